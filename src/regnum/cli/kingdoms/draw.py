"""The table of Kingdoms as text for any terminal: the board, each player's gold and castles, and what is to be done.

`table` is used by `regnum replay`; its parts also by the game on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from regnum.cli.kingdoms import colours
from regnum.cli.kingdoms.picture import LARGE, MEDIUM, NAMES, SMALL, TINY, Picture, extent, signed
from regnum.cli.terminal import palette
from regnum.cli.terminal.drawing import Drawing
from regnum.games.kingdoms import Board, Kind
from regnum.games.kingdoms.turns import FIRST_MONEY
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

_PLAYERS_WIDTH = 27


def table(board: Board, names: Sequence[str], say: Speaker) -> RenderableType:
    """The complete table; `names` are the players' by seat."""
    return _Drawing(board, names, say)


def shield(seat: int) -> Text:
    """A player's sign on their colour."""
    return Text(f" {palette.SHIELDS[seat]} ", colours.PLAYER[seat])


def turn(board: Board, names: Sequence[str]) -> Message:
    """The player to act, and what they have to do."""
    if board.seat is None:
        return message("terminal-turn-over")
    name = names[board.seat]
    if board.phase == "place":
        return message("kingdoms-terminal-turn-place", player=name, tile=tile_message(board.drawn_tile))
    return message("kingdoms-terminal-turn-act", player=name)


def progress(board: Board, say: Speaker) -> str:
    """Which round it is, and how many tiles are left."""
    left = say("kingdoms-terminal-left", tiles=board.supply)
    if board.options.last_castle:
        return f"{say('kingdoms-terminal-round', round=board.round_number)} · {left}"
    rounds = board.options.most_rounds
    return f"{say('terminal-round', round=board.round_number, rounds=rounds)} · {left}"


def tile_message(tile: Kind | str | None) -> Message:
    """A tile with its number and the name of its picture."""
    if not isinstance(tile, Kind):
        return message("kingdoms-terminal-hidden")
    if not tile.worth:
        return message("kingdoms-tile", tile=tile.word)
    picture = message("kingdoms-terminal-picture", picture=NAMES[tile])
    return message("kingdoms-terminal-numbered", number=signed(tile.worth), picture=picture)


def tile_chip(tile: Kind | str, say: Speaker) -> Text:
    """A tile's words on its ground."""
    style = colours.tile(tile) if isinstance(tile, Kind) else colours.SQUARE
    return Text(f" {say.say(tile_message(tile))} ", style)


def player(board: Board, seat: int, name: str) -> Text:
    """A player's sign and name, with an arrow for the player to act and a crown for the start player."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append_text(shield(seat)).append(" ").append(name, Style(bold=True, underline=seat == board.seat))
    if seat == board.start_player:
        line.append(f" {palette.CROWN}", palette.SOFT)
    if seat == board.seat:
        line.append(f" {palette.CHOSEN_END}", palette.MARK)
    return line


def castles(board: Board, seat: int) -> Text:
    """How many castles of each rank a player has in hand."""
    line = Text(no_wrap=True)
    for rank, count in board.castles(seat).items():
        line.append(f"{rank}{palette.CASTLE}", palette.BOLD if count else palette.SOFT)
        line.append(f"{count} ", palette.PLAIN if count else palette.SOFT)
    return line


def money(amount: int) -> str:
    """An amount of money; debts have a minus."""
    return str(amount).replace("-", "−")


def change(amount: int) -> Text:
    """A gain or loss in its colour, with its sign."""
    return Text(signed(amount), colours.value(amount, is_counted=False))


def history(board: Board, seat: int) -> Text:
    """A player's gold at the beginning and after every round."""
    if not board.money_history:
        return Text()
    steps = [FIRST_MONEY, *(amounts[seat] for amounts in board.money_history)]
    return Text(" → ".join(money(amount) for amount in steps), palette.SOFT)


class _Drawing(Drawing[Board]):
    def fitting(self, width: int, height: int) -> RenderableType:
        """The largest squares with which everything fits."""
        for cell in (LARGE, MEDIUM, SMALL):
            columns, lines = extent(cell)
            if columns + _PLAYERS_WIDTH + 2 <= width and lines + 4 <= height:
                break
        else:
            cell = SMALL if extent(SMALL)[0] <= width else TINY
        picture = Picture(self.board.account(), cell, self.say)
        picture.paint_values()
        sheet = Table.grid(padding=(0, 2, 0, 0))
        if extent(cell)[0] + _PLAYERS_WIDTH + 2 <= width:
            sheet.add_row(picture.canvas.text(), self._players())
        else:
            sheet.add_row(picture.canvas.text())
            sheet.add_row(self._players())
        above = Text(progress(self.board, self.say), palette.SOFT)
        return Group(above, Text(self.say.say(turn(self.board, self.names)), palette.BOLD), sheet)

    def _players(self) -> RenderableType:
        account = self.board.account()
        lines: list[RenderableType] = []
        for seat, name in enumerate(self.names):
            income = account.income(seat).total
            words = self.say("kingdoms-terminal-money", money=money(self.board.money[seat]), income=signed(income))
            lines += [
                player(self.board, seat, name),
                Text(f"    {words}"),
                Text.assemble("    ", castles(self.board, seat)),
            ]
            tile = self.board.starting_tile(seat)
            if tile is not None:
                lines.append(Text.assemble("    ", tile_chip(tile, self.say)))
        return Group(*lines)

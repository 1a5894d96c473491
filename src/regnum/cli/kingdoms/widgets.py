"""The parts of the screen of Kingdoms. Each draws the desk as it is; none changes it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.message import Message as Posted

from regnum.cli.kingdoms import colours, draw
from regnum.cli.kingdoms.desk import Desk, described
from regnum.cli.kingdoms.picture import CELLS, SIGNS, TINY, Picture, extent, signed
from regnum.cli.terminal import palette
from regnum.cli.terminal.widgets import DeskWidget, PictureView
from regnum.games.kingdoms import Action, Build, Draw, Lay, LayStart
from regnum.games.kingdoms.components import RANKS, Kind

_WIDE = 36
"""Columns from which things are written out."""


class BoardView(PictureView[Desk, Picture]):
    """The board as large as fits, with the ghost and what it would change."""

    @dataclass
    class Pointed(Posted):
        """A square was clicked."""

        square: int

    def pointed(self, picture: Picture, column: int, line: int) -> Posted | None:
        """Which square was meant."""
        square = picture.square_at(column, line)
        return None if square is None else self.Pointed(square)

    def picture(self) -> Picture:
        """The board with the ghost, the last move, and the values of all lines."""
        hand, board = self.desk.hand, self.desk.view
        cell = next((cell for cell in CELLS if self.fits(*extent(cell))), TINY)
        if board.is_over or hand is None:
            picture = Picture(board.account(), cell, self.say)
            picture.paint_values()
        else:
            picture = Picture(hand.account, cell, self.say, is_offered=hand.ghost is not None)
            picture.paint_values(board.account())
        last = self.desk.last_square()
        if last is not None:
            picture.paint_frame(last, is_ghost=False)
        if hand is not None and hand.ghost is not None:
            picture.paint_frame(hand.ghost.square, is_ghost=True)
        return picture


class Players(DeskWidget[Desk]):
    """Each player's gold, castles in hand, present income, and what the ghost would change in it."""

    def render(self) -> RenderableType:
        """Two lines for each player; three where there is room for the money of past rounds."""
        sheet = Table.grid(expand=True)
        sheet.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        sheet.add_column(justify="right", no_wrap=True)
        account = self.desk.view.account()
        for seat in range(len(self.desk.game.players)):
            self._add(sheet, seat, account.income(seat).total)
        return sheet

    def _add(self, sheet: Table, seat: int, so_far: int) -> None:
        board, hand = self.desk.view, self.desk.hand
        is_wide = self.size.width >= _WIDE
        amount = Text(f" {draw.money(board.money[seat])}", palette.BOLD)
        if hand is not None and hand.ghost is not None:
            amount = Text.assemble(self._change(hand.changes[seat]), amount)
        sheet.add_row(draw.player(board, seat, self.desk.game.names[seat]), amount)
        income = draw.change(so_far)
        if is_wide:
            income = Text.assemble((f"{self.say('kingdoms-terminal-income')} ", palette.SOFT), income)
        sheet.add_row(draw.castles(board, seat), income)
        if is_wide:
            sheet.add_row(draw.history(board, seat), self._tile(seat))

    def _tile(self, seat: int) -> Text:
        """Whether another player still has their starting tile; the observer's own is in their hand."""
        tile = self.desk.view.starting_tile(seat)
        return Text() if tile is None else Text(self.say("kingdoms-terminal-has-start"), palette.SOFT)

    def _change(self, amount: int) -> Text:
        change = draw.change(amount)
        return Text(f"({change.plain})", colours.CHANGED if amount else palette.SOFT)


@dataclass(frozen=True)
class Chip:
    """Something in the hand that can be clicked."""

    text: Text
    action: Action


class HandView(DeskWidget[Desk]):
    """What the person to act can pick up: castles, the starting tile, the supply."""

    @dataclass
    class Chosen(Posted):
        """Something was clicked."""

        action: Action

    def render(self) -> RenderableType:
        """Chips in as many lines as it takes."""
        return Text("\n").join(self._line(chips) for chips in self._lines())

    def on_click(self, event: events.Click) -> None:
        """Find out what was meant."""
        lines = self._lines()
        if not event.y < len(lines):
            return
        x = 0
        for chip in lines[event.y]:
            if x <= event.x < x + chip.text.cell_len:
                self.post_message(self.Chosen(chip.action))
            x += chip.text.cell_len + 1

    def _line(self, chips: list[Chip]) -> Text:
        return Text(" ", no_wrap=True).join(chip.text for chip in chips)

    def _lines(self) -> list[list[Chip]]:
        """The chips, broken into lines."""
        lines: list[list[Chip]] = [[]]
        room = self.size.width
        for chip in self._chips():
            width = chip.text.cell_len + 1
            if lines[-1] and width > room + 1:
                lines.append([])
                room = self.size.width
            lines[-1].append(chip)
            room -= width
        return lines

    def _chips(self) -> list[Chip]:
        board, seat = self.desk.view, self.desk.observer
        chips = []
        if seat is not None:
            chips += [self._castle(rank, board.castles(seat)[rank], seat) for rank in RANKS]
            tile = board.starting_tile(seat)
            if tile is not None:
                chips.append(self._chip("t", draw.tile_chip(tile, self.say), LayStart(0)))
        if board.options.no_luck:
            return [*chips, *self._supply()]
        words = Text(self.say("kingdoms-terminal-left", tiles=board.supply))
        chips.append(self._chip("d", words, Draw()))
        drawn = board.drawn_tile
        if isinstance(drawn, Kind):
            chips.append(self._chip("", draw.tile_chip(drawn, self.say), Lay(drawn, 0)))
        return chips

    def _castle(self, rank: int, count: int, seat: int) -> Chip:
        text = Text(f"{palette.CASTLE * rank} ×{count}", palette.PLAIN if count else palette.SOFT)
        if count:
            text.stylize(colours.PLAYER[seat], 0, rank)
        return self._chip(str(rank), text, Build(rank, 0))

    def _supply(self) -> list[Chip]:
        """The face-up supply (KG-X2)."""
        chips = []
        for kind, count in self.desk.view.unseen.items():
            if count:
                sign = SIGNS.get(kind) or signed(kind.worth)
                more = f"×{count}" if count > 1 else ""
                text = Text.assemble((f" {sign} ", colours.tile(kind)), (more, palette.SOFT))
                chips.append(self._chip("", text, Lay(kind, 0)))
        return chips

    def _chip(self, key: str, text: Text, action: Action) -> Chip:
        is_held = self.desk.hand is not None and _is_same(self.desk.hand.action, action)
        sign = palette.CHOSEN if is_held else " " if not key else ""
        label = Text(no_wrap=True).append(sign, palette.MARK).append(key, palette.MARK).append(" " if key else "")
        return Chip(label.append_text(text), action)


class Log(DeskWidget[Desk]):
    """The actions so far, the latest first, with what it changed for each player."""

    def render(self) -> RenderableType:
        """As many lines as there is room for."""
        lines: list[Text] = []
        game = self.desk.game
        shown = game.state.round_number
        for number, move in enumerate(reversed(game.moves[-60:])):
            if isinstance(move.action, Draw) and number > 0:
                continue
            if move.round != shown:
                shown = move.round
                lines.append(Text(self.say("kingdoms-terminal-round", round=shown), palette.SOFT))
            words = self.say.say(described(move, game.names, no_luck=game.state.options.no_luck))
            sign = Text(palette.SHIELDS[move.seat], colours.PLAYER[move.seat])
            lines.append(Text.assemble(sign, " ", words, *self._changes(move.changes)))
            if any(move.paid):
                paid = Text(f"  {self.say('kingdoms-terminal-paid')}", palette.MARK)
                lines.append(Text.assemble(paid, *self._changes(move.paid)))
        return Text("\n").join(lines)

    def _changes(self, amounts: tuple[int, ...]) -> list[Text]:
        """The changes, by the players' signs."""
        return [
            Text.assemble(" ", palette.SHIELDS[seat], draw.change(amount))
            for seat, amount in enumerate(amounts)
            if amount
        ]


def _is_same(one: Action, other: Action) -> bool:
    """Whether two actions use the same piece."""
    if isinstance(one, Build) and isinstance(other, Build):
        return one.rank == other.rank
    if isinstance(one, Lay) and isinstance(other, Lay):
        return one.kind == other.kind
    return type(one) is type(other)

"""The table as text for any terminal: both rows, every kingdom, the scores, and what is to be done.

`table` is used by `regnum replay`; its parts also by the game on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from regnum.cli.kingdomino import colours
from regnum.cli.kingdomino.picture import MEDIUM, SMALL, Cell, Picture, Window, paint_domino
from regnum.cli.terminal import palette
from regnum.cli.terminal.canvas import Canvas
from regnum.cli.terminal.drawing import Drawing
from regnum.games.kingdomino import DOMINOES, Board, Discard, Place, Slot, Terrain
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

ROW_WIDTH = 12
"""Columns of one row of dominoes: a mark, the number, the domino, a mark."""
ROWS_WIDTH = 2 * ROW_WIDTH + 1
SLOT_HEIGHT = MEDIUM.height + 1
"""Lines of one domino of a row: itself and a gap."""
_BOLD = Style(bold=True)


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
    if board.domino is None:
        return message(f"kingdomino-terminal-turn-{board.phase}", player=name)
    what = "kingdomino-terminal-turn-discard" if must_discard(board) else "kingdomino-terminal-turn-place"
    return message(what, player=name, domino=board.domino)


def counted(board: Board, seat: int) -> tuple[int, str]:
    """What a kingdom counts; behind it the bonuses that may still be lost, as ` +10?`."""
    score = board.scores()[seat]
    if board.phase == "over":
        return score.total, ""
    return score.land, f" +{score.bonus}?" if score.bonus else ""


def must_discard(board: Board) -> bool:
    """Whether the domino to be placed fits nowhere (KD-P4)."""
    return board.domino is not None and board.legal_actions() == (Discard(board.domino),)


def progress(board: Board, say: Speaker) -> str:
    """Which game and round it is, and how many dominoes are left."""
    parts = [say("kingdomino-terminal-left", dominoes=board.dominoes_in_box)]
    if board.round_number:
        parts.insert(0, say("terminal-round", round=board.round_number, rounds=board.options.rounds))
    else:
        parts.insert(0, say("kingdomino-terminal-first-draft"))
    if board.options.games > 1:
        parts.insert(0, say("kingdomino-terminal-game", game=board.game_number, games=board.options.games))
    return " · ".join(parts)


def rows(board: Board, say: Speaker, chosen: int | None = None) -> Text:
    """The row being placed and the row being claimed, side by side; `chosen` is marked."""
    heading = Text(no_wrap=True)
    heading.append(f"   {say('kingdomino-terminal-row-now'):<{ROW_WIDTH - 2}}"[: ROW_WIDTH + 1], _BOLD)
    heading.append(f"   {say('kingdomino-terminal-row-next')}"[:ROW_WIDTH], _BOLD)
    canvas = Canvas(ROWS_WIDTH, board.options.row * SLOT_HEIGHT - 1)
    for line, slot in enumerate(board.current_row):
        corner = (0, line * SLOT_HEIGHT)
        if slot.is_done or slot.seat is None:
            _paint_gone(canvas, corner, slot)
        else:
            _paint_slot(canvas, corner, slot, is_chosen=slot.domino == board.domino)
    is_claiming = board.phase in ("draft", "claim")
    for line, slot in enumerate(board.next_row):
        corner = (ROW_WIDTH + 1, line * SLOT_HEIGHT)
        _paint_slot(canvas, corner, slot, is_chosen=slot.domino == chosen, is_offered=is_claiming)
    return Text("\n").join([heading, canvas.text()])


def kingdom(board: Board, seat: int, cell: Cell, last: Place | None = None, *, game_number: int | None = None) -> Text:
    """A kingdom in one frame: with the last domino outlined, or that of an earlier game with its points."""
    land = board.kingdom(seat, game_number)
    picture = Picture(Window.frame(land), cell)
    picture.paint_land(land, seat)
    if last is not None:
        picture.paint_last_move(last)
    if game_number is not None:
        picture.paint_points(land.properties())
    return picture.canvas.text()


def player(board: Board, seat: int, name: str) -> Text:
    """A player's sign and name, with an arrow for the player to act."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append_text(shield(seat)).append(" ").append(name, Style(bold=True, underline=seat == board.seat))
    if seat == board.seat:
        line.append(f" {palette.CHOSEN_END}", palette.MARK)
    return line


def legend(say: Speaker) -> Text:
    """The letters of the terrains with their names, and the sign of a crown."""
    line = Text()
    for terrain in Terrain:
        line.append(f" {terrain.letter} ", colours.LAND[terrain])
        line.append(f" {say('kingdomino-terrain', terrain=terrain.word)}  ", palette.SOFT)
    line.append(palette.CROWN, colours.SEAL)
    line.append(f" {say('kingdomino-terminal-crown')}", palette.SOFT)
    return line


class _Drawing(Drawing[Board]):
    def fitting(self, width: int, height: int) -> RenderableType:
        """The largest squares with which everything fits."""
        layouts = self._layouts(width)
        best, _ = next((found for found in layouts if found[1] <= height - 4), layouts[-1])
        return self._group(*best)

    def _layouts(self, width: int) -> list[tuple[tuple[Cell, int], int]]:
        """Size of squares and kingdoms abreast, with the lines that takes; the best first."""
        players, size = self.board.options.players, self.board.options.size
        found = []
        for cell in (MEDIUM, SMALL):
            room = max(width - ROWS_WIDTH - 2, size * cell.width)
            abreast = max(1, min(players, (room + 2) // (self._width(cell) + 2)))
            lines = -(-players // abreast) * (size * cell.height + 1)
            found.append(((cell, abreast), lines))
        return found

    def _group(self, cell: Cell, abreast: int) -> RenderableType:
        sentence = Text(self.say.say(turn(self.board, self.names)), _BOLD)
        sheet = Table.grid(padding=(0, 2, 0, 0))
        sheet.add_row(rows(self.board, self.say), self._kingdoms(cell, abreast))
        above = Text(progress(self.board, self.say), palette.SOFT)
        return Group(above, sentence, sheet, legend(self.say))

    def _kingdoms(self, cell: Cell, abreast: int) -> RenderableType:
        sheet = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(abreast):
            sheet.add_column(width=self._width(cell))
        drawn = [self._kingdom(seat, cell) for seat in range(self.board.options.players)]
        for start in range(0, len(drawn), abreast):
            sheet.add_row(*drawn[start : start + abreast])
        return sheet

    def _kingdom(self, seat: int, cell: Cell) -> RenderableType:
        heading = player(self.board, seat, self.names[seat])
        points, bonus = counted(self.board, seat)
        words = self.say("kingdomino-terminal-points", points=points) + bonus
        fits = heading.cell_len + cell_len(words) < self._width(cell)
        heading.append(f" {words if fits else f'{points}{bonus}'}", palette.SOFT)
        return Group(heading, kingdom(self.board, seat, cell))

    def _width(self, cell: Cell) -> int:
        """Columns for a kingdom and the name above it."""
        return max(self.board.options.size * cell.width, 16)


def _paint_slot(
    canvas: Canvas, corner: tuple[int, int], slot: Slot, *, is_chosen: bool, is_offered: bool = False
) -> None:
    """A domino of a row, with the king on it."""
    x, y = corner
    sign = palette.CHOSEN if is_chosen else colours.CLAIMABLE if is_offered and slot.seat is None else " "
    canvas.write(x, y, f"{sign}{slot.domino:>2}", palette.MARK if sign != " " else palette.SOFT)
    paint_domino(canvas, (x + 3, y), DOMINOES[slot.domino])
    if slot.seat is not None:
        king = palette.KING + palette.SHIELDS[slot.seat]
        canvas.write(x + 6, y, king, colours.PLAYER[slot.seat])
    if is_chosen:
        canvas.write(x + 11, y, palette.CHOSEN_END, palette.MARK)


def _paint_gone(canvas: Canvas, corner: tuple[int, int], slot: Slot) -> None:
    """The place of a domino that has been dealt with, with its owner's sign; one without an owner has left the game."""
    x, y = corner
    canvas.write(x, y, f" {slot.domino:>2}┌╌╌╌╌╌╌┐", palette.SOFT)
    canvas.write(x, y + 1, "   └╌╌╌╌╌╌┘", palette.SOFT)
    if slot.seat is None:
        canvas.write(x + 6, y, "××", palette.SOFT)
    else:
        canvas.write(x + 6, y, f" {palette.SHIELDS[slot.seat]}", colours.PLAYER[slot.seat])

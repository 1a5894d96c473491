"""The board painted square by square in one of several sizes, the values of its lines in the margins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from regnum.cli.kingdoms import colours
from regnum.cli.kingdoms.digits import large
from regnum.cli.terminal import palette
from regnum.cli.terminal.canvas import Canvas
from regnum.games.kingdoms import Account, Castle, Kind, Line
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.components import COLUMNS, ROWS, SQUARES, TILES, Piece
from regnum.words.speaker import Speaker

_LEFT, _RIGHT, _BARE, _TOP = 7, 6, 2, 1
"""The margins: the name of a row and the value of its first part; the values of undivided rows and last parts; without
values only the name; and above the board, as below it with values, one line."""
NAMES = {tile.kind: tile.name for tile in reversed(TILES)}
"""The name of a tile's picture; of two with the same number the first."""
SIGNS = {Kind.MOUNTAIN: "╱╲", Kind.DRAGON: "×0", Kind.GOLD_MINE: "×2", Kind.WIZARD: f"{palette.CASTLE}+1"}
"""The sign on a tile without a number."""


@dataclass(frozen=True, slots=True)
class Cell:
    """How large a square is drawn, with the gaps to its neighbours."""

    width: int
    height: int
    gap: int

    @property
    def columns(self) -> int:
        """From the beginning of one square to the next."""
        return self.width + 1

    @property
    def lines(self) -> int:
        """The same downwards."""
        return self.height + self.gap


LARGE = Cell(10, 5, 1)
MEDIUM = Cell(6, 3, 0)
SMALL = Cell(4, 2, 0)
TINY = Cell(4, 1, 0)
CELLS = (LARGE, Cell(10, 5, 0), Cell(8, 4, 0), Cell(6, 3, 1), MEDIUM, SMALL, TINY)
"""From the largest to the smallest."""


def extent(cell: Cell, *, with_values: bool = True) -> tuple[int, int]:
    """How many columns and lines a board takes."""
    margins = _LEFT + _RIGHT if with_values else _BARE
    return margins + COLUMNS * cell.columns - 1, _TOP + ROWS * cell.lines - cell.gap + with_values


def signed(number: int) -> str:
    """A number with its sign, which nothing lacks."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def value_text(value: int) -> str:
    """The value of a line in a shape by sign: a disc for plus, a diamond for minus, a square for nothing."""
    return f"({signed(value)})" if value > 0 else f"<{signed(value)}>" if value < 0 else "[0]"


def tile_name(kind: Kind, say: Speaker) -> str:
    """The picture on a tile."""
    return say("kingdoms-terminal-picture", picture=NAMES[kind])


class Picture:
    """A board on paper; knows which square is where."""

    def __init__(
        self, account: Account, cell: Cell, say: Speaker, *, is_offered: bool = False, with_values: bool = True
    ) -> None:
        self.account, self.cell, self.say = account, cell, say
        self._left = _LEFT if with_values else _BARE
        self.canvas = Canvas(*extent(cell, with_values=with_values))
        for square, piece in enumerate(account.pieces):
            self._paint_square(square, piece, is_offered=is_offered)
        self._paint_effects()
        self._paint_names()

    def corner(self, square: int) -> tuple[int, int]:
        """Where on the canvas a square begins."""
        return self._left + square % COLUMNS * self.cell.columns, _TOP + square // COLUMNS * self.cell.lines

    def square_at(self, column: int, line: int) -> int | None:
        """The square at a place of the canvas."""
        x, right = divmod(column - self._left, self.cell.columns)
        y, down = divmod(line - _TOP, self.cell.lines)
        is_inside = 0 <= x < COLUMNS and 0 <= y < ROWS and right < self.cell.width and down < self.cell.height
        return y * COLUMNS + x if is_inside else None

    def paint_values(self, before: Account | None = None) -> None:
        """The present value of every line; where it was another `before`, that is marked."""
        old = {_place(line): line.value for line in before.lines} if before is not None else None
        for line in self.account.lines:
            was = old.get(_place(line)) if old is not None else line.value
            self._paint_value(line, was)

    def paint_frame(self, square: int, *, is_ghost: bool) -> None:
        """A frame round what is held, or stitches round what was placed last."""
        lines, sides = palette.LAST_LINES, palette.LAST_SIDES
        if is_ghost:
            lines, sides = palette.GHOST_LINES, palette.GHOST_SIDES
        style = palette.GHOST if is_ghost else palette.LAST_MOVE
        box = (*self.corner(square), self.cell.width, self.cell.height)
        self.canvas.frame(box, lines if self.cell.height > 2 else "", sides, style)
        piece = self.account.pieces[square]
        if self.cell.height > 2 and piece is not None:
            self._paint_title(square, piece, indent=1)
            self._paint_effects(square)
        elif is_ghost and self.cell.height == 1:
            self.canvas.restyle(*self.corner(square), self.cell.width, palette.GHOST_SMALL)

    def paint_line(self, line: Line) -> None:
        """Everything outside a line fades."""
        inside = set(squares_of(line))
        for square in range(SQUARES):
            if square not in inside:
                x, y = self.corner(square)
                for down in range(self.cell.height):
                    self.canvas.restyle(x, y + down, self.cell.width, _FADED)

    def _paint_square(self, square: int, piece: Piece | None, *, is_offered: bool) -> None:
        sign, style = " ", colours.SQUARE
        if isinstance(piece, Castle):
            style = colours.PLAYER[piece.seat]
        elif piece is not None:
            sign, style = colours.pattern(piece)
        x, y = self.corner(square)
        for line in range(self.cell.height):
            dots = [
                (x + column + 2 * (y + line)) % 4 == 0 and self.cell.height > 2 for column in range(self.cell.width)
            ]
            self.canvas.write(x, y + line, "".join(sign if dot else " " for dot in dots), style)
        if piece is None:
            mark = palette.FREE_NOW if is_offered else palette.FREE_SQUARE
            shift = (self.cell.width - 1) // 2
            style = colours.SQUARE + palette.MARK if is_offered else colours.SQUARE
            self.canvas.write(x + shift, y + (self.cell.height - 1) // 2, mark, style)
        else:
            self._paint_title(square, piece)
            self._paint_middle(square, piece)

    def _paint_title(self, square: int, piece: Piece, indent: int = 0) -> None:
        """A tile's name, or a castle's shield and towers, in the first line; in the lowest squares only the shield."""
        x, y = self.corner(square)
        if isinstance(piece, Castle):
            towers = palette.CASTLE * piece.rank if self.cell.width > 4 else ""
            self.canvas.write(x + indent, y, f"{palette.SHIELDS[piece.seat]}{towers}", colours.PLAYER[piece.seat])
        elif self.cell.height > 1:
            name, room = tile_name(piece, self.say), self.cell.width - 2 * indent
            name = name if cell_len(name) <= room else f"{name[: room - 1]}…"
            self.canvas.write(x + indent, y, name, colours.tile(piece))

    def _paint_middle(self, square: int, piece: Piece) -> None:
        """The number, as large as fits; in the lowest squares at the right."""
        x, y = self.corner(square)
        style = colours.PLAYER[piece.seat] if isinstance(piece, Castle) else colours.tile(piece)
        lines = _middle(piece, is_large=self.cell.height >= LARGE.height)
        room = self.cell.width - max(len(line) for line in lines)
        top = y + (self.cell.height > 1) + (self.cell.height > 3 and len(lines) == 1)
        for down, line in enumerate(lines):
            self.canvas.write(x + (room if self.cell.height == 1 else room // 2), top + down, line, style)

    def _paint_effects(self, only: int | None = None) -> None:
        """Tags for what is doubled and cancelled, along the line in which it is, and for castles that are lifted."""
        if self.cell.height < MEDIUM.height:
            return
        tags: dict[int, list[str]] = {}
        for line in self.account.lines:
            sign = colours.ROW if line.direction == "row" else colours.COLUMN
            for tile in line.tiles:
                if tile.effect is not None:
                    tags.setdefault(tile.square, []).append(f"{sign}{'×2' if tile.effect == 'doubled' else '×0'}")
            for counted in line.castles:
                if counted.bonus:
                    tags[counted.square] = [f"{palette.CASTLE}{signed(counted.bonus)}"]
        for square, words in tags.items():
            if only in (None, square):
                text = ("" if self.cell.width < 7 else " ").join(words)
                x, y = self.corner(square)
                left = x + (self.cell.width - len(text) + 1) // 2
                self.canvas.write(left, y + self.cell.height - 1, text, colours.TAG)

    def _paint_names(self) -> None:
        """The names of columns and rows, as squares are named in sentences and records."""
        for column in range(COLUMNS):
            x, _ = self.corner(column)
            self.canvas.write(x, 0, square_name(column)[0], palette.SOFT)
        for row in range(ROWS):
            _, y = self.corner(row * COLUMNS)
            self.canvas.write(0, y + (self.cell.height - 1) // 2, str(row + 1), palette.SOFT)

    def _paint_value(self, line: Line, was: int | None) -> None:
        text = value_text(line.value)
        is_changed = was != line.value
        style = colours.CHANGED if is_changed else colours.value(line.value, is_counted=line.is_scored)
        x, y = self._value_spot(line, len(text))
        if is_changed and was is not None:
            self._paint_old(line, x, y, value_text(was))
        self.canvas.write(x, y, text, style)

    def _paint_old(self, line: Line, x: int, y: int, text: str) -> None:
        """The value that a line had: above that of a row, before that of a column."""
        style = palette.SOFT + Style(strike=True)
        if line.direction == "row" and self.cell.height > 2:
            self.canvas.write(x, y - 1, text, style)
        elif line.direction == "column" and self.cell.width > 2 * len(text):
            self.canvas.write(x - len(text) - 1, y, text, style)

    def _value_spot(self, line: Line, width: int) -> tuple[int, int]:
        """At the end of a line; at its beginning for a first part; for a middle part on the mountain behind it."""
        end, _ = _place(line)
        x, y = self.corner(line.first)
        if line.direction == "row":
            y += (self.cell.height - 1) // 2
            if end == "end":
                return self.canvas.width - _RIGHT + 1, y
            if end == "start":
                return _LEFT - 1 - width, y
            x, y = self.corner(line.last + 1)
            return x + self.cell.width - width, y + self.cell.height - 1
        right = x + self.cell.width - width
        if end == "end":
            return right - (self.cell.width - width) // 2, self.canvas.height - 1
        if end == "start":
            return right, 0
        x, y = self.corner(line.last + COLUMNS)
        return x, y + self.cell.height - 1


def _middle(piece: Piece, *, is_large: bool) -> list[str]:
    """The text in the middle of a square: a number, a rank, or a sign."""
    if piece is Kind.MOUNTAIN and is_large:
        return ["   ╱╲   ", "  ╱  ╲╱╲", " ╱      ╲"]
    text = str(piece.rank) if isinstance(piece, Castle) else SIGNS.get(piece) or signed(piece.worth)
    return large(text) if is_large and piece is not Kind.WIZARD else [text]


def squares_of(line: Line) -> Iterator[int]:
    """The squares of a line."""
    return iter(range(line.first, line.last + 1, 1 if line.direction == "row" else COLUMNS))


def _place(line: Line) -> tuple[str, tuple[str, int]]:
    """Where in its row or column a part is, and which that is."""
    first, last = line.first // COLUMNS, line.last // COLUMNS
    length, number = ROWS, line.first % COLUMNS
    if line.direction == "row":
        first, last, length, number = line.first % COLUMNS, line.last % COLUMNS, COLUMNS, line.first // COLUMNS
    end = "end" if last == length - 1 else "start" if first == 0 else "middle"
    return end, (line.direction, number)


_FADED = Style(color="#4d5170", bgcolor=palette.PAPER_RAISED)

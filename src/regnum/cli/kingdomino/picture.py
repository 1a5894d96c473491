"""Pictures of kingdoms and dominoes, their squares painted in one of several sizes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.style import Style

from regnum.cli.kingdomino import colours
from regnum.cli.terminal import palette
from regnum.cli.terminal.canvas import Canvas
from regnum.games.kingdomino import Domino, Kingdom, Place, Property, Square
from regnum.games.kingdomino.actions import square_name

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Cell:
    """How large a square is drawn, and where in it the letter and the crowns are."""

    width: int
    height: int
    letter: Point
    crowns: Point
    room: int
    """How many characters the crowns may take."""

    @property
    def is_framed(self) -> bool:
        """Whether its outer characters hold nothing, so that a frame can be drawn on them."""
        return self.height > 2


MEDIUM = Cell(4, 2, (1, 0), (1, 1), 2)
SMALL = Cell(2, 1, (0, 0), (1, 0), 1)
CELLS = (Cell(10, 5, (3, 2), (5, 2), 3), Cell(8, 4, (2, 1), (4, 1), 3), Cell(6, 3, (1, 1), (2, 1), 3), MEDIUM, SMALL)
"""From the largest to the smallest."""

_MARGIN = 3
"""Columns for the numbers of the rows, where they are shown."""

_FORBIDDEN_LINES, _FORBIDDEN_SIDES = "┌╌┐╎└┘", "╎╎"


@dataclass(frozen=True, slots=True)
class Window:
    """The squares shown: their limits, counted from the castle."""

    west: int
    east: int
    south: int
    north: int

    @classmethod
    def reach(cls, kingdom: Kingdom) -> Window:
        """Every square that the kingdom may still come to hold: all frames that are possible (A-K3)."""
        west, east, south, north = kingdom.box
        more = kingdom.size - 1
        return cls(east - more, west + more, north - more, south + more)

    @classmethod
    def near(cls, kingdom: Kingdom) -> Window:
        """The part of the reach where a domino can touch the kingdom: two squares beyond it on each side."""
        reach = cls.reach(kingdom)
        west, east, south, north = kingdom.box
        return cls(
            max(reach.west, west - 2),
            min(reach.east, east + 2),
            max(reach.south, south - 2),
            min(reach.north, north + 2),
        )

    @classmethod
    def frame(cls, kingdom: Kingdom) -> Window:
        """One frame round the kingdom, with the castle as near its middle as the land allows."""
        west, east, south, north = kingdom.box
        more = kingdom.size - 1
        left = min(max(-(more // 2), east - more), west)
        low = min(max(-(more // 2), north - more), south)
        return cls(left, left + more, low, low + more)

    @property
    def columns(self) -> int:
        """How many squares it is wide."""
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        """How many squares it is high."""
        return self.north - self.south + 1

    def points(self) -> Iterable[Point]:
        """All squares, the rows from the north."""
        return ((x, y) for y in range(self.north, self.south - 1, -1) for x in range(self.west, self.east + 1))

    def holds(self, point: Point) -> bool:
        """Whether a square is shown."""
        return self.west <= point[0] <= self.east and self.south <= point[1] <= self.north


def crowns_text(crowns: int, room: int) -> str:
    """Crowns one by one, or their number where there is no room."""
    if crowns <= room:
        return palette.CROWN * crowns
    return f"{crowns}{palette.CROWN}" if room > 1 else str(crowns)


def paint_square(canvas: Canvas, corner: Point, cell: Cell, square: Square) -> None:
    """One half of a domino: ground, pattern, letter and crowns."""
    x, y = corner
    pattern = colours.PATTERN[square.terrain]
    for line in range(cell.height):
        row = pattern[(y + line) % len(pattern)]
        ground = "".join(row[(x + column) % len(row)] for column in range(cell.width))
        canvas.write(x, y + line, ground if cell is not SMALL else " " * cell.width, colours.PATTERNED[square.terrain])
    _paint_signs(canvas, corner, cell, square)


def _paint_signs(canvas: Canvas, corner: Point, cell: Cell, square: Square) -> None:
    x, y = corner
    letter = square.terrain.letter if cell is SMALL else f" {square.terrain.letter} "
    shift = 0 if cell is SMALL else 1
    canvas.write(x + cell.letter[0] - shift, y + cell.letter[1], letter, colours.LAND[square.terrain])
    seal = crowns_text(square.crowns, cell.room)
    canvas.write(x + cell.crowns[0], y + cell.crowns[1], seal, colours.SEAL)


def paint_castle(canvas: Canvas, corner: Point, cell: Cell, seat: int) -> None:
    """A castle in its player's colour, with their sign."""
    x, y = corner
    style = colours.PLAYER[seat]
    for line in range(cell.height):
        canvas.write(x, y + line, " " * cell.width, style)
    middle = (cell.width - 2) // 2
    canvas.write(x + middle, y + (cell.height - 1) // 2, palette.CASTLE + palette.SHIELDS[seat], style)


def paint_domino(canvas: Canvas, corner: Point, domino: Domino) -> None:
    """A complete domino as it is shown in a row."""
    x, y = corner
    paint_square(canvas, corner, MEDIUM, domino.first)
    paint_square(canvas, (x + MEDIUM.width, y), MEDIUM, domino.second)


class Picture:
    """A kingdom painted square by square; knows which square is where."""

    def __init__(self, window: Window, cell: Cell, *, with_names: bool = False) -> None:
        self.window, self.cell = window, cell
        self._left = _MARGIN if with_names else 0
        self.canvas = Canvas(*self.extent(window, cell, with_names=with_names))
        if with_names:
            self._paint_names()

    @staticmethod
    def extent(window: Window, cell: Cell, *, with_names: bool = False) -> tuple[int, int]:
        """How many columns and lines such a picture takes."""
        margin = _MARGIN if with_names else 0
        return window.columns * cell.width + margin, window.rows * cell.height + with_names

    def corner(self, point: Point) -> Point:
        """Where on the canvas a square begins."""
        x, y = point
        return self._left + (x - self.window.west) * self.cell.width, (self.window.north - y) * self.cell.height

    def point_at(self, column: int, line: int) -> Point | None:
        """The square at a place of the canvas."""
        x = self.window.west + (column - self._left) // self.cell.width
        y = self.window.north - line // self.cell.height
        return (x, y) if self.window.holds((x, y)) else None

    def paint_land(self, kingdom: Kingdom, seat: int) -> None:
        """The squares of a kingdom, and a dot for each that is free."""
        for point in self.window.points():
            if point == (0, 0):
                paint_castle(self.canvas, self.corner(point), self.cell, seat)
            elif point in kingdom.squares:
                paint_square(self.canvas, self.corner(point), self.cell, kingdom.squares[point])
            else:
                self._paint_middle(point, palette.FREE_SQUARE, palette.SOFT + Style(dim=True))

    def paint_marks(self, marks: Mapping[Point, bool]) -> None:
        """Where the domino's first half may go: as it is rotated now, or rotated otherwise."""
        for point, is_now in marks.items():
            sign = palette.FREE_NOW if is_now else colours.LEGAL_TURNED
            self._paint_middle(point, sign, palette.MARK)

    def paint_last_move(self, place: Place) -> None:
        """Stitches round the domino that was placed last."""
        if self.cell is SMALL:
            for point in place.squares:
                self.canvas.restyle(*self.corner(point), self.cell.width, Style(underline=True))
        else:
            self._outline(place, palette.LAST_LINES, palette.LAST_SIDES, palette.LAST_MOVE)

    def paint_ghost(self, place: Place, domino: Domino, *, is_legal: bool) -> None:
        """The domino held over the kingdom."""
        for point, half in zip(place.squares, (domino.first, domino.second), strict=True):
            paint_square(self.canvas, self.corner(point), self.cell, half)
            if self.cell is SMALL:
                style = palette.GHOST_SMALL if is_legal else colours.FORBIDDEN_SMALL
                self.canvas.restyle(*self.corner(point), self.cell.width, style)
        if self.cell is not SMALL and is_legal:
            self._outline(place, palette.GHOST_LINES, palette.GHOST_SIDES, palette.GHOST)
        elif self.cell is not SMALL:
            self._outline(place, _FORBIDDEN_LINES, _FORBIDDEN_SIDES, palette.FORBIDDEN)

    def paint_points(self, properties: Iterable[Property]) -> None:
        """A label on each property: squares × crowns = points."""
        for part in properties:
            start, squares = _longest_run(part.points_on)
            room = squares * self.cell.width
            whole = f"{part.squares}×{part.crowns}={part.points}"
            label = whole if part.points and len(whole) <= room else str(part.points)
            x, y = self.corner(start)
            self.canvas.write(x + (room - len(label)) // 2, y + self.cell.height - 1, label, palette.LABEL)

    def _paint_middle(self, point: Point, sign: str, style: Style) -> None:
        x, y = self.corner(point)
        self.canvas.write(x + (self.cell.width - 1) // 2, y + (self.cell.height - 1) // 2, sign, style)

    def _paint_names(self) -> None:
        """The names of columns and rows, as squares are named in sentences and records."""
        window = self.window
        for x in range(window.west, window.east + 1):
            column, _ = self.corner((x, window.south))
            name = square_name(x, 0)[0]
            self.canvas.write(column + (self.cell.width - 1) // 2, self.canvas.height - 1, name, palette.SOFT)
        for y in range(window.south, window.north + 1):
            _, line = self.corner((window.west, y))
            name = square_name(0, y)[1:]
            self.canvas.write(0, line + (self.cell.height - 1) // 2, f"{name:>2}", palette.SOFT)

    def _outline(self, place: Place, lines: str, sides: str, style: Style) -> None:
        """A frame just inside the edge of a domino; only its sides where squares are low."""
        corners = [self.corner(point) for point in place.squares]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right = max(x for x, _ in corners) + self.cell.width - 1
        bottom = max(y for _, y in corners) + self.cell.height - 1
        box = (left, top, right - left + 1, bottom - top + 1)
        self.canvas.frame(box, lines if self.cell.is_framed else "", sides, style)


def _longest_run(points: tuple[Point, ...]) -> tuple[Point, int]:
    """The longest row of neighbouring squares, by its western end and its length; the northernmost of equals."""
    squares = set(points)
    runs = []
    for x, y in squares:
        length = 1
        while (x + length, y) in squares:
            length += 1
        runs.append((length, y, -x))
    length, y, x = max(runs)
    return (-x, y), length

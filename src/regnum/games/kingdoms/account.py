"""A board for people: what stands where, and the account of every line, tile by tile and castle by castle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.components import COLOURS, COLUMNS, ROWS, SQUARES, Castle, Kind, Piece

Effect = Literal["cancelled", "doubled"]


def piece(code: int) -> Piece | None:
    """The piece that a code of `board.py` stands for."""
    if code == rules.EMPTY:
        return None
    return Kind(code) if code <= rules.KINDS else Castle(*rules.seat_and_rank(code))


def piece_code(piece: Piece) -> int:
    """The code of a piece."""
    return rules.castle(piece.seat, piece.rank) if isinstance(piece, Castle) else int(piece)


@dataclass(frozen=True, slots=True)
class CountedTile:
    """A tile as it counts in one line: cancelled by its dragon, doubled by its gold mine, or neither."""

    square: int
    kind: Kind
    value: int
    effect: Effect | None

    def data(self) -> dict[str, Any]:
        """The tile as plain data."""
        return {
            "square": square_name(self.square),
            "tile": self.kind.word,
            "value": self.value,
            "effect": self.effect,
        }


@dataclass(frozen=True, slots=True)
class CountedCastle:
    """A castle as it counts in one line, with what the wizard adds to its rank (KG-R6)."""

    square: int
    castle: Castle
    bonus: int

    @property
    def rank(self) -> int:
        """The rank that counts."""
        return self.castle.rank + self.bonus

    def data(self) -> dict[str, Any]:
        """The castle as plain data."""
        return {
            "square": square_name(self.square),
            "castle": self.castle.word,
            "bonus": self.bonus,
            "rank": self.rank,
        }


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column, or what the mountains leave of it (KG-R4)."""

    direction: Literal["row", "column"]
    first: int
    last: int
    value: int
    tiles: tuple[CountedTile, ...]
    castles: tuple[CountedCastle, ...]
    is_scored: bool
    """Whether it has been paid out: at the end of the round, or once it was full (KG-X3)."""

    @property
    def incomes(self) -> dict[int, int]:
        """KG-R2: value times ranks, for each seat with a castle here."""
        ranks: dict[int, int] = {}
        for counted in self.castles:
            ranks[counted.castle.seat] = ranks.get(counted.castle.seat, 0) + counted.rank
        return {seat: self.value * ranks[seat] for seat in sorted(ranks)}

    def data(self) -> dict[str, Any]:
        """The line as plain data."""
        return {
            "direction": self.direction,
            "first": square_name(self.first),
            "last": square_name(self.last),
            "value": self.value,
            "income": {COLOURS[seat]: money for seat, money in self.incomes.items()},
            "tiles": [tile.data() for tile in self.tiles],
            "castles": [castle.data() for castle in self.castles],
            "scored": self.is_scored,
        }


@dataclass(frozen=True, slots=True)
class Income:
    """What a seat gets from a board."""

    rows: int
    columns: int

    @property
    def total(self) -> int:
        """Rows and columns together."""
        return self.rows + self.columns

    def data(self) -> dict[str, int]:
        """The income as plain data."""
        return {"rows": self.rows, "columns": self.columns, "total": self.total}


@dataclass(frozen=True, slots=True)
class Account:
    """A board and what its lines pay: rows from the top, then columns from the left (KG-R1, A-G24, A-G30)."""

    pieces: tuple[Piece | None, ...]
    lines: tuple[Line, ...]

    @classmethod
    def read(cls, squares: rules.Squares, lines: rules.Lines, scoring: int, *, is_over: bool) -> Account:
        """The account of the rulebook's arrays; `is_over` says that the round is: every line has been scored."""
        pieces = tuple(piece(int(code)) for code in squares)
        parts = (
            _line(pieces, lines, first, end, is_over or rules.is_scored(lines, first, scoring))
            for first, end in _parts(lines)
        )
        return cls(pieces, tuple(parts))

    @classmethod
    def of(cls, pieces: Iterable[Piece | None]) -> Account:
        """The account of a board at the end of a round."""
        squares, lines = np.zeros(SQUARES, dtype=np.int64), np.zeros(rules.PLACES, dtype=np.int64)
        for square, one in enumerate(pieces):
            squares[square] = rules.EMPTY if one is None else piece_code(one)
        rules.lay_out(squares, lines)
        return cls.read(squares, lines, rules.AT_ROUND_END, is_over=True)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have a castle on the board."""
        return tuple(sorted({one.seat for one in self.pieces if isinstance(one, Castle)}))

    def income(self, seat: int) -> Income:
        """What all lines pay to a seat as they stand."""
        rows, columns = (
            sum(line.incomes.get(seat, 0) for line in self.lines if line.direction == direction)
            for direction in ("row", "column")
        )
        return Income(rows, columns)

    def words(self) -> list[list[str]]:
        """The board row by row as words, `.` for an empty square."""
        words = ["." if one is None else one.word for one in self.pieces]
        return [words[COLUMNS * row : COLUMNS * (row + 1)] for row in range(ROWS)]


def _parts(lines: rules.Lines) -> Iterator[tuple[int, int]]:
    """First place of each part and the wall behind it; a part without squares does not exist (A-G5)."""
    first = 1
    for place in range(1, rules.PLACES):
        if lines[place] < 0:
            if first < place:
                yield first, place
            first = place + 1


def _line(pieces: tuple[Piece | None, ...], lines: rules.Lines, first: int, end: int, is_scored: bool) -> Line:
    places = range(first, end)
    squares = [int(square) for square in rules.SQUARE_AT[first:end]]
    kinds = {one for square in squares if isinstance(one := pieces[square], Kind)}
    return Line(
        direction="row" if end < rules.FIRST_COLUMN_PLACE else "column",
        first=squares[0],
        last=squares[-1],
        value=int(rules.line_value(rules.part_at(lines, first))),
        tiles=tuple(_counted_tile(square, one, kinds) for square in squares if isinstance(one := pieces[square], Kind)),
        castles=tuple(
            _counted_castle(square, one, int(lines[place]))
            for square, place in zip(squares, places, strict=True)
            if isinstance(one := pieces[square], Castle)
        ),
        is_scored=is_scored,
    )


def _counted_tile(square: int, kind: Kind, beside: set[Kind]) -> CountedTile:
    """KG-R5, KG-R7, A-G1: what the dragon cancels cannot be doubled any more."""
    if kind.worth > 0 and Kind.DRAGON in beside:
        return CountedTile(square, kind, 0, "cancelled")
    if kind.worth != 0 and Kind.GOLD_MINE in beside:
        return CountedTile(square, kind, 2 * kind.worth, "doubled")
    return CountedTile(square, kind, kind.worth, None)


def _counted_castle(square: int, castle: Castle, worth: int) -> CountedCastle:
    one_rank = int(rules.ONE_RANK[piece_code(castle)])
    return CountedCastle(square, castle, worth // one_rank - castle.rank)

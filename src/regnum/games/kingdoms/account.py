"""A board for people: the piece on every square, and the scoring of every line, tile by tile and castle by castle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Literal

import numpy as np

from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.components import COLOURS, COLUMNS, ROWS, SQUARES, Castle, Kind, Piece
from regnum.games.kingdoms.data import AccountData, CastleData, Effect, IncomeData, LineData, LineIncome, TileData

_SQUARE_AT = rules.SQUARE_AT.tolist()


def piece(code: int) -> Piece | None:
    """The piece with this code of `board.py`."""
    if code == rules.EMPTY:
        return None
    return Kind(code) if code <= rules.KINDS else Castle(*rules.seat_and_rank(code))


_PIECES = tuple(piece(code) for code in range(rules.PIECES))


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

    def data(self) -> TileData:
        """The tile as it is sent."""
        return TileData(square_name(self.square), self.kind.word, self.value, self.effect)


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

    def data(self) -> CastleData:
        """The castle as it is sent."""
        return CastleData(square_name(self.square), self.castle.word, self.bonus, self.rank)


@dataclass(frozen=True)
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

    @cached_property
    def incomes(self) -> Mapping[int, int]:
        """KG-R2: value times ranks, for each seat with a castle here."""
        ranks: dict[int, int] = {}
        for counted in self.castles:
            ranks[counted.castle.seat] = ranks.get(counted.castle.seat, 0) + counted.rank
        return MappingProxyType({seat: self.value * ranks[seat] for seat in sorted(ranks)})

    def data(self) -> LineData:
        """The line as it is sent."""
        return self._data

    @cached_property
    def _data(self) -> LineData:
        return LineData(
            direction=self.direction,
            first=square_name(self.first),
            last=square_name(self.last),
            value=self.value,
            income=LineIncome(**{COLOURS[seat]: money for seat, money in self.incomes.items()}),
            tiles=tuple([tile.data() for tile in self.tiles]),
            castles=tuple([castle.data() for castle in self.castles]),
            scored=self.is_scored,
        )


@dataclass(frozen=True, slots=True)
class Income:
    """The income of a seat from a board."""

    rows: int
    columns: int

    @property
    def total(self) -> int:
        """Rows and columns together."""
        return self.rows + self.columns

    def data(self) -> IncomeData:
        """The income as it is sent."""
        return IncomeData(self.rows, self.columns, self.total)


@dataclass(frozen=True)
class Account:
    """A board and what its lines pay: rows from the top, then columns from the left (KG-R1, A-G24, A-G30)."""

    pieces: tuple[Piece | None, ...]
    lines: tuple[Line, ...]

    @classmethod
    def read(cls, squares: rules.Squares, lines: rules.Lines, scoring: int, *, is_over: bool) -> Account:
        """The scoring of the rulebook's arrays; `is_over` says that the round is over: every line has been scored."""
        return _read(squares.tobytes(), lines.tobytes(), scoring, is_over)

    @classmethod
    def of(cls, pieces: Iterable[Piece | None]) -> Account:
        """The scoring of a board at the end of a round."""
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
        """What all lines pay to a seat at present."""
        rows, columns = (
            sum(line.incomes.get(seat, 0) for line in self.lines if line.direction == direction)
            for direction in ("row", "column")
        )
        return Income(rows, columns)

    def data(self) -> AccountData:
        """The scoring as it is sent."""
        return self._data

    @cached_property
    def _data(self) -> AccountData:
        return AccountData(self.words(), tuple([line.data() for line in self.lines]))

    def words(self) -> tuple[tuple[str, ...], ...]:
        """The board row by row as words, `.` for an empty square."""
        words = tuple(["." if one is None else one.word for one in self.pieces])
        return tuple([words[COLUMNS * row : COLUMNS * (row + 1)] for row in range(ROWS)])


@lru_cache(maxsize=1024)  # a board is shown to all players at the table, and that of the last round until the next ends
def _read(squares: bytes, lines: bytes, scoring: int, is_over: bool) -> Account:
    codes, worths = np.frombuffer(squares, dtype=np.int64).tolist(), np.frombuffer(lines, dtype=np.int64)
    parts = []
    for first, end in _parts(worths.tolist()):
        there = tuple([codes[square] for square in _SQUARE_AT[first:end]])
        is_scored = is_over or rules.is_scored(worths, first, scoring)
        parts.append(_line(first, there, tuple(worths[first:end].tolist()), is_scored))
    return Account(tuple([_PIECES[code] for code in codes]), tuple(parts))


def _parts(worths: list[int]) -> Iterator[tuple[int, int]]:
    """First place of each part and the wall behind it; a part without squares does not exist (A-G5)."""
    first = 1
    for place in range(1, rules.PLACES):
        if worths[place] < 0:
            if first < place:
                yield first, place
            first = place + 1


@lru_cache(maxsize=8192)  # an action changes two lines of eleven
def _line(first: int, codes: tuple[int, ...], worths: tuple[int, ...], is_scored: bool) -> Line:
    squares = _SQUARE_AT[first : first + len(codes)]
    pieces = [_PIECES[code] for code in codes]
    kinds = {one for one in pieces if isinstance(one, Kind)}
    return Line(
        direction="row" if first < rules.FIRST_COLUMN_PLACE else "column",
        first=squares[0],
        last=squares[-1],
        value=int(rules.line_value(sum(worths))),
        tiles=tuple(
            _counted_tile(square, one, kinds)
            for square, one in zip(squares, pieces, strict=True)
            if isinstance(one, Kind)
        ),
        castles=tuple(
            _counted_castle(square, one, worth)
            for square, one, worth in zip(squares, pieces, worths, strict=True)
            if isinstance(one, Castle)
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

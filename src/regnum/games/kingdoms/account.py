"""A board for people: the piece on every square, and the scoring of every line, tile by tile and castle by castle.

The rules write it as numbers; the classes give the numbers names, and `data.py` the form in which they are sent.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Annotated, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, compiled, rule
from regnum.engine.marks import wishes
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.components import COLOURS, COLUMNS, ROWS, SQUARES, Castle, Kind, Piece
from regnum.games.kingdoms.data import AccountData, CastleData, Effect, IncomeData, LineData, LineIncome, TileData

Numbers = npt.NDArray[np.int64]

_SEATS = len(COLOURS)
_MOST_LINES = 3 * (ROWS + COLUMNS)
"""Mountains on every other square leave three parts of each row and column."""

DIRECTION, FIRST_PLACE, END_PLACE, FIRST_SQUARE, LAST_SQUARE, VALUE, IS_SCORED, RANK_SUMS = range(8)
"""The entries of a line: 0 for a row, 1 for a column; its first place and the wall behind it; its first and last
square; its value; whether it has been scored; from here on, by seat, the sum of the ranks."""
INCOMES = RANK_SUMS + _SEATS
"""By seat, what the line pays."""
LINE = INCOMES + _SEATS

SQUARE, PIECE, COUNTS, EFFECT, BONUS, RANK, COUNTED = range(7)
"""The entries of a place: its square and the piece there; what a tile counts and which effect there is on it; what the
wizard adds to a castle's rank, and the rank that counts; then how many entries."""
FROM_ROWS, FROM_COLUMNS, TOTAL, INCOME = range(4)
"""The entries of a seat's income."""

DIRECTIONS: tuple[Literal["row", "column"], ...] = ("row", "column")
NO_EFFECT, CANCELLED, DOUBLED = range(3)
EFFECTS: tuple[Effect | None, ...] = (None, "cancelled", "doubled")

_NUMBER_ON = np.zeros(rules.PIECES, dtype=np.int64)
"""The number on each piece, 0 if it has none."""
for _kind in Kind:
    _NUMBER_ON[_kind] = _kind.worth


class Accounted(NamedTuple):
    """A board as it is scored."""

    lines: Annotated[Numbers, Axes(2)]
    """`lines[line, entry]`, rows from the top, then columns from the left (KG-R1, A-G24, A-G30)."""
    counted: Annotated[Numbers, Axes(2)]
    """`counted[place, entry]`; walls and empty squares have no piece."""
    incomes: Annotated[Numbers, Axes(2)]
    """`incomes[seat, entry]`: what all lines pay at present."""


def new_accounted() -> Accounted:
    """Room for any board."""
    shapes = (_MOST_LINES, LINE), (rules.PLACES, COUNTED), (_SEATS, INCOME)
    return Accounted(*(np.zeros(shape, dtype=np.int64) for shape in shapes))


@rule
def _tile_effect(number: int, part: int) -> int:
    """KG-R5, KG-R7, A-G1: what the dragon cancels cannot be doubled any more."""
    if number > 0 and rules.has_dragon(part):
        return CANCELLED
    return DOUBLED if number != 0 and rules.has_gold_mine(part) else NO_EFFECT


@rule
def _count_place(squares: rules.Squares, lines: rules.Lines, place: int, part: int, counted: Numbers) -> None:
    """Write how a piece counts in one line: a castle by the rank that it has there (KG-R6)."""
    square = rules.SQUARE_AT[place]
    piece = squares[square]
    number, one_rank = _NUMBER_ON[piece], rules.ONE_RANK[piece]
    counted[SQUARE], counted[PIECE] = square, piece
    effect = _tile_effect(number, part)
    counted[EFFECT] = effect
    counted[COUNTS] = 0 if effect == CANCELLED else number * (2 if effect == DOUBLED else 1)
    counted[RANK] = counted[BONUS] = 0
    if one_rank != 0:
        counted[RANK] = lines[place] // one_rank
        counted[BONUS] = counted[RANK] - rules.seat_and_rank(piece)[1]


@rule
def _write_line(squares: rules.Squares, lines: rules.Lines, first: int, end: int, account: Accounted, n: int) -> None:
    """Write the line between two walls as the n-th."""
    line, part = account.lines[n], 0
    for place in range(first, end):
        part += lines[place]
    for place in range(first, end):
        _count_place(squares, lines, place, part, account.counted[place])
    line[DIRECTION] = 0 if first < rules.FIRST_COLUMN_PLACE else 1
    line[FIRST_PLACE], line[END_PLACE] = first, end
    line[FIRST_SQUARE], line[LAST_SQUARE] = rules.SQUARE_AT[first], rules.SQUARE_AT[end - 1]
    line[VALUE] = rules.line_value(part)
    income = rules.part_income(part)
    for seat in range(_SEATS):
        line[RANK_SUMS + seat] = rules.ranks_of(part, seat)
        line[INCOMES + seat] = rules.share(income, seat)
        account.incomes[seat, line[DIRECTION]] += line[INCOMES + seat]
        account.incomes[seat, TOTAL] += line[INCOMES + seat]


@rule
def write_account(squares: rules.Squares, lines: rules.Lines, scoring: int, is_over: bool, account: Accounted) -> int:
    """Write the scoring of a board, and return how many lines there are; once the round is over all are scored.

    Every mountain ends a line (KG-R4, A-G4); a part without squares does not exist (A-G5).
    """
    number, first = 0, 1
    for seat in range(_SEATS):
        for entry in range(INCOME):
            account.incomes[seat, entry] = 0
    for place in range(1, rules.PLACES):
        if lines[place] >= 0:
            continue
        if first < place:
            _write_line(squares, lines, first, place, account, number)
            account.lines[number, IS_SCORED] = 1 if is_over or rules.is_scored(lines, first, scoring) else 0
            number += 1
        first = place + 1
    return number


@compiled
def account_of(squares: rules.Squares, lines: rules.Lines, scoring: int, is_over: bool, account: Accounted) -> int:
    """As `write_account`."""
    return write_account(squares, lines, scoring, is_over, account)


def piece(code: int) -> Piece | None:
    """The piece with this code of `board.py`."""
    if code == rules.EMPTY:
        return None
    return Kind(code) if code <= rules.KINDS else Castle(*rules.seat_and_rank(code))


PIECES = tuple(piece(code) for code in range(rules.PIECES))
"""By code."""


def piece_word(piece: Piece | None) -> str:
    """A piece in text and data, `.` for an empty square."""
    return "." if piece is None else piece.word


def piece_code(piece: Piece) -> int:
    """The code of a piece."""
    return rules.castle(piece.seat, piece.rank) if isinstance(piece, Castle) else int(piece)


def squares_of(pieces: Iterable[Piece | None]) -> rules.Squares:
    """The squares of a board, given its pieces row by row; what is not given is empty."""
    squares = np.zeros(SQUARES, dtype=np.int64)
    for square, one in enumerate(pieces):
        squares[square] = rules.EMPTY if one is None else piece_code(one)
    return squares


class CountedTile(NamedTuple):
    """A tile as it counts in one line: cancelled by its dragon, doubled by its gold mine, or neither."""

    square: int
    kind: Kind
    value: int
    effect: Effect | None

    def data(self) -> TileData:
        """The tile as it is sent."""
        return TileData(square_name(self.square), self.kind.word, self.value, self.effect)


class CountedCastle(NamedTuple):
    """A castle as it counts in one line, with what the wizard adds to its rank (KG-R6)."""

    square: int
    castle: Castle
    bonus: int
    rank: int
    """The rank that counts."""

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
    incomes: Mapping[int, int]
    """KG-R2: value times ranks, for each seat with a castle here."""
    is_scored: bool
    """Whether it has been paid out: at the end of the round, or once it was full (KG-X3)."""

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


class Income(NamedTuple):
    """The income of a seat from a board."""

    rows: int
    columns: int
    total: int

    def data(self) -> IncomeData:
        """The income as it is sent."""
        return IncomeData(self.rows, self.columns, self.total)


@dataclass(frozen=True)
class Account:
    """A board and what its lines pay: rows from the top, then columns from the left (KG-R1, A-G24, A-G30)."""

    pieces: tuple[Piece | None, ...]
    lines: tuple[Line, ...]
    incomes: tuple[Income, ...]
    """By seat, what all lines pay at present."""

    @classmethod
    def read(cls, squares: rules.Squares, lines: rules.Lines, scoring: int, *, is_over: bool) -> Account:
        """The scoring of the rulebook's arrays; `is_over` says that the round is over: every line has been scored."""
        return _read(squares.tobytes(), lines.tobytes(), scoring, is_over)

    @classmethod
    def of(cls, pieces: Iterable[Piece | None]) -> Account:
        """The scoring of a board at the end of a round."""
        squares, lines = squares_of(pieces), np.zeros(rules.PLACES, dtype=np.int64)
        rules.lay_out(squares, lines)
        return cls.read(squares, lines, rules.AT_ROUND_END, is_over=True)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have a castle on the board."""
        return tuple(sorted({one.seat for one in self.pieces if isinstance(one, Castle)}))

    def income(self, seat: int) -> Income:
        """What all lines pay to a seat at present."""
        return self.incomes[seat]

    def data(self) -> AccountData:
        """The scoring as it is sent."""
        return self._data

    @cached_property
    def _data(self) -> AccountData:
        return AccountData(self.words(), tuple([line.data() for line in self.lines]))

    def words(self) -> tuple[tuple[str, ...], ...]:
        """The board row by row as words, `.` for an empty square."""
        words = tuple([piece_word(one) for one in self.pieces])
        return tuple([words[COLUMNS * row : COLUMNS * (row + 1)] for row in range(ROWS)])


@dataclass(frozen=True, slots=True)
class _Room:
    """Room for a board where the compiled rules write, so that nothing is copied there, and calls prepared for it."""

    squares: rules.Squares
    lines: rules.Lines
    account: Accounted
    calls: dict[tuple[str | None, int, bool], Callable[[], int]] = field(default_factory=dict)
    """By the engine that was asked for and the numbers that a call is given."""

    def count(self, scoring: int, is_over: bool) -> int:
        """Score the board that has been put here, and return how many lines it has."""
        key = (wishes[-1], scoring, is_over)
        if key not in self.calls:
            self.calls[key] = account_of.bound(self.squares, self.lines, scoring, is_over, self.account)
        return self.calls[key]()


_rooms = threading.local()


def _room() -> _Room:
    """This thread's room for a board."""
    found: _Room | None = getattr(_rooms, "room", None)
    if found is None or not account_of.holds(found.squares):
        board = np.zeros(SQUARES, dtype=np.int64), np.zeros(rules.PLACES, dtype=np.int64), new_accounted()
        found = _rooms.room = _Room(*account_of.placed(board))
    return found


@lru_cache(maxsize=1024)  # a board is shown to all players at the table, and that of the last round until the next ends
def _read(squares: bytes, lines: bytes, scoring: int, is_over: bool) -> Account:
    room = _room()
    room.squares[:], room.lines[:] = np.frombuffer(squares, dtype=np.int64), np.frombuffer(lines, dtype=np.int64)
    number, account = room.count(scoring, is_over), room.account
    written, counted = account.lines.tobytes(), account.counted.tobytes()
    places = account.lines[:number, FIRST_PLACE : END_PLACE + 1].tolist()
    return Account(
        tuple([PIECES[code] for code in room.squares.tolist()]),
        tuple(
            [
                _line(written[_LINE_BYTES * n : _LINE_BYTES * (n + 1)], counted[_PLACE_BYTES * i : _PLACE_BYTES * j])
                for n, (i, j) in enumerate(places)
            ]
        ),
        tuple([Income(*income) for income in account.incomes.tolist()]),
    )


_LINE_BYTES, _PLACE_BYTES = 8 * LINE, 8 * COUNTED


@lru_cache(maxsize=16384)  # an action changes two lines of eleven
def _line(written: bytes, counted: bytes) -> Line:
    line = np.frombuffer(written, dtype=np.int64).tolist()
    places = np.frombuffer(counted, dtype=np.int64).reshape(-1, COUNTED).tolist()
    there = [(place, PIECES[place[PIECE]]) for place in places]
    return Line(
        direction=DIRECTIONS[line[DIRECTION]],
        first=line[FIRST_SQUARE],
        last=line[LAST_SQUARE],
        value=line[VALUE],
        tiles=tuple(
            CountedTile(place[SQUARE], one, place[COUNTS], EFFECTS[place[EFFECT]])
            for place, one in there
            if isinstance(one, Kind)
        ),
        castles=tuple(
            CountedCastle(place[SQUARE], one, place[BONUS], place[RANK])
            for place, one in there
            if isinstance(one, Castle)
        ),
        incomes=MappingProxyType({seat: line[INCOMES + seat] for seat in range(_SEATS) if line[RANK_SUMS + seat] > 0}),
        is_scored=bool(line[IS_SCORED]),
    )

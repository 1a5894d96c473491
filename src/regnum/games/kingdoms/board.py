"""The board as numbers: what is on every square, and what the lines are worth.

Every piece counts twice, once in its row and once in its column (KG-R3), so every square has two places among the
`lines`: the five rows from the top, then the six columns from the left, an edge after each line. A place holds one
number that says what its square adds to the line, so a part of a line is worth the sum of its places:

| bits            | what                                                       |
|-----------------|------------------------------------------------------------|
| 16 * seat + 0-7 | the rank of that seat's castle, the wizard's bonus included |
| 8-15, 24-31     | the number of a resource; of a hazard, without its sign    |
| 40-43, 44-47    | 1 for a dragon; 1 for a gold mine                          |
| 56-59           | 1 for an empty square                                      |

Mountains and edges are walls: negative numbers that belong to no part. An income is one number, too: a line's value
times its ranks gives the money of all four seats, 16 bits for each.

Arrays, all made by the caller:

- `squares[square]`, int64: what is there: `EMPTY`, a kind of tile from 1 to `KINDS`, or a castle above it;
- `lines[place]`, int64, `PLACES` entries: as above.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.kingdoms.components import COLOURS, COLUMNS, PIECES_IN_BOX, RANKS, ROWS, SQUARES, Castle, Kind

Squares = npt.NDArray[np.int64]
Lines = npt.NDArray[np.int64]

EMPTY = 0
WIZARD = int(Kind.WIZARD)
KINDS = len(Kind)
PIECES = 1 + KINDS + len(COLOURS) * len(RANKS)

FIRST_COLUMN_PLACE = 1 + ROWS * (COLUMNS + 1)
PLACES = FIRST_COLUMN_PLACE + COLUMNS * (ROWS + 1)
EMPTY_SQUARE = 1 << 56
MOUNTAIN_WALL, EDGE = -1, -2
NO_SQUARE = -1

AT_ROUND_END, PARTS, WHOLE_LINES = range(3)
"""When lines are scored: KG-R1, or in the two readings of Continuous scoring (KG-X3, A-G28)."""

_SEAT_BITS = 16
_RANK, _RANKS = 0xFF, 0x00FF_00FF_00FF_00FF
_RESOURCES, _HAZARDS, _NUMBER = 8, 24, 0xFF
_DRAGON, _GOLD_MINE = 1 << 40, 1 << 44
_DRAGONS, _GOLD_MINES = 15 * _DRAGON, 15 * _GOLD_MINE
_MONEY = 0xFFFF
_MIDDLE, _MIDDLES = 0x4000, 0x4000_4000_4000_4000
"""Added to an income, this makes every seat's share positive."""

ROW_PLACE = np.array([1 + square + square // COLUMNS for square in range(SQUARES)])
COLUMN_PLACE = np.array(
    [FIRST_COLUMN_PLACE + square % COLUMNS * (ROWS + 1) + square // COLUMNS for square in range(SQUARES)]
)

SQUARE_AT = np.full(PLACES + 1, NO_SQUARE)
"""The square of each place, `NO_SQUARE` at an edge and past the end."""
SQUARE_AT[ROW_PLACE] = SQUARE_AT[COLUMN_PLACE] = np.arange(SQUARES)

BESIDE = np.stack([SQUARE_AT[place + step] for place in (ROW_PLACE, COLUMN_PLACE) for step in (-1, 1)], axis=1)
BESIDE = np.where(BESIDE == NO_SQUARE, np.arange(SQUARES)[:, np.newaxis], BESIDE)
"""The squares to the left, to the right, above and below each square; diagonals are not neighbours (KG-R6).

Past the edge it is the square itself, so that nobody has to look for the edge: no wizard and no castle is beside itself
when it counts what is beside it.
"""


@rule
def castle(seat: int, rank: int) -> int:
    """The code of a castle."""
    return KINDS + len(RANKS) * seat + rank


@rule
def seat_and_rank(code: int) -> tuple[int, int]:
    """The owner and the rank of the castle with this code."""
    number = code - castle(0, 1)
    return number // len(RANKS), number % len(RANKS) + 1


def _worth() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    worth, one_rank = np.zeros(PIECES, dtype=np.int64), np.zeros(PIECES, dtype=np.int64)
    for kind in Kind:
        worth[kind] = max(kind.worth, 0) << _RESOURCES | max(-kind.worth, 0) << _HAZARDS
    worth[EMPTY] = EMPTY_SQUARE
    worth[Kind.MOUNTAIN] = MOUNTAIN_WALL
    worth[Kind.DRAGON] = _DRAGON
    worth[Kind.GOLD_MINE] = _GOLD_MINE
    for code in range(castle(0, 1), PIECES):
        seat, rank = seat_and_rank(code)
        one_rank[code] = 1 << _SEAT_BITS * seat
        worth[code] = rank * one_rank[code]
    return worth, one_rank


WORTH, ONE_RANK = _worth()
"""What each piece adds to a line, by its code; and what one more rank of it would, 0 for what is not a castle."""


@rule
def has_dragon(part: int) -> bool:
    """Whether a dragon is in a part (KG-R7)."""
    return part & _DRAGONS != 0


@rule
def has_gold_mine(part: int) -> bool:
    """Whether a gold mine is in a part (KG-R5)."""
    return part & _GOLD_MINES != 0


@rule
def ranks_of(part: int, seat: int) -> int:
    """The sum of the ranks of a seat's castles in a part."""
    return (part >> (_SEAT_BITS * seat)) & _RANK


@rule
def line_value(part: int) -> int:
    """KG-R2: resources less hazards.

    The dragon cancels the resources (KG-R7), then the gold mine doubles (KG-R5, A-G1), numbers only (A-G9). Both work
    on their own part alone: not on a tile's other line (A-G2), not beyond a mountain (A-G3).

    >>> plus_4, gold_mine, dragon = WORTH[Kind.PLUS_4], WORTH[Kind.GOLD_MINE], WORTH[Kind.DRAGON]
    >>> [int(line_value(part)) for part in (plus_4, plus_4 + gold_mine, plus_4 + gold_mine + dragon)]
    [4, 8, 0]
    """
    value = (part >> _RESOURCES) & _NUMBER
    if has_dragon(part):
        value = 0
    value -= (part >> _HAZARDS) & _NUMBER
    if has_gold_mine(part):
        value *= 2
    return value


@rule
def paid(value: int, part: int) -> int:
    """A value times the ranks of a part, for all seats at once; positive or negative."""
    return value * (part & _RANKS)


@rule
def part_income(part: int) -> int:
    """KG-R2: value times ranks."""
    return paid(line_value(part), part)


@rule
def share(income: int, seat: int) -> int:
    """One seat's money out of an income."""
    return (((income + _MIDDLES) >> (_SEAT_BITS * seat)) & _MONEY) - _MIDDLE


@rule
def board_income(lines: Lines) -> int:
    """The income from all lines at present, rows and columns (KG-R1 to KG-R3).

    Every mountain ends a part (KG-R4, A-G4); an empty square is worth 0 and no wall (A-G27).
    """
    income = part = 0
    for place in range(1, PLACES):
        if lines[place] < 0:
            income += part_income(part)
            part = 0
        else:
            part += lines[place]
    return income


@rule
def reach(lines: Lines, place: int, step: int) -> int:
    """The sum of the places before (step -1) or behind (step 1) this one, as far as the next wall."""
    total = 0
    place += step
    while lines[place] >= 0:
        total += lines[place]
        place += step
    return total


@rule
def part_at(lines: Lines, place: int) -> int:
    """The sum of the part that this place belongs to."""
    return reach(lines, place, -1) + int(lines[place]) + reach(lines, place, 1)


@rule
def is_scored(lines: Lines, place: int, scoring: int) -> bool:
    """KG-X3, A-G28: has the part, or the complete line, at this place filled up and been scored already?"""
    if scoring == AT_ROUND_END:
        return False
    wall = MOUNTAIN_WALL if scoring == PARTS else EDGE
    while lines[place - 1] > wall:
        place -= 1
    while lines[place] > wall:
        if lines[place] == EMPTY_SQUARE:
            return False
        place += 1
    return True


@rule
def scored_income(lines: Lines, scoring: int) -> int:
    """KG-X3: the income from the parts that have been scored already."""
    income = part = 0
    for place in range(1, PLACES):
        if lines[place] >= 0:
            part += lines[place]
            continue
        if part != 0 and is_scored(lines, place - 1, scoring):
            income += part_income(part)
        part = 0
    return income


@rule
def worth_on(squares: Squares, square: int, piece: int) -> int:
    """What a piece would add to its lines; a castle by the wizard has one more rank (KG-R6), even a fifth (A-G7)."""
    worth = WORTH[piece]
    if ONE_RANK[piece] != 0:
        for side in range(4):
            if squares[BESIDE[square, side]] == WIZARD:
                worth += ONE_RANK[piece]
    return int(worth)


@rule
def _raise(lines: Lines, place: int, one_rank: int, scoring: int) -> None:
    """A castle counts one rank more, but no line is scored again (A-G29)."""
    if not is_scored(lines, place, scoring):
        lines[place] += one_rank


@rule
def _raise_beside(squares: Squares, lines: Lines, square: int, scoring: int) -> None:
    """KG-R6: the wizard raises every castle beside it, of any seat (A-G8), in row and column (A-G6, A-G35)."""
    for side in range(4):
        beside = BESIDE[square, side]
        if ONE_RANK[squares[beside]] != 0:
            _raise(lines, ROW_PLACE[beside], ONE_RANK[squares[beside]], scoring)
            _raise(lines, COLUMN_PLACE[beside], ONE_RANK[squares[beside]], scoring)


IN_BOX = np.zeros(PIECES, dtype=np.int64)
"""How many of each piece there are, by its code (KG-C1, KG-C4)."""
for _piece, _number in PIECES_IN_BOX.items():
    IN_BOX[castle(_piece.seat, _piece.rank) if isinstance(_piece, Castle) else _piece] = _number


@rule
def too_many(squares: Squares) -> tuple[int, int]:
    """The first piece of which more are on a board than the box holds, and how many; `EMPTY` if there is none."""
    for square in range(SQUARES):
        piece, number = squares[square], 0
        for other in range(SQUARES):
            if squares[other] == piece:
                number += 1
        if piece != EMPTY and number > IN_BOX[piece]:
            return int(piece), number
    return EMPTY, 0


@rule
def lay_out(squares: Squares, lines: Lines) -> None:
    """Write the lines of a board whose squares are given."""
    for place in range(PLACES):
        lines[place] = EDGE
    for square in range(SQUARES):
        lines[ROW_PLACE[square]] = WORTH[squares[square]]
        lines[COLUMN_PLACE[square]] = WORTH[squares[square]]
    for square in range(SQUARES):
        if squares[square] == WIZARD:
            _raise_beside(squares, lines, square, AT_ROUND_END)


@rule
def put(squares: Squares, lines: Lines, square: int, piece: int, scoring: int) -> None:
    """Place a piece on an empty square, where it stays (KG-T3)."""
    if piece == WIZARD:
        _raise_beside(squares, lines, square, scoring)
    worth = worth_on(squares, square, piece)
    squares[square] = piece
    lines[ROW_PLACE[square]] = worth
    lines[COLUMN_PLACE[square]] = worth

"""The course of a game: rounds of turns, scoring, the next start player, the end.

Arrays, all made by the caller:

- `squares` and `lines`: see `board.py`;
- `table`, int64, `TABLE` entries: the settings, then whose turn it is and what everybody has, all named below;
- `tiles[i]`, int64: the kinds of tiles of this round, shuffled: first the starting tile of each seat, then the supply
  from the front; 0 for one that is not known. With No luck (KG-X2) it is not used.

An action is a number: `placement(group, square)` places a piece, where the group is `rank - 1` for a castle,
`START_GROUP` for the starting tile and `LAY_GROUP + kind - 1` for a tile of the supply; `DRAW` draws one, and `PASS`
does nothing.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.kingdoms.board import (
    AT_ROUND_END,
    EMPTY,
    KINDS,
    Lines,
    Squares,
    board_income,
    castle,
    lay_out,
    put,
    scored_income,
    share,
)
from regnum.games.kingdoms.components import CASTLES_BY_RANK, KIND_COUNTS, RANKS, SQUARES, TILES_IN_BOX

Table = npt.NDArray[np.int64]
Tiles = npt.NDArray[np.int64]

PLAYERS, RANK_ONE_CASTLES, LAST_CASTLE, NO_LUCK, SCORING, RANDOM_TIES = range(6)
PHASE, ROUND, FIRST, SEAT = 6, 7, 8, 9
"""What is to be done now, the round (from 0), its start player, and whose turn it is."""
EMPTY_SQUARES, TAKEN = 10, 11
"""The set of empty squares as bits, and how many tiles have left the supply, starting tiles among them."""
HOLDS_START, MONEY = 12, 16
"""By seat: 1 if he still has his starting tile; his money when the round began, once it is over when it ended."""
CASTLES = 20
"""How many castles each seat has in hand: by seat, then by rank."""
OFF_BOARD = 36
"""How many tiles of each kind, from 1, do not lie on the board; with No luck they are the supply."""
TABLE = OFF_BOARD + KINDS + 1

ACT, PLACE_DRAWN, ROUND_OVER, OVER = range(4)

START_GROUP = len(RANKS)
LAY_GROUP = START_GROUP + 1
GROUPS = LAY_GROUP + KINDS
_SQUARE_BITS = 5
DRAW = GROUPS << _SQUARE_BITS
PASS = DRAW + 1

FIRST_MONEY = 50
ROUNDS = 3
MOST_ROUNDS = 6
"""The longest game with Last castle: a round that fills needs seven castles, and there are at most 40."""
MOST_PLIES_A_ROUND = SQUARES + TILES_IN_BOX + 33
"""A piece for every square, every tile drawn first, and three passes for each square still empty after the supply."""

_ONE = np.uint64(1)
_ALL_SQUARES = (1 << SQUARES) - 1
_BOX = np.array(CASTLES_BY_RANK)


@rule
def placement(group: int, square: int) -> int:
    """The number of the action that places a piece of this group on a square."""
    return group << _SQUARE_BITS | square


@rule
def group_and_square(action: int) -> tuple[int, int]:
    """Which piece a placement places, and where."""
    return action >> _SQUARE_BITS, action & ((1 << _SQUARE_BITS) - 1)


@rule
def castles_in_hand(seat: int, rank: int) -> int:
    """Where the table counts a seat's castles of a rank."""
    return CASTLES + len(RANKS) * seat + rank - 1


@rule
def set_up(table: Table) -> None:
    """KG-S1, KG-S2: castles and money for everybody; the first round has not begun."""
    for seat in range(table[PLAYERS]):
        table[MONEY + seat] = FIRST_MONEY
        for rank in RANKS:
            table[castles_in_hand(seat, rank)] = _BOX[rank - 1]
        table[castles_in_hand(seat, 1)] = table[RANK_ONE_CASTLES]
    table[ROUND] = -1
    table[PHASE] = ROUND_OVER


@rule
def begin_round(squares: Squares, lines: Lines, table: Table, first: int) -> None:
    """KG-S3, KG-N1 to KG-N3: an empty board, all tiles in the supply, a starting tile for everybody, a start player.

    Placed castles of rank 1 come back, but not with Last castle (KG-X1, A-G18); the others are gone, and who kept a
    castle in hand still has it (A-G17).
    """
    for square in range(SQUARES):
        squares[square] = EMPTY
    lay_out(squares, lines)
    for seat in range(table[PLAYERS]):
        table[HOLDS_START + seat] = 1 - table[NO_LUCK]
        if not table[LAST_CASTLE]:
            table[castles_in_hand(seat, 1)] = table[RANK_ONE_CASTLES]
    for kind in range(1, KINDS + 1):
        table[OFF_BOARD + kind] = KIND_COUNTS[kind]
    table[TAKEN] = 0 if table[NO_LUCK] else table[PLAYERS]
    table[EMPTY_SQUARES] = _ALL_SQUARES
    table[ROUND] += 1
    table[FIRST] = first
    table[SEAT] = first
    table[PHASE] = ACT


@rule
def empty_squares(table: Table) -> np.uint64:
    """The set of empty squares as bits."""
    return np.uint64(table[EMPTY_SQUARES])


@rule
def drawn_tile(table: Table, tiles: Tiles) -> int:
    """The tile that was drawn last, to be placed now."""
    return int(tiles[table[TAKEN] - 1])


@rule
def drawn_group(table: Table, tiles: Tiles) -> int:
    """The group of actions that place the tile drawn."""
    return LAY_GROUP + drawn_tile(table, tiles) - 1


@rule
def may_place(table: Table, tiles: Tiles, group: int) -> bool:
    """KG-T1: may the seat to act place this piece? If it has drawn a tile, that and nothing else (A-G12)."""
    if table[PHASE] == PLACE_DRAWN:
        return group == drawn_group(table, tiles)
    if group < START_GROUP:
        return bool(table[castles_in_hand(table[SEAT], group + 1)])
    if group == START_GROUP:
        return bool(table[HOLDS_START + table[SEAT]])
    return bool(table[NO_LUCK] and table[OFF_BOARD + group - LAY_GROUP + 1])


@rule
def placeable(table: Table, tiles: Tiles) -> np.uint64:
    """The set, as bits, of the groups that the seat to act may place."""
    found = np.uint64(0)
    for group in range(GROUPS if table[NO_LUCK] or table[PHASE] == PLACE_DRAWN else LAY_GROUP):
        if may_place(table, tiles, group):
            found |= _ONE << np.uint64(group)
    return found


@rule
def piece_of(table: Table, tiles: Tiles, group: int) -> int:
    """The piece that a group of actions places."""
    if group < START_GROUP:
        return castle(table[SEAT], group + 1)
    if group == START_GROUP:
        return int(tiles[table[SEAT]])
    return group - LAY_GROUP + 1


@rule
def may_draw(table: Table) -> bool:
    """KG-T1: may the seat to act draw? Not from an empty supply (A-G11), and with No luck never (KG-X2)."""
    return bool(table[PHASE] == ACT and not table[NO_LUCK] and table[TAKEN] < TILES_IN_BOX)


@rule
def can_act(table: Table, seat: int) -> bool:
    """KG-T1: has the seat anything to place, as long as a square is empty? Otherwise it must pass (KG-T2, A-G25)."""
    return bool(table[TAKEN] < TILES_IN_BOX or table[HOLDS_START + seat] or castles_left(table, seat))


@rule
def castles_left(table: Table, seat: int) -> int:
    """How many castles a seat has in hand."""
    left = 0
    for rank in RANKS:
        left += table[castles_in_hand(seat, rank)]
    return left


@rule
def seat_after(table: Table, seat: int) -> int:
    """KG-S4: the next seat clockwise."""
    return seat + 1 if seat + 1 < table[PLAYERS] else 0


@rule
def _round_is_over(table: Table) -> bool:
    """KG-R1, KG-X1: no square is empty, or nobody can act."""
    able = 0
    for seat in range(table[PLAYERS]):
        able += can_act(table, seat)
    return bool(table[EMPTY_SQUARES] == 0 or able == 0)


@rule
def _is_last_round(table: Table) -> bool:
    """KG-E1: the third; with Last castle that in which somebody placed his last (KG-X1), be it the first (A-G26)."""
    if not table[LAST_CASTLE]:
        return bool(table[ROUND] == ROUNDS - 1)
    fewest = castles_left(table, 0)
    for seat in range(1, table[PLAYERS]):
        fewest = min(fewest, castles_left(table, seat))
    return fewest == 0


@rule
def _end_round(lines: Lines, table: Table) -> None:
    """KG-R1: all lines pay; money may fall below nothing (A-G19) and the bank never runs out (A-G20).

    With Continuous scoring this is what was paid at once plus the lines that never filled (A-G31): the wizard has not
    raised anybody in a line that was scored before he came.
    """
    income = board_income(lines)
    for seat in range(table[PLAYERS]):
        table[MONEY + seat] += share(income, seat)
    table[PHASE] = OVER if _is_last_round(table) else ROUND_OVER


@rule
def _take(table: Table, group: int, piece: int) -> None:
    """A piece leaves the hand or the supply."""
    if group < START_GROUP:
        table[castles_in_hand(table[SEAT], group + 1)] -= 1
        return
    table[OFF_BOARD + piece] -= 1
    if group == START_GROUP:
        table[HOLDS_START + table[SEAT]] = 0
    else:
        table[TAKEN] += table[NO_LUCK]


@rule
def apply(squares: Squares, lines: Lines, table: Table, tiles: Tiles, action: int) -> None:
    """Carry out a legal action; who draws stays on turn until the tile is placed (A-G12)."""
    if action == DRAW:
        table[TAKEN] += 1
        table[PHASE] = PLACE_DRAWN
        return
    if action != PASS:
        group, square = group_and_square(action)
        piece = piece_of(table, tiles, group)
        _take(table, group, piece)
        put(squares, lines, square, piece, table[SCORING])
        table[EMPTY_SQUARES] ^= 1 << square
        if _round_is_over(table):
            _end_round(lines, table)
            return
    table[SEAT] = seat_after(table, table[SEAT])
    table[PHASE] = ACT


@rule
def most_money(table: Table) -> int:
    """The money of the richest."""
    most = table[MONEY]
    for seat in range(1, table[PLAYERS]):
        most = max(most, table[MONEY + seat])
    return int(most)


@rule
def count_richest(table: Table) -> int:
    """How many seats have most money."""
    most, count = most_money(table), 0
    for seat in range(table[PLAYERS]):
        if table[MONEY + seat] == most:
            count += 1
    return count


@rule
def nth_richest(table: Table, first: int, n: int) -> int:
    """KG-N3: the n-th, from 0, of the seats with most money, clockwise from `first`, he himself included (A-G21)."""
    most, seat = most_money(table), first
    while n > 0 or table[MONEY + seat] != most:
        if table[MONEY + seat] == most:
            n -= 1
        seat = seat_after(table, seat)
    return seat


@rule
def paid_so_far(lines: Lines, table: Table) -> int:
    """KG-X3: the income that this round has paid already; once it is over, that is in the money of the table."""
    if table[SCORING] == AT_ROUND_END or table[PHASE] == ROUND_OVER or table[PHASE] == OVER:
        return 0
    return scored_income(lines, table[SCORING])

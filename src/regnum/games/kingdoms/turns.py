"""The course of a game: rounds of turns, scoring, the next start player, the end.

A position is a `Round`: one value that holds the arrays, which the caller makes (`new_round`). Every rule takes it
first.

An action is a number: `placement(group, square)` places a piece, where the group is `rank - 1` for a castle,
`START_GROUP` for the starting tile and `LAY_GROUP + kind - 1` for a tile of the supply; `DRAW` draws one, and `PASS`
does nothing.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, rule
from regnum.games.bits import first, without_first
from regnum.games.kingdoms.board import (
    AT_ROUND_END,
    EMPTY,
    KINDS,
    PLACES,
    Lines,
    Squares,
    board_income,
    castle,
    lay_out,
    put,
    scored_income,
    share,
)
from regnum.games.kingdoms.components import (
    CASTLES_BY_RANK,
    COLOURS,
    KIND_COUNTS,
    RANKS,
    SQUARES,
    TILE_KINDS,
    TILES_IN_BOX,
)

Table = npt.NDArray[np.int64]
Tiles = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.int64]


class Round(NamedTuple):
    """A position: the arrays of one round.

    - `squares` and `lines`: see `board.py`;
    - `table`, int64, `TABLE` entries: the settings, then whose turn it is and what each seat has, all named below;
    - `tiles[i]`, int64: the kinds of tiles of this round, shuffled: first the starting tile of each seat, then the
      supply from the front; 0 for one that is not known. With No luck (KG-X2) it is not used.

    Searches keep many positions in one `Round` whose arrays have one more dimension in front; see `nth_round`.
    """

    squares: Squares
    lines: Lines
    table: Table
    tiles: Tiles


Rounds = Annotated[Round, Axes(squares=2, lines=2, table=2, tiles=2)]
"""A block of rounds: every array has a first axis more."""


_SEATS = len(COLOURS)

PLAYERS, RANK_ONE_CASTLES, LAST_CASTLE, NO_LUCK, SCORING, RANDOM_TIES = range(6)
SETTINGS = RANDOM_TIES + 1
"""The table begins with this many settings."""
PHASE, ROUND, FIRST, SEAT, EMPTY_SQUARES, TAKEN = range(SETTINGS, SETTINGS + 6)
"""What is to be done now, the round (from 0), its start player, and whose turn it is; the set of empty squares as bits;
and how many tiles have left the supply, starting tiles among them."""
HOLDS_START = TAKEN + 1
"""By seat: 1 if they still have their starting tile."""
MONEY = HOLDS_START + _SEATS
"""By seat: their money when the round began, and once it is over when it ended."""
CASTLES = MONEY + _SEATS
"""How many castles each seat has in hand: by seat, then by rank."""
TO_LAY = CASTLES + _SEATS * len(RANKS)
"""With No luck: the set, as bits, of the groups of tiles of which the supply has any."""
OFF_BOARD = TO_LAY
"""How many tiles of each kind, from 1 (so the entry for 0 is free), are not on the board; with No luck they are the
supply."""
TABLE = OFF_BOARD + KINDS + 1

ACT, PLACE_DRAWN, ROUND_OVER, OVER = range(4)

(
    LEGAL,
    GAME_OVER,
    MUST_PLACE_DRAWN,
    CHOOSE_NOT_DRAW,
    SUPPLY_EMPTY,
    MUST_NOT_PASS,
    NO_CASTLE,
    NO_STARTING_TILES,
    STARTING_TILE_PLAYED,
    DRAW_FIRST,
    NOT_IN_SUPPLY,
    NO_SQUARE,
    OCCUPIED,
) = range(13)
"""What `refusal` answers; `explain.py` has the rule and the sentence for each."""

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

UNKNOWN = 0
"""A tile that may not be known, instead of its kind."""

DRAWS = 2
"""What chance decides before a round: the start player, then the order of the tiles."""
DRAWN_FROM, DRAWN = range(2)
"""The entries of a draw: of how many items, and how many; none are drawn where chance decides nothing."""

_NONE, _ONE = np.uint64(0), np.uint64(1)
_ALL_SQUARES = (1 << SQUARES) - 1
_ALL_TILES = (1 << KINDS) - 1 << LAY_GROUP
_BOX = np.array(CASTLES_BY_RANK)
_EMPTY_LINES = np.zeros(PLACES, dtype=np.int64)
lay_out(np.full(SQUARES, EMPTY), _EMPTY_LINES)


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


def new_round(*shape: int) -> Round:
    """Arrays of zeros for one round, or for a block of rounds of this shape.

    >>> new_round().squares.shape, new_round(7).squares.shape
    ((30,), (7, 30))
    """
    return Round(*(np.zeros((*shape, size), dtype=np.int64) for size in (SQUARES, PLACES, TABLE, TILES_IN_BOX)))


@rule
def nth_round(rounds: Rounds, n: int) -> Round:
    """One round of a block of rounds, which shares its arrays."""
    return Round(rounds.squares[n], rounds.lines[n], rounds.table[n], rounds.tiles[n])


@rule
def copy_played(source: Round, target: Round) -> None:
    """Copy all that `apply` can change: everything but the tiles."""
    for i in range(SQUARES):
        target.squares[i] = source.squares[i]
    for i in range(PLACES):
        target.lines[i] = source.lines[i]
    for i in range(TABLE):
        target.table[i] = source.table[i]


@rule
def copy_round(source: Round, target: Round) -> None:
    """Make `target` the same round as `source`."""
    copy_played(source, target)
    for i in range(TILES_IN_BOX):
        target.tiles[i] = source.tiles[i]


@rule
def set_up(here: Round, settings: Table) -> None:
    """KG-S1, KG-S2: castles and money for all; the first round has not begun."""
    table = here.table
    for i in range(SETTINGS):
        table[i] = settings[i]
    for seat in range(table[PLAYERS]):
        table[MONEY + seat] = FIRST_MONEY
        for rank in RANKS:
            table[castles_in_hand(seat, rank)] = _BOX[rank - 1]
        table[castles_in_hand(seat, 1)] = table[RANK_ONE_CASTLES]
    table[ROUND] = -1
    table[PHASE] = ROUND_OVER


@rule
def begin_round(here: Round, first: int) -> None:
    """KG-S3, KG-N1 to KG-N3: an empty board, all tiles in the supply, a starting tile for each, a start player.

    Placed castles of rank 1 come back, but not with Last castle (KG-X1, A-G18). The others are gone; castles kept in
    hand stay there (A-G17).
    """
    table = here.table
    for square in range(SQUARES):
        here.squares[square] = EMPTY
    for place in range(PLACES):
        here.lines[place] = _EMPTY_LINES[place]
    for seat in range(table[PLAYERS]):
        table[HOLDS_START + seat] = 1 - table[NO_LUCK]
        if not table[LAST_CASTLE]:
            table[castles_in_hand(seat, 1)] = table[RANK_ONE_CASTLES]
    for kind in range(1, KINDS + 1):
        table[OFF_BOARD + kind] = KIND_COUNTS[kind]
    table[TO_LAY] = _ALL_TILES
    table[TAKEN] = 0 if table[NO_LUCK] else table[PLAYERS]
    table[EMPTY_SQUARES] = _ALL_SQUARES
    table[ROUND] += 1
    table[FIRST] = first
    table[SEAT] = first
    table[PHASE] = ACT


@rule
def plan_draws(here: Round, items: Annotated[Numbers, Axes(2)], sizes: Annotated[Numbers, Axes(2)]) -> None:
    """Write what has to be drawn before the next round: `items[draw, i]`, and how many of them in `sizes[draw]`.

    The first draw is the start player: any in the first round (KG-S4), then the richest (KG-N3, A-G34), at random if
    that is agreed on and several are (A-G21). The second is the order of all tiles (KG-N2, A-G14), but not with No luck
    (KG-X2).
    """
    table = here.table
    candidates = 1
    if table[ROUND] < 0:
        candidates = table[PLAYERS]
        for seat in range(candidates):
            items[0, seat] = seat
    elif table[RANDOM_TIES]:
        candidates = count_richest(here)
        for n in range(candidates):
            items[0, n] = nth_richest(here, 0, n)
    else:
        items[0, 0] = nth_richest(here, table[FIRST], 0)
    for i in range(TILES_IN_BOX):
        items[1, i] = UNKNOWN if table[NO_LUCK] else TILE_KINDS[i]
    sizes[0, DRAWN_FROM], sizes[0, DRAWN] = candidates, 1 if candidates > 1 else 0
    sizes[1, DRAWN_FROM], sizes[1, DRAWN] = TILES_IN_BOX, 0 if table[NO_LUCK] else TILES_IN_BOX


@rule
def begin_drawn(here: Round, items: Annotated[Numbers, Axes(2)]) -> None:
    """Begin the round for which `plan_draws` wrote the items, what was drawn of each now in front."""
    for i in range(TILES_IN_BOX):
        here.tiles[i] = items[1, i]
    begin_round(here, items[0, 0])


@rule
def empty_squares(here: Round) -> np.uint64:
    """The set of empty squares as bits."""
    return np.uint64(here.table[EMPTY_SQUARES])


@rule
def drawn_tile(here: Round) -> int:
    """The tile that was drawn last, to be placed now."""
    return int(here.tiles[here.table[TAKEN] - 1])


@rule
def drawn_group(here: Round) -> int:
    """The group of actions that place the tile drawn."""
    return LAY_GROUP + drawn_tile(here) - 1


@rule
def placeable(here: Round) -> np.uint64:
    """KG-T1: the set, as bits, of the groups that the seat to act may place; a tile just drawn is the only one (A-G12).

    With No luck every tile of the supply may be placed (KG-X2).
    """
    table, seat = here.table, here.table[SEAT]
    if table[PHASE] == PLACE_DRAWN:
        return _ONE << np.uint64(drawn_group(here))
    found = np.uint64(0)
    for rank in RANKS:
        if table[castles_in_hand(seat, rank)]:
            found |= _ONE << np.uint64(rank - 1)
    if table[HOLDS_START + seat]:
        found |= _ONE << np.uint64(START_GROUP)
    if table[NO_LUCK]:
        found |= np.uint64(table[TO_LAY])
    return found


@rule
def piece_of(here: Round, group: int) -> int:
    """The piece that a group of actions places."""
    if group < START_GROUP:
        return castle(here.table[SEAT], group + 1)
    if group == START_GROUP:
        return int(here.tiles[here.table[SEAT]])
    return group - LAY_GROUP + 1


@rule
def may_draw(here: Round) -> bool:
    """KG-T1: may the seat to act draw? Not from an empty supply (A-G11), and with No luck never (KG-X2)."""
    table = here.table
    return bool(table[PHASE] == ACT and not table[NO_LUCK] and table[TAKEN] < TILES_IN_BOX)


@rule
def list_actions(here: Round, codes: Numbers) -> int:
    """Write every legal action, at most `DRAW + 1` (KG-T1), and return their number.

    To pass is legal only if there is no other (KG-T2, A-G10).
    """
    if here.table[PHASE] >= ROUND_OVER:
        return 0
    listed, pieces = 0, placeable(here)
    while pieces != _NONE:
        squares = empty_squares(here)
        while squares != _NONE:
            codes[listed] = placement(first(pieces), first(squares))
            listed += 1
            squares = without_first(squares)
        pieces = without_first(pieces)
    if may_draw(here):
        codes[listed] = DRAW
        listed += 1
    if listed == 0:
        codes[0] = PASS
        return 1
    return listed


@rule
def refusal(here: Round, action: int) -> int:
    """Why the seat to act may not do this, or `LEGAL`; if there are several reasons, the first.

    The action may be one that no position allows: a square from `SQUARES` on, or a negative group for a castle of a
    rank that does not exist.
    """
    table = here.table
    group, _ = group_and_square(action)
    if table[PHASE] >= ROUND_OVER:
        return GAME_OVER
    if table[PHASE] == PLACE_DRAWN and group != drawn_group(here):
        return MUST_PLACE_DRAWN
    if action == DRAW:
        return _draw_refusal(here)
    if action == PASS:
        return MUST_NOT_PASS if can_act(here, table[SEAT]) else LEGAL
    return _placement_refusal(here, action)


@rule
def _draw_refusal(here: Round) -> int:
    if may_draw(here):
        return LEGAL
    return CHOOSE_NOT_DRAW if here.table[NO_LUCK] else SUPPLY_EMPTY


@rule
def _placement_refusal(here: Round, action: int) -> int:
    group, square = group_and_square(action)
    if group < 0 or not placeable(here) >> np.uint64(group) & _ONE:
        return _missing(here, group)
    if square >= SQUARES:
        return NO_SQUARE
    return LEGAL if here.squares[square] == EMPTY else OCCUPIED


@rule
def _missing(here: Round, group: int) -> int:
    """Why the seat to act has no piece of this group to place."""
    is_lucky = not here.table[NO_LUCK]
    if group < START_GROUP:
        return NO_CASTLE
    if group == START_GROUP:
        return STARTING_TILE_PLAYED if is_lucky else NO_STARTING_TILES
    return DRAW_FIRST if is_lucky else NOT_IN_SUPPLY


@rule
def can_act(here: Round, seat: int) -> bool:
    """KG-T1: has the seat anything to place, as long as a square is empty? Otherwise it must pass (KG-T2, A-G25)."""
    table = here.table
    return bool(table[TAKEN] < TILES_IN_BOX or table[HOLDS_START + seat] or castles_left(here, seat))


@rule
def castles_left(here: Round, seat: int) -> int:
    """How many castles a seat has in hand."""
    left = 0
    for rank in RANKS:
        left += here.table[castles_in_hand(seat, rank)]
    return left


@rule
def seat_after(here: Round, seat: int) -> int:
    """KG-S4: the next seat clockwise."""
    return seat + 1 if seat + 1 < here.table[PLAYERS] else 0


@rule
def _round_is_over(here: Round) -> bool:
    """KG-R1, KG-X1: no square is empty, or no seat can act."""
    if here.table[EMPTY_SQUARES] == 0:
        return True
    for seat in range(here.table[PLAYERS]):  # noqa: SIM110 - compiled code has no generators
        if can_act(here, seat):
            return False
    return True


@rule
def is_last_round(here: Round) -> bool:
    """KG-E1: the third; with Last castle that in which a player placed their last (KG-X1), even the first (A-G26).

    During a round it says whether that is certain already.
    """
    table = here.table
    if not table[LAST_CASTLE]:
        return bool(table[ROUND] == ROUNDS - 1)
    fewest = castles_left(here, 0)
    for seat in range(1, table[PLAYERS]):
        fewest = min(fewest, castles_left(here, seat))
    return fewest == 0


@rule
def _end_round(here: Round) -> None:
    """KG-R1: all lines pay; money may fall below nothing (A-G19) and the bank never runs out (A-G20).

    With Continuous scoring this is what was paid at once plus the lines that never filled (A-G31): the wizard has not
    raised any castle in a line that was scored before it came.
    """
    table, income = here.table, board_income(here.lines)
    for seat in range(table[PLAYERS]):
        table[MONEY + seat] += share(income, seat)
    table[PHASE] = OVER if is_last_round(here) else ROUND_OVER


@rule
def _take(here: Round, group: int, piece: int) -> None:
    """A piece leaves the hand or the supply."""
    table = here.table
    if group < START_GROUP:
        table[castles_in_hand(table[SEAT], group + 1)] -= 1
        return
    table[OFF_BOARD + piece] -= 1
    if group == START_GROUP:
        table[HOLDS_START + table[SEAT]] = 0
    elif table[NO_LUCK]:
        table[TAKEN] += 1
        table[TO_LAY] ^= (1 if table[OFF_BOARD + piece] == 0 else 0) << group


@rule
def apply(here: Round, action: int) -> None:
    """Carry out a legal action; a player who draws stays on turn until the tile is placed (A-G12)."""
    table = here.table
    if action == DRAW:
        table[TAKEN] += 1
        table[PHASE] = PLACE_DRAWN
        return
    if action != PASS:
        group, square = group_and_square(action)
        piece = piece_of(here, group)
        _take(here, group, piece)
        put(here.squares, here.lines, square, piece, table[SCORING])
        table[EMPTY_SQUARES] ^= 1 << square
        if _round_is_over(here):
            _end_round(here)
            return
    table[SEAT] = seat_after(here, table[SEAT])
    table[PHASE] = ACT


@rule
def most_money(here: Round) -> int:
    """The money of the richest."""
    table, most = here.table, here.table[MONEY]
    for seat in range(1, table[PLAYERS]):
        most = max(most, table[MONEY + seat])
    return int(most)


@rule
def count_richest(here: Round) -> int:
    """How many seats have the most gold."""
    table, most, count = here.table, most_money(here), 0
    for seat in range(table[PLAYERS]):
        if table[MONEY + seat] == most:
            count += 1
    return count


@rule
def is_lot_drawn(here: Round) -> bool:
    """A-G21: does chance decide which player begins the round after this one, which is over?"""
    return bool(here.table[RANDOM_TIES] and count_richest(here) > 1)


@rule
def nth_richest(here: Round, first: int, n: int) -> int:
    """KG-N3: the n-th, from 0, of the seats with the most gold, clockwise from `first` and including it (A-G21).

    >>> here = new_round()
    >>> here.table[PLAYERS], here.table[MONEY : MONEY + 3] = 3, (70, 20, 70)
    >>> [nth_richest(here, 1, n) for n in range(count_richest(here))]
    [2, 0]
    """
    table, most, seat = here.table, most_money(here), first
    while n > 0 or table[MONEY + seat] != most:
        if table[MONEY + seat] == most:
            n -= 1
        seat = seat_after(here, seat)
    return seat


@rule
def paid_so_far(here: Round) -> int:
    """KG-X3: the income that this round has paid already; once it is over, that is in the money of the table."""
    table = here.table
    if table[SCORING] == AT_ROUND_END or table[PHASE] == ROUND_OVER or table[PHASE] == OVER:
        return 0
    return scored_income(here.lines, table[SCORING])


@rule
def money(here: Round, paid: int, seat: int) -> int:
    """The gold of a seat now, given `paid_so_far`: open to all (A-G23), possibly negative (A-G19)."""
    return int(here.table[MONEY + seat]) + share(paid, seat)

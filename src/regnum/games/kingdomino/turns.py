"""The course of a game: first draft, rounds of placing and claiming, the end and the ranking.

A position is one value, `Arrays`. An action is a number: `64 * direction + square` places the acting king's domino,
`DISCARD` gives it up, and `CLAIM + slot` puts the king on a domino of the row to be claimed.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, routine, rule
from regnum.games.kingdomino import components
from regnum.games.kingdomino import land as lands
from regnum.games.kingdomino.land import PLANES, SIDES, Boxes, Land, Masks, Squares

Numbers = npt.NDArray[np.int64]

MOST_SEATS, MOST_SLOTS, MOST_DOMINOES = 4, 4, 48
"""Players of a game, dominoes of a row, dominoes of a deck."""

# The entries of `status`. The settings come first and stay as they are; what follows is numbered from their end.
PLAYERS, SIZE, ROW, ROUNDS, KINGS, ABBA, MIDDLE_KINGDOM, HARMONY, GAMES, SETTINGS = range(10)
PHASE, ROUND, SLOT = range(SETTINGS, SETTINGS + 3)
"""What is to be done now, the row being placed (from 0), and the king acting: its slot, or its place in the draft."""
OWNER = SLOT + 1
NEXT_OWNER = OWNER + MOST_SLOTS
"""The seat whose king is on each slot of the current row and of the row being claimed; `NOBODY` if none."""
DISCARDS = NEXT_OWNER + MOST_SLOTS
"""How many dominoes each seat has discarded."""
STATUS = DISCARDS + MOST_SEATS

DRAFT, PLACE, CLAIM_NEXT, OVER = range(4)
NOBODY = -1
NO_ROW = -1
MIDDLE_OFF, MIDDLE_SYMMETRIC, MIDDLE_EXACT = range(3)
MIDDLE_BONUS, HARMONY_BONUS = 10, 5

TOUCHES_CASTLE, MATCHES, OCCUPIED, OUTSIDE_FRAME, NO_MATCH, ONLY_DIAGONAL, APART = range(7)
"""What `placement_reason` answers; the first two are legal. `explain.py` has the rule and the sentence for each."""

DISCARD = 256
CLAIM = 257
MOST_PLIES = 2 * MOST_DOMINOES
"""The longest game: every domino is claimed and placed."""


class Arrays(NamedTuple):
    """The position of one game; the caller of a rule owns the arrays."""

    land: Land
    """`land[seat, plane]`: see `land.py`."""
    boxes: Boxes
    """`boxes[seat, side]`: see `land.py`."""
    status: Numbers
    """`status[entry]`: the settings, whose turn it is, and whose king is where, by the names above."""
    deck: Numbers
    """`deck[i]`: the dominoes in the order of the rows, each row ascending (KD-S6); 0 for one not yet known."""
    kings: Numbers
    """`kings[i]`: the seats in the order in which their kings were drawn; `NOBODY` for one not yet known."""


def new_arrays(players: int) -> Arrays:
    """Arrays to play games for this many players in."""
    return Arrays(
        np.zeros((players, PLANES), dtype=np.uint64),
        np.zeros((players, SIDES), dtype=np.int64),
        np.zeros(STATUS, dtype=np.int64),
        np.zeros(MOST_DOMINOES, dtype=np.int64),
        np.zeros(MOST_SLOTS, dtype=np.int64),
    )


def copied(here: Arrays) -> Arrays:
    """A copy of a position, which can be written to even if the original cannot."""
    return Arrays(here.land.copy(), here.boxes.copy(), here.status.copy(), here.deck.copy(), here.kings.copy())


class Stack(NamedTuple):
    """Several positions of one game: the arrays have a first axis more, and dominoes and kings are shared."""

    land: Annotated[Land, Axes(3)]
    boxes: Annotated[Boxes, Axes(3)]
    status: Annotated[Numbers, Axes(2)]
    deck: Numbers
    kings: Numbers


def stacked(here: Arrays, many: int) -> Stack:
    """A stack of this many positions, with this one as the first; the arrays of its dominoes and kings are copied."""
    land, boxes, status = (np.zeros((many, *array.shape), dtype=array.dtype) for array in here[:3])
    land[0], boxes[0], status[0] = here.land, here.boxes, here.status
    return Stack(land, boxes, status, here.deck.copy(), here.kings.copy())


@rule
def nth(stack: Stack, n: int) -> Arrays:
    """The n-th position of a stack."""
    return Arrays(stack.land[n], stack.boxes[n], stack.status[n], stack.deck, stack.kings)


@rule
def copy_position(here: Arrays, there: Arrays) -> None:
    """Write a position over another of the same game: all but dominoes and kings, which do not change."""
    for seat in range(here.land.shape[0]):
        for plane in range(PLANES):
            there.land[seat, plane] = here.land[seat, plane]
        for side in range(SIDES):
            there.boxes[seat, side] = here.boxes[seat, side]
    for entry in range(STATUS):
        there.status[entry] = here.status[entry]


@rule
def set_up(here: Arrays, settings: Numbers) -> None:
    """KD-S2, KD-S7: castles are on the table, no king is placed, the first king is about to be revealed."""
    status = here.status
    for entry in range(SETTINGS):
        status[entry] = settings[entry]
    for seat in range(status[PLAYERS]):
        lands.found_kingdom(here.land, here.boxes, seat)
        status[DISCARDS + seat] = 0
    for slot in range(MOST_SLOTS):
        status[OWNER + slot] = NOBODY
        status[NEXT_OWNER + slot] = NOBODY
    status[PHASE] = DRAFT
    status[ROUND] = -1
    status[SLOT] = 0


@rule
def kings_to_draw(settings: Numbers, kings: Numbers) -> tuple[int, int]:
    """Write the kings that are drawn from (KD-S7, A-K20); returns how many there are and how many are drawn.

    In A-B-B-A one is drawn, and decides the order of all (KD-S8).
    """
    if settings[ABBA]:
        kings[0], kings[1] = 0, 1
        return 2, 1
    each = settings[KINGS] // settings[PLAYERS]
    for king in range(settings[KINGS]):
        kings[king] = king // each
    return int(settings[KINGS]), int(settings[KINGS])


@rule
def order_kings(settings: Numbers, kings: Numbers) -> None:
    """KD-S8: in A-B-B-A the king that was drawn decides the order of all."""
    if settings[ABBA]:
        first = kings[0]
        kings[0], kings[1], kings[2], kings[3] = first, 1 - first, 1 - first, first


@rule
def sort_rows(settings: Numbers, deck: Numbers) -> None:
    """KD-S6: the dominoes of every row in ascending order."""
    for row in range(settings[ROUNDS]):
        _sort_row(deck, row * settings[ROW], settings[ROW])


@rule
def _sort_row(deck: Numbers, start: int, row: int) -> None:
    for end in range(start + 1, start + row):
        at = end
        while at > start and deck[at - 1] > deck[at]:
            deck[at - 1], deck[at] = deck[at], deck[at - 1]
            at -= 1


@rule
def seat_to_act(here: Arrays) -> int:
    """The seat to act: by the draw of kings (KD-S7), then by their place in the row from the top (KD-T1, A-K22)."""
    status = here.status
    if status[PHASE] == DRAFT:
        return int(here.kings[status[SLOT]])
    if status[PHASE] == OVER:
        return NOBODY
    return int(status[OWNER + status[SLOT]])


@rule
def acting_domino(here: Arrays) -> int:
    """The domino under the acting king."""
    status = here.status
    return int(here.deck[status[ROUND] * status[ROW] + status[SLOT]])


@rule
def domino_to_claim(here: Arrays, slot: int) -> int:
    """The domino on a slot of the row being claimed."""
    status = here.status
    return int(here.deck[(status[ROUND] + 1) * status[ROW] + slot])


@rule
def visible(here: Arrays) -> int:
    """How many dominoes have been laid out: the current row and the next (KD-S10)."""
    status = here.status
    return int(min(status[ROUND] + 2, status[ROUNDS]) * status[ROW])


@rule
def is_laid_out(here: Arrays, domino: int) -> bool:
    """Whether a domino has been laid out; no player can know where the others are (A-K18)."""
    found = False
    for i in range(visible(here)):
        found = found or here.deck[i] == domino
    return bool(found)


@rule
def revealed_kings(here: Arrays) -> int:
    """How many kings of the draw are known: one by one (KD-S7), but the first of A-B-B-A gives all away (KD-S8)."""
    status = here.status
    if status[PHASE] == DRAFT and not status[ABBA]:
        return int(status[SLOT]) + 1
    return int(status[KINGS])


@rule
def hide(here: Arrays) -> None:
    """Strike out what no player may know: the dominoes in the box (A-K19), the kings not yet revealed."""
    for i in range(visible(here), here.deck.size):
        here.deck[i] = 0
    for i in range(revealed_kings(here), here.status[KINGS]):
        here.kings[i] = NOBODY


@rule
def row_start(here: Arrays, owners: int) -> int:
    """Where a row is in the deck, or `NO_ROW`: the current one if `owners` is OWNER, the next if it is NEXT_OWNER."""
    status = here.status
    number = int(status[ROUND]) + (1 if owners == NEXT_OWNER else 0)
    return number * int(status[ROW]) if 0 <= number < status[ROUNDS] else NO_ROW


@rule
def is_done(here: Arrays, slot: int) -> bool:
    """Whether the turn of a slot of the current row has passed: its domino has been placed or discarded."""
    return bool(slot < here.status[SLOT] + (1 if here.status[PHASE] == CLAIM_NEXT else 0))


@rule
def match_goes_on(here: Arrays, games: int) -> bool:
    """KD-X1: whether another game follows, this one being the last of as many."""
    return bool(here.status[PHASE] == OVER and games < here.status[GAMES])


@rule
def placements(here: Arrays, seat: int, domino: int) -> Masks:
    """Where a seat could place a domino now; see `land.placements`."""
    return lands.placements(here.land, here.boxes, seat, domino, here.status[SIZE])


@rule
def legal_placements(here: Arrays) -> Masks:
    """Where the acting king's domino may be placed; only if that is nowhere is it discarded (KD-P4, KD-P5, A-K1)."""
    status = here.status
    return placements(here, int(status[OWNER + status[SLOT]]), acting_domino(here))


@rule
def _is_taken(here: Arrays, seat: int, x: int, y: int) -> bool:
    """Whether a square of a seat's kingdom is taken; any square, however far from the castle."""
    west, east, south, north = lands.box_of(here.boxes, seat)
    if not (west <= x <= east and south <= y <= north):
        return False
    return bool(lands.occupied(here.land, seat) & lands.square_at(x, y) != lands.NO_SQUARE)


@rule
def _contact(here: Arrays, seat: int, square: Squares, terrain: int) -> int:
    """What allows a half of this terrain on a square: `TOUCHES_CASTLE`, `MATCHES`, or else `NO_MATCH`."""
    for direction in range(SIDES):
        near = lands.neighbour(square, direction)
        if near == lands.CASTLE:
            return TOUCHES_CASTLE
        if near & here.land[seat, terrain] != lands.NO_SQUARE:
            return MATCHES
    return NO_MATCH


@rule
def placement_reason(here: Arrays, seat: int, domino: int, x: int, y: int, direction: int) -> tuple[int, int]:
    """Why a domino may be placed with its first half on (x, y), or why not; and which half, 0 or 1, it is about.

    The rules are those of `land.placements`, which lists all legal placements at once.
    """
    x2, y2 = x + lands.STEP_X[direction], y + lands.STEP_Y[direction]
    if _is_taken(here, seat, x, y):
        return OCCUPIED, 0
    if _is_taken(here, seat, x2, y2):
        return OCCUPIED, 1
    west, east, south, north = lands.widened(lands.widened(lands.box_of(here.boxes, seat), x, y), x2, y2)
    if max(east - west, north - south) >= here.status[SIZE]:
        return OUTSIDE_FRAME, 0
    first, second = lands.square_at(x, y), lands.square_at(x2, y2)
    contact = _contact(here, seat, first, components.TERRAINS[domino, 0])
    if contact != NO_MATCH:
        return contact, 0
    contact = _contact(here, seat, second, components.TERRAINS[domino, 1])
    if contact != NO_MATCH:
        return contact, 1
    return _no_contact(lands.occupied(here.land, seat), first | second), 0


@rule
def _no_contact(taken: Squares, squares: Squares) -> int:
    """Why squares that neither touch the castle nor match anything are not allowed."""
    if lands.beside(squares) & taken != lands.NO_SQUARE:
        return NO_MATCH
    rows = lands.to_north(squares) | lands.to_south(squares)
    corners = lands.to_east(rows) | lands.to_west(rows)
    return ONLY_DIAGONAL if corners & taken != lands.NO_SQUARE else APART


@rule
def place(here: Arrays, seat: int, domino: int, placement: int) -> None:
    """Place a domino in a seat's kingdom."""
    lands.place(here.land, here.boxes, seat, domino, placement, here.status[SIZE])


@rule
def is_free(here: Arrays, slot: int) -> bool:
    """KD-S7: one king per domino."""
    return bool(here.status[NEXT_OWNER + slot] == NOBODY)


@rule
def nth_free_slot(here: Arrays, n: int) -> int:
    """The n-th slot, from 0, without a king in the row being claimed."""
    slot = 0
    while n > 0 or not is_free(here, slot):
        if is_free(here, slot):
            n -= 1
        slot += 1
    return slot


@rule
def count_free_slots(here: Arrays) -> int:
    """How many dominoes of the row being claimed have no king yet."""
    free = 0
    for slot in range(here.status[ROW]):
        if is_free(here, slot):
            free += 1
    return free


@rule
def _call_king(status: Numbers, slot: int) -> None:
    """The first king from this slot on has to place its domino.

    Two players' kings each act in their own place (KD-T4), so a player may act twice in a row (A-K21).
    """
    while slot < status[ROW] and status[OWNER + slot] == NOBODY:
        slot += 1
    status[SLOT] = slot
    status[PHASE] = PLACE


@rule
def _next_row(status: Numbers) -> None:
    """KD-T5: the claimed row becomes the current one; unclaimed dominoes leave the game (KD-S9, A-K17)."""
    for slot in range(status[ROW]):
        status[OWNER + slot] = status[NEXT_OWNER + slot]
        status[NEXT_OWNER + slot] = NOBODY
    status[ROUND] += 1
    _call_king(status, 0)


@rule
def _next_king(status: Numbers) -> None:
    """KD-T3: the next king in the row acts; after the last row the game is over (KD-E1)."""
    _call_king(status, status[SLOT] + 1)
    if status[SLOT] < status[ROW]:
        return
    if status[ROUND] + 1 < status[ROUNDS]:
        _next_row(status)
    else:
        status[PHASE] = OVER


@rule
def _claim(here: Arrays, slot: int) -> None:
    """KD-S7, KD-T2: a king goes to a domino, whether or not it will fit (A-K8)."""
    status = here.status
    if status[PHASE] == CLAIM_NEXT:
        status[NEXT_OWNER + slot] = status[OWNER + status[SLOT]]
        _next_king(status)
        return
    status[NEXT_OWNER + slot] = here.kings[status[SLOT]]
    status[SLOT] += 1
    if status[SLOT] == status[KINGS]:
        _next_row(status)


@rule
def apply(here: Arrays, action: int) -> None:
    """Carry out a legal action: first the domino is placed, then the next one is claimed (KD-T2)."""
    if action >= CLAIM:
        _claim(here, action - CLAIM)
        return
    status = here.status
    seat = int(status[OWNER + status[SLOT]])
    if action == DISCARD:
        status[DISCARDS + seat] += 1
    else:
        place(here, seat, acting_domino(here), action)
    if status[ROUND] + 1 < status[ROUNDS]:
        status[PHASE] = CLAIM_NEXT
    else:
        _next_king(status)  # KD-E1, A-K14: the last round is placement only


@rule
def bonuses(here: Arrays, seat: int) -> tuple[int, int]:
    """Points for the Middle Kingdom (KD-X2) and for Harmony (KD-X3), the same in 7 x 7 (A-K11)."""
    status = here.status
    middle = harmony = 0
    if status[MIDDLE_KINGDOM] != MIDDLE_OFF and lands.is_central(
        lands.box_of(here.boxes, seat), status[SIZE], status[MIDDLE_KINGDOM] == MIDDLE_EXACT
    ):
        middle = MIDDLE_BONUS
    if status[HARMONY] and lands.is_complete(here.land, seat, status[SIZE]):
        harmony = HARMONY_BONUS
    return middle, harmony


@routine
def standing(here: Arrays, seat: int) -> tuple[int, int, int]:
    """What decides the game (KD-V6 to KD-V8, A-K12, A-K13): score with bonuses, then largest property, then crowns."""
    points, largest, crowns = lands.appraise(here.land, seat)
    middle, harmony = bonuses(here, seat)
    return points + middle + harmony, largest, crowns

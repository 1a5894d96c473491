"""What the network sees of a position: every kingdom by itself, the dominoes on the table, and who acts when.

A turn is one decision: placing the domino under the acting king and claiming the next one. What is judged is the
position right after a turn, before any domino that is not yet known is revealed.

A kingdom's inputs are its squares by terrain and crowns (the planes of `land.py`), its limits, how many dominoes it
still gets, and the features of `evaluation.py`. The table's inputs are one `TOKENS` row: for each slot of the row
being placed and of the row being claimed its domino and its state, counted from the seat that judges. Besides, for each
kingdom and each domino on the table that its seat has to place or may claim: how that domino would fit.
"""

from __future__ import annotations

import numpy as np

from regnum.bots.dense import Vector
from regnum.bots.kingdomino.evaluation import (
    FEATURES,
    MOST_LEFT,
    NO_TERRAIN,
    Evaluator,
    Scratch,
    best_placement,
    dominoes_left,
    note_properties,
    write_features,
)
from regnum.engine import routine, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import gain
from regnum.games.kingdomino.land import PLANES, SIDES, count_all
from regnum.games.kingdomino.turns import MOST_DOMINOES, MOST_SLOTS, Arrays, Numbers

SQUARES = PLANES * 64
MOST_REACH = 7
"""A limit is from 0 to 6 squares away from the castle."""
LIMITS = SQUARES
LEFT = LIMITS + SIDES * MOST_REACH
DENSE = LEFT + MOST_LEFT + 1
"""Where the limits, the number of dominoes left and the features begin among the inputs of a kingdom."""
KINGDOM = DENSE + FEATURES
TOKENS = 4 * MOST_SLOTS
"""The dominoes of both rows, then the states of both."""
CURRENT, NEXT, CURRENT_STATE, NEXT_STATE = (MOST_SLOTS * n for n in range(4))
GONE = 0
"""The state of a slot of the current row whose king has acted, or that has none; otherwise 1 + the seat."""
HIDDEN, FREE, CLAIMED = range(3)
"""The state of a slot of the next row; a claimed one is `CLAIMED` + the seat."""
NO_CLAIM = -1
EXTRAS = SIDES + 1
"""The limits of a kingdom and how many dominoes it still gets."""
CAN_PLACE, WORTH, GAIN, WAYS, FIT = range(5)
"""How a domino fits a kingdom: whether it can be placed; what the best place adds to the estimated value and to the
points now; and in how many ways it can be placed."""
SLOTS = 2 * MOST_SLOTS
"""The dominoes on the table: those of the row being placed, then those of the row being claimed."""
_POINTS_PER_FIT, _WAYS_PER_FIT = 10.0, 16.0
_NO_CHANCE = np.uint64(0)


@routine
def write_kingdom(here: Arrays, seat: int, scratch: Scratch) -> None:
    """Write the features of a kingdom to the scratch; `count_supply` comes first."""
    noted = note_properties(here, seat, NO_TERRAIN, NO_TERRAIN, scratch)
    write_features(here, seat, (NO_TERRAIN, NO_TERRAIN), noted, scratch)


@rule
def unseen_dominoes(here: Arrays) -> np.uint64:
    """The dominoes that have not appeared, as bits from 0."""
    status = here.status
    unseen = np.uint64((1 << MOST_DOMINOES) - 1)
    seen = min(status[turns.ROUND] + 2, status[turns.ROUNDS]) * status[turns.ROW]
    for i in range(seen):
        unseen = unseen & ~(np.uint64(1) << np.uint64(here.deck[i] - 1))
    return unseen


@rule
def share_to_come(here: Arrays) -> float:
    """What part of the unseen dominoes will still appear."""
    status = here.status
    seen = min(status[turns.ROUND] + 2, status[turns.ROUNDS]) * status[turns.ROW]
    return float((status[turns.ROUNDS] * status[turns.ROW] - seen) / max(MOST_DOMINOES - seen, 1))


@rule
def _write_tokens(here: Arrays, me: int, is_hidden: bool, tokens: Numbers) -> None:
    status = here.status
    players, row, number = status[turns.PLAYERS], status[turns.ROW], status[turns.ROUND]
    for entry in range(TOKENS):
        tokens[entry] = 0
    if status[turns.PHASE] == turns.OVER:
        return
    if number >= 0:
        for slot in range(status[turns.SLOT], row):
            owner = status[turns.OWNER + slot]
            if owner != turns.NOBODY:
                tokens[CURRENT + slot] = here.deck[number * row + slot]
                tokens[CURRENT_STATE + slot] = 1 + (owner - me + players) % players
    if is_hidden or number + 1 >= status[turns.ROUNDS]:
        return
    for slot in range(row):
        owner = status[turns.NEXT_OWNER + slot]
        tokens[NEXT + slot] = here.deck[(number + 1) * row + slot]
        tokens[NEXT_STATE + slot] = FREE if owner == turns.NOBODY else CLAIMED + (owner - me + players) % players


@rule
def count_claims(here: Arrays) -> int:
    """How many claims end the present turn in different ways; 1 in the last row, in which nothing is claimed."""
    if here.status[turns.ROUND] + 1 == here.status[turns.ROUNDS]:
        return 1
    return turns.count_free_slots(here)


@rule
def nth_claim(here: Arrays, n: int) -> int:
    """The slot of the n-th claim that ends the present turn; `NO_CLAIM` in the last row."""
    if here.status[turns.ROUND] + 1 == here.status[turns.ROUNDS]:
        return NO_CLAIM
    return turns.nth_free_slot(here, n)


@rule
def write_tokens_after(here: Arrays, claim: int, saved: Numbers, tokens: Numbers) -> None:
    """Write the table's inputs after the present turn ends with a claim, for the seat whose turn it is.

    Where the domino is placed does not matter here. `saved` is scratch; the position is left as it was.
    """
    status = here.status
    for entry in range(turns.STATUS):
        saved[entry] = status[entry]
    me = turns.seat_to_act(here)
    if status[turns.PHASE] == turns.PLACE:
        turns.apply(here, turns.DISCARD)
    if claim != NO_CLAIM:
        turns.apply(here, turns.CLAIM + claim)
    _write_tokens(here, me, status[turns.ROUND] != saved[turns.ROUND], tokens)
    for entry in range(turns.STATUS):
        status[entry] = saved[entry]


@rule
def ends_row(here: Arrays) -> bool:
    """Whether no king acts after the present turn before the next row becomes the present one, or the game is over."""
    status = here.status
    if status[turns.PHASE] == turns.DRAFT:
        return bool(status[turns.SLOT] + 1 == status[turns.KINGS])
    later = 0
    for slot in range(status[turns.SLOT] + 1, status[turns.ROW]):
        later += status[turns.OWNER + slot] != turns.NOBODY
    return bool(later == 0)


@rule
def domino_at(here: Arrays, slot: int) -> int:
    """The domino at one of the `SLOTS`."""
    status = here.status
    row = status[turns.ROUND] + slot // MOST_SLOTS
    return int(here.deck[row * status[turns.ROW] + slot % MOST_SLOTS])


@rule
def concerns(here: Arrays, seat: int, slot: int) -> bool:
    """Whether a seat will have to place the domino at one of the `SLOTS` after the present turn, or may claim it."""
    status, nth = here.status, slot % MOST_SLOTS
    if nth >= status[turns.ROW]:
        return False
    if slot < MOST_SLOTS:
        return bool(status[turns.ROUND] >= 0 and nth > status[turns.SLOT] and status[turns.OWNER + nth] == seat)
    owner = status[turns.NEXT_OWNER + nth]
    is_there = status[turns.ROUND] + 1 < status[turns.ROUNDS]
    return bool(is_there and (owner == turns.NOBODY or owner == seat))


@routine
def write_fit(here: Arrays, seat: int, domino: int, worth: float, evaluator: Evaluator, fit: Vector) -> None:
    """Write how a domino fits a kingdom whose estimated value is `worth`; `count_supply` comes first."""
    best, most, _ = best_placement(here, seat, domino, 0.0, _NO_CHANCE, evaluator)
    fit[WORTH] = (most - worth) / _POINTS_PER_FIT
    fit[CAN_PLACE] = fit[GAIN] = fit[WAYS] = 0.0
    if best != turns.DISCARD:
        fit[CAN_PLACE] = 1.0
        fit[GAIN] = gain(here.land, seat, domino, best) / _POINTS_PER_FIT
        fit[WAYS] = min(count_all(turns.placements(here, seat, domino)), int(_WAYS_PER_FIT)) / _WAYS_PER_FIT


@rule
def write_extras(here: Arrays, seat: int, extras: Numbers) -> None:
    """Write the limits of a kingdom and how many dominoes it still gets."""
    for side in range(SIDES):
        extras[side] = abs(here.boxes[seat, side])
    extras[SIDES] = max(dominoes_left(here, seat), 0)

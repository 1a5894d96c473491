"""The static players of Gedda, Lagerkvist and Butler, *Monte Carlo Methods for the Game Kingdomino* (2018).

Both look at their own kingdom alone. *Greedy placement* places its domino where it scores most and drafts at random;
*full greedy* looks for the highest score after the domino at hand and the one to be claimed are both placed. Both
prefer kingdoms with the castle in the middle and no single empty square, claim the domino with the most crowns on one
square first, and break ties at random. As published, full greedy places its last domino at random: there is nothing
left to claim with it.
"""

from __future__ import annotations

import numpy as np

from regnum.engine import routine, rule
from regnum.games.bits import count
from regnum.games.chance import advance, below, keeps_tie
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import CROWNS
from regnum.games.kingdomino.gains import gain, halves, take_back
from regnum.games.kingdomino.land import (
    CASTLE,
    NO_PLACEMENT,
    NO_SQUARE,
    Squares,
    beside,
    box_of,
    count_all,
    nth_placement,
    occupied,
    pop_placement,
)
from regnum.games.kingdomino.turns import Arrays

_CENTRES = np.zeros(8, dtype=np.uint64)
"""By size: the squares of a kingdom whose castle is in its middle."""
for _size in (5, 7):
    _near = range(-(_size // 2), _size // 2 + 1)
    _CENTRES[_size] = sum(1 << (8 * (y % 8) + x % 8) for x in _near for y in _near)

_TIDY = 1 << 20
"""Worth more than any number of points."""
_NOWHERE = -1


@rule
def _worth(points: int, taken: Squares, size: int) -> int:
    """How good a kingdom is: whether it is tidy, then its points, the castle in the middle included."""
    centre = _CENTRES[size]
    if taken & ~centre != NO_SQUARE:
        return points
    empty = centre & ~taken
    is_tidy = empty & ~beside(empty | CASTLE) == NO_SQUARE
    return points + turns.MIDDLE_BONUS + (_TIDY if is_tidy else 0)


@rule
def _best_worth(here: Arrays, seat: int, domino: int, points: int) -> int:
    """The most that a kingdom can be worth after this domino; `_NOWHERE` if it fits nowhere."""
    taken = occupied(here.land, seat)
    best = _NOWHERE
    placement, masks = pop_placement(turns.placements(here, seat, domino))
    while placement != NO_PLACEMENT:
        first, second = halves(placement)
        reached = points + gain(here.land, seat, domino, placement)
        best = max(best, _worth(reached, taken | first | second, here.status[turns.SIZE]))
        placement, masks = pop_placement(masks)
    return best


@rule
def _best_draft(here: Arrays, seat: int, points: int, chance: np.uint64) -> tuple[int, int, int, np.uint64]:
    """The slot whose domino makes the kingdom worth most, what it is worth, and how many slots do as well."""
    best, most, ties = _NOWHERE, _NOWHERE, 0
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            worth = _best_worth(here, seat, turns.domino_to_claim(here, slot), points)
            if worth > most:
                best, most, ties = slot, worth, 1
            elif worth == most:
                ties += 1
                keeps, chance = keeps_tie(ties, chance)
                if keeps:
                    best = slot
    return best, most, ties, chance


@rule
def _worth_with_draft(here: Arrays, seat: int, placement: int, chance: np.uint64) -> tuple[int, int, np.uint64]:
    """What a kingdom is worth after a placement and the best domino to claim, and how many such dominoes there are."""
    domino, box = turns.acting_domino(here), box_of(here.boxes, seat)
    points = gain(here.land, seat, domino, placement)
    turns.place(here, seat, domino, placement)
    _, worth, ways, chance = _best_draft(here, seat, points, chance)
    take_back(here, seat, placement, box)
    return worth, ways, chance


@rule
def _best_placement(here: Arrays, seat: int, looks_ahead: bool, chance: np.uint64) -> tuple[int, np.uint64]:
    """The placement that makes the kingdom worth most, alone or together with the best domino to claim."""
    domino = turns.acting_domino(here)
    best, most, ties = _NOWHERE, _NOWHERE, 0
    placement, masks = pop_placement(turns.placements(here, seat, domino))
    while placement != NO_PLACEMENT:
        if looks_ahead:
            worth, ways, chance = _worth_with_draft(here, seat, placement, chance)
        else:
            first, second = halves(placement)
            points, taken = gain(here.land, seat, domino, placement), occupied(here.land, seat) | first | second
            worth, ways = _worth(points, taken, here.status[turns.SIZE]), 1
        if worth > most:
            best, most, ties = placement, worth, ways
        elif worth == most:
            ties += ways
            keeps, chance = keeps_tie(ties, chance, ways)
            if keeps:
                best = placement
        placement, masks = pop_placement(masks)
    if most == _NOWHERE:
        return _any_placement(here, seat, chance)
    return best, chance


@rule
def _any_placement(here: Arrays, seat: int, chance: np.uint64) -> tuple[int, np.uint64]:
    masks = turns.placements(here, seat, turns.acting_domino(here))
    ways = count_all(masks)
    if ways == 0:
        return turns.DISCARD, chance
    chance = advance(chance)
    return nth_placement(masks, below(chance, ways)), chance


@rule
def _most_crowns(here: Arrays, chance: np.uint64) -> tuple[int, np.uint64]:
    """The slot whose domino has most crowns on one square."""
    best, most, ties = _NOWHERE, -1, 0
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            domino = turns.domino_to_claim(here, slot)
            crowns = max(CROWNS[domino, 0], CROWNS[domino, 1])
            if crowns > most:
                best, most, ties = slot, crowns, 1
            else:  # as many, for in a row that ascends crowns never fall
                ties += 1
                keeps, chance = keeps_tie(ties, chance)
                if keeps:
                    best = slot
    return best, chance


@routine
def published_action(here: Arrays, is_full: bool, chance: np.uint64) -> tuple[int, np.uint64]:
    """What greedy placement, or full greedy, does."""
    seat = turns.seat_to_act(here)
    placed = count(occupied(here.land, seat)) // 2
    is_last = here.status[turns.ROUND] + 1 == here.status[turns.ROUNDS]
    if here.status[turns.PHASE] == turns.PLACE:
        if placed == 0 or (is_full and is_last):
            return _any_placement(here, seat, chance)
        return _best_placement(here, seat, is_full, chance)
    slot = _NOWHERE
    if placed <= 1:
        slot, chance = _most_crowns(here, chance)
    elif is_full:
        slot, _, _, chance = _best_draft(here, seat, 0, chance)
    if slot == _NOWHERE:
        chance = advance(chance)
        slot = turns.nth_free_slot(here, below(chance, turns.count_free_slots(here)))
    return turns.CLAIM + slot, chance

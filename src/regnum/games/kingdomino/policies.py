"""Simple ways to play, as rule functions: the same moves at every speed.

A policy looks only at what its seat may know: it gives the same action if unknown dominoes are struck out. It takes
and returns the state of the random numbers.
"""

from __future__ import annotations

import numpy as np

from regnum.engine import routine, rule
from regnum.games.chance import advance, below, keeps_tie
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import gain
from regnum.games.kingdomino.land import (
    NO_PLACEMENT,
    box_after,
    box_of,
    count_all,
    is_central,
    nth_placement,
    pop_placement,
)
from regnum.games.kingdomino.published import published_action
from regnum.games.kingdomino.turns import Arrays

POLICIES = ("random", "greedy", "greedy-placement", "full-greedy")
"""Their names, by number."""

RANDOM, GREEDY, GREEDY_PLACEMENT, FULL_GREEDY = range(4)


@rule
def random_action(here: Arrays, chance: np.uint64) -> tuple[int, np.uint64]:
    """A legal action, all equally likely."""
    chance = advance(chance)
    if here.status[turns.PHASE] != turns.PLACE:
        return turns.CLAIM + turns.nth_free_slot(here, below(chance, turns.count_free_slots(here))), chance
    masks = turns.legal_placements(here)
    ways = count_all(masks)
    if ways == 0:
        return turns.DISCARD, chance
    return nth_placement(masks, below(chance, ways)), chance


@rule
def _stays_central(here: Arrays, seat: int, placement: int) -> bool:
    """Whether the castle would be in the middle after a placement, as the variant in play reads it."""
    size, reading = here.status[turns.SIZE], here.status[turns.MIDDLE_KINGDOM]
    if reading == turns.MIDDLE_OFF:
        return False
    box = box_after(box_of(here.boxes, seat), placement, size)
    return is_central(box, size, reading == turns.MIDDLE_EXACT)


@rule
def _best_placement(here: Arrays, seat: int, domino: int, chance: np.uint64) -> tuple[int, int, np.uint64]:
    """The placement that gains most, ties broken at random, and its gain; a domino that fits nowhere gains -1."""
    best, most, ties = turns.DISCARD, -1, 0
    placement, masks = pop_placement(turns.placements(here, seat, domino))
    while placement != NO_PLACEMENT:
        points = gain(here.land, seat, domino, placement)
        if _stays_central(here, seat, placement):
            points += turns.MIDDLE_BONUS
        if points > most:
            best, most, ties = placement, points, 1
        elif points == most:
            ties += 1
            keeps, chance = keeps_tie(ties, chance)
            if keeps:
                best = placement
        placement, masks = pop_placement(masks)
    return best, most, chance


@rule
def _best_claim(here: Arrays, seat: int, chance: np.uint64) -> tuple[int, np.uint64]:
    """The domino that would gain most if it were placed now, ties broken at random."""
    best, most, ties = turns.CLAIM, -2, 0
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            _, points, chance = _best_placement(here, seat, turns.domino_to_claim(here, slot), chance)
            if points > most:
                best, most, ties = turns.CLAIM + slot, points, 1
            elif points == most:
                ties += 1
                keeps, chance = keeps_tie(ties, chance)
                if keeps:
                    best = turns.CLAIM + slot
    return best, chance


@routine
def greedy_action(here: Arrays, chance: np.uint64) -> tuple[int, np.uint64]:
    """The most points at once, the Middle Kingdom's included, in placing and in claiming; nothing else is looked at.

    With a property of 3 squares and 1 crown, a domino that adds a square of the same terrain with 1 crown there gains
    4 * 2 - 3 * 1 = 5 points; the same domino elsewhere gains 1 * 1 = 1. Of several placements that gain 5, one is
    chosen at random. A domino to claim counts what its best placement would gain now.
    """
    seat = turns.seat_to_act(here)
    if here.status[turns.PHASE] != turns.PLACE:
        return _best_claim(here, seat, chance)
    best, _, chance = _best_placement(here, seat, turns.acting_domino(here), chance)
    return best, chance


@rule
def choose(policy: int, here: Arrays, chance: np.uint64) -> tuple[int, np.uint64]:
    """The action of a policy by its number, and the new state of the random numbers.

    The position may be written to on the way, but is left as it was.
    """
    if policy >= GREEDY_PLACEMENT:
        return published_action(here, policy == FULL_GREEDY, chance)
    if policy == GREEDY:
        return greedy_action(here, chance)
    return random_action(here, chance)

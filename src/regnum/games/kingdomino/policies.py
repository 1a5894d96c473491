"""Simple ways to play, as rule functions: the same moves at every speed.

A policy sees only what its seat may know: the arrays with unknown dominoes struck out would give the same move. It
takes and returns the state of the random numbers.
"""

from __future__ import annotations

import numpy as np

from regnum.engine import routine, rule
from regnum.games.bits import first as lowest
from regnum.games.bits import without_first
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import gain
from regnum.games.kingdomino.land import (
    BOX,
    EAST_LIMIT,
    NO_SQUARE,
    NORTH_LIMIT,
    SOUTH_LIMIT,
    STEP_X,
    STEP_Y,
    WEST_LIMIT,
    Land,
    Table,
    box_is_central,
    count_all,
    nth_placement,
    placements,
    where,
)
from regnum.games.kingdomino.published import published_action
from regnum.games.kingdomino.turns import Deck

POLICIES = ("random", "greedy", "greedy-placement", "full-greedy")
"""Their names, by number."""

RANDOM, GREEDY, GREEDY_PLACEMENT, FULL_GREEDY = range(4)


@rule
def random_action(land: Land, table: Table, deck: Deck, chance: np.uint64) -> tuple[int, np.uint64]:
    """A legal action, all equally likely."""
    chance = advance(chance)
    if table[turns.PHASE] != turns.PLACE:
        return turns.CLAIM + turns.nth_free_slot(table, below(chance, turns.count_free_slots(table))), chance
    masks = turns.legal_placements(land, table, deck)
    ways = count_all(masks)
    if ways == 0:
        return turns.DISCARD, chance
    return nth_placement(masks, below(chance, ways)), chance


@rule
def _stays_central(table: Table, seat: int, placement: int) -> bool:
    """Whether the castle would stand in the middle after a placement, as the variant in play reads it."""
    x, y = where(table, seat, placement, table[turns.SIZE])
    x2, y2 = x + STEP_X[placement >> 6], y + STEP_Y[placement >> 6]
    corner = BOX + 4 * seat
    west, east = min(table[corner + WEST_LIMIT], x, x2), max(table[corner + EAST_LIMIT], x, x2)
    south, north = min(table[corner + SOUTH_LIMIT], y, y2), max(table[corner + NORTH_LIMIT], y, y2)
    return box_is_central(
        west, east, south, north, table[turns.SIZE], table[turns.MIDDLE_KINGDOM] == turns.MIDDLE_EXACT
    )


@rule
def _best_placement(land: Land, table: Table, seat: int, domino: int, chance: np.uint64) -> tuple[int, int, np.uint64]:
    """The placement that gains most, ties broken at random, and its gain; a domino that fits nowhere gains -1."""
    masks = placements(land, table, seat, domino, table[turns.SIZE])
    best, most, ties = turns.DISCARD, -1, 0
    for direction in range(4):
        squares = masks[direction]
        while squares != NO_SQUARE:
            placement = 64 * direction + lowest(squares)
            squares = without_first(squares)
            points = gain(land, seat, domino, placement)
            if table[turns.MIDDLE_KINGDOM] != turns.MIDDLE_OFF and _stays_central(table, seat, placement):
                points += turns.MIDDLE_BONUS
            if points > most:
                best, most, ties = placement, points, 1
            elif points == most:
                ties += 1
                chance = advance(chance)
                if below(chance, ties) == 0:
                    best = placement
    return best, most, chance


@rule
def _best_claim(land: Land, table: Table, deck: Deck, seat: int, chance: np.uint64) -> tuple[int, np.uint64]:
    """The domino that would gain most if it were placed now, ties broken at random."""
    best, most, ties = turns.CLAIM, -2, 0
    row = (table[turns.ROUND] + 1) * table[turns.ROW]
    for slot in range(table[turns.ROW]):
        if turns.is_free(table, slot):
            _, points, chance = _best_placement(land, table, seat, int(deck[row + slot]), chance)
            if points > most:
                best, most, ties = turns.CLAIM + slot, points, 1
            elif points == most:
                ties += 1
                chance = advance(chance)
                if below(chance, ties) == 0:
                    best = turns.CLAIM + slot
    return best, chance


@routine
def greedy_action(land: Land, table: Table, deck: Deck, kings: Deck, chance: np.uint64) -> tuple[int, np.uint64]:
    """Most points at once, the Middle Kingdom's included, in placing and in claiming; nothing else is looked at."""
    seat = turns.seat_to_act(table, kings)
    if table[turns.PHASE] != turns.PLACE:
        return _best_claim(land, table, deck, seat, chance)
    best, _, chance = _best_placement(land, table, seat, turns.acting_domino(table, deck), chance)
    return best, chance


@rule
def choose(policy: int, land: Land, table: Table, deck: Deck, kings: Deck, chance: np.uint64) -> tuple[int, np.uint64]:
    """The action of a policy by its number, and the new state of the random numbers.

    `land` and `table` may be written to on the way, but are left as they were.
    """
    if policy >= GREEDY_PLACEMENT:
        return published_action(land, table, deck, kings, policy == FULL_GREEDY, chance)
    if policy == GREEDY:
        return greedy_action(land, table, deck, kings, chance)
    return random_action(land, table, deck, chance)

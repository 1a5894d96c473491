"""The static players of Gedda, Lagerkvist and Butler, *Monte Carlo Methods for the Game Kingdomino* (2018).

Both look at their own kingdom alone. *Greedy placement* lays its domino where it scores most and drafts at random;
*full greedy* looks for the highest score after the domino at hand and the one to be claimed are both laid. Both prefer
what stays within reach of the castle as centre and leaves no single empty square, open by the domino with most crowns
on one square, and break ties at random. As published, full greedy lays its last domino at random: there is nothing left
to claim with it.
"""

from __future__ import annotations

import numpy as np

from regnum.engine import routine, rule
from regnum.games.bits import count, without_first
from regnum.games.bits import first as lowest
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import CROWNS
from regnum.games.kingdomino.gains import gain, halves, lift
from regnum.games.kingdomino.land import (
    BOX,
    CASTLE,
    NO_SQUARE,
    Land,
    Squares,
    Table,
    beside,
    count_all,
    nth_placement,
    occupied,
    place,
    placements,
)
from regnum.games.kingdomino.turns import Deck

_CENTRES = np.zeros(8, dtype=np.uint64)
"""By size: the squares of a kingdom whose castle stands in its middle."""
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
def _best_worth(land: Land, table: Table, seat: int, domino: int, points: int) -> int:
    """The most that a kingdom can be worth after this domino; `_NOWHERE` if it fits nowhere."""
    masks = placements(land, table, seat, domino, table[turns.SIZE])
    taken = occupied(land, seat)
    best = _NOWHERE
    for direction in range(4):
        squares = masks[direction]
        while squares != NO_SQUARE:
            placement = 64 * direction + lowest(squares)
            squares = without_first(squares)
            first, second = halves(placement)
            reached = points + gain(land, seat, domino, placement)
            best = max(best, _worth(reached, taken | first | second, table[turns.SIZE]))
    return best


@rule
def _best_draft(
    land: Land, table: Table, deck: Deck, seat: int, points: int, chance: np.uint64
) -> tuple[int, int, int, np.uint64]:
    """The slot whose domino makes the kingdom worth most, what it is worth, and how many slots do as well."""
    best, most, ties = _NOWHERE, _NOWHERE, 0
    row = (table[turns.ROUND] + 1) * table[turns.ROW]
    for slot in range(table[turns.ROW]):
        if turns.is_free(table, slot):
            worth = _best_worth(land, table, seat, int(deck[row + slot]), points)
            if worth > most:
                best, most, ties = slot, worth, 1
            elif worth == most:
                ties += 1
                chance = advance(chance)
                if below(chance, ties) == 0:
                    best = slot
    return best, most, ties, chance


@rule
def _lay(
    land: Land, table: Table, deck: Deck, seat: int, looks_ahead: bool, chance: np.uint64
) -> tuple[int, np.uint64]:
    """The placement that makes the kingdom worth most, alone or together with the best domino to claim."""
    domino, size = turns.acting_domino(table, deck), table[turns.SIZE]
    masks = placements(land, table, seat, domino, size)
    corner = BOX + 4 * seat
    west, east, south, north = table[corner], table[corner + 1], table[corner + 2], table[corner + 3]
    best, most, ties = _NOWHERE, _NOWHERE, 0
    for direction in range(4):
        squares = masks[direction]
        while squares != NO_SQUARE:
            placement = 64 * direction + lowest(squares)
            squares = without_first(squares)
            points = gain(land, seat, domino, placement)
            first, second = halves(placement)
            if looks_ahead:
                place(land, table, seat, domino, placement, size)
                _, worth, ways, chance = _best_draft(land, table, deck, seat, points, chance)
                lift(land, seat, first | second)
                table[corner], table[corner + 1], table[corner + 2], table[corner + 3] = west, east, south, north
            else:
                worth, ways = _worth(points, occupied(land, seat) | first | second, size), 1
            if worth > most:
                best, most, ties = placement, worth, ways
            elif worth == most:
                ties += ways
                chance = advance(chance)
                if below(chance, ties) < ways:
                    best = placement
    if most == _NOWHERE:
        return _any_placement(land, table, deck, seat, chance)
    return best, chance


@rule
def _any_placement(land: Land, table: Table, deck: Deck, seat: int, chance: np.uint64) -> tuple[int, np.uint64]:
    masks = placements(land, table, seat, turns.acting_domino(table, deck), table[turns.SIZE])
    ways = count_all(masks)
    if ways == 0:
        return turns.DISCARD, chance
    chance = advance(chance)
    return nth_placement(masks, below(chance, ways)), chance


@rule
def _most_crowns(table: Table, deck: Deck, chance: np.uint64) -> tuple[int, np.uint64]:
    """The slot whose domino has most crowns on one square."""
    best, most, ties = _NOWHERE, -1, 0
    row = (table[turns.ROUND] + 1) * table[turns.ROW]
    for slot in range(table[turns.ROW]):
        if turns.is_free(table, slot):
            domino = deck[row + slot]
            crowns = max(CROWNS[domino, 0], CROWNS[domino, 1])
            if crowns > most:
                best, most, ties = slot, crowns, 1
            else:  # as many, for in a row that ascends crowns never fall
                ties += 1
                chance = advance(chance)
                if below(chance, ties) == 0:
                    best = slot
    return best, chance


@routine
def published_action(
    land: Land, table: Table, deck: Deck, kings: Deck, is_full: bool, chance: np.uint64
) -> tuple[int, np.uint64]:
    """What greedy placement, or full greedy, does."""
    seat = turns.seat_to_act(table, kings)
    laid = count(occupied(land, seat)) // 2
    is_last = table[turns.ROUND] + 1 == table[turns.ROUNDS]
    if table[turns.PHASE] == turns.PLACE:
        if laid == 0 or (is_full and is_last):
            return _any_placement(land, table, deck, seat, chance)
        return _lay(land, table, deck, seat, is_full, chance)
    slot = _NOWHERE
    if laid <= 1:
        slot, chance = _most_crowns(table, deck, chance)
    elif is_full:
        slot, _, _, chance = _best_draft(land, table, deck, seat, 0, chance)
    if slot == _NOWHERE:
        chance = advance(chance)
        slot = turns.nth_free_slot(table, below(chance, turns.count_free_slots(table)))
    return turns.CLAIM + slot, chance

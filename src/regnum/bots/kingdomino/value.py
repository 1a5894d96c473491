"""What a kingdom promises: the score it is likely to reach, from what can be seen of it.

The estimate is a sum of features, each with a weight that depends on how many dominoes are still to be laid. The
weights were fitted to the final scores of many games (see `training.py`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import routine, rule
from regnum.games.bits import count, without_first
from regnum.games.bits import first as lowest
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import CROWNS, CROWNS_BY_TERRAIN, TERRAINS, Terrain
from regnum.games.kingdomino.gains import halves, lift
from regnum.games.kingdomino.land import (
    BOX,
    CASTLE,
    NO_SQUARE,
    ONE_CROWN,
    TERRAIN_PLANES,
    TWO_CROWNS,
    Land,
    Squares,
    Table,
    beside,
    columns_and_rows,
    occupied,
    place,
    placements,
    property_around,
    to_east,
    to_north,
    to_south,
    to_west,
)

Weights = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]


class Lore(NamedTuple):
    """The weights for one shape of game, with room for notes; made by the caller."""

    weights: Weights
    """By dominoes left and feature; the last entry is for the slot claimed."""
    near: Land
    """The squares beside each property that a placement leaves as it is."""
    known: Numbers
    """Terrain, squares and crowns of each of these properties."""
    shores: Land
    """By terrain: the squares beside any land of it."""
    supply: Weights
    """What the unseen dominoes are made of."""
    features: Weights
    """What was seen of the kingdom looked at last."""
    promises: Weights
    """What each placement of the domino looked at last promises."""


POINTS, HOLES, DEAD_ENDS, ODD_AREAS, CASTLE_SIDES, CENTRED, WHOLE, WIDTH, ONE, SUPPLIED, CROWN_SUPPLY = range(11)
ROOM, PLAIN, CROWNED, REACHED = 12, 30, 36, 42
"""By terrain: crowns with one, two and more squares to grow; open land without and with crowns; whether any is open."""
FRONTIER, SHARED, CROWDED, ALL_CROWNS, PROPERTIES = 11, 48, 49, 50, 51
"""Free squares beside one, two and three terrains; crowns; properties."""
FEATURES = 52
SLOT = FEATURES
"""Behind the features: what each slot further down the row costs who claims it, for he acts later."""
WEIGHTS = FEATURES + 1
MOST_LEFT = 24
SUPPLY = 2 * TERRAIN_PLANES
MOST_PROPERTIES = 48
NO_TERRAIN = -1
_TERRAIN, _SIZE, _CROWNS = range(3)
_FAR = -1e9

_ALL_SQUARES = np.array([sum(CROWNS_BY_TERRAIN[terrain]) for terrain in Terrain], dtype=np.float64)
_ALL_CROWNS = np.array(
    [sum(n * many for n, many in enumerate(CROWNS_BY_TERRAIN[terrain])) for terrain in Terrain], dtype=np.float64
)


@rule
def slot_cost(left: int, slot: int, lore: Lore) -> float:
    """What acting later is likely to cost who claims this slot."""
    return float(lore.weights[left, SLOT] * slot)


@rule
def count_supply(table: Table, deck: turns.Deck, lore: Lore) -> None:
    """Write what part of the unseen squares each terrain makes up, then how many crowns an unseen square has there."""
    supply = lore.supply
    for terrain in range(TERRAIN_PLANES):
        supply[terrain] = _ALL_SQUARES[terrain]
        supply[TERRAIN_PLANES + terrain] = _ALL_CROWNS[terrain]
    seen = min(table[turns.ROUND] + 2, table[turns.ROUNDS]) * table[turns.ROW]
    for i in range(seen):
        for half in range(2):
            supply[TERRAINS[deck[i], half]] -= 1.0
            supply[TERRAIN_PLANES + TERRAINS[deck[i], half]] -= CROWNS[deck[i], half]
    squares = max(96.0 - 2.0 * seen, 1.0)
    for entry in range(SUPPLY):
        supply[entry] /= squares


@rule
def _add_property(features: Weights, supply: Weights, terrain: int, size: int, crowns: int, room: int) -> None:
    features[POINTS] += size * crowns
    features[ALL_CROWNS] += crowns
    features[PROPERTIES] += 1.0
    if room > 0:
        features[REACHED + terrain] = 1.0
        features[ROOM + 3 * terrain + min(room, 3) - 1] += crowns
        features[(CROWNED if crowns else PLAIN) + terrain] += size
        features[SUPPLIED] += crowns * supply[terrain]
        features[CROWN_SUPPLY] += size * supply[TERRAIN_PLANES + terrain]


@rule
def _note_terrain(land: Land, seat: int, terrain: int, noted: int, lore: Lore) -> int:
    """Note the properties of a terrain behind those noted already; returns how many there are now."""
    ground, ones, twos = land[seat, terrain], land[seat, ONE_CROWN], land[seat, TWO_CROWNS]
    lore.shores[terrain] = beside(ground)
    while ground != NO_SQUARE:
        squares = property_around(ground, ground & ~without_first(ground))
        ground = ground & ~squares
        lore.near[noted] = beside(squares)
        lore.known[noted, _TERRAIN] = terrain
        lore.known[noted, _SIZE] = count(squares)
        lore.known[noted, _CROWNS] = count(squares & ones) + 2 * count(squares & twos)
        noted += 1
    return noted


@rule
def survey(land: Land, seat: int, one: int, other: int, lore: Lore) -> int:
    """Note all properties but those of two terrains; returns how many."""
    noted = 0
    for terrain in range(TERRAIN_PLANES):
        if terrain != one and terrain != other:
            noted = _note_terrain(land, seat, terrain, noted, lore)
    return noted


@rule
def _add_shores(free: Squares, features: Weights, shores: Land) -> None:
    once = twice = thrice = NO_SQUARE
    for terrain in range(TERRAIN_PLANES):
        shore = shores[terrain] & free
        thrice = thrice | (twice & shore)
        twice = twice | (once & shore)
        once = once | shore
    features[FRONTIER] = count(once)
    features[SHARED] = count(twice)
    features[CROWDED] = count(thrice)


@rule
def _odd_areas(free: Squares) -> int:
    """How many areas of free squares no dominoes can fill."""
    odd = 0
    while free != NO_SQUARE:
        area = property_around(free, free & ~without_first(free))
        free = free & ~area
        odd += count(area) & 1
    return odd


@rule
def _dead_ends(free: Squares) -> Squares:
    """The free squares with one free neighbour."""
    east, west, north, south = to_east(free), to_west(free), to_north(free), to_south(free)
    odd = east ^ west ^ north ^ south
    three = (east & west & (north | south)) | (north & south & (east | west))
    return free & odd & ~three


@rule
def observe(
    land: Land,
    table: Table,
    seat: int,
    one: int,
    other: int,
    noted: int,
    lore: Lore,
) -> None:
    """Write the features of a kingdom, after a `survey` of all but one or two terrains."""
    near, known, supply, features = lore.near, lore.known, lore.supply, lore.features
    for feature in range(FEATURES):
        features[feature] = 0.0
    size, corner = table[turns.SIZE], BOX + 4 * seat
    west, east, south, north = table[corner], table[corner + 1], table[corner + 2], table[corner + 3]
    free = columns_and_rows(east - size + 1, west + size - 1, north - size + 1, south + size - 1)
    free = free & ~occupied(land, seat)
    for half in range(2):
        terrain = one if half == 0 else other
        if terrain != NO_TERRAIN and (half == 0 or one != other):
            noted = _note_terrain(land, seat, terrain, noted, lore)
    for i in range(noted):
        room = count(near[i] & free)
        _add_property(features, supply, known[i, _TERRAIN], known[i, _SIZE], known[i, _CROWNS], room)
    _add_shores(free, features, lore.shores)
    features[HOLES] = count(free & ~beside(free))
    features[DEAD_ENDS] = count(_dead_ends(free))
    spare_x, spare_y = size - 1 - east + west, size - 1 - north + south
    if spare_x + spare_y == 0:
        features[ODD_AREAS] = _odd_areas(free)
    features[WIDTH] = spare_x * spare_y
    features[CASTLE_SIDES] = count(free & beside(CASTLE))
    if table[turns.MIDDLE_KINGDOM] != turns.MIDDLE_OFF and max(-west, east, -south, north) <= size // 2:
        features[CENTRED] = 1.0
    if table[turns.HARMONY] and table[turns.DISCARDS + seat] == 0:
        features[WHOLE] = 1.0
    features[ONE] = 1.0


@rule
def _sum_up(left: int, lore: Lore) -> float:
    weights, features = lore.weights, lore.features
    one = two = three = four = 0.0  # four sums at once: an addition need not wait for the one before
    for feature in range(0, FEATURES, 4):
        one += weights[left, feature] * features[feature]
        two += weights[left, feature + 1] * features[feature + 1]
        three += weights[left, feature + 2] * features[feature + 2]
        four += weights[left, feature + 3] * features[feature + 3]
    return one + two + three + four


@rule
def whim(chance: np.uint64) -> float:
    """A number from -1 to 1, near 0 most often."""
    return (below(chance, 1 << 12) + below(advance(chance), 1 << 12)) / 4096.0 - 1.0


@routine
def promise(
    land: Land,
    table: Table,
    seat: int,
    left: int,
    lore: Lore,
) -> float:
    """The score that a kingdom with so many dominoes still to lay is likely to reach."""
    noted = survey(land, seat, NO_TERRAIN, NO_TERRAIN, lore)
    observe(land, table, seat, NO_TERRAIN, NO_TERRAIN, noted, lore)
    return _sum_up(left, lore)


@routine
def best_placement(
    land: Land,
    table: Table,
    seat: int,
    domino: int,
    left: int,
    warmth: float,
    chance: np.uint64,
    lore: Lore,
) -> tuple[int, float, np.uint64]:
    """The placement of a domino that promises most, with `left` to lay after it, and what it promises.

    What each placement promises is written down, too.
    """
    promises = lore.promises
    size, corner = table[turns.SIZE], BOX + 4 * seat
    masks = placements(land, table, seat, domino, size)
    west, east, south, north = table[corner], table[corner + 1], table[corner + 2], table[corner + 3]
    one, other = TERRAINS[domino, 0], TERRAINS[domino, 1]
    noted = survey(land, seat, one, other, lore)
    best, most = turns.DISCARD, _FAR
    for direction in range(4):
        squares = masks[direction]
        while squares != NO_SQUARE:
            placement = 64 * direction + lowest(squares)
            squares = without_first(squares)
            place(land, table, seat, domino, placement, size)
            observe(land, table, seat, one, other, noted, lore)
            promised = _sum_up(left, lore)
            first, second = halves(placement)
            lift(land, seat, first | second)
            table[corner], table[corner + 1], table[corner + 2], table[corner + 3] = west, east, south, north
            promises[placement] = promised
            if warmth > 0.0:
                chance = advance(chance)
                promised += warmth * whim(chance)
            if promised > most:
                best, most = placement, promised
    if best == turns.DISCARD:
        table[turns.DISCARDS + seat] += 1
        most = promise(land, table, seat, left, lore)
        table[turns.DISCARDS + seat] -= 1
    return best, most, chance


@rule
def dominoes_left(land: Land, table: Table, seat: int) -> int:
    """How many dominoes a seat has still to lay."""
    each = table[turns.ROUNDS] * table[turns.KINGS] // table[turns.PLAYERS]
    return int(each - table[turns.DISCARDS + seat] - count(occupied(land, seat)) // 2)


@rule
def promising_action(
    land: Land,
    table: Table,
    deck: turns.Deck,
    kings: turns.Deck,
    warmth: float,
    chance: np.uint64,
    lore: Lore,
) -> tuple[int, np.uint64]:
    """The action that promises its seat most, give or take a whim; rivals are not looked at."""
    seat = turns.seat_to_act(table, kings)
    left = dominoes_left(land, table, seat) - 1
    places = table[turns.PHASE] == turns.PLACE
    count_supply(table, deck, lore)
    row = table[turns.ROUND] * table[turns.ROW] if places else (table[turns.ROUND] + 1) * table[turns.ROW]
    best, most = turns.DISCARD, 2 * _FAR
    for slot in range(table[turns.ROW]):
        if (places and slot == table[turns.SLOT]) or (not places and turns.is_free(table, slot)):
            domino = int(deck[row + slot])
            placement, promised, chance = best_placement(land, table, seat, domino, left, warmth, chance, lore)
            if not places:
                promised += slot_cost(left, slot, lore)
            if promised > most:
                best, most = placement if places else turns.CLAIM + slot, promised
    return best, chance


def lore_of(weights: Weights) -> Lore:
    """These weights, with room for notes."""
    return Lore(
        weights,
        np.zeros(MOST_PROPERTIES, dtype=np.uint64),
        np.zeros((MOST_PROPERTIES, 3), dtype=np.int64),
        np.zeros(TERRAIN_PLANES, dtype=np.uint64),
        np.zeros(SUPPLY),
        np.zeros(FEATURES),
        np.zeros(turns.DISCARD),
    )

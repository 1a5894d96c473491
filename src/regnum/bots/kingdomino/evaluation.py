"""The expected final score of a kingdom, estimated from what can be seen of it.

The estimate is linear: a sum of features, each times a weight that depends on how many dominoes the seat still has to
place. The weights were fitted to the final scores of many games (see `training.py`).

A worked example. A kingdom has 3 forest squares with 1 crown, and one free square beside them; nothing else. Then
`POINTS` is 3 * 1, `ALL_CROWNS` 1 and `PROPERTIES` 1. The property can grow, so `REACHED + forest` is 1, the crown
counts in the first entry of `ROOM` for forest (one free square beside it), and its 3 squares in `CROWNED + forest`.
If a fifth of all unseen squares are forest, and an unseen square of forest has 0.3 crowns, `SUPPLIED` is 1 * 0.2 and
`CROWN_SUPPLY` is 3 * 0.3. With 5 dominoes to place, the estimate is the sum of `weights[5, f] * features[f]`.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, routine, rule
from regnum.games.bits import count, without_first
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import CROWNS, CROWNS_BY_TERRAIN, TERRAINS, Terrain
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import (
    CASTLE,
    NO_PLACEMENT,
    NO_SQUARE,
    ONE_CROWN,
    TERRAIN_PLANES,
    TWO_CROWNS,
    Land,
    Squares,
    beside,
    box_of,
    columns_and_rows,
    occupied,
    pop_placement,
    property_around,
    to_east,
    to_north,
    to_south,
    to_west,
)
from regnum.games.kingdomino.turns import Arrays, Numbers

Weights = Annotated[npt.NDArray[np.float64], Axes(2)]
Reals = npt.NDArray[np.float64]

POINTS, HOLES, DEAD_ENDS, ODD_AREAS, CASTLE_SIDES, CENTRED, WHOLE, WIDTH, ONE, SUPPLIED, CROWN_SUPPLY, FRONTIER = range(
    12
)
ROOM = FRONTIER + 1
"""By terrain, three each: crowns of properties with one, two, and more free squares beside them."""
WIDE_ROOM = ROOM + 2
PLAIN = ROOM + 3 * TERRAIN_PLANES
CROWNED = PLAIN + TERRAIN_PLANES
REACHED = CROWNED + TERRAIN_PLANES
"""By terrain: squares of properties that can grow, without and with crowns; whether there is any such property."""
SHARED, CROWDED, ALL_CROWNS, PROPERTIES, FEATURES = range(REACHED + TERRAIN_PLANES, REACHED + TERRAIN_PLANES + 5)
"""Free squares beside one (`FRONTIER`), two and three terrains; crowns; properties."""
SLOT = FEATURES
"""Behind the features: what each slot further down the row costs, because its king acts later."""
WEIGHTS = FEATURES + 1
MOST_LEFT = 24
SUPPLY = 2 * TERRAIN_PLANES
MOST_PROPERTIES = 48
NO_TERRAIN = -1
PROPERTY_TERRAIN, PROPERTY_SIZE, PROPERTY_CROWNS, _PROPERTY = range(4)
"""The entries of a property noted."""
_FAR = -1e9

_ALL_SQUARES = np.array([sum(CROWNS_BY_TERRAIN[terrain]) for terrain in Terrain], dtype=np.float64)
_ALL_CROWNS = np.array(
    [sum(n * many for n, many in enumerate(CROWNS_BY_TERRAIN[terrain])) for terrain in Terrain], dtype=np.float64
)

FULL_BOX = np.concatenate((_ALL_SQUARES, _ALL_CROWNS)) / 96.0
"""What `count_supply` gives before anything is laid out."""


class Scratch(NamedTuple):
    """Scratch of an estimate."""

    borders: Annotated[Land, Axes(1)]
    """`borders[property]`: the squares beside each property noted."""
    properties: Annotated[Numbers, Axes(2)]
    """`properties[property, entry]`: terrain, squares and crowns of each."""
    shores: Annotated[Land, Axes(1)]
    """`shores[terrain]`: the squares beside any land of a terrain."""
    supply: Reals
    """`supply[entry]`: see `count_supply`."""
    features: Reals
    """`features[feature]`: of the kingdom estimated last."""
    values: Reals
    """`values[placement]`: the estimate after each placement of the domino that `best_placement` tried last."""


class Evaluator(NamedTuple):
    """How kingdoms are estimated: `weights[dominoes left, feature]`, with scratch for one thread."""

    weights: Weights
    scratch: Scratch


def evaluator(weights: Weights) -> Evaluator:
    """An evaluator with these weights."""
    scratch = Scratch(
        np.zeros(MOST_PROPERTIES, dtype=np.uint64),
        np.zeros((MOST_PROPERTIES, _PROPERTY), dtype=np.int64),
        np.zeros(TERRAIN_PLANES, dtype=np.uint64),
        np.zeros(SUPPLY),
        np.zeros(FEATURES),
        np.zeros(turns.DISCARD),
    )
    return Evaluator(weights, scratch)


@rule
def slot_value(weights: Weights, left: int, slot: int) -> float:
    """The value that claiming a slot adds to an estimate: the further down, the later the king acts."""
    return float(weights[left, SLOT] * slot)


@rule
def count_supply(here: Arrays, supply: Reals) -> None:
    """Write what part of the unseen squares each terrain makes up, then how many crowns an unseen square has there."""
    for terrain in range(TERRAIN_PLANES):
        supply[terrain] = _ALL_SQUARES[terrain]
        supply[TERRAIN_PLANES + terrain] = _ALL_CROWNS[terrain]
    status, deck = here.status, here.deck
    seen = min(status[turns.ROUND] + 2, status[turns.ROUNDS]) * status[turns.ROW]
    for i in range(seen):
        for half in range(2):
            supply[TERRAINS[deck[i], half]] -= 1.0
            supply[TERRAIN_PLANES + TERRAINS[deck[i], half]] -= CROWNS[deck[i], half]
    squares = max(96.0 - 2.0 * seen, 1.0)
    for entry in range(SUPPLY):
        supply[entry] /= squares


@rule
def _add_property(scratch: Scratch, terrain: int, size: int, crowns: int, room: int) -> None:
    features, supply = scratch.features, scratch.supply
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
def _note_terrain(here: Arrays, seat: int, terrain: int, noted: int, scratch: Scratch) -> int:
    """Note the properties of a terrain behind those noted already; returns how many there are now."""
    land, properties = here.land, scratch.properties
    ground, ones, twos = land[seat, terrain], land[seat, ONE_CROWN], land[seat, TWO_CROWNS]
    scratch.shores[terrain] = beside(ground)
    while ground != NO_SQUARE:
        squares = property_around(ground, ground & ~without_first(ground))
        ground = ground & ~squares
        scratch.borders[noted] = beside(squares)
        properties[noted, PROPERTY_TERRAIN] = terrain
        properties[noted, PROPERTY_SIZE] = count(squares)
        properties[noted, PROPERTY_CROWNS] = count(squares & ones) + 2 * count(squares & twos)
        noted += 1
    return noted


@rule
def note_properties(here: Arrays, seat: int, one: int, other: int, scratch: Scratch) -> int:
    """Note all properties but those of two terrains, which a placement will change; returns how many."""
    noted = 0
    for terrain in range(TERRAIN_PLANES):
        if terrain != one and terrain != other:
            noted = _note_terrain(here, seat, terrain, noted, scratch)
    return noted


@rule
def _add_shores(free: Squares, features: Reals, shores: Land) -> None:
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
def _add_shape(here: Arrays, seat: int, free: Squares, features: Reals) -> None:
    """The features of the free squares, of the frame and of the bonuses that are still possible."""
    status, size = here.status, here.status[turns.SIZE]
    west, east, south, north = box_of(here.boxes, seat)
    features[HOLES] = count(free & ~beside(free))
    features[DEAD_ENDS] = count(_dead_ends(free))
    spare_x, spare_y = size - 1 - east + west, size - 1 - north + south
    if spare_x + spare_y == 0:
        features[ODD_AREAS] = _odd_areas(free)
    features[WIDTH] = spare_x * spare_y
    features[CASTLE_SIDES] = count(free & beside(CASTLE))
    if status[turns.MIDDLE_KINGDOM] != turns.MIDDLE_OFF and max(-west, east, -south, north) <= size // 2:
        features[CENTRED] = 1.0
    if status[turns.HARMONY] and status[turns.DISCARDS + seat] == 0:
        features[WHOLE] = 1.0
    features[ONE] = 1.0


@rule
def free_squares(here: Arrays, seat: int) -> Squares:
    """The empty squares that some frame round the kingdom contains."""
    size = here.status[turns.SIZE]
    west, east, south, north = box_of(here.boxes, seat)
    frames = columns_and_rows(east - size + 1, west + size - 1, north - size + 1, south + size - 1)
    return frames & ~occupied(here.land, seat)


@rule
def write_features(here: Arrays, seat: int, terrains: tuple[int, int], noted: int, scratch: Scratch) -> None:
    """Write the features of a kingdom after `note_properties` has noted all but the properties of two terrains."""
    features, properties = scratch.features, scratch.properties
    for feature in range(FEATURES):
        features[feature] = 0.0
    free = free_squares(here, seat)
    one, other = terrains
    if one != NO_TERRAIN:
        noted = _note_terrain(here, seat, one, noted, scratch)
    if other != NO_TERRAIN and other != one:
        noted = _note_terrain(here, seat, other, noted, scratch)
    for i in range(noted):
        room = count(scratch.borders[i] & free)
        _add_property(
            scratch, properties[i, PROPERTY_TERRAIN], properties[i, PROPERTY_SIZE], properties[i, PROPERTY_CROWNS], room
        )
    _add_shores(free, features, scratch.shores)
    _add_shape(here, seat, free, features)


@rule
def weighted_sum(left: int, evaluator: Evaluator) -> float:
    """The estimate for the features in the scratch with this many dominoes to place."""
    weights, features = evaluator.weights, evaluator.scratch.features
    one = two = three = four = 0.0  # four sums at once: an addition need not wait for the one before
    for feature in range(0, FEATURES, 4):
        one += weights[left, feature] * features[feature]
        two += weights[left, feature + 1] * features[feature + 1]
        three += weights[left, feature + 2] * features[feature + 2]
        four += weights[left, feature + 3] * features[feature + 3]
    return one + two + three + four


@rule
def noise(chance: np.uint64) -> float:
    """A number from -1 to 1, near 0 most often: the sum of two uniform ones."""
    return (below(chance, 1 << 12) + below(advance(chance), 1 << 12)) / 4096.0 - 1.0


@routine
def estimate(here: Arrays, seat: int, left: int, evaluator: Evaluator) -> float:
    """The score that a kingdom with this many dominoes to place is expected to reach; `count_supply` comes first."""
    noted = note_properties(here, seat, NO_TERRAIN, NO_TERRAIN, evaluator.scratch)
    write_features(here, seat, (NO_TERRAIN, NO_TERRAIN), noted, evaluator.scratch)
    return weighted_sum(left, evaluator)


@routine
def best_placement(
    here: Arrays, seat: int, domino: int, temperature: float, chance: np.uint64, evaluator: Evaluator
) -> tuple[int, float, np.uint64]:
    """The placement of a seat's next domino with the highest estimate after it, and that estimate.

    Noise of at most `temperature` points is added before they are compared. The estimates without noise are written
    to `values`.
    """
    scratch = evaluator.scratch
    left, box = dominoes_left(here, seat) - 1, box_of(here.boxes, seat)
    one, other = TERRAINS[domino, 0], TERRAINS[domino, 1]
    noted = note_properties(here, seat, one, other, scratch)
    best, most = turns.DISCARD, _FAR
    placement, masks = pop_placement(turns.placements(here, seat, domino))
    while placement != NO_PLACEMENT:
        turns.place(here, seat, domino, placement)
        write_features(here, seat, (one, other), noted, scratch)
        take_back(here, seat, placement, box)
        value = weighted_sum(left, evaluator)
        scratch.values[placement] = value
        if temperature > 0.0:
            chance = advance(chance)
            value += temperature * noise(chance)
        if value > most:
            best, most = placement, value
        placement, masks = pop_placement(masks)
    if best == turns.DISCARD:
        here.status[turns.DISCARDS + seat] += 1
        most = estimate(here, seat, left, evaluator)
        here.status[turns.DISCARDS + seat] -= 1
    return best, most, chance


@rule
def dominoes_left(here: Arrays, seat: int) -> int:
    """How many dominoes a seat still has to place."""
    status = here.status
    each = status[turns.ROUNDS] * status[turns.KINGS] // status[turns.PLAYERS]
    return int(each - status[turns.DISCARDS + seat] - count(occupied(here.land, seat)) // 2)


@rule
def best_action(here: Arrays, temperature: float, chance: np.uint64, evaluator: Evaluator) -> tuple[int, np.uint64]:
    """The greedy action by estimated value, with noise of at most `temperature` points; rivals are not looked at.

    A domino to claim is worth what its best placement now would be. The position is left as it was.
    """
    count_supply(here, evaluator.scratch.supply)
    seat = turns.seat_to_act(here)
    if here.status[turns.PHASE] == turns.PLACE:
        action, _, chance = best_placement(here, seat, turns.acting_domino(here), temperature, chance, evaluator)
        return action, chance
    left = dominoes_left(here, seat) - 1
    best, most = turns.CLAIM, 2 * _FAR
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            domino = turns.domino_to_claim(here, slot)
            _, value, chance = best_placement(here, seat, domino, temperature, chance, evaluator)
            value += slot_value(evaluator.weights, left, slot)
            if value > most:
                best, most = turns.CLAIM + slot, value
    return best, chance

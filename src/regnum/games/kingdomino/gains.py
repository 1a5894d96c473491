"""The points that a placement adds to a kingdom, computed without placing the domino."""

from __future__ import annotations

import numpy as np

from regnum.engine import rule
from regnum.games.bits import count, without_first
from regnum.games.kingdomino.components import CROWNS, TERRAINS
from regnum.games.kingdomino.land import (
    EAST,
    NO_SQUARE,
    ONE_CROWN,
    PLANES,
    SOUTH,
    TWO_CROWNS,
    WEST,
    Box,
    Land,
    Squares,
    beside,
    property_around,
    set_box,
    to_east,
    to_north,
    to_south,
    to_west,
)
from regnum.games.kingdomino.turns import Arrays

_ONE = np.uint64(1)


@rule
def halves(placement: int) -> tuple[Squares, Squares]:
    """The squares of a placement's first and second half."""
    first = _ONE << np.uint64(placement & 63)
    direction = placement >> 6
    if direction == EAST:
        return first, to_east(first)
    if direction == SOUTH:
        return first, to_south(first)
    if direction == WEST:
        return first, to_west(first)
    return first, to_north(first)


@rule
def crowned_squares(domino: int, first: Squares, second: Squares) -> tuple[Squares, Squares]:
    """The binary digits of the crowns of a domino."""
    ones = twos = NO_SQUARE
    if CROWNS[domino, 0] & 1:
        ones = ones | first
    if CROWNS[domino, 0] & 2:
        twos = twos | first
    if CROWNS[domino, 1] & 1:
        ones = ones | second
    if CROWNS[domino, 1] & 2:
        twos = twos | second
    return ones, twos


@rule
def take_back(here: Arrays, seat: int, placement: int, box: Box) -> None:
    """Take a domino off a kingdom that had these limits before it was placed: trying out placements needs no copy."""
    first, second = halves(placement)
    for plane in range(PLANES):
        here.land[seat, plane] &= ~(first | second)
    set_box(here.boxes, seat, box)


@rule
def _property_worth(squares: Squares, ones: Squares, twos: Squares) -> int:
    """KD-V2: the points of one property, given all crowned squares."""
    return count(squares) * (count(squares & ones) + 2 * count(squares & twos))


@rule
def ground_worth(ground: Squares, ones: Squares, twos: Squares) -> int:
    """Points of all properties of one terrain."""
    points = 0
    crowned = ground & (ones | twos)
    while crowned != NO_SQUARE:
        squares = property_around(ground, crowned & ~without_first(crowned))
        crowned = crowned & ~squares
        points += _property_worth(squares, ones, twos)
    return points


@rule
def gain(land: Land, seat: int, domino: int, placement: int) -> int:
    """How many points a placement adds to the land at once: only the properties that it touches are looked at."""
    first, second = halves(placement)
    ones, twos = land[seat, ONE_CROWN], land[seat, TWO_CROWNS]
    new_ones, new_twos = crowned_squares(domino, first, second)
    one, other = TERRAINS[domino, 0], TERRAINS[domino, 1]
    points = 0
    for half in range(1 if one == other else 2):
        new = first | second if one == other else second if half else first
        grown = property_around(land[seat, other if half else one] | new, new)
        points += _property_worth(grown, ones | new_ones, twos | new_twos)
        old = grown & ~new
        is_whole = count(beside(new) & old) <= 1  # where the domino touches one square, it joins no properties
        points -= _property_worth(old, ones, twos) if is_whole else ground_worth(old, ones, twos)
    return points

"""The points that a placement adds to a kingdom, computed without placing the domino."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.bits import count, without_first
from regnum.games.kingdomino.components import CROWNS, TERRAINS
from regnum.games.kingdomino.land import (
    NO_SQUARE,
    ONE_CROWN,
    PLANES,
    TWO_CROWNS,
    Box,
    Land,
    Squares,
    beside,
    neighbour,
    property_around,
    set_box,
)
from regnum.games.kingdomino.turns import Arrays

_ONE = np.uint64(1)


def _second_halves() -> npt.NDArray[np.uint64]:
    """By the number of a placement, the square of its second half: reading it is quicker than a choice of four ways."""
    placements = range(4 * 64)
    return np.array([neighbour(_ONE << np.uint64(one & 63), one >> 6) for one in placements], dtype=np.uint64)


_SECOND_HALVES = _second_halves()
_CROWNED = np.array([[[-(crowns >> digit & 1) for digit in range(2)] for crowns in both] for both in CROWNS.tolist()])
_CROWNED = _CROWNED.astype(np.uint64)
"""By domino, half and binary digit of the crowns on it: all squares if the digit is 1, else none."""


@rule
def halves(placement: int) -> tuple[Squares, Squares]:
    """The squares of a placement's first and second half."""
    return _ONE << np.uint64(placement & 63), _SECOND_HALVES[placement]


@rule
def crowned_squares(domino: int, first: Squares, second: Squares) -> tuple[Squares, Squares]:
    """The binary digits of the crowns of a domino."""
    ones = first & _CROWNED[domino, 0, 0] | second & _CROWNED[domino, 1, 0]
    return ones, first & _CROWNED[domino, 0, 1] | second & _CROWNED[domino, 1, 1]


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

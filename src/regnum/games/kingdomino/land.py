"""A kingdom as sets of squares: where a domino may be placed, and what the land is worth.

A set of squares is one 64-bit number on a board of 8 x 8 whose edges are joined (a torus): bit `8 * (y % 8) + x % 8`
is the square x columns east and y rows north of the castle. A kingdom is at most 7 wide (KD-P1, KD-X4), so
there is always an empty column between its two ends and nothing can touch round the edge. The frame moves freely
(A-K3) and never has to be re-centred; `boxes` remembers where it really is.

Arrays, all made by the caller:

- `land[seat, plane]`, uint64: planes 0 to 5 are the squares of each terrain, `ONE_CROWN` and `TWO_CROWNS` the two
  binary digits of the crowns on a square;
- `boxes[seat, side]`, int64: the kingdom's western, eastern, southern and northern limit, the castle being (0, 0).
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, rule
from regnum.games.bits import count, first, nth, without_first
from regnum.games.kingdomino.components import CROWNS, TERRAINS

Land = Annotated[npt.NDArray[np.uint64], Axes(2)]
Boxes = Annotated[npt.NDArray[np.int64], Axes(2)]
Box = tuple[int, int, int, int]
"""The western, eastern, southern and northern limit of one kingdom."""
Squares = np.uint64
Masks = tuple[Squares, Squares, Squares, Squares]
"""The squares for a domino's first half, by the direction of its second half: east, south, west, north."""

TERRAIN_PLANES = 6
ONE_CROWN, TWO_CROWNS = 6, 7
PLANES = 8

EAST, SOUTH, WEST, NORTH = range(4)
STEP_X = np.array([1, 0, -1, 0])
STEP_Y = np.array([0, -1, 0, 1])

SIDES = 4
WEST_LIMIT, EAST_LIMIT, SOUTH_LIMIT, NORTH_LIMIT = range(4)

NO_PLACEMENT = -1
NO_SQUARE = np.uint64(0)
CASTLE = np.uint64(1)

_ONE, _SEVEN, _EIGHT, _FIFTY_SIX = (np.uint64(n) for n in (1, 7, 8, 56))
_LAST_COLUMN = np.uint64(0x8080808080808080)
_FIRST_COLUMN = np.uint64(0x0101010101010101)
_NOT_LAST_COLUMN = ~_LAST_COLUMN
_NOT_FIRST_COLUMN = ~_FIRST_COLUMN


def _bands(unit: int, stride: int) -> npt.NDArray[np.uint64]:
    """Squares of `count` neighbouring columns (or rows) from `start`, indexed [count, start]."""
    bands = np.zeros((9, 8), dtype=np.uint64)
    for many in range(9):
        for start in range(8):
            bands[many, start] = sum(unit << (stride * ((start + i) % 8)) for i in range(many))
    return bands


_COLUMNS = _bands(0x0101010101010101, 1)
_ROWS = _bands(0xFF, 8)


@rule
def to_east(squares: Squares) -> Squares:
    """All squares moved one column east."""
    return ((squares & _NOT_LAST_COLUMN) << _ONE) | ((squares & _LAST_COLUMN) >> _SEVEN)


@rule
def to_west(squares: Squares) -> Squares:
    """All squares moved one column west."""
    return ((squares & _NOT_FIRST_COLUMN) >> _ONE) | ((squares & _FIRST_COLUMN) << _SEVEN)


@rule
def to_north(squares: Squares) -> Squares:
    """All squares moved one row north."""
    return (squares << _EIGHT) | (squares >> _FIFTY_SIX)


@rule
def to_south(squares: Squares) -> Squares:
    """All squares moved one row south."""
    return (squares >> _EIGHT) | (squares << _FIFTY_SIX)


@rule
def square_at(x: int, y: int) -> Squares:
    """The square x columns east and y rows north of the castle."""
    return _ONE << np.uint64(8 * (y & 7) + (x & 7))


@rule
def neighbour(squares: Squares, direction: int) -> Squares:
    """All squares moved by one in a direction."""
    if direction == EAST:
        return to_east(squares)
    if direction == SOUTH:
        return to_south(squares)
    return to_west(squares) if direction == WEST else to_north(squares)


@rule
def beside(squares: Squares) -> Squares:
    """The squares horizontally or vertically next to any of these; never diagonally (A-K6)."""
    return to_east(squares) | to_west(squares) | to_north(squares) | to_south(squares)


@rule
def occupied(land: Land, seat: int) -> Squares:
    """Every square that is taken, the castle's among them."""
    squares = CASTLE
    for terrain in range(TERRAIN_PLANES):
        squares = squares | land[seat, terrain]
    return squares


@rule
def found_kingdom(land: Land, boxes: Boxes, seat: int) -> None:
    """KD-S2: a kingdom begins as a castle on its starting tile."""
    for plane in range(PLANES):
        land[seat, plane] = NO_SQUARE
    for side in range(SIDES):
        boxes[seat, side] = 0


@rule
def box_of(boxes: Boxes, seat: int) -> Box:
    """The limits of a kingdom, to be looked at or to be restored later."""
    return boxes[seat, WEST_LIMIT], boxes[seat, EAST_LIMIT], boxes[seat, SOUTH_LIMIT], boxes[seat, NORTH_LIMIT]


@rule
def set_box(boxes: Boxes, seat: int, box: Box) -> None:
    """Give a kingdom these limits."""
    boxes[seat, WEST_LIMIT], boxes[seat, EAST_LIMIT], boxes[seat, SOUTH_LIMIT], boxes[seat, NORTH_LIMIT] = box


@rule
def widened(box: Box, x: int, y: int) -> Box:
    """The limits of a kingdom together with one more square."""
    west, east, south, north = box
    return min(west, x), max(east, x), min(south, y), max(north, y)


@rule
def columns_and_rows(west: int, east: int, south: int, north: int) -> Squares:
    """All squares of these columns and rows, counted from the castle; as far as the torus goes round."""
    columns: Squares = _COLUMNS[min(east - west + 1, 8), west & 7]
    rows: Squares = _ROWS[min(north - south + 1, 8), south & 7]
    return columns & rows


@rule
def _reach(low: int, high: int, size: int) -> tuple[int, int]:
    """First column (or row) a new domino can use, and how many more: in the frame, at most two past the land."""
    start = max(high - size + 1, low - 2)
    return start, min(low + size - 1, high + 2) - start


@rule
def is_double(domino: int) -> bool:
    """Whether turning a domino round changes nothing: both halves are the same."""
    return bool(TERRAINS[domino, 0] == TERRAINS[domino, 1] and CROWNS[domino, 0] == CROWNS[domino, 1])


@rule
def listed(domino: int, x: int, y: int, direction: int) -> tuple[int, int, int]:
    """The form of a placement that `placements` lists: a double is only placed eastward and southward."""
    if direction < WEST or not is_double(domino):
        return x, y, direction
    return x + STEP_X[direction], y + STEP_Y[direction], direction - 2


@rule
def placements(land: Land, boxes: Boxes, seat: int, domino: int, size: int) -> Masks:
    """Every legal placement of a domino (KD-P1 to KD-P3, KD-P6).

    Both squares are empty and inside a frame of size x size together with all other squares (A-K3), and at least one
    half touches the castle (KD-P2, A-K5) or an older square of matching terrain (A-K4); other contacts may differ
    (KD-P3).
    Holes and dead ends are allowed (A-K2), and the first domino always fits, the castle being wild (A-K23). A double
    turned round is the same placement, so only east and south are listed for it.
    """
    one, other = TERRAINS[domino, 0], TERRAINS[domino, 1]
    free = ~occupied(land, seat)
    first_fits = beside(land[seat, one] | CASTLE)
    second_fits = beside(land[seat, other] | CASTLE)

    west_limit, east_limit, south_limit, north_limit = box_of(boxes, seat)
    start_x, more_x = _reach(west_limit, east_limit, size)
    start_y, more_y = _reach(south_limit, north_limit, size)
    columns = _COLUMNS[min(more_x + 1, 8), start_x & 7]
    rows = _ROWS[min(more_y + 1, 8), start_y & 7]
    # Pairs of squares that can hold a domino, named by the western or southern one.
    lying = free & to_west(free) & rows & _COLUMNS[more_x, start_x & 7]
    standing = free & to_south(free) & columns & _ROWS[more_y, start_y & 7]

    east = lying & (first_fits | to_west(second_fits))
    south = to_north(standing) & (first_fits | to_north(second_fits))
    if is_double(domino):
        return east, south, NO_SQUARE, NO_SQUARE
    west = to_east(lying) & (first_fits | to_east(second_fits))
    north = standing & (first_fits | to_south(second_fits))
    return east, south, west, north


@rule
def count_all(masks: Masks) -> int:
    """How many placements four masks hold."""
    return count(masks[0]) + count(masks[1]) + count(masks[2]) + count(masks[3])


@rule
def nth_placement(masks: Masks, n: int) -> int:
    """The n-th placement, from 0, as `64 * direction + square`."""
    direction = 0
    squares = masks[0]
    held = count(squares)
    while n >= held:
        n -= held
        direction += 1
        squares = masks[1] if direction == 1 else masks[2] if direction == 2 else masks[3]
        held = count(squares)
    return 64 * direction + nth(squares, n)


@rule
def pop_placement(masks: Masks) -> tuple[int, Masks]:
    """The first placement that four masks hold, and the masks without it; `NO_PLACEMENT` if they hold none.

    It is the loop over all placements of a domino:

        placement, masks = pop_placement(masks)
        while placement != NO_PLACEMENT:
            ...
            placement, masks = pop_placement(masks)
    """
    east, south, west, north = masks
    if east != NO_SQUARE:
        return first(east), (without_first(east), south, west, north)
    if south != NO_SQUARE:
        return 64 * SOUTH + first(south), (east, without_first(south), west, north)
    if west != NO_SQUARE:
        return 64 * WEST + first(west), (east, south, without_first(west), north)
    if north != NO_SQUARE:
        return 64 * NORTH + first(north), (east, south, west, without_first(north))
    return NO_PLACEMENT, masks


@rule
def _unrolled(low: int, high: int, size: int, coordinate: int, step: int) -> int:
    """The real column (or row), counted from the castle, of a first half seen on the torus.

    The reach of a kingdom can be nine wide, so its two ends may share a column of the torus; the direction of the
    second half distinguishes them. A castle alone in a 5 x 5 grid reaches from -2 to 2, so column 6 of the torus
    is two columns west of the castle:

    >>> _unrolled(0, 0, 5, 6, step=1)
    -2

    In a frame of 7, land in columns 0 to 4 reaches from -2 to 6. Column 6 of the torus is then -2 for a domino whose
    second half points east, and 6 for one that points west.

    >>> _unrolled(0, 4, 7, 6, step=1), _unrolled(0, 4, 7, 6, step=-1)
    (-2, 6)
    """
    start, _ = _reach(low, high, size)
    if step < 0:
        start += 1
    elif step == 0:
        start = max(start, low - 1)
    return start + ((coordinate - start) & 7)


@rule
def where(box: Box, placement: int, size: int) -> tuple[int, int]:
    """How far east and north of the castle the first half of a placement is, in a kingdom with these limits."""
    west, east, south, north = box
    direction = placement >> 6
    x = _unrolled(west, east, size, placement & 7, STEP_X[direction])
    y = _unrolled(south, north, size, (placement >> 3) & 7, STEP_Y[direction])
    return x, y


@rule
def box_after(box: Box, placement: int, size: int) -> Box:
    """The limits of a kingdom after a placement."""
    x, y = where(box, placement, size)
    direction = placement >> 6
    return widened(widened(box, x, y), x + STEP_X[direction], y + STEP_Y[direction])


@rule
def settle(land: Land, seat: int, x: int, y: int, terrain: int, crowns: int) -> None:
    """Take one square of land."""
    square = _ONE << np.uint64(8 * (y & 7) + (x & 7))
    land[seat, terrain] |= square
    if crowns & 1:
        land[seat, ONE_CROWN] |= square
    if crowns & 2:
        land[seat, TWO_CROWNS] |= square


@rule
def place(land: Land, boxes: Boxes, seat: int, domino: int, placement: int, size: int) -> None:
    """Place a domino on the land and widen the box round it; it never moves again (A-K7)."""
    box = box_of(boxes, seat)
    x, y = where(box, placement, size)
    direction = placement >> 6
    settle(land, seat, x, y, TERRAINS[domino, 0], CROWNS[domino, 0])
    box = widened(box, x, y)
    x += STEP_X[direction]
    y += STEP_Y[direction]
    settle(land, seat, x, y, TERRAINS[domino, 1], CROWNS[domino, 1])
    set_box(boxes, seat, widened(box, x, y))


@rule
def property_around(ground: Squares, squares: Squares) -> Squares:
    """KD-V1: all the squares of one terrain's ground connected with these, horizontally or vertically."""
    grown = (squares | beside(squares)) & ground
    while grown != squares:
        squares = grown
        grown = (squares | beside(squares)) & ground
    return squares


@rule
def crowns_on(land: Land, seat: int, squares: Squares) -> int:
    """How many crowns are on these squares."""
    return count(squares & land[seat, ONE_CROWN]) + 2 * count(squares & land[seat, TWO_CROWNS])


@rule
def appraise(land: Land, seat: int) -> tuple[int, int, int]:
    """Points, squares of the largest property and crowns of a kingdom, without bonuses.

    A property is worth its squares times its crowns (KD-V2), each apart (KD-V3), nothing without a crown (KD-V4). The
    castle belongs to no terrain, so it neither enlarges nor connects (KD-V5). The largest property counts for ties even
    without crowns (KD-V7).
    """
    points = largest = crowns = 0
    for terrain in range(TERRAIN_PLANES):
        ground = land[seat, terrain]
        while ground != NO_SQUARE:
            squares = property_around(ground, ground & ~without_first(ground))
            ground = ground & ~squares
            size = count(squares)
            crowned = crowns_on(land, seat, squares)
            points += size * crowned
            crowns += crowned
            largest = max(largest, size)
    return points, largest, crowns


@rule
def is_complete(land: Land, seat: int, size: int) -> bool:
    """KD-X3: no square of the frame is missing; at the end this is so if nothing was discarded (A-K10)."""
    return count(occupied(land, seat)) == size * size


@rule
def is_central(box: Box, size: int, exact: bool) -> bool:
    """KD-X2, A-K9: the land is symmetric about the castle; the exact reading also asks for full width and height."""
    west, east, south, north = box
    if west != -east or south != -north:
        return False
    return not exact or (2 * east + 1 == size and 2 * north + 1 == size)

"""A kingdom as sets of squares: where a domino may lie, and what the land is worth.

A set of squares is one 64-bit number on a board of 8 x 8 whose edges are joined (a torus): bit `8 * (y % 8) + x % 8`
stands for the square x columns east and y rows north of the castle. A kingdom is at most 7 wide (KD-P1, KD-X4), so
there is always an empty column between its two ends and nothing can touch round the edge. The frame moves freely
(A-K3) and never has to be re-centred; `box` remembers where it really is.

Arrays, all made by the caller:

- `land[seat, plane]`, uint64: planes 0 to 5 are the squares of each terrain, `ONE_CROWN` and `TWO_CROWNS` the two
  binary digits of the crowns on a square;
- `table[BOX + 4 * seat + side]`, int64: the kingdom's western, eastern, southern and northern limit.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.bits import count, first, without_first
from regnum.games.kingdomino.components import CROWNS, TERRAINS

Land = npt.NDArray[np.uint64]
Table = npt.NDArray[np.int64]
Squares = np.uint64
Masks = tuple[Squares, Squares, Squares, Squares]
"""Where a domino's first half may lie, by the direction of its second half: east, south, west, north."""

TERRAIN_PLANES = 6
ONE_CROWN, TWO_CROWNS = 6, 7
PLANES = 8

EAST, SOUTH, WEST, NORTH = range(4)
STEP_X = np.array([1, 0, -1, 0])
STEP_Y = np.array([0, -1, 0, 1])

BOX = 24
WEST_LIMIT, EAST_LIMIT, SOUTH_LIMIT, NORTH_LIMIT = range(4)

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
def found_kingdom(land: Land, table: Table, seat: int) -> None:
    """KD-S2: a kingdom begins as a castle on its starting tile."""
    for plane in range(PLANES):
        land[seat, plane] = NO_SQUARE
    for side in range(4):
        table[BOX + 4 * seat + side] = 0


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
def placements(land: Land, table: Table, seat: int, domino: int, size: int) -> Masks:
    """Every legal placement of a domino (KD-P1 to KD-P3, KD-P6).

    Both squares are empty and inside a frame of size x size together with all that lies there (A-K3), and at least one
    half touches the castle (KD-P2, A-K5) or an older square of its own terrain (A-K4); other contacts may differ
    (KD-P3).
    Holes and dead ends are allowed (A-K2), and the first domino always fits, the castle being a joker (A-K23). A double
    turned round is the same placement, so only east and south are listed for it.
    """
    one, other = TERRAINS[domino, 0], TERRAINS[domino, 1]
    free = ~occupied(land, seat)
    first_fits = beside(land[seat, one] | CASTLE)
    second_fits = beside(land[seat, other] | CASTLE)

    corner = BOX + 4 * seat
    start_x, more_x = _reach(table[corner + WEST_LIMIT], table[corner + EAST_LIMIT], size)
    start_y, more_y = _reach(table[corner + SOUTH_LIMIT], table[corner + NORTH_LIMIT], size)
    columns = _COLUMNS[min(more_x + 1, 8), start_x & 7]
    rows = _ROWS[min(more_y + 1, 8), start_y & 7]
    # Pairs of squares that can hold a domino, named by the western or southern one.
    lying = free & to_west(free) & rows & _COLUMNS[more_x, start_x & 7]
    standing = free & to_south(free) & columns & _ROWS[more_y, start_y & 7]

    east = lying & (first_fits | to_west(second_fits))
    south = to_north(standing) & (first_fits | to_north(second_fits))
    if one == other and CROWNS[domino, 0] == CROWNS[domino, 1]:
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
    for _ in range(n):
        squares = without_first(squares)
    return 64 * direction + first(squares)


@rule
def _unrolled(low: int, high: int, size: int, coordinate: int, step: int) -> int:
    """The real column (or row), counted from the castle, of a first half seen on the torus.

    The reach of a kingdom can be nine wide, so its two ends may share a column of the torus; the direction in which the
    second half lies tells them apart.
    """
    start, _ = _reach(low, high, size)
    if step < 0:
        start += 1
    elif step == 0:
        start = max(start, low - 1)
    return start + ((coordinate - start) & 7)


@rule
def where(table: Table, seat: int, placement: int, size: int) -> tuple[int, int]:
    """How far east and north of the castle a placement's first half lies."""
    corner = BOX + 4 * seat
    direction = placement >> 6
    x = _unrolled(table[corner + WEST_LIMIT], table[corner + EAST_LIMIT], size, placement & 7, STEP_X[direction])
    y = _unrolled(
        table[corner + SOUTH_LIMIT], table[corner + NORTH_LIMIT], size, (placement >> 3) & 7, STEP_Y[direction]
    )
    return x, y


@rule
def settle(land: Land, table: Table, seat: int, x: int, y: int, terrain: int, crowns: int) -> None:
    """Take one square of land and widen the box round the kingdom."""
    square = _ONE << np.uint64(8 * (y & 7) + (x & 7))
    land[seat, terrain] |= square
    if crowns & 1:
        land[seat, ONE_CROWN] |= square
    if crowns & 2:
        land[seat, TWO_CROWNS] |= square
    corner = BOX + 4 * seat
    table[corner + WEST_LIMIT] = min(table[corner + WEST_LIMIT], x)
    table[corner + EAST_LIMIT] = max(table[corner + EAST_LIMIT], x)
    table[corner + SOUTH_LIMIT] = min(table[corner + SOUTH_LIMIT], y)
    table[corner + NORTH_LIMIT] = max(table[corner + NORTH_LIMIT], y)


@rule
def place(land: Land, table: Table, seat: int, domino: int, placement: int, size: int) -> None:
    """Lay a domino on the land; it never moves again (A-K7)."""
    x, y = where(table, seat, placement, size)
    direction = placement >> 6
    settle(land, table, seat, x, y, TERRAINS[domino, 0], CROWNS[domino, 0])
    x += STEP_X[direction]
    y += STEP_Y[direction]
    settle(land, table, seat, x, y, TERRAINS[domino, 1], CROWNS[domino, 1])


@rule
def property_around(ground: Squares, squares: Squares) -> Squares:
    """KD-V1: all the squares of one terrain's ground that hang together with these, horizontally or vertically."""
    grown = (squares | beside(squares)) & ground
    while grown != squares:
        squares = grown
        grown = (squares | beside(squares)) & ground
    return squares


@rule
def crowns_on(land: Land, seat: int, squares: Squares) -> int:
    """How many crowns stand on these squares."""
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
def box_is_central(west: int, east: int, south: int, north: int, size: int, exact: bool) -> bool:
    """KD-X2, A-K9: the land is symmetric about the castle; the exact reading also asks for full width and height."""
    if west != -east or south != -north:
        return False
    return not exact or (2 * east + 1 == size and 2 * north + 1 == size)


@rule
def castle_is_central(table: Table, seat: int, size: int, exact: bool) -> bool:
    """KD-X2: whether a kingdom's castle stands in its middle."""
    corner = BOX + 4 * seat
    return box_is_central(
        table[corner + WEST_LIMIT],
        table[corner + EAST_LIMIT],
        table[corner + SOUTH_LIMIT],
        table[corner + NORTH_LIMIT],
        size,
        exact,
    )

"""Counts of legal sequences: the shortest proof that two rulebooks are the same."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import compiled, rule
from regnum.games.bits import first, without_first
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.position import Position

Numbers = npt.NDArray[np.int64]

_NONE = np.uint64(0)
NO_MORE = turns.PASS + 1


@rule
def _next_placement(pieces: np.uint64, empty: np.uint64, action: int) -> int:
    """The placement that follows this action in order; `turns.DRAW` when there are no more."""
    while pieces != _NONE:
        group = first(pieces)
        squares = empty
        while squares != _NONE:
            placement = turns.placement(group, first(squares))
            if placement > action:
                return placement
            squares = without_first(squares)
        pieces = without_first(pieces)
    return turns.DRAW


@rule
def _next_action(table: turns.Table, tiles: turns.Tiles, action: int) -> int:
    """The legal action that follows this one in order, from -1 on, or `NO_MORE`."""
    pieces = turns.placeable(table, tiles)
    placement = _next_placement(pieces, turns.empty_squares(table), action)
    if placement < turns.DRAW:
        return placement
    if turns.may_draw(table):
        return turns.DRAW if action < turns.DRAW else NO_MORE
    return turns.PASS if pieces == _NONE and action < turns.PASS else NO_MORE


@rule
def _copy_to_next(rows: Numbers, ply: int) -> None:
    for entry in range(rows.shape[1]):
        rows[ply + 1, entry] = rows[ply, entry]


@rule
def count_below(
    squares: Numbers, lines: Numbers, tables: Numbers, tried: Numbers, tiles: turns.Tiles, plies: int
) -> int:
    """Count from the position in row 0 of the arrays; they hold one position a ply, and `tried` one action."""
    sequences = ply = 0
    tried[0] = -1
    while ply >= 0:
        if ply == plies or tables[ply, turns.PHASE] >= turns.ROUND_OVER:
            sequences += 1
            ply -= 1
            continue
        tried[ply] = _next_action(tables[ply], tiles, tried[ply])
        if tried[ply] == NO_MORE:
            ply -= 1
            continue
        _copy_to_next(squares, ply)
        _copy_to_next(lines, ply)
        _copy_to_next(tables, ply)
        turns.apply(squares[ply + 1], lines[ply + 1], tables[ply + 1], tiles, int(tried[ply]))
        ply += 1
        tried[ply] = -1
    return sequences


@compiled
def count_sequences(
    squares: Numbers, lines: Numbers, tables: Numbers, tried: Numbers, tiles: turns.Tiles, plies: int
) -> int:
    """How many sequences of this many actions are legal; a round that ends sooner counts once. See `room`."""
    return count_below(squares, lines, tables, tried, tiles, plies)


def room(position: Position, plies: int) -> tuple[Numbers, Numbers, Numbers, Numbers, turns.Tiles, int]:
    """What `count_sequences` needs: the position, and room for one after each action."""
    squares, lines, tables = (
        np.repeat(array[np.newaxis], plies + 1, axis=0) for array in (position.squares, position.lines, position.table)
    )
    return squares, lines, tables, np.zeros(plies + 1, dtype=np.int64), position.tiles, plies


def perft(position: Position, plies: int) -> int:
    """How many sequences of this many actions are legal from a position, as far as the end of its round."""
    return int(count_sequences(*room(position, plies)))

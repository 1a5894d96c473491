"""Counts of legal sequences: the shortest proof that two rulebooks are the same."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import compiled, rule
from regnum.games.bits import first, without_first
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.turns import Round, Rounds

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
def _next_action(here: Round, action: int) -> int:
    """The legal action that follows this one in order, from -1 on, or `NO_MORE`."""
    pieces = turns.placeable(here)
    placement = _next_placement(pieces, turns.empty_squares(here), action)
    if placement < turns.DRAW:
        return placement
    if turns.may_draw(here):
        return turns.DRAW if action < turns.DRAW else NO_MORE
    return turns.PASS if pieces == _NONE and action < turns.PASS else NO_MORE


@rule
def count_below(rounds: Round, tried: Numbers, plies: int) -> int:
    """Count from the first of the rounds, which hold one position a ply, all with the same tiles; see `room`."""
    sequences = ply = 0
    tried[0] = -1
    while ply >= 0:
        here = turns.nth_round(rounds, ply)
        if ply == plies or here.table[turns.PHASE] >= turns.ROUND_OVER:
            sequences += 1
            ply -= 1
            continue
        tried[ply] = _next_action(here, tried[ply])
        if tried[ply] == NO_MORE:
            ply -= 1
            continue
        there = turns.nth_round(rounds, ply + 1)
        turns.copy_played(here, there)
        turns.apply(there, int(tried[ply]))
        ply += 1
        tried[ply] = -1
    return sequences


@compiled
def count_sequences(rounds: Rounds, tried: Numbers, plies: int) -> int:
    """How many sequences of this many actions are legal; a round that ends sooner counts once. See `room`."""
    return count_below(rounds, tried, plies)


def room(position: Position, plies: int) -> tuple[Round, Numbers, int]:
    """What `count_sequences` needs: the position for each ply, and which action was tried there last."""
    rounds = Round(*(np.repeat(array[np.newaxis], plies + 1, axis=0) for array in position.arrays))
    return rounds, np.zeros(plies + 1, dtype=np.int64), plies


def perft(position: Position, plies: int) -> int:
    """How many sequences of this many actions are legal from a position, as far as the end of its round."""
    return int(count_sequences(*room(position, plies)))

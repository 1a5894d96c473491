"""Counts of legal sequences: the shortest proof that two rulebooks are the same."""

from __future__ import annotations

import numpy as np

from regnum.engine import compiled, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.land import NO_PLACEMENT, count_all, pop_placement
from regnum.games.kingdomino.position import Position
from regnum.games.kingdomino.turns import Arrays, Numbers, Stack

NO_MORE = turns.CLAIM + turns.MOST_SLOTS


@rule
def _next_action(here: Arrays, action: int) -> int:
    """The legal action that follows this one in order, from -1 on, or `NO_MORE`."""
    if here.status[turns.PHASE] != turns.PLACE:
        slot = max(action - turns.CLAIM + 1, 0)
        while slot < here.status[turns.ROW] and not turns.is_free(here, slot):
            slot += 1
        return turns.CLAIM + slot if slot < here.status[turns.ROW] else NO_MORE
    masks = turns.legal_placements(here)
    if count_all(masks) == 0:
        return turns.DISCARD if action < turns.DISCARD else NO_MORE
    placement, masks = pop_placement(masks)
    while placement != NO_PLACEMENT and placement <= action:
        placement, masks = pop_placement(masks)
    return NO_MORE if placement == NO_PLACEMENT else placement


@rule
def count_below(stack: Stack, tried: Numbers, plies: int) -> int:
    """How many sequences of this many actions are legal; a game that ends sooner counts once.

    The stack holds the position at ply 0 and has room for those that follow; `tried[ply]` is scratch.
    """
    sequences = ply = 0
    tried[0] = -1
    while ply >= 0:
        if ply == plies or stack.status[ply, turns.PHASE] == turns.OVER:
            sequences += 1
            ply -= 1
            continue
        here = turns.nth(stack, ply)
        action = _next_action(here, tried[ply])
        if action == NO_MORE:
            ply -= 1
            continue
        tried[ply] = action
        there = turns.nth(stack, ply + 1)
        turns.copy_position(here, there)
        turns.apply(there, action)
        ply += 1
        tried[ply] = -1
    return sequences


@compiled
def count_sequences(stack: Stack, tried: Numbers, plies: int) -> int:
    """See `count_below`."""
    return count_below(stack, tried, plies)


def room(position: Position, plies: int) -> tuple[Stack, Numbers, int]:
    """The arguments of `count_sequences` for a position."""
    return turns.stacked(position.arrays, plies + 1), np.zeros(plies + 1, dtype=np.int64), plies


def perft(position: Position, plies: int) -> int:
    """How many sequences of this many actions are legal from a position."""
    return int(count_sequences(*room(position, plies)))

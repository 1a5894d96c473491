"""Counts of legal sequences: the shortest proof that two rulebooks are the same."""

from __future__ import annotations

import numpy as np

from regnum.engine import compiled, rule
from regnum.games.bits import first, without_first
from regnum.games.kingdomino import land as rules
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.position import Position

NO_MORE = turns.CLAIM + 4


@rule
def _next_action(land: rules.Land, table: rules.Table, deck: turns.Deck, action: int) -> int:
    """The legal action that follows this one in order, from -1 on, or `NO_MORE`."""
    if table[turns.PHASE] != turns.PLACE:
        slot = max(action - turns.CLAIM + 1, 0)
        while slot < table[turns.ROW] and not turns.is_free(table, slot):
            slot += 1
        return turns.CLAIM + slot if slot < table[turns.ROW] else NO_MORE
    masks = turns.legal_placements(land, table, deck)
    if rules.count_all(masks) == 0:
        return turns.DISCARD if action < turns.DISCARD else NO_MORE
    for direction in range(4):
        squares = masks[direction]
        while squares != rules.NO_SQUARE:
            placement = 64 * direction + first(squares)
            if placement > action:
                return placement
            squares = without_first(squares)
    return NO_MORE


@rule
def count_below(
    lands: rules.Land, tables: rules.Table, tried: turns.Deck, deck: turns.Deck, kings: turns.Deck, plies: int
) -> int:
    """How many sequences of this many actions are legal; a game that ends sooner counts once.

    `lands[ply, ...]` and `tables[ply, ...]` hold the position at ply 0 and room for those that follow, `tried[ply]` is
    scratch.
    """
    sequences = ply = 0
    tried[0] = -1
    while ply >= 0:
        if ply == plies or tables[ply, turns.PHASE] == turns.OVER:
            sequences += 1
            ply -= 1
            continue
        action = _next_action(lands[ply], tables[ply], deck, tried[ply])
        if action == NO_MORE:
            ply -= 1
            continue
        tried[ply] = action
        for seat in range(lands.shape[1]):
            for plane in range(rules.PLANES):
                lands[ply + 1, seat, plane] = lands[ply, seat, plane]
        for entry in range(turns.TABLE):
            tables[ply + 1, entry] = tables[ply, entry]
        turns.apply(lands[ply + 1], tables[ply + 1], deck, kings, action)
        ply += 1
        tried[ply] = -1
    return sequences


@compiled
def count_sequences(
    lands: rules.Land, tables: rules.Table, tried: turns.Deck, deck: turns.Deck, kings: turns.Deck, plies: int
) -> int:
    """See `count_below`."""
    return count_below(lands, tables, tried, deck, kings, plies)


def room(position: Position, plies: int) -> tuple[rules.Land, rules.Table, turns.Deck, turns.Deck, turns.Deck, int]:
    """The arguments of `count_sequences` for a position."""
    lands = np.zeros((plies + 1, *position.land.shape), dtype=np.uint64)
    tables = np.zeros((plies + 1, turns.TABLE), dtype=np.int64)
    lands[0], tables[0] = position.land, position.table
    return lands, tables, np.zeros(plies + 1, dtype=np.int64), position.deck, position.kings, plies


def perft(position: Position, plies: int) -> int:
    """How many sequences of this many actions are legal from a position."""
    return int(count_sequences(*room(position, plies)))

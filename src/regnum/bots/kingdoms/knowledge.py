"""What a seat knows, and how the rest is guessed: unseen tiles are dealt again for every playout."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regnum.bots.tree import Numbers, Playout
from regnum.engine import rule
from regnum.games.chance import advance, below
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import TILE_KINDS, TILES_IN_BOX, Kind
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.turns import UNKNOWN, Round


class Unseen(NamedTuple):
    """The tiles that the observer has not seen, and where among `tiles` they may be: before rivals, in the supply."""

    kinds: Numbers
    slots: Numbers


class Known(NamedTuple):
    """What the observer of a view knows: the round, in which unseen tiles are 0, and which tiles those are."""

    here: Round
    unseen: Unseen


def known_to(position: Position) -> Known:
    """What is known to the observer of a view, given its position."""
    return Known(position.arrays, unseen_tiles(position))


def unseen_tiles(position: Position) -> Unseen:
    """What the observer of a view has not seen; with No luck nothing is hidden (KG-X2)."""
    table, tiles = position.arrays.table, position.arrays.tiles
    left = np.array([int(table[turns.OFF_BOARD + kind]) for kind in Kind], dtype=np.int64)
    if table[turns.NO_LUCK]:
        return Unseen(np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64))
    in_hand = [seat for seat in range(position.players) if position.holds_start(seat)]
    known = [int(tiles[seat]) for seat in in_hand] + [position.drawn]
    for kind in known:
        if kind != UNKNOWN:
            left[kind - 1] -= 1
    slots = [seat for seat in in_hand if tiles[seat] == UNKNOWN] + list(range(int(table[turns.TAKEN]), TILES_IN_BOX))
    return Unseen(np.repeat(np.arange(1, len(Kind) + 1), left), np.array(slots, dtype=np.int64))


@rule
def determinise(known: Known, here: Round, chance: np.uint64) -> np.uint64:
    """Make `here` a round as it may be: unseen tiles are dealt to where they may be, every order equally likely."""
    turns.copy_round(known.here, here)
    kinds, slots = known.unseen.kinds, known.unseen.slots
    for i in range(slots.size):
        chance = advance(chance)
        other = i + below(chance, slots.size - i)
        kinds[i], kinds[other] = kinds[other], kinds[i]
        here.tiles[slots[i]] = kinds[i]
    return chance


@rule
def deal_next_round(here: Round, chance: np.uint64) -> np.uint64:
    """Begin the next round with tiles dealt at random; players tied for the most gold begin as A-G21 says."""
    table, tiles = here.table, here.tiles
    first = turns.nth_richest(here, table[turns.FIRST], 0)
    if table[turns.RANDOM_TIES]:
        chance = advance(chance)
        first = turns.nth_richest(here, 0, below(chance, turns.count_richest(here)))
    if not table[turns.NO_LUCK]:
        for i in range(tiles.size):
            chance = advance(chance)
            other = below(chance, i + 1)
            tiles[i] = tiles[other]
            tiles[other] = TILE_KINDS[i]
    turns.begin_round(here, first)
    return chance


@rule
def score_end(here: Round, playout: Playout) -> None:
    """Write the result of a game for each seat: gold, and the share of the victory (KG-E1, A-G22)."""
    most, share = turns.most_money(here), 1.0 / turns.count_richest(here)
    for seat in range(here.table[turns.PLAYERS]):
        money = here.table[turns.MONEY + seat]
        playout.points[seat] = money
        playout.wins[seat] = share if money == most else 0.0
        playout.utilities[seat] = playout.wins[seat]

"""What a seat knows, and how the rest is guessed: unseen tiles are dealt again for every playout."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regnum.bots.tree import Numbers, Playout
from regnum.engine import rule
from regnum.games.chance import advance, below
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import KINDS
from regnum.games.kingdoms.components import TILE_KINDS, TILES_IN_BOX
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.sight import start_seen, write_unseen
from regnum.games.kingdoms.turns import Round


class Unseen(NamedTuple):
    """The tiles that the observer has not seen, and where among `tiles` they may be: before rivals, in the supply."""

    kinds: Numbers
    slots: Numbers


class Known(NamedTuple):
    """What the observer of a view knows: the round, in which unseen tiles are 0, and which tiles those are."""

    here: Round
    unseen: Unseen


@rule
def list_unseen(here: Round, unseen: Numbers, kinds: Numbers, slots: Numbers) -> int:
    """Write the tiles that the observer has not seen, and where they may be; with No luck nothing is hidden (KG-X2).

    Returns how many they are. `unseen[kind]` is scratch.
    """
    table, number = here.table, 0
    if table[turns.NO_LUCK]:
        return 0
    write_unseen(here, unseen)
    for kind in range(1, KINDS + 1):
        for _ in range(unseen[kind]):
            kinds[number] = kind
            number += 1
    slot = 0
    for seat in range(table[turns.PLAYERS]):
        if is_hidden(here, seat):
            slots[slot] = seat
            slot += 1
    for i in range(table[turns.TAKEN], TILES_IN_BOX):
        slots[slot] = i
        slot += 1
    return slot


@rule
def is_hidden(here: Round, seat: int) -> bool:
    """Whether a seat has a starting tile that is not known."""
    return start_seen(here, seat) == turns.UNKNOWN


def known_to(position: Position) -> Known:
    """What is known to the observer of a view, given its position."""
    unseen, kinds, slots = (np.zeros(size, dtype=np.int64) for size in (KINDS + 1, TILES_IN_BOX, TILES_IN_BOX))
    number = list_unseen(position.arrays, unseen, kinds, slots)
    return Known(position.arrays, Unseen(kinds[:number], slots[:number]))


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

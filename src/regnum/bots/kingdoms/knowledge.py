"""What a seat knows of a round, and how the rest is imagined: unseen tiles are dealt anew for every playout."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.chance import advance, below
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import SQUARES, TILE_KINDS, TILES_IN_BOX, Kind
from regnum.games.kingdoms.position import UNKNOWN, Position

Numbers = npt.NDArray[np.int64]


class Round(NamedTuple):
    """The rulebook's arrays of one round; see `board.py` and `turns.py`."""

    squares: rules.Squares
    lines: rules.Lines
    table: turns.Table
    tiles: turns.Tiles


class Unseen(NamedTuple):
    """The tiles that the observer has not seen, and where among `tiles` they may lie: before rivals, in the supply."""

    kinds: Numbers
    slots: Numbers


def seen_from(position: Position) -> Round:
    """The position of a view, in which unseen tiles are unknown."""
    return Round(position.squares, position.lines, position.table, position.tiles)


def blank_round() -> Round:
    """Arrays to play a round in."""
    sizes = (SQUARES, rules.PLACES, turns.TABLE, TILES_IN_BOX)
    return Round(*(np.zeros(size, dtype=np.int64) for size in sizes))


def unseen_tiles(position: Position) -> Unseen:
    """What the observer of a view has not seen; with No luck nothing is hidden (KG-X2)."""
    table, tiles = position.table, position.tiles
    left = np.array([int(table[turns.OFF_BOARD + kind]) for kind in Kind], dtype=np.int64)
    if table[turns.NO_LUCK]:
        return Unseen(np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64))
    in_hand = [seat for seat in range(int(table[turns.PLAYERS])) if position.holds_start(seat)]
    known = [int(tiles[seat]) for seat in in_hand] + [position.drawn]
    for kind in known:
        if kind != UNKNOWN:
            left[kind - 1] -= 1
    slots = [seat for seat in in_hand if tiles[seat] == UNKNOWN] + list(range(int(table[turns.TAKEN]), TILES_IN_BOX))
    return Unseen(np.repeat(np.arange(1, len(Kind) + 1), left), np.array(slots, dtype=np.int64))


@rule
def copy_round(here: Round, there: Round) -> None:
    """Make `there` the same round as `here`."""
    for i in range(here.squares.size):
        there.squares[i] = here.squares[i]
    for i in range(here.lines.size):
        there.lines[i] = here.lines[i]
    for i in range(here.table.size):
        there.table[i] = here.table[i]
    for i in range(here.tiles.size):
        there.tiles[i] = here.tiles[i]


@rule
def imagine(unseen: Unseen, tiles: turns.Tiles, chance: np.uint64) -> np.uint64:
    """Deal the unseen tiles at random to where they may lie, every order equally likely."""
    kinds, slots = unseen.kinds, unseen.slots
    for i in range(slots.size):
        chance = advance(chance)
        other = i + below(chance, slots.size - i)
        kinds[i], kinds[other] = kinds[other], kinds[i]
        tiles[slots[i]] = kinds[i]
    return chance


@rule
def imagine_round(here: Round, chance: np.uint64) -> np.uint64:
    """Begin the next round with tiles dealt at random; of several with most money one begins as A-G21 has it."""
    table, tiles = here.table, here.tiles
    first = turns.nth_richest(table, table[turns.FIRST], 0)
    if table[turns.RANDOM_TIES]:
        chance = advance(chance)
        first = turns.nth_richest(table, 0, below(chance, turns.count_richest(table)))
    if not table[turns.NO_LUCK]:
        for i in range(tiles.size):
            chance = advance(chance)
            other = below(chance, i + 1)
            tiles[i] = tiles[other]
            tiles[other] = TILE_KINDS[i]
    turns.begin_round(here.squares, here.lines, table, first)
    return chance

"""What is in the box (KG-C1 to KG-C4): the board's measure, colours, castles and the 23 tiles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Literal

import numpy as np

ROWS, COLUMNS = 5, 6
"""KG-C2, A-G36: rows are counted from the top, columns from the left."""

SQUARES = ROWS * COLUMNS
"""Squares are numbered row by row from the upper left corner, from 0."""

Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")
"""The players' colours by seat (KG-C1)."""

RANKS = (1, 2, 3, 4)
"""A castle's rank is the number of its towers (KG-C1)."""

CASTLES_BY_RANK = (4, 3, 2, 1)
"""KG-C1: how many castles of rank 1, 2, 3 and 4 each colour has."""

RANK_ONE_BY_PLAYERS = {2: 4, 3: 3, 4: 2}
"""KG-S1: how many castles of rank 1 each player takes; they take all of the higher ranks."""


class Kind(IntEnum):
    """The sixteen kinds of tiles (KG-C4); tiles of one kind are interchangeable."""

    PLUS_1 = 1
    PLUS_2 = 2
    PLUS_3 = 3
    PLUS_4 = 4
    PLUS_5 = 5
    PLUS_6 = 6
    MINUS_1 = 7
    MINUS_2 = 8
    MINUS_3 = 9
    MINUS_4 = 10
    MINUS_5 = 11
    MINUS_6 = 12
    MOUNTAIN = 13
    DRAGON = 14
    GOLD_MINE = 15
    WIZARD = 16

    __hash__ = int.__hash__  # that of other enumerations looks up the name, and a legal action has a kind in it

    @cached_property
    def worth(self) -> int:
        """The number on the tile: positive for a resource, negative for a hazard, 0 for the special tiles."""
        if self <= Kind.PLUS_6:
            return int(self)
        return Kind.PLUS_6 - self if self <= Kind.MINUS_6 else 0

    @cached_property
    def word(self) -> str:
        """The tile in text and data: `+4`, `-3`, `mountain`, `dragon`, `goldmine`, `wizard`."""
        return f"{self.worth:+d}" if self.worth else self.name.replace("_", "").lower()


@dataclass(frozen=True, slots=True)
class Tile:
    """One of the 23 tiles: its kind and the name of its picture."""

    kind: Kind
    name: str


TILES = (
    Tile(Kind.PLUS_1, "village"),
    Tile(Kind.PLUS_1, "village"),
    Tile(Kind.PLUS_2, "farm"),
    Tile(Kind.PLUS_2, "farm"),
    Tile(Kind.PLUS_3, "town"),
    Tile(Kind.PLUS_3, "town"),
    Tile(Kind.PLUS_4, "windmill"),
    Tile(Kind.PLUS_4, "camp"),
    Tile(Kind.PLUS_5, "knight"),
    Tile(Kind.PLUS_5, "tower"),
    Tile(Kind.PLUS_6, "city"),
    Tile(Kind.PLUS_6, "harbour"),
    Tile(Kind.MINUS_1, "swamp"),
    Tile(Kind.MINUS_2, "cemetery"),
    Tile(Kind.MINUS_3, "wolves"),
    Tile(Kind.MINUS_4, "witch"),
    Tile(Kind.MINUS_5, "raider"),
    Tile(Kind.MINUS_6, "troll"),
    Tile(Kind.MOUNTAIN, "mountain"),
    Tile(Kind.MOUNTAIN, "mountain"),
    Tile(Kind.DRAGON, "dragon"),
    Tile(Kind.GOLD_MINE, "goldmine"),
    Tile(Kind.WIZARD, "wizard"),
)
"""The exact list of rules.md 2.8, in the order from which every shuffle starts; names follow its pictures."""

TILES_IN_BOX = len(TILES)

TILE_KINDS = np.array([tile.kind for tile in TILES], dtype=np.int64)
"""The kind of each tile, in the order from which every shuffle starts."""

KIND_COUNTS = np.bincount(TILE_KINDS)
"""How many tiles of each kind there are, by the kind's number; entry 0 is not a tile."""


@dataclass(frozen=True, slots=True)
class Castle:
    """A castle: its owner and its rank."""

    seat: int
    rank: int

    @property
    def word(self) -> str:
        """The castle in text and data: its colour and rank, `red1`."""
        return f"{COLOURS[self.seat]}{self.rank}"


Piece = Kind | Castle
"""What can be on a square."""

PIECES_IN_BOX: Counter[Piece] = Counter(tile.kind for tile in TILES)
"""How many of each piece there are."""
for _seat in range(len(COLOURS)):
    for _rank in RANKS:
        PIECES_IN_BOX[Castle(_seat, _rank)] = CASTLES_BY_RANK[_rank - 1]

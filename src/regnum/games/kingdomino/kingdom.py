"""A kingdom for people: its squares by place, its properties, its score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from regnum.games.bits import without_first
from regnum.games.kingdomino import land as rules
from regnum.games.kingdomino.components import Square, Terrain
from regnum.games.kingdomino.turns import HARMONY_BONUS, MIDDLE_BONUS, TABLE

Point = tuple[int, int]
"""Columns east and rows north of the castle."""


@dataclass(frozen=True, slots=True)
class Property:
    """KD-V1: connected squares of one terrain."""

    terrain: Terrain
    points_on: tuple[Point, ...]
    crowns: int

    @property
    def squares(self) -> int:
        """How many squares it has."""
        return len(self.points_on)

    @property
    def points(self) -> int:
        """KD-V2: squares times crowns."""
        return self.squares * self.crowns

    def data(self) -> dict[str, Any]:
        """The property as plain data."""
        return {"terrain": self.terrain.word, "squares": self.squares, "crowns": self.crowns, "points": self.points}


@dataclass(frozen=True, slots=True)
class Score:
    """What a kingdom is worth, in parts."""

    properties: tuple[Property, ...]
    middle_kingdom: int = 0
    harmony: int = 0

    @property
    def total(self) -> int:
        """All points, bonuses included (A-K12)."""
        return sum(part.points for part in self.properties) + self.middle_kingdom + self.harmony

    @property
    def largest(self) -> int:
        """KD-V7: squares of the largest property, with or without crowns."""
        return max((part.squares for part in self.properties), default=0)

    @property
    def crowns(self) -> int:
        """KD-V8: all crowns on placed squares."""
        return sum(part.crowns for part in self.properties)

    @property
    def key(self) -> tuple[int, int, int]:
        """What decides between players (A-K13)."""
        return self.total, self.largest, self.crowns

    def data(self) -> dict[str, Any]:
        """The score as plain data."""
        return {
            "score": self.total,
            "properties": [part.data() for part in self.properties],
            "largest": self.largest,
            "crowns": self.crowns,
            "bonuses": {"middle_kingdom": self.middle_kingdom, "harmony": self.harmony},
        }


@dataclass(frozen=True)
class Kingdom:
    """The squares round a castle, which itself stands at (0, 0) and is not among them."""

    squares: Mapping[Point, Square]
    size: int

    @classmethod
    def read(cls, land: rules.Land, table: rules.Table, seat: int, size: int) -> Kingdom:
        """The kingdom of a seat, read off the rulebook's arrays."""
        corner = rules.BOX + 4 * seat
        west, east, south, north = (int(limit) for limit in table[corner : corner + 4])
        planes = [int(plane) for plane in land[seat]]
        squares = {}
        for y in range(south, north + 1):
            for x in range(west, east + 1):
                bit = 1 << (8 * (y & 7) + (x & 7))
                for terrain in Terrain:
                    if planes[terrain] & bit:
                        crowns = bool(planes[rules.ONE_CROWN] & bit) + 2 * bool(planes[rules.TWO_CROWNS] & bit)
                        squares[x, y] = Square(terrain, crowns)
        return cls(squares, size)

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """Western, eastern, southern and northern limit, the castle included."""
        columns = [0, *(x for x, _ in self.squares)]
        rows = [0, *(y for _, y in self.squares)]
        return min(columns), max(columns), min(rows), max(rows)

    @property
    def width(self) -> int:
        """How many columns it spans."""
        return self.box[1] - self.box[0] + 1

    @property
    def height(self) -> int:
        """How many rows it spans."""
        return self.box[3] - self.box[2] + 1

    @property
    def is_complete(self) -> bool:
        """KD-X3: no square of the frame is missing; after a discard some are (KD-E2)."""
        land, _ = self._arrays()
        return rules.is_complete(land, 0, self.size)

    def properties(self) -> tuple[Property, ...]:
        """KD-V1, KD-V3: every property, the most valuable first."""
        land, _ = self._arrays()
        found = []
        for terrain in Terrain:
            ground = land[0, terrain]
            while ground != rules.NO_SQUARE:
                squares = rules.property_around(ground, ground & ~without_first(ground))
                ground = ground & ~squares
                found.append(Property(terrain, self._points(squares), rules.crowns_on(land, 0, squares)))
        return tuple(sorted(found, key=lambda part: (-part.points, -part.squares, part.terrain, part.points_on)))

    def is_central(self, *, exact: bool = False) -> bool:
        """KD-X2, A-K9: whether the castle stands in the middle."""
        _, table = self._arrays()
        return rules.castle_is_central(table, 0, self.size, exact)

    def score(self, *, middle_kingdom: str = "off", harmony: bool = False) -> Score:
        """The kingdom's worth, with the bonuses that are played for."""
        central = middle_kingdom != "off" and self.is_central(exact=middle_kingdom == "exact")
        return Score(
            self.properties(),
            middle_kingdom=MIDDLE_BONUS if central else 0,
            harmony=HARMONY_BONUS if harmony and self.is_complete else 0,
        )

    def _arrays(self) -> tuple[rules.Land, rules.Table]:
        land = np.zeros((1, rules.PLANES), dtype=np.uint64)
        table = np.zeros(TABLE, dtype=np.int64)
        for (x, y), square in self.squares.items():
            rules.settle(land, table, 0, x, y, square.terrain, square.crowns)
        return land, table

    def _points(self, squares: rules.Squares) -> tuple[Point, ...]:
        mask = int(squares)
        return tuple(sorted((x, y) for x, y in self.squares if mask >> (8 * (y & 7) + (x & 7)) & 1))

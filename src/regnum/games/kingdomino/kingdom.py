"""A kingdom for people: its squares by place, its properties, its score."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import cast

import numpy as np

from regnum.engine.marks import wishes
from regnum.games.kingdomino import land as rules
from regnum.games.kingdomino import referee
from regnum.games.kingdomino.components import Square, Terrain
from regnum.games.kingdomino.data import BonusData, PropertyData, ScoreData, SquareData, TerrainWord
from regnum.games.kingdomino.turns import HARMONY_BONUS, MIDDLE_BONUS

Point = tuple[int, int]
"""Columns east and rows north of the castle."""

_SQUARES = tuple(tuple(Square(terrain, crowns) for crowns in range(4)) for terrain in Terrain)


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

    def data(self) -> PropertyData:
        """The property as it is sent."""
        word = cast(TerrainWord, self.terrain.word)
        return PropertyData(word, self.squares, self.crowns, self.points, self.points_on)


@dataclass(frozen=True)
class Score:
    """The score of a kingdom, in parts."""

    properties: tuple[Property, ...]
    middle_kingdom: int = 0
    harmony: int = 0

    @cached_property
    def total(self) -> int:
        """All points, bonuses included (A-K12)."""
        return self.land + self.bonus

    @cached_property
    def land(self) -> int:
        """The points of the properties alone: all that is certain before the end of the game."""
        return sum(part.points for part in self.properties)

    @property
    def bonus(self) -> int:
        """The points for the Middle Kingdom and for Harmony, as it is now."""
        return self.middle_kingdom + self.harmony

    @cached_property
    def largest(self) -> int:
        """KD-V7: squares of the largest property, with or without crowns."""
        return max((part.squares for part in self.properties), default=0)

    @cached_property
    def crowns(self) -> int:
        """KD-V8: all crowns on placed squares."""
        return sum(part.crowns for part in self.properties)

    @property
    def key(self) -> tuple[int, int, int]:
        """What decides between players (A-K13)."""
        return self.total, self.largest, self.crowns

    def data(self) -> ScoreData:
        """The score as it is sent."""
        return self._data

    @cached_property
    def _data(self) -> ScoreData:
        return ScoreData(
            score=self.total,
            properties=tuple([part.data() for part in self.properties]),
            largest=self.largest,
            crowns=self.crowns,
            bonuses=BonusData(self.middle_kingdom, self.harmony),
        )


@dataclass(frozen=True)
class Kingdom:
    """The squares round a castle, which itself is at (0, 0) and not among them."""

    squares: Mapping[Point, Square]
    size: int

    @classmethod
    def read(cls, land: rules.Land, box: rules.Boxes, size: int) -> Kingdom:
        """The kingdom of a seat, read off its part of the rulebook's arrays."""
        squares, parts = _surveyed(land, box)
        found = {(x, y): _SQUARES[terrain][crowns] for x, y, terrain, crowns, _ in squares}
        kingdom = cls(MappingProxyType(found), size)
        vars(kingdom)["_properties"] = _properties(squares, parts)
        return kingdom

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

    @cached_property
    def is_complete(self) -> bool:
        """KD-X3: no square of the frame is missing; after a discard some are (KD-E2)."""
        return rules.is_complete(self._land, 0, self.size)

    def properties(self) -> tuple[Property, ...]:
        """KD-V1, KD-V3: every property, the most valuable first."""
        return self._properties

    @cached_property
    def _properties(self) -> tuple[Property, ...]:
        return _properties(*_surveyed(self._land, np.array([self.box], dtype=np.int64)))

    def is_central(self, *, exact: bool = False) -> bool:
        """KD-X2, A-K9: whether the castle is in the middle."""
        return rules.is_central(self.box, self.size, exact)

    def score(self, *, middle_kingdom: str = "off", harmony: bool = False) -> Score:
        """The kingdom's worth, with the bonuses that are played for."""
        central = middle_kingdom != "off" and self.is_central(exact=middle_kingdom == "exact")
        return Score(
            self.properties(),
            middle_kingdom=MIDDLE_BONUS if central else 0,
            harmony=HARMONY_BONUS if harmony and self.is_complete else 0,
        )

    def data(self) -> tuple[SquareData, ...]:
        """Its squares from the west, as they are sent: column, row and what is there."""
        return self._data

    @cached_property
    def _data(self) -> tuple[SquareData, ...]:
        return tuple((x, y, str(square)) for (x, y), square in sorted(self.squares.items()))

    @cached_property
    def _land(self) -> rules.Land:
        planes = [0] * rules.PLANES
        for (x, y), square in self.squares.items():
            bit = _bit(x, y)
            planes[square.terrain] |= bit
            planes[rules.ONE_CROWN] |= bit * (square.crowns & 1)
            planes[rules.TWO_CROWNS] |= bit * (square.crowns >> 1)
        return np.array([planes], dtype=np.uint64)


Rows = list[list[int]]


def _surveyed(land: rules.Land, box: rules.Boxes) -> tuple[Rows, Rows]:
    """The squares and the properties of a kingdom, as the referee writes them down."""
    room = _room()
    room.land[:], room.box[:] = land, box
    listed, found = room.survey()
    return room.squares[:listed].tolist(), room.properties[:found].tolist()


@dataclass(frozen=True, slots=True)
class _Room:
    """Room for a kingdom where the compiled rules read and write, so that nothing is copied, and prepared calls."""

    land: rules.Land
    box: rules.Boxes
    squares: referee.Table
    properties: referee.Table
    calls: dict[str | None, Callable[[], tuple[int, int]]] = field(default_factory=dict)
    """By the engine that was asked for."""

    def survey(self) -> tuple[int, int]:
        """List the squares and the properties of the kingdom that has been put here; how many there are."""
        wish = wishes[-1]
        if wish not in self.calls:
            arrays = self.land, self.box, self.squares, self.properties
            self.calls[wish] = referee.survey_kingdom.bound(*arrays)
        return self.calls[wish]()


_rooms = threading.local()


def _room() -> _Room:
    """This thread's room for a kingdom."""
    found: _Room | None = getattr(_rooms, "room", None)
    if found is None or not referee.survey_kingdom.holds(found.land):
        kingdom, listed = np.zeros((1, rules.PLANES), dtype=np.uint64), referee.new_kingdoms(1)
        arrays = kingdom, np.zeros((1, 4), dtype=np.int64), listed.squares[0], listed.properties[0]
        found = _rooms.room = _Room(*referee.survey_kingdom.placed(arrays))
    return found


def _properties(squares: Rows, parts: Rows) -> tuple[Property, ...]:
    """KD-V1, KD-V3: every property, the most valuable first."""
    places: list[list[Point]] = [[] for _ in parts]
    for x, y, *_, number in squares:
        places[number].append((x, y))
    return tuple(
        Property(Terrain(part[referee.GROUND]), tuple(points), part[referee.CROWNED])
        for part, points in zip(parts, places, strict=True)
    )


def _bit(x: int, y: int) -> int:
    return 1 << (8 * (y & 7) + (x & 7))


@lru_cache(maxsize=1024)
def appraised(land: bytes, box: bytes, size: int, middle_kingdom: str, harmony: bool) -> tuple[Kingdom, Score]:
    """A seat's kingdom and its worth, by what the rulebook's arrays hold of it.

    They are kept: a kingdom changes once a round, but after every action it is shown to everyone at the table.
    """
    planes, limits = np.frombuffer(land, dtype=np.uint64), np.frombuffer(box, dtype=np.int64)
    kingdom = Kingdom.read(planes.reshape(1, -1), limits.reshape(1, -1), size)
    return kingdom, kingdom.score(middle_kingdom=middle_kingdom, harmony=harmony)

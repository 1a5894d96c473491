"""What is in the box (KD-C1 to KD-C6): terrains, colours and the 48 dominoes."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from importlib.resources import files

import numpy as np


class Terrain(IntEnum):
    """The six terrains (KD-C6), from the most common to the rarest."""

    WHEAT = 0
    FOREST = 1
    LAKE = 2
    PASTURE = 3
    SWAMP = 4
    MINE = 5

    @cached_property
    def letter(self) -> str:
        """The letter of the terrain in text: W F L P S M."""
        return self.name[0]

    @cached_property
    def word(self) -> str:
        """The terrain's name in data: `wheat`, `forest` and so on."""
        return self.name.lower()


COLOURS = ("pink", "yellow", "green", "blue")
"""The players' colours by seat (KD-C2, KD-C4)."""

CROWNS_BY_TERRAIN: dict[Terrain, tuple[int, int, int, int]] = {
    Terrain.WHEAT: (21, 5, 0, 0),
    Terrain.FOREST: (16, 6, 0, 0),
    Terrain.LAKE: (12, 6, 0, 0),
    Terrain.PASTURE: (10, 2, 2, 0),
    Terrain.SWAMP: (6, 2, 2, 0),
    Terrain.MINE: (1, 1, 3, 1),
}
"""KD-C6: how many squares of each terrain carry 0, 1, 2 and 3 crowns."""


@dataclass(frozen=True, slots=True)
class Square:
    """One half of a domino: a terrain with its crowns."""

    terrain: Terrain
    crowns: int

    def __str__(self) -> str:
        return f"{self.terrain.letter}{self.crowns or ''}"


@dataclass(frozen=True, slots=True)
class Domino:
    """One of the 48 dominoes (KD-C3): a number and two squares."""

    number: int
    first: Square
    second: Square

    @property
    def is_double(self) -> bool:
        """Whether turning it round changes nothing: both halves are the same."""
        return self.first == self.second


def _read_dominoes() -> dict[int, Domino]:
    text = files(__package__).joinpath("data/dominoes.csv").read_text(encoding="utf-8")
    dominoes = {}
    for line in csv.DictReader(text.splitlines()):
        first, second = (
            Square(Terrain[line[f"{side}_terrain"].upper()], int(line[f"{side}_crowns"])) for side in ("left", "right")
        )
        dominoes[int(line["number"])] = Domino(int(line["number"]), first, second)
    return dominoes


DOMINOES = _read_dominoes()
"""The dominoes by number, 1 to 48."""

TERRAINS = np.zeros((len(DOMINOES) + 1, 2), dtype=np.int64)
"""Terrain of [domino number, half]; row 0 is not a domino."""

CROWNS = np.zeros((len(DOMINOES) + 1, 2), dtype=np.int64)
"""Crowns of [domino number, half]; row 0 is not a domino."""

for _domino in DOMINOES.values():
    TERRAINS[_domino.number] = _domino.first.terrain, _domino.second.terrain
    CROWNS[_domino.number] = _domino.first.crowns, _domino.second.crowns

PIECES = np.array([CROWNS_BY_TERRAIN[terrain] for terrain in Terrain])
"""KD-C6: how many squares of [terrain, crowns] there are."""

"""How observations are laid out and actions numbered: the same for every interface and every engine.

A layout follows from a game's options. Its `version` changes whenever the meaning of any byte or number does; a test
compares every layout, and observations of whole games, with files that are checked in.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from regnum.envs.arrays import WORD

Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    """The meaning of each axis, or of the entries along it."""
    highest: int = 255
    """The highest number that it may contain; the lowest is always 0."""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Layout:
    """The numbers of a game with some options."""

    game: str
    version: int
    players: int
    actions: int
    """How many numbers actions have; some of them may never be legal."""
    sections: tuple[Section, ...]
    """The parts of an observation, one after the other."""
    longest: int
    """The maximum number of actions in a game."""
    most_points: int
    """A bound on how far ahead a player can be at the end."""

    @property
    def size(self) -> int:
        """How many bytes an observation has: a multiple of eight."""
        return sum(section.size for section in self.sections)

    @property
    def mask_size(self) -> int:
        """How many bytes a mask has: a multiple of eight; those after the last action are 0."""
        return -(-self.actions // WORD) * WORD

    def split(self, observations: Bytes) -> dict[str, Bytes]:
        """The sections of one observation, or of many, by name: the same memory where NumPy can do that."""
        found, at = {}, 0
        for section in self.sections:
            part = observations[..., at : at + section.size]
            found[section.name] = part.reshape(*observations.shape[:-1], *section.shape)
            at += section.size
        return found

    def highest(self) -> Bytes:
        """The highest number that each byte of an observation may be."""
        return np.concatenate([np.full(section.size, section.highest, np.uint8) for section in self.sections])

    def data(self) -> dict[str, Any]:
        """The layout as data, for the file that is checked in."""
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "actions": self.actions,
            "size": self.size,
            "sections": [
                {"name": one.name, "shape": list(one.shape), "axes": list(one.axes), "highest": one.highest}
                for one in self.sections
            ],
        }

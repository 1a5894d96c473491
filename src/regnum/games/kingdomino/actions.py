"""The actions of a player, and their notation: `k17`, `17h7e`, `17x`.

Squares are named as on a chess board: columns a to m from west to east, rows 1 to 13 from south to north, the castle
on g7. A placement names the domino, the square of its first half (the left one of the table in the documents) and
the direction of its second half from there: n, e, s or w.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum

from regnum.errors import NotationError
from regnum.games.kingdomino import land
from regnum.words.message import message

_COLUMNS = "abcdefghijklm"
_CASTLE = 6
"""How many columns west, or rows south, of the castle a square can be."""

_PLACE = re.compile(r"([1-9][0-9]?)([a-m])([1-9]|1[0-3])([nesw])")
_CLAIM = re.compile(r"k([1-9][0-9]?)")
_DISCARD = re.compile(r"([1-9][0-9]?)x")


class Direction(IntEnum):
    """The direction of a domino's second half from its first."""

    EAST = land.EAST
    SOUTH = land.SOUTH
    WEST = land.WEST
    NORTH = land.NORTH

    @property
    def letter(self) -> str:
        """The direction in notation: e, s, w or n."""
        return self.name[0].lower()

    @property
    def step(self) -> tuple[int, int]:
        """How far east and north one step goes."""
        return int(land.STEP_X[self]), int(land.STEP_Y[self])

    @property
    def opposite(self) -> Direction:
        """The other way round."""
        return Direction((self + 2) % 4)


_DIRECTIONS = {direction.letter: direction for direction in Direction}


def square_name(x: int, y: int) -> str:
    """The name of the square x columns east and y rows north of the castle.

    >>> square_name(0, 0), square_name(1, -2)
    ('g7', 'h5')
    """
    return f"{_COLUMNS[x + _CASTLE]}{y + _CASTLE + 1}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Put a king on a domino: in the first draft (KD-S7) and as action 2 (KD-T2)."""

    domino: int

    def __str__(self) -> str:
        return f"k{self.domino}"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a domino: its first half x columns east and y rows north of the castle, its second half next to it."""

    domino: int
    x: int
    y: int
    direction: Direction

    @property
    def squares(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The squares of the first and the second half."""
        dx, dy = self.direction.step
        return (self.x, self.y), (self.x + dx, self.y + dy)

    @property
    def turned(self) -> Place:
        """The same two squares with the halves exchanged."""
        (_, (x, y)) = self.squares
        return Place(self.domino, x, y, self.direction.opposite)

    def __str__(self) -> str:
        return f"{self.domino}{square_name(self.x, self.y)}{self.direction.letter}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up a domino that cannot be placed (KD-P4)."""

    domino: int

    def __str__(self) -> str:
        return f"{self.domino}x"


Action = Claim | Place | Discard


def parse_action(text: str) -> Action:
    """Read an action as it is written; a domino that does not exist is not an action.

    >>> parse_action("17h7e")
    Place(domino=17, x=1, y=0, direction=<Direction.EAST: 0>)
    """
    if found := _CLAIM.fullmatch(text):
        return Claim(_domino(found[1], text))
    if found := _PLACE.fullmatch(text):
        x, y = _COLUMNS.index(found[2]) - _CASTLE, int(found[3]) - _CASTLE - 1
        return Place(_domino(found[1], text), x, y, _DIRECTIONS[found[4]])
    if found := _DISCARD.fullmatch(text):
        return Discard(_domino(found[1], text))
    raise NotationError(message("kingdomino-error-notation", text=text[:40]))


def _domino(digits: str, text: str) -> int:
    number = int(digits)
    if number > 48:
        raise NotationError(message("kingdomino-error-notation-domino", text=text, domino=number))
    return number

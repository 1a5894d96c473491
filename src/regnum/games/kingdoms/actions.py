"""The actions of a player, and their notation: `r3@b2`, `draw`, `+4@c1`, `dragon@c1`, `s@d4`, `pass`.

Squares are named like those of a chess board seen from above: columns a to f from the left, rows 1 to 5 from the top.

| text        | action                                                                          |
|-------------|---------------------------------------------------------------------------------|
| `r3@b2`     | place a castle of rank 3 on b2                                                  |
| `draw`      | draw a tile from the supply; it must then be placed                             |
| `+4@c1`     | place the tile drawn, or with No luck one chosen from the supply, on c1: `+1` to |
|             | `+6`, `-1` to `-6`, `mountain`, `dragon`, `goldmine`, `wizard`                  |
| `s@d4`      | place the starting tile on d4                                                   |
| `pass`      | do nothing, when nothing is possible                                            |
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from regnum.errors import NotationError
from regnum.games.kingdoms.components import COLUMNS, SQUARES, Kind
from regnum.words.message import message

_COLUMNS = "abcdef"
_SQUARE_NAMES = tuple(f"{_COLUMNS[square % COLUMNS]}{square // COLUMNS + 1}" for square in range(SQUARES))
_PLACE = re.compile(r"(\S+)@([a-f])([1-5])")
_RANK = re.compile(r"r([1-4])")
START_WORD = "s"

KINDS_BY_WORD = {kind.word: kind for kind in Kind}


def square_name(square: int) -> str:
    """The name of a square by its number.

    >>> square_name(0), square_name(29)
    ('a1', 'f5')
    """
    return _SQUARE_NAMES[square]


@dataclass(frozen=True, slots=True)
class Build:
    """Place a castle from the hand on an empty square (KG-T1 a)."""

    rank: int
    square: int

    def __str__(self) -> str:
        return f"r{self.rank}@{square_name(self.square)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile from the supply and look at it (KG-T1 b)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Lay:
    """Place the tile drawn (KG-T1 b), or with No luck a tile chosen from the supply (KG-X2)."""

    kind: Kind
    square: int

    def __str__(self) -> str:
        return f"{self.kind.word}@{square_name(self.square)}"


@dataclass(frozen=True, slots=True)
class LayStart:
    """Place the starting tile (KG-T1 c); this is optional (A-G13)."""

    square: int

    def __str__(self) -> str:
        return f"{START_WORD}@{square_name(self.square)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, when nothing is possible (KG-T2)."""

    def __str__(self) -> str:
        return "pass"


Action = Build | Draw | Lay | LayStart | Pass


def parse_action(text: str) -> Action:
    """Read an action as it is written.

    >>> parse_action("r3@b2")
    Build(rank=3, square=7)
    """
    if text == str(Draw()):
        return Draw()
    if text == str(Pass()):
        return Pass()
    if found := _PLACE.fullmatch(text):
        piece, square = found[1], _COLUMNS.index(found[2]) + COLUMNS * (int(found[3]) - 1)
        if piece == START_WORD:
            return LayStart(square)
        if piece in KINDS_BY_WORD:
            return Lay(KINDS_BY_WORD[piece], square)
        if rank := _RANK.fullmatch(piece):
            return Build(int(rank[1]), square)
    raise NotationError(message("kingdoms-error-notation", text=text[:40]))

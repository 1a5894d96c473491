"""A kingdom written as text, for people at a real table.

One row per line, north on top; squares as `W F L P S M` with a crown digit (`W1`, `M3`), `C` the castle, `.` an empty
square. Spaces between squares are allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from regnum.errors import BoardError
from regnum.games.kingdomino import referee
from regnum.games.kingdomino.components import Square, Terrain
from regnum.games.kingdomino.kingdom import Kingdom, Point, Score
from regnum.words.message import Argument, message

_SQUARE = re.compile(r"([WFLPSM])([0-9]?)|(C)|(\.)|\s+|(.)", re.IGNORECASE)
_TERRAINS = {terrain.letter: terrain for terrain in Terrain}
MOST_TEXT = 2000
_CASTLE = "castle"


def read_kingdom(text: str, size: int = 5) -> Kingdom:
    """Read a kingdom; one that cannot exist is refused with the reason.

    >>> read_kingdom("W1 W C").score().total
    2
    """
    _require(len(text) <= MOST_TEXT, "long", most=MOST_TEXT)
    found = _read_squares(text)
    castles = [place for place, what in found.items() if what == _CASTLE]
    _require(bool(found), "empty")
    _require(bool(castles), "no-castle")
    _require(len(castles) == 1, "castles", castles=len(castles))
    squares = {place: what for place, what in found.items() if isinstance(what, Square)}
    check_pieces(squares.values())
    (column, row) = castles[0]
    kingdom = Kingdom({(x - column, row - y): square for (x, y), square in squares.items()}, size)
    _require(not referee.is_too_wide(np.array([kingdom.box]), 0, size), "wide", size=size)
    return kingdom


def score_data(score: Score, *, with_middle_kingdom: bool, with_harmony: bool) -> dict[str, Any]:
    """A score as plain data, with the bonuses that were asked for."""
    data: dict[str, Any] = msgspec.to_builtins(score.data())
    asked = {"middle_kingdom": with_middle_kingdom, "harmony": with_harmony}
    data["bonuses"] = {name: points for name, points in data["bonuses"].items() if asked[name]}
    if not data["bonuses"]:
        del data["bonuses"]
    return data


def _read_squares(text: str) -> dict[Point, Square | str]:
    """What is on each square, by column and line from the upper left."""
    found: dict[Point, Square | str] = {}
    for y, line in enumerate(line for line in text.splitlines() if line.strip()):
        x = 0
        for word in _SQUARE.finditer(line):
            terrain, crowns, castle, empty, unknown = word.groups()
            _require(not unknown, "square", text=unknown or "", line=y + 1)
            if terrain:
                found[x, y] = Square(_TERRAINS[terrain.upper()], int(crowns or 0))
            elif castle:
                found[x, y] = _CASTLE
            x += bool(terrain or castle or empty)
    return found


def check_pieces(squares: Iterable[Square]) -> None:
    """KD-C6: refuse squares, of one kingdom or of several, if there are more of any kind than the box holds."""
    found = list(squares)
    pieces = np.array([(square.terrain, square.crowns) for square in found], dtype=np.int64).reshape(-1, referee.PIECE)
    which, number, exist = referee.check_pieces(pieces)
    if which == referee.NO_PIECE:
        return
    terrain, crowns = found[which].terrain.word, found[which].crowns
    _require(number <= exist, "pieces", number=number, exist=exist, terrain=terrain, crowns=crowns)


def _require(condition: bool, problem: str, **arguments: Argument) -> None:
    if not condition:
        raise BoardError(message(f"kingdomino-kingdom-{problem}", **arguments))

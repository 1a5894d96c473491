"""The levels that people choose opponents by, from the weakest to the strongest; a game has all, some or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from regnum.words.message import Message, message

LEVELS = ("page", "squire", "knight", "baron", "duke", "king")
"""By the names that they have as bots."""

_FEWEST_PLAYERS = 2

USUAL_OPPONENT = "knight"
"""The level of an opponent that was not chosen."""


def usual_of(bots: Sequence[str]) -> str:
    """The opponent among these bots if none was chosen: not every game has levels.

    >>> usual_of(("page", "knight", "random")), usual_of(("random", "clever"))
    ('knight', 'random')
    """
    return USUAL_OPPONENT if USUAL_OPPONENT in bots or not bots else bots[0]


_T = TypeVar("_T")


def by_players(values: Sequence[_T], players: int) -> _T:
    """What a level has with so many players: values are for two players, three and so on, the last for all others.

    The more players there are, the more is chance, and the more levels have to differ for the same step in strength.

    >>> by_players((8.0,), 3), by_players((0.0, 3.0), 2), by_players((0.0, 3.0), 4)
    (8.0, 0.0, 3.0)
    """
    return values[min(players - _FEWEST_PLAYERS, len(values) - 1)]


def level_name(level: str) -> Message:
    """The displayed name of a level."""
    return message(f"level-{level}")


def level_about(level: str) -> Message:
    """Whom a level is for, in a few words."""
    return message(f"level-{level}-about")

"""The levels that people choose opponents by, from the weakest to the strongest; a game has all, some or none."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.words.message import Message, message

LEVELS = ("page", "squire", "knight", "baron", "duke", "king")
"""By the names that they have as bots."""

USUAL_OPPONENT = "knight"
"""The level of an opponent that was not chosen."""


def usual_of(bots: Sequence[str]) -> str:
    """The opponent among these bots if none was chosen: not every game has levels.

    >>> usual_of(("page", "knight", "random")), usual_of(("random", "clever"))
    ('knight', 'random')
    """
    return USUAL_OPPONENT if USUAL_OPPONENT in bots or not bots else bots[0]


def level_name(level: str) -> Message:
    """The displayed name of a level."""
    return message(f"level-{level}")


def level_about(level: str) -> Message:
    """Whom a level is for, in a few words."""
    return message(f"level-{level}-about")

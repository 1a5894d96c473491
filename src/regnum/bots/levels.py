"""The levels that people choose opponents by, from the weakest to the strongest; each is a bot of every game."""

from __future__ import annotations

from regnum.words.message import Message, message

LEVELS = ("page", "squire", "knight", "baron", "duke", "king")
"""By the names that they have as bots."""

USUAL_OPPONENT = "knight"
"""Whom one plays against if nothing was said."""


def level_name(level: str) -> Message:
    """What people call a level."""
    return message(f"level-{level}")


def level_about(level: str) -> Message:
    """Whom a level is for, in a few words."""
    return message(f"level-{level}-about")

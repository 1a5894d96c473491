"""What a puzzle is about: whether it is a claim or a placement, and what speaks for the answer."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.bots.kingdomino.static import StaticBot
from regnum.bots.reasons import Reason

THEMES = (
    *("points", "crowns", "land", "room", "box", "holes", "gaps", "harmony", "centre", "frame", "places", "split"),
    *("order", "deny"),
)
"""Besides the kinds of actions: those of the reasons."""
HASTY = StaticBot
"""Makes a bot that decides by estimates alone: its answer to a puzzle is wrong."""
_MOST = 2


def themes(action: str, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The themes of a puzzle with this answer, for these reasons.

    >>> themes("k17", [Reason("deny", 4.0), Reason("points", -1.0)])
    ('claim', 'deny')
    """
    kind = "claim" if action.startswith("k") else "place"
    return (kind, *[reason.code for reason in reasons if reason.points > 0][:_MOST])

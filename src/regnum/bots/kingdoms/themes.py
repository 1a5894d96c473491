"""What a puzzle is about: the piece of the answer, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from regnum.bots.kingdoms.search import SearchBot
from regnum.bots.kingdoms.tuning import at_a_glance
from regnum.bots.reasons import Reason

THEMES = (
    *("castle", "resource", "hazard", "mountain", "dragon", "goldmine", "wizard"),
    *("lines", "rivals", "supply", "ranks", "start", "draw"),
)
"""Pieces, and those of the reasons."""
_KINDS = {"r": "castle", "+": "resource", "-": "hazard", "s@": "start"}
"""What the notation of an action begins with; a tile without a value is written out."""
HASTY = partial(SearchBot, "hasty", (at_a_glance(32, 0.5),))
"""Makes a bot that decides by estimates alone: its answer to a puzzle is wrong."""
_MOST = 2


def themes(action: str, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The themes of a puzzle with this answer, for these reasons.

    >>> themes("dragon@c1", [Reason("rivals", 4.0)]), themes("r3@b2", []), themes("draw", [])
    (('dragon', 'rivals'), ('castle',), ('draw',))
    """
    kind = next((kind for sign, kind in _KINDS.items() if action.startswith(sign)), action.partition("@")[0])
    found = [kind, *[reason.code for reason in reasons if reason.points > 0][:_MOST]]
    return tuple(dict.fromkeys(found))

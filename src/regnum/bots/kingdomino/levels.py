"""Opponents for people, from a child's first to the strongest: whims first, then first impressions, then search."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdomino.search import Search
from regnum.bots.kingdomino.static import Static
from regnum.bots.protocol import Bot

LEVELS: dict[str, Callable[[], Bot]] = {
    "page": partial(Static, "page", warmth=60.0),
    "squire": partial(Static, "squire", warmth=16.0),
    "knight": partial(Static, "knight", warmth=8.0),
    "baron": partial(Static, "baron"),
    "duke": partial(Search, "duke", playouts=60),
    "king": partial(Search, "king"),
}
"""What makes each of them, by name, the weakest first; the last spends all that it is given."""

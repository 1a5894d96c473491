"""Opponents for people, from a child's first to the strongest: noisy estimates, then estimates, then search."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdomino.search import SearchBot
from regnum.bots.kingdomino.static import StaticBot
from regnum.bots.protocol import Bot

LEVELS: dict[str, Callable[[], Bot]] = {
    "page": partial(StaticBot, "page", temperature=60.0),
    "squire": partial(StaticBot, "squire", temperature=16.0),
    "knight": partial(StaticBot, "knight", temperature=8.0),
    "baron": partial(StaticBot, "baron"),
    "duke": partial(SearchBot, "duke", playouts=60),
    "king": partial(SearchBot, "king"),
}
"""The factory of each level, by name, the weakest first; the last spends its complete budget."""

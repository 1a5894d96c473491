"""Opponents for people, from a child's first to the strongest: noisy estimates, then estimates, then search."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdomino.search import SearchBot
from regnum.bots.kingdomino.static import StaticBot
from regnum.bots.protocol import Bot

TEMPERATURES = {"page": 60.0, "squire": 16.0, "knight": 8.0, "baron": 0.0}
"""Of the levels that do not search."""
PLAYOUTS: dict[str, int | None] = {"duke": 60, "king": None}
"""At most so many playouts for a decision of the levels that search; the last spends its complete budget."""

LEVELS: dict[str, Callable[[], Bot]] = {
    **{name: partial(StaticBot, name, temperature=heat) for name, heat in TEMPERATURES.items()},
    **{name: partial(SearchBot, name, playouts=most) for name, most in PLAYOUTS.items()},
}
"""The factory of each level, by name, the weakest first."""

DATA = {
    "levels": list(LEVELS),
    "temperatures": {**TEMPERATURES, "static": 0.0},
    "playouts": {**PLAYOUTS, "search": None},
}
"""The levels, and the bots that are as strong as can be, for the web app."""

"""Opponents for people, from a child's first to the strongest: noisy estimates, estimates, search, the champion."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from regnum.bots.kingdomino.champion import ChampionBot
from regnum.bots.kingdomino.search import SearchBot
from regnum.bots.kingdomino.static import StaticBot
from regnum.bots.protocol import Bot

TEMPERATURES = {"page": (60.0,), "squire": (16.0,), "knight": (8.0,), "baron": (0.0, 3.0, 4.0)}
"""Of the levels that do not search, by players."""
PLAYOUTS = {"duke": (60, 60, 30)}
"""At most so many playouts for a decision of the level that searches, by players."""
STRONGEST = "king"
"""The level that is the champion, and spends its complete budget."""

LEVELS: dict[str, Callable[[], Bot]] = {
    **{name: partial(StaticBot, name, heat) for name, heat in TEMPERATURES.items()},
    **{name: partial(SearchBot, name, most) for name, most in PLAYOUTS.items()},
    STRONGEST: partial(ChampionBot, STRONGEST),
}
"""The factory of each level, by name, the weakest first."""

DAILY: dict[str, Any] = {
    "options": {"middle_kingdom": "symmetric", "harmony": True},
    "rivals": (("baron",), ("squire", "knight", "baron")),
}
"""The daily deal: its options, and the rivals at one table or another, taken in turn; they decide without a clock."""

DATA = {
    "levels": list(LEVELS),
    "daily": DAILY,
    "temperatures": {**TEMPERATURES, "static": (0.0,)},
    "playouts": {**PLAYOUTS, "search": (None,)},
    "champions": (STRONGEST, "champion"),
}
"""The levels, and the bots that are as strong as can be, for the web app."""

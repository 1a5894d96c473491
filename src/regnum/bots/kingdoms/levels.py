"""Opponents for people, from a child's first to the strongest: the same search, which sees less and thinks less."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdoms.search import SearchBot
from regnum.bots.kingdoms.tuning import Skill
from regnum.bots.protocol import Bot

LEVELS: dict[str, Callable[[], Bot]] = {
    "page": partial(SearchBot, "page", Skill(width=4, foresight=0.0, variety=0.0, solves=False), playouts=1),
    "squire": partial(SearchBot, "squire", Skill(width=10, foresight=0.0, variety=0.0, solves=False), playouts=1),
    "knight": partial(SearchBot, "knight", Skill(width=32, foresight=0.5, variety=0.0, solves=False), playouts=1),
    "baron": partial(SearchBot, "baron", Skill(width=32, solves=False), playouts=12),
    "duke": partial(SearchBot, "duke", Skill(width=32), playouts=120),
    "king": partial(SearchBot, "king"),
}
"""The factory of each level, by name, the weakest first; the last spends its complete budget."""

"""Opponents for people, from a child's first to the strongest: a search that sees and thinks less, and the champion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any

from regnum.bots.kingdoms.champion import ChampionBot, is_solved
from regnum.bots.kingdoms.networks import network_number
from regnum.bots.kingdoms.search import SearchBot
from regnum.bots.kingdoms.tuning import Skill
from regnum.bots.protocol import Bot
from regnum.engine import compiled
from regnum.games.kingdoms.turns import Round

SKILLS: dict[str, tuple[Skill, int]] = {
    "page": (Skill(width=4, foresight=0.0, variety=0.0, solves=False), 1),
    "squire": (Skill(width=10, foresight=0.0, variety=0.0, solves=False), 1),
    "knight": (Skill(width=32, foresight=0.5, variety=0.0, solves=False), 1),
    "baron": (Skill(width=32, solves=False), 12),
    "duke": (Skill(width=32), 120),
}
"""The skill of each level that searches, and at most how many playouts it spends; the weakest first."""
STRONGEST = "king"
"""The level that is the champion, and spends its complete budget."""

LEVELS: dict[str, Callable[[], Bot]] = {
    **{name: partial(SearchBot, name, *skill) for name, skill in SKILLS.items()},
    STRONGEST: partial(ChampionBot, STRONGEST),
}
"""The factory of each level, by name, the weakest first."""

DAILY: dict[str, Any] = {"options": {}, "rivals": (("baron",), ("squire", "knight", "baron"))}
"""The daily deal: its options, and the rivals at one table or another, taken in turn; they decide without a clock."""


@compiled
def survey(here: Round) -> tuple[int, bool]:
    """The number of the network by which a champion decides, `NONE` if it searches, and whether it solves the rest."""
    return network_number(here.table), is_solved(here)


_CHAMPIONS = (STRONGEST, "champion")
DATA = {
    "levels": list(LEVELS),
    "daily": DAILY,
    "skills": {
        **{name: {**asdict(skill), "playouts": playouts} for name, (skill, playouts) in SKILLS.items()},
        **{name: {**asdict(Skill()), "playouts": None} for name in ("search", *_CHAMPIONS)},
    },
    "champions": _CHAMPIONS,
}
"""The levels, and the bots that are as strong as can be, for the web app; champions without a network search."""

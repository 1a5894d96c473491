"""Opponents for people, from a child's first to the strongest: the same search, which sees less and thinks less."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any

from regnum.bots.kingdoms.search import SearchBot
from regnum.bots.kingdoms.tuning import Skill
from regnum.bots.protocol import Bot

SKILLS: dict[str, tuple[Skill, int | None]] = {
    "page": (Skill(width=4, foresight=0.0, variety=0.0, solves=False), 1),
    "squire": (Skill(width=10, foresight=0.0, variety=0.0, solves=False), 1),
    "knight": (Skill(width=32, foresight=0.5, variety=0.0, solves=False), 1),
    "baron": (Skill(width=32, solves=False), 12),
    "duke": (Skill(width=32), 120),
    "king": (Skill(), None),
}
"""The skill of each level, and at most how many playouts it spends; the weakest first. The last spends its complete
budget."""

LEVELS: dict[str, Callable[[], Bot]] = {name: partial(SearchBot, name, *skill) for name, skill in SKILLS.items()}
"""The factory of each level, by name."""

DAILY: dict[str, Any] = {"options": {}, "rivals": (("baron",), ("squire", "knight", "baron"))}
"""The daily deal: its options, and the rivals at one table or another, taken in turn; they decide without a clock."""

DATA = {
    "levels": list(SKILLS),
    "daily": DAILY,
    "skills": {
        name: {**asdict(skill), "playouts": playouts}
        for name, (skill, playouts) in {**SKILLS, "search": (Skill(), None)}.items()
    },
}

"""Opponents for people, from a child's first to the strongest: a search that sees and thinks less, and the champion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any

from regnum.bots.kingdoms.champion import ChampionBot, is_solved
from regnum.bots.kingdoms.networks import network_number
from regnum.bots.kingdoms.search import SearchBot
from regnum.bots.kingdoms.tuning import Skill, at_a_glance, with_thought
from regnum.bots.protocol import Bot
from regnum.engine import compiled
from regnum.games.kingdoms.turns import Round

SKILLS: dict[str, tuple[Skill, ...]] = {
    "page": (at_a_glance(9), at_a_glance(4), at_a_glance(3)),
    "squire": (at_a_glance(24, 0.5), at_a_glance(10), at_a_glance(5)),
    "knight": (with_thought(6), at_a_glance(32, 0.5), at_a_glance(8)),
    "baron": (with_thought(40), with_thought(12), at_a_glance(24, 0.5)),
    "duke": (with_thought(400, solves=True), with_thought(200, solves=True), with_thought(120, solves=True)),
}
"""The skill of each level that searches, with two, three and four players; the weakest first."""
STRONGEST = "king"
"""The level that is the champion, and spends its complete budget."""

LEVELS: dict[str, Callable[[], Bot]] = {
    **{name: partial(SearchBot, name, skills) for name, skills in SKILLS.items()},
    STRONGEST: partial(ChampionBot, STRONGEST),
}
"""The factory of each level, by name, the weakest first."""

DAILY: dict[str, Any] = {"options": {}, "rivals": (("baron",), ("squire", "knight", "baron"))}
"""The daily deal: its options, and the rivals at one table or another, taken in turn; they decide without a clock."""


@compiled
def survey(here: Round, seconds: float, visits: int) -> tuple[int, bool]:
    """The number of the network by which a champion decides, and whether it solves the rest within a budget."""
    return network_number(here.table), is_solved(here, seconds, visits)


_CHAMPIONS = (STRONGEST, "champion")
DATA = {
    "levels": list(LEVELS),
    "daily": DAILY,
    "skills": {
        **{name: [asdict(skill) for skill in skills] for name, skills in SKILLS.items()},
        **{name: [asdict(Skill())] for name in ("search", *_CHAMPIONS)},
    },
    "champions": _CHAMPIONS,
}
"""The levels, and the bots that are as strong as can be, for the web app."""

"""Opponents for Kingdoms that search, or have learned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdoms.champion import ChampionBot
from regnum.bots.kingdoms.comparison import JUDGE
from regnum.bots.kingdoms.flat import FlatBot
from regnum.bots.kingdoms.insights import findings
from regnum.bots.kingdoms.levels import LEVELS
from regnum.bots.kingdoms.networks import web_files
from regnum.bots.kingdoms.rollouts import PolicyBot
from regnum.bots.kingdoms.search import SearchBot
from regnum.bots.protocol import Bot
from regnum.games.kingdoms.policies import POLICIES

__all__ = ["BOTS", "JUDGE", "findings", "web_files"]

BOTS: dict[str, Callable[[], Bot]] = {
    **{name: partial(PolicyBot, name) for name in POLICIES},
    "flat-mc": partial(FlatBot, "flat-mc", "random"),
    "flat-mc-greedy": partial(FlatBot, "flat-mc-greedy", "greedy"),
    "search": SearchBot,
    "champion": ChampionBot,
    **LEVELS,
}
"""The factory of each bot, by name."""

"""Opponents for Kingdomino that search, or have learned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdomino import networks, weights
from regnum.bots.kingdomino.champion import ChampionBot
from regnum.bots.kingdomino.comparison import JUDGE
from regnum.bots.kingdomino.insights import findings
from regnum.bots.kingdomino.levels import LEVELS
from regnum.bots.kingdomino.published import STYLES, OpenLoopBot
from regnum.bots.kingdomino.rollouts import PolicyBot
from regnum.bots.kingdomino.search import SearchBot
from regnum.bots.kingdomino.static import StaticBot
from regnum.bots.protocol import Bot
from regnum.games.kingdomino.policies import POLICIES

__all__ = ["BOTS", "JUDGE", "findings", "web_files"]

BOTS: dict[str, Callable[[], Bot]] = {
    **{name: partial(PolicyBot, name) for name in POLICIES},
    **{name: partial(OpenLoopBot, name) for name in STYLES},
    "static": StaticBot,
    "search": SearchBot,
    "champion": ChampionBot,
    **LEVELS,
}
"""The factory of each bot, by name."""


def web_files() -> dict[str, bytes]:
    """The files that the bots need in the web app, by name."""
    return {**weights.web_files(), **networks.web_files()}

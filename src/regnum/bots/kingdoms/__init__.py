"""Opponents for Kingdoms that search."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdoms.flat import FlatBot
from regnum.bots.kingdoms.levels import LEVELS
from regnum.bots.kingdoms.search import SearchBot
from regnum.bots.protocol import Bot

BOTS: dict[str, Callable[[], Bot]] = {
    "flat-mc": partial(FlatBot, "flat-mc", "random"),
    "flat-mc-greedy": partial(FlatBot, "flat-mc-greedy", "greedy"),
    "search": SearchBot,
    **LEVELS,
}
"""What makes each of them, by name."""

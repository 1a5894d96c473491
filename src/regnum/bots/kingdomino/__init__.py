"""Opponents for Kingdomino that search, or have learned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.bots.kingdomino.levels import LEVELS
from regnum.bots.kingdomino.published import STYLES, OpenLoop
from regnum.bots.kingdomino.search import Search
from regnum.bots.kingdomino.static import Static
from regnum.bots.protocol import Bot

BOTS: dict[str, Callable[[], Bot]] = {
    **{name: partial(OpenLoop, name) for name in STYLES},
    "static": Static,
    "search": Search,
    **LEVELS,
}
"""What makes each of them, by name."""

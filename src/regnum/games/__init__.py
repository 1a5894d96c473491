"""The games and what they share: the protocol, seeded dealing, and one rulebook at three speeds."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from regnum.errors import UsageError
from regnum.games.protocol import Game
from regnum.words.message import message

GAMES = ("kingdomino", "kingdoms")
"""The games by name; each is a folder beside this file."""


def game(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in GAMES:
        raise UsageError(message("error-game", game=name, known=", ".join(GAMES)))
    found: Game[Any] = import_module(f"regnum.games.{name}").GAME
    return found

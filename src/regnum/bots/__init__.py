"""Opponents: a bot maps what its seat may see to an action."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from regnum.errors import UsageError
from regnum.games import game
from regnum.words.message import message


class Bot(Protocol):
    """Anything that can choose an action from a view; the random numbers come in and go out."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    def choose(self, view: Any, chance: np.uint64) -> tuple[Any, np.uint64]:
        """Its action for the seat to act."""
        ...


class PolicyBot:
    """A bot made of one of a game's own policies."""

    def __init__(self, game_name: str, policy: str) -> None:
        self.name = policy
        self._game = game(game_name)

    def choose(self, view: Any, chance: np.uint64) -> tuple[Any, np.uint64]:
        """The policy's action for the seat to act."""
        return self._game.choose(self.name, view, chance)


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return game(game_name).policies


def bot(game_name: str, name: str) -> Bot:
    """The bot of this name for a game."""
    if name not in bot_names(game_name):
        raise UsageError(message("error-bot", bot=name, known=", ".join(bot_names(game_name))))
    return PolicyBot(game_name, name)

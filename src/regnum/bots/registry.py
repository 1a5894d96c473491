"""Bots by name: a game's own policies, those that search, and what other packages bring along."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Self

from regnum.bots.protocol import Bot, Budget, PolicyBot
from regnum.errors import UsageError
from regnum.games import game
from regnum.words.message import message


@cache
def _searchers(game_name: str) -> dict[str, Callable[[], Bot]]:
    """What makes each bot of a game that searches, by name."""
    found: dict[str, Callable[[], Bot]] = import_module(f"regnum.bots.{game_name}").BOTS
    return found


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return (*game(game_name).policies, *_searchers(game_name))


def bot(game_name: str, name: str) -> Bot:
    """The bot of this name for a game."""
    if name in game(game_name).policies:
        return PolicyBot(game_name, name)
    if name not in _searchers(game_name):
        raise UsageError(message("error-bot", bot=name, known=", ".join(bot_names(game_name))))
    return _searchers(game_name)[name]()


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot with what it may spend on a decision."""

    name: str
    budget: Budget

    @classmethod
    def parse(cls, game_name: str, text: str, usual: Budget) -> Self:
        """A contender as it is written: `search@0.2s`, `search@2000` (playouts), or `search` with the usual budget."""
        name, at, budget = text.strip().partition("@")
        bot(game_name, name)
        return cls(name, Budget.parse(budget) if at else usual)

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}"

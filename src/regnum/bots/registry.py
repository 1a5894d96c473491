"""Bots by name: levels, a game's own policies, those that search, and what other packages and files bring along.

Another package brings a bot along by an entry point of the group `regnum.bots` whose name is `GAME.NAME`: anything that
can be called without arguments and gives a `Bot`. A bot that is not packaged is named `module:attribute`. Such a name
imports whatever it says, so it is followed only if a person gave it to a command, never if it stands in a record.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Self

from regnum.bots.levels import LEVELS
from regnum.bots.protocol import Bot, Budget, PolicyBot
from regnum.errors import UsageError
from regnum.games import game
from regnum.words.message import Message, message

GROUP = "regnum.bots"
_TRUSTED = "REGNUM_TRUSTED_BOTS"
"""The environment variable with the unpackaged bots that may be imported; processes started from here inherit it."""
_NAME = re.compile(r"[\w-]{1,60}")
_UNPACKAGED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
_log = logging.getLogger(__name__)


@cache
def _searchers(game_name: str) -> dict[str, Callable[[], Bot]]:
    """What makes each bot of a game that searches, by name."""
    found: dict[str, Callable[[], Bot]] = import_module(f"regnum.bots.{game_name}").BOTS
    return found


@cache
def _guests(game_name: str) -> dict[str, EntryPoint]:
    """The bots that other packages bring along, by name; nothing of theirs is imported yet."""
    found: dict[str, EntryPoint] = {}
    taken = {*game(game_name).policies, *_searchers(game_name)}
    for point in sorted(entry_points(group=GROUP), key=_package):
        kind, _, name = point.name.partition(".")
        if kind != game_name:
            continue
        if not _NAME.fullmatch(name) or name in taken or name in found:
            _log.warning(
                "the bot %r of the package %r is left out: the name is taken or cannot be used", name, _package(point)
            )
            continue
        found[name] = point
    return found


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game: its levels, its policies, those that search, those of other packages."""
    searchers = (name for name in _searchers(game_name) if name not in LEVELS)
    return (*LEVELS, *game(game_name).policies, *searchers, *_guests(game_name))


def guest_names(game_name: str) -> dict[str, str]:
    """The bots of other packages, each with the name of its package."""
    return {name: _package(point) for name, point in _guests(game_name).items()}


def bot(game_name: str, name: str) -> Bot:
    """The bot of this name for a game; one that is unknown, or broken, raises `UsageError`."""
    if name in game(game_name).policies:
        return PolicyBot(game_name, name)
    if name in _searchers(game_name):
        return _searchers(game_name)[name]()
    if name in _guests(game_name):
        point = _guests(game_name)[name]
        return _made(name, _package(point), point.load)
    if is_trusted(name):
        module, _, attribute = name.partition(":")
        return _made(name, module, lambda: getattr(import_module(module), attribute))
    raise UsageError(message("error-bot", bot=name, known=", ".join(bot_names(game_name))))


def is_unpackaged(name: str) -> bool:
    """Whether this names a bot by module and attribute."""
    return _UNPACKAGED.fullmatch(name) is not None


def is_trusted(name: str) -> bool:
    """Whether a person asked for this unpackaged bot, here or in the process that started this one."""
    return is_unpackaged(name) and name in os.environ.get(_TRUSTED, "").split(",")


def trust(name: str) -> None:
    """Let an unpackaged bot be imported from now on, also from the current folder, and by processes started from here.

    For names that the person at the keyboard wrote; other names are left alone.
    """
    if is_unpackaged(name) and not is_trusted(name):
        os.environ[_TRUSTED] = ",".join(filter(None, [os.environ.get(_TRUSTED), name]))
        if "" not in sys.path and os.getcwd() not in sys.path:  # noqa: PTH109 - as Python itself writes it there
            sys.path.append(os.getcwd())  # noqa: PTH109


def _made(name: str, package: str, load: Callable[[], Any]) -> Bot:
    """A bot that somebody else wrote: whatever goes wrong while it is made is told with the package's name."""
    try:
        made: Bot = load()()
    except (Exception, SystemExit) as problem:
        raise _broken(name, package, f"{type(problem).__name__}: {problem}") from problem
    if not callable(getattr(made, "choose", None)):
        raise _broken(name, package, message("error-bot-chooses-nothing"))
    return made


def _broken(name: str, package: str, problem: str | Message) -> UsageError:
    return UsageError(message("error-bot-broken", bot=name, package=package, problem=problem))


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot with what it may spend on a decision."""

    name: str
    budget: Budget

    @classmethod
    def parse(cls, game_name: str, text: str, usual: Budget) -> Self:
        """A contender as it is written: `search@0.2s`, `search@2000` (playouts), or `search` with the usual budget.

        The text is taken to be from the person at the keyboard, who may name a bot of his own by module and attribute.
        """
        name, at, budget = text.strip().partition("@")
        trust(name)
        bot(game_name, name)
        return cls(name, Budget.parse(budget) if at else usual)

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}"

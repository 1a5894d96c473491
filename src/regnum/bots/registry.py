"""Bots by name: levels, a game's own policies, those that search, and those of other packages and files.

Another package adds a bot by an entry point of the group `regnum.bots` whose name is `GAME.NAME`: anything that
can be called without arguments and gives a `Bot`. A bot that is not packaged is named `module:attribute`. Such a name
imports whatever it says, so it is followed only if a person gave it to a command, never if it comes from a record.
"""

from __future__ import annotations

import gzip
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from typing import Any, Self

from regnum import packages
from regnum.bots.comparing import Judge
from regnum.bots.levels import LEVELS, usual_of
from regnum.bots.protocol import Bot, Budget, PolicyBot, RandomBot
from regnum.bots.reasons import Reason
from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.words.message import Message, message

_TRUSTED = "REGNUM_TRUSTED_BOTS"
"""The environment variable with the unpackaged bots that may be imported; processes started from here inherit it."""
_NAME = re.compile(r"[\w-]{1,60}")
_UNPACKAGED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


@cache
def _own(game_name: str) -> dict[str, Callable[[], Bot]]:
    """The factory of each bot that comes with a game, by name: its policies, and those that search."""
    found: dict[str, Callable[[], Bot]] = {}
    for policy in game(game_name).policies:
        found[policy] = partial(PolicyBot, game_name, policy)
    if RandomBot.name not in found:
        found[RandomBot.name] = RandomBot
    if game_name in GAMES:
        found |= import_module(f"regnum.bots.{game_name}").BOTS
    return found


@cache
def _guests(game_name: str) -> dict[str, EntryPoint]:
    """The bots of other packages, by name; nothing of theirs is imported yet."""
    found: dict[str, EntryPoint] = {}
    for point in packages.installed(packages.BOTS):
        kind, _, name = point.name.partition(".")
        if kind != game_name:
            continue
        if not _NAME.fullmatch(name) or name in _own(game_name) or name in found:
            packages.leave_out(point, "the name is taken or cannot be used")
            continue
        found[name] = point
    return found


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game: its levels, its policies, those that search, those of other packages."""
    found = (*_own(game_name), *_guests(game_name))
    return (*levels(game_name), *(name for name in found if name not in LEVELS))


def levels(game_name: str) -> tuple[str, ...]:
    """The levels that a game has, from the weakest to the strongest."""
    return tuple(level for level in LEVELS if level in _own(game_name) or level in _guests(game_name))


def usual_opponent(game_name: str) -> str:
    """The opponent of a game if none was chosen."""
    return usual_of(bot_names(game_name))


def guest_names(game_name: str) -> dict[str, str]:
    """The bots of other packages, each with the name of its package."""
    return {name: packages.package_of(point) for name, point in _guests(game_name).items()}


def bot(game_name: str, name: str) -> Bot:
    """The bot of this name for a game; one that is unknown, or broken, raises `UsageError`."""
    if name in _own(game_name):
        return _own(game_name)[name]()
    if name in _guests(game_name):
        point = _guests(game_name)[name]
        return _made(name, packages.package_of(point), point.load)
    if is_trusted(name):
        module, _, attribute = name.partition(":")
        return _made(name, module, lambda: getattr(import_module(module), attribute))
    raise UsageError(message("error-bot", bot=name, known=", ".join(bot_names(game_name))))


@cache
def is_quick(game_name: str, name: str) -> bool:
    """Whether a bot of this package decides in a few milliseconds, whatever its budget; others are not asked here."""
    own = _own(game_name).get(name)
    return own is not None and getattr(own(), "is_quick", False)


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


def judged_games() -> tuple[str, ...]:
    """The games whose positions can be judged."""
    return tuple(name for name in GAMES if hasattr(import_module(f"regnum.bots.{name}"), "JUDGE"))


def hasty(game_name: str) -> Bot:
    """A bot that decides by estimates at a glance: what it misses is easily missed."""
    made: Bot = import_module(f"regnum.bots.{game_name}.themes").HASTY()
    return made


def themes_of(game_name: str, action: str, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """What a puzzle with this answer is about, for these reasons."""
    found: tuple[str, ...] = import_module(f"regnum.bots.{game_name}.themes").themes(action, reasons)
    return found


def shipped_puzzles(game_name: str) -> bytes:
    """The puzzles of a game that come with this package, as JSON; see `study/puzzles.py`."""
    path = files(f"regnum.bots.{game_name}") / "data" / "puzzles.json.gz"
    return gzip.decompress(path.read_bytes()) if path.is_file() else b"[]"


def web_files(game_name: str) -> dict[str, bytes]:
    """The files that a game's bots need in the web app, by name."""
    found = getattr(import_module(f"regnum.bots.{game_name}"), "web_files", dict)
    files: dict[str, bytes] = found()
    return files


def judge(game_name: str) -> Judge:
    """How the positions of a game are judged; a game that cannot be studied raises `UsageError`."""
    found: Judge | None = None
    if game_name in GAMES:
        found = getattr(import_module(f"regnum.bots.{game_name}"), "JUDGE", None)
    if found is None:
        raise UsageError(message("error-study-game", game=game_name))
    return found


def _made(name: str, package: str, load: Callable[[], Any]) -> Bot:
    """A bot of another package: whatever goes wrong while it is made is reported with the package's name."""
    try:
        made: Bot = load()()
    except (Exception, SystemExit) as problem:
        raise _broken(name, package, f"{type(problem).__name__}: {problem}") from problem
    if not callable(getattr(made, "choose", None)):
        raise _broken(name, package, message("error-bot-chooses-nothing"))
    return made


def _broken(name: str, package: str, problem: str | Message) -> UsageError:
    return UsageError(message("error-bot-broken", bot=name, package=package, problem=problem))


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot with what it may spend on a decision."""

    name: str
    budget: Budget

    @classmethod
    def parse(cls, game_name: str, text: str, usual: Budget) -> Self:
        """A contender as it is written: `search@0.2s`, `search@2000` (playouts), or `search` with the default budget.

        The text is taken to be from the person at the keyboard, who may name their own bot by module and attribute.
        """
        name, at, budget = text.strip().partition("@")
        trust(name)
        bot(game_name, name)
        return cls(name, Budget.parse(budget) if at else usual)

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}"

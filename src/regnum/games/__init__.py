"""The games and what they share: the protocol, seeded dealing, and one rulebook at three speeds."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint
from typing import Any, TypeAlias, cast

from regnum import packages
from regnum.errors import UsageError
from regnum.games.protocol import Game
from regnum.words.message import message
from regnum.words.speaker import speaker

GAMES = ("kingdomino", "kingdoms")
"""The games that come with Regnum; each is a folder beside this file."""

AnyGame: TypeAlias = Game[Any, Any, Any]


def game(name: str) -> AnyGame:
    """The game of this name."""
    found = _loaded(name) if name in _points() else None
    if found is None:
        raise UsageError(message("error-game", game=name, known=", ".join(game_names())))
    return found


@cache
def game_names() -> tuple[str, ...]:
    """The games that can be played here: Regnum's own, then those of other packages.

    >>> game_names()[:2]
    ('kingdomino', 'kingdoms')
    """
    return tuple(name for name in _points() if name in GAMES or _loaded(name) is not None)


@cache
def _points() -> dict[str, EntryPoint]:
    return packages.games_in(packages.GAMES, {name: f"regnum.games.{name}:GAME" for name in GAMES})


@cache
def _loaded(name: str) -> AnyGame | None:
    """A game, or None if it is another package's and cannot be used: it harms no other game."""
    point = _points()[name]
    if name in GAMES:
        return cast(AnyGame, point.load())
    try:
        found = point.load()
    except (Exception, SystemExit) as raised:
        packages.leave_out(point, f"{type(raised).__name__}: {raised}")
        return None
    problem = _problem(name, found)
    if problem:
        packages.leave_out(point, problem)
    return None if problem else found


def _problem(name: str, found: object) -> str:
    """Why another package's game cannot be used: without these messages not even a list of games could be shown."""
    if not isinstance(found, Game) or found.name != name:
        return "it leads to no game of this name"
    needed = [f"{name}-name", *(f"{name}-option-{switch.name.replace('_', '-')}" for switch in found.switches)]
    missing = [one for one in needed if not speaker("en").can_say(one)]
    return f"messages are missing: {', '.join(missing)}" if missing else ""

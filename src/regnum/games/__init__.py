"""The games and what they share: the protocol, seeded dealing, and one rulebook at three speeds."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint
from typing import Any, TypeAlias

from regnum import packages
from regnum.errors import UsageError
from regnum.games.protocol import Game
from regnum.words.message import message

GAMES = ("kingdomino", "kingdoms")
"""The games that come with Regnum; each is a folder beside this file."""

AnyGame: TypeAlias = Game[Any, Any, Any]


def game(name: str) -> AnyGame:
    """The game of this name."""
    found = _loaded(name)
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
    """A game, or None if there is none of this name or another package's cannot be loaded: it harms no other game."""
    if name not in _points():
        return None
    point = _points()[name]
    try:
        found = point.load()
    except (Exception, SystemExit) as problem:
        if name in GAMES:
            raise
        packages.leave_out(point, f"{type(problem).__name__}: {problem}")
        return None
    if isinstance(found, Game) and found.name == name:
        return found
    packages.leave_out(point, "it leads to no game of this name")
    return None

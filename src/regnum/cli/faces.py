"""The games' faces in the terminal: for each game a package whose modules have fixed names, all of them optional.

| module | what it has |
| --- | --- |
| `app` | the game to be played in the terminal: see `regnum play` |
| `draw` | `table(state, names, say)`: a position as Rich draws it, for `regnum replay` |
| `score` | `add_arguments(parser, say)` and `run(arguments, say)`: a real table is counted, for `regnum score` |
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from regnum import packages
from regnum.errors import UsageError
from regnum.games import GAMES, game_names
from regnum.words.message import message


def face(game_name: str, part: str) -> Any:
    """A module of a game's face."""
    if game_name not in games_with(part):
        raise UsageError(message("error-face", game=message(f"{game_name}-name")))
    return import_module(f"{_faces()[game_name]}.{part}")


def games_with(part: str) -> list[str]:
    """The games whose face has a module of this name."""
    return [name for name, package in _faces().items() if find_spec(f"{package}.{part}") is not None]


@cache
def _faces() -> dict[str, str]:
    """The package of each face, by game."""
    found = packages.games_in(packages.TERMINAL, {name: f"regnum.cli.{name}" for name in GAMES})
    usable = {name: point for name, point in found.items() if name in GAMES or packages.folder_of(point) is not None}
    return {name: point.module for name, point in usable.items() if name in game_names()}

"""Extensions from other packages, by entry points. Regnum's own games are found in the same way.

| group | name | leads to |
| --- | --- | --- |
| `regnum.games` | `GAME` | a `regnum.games.protocol.Game` |
| `regnum.bots` | `GAME.BOT` | anything that can be called without arguments and gives a bot |
| `regnum.words` | `GAME` | a package with a folder of Fluent files for each language |
| `regnum.web` | `GAME` | a package whose files are the game's face in the web app |
| `regnum.terminal` | `GAME` | a package whose modules are the game's face in the terminal |
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

GAMES, BOTS, WORDS, WEB, TERMINAL = (f"regnum.{part}" for part in ("games", "bots", "words", "web", "terminal"))
"""The groups."""
_GAME = re.compile("[a-z][a-z0-9]{0,39}")
"""The name of a game is a part of addresses, of file names (between `_`) and of the names of messages (before `-`)."""
_log = logging.getLogger(__name__)


def games_in(group: str, own: Mapping[str, str]) -> dict[str, EntryPoint]:
    """The entry points of a group by the name of a game: Regnum's own, then those of other packages.

    Nothing is imported yet. `own` says where Regnum's own lead to; their names cannot be taken.

    >>> games_in("a.group.of.nobody", {"chess": "a.package.with.chess"})["chess"].module
    'a.package.with.chess'
    """
    found = {name: EntryPoint(name, value, group) for name, value in own.items()}
    for point in installed(group):
        if _GAME.fullmatch(point.name) and point.name not in found:
            found[point.name] = point
        else:
            leave_out(point, "the name is taken or cannot be used")
    return found


def installed(group: str) -> Iterable[EntryPoint]:
    """The entry points of other packages, in an order that does not depend on the machine."""
    return sorted(entry_points(group=group), key=lambda point: (package_of(point), point.name))


def package_of(point: EntryPoint) -> str:
    """The name of the package that an entry point is from."""
    return point.dist.name if point.dist is not None else point.module


def leave_out(point: EntryPoint, reason: str) -> None:
    """Log that something of another package is not used."""
    _log.warning("%s %r of the package %r is left out: %s", point.group, point.name, package_of(point), reason)


def folder_of(point: EntryPoint) -> Traversable | None:
    """The folder that an entry point leads to; None, with a log entry, if it cannot be imported."""
    try:
        return files(import_module(point.module))
    except (Exception, SystemExit) as problem:
        leave_out(point, f"{type(problem).__name__}: {problem}")
        return None

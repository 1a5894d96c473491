"""The modules that are shipped, and which entry points they hold."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from regnum.engine.sections import manifest_of

FOLDER = Path(__file__).parent / "modules"
WEB = "web"
"""The folder below it with the smaller modules of the web app."""


def folder() -> Path:
    """The folder of the modules; `REGNUM_MODULES` names another, for checked or experimental ones."""
    return Path(os.environ.get("REGNUM_MODULES") or FOLDER)


@dataclass(frozen=True, eq=False)
class Shipped:
    """A module of a game as it is shipped."""

    game: str
    code: bytes
    entries: dict[str, Any]
    """What each entry point takes and returns, which of its arrays are only read, and its fingerprint."""


@cache
def shipped(game: str) -> Shipped:
    """The module of a game."""
    code = (folder() / f"{game}.wasm").read_bytes()
    return Shipped(game, code, manifest_of(code)["entries"])


def shipped_for_web(game: str) -> bytes:
    """The web app's module of a game."""
    return (folder() / WEB / f"{game}.wasm").read_bytes()


@cache
def shipped_games() -> tuple[str, ...]:
    """The games that have a module."""
    return tuple(sorted(path.stem for path in folder().glob("*.wasm")))


def modules_with(name: str) -> tuple[str, ...]:
    """The games whose modules have an entry point: one for a game's own, all for one that they share."""
    package = name.split(".")[1]
    known = shipped_games()
    return (package,) if package in known else tuple(game for game in known if name in shipped(game).entries)

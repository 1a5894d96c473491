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
LAB = "lab"
"""The folder below it with the modules of environments for research, which the web app never loads."""


def folder() -> Path:
    """The folder of the modules; `REGNUM_MODULES` names another, for checked or experimental ones."""
    return Path(os.environ.get("REGNUM_MODULES") or FOLDER)


@dataclass(frozen=True, eq=False)
class Shipped:
    """A module of a game as it is shipped."""

    game: str
    code: bytes
    entries: dict[str, Any]
    """What each entry point takes and returns, what it does with its arrays, and its fingerprint."""


@cache
def shipped(game: str) -> Shipped:
    """The module of a game, or with `lab/` before its name that of its environments."""
    code = (folder() / f"{game}.wasm").read_bytes()
    return Shipped(game, code, manifest_of(code)["entries"])


def web_module(game: str, part: str = "") -> str:
    """The name of the web app's module of a game, or of one of its parts.

    >>> web_module("chess"), web_module("chess", "champion")
    ('chess', 'chess-champion')
    """
    return f"{game}-{part}" if part else game


def shipped_for_web(game: str) -> dict[str, bytes]:
    """The web app's modules of a game by name: the one that is always needed first, then those of its parts."""
    names = [game, *sorted(path.stem for path in (folder() / WEB).glob(f"{web_module(game, '*')}.wasm"))]
    return {name: (folder() / WEB / f"{name}.wasm").read_bytes() for name in names}


@cache
def shipped_games() -> tuple[str, ...]:
    """The games that have a module."""
    return tuple(sorted(path.stem for path in folder().glob("*.wasm")))


def modules_with(name: str) -> tuple[str, ...]:
    """The modules that have an entry point: one for a game's own, those of all games for one that they share."""
    room, package, *_ = name.split(".")
    known = shipped_games()
    if room == "envs":
        lab = f"{LAB}/{package}"
        return (lab,) if (folder() / f"{lab}.wasm").exists() else ()
    return (package,) if package in known else tuple(game for game in known if name in shipped(game).entries)

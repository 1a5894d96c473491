"""The rooms of the house: imports point down only, and no game knows another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import regnum
from regnum.games import GAMES

PACKAGE = Path(regnum.__file__).parent
ROOMS = [
    *("cli", "server", "client", "arena", "bots", "table", "records"),
    *("games/kingdomino", "games/kingdoms", "games", "engine", "errors", "words", "packages"),
]
"""From the top of the house down, as docs/architecture.md lists them."""
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def room(module: str) -> str:
    """The room of a module, written with slashes."""
    return next(name for name in ROOMS if module == f"{name}.py" or module == name or module.startswith(f"{name}/"))


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down_only(module: str) -> None:
    here = room(module)
    text = (PACKAGE / module).read_text(encoding="utf-8")
    for imported in re.findall(r"^from regnum\.([\w.]+) import", text, re.MULTILINE):
        there = room(imported.replace(".", "/"))
        assert ROOMS.index(there) >= ROOMS.index(here), imported
        assert {here, there} != {"games/kingdomino", "games/kingdoms"}, imported


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) in ("server", "arena", "table", "records")])
def test_rooms_that_serve_every_game_know_none(module: str) -> None:
    text = (PACKAGE / module).read_text(encoding="utf-8")
    for name in GAMES:
        assert f"games.{name}" not in text
        assert f'"{name}"' not in text


def test_the_document_lists_the_rooms_in_this_order() -> None:
    text = (PACKAGE.parents[1] / "docs/architecture.md").read_text(encoding="utf-8")
    places = [text.index(f"`{name}.py`" if (PACKAGE / f"{name}.py").exists() else f"`{name}/`") for name in ROOMS]
    assert places == sorted(places)

"""The rooms of the house: imports point down only, no game knows another, and the core knows none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import regnum
from regnum.games import GAMES

PACKAGE = Path(regnum.__file__).parent
ROOT = PACKAGE.parents[1]
ROOMS = [
    *("cli", "server", "client", "envs", "study", "arena", "training", "bots", "table", "records"),
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


CORE = [name for name in MODULES if not set(re.split(r"[/_.]", name)) & set(GAMES) and name != "games/__init__.py"]
"""Everything outside the folders and files of games, but for the registry, which has their names."""


@pytest.mark.parametrize("module", [*CORE, "packages.py", "errors.py"])
def test_the_core_names_no_game(module: str) -> None:
    text = (PACKAGE / module).read_text(encoding="utf-8").lower()
    assert [name for name in GAMES if name in text] == []


def test_there_is_a_core_to_look_at() -> None:
    assert {module.partition("/")[0] for module in CORE} >= {
        "arena",
        "bots",
        "cli",
        "records",
        "server",
        "table",
        "words",
    }


PLACES: dict[str, dict[str, str]] = {
    "src/regnum/games": {
        "land.py, board.py": "rules of space over arrays: each player's own land, or one board",
        "kingdom.py, account.py": "the same for people to read",
        "gains.py": "points that a placement gains at once, which Kingdoms does not know",
        "published.py": "the players of a paper about Kingdomino",
        "editions.py": "editions of Kingdomino, and what their options have to be like",
        "sight.py, referee.py": "what is seen and judged, as rules: in Kingdoms, secrets as well",
        "dominoes.csv": "pieces of which no two are alike",
    },
    "src/regnum/bots": {
        "published.py, openloop.py, flat.py": "searches to compare with",
        "static.py": "a bot that plays what evaluation.py says",
        "training.py, weights.py, weights.npz, tuning.py": "where the numbers of the evaluation come from",
        "proposal.py": "moves worth looking at, where there are many",
        "reference.py, candidates.py, later.py": "the reference player of studies, which is static.py in Kingdomino",
        "exact.py": "endings of two players, all of whose dominoes are known",
    },
    "src/regnum/envs": {},
    "src/regnum/cli": {"digits.py, scoring.py": "the account of a round, line by line"},
    "tests/games": {
        "test_setup.py, test_placement.py": "chapters of Kingdomino's rules",
        "test_options.py": "Kingdomino's are in test_variants.py",
        "test_views.py": "secrets that a player has before the others",
        "test_mistakes.py": "how other programs count Kingdoms wrongly",
    },
    "tests/bots": {
        "test_endgame.py": "a naive search that proves the end of a round",
        "test_exact.py": "a naive search that proves endings of two players",
    },
    "tests/cli": {"test_pictures.py": "kingdoms of any shape as drawn"},
}
"""Folders with a folder for each game, and the files that only one of them has there, with the reason."""


@pytest.mark.parametrize("place", PLACES)
def test_both_games_have_the_same_files(place: str) -> None:
    one, other = (
        {path.name for path in (ROOT / place / name).rglob("*") if path.is_file() and path.suffix != ".pyc"}
        for name in GAMES
    )
    assert "__init__.py" in one & other
    assert one ^ other == {name for names in PLACES[place] for name in names.split(", ")}


def test_the_document_lists_the_rooms_in_this_order() -> None:
    text = (PACKAGE.parents[1] / "docs/architecture.md").read_text(encoding="utf-8")
    places = [text.index(f"`{name}.py`" if (PACKAGE / f"{name}.py").exists() else f"`{name}/`") for name in ROOMS]
    assert places == sorted(places)

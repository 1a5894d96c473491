"""Packages of other people, installed for a while: as `pip install` would, but into a folder of a test."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regnum import games
from regnum.bots import registry
from regnum.cli import faces
from regnum.server import aside, hub, pages
from regnum.words import speaker

NOUGHTS = Path(__file__).parent / "noughts"


def metadata(project: Path, folder: Path) -> None:
    """Write what an installer writes about a project: its name, its version and its entry points."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    lines = []
    for group, points in told["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines))


@contextmanager
def installed(project: Path, folder: Path) -> Iterator[None]:
    """A project whose package is there for this process and for those that it starts."""
    metadata(project, folder)
    with pytest.MonkeyPatch.context() as patch:
        for path in (str(project), str(folder)):
            patch.syspath_prepend(path)
        before = os.environ.get("PYTHONPATH", "")
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(project), str(folder), before])))
        _look_again()
        yield
    _look_again()
    inside = {path.name for path in project.iterdir() if (path / "__init__.py").exists()}
    for name in [name for name in sys.modules if name.partition(".")[0] in inside]:
        del sys.modules[name]


def _look_again() -> None:
    """Forget which games, bots, words and files were found, also in other processes."""
    aside.stop_processes()
    for found in (games.game_names, games._points, games._loaded, registry._own, registry._guests):
        found.cache_clear()
    for kept in (speaker.speaker, pages.pages, hub._bots, faces._faces):
        kept.cache_clear()

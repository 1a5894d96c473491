"""Regnum installed from its wheel, in a clean environment without the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

import regnum
from tests.support.served import Served

ROOT = Path(__file__).parents[1]
SOURCE = Path(regnum.__file__).parent


@dataclass(frozen=True)
class Installed:
    """A virtual environment with nothing but the wheel and what it needs."""

    wheel: Path
    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def run(self, *words: str) -> str:
        """What a command of the installed package prints."""
        done = subprocess.run(
            [self.python, "-m", "regnum", *words], cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def environment(self) -> dict[str, str]:
        """Nothing that would lead back to the source or to a cache of this machine."""
        hidden = ("PYTHONPATH", "REGNUM_", "COV_", "XDG_", "HOME")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
        return {**kept, "HOME": str(self.folder)}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", folder / "environment"], check=True)
    pip = [str(folder / "environment/bin/python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    lock = ["--no-deps", "--require-hashes", "--requirement", str(ROOT / "requirements/run.lock")]
    subprocess.run([*pip, *lock], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return Installed(wheel, folder / "environment")


def test_the_wheel_has_everything_that_the_package_has(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as wheel:
        packed = {name for name in wheel.namelist() if name.startswith("regnum/")}
    files = (path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    assert packed == {f"regnum/{path.relative_to(SOURCE).as_posix()}" for path in files}


def test_no_compiler_is_installed(installed: Installed) -> None:
    report = json.loads(installed.run("doctor", "--json"))
    assert report["engine"] == "wasm"
    listed = subprocess.run([installed.python, "-m", "pip", "list"], capture_output=True, text=True, check=True).stdout
    assert "numba" not in listed
    assert "llvmlite" not in listed


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
def test_games_are_simulated_and_verified(installed: Installed, game: str) -> None:
    installed.run("simulate", game, "--games", "2", "--bots", "greedy,random", "--records", f"{game}.jsonl")
    installed.run("verify", f"{game}.jsonl")


def test_a_program_plays_a_complete_game_at_its_table(
    installed: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    with Served(tmp_path, python=installed.python, cwd=tmp_path) as server:
        url = f"http://127.0.0.1:{server.port}"
        assert "<html" in httpx.get(url).text
        example = [str(installed.python), str(ROOT / "examples/outside_bot.py"), url, "--against", "squire"]
        done = subprocess.run(example, cwd=tmp_path, env=installed.environment, capture_output=True, text=True)
    assert "Ranks by seat: [" in done.stdout, done.stderr

"""The examples run: a few seconds of each."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_ppo_learns_and_keeps_what_it_measured(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed: the example of PPO needs it")
    words = ("--minutes", "0.01", "--games", "8", "--steps", "4", "--out", str(tmp_path))
    assert "% of 400 games won" in run("examples/ppo.py", *words)
    assert (tmp_path / "agent.pt").exists()
    assert (tmp_path / "progress.csv").read_text("utf-8").startswith("minutes,decisions,share,lead")


def test_a_search_of_openspiel_plays() -> None:
    pytest.importorskip("pyspiel")
    assert "game 1" in run("examples/openspiel_search.py", "--games", "1", "--simulations", "2")


def test_the_notebook_is_one_whose_code_compiles() -> None:
    cells = json.loads((ROOT / "examples/ppo.ipynb").read_text("utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            compile("".join(cell["source"]), "ppo.ipynb", "exec")

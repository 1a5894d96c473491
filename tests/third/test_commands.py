"""The third game on the command line: bots compete, games are recorded, verified and replayed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.words.speaker import LANGUAGES


def regnum(*words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, which finds the game by its entry points."""
    return subprocess.run([sys.executable, "-m", "regnum", *words], capture_output=True, encoding="utf-8", check=False)


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of a tournament between the bots of the game, played by two worker processes."""
    folder = tmp_path_factory.mktemp("arena") / "out"
    bots = ("--bots", "random,blocker", "--games", "20", "--workers", "2")
    done = regnum("arena", "noughts", *bots, "--sums", "--out", str(folder), "--json")
    assert done.returncode == 0, done.stderr
    assert {bot["bot"].partition("@")[0] for bot in json.loads(done.stdout)["bots"]} == {"random", "blocker"}
    return folder


def test_bots_compete_and_their_games_are_verified(arena: Path) -> None:
    games = arena / "games.jsonl"
    assert len(games.read_text(encoding="utf-8").splitlines()) == 20
    done = regnum("verify", str(games))
    assert (done.returncode, done.stderr) == (0, "")


def test_a_forged_game_is_found_out(arena: Path, tmp_path: Path) -> None:
    record = json.loads((arena / "games.jsonl").read_text(encoding="utf-8").splitlines()[0])
    record["result"]["scores"][0] += 1
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record), encoding="utf-8")
    done = regnum("verify", str(forged))
    assert done.returncode != 0
    assert "scores" in done.stdout + done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_replayed(arena: Path, language: str) -> None:
    done = regnum("replay", str(arena / "games.jsonl"), "--ply", "4", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert "×" in done.stdout
    assert "blocker" in done.stdout


def test_it_is_listed_with_its_options_where_it_can_be_played() -> None:
    assert "blocker" in regnum("bots", "noughts").stdout
    assert "--sums" in regnum("play", "noughts", "--help").stdout
    assert "Noughts" in regnum("arena", "--help").stdout


def test_it_cannot_be_simulated_in_one_loop_and_has_no_sheet() -> None:
    assert "noughts" not in regnum("simulate", "--help").stdout
    assert "noughts" not in regnum("score", "--help").stdout

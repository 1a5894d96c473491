"""Simulation on a graphics card: the same games as on the processor, and a clear word where there is none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from regnum.engine import devices
from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.numbered import NumberedDeals
from regnum.words.speaker import LANGUAGES, speaker

CASES = {
    "kingdomino": (("--players", "2"), ("--players", "3", "--dynasty"), ("--players", "4", "--harmony")),
    "kingdoms": (("--players", "2"), ("--players", "3", "--last-castle"), ("--players", "4", "--no-luck")),
}
COMMANDS = """
import json, sys
from regnum.cli.main import main
for words in json.loads(sys.argv[1]):
    assert main(words) == 0
"""


def simulate(device: str, folder: Path, *, simulated: bool) -> list[str]:
    """Run `regnum simulate` for every case in one process: all it wrote, without what depends on the clock."""
    commands, files = [], []
    for name, cases in CASES.items():
        policies = game(name).policies
        for number, options in enumerate(cases):
            bots = ",".join(policies[(number + seat) % len(policies)] for seat in range(int(options[1])))
            files.append(folder / f"{device}-{name}-{number}.jsonl")
            words = ["simulate", name, *options, "--games", "2", "--bots", bots, "--seed", "card", "--device", device]
            commands += [[*words, "--json"], [*words, "--json", "--records", str(files[-1])]]
    done = subprocess.run(
        [sys.executable, "-c", COMMANDS, json.dumps(commands)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1" if simulated else "0"},
    )
    summaries = [json.loads(line) for line in done.stdout.splitlines()]
    assert {summary.pop("device") for summary in summaries} == {device}
    assert all(summary.pop("seconds") >= 0 for summary in summaries)
    return [json.dumps(summaries), *(file.read_text("utf-8") for file in files)]


def test_the_card_simulates_the_same_games_under_the_simulator(tmp_path: Path) -> None:
    there, here = simulate("cuda", tmp_path, simulated=True), simulate("cpu", tmp_path, simulated=False)
    assert there == here
    assert all(there)


def arena(device: str, *, simulated: bool) -> list[str]:
    """Run `regnum arena` between policies of both games in one process: all it printed."""
    words = [
        "--bots",
        "greedy,random",
        "--games",
        "4",
        "--seed",
        "card",
        "--workers",
        "1",
        "--json",
        "--device",
        device,
    ]
    done = subprocess.run(
        [sys.executable, "-c", COMMANDS, json.dumps([["arena", name, *words] for name in GAMES])],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1" if simulated else "0"},
    )
    return done.stdout.splitlines()


def test_the_arena_plays_the_same_games_on_a_card_under_the_simulator() -> None:
    there, here = arena("cuda", simulated=True), arena("cpu", simulated=False)
    assert there == here
    assert len(there) == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_without_a_card_a_sentence_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game(name)
    options, deals = rules.options(players=2), NumberedDeals(name, "s", 0, 1)

    def no_compiler() -> Any:
        raise ModuleNotFoundError("numba")

    for card in (no_compiler, lambda: SimpleNamespace(is_available=lambda: False)):
        monkeypatch.setattr(devices, "card", card)
        with pytest.raises(UsageError) as refused:
            rules.simulate(options, deals, ("random",) * 2, with_log=False, device="cuda")
        for language in LANGUAGES:
            assert "NVIDIA" in speaker(language).say(refused.value.message)


@pytest.mark.parametrize("name", GAMES)
def test_with_a_card_a_game_knows_its_kernels(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    numba = devices.card()
    monkeypatch.setattr(numba, "is_available", lambda: True)
    assert callable(devices.on_card(f"regnum.games.{name}").play_deals)

"""Environments for learning: steps a second, beside PettingZoo's own connect_four in the same run.

`python -m benchmarks.envs` measures this part alone; with `--device cuda` the batches on a GPU.
"""

from __future__ import annotations

import argparse
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.measure import cpu_seconds, table
from regnum.envs.batch import Batch, Plan
from regnum.games import GAMES

STEPS = 2_000
"""Steps of a single environment in one measurement."""
GAMES_IN_STEP = 2048
ROUNDS = 100
"""Steps of a batch in one measurement."""


def single() -> str:
    """Steps a second of PettingZoo's environments with random agents, on one core, with its usual wrappers."""
    rows = []
    for name, env in _environments().items():
        rows.append((name, STEPS / cpu_seconds(_player(env, STEPS), 5)))
    return table(("PettingZoo environment, 2 players", "steps/s, one core"), rows)


def _environments() -> dict[str, Any]:
    from importlib import import_module

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3
    ours = {f"{name}_v0": import_module(f"regnum.envs.pettingzoo.{name}_v0").env() for name in GAMES}
    return {**ours, "connect_four_v3, PettingZoo's own": connect_four_v3.env()}


def _player(env: Any, steps: int) -> Callable[[], None]:
    """Plays as PettingZoo's own benchmark does."""

    def play() -> None:
        env.reset(seed=1)
        for _ in range(steps):
            observation, _, termination, truncation, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            env.step(None if termination or truncation else random.choice(legal))
            if all(env.terminations.values()):
                env.reset()

    return play


def batches(device: str = "cpu") -> str:
    """Steps a second in batches, with observations and masks for every step; random actions are chosen outside."""
    rows = []
    for name in GAMES:
        for players in (2, 4):
            choosing, stepping = _times(name, players, device)
            steps = GAMES_IN_STEP * ROUNDS
            rows.append((f"{name}, {players} players", steps / stepping, steps / (stepping + choosing)))
    where = "one core" if device == "cpu" else device
    return table(("batch of 2,048 games", f"steps/s, {where}", "with choosing random actions"), rows)


def _times(name: str, players: int, device: str) -> tuple[float, float]:
    """The seconds that choosing and stepping take: processor time, or on a GPU by the clock."""
    from regnum.games import game

    clock = time.process_time if device == "cpu" else time.perf_counter
    batch = Batch(Plan(name, game(name).options(players=players), games=GAMES_IN_STEP, device=device))
    choosing = stepping = 0.0
    for number in range(ROUNDS + 10):
        if number == 10:  # everything is compiled, and games are at different plies
            choosing = stepping = 0.0
        began = clock()
        actions = batch.sample()
        chosen = clock()
        batch.step(actions)
        batch.check()
        choosing, stepping = choosing + chosen - began, stepping + clock() - chosen
    return choosing, stepping


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    arguments = parser.parse_args()
    if arguments.device == "cpu":
        print(single(), end="\n\n")
    print(batches(arguments.device))


if __name__ == "__main__":
    main()

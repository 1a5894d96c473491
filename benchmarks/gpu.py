"""Kingdomino on a graphics card: first that it plays the same games as the processor, then how fast.

Needs an NVIDIA card: `python -m benchmarks.gpu`.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from benchmarks.kingdomino import SHAPES, Job, job
from benchmarks.measure import table
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, gpu, perft, turns
from regnum.games.kingdomino.position import Position

COMPARED = 2_000
GAMES = 1 << 22
REPEATS = 5


def compare(options: Options, policy: str) -> None:
    """The same batch on both; every action and every standing must agree."""
    here, there = (_with_log(job(options, COMPARED, policy), options) for _ in range(2))
    here.play()
    gpu.play_games(*there[:-1])
    assert all(np.array_equal(mine, theirs) for mine, theirs in zip(here[:-1], there[:-1], strict=True))


def _with_log(work: Job, options: Options) -> Job:
    return work._replace(log=np.zeros((len(work.lengths), turns.MOST_PLIES * options.games), dtype=np.int64))


def games_a_second(options: Options) -> float:
    """Complete random games a second, dealt and scored on the card, arrays lying there."""
    chance = np.random.default_rng(1)
    small = job(options, 1)
    on_card: list[Any] = [
        gpu.cuda.to_device(array)
        for array in (
            small.settings,
            chance.integers(0, 2**32, (GAMES, 8), dtype=np.uint64),
            chance.integers(1, 2**62, GAMES, dtype=np.uint64),
            small.policies,
            np.zeros((GAMES, 0), dtype=np.int64),
            np.zeros(GAMES, dtype=np.int64),
            np.zeros((GAMES, 1, options.players, 3), dtype=np.int64),
        )
    ]
    times = []
    for _ in range(REPEATS + 1):
        began = time.perf_counter()
        gpu.play_games(*on_card)
        gpu.cuda.synchronize()
        times.append(time.perf_counter() - began)
    return GAMES / float(np.median(times[1:]))


def main() -> None:
    """Compare, then measure."""
    for name, options in SHAPES.items():
        for policy in ("random", "greedy"):
            compare(options, policy)
        compare(Options.of(players=2, dynasty=True), "random")
        position = Position.start(options, SeededDeal("perft"), 0)
        assert gpu.perft(position, 6) == [perft.perft(position, plies) for plies in range(7)]
        print(f"{name}: {COMPARED} random and {COMPARED} greedy games and the counts agree with the processor's")
    print(f"\nCard: {gpu.cuda.get_current_device().name}\n")
    print(table(("shape", "games/s, one card"), [(name, games_a_second(options)) for name, options in SHAPES.items()]))


if __name__ == "__main__":
    main()

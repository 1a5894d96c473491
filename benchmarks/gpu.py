"""Both games on a GPU: checks that it plays the same games as the processor, then measures its speed.

Needs an NVIDIA GPU: `python -m benchmarks.gpu`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from benchmarks import kingdomino, kingdoms
from benchmarks.measure import table
from regnum.arena.simulation import Simulation, Summary
from regnum.engine.devices import CPU, CUDA, card
from regnum.games import game
from regnum.games.batches import Results, Setup
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, perft
from regnum.games.kingdomino import batch as kingdomino_batch
from regnum.games.kingdomino import gpu as kingdomino_gpu
from regnum.games.kingdomino.position import Position
from regnum.games.kingdoms import batch as kingdoms_batch
from regnum.games.kingdoms import gpu as kingdoms_gpu

COMPARED = 2_000
GAMES = 1 << 22
SIMULATED = 1 << 23
REPEATS = 5
cuda = card()

Arrays = tuple[Setup, Results]
"""The arguments of both games' `play_games`."""


def compare(name: str, arrays: Callable[[], Arrays], here: Callable[..., None], there: Callable[..., None]) -> None:
    """The same batch on processor and GPU; every action and every result must agree."""
    mine, theirs = arrays(), arrays()
    here(*mine)
    there(*theirs)
    assert all(np.array_equal(one, other) for one, other in zip(mine[1], theirs[1], strict=True)), name


def games_a_second(small: Arrays, there: Callable[..., None]) -> float:
    """Complete random games per second, dealt and scored on the GPU, with all arrays there."""
    chance = np.random.default_rng(1)
    setup, results = small
    keys = chance.integers(0, 2**32, (GAMES, 8), dtype=np.uint64)
    chances = chance.integers(1, 2**62, GAMES, dtype=np.uint64)
    there_setup = Setup(*map(cuda.to_device, setup._replace(keys=keys, chances=chances)))
    there_results = Results(*(cuda.to_device(np.zeros((GAMES, *array.shape[1:]), dtype=np.int64)) for array in results))
    times = []
    for _ in range(REPEATS + 1):
        began = time.perf_counter()
        there(there_setup, there_results)
        cuda.synchronize()
        times.append(time.perf_counter() - began)
    return GAMES / float(np.median(times[1:]))


def measure_kingdomino() -> list[tuple[str, float]]:
    """Compare and measure every shape of Kingdomino."""
    rows = []
    shapes = {**kingdomino.SHAPES, "2 players, Dynasty": Options.of(players=2, dynasty=True)}
    for name, options in shapes.items():
        scratch = kingdomino_batch.scratch(options)
        for policy in game("kingdomino").policies:
            compare(
                name,
                lambda options=options, policy=policy: kingdomino.arrays(options, COMPARED, policy, with_log=True),  # type: ignore[misc]
                lambda setup, results, scratch=scratch: kingdomino_batch.play_games(setup, results, scratch),
                kingdomino_gpu.play_games,
            )
        position = Position.start(options, SeededDeal("perft"), 0)
        assert kingdomino_gpu.perft(position, 6) == [perft.perft(position, plies) for plies in range(7)]
        rows.append((f"Kingdomino, {name}", games_a_second(kingdomino.arrays(options, 1), kingdomino_gpu.play_games)))
    return rows


def measure_kingdoms() -> list[tuple[str, float]]:
    """Compare and measure every shape of Kingdoms."""
    rows = []
    scratch = kingdoms_batch.scratch()
    for name, options in kingdoms.SHAPES.items():
        for policy in game("kingdoms").policies:
            compare(
                name,
                lambda options=options, policy=policy: kingdoms.arrays(options, COMPARED, policy, with_log=True),  # type: ignore[misc]
                lambda setup, results, scratch=scratch: kingdoms_batch.play_games(setup, results, scratch),
                kingdoms_gpu.play_games,
            )
        rows.append((f"Kingdoms, {name}", games_a_second(kingdoms.arrays(options, 1), kingdoms_gpu.play_games)))
    return rows


def simulations() -> list[tuple[str, str, Any]]:
    """The options to try with `regnum simulate --device cuda`."""
    shapes = {**kingdomino.SHAPES, "2 players, Dynasty": Options.of(players=2, dynasty=True)}
    return [
        *((f"Kingdomino, {name}", "kingdomino", options) for name, options in shapes.items()),
        *((f"Kingdoms, {name}", "kingdoms", options) for name, options in kingdoms.SHAPES.items()),
    ]


def compare_simulation(name: str, plan: Simulation, *, with_log: bool) -> None:
    """The same simulation on processor and GPU: results, and actions where they are logged."""
    found = []
    for device in (CPU, CUDA):
        played = list(replace(plan, device=device).chunks(with_log=with_log))
        games = [(batch, index) for _, batch in played for index in range(len(batch.lengths))]
        found.append([(batch.result(index), batch.actions(index) if with_log else None) for batch, index in games])
    assert found[0] == found[1], name


def simulated_a_second(plan: Simulation) -> float:
    """Games per second from the seed to the summary."""
    list(replace(plan, games=1).chunks())
    began = time.perf_counter()
    summary = Summary()
    for _, batch in plan.chunks():
        summary.add(batch)
    return plan.games / (time.perf_counter() - began)


def measure_simulations() -> list[tuple[str, float, float]]:
    """Compare and measure complete simulations of both games, every policy in turn at the seats."""
    rows = []
    for name, kind, options in simulations():
        policies = game(kind).policies
        bots = tuple(policies[seat % len(policies)] for seat in range(options.players))
        for with_log in (True, False):
            compare_simulation(name, Simulation(kind, options, bots, COMPARED, "card"), with_log=with_log)
        speeds = [
            simulated_a_second(Simulation(kind, options, (policy,) * options.players, games, "speed", CUDA))
            for policy, games in (("random", SIMULATED), ("greedy", SIMULATED // 8))
        ]
        rows.append((name, speeds[0], speeds[1]))
    return rows


def main() -> None:
    """Compare, then measure."""
    rows = [*measure_kingdomino(), *measure_kingdoms()]
    print(f"{COMPARED} games of each shape and policy are the same as the processor's.")
    print(f"\nCard: {cuda.get_current_device().name}\n")
    print(table(("game", "games/s, one card"), rows))
    print("\n`regnum simulate --device cuda`, from the seed to the summary, which is the same as the processor's:\n")
    print(table(("game", "random games/s", "greedy games/s"), measure_simulations()))


if __name__ == "__main__":
    main()

"""Environments for learning: steps a second, beside PettingZoo's own connect_four in the same run.

`python -m benchmarks.envs` measures this part alone. `python -m benchmarks.envs --device cuda` measures the batches on
an NVIDIA GPU, beside backgammon and 2048 of Pgx, if it is installed.
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
from regnum.games import GAMES, game

STEPS = 2_000
"""Steps of a single environment in one measurement."""
GAMES_IN_STEP = 2048
ROUNDS = 100
"""Steps of a batch in one measurement."""
GAMES_ON_GPU = 1 << 20
GPU_ROUNDS = 192
"""Steps in one measurement on a GPU: four games of Kingdomino, with their resets."""
PGX = ("backgammon", "2048")
PGX_GAMES = (1 << 14, 1 << 17, 1 << 20)
"""The sizes of batches that are tried; the fastest counts."""


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


def batches() -> str:
    """Steps a second in batches, with observations and masks for every step; random actions are chosen outside."""
    rows = []
    for name in GAMES:
        for players in (2, 4):
            choosing, stepping = _times(name, players)
            steps = GAMES_IN_STEP * ROUNDS
            rows.append((f"{name}, {players} players", steps / stepping, steps / (stepping + choosing)))
    return table(("batch of 2,048 games", "steps/s, one core", "with choosing random actions"), rows)


def _times(name: str, players: int) -> tuple[float, float]:
    """The seconds of processor time that choosing and stepping take."""
    batch = Batch(Plan(name, game(name).options(players=players), games=GAMES_IN_STEP))
    choosing = stepping = 0.0
    for number in range(ROUNDS + 10):
        if number == 10:  # everything is compiled, and games are at different plies
            choosing = stepping = 0.0
        began = time.process_time()
        actions = batch.sample()
        chosen = time.process_time()
        batch.step(actions)
        choosing, stepping = choosing + chosen - began, stepping + time.process_time() - chosen
    return choosing, stepping


def on_gpu() -> str:
    """The same on a GPU, with Pgx in the same run; by the clock, and for steps alone by the events of the GPU."""
    rows = [
        (f"{name}, {players} players", *gpu_speeds(name, players, games))
        for name in GAMES
        for players, games in ((2, GAMES_ON_GPU), (4, GAMES_ON_GPU // 2))
    ]
    rows += [(f"Pgx: {name}", *max(pgx_speeds(name, games) for games in PGX_GAMES)) for name in PGX]
    return table(("one GPU", "steps/s", "with choosing random actions"), rows)


def gpu_speeds(name: str, players: int, games: int) -> tuple[float, float]:
    """Steps a second with observations and masks: alone, and with the choice of random actions."""
    from regnum.engine.devices import card

    cuda = card()
    batch = Batch(Plan(name, game(name).options(players=players), games=games, device="cuda"))
    for _ in range(GPU_ROUNDS // 2):
        batch.step(batch.sample())
    batch.check()
    marks = [(cuda.event(), cuda.event()) for _ in range(GPU_ROUNDS)]
    began = time.perf_counter()
    for first, last in marks:
        actions = batch.sample()
        first.record()
        batch.step(actions)
        last.record()
    cuda.synchronize()
    together = time.perf_counter() - began
    batch.check()
    alone = sum(cuda.event_elapsed_time(first, last) for first, last in marks) / 1000
    return games * GPU_ROUNDS / alone, games * GPU_ROUNDS / together


def pgx_speeds(name: str, games: int) -> tuple[float, float]:
    """Steps a second of an environment of Pgx with automatic reset: the first legal action, and random ones."""
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose_first(state: Any, _: Any) -> Any:
        return jnp.argmax(state.legal_action_mask, axis=1)

    def choose_random(state: Any, key: Any) -> Any:
        return jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=1)

    def rounds(choose: Callable[[Any, Any], Any]) -> float:
        def one(_: Any, carried: Any) -> Any:
            state, key = carried
            key, chance, deals = jax.random.split(key, 3)
            return step(state, choose(state, chance), jax.random.split(deals, games)), key

        many = jax.jit(lambda carried: jax.lax.fori_loop(0, GPU_ROUNDS, one, carried))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
        carried = jax.block_until_ready(many((state, jax.random.PRNGKey(2))))
        began = time.perf_counter()
        jax.block_until_ready(many(carried))
        return games * GPU_ROUNDS / (time.perf_counter() - began)

    return rounds(choose_first), rounds(choose_random)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    arguments = parser.parse_args()
    if arguments.device == "cpu":
        print(single(), end="\n\n")
        print(batches())
    else:
        print(on_gpu())


if __name__ == "__main__":
    main()

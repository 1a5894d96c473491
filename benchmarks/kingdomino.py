"""Kingdomino: complete games a second, by shape, batch size and number of cores."""

from __future__ import annotations

import os
from typing import NamedTuple

import numpy as np

from benchmarks.measure import clock_seconds, cpu_seconds, table, together
from regnum.games.chance import seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, State, batch, start
from regnum.games.kingdomino.policies import POLICIES
from regnum.games.stream import Words, key_words

SHAPES = {
    "2 players, classic": Options.of(players=2, middle_kingdom="symmetric", harmony=True),
    "3 players, classic": Options.of(players=3, middle_kingdom="symmetric", harmony=True),
    "3 players, modern": Options.of("modern", players=3, middle_kingdom="symmetric", harmony=True),
    "4 players": Options.of(players=4, middle_kingdom="symmetric", harmony=True),
    "2 players, Mighty Duel": Options.of(players=2, mighty_duel=True, middle_kingdom="symmetric", harmony=True),
}
GAMES = 50_000


class Job(NamedTuple):
    """Everything that the compiled loop reads and writes."""

    settings: np.ndarray[tuple[int], np.dtype[np.int64]]
    keys: Words
    chances: Words
    policies: np.ndarray[tuple[int], np.dtype[np.int64]]
    log: np.ndarray[tuple[int, int], np.dtype[np.int64]]
    lengths: np.ndarray[tuple[int], np.dtype[np.int64]]
    standings: np.ndarray[tuple[int, int, int, int], np.dtype[np.int64]]
    scratch: batch.Scratch

    def play(self) -> None:
        """Play it on the processor."""
        batch.play_games(*self[:-1], *self.scratch)


def job(options: Options, games: int, policy: str = "random") -> Job:
    """A batch of games, ready to be played."""
    keys = [SeededDeal(f"bench/{number}").key("kingdomino") for number in range(games)]
    return Job(
        options.settings(),
        key_words(keys),
        np.array([seeded_by(key) for key in keys], dtype=np.uint64),
        np.full(options.players, POLICIES.index(policy)),
        np.zeros((games, 0), dtype=np.int64),
        np.zeros(games, dtype=np.int64),
        np.zeros((games, options.games, options.players, 3), dtype=np.int64),
        batch.scratch(options),
    )


def shapes() -> str:
    """Random and greedy play of every shape, on one core and on all."""
    cores = os.cpu_count() or 1
    rows = []
    for name, options in SHAPES.items():
        work = job(options, GAMES)
        one = cpu_seconds(work.play)
        jobs = [job(options, GAMES) for _ in range(cores)]
        all_cores = clock_seconds(
            lambda jobs=jobs: together(lambda core: jobs[core].play(), cores)  # type: ignore[misc]
        )
        greedy = job(options, 2_000, "greedy")
        slow = cpu_seconds(greedy.play, 3)
        decisions = int(work.lengths.sum())
        rows.append((name, GAMES / one, decisions / one, cores * GAMES / all_cores, 2_000 / slow))
    head = (
        "shape",
        "games/s, one core",
        "decisions/s, one core",
        f"games/s, {cores} cores",
        "greedy games/s, one core",
    )
    return table(head, rows)


def batches() -> str:
    """How much a call costs: batches from one game to a hundred thousand."""
    rows = []
    for games in (1, 10, 100, 1_000, 10_000, 100_000):
        work = job(SHAPES["2 players, classic"], games)
        calls = max(1, 10_000 // games)

        def run(work: Job = work, calls: int = calls) -> None:
            for _ in range(calls):
                work.play()

        rows.append((f"{games:,}", games * calls / cpu_seconds(run)))
    return table(("games a call", "games/s, one core"), rows)


def interpreted() -> str:
    """One action and the legal actions after it, in plain Python."""
    rows = []
    for name, options in SHAPES.items():
        states = _whole_game(options)
        seconds = cpu_seconds(lambda states=states: [_step(*pair) for pair in states])  # type: ignore[misc]
        rows.append((name, 1000 * seconds / len(states)))
    return table(("shape", "ms an action with its legal successors"), rows)


def _whole_game(options: Options) -> list[tuple[State, int]]:
    state, steps = start(options, "bench"), []
    while not state.is_over:
        steps.append((state, len(state.actions) % len(state.legal_actions())))
        state = state.play(state.legal_actions()[steps[-1][1]])
    return steps


def _step(state: State, choice: int) -> object:
    return state.play(state.legal_actions()[choice]).legal_actions()

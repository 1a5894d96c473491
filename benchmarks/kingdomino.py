"""Kingdomino: complete games per second, by shape, batch size and number of cores."""

from __future__ import annotations

import os
from collections.abc import Callable

import numpy as np

from benchmarks.measure import clock_seconds, cpu_seconds, table, together
from regnum.games.batches import Results, Setup
from regnum.games.chance import seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, State, batch, start
from regnum.games.kingdomino.policies import POLICIES
from regnum.games.kingdomino.turns import MOST_PLIES
from regnum.games.stream import key_words

SHAPES = {
    "2 players, classic": Options.of(players=2, middle_kingdom="symmetric", harmony=True),
    "3 players, classic": Options.of(players=3, middle_kingdom="symmetric", harmony=True),
    "3 players, modern": Options.of("modern", players=3, middle_kingdom="symmetric", harmony=True),
    "4 players": Options.of(players=4, middle_kingdom="symmetric", harmony=True),
    "2 players, Mighty Duel": Options.of(players=2, mighty_duel=True, middle_kingdom="symmetric", harmony=True),
}
GAMES = 50_000


def arrays(options: Options, games: int, policy: str = "random", *, with_log: bool = False) -> tuple[Setup, Results]:
    """What `play_games` reads and writes, without scratch."""
    keys = [SeededDeal(f"bench/{number}").key("kingdomino") for number in range(games)]
    setup = Setup(
        options.settings(),
        key_words(keys),
        np.array([seeded_by(key) for key in keys], dtype=np.uint64),
        np.full(options.players, POLICIES.index(policy)),
    )
    return setup, Results(
        np.zeros((games, MOST_PLIES * options.games if with_log else 0), dtype=np.int64),
        np.zeros(games, dtype=np.int64),
        np.zeros((games, options.games, options.players, 3), dtype=np.int64),
    )


def player(options: Options, games: int, policy: str = "random") -> Callable[[], None]:
    """A batch of games, ready to be played."""
    everything = (*arrays(options, games, policy), batch.scratch(options))
    return lambda: batch.play_games(*everything)


def shapes() -> str:
    """Random and greedy play of every shape, on one core and on all."""
    cores = os.cpu_count() or 1
    rows = []
    for name, options in SHAPES.items():
        one = cpu_seconds(player(options, GAMES))
        players = [player(options, GAMES) for _ in range(cores)]
        all_cores = clock_seconds(lambda players=players: together(lambda core: players[core](), cores))  # type: ignore[misc]
        slow = cpu_seconds(player(options, 2_000, "greedy"), 3)
        plies = options.kings + 2 * options.kings * options.rounds - options.kings
        rows.append((name, GAMES / one, plies * GAMES / one, cores * GAMES / all_cores, 2_000 / slow))
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
        play, calls = player(SHAPES["2 players, classic"], games), max(1, 10_000 // games)

        def run(play: Callable[[], None] = play, calls: int = calls) -> None:
            for _ in range(calls):
                play()

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

"""Random playouts of OpenSpiel's games in C++, in the same run: the yardstick."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.measure import cpu_seconds, table

PLAYOUTS = {"connect_four": 20_000, "othello": 400, "hearts": 5_000}


def playouts(ours: float) -> str:
    """Games per second on one core, and how many times faster a two-player game of Kingdomino is."""
    rows = []
    for name, count in PLAYOUTS.items():
        search, state = _search(name, count), _after_chance(name)
        seconds = cpu_seconds(lambda search=search, state=state: search(state), 3)  # type: ignore[misc]
        rows.append((name, count / seconds, ours / (count / seconds)))
    return table(("OpenSpiel game", "games/s, one core", "Kingdomino, 2 players, classic: times faster"), rows)


def _search(name: str, count: int) -> Any:
    """A search of a single node, which plays the playouts in one call."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
    return pyspiel.MCTSBot(pyspiel.load_game(name), evaluator, 1.0, 1, 100, False, 1, False).mcts_search  # noqa: FBT003


def _after_chance(name: str) -> Any:
    """The first position in which a player decides: after the deal, if there is one."""
    import pyspiel

    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, weights)[0])
    return state

"""WebAssembly beside Numba, in one run and by turns: `python -m benchmarks.engine`.

Batches on one core and on all, every searching bot by playouts, and the first answer of every level with empty caches.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.measure import table, together
from regnum.bots import Budget, bot
from regnum.bots.levels import LEVELS
from regnum.engine.selection import NUMBA, WASM, using
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options as KingdominoOptions
from regnum.games.kingdoms import Options as KingdomsOptions
from regnum.games.numbered import NumberedDeals

REPEATS = 9
CORES = os.cpu_count() or 1
BATCHES: list[tuple[str, str, Any]] = [
    ("Kingdomino, 2 players, classic", "kingdomino", KingdominoOptions.of("classic", players=2)),
    ("Kingdomino, 3 players, classic", "kingdomino", KingdominoOptions.of("classic", players=3)),
    ("Kingdomino, 4 players", "kingdomino", KingdominoOptions.of(players=4)),
    ("Kingdomino, 2 players, Mighty Duel", "kingdomino", KingdominoOptions.of("modern", players=2)),
    ("Kingdoms, 2 players", "kingdoms", KingdomsOptions.of(players=2)),
    ("Kingdoms, 4 players", "kingdoms", KingdomsOptions.of(players=4)),
    ("Kingdoms, 2 players, all three", "kingdoms", KingdomsOptions.of(
        players=2, last_castle=True, no_luck=True, continuous="lines")),
]  # fmt: skip
GAMES = {"random": 20000, "greedy": 1000}
SEARCHES = {
    "kingdomino": {"mce-tr": 4000, "mce-fg": 400, "uct-fg": 400, "olts": 1000, "search": 600},
    "kingdoms": {"flat-mc": 8000, "flat-mc-greedy": 200, "search": 4000},
}
"""Playouts for each decision of every searching bot."""
DECISIONS = 6
_SIMULATE = "from regnum.cli.main import main; main(['simulate', 'kingdomino', '--games', '1', '--json'])"
_FIRST = """
import time
from regnum.bots import Budget, bot
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
rules = game({name!r})
state = rules.start(rules.options(), SeededDeal("first"))
began = time.perf_counter()
bot({name!r}, {level!r}).choose(state.view(state.seat), Budget(seconds={seconds}), seeded(1))
print(time.perf_counter() - began)
"""
BUDGET_SECONDS = 1.0


def by_turns(work: Callable[[], object], clock: Callable[[], float], repeats: int = REPEATS) -> dict[str, float]:
    """The median seconds of some work with each engine; they take turns, so that both meet the same disturbances."""
    times: dict[str, list[float]] = {WASM: [], NUMBA: []}
    for engine in times:
        with using(engine):
            work()
    for _ in range(repeats):
        for engine, found in times.items():
            with using(engine):
                began = clock()
                work()
                found.append(clock() - began)
    return {engine: statistics.median(found) for engine, found in times.items()}


def _compared(label: str, count: int, seconds: dict[str, float]) -> list[object]:
    return [label, count / seconds[WASM], count / seconds[NUMBA], f"{seconds[NUMBA] / seconds[WASM]:.0%}"]


def _play(name: str, options: Any, policy: str, games: int, _worker: int = 0) -> None:
    bots = (policy,) * options.players
    game(name).simulate(options, NumberedDeals(name, "bench", 0, games), bots, with_log=False)


def batches() -> str:
    """Games per second."""
    rows = []
    for label, name, options in BATCHES:
        for policy, games in GAMES.items():
            play = partial(_play, name, options, policy, games)
            rows.append(_compared(f"{label}, {policy}", games, by_turns(play, time.process_time)))
            both = by_turns(partial(together, play, CORES), time.perf_counter)
            rows.append(_compared(f"{label}, {policy}, {CORES} cores", CORES * games, both))
    return table(["games/s", "WebAssembly", "Numba", "ratio"], rows)


def _views(name: str) -> list[Any]:
    """Positions from the first half of a game, where a search has the most work."""
    rules, chance = game(name), seeded(5)
    state, views = rules.start(rules.options(), SeededDeal("bench")), list[Any]()
    while not state.is_over:
        views.append(state.view(state.seat))
        action, chance = rules.choose("greedy", views[-1], chance)
        state = state.play(action)
    busy = [view for view in views if len(view.legal_actions()) > 4]
    return busy[:: max(1, len(busy) // (2 * DECISIONS))][:DECISIONS]


def _decide(player: Any, views: list[Any], playouts: int) -> None:
    for view in views:
        player.choose(view, Budget(playouts=playouts), seeded(2))


def searches() -> str:
    """Playouts per second, with everything that a decision takes."""
    rows = []
    for name, players in SEARCHES.items():
        views = _views(name)
        for bot_name, playouts in players.items():
            player = bot(name, bot_name)
            seconds = by_turns(partial(_decide, player, views, playouts), time.process_time, 5)
            rows.append(_compared(f"{game(name).name}: {bot_name}", playouts * len(views), seconds))
    return table(["playouts/s", "WebAssembly", "Numba", "ratio"], rows)


def _in_a_new_process(code: str, cache: str) -> tuple[float, str]:
    environment = {**os.environ, "REGNUM_CACHE": cache}
    began = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    return time.perf_counter() - began, done.stdout


def first_answers() -> str:
    """Seconds until something can be seen on a machine that has never run it."""
    rows: list[list[object]] = []
    with tempfile.TemporaryDirectory() as cache:
        first = _in_a_new_process(_SIMULATE, cache)[0]
        rows.append(["`regnum simulate kingdomino --games 1`, empty cache", first])
        rows.append(["the same again", _in_a_new_process(_SIMULATE, cache)[0]])
    for name in SEARCHES:
        for level in LEVELS:
            with tempfile.TemporaryDirectory() as cache:
                code = _FIRST.format(name=name, level=level, seconds=BUDGET_SECONDS)
                rows.append([f"{name}, {level}: first answer, {BUDGET_SECONDS:g} s to think, empty cache",
                             float(_in_a_new_process(code, cache)[1])])  # fmt: skip
    return table(["", "seconds"], rows)


def main() -> None:
    """Print all three tables."""
    for part in (batches, searches, first_answers):
        print(part(), flush=True)
        print()


if __name__ == "__main__":
    main()

"""Kingdoms: complete games per second by number of players and variant, and the cost of scoring a full board."""

from __future__ import annotations

import os
from collections.abc import Callable

import numpy as np

from benchmarks.measure import clock_seconds, cpu_seconds, table, together
from regnum.games.batches import Results, Setup
from regnum.games.chance import seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdoms import Options, batch, board, start
from regnum.games.kingdoms.account import piece_code
from regnum.games.kingdoms.policies import POLICIES
from regnum.games.kingdoms.turns import MOST_PLIES_A_ROUND
from regnum.games.stream import key_words

SHAPES = {
    "2 players": Options.of(players=2),
    "3 players": Options.of(players=3),
    "4 players": Options.of(players=4),
    "2 players, Last castle": Options.of(players=2, last_castle=True),
    "2 players, No luck": Options.of(players=2, no_luck=True),
    "2 players, Continuous scoring": Options.of(players=2, continuous="parts"),
    "2 players, all three": Options.of(players=2, last_castle=True, no_luck=True, continuous="parts"),
}
GAMES = 20_000
BOARDS = 100_000


def arrays(options: Options, games: int, policy: str = "random", *, with_log: bool = False) -> tuple[Setup, Results]:
    """What `play_games` reads and writes, without scratch."""
    keys = [SeededDeal(f"bench/{number}").key("kingdoms") for number in range(games)]
    setup = Setup(
        options.settings(),
        key_words(keys),
        np.array([seeded_by(key) for key in keys], dtype=np.uint64),
        np.full(options.players, POLICIES.index(policy)),
    )
    return setup, Results(
        np.zeros((games, MOST_PLIES_A_ROUND * options.most_rounds if with_log else 0), dtype=np.int64),
        np.zeros((games, 2), dtype=np.int64),
        np.zeros((games, options.most_rounds, options.players), dtype=np.int64),
    )


def player(options: Options, games: int, policy: str = "random") -> Callable[[], None]:
    """A batch of games, ready to be played."""
    everything = (*arrays(options, games, policy), batch.scratch())
    return lambda: batch.play_games(*everything)


def shapes() -> str:
    """Random and greedy play of every shape, on one core and on all."""
    cores = os.cpu_count() or 1
    rows = []
    for name, options in SHAPES.items():
        one = cpu_seconds(player(options, GAMES), 3)
        players = [player(options, GAMES) for _ in range(cores)]
        all_cores = clock_seconds(lambda players=players: together(lambda core: players[core](), cores), 3)  # type: ignore[misc]
        slow = cpu_seconds(player(options, 200, "greedy"), 3)
        rows.append((name, GAMES / one, cores * GAMES / all_cores, 200 / slow))
    return table(("shape", "games/s, one core", f"games/s, {cores} cores", "greedy games/s, one core"), rows)


def full_board() -> float:
    """Nanoseconds to score one full board in a batch, on one core."""
    boards = np.array([_filled(number) for number in range(100)] * (BOARDS // 100))
    lines, incomes = np.zeros(board.PLACES, dtype=np.int64), np.zeros((BOARDS, 4), dtype=np.int64)
    return 1e9 * cpu_seconds(lambda: batch.score_boards(boards, lines, incomes)) / BOARDS


def _filled(number: int) -> list[int]:
    """A board at the end of a first round."""
    chance, state = np.random.default_rng(number), start(Options.of(players=4), f"board {number}")
    while state.round_number == 1:
        state = state.play(state.legal_actions()[chance.integers(len(state.legal_actions()))])
    return [board.EMPTY if piece is None else piece_code(piece) for piece in state.account(1).pieces]

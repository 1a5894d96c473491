"""The same rules on a GPU, one thread per game.

Numba's CUDA target compiles the same functions; under its simulator (`NUMBA_ENABLE_CUDASIM=1`) they run without one.
Importing this module imports Numba; nothing else does so for it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from regnum.engine.devices import card, check_plies
from regnum.games import gpu as shared
from regnum.games.batches import Numbers, Results, Setup
from regnum.games.gpu import THREADS, blocks
from regnum.games.kingdoms.batch import Scratch, play_game, score_board
from regnum.games.kingdoms.board import PLACES
from regnum.games.kingdoms.components import SQUARES, TILES_IN_BOX
from regnum.games.kingdoms.perft import count_below
from regnum.games.kingdoms.policies import PROSPECTS
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.turns import TABLE, Round, copy_round, nth_round
from regnum.games.stream import STREAM

cuda: Any = card()

_PLIES = 6
MOST_PLIES = _PLIES - 1


@cuda.jit
def _play_kernel(setup, results):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    game = cuda.grid(1)
    if game >= setup.chances.size:
        return
    here = Round(
        cuda.local.array(SQUARES, np.int64),
        cuda.local.array(PLACES, np.int64),
        cuda.local.array(TABLE, np.int64),
        cuda.local.array(TILES_IN_BOX, np.int64),
    )
    scratch = Scratch(here, cuda.local.array(PROSPECTS, np.int64), cuda.local.array(STREAM, np.uint64))
    play_game(setup, results, game, scratch)


@cuda.jit
def _score_kernel(boards, incomes):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    board = cuda.grid(1)
    if board >= boards.shape[0]:
        return
    lines = cuda.local.array(PLACES, np.int64)
    score_board(boards[board], lines, incomes[board])


@cuda.jit
def _count_kernel(position, counts):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    plies = cuda.grid(1)
    if plies >= counts.size:
        return
    rounds = Round(
        cuda.local.array((_PLIES, SQUARES), np.int64),
        cuda.local.array((_PLIES, PLACES), np.int64),
        cuda.local.array((_PLIES, TABLE), np.int64),
        cuda.local.array((_PLIES, TILES_IN_BOX), np.int64),
    )
    for ply in range(_PLIES):
        copy_round(position, nth_round(rounds, ply))
    counts[plies] = count_below(rounds, cuda.local.array(_PLIES, np.int64), plies)


def play_games(setup: Setup, results: Results) -> None:
    """`batch.play_games` on the GPU. Arrays that are already there stay there."""
    _play_kernel[blocks(setup.chances.size), THREADS](setup, results)


play_deals = partial(shared.play_deals, play_games)
"""Play deals on the GPU: what `batch.simulate` asks for."""


def score_boards(boards: Numbers, incomes: Numbers) -> None:
    """`batch.score_boards` on the GPU."""
    _score_kernel[blocks(boards.shape[0]), THREADS](boards, incomes)


def perft(position: Position, plies: int) -> list[int]:
    """How many sequences of 0, 1, … actions, at most `MOST_PLIES`, are legal, each number counted by one thread."""
    check_plies(plies, MOST_PLIES)
    counts = np.zeros(plies + 1, dtype=np.int64)
    writable = Round(*(array.copy() for array in position.arrays))
    _count_kernel[1, plies + 1](writable, counts)
    return [int(count) for count in counts]

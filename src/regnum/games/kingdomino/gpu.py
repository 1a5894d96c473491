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
from regnum.games.batches import Results, Setup
from regnum.games.gpu import THREADS, blocks
from regnum.games.kingdomino.batch import Scratch, play_match
from regnum.games.kingdomino.land import PLANES, SIDES
from regnum.games.kingdomino.perft import count_below
from regnum.games.kingdomino.position import Position
from regnum.games.kingdomino.turns import (
    MOST_DOMINOES,
    MOST_SEATS,
    MOST_SLOTS,
    STATUS,
    Arrays,
    Stack,
    copied,
    copy_position,
    nth,
)
from regnum.games.stream import STREAM

cuda: Any = card()

_PLIES = 11
MOST_PLIES = _PLIES - 1


@cuda.jit
def _play_kernel(setup, results):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    match = cuda.grid(1)
    if match >= setup.chances.size:
        return
    here = Arrays(
        cuda.local.array((MOST_SEATS, PLANES), np.uint64),
        cuda.local.array((MOST_SEATS, SIDES), np.int64),
        cuda.local.array(STATUS, np.int64),
        cuda.local.array(MOST_DOMINOES, np.int64),
        cuda.local.array(MOST_SLOTS, np.int64),
    )
    play_match(setup, results, match, Scratch(here, cuda.local.array(STREAM, np.uint64)))


@cuda.jit
def _count_kernel(position, counts):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    plies = cuda.grid(1)
    if plies >= counts.size:
        return
    stack = Stack(
        cuda.local.array((_PLIES, MOST_SEATS, PLANES), np.uint64),
        cuda.local.array((_PLIES, MOST_SEATS, SIDES), np.int64),
        cuda.local.array((_PLIES, STATUS), np.int64),
        position.deck,
        position.kings,
    )
    copy_position(position, nth(stack, 0))
    counts[plies] = count_below(stack, cuda.local.array(_PLIES, np.int64), plies)


def play_games(setup: Setup, results: Results) -> None:
    """`batch.play_games` on the GPU. Arrays that are already there stay there."""
    _play_kernel[blocks(setup.chances.size), THREADS](setup, results)


play_deals = partial(shared.play_deals, play_games)
"""Play deals on the GPU: what `batch.simulate` asks for."""


def perft(position: Position, plies: int) -> list[int]:
    """How many sequences of 0, 1, … actions, at most `MOST_PLIES`, are legal, each number counted by one thread."""
    check_plies(plies, MOST_PLIES)
    counts = np.zeros(plies + 1, dtype=np.int64)
    _count_kernel[1, plies + 1](copied(position.arrays), counts)
    return [int(count) for count in counts]

"""The third speed: the same rules on a graphics card, one thread a game.

Numba's CUDA target compiles the same functions; under its simulator (`NUMBA_ENABLE_CUDASIM=1`) they run without a card.
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
from regnum.games.kingdomino.batch import DOMINOES, KINGS, play_match
from regnum.games.kingdomino.land import PLANES
from regnum.games.kingdomino.perft import count_below
from regnum.games.kingdomino.position import Position
from regnum.games.kingdomino.turns import TABLE
from regnum.games.stream import STREAM

cuda: Any = card()

_SEATS = 4
_PLIES = 11
MOST_PLIES = _PLIES - 1


@cuda.jit
def _play_kernel(setup, results):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    match = cuda.grid(1)
    if match >= setup.chances.size:
        return
    land = cuda.local.array((_SEATS, PLANES), np.uint64)
    table = cuda.local.array(TABLE, np.int64)
    deck = cuda.local.array(DOMINOES, np.int64)
    kings = cuda.local.array(KINGS, np.int64)
    stream = cuda.local.array(STREAM, np.uint64)
    results.lengths[match] = play_match(
        setup.settings,
        setup.keys[match],
        setup.chances[match],
        setup.policies,
        results.log[match],
        results.scores[match],
        land,
        table,
        deck,
        kings,
        stream,
    )


@cuda.jit
def _count_kernel(land, table, deck, kings, counts):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    plies = cuda.grid(1)
    if plies >= counts.size:
        return
    lands = cuda.local.array((_PLIES, _SEATS, PLANES), np.uint64)
    tables = cuda.local.array((_PLIES, TABLE), np.int64)
    tried = cuda.local.array(_PLIES, np.int64)
    for seat in range(land.shape[0]):
        for plane in range(PLANES):
            lands[0, seat, plane] = land[seat, plane]
    for entry in range(TABLE):
        tables[0, entry] = table[entry]
    counts[plies] = count_below(lands, tables, tried, deck, kings, plies)


def play_games(setup: Setup, results: Results) -> None:
    """What `batch.play_games` does, on the card. Arrays that already lie there stay there."""
    _play_kernel[blocks(setup.chances.size), THREADS](setup, results)


play_deals = partial(shared.play_deals, play_games)
"""Play deals on the card: what `batch.simulate` asks for."""


def perft(position: Position, plies: int) -> list[int]:
    """How many sequences of 0, 1, … actions, at most `MOST_PLIES`, are legal, each number counted by one thread."""
    check_plies(plies, MOST_PLIES)
    counts = np.zeros(plies + 1, dtype=np.int64)
    arrays = (position.land, position.table, position.deck, position.kings)
    _count_kernel[1, plies + 1](*(array.copy() for array in arrays), counts)
    return [int(count) for count in counts]

"""Shared by all games on a GPU: deals are made there, and only results come back.

Importing this module imports Numba; nothing else does so for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from regnum.engine import devices, jit
from regnum.games.batches import Numbers, Results, Setup
from regnum.games.numbered import Keys, words_of
from regnum.games.stream import STREAM, chance_of, numbered_key

cuda: Any = devices.card()

THREADS = 128
"""How many threads make a block."""


def blocks(threads: int) -> int:
    """How many blocks hold this many threads."""
    return (threads + THREADS - 1) // THREADS


@cuda.jit
def _key_kernel(head, first, keys, chances):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    deal = cuda.grid(1)
    if deal >= chances.size:
        return
    stream = cuda.local.array(STREAM, np.uint64)
    numbered_key(head, first + deal, stream, keys[deal])
    chances[deal] = chance_of(keys[deal], stream)


def words_on_card(keys: Keys) -> tuple[Any, Any]:
    """The result of `numbered.words_of`, in the memory of the GPU; numbered deals are made there, too."""
    if isinstance(keys, list):
        words, chances = words_of(keys)
        return cuda.to_device(words), cuda.to_device(chances)
    there = cuda.device_array((len(keys), 8), np.uint64), cuda.device_array(len(keys), np.uint64)
    _key_kernel[blocks(len(keys)), THREADS](cuda.to_device(keys.head.copy()), keys.first, *there)
    return there


def play_deals(
    play_games: Callable[[Setup, Results], None], settings: Numbers, keys: Keys, policies: Numbers, results: Results
) -> None:
    """Have a game's `play_games` play these deals on the GPU, and fetch the results."""
    _announce()
    there: Any = Results(*(cuda.device_array_like(array) for array in results))
    play_games(Setup(cuda.to_device(settings), *words_on_card(keys), cuda.to_device(policies)), there)
    for array, far in zip(results, there, strict=True):
        if array.size > 0:
            far.copy_to_host(array)


@cache
def _announce() -> None:
    """Kernels are compiled at their first launch in every process."""
    jit.on_compile()

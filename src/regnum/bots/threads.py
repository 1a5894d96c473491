"""Searching on several cores: every thread searches alone, with its own random numbers."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import numpy as np

from regnum.games.chance import seeded

T = TypeVar("T")

STRIDE = 0x9E37_79B9_7F4A_7C15
"""Sets the random numbers of the threads far apart."""


def on_cores(cores: int, chance: np.uint64, search: Callable[[np.uint64], T]) -> list[T]:
    """The result of each thread, given its own random state; compiled code runs beside other compiled code."""
    states = [seeded(int(chance) + core * STRIDE) for core in range(cores)]
    if cores == 1:
        return [search(states[0])]
    with ThreadPoolExecutor(cores) as threads:
        return list(threads.map(search, states))

"""Random numbers for play: an explicit 64-bit state passed in and out, the same at every speed.

The generator is MWC64X (a multiply-with-carry generator with a 32-bit multiplier): its arithmetic never leaves 64 bits,
so Python, NumPy, Numba and CUDA agree to the bit without any wrapping.
"""

from __future__ import annotations

import hashlib

import numpy as np

from regnum.engine import rule

_MULTIPLIER = np.uint64(4294883355)
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_LOW_30 = np.uint64((1 << 30) - 1)
_ONE = np.uint64(1)
CHANCE_HEAD = b"regnum chance 1\n"
"""Hashed before the key of a deal for the state that its players start from."""


@rule
def advance(chance: np.uint64) -> np.uint64:
    """The next state of the generator."""
    return (chance & _LOW) * _MULTIPLIER + (chance >> _HALF)


@rule
def below(chance: np.uint64, n: int) -> int:
    """A number from 0 to n - 1 read off the state (its bias is under n in 2**32)."""
    return int(np.int64((((chance ^ (chance >> _HALF)) & _LOW) * np.uint64(n)) >> _HALF))


@rule
def keeps_tie(ties: int, chance: np.uint64, weight: int = 1) -> tuple[bool, np.uint64]:
    """Whether the last of this many equals replaces the one kept so far.

    Asked for the second, the third and so on, it keeps each of them equally often, without a list of them. One that
    counts for several is kept that many times as often; `ties` then counts it as often, too.
    """
    chance = advance(chance)
    return below(chance, ties) < weight, chance


def seeded(word: int) -> np.uint64:
    """A valid state from any number: neither zero nor the generator's other fixed point."""
    return np.uint64((word & ((1 << 62) - 1)) + 1)


@rule
def seeded_words(high: np.uint64, low: np.uint64) -> np.uint64:
    """The state that `seeded` gives for a number of two 32-bit words."""
    return (((high & _LOW_30) << _HALF) | low) + _ONE


def seeded_by(key: bytes) -> np.uint64:
    """The state that the players of a simulated game start from, given the key of its deal."""
    return seeded(int.from_bytes(hashlib.sha256(CHANCE_HEAD + key).digest()[:8], "big"))

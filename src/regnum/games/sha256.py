"""SHA-256 of one short message, as rule functions: mass simulation deals by the same law as the table.

Everything else uses `hashlib`; the tests hold the two together. Words are 32-bit numbers in 64-bit variables, so no
addition can overflow.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.games.speed import rule

Words = npt.NDArray[np.uint64]
"""32-bit words: a key has 8, the scratch of a block 64."""

_MASK = np.uint64(0xFFFFFFFF)
_PADDING = np.uint64(0x80000000)
_MESSAGE_BITS = np.uint64(320)
_WORD = np.uint64(32)


def _primes(count: int) -> list[int]:
    found: list[int] = []
    candidate = 2
    while len(found) < count:
        if all(candidate % prime for prime in found):
            found.append(candidate)
        candidate += 1
    return found


def _root_fraction(prime: int, degree: int) -> int:
    """The first 32 bits of the fraction of a prime's square or cube root, in whole numbers (FIPS 180-4)."""
    target = prime << (32 * degree)
    low, high = 0, 1 << 48
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**degree <= target else (low, middle - 1)
    return low & 0xFFFFFFFF


_START = np.array([_root_fraction(prime, 2) for prime in _primes(8)], dtype=np.uint64)
_ROUND = np.array([_root_fraction(prime, 3) for prime in _primes(64)], dtype=np.uint64)


@rule
def _turned(word: np.uint64, bits: int) -> np.uint64:
    return ((word >> np.uint64(bits)) | (word << (_WORD - np.uint64(bits)))) & _MASK


@rule
def digest(key: Words, game: int, block: int, scratch: Words, out: Words) -> None:
    """Write the eight words of SHA-256(key, game, block): 32 + 4 + 4 bytes, one block of the hash."""
    for i in range(8):
        scratch[i] = key[i]
    scratch[8] = np.uint64(game)
    scratch[9] = np.uint64(block)
    scratch[10] = _PADDING
    for i in range(11, 15):
        scratch[i] = np.uint64(0)
    scratch[15] = _MESSAGE_BITS
    _compress(scratch, out)


@rule
def _compress(scratch: Words, out: Words) -> None:
    for i in range(16, 64):
        near, far = scratch[i - 2], scratch[i - 15]
        small0 = _turned(far, 7) ^ _turned(far, 18) ^ (far >> np.uint64(3))
        small1 = _turned(near, 17) ^ _turned(near, 19) ^ (near >> np.uint64(10))
        scratch[i] = (scratch[i - 16] + small0 + scratch[i - 7] + small1) & _MASK
    a, b, c, d, e, f, g, h = (
        _START[0], _START[1], _START[2], _START[3], _START[4], _START[5], _START[6], _START[7],
    )  # fmt: skip
    for i in range(64):
        big1 = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        first = h + big1 + ((e & f) ^ ((e ^ _MASK) & g)) + _ROUND[i] + scratch[i]
        big0 = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
        second = big0 + ((a & b) ^ (a & c) ^ (b & c))
        a, b, c, d, e, f, g, h = (
            (first + second) & _MASK, a, b, c, (d + first) & _MASK, e, f, g,
        )  # fmt: skip
    out[0], out[1], out[2], out[3] = a, b, c, d
    out[4], out[5], out[6], out[7] = e, f, g, h
    for i in range(8):
        out[i] = (out[i] + _START[i]) & _MASK

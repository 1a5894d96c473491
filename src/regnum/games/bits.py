"""Sets of up to 64 things as the bits of one number."""

from __future__ import annotations

from typing import Any

import numpy as np

from regnum.engine import instruction, rule

_ONE, _EIGHT = np.uint64(1), np.uint64(8)
_ONES, _HIGHS, _BYTE = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080), np.uint64(255)
"""The lowest and the highest bit of every byte, and all bits of one."""


@instruction(lambda builder, bits: builder.ctpop(bits))
def count(bits: np.uint64) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


@rule
def first(bits: np.uint64) -> int:
    """The number, 0 to 63, of the lowest bit; at least one must be set."""
    return count(~bits & (bits - _ONE))


@rule
def without_first(bits: np.uint64) -> np.uint64:
    """The bits less the lowest one; at least one must be set."""
    return bits & (bits - _ONE)


def _code_of_counts(builder: Any, bits: Any) -> Any:
    """LLVM code of `_counts_so_far`: sums of two, four and eight bits side by side."""

    def number(value: int) -> Any:
        return bits.type(value)

    pairs = builder.sub(bits, builder.and_(builder.lshr(bits, number(1)), number(0x5555555555555555)))
    low = builder.and_(pairs, number(0x3333333333333333))
    fours = builder.add(low, builder.and_(builder.lshr(pairs, number(2)), number(0x3333333333333333)))
    eights = builder.and_(builder.add(fours, builder.lshr(fours, number(4))), number(0x0F0F0F0F0F0F0F0F))
    return builder.mul(eights, number(int(_ONES)))


@instruction(_code_of_counts)
def _counts_so_far(bits: np.uint64) -> np.uint64:
    """In each byte, how many bits are set in this one and in those below it."""
    return np.uint64(sum((int(bits) & (1 << 8 * at + 8) - 1).bit_count() << 8 * at for at in range(8)))


_NTH_OF_BYTE = np.array(
    [[([at for at in range(8) if byte >> at & 1] + [0] * 8)[n] for n in range(8)] for byte in range(256)],
    dtype=np.uint8,
)


@rule
def nth(bits: np.uint64, n: int) -> int:
    """The number of the n-th set bit, from 0; there must be more than n. No loop and no branch that could surprise."""
    counts = _counts_so_far(bits)
    place = 8 * count(((np.uint64(n) * _ONES | _HIGHS) - counts) & _HIGHS)
    before = np.int64((counts << _EIGHT) >> np.uint64(place) & _BYTE)
    byte = np.int64(bits >> np.uint64(place) & _BYTE)
    return int(place + np.int64(_NTH_OF_BYTE[byte, n - before]))

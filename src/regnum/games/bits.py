"""Sets of up to 64 things as the bits of one number."""

from __future__ import annotations

import numpy as np

from regnum.engine import instruction, rule

_ONE = np.uint64(1)


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

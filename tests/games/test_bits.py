"""Sets as bits."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from regnum.games.bits import count, first, nth, without_first


@given(st.sets(st.integers(0, 63), min_size=1))
def test_members_are_found_in_order(members: set[int]) -> None:
    bits = np.uint64(sum(1 << member for member in members))
    assert count(bits) == len(members)
    assert [nth(bits, n) for n in range(len(members))] == sorted(members)
    assert first(bits) == min(members)
    assert int(without_first(bits)) == int(bits) - (1 << min(members))

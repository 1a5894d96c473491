"""Sets as bits."""

from __future__ import annotations

from ctypes import CFUNCTYPE, c_uint64
from importlib import import_module

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from regnum.games import bits as rules
from regnum.games.bits import count, first, nth, without_first
from tests.support.machine_code import machine_code


@given(st.sets(st.integers(0, 63), min_size=1))
def test_members_are_found_in_order(members: set[int]) -> None:
    bits = np.uint64(sum(1 << member for member in members))
    assert count(bits) == len(members)
    assert [nth(bits, n) for n in range(len(members))] == sorted(members)
    assert first(bits) == min(members)
    assert int(without_first(bits)) == int(bits) - (1 << min(members))


def test_machine_code_counts_as_python_does() -> None:
    ir = import_module("llvmlite.ir")
    kept, address = machine_code(ir.FunctionType(ir.IntType(64), [ir.IntType(64)]), rules._code_of_counts)
    counts = CFUNCTYPE(c_uint64, c_uint64)(address)
    for bits in np.random.default_rng(3).integers(0, 1 << 64, 100, dtype=np.uint64):
        assert counts(int(bits)) == int(rules._counts_so_far(bits))
    del kept

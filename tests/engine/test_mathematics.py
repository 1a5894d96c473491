"""Mathematical functions: close to the library's, and the same bits compiled as interpreted."""

from __future__ import annotations

import math

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.engine.jit import register_rules
from regnum.engine.mathematics import exp, log


@given(st.floats(-700, 700))
def test_exp_is_right_to_one_unit_in_the_last_place(x: float) -> None:
    assert abs(exp(x) - math.exp(x)) <= math.ulp(math.exp(x))


@given(st.floats(2.2250738585072014e-308, 1.7e308))
def test_log_is_right_to_one_unit_in_the_last_place(x: float) -> None:
    assert abs(log(x) - math.log(x)) <= math.ulp(math.log(x))


@pytest.mark.parametrize(("x", "result"), [(0.0, 1.0), (-0.0, 1.0), (800.0, math.inf), (-800.0, 0.0)])
def test_exp_at_its_limits(x: float, result: float) -> None:
    assert exp(x) == result


def test_log_of_whole_powers() -> None:
    assert log(1.0) == 0.0
    assert all(log(2.0**n) == pytest.approx(n * math.log(2), rel=1e-15) for n in range(-1000, 1000))


@pytest.mark.parametrize(("function", "low", "high"), [(exp, -710, 710), (log, 1e-9, 1e9)])
def test_compiled_and_interpreted_bits_are_the_same(function: object, low: float, high: float) -> None:
    register_rules()
    compiled = numba.njit(lambda x: function(x))  # type: ignore[operator]
    for x in np.random.default_rng(1).uniform(low, high, 2000).tolist():
        assert compiled(x) == function(x)  # type: ignore[operator]

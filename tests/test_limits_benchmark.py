"""The search of `benchmarks.limits` for the highest rate at which players do not wait too long."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks import limits


@pytest.mark.parametrize("most", [30, 150, 700, 5000])
def test_the_search_goes_on_until_players_wait(most: float, monkeypatch: pytest.MonkeyPatch) -> None:
    def attempt(_servers: Any, _loads: Any, rate: float, _seconds: float) -> limits.Tried:
        return limits.Tried(rate, 1, 1 if rate <= most else 1000, 1, 1, 1)

    monkeypatch.setattr(limits, "attempt", attempt)
    found = limits.limit([], None, 1, 50)  # type: ignore[arg-type]
    assert (1 - 2 * limits.PRECISION) * most <= found.rate <= most

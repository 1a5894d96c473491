"""What a bot may spend: how it is written, and by which clock it is spent."""

from __future__ import annotations

import time

import pytest

from regnum.bots.protocol import Budget, spend
from regnum.errors import UsageError


@pytest.mark.parametrize("text", ["0.2s", "0.2cpu", "2000", "30s"])
def test_a_budget_is_written_as_it_is_read(text: str) -> None:
    assert str(Budget.parse(text)) == text


@pytest.mark.parametrize("text", ["", "s", "cpu", "-1s", "0cpu", "nans", "infcpu", "0.2", "0.2 gpu", "1e99cpu"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="budget"):
        Budget.parse(text)


@pytest.mark.parametrize(("text", "has_waited"), [("0.05s", False), ("0.05cpu", True)])
def test_only_seconds_of_the_wall_pass_while_a_bot_waits_for_a_processor(text: str, has_waited: bool) -> None:
    waits = 0

    def wait(_playouts: int) -> None:
        nonlocal waits
        waits += 1
        time.sleep(0.02)

    spend(Budget.parse(text), wait, lambda: waits == 20)
    assert (waits == 20) == has_waited


def test_processor_time_is_spent_in_the_end() -> None:
    assert spend(Budget.parse("0.02cpu"), lambda playouts: sum(range(100 * playouts))) > 1

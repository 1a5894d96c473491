"""How long a clock has run, beside a count of milliseconds one by one."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from regnum.table.uptime import Span, running_time

TIMES = st.integers(0, 60)


def naive_time(spans: list[Span], since: int, now: int) -> int:
    return sum(any(began <= moment < until for began, until in spans) for moment in range(since, now))


@given(st.lists(st.tuples(TIMES, TIMES), max_size=6), TIMES, TIMES)
def test_a_clock_runs_while_any_server_is_up(spans: list[Span], since: int, now: int) -> None:
    assert running_time(spans, since, now) == naive_time(spans, since, now)


@given(st.lists(st.tuples(TIMES, TIMES), max_size=6), TIMES, TIMES, st.randoms(use_true_random=False))
def test_the_order_of_the_spans_does_not_matter(spans: list[Span], since: int, now: int, chance: random.Random) -> None:
    shuffled = spans.copy()
    chance.shuffle(shuffled)
    assert running_time(iter(shuffled), since, now) == running_time(spans, since, now)


@given(st.lists(st.tuples(TIMES, TIMES), max_size=6), TIMES, TIMES, TIMES)
def test_time_adds_up(spans: list[Span], first: int, second: int, third: int) -> None:
    since, between, now = sorted((first, second, third))
    parts = running_time(spans, since, between) + running_time(spans, between, now)
    assert running_time(spans, since, now) == parts


def test_no_clock_runs_while_no_server_is_up() -> None:
    assert running_time([], 0, 10**13) == 0
    assert running_time([(0, 100)], 100, 10**13) == 0
    assert running_time([(0, 100), (10**12, 10**12 + 5)], 90, 10**13) == 15
    assert running_time([(0, 10**13)], 5, 3) == 0

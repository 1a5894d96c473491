"""When servers were up: the time in between does not count for any clock."""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[int, int]
"""From when to when, in milliseconds since 1970."""


def running_time(spans: Iterable[Span], since: int, now: int) -> int:
    """How much of the time from `since` to `now` is in any of the spans.

    >>> running_time([(0, 50), (40, 100), (900, 1000)], 30, 950)
    120
    """
    total, reached = 0, since
    for began, until in sorted(spans):
        begin, end = max(began, reached), min(until, now)
        if end > begin:
            total += end - begin
            reached = end
    return total

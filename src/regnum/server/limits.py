"""Rate limits: token buckets that fill again with time.

Identities cost nothing, so every limit of an identity also holds, several times as large, for all callers at one
address.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import NamedTuple


class Limit(NamedTuple):
    """How many at once, and how many per second from then on."""

    burst: float
    a_second: float


CROWD = 3
"""How many times an identity's limit all callers at one address have together."""


@cache
def of_address(limit: Limit) -> Limit:
    """A limit for all callers at one address: a family, a school, or a single visitor with many identities."""
    return Limit(limit.burst * CROWD, limit.a_second * CROWD)


EVERYTHING = Limit(3000, 200)
"""All requests of one address, also for the files of the web app, of which a page needs many."""
REQUESTS = Limit(200, 20)
NEW_PLAYERS = Limit(60, 0.5)
NEW_TABLES = Limit(20, 0.2)
CHAT = Limit(6, 0.5)
HEAVY = Limit(150, 15)
"""Requests that replay a game or count a score, by how much they replay; they count as ordinary ones as well."""
MISSES = Limit(30, 0.5)
"""Requests for tables and links that do not exist: guesses."""

_MOST_BUCKETS = 20_000


class Buckets:
    """How often each caller has asked for what; `scale` 0 switches all limits off."""

    def __init__(self, scale: float = 1) -> None:
        self._scale = scale
        self._left: OrderedDict[tuple[str, Limit], tuple[float, float]] = OrderedDict()

    def wait(self, who: str, limit: Limit, seconds: float, cost: float = 1) -> float:
        """Seconds that a caller has to wait; 0 if the request is allowed, which uses up the cost."""
        if not self._scale:
            return 0
        burst, a_second = max(1, limit.burst * self._scale), limit.a_second * self._scale
        left, at = self._left.pop((who, limit), (burst, seconds))
        left = min(burst, left + (seconds - at) * a_second)
        allowed = left >= 1
        self._left[who, limit] = (left - cost if allowed else left, seconds)
        if len(self._left) > _MOST_BUCKETS:
            self._left.popitem(last=False)
        return 0 if allowed else (1 - left) / a_second

"""Who may think next: thinking time is shared by owner and table, and tables where people wait come first."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

_PAUSE = 1.0
"""Seconds between two moves of a table at which no person plays: nobody can follow faster."""


@dataclass(frozen=True, slots=True, eq=False)
class Wish:
    """A decision that a bot has to make."""

    table: str
    owner: str
    """The player who opened the table."""
    address: str
    """Where the owner was last seen; empty if that is not known."""
    is_quick: bool
    """Whether the bot takes a few milliseconds, whatever it may spend."""
    is_attended: Callable[[], bool] = lambda: True
    """Whether a player waits for it now."""


class Schedule:
    """Decides who thinks next, and nothing else: it knows no clock, no process and no table.

    Quick bots have a place of their own, so that they wait at most for each other. Of the others, those that a player
    waits for come first, then the owner who has thought least, then their table that has. One owner has no more than
    half of the places at once, and one address no more than three quarters, unless there are no limits.
    """

    def __init__(self, workers: int, *, is_limited: bool = True) -> None:
        self.pause = _PAUSE if is_limited else 0.0
        self._workers, self._is_limited = workers, is_limited
        self._waiting: list[Wish] = []
        self._running: list[Wish] = []
        self._used: dict[str, float] = {}
        """The seconds that each owner with wishes has had, counted from what the least served had when they came."""
        self._used_at: defaultdict[str, float] = defaultdict(float)
        """The same by table."""

    def add(self, wish: Wish) -> None:
        """Wait for a place."""
        if wish.owner not in self._used:
            self._used[wish.owner] = min(self._used.values(), default=0.0)
        self._waiting.append(wish)

    def take(self) -> Wish | None:
        """The next to think, if there is a place for any; it has the place until `done`."""
        allowed = [wish for wish in self._waiting if self._has_place(wish)]
        if not allowed:
            return None
        chosen = min(allowed, key=self._order)
        self._waiting.remove(chosen)
        self._running.append(chosen)
        return chosen

    def done(self, wish: Wish, seconds: float) -> None:
        """It has thought for so long, or will not think any more; its place is free."""
        for wishes in (self._waiting, self._running):
            if wish in wishes:
                wishes.remove(wish)
        self._used[wish.owner] += seconds
        self._used_at[wish.table] += seconds
        left = {other.owner for other in (*self._waiting, *self._running)}
        if wish.owner not in left:
            del self._used[wish.owner]
        if not left:
            self._used_at.clear()

    def _order(self, wish: Wish) -> tuple[bool, bool, int, float, float]:
        """The smallest is next; of equals the one that has waited longest."""
        running = sum(other.owner == wish.owner for other in self._running)
        return not wish.is_quick, not wish.is_attended(), running, self._used[wish.owner], self._used_at[wish.table]

    def _has_place(self, wish: Wish) -> bool:
        if len(self._running) > self._workers:
            return False
        slow = [other for other in self._running if not other.is_quick]
        return wish.is_quick or (len(slow) < self._workers and self._may_have_more(wish, slow))

    def _may_have_more(self, wish: Wish, slow: list[Wish]) -> bool:
        if not self._is_limited:
            return True
        own = sum(other.owner == wish.owner for other in slow)
        near = sum(other.address == wish.address != "" for other in slow)
        return own < max(1, self._workers // 2) and near < max(1, self._workers * 3 // 4)


class Thinking:
    """The schedule, for tasks that wait for their place."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self._calls: dict[Wish, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def place(self, wish: Wish) -> AsyncIterator[None]:
        """A place to think, as soon as it is this wish's turn."""
        called = self._calls[wish] = asyncio.get_running_loop().create_future()
        self._schedule.add(wish)
        self._call()
        began = None
        try:
            await called
            began = time.monotonic()
            yield
        finally:
            self._calls.pop(wish, None)
            self._schedule.done(wish, time.monotonic() - began if began is not None else 0.0)
            self._call()

    def _call(self) -> None:
        """Start all tasks that there is room for."""
        while (wish := self._schedule.take()) is not None:
            called = self._calls.pop(wish)
            if not called.done():
                called.set_result(None)

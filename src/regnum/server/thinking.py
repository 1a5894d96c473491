"""Who may think next: thinking time is shared by owner and table, and tables where people wait come first."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from regnum.server.promptness import seconds_waited

_PAUSE = 1.0
"""Seconds between two moves of a table at which no person plays: nobody can follow faster."""
_CROWDED = 0.02
"""The part of the time for which bots thought that the server waited for a processor: more than this is crowded."""
_REST = 3.0
"""For how many times as long as bots among themselves thought on a crowded machine none of them thinks."""


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
    half of the places at once, and one address no more than three quarters, unless there are no limits. During a rest
    only quick bots and those that a player waits for think.
    """

    def __init__(self, workers: int, *, is_limited: bool = True) -> None:
        self.pause = _PAUSE if is_limited else 0.0
        self._workers, self._is_limited = workers, is_limited
        self.is_resting = False
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

    def may_tire(self, wish: Wish) -> bool:
        """Whether others have to be spared from this wish: nobody waits for it, and it takes long."""
        return self._is_limited and not wish.is_quick and not wish.is_attended()

    def _has_place(self, wish: Wish) -> bool:
        if len(self._running) > self._workers or (self.is_resting and self.may_tire(wish)):
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
    """The schedule, for tasks that wait for their place.

    Bots have processes of their own, but not always a processor: if the server had to wait for one while bots thought
    among themselves, these rest afterwards.
    """

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self._calls: dict[Wish, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def place(self, wish: Wish) -> AsyncIterator[None]:
        """A place to think, as soon as it is this wish's turn."""
        called = self._calls[wish] = asyncio.get_running_loop().create_future()
        self._schedule.add(wish)
        self._call()
        began = waited = None
        try:
            await called
            began, waited = time.monotonic(), seconds_waited()
            yield
        finally:
            self._calls.pop(wish, None)
            seconds = time.monotonic() - began if began is not None else 0.0
            if waited is not None and seconds_waited() - waited > _CROWDED * seconds and self._schedule.may_tire(wish):
                self._rest(_REST * seconds)
            self._schedule.done(wish, seconds)
            self._call()

    def _rest(self, seconds: float) -> None:
        """Have bots among themselves stop for a while."""
        if not self._schedule.is_resting:
            self._schedule.is_resting = True
            asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._schedule.is_resting = False
        self._call()

    def _call(self) -> None:
        """Start all tasks that there is room for."""
        while (wish := self._schedule.take()) is not None:
            called = self._calls.pop(wish)
            if not called.done():
                called.set_result(None)

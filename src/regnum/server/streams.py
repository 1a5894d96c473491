"""Server-sent events: what a table shows to one watcher, from the last event that they saw."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from starlette.types import Receive, Scope, Send

from regnum.server import direct
from regnum.server.clock import now
from regnum.server.hub import Hub
from regnum.server.live import LiveTable, Watcher
from regnum.server.metrics import METRICS

HEARTBEAT = 15.0
"""Seconds of silence after which a comment is sent, so that no proxy takes the stream for dead."""
RETRY = 1000
"""Milliseconds after which a browser whose stream was cut asks again."""
MOST_OF_PLAYER = 30
"""Streams that a player may have open at once: enough for all their tables, windows and devices."""
MOST_SPECTATORS = 100
"""Streams of all spectators without an identity at one address."""
MOST_OF_ADDRESS = 400
"""Streams of all players and spectators at one address."""

_AT_ONCE = 50
"""Streams that are looked at together for whether they have been silent."""
_ALIVE = b": still here\n\n"
_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Pulse:
    """Notices streams that have been silent for a while: one timer for all of them, for each would cost more.

    It looks at a few of them at a time, so that nobody waits until thousands have been given a sign of life.
    """

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()
        self._due: list[Watcher] = []
        """Those that are still to be looked at in this round."""
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def watching(self, watcher: Watcher) -> Iterator[None]:
        """Watch over a stream for as long as it is open."""
        self._watchers.add(watcher)
        if self._timer is None:
            self._wait()
        try:
            yield
        finally:
            self._watchers.discard(watcher)

    def _wait(self) -> None:
        parts = 1 + len(self._watchers) // _AT_ONCE
        self._timer = asyncio.get_running_loop().call_later(HEARTBEAT / 4 / parts, self._beat)

    def _beat(self) -> None:
        self._timer = None
        self._due = self._due or list(self._watchers)
        latest = time.monotonic() - HEARTBEAT
        for watcher in self._due[-_AT_ONCE:]:
            if watcher.sent < latest:
                watcher.is_silent = True
                watcher.notify()
        del self._due[-_AT_ONCE:]
        if self._watchers:
            self._wait()


class Streams:
    """How many streams each player and each address have open; `scale` 0 switches all limits off."""

    def __init__(self, scale: float = 1) -> None:
        self._scale = scale
        self._open: Counter[tuple[str, bool]] = Counter()
        self._pulse = Pulse()

    def is_full(self, who: str, most: int, *, of_all: bool = False) -> bool:
        """Whether a player, or all at an address, have to close a stream before they may open another."""
        return bool(self._scale) and self._open[who, of_all] >= max(1, most * self._scale)

    @contextmanager
    def another(self, who: str, address: str) -> Iterator[Pulse]:
        """Count a stream for as long as it is open; gives what notices that it is silent."""
        counted = ((who, False), (address, True))
        self._open.update(counted)
        try:
            yield self._pulse
        finally:
            self._open.subtract(counted)
            for one in counted:
                if not self._open[one]:
                    del self._open[one]


class EventStream:
    """A response that continues until the watcher leaves or the server stops.

    It holds no queue: when it is woken it sends what is new since the last time, however much that is.
    """

    def __init__(
        self, hub: Hub, live: LiveTable, player: str, since: int | None, counted: AbstractContextManager[Pulse]
    ) -> None:
        self._hub, self._live, self._since, self._counted = hub, live, since, counted
        self._watcher = Watcher(player)
        self._version = -1
        """Of the table, when something was last sent."""
        self._is_gone = False
        self._scope: Scope = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events, as ASGI wants it."""
        self._scope = scope
        with self._counted as pulse:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            if scope["method"] == "HEAD":
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            else:
                await self._watch(receive, send, pulse)

    async def _watch(self, receive: Receive, send: Send, pulse: Pulse) -> None:
        await _send(send, f"retry: {RETRY}\n\n".encode())
        leaving = asyncio.ensure_future(self._notice_leaving(receive))
        self._live.attach(self._watcher)
        if self._hub.is_stopping:
            self._watcher.dismiss()
        try:
            with METRICS.streams.track_inprogress(), pulse.watching(self._watcher):
                await self._stream(send)
        finally:
            leaving.cancel()
            self._live.detach(self._watcher, now())
        if not self._is_gone:
            await _send(send, b"event: bye\ndata: {}\n\n")
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _stream(self, send: Send) -> None:
        watcher = self._watcher
        while not self._is_gone and not watcher.is_dismissed:
            watcher.wakeup.clear()
            if self._version != self._live.version:
                await _send(send, self._update())
            elif watcher.is_silent:
                await _send(send, _ALIVE)
            else:
                watcher.push = self._push
                await watcher.wakeup.wait()
                watcher.push = None
                continue
            watcher.sent, watcher.is_silent = time.monotonic(), False

    def _update(self) -> bytes:
        """All that is new."""
        live, number = self._live, self._live.table.number
        data = live.update(self._watcher.player, self._since)
        self._version, self._since = live.version, number
        return b"id: %d\nevent: update\ndata: %b\n\n" % (number, data)

    def _push(self) -> None:
        """Write what is new, or a sign of life; whatever is in the way wakes the task, which knows what to do."""
        is_new, kept = self._version != self._live.version, (self._version, self._since)
        if not is_new and not self._watcher.is_silent:
            return
        try:
            is_written = direct.add(self._scope, self._update() if is_new else _ALIVE)
        except Exception:  # the task will meet it again, and uvicorn will say what it is
            is_written = False
        if is_written:
            self._watcher.sent, self._watcher.is_silent = time.monotonic(), False
        else:
            self._version, self._since = kept
            self._watcher.wakeup.set()

    async def _notice_leaving(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._is_gone = True
        self._watcher.wakeup.set()


async def _send(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})

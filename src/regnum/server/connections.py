"""Connections: how many there may be, how large a request's head may be, and how long anything may take.

uvicorn parses requests with httptools, its fastest parser, which has no limits of its own. The protocol here counts
the bytes of a head as they come, and looks at all connections once in a while instead of setting a timer for each.
Answers may take as long as they like, because event streams never end; but they have to be read.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache, partial
from typing import Any
from weakref import ref

import msgspec
from starlette.requests import HTTPConnection
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from regnum.server.addresses import Addresses, network_of
from regnum.server.answers import Problem, Refusal
from regnum.server.direct import CYCLE
from regnum.server.guard import HEADERS
from regnum.server.languages import speaker_for
from regnum.server.metrics import METRICS
from regnum.server.settings import Settings
from regnum.words.message import Message, message
from regnum.words.speaker import speaker

LARGEST_HEAD = 16 * 1024
"""Bytes of a request before its body."""
MOST_OF_ADDRESS = 200
"""Connections of one address: a school behind one router, with several windows for everyone."""
SECONDS = {"HEAD": 10.0, "BODY": 20.0, "IDLE": 65.0, "STALLED": 30.0}
"""How long a head, a body, the time between two requests and an answer that is not read may take."""
RETRY_SECONDS = 5
_LOOK_EVERY = 1.0
"""Seconds in which all connections are looked at, some of them at a time."""
_LOOK_AT_ONCE = 100
_RESERVE = 64
"""Files that are open besides connections: the store, its readers, the bots, the logs."""
_MOST_FILES = 65_536
_FEWEST = 16
_QUIET_SECONDS = 10.0
"""Between two lines of the log that say the same."""
_log = logging.getLogger(__name__)


class Phase(IntEnum):
    """What a connection waits for."""

    HEAD = 1
    BODY = 2
    IDLE = 3
    ANSWER = 4


class Gate:
    """All connections of a process: it admits new ones, and closes those that take too long."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.connections or most_connections(), most_connections())
        self._most_of_address = max(1, MOST_OF_ADDRESS * settings.limits) if settings.limits else float("inf")
        self._proxies = Addresses(settings.proxies)
        self._open: set[GuardedProtocol] = set()
        self._unseen: list[GuardedProtocol] = []
        """Those that are still to be looked at in this round."""
        self._of_address: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None
        self._logged = float("-inf")

    def refusal(self, peer: str, address: str, now: float) -> Message | None:
        """Why there is no place for a connection, if there is none."""
        if len(self._open) >= self.most:
            self._log_full(now)
            METRICS.refused_connections.inc()
            return message("server-crowded")
        if self._of_address[address] >= self._most_of_address and peer not in self._proxies:
            METRICS.refused_connections.inc()
            return message("server-too-many-connections")
        return None

    def admit(self, connection: GuardedProtocol) -> None:
        """Count a connection, and look after it."""
        self._open.add(connection)
        self._of_address[connection.address] += 1
        METRICS.connections.set(len(self._open))
        if self._timer is None:
            self._timer = connection.loop.call_later(_LOOK_EVERY, self._look, connection.loop)

    def forget(self, connection: GuardedProtocol) -> None:
        """A connection is closed."""
        if connection in self._open:
            self._open.discard(connection)
            self._of_address[connection.address] -= 1
            if not self._of_address[connection.address]:
                del self._of_address[connection.address]
            METRICS.connections.set(len(self._open))

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Close what has taken too long, of the next connections."""
        now = loop.time()
        self._unseen = self._unseen or list(self._open)
        for connection in self._unseen[-_LOOK_AT_ONCE:]:
            if connection in self._open and connection.is_late(now):
                connection.give_up()
        del self._unseen[-_LOOK_AT_ONCE:]
        pause = _LOOK_EVERY * min(1.0, _LOOK_AT_ONCE / max(1, len(self._open)))
        self._timer = loop.call_later(pause, self._look, loop) if self._open else None

    def _log_full(self, now: float) -> None:
        if now - self._logged >= _QUIET_SECONDS:
            self._logged = now
            _log.error("there are too many connections; more of them are refused", extra={"most": self.most})


class Door(asyncio.Protocol):
    """A connection that nobody has looked at yet. Those that are refused cost hardly anything, however many come."""

    __slots__ = ("_gate", "_open")

    def __init__(self, gate: Gate, make: Callable[[], GuardedProtocol]) -> None:
        self._gate, self._open = gate, make

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, if there is a place for it."""
        name = transport.get_extra_info("peername")
        peer = str(name[0]) if name else ""
        address = network_of(peer)
        problem = self._gate.refusal(peer, address, asyncio.get_running_loop().time())
        if problem is not None:
            transport.write(_refusal(503, "crowded", speaker("en").say(problem)))
            transport.close()
            return
        protocol = self._open()
        transport.set_protocol(protocol)
        protocol.peer, protocol.address = peer, address
        protocol.connection_made(transport)


class GuardedProtocol(HttpToolsProtocol):
    """A connection whose requests have limits."""

    gate: Gate

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.peer = self.address = ""
        """The caller's address, and the one by which limits are counted."""
        self._phase, self._since = Phase.HEAD, self.loop.time()
        self._stalled: float | None = None
        self._received = 0
        """Bytes since the last request, of which the head is a part."""
        self._is_refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection."""
        super().connection_made(transport)
        self.gate.admit(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        self.gate.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, as long as the head is not too large."""
        if self._phase is Phase.IDLE:
            self._enter(Phase.HEAD)
        self._received += len(data)
        super().data_received(data)
        if self._phase is Phase.HEAD and self._received > LARGEST_HEAD:
            self._refuse_head()

    def on_headers_complete(self) -> None:
        """Begin to answer, unless the head came at once and is too large."""
        if self._received > LARGEST_HEAD and self._head_size() > LARGEST_HEAD:
            self._refuse_head()
            raise ValueError("the head is too large")  # ends the parser's work
        self._enter(Phase.BODY)
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        super().on_headers_complete()
        scope[CYCLE] = ref(self.cycle)  # which refers to the scope: together they would be garbage to look for

    def on_message_complete(self) -> None:
        """A request has been received completely."""
        super().on_message_complete()
        self._received = 0
        self._enter(Phase.IDLE if self.cycle.response_complete else Phase.ANSWER)

    def on_response_complete(self) -> None:
        """A request has been answered, perhaps before it was received completely."""
        if self._phase is Phase.ANSWER:
            self._enter(Phase.HEAD if self._received else Phase.IDLE)
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The answer is not read."""
        self._stalled = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The answer is read again."""
        self._stalled = None
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP."""
        if not self._is_refused:
            super().send_400_response(msg)

    def is_late(self, now: float) -> bool:
        """Whether something has taken too long."""
        if self._stalled is not None and now - self._stalled > SECONDS["STALLED"]:
            return True
        return self._phase is not Phase.ANSWER and now - self._since > SECONDS[self._phase.name]

    def give_up(self) -> None:
        """Close a connection that has taken too long, with a word if a request was under way."""
        if self._stalled is not None:
            self.transport.abort()
        elif self._phase is Phase.IDLE or not self._received:
            self.transport.close()
        else:
            self._refuse(408, "too_slow", message("server-too-slow"))

    def _enter(self, phase: Phase) -> None:
        self._phase, self._since = phase, self.loop.time()

    def _head_size(self) -> int:
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)

    def _refuse_head(self) -> None:
        self._refuse(431, "headers", message("server-headers", most=LARGEST_HEAD))

    def _refuse(self, status: int, code: str, problem: Message) -> None:
        """Say why nothing more is read, and close."""
        if self.transport.is_closing():
            return
        self._is_refused = True
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            if cycle.response_started:
                self.transport.abort()
                return
            cycle.disconnected = True
            cycle.message_event.set()
        say = speaker_for(HTTPConnection({"type": "http", "headers": self.headers or []}))
        self.transport.write(_refusal(status, code, say.say(problem)))
        self.transport.close()


def guarded(gate: Gate) -> Any:
    """What uvicorn makes for every connection: a door with a gate behind it."""
    protocol = type("Guarded", (GuardedProtocol,), {"gate": gate})

    def door(**settings: Any) -> Door:
        return Door(gate, partial(protocol, **settings))

    return door


@lru_cache(100)
def _refusal(status: int, code: str, text: str) -> bytes:
    """The complete answer to a request of which nothing more is read."""
    body = msgspec.json.encode(Refusal(Problem(code, text)))
    return _head(status, len(body)) + body


def _head(status: int, length: int) -> bytes:
    headers = {
        **HEADERS,
        "cache-control": "no-store",
        "connection": "close",
        "content-length": str(length),
        "content-type": "application/json",
        **({"retry-after": str(RETRY_SECONDS)} if status == 503 else {}),
    }
    return STATUS_LINE[status] + "".join(f"{name}: {value}\r\n" for name, value in headers.items()).encode() + b"\r\n"


def most_connections() -> int:
    """As many as files may be open, less those that are needed for other things."""
    try:
        import resource
    except ImportError:  # on Windows there is no such limit
        return _MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(_FEWEST, min(_MOST_FILES if soft == resource.RLIM_INFINITY else soft, _MOST_FILES) - _RESERVE)

"""A bad network: a proxy that delays, cuts, swallows and crumbles what goes through it, as a seed decides."""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from dataclasses import dataclass
from typing import Self

_LARGEST_PIECE = 1 << 16


@dataclass(frozen=True)
class Faults:
    """What may happen to the bytes that go in one direction."""

    delay: float = 0.0
    """The most seconds that a piece is held back."""
    cut_within: int = 0
    """A connection is cut after at most this many bytes; 0 for never."""
    hole_within: int = 0
    """After at most this many bytes nothing gets through any more, without notice; 0 for never."""
    often: float = 1.0
    """The part of the connections that are cut, and of those that become a hole."""
    drip: int = 0
    """How many bytes of a piece go one at a time before the rest of it follows."""


NONE = Faults()


class FaultProxy:
    """Listens on `port` and forwards to another; each connection has its own faults."""

    def __init__(self, target: int, seed: int, *, up: Faults = NONE, down: Faults = NONE) -> None:
        self.up, self.down = up, down
        """What happens on the way to the server, and on the way back."""
        self.happened: Counter[str] = Counter()
        """How often what went wrong: `delay`, `cut`, `hole`, `drip`; and `connection`s."""
        self.port = 0
        self._target = target
        self._chance = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._connections: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self._flowing = asyncio.Event()
        self._flowing.set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    @property
    def url(self) -> str:
        """The address that clients use as the server."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Break all connections, and every new one at once, until `mend`."""
        self._is_cut = True
        for task in self._connections:
            task.cancel()

    def hold(self) -> None:
        """Drop everything silently until `mend`; data on its way arrives then."""
        self._flowing.clear()

    def mend(self) -> None:
        """Everything works again."""
        self._is_cut = False
        self._flowing.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        self.happened["connection"] += 1
        try:
            await self._connect(reader, writer)
        except (OSError, asyncio.CancelledError):  # how connections end does not matter once the proxy stops
            pass
        finally:
            writer.transport.abort()
            self._connections.discard(task)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        ways = [
            asyncio.ensure_future(self._pass_on(reader, far_writer, self.up)),
            asyncio.ensure_future(self._pass_on(far_reader, writer, self.down)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)  # either end hangs up, or it is cut
        finally:
            far_writer.transport.abort()
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, faults: Faults) -> None:
        writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        cut, hole = self._position(faults.cut_within, faults), self._position(faults.hole_within, faults)
        passed = 0
        while piece := await reader.read(_LARGEST_PIECE):
            await self._flowing.wait()
            if hole is not None and passed + len(piece) > hole:
                self.happened["hole"] += 1
                await _send(writer, piece[: hole - passed])
                await asyncio.Event().wait()
            if cut is not None and passed + len(piece) > cut:
                self.happened["cut"] += 1
                await _send(writer, piece[: cut - passed])
                return
            passed += len(piece)
            await self._slowly(writer, piece, faults)

    async def _slowly(self, writer: asyncio.StreamWriter, piece: bytes, faults: Faults) -> None:
        if faults.delay:
            self.happened["delay"] += 1
            await asyncio.sleep(self._chance.uniform(0, faults.delay))
        drops = min(faults.drip, len(piece))
        self.happened["drip"] += drops
        for i in range(drops):
            await _send(writer, piece[i : i + 1])
            await asyncio.sleep(0)
        await _send(writer, piece[drops:])

    def _position(self, within: int, faults: Faults) -> int | None:
        """After how many bytes something happens; None for never."""
        return self._chance.randrange(within) if within and self._chance.random() < faults.often else None


async def _send(writer: asyncio.StreamWriter, piece: bytes) -> None:
    if piece:
        writer.write(piece)
        await writer.drain()

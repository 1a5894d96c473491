"""A server in the process of the test, behind a real port, and a client that reads its streams byte by byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import uvicorn

from regnum.server.app import Server
from regnum.server.live import LiveTable
from regnum.server.run import open_store, web_config
from regnum.server.settings import Settings
from regnum.server.store import Store
from tests.support.wire import Wire

PATIENCE = 20.0
"""Seconds after which a test gives up waiting for what has to happen."""


class _Quiet(uvicorn.Server):
    """Leaves the signals to pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Here:
    """A server for one test, whose parts can be inspected."""

    def __init__(self, server: Server, web: uvicorn.Server) -> None:
        self.server, self.web = server, web
        self.port: int = web.servers[0].sockets[0].getsockname()[1]

    async def player(self, name: str = "Anna") -> str:
        """The token of a new player."""
        status, made = await self.ask("POST", "/api/bots", {"name": name})
        assert status == 201, made
        token: str = made["token"]
        return token

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The answer to one request."""
        async with Wire(self.port, token) as wire:
            return await asyncio.wait_for(wire.ask(method, path, body), PATIENCE)

    async def open(self, token: str, seats: list[dict[str, Any]], game: str = "kingdomino", **wishes: Any) -> str:
        """Open a table that begins when it is full."""
        wish = {"game": game, "seats": seats, "starts_when_full": True, **wishes}
        status, made = await self.ask("POST", "/api/tables", wish, token)
        assert status == 201, made
        table: str = made["table"]
        return table

    async def command(self, token: str, table: str, type_: str, **fields: Any) -> tuple[int, Any]:
        """Send a command and return the answer."""
        return await self.ask("POST", f"/api/tables/{table}/commands", {"type": type_, **fields}, token)

    async def done(self, token: str, table: str, type_: str, **fields: Any) -> dict[str, Any]:
        """Give a command that must be carried out."""
        status, answer = await self.command(token, table, type_, **fields)
        assert status == 200, answer
        found: dict[str, Any] = answer
        return found

    async def look(self, table: str, token: str = "") -> dict[str, Any]:
        """A table as a player sees it."""
        status, update = await self.ask("GET", f"/api/tables/{table}", token=token)
        assert status == 200, update
        found: dict[str, Any] = update
        return found

    async def move(self, token: str, table: str, choice: int = 0) -> str:
        """Play one of the legal actions."""
        update = await self.look(table, token)
        legal = update["view"]["legal"]
        action: str = legal[choice % len(legal)]
        await self.done(token, table, "play", ply=update["summary"]["ply"], action=action)
        return action

    async def live(self, table: str) -> LiveTable:
        """A table in the server's memory."""
        found = await self.server.hub.table(table)
        assert found is not None
        return found


@asynccontextmanager
async def served(store: Store, **settings: Any) -> AsyncIterator[Here]:
    """Serve a store, which is closed at the end."""
    wanted = Settings(**{"limits": 0, "bot_workers": 1, **settings})
    server = Server(store, wanted)
    quiet = _Quiet(web_config(server, wanted, host="127.0.0.1", port=0))
    running = asyncio.ensure_future(quiet.serve())
    while not quiet.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.001)
    try:
        yield Here(server, quiet)
    finally:
        server.dismiss()
        quiet.should_exit = True
        await running


@asynccontextmanager
async def served_from(folder: Path, **settings: Any) -> AsyncIterator[Here]:
    """Serve the tables of a folder."""
    async with served(await open_store(Settings(data=folder)), **settings) as here:
        yield here


class Sent(NamedTuple):
    """One event of a stream; a comment has no kind."""

    kind: str
    number: str
    data: str


class Listener:
    """A stream of events."""

    def __init__(self, port: int, table: str, token: str = "", *, last: object = None, query: str = "") -> None:
        self._port = port
        self._head = f"GET /api/tables/{table}/events{query} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        self._head += f"Authorization: Bearer {token}\r\n" if token else ""
        self._head += "" if last is None else f"Last-Event-ID: {last}\r\n"
        self._rest = b""
        self.head = ""

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer.write(f"{self._head}\r\n".encode())
        self.head = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        assert self.head.startswith("HTTP/1.1 200 "), self.head
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()
        await asyncio.sleep(0)

    async def next(self) -> Sent | None:
        """What comes next, a comment perhaps; None at the end."""
        return await asyncio.wait_for(self._next(), PATIENCE)

    async def update(self, until: Callable[[dict[str, Any]], object] = bool) -> dict[str, Any]:
        """The next update, or the next that is as wanted."""
        return (await self.updates(until))[-1]

    async def updates(self, until: Callable[[dict[str, Any]], object]) -> list[dict[str, Any]]:
        """All updates up to one that is as wanted."""
        found: list[dict[str, Any]] = []
        while not found or not until(found[-1]):
            sent = await self.next()
            assert sent is not None, "the stream ended"
            if sent.kind == "update":
                found.append(msgspec.json.decode(sent.data))
                assert sent.number == str(found[-1]["number"])
        return found

    async def _next(self) -> Sent | None:
        while True:
            while b"\n\n" not in self._rest:
                size = int(await self._reader.readuntil(b"\r\n"), 16)
                if not size:
                    return None
                self._rest += await self._reader.readexactly(size)
                await self._reader.readexactly(2)
            text, _, self._rest = self._rest.partition(b"\n\n")
            fields = dict(line.split(": ", 1) for line in text.decode().split("\n"))
            if "retry" not in fields:
                return Sent(fields.get("event", ""), fields.get("id", ""), fields.get("data", fields.get("", "")))

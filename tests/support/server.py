"""What the tests of the server share: the real application in this process, callers with cookies, open streams."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from starlette.types import Message

from regnum.server.app import Server
from regnum.server.settings import Settings
from regnum.server.store.sqlite import SqliteStore

HOST = "testserver"
PATIENCE = 20.0
"""Seconds after which a test gives up waiting for what should come at once."""


class Place:
    """A server in this process; no bots move and no clock runs, so that nothing happens by itself."""

    def __init__(self, server: Server, file: Path) -> None:
        self.server, self.file = server, file
        self._callers: list[httpx.AsyncClient] = []

    def caller(self, scheme: str = "http", address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """A client with its own cookies and no identity yet."""
        transport = httpx.ASGITransport(self.server.app, client=(address, 4000))
        caller = httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}", headers=headers)
        self._callers.append(caller)
        return caller

    async def person(self, name: str, **kind: Any) -> httpx.AsyncClient:
        """A client that has chosen a name."""
        caller = self.caller(**kind)
        answer = await caller.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return caller

    async def program(self, name: str, **kind: Any) -> httpx.AsyncClient:
        """A program with a token and no cookies."""
        answer = await self.caller(**kind).post("/api/bots", json={"name": name})
        assert answer.status_code == 201, answer.text
        return self.caller(**kind, authorization=f"Bearer {answer.json()['token']}")

    async def close(self) -> None:
        """Close all clients."""
        for caller in self._callers:
            await caller.aclose()


@asynccontextmanager
async def running(folder: Path, *, limits: float = 0) -> AsyncIterator[Place]:
    """A server with an empty store, or with the one that is in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "tables.sqlite"
    store = await SqliteStore.open(file)
    server = Server(store, Settings(data=folder, limits=limits))
    place = Place(server, file)
    try:
        yield place
    finally:
        await place.close()
        await server.hub.background.close()
        await store.close()


async def open_table(host: httpx.AsyncClient, *seats: Any, game: str = "kingdoms", **wishes: Any) -> str:
    """A new table; a seat is `...` for the host, None for the first player to take it, a text for a built-in bot."""
    plans = [{"is_mine": True} if seat is ... else {"bot": seat} for seat in seats]
    answer = await host.post("/api/tables", json={"game": game, "seats": plans, **wishes})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["table"]
    return name


async def give(caller: httpx.AsyncClient, table: str, kind: str, **fields: Any) -> httpx.Response:
    """The answer to a command."""
    return await caller.post(f"/api/tables/{table}/commands", json={"type": kind, **fields})


async def done(caller: httpx.AsyncClient, table: str, kind: str, **fields: Any) -> dict[str, Any]:
    """The answer to a command that must succeed."""
    answer = await give(caller, table, kind, **fields)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def player_of(caller: httpx.AsyncClient) -> str:
    """The identity of a client."""
    found: str = (await caller.get("/api/me")).json()["me"]["player"]
    return found


class Stream:
    """A stream of events, read as ASGI gives it: httpx would wait for its end."""

    def __init__(self, caller: httpx.AsyncClient, place: Place, table: str, query: str = "", **headers: str) -> None:
        request = caller.build_request("GET", f"/api/tables/{table}/events", headers=headers)
        self._scope = {
            "type": "http",
            "method": "GET",
            "scheme": request.url.scheme,
            "path": request.url.path,
            "raw_path": request.url.raw_path,
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": (getattr(caller._transport, "client", ("192.0.2.1", 4000))),
            "server": (HOST, 80),
            "http_version": "1.1",
        }
        self._app = place.server.app
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._left = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._text = b""
        self.status = 0
        self.headers: httpx.Headers = httpx.Headers()

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._app(self._scope, self._receive, self._sent.put))
        start = await self._next()
        self.status, self.headers = start["status"], httpx.Headers(start["headers"])
        return self

    async def __aexit__(self, *_: object) -> None:
        self._left.set()
        assert self._task is not None
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def update(self) -> bytes:
        """The next event as it comes over the wire."""
        while b"\n\n" not in self._text or not self._text.partition(b"\n\n")[0].startswith((b"id:", b"event:")):
            if b"\n\n" in self._text:  # a comment, or how long to wait after the end
                self._text = self._text.partition(b"\n\n")[2]
                continue
            self._text += (await self._next())["body"]
        found, _, self._text = self._text.partition(b"\n\n")
        return found

    async def data(self) -> Any:
        """The data of the next event."""
        return msgspec.json.decode((await self.update()).partition(b"data: ")[2])

    async def rest(self) -> bytes:
        """Everything up to the end of an answer that ends."""
        while True:
            message = await self._next()
            self._text += message.get("body", b"")
            if not message.get("more_body"):
                return self._text

    async def _next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            return await self._sent.get()

    async def _receive(self) -> Message:
        await self._left.wait()
        return {"type": "http.disconnect"}

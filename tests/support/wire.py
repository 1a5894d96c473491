"""A lean HTTP client for many connections at once: what drives a server must not cost more than the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Self

import msgspec


class Wire:
    """One connection, kept open; requests go one after another."""

    def __init__(self, port: int, token: str = "", host: str = "127.0.0.1", source: str = "") -> None:
        """A connection from the address `source`; every address that begins with 127 is this machine."""
        self._host, self._port, self._source = host, port, source
        self._head = f"Host: {host}:{port}\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.transport.abort()
            self._reader = self._writer = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the decoded body of the answer; a lost connection raises `OSError`."""
        if self._reader is not None and self._reader.at_eof():
            self.close()  # the server does not keep idle connections forever
        try:
            reader = await self._send(method, path, body)
            status, length = await _head(reader)
            content = await reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as problem:
            self.close()
            raise ConnectionError(str(problem)) from None
        return status, msgspec.json.decode(content) if content else None

    async def updates(self, table: str, last: int | None = None) -> AsyncIterator[tuple[int, bytes]]:
        """The events of a table as (id, data), until the stream ends."""
        extra = "" if last is None else f"Last-Event-ID: {last}\r\n"
        reader = await self._send("GET", f"/api/tables/{table}/events", None, extra)
        await _head(reader)
        number = -1
        while line := await reader.readline():
            if line.startswith(b"id: "):
                number = int(line[4:])
            elif line.startswith(b"data: ") and number >= 0:
                yield number, line[6:-1]

    async def _send(self, method: str, path: str, body: Any, extra: str = "") -> asyncio.StreamReader:
        if self._reader is None or self._writer is None:
            own = (self._source, 0) if self._source else None
            opened = await asyncio.open_connection(self._host, self._port, limit=1 << 22, local_addr=own)
            self._reader, self._writer = opened
        content = b"" if body is None else msgspec.json.encode(body)
        kind = "Content-Type: application/json\r\n" if body is not None else ""
        head = f"{method} {path} HTTP/1.1\r\n{self._head}{kind}{extra}Content-Length: {len(content)}\r\n\r\n"
        self._writer.write(head.encode() + content)
        return self._reader


async def _head(reader: asyncio.StreamReader) -> tuple[int, int]:
    """The status of an answer and the length of its body."""
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    length = next((int(line[15:]) for line in lines if line.lower().startswith(b"content-length:")), 0)
    return int(lines[0].split()[1]), length

"""Connections have limits: their number, the size of a head, and the time that everything but an answer may take."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest

from regnum.server import connections
from regnum.server.addresses import Addresses
from regnum.server.connections import LARGEST_HEAD, Gate, most_connections
from regnum.server.guard import LARGEST_BODY
from regnum.server.settings import Settings
from tests.support.served import Served, free_port
from tests.support.served_here import PATIENCE, Here, Listener, served_from

QUICK = 0.3
"""Seconds that take the place of all others."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with served_from(tmp_path) as made:
        yield made


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_LOOK_EVERY", 0.05)
    for name in connections.SECONDS:
        monkeypatch.setitem(connections.SECONDS, name, QUICK)


class Raw:
    """A connection on which anything can be sent."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def __aenter__(self) -> Raw:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()
        await asyncio.sleep(0)

    async def send(self, data: bytes) -> bool:
        """Whether the server still takes it."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except OSError:
            return False
        return not self._writer.transport.is_closing()

    async def answer(self) -> tuple[int, Any]:
        """The status and body of an answer after which the connection is closed; (0, None) if there is none."""
        async with asyncio.timeout(PATIENCE):
            try:
                whole = await self._reader.read()
            except ConnectionError:
                return 0, None
        if not whole:
            return 0, None
        head, _, body = whole.partition(b"\r\n\r\n")
        assert b"\r\nconnection: close" in head
        return int(head.split()[1]), json.loads(body)["error"]


FLOODS: dict[str, Callable[[int], bytes]] = {
    "many headers": lambda n: b"x-%d: %b\r\n" % (n, b"y" * 100),
    "one endless header": lambda _: b"y" * 1000,
    "short lines": lambda n: b"a%d:\r\n" % (n % 10),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_head_that_does_not_end_is_refused_before_it_costs_anything(here: Here, flood: str) -> None:
    async with Raw(here.port) as raw:
        await raw.send(b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: hu\r\nx: ")
        sent = 0
        for number in range(100_000):
            data = FLOODS[flood](number)
            sent += len(data)
            if not await raw.send(data):
                break
            if not number % 50:
                await asyncio.sleep(0)
        assert sent < 100 * LARGEST_HEAD, "it was not read to its end"
        assert (await raw.answer())[0] in (0, 431), "a client that continues to send may not get the answer"
    assert (await here.ask("GET", "/healthz"))[0] == 200


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: hu\r\nCookie: " + b"c" * (LARGEST_HEAD + 1) + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: hu\r\n" + b"a: b\r\n" * (LARGEST_HEAD // 4) + b"\r\n",
    ],
)
async def test_a_large_head_is_refused_in_the_language_of_the_caller(here: Here, head: bytes) -> None:
    async with Raw(here.port) as raw:
        await raw.send(head)
        status, problem = await raw.answer()
    assert (status, problem["code"]) == (431, "headers")
    assert problem["message"].startswith("A kérés fejléce túl nagy")


async def test_a_long_address_is_refused(here: Here) -> None:
    async with Raw(here.port) as raw:
        await raw.send(b"GET /" + b"a" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await raw.answer())[0] == 431


async def test_a_usual_head_and_a_body_beside_it_are_no_large_head(here: Here) -> None:
    token = await here.player()
    cookie = b"c" * (LARGEST_HEAD // 2)
    async with Raw(here.port) as raw:
        body = json.dumps({"name": "x" * 10_000}).encode()
        await raw.send(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
            b"Authorization: Bearer %b\r\nCookie: %b\r\nContent-Length: %d\r\n\r\n%b"
            % (token.encode(), cookie, len(body), body)
        )
        status, problem = await raw.answer()
    assert (status, problem["code"]) == (422, "invalid")


async def test_a_large_body_is_refused_although_its_length_was_not_told(here: Here) -> None:
    async with Raw(here.port) as raw:
        await raw.send(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n0\r\n\r\n" % (LARGEST_BODY + 1, b" " * (LARGEST_BODY + 1))
        )
        status, problem = await raw.answer()
    assert (status, problem["code"]) == (413, "too_large")


@pytest.mark.usefixtures("impatient")
async def test_half_a_request_is_not_waited_for(here: Here) -> None:
    for part in (b"GET /api/me HTT", b"GET / HTTP/1.1\r\nHost: x\r\n"):
        async with Raw(here.port) as raw:
            await raw.send(part)
            status, problem = await raw.answer()
            assert (status, problem["code"]) == (408, "too_slow")
    async with Raw(here.port) as raw:
        await raw.send(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        )
        assert (await raw.answer())[0] == 408


@pytest.mark.usefixtures("impatient")
async def test_silent_connections_are_closed(here: Here) -> None:
    async with Raw(here.port) as raw:
        assert await raw.answer() == (0, None)
    async with Raw(here.port) as raw:
        await raw.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            assert (await raw._reader.read()).startswith(b"HTTP/1.1 200")


@pytest.mark.usefixtures("impatient")
async def test_drops_of_a_head_do_not_buy_time(here: Here) -> None:
    async with Raw(here.port) as raw:
        await raw.send(b"GET / HTTP/1.1\r\n")
        began = time.monotonic()
        while await raw.send(b"a: b\r\n"):
            assert time.monotonic() - began < PATIENCE
            await asyncio.sleep(QUICK / 5)


@pytest.mark.usefixtures("impatient")
async def test_streams_stay_open(here: Here) -> None:
    token = await here.player()
    table = await here.open(token, [{"is_mine": True}, {}])
    async with Listener(here.port, table, token) as stream:
        await stream.update()
        await asyncio.sleep(3 * QUICK)
        await here.done(token, table, "say", text="still here?")
        assert (await stream.update())["events"][-1]["text"] == "still here?"


@pytest.mark.usefixtures("impatient")
async def test_answers_have_to_be_read(here: Here) -> None:
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect(("127.0.0.1", here.port))
        wire.settimeout(0)
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200
        await asyncio.get_running_loop().sock_sendall(wire, request)
        async with asyncio.timeout(PATIENCE):
            while here.web.server_state.connections:
                await asyncio.sleep(0.02)


async def test_there_is_a_most_of_all_connections(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with served_from(tmp_path, connections=3) as here:
        async with Raw(here.port), Raw(here.port), Raw(here.port) as last:
            await last.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await last._reader.read(12)) == b"HTTP/1.1 200"
            for _ in range(5):
                async with Raw(here.port) as refused:
                    status, problem = await refused.answer()
                    assert (status, problem["code"]) in ((503, "crowded"), (0, None))
        async with asyncio.timeout(PATIENCE):
            while here.web.server_state.connections:
                await asyncio.sleep(0.01)
        assert (await here.ask("GET", "/healthz"))[0] == 200
    told = [record for record in caplog.records if record.getMessage().startswith("there are too many connections")]
    assert len(told) == 1, "once for all of them"


async def test_refused_connections_are_not_even_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served_from(tmp_path, connections=1) as here, Raw(here.port) as first:
        await first.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await first._reader.read(12)
        monkeypatch.setattr(connections.GuardedProtocol, "__init__", lambda *_, **__: pytest.fail("a parser was made"))
        for _ in range(5):
            async with Raw(here.port) as refused:
                assert (await refused.answer())[0] == 503


async def test_all_connections_are_looked_at_some_at_a_time(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_LOOK_AT_ONCE", 2)
    monkeypatch.setattr(connections, "_LOOK_EVERY", 0.05)
    monkeypatch.setitem(connections.SECONDS, "HEAD", QUICK)
    async with AsyncExitStack() as several:
        silent = [await several.enter_async_context(Raw(here.port)) for _ in range(7)]
        assert [await one._reader.read() for one in silent] == [b""] * 7


@pytest.mark.parametrize(("proxies", "is_limited"), [("192.0.2.1", True), ("127.0.0.0/8", False)])
async def test_an_address_has_its_share_unless_it_is_a_proxy(tmp_path: Path, proxies: str, is_limited: bool) -> None:
    few = 2 / connections.MOST_OF_ADDRESS
    async with served_from(tmp_path, limits=few, proxies=proxies) as here, Raw(here.port), Raw(here.port):
        async with Raw(here.port) as third:
            await third.send(b"GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            status, problem = await third.answer()
        if is_limited:
            assert (status, problem and problem["code"]) in ((503, "crowded"), (0, None))
        else:
            assert status == 404


def test_lists_of_addresses() -> None:
    some = Addresses("127.0.0.1, 10.0.0.0/8,2001:db8::/32, unix:")
    assert all(one in some for one in ("127.0.0.1", "10.2.3.4", "2001:db8::7", "::ffff:10.0.0.1", "unix:"))
    assert not any(one in some for one in ("127.0.0.2", "11.0.0.1", "2001:db9::", "", "nonsense"))
    assert "anything" in Addresses("*")


def test_a_server_survives_when_it_may_open_no_more_files(tmp_path: Path) -> None:
    server = Served(tmp_path, port=free_port())
    server._command = ["/bin/sh", "-c", 'ulimit -n 110; exec "$@"', "sh", *server._command]
    with server, ExitStack() as crowd:
        for _ in range(300):
            crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=5))
        until = time.monotonic() + PATIENCE
        while "there are too many connections" not in server.log():
            assert time.monotonic() < until, server.log()
            time.sleep(0.02)
        crowd.close()
        while not server._answers():
            assert time.monotonic() < until, server.log()
        assert server.stop() == 0


def test_no_setting_allows_more_than_the_system_does() -> None:
    assert Gate(Settings(connections=1_000_000)).most == most_connections()
    assert Gate(Settings(connections=20)).most == 20


def test_the_limit_of_open_files_is_raised_as_far_as_allowed() -> None:
    code = "import resource; from regnum.server.connections import most_connections as most; print(most())"
    limit = (300, 1000)

    def lower() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)

    told = subprocess.run([sys.executable, "-c", code], preexec_fn=lower, check=True, capture_output=True)
    assert limit[0] < int(told.stdout) < limit[1]

"""Several processes at the same tables: one that has not heard of something yet neither refuses nor shows less."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

import httpx
import pytest

from regnum.client import Client
from regnum.server.app import Server
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.sqlite import SqliteStore
from tests.support.postgres_server import PostgresServer
from tests.support.server import Place, Stream, done, give, open_table


class _Shared:
    """A file that two processes share; none hears what the other writes."""

    is_shared = True

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


@asynccontextmanager
async def stores(kind: str, folder: Path, request: pytest.FixtureRequest) -> AsyncIterator[list[Store]]:
    if kind == "sqlite":
        store = await SqliteStore.open(folder / "tables.sqlite")
        yield [cast(Store, _Shared(store)), cast(Store, _Shared(store))]
        await store.close()
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    name = uuid4().hex
    url = server.create_database(name)
    both = [await PostgresStore.open(url) for _ in range(2)]
    yield list(both)
    for one in both:
        await one.close()
    server.drop_database(name)


class Pair:
    """Two processes that share a store, and a player who talks to both."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.token = ""

    async def begin(self) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
        """A caller of each process, and a game that both have in memory."""
        first = self.places[0].caller()
        made = await first.post("/api/bots", json={"name": "Anna"})
        self.token = made.json()["token"]
        one, two = (place.caller(authorization=f"Bearer {self.token}") for place in self.places)
        table = await open_table(one, ..., ..., game="kingdomino")
        assert (await two.get(f"/api/tables/{table}")).status_code == 200
        for place in self.places:
            await place.server.hub.background.close()  # they have read all that there was
        return one, two, table


@pytest.fixture(params=["sqlite", "postgres"])
async def pair(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Pair]:
    async with stores(request.param, tmp_path, request) as both:
        places = [Place(Server(store, Settings(data=tmp_path, limits=0)), tmp_path) for store in both]
        yield Pair(places)
        for place in places:
            await place.close()
            await place.server.hub.background.close()


async def look(caller: httpx.AsyncClient, table: str, seen: int | None = None) -> dict[str, Any]:
    headers = {} if seen is None else {"seen-event": str(seen)}
    found: dict[str, Any] = (await caller.get(f"/api/tables/{table}", headers=headers)).json()
    return found


async def test_a_valid_move_is_not_refused_by_a_process_that_is_behind(pair: Pair) -> None:
    one, two, table = await pair.begin()
    assert (await give(one, table, "start")).status_code == 200
    callers = [two, one]
    for ply in range(8):
        legal = (await look(callers[1 - ply % 2], table))["view"]["legal"]
        answer = await give(callers[ply % 2], table, "play", ply=ply, action=legal[0])
        assert answer.status_code == 200, answer.text


async def test_every_command_is_decided_on_what_the_store_knows(pair: Pair) -> None:
    one, two, table = await pair.begin()
    await done(one, table, "start")
    await done(two, table, "resign", seat=0)
    assert (await give(one, table, "rematch")).status_code == 200, "it is over, as the other process knows"


async def test_a_move_that_is_too_late_is_still_refused(pair: Pair) -> None:
    one, two, table = await pair.begin()
    await done(one, table, "start")
    legal = (await look(one, table))["view"]["legal"]
    await done(one, table, "play", ply=0, action=legal[0])
    answer = await give(two, table, "play", ply=0, action=legal[1])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    assert answer.json()["error"]["missed"]["summary"]["ply"] == 1
    assert (await give(two, table, "play", ply=5, action=legal[0])).status_code == 409


async def test_a_reader_never_goes_back(pair: Pair) -> None:
    one, two, table = await pair.begin()
    started = await done(one, table, "start")
    assert (await look(two, table, seen=started["number"]))["number"] == started["number"]
    said = await done(one, table, "say", text="news")
    async with Stream(two, pair.places[1], table, f"since={said['number']}") as stream:
        first = await stream.data()
        assert (first["number"], first["is_whole"], first["events"]) == (said["number"], False, [])
    said = await done(one, table, "say", text="more news")
    async with Stream(two, pair.places[1], table, **{"last-event-id": str(said["number"])}) as stream:
        assert (await stream.data())["number"] == said["number"]


async def test_a_number_that_nobody_has_heard_of_changes_nothing(pair: Pair) -> None:
    _, two, table = await pair.begin()
    for seen in ("999999999", "-1", "x", "9" * 50):
        answer = await two.get(f"/api/tables/{table}", headers={"seen-event": seen})
        assert (answer.status_code, answer.json()["number"]) == (200, 2)


def test_the_client_tells_what_it_has_seen() -> None:
    asked: list[str | None] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.headers.get("seen-event"))
        return httpx.Response(200, json={"number": 7 - len(asked)})

    with Client("http://testserver", "token", transport=httpx.MockTransport(answer)) as client:
        client.table("a")
        client.play("a", 0, "x")
        client.table("a")
        client.table("b")
    assert asked == [None, "6", "6", None]

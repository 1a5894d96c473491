"""Damage on the disk: every flipped bit of an event is noticed, and a damaged table harms no other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import apsw
import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.server.hub import DamagedTableError, Hub
from regnum.server.metrics import METRICS
from regnum.server.store import Identity, Row
from regnum.server.store.checksums import Checksums, DamageError
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.sqlite import SqliteStore
from regnum.table import Actor, OpenTable
from regnum.table.commands import Say, SeatPlan, Sit
from tests.support.postgres_server import PostgresServer
from tests.support.served_here import PATIENCE, Here, served_from

ANNA, BELA = Actor("annaaaaaa2", "Anna"), Actor("bbbbbbbbb2", "Béla")
_NUMBER_BITS, _TIME_BITS = 31, 63


async def some_table(hub: Hub) -> str:
    """A table with a few events of several kinds."""
    name = await hub.open(OpenTable(game="kingdoms", seats=(SeatPlan(is_mine=True), SeatPlan())), ANNA)
    live = await hub.table(name)
    assert live is not None
    await hub.command(live, Sit(seat=1), BELA)
    await hub.command(live, Say(text="Őrség “1”"), BELA)
    return name


def flips(row: Row) -> Iterator[Row]:
    """The row with each of its bits flipped."""
    yield from (row._replace(number=row.number ^ (1 << bit)) for bit in range(_NUMBER_BITS))
    yield from (row._replace(time=row.time ^ (1 << bit)) for bit in range(_TIME_BITS))
    yield from (row._replace(body=flipped(row.body, bit)) for bit in range(8 * len(row.body)))
    yield from (row._replace(checksum=flipped(row.checksum, bit)) for bit in range(8 * len(row.checksum)))


def flipped(text: bytes, bit: int) -> bytes:
    changed = bytearray(text)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def is_noticed(table: str, rows: list[Row]) -> bool:
    try:
        Checksums(table).check(sorted(rows))
    except DamageError:
        return True
    return False


async def test_every_flipped_bit_of_every_event_is_noticed(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    name = await some_table(Hub(store))
    rows = await store.rows(name)
    await store.close()
    assert not is_noticed(name, rows)
    tried = 0
    for place, row in enumerate(rows):
        for damaged in flips(row):
            assert is_noticed(name, [*rows[:place], damaged, *rows[place + 1 :]]), damaged
            tried += 1
    assert tried > 2000


@given(
    events=st.lists(st.tuples(st.integers(0, 1 << 50), st.binary(max_size=30)), min_size=2, max_size=6), data=st.data()
)
def test_lost_and_exchanged_events_are_noticed(events: list[tuple[int, bytes]], data: st.DataObject) -> None:
    checksums, other = Checksums("t"), Checksums("u")
    rows = [checksums.row(*event) for event in events]
    foreign = [other.row(*event) for event in events]
    place = data.draw(st.integers(0, len(rows) - 1))
    assert not is_noticed("t", rows)
    assert is_noticed("t", [*rows[:place], foreign[place], *rows[place + 1 :]]), "of another table"
    if place < len(rows) - 1:
        assert is_noticed("t", [*rows[:place], *rows[place + 1 :]]), "lost"
        assert is_noticed("t", [*rows[:place], *(one._replace(number=one.number - 1) for one in rows[place + 1 :])])


@pytest.fixture(params=["sqlite", "postgres"])
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Any]:
    """A store, and a way to write past it."""
    if request.param == "sqlite":
        path = tmp_path / "tables.sqlite"
        yield await SqliteStore.open(path), lambda sql: _in_file(path, sql)
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    name = uuid4().hex
    url = server.create_database(name)
    store = await PostgresStore.open(url)
    yield store, lambda sql: _in_database(url, sql)
    await store.close()
    server.drop_database(name)


def _in_file(path: Path, sql: str) -> None:
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(5000)
    connection.execute(sql)
    connection.close()


def _in_database(url: str, sql: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.replace("x'", "'\\x").encode())


COLUMNS = {
    "number": "number = number + 64 WHERE number = 3",
    "time": "time = time + 1 WHERE number = 0",
    "body": "body = {body} WHERE number = 2",
    "checksum": "checksum = x'0011223344556677' WHERE number = 1",
}


@pytest.mark.parametrize("column", COLUMNS)
async def test_loading_a_damaged_table_and_verifying_it_fail(home: Any, column: str) -> None:
    store, write = home
    hub = Hub(store)
    name = await some_table(hub)
    body = flipped((await store.rows(name))[2].body, random.Random(column).randrange(100))
    write("UPDATE events SET " + COLUMNS[column].format(body=f"x'{body.hex()}'"))
    with pytest.raises(DamagedTableError):
        await hub.check(name)
    with pytest.raises(DamagedTableError):
        await Hub(store).table(name)
    await store.close()


async def test_what_was_deleted_on_request_leaves_the_checksums_right(home: Any) -> None:
    store, _ = home
    hub = Hub(store)
    name = await some_table(hub)
    other = Hub(store)
    live = await other.table(name)
    assert live is not None
    await store.add_identity(identity(BELA), b"token")
    await hub.forget(identity(BELA))
    assert all("Béla".encode() not in row.body for row in await store.rows(name))
    live.mark_stale()
    await other.command(live, Say(text="written by a process that knew the old names"), ANNA)
    fresh = await Hub(store).table(name)
    assert fresh is not None
    assert fresh.table.number == live.table.number
    await hub.background.close()
    await store.close()


def identity(actor: Actor) -> Identity:
    return Identity(actor.player, actor.name, is_bot=False, created=0)


async def test_a_byte_that_is_not_utf8_stops_no_other_table_and_is_answered_with_a_reference(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served_from(tmp_path) as here:
        anna = await here.player()
        seats: list[dict[str, Any]] = [{"bot": "random"}, {"is_mine": True}]
        tables = sorted([await here.open(anna, seats) for _ in range(3)])
    _in_file(tmp_path / "tables.sqlite", f"UPDATE events SET body = x'22ff22' WHERE table_id = '{tables[0]}'")
    before = METRICS.damaged._value.get()
    async with served_from(tmp_path) as here:
        for table in tables[1:]:
            await bots_have_moved(here, anna, table)
        status, answer = await here.ask("GET", f"/api/tables/{tables[0]}", token=anna)
        again = (await here.command(anna, tables[0], "play", ply=0, action="x"))[1]
        assert (status, answer["error"]["code"]) == (500, "damaged")
        assert (await here.ask("DELETE", "/api/me", token=anna))[0] == 200, "the rest of it can be forgotten"
    (record,) = [one for one in caplog.records if one.getMessage().startswith("a table is damaged")]
    assert record.__dict__["table"] == tables[0]
    assert record.__dict__["reference"] in answer["error"]["message"]
    assert again == answer, "one reference for one damage"
    assert METRICS.damaged._value.get() == before + 1
    assert b"regnum_damaged_tables_total" in METRICS.text()


async def bots_have_moved(here: Here, token: str, table: str) -> None:
    """Play until the bot has moved once more."""

    def moves(update: dict[str, Any]) -> int:
        return sum(event["type"] == "played" and event["seat"] == 0 for event in update["events"])

    before = moves(await here.look(table))
    async with asyncio.timeout(PATIENCE):
        while moves(update := await here.look(table)) == before:
            if update["summary"]["to_act"] == 1:
                await here.move(token, table)

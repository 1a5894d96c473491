"""A database of the first version opens in the newest one, with all games as they were.

`data/first.sqlite` was written when there was one migration, and `data/first.json` says what it held.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import apsw
import msgspec
import psycopg
import pytest

from regnum.records import verify
from regnum.server.hub import Hub
from regnum.server.statistics import records_of
from regnum.server.store import Search
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.sqlite import SqliteStore
from tests.support.postgres_server import PostgresServer

DATA = Path(__file__).parents[1] / "data"
EXPECTED: dict[str, Any] = json.loads((DATA / "first.json").read_text(encoding="utf-8"))
ANNA, BELA = "annaaaaaa2", "bbbbbbbbb2"
TABLES = ("events", "tables", "seats", "players", "tokens")
FLAGS = {"is_listed", "needs_service", "is_bot"}


async def old_postgres(postgres: PostgresServer) -> str:
    """A PostgreSQL database of the first version with the same content."""
    url = postgres.create_database("upgrade")
    await (await PostgresStore.open(url, up_to=1)).close()
    source = apsw.Connection(str(DATA / "first.sqlite"), apsw.SQLITE_OPEN_READONLY)
    with psycopg.connect(url) as target:
        for table in TABLES:
            columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})")]
            places = ", ".join(f"%s{'::int::boolean' if column in FLAGS else ''}" for column in columns)
            for row in source.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                target.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})".encode(), row)
    source.close()
    return url


@pytest.fixture(params=["sqlite", "postgres"])
async def hub(request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgresServer) -> AsyncIterator[Hub]:
    """The newest version on an old database."""
    store: Any
    if request.param == "sqlite":
        shutil.copy(DATA / "first.sqlite", tmp_path / "tables.sqlite")
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
    else:
        store = await PostgresStore.open(await old_postgres(postgres))
    yield Hub(store)
    await store.close()
    if request.param == "postgres":
        postgres.drop_database("upgrade")


async def test_all_games_are_as_they_were(hub: Hub) -> None:
    for name, expected in EXPECTED.items():
        live = await hub.table(name)
        assert live is not None
        assert live.table.number + 1 == expected["events"]
        record = live.table.record()
        assert msgspec.to_builtins(record) == expected["record"]
        verify(record)
        assert live.table.ranks() == expected["ranks"]


async def test_results_are_filled_in(hub: Hub) -> None:
    assert sorted(await hub.store.tables_to_index()) == sorted(
        name for name, expected in EXPECTED.items() if expected["ranks"] is not None
    )
    await hub.index()
    assert await hub.store.tables_to_index() == []
    found = await hub.store.search(Search(statuses=("over",), viewer=ANNA, limit=100))
    assert {entry.table: [seat.rank for seat in entry.seats] for entry in found} == {
        name: expected["ranks"] for name, expected in EXPECTED.items() if expected["ranks"] is not None
    }
    played = [one["record"] for one in EXPECTED.values() if one["record"].get("result")]
    assert sum(record.games for record in records_of(await hub.store.finished(BELA), BELA)) == len(played)


async def test_identities_are_still_known(hub: Hub) -> None:
    anna = await hub.store.identity(bytes(32))
    assert anna is not None
    assert (anna.player, anna.name) == (ANNA, "Anna")

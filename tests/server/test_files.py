"""The file with all tables: only its owner can read it, its loss is noticed, and deleting a player needs no search."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import apsw
import pytest

from regnum.errors import UsageError
from regnum.server.backup import back_up, restore
from regnum.server.run import open_store
from regnum.server.settings import Settings
from regnum.server.store.checksums import Checksums
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.sql import TABLES_OF
from regnum.server.store.sqlite import SqliteStore
from tests.server.test_store import entry, row
from tests.support.postgres_server import PostgresServer

GAME = Checksums("t").row(1_700_000_000_000, b"{}")


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


async def keep_a_game(folder: Path) -> None:
    store = await open_store(Settings(data=folder))
    await store.append([GAME], entry(), with_seats=True, people=["ann"])
    await store.close()


async def test_only_the_owner_can_read_what_a_server_keeps(tmp_path: Path) -> None:
    store = await open_store(Settings(data=tmp_path))
    await store.append([row()], entry(), with_seats=True)
    assert set(modes(tmp_path)) == {f"tables.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
    assert set(modes(tmp_path).values()) == {0o600}
    await store.close()


async def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    await keep_a_game(tmp_path)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    store = await open_store(Settings(data=tmp_path))
    await store.check()
    assert set(modes(tmp_path).values()) == {0o600}
    await store.close()


async def test_backups_and_what_is_restored_are_private(tmp_path: Path, postgres: PostgresServer) -> None:
    await keep_a_game(tmp_path / "data")
    await back_up(Settings(data=tmp_path / "data"), tmp_path / "backup")
    await restore(Settings(data=tmp_path / "new"), tmp_path / "backup", replace=False)
    await restore(Settings(data=tmp_path / "new"), tmp_path / "backup", replace=True)
    database = Settings(data=tmp_path / "new", database=postgres.create_database("private"))
    await restore(database, tmp_path / "backup", replace=False)
    await back_up(database, tmp_path / "other")
    postgres.drop_database("private")
    assert len(modes(tmp_path / "new")) == 3, "the old one is kept"
    assert {*modes(tmp_path).values(), *modes(tmp_path / "new").values()} == {0o600}


@pytest.mark.parametrize("is_empty", [False, True])
async def test_a_lost_file_is_reported_instead_of_replaced_by_an_empty_one(tmp_path: Path, is_empty: bool) -> None:
    await keep_a_game(tmp_path)
    await back_up(Settings(data=tmp_path), tmp_path / "backup")
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"")
    if not is_empty:
        file.unlink()
    for _ in range(2):
        with pytest.raises(UsageError) as caught:
            await open_store(Settings(data=tmp_path))
        assert caught.value.message.name == "server-lost-games"
        assert file.exists() == is_empty, "nothing was made"
    await restore(Settings(data=tmp_path), tmp_path / "backup", replace=False)
    store = await open_store(Settings(data=tmp_path))
    assert await store.rows("t") == [GAME]
    await store.close()


async def test_a_store_without_games_may_be_thrown_away(tmp_path: Path) -> None:
    for _ in range(2):
        await (await open_store(Settings(data=tmp_path))).close()
        (tmp_path / "tables.sqlite").unlink()


async def test_deleting_the_lock_file_too_starts_over(tmp_path: Path) -> None:
    await keep_a_game(tmp_path)
    (tmp_path / "tables.sqlite").unlink()
    (tmp_path / "tables.sqlite.lock").unlink()
    await (await open_store(Settings(data=tmp_path))).close()


async def test_the_tables_of_a_player_are_found_by_an_index(tmp_path: Path, postgres: PostgresServer) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    connection = apsw.Connection(str(tmp_path / "tables.sqlite"))
    plan = [line[-1] for line in connection.execute(f"EXPLAIN QUERY PLAN {TABLES_OF}", ("ann",))]
    connection.close()
    await store.close()
    assert plan == ["SEARCH people USING PRIMARY KEY (player=?)"]
    server = await PostgresStore.open(postgres.create_database("plans"))
    await asyncio.gather(
        *(server.append([row()], entry(f"t{n}"), with_seats=True, people=[f"p{n}"]) for n in range(500))
    )
    await server._write([("ANALYZE people", ())])
    told = await server._read(f"EXPLAIN {TABLES_OF.replace('?', chr(39) + 'p7' + chr(39))}", ())
    await server.close()
    postgres.drop_database("plans")
    assert "people_pkey" in " ".join(line for (line,) in told)

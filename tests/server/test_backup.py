"""Backups: whole or not at all, of whatever store, while it is in use, and back into either."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import apsw
import pytest

from regnum.cli.main import main
from regnum.server.run import open_store
from regnum.server.settings import Settings
from regnum.server.store import Row, Search
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.sqlite import SqliteStore
from tests.support.load_players import Desk, check_all, hammer, new_player, open_desk
from tests.support.postgres_server import PostgresServer
from tests.support.served import Served
from tests.support.store import entry_in

Run = Callable[..., tuple[int, str, str]]
GAMES = ("kingdomino", "kingdoms")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in this process, in English: exit code, standard output, standard error."""
    monkeypatch.setattr(argparse, "_", argparse._)  # type: ignore[attr-defined]
    monkeypatch.setenv("LANGUAGE", "en")
    for name in os.environ:
        if name.startswith("REGNUM_"):
            monkeypatch.delenv(name)

    def command(*words: object) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two tables, played at some time ago."""
    folder = tmp_path_factory.mktemp("filled")
    with Served(folder) as server:
        asyncio.run(some_games(server, 2, moves=5))
        assert server.stop() == 0
    return folder


@pytest.fixture(scope="module")
def backup(filled: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of it."""
    file = tmp_path_factory.mktemp("backup") / "backup.sqlite"
    words = (sys.executable, "-m", "regnum", "backup", file, "--data", filled)
    subprocess.run([str(word) for word in words], check=True, capture_output=True)
    return file


async def some_games(server: Served, tables: int, moves: int) -> list[Desk]:
    token = await new_player(server.port)
    desks = [await open_desk([server.port], token, GAMES[i % 2]) for i in range(tables)]
    await asyncio.gather(*(desk.play(random.Random(1), moves) for desk in desks))
    return desks


async def go_on(desks: list[Desk], chance: random.Random) -> None:
    """Play ten moves at each table, slowly: however busy the machine is, no game is over after four times as many."""
    for _ in range(10):
        await asyncio.gather(*(desk.play(chance, 1) for desk in desks))
        await asyncio.sleep(0.05)


Kept = dict[str, tuple[list[Row], Any]]


async def kept_by(store: SqliteStore | PostgresStore) -> Kept:
    """The log of every table, byte by byte, and its entry."""
    tables = [table for (table,) in await store._read("SELECT table_id FROM tables", ())]
    return {table: (await store.rows(table), await entry_in(store, table)) for table in tables}


def kept(settings: Settings) -> Kept:
    async def read() -> Kept:
        store = await open_store(settings)
        assert isinstance(store, SqliteStore | PostgresStore)
        try:
            return await kept_by(store)
        finally:
            await store.close()

    return asyncio.run(read())


def in_folder(folder: Path) -> Kept:
    return kept(Settings(data=folder))


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} - {"tables.sqlite.lock"}


def test_a_backup_is_one_file_that_holds_every_table(run: Run, filled: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    assert run("backup", target, "--data", filled) == (0, f"Backed up 2 tables to {target}.\n", "")
    assert files(tmp_path) == {"copy.sqlite"}
    assert target.read_bytes()[18:20] == b"\1\1", "it can be read where nothing can be written"
    assert run("restore", target, "--data", tmp_path / "new") == (0, f"Restored 2 tables from {target}.\n", "")
    assert files(tmp_path) == {"copy.sqlite", "new"}, "to read it leaves nothing beside it"
    assert files(tmp_path / "new") == {"tables.sqlite"}
    assert in_folder(tmp_path / "new") == in_folder(filled)
    assert len(in_folder(filled)) == 2


def test_one_table_is_one(run: Run, tmp_path: Path) -> None:
    with Served(tmp_path / "data") as server:
        asyncio.run(some_games(server, 1, moves=1))
        code, out, _ = run("backup", tmp_path / "b", "--data", tmp_path / "data")
        assert (code, out) == (0, f"Backed up one table to {tmp_path / 'b'}.\n")
    assert run("restore", tmp_path / "b", "--data", tmp_path / "n")[1].startswith("Restored one table from ")


def test_a_player_is_recognised_after_a_restore_and_plays_on(run: Run, tmp_path: Path) -> None:
    with Served(tmp_path / "old") as server:
        desks = asyncio.run(some_games(server, 2, moves=4))
        run("backup", tmp_path / "backup", "--data", tmp_path / "old")
    run("restore", tmp_path / "backup", "--data", tmp_path / "new")
    with Served(tmp_path / "new") as server:
        for desk in desks:
            desk.ports = [server.port]
        asyncio.run(hammer(desks, random.Random(2)))
        asyncio.run(check_all(desks, server.port))
        assert all(desk.is_over for desk in desks)


def test_a_backup_of_a_server_in_use_holds_all_that_was_acknowledged_before_it(run: Run, tmp_path: Path) -> None:
    async def back_up_under_load(server: Served) -> list[tuple[Path, dict[str, int]]]:
        chance = random.Random(3)
        desks = await some_games(server, 12, moves=1)
        copies = []
        for number in range(4):
            before = {desk.table: len(desk.acknowledged) for desk in desks}
            target = tmp_path / f"backup-{number}"
            words = (sys.executable, "-m", "regnum", "backup", target, "--data", tmp_path / "data")
            process = await asyncio.create_subprocess_exec(*map(str, words), stdout=subprocess.DEVNULL)
            await go_on(desks, chance)
            assert await process.wait() == 0
            copies.append((target, before))
        await hammer(desks, chance)  # to the end
        await check_all(desks, server.port)
        return copies

    with Served(tmp_path / "data") as server:
        copies = asyncio.run(back_up_under_load(server))
    whole = in_folder(tmp_path / "data")
    plies = []
    for target, before in copies:
        folder = tmp_path / f"restored-{target.name}"
        assert run("restore", target, "--data", folder)[0] == 0
        restored = in_folder(folder)
        assert set(restored) == set(whole)
        for table, (rows, entry) in restored.items():
            assert rows == whole[table][0][: len(rows)], "a beginning of what there is now"
            assert len(rows) >= 4 + before[table]
            assert entry.details.ply == sum(b'"type":"played"' in row.body for row in rows), "the index fits the log"
        plies.append(sum(len(rows) for rows, _ in restored.values()))
    assert plies == sorted(plies)
    assert plies[0] < sum(len(rows) for rows, _ in whole.values()), "games went on meanwhile"


def test_a_folder_with_tables_is_filled_only_if_asked_and_what_was_there_is_kept(
    run: Run, filled: Path, backup: Path, tmp_path: Path
) -> None:
    with Served(tmp_path) as server:
        asyncio.run(some_games(server, 3, moves=2))
    before = in_folder(tmp_path)
    assert run("restore", backup, "--data", tmp_path) == (
        2,
        "",
        "regnum: There are already tables here. To replace them, add --replace.\n",
    )
    assert in_folder(tmp_path) == before
    (log,) = (name for name in files(tmp_path) if name.endswith(".log"))
    assert run("restore", backup, "--data", tmp_path, "--replace")[0] == 0
    assert in_folder(tmp_path) == in_folder(filled)
    (aside,) = files(tmp_path) - {"tables.sqlite", log}
    assert aside.startswith("tables.sqlite.2")
    (tmp_path / "elsewhere").mkdir()
    shutil.copy(tmp_path / aside, tmp_path / "elsewhere" / "tables.sqlite")
    assert in_folder(tmp_path / "elsewhere") == before


def test_what_a_killed_server_left_in_its_write_ahead_log_is_kept_aside_too(
    run: Run, backup: Path, tmp_path: Path
) -> None:
    with Served(tmp_path / "data") as server:
        desks = asyncio.run(some_games(server, 1, moves=2))
    assert (tmp_path / "data" / "tables.sqlite-wal").stat().st_size > 0, "it was killed"
    assert run("restore", backup, "--data", tmp_path / "data", "--replace")[0] == 0
    (aside,) = (name for name in files(tmp_path / "data") if name.startswith("tables.sqlite."))
    assert not any(name.endswith(("-wal", "-shm")) for name in files(tmp_path / "data"))
    assert run("restore", tmp_path / "data" / aside, "--data", tmp_path / "again")[0] == 0
    assert list(in_folder(tmp_path / "again")) == [desks[0].table]


def test_an_empty_store_is_filled_without_being_asked(run: Run, filled: Path, backup: Path, tmp_path: Path) -> None:
    assert in_folder(tmp_path) == {}
    assert run("restore", backup, "--data", tmp_path)[0] == 0
    assert in_folder(tmp_path) == in_folder(filled)


@pytest.mark.parametrize("rubbish", [b"rubbish" * 5000, b""])
def test_a_broken_store_can_be_replaced_and_its_log_does_not_spoil_the_new_one(
    run: Run, filled: Path, backup: Path, tmp_path: Path, rubbish: bytes
) -> None:
    (tmp_path / "tables.sqlite").write_bytes(rubbish)
    shutil.copy(write_ahead_log(backup, tmp_path), tmp_path / "tables.sqlite-wal")
    assert run("restore", backup, "--data", tmp_path, "--replace")[0] == 0
    assert not any(name in files(tmp_path) for name in ("tables.sqlite-wal", "tables.sqlite-shm"))
    assert in_folder(tmp_path) == in_folder(filled)
    assert any(name.startswith("tables.sqlite.2") for name in files(tmp_path))


def write_ahead_log(backup: Path, folder: Path) -> Path:
    """A write-ahead log that holds some pages of a store, but not its first one."""
    store = folder / "other"
    shutil.copy(backup, store)
    writer = apsw.Connection(str(store))
    writer.pragma("journal_mode", "WAL")
    writer.execute("UPDATE events SET time = time + 1")
    log = Path(shutil.copy(f"{store}-wal", folder / "log"))
    writer.close()
    return log


def truncated(backup: Path) -> bytes:
    return backup.read_bytes()[: backup.stat().st_size // 8192 * 4096]


def without_the_last_page(backup: Path) -> bytes:
    return backup.read_bytes()[:-4096]


def torn(backup: Path) -> bytes:
    return backup.read_bytes()[:-1000]


def overwritten(backup: Path) -> bytes:
    whole = bytearray(backup.read_bytes())
    whole[8192:16384] = b"\xff" * 8192
    return bytes(whole)


def text(_backup: Path) -> bytes:
    return b"Dear diary, " * 1000


def empty(_backup: Path) -> bytes:
    return b""


def foreign(_backup: Path) -> bytes:
    return _database("CREATE TABLE recipes (name)")


def foreign_with_a_version(_backup: Path) -> bytes:
    return _database("CREATE TABLE recipes (name); PRAGMA user_version = 2")


def from_the_future(_backup: Path) -> bytes:
    return _database("CREATE TABLE tables (table_id); PRAGMA user_version = 999")


def _database(script: str) -> bytes:
    made = apsw.Connection(":memory:")
    made.execute(script)
    content = made.serialize("main")
    made.close()
    assert content is not None
    return bytes(content)


BROKEN = (
    truncated,
    without_the_last_page,
    torn,
    overwritten,
    text,
    empty,
    foreign,
    foreign_with_a_version,
    from_the_future,
)


@pytest.mark.parametrize("spoil", BROKEN)
@pytest.mark.parametrize("is_full", [False, True])
def test_an_incomplete_backup_is_rejected_and_nothing_changed(
    run: Run, filled: Path, backup: Path, tmp_path: Path, spoil: Callable[[Path], bytes], is_full: bool
) -> None:
    source, folder = tmp_path / "source", tmp_path / "data"
    source.write_bytes(spoil(backup))
    if is_full:
        folder.mkdir()
        shutil.copy(filled / "tables.sqlite", folder)
    code, out, err = run("restore", source, "--data", folder, "--replace")
    assert (code, out) == (2, "")
    assert err.startswith(f"regnum: {source} is not a complete backup: ")
    assert err.count("\n") == 1, err
    if is_full:
        assert files(folder) == {"tables.sqlite"}
        assert in_folder(folder) == in_folder(filled)
    else:
        assert not folder.exists() or files(folder) == set()


def test_a_file_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    problems = {nothing: "There is no such file or folder.", tmp_path: "It is a folder, not a file."}
    for file, problem in problems.items():
        code, _, err = run("restore", file, "--data", tmp_path / "data")
        assert code == 2
        assert err == f"regnum: {file}: {problem}\n"
    assert not (tmp_path / "data").exists()


def test_a_store_that_a_server_uses_is_not_replaced(run: Run, backup: Path, tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        desks = asyncio.run(some_games(server, 1, moves=2))
        for more in ([], ["--replace"]):
            code, _, err = run("restore", backup, "--data", tmp_path, *more)
            assert code == 2
            assert err.startswith("regnum: The saved tables cannot be opened: ")
            assert err.endswith(" is in use by another server process\n")
        asyncio.run(hammer(desks, random.Random(1)))
        asyncio.run(check_all(desks, server.port))
    assert list(in_folder(tmp_path)) == [desks[0].table]


def test_a_backup_overwrites_nothing_and_needs_something_to_copy(run: Run, filled: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    assert run("backup", tmp_path / "mine", "--data", filled) == (
        2,
        "",
        f"regnum: {tmp_path / 'mine'} already exists. Choose another name.\n",
    )
    assert (tmp_path / "mine").read_text() == "precious"
    nowhere = tmp_path / "nowhere"
    assert run("backup", tmp_path / "new", "--data", nowhere) == (
        2,
        "",
        f"regnum: Nothing to back up: {nowhere / 'tables.sqlite'} does not exist.\n",
    )
    assert not nowhere.exists(), "to ask makes no store"
    code, _, err = run("backup", tmp_path / "no" / "folder", "--data", filled)
    assert code == 2
    assert err == f"regnum: The folder {tmp_path / 'no'} does not exist. Create it first, or choose another.\n"
    assert files(tmp_path) == {"mine"}


def flip(file: Path, chance: random.Random) -> None:
    """Flip one bit of a file."""
    content = bytearray(file.read_bytes())
    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    file.write_bytes(content)


def test_any_flipped_bit_of_a_backup_is_noticed(run: Run, backup: Path, tmp_path: Path) -> None:
    code, out, _ = run("verify", backup)
    assert (code, out[:26]) == (0, "All 2 tables are undamaged")
    chance = random.Random("bits")
    for number in range(60):
        spoilt = Path(shutil.copy(backup, tmp_path / "spoilt"))
        flip(spoilt, chance)
        assert run("restore", spoilt, "--data", tmp_path / f"data-{number}")[0] == 2
        assert run("verify", spoilt)[0] != 0
        assert not (tmp_path / f"data-{number}").exists()


def test_damaged_events_are_named_and_restored_only_if_asked(run: Run, filled: Path, tmp_path: Path) -> None:
    """A file without a seal: the store itself was copied."""
    copied = Path(shutil.copy(filled / "tables.sqlite", tmp_path / "copied"))
    whole = in_folder(filled)
    spoilt, sound = sorted(whole)
    database = apsw.Connection(str(copied))
    database.execute("UPDATE events SET time = time + 1 WHERE table_id = ? AND number = 3", (spoilt,))
    database.close()
    assert run("verify", copied) == (1, f"Table {spoilt} is damaged. Event 3 is not as it was written.\n", "")
    code, _, err = run("restore", copied, "--data", tmp_path / "data")
    assert code == 2
    assert err.startswith(f"regnum: {copied} contains damaged tables: {spoilt}. ")
    assert not (tmp_path / "data" / "tables.sqlite").exists()
    assert run("restore", copied, "--data", tmp_path / "data", "--keep-damaged")[0] == 0
    assert in_folder(tmp_path / "data")[sound] == whole[sound]
    code, out, err = run("backup", tmp_path / "again", "--data", tmp_path / "data")
    assert (code, out) == (1, f"Backed up 2 tables to {tmp_path / 'again'}.\n")
    assert err == f"Table {spoilt} is damaged. Event 3 is not as it was written.\n"


def test_a_log_that_has_lost_its_end_is_noticed(run: Run, filled: Path, tmp_path: Path) -> None:
    copied = Path(shutil.copy(filled / "tables.sqlite", tmp_path / "copied"))
    table = min(in_folder(filled))
    database = apsw.Connection(str(copied))
    last = database.execute("SELECT max(number) FROM events WHERE table_id = ?", (table,)).fetchall()[0][0]
    database.execute("UPDATE events SET table_id = 'elsewhere' WHERE table_id = ? AND number = ?", (table, last))
    database.close()
    code, out, _ = run("verify", copied)
    assert code == 1
    assert "Table elsewhere is damaged. Event 0 is missing.\n" in out
    assert f"Table {table} is damaged. The list of tables does not match its log.\n" in out


def test_a_restored_backup_can_be_copied_as_it_is(run: Run, backup: Path, tmp_path: Path) -> None:
    """Only backups have a checksum of the whole file; a server's own file changes all the time."""
    assert run("restore", backup, "--data", tmp_path / "data")[0] == 0
    with Served(tmp_path / "data") as server:
        asyncio.run(some_games(server, 1, moves=2))
        assert server.stop() == 0
    assert run("verify", tmp_path / "data" / "tables.sqlite")[0] == 0


_numbers = count()


@pytest.fixture
def database(postgres: PostgresServer) -> Iterator[str]:
    name = f"backup-{os.getpid()}-{next(_numbers)}"
    yield postgres.create_database(name)
    postgres.drop_database(name)


@asynccontextmanager
async def opened(folder: Path | None, database: str = "") -> AsyncIterator[SqliteStore | PostgresStore]:
    store = await (PostgresStore.open(database) if folder is None else SqliteStore.open(folder / "tables.sqlite"))
    yield store
    await store.close()


async def everything(folder: Path | None, database: str = "") -> Any:
    """All that a store can be asked for."""
    async with opened(folder, database) as store:
        tables = await kept_by(store)
        players = sorted(await store._read("SELECT player, name, created FROM players", ()))
        statistics = [await store.finished(player) for player, *_ in players]
        tokens = sorted((bytes(hash_), player) for hash_, player in await store._read("SELECT * FROM tokens", ()))
        found = await store.search(Search(viewer=players[0][0]))
        return tables, players, statistics, tokens, found, sorted(await store.uptime(0))


def test_tables_go_from_a_file_to_postgresql_and_back_and_stay_what_they_are(
    run: Run, filled: Path, backup: Path, database: str, tmp_path: Path
) -> None:
    before = asyncio.run(everything(filled))
    assert len(before[0]) == 2
    assert all(before[:2])
    data = ("--data", tmp_path / "data")
    assert run("restore", backup, "--database", database, *data) == (
        0,
        f"Restored 2 tables from {backup}.\n",
        "",
    )
    assert asyncio.run(everything(None, database)) == before
    assert run("backup", tmp_path / "b", "--database", database, *data)[:2] == (
        0,
        f"Backed up 2 tables to {tmp_path / 'b'}.\n",
    )
    assert run("restore", tmp_path / "b", "--data", tmp_path / "new")[0] == 0
    assert asyncio.run(everything(tmp_path / "new")) == before


def test_a_database_with_tables_is_not_filled(run: Run, backup: Path, database: str, tmp_path: Path) -> None:
    with Served(tmp_path, "--database", database) as server:
        desks = asyncio.run(some_games(server, 1, moves=2))
        before = asyncio.run(everything(None, database))
        for more in ([], ["--replace"]):
            assert run("restore", backup, "--database", database, "--data", tmp_path, *more) == (
                2,
                "",
                "regnum: The database is not empty. Restore into an empty one.\n",
            )
        assert asyncio.run(everything(None, database)) == before
        asyncio.run(check_all(desks, server.port))


def test_games_at_postgresql_are_copied_while_they_are_played(run: Run, database: str, tmp_path: Path) -> None:
    async def back_up_under_load(server: Served) -> dict[str, int]:
        desks = await some_games(server, 6, moves=1)
        playing = asyncio.ensure_future(hammer(desks, random.Random(3)))
        await asyncio.sleep(0.2)
        before = {desk.table: len(desk.acknowledged) for desk in desks}
        words = (sys.executable, "-m", "regnum", "backup", tmp_path / "backup", "--database", database)
        process = await asyncio.create_subprocess_exec(*map(str, words), stdout=subprocess.DEVNULL)
        assert await process.wait() == 0
        await playing
        await check_all(desks, server.port)
        return before

    with Served(tmp_path, "--database", database) as server:
        before = asyncio.run(back_up_under_load(server))
    whole = asyncio.run(everything(None, database))[0]
    assert run("restore", tmp_path / "backup", "--data", tmp_path / "new")[0] == 0
    restored = in_folder(tmp_path / "new")
    assert set(restored) == set(whole)
    for table, (rows, entry) in restored.items():
        assert rows == whole[table][0][: len(rows)]
        assert len(rows) >= 4 + before[table]
        assert entry.details.ply == sum(b'"type":"played"' in row.body for row in rows)


def test_a_broken_file_leaves_a_database_empty(run: Run, backup: Path, database: str, tmp_path: Path) -> None:
    (tmp_path / "torn").write_bytes(torn(backup))
    assert run("restore", tmp_path / "torn", "--database", database, "--data", tmp_path)[0] == 2
    assert run("restore", backup, "--database", database, "--data", tmp_path)[0] == 0


def test_a_database_that_does_not_answer_is_told(run: Run, backup: Path, tmp_path: Path) -> None:
    for words in (("backup", tmp_path / "new"), ("restore", backup)):
        code, out, err = run(*words, "--database", "postgresql://x@127.0.0.1:1/x", "--data", tmp_path)
        assert (code, out) == (2, "")
        assert err.startswith("regnum: The saved tables cannot be opened: ")
    assert files(tmp_path) == set()

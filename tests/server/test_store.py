"""Both stores keep the same promises: what was acknowledged is there, what was refused by fault of another is not."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import apsw
import psycopg
import pytest

from regnum.server.metrics import METRICS
from regnum.server.statistics import PlayerStats, records_of
from regnum.server.store import (
    ConflictError,
    Details,
    Entry,
    Identity,
    Row,
    Search,
    SeatEntry,
    StorageError,
    Store,
)
from regnum.server.store.migrations import migrations
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.sqlite import SqliteStore, back_up
from tests.support.disk import Disk
from tests.support.postgres_server import PostgresServer
from tests.support.store import entry_in

AnyStore = SqliteStore | PostgresStore


class Home:
    """A database, and the stores that a test opens in it."""

    def __init__(self, kind: str, place: str) -> None:
        self.kind = kind
        self.place = place
        self._opened: list[AnyStore] = []

    async def open(self, up_to: int | None = None) -> AnyStore:
        store: AnyStore
        if self.kind == "sqlite":
            store = await SqliteStore.open(Path(self.place), up_to=up_to)
        else:
            store = await PostgresStore.open(self.place, up_to=up_to)
        self._opened.append(store)
        return store

    def say(self, *statements: str) -> None:
        """Do something behind the stores' backs."""
        if self.kind == "sqlite":
            connection = apsw.Connection(self.place)
            connection.execute(";".join(statements))
            connection.close()
        else:
            with psycopg.connect(self.place, autocommit=True) as server:
                server.execute(";".join(statements).encode())

    async def close(self) -> None:
        for store in self._opened:
            await store.close()


@asynccontextmanager
async def sqlite_home(folder: Path) -> AsyncIterator[Home]:
    home = Home("sqlite", str(folder / "tables.sqlite"))
    yield home
    await home.close()


@asynccontextmanager
async def postgres_home(server: PostgresServer) -> AsyncIterator[Home]:
    name = uuid4().hex
    home = Home("postgres", server.create_database(name))
    yield home
    await home.close()
    server.drop_database(name)


@pytest.fixture(params=["sqlite", "postgres"])
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Home]:
    is_sqlite = request.param == "sqlite"
    async with sqlite_home(tmp_path) if is_sqlite else postgres_home(request.getfixturevalue("postgres")) as made:
        yield made


@pytest.fixture
async def postgres_only(postgres: PostgresServer) -> AsyncIterator[Home]:
    async with postgres_home(postgres) as made:
        yield made


@pytest.fixture
def mortal() -> Iterator[PostgresServer]:
    """A server that may be killed without harm to other tests."""
    server = PostgresServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture
async def mortal_home(mortal: PostgresServer) -> AsyncIterator[Home]:
    async with postgres_home(mortal) as made:
        yield made


@pytest.fixture
async def store(home: Home) -> AnyStore:
    return await home.open()


def entry(table: str = "t", **changes: Any) -> Entry:
    usual: dict[str, Any] = {
        "game": "kingdomino",
        "status": "playing",
        "is_listed": True,
        "opened": 5,
        "changed": 10,
        "to_act": 1,
        "needs_service": False,
        "details": Details(options={"variants": ["harmony"], "title": "Őrség “1”"}, ply=3),
        "seats": (SeatEntry(0, "Ann", "ann"), SeatEntry(1, "Knight", bot="knight")),
    }
    return Entry(table=table, **(usual | changes))


def row(number: int = 0, body: bytes = b"{}") -> Row:
    return Row(number, 1_700_000_000_000 + number, body)


async def add(store: Store, *tables: str) -> list[str]:
    """Begin these tables at once; which of them were acknowledged."""
    done = await asyncio.gather(
        *(store.append([row()], entry(table), with_seats=True) for table in tables), return_exceptions=True
    )
    assert all(one is None or type(one) is StorageError for one in done), done
    return [table for table, one in zip(tables, done, strict=True) if one is None]


async def present(store: Store, tables: Iterable[str]) -> set[str]:
    return {table for table in tables if await store.rows(table)}


async def eventually(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.01)


# The log


async def test_rows_come_back_as_they_were_written(store: Store) -> None:
    bodies = [b'{"a":1}', '{"b":"ő\\u0000\\ud800 %s ? "}'.encode(), b"\x00\xff"]
    rows = [row(number, body) for number, body in enumerate(bodies)]
    await store.append(rows[:2], entry(), with_seats=True)
    await store.append(rows[2:], entry(), with_seats=False)
    assert await store.rows("t") == rows
    assert await store.rows("t", 2) == rows[2:]
    assert await store.rows("t", 3) == []
    assert await store.rows("other") == []
    assert all(type(one.body) is bytes for one in await store.rows("t"))


async def test_a_taken_number_is_a_conflict_and_nothing_is_written(store: Store) -> None:
    await store.append([row(0), row(1)], entry(), with_seats=True)
    with pytest.raises(ConflictError):
        await store.append([row(2), row(1, b"[]")], entry(changed=99, seats=()), with_seats=True)
    assert await store.rows("t") == [row(0), row(1)]
    assert await entry_in(store, "t") == entry()


async def test_one_of_many_wins_and_bystanders_are_unharmed(store: Store) -> None:
    rivals = [store.append([row(0, b"%d" % n)], entry("t"), with_seats=True) for n in range(20)]
    others = [store.append([row()], entry(f"o{n}"), with_seats=True) for n in range(20)]
    done = await asyncio.gather(
        *(one for pair in zip(rivals, others, strict=True) for one in pair), return_exceptions=True
    )
    assert done[1::2] == [None] * 20
    assert sum(one is None for one in done[::2]) == 1
    assert sum(isinstance(one, ConflictError) for one in done[::2]) == 19
    (kept,) = await store.rows("t")
    assert kept.body == b"%d" % done[::2].index(None)
    assert len(await present(store, [f"o{n}" for n in range(20)])) == 20


async def collide(home: Home, store: Store, number: int) -> None:
    """Have another process be faster by so little that the whole transaction is under way already."""
    with psycopg.connect(home.place) as other, psycopg.connect(home.place, autocommit=True) as watching:
        other.execute("INSERT INTO events VALUES ('t', %s, 0, '', '')", (number,))
        losing = asyncio.create_task(store.append([row(number)], entry(), with_seats=False))
        async with asyncio.timeout(20):
            while not watching.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchall():
                await asyncio.sleep(0.001)
        other.commit()
        with pytest.raises(ConflictError):
            await losing


async def test_conflicts_leave_no_statement_that_was_never_prepared(postgres_only: Home) -> None:
    """psycopg prepares statements that are used often, and a conflict may be when it would have done so."""
    number = 0
    for successes in range(8):
        store = await postgres_only.open()
        for more in (0, successes, 1):
            await collide(postgres_only, store, number)
            for later in range(more):
                await store.append([row(number + 1 + later)], entry(), with_seats=False)
            number += more + 1
        await store.close()
    assert len(await (await postgres_only.open()).rows("t")) == number


async def test_many_requests_share_a_commit(store: AnyStore) -> None:
    before = METRICS.commits._value.get()
    tables = [f"t{n}" for n in range(300)]
    assert await add(store, *tables) == tables
    assert METRICS.commits._value.get() - before < 30
    assert len(await present(store, tables)) == 300


async def test_what_comes_alone_is_written_at_once_and_what_follows_waits_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.server.store.sqlite._SPACING", 3600.0)
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    async with asyncio.timeout(60):
        await add(store, "first")
    before = METRICS.commits._value.get()
    others = [asyncio.create_task(add(store, name)) for name in ("second", "third")]
    await asyncio.sleep(0.05)
    assert not any(other.done() for other in others)
    await store.close()
    assert await asyncio.gather(*others) == [["second"], ["third"]], "nothing that waits is lost"
    assert METRICS.commits._value.get() - before == 1


async def test_requests_for_one_table_keep_their_order(store: Store) -> None:
    requests = [store.append([row(n), row(n + 1)], entry(changed=n), with_seats=n % 4 == 0) for n in range(0, 40, 2)]
    await asyncio.gather(*requests, add(store, "a", "z"))
    assert [one.number for one in await store.rows("t")] == list(range(40))
    found = await entry_in(store, "t")
    assert found
    assert found.changed == 38


async def test_what_cannot_be_text_harms_nobody_else(store: Store) -> None:
    bad = store.append([row()], entry("bad", game="\ud800"), with_seats=True)
    done = await asyncio.gather(add(store, "a", "b"), bad, add(store, "y", "z"), return_exceptions=True)
    assert done[0] == ["a", "b"]
    assert isinstance(done[1], ValueError)
    assert done[2] == ["y", "z"]
    assert await store.rows("bad") == []


async def test_a_cancelled_caller_does_not_disturb_the_others(store: Store) -> None:
    task = asyncio.create_task(store.append([row()], entry("a"), with_seats=True))
    await asyncio.sleep(0)
    task.cancel()
    assert await add(store, "b") == ["b"]
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_redaction_replaces_bodies_and_seats(store: Store) -> None:
    await store.append([row(0, b"Ann"), row(1, b"x"), row(2, b"Ann")], entry(), with_seats=True)
    after = entry(seats=(SeatEntry(0, "-"), SeatEntry(1, "Knight", bot="knight")), details=Details())
    await store.redact("t", [row(0, b"-"), Row(2, 0, b"-", b"checksum")], after)
    assert [one.body for one in await store.rows("t")] == [b"-", b"x", b"-"]
    assert [one.checksum for one in await store.rows("t")] == [b"", b"", b"checksum"]
    assert [one.time for one in await store.rows("t")] == [row(number).time for number in range(3)]
    assert await entry_in(store, "t") == after
    assert await store.search(Search(player="ann", viewer="ann")) == []


# The index


async def test_an_entry_is_kept_with_its_seats(store: Store) -> None:
    assert await entry_in(store, "t") is None
    await store.append([row(0)], entry(), with_seats=True)
    assert await entry_in(store, "t") == entry()
    await store.append([row(1)], entry(status="over", to_act=None, is_listed=False, seats=()), with_seats=False)
    assert await entry_in(store, "t") == entry(status="over", to_act=None, is_listed=False)
    results = (SeatEntry(3, "Ben", "ben", score=-4, rank=2), SeatEntry(5, "Cid", "cid", "own", 7, 1))
    await store.append([row(2)], entry(needs_service=True, seats=results), with_seats=True)
    assert await entry_in(store, "t") == entry(needs_service=True, seats=results)
    await store.append([row(3)], entry(seats=()), with_seats=True)
    assert await entry_in(store, "t") == entry(seats=())


async def test_tables_that_need_service_are_found(store: Store) -> None:
    await store.append([row()], entry("a", needs_service=True), with_seats=True)
    await store.append([row()], entry("b"), with_seats=True)
    assert await store.tables_to_serve() == ["a"]
    await store.append([row(1)], entry("a"), with_seats=False)
    assert await store.tables_to_serve() == []


async def test_tables_are_found_by_the_people_in_their_logs(store: Store) -> None:
    await store.append([row(0)], entry("a", seats=()), with_seats=True, people=["ann", "ben"])
    await store.append([row(1)], entry("a", seats=()), with_seats=True, people=["ann"])
    await store.append([row(0)], entry("b", seats=()), with_seats=True, people=["ann"])
    await store.append([row(0)], entry("c", seats=()), with_seats=True, people=["anna"])
    assert sorted(await store.tables_of("ann")) == ["a", "b"]
    assert await store.tables_of("%") == []


NAMES = ["Ann", "anna", "ANDRÁS", "Straße", "STRASSE 2", "50%", "5_", "5x", "Żaneta", "\U0010ffff", "\U0010ffffb", "퟿a"]
PLAYERS = [f"p{n}" for n in range(6)]


def random_entry(chance: random.Random, number: int) -> Entry:
    seats = [
        SeatEntry(seat, chance.choice(NAMES), chance.choice([None, *PLAYERS]))
        for seat in chance.sample(range(4), chance.randrange(5))
    ]
    return entry(
        f"t{number}",
        game=chance.choice(["kingdomino", "kingdoms"]),
        status=chance.choice(["open", "playing", "over"]),
        is_listed=chance.random() < 0.6,
        changed=chance.randrange(20),
        host=chance.choice([None, *PLAYERS[:3]]),
        kept=chance.choice(["always", "waiting", "alone", "shared"]),
        seats=tuple(sorted(seats, key=lambda one: one.seat)),
    )


def random_search(chance: random.Random) -> Search:
    def maybe(values: list[Any]) -> Any:
        return chance.choice(values) if chance.random() < 0.3 else None

    return Search(
        statuses=tuple(chance.choices(["open", "playing", "over"], k=chance.randrange(5))),
        game=maybe(["kingdomino", "kingdoms", "chess"]),
        player=maybe(PLAYERS),
        name=maybe([*NAMES, "", "a", "5", "%", "_", "ss", "strass", "퟿", "\U0010ffff"]),
        viewer=maybe([*PLAYERS, "stranger"]),
        since=maybe([0, 5, -(10**30), 10**30]),
        until=maybe([15, 10, 10**30]),
        before=maybe([(10, "t3"), (5, "t"), (10**30, "t"), (19, "t99")]),
        limit=chance.choice([1, 3, 20, 100]),
        most_of_host=maybe([1, 2, 3]),
    )


def naive_search(entries: list[Entry], wanted: Search) -> list[Entry]:
    def is_listed(one: Entry) -> bool:
        others = [
            other for other in entries if other.is_listed and (other.host, other.status) == (one.host, one.status)
        ]
        newer = [other for other in others if (other.changed, other.table) > (one.changed, one.table)]
        is_limited = wanted.most_of_host is not None and one.host is not None
        return one.is_listed and (not is_limited or len(newer) < (wanted.most_of_host or 0))

    def is_wanted(one: Entry) -> bool:
        players = {seat.player for seat in one.seats} - {None}
        names = [seat.name.casefold() for seat in one.seats]
        return (
            one.status in wanted.statuses
            and wanted.game in (None, one.game)
            and (wanted.player is None or wanted.player in players)
            and (wanted.name is None or any(name.startswith(wanted.name.casefold()) for name in names))
            and (is_listed(one) or wanted.viewer in players)
            and (wanted.since is None or one.changed >= wanted.since)
            and (wanted.until is None or one.changed < wanted.until)
            and (wanted.before is None or (one.changed, one.table) < wanted.before)
        )

    found = sorted(filter(is_wanted, entries), key=lambda one: (one.changed, one.table), reverse=True)
    return found[: wanted.limit]


async def test_search_finds_what_a_naive_filter_finds(store: Store) -> None:
    chance = random.Random("search")
    entries = [random_entry(chance, number) for number in range(80)]
    await asyncio.gather(*(store.append([row()], one, with_seats=True) for one in entries))
    found = 0
    for _ in range(300):
        wanted = random_search(chance)
        expected = naive_search(entries, wanted)
        assert await store.search(wanted) == expected, wanted
        found += bool(expected)
    assert found > 60


async def test_idle_tables_are_found_and_deleted_with_all_that_was_kept_of_them(store: AnyStore) -> None:
    for number, kind in enumerate(["waiting", "waiting", "waiting", "alone", "always"]):
        one = entry(f"t{number}", kept=kind, changed=10 * number)
        await store.append([row(0), row(1)], one, with_seats=True, people=["ann"])
    await store.add_link(b"hash", "t1", 0, 10**6)
    assert await store.tables_to_forget("waiting", 20, 10) == ["t0", "t1"]
    assert await store.tables_to_forget("waiting", 100, 2) == ["t0", "t1"]
    assert await store.tables_to_forget("alone", 100, 9) == ["t3"]
    await store.forget_table("t1", 9)
    assert len(await store.rows("t1")) == 2, "it has changed since then"
    before = [chunk async for chunk in store.export()]
    await store.forget_table("t1", 10)
    after = [chunk async for chunk in store.export()]
    assert "t1" in str(before)
    assert "t1" not in str(after)
    assert sorted(await store.tables_of("ann")) == ["t0", "t2", "t3", "t4"]
    assert await store.link(b"hash", 0) is None
    assert [one.table for one in await store.search(Search())] == ["t4", "t3", "t2", "t0"]


async def test_pages_follow_each_other(store: Store) -> None:
    chance = random.Random("pages")
    entries = [random_entry(chance, number) for number in range(50)]
    await asyncio.gather(*(store.append([row()], one, with_seats=True) for one in entries))
    pages, before = [], None
    while page := await store.search(Search(viewer="p1", before=before, limit=4)):
        pages += page
        before = (page[-1].changed, page[-1].table)
    assert pages == naive_search(entries, Search(viewer="p1", limit=100))


async def test_what_cannot_be_text_is_not_found(store: Store) -> None:
    await add(store, "t")
    for text in ("\0", "A\0", "\ud800"):
        assert await store.rows(text) == []
        assert await store.search(Search(name=text)) == []
        assert await store.search(Search(game=text)) == []
        assert await store.search(Search(player=text)) == []
        assert await store.finished(text) == []


async def test_statistics_count_games_played_to_their_end(store: Store) -> None:
    def over(table: str, *scores: tuple[str, int | None, int], **changes: Any) -> Awaitable[None]:
        seats = tuple(SeatEntry(seat, name, name, None, *result) for seat, (name, *result) in enumerate(scores))
        return store.append([row()], entry(table, **({"status": "over", "seats": seats} | changes)), with_seats=True)

    await over("a", ("ann", 50, 1), ("ben", 41, 2))
    await over("b", ("ben", 60, 1), ("ann", 45, 2))
    await over("c", ("ann", 30, 1), ("ben", 30, 1), ("cid", 2, 3))
    await over("d", ("ann", None, 2), ("ben", None, 1))
    await over("e", ("ann", -7, 1), ("ben", -8, 2), game="kingdoms", is_listed=False)
    await over("f", ("ann", 99, 1), ("ben", 0, 2), status="playing")
    assert records_of(await store.finished("ann"), "ann") == [
        PlayerStats("kingdomino", 2, 2, 1, 47.5, 50),
        PlayerStats("kingdomino", 3, 1, 1, 30.0, 30),
        PlayerStats("kingdoms", 2, 1, 1, -7.0, -7),
    ]
    assert await store.finished("nobody") == []


# People, links, processes


async def test_identities_are_found_by_any_of_their_tokens(store: Store) -> None:
    ann = Identity("ann", "Ann", is_bot=False, created=3)
    await store.add_identity(ann, b"\x001")
    await store.add_identity(ann, b"\x001")  # tried again after an unknown end
    await store.add_identity(ann, b"2")
    await store.add_identity(Identity("bot", "Bot", is_bot=True, created=4), b"3")
    assert await store.identity(b"\x001") == await store.identity(b"2") == ann
    assert await store.identity(b"3") == Identity("bot", "Bot", is_bot=True, created=4)
    assert await store.identity(b"4") is None
    await store.rename("ann", "Anna")
    assert await store.identity(b"2") == Identity("ann", "Anna", is_bot=False, created=3)
    await store.delete_identity("ann")
    assert await store.identity(b"\x001") is None
    assert await store.identity(b"3") is not None
    await store.add_identity(ann, b"6")
    assert await store.identity(b"2") is None
    assert await store.identity(b"6") == ann


async def test_links_expire(home: Home) -> None:
    store = await home.open()
    await store.add_link(b"a", "t", 2, expires=100)
    await store.add_link(b"b", "u", 0, expires=200)
    await store.add_link(b"c", "u", 1, expires=300)
    assert await store.link(b"a", 99) == ("t", 2)
    assert await store.link(b"a", 100) is None
    assert await store.link(b"x", 0) is None
    await store.delete_link(b"b")
    assert await store.link(b"b", 0) is None
    assert await store.link(b"a", 0) is None, "expired ones are forgotten as well"
    assert await store.link(b"c", 299) == ("u", 1)
    await store.add_link(b"c", "u", 1, expires=400)
    await store.heartbeat("p", 0, 399)
    await store.delete_link(b"x")
    assert await store.link(b"c", 399) == ("u", 1)


async def test_uptime_is_noted(store: Store) -> None:
    await store.heartbeat("p", 10, 20)
    await store.heartbeat("p", 10, 30)
    await store.heartbeat("p", 50, 60)
    await store.heartbeat("q", 15, 25)
    assert sorted(await store.uptime(0)) == [(10, 30), (15, 25), (50, 60)]
    assert sorted(await store.uptime(25)) == [(10, 30), (50, 60)]
    assert await store.uptime(60) == []


async def test_a_store_of_one_process_sees_nobody_elsewhere(tmp_path: Path) -> None:
    async with sqlite_home(tmp_path) as home:
        store = await home.open()
        assert not store.is_shared
        await store.set_presence("one", [("a", "ann")], until=100)
        assert await store.present_players("a", 50) == frozenset()


async def test_processes_see_who_has_a_stream_in_any_of_them(postgres_only: Home) -> None:
    one, two = await postgres_only.open(), await postgres_only.open()
    assert one.is_shared
    await one.set_presence("one", [("a", "ann"), ("a", "ben"), ("b", "ann"), ("a", "ann")], until=100)
    await two.set_presence("two", [("a", "ann"), ("a", "cid")], until=200)
    assert await two.present_players("a", 100) == {"ann", "ben", "cid"}
    assert await two.present_players("a", 101) == {"ann", "cid"}
    assert await two.present_players("c", 0) == frozenset()
    await one.set_presence("one", [("b", "ben")], until=150)
    assert await one.present_players("a", 0) == {"ann", "cid"}
    assert await one.present_players("b", 0) == {"ben"}


async def test_a_single_process_gets_every_lease(store: Store) -> None:
    assert await store.lease(["a", "b", "a"], "p", 0, 10) == {"a", "b"}
    assert await store.lease(["b", "c"], "p", 5, 15) == {"b", "c"}
    assert await store.lease([], "p", 5, 15) == set()
    await store.release("p")
    await store.listen(print)


async def test_a_lease_passes_to_another_process_when_it_ends(postgres_only: Home) -> None:
    one, two = await postgres_only.open(), await postgres_only.open()
    assert await one.lease(["a", "b"], "one", now=0, until=100) == {"a", "b"}
    assert await two.lease(["b", "c"], "two", now=50, until=150) == {"c"}
    assert await one.lease(["a", "b", "c"], "one", now=60, until=160) == {"a", "b"}
    await one.close()  # without a word
    assert await two.lease(["a", "b"], "two", now=160, until=260) == set()
    assert await two.lease(["a", "b"], "two", now=161, until=261) == {"a", "b"}
    await two.release("two")
    assert await two.lease(["a", "b", "c"], "three", now=162, until=163) == {"a", "b", "c"}


async def test_leases_wanted_by_two_at_once_are_granted_once(postgres_only: Home) -> None:
    one, two = await postgres_only.open(), await postgres_only.open()
    tables = [f"t{n}" for n in range(100)]
    for until in range(10, 60, 10):
        won, lost = await asyncio.gather(
            one.lease(tables, "one", until - 9, until), two.lease(tables[::-1], "two", until - 9, until)
        )
        assert won | lost == set(tables)
        assert not won & lost


async def test_others_are_heard_and_oneself_is_not(mortal: PostgresServer, mortal_home: Home) -> None:
    one, two = await mortal_home.open(), await mortal_home.open()
    heard: list[str | None] = []
    await two.listen(heard.append)
    await eventually(lambda: heard == [None])
    await add(two, "own")
    await add(one, "a:1", "b")
    await eventually(lambda: len(heard) == 3)
    await one.redact("b", [], entry("b"))
    await eventually(lambda: len(heard) == 4)
    assert heard == [None, "a:1", "b", "b"]
    mortal.kill()
    mortal.start()
    await eventually(lambda: heard[4:] == [None])
    await add(one, "c")
    await eventually(lambda: heard[5:] == ["c"])


# Versions


async def test_opening_again_finds_everything(home: Home) -> None:
    store = await home.open()
    await add(store, "t")
    await store.close()
    again = await home.open()
    assert await again.rows("t") == [row()]
    assert await entry_in(again, "t") == entry()


async def test_two_processes_may_migrate_at_once(postgres_only: Home) -> None:
    stores = await asyncio.gather(*(postgres_only.open() for _ in range(4)))
    assert await add(stores[0], "t") == ["t"]
    assert await stores[3].rows("t") == [row()]


async def test_a_newer_database_is_refused(home: Home) -> None:
    await (await home.open()).close()
    home.say("PRAGMA user_version = 99" if home.kind == "sqlite" else "UPDATE schema_version SET version = 99")
    with pytest.raises(StorageError, match="version 99"):
        await home.open()


def test_migrations_are_numbered_without_gaps_and_alike() -> None:
    numbers = [[step.number for step in migrations(kind)] for kind in ("sqlite", "postgres")]
    assert numbers[0] == numbers[1] == list(range(1, len(numbers[0]) + 1))


def test_sqlite_does_without_psycopg() -> None:
    code = "import sys; sys.modules['psycopg'] = None; import regnum.server.store.sqlite"
    subprocess.run([sys.executable, "-c", code], check=True)


async def test_tables_of_the_first_version_are_named_until_they_are_indexed(home: Home) -> None:
    await (await home.open(up_to=1)).close()
    yes, no = ("1", "0") if home.kind == "sqlite" else ("true", "false")
    home.say(
        f"INSERT INTO tables VALUES ('old', 'kingdomino', 'over', {yes}, 1, 2, NULL, {no}, '{{}}')",
        f"INSERT INTO tables VALUES ('live', 'kingdomino', 'playing', {yes}, 1, 2, 0, {no}, '{{}}')",
        "INSERT INTO seats VALUES ('old', 0, 'ann', 'Ann', 'ann', NULL), ('live', 0, 'ann', 'Ann', 'ann', NULL)",
    )
    store = await home.open()
    assert await entry_in(store, "old") == entry(
        "old", status="over", opened=1, changed=2, to_act=None, details=Details(), seats=(SeatEntry(0, "Ann", "ann"),)
    )
    assert await store.tables_to_index() == ["old"]
    await store.append([row()], entry("old", status="over"), with_seats=False)
    await store.append([row()], entry("live", status="over"), with_seats=True)
    assert await store.tables_to_index() == ["old"]
    await store.redact("old", [], entry("old", status="over", seats=(SeatEntry(0, "Ann", "ann", rank=1),)))
    assert await store.tables_to_index() == []


# Trouble


async def test_a_closed_store_says_so(store: Store) -> None:
    closing = asyncio.gather(store.append([row()], entry(), with_seats=True), store.close())
    await closing
    await store.close()
    for request in (store.rows("t"), store.rename("a", "b"), store.check()):
        with pytest.raises(StorageError, match="closed"):
            await request


async def test_a_working_store_passes_its_check(store: AnyStore) -> None:
    before = METRICS.commits._value.get()
    await store.check()
    assert METRICS.commits._value.get() == before + 1


async def test_a_file_that_is_not_a_database_is_rejected(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database" * 1000)
    for path in (tmp_path / "text", tmp_path, tmp_path / "nowhere" / "x"):
        with pytest.raises(StorageError):
            await SqliteStore.open(path)
    with pytest.raises(StorageError):
        await PostgresStore.open("postgresql://regnum@127.0.0.1:1/none")


@pytest.fixture
def disk() -> Iterator[Disk]:
    made = Disk()
    yield made
    made.unregister()


def crashed(path: Path) -> Path:
    """What a crash at this moment would leave, if all that was written reached the disk."""
    copy = path.with_name(f"crashed-{uuid4().hex}")
    for suffix in ("", "-wal"):
        shutil.copy(f"{path}{suffix}", f"{copy}{suffix}")
    return copy


@pytest.mark.parametrize("trouble", [{"write": apsw.FullError}, {"write": apsw.IOError}, {"sync": apsw.IOError}])
async def test_a_failing_disk_refuses_and_recovers(
    tmp_path: Path, disk: Disk, trouble: dict[str, type[apsw.Error]]
) -> None:
    path = tmp_path / "tables.sqlite"
    store = await SqliteStore.open(path, vfs=disk.name)
    kept, refused, copies = [], set(), []
    for number in range(13):
        tables = [f"t{number}-{n}" for n in range(5)]
        disk.trouble = trouble if number % 3 else {}
        done = await add(store, *tables)
        assert done == ([] if number % 3 else tables)
        kept += done
        refused |= set(tables) - set(done)
        assert await present(store, [*kept, *refused]) == set(kept)
        copies.append((set(kept), crashed(path)))
        if disk.trouble:
            with pytest.raises(StorageError):
                await store.check()
    await store.close()
    assert logged(path) == set(kept)
    for expected, copy in copies:
        again = await SqliteStore.open(copy)
        assert expected <= await present(again, [*kept, *refused]) <= expected | refused
        await again.close()


async def test_closing_on_a_failing_disk_loses_nothing(tmp_path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite", vfs=disk.name)
    kept = await add(store, "a", "b")
    disk.trouble = {"write": apsw.IOError, "sync": apsw.IOError}
    assert await add(store, "c") == []
    await store.close()
    assert logged(tmp_path / "tables.sqlite") == set(kept) == {"a", "b"}


def logged(path: Path) -> set[str]:
    """The tables in the log of a file that nobody has open."""
    connection = apsw.Connection(str(path))
    found = {table for (table,) in connection.execute("SELECT table_id FROM events")}
    connection.close()
    return found


async def test_a_full_database_refuses_and_recovers(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = await SqliteStore.open(path)
    kept = await add(store, "a")
    writer = store._file.writer
    limit = writer.pragma("max_page_count")
    writer.pragma("max_page_count", 1)
    big = [store.append([row(0, b"x" * 100_000)], entry(f"b{n}"), with_seats=True) for n in range(5)]
    done = await asyncio.gather(*big, return_exceptions=True)
    assert all(type(one) is StorageError for one in done)
    assert await store.rows("a") == [row()]
    writer.pragma("max_page_count", limit)
    kept += await add(store, "c", "d")
    assert await present(store, ["a", "b0", "b1", "b2", "b3", "b4", "c", "d"]) == set(kept)
    await store.close()
    assert logged(path) == set(kept)


async def test_postgres_dies_and_comes_back(mortal: PostgresServer, mortal_home: Home) -> None:
    store = await mortal_home.open()
    kept = await add(store, "a", "b")
    assert await store.rows("a")
    mortal.kill()
    for request in (store.rows("a"), store.check(), store.append([row(1)], entry("a"), with_seats=False)):
        with pytest.raises(StorageError):
            await request
    mortal.start()
    kept += await add(store, "c")
    assert await present(store, ["a", "b", "c"]) == {"a", "b", "c"} == set(kept)
    mortal.stop()
    mortal.start()
    assert await store.rows("a") == [row()], "a dead connection is not held against the reader"
    await store.check()


async def test_postgres_dies_under_load(mortal: PostgresServer, mortal_home: Home) -> None:
    store = await mortal_home.open()
    kept: list[str] = []

    async def load(name: str) -> None:
        for number in range(1000):
            kept.extend(await add(store, f"{name}-{number}"))
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(load(str(n))) for n in range(10)]
    await eventually(lambda: len(kept) > 100)
    await asyncio.to_thread(mortal.kill)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    mortal.start()
    assert await present(store, kept) == set(kept)


async def test_a_full_disk_of_postgres_is_told(postgres_only: Home) -> None:
    store = await postgres_only.open()
    postgres_only.say(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
        "'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100''; END'",
        "CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION full_disk()",
    )
    assert await add(store, "a", "b") == []
    assert await entry_in(store, "a") is None
    postgres_only.say("DROP TRIGGER full_disk ON events")
    assert await add(store, "a", "b") == ["a", "b"]


async def test_a_postgres_that_hangs_is_given_up(postgres_only: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.store.postgres._PATIENCE_SECONDS", 0.3)
    store = await postgres_only.open()
    await add(store, "a")
    with psycopg.connect(postgres_only.place) as other:
        other.execute("LOCK TABLE events")
        assert await add(store, "b", "c") == []
    assert await add(store, "b", "c") == ["b", "c"]


OTHER_PROCESS = """
import asyncio, sys
from pathlib import Path
from regnum.server.store.sqlite import SqliteStore
from tests.server.test_store import entry, row

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    for number in range(10**9):
        await store.append([row(number)], entry(), with_seats=not number)
        print(number, flush=True)

asyncio.run(main())
"""


async def test_a_second_process_is_kept_out_until_the_first_dies(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", OTHER_PROCESS, str(path)),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert process.stdout
    try:
        for _ in range(20):
            assert await process.stdout.readline()
        with pytest.raises(StorageError, match="in use"):
            await SqliteStore.open(path)
    finally:
        process.send_signal(signal.SIGKILL)
    acknowledged = 20 + len((await process.stdout.read()).splitlines(keepends=True))
    await process.wait()
    store = await SqliteStore.open(path)
    numbers = [one.number for one in await store.rows("t")]
    assert numbers == list(range(len(numbers)))
    assert acknowledged <= len(numbers) <= acknowledged + 1
    await store.close()


async def test_a_backup_is_taken_while_the_store_goes_on(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    await store.append([row(0, b"x" * 3_000_000)], entry("big"), with_seats=True)
    copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"))
    during = 0
    while not copying.done():
        await add(store, f"t{during}")
        during += 1
    await copying
    with pytest.raises(FileExistsError):
        await asyncio.to_thread(back_up, tmp_path / "tables.sqlite", tmp_path / "copy.sqlite")
    with pytest.raises(StorageError):
        await asyncio.to_thread(back_up, tmp_path / "tables.sqlite", tmp_path / "nowhere" / "copy.sqlite")
    names = {path.name for path in tmp_path.iterdir()}
    assert {name for name in names if "copy" in name} == {"copy.sqlite"}, "nothing is left behind"
    await store.close()
    copy = await SqliteStore.open(tmp_path / "copy.sqlite")
    found = [f"t{n}" in await present(copy, [f"t{n}"]) for n in range(during)]
    assert found == sorted(found, reverse=True), "a moment between two writes"
    assert [len(one.body) for one in await copy.rows("big")] == [3_000_000]
    await copy.close()
    checked = apsw.Connection(str(tmp_path / "copy.sqlite"))
    assert checked.pragma("integrity_check") == "ok"
    checked.close()

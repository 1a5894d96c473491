"""What the server does without being asked: bots, clocks, and all of it again when the disk fails."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import apsw
import msgspec
import pytest

from regnum.bots import Turn
from regnum.bots.worker import Choice
from regnum.games import game
from regnum.records import load, verify
from regnum.server import clock as clock_module
from regnum.server import hub as hub_module
from regnum.server import runner as runner_module
from regnum.server.live import entry_of
from regnum.server.metrics import METRICS
from regnum.server.names import new_name
from regnum.server.store import StorageError, Store
from regnum.server.store.checksums import Checksums
from regnum.server.store.sqlite import SqliteStore
from regnum.table import Table
from regnum.table import events as do
from tests.support.disk import Disk
from tests.support.load_players import new_player
from tests.support.served import Served
from tests.support.served_here import PATIENCE, Here, Listener, served, served_from
from tests.support.wire import Wire

SHORT = 150
"""Milliseconds of a clock that is to run out."""
LONG = 60_000
MINE: list[dict[str, Any]] = [{"is_mine": True}, {"is_mine": True}]
AGAINST_BOT: list[dict[str, Any]] = [{"is_mine": True}, {"bot": "random"}]
ROUND = 0.02


@pytest.fixture(autouse=True)
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that looks after its tables all the time."""
    monkeypatch.setattr(runner_module, "_ROUND", ROUND)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with served_from(tmp_path) as made:
        yield made


class Thinkers:
    """Bots that take the first legal action as soon as they are allowed to."""

    def __init__(self, here: Here | None = None, *, is_quick: bool = True) -> None:
        self.asked: list[tuple[Any, Future[Choice]]] = []
        self.is_quick = is_quick
        if here is not None:
            here.server.runner._bots = cast(Any, self)

    def submit(self, turn: Turn) -> Future[Choice]:
        thought: Future[Choice] = Future()
        thought.set_running_or_notify_cancel()
        self.asked.append((turn.view, thought))
        if self.is_quick:
            self.answer(turn.chance)
        return thought

    def answer(self, chance: Any = 0) -> None:
        """Have all say what they think."""
        for view, thought in self.asked:
            thought.set_result(Choice(view.legal_actions()[0], chance))
        self.asked.clear()

    def close(self) -> None:
        """As the pool does it: bots that still think are made to answer."""
        self.answer()


def opened_for(*seats: str | None, move_time: int | None = None) -> do.Opened:
    options = game("kingdomino").options(players=len(seats)).data()
    return do.Opened(game="kingdomino", options=options, seed="s", seats=seats, move_time=move_time)


async def begin(here: Here, *seats: str | None, move_time: int | None = None) -> tuple[str, list[str]]:
    """A game with bots that nobody could ask for over the network, or a clock too short for that; and the tokens."""
    tokens = [await here.player(f"Player {seat}") for seat, bot in enumerate(seats) if bot is None]
    players = iter([await here.ask("GET", "/api/me", token=token) for token in tokens])
    opened = opened_for(*seats, move_time=move_time)
    sat = [
        do.Sat(seat=seat, player=next(players)[1]["me"]["player"], name="x")
        for seat, bot in enumerate(seats)
        if bot is None
    ]
    table = new_name()
    await here.server.hub._write_first(table, (opened, *sat, do.Started()))
    return table, tokens


async def eventually(found: Callable[[], Awaitable[Any]]) -> Any:
    """What is found as soon as anything is."""
    async with asyncio.timeout(PATIENCE):
        while not (result := await found()):
            await asyncio.sleep(0.01)
    return result


async def types(here: Here, table: str) -> list[str]:
    return [event["type"] for event in (await here.look(table))["events"]]


async def test_built_in_bots_think_in_separate_processes(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, [{"is_mine": True}, {"bot": "squire"}])

    async def bots_moves() -> Any:
        update = await here.look(table, anna)
        if update["summary"]["to_act"] == 0:
            await here.move(anna, table)
        return [event for event in update["events"] if event.get("bot") == "squire"][2:]

    async with asyncio.timeout(120):  # it may have to be compiled first
        while not (moves := await bots_moves()):
            await asyncio.sleep(0.02)
    assert moves[0]["seat"] == 1
    workers = [worker._process.pid for worker in here.server.services.bots._workers if worker._process]
    assert len(workers) == 1
    assert os.getpid() not in workers


async def test_the_server_answers_while_four_kings_think(tmp_path: Path) -> None:
    with Served(tmp_path, "--bot-workers", "4") as server:
        anna = await new_player(server.port)
        async with Wire(server.port, anna) as wire:
            for name in ("kingdomino", "kingdoms") * 2:
                wish = {"game": name, "seats": [{"bot": "king"}] * 2, "starts_when_full": True}
                assert (await wire.ask("POST", "/api/tables", wish))[0] == 201
            waits: list[float] = []
            while len(waits) < 40:
                began = time.monotonic()
                status, _ = await wire.ask("GET", "/healthz")
                waits.append(time.monotonic() - began)
                assert status == 200
                await asyncio.sleep(0.05)
            assert await _thinking(server) == 4
    assert sum(wait < 1 for wait in waits) >= 0.95 * len(waits)


async def _thinking(server: Served) -> float:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    lines = (await reader.read()).decode().splitlines()
    writer.close()
    await writer.wait_closed()
    return next(float(line.split()[1]) for line in lines if line.startswith("regnum_bots_thinking "))


async def test_players_play_on_while_bots_think(here: Here) -> None:
    thinkers = Thinkers(here, is_quick=False)
    anna = await here.player()
    waiting = [await here.open(anna, [{"bot": "random"}] * 2) for _ in range(4)]
    table = await here.open(anna, MINE)
    for _ in range(10):
        await here.move(anna, table)
        await here.server.runner._round(0)
    assert len(thinkers.asked) == 2, "as many as there are places, each once, however often the server looks"
    thinkers.is_quick = True
    thinkers.answer()
    for one in waiting:
        await eventually(lambda one=one: _is_over(here, one))  # type: ignore[misc]


async def _is_over(here: Here, table: str) -> bool:
    return bool((await here.look(table))["summary"]["status"] == "over")


@pytest.mark.parametrize(("kind", "plies"), [("Raising", 1000), ("Cheating", 1000), ("Leaving", 3)])
async def test_a_bot_that_fails_does_not_stop_its_game(
    here: Here, monkeypatch: pytest.MonkeyPatch, kind: str, plies: int
) -> None:
    bot = f"tests.support.failing_bots:{kind}"
    monkeypatch.setenv("REGNUM_TRUSTED_BOTS", bot)
    before = METRICS.failures._value.get()
    table, _ = await begin(here, bot, "random")

    async def far_enough() -> Any:
        update = await here.look(table)
        return update if update["summary"]["status"] == "over" or update["summary"]["ply"] >= plies else None

    update = await eventually(far_enough)
    played = [event for event in update["events"] if event["type"] == "played"]
    assert {event["seat"]: event["bot"] for event in played} == {0: bot, 1: "random"}
    assert METRICS.failures._value.get() > before
    if update["summary"]["status"] == "over":
        status, record = await here.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        verify(load(msgspec.json.encode(record)))


async def test_a_bot_that_still_thinks_when_the_server_stops_is_asked_again_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(is_quick=False)
    monkeypatch.setattr("regnum.server.app.BotPool", lambda _workers: thinkers)

    async def asked() -> bool:
        return bool(thinkers.asked)

    async with served_from(tmp_path) as here:
        table, _ = await begin(here, "random", "random")
        await eventually(asked)
    assert thinkers.asked == [], "it was made to say something"
    async with served_from(tmp_path) as here:
        await here.look(table)
        await eventually(asked)
        assert await types(here, table) == ["opened", "started"], "but nobody listened"
        thinkers.is_quick = True
        thinkers.answer()
        await eventually(lambda: _is_over(here, table))


async def test_a_bot_takes_over_when_the_clock_runs_out_and_gives_the_seat_back(here: Here) -> None:
    Thinkers(here)
    table, tokens = await begin(here, None, None, move_time=SHORT)
    first = (await here.look(table))["summary"]["to_act"]
    late = tokens[first]

    async def replaced() -> Any:
        return next((event for event in (await here.look(table))["events"] if event["type"] == "replaced"), None)

    event = await eventually(replaced)
    assert (event["seat"], event["reason"]) == (first, "time")

    async def bot_has_moved() -> Any:
        return [event for event in (await here.look(table))["events"] if event["type"] == "played"]

    move = (await eventually(bot_has_moved))[0]
    assert (move["seat"], move["bot"]) == (first, event["bot"])
    async with Listener(here.port, table, late) as stream:
        update = await stream.update()
        assert update["summary"]["seats"][first]["stand_in"] is None
        assert [event["type"] for event in update["events"]].count("returned") == 1


async def test_the_clock_runs_for_people_alone_and_is_shown(here: Here) -> None:
    thinkers = Thinkers(here, is_quick=False)
    table, tokens = await begin(here, None, "random", move_time=LONG)
    live = await here.live(table)

    def is_within(deadline: int) -> bool:
        return live.table.turn_began + LONG <= deadline <= live.table.turn_began + LONG + 5000

    seen: set[int] = set()
    while len(seen) < 2:
        update = await here.look(table, tokens[0])
        to_act = update["summary"]["to_act"]
        seen.add(to_act)
        if to_act == 1:
            assert update["deadline"] is None
            thinkers.answer()
            await asyncio.sleep(0.01)
        else:
            assert is_within(update["deadline"])
            await here.move(tokens[0], table)


async def test_a_move_restarts_the_clock_and_chat_does_not(here: Here) -> None:
    table, tokens = await begin(here, None, None, move_time=LONG)
    update = await here.look(table)
    await here.done(tokens[0], table, "say", text="hm")
    chatted = await here.look(table)
    assert abs(chatted["deadline"] - update["deadline"]) <= 5, "but for rounding"
    await asyncio.sleep(0.02)
    await here.move(tokens[update["summary"]["to_act"]], table)
    assert (await here.look(table))["deadline"] >= update["deadline"] + 10


class Time:
    """A clock that goes only when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000_000
        for module in (hub_module, runner_module):
            monkeypatch.setattr(module, "now", lambda: self.now)

    def passes(self, seconds: int) -> None:
        self.now += 1000 * seconds


async def test_no_clock_runs_while_the_server_is_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    async with served_from(tmp_path) as here:
        table, _ = await begin(here, None, None, move_time=LONG)
        clock.passes(20)
        await here.server.runner._round(0)
        assert (await here.look(table))["deadline"] == clock.now + 40_000
    clock.passes(10_000)
    async with served_from(tmp_path) as here:

        async def deadline() -> Any:
            return (await here.look(table))["deadline"]

        assert await eventually(deadline) == clock.now + 40_000
        clock.passes(15)
        await here.server.runner._round(0)
    clock.passes(10_000)
    async with served_from(tmp_path) as here:
        assert await eventually(deadline) == clock.now + 25_000, "both times that it was up count"
        assert "replaced" not in await types(here, table)


async def test_a_clock_that_ran_out_while_the_server_was_up_is_noticed_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)
    async with served_from(tmp_path) as here:
        table, _ = await begin(here, None, None, move_time=LONG)
        clock.passes(61)
        await here.server.hub.store.heartbeat("another process", clock.now - 61_000, clock.now)
    async with served_from(tmp_path) as here:
        Thinkers(here)
        await eventually(lambda: _is_replaced(here, table))


async def _is_replaced(here: Here, table: str) -> bool:
    return "replaced" in await types(here, table)


class Moody:
    """A store that fails, or is slow, when told to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails = False
        self.keeps_what_fails = False
        self.gate = asyncio.Event()
        self.gate.set()
        self.appends = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *arguments: Any, **more: Any) -> None:
        self.appends += 1
        await self.gate.wait()
        if self.fails and not self.keeps_what_fails:
            raise StorageError("on purpose")
        await self._store.append(*arguments, **more)
        if self.fails:
            raise StorageError("on purpose, afterwards")


@pytest.fixture
async def moody(tmp_path: Path) -> Moody:
    return Moody(await SqliteStore.open(tmp_path / "tables.sqlite"))


@pytest.fixture
async def here_moody(moody: Moody) -> AsyncIterator[Here]:
    async with served(cast(Store, moody)) as made:
        yield made


@pytest.mark.parametrize("keeps_what_fails", [False, True])
async def test_a_bots_move_that_could_not_be_kept_is_tried_again(
    here_moody: Here, moody: Moody, keeps_what_fails: bool
) -> None:
    here, thinkers = here_moody, Thinkers(here_moody, is_quick=False)
    table, _ = await begin(here, "random", "random")
    while not thinkers.asked:
        await asyncio.sleep(0.01)
    moody.fails, moody.keeps_what_fails = True, keeps_what_fails
    before = moody.appends
    thinkers.is_quick = True
    thinkers.answer()
    while moody.appends < before + 3:
        await asyncio.sleep(0.01)
    if not keeps_what_fails:
        assert await types(here, table) == ["opened", "started"]
    moody.fails = False
    await eventually(lambda: _is_over(here, table))
    played = [event for event in (await here.look(table))["events"] if event["type"] == "played"]
    assert [event["ply"] for event in played] == list(range(len(played)))


async def test_a_player_who_ran_out_of_time_while_the_disk_was_full_is_replaced_later(
    here_moody: Here, moody: Moody
) -> None:
    here, _ = here_moody, Thinkers(here_moody)
    table, _ = await begin(here, None, None, move_time=SHORT)
    moody.fails = True
    before = moody.appends
    while moody.appends < before + 2:
        await asyncio.sleep(0.01)
    assert not await _is_replaced(here, table)
    moody.fails = False
    await eventually(lambda: _is_replaced(here, table))


async def test_a_move_in_time_counts_however_long_the_disk_takes(here_moody: Here, moody: Moody) -> None:
    here, _ = here_moody, Thinkers(here_moody)
    table, tokens = await begin(here, None, None, move_time=4 * SHORT)
    update = await here.look(table)
    moody.gate.clear()
    moving = asyncio.ensure_future(here.move(tokens[update["summary"]["to_act"]], table))
    while clock_module.now() < update["deadline"] + 50:
        await asyncio.sleep(0.01)
    moody.gate.set()
    await moving
    assert (await types(here, table))[3:5] == ["started", "played"]
    replaced = [event for event in (await here.look(table))["events"] if event["type"] == "replaced"]
    assert all(event["seat"] != update["summary"]["to_act"] for event in replaced)


async def test_a_table_that_cannot_be_read_keeps_nobody_from_playing_at_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    first = opened_for("random", "random")
    table = Table.of([(1, first), (2, do.Started())])
    names = sorted(new_name() for _ in range(3))
    for name in names:
        checksums = Checksums(name)
        rows = [checksums.row(1, do.encode(first)), checksums.row(2, do.encode(do.Started()))]
        spoilt = [*rows, checksums.row(3, b'{"type":"from the future"}')] if name == names[0] else rows
        entry = msgspec.structs.replace(entry_of(name, table), needs_service=True)
        await store.append(spoilt, entry, with_seats=True)
    async with served(store) as here:
        for name in names[1:]:
            await eventually(lambda name=name: _is_over(here, name))  # type: ignore[misc]
        assert (await here.ask("GET", f"/api/tables/{names[0]}"))[0] == 500
        assert (await here.ask("GET", "/healthz"))[0] == 200
    assert "a table is damaged" in caplog.text


TROUBLES = [{"write": apsw.FullError}, {"write": apsw.IOError}, {"sync": apsw.IOError}]


@pytest.fixture
def disk() -> Iterator[Disk]:
    made = Disk()
    yield made
    made.unregister()


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_what_a_failing_disk_does_not_keep_is_never_acknowledged(
    tmp_path: Path, disk: Disk, trouble: dict[str, type[apsw.Error]]
) -> None:
    path = tmp_path / "tables.sqlite"
    async with served(await SqliteStore.open(path, vfs=disk.name)) as here:
        anna = await here.player()
        table = await here.open(anna, MINE)
        await here.move(anna, table)
        before = await here.look(table, anna)
        move = {"ply": before["summary"]["ply"], "action": before["view"]["legal"][0]}
        wish = {"game": "kingdoms", "seats": MINE, "key": "k"}

        async def everything() -> list[tuple[int, Any]]:
            return [
                await here.command(anna, table, "play", **move),
                await here.command(anna, table, "say", text="hello", key="1"),
                await here.ask("POST", "/api/tables", wish, anna),
                await here.ask("POST", "/api/bots", {"name": "Bela"}),
                await here.ask("GET", "/healthz"),
            ]

        for _ in range(2):
            disk.trouble = trouble
            for status, answer in [*await everything(), *await everything()]:
                assert (status, answer["error"]["code"]) == (503, "storage")
            assert await here.look(table, anna) == before, "it can still be read, and nothing has changed"
            assert len((await here.ask("GET", "/api/me/tables", token=anna))[1]["tables"]) == 1
            disk.trouble = {}
            await here.ask("GET", "/healthz")
        done = [*await everything(), *await everything()]
        assert [status for status, _ in done] == [200, 200, 201, 201, 200] * 2
        assert done[2] == done[7], "one table"
        kept = await here.look(table, anna)
        assert [event["type"] for event in kept["events"][4:]] == ["played", "played", "said"]
    async with served_from(tmp_path) as here:
        assert await here.look(table, anna) == kept
        assert len((await here.ask("GET", "/api/me/tables", token=anna))[1]["tables"]) == 2


async def test_what_was_kept_although_it_seemed_to_fail_is_not_done_twice(here_moody: Here, moody: Moody) -> None:
    here = here_moody
    anna = await here.player()
    table = await here.open(anna, MINE)
    before = await here.look(table, anna)
    move = {"ply": 0, "action": before["view"]["legal"][0]}
    moody.fails = moody.keeps_what_fails = True
    assert (await here.command(anna, table, "play", **move))[0] == 503
    assert (await here.look(table))["summary"]["ply"] == 1, "who looks sees what is kept"
    assert (await here.command(anna, table, "say", text="hello", key="1"))[0] == 503
    wish = {"game": "kingdoms", "seats": MINE, "key": "k"}
    assert (await here.ask("POST", "/api/tables", wish, anna))[0] == 503
    moody.fails = False
    await here.done(anna, table, "play", **move)
    await here.done(anna, table, "say", text="hello", key="1")
    status, made = await here.ask("POST", "/api/tables", wish, anna)
    assert status == 201
    assert (await here.look(made["table"], anna))["your_seats"] == [0, 1]
    assert (await types(here, table))[4:] == ["played", "said"]
    assert len((await here.ask("GET", "/api/me/tables", token=anna))[1]["tables"]) == 2


async def test_streams_go_on_over_a_failing_disk(here_moody: Here, moody: Moody) -> None:
    here = here_moody
    anna = await here.player()
    table = await here.open(anna, MINE)
    async with Listener(here.port, table, anna) as stream:
        await stream.update()
        moody.fails = True
        move = {"ply": 0, "action": (await here.look(table, anna))["view"]["legal"][0]}
        assert (await here.command(anna, table, "play", **move))[0] == 503
        moody.fails = False
        await here.done(anna, table, "play", **move)
        update = await stream.update()
        assert [event["type"] for event in update["events"]] == ["played"], "what failed was shown to nobody"
        with suppress(TimeoutError):
            async with asyncio.timeout(0.1):
                raise AssertionError(await stream.next())

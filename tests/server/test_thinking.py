"""How bots share the time to think: simulated second by second, and at a server whose bots answer when told to."""

from __future__ import annotations

import asyncio
import heapq
from collections import defaultdict
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.bots.registry import bot_names, is_quick
from regnum.server import live as live_module
from regnum.server import runner as runner_module
from regnum.server import thinking as thinking_module
from regnum.server.live import entry_of
from regnum.server.names import new_name
from regnum.server.store.checksums import Checksums
from regnum.server.thinking import Schedule, Thinking, Wish
from regnum.table import Table
from regnum.table import events as do
from tests.server.test_runner import Thinkers, eventually, opened_for
from tests.support.served_here import Here, Listener, served_from

KING, PAGE = 1.0, 0.01
"""Seconds of a decision."""


class World:
    """Tables at which bots decide without end, at a clock that goes from one event to the next."""

    def __init__(self, workers: int, **settings: Any) -> None:
        self.schedule = Schedule(workers, **settings)
        self.now = 0.0
        self.waits: dict[str, list[float]] = {}
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._ends: list[tuple[float, int, Wish, float]] = []
        self._asked: dict[Wish, float] = {}
        self._later: list[tuple[float, int, Wish]] = []
        self._number = count()

    def ask(self, wish: Wish, at: float | None = None) -> None:
        heapq.heappush(self._later, (self.now if at is None else at, next(self._number), wish))

    def run(self, until: float) -> None:
        while self.now <= until:
            self._begin()
            times = [heap[0][0] for heap in (self._ends, self._later) if heap]
            if not times:
                return
            self.now = max(self.now, min(times))
            if self._ends and self._ends[0][0] <= self.now:
                self._end()

    def _begin(self) -> None:
        while self._later and self._later[0][0] <= self.now:
            wish = heapq.heappop(self._later)[2]
            self._asked[wish] = self.now
            self.schedule.add(wish)
        while (chosen := self.schedule.take()) is not None:
            self.waits.setdefault(chosen.table, []).append(self.now - self._asked.pop(chosen))
            seconds = PAGE if chosen.is_quick else KING
            heapq.heappush(self._ends, (self.now + seconds, next(self._number), chosen, seconds))

    def _end(self) -> None:
        _, _, wish, seconds = heapq.heappop(self._ends)
        self.spent[wish.owner] += seconds
        self.schedule.done(wish, seconds)
        self.ask(Wish(wish.table, wish.owner, wish.address, wish.is_quick, wish.is_attended))


def kings(owner: str, tables: int, *, address: str = "", attended: bool = False) -> list[Wish]:
    return [
        Wish(f"{owner}-{number}", owner, address, is_quick=False, is_attended=lambda: attended)
        for number in range(tables)
    ]


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_seven_tables_of_kings_do_not_delay_a_page(workers: int) -> None:
    world = World(workers)
    for wish in kings("mallory", 7):
        world.ask(wish)
    for second in range(20):
        world.ask(Wish("page", "anna", "", is_quick=True), at=second + 0.5)
    world.run(22)
    assert max(world.waits["page"]) <= PAGE * 21, "they wait for no king, only for each other"


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_a_player_waits_for_no_more_than_one_decision_of_bots_among_themselves(workers: int) -> None:
    world = World(workers)
    for wish in kings("mallory", 7):
        world.ask(wish)
    world.ask(Wish("hers", "anna", "", is_quick=False), at=3.5)
    world.run(20)
    assert max(world.waits["hers"]) <= KING
    assert world.spent["anna"] >= 10


def test_owners_share_alike_however_many_tables_they_have() -> None:
    world = World(2)
    for wish in [
        *kings("mallory", 20, attended=True),
        *kings("anna", 1, attended=True),
        *kings("bela", 2, attended=True),
    ]:
        world.ask(wish)
    world.run(60)
    assert world.spent["anna"] >= 35
    assert world.spent["bela"] >= 35
    assert world.spent["mallory"] <= 45


def test_tables_of_one_owner_share_alike() -> None:
    world = World(1)
    for wish in kings("anna", 5):
        world.ask(wish)
    world.run(50)
    decisions = [len(waits) for waits in world.waits.values()]
    assert max(decisions) - min(decisions) <= 1


def test_an_owner_who_comes_late_has_nothing_to_catch_up_on() -> None:
    world = World(1)
    for wish in kings("anna", 2):
        world.ask(wish)
    world.run(100)
    for wish in kings("bela", 2):
        world.ask(wish)
    before = world.spent["anna"]
    world.run(140)
    assert abs(world.spent["bela"] - (world.spent["anna"] - before)) <= 2


@pytest.mark.parametrize(("limited", "one_owner", "one_address"), [(True, 4, 6), (False, 8, 8)])
def test_one_owner_and_one_address_have_a_part_of_the_places(limited: bool, one_owner: int, one_address: int) -> None:
    world = World(8, is_limited=limited)
    for wish in kings("mallory", 20):
        world.ask(wish)
    world.run(0)
    assert len(world.waits) == one_owner
    crowd = World(8, is_limited=limited)
    for number in range(20):
        crowd.ask(kings(f"mallory{number}", 1, address="192.0.2.66")[0])
    crowd.run(0)
    assert len(crowd.waits) == one_address


def test_nothing_is_kept_of_owners_who_wait_for_nothing() -> None:
    schedule = Schedule(1)
    for number in range(100):
        wish = Wish(f"t{number}", f"owner {number}", "", is_quick=False)
        schedule.add(wish)
        assert schedule.take() is wish
        schedule.done(wish, 1.0)
    assert (schedule._used, schedule._used_at, schedule._waiting, schedule._running) == ({}, {}, [], [])


async def test_a_wish_that_is_given_up_leaves_its_place_to_others() -> None:
    thinking = Thinking(Schedule(1))
    begun: list[str] = []
    go_on = asyncio.Event()

    async def think(name: str) -> None:
        async with thinking.place(Wish(name, name, "", is_quick=False)):
            begun.append(name)
            await go_on.wait()

    tasks = {name: asyncio.ensure_future(think(name)) for name in "abcd"}
    await asyncio.sleep(0)
    for name in "ba":  # one that waits, and one that thinks
        tasks[name].cancel()
    await asyncio.wait([tasks["a"], tasks["b"]])
    go_on.set()
    await asyncio.wait(tasks.values())
    assert begun == ["a", "c", "d"]


@pytest.mark.parametrize("is_crowded", [True, False])
async def test_kings_among_themselves_rest_where_the_server_waits_for_a_processor(
    is_crowded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = count(0, 1000 if is_crowded else 0)
    monkeypatch.setattr(thinking_module, "seconds_waited", lambda: next(waited))
    monkeypatch.setattr(thinking_module, "_REST", 1e9)
    thinking = Thinking(Schedule(2))
    for wish in kings("mallory", 1):
        async with thinking.place(wish):
            await asyncio.sleep(0.01)
    begun: list[str] = []

    async def think(wish: Wish) -> None:
        async with thinking.place(wish):
            begun.append(wish.table)

    quick = Wish("page", "mallory", "", is_quick=True, is_attended=lambda: False)
    tasks = [think(wish) for wish in (*kings("mallory", 1), *kings("anna", 1, attended=True), quick)]
    await asyncio.wait(map(asyncio.ensure_future, tasks), timeout=0.2)
    assert ("mallory-0" in begun) != is_crowded
    assert {"anna-0", "page"} <= set(begun), "people do not wait, nor do quick bots"


async def test_they_go_on_after_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = count(0, 1000)
    monkeypatch.setattr(thinking_module, "seconds_waited", lambda: next(waited))
    thinking = Thinking(Schedule(1))
    async with asyncio.timeout(60):
        for wish in kings("mallory", 3):
            async with thinking.place(wish):
                await asyncio.sleep(0.01)


def test_all_levels_but_the_last_are_quick() -> None:
    for game in ("kingdomino", "kingdoms"):
        quick = {name for name in bot_names(game) if is_quick(game, name)}
        assert {"page", "squire", "knight", "baron", "duke", "random", "greedy"} <= quick
        assert not {"king", "search", "olts", "flat-mc"} & quick
    assert not is_quick("kingdomino", "tests.support.failing_bots:Raising")


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Here]:
    """A server with limits but without pauses, and with room for one slow bot."""
    monkeypatch.setattr(runner_module, "_ROUND", 0.02)
    monkeypatch.setattr("regnum.server.thinking._PAUSE", 0.0)
    async with served_from(tmp_path, limits=1) as made:
        yield made


async def test_kings_among_themselves_leave_a_place_for_a_page(here: Here) -> None:
    thinkers = Thinkers(here, is_quick=False)
    mallory, anna = await here.player("Mallory"), await here.player()
    for _ in range(7):
        await here.open(mallory, [{"bot": "king"}] * 4)
    table = await here.open(anna, [{"is_mine": True}, {"bot": "page"}])
    while (await here.look(table, anna))["summary"]["to_act"] == 0:
        await here.move(anna, table)

    async def asked_for_anna() -> bool:
        return any(view.options.players == 2 for view, _ in thinkers.asked)

    await eventually(asked_for_anna)
    assert sum(view.options.players == 4 for view, _ in thinkers.asked) == 1, "one king at a time"


async def test_bots_among_themselves_wait_for_spectators(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    Thinkers(here)
    monkeypatch.setattr(live_module, "WATCHED_FOR", 0)
    anna = await here.player()
    table = await here.open(anna, [{"bot": "random"}] * 2)
    live = await here.live(table)
    for _ in range(5):
        await here.server.runner._round(0)
    assert live.table.ply == 0
    assert not live.needs_service
    assert await here.server.hub.store.tables_to_serve() == []
    async with Listener(here.port, table) as stream:
        while (await stream.update())["summary"]["status"] != "over":
            pass


async def test_bots_stop_when_the_last_spectator_leaves(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(here, is_quick=False)
    anna = await here.player()
    table = await here.open(anna, [{"bot": "random"}] * 2)
    live = await here.live(table)
    async with Listener(here.port, table) as stream:
        await stream.update()
        monkeypatch.setattr(live_module, "WATCHED_FOR", 0)

        async def asked() -> bool:
            return bool(thinkers.asked)

        await eventually(asked)
    while live.watchers:
        await asyncio.sleep(0.01)
    thinkers.answer()

    async def has_moved() -> bool:
        return live.table.ply == 1

    await eventually(has_moved)
    for _ in range(5):
        await here.server.runner._round(0)
    assert thinkers.asked == []
    live.used = 0
    here.server.hub.sweep()
    assert table not in here.server.hub.live


async def test_bots_play_on_for_people_who_are_away(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    Thinkers(here)
    monkeypatch.setattr(live_module, "WATCHED_FOR", 0)
    anna = await here.player()
    table = await here.open(anna, [{"is_mine": True}, {"bot": "random"}, {"bot": "random"}])
    live = await here.live(table)

    async def is_annas_turn() -> bool:
        return live.table.to_act is not None and live.table.to_act.number == 0

    await eventually(is_annas_turn)


async def test_bots_among_themselves_make_pauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noting(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noting)
    for limits, paused in ((1, True), (0, False)):
        pauses.clear()
        async with served_from(tmp_path, limits=limits) as here:
            Thinkers(here)
            live = await here.live(await here.open(await here.player(), [{"bot": "random"}] * 2))
            while live.table.status != "over":
                await sleep(0.01)
        assert any(0.5 < seconds <= 1 for seconds in pauses) == paused


async def test_a_table_flagged_by_an_older_version_is_not_served_for_nobody(here: Here) -> None:
    thinkers, store, name = Thinkers(here), here.server.hub.store, new_name()
    log: list[tuple[int, do.Event]] = [(1, opened_for("random", "random")), (2, do.Started())]
    checksums = Checksums(name)
    rows = [checksums.row(time, do.encode(event)) for time, event in log]
    flagged = msgspec.structs.replace(entry_of(name, Table.of(log)), needs_service=True)
    await store.append(rows, flagged, with_seats=True)
    assert await store.tables_to_serve() == [name]
    await here.server.runner._round(0)
    assert await store.tables_to_serve() == []
    assert thinkers.asked == []
    assert here.server.hub.live[name].table.ply == 0

"""Several processes on one store: whatever one writes, the others come to know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from regnum.server.hub import Hub
from regnum.server.store import Row
from regnum.server.store.sqlite import SqliteStore
from regnum.table import Actor, Command, OpenTable
from regnum.table.commands import Play, Say, SeatPlan
from regnum.table.events import Said

ANNA = Actor("annaaaaaaa", "Anna")
WISH = OpenTable(game="kingdomino", seats=(SeatPlan(is_mine=True), SeatPlan(is_mine=True)), starts_when_full=True)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store that hubs share as if they were processes."""
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    store.is_shared = True
    yield store
    await store.close()


async def move(hub: Hub, name: str) -> None:
    live = await hub.fresh(name)
    assert live is not None
    assert live.table.state is not None
    action = str(live.table.state.legal_actions()[0])
    await hub.command(live, Play(ply=live.table.ply, action=action), ANNA)


async def give(hub: Hub, name: str, command: Command) -> None:
    live = await hub.table(name)
    assert live is not None
    await hub.command(live, command, ANNA)


async def number(hub: Hub, name: str) -> int:
    live = await hub.fresh(name)
    assert live is not None
    return live.table.number


async def test_a_move_made_while_another_process_loads_the_table_is_not_missed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = Hub(store), Hub(store)
    name = await here.open(WISH, ANNA)
    read = store.rows

    async def slow_rows(table: str, start: int = 0) -> list[Row]:
        """The other process moves, and its bell rings, after the rows were read and before anybody has them."""
        found = await read(table, start)
        monkeypatch.setattr(store, "rows", read)
        await move(here, name)
        there.notify(name)
        return found

    monkeypatch.setattr(store, "rows", slow_rows)
    await there.table(name)
    assert await number(there, name) == await number(here, name)
    await there.background.close()


async def test_two_processes_that_write_at_once_both_get_through(store: SqliteStore) -> None:
    hubs = [Hub(store), Hub(store)]
    name = await hubs[0].open(WISH, ANNA)
    for turn in range(10):
        say = [Say(text=f"{turn} from {number}", key=f"{turn} {number}") for number in range(2)]
        await asyncio.gather(*(give(hub, name, words) for hub, words in zip(hubs, say, strict=True)))
    for hub in hubs:
        hub.notify(name)
        live = await hub.fresh(name)
        assert live is not None
        said = [happened.event.text for happened in live.table.log if isinstance(happened.event, Said)]
        assert sorted(said) == sorted(f"{turn} from {number}" for turn in range(10) for number in range(2))
        await hub.background.close()

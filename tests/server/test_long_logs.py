"""Tables with long logs over the network: they are loaded beside the event loop, and can be finished."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from regnum.table import Table, caps
from tests.support.served_here import Here, Listener, served_from

MINE: list[dict[str, Any]] = [{"is_mine": True}, {"is_mine": True}]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with served_from(tmp_path) as made:
        yield made


async def test_tables_are_loaded_beside_the_event_loop(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    for _ in range(5):
        await here.move(anna, table)
    before = await here.look(table)
    here.server.hub.live.clear()
    made, threads = Table.of, []

    def noting(events: Any) -> Table:
        threads.append(threading.current_thread())
        return made(events)

    monkeypatch.setattr(Table, "of", noting)
    found = await asyncio.gather(*(here.look(table) for _ in range(5)))
    assert all(one["summary"] == before["summary"] for one in found)
    assert len(threads) == 1, "however many ask for it"
    assert threads[0] is not threading.main_thread()


async def test_a_full_table_refuses_chat_and_undo_and_is_played_on(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    for _ in range(5):
        await here.move(anna, table)
    monkeypatch.setattr(caps, "MOST_EVENTS", 8)
    update = await here.look(table, anna)
    assert not update["may_undo"]
    for command in ({"type": "undo", "ply": update["summary"]["ply"]}, {"type": "say", "text": "hello"}):
        status, answer = await here.ask("POST", f"/api/tables/{table}/commands", command, token=anna)
        assert (status, answer["error"]["code"]) == (409, "not_now")
        assert "8 events" in answer["error"]["message"]
    while (await here.look(table))["summary"]["status"] == "playing":
        await here.move(anna, table)
    assert (await here.ask("GET", f"/api/tables/{table}/record"))[0] == 200


async def test_a_player_who_was_replaced_at_a_full_table_can_still_watch(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela = await here.player(), await here.player("Béla")
    table = await here.open(anna, [{"is_mine": True}, {}])
    await here.ask("POST", f"/api/tables/{table}/commands", {"type": "sit", "seat": 1}, token=bela)
    live = here.server.hub.live[table]
    live.table.seats[1].stand_in = "random"
    monkeypatch.setattr(caps, "MOST_EVENTS", 2)
    async with Listener(here.port, table, bela) as stream:
        assert (await stream.update())["summary"]["seats"][1]["stand_in"] == "random"

"""Tables with long logs over the network: they are loaded beside the event loop, and can be finished."""

from __future__ import annotations

import asyncio
import pickle
import random
import time
from collections.abc import AsyncIterator, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.errors import IllegalActionError
from regnum.games.kingdomino import Claim
from regnum.server import aside as aside_module
from regnum.server import told
from regnum.server.aside import Aside
from regnum.server.hub import Hub
from regnum.server.live import LiveTable
from regnum.table import Audience, Table, caps
from regnum.table import audience as seen
from regnum.table.commands import Mute, Say
from tests.support.served_here import Here, Listener, served_from
from tests.support.table import ANNA, BELA, begun, portrait

MINE: list[dict[str, Any]] = [{"is_mine": True}, {"is_mine": True}]


async def processes() -> None:
    """Wait until there are processes for long work."""
    await asyncio.wrap_future(aside_module._pool().first)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with served_from(tmp_path) as made:
        yield made


async def test_tables_are_loaded_by_another_process(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    for _ in range(12):
        await here.move(anna, table)
    before, then = await here.look(table), portrait(here.server.hub.live[table].table)
    here.server.hub.live.clear()
    await processes()
    loads = []
    load = Aside.load

    async def noting(aside: Aside, *arguments: Any) -> Any:
        loads.append(arguments)
        return await load(aside, *arguments)

    with monkeypatch.context() as patched:
        patched.setattr(Aside, "load", noting)
        patched.setattr(Table, "of", None)  # not in this process
        found = await asyncio.gather(*(here.look(table) for _ in range(5)))
    assert all(one == before for one in found)
    assert len(loads) == 1, "however many ask for it"
    assert portrait(here.server.hub.live[table].table) == then, "with its log, which was not copied"
    await here.move(anna, table)


async def test_many_long_logs_are_read_one_after_the_other(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.player()
    tables = [await here.open(anna, MINE) for _ in range(4)]
    for table in tables:
        for _ in range(12):
            await here.move(anna, table)
    here.server.hub.live.clear()
    await processes()
    being_read, most = 0, 0
    read = Hub._loaded_bit_by_bit

    async def noting(hub: Hub, *arguments: Any) -> LiveTable:
        nonlocal being_read, most
        being_read += 1
        most = max(most, being_read)
        found = await read(hub, *arguments)
        being_read -= 1
        return found

    monkeypatch.setattr(Hub, "_loaded_bit_by_bit", noting)
    await asyncio.gather(*map(here.look, tables))
    assert most == 1, "others are answered as soon as when one is read"


async def test_a_long_log_is_told_in_blocks_to_all_who_may_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "BLOCK", 4)
    desk = begun(ANNA, BELA)
    desk.play_on(random.Random(3), plies=8)
    desk.do(Say(text="hello"), BELA)
    desk.do(Mute(player=BELA.player, is_muted=True), ANNA)
    desk.play_on(random.Random(4), plies=9)
    log = told.Told()
    for _ in log.prepare(desk.table):
        pass
    kept: dict[Hashable, bytes] = {}
    for player in (ANNA.player, BELA.player, ""):
        audience = Audience.of(desk.table, player)
        for start in range(len(desk.table.log) + 1):
            expected = msgspec.json.encode(seen.events(desk.table, audience, start))
            assert log.events(desk.table, audience, start) == expected
            assert kept.setdefault(log.key(desk.table, audience, start), expected) == expected
    assert len(kept) < 3 * (len(desk.table.log) + 1), "most is the same for all, and encoded once"


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


async def test_a_process_that_died_is_replaced(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    for _ in range(12):
        await here.move(anna, table)
    before = await here.look(table)
    for _ in range(2):
        await processes()
        here.server.hub.live.clear()
        assert await here.look(table) == before
        for process in aside_module._pool()._processes.values():
            process.kill()
    here.server.hub.live.clear()
    assert await here.look(table) == before


async def test_where_no_process_can_be_started_there_are_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise BrokenProcessPool("on purpose")

    aside_module.stop_processes()
    with monkeypatch.context() as patched:
        patched.setattr(ProcessPoolExecutor, "submit", broken)
        assert await Aside().answer(len, "four") == 4
    aside_module.stop_processes()
    assert await Aside().answer(len, "four") == 4, "nor while they start"


async def test_no_visitor_has_to_start_a_process() -> None:
    aside_module.stop_processes()
    aside_module.start_processes()
    assert len(aside_module._pool()._processes) == aside_module._PROCESSES


async def test_requests_that_take_long_leave_a_process_for_tables() -> None:
    await processes()
    aside = Aside()
    answers = [asyncio.ensure_future(aside.answer(time.sleep, 0.5)) for _ in range(20)]
    await asyncio.sleep(0.1)
    assert await aside.load(len, "four") == 4
    assert not any(answer.done() for answer in answers[2:])
    for answer in answers:
        answer.cancel()
    await asyncio.wait(answers)


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
async def test_what_comes_from_another_process_is_the_same(rules: str) -> None:
    desk = begun(ANNA, BELA, rules=rules)
    desk.play_on(random.Random(3), plies=30)
    log = [(one.time, one.event) for one in desk.table.log]
    await processes()
    loaded = await Aside().load(Table.of, log)
    assert portrait(loaded) == portrait(Table.of(log))
    assert loaded.rules is desk.table.rules
    assert loaded.game.undo(10).data() == desk.table.game.undo(10).data()


async def test_refusals_come_from_another_process_as_they_are() -> None:
    state = begun(ANNA, BELA).table.game
    illegal = next(Claim(domino) for domino in range(1, 49) if Claim(domino) not in state.legal_actions())
    with pytest.raises(IllegalActionError) as refused:
        state.play(illegal)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.message, again.explanation.rule) == (refused.value.message, refused.value.explanation.rule)

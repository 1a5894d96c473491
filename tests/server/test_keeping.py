"""Idle tables are deleted after a while, finished games never; and one player does not fill the lobby."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from regnum.server import hub as hub_module
from regnum.server.clock import now
from regnum.server.metrics import METRICS
from regnum.server.settings import Settings
from tests.support.served import Served
from tests.support.served_here import Here, Listener, served_from
from tests.support.wire import Wire

MINE: list[dict[str, Any]] = [{"is_mine": True}, {"is_mine": True}]
DAYS = Settings().days_kept
DAY = 86_400_000


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with served_from(tmp_path) as made:
        yield made


class Tables:
    """One table of each kind."""

    def __init__(self, here: Here) -> None:
        self._here = here
        self.names: dict[str, str] = {}

    async def open(self) -> None:
        here, anna, bela = self._here, await self._here.player(), await self._here.player("Béla")
        self.names["waiting"] = await here.open(anna, [{"is_mine": True}, {}])
        self.names["closed"] = await here.open(anna, [{"is_mine": True}, {}])
        await here.done(anna, self.names["closed"], "close")
        self.names["alone"] = await here.open(anna, MINE)
        self.names["shared"] = await here.open(anna, [{"is_mine": True}, {}])
        await here.done(bela, self.names["shared"], "sit", seat=1)
        self.names["over"] = await here.open(anna, [{"is_mine": True}, {}])
        await here.done(bela, self.names["over"], "sit", seat=1)
        await here.done(anna, self.names["over"], "resign")
        self.names["watched"] = await here.open(anna, [{"is_mine": True}, {}])

    async def left(self) -> set[str]:
        answers = {kind: await self._here.ask("GET", f"/api/tables/{name}") for kind, name in self.names.items()}
        return {kind for kind, (status, _) in answers.items() if status == 200}


async def test_idle_tables_are_deleted_and_games_are_kept(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, forgotten = Tables(here), METRICS.forgotten._value.get()
    await tables.open()
    hub, began = here.server.hub, now()

    async def after(days: float) -> set[str]:
        monkeypatch.setattr(hub_module, "now", lambda: began + int(days * DAY))
        await hub.forget_idle(DAYS)
        return await tables.left()

    async with Listener(here.port, tables.names["watched"]) as stream:
        await stream.update()
        everything = set(tables.names)
        assert await after(6.9) == everything
        assert await after(7.1) == everything - {"waiting", "closed"}
        assert await after(30.1) == {"shared", "over", "watched"}
        assert await after(366) == {"over", "watched"}
    assert METRICS.forgotten._value.get() == forgotten + 4
    while hub.live[tables.names["watched"]].watchers:
        await here.ask("GET", "/healthz")
    assert await after(400) == {"over"}
    assert tables.names["waiting"] not in hub.live


async def test_days_of_0_mean_always(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables(here)
    await tables.open()
    monkeypatch.setattr(hub_module, "now", lambda: now() + 10_000 * DAY)
    await here.server.hub.forget_idle(dict.fromkeys(DAYS, 0))
    assert await tables.left() == set(tables.names)


async def test_a_table_that_another_process_deleted_is_gone_here(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, [{"is_mine": True}, {}])
    hub = here.server.hub
    live = hub.live[table]
    async with Listener(here.port, table, anna) as stream:
        await stream.update()
        await hub.store.forget_table(table, live.table.changed)
        hub.notify(table)
        while (sent := await stream.next()) is not None and sent.kind != "bye":
            pass
    assert (await here.command(anna, table, "close"))[0] == 404
    assert await hub.store.rows(table) == [], "nothing was added to what is gone"


async def test_the_lobby_shows_a_few_tables_of_one_host(here: Here) -> None:
    mallory, anna = await here.player("Mallory"), await here.player()
    own = [await here.open(mallory, [{"is_mine": True}, {}], is_listed=True) for _ in range(30)]
    hers = await here.open(anna, [{"is_mine": True}, {}], is_listed=True)
    another = await here.open(mallory, [{"is_mine": True}, {}], is_listed=True)

    async def lobby(token: str = "") -> list[str]:
        _, found = await here.ask("GET", "/api/tables?limit=50", token=token)
        return [one["table"] for one in found["tables"]]

    assert await lobby() == [another, hers, *reversed(own[-2:])]
    assert set(await lobby(mallory)) == {hers, another, *own}, "they see all of their own"
    await here.done(mallory, another, "close")
    assert await lobby(anna) == [hers, *reversed(own[-3:])]


async def test_the_address_is_taken_from_trusted_proxies_alone(tmp_path: Path) -> None:
    for proxies, last in (("127.0.0.1", 201), ("192.0.2.9", 429)):
        with Served(tmp_path / proxies, "--limits", "0.05", "--proxies", proxies) as server:
            statuses = []
            for number in range(5):
                async with Wire(server.port) as wire:
                    wire._head += f"X-Forwarded-For: 203.0.113.{number}\r\n"
                    statuses.append((await wire.ask("POST", "/api/bots", {"name": "Anna"}))[0])
        assert (statuses[0], statuses[-1]) == (201, last)

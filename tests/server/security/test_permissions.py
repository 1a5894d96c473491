"""Who may do what, with real identities."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

import httpx
import pytest

from regnum.server.endpoints import Endpoint
from regnum.table import SYSTEM, Command
from regnum.table.commands import Play
from tests.support.scene import (
    ANSWERING,
    Scene,
    everything,
    names,
)
from tests.support.server import Place, Stream, done, give, open_table, player_of

PEOPLE = ("nobody", "deleted", "stranger", "spectator", "elsewhere", "host", "on turn", "waiting")
"""`spectator` watches, `elsewhere` is the host of another table; `host` opened this one and does not sit."""
COMMANDS: dict[str, Callable[[int], dict[str, Any]]] = {
    "sit": lambda _ply: {"type": "sit", "seat": 2},
    "stand": lambda _ply: {"type": "stand", "seat": 0},
    "arrange": lambda _ply: {"type": "arrange", "seat": 2, "bot": "page"},
    "colour": lambda _ply: {"type": "colour", "seat": 0, "colour": 3},
    "start": lambda _ply: {"type": "start"},
    "play": lambda ply: {"type": "play", "ply": ply, "action": "r1@a1"},
    "play in the past": lambda _ply: {"type": "play", "ply": 0, "action": "r2@a5"},
    "undo": lambda ply: {"type": "undo", "ply": ply},
    "answer_undo": lambda ply: {"type": "answer_undo", "ply": ply, "agrees": True},
    "say": lambda _ply: {"type": "say", "text": "hello"},
    "mute": lambda _ply: {"type": "mute", "player": "2222222222"},
    "replace": lambda _ply: {"type": "replace", "seat": 1},
    "nudge": lambda ply: {"type": "nudge", "ply": ply},
    "return": lambda _ply: {"type": "return"},
    "resign": lambda _ply: {"type": "resign"},
    "close": lambda _ply: {"type": "close"},
    "rematch": lambda _ply: {"type": "rematch"},
}
MATRIX = """
command           status   nobody deleted stranger spectator elsewhere host on-turn waiting
sit               open        401     401      200       200       200  200     200     200
                  playing     401     401      409       409       409  409     409     409
                  over        401     401      409       409       409  409     409     409
stand             open        401     401      403       403       403  200     200     403
                  playing     401     401      403       403       403  409     409     409
                  over        401     401      403       403       403  409     409     409
arrange           open        401     401      403       403       403  200     403     403
                  playing     401     401      403       403       403  200     403     403
                  over        401     401      403       403       403  409     403     403
colour            open        401     401      403       403       403  403     200     403
                  playing     401     401      403       403       403  403     200     403
                  over        401     401      403       403       403  403     409     409
start             open        401     401      403       403       403  409     403     403
                  playing     401     401      403       403       403  200     403     403
                  over        401     401      403       403       403  409     403     403
play              open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     200     422
                  over        401     401      403       403       403  403     409     409
play in the past  open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     409     409
                  over        401     401      403       403       403  403     409     409
undo              open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     200     200
                  over        401     401      403       403       403  403     409     409
answer_undo       open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     409     409
                  over        401     401      403       403       403  403     409     409
say               open        401     401      403       403       403  200     200     200
                  playing     401     401      403       403       403  200     200     200
                  over        401     401      403       403       403  200     200     200
mute              open        401     401      403       403       403  200     200     200
                  playing     401     401      403       403       403  200     200     200
                  over        401     401      403       403       403  200     200     200
replace           open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     409     409
                  over        401     401      403       403       403  403     409     409
nudge             open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     409     200
                  over        401     401      403       403       403  403     409     409
return            open        401     401      403       403       403  403     200     200
                  playing     401     401      403       403       403  403     200     200
                  over        401     401      403       403       403  403     200     200
resign            open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     200     200
                  over        401     401      403       403       403  403     409     409
close             open        401     401      403       403       403  200     403     403
                  playing     401     401      403       403       403  409     403     403
                  over        401     401      403       403       403  200     403     403
rematch           open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     409     409
                  over        401     401      403       403       403  403     200     200
"""
STATUSES = ("open", "playing", "over")


def matrix() -> list[tuple[str, str, list[int]]]:
    found, label = [], ""
    for line in MATRIX.strip().splitlines()[1:]:
        label = line[:18].strip() or label
        status, *expected = line[18:].split()
        found.append((label, status, [int(text) for text in expected]))
    return found


class Town:
    """All roles, and a table in any status."""

    def __init__(self, people: dict[str, httpx.AsyncClient], place: Place) -> None:
        self.people, self.place = people, place
        self._tables: dict[str, str] = {}

    @classmethod
    async def of(cls, place: Place) -> Town:
        people = {name: await place.person(name) for name in PEOPLE if name != "nobody"}
        people["nobody"] = place.caller()
        await open_table(people["elsewhere"], ..., None)
        cookies = dict(people["deleted"].cookies)
        assert (await people["deleted"].delete("/api/me")).status_code == 200
        people["deleted"].cookies.update(cookies)
        return cls(people, place)

    async def table(self, status: str) -> str:
        """A table with three seats; of these one is free until it is full."""
        if status not in self._tables:
            self._tables[status] = await self._new_table(status)
        return self._tables[status]

    def forget(self, status: str) -> None:
        del self._tables[status]

    async def _new_table(self, status: str) -> str:
        host, other, first = (self.people[name] for name in ("host", "waiting", "on turn"))
        table = await open_table(host, None, None, None)
        await done(first, table, "sit", seat=0)
        await done(other, table, "sit", seat=1)
        if status == "open":
            return table
        await done(host, table, "arrange", seat=2, bot="page")
        await done(host, table, "start")
        free = (f"r2@{column}{row}" for column in "fedc" for row in (1, 2))
        await self._play(table, free, until=1)
        if status == "over":
            await done(first, table, "resign")
            await done(other, table, "resign")
        else:
            await self._play(table, free, until=0)
        return table

    async def _play(self, table: str, free: Iterator[str], until: int) -> None:
        """Play until all players have, and it is a person's turn; for the bot we play ourselves."""
        live = self.place.server.hub.live[table]
        while live.table.to_act is None or live.table.to_act.number != until or live.table.ply < 3:
            assert live.table.to_act is not None
            ply, seat = live.table.ply, live.table.to_act.number
            if seat == 2:
                await self.place.server.hub.command(live, Play(ply=ply, action=next(free)), SYSTEM)
            else:
                await done(self.people[("on turn", "waiting")[seat]], table, "play", ply=ply, action=next(free))


@pytest.fixture
async def town(place: Place) -> Town:
    return await Town.of(place)


@pytest.mark.parametrize("label", COMMANDS)
async def test_each_role_may_do_exactly_this(town: Town, label: str) -> None:
    expected = {status: found for command, status, found in matrix() if command == label}
    hub = town.place.server.hub
    for status in STATUSES:
        found = []
        for person in PEOPLE:
            table = await town.table(status)
            before, ply = hub.live[table].table, hub.live[table].table.ply
            async with Stream(town.people["spectator"], town.place, table):
                answer = await give(town.people[person], table, **_kind(COMMANDS[label](ply)))
            found.append(answer.status_code)
            if answer.status_code == 200:
                town.forget(status)
            else:
                assert hub.live[table].table is before, (status, person)
        assert found == expected[status], status


def _kind(command: dict[str, Any]) -> dict[str, Any]:
    return {"kind" if name == "type" else name: value for name, value in command.items()}


def test_the_matrix_has_every_command_and_every_role() -> None:
    assert [(label, status) for label, status, _ in matrix()] == [
        (label, status) for label in COMMANDS for status in STATUSES
    ]
    tags = {kind.__struct_config__.tag for kind in get_args(Command)}
    assert {ask(0)["type"] for ask in COMMANDS.values()} == tags
    assert MATRIX.split("\n")[1].split() == ["command", "status", *(name.replace(" ", "-") for name in PEOPLE)]
    assert all(len(expected) == len(PEOPLE) for _, _, expected in matrix())


async def test_the_people_of_the_matrix_are_what_they_are_called(town: Town) -> None:
    table = town.place.server.hub.live[await town.table("playing")].table
    players = {name: await player_of(town.people[name]) for name in PEOPLE if name not in ("nobody", "deleted")}
    assert [seat.player for seat in table.seats] == [players["on turn"], players["waiting"], None]
    assert table.host == players["host"]
    assert table.to_act is table.seats[0]
    for name in ("nobody", "deleted"):
        assert (await town.people[name].get("/api/me")).json() == {"me": None}
    assert town.people["deleted"].cookies.get("regnum")


@pytest.mark.parametrize("endpoint", ANSWERING, ids=names(ANSWERING))
async def test_what_needs_an_identity_is_refused_without_one(place: Place, endpoint: Endpoint[Any, Any]) -> None:
    scene = await Scene.at(place)
    deleted = await place.person("gone")
    cookies = dict(deleted.cookies)
    await deleted.delete("/api/me")
    deleted.cookies.update(cookies)
    before = await everything(place)
    for caller in (place.caller(), deleted):
        answer = await scene.ask(caller, endpoint)
        assert (answer.status_code == 401) == endpoint.needs_identity
    assert not endpoint.needs_identity or await everything(place) == before


async def test_anyone_who_knows_a_table_may_watch_it(place: Place) -> None:
    scene = await Scene.at(place)
    async with Stream(place.caller(), place, scene.table) as stream:
        assert stream.status == 200
        assert (await stream.data())["your_seats"] == []


async def test_an_unlisted_table_is_found_only_by_those_who_sit_there(place: Place) -> None:
    anna, bela, stranger = [await place.person(name) for name in ("Anna", "Béla", "Ziga")]
    table = await open_table(anna, ..., None)
    await done(bela, table, "sit", seat=1)
    player = await player_of(anna)
    for path in ("/api/tables", "/api/archive", "/api/me/tables"):
        for query in ("", f"?player={player}", "?name=Anna", "?game=kingdoms"):
            assert table not in (await stranger.get(path + query)).text
    assert table not in (await place.caller().get(f"/api/tables?player={player}")).text
    assert table in (await bela.get("/api/me/tables")).text

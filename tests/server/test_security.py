"""Nobody gets more from the server than he may have, and nobody breaks it for others."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import apsw
import httpx
import msgspec
import pytest

from regnum.server import api
from regnum.server.api import ENDPOINTS
from regnum.server.clock import now
from regnum.server.endpoints import Endpoint
from regnum.server.guard import _POLICY as POLICY
from regnum.server.guard import LARGEST_BODY
from regnum.server.limits import CHAT, MISSES, NEW_PLAYERS, NEW_TABLES, REQUESTS, Buckets, Limit
from regnum.server.logs import JsonLines
from regnum.server.practice import PRACTICE
from regnum.server.streams import MOST_OF_ADDRESS, MOST_OF_PLAYER
from regnum.table import SYSTEM, Command
from regnum.table.commands import Play
from tests.support.served import Served
from tests.support.server import HOST, Place, Stream, done, give, open_table, player_of, running

JSON = {"content-type": "application/json"}
CHANGES = [endpoint for endpoint in ENDPOINTS if endpoint.method not in ("GET", "HEAD")]
WITH_BODY = [endpoint for endpoint in ENDPOINTS if endpoint.body is not None]
ANSWERING = [endpoint for endpoint in ENDPOINTS if endpoint.name != "events"]
"""All but the stream, which does not end."""
KEEPS_NOTHING = ("practise", "score_kingdomino", "score_kingdoms")
"""What is sent with a body but changes nothing."""
QUERIES = {"explain": {"action": "draw"}, "preview": {"action": "draw"}}
"""What has to be asked for."""


def names(endpoints: list[Endpoint]) -> list[str]:
    return [endpoint.name for endpoint in endpoints]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with running(tmp_path) as found:
        yield found


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Place]:
    """A server with the usual limits."""
    async with running(tmp_path, limits=1) as found:
        yield found


class Clock:
    """The time by which limits are counted; it stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    fake = SimpleNamespace(monotonic=found, perf_counter=time.perf_counter)
    monkeypatch.setattr("regnum.server.endpoints.time", fake)
    return found


async def everything(place: Place) -> list[Any]:
    """All that is kept."""
    store: Any = place.server.hub.store
    return [chunk async for chunk in store.export()]


def file_bytes(place: Place) -> bytes:
    """All that lies on the disk, in the file and beside it."""
    return b"".join(file.read_bytes() for file in sorted(place.file.parent.glob("tables.sqlite*")))


def checkpoint(place: Place) -> None:
    """Have everything in the file, and the write-ahead log empty."""
    db = apsw.Connection(str(place.file))
    db.pragma("user_version")
    left, _ = db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    db.close()
    assert left == 0


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


class Scene:
    """A table that Anna opened and sits at, with what every endpoint needs to be asked."""

    def __init__(self, place: Place, host: httpx.AsyncClient, table: str, link: str) -> None:
        self.place, self.host, self.table = place, host, table
        self.bodies: dict[str, Any] = {
            "set_name": {"name": "Anna again"},
            "new_bot": {"name": "Robot"},
            "open_table": {"game": "kingdoms", "seats": [{"is_mine": True}, {}]},
            "command": {"type": "say", "text": "hello"},
            "take_seat_link": {"token": link},
            "practise": {"game": "kingdoms", "seed": "a seed"},
            "score_kingdomino": {"kingdoms": ["W1 W C"]},
            "score_kingdoms": {"board": "yellow1 +2 mountain yellow3 mountain +6", "money": {"yellow": 50}},
        }

    @classmethod
    async def at(cls, place: Place, host: httpx.AsyncClient | None = None) -> Scene:
        host = host or await place.person("Anna")
        table = await open_table(host, ..., None)
        link = await host.post(f"/api/tables/{table}/seats/0/link")
        return cls(place, host, table, link.json()["url"].partition("#")[2])

    def path(self, endpoint: Endpoint) -> str:
        filled = {"table": self.table, "seat": "0", "plies": "0", "player": "2222222222"}
        return endpoint.path.format_map(filled)

    async def ask(self, caller: httpx.AsyncClient, endpoint: Endpoint, **headers: str) -> httpx.Response:
        """Ask as it should be asked; an endpoint with a body that is not known here fails."""
        body = self.bodies[endpoint.name] if endpoint.body is not None else None
        query = QUERIES.get(endpoint.name)
        return await caller.request(endpoint.method, self.path(endpoint), json=body, params=query, headers=headers)


# Requests that other sites have browsers make

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": f"http://{HOST}.evil.example"},
    {"origin": f"http://{HOST}:8001"},
    {"origin": f"http://evil@{HOST}"},
    {"origin": "http://["},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "anything"},
    {"origin": f"http://{HOST}", "sec-fetch-site": "cross-site"},
    {"origin": "https://evil.example", "sec-fetch-site": "same-origin"},
]
OWN = [
    {},
    {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
    {"origin": f"http://{HOST.upper()}"},
    {"sec-fetch-site": "none"},
]


@pytest.mark.parametrize("endpoint", CHANGES, ids=names(CHANGES))
async def test_another_site_changes_nothing(place: Place, endpoint: Endpoint) -> None:
    scene = await Scene.at(place)
    before = await everything(place)
    for headers in FOREIGN:
        answer = await scene.ask(scene.host, endpoint, **headers)
        assert (answer.status_code, code(answer)) == (403, "foreign"), headers
        assert "set-cookie" not in answer.headers
    assert await everything(place) == before


@pytest.mark.parametrize("endpoint", CHANGES, ids=names(CHANGES))
@pytest.mark.parametrize("headers", OWN, ids=str)
async def test_our_own_page_is_let_through(place: Place, endpoint: Endpoint, headers: dict[str, str]) -> None:
    scene = await Scene.at(place)
    before = await everything(place)
    assert (await scene.ask(scene.host, endpoint, **headers)).status_code == endpoint.status
    assert (await everything(place) == before) == (endpoint.name in KEEPS_NOTHING)


@pytest.mark.parametrize("endpoint", CHANGES, ids=names(CHANGES))
async def test_a_program_with_a_token_may_come_from_anywhere(place: Place, endpoint: Endpoint) -> None:
    scene = await Scene.at(place, await place.program("Robot"))
    answer = await scene.ask(scene.host, endpoint, origin="https://its.home", **{"sec-fetch-site": "cross-site"})
    assert answer.status_code == endpoint.status


async def test_a_made_up_token_does_not_open_the_door_for_a_cookie(place: Place) -> None:
    """Whoever sends a bearer token is not checked for its origin, but nor is the cookie looked at."""
    scene = await Scene.at(place)
    answer = await scene.host.get("/api/me", headers={"authorization": "Bearer made-up"})
    assert answer.json() == {"me": None}
    for endpoint in CHANGES:
        if endpoint.needs_identity:
            headers = {"authorization": "Bearer made-up", "origin": "https://evil.example"}
            assert (await scene.ask(scene.host, endpoint, **headers)).status_code == 401


async def test_a_link_from_another_site_does_not_bring_a_player_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The only thing that looking at a table changes: who was away is back."""
    anna, bela = await place.person("Anna"), await place.person("Béla")
    table = await open_table(anna, ..., None, starts_when_full=True)
    await done(bela, table, "sit", seat=1)
    assert (await give(anna, table, "replace", seat=1)).status_code == 409  # he has only just come
    later = now() + 60_000
    monkeypatch.setattr("regnum.server.hub.now", lambda: later)
    await done(anna, table, "replace", seat=1)
    for headers, stand_in in (({"sec-fetch-site": "cross-site"}, "knight"), ({"sec-fetch-site": "same-origin"}, None)):
        async with Stream(bela, place, table, **headers) as stream:
            assert (await stream.data())["summary"]["seats"][1]["stand_in"] == stand_in


# Who may do what, with real identities

PEOPLE = ("nobody", "deleted", "stranger", "spectator", "elsewhere", "host", "on turn", "waiting")
"""`spectator` watches, `elsewhere` is the host of another table; `host` opened this one and does not sit."""
COMMANDS: dict[str, Callable[[int], dict[str, Any]]] = {
    "sit": lambda _ply: {"type": "sit", "seat": 2},
    "stand": lambda _ply: {"type": "stand", "seat": 0},
    "arrange": lambda _ply: {"type": "arrange", "seat": 2, "bot": "page"},
    "start": lambda _ply: {"type": "start"},
    "play": lambda ply: {"type": "play", "ply": ply, "action": "r1@a1"},
    "play in the past": lambda _ply: {"type": "play", "ply": 0, "action": "r2@a5"},
    "undo": lambda ply: {"type": "undo", "ply": ply},
    "answer_undo": lambda ply: {"type": "answer_undo", "ply": ply, "agrees": True},
    "say": lambda _ply: {"type": "say", "text": "hello"},
    "mute": lambda _ply: {"type": "mute", "player": "2222222222"},
    "replace": lambda _ply: {"type": "replace", "seat": 1},
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
                  playing     401     401      403       403       403  409     403     403
                  over        401     401      403       403       403  409     403     403
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
mute              open        401     401      200       200       200  200     200     200
                  playing     401     401      200       200       200  200     200     200
                  over        401     401      200       200       200  200     200     200
replace           open        401     401      403       403       403  403     409     409
                  playing     401     401      403       403       403  403     409     409
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
    """Everybody, and a table in any status."""

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
        """Play until everybody has, and it is somebody's turn; for the bot we play ourselves."""
        live = self.place.server.hub.live[table]
        while live.table.to_act is None or live.table.to_act.number != until or live.table.ply < 3:
            assert live.table.to_act is not None
            ply, seat = live.table.ply, live.table.to_act.number
            if seat == 2:
                await self.place.server.hub.command(table, Play(ply=ply, action=next(free)), SYSTEM)
            else:
                await done(self.people[("on turn", "waiting")[seat]], table, "play", ply=ply, action=next(free))


@pytest.fixture
async def town(place: Place) -> Town:
    return await Town.of(place)


@pytest.mark.parametrize("label", COMMANDS)
async def test_everybody_may_do_exactly_this(town: Town, label: str) -> None:
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


def test_the_matrix_has_every_command_and_everybody() -> None:
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
async def test_what_needs_an_identity_is_refused_without_one(place: Place, endpoint: Endpoint) -> None:
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


async def test_whoever_knows_a_table_may_watch_it(place: Place) -> None:
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


# What comes in is checked


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=names(WITH_BODY))
async def test_only_json_is_read(place: Place, endpoint: Endpoint) -> None:
    scene = await Scene.at(place)
    body, before = json.dumps(scene.bodies[endpoint.name]), await everything(place)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"):
        answer = await scene.host.request(
            endpoint.method, scene.path(endpoint), content=body, headers={"content-type": kind}
        )
        assert (answer.status_code, code(answer)) == (415, "media"), kind
    for content in (b"", b"{", b"\xff\xfe", b'{"name": "\xff"}', b"\x00", b"nonsense"):
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=content, headers=JSON)
        assert answer.status_code in (400, 422), content
    assert await everything(place) == before


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=names(WITH_BODY))
async def test_json_of_another_form_is_refused(place: Place, endpoint: Endpoint) -> None:
    scene = await Scene.at(place)
    good, before = scene.bodies[endpoint.name], await everything(place)
    wrong = [None, 1, "x", [], {}, [good], {**good, "more": 1}, dict.fromkeys(good), dict.fromkeys(good, 1e300)]
    wrong += [{**good, name: [value]} for name, value in good.items()]
    for body in wrong:
        content = json.dumps(body)
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=content, headers=JSON)
        assert answer.status_code == 422, body
    assert await everything(place) == before


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=names(WITH_BODY))
@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"game":"kingdoms","seats":[', b'{"type":[', b'{"x":[{"y":'])
async def test_json_nested_without_end_is_refused(place: Place, endpoint: Endpoint, opening: bytes) -> None:
    scene = await Scene.at(place)
    deep = opening * (LARGEST_BODY // len(opening))
    closed = opening + b"[" * 8000 + b"]" * 8000
    for content in (deep, closed):
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=content, headers=JSON)
        assert answer.status_code in (400, 422)


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=names(WITH_BODY))
async def test_a_body_beyond_the_limit_is_not_read(place: Place, endpoint: Endpoint) -> None:
    scene = await Scene.at(place)
    before, pulled = await everything(place), 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal pulled
        while pulled < 10_000_000:
            pulled += 4096
            yield b" " * 4096

    good = json.dumps(scene.bodies[endpoint.name]).encode()
    for content in (good + b" " * LARGEST_BODY, b"x" * 10_000_000, endless()):
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=content, headers=JSON)
        assert (answer.status_code, code(answer)) == (413, "too_large")
    assert pulled <= LARGEST_BODY + 2 * 4096
    for announced in (str(LARGEST_BODY + 1), "9" * 30, "9" * 5000):
        headers = {**JSON, "content-length": announced}
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=good, headers=headers)
        assert answer.status_code == 413
    assert await everything(place) == before
    padded = good + b" " * (LARGEST_BODY - len(good))
    answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=padded, headers=JSON)
    assert answer.status_code == endpoint.status


MARKUP = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE players; --",
    "{{7*7}}${7*7}%s%n",
    "&lt;b&gt;\\u003c",
    "../../etc/passwd",
]
HARMFUL = [
    "Anna\r\nSet-Cookie: a=b",
    "a\nb",
    "a\x00b",
    "a\x1b[31mb",
    "a\x7fb",
    "\u202eannA",
    "a\u2066b\u2069",
    "a\u200bb",
    "\ufeffAnna",
    "a\u2028b",
    "\u3164",
    "   ",
    "",
    "a" + "\u0301" * 50,
    "\U000e0041",
]


def writings() -> list[tuple[str, Callable[[str], dict[str, Any]]]]:
    """Every place where somebody can write something that others see."""
    return [
        ("set_name", lambda text: {"name": text}),
        ("new_bot", lambda text: {"name": text}),
        ("open_table", lambda text: {"game": "kingdoms", "seats": [{"is_mine": True, "name": text or " "}, {}]}),
        ("command", lambda text: {"type": "sit", "seat": 1, "name": text or " "}),
        ("command", lambda text: {"type": "say", "text": text}),
    ]


@pytest.mark.parametrize(("name", "wrap"), writings(), ids=[f"{name}-{i}" for i, (name, _) in enumerate(writings())])
async def test_hostile_names_and_chat_do_nothing(
    place: Place, name: str, wrap: Callable[[str], dict[str, Any]]
) -> None:
    endpoint = next(endpoint for endpoint in ENDPOINTS if endpoint.name == name)
    scene = await Scene.at(place)
    before = await everything(place)
    for text in [*HARMFUL, "x" * 501, "x" * 3000]:
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), json=wrap(text))
        assert answer.status_code == 422, repr(text)
    for raw in ("\\ud800", "\\udfff\\ud800"):
        content = json.dumps(wrap("HERE")).replace("HERE", raw).encode()
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=content, headers=JSON)
        assert answer.status_code in (400, 422)
    answer = await scene.host.request(endpoint.method, scene.path(endpoint), json=wrap("x" * 10_000_000))
    assert answer.status_code == 413
    assert await everything(place) == before


async def test_markup_is_text_like_any_other(place: Place) -> None:
    """It comes back as it was, in JSON that no browser takes for anything else."""
    for text in MARKUP:
        caller = await place.person(text)
        table = await open_table(caller, ..., None, is_listed=True)
        await done(caller, table, "say", text=text)
        found = await caller.get(f"/api/tables/{table}")
        assert found.json()["summary"]["seats"][0]["name"] == text
        assert found.json()["events"][-1]["text"] == text
        for path in (f"/api/tables/{table}", "/api/tables", "/api/me", f"/api/tables?name={text}"):
            answer = await caller.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
        async with Stream(caller, place, table) as stream:
            assert (await stream.update()).count(b"\n") == 2
    assert len((await place.caller().get("/api/tables")).json()["tables"]) == len(MARKUP)


async def test_what_is_refused_is_not_thrown_back_raw(place: Place) -> None:
    """Unknown options and fields are named in the answer, but nothing that could harm a terminal or a page."""
    anna = await place.person("Anna")
    for text in HARMFUL:
        wish = {"game": text, "seats": [{"is_mine": True}, {}], "options": {text: 1}}
        answer = await anna.post("/api/tables", json=wish)
        assert answer.status_code == 422
        assert answer.headers["content-type"] == "application/json"
        answer = await anna.post("/api/tables", json={**wish, "game": "kingdoms"})
        assert not re.search("[\x00-\x1f\x7f\u202e\u2066]", answer.json()["error"]["message"])


# Paths and headers

LOST = [
    "/api/tables/../../etc/passwd",
    "/../../../etc/passwd",
    "/api/tables/..%2f..%2f..%2fetc%2fpasswd",
    "/api/tables/%2e%2e/%2e%2e/etc/passwd",
    "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/api/tables/..%5c..%5cwindows",
    "/api/tables/%00",
    "/api/tables/abc%00.json",
    "/api/tables/%0d%0aSet-Cookie:%20a=b",
    "/api/tables/" + "a" * 10_000,
    "/api/tables/2222222222/plies/-1",
    "/api/tables/' OR 1=1 --",
    "/api/players/..%2f..%2fme/statistics",
    "/static/../../pyproject.toml",
    "/tables.sqlite",
    "/api/me/",
    "/api/tables/",
    "//evil.example/api/me/",
    "/api",
    "/.git/config",
]


@pytest.mark.parametrize("path", LOST, ids=[path[:40] for path in LOST])
async def test_what_is_not_there_is_not_found(place: Place, path: str) -> None:
    anna = await place.person("Anna")
    request = anna.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    answer = await anna.send(request)
    assert (answer.status_code, code(answer)) == (404, "unknown")
    assert answer.headers["content-type"] == "application/json"
    assert "set-cookie" not in answer.headers
    assert b"root:" not in answer.content


async def test_other_methods_do_nothing(place: Place) -> None:
    scene = await Scene.at(place)
    before, known = await everything(place), {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    tried = 0
    for endpoint in ENDPOINTS:
        for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"):
            if (method, endpoint.path) not in known:
                answer = await scene.host.request(method, scene.path(endpoint), json={"name": "x"})
                assert answer.status_code == 404, (method, endpoint.path)
                assert "access-control-allow-origin" not in answer.headers
                tried += 1
    assert tried > 5 * len(known) - len(CHANGES)
    assert await everything(place) == before


async def test_asking_for_the_head_of_a_stream_opens_none(place: Place) -> None:
    scene = await Scene.at(place)
    async with asyncio.timeout(5):
        answer = await scene.host.head(f"/api/tables/{scene.table}/events")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert not place.server.hub.live[scene.table].watchers


@pytest.mark.parametrize("header", ["last-event-id", "accept-language", "origin", "cookie", "authorization", "x-any"])
async def test_headers_from_outside_do_not_come_back(place: Place, header: str) -> None:
    scene = await Scene.at(place)
    for value in ("5\r\nX-Evil: 1", "\r\n\r\n<html>", "\x00", "9" * 5000, "-1", "٣", "é", "en;q=nan, hu;q=inf"):
        raw = value.encode()
        answer = await scene.host.get(f"/api/tables/{scene.table}", headers=[(header.encode(), raw)])
        assert answer.status_code == 200
        _check_clean(answer.headers)
        broken = Stream(scene.host, place, scene.table)
        broken._scope["headers"] = [*_without(broken._scope["headers"], header), (header.encode(), raw)]
        async with broken as stream:
            assert stream.status == 200
            _check_clean(stream.headers)
            assert (await stream.data())["is_whole"]


def _without(headers: Any, name: str) -> list[tuple[bytes, bytes]]:
    return [pair for pair in headers if pair[0] != name.encode() or name in ("cookie", "authorization")]


def _check_clean(headers: httpx.Headers) -> None:
    assert "x-evil" not in headers
    assert not any(re.search(rb"[\r\n\x00]", part) for pair in headers.raw for part in pair)


async def test_a_strange_host_harms_nobody(place: Place) -> None:
    scene = await Scene.at(place)
    for host in ("[", "[::1", "a b", "%", "a/../b?#", '"><script>', "a" * 5000, "evil.example\r\nX-Evil: 1"):
        for method, path in (("GET", "qr"), ("POST", "seats/0/link")):
            answer = await scene.host.request(method, f"/api/tables/{scene.table}/{path}", headers={"host": host})
            assert answer.status_code in (200, 201, 404)
            _check_clean(answer.headers)
            assert "<script" not in answer.text.partition("<svg")[2]


# Cookies and headers that go out


def cookie_of(answer: httpx.Response) -> tuple[str, Any]:
    jar: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    ((name, morsel),) = jar.items()
    return name, morsel


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_cookie_is_kept_from_scripts_and_other_sites(place: Place, scheme: str) -> None:
    caller = place.caller(scheme=scheme)
    answer = await caller.put("/api/me", json={"name": "Anna"})
    name, cookie = cookie_of(answer)
    is_safe = scheme == "https"
    assert name == ("__Host-regnum" if is_safe else "regnum")
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert cookie["domain"] == ""
    assert bool(cookie["secure"]) == is_safe
    assert len(cookie.value) >= 22
    assert int(cookie["max-age"]) > 86400
    assert (await caller.get("/api/me")).json()["me"]["name"] == "Anna"
    gone = await caller.delete("/api/me")
    name_gone, cookie_gone = cookie_of(gone)
    assert (name_gone, cookie_gone.value, cookie_gone["max-age"]) == (name, "", "0")
    assert bool(cookie_gone["secure"]) == is_safe
    assert not caller.cookies


async def test_under_tls_an_unsafe_cookie_is_nobodys(place: Place) -> None:
    """Whoever can write to the insecure page of this host cannot make a browser somebody else on the secure one."""
    token = (await place.person("Anna")).cookies["regnum"]
    caller = place.caller(scheme="https", cookie=f"regnum={token}")
    assert (await caller.get("/api/me")).json() == {"me": None}
    caller = place.caller(scheme="https", cookie=f"__Host-regnum={token}")
    assert (await caller.get("/api/me")).json()["me"]["name"] == "Anna"


def check_headers(headers: httpx.Headers, *, is_safe: bool = False) -> None:
    """What every response has to carry."""
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    for directive, sources in policy.items():
        assert set(sources.split()) <= {"'none'", "'self'", "data:"}
        assert "data:" not in sources or directive == "img-src"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"] == "no-store"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert ("strict-transport-security" in headers) == is_safe


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=names(list(ENDPOINTS)))
@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_every_answer_tells_browsers_to_be_strict(place: Place, endpoint: Endpoint, scheme: str) -> None:
    scene = await Scene.at(place, await place.person("Anna", scheme=scheme))
    is_safe = scheme == "https"
    if endpoint.name == "events":
        async with Stream(scene.host, place, scene.table) as stream:
            check_headers(stream.headers, is_safe=is_safe)
        return
    check_headers((await scene.ask(scene.host, endpoint)).headers, is_safe=is_safe)
    check_headers((await scene.ask(place.caller(scheme=scheme), endpoint)).headers, is_safe=is_safe)


async def test_every_refusal_tells_browsers_to_be_strict(limited: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = await Scene.at(limited)
    host, nobody, table = scene.host, limited.caller(), f"/api/tables/{scene.table}"

    async def broken() -> None:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(limited.server.hub.store, "check", broken)
    answers = [
        await host.put("/api/me", content=b"{", headers=JSON),
        await nobody.delete("/api/me"),
        await host.delete("/api/me", headers={"origin": "http://evil.example"}),
        await host.get("/api/nothing"),
        await host.get(f"{table}/record"),
        await host.put("/api/me", content=b" " * 99999, headers=JSON),
        await host.put("/api/me", content=b"{}"),
        await host.put("/api/me", json={}),
        *[await give(host, scene.table, "say", text="x") for _ in range(int(CHAT.burst) + 1)],
        await host.get("/healthz"),
    ]
    assert {answer.status_code for answer in answers} == {400, 401, 403, 404, 409, 413, 415, 422, 200, 429, 500}
    for answer in answers:
        check_headers(answer.headers)
        assert answer.headers["content-type"] == "application/json"
        assert "the secret reason" not in answer.text
        assert "Traceback" not in answer.text


async def test_the_description_and_pictures_are_harmless(place: Place) -> None:
    scene = await Scene.at(place)
    described = await scene.host.get("/api/openapi.json")
    check_headers(described.headers)
    picture = await scene.host.get(f"/api/tables/{scene.table}/qr")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert not re.search("<script|<style| style=| on[a-z]+=|href", picture.text)


async def test_every_file_of_the_page_is_strict_and_has_nothing_inline(place: Place) -> None:
    """What the policy would forbid is not there in the first place; nothing comes from elsewhere."""
    caller, seen = place.caller(), 0
    for route in place.server.pages.routes:
        answer = await caller.get(route.path.format_map({"player": "x", "game": "kingdoms", "table": "x", "ply": "1"}))
        assert answer.status_code == 200
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        if answer.headers["content-type"].startswith("text/html"):
            assert not re.search(r"<script(?![^>]* src=)|<style| style=| on[a-z]+=|javascript:", answer.text)
            assert not re.search(r"(src|href)=[\"']?(https?:)?//", answer.text)
            seen += 1
    assert seen
    lost = await caller.get("/no/such/page", headers={"accept": "text/html"})
    assert lost.status_code == 404
    assert lost.headers["content-security-policy"] == POLICY


# Limits

Attempt = Callable[[httpx.AsyncClient, str, int], Awaitable[httpx.Response]]


async def _look(caller: httpx.AsyncClient, _table: str, _number: int) -> httpx.Response:
    return await caller.get("/api/me")


async def _new_player(caller: httpx.AsyncClient, _table: str, number: int) -> httpx.Response:
    path, method = ("/api/bots", "POST") if number % 2 else ("/api/me", "PUT")
    caller.cookies.clear()
    return await caller.request(method, path, json={"name": "Anna"})


async def _new_table(caller: httpx.AsyncClient, _table: str, _number: int) -> httpx.Response:
    return await caller.post("/api/tables", json={"game": "kingdoms", "seats": [{"is_mine": True}, {}]})


async def _write(caller: httpx.AsyncClient, table: str, number: int) -> httpx.Response:
    if number % 3 == 2:
        return await give(caller, table, "mute", player=f"player {number}")
    return await give(caller, table, "say", text="hello")


async def _practise(caller: httpx.AsyncClient, _table: str, _number: int) -> httpx.Response:
    return await caller.post("/api/practice", json={"game": "kingdoms", "seed": "a seed"})


async def _guess(caller: httpx.AsyncClient, _table: str, number: int) -> httpx.Response:
    if number % 2:
        return await caller.post("/api/seat-links", json={"token": "guessed"})
    return await caller.get("/api/tables/abcdefghjk")


LIMITS: dict[str, tuple[Limit, Attempt, set[int]]] = {
    "requests": (REQUESTS, _look, {200}),
    "new players": (NEW_PLAYERS, _new_player, {200, 201}),
    "new tables": (NEW_TABLES, _new_table, {201}),
    "chat": (CHAT, _write, {200}),
    "practice": (PRACTICE, _practise, {200}),
    "guesses": (MISSES, _guess, {404}),
}


@pytest.mark.parametrize("label", LIMITS)
async def test_too_much_is_refused_and_waiting_helps(limited: Place, clock: Clock, label: str) -> None:
    limit, attempt, good = LIMITS[label]
    anna = await limited.person("Anna", address="192.0.2.10")
    bela = await limited.person("Béla", address="192.0.2.20")
    table = await open_table(anna, ..., None)
    await done(bela, table, "sit", seat=1)
    clock.seconds += 3600
    for number in range(int(limit.burst)):
        assert (await attempt(anna, table, number)).status_code in good
    for number in range(2):
        refused = await attempt(anna, table, number)
        assert (refused.status_code, code(refused)) == (429, "too_many")
        check_headers(refused.headers)
    wait = int(refused.headers["retry-after"])
    assert 1 <= wait <= 60
    assert (await attempt(bela, table, 0)).status_code in good
    clock.seconds += wait
    assert (await attempt(anna, table, 0)).status_code in good
    clock.seconds += 3600
    for number in range(int(limit.burst)):
        assert (await attempt(anna, table, number)).status_code in good
    assert (await attempt(anna, table, 0)).status_code == 429


async def test_who_guesses_too_much_does_not_learn_of_hits_either(limited: Place, clock: Clock) -> None:
    anna = await limited.person("Anna", address="192.0.2.10")
    table = await open_table(anna, ..., None)
    guesser = limited.caller(address="192.0.2.66")
    while (await _guess(guesser, table, 0)).status_code == 404:
        pass
    assert (await guesser.get(f"/api/tables/{table}")).status_code == 429
    neighbour = await limited.person("Cili", address="192.0.2.66")
    assert (await neighbour.get(f"/api/tables/{table}")).status_code == 200
    clock.seconds += 60
    assert (await guesser.get(f"/api/tables/{table}")).status_code == 200


async def test_requests_without_an_identity_count_by_address(limited: Place, clock: Clock) -> None:
    clock.seconds += 1
    for _ in range(int(REQUESTS.burst)):
        assert (await limited.caller(address="192.0.2.66").get("/api/games")).status_code == 200
    assert (await limited.caller(address="192.0.2.66").get("/api/games")).status_code == 429
    made_up = limited.caller(address="192.0.2.66", authorization="Bearer made-up")
    assert (await made_up.get("/api/games")).status_code == 429
    assert (await limited.caller(address="192.0.2.67").get("/api/games")).status_code == 200


def test_limits_can_be_scaled_and_switched_off() -> None:
    limit = Limit(10, 1)
    for scale, allowed in ((1.0, 10), (3.0, 30), (0.5, 5), (0.01, 1)):
        buckets = Buckets(scale)
        assert sum(buckets.wait("anna", limit, 0) == 0 for _ in range(100)) == allowed
        wait = buckets.wait("anna", limit, 0)
        assert wait > 0
        assert buckets.wait("anna", limit, wait + 0.001) == 0
        assert buckets.wait("béla", limit, 0) == 0
    assert all(Buckets(0).wait("anna", limit, 0) == 0 for _ in range(1000))


def test_limits_do_not_fill_the_memory() -> None:
    buckets = Buckets()
    for number in range(50_000):
        buckets.wait(f"somebody {number}", CHAT, 0)
    assert len(buckets._left) <= 20_000


@pytest.mark.parametrize(("who", "most"), [("player", MOST_OF_PLAYER), ("address", MOST_OF_ADDRESS)])
async def test_streams_at_once_are_limited(limited: Place, clock: Clock, who: str, most: int) -> None:
    clock.seconds += 1
    anna = await limited.person("Anna", address="192.0.2.10")
    table = await open_table(anna, ..., None)
    viewer = anna if who == "player" else limited.caller(address="192.0.2.66")
    streams = [await Stream(viewer, limited, table).__aenter__() for _ in range(most)]
    assert {stream.status for stream in streams} == {200}
    async with Stream(viewer, limited, table) as refused:
        assert refused.status == 429
        assert refused.headers["retry-after"] == "1"
        check_headers(refused.headers)
        assert b"too_many" in await refused.rest()
    other = await limited.person("Béla", address="192.0.2.66")
    async with Stream(other, limited, table) as stream:
        assert stream.status == 200
    assert (await viewer.get(f"/api/tables/{table}")).status_code == 200
    await streams.pop().__aexit__()
    async with Stream(viewer, limited, table) as stream:
        assert stream.status == 200
    for stream in streams:
        await stream.__aexit__()
    assert not limited.server.services.streams._open


async def test_streams_are_not_limited_without_limits(place: Place) -> None:
    anna = await place.person("Anna")
    table = await open_table(anna, ..., None)
    streams = [await Stream(anna, place, table).__aenter__() for _ in range(MOST_OF_PLAYER + 5)]
    assert {stream.status for stream in streams} == {200}
    for stream in streams:
        await stream.__aexit__()


# Secrets that are kept


async def test_tokens_are_kept_only_as_hashes(place: Place) -> None:
    anna = await place.person("Anna")
    robot = await place.program("Robot")
    table = await open_table(anna, ..., None)
    link = (await anna.post(f"/api/tables/{table}/seats/0/link")).json()["url"].partition("#")[2]
    tokens = [anna.cookies["regnum"], robot.headers["authorization"].split()[1], link, link.partition("-")[2]]
    assert (await player_of(anna)).encode() in file_bytes(place)
    for _ in range(2):
        for token in tokens:
            assert token.encode() not in file_bytes(place)
        checkpoint(place)


def links_token(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["url"].partition("#")[2]
    return found


async def test_a_seat_link_moves_the_seat_once(place: Place) -> None:
    scene = await Scene.at(place)
    phone, thief = await place.person("phone"), await place.person("thief")
    token = scene.bodies["take_seat_link"]["token"]
    assert (await place.caller().post("/api/seat-links", json={"token": token})).status_code == 401
    taken = await phone.post("/api/seat-links", json={"token": token})
    assert (taken.status_code, taken.json()) == (200, {"table": scene.table, "seat": 0})
    seats = {caller: (await caller.get(f"/api/tables/{scene.table}")).json() for caller in (phone, scene.host)}
    assert seats[phone]["your_seats"] == [0]
    assert seats[scene.host]["your_seats"] == []
    assert seats[phone]["summary"]["seats"][0]["name"] == "Anna"
    for caller in (thief, scene.host, phone):
        again = await caller.post("/api/seat-links", json={"token": token})
        assert (again.status_code, code(again)) == (404, "unknown")


async def test_of_many_who_take_a_link_at_once_one_gets_the_seat(place: Place) -> None:
    scene = await Scene.at(place)
    takers = [await place.person(f"taker {number}") for number in range(8)]
    found = await asyncio.gather(
        *(caller.post("/api/seat-links", json=scene.bodies["take_seat_link"]) for caller in takers)
    )
    assert sorted(answer.status_code for answer in found) == [200] + [404] * 7
    winner = takers[[answer.status_code for answer in found].index(200)]
    table = (await winner.get(f"/api/tables/{scene.table}")).json()
    assert table["your_seats"] == [0]
    assert [event["type"] for event in table["events"]].count("moved") == 1


async def test_a_seat_link_expires(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = await Scene.at(place)
    phone, began = await place.person("phone"), now()
    monkeypatch.setattr(api, "now", lambda: began + 16 * 60 * 1000)
    late = await phone.post("/api/seat-links", json=scene.bodies["take_seat_link"])
    assert late.status_code == 404
    monkeypatch.setattr(api, "now", lambda: began + 14 * 60 * 1000)
    assert (await phone.post("/api/seat-links", json=scene.bodies["take_seat_link"])).status_code == 200


async def test_links_are_made_only_for_ones_own_seat(place: Place) -> None:
    scene = await Scene.at(place)
    bela = await place.person("Béla")
    await done(bela, scene.table, "sit", seat=1)
    for caller, seat, status in ((bela, 0, 403), (scene.host, 1, 403), (bela, 1, 201), (bela, 7, 403), (bela, 99, 403)):
        answer = await caller.post(f"/api/tables/{scene.table}/seats/{seat}/link")
        assert answer.status_code == status


async def test_a_link_does_not_take_the_seat_of_who_came_later(place: Place) -> None:
    """Make a link, stand up, wait until somebody else sits there: the link must not take the seat from him."""
    scene = await Scene.at(place)
    bela = await place.person("Béla")
    await done(scene.host, scene.table, "stand", seat=0)
    empty = await scene.host.post("/api/seat-links", json=scene.bodies["take_seat_link"])
    assert empty.status_code == 404
    await done(bela, scene.table, "sit", seat=0)
    for caller in (scene.host, await place.person("helper")):
        answer = await caller.post("/api/seat-links", json=scene.bodies["take_seat_link"])
        assert answer.status_code == 404
    assert (await bela.get(f"/api/tables/{scene.table}")).json()["your_seats"] == [0]


async def test_a_link_cannot_be_given_another_owner(place: Place) -> None:
    scene = await Scene.at(place)
    thief = await place.person("thief")
    secret = scene.bodies["take_seat_link"]["token"].partition("-")[2]
    for token in (secret, f"-{secret}", f"{await player_of(thief)}-{secret}", f"{await player_of(scene.host)}-"):
        assert (await thief.post("/api/seat-links", json={"token": token})).status_code == 404


# Somebody wants to be forgotten


async def test_deleted_is_deleted(place: Place) -> None:
    """Names, chat and tokens are gone from all answers and from the disk; the games and all others stay."""
    marks = ["Annamária Törölt", "Anna másik neve", "Anna mondta ezt", "Annuska egy széken"]
    anna, bela, cili = await place.person(marks[0]), await place.person("Béla"), await place.person("Cili")
    token, player = anna.cookies["regnum"], await player_of(anna)
    tables = {
        "played on": await open_table(anna, ..., None, None, is_listed=True, starts_when_full=True),
        "archived": await open_table(anna, ..., None, is_listed=True, starts_when_full=True),
        "hosted": await open_table(anna, ..., None, is_listed=True),
        "visited": await open_table(bela, ..., None, None, is_listed=True),
    }
    await done(bela, tables["played on"], "sit", seat=1)
    await done(cili, tables["played on"], "sit", seat=2)
    await done(bela, tables["archived"], "sit", seat=1)
    await done(bela, tables["archived"], "resign")
    assert (await anna.put("/api/me", json={"name": marks[1]})).status_code == 200
    await done(anna, tables["visited"], "sit", seat=1, name=marks[3])
    for name in tables.values():
        await done(anna, name, "say", text=marks[2])
        if name != tables["hosted"]:
            await done(bela, name, "say", text="Béla mondta ezt")
    assert all(mark.encode() in file_bytes(place) for mark in marks)

    answer = await anna.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"me": None})

    gone = [*marks, marks[0].casefold(), marks[3].casefold(), token]
    for _ in range(2):
        checkpoint(place)
        assert not [mark for mark in gone if mark.encode() in file_bytes(place)]
    stale = place.caller(cookie=f"regnum={token}")
    assert (await stale.get("/api/me")).json() == {"me": None}
    assert (await stale.get("/api/me/tables")).status_code == 401
    shown = ""
    for caller in (bela, stale):
        for path in ("/api/tables", "/api/archive", "/api/me/tables", f"/api/players/{player}/statistics"):
            shown += (await caller.get(path)).text
        for name in tables.values():
            for end in ("", "/record", "/plies/0"):
                shown += (await caller.get(f"/api/tables/{name}{end}")).text
            async with Stream(caller, place, name) as stream:
                shown += (await stream.update()).decode()
    assert not [mark for mark in gone if mark in shown or json.dumps(mark)[1:-1] in shown]
    assert shown.count("Béla mondta ezt") == 2 * 2 * 3

    summaries = {key: (await bela.get(f"/api/tables/{name}")).json()["summary"] for key, name in tables.items()}
    assert [summaries[key]["status"] for key in tables] == ["playing", "over", "over", "open"]
    assert summaries["played on"]["seats"][0]["is_resigned"]
    assert [seat["name"] for seat in summaries["played on"]["seats"]] == ["", "Béla", "Cili"]
    assert summaries["hosted"]["ended"] == "closed"
    assert summaries["visited"]["seats"][1]["player"] is None
    assert tables["archived"] in (await bela.get("/api/archive")).text
    assert (await bela.get(f"/api/tables/{tables['archived']}/verify")).status_code == 200
    assert (await bela.get("/api/me")).json()["me"]["name"] == "Béla"
    await done(cili, tables["played on"], "say", text="it goes on")


async def test_what_was_deleted_stays_deleted_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        anna, bela = await place.person("Annamária Törölt"), await place.person("Béla")
        table = await open_table(bela, ..., None, is_listed=True)
        await done(anna, table, "sit", seat=1)
        cookie = f"regnum={anna.cookies['regnum']}"
        await anna.delete("/api/me")
    assert "Annamária Törölt".encode() not in file_bytes(place)
    async with running(tmp_path) as place:
        nobody = place.caller(cookie=cookie)
        assert (await nobody.get("/api/me")).json() == {"me": None}
        assert "Annam" not in (await nobody.get(f"/api/tables/{table}")).text


# Logs


def test_logs_are_one_line_each_whatever_is_in_them() -> None:
    for text in [*HARMFUL, *MARKUP, "\ud800"]:
        record = logging.makeLogRecord(
            {"name": "x", "msg": "it was %s", "args": (text,), "levelname": "ERROR", "path": text}
        )
        line = JsonLines().format(record)
        assert not re.search("[\r\n\x00-\x1f]", line)
        assert msgspec.json.decode(line)["level"] == "error"


async def test_a_failure_is_logged_without_what_was_sent(
    place: Place, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    scene = await Scene.at(place)

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(place.server.hub, "command", broken)
    answer = await give(scene.host, scene.table, "say", text="what I wrote")
    assert answer.status_code == 500
    logged = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "RuntimeError" in logged
    for secret in ("what I wrote", scene.host.cookies["regnum"], "Anna"):
        assert secret not in logged


# A real server behind a proxy


def test_a_real_server_keeps_its_secrets(tmp_path: Path) -> None:
    """Behind a proxy with TLS cookies are safe; broken requests are refused; the most talkative log tells no secret."""
    with (
        Served(tmp_path, "--log-level", "debug") as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as web,
    ):
        proxied = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
        safe = web.put("/api/me", json={"name": "Annamária"}, headers=proxied)
        name, cookie = cookie_of(safe)
        assert name == "__Host-regnum"
        assert cookie["secure"]
        check_headers(safe.headers, is_safe=True)
        plain = web.put("/api/me", json={"name": "Annamária"})
        check_headers(plain.headers)
        seats = [{"is_mine": True}, {"is_mine": True}]
        opened = web.post("/api/tables", json={"game": "kingdoms", "seats": seats, "starts_when_full": True})
        table = opened.json()["table"]
        link = links_token(web.post(f"/api/tables/{table}/seats/0/link"))
        assert web.post("/api/seat-links", json={"token": link}).status_code == 200
        assert web.post("/api/seat-links", json={"token": "wrong-token"}).status_code == 404
        robot = web.post("/api/bots", json={"name": "Robot"}).json()["token"]
        web.get("/api/me", headers={"authorization": f"Bearer {robot}"})
        web.post(f"/api/tables/{table}/commands", json={"type": "say", "text": "a private line"})
        web.get("/api/tables/../../etc/passwd?secret=1")
        for raw in BROKEN_REQUESTS:
            assert re.match(rb"HTTP/1.1 4\d\d |$", _raw(server.port, raw)), raw
        assert web.get("/healthz").status_code == 200
        web.post(f"/api/tables/{table}/commands", json={"type": "resign"})
        seed = web.get(f"/api/tables/{table}").json()["summary"]["seed"]
        assert seed
        assert server.stop() == 0
        log = server.log()
    secrets = [cookie.value, cookie_of(plain)[1].value, link, link.partition("-")[2], robot, seed]
    for secret in [*secrets, "a private line", "Annamária", "wrong-token"]:
        assert secret not in log
    assert "Finished server process" in log


BROKEN_REQUESTS = [
    b"GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /api/tables/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
]


def _raw(port: int, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as wire:
        wire.sendall(request)
        wire.settimeout(2)
        try:
            return wire.recv(100)
        except (TimeoutError, ConnectionResetError):
            return b""

"""Limits by player and by address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from regnum.server.addresses import network_of
from regnum.server.aside import Aside
from regnum.server.limits import (
    CHAT,
    CROWD,
    HEAVY,
    MISSES,
    NEW_PLAYERS,
    NEW_TABLES,
    REQUESTS,
    Buckets,
    Limit,
)
from regnum.server.streams import MOST_OF_ADDRESS, MOST_OF_PLAYER, MOST_SPECTATORS
from tests.support.scene import (
    Clock,
    check_headers,
    code,
)
from tests.support.server import Place, Stream, done, give, open_table

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
    "practice": (HEAVY, _practise, {200}),
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


async def test_a_rate_limited_guess_does_not_reveal_hits_either(limited: Place, clock: Clock) -> None:
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
        buckets.wait(f"player {number}", CHAT, 0)
    assert len(buckets._left) <= 20_000


@pytest.mark.parametrize(("who", "most"), [("player", MOST_OF_PLAYER), ("address", MOST_SPECTATORS)])
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


async def test_identities_at_one_address_share_a_limit(limited: Place, clock: Clock) -> None:
    clock.seconds += 3600
    people = [await limited.person(f"Mallory {number}", address="192.0.2.66") for number in range(8)]
    clock.seconds += 3600
    opened = [await _new_table(caller, "", 0) for caller in people for _ in range(int(NEW_TABLES.burst))]
    statuses = [answer.status_code for answer in opened]
    assert statuses.count(201) == CROWD * NEW_TABLES.burst
    assert set(statuses[statuses.index(429) :]) == {429}
    neighbour = await limited.person("Anna", address="192.0.2.67")
    assert (await _new_table(neighbour, "", 0)).status_code == 201


async def test_a_network_of_version_6_counts_as_one_address(limited: Place, clock: Clock) -> None:
    clock.seconds += 1
    for number in range(int(REQUESTS.burst)):
        answer = await limited.caller(address=f"2001:db8:1:2::{number:x}").get("/api/games")
        assert answer.status_code == 200
    assert (await limited.caller(address="2001:db8:1:2:ffff::1").get("/api/games")).status_code == 429
    assert (await limited.caller(address="2001:db8:1:3::1").get("/api/games")).status_code == 200


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_addresses_as_limits_count_them(address: str, counted: str) -> None:
    assert network_of(address) == counted


async def test_streams_of_all_identities_at_one_address_are_limited(
    limited: Place, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.server.api.MOST_OF_ADDRESS", 3)
    clock.seconds += 1
    people = [await limited.person(f"Mallory {number}", address="192.0.2.66") for number in range(4)]
    table = await open_table(people[0], ..., None)
    streams = [await Stream(caller, limited, table).__aenter__() for caller in people]
    assert [stream.status for stream in streams] == [200, 200, 200, 429]
    for stream in streams:
        await stream.__aexit__()
    assert MOST_OF_ADDRESS > MOST_OF_PLAYER
    assert not limited.server.services.streams._open


async def test_a_long_table_counts_as_several_requests(limited: Place, clock: Clock) -> None:
    anna = await limited.person("Anna", address="192.0.2.10")
    table = await open_table(anna, ..., None)
    clock.seconds += 3600
    live = limited.server.hub.live[table]
    live.table.log *= 1000
    looked = 0
    while (await anna.get(f"/api/tables/{table}")).status_code == 200:
        looked += 1
    assert looked < REQUESTS.burst / 5
    clock.seconds += 3600
    streams: list[int] = []
    while len(streams) < REQUESTS.burst / 5:
        async with Stream(anna, limited, table) as stream:
            streams.append(stream.status)
    assert streams[-1] == 429


async def test_expensive_requests_count_more_and_are_answered_by_another_process(
    limited: Place, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered: list[object] = []
    answer = Aside.answer

    async def noting(aside: Aside, *arguments: Any) -> Any:
        answered.append(arguments)
        return await answer(aside, *arguments)

    anna = await limited.person("Anna", address="192.0.2.10")
    table = await open_table(anna, ..., ..., starts_when_full=True)
    await done(anna, table, "resign")
    clock.seconds += 3600
    board = "\n".join(["+3 . . . . red1"] + [". . . . . ."] * 4)
    with monkeypatch.context() as patched:
        patched.setattr(Aside, "answer", noting)
        answers = [
            await anna.get(f"/api/tables/{table}/plies/0"),
            await anna.get(f"/api/tables/{table}/record"),
            await anna.get(f"/api/tables/{table}/verify"),
            await anna.post("/api/practice", json={"game": "kingdoms", "seed": "a seed"}),
            await anna.post("/api/score/kingdoms", json={"board": board, "money": {"red": 50}}),
        ]
    assert [answer.status_code for answer in answers] == [200] * 5
    assert len(answered) == 6, "each in another process, and verifying in two steps"
    clock.seconds += 3600
    verified = [(await anna.get(f"/api/tables/{table}/verify")).status_code for _ in range(40)]
    assert verified == [200] * 30 + [429] * 10


async def test_a_rate_limited_client_waits_for_the_refusal(
    limited: Place, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.seconds += 1
    caller = limited.caller(address="192.0.2.66")
    for _ in range(int(REQUESTS.burst)):
        assert (await caller.get("/api/games")).status_code == 200
    monkeypatch.setattr("regnum.server.endpoints.HOLD", 0.3)
    held = asyncio.ensure_future(caller.get("/api/games"))
    done, _ = await asyncio.wait([held], timeout=0.2)
    assert not done, "one more is allowed after a twentieth of a second, but refusals come no faster than answers"
    assert (await held).status_code == 429


async def test_everything_counts_by_address(limited: Place, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.flood.EVERYTHING", Limit(30, 4))
    clock.seconds += 1
    flooding = limited.caller(address="192.0.2.66")
    paths = ("/", "/no/such/page", "/js/app.js")
    for number in range(30):
        assert (await flooding.get(paths[number % 3])).status_code in (200, 404)
    refused = await flooding.get("/")
    assert (refused.status_code, code(refused)) == (429, "too_many")
    check_headers(refused.headers)
    assert (await limited.caller(address="192.0.2.67").get("/")).status_code == 200
    clock.seconds += 1
    assert (await flooding.get("/")).status_code == 200

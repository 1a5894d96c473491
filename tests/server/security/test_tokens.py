"""Tokens and seat links."""

from __future__ import annotations

import asyncio

import pytest

from regnum.server import api
from regnum.server.clock import now
from tests.support.scene import (
    Scene,
    checkpoint,
    code,
    file_bytes,
)
from tests.support.server import Place, done, open_table, player_of


async def test_tokens_are_kept_only_as_hashes(place: Place) -> None:
    anna = await place.person("Anna")
    robot = await place.program("Robot")
    table = await open_table(anna, ..., None)
    link = (await anna.post(f"/api/tables/{table}/seats/0/link")).json()["url"].partition("?")[2]
    tokens = [anna.cookies["regnum"], robot.headers["authorization"].split()[1], link, link.partition("-")[2]]
    assert (await player_of(anna)).encode() in file_bytes(place)
    for _ in range(2):
        for token in tokens:
            assert token.encode() not in file_bytes(place)
        checkpoint(place)


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


async def test_links_are_created_only_for_the_callers_seat(place: Place) -> None:
    scene = await Scene.at(place)
    bela = await place.person("Béla")
    await done(bela, scene.table, "sit", seat=1)
    for caller, seat, status in ((bela, 0, 403), (scene.host, 1, 403), (bela, 1, 201), (bela, 7, 403), (bela, 99, 403)):
        answer = await caller.post(f"/api/tables/{scene.table}/seats/{seat}/link")
        assert answer.status_code == status


async def test_a_link_does_not_take_the_seat_of_who_came_later(place: Place) -> None:
    """Make a link, stand up, wait until another player sits there: the link must not take the seat from them."""
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

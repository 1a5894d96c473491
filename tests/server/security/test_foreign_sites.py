"""Requests that other sites make browsers send change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.server.clock import now
from regnum.server.endpoints import Endpoint
from tests.support.scene import (
    CHANGES,
    KEEPS_NOTHING,
    Scene,
    code,
    everything,
    names,
)
from tests.support.server import HOST, Place, Stream, done, give, open_table

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
async def test_another_site_changes_nothing(place: Place, endpoint: Endpoint[Any, Any]) -> None:
    scene = await Scene.at(place)
    before = await everything(place)
    for headers in FOREIGN:
        answer = await scene.ask(scene.host, endpoint, **headers)
        assert (answer.status_code, code(answer)) == (403, "foreign"), headers
        assert "set-cookie" not in answer.headers
    assert await everything(place) == before


@pytest.mark.parametrize("endpoint", CHANGES, ids=names(CHANGES))
@pytest.mark.parametrize("headers", OWN, ids=str)
async def test_our_own_page_is_let_through(place: Place, endpoint: Endpoint[Any, Any], headers: dict[str, str]) -> None:
    scene = await Scene.at(place)
    before = await everything(place)
    assert (await scene.ask(scene.host, endpoint, **headers)).status_code == endpoint.status
    assert (await everything(place) == before) == (endpoint.name in KEEPS_NOTHING)


@pytest.mark.parametrize("endpoint", CHANGES, ids=names(CHANGES))
async def test_a_program_with_a_token_may_come_from_anywhere(place: Place, endpoint: Endpoint[Any, Any]) -> None:
    scene = await Scene.at(place, await place.program("Robot"))
    answer = await scene.ask(scene.host, endpoint, origin="https://its.home", **{"sec-fetch-site": "cross-site"})
    assert answer.status_code == endpoint.status


async def test_a_made_up_token_does_not_open_the_door_for_a_cookie(place: Place) -> None:
    """Requests with a bearer token are not checked for their origin, but their cookie is ignored."""
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
    assert (await give(anna, table, "replace", seat=1)).status_code == 409  # they have only just come
    later = now() + 60_000
    monkeypatch.setattr("regnum.server.hub.now", lambda: later)
    await done(anna, table, "replace", seat=1)
    for headers, stand_in in (({"sec-fetch-site": "cross-site"}, "knight"), ({"sec-fetch-site": "same-origin"}, None)):
        async with Stream(bela, place, table, **headers) as stream:
            assert (await stream.data())["summary"]["seats"][1]["stand_in"] == stand_in

"""Everything that comes in is checked."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from regnum.server.api import ENDPOINTS
from regnum.server.endpoints import Endpoint
from regnum.server.guard import LARGEST_BODY
from tests.support.scene import (
    HARMFUL,
    JSON,
    MARKUP,
    WITH_BODY,
    Scene,
    code,
    everything,
    names,
)
from tests.support.server import Place, Stream, done, open_table


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=names(WITH_BODY))
async def test_only_json_is_read(place: Place, endpoint: Endpoint[Any, Any]) -> None:
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
async def test_json_of_another_form_is_refused(place: Place, endpoint: Endpoint[Any, Any]) -> None:
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
async def test_json_nested_without_end_is_refused(place: Place, endpoint: Endpoint[Any, Any], opening: bytes) -> None:
    scene = await Scene.at(place)
    deep = opening * (LARGEST_BODY // len(opening))
    closed = opening + b"[" * 8000 + b"]" * 8000
    for content in (deep, closed):
        answer = await scene.host.request(endpoint.method, scene.path(endpoint), content=content, headers=JSON)
        assert answer.status_code in (400, 422)


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=names(WITH_BODY))
async def test_a_body_beyond_the_limit_is_not_read(place: Place, endpoint: Endpoint[Any, Any]) -> None:
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


def writings() -> list[tuple[str, Callable[[str], dict[str, Any]]]]:
    """Every place where players can write something that others see."""
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

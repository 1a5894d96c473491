"""Paths, methods and headers of requests."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest

from regnum.server.api import ENDPOINTS
from tests.support.scene import (
    CHANGES,
    Scene,
    code,
    everything,
)
from tests.support.server import Place, Stream

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

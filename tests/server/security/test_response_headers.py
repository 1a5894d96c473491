"""Cookies and headers of responses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from regnum.server.api import ENDPOINTS
from regnum.server.endpoints import Endpoint
from regnum.server.guard import _POLICY as POLICY
from regnum.server.limits import CHAT
from tests.support.scene import (
    JSON,
    Scene,
    check_headers,
    cookie_of,
    names,
)
from tests.support.server import Place, Stream, give


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
    """An attacker on the insecure page of this host cannot change a browser's identity on the secure one."""
    token = (await place.person("Anna")).cookies["regnum"]
    caller = place.caller(scheme="https", cookie=f"regnum={token}")
    assert (await caller.get("/api/me")).json() == {"me": None}
    caller = place.caller(scheme="https", cookie=f"__Host-regnum={token}")
    assert (await caller.get("/api/me")).json()["me"]["name"] == "Anna"


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=names(list(ENDPOINTS)))
@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_every_answer_tells_browsers_to_be_strict(
    place: Place, endpoint: Endpoint[Any, Any], scheme: str
) -> None:
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
        filled = {
            "player": "x",
            "game": "kingdoms",
            "lesson": "first",
            "table": "x",
            "ply": "1",
            "date": "2026-11-16",
            "puzzle": "x",
        }
        answer = await caller.get(route.path.format_map(filled))
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

"""A server behind others: the hosts that it answers for, the path that it is at, and metrics for few."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.client import Client
from regnum.errors import UsageError
from regnum.server.app import Server
from regnum.server.settings import Settings
from regnum.server.store.sqlite import SqliteStore
from tests.support.scene import cookie_of
from tests.support.served import Served
from tests.support.server import Place


@asynccontextmanager
async def place_with(folder: Path, **settings: Any) -> AsyncIterator[Place]:
    store = await SqliteStore.open(folder / "tables.sqlite")
    server = Server(store, Settings(data=folder, limits=0, **settings))
    place = Place(server, folder / "tables.sqlite")
    yield place
    await place.close()
    await server.hub.background.close()
    await store.close()


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("regnum.example.org", 200),
        ("REGNUM.example.org:8443", 200),
        ("one.play.example.org", 200),
        ("[::1]:8000", 200),
        ("play.example.org", 421),
        ("regnum.example.org.evil.example", 421),
        ("evil.example", 421),
        ("evil-play.example.org", 421),
        ("", 421),
    ],
)
async def test_requests_for_other_hosts_are_refused(tmp_path: Path, host: str, status: int) -> None:
    async with place_with(tmp_path, hosts="regnum.example.org, *.play.example.org, [::1]") as place:
        caller = place.caller()
        for path in ("/api/me", "/", "/nothing"):
            found = await caller.get(path, headers={"host": host})
            assert (found.status_code == 421) == (status == 421), path
            assert found.headers["x-content-type-options"] == "nosniff"
        if status == 421:
            assert found.json()["error"]["code"] == "host"
        assert (await caller.get("/healthz", headers={"host": host})).status_code == 200, "asked by its address"


async def test_every_host_is_answered_if_none_is_named(tmp_path: Path) -> None:
    async with place_with(tmp_path) as place:
        assert (await place.caller().get("/api/me", headers={"host": "anything"})).status_code == 200


@pytest.mark.parametrize(
    ("allowed", "address", "status"),
    [
        ("127.0.0.1,::1", "127.0.0.1", 200),
        ("127.0.0.1,::1", "::1", 200),
        ("127.0.0.1,::1", "192.0.2.1", 404),
        ("10.0.0.0/8", "10.1.2.3", 200),
        ("10.0.0.0/8", "127.0.0.1", 404),
        ("*", "192.0.2.1", 200),
    ],
)
async def test_metrics_are_for_few(tmp_path: Path, allowed: str, address: str, status: int) -> None:
    async with place_with(tmp_path, metrics=allowed) as place:
        found = await place.caller(address=address).get("/metrics")
        assert found.status_code == status
        assert ("regnum_requests" in found.text) == (status == 200)


def test_visitors_behind_a_proxy_do_not_read_the_metrics(tmp_path: Path) -> None:
    with Served(tmp_path) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as web:
        assert web.get("/metrics").status_code == 200
        assert web.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404


@pytest.mark.parametrize("is_complete", [False, True], ids=["the proxy strips the prefix", "the proxy leaves it"])
async def test_a_server_at_a_part_of_a_host(tmp_path: Path, is_complete: bool) -> None:
    before = "/games/regnum" if is_complete else ""
    async with place_with(tmp_path, root_path="/games/regnum") as place:
        anna = place.caller(scheme="https")
        made = await anna.put(f"{before}/api/me", json={"name": "Anna"})
        name, cookie = cookie_of(made)
        assert (name, cookie["path"]) == ("__Secure-regnum", "/games/regnum")
        token = {"cookie": f"__Secure-regnum={cookie.value}"}
        assert (await anna.get(f"{before}/api/me", headers=token)).json()["me"]["name"] == "Anna"
        wish = {"game": "kingdoms", "seats": [{"is_mine": True}, {}]}
        table = (await anna.post(f"{before}/api/tables", json=wish, headers=token)).json()["table"]
        link = await anna.post(f"{before}/api/tables/{table}/seats/0/link", headers=token)
        assert link.json()["url"].startswith("https://testserver/games/regnum/")
        assert (await anna.get(f"{before}/healthz")).status_code == 200
        assert (await anna.get(f"{before}/")).headers["content-type"].startswith("text/html")
        wrong = await anna.get(f"{before}/api/nothing", headers={"accept": "text/html"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (404, "unknown")
        bare = await anna.get("/games/regnum")
        assert (bare.status_code, bare.headers["location"]) == (308, "/games/regnum/")


async def test_without_a_prefix_a_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with place_with(tmp_path) as place:
        name, cookie = cookie_of(await place.caller(scheme="https").put("/api/me", json={"name": "Anna"}))
        assert (name, cookie["path"]) == ("__Host-regnum", "/")


def test_the_client_plays_at_a_part_of_a_host(tmp_path: Path) -> None:
    with (
        Served(tmp_path, "--root-path", "/regnum") as server,
        Client.new_bot(f"http://127.0.0.1:{server.port}/regnum", "Robbie") as client,
    ):
        table = client.open_table("kingdoms", [{"is_mine": True}, {"is_mine": True}], starts_when_full=True)
        update = next(client.updates(table))
        client.play(table, 0, update["view"]["legal"][0])
        assert client.table(table)["summary"]["ply"] == 1


@pytest.mark.parametrize("path", ["regnum", "/regnum/", "/", "//", "/a b", "/é", "/a?b"])
def test_a_prefix_that_is_not_a_path_is_rejected(path: str) -> None:
    with pytest.raises(UsageError):
        Settings(root_path=path)

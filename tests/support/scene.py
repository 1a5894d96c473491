"""A table with everything that each endpoint needs, for tests of the server's security."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Any

import apsw
import httpx

from regnum.records import dump
from regnum.server.api import ENDPOINTS
from regnum.server.endpoints import Endpoint
from tests.support.daily import played, today
from tests.support.server import Place, open_table
from tests.support.table import ANNA, begun

JSON = {"content-type": "application/json"}
CHANGES = [endpoint for endpoint in ENDPOINTS if endpoint.method not in ("GET", "HEAD")]
WITH_BODY = [endpoint for endpoint in ENDPOINTS if endpoint.body is not None]
ANSWERING = [endpoint for endpoint in ENDPOINTS if endpoint.name != "events"]
"""All but the stream, which does not end."""
KEEPS_NOTHING = ("practise", "score_kingdomino", "score_kingdoms")
"""What is sent with a body but changes nothing."""
QUERIES = {"explain": {"action": "draw"}, "preview": {"action": "draw"}}
"""What has to be asked for."""


def names(endpoints: list[Endpoint[Any, Any]]) -> list[str]:
    return [endpoint.name for endpoint in endpoints]


class Clock:
    """The time by which limits are counted; it only advances on demand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def everything(place: Place) -> list[Any]:
    """All that is kept."""
    store: Any = place.server.hub.store
    return [chunk async for chunk in store.export()]


def file_bytes(place: Place) -> bytes:
    """All that is on the disk, in the file and beside it."""
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
            "keep_record": {"record": dump(begun(ANNA, "knight").table.record())},
            "command": {"type": "say", "text": "hello"},
            "take_seat_link": {"token": link},
            "send_result": {"record": played("kingdoms", today(), 1)[0]},
            "practise": {"game": "kingdoms", "seed": "a seed"},
            "score_kingdomino": {"kingdoms": ["W1 W C"]},
            "score_kingdoms": {"board": "yellow1 +2 mountain yellow3 mountain +6", "money": {"yellow": 50}},
        }

    @classmethod
    async def at(cls, place: Place, host: httpx.AsyncClient | None = None) -> Scene:
        host = host or await place.person("Anna")
        table = await open_table(host, ..., None)
        link = await host.post(f"/api/tables/{table}/seats/0/link")
        return cls(place, host, table, link.json()["url"].partition("?")[2])

    def path(self, endpoint: Endpoint[Any, Any]) -> str:
        filled = {"table": self.table, "seat": "0", "plies": "0", "player": "2222222222"}
        return endpoint.path.format_map(filled | {"game": "kingdoms", "date": str(today())})

    async def ask(self, caller: httpx.AsyncClient, endpoint: Endpoint[Any, Any], **headers: str) -> httpx.Response:
        """Ask as it should be asked; an endpoint with a body that is not known here fails."""
        body = self.bodies[endpoint.name] if endpoint.body is not None else None
        query = QUERIES.get(endpoint.name)
        return await caller.request(endpoint.method, self.path(endpoint), json=body, params=query, headers=headers)


def cookie_of(answer: httpx.Response) -> tuple[str, Any]:
    jar: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    ((name, morsel),) = jar.items()
    return name, morsel


def check_headers(headers: httpx.Headers, *, is_safe: bool = False) -> None:
    """What every response has to carry."""
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    for directive, sources in policy.items():
        compiled = {"'wasm-unsafe-eval'"} if directive == "script-src" else set[str]()
        assert set(sources.split()) <= {"'none'", "'self'", "data:"} | compiled
        assert "data:" not in sources or directive == "img-src"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"] == "no-store"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert ("strict-transport-security" in headers) == is_safe


def links_token(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["url"].partition("?")[2]
    return found


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


MARKUP = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE players; --",
    "{{7*7}}${7*7}%s%n",
    "&lt;b&gt;\\u003c",
    "../../etc/passwd",
]

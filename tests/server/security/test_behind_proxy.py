"""A real server behind a proxy keeps its secrets."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx

from tests.support.scene import check_headers, cookie_of, links_token
from tests.support.served import Served


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

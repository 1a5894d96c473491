"""A small client for programs that play at a table over the network. `docs/api.md` describes what it talks to.

client = Client.new_bot("http://localhost:8000", "Robbie")
table = client.open_table("kingdomino", [{"is_mine": True}, {"bot": "knight"}], starts_when_full=True)
client.play_table(table, lambda view: view["legal"][0])
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import httpx
import msgspec

Choose = Callable[[dict[str, Any]], str]
"""Picks one of `view["legal"]`."""

_SILENCE = 45.0
"""Of a stream the server gives a sign of life every 15 seconds."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.2, 10.0
_SOON = (429, 502, 503, 504)
"""Answers that mean: not now, but it is worth trying again."""


class ApiError(Exception):
    """The server refused something."""

    def __init__(self, status: int, code: str, sentence: str, rule: str | None = None) -> None:
        super().__init__(f"{sentence} ({status} {code})")
        self.status, self.code, self.rule = status, code, rule


class Client:
    """A player at a server. Every command is carried out exactly once, whatever the network does.

    `silence` is how many seconds without a sign of life it takes to give up a connection and make another.
    """

    def __init__(
        self, url: str, token: str, *, silence: float = _SILENCE, transport: httpx.BaseTransport | None = None
    ) -> None:
        self.token = token
        self._seen: dict[str, int] = {}
        """The last event of each table that was heard of: another process of the server may not know it yet."""
        self._http = httpx.Client(
            base_url=url,
            headers={"authorization": f"Bearer {token}"} if token else {},
            timeout=silence,
            transport=transport,
        )

    @classmethod
    def new_bot(cls, url: str, name: str, *, silence: float = _SILENCE) -> Self:
        """A client with a new identity; keep its `token` to be the same bot again."""
        with cls(url, "", silence=silence) as nobody:
            made = nobody._ask("POST", "/api/bots", {"name": name})
        return cls(url, made["token"], silence=silence)

    def close(self) -> None:
        """Close all connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def lobby(self) -> list[dict[str, Any]]:
        """Tables that wait for players or are being played: listed ones, and this client's own."""
        return self._tables("/api/tables")

    def my_tables(self) -> list[dict[str, Any]]:
        """The tables at which this client sits."""
        return self._tables("/api/me/tables")

    def open_table(self, game: str, seats: Sequence[dict[str, Any]], **wishes: Any) -> str:
        """Open a table and return its name; `docs/api.md` lists the options."""
        wish = {"key": _new_key(), "game": game, "seats": list(seats), **wishes}
        name: str = self._ask("POST", "/api/tables", wish)["table"]
        return name

    def table(self, table: str) -> dict[str, Any]:
        """A table as this client may see it."""
        return self._ask_at(table, "GET", "")

    def command(self, table: str, type_: str, **fields: Any) -> dict[str, Any]:
        """Give a command; it is durable when this returns, and was carried out once, however often it was sent."""
        return self._command(table, type_, {"key": _new_key(), **fields})

    def play(self, table: str, ply: int, action: str) -> dict[str, Any]:
        """Play an action at a ply; to say it twice does no harm, so it needs no key."""
        return self._command(table, "play", {"ply": ply, "action": action})

    def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game."""
        return self._ask_at(table, "GET", "/record")

    def updates(self, table: str) -> Iterator[dict[str, Any]]:
        """The table, and again whenever something happens there; reconnects after every interruption, without end."""
        last, pause = "", _FIRST_PAUSE
        while True:
            try:
                for update in self._stream(table, last):
                    last, pause = str(update["number"]), _FIRST_PAUSE
                    yield update
            except httpx.TransportError:
                pass
            except ApiError as problem:
                if problem.status not in _SOON:
                    raise
            time.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def play_table(self, table: str, choose: Choose) -> dict[str, Any]:
        """Play at all of this client's seats until the game is over; returns the last update."""
        for update in self.updates(table):
            summary = update["summary"]
            if summary["status"] == "over":
                return update
            if summary["to_act"] in update["your_seats"] and update["view"] is not None:
                self._move(table, summary["ply"], choose(update["view"]))
        raise AssertionError("updates have no end")

    def _move(self, table: str, ply: int, action: str) -> None:
        try:
            self.play(table, ply, action)
        except ApiError as problem:
            if problem.code != "stale":  # the next update brings the current state
                raise

    def _stream(self, table: str, last: str) -> Iterator[dict[str, Any]]:
        headers = {"last-event-id": last} if last else {}
        with self._http.stream("GET", f"/api/tables/{table}/events", headers=headers) as response:
            if response.status_code != httpx.codes.OK:
                response.read()
                raise _error(response)
            kind = ""
            for line in response.iter_lines():
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: ") and kind == "update":
                    update = msgspec.json.decode(line.removeprefix("data: "))
                    self._note(table, update)
                    yield update

    def _command(self, table: str, type_: str, fields: dict[str, Any]) -> dict[str, Any]:
        return self._ask_at(table, "POST", "/commands", {"type": type_, **fields})

    def _ask_at(self, table: str, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask for something at a table, and never be told less than before."""
        headers = {"seen-event": str(self._seen[table])} if table in self._seen else {}
        answer = self._ask(method, f"/api/tables/{table}{path}", body, headers)
        self._note(table, answer)
        return answer

    def _note(self, table: str, answer: dict[str, Any]) -> None:
        self._seen[table] = max(self._seen.get(table, 0), answer.get("number", 0))

    def _tables(self, path: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._ask("GET", path)["tables"]
        return found

    def _ask(
        self, method: str, path: str, body: dict[str, Any] | None = None, headers: dict[str, str] | None = None
    ) -> dict[str, Any]:
        """Send a request until it is answered. Repeating is safe: reading changes nothing, and commands say which."""
        pause = _FIRST_PAUSE
        while True:
            try:
                response = self._http.request(method, path, json=body, headers=headers)
                if response.status_code not in _SOON:
                    break
                pause = max(pause, float(response.headers.get("retry-after", 0)))
            except httpx.TransportError:
                pass
            time.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        if response.is_error:
            raise _error(response)
        found: dict[str, Any] = msgspec.json.decode(response.content)
        return found


def _new_key() -> str:
    """By which the server knows a command that it has carried out already."""
    return secrets.token_urlsafe(12)


def _error(response: httpx.Response) -> ApiError:
    try:
        error = msgspec.json.decode(response.content)["error"]
        return ApiError(response.status_code, error["code"], error["message"], error.get("rule"))
    except (msgspec.DecodeError, KeyError, TypeError):
        return ApiError(response.status_code, "unknown", response.reason_phrase)

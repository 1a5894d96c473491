"""Tables at every moment worth looking at, played through the API by two people: Anna, who looks, and Bence."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from playwright.async_api import Browser

from tests.browser.visitor import WIDE, Visitor, visit
from tests.support.dealing_server import DEAL

Update = dict[str, Any]
Moment = Callable[[Update], bool]
"""Whether a table, as Anna sees it, is as it is wanted."""

_MOST_GAMES = 40
"""How many games are played in search of a moment."""
_ANNA = 0
_FEW = 6


class Guest:
    """A player with a separate identity."""

    def __init__(self, url: str, name: str) -> None:
        self._http = httpx.Client(base_url=url)
        self.player = str(self.ask("PUT", "/api/me", {"name": name})["me"]["player"])
        self.token = str(self._http.cookies["regnum"])
        """What their browser would keep."""

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None, **query: str) -> dict[str, Any]:
        """The answer to a request that must succeed."""
        answer = self._http.request(method, path, json=body, params=query)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def table(self, table: str) -> Update:
        """A table as they see it."""
        return self.ask("GET", f"/api/tables/{table}")

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    def command(self, table: str, kind: str, **fields: Any) -> None:
        """Give a command that must be carried out."""
        self.ask("POST", f"/api/tables/{table}/commands", {"type": kind, **fields})


class Museum:
    """The tables, by what they show; each is made when it is first asked for."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.anna, self.bence = Guest(url, "Anna"), Guest(url, "Bence")
        self._chance, self._salt = random.Random(7), ""
        self._kept: dict[str, str] = {}

    def table(self, name: str) -> str:
        """The name of the table that shows something."""
        if name not in self._kept:
            self._chance, self._salt = random.Random(name), DEAL + name  # whatever else was played
            self._kept[name] = _EXHIBITS[name](self)
        return self._kept[name]

    def open(self, game: str, seats: int = 2, **wishes: Any) -> str:
        """A table with Anna at its first seat."""
        plans = [{"is_mine": True}] + [{}] * (seats - 1)
        wish = {"game": game, "seats": plans, "salt": self._salt, **wishes}
        return str(self.anna.ask("POST", "/api/tables", wish)["table"])

    def played(self, game: str, moment: Moment, seats: int = 2, **wishes: Any) -> str:
        """A table at a moment; Bence plays for all others."""
        for _ in range(_MOST_GAMES):
            table = self.open(game, seats, starts_when_full=True, **wishes)
            for seat in range(1, seats):
                self.bence.command(table, "sit", seat=seat, name=("Bence", "Csilla", "Mart")[seat - 1])
            if self.play_until(table, moment):
                return table
        raise AssertionError(f"no game of {game} came to this moment")

    def say(self, table: str, *lines: str) -> None:
        """Let both chat, in turn."""
        for turn, line in enumerate(lines):
            (self.anna, self.bence)[turn % 2].command(table, "say", text=line)

    def close(self) -> None:
        """Both go home."""
        self.anna.close()
        self.bence.close()

    def play_until(self, table: str, moment: Moment) -> bool:
        """Play on; whether the moment came."""
        update = self.anna.table(table)
        while not moment(update):
            if update["summary"]["status"] == "over":
                return False
            update = self.step(table)
        return True

    def step(self, table: str) -> Update:
        """Play one action for the player on turn; the table after it, as Anna sees it."""
        summary = self.anna.table(table)["summary"]
        guest = self.anna if summary["to_act"] == _ANNA else self.bence
        action = self._choose(guest, table, summary["to_act"])
        guest.command(table, "play", ply=summary["ply"], action=action)
        return self.anna.table(table)

    def _choose(self, guest: Guest, table: str, seat: int) -> str:
        """Something that makes games look like games: the best of a few."""
        legal = guest.table(table)["view"]["legal"]
        few: list[str] = self._chance.sample(legal, min(_FEW, len(legal)))

        def worth(action: str) -> int:
            preview = guest.ask("GET", f"/api/tables/{table}/preview", action=action)["preview"]
            return int(preview["kingdom"]["score"] if "kingdom" in preview else preview["incomes"][seat]["total"])

        return few[0] if len(few) == 1 else max(few, key=worth)


@asynccontextmanager
async def anna_at(
    browser: Browser,
    museum: Museum,
    game: str,
    moment: Moment,
    *,
    seats: int = 2,
    size: tuple[int, int] = WIDE,
    **wishes: Any,
) -> AsyncIterator[tuple[Visitor, str]]:
    """Anna at a table at a moment, with a browser of her own."""
    table = await asyncio.to_thread(museum.played, game, moment, seats, **wishes)
    async with visit(browser, museum.url, token=museum.anna.token, size=size) as visitor:
        await visitor.go(f"/table/{table}")
        yield visitor, table


def _turn(phase: str, ply: int = 0, *, is_hers: bool = True) -> Moment:
    """It is Anna's turn, or not, in a phase of the game and not before a ply."""

    def moment(update: Update) -> bool:
        view = update["view"]
        is_it = view["phase"] == phase and (view["seat"] == _ANNA) == is_hers
        return is_it and update["summary"]["ply"] >= ply and not _must_discard(update)

    return moment


def _must_discard(update: Update) -> bool:
    legal = update["view"]["legal"]
    return len(legal) == 1 and bool(re.fullmatch(r"\d+x", legal[0]))


def _second_round(update: Update) -> bool:
    return bool(update["view"]["round"] == 2 and update["view"]["seat"] == _ANNA)


def _is_over(update: Update) -> bool:
    return bool(update["summary"]["status"] == "over")


def _chatting(museum: Museum) -> str:
    table = museum.played("kingdomino", _turn("place", 20))
    museum.say(table, "Hello, Bence!", "Szia, Anna! Sok szerencsét.", "And to you.")
    return table


_EXHIBITS: dict[str, Callable[[Museum], str]] = {
    "kingdomino open": lambda museum: museum.open("kingdomino", 4, is_listed=True),
    "kingdomino draft": lambda museum: museum.played("kingdomino", _turn("draft"), 4),
    "kingdomino place": lambda museum: museum.played("kingdomino", _turn("place", 24), 3),
    "kingdomino claim": lambda museum: museum.played("kingdomino", _turn("claim", 16)),
    "kingdomino wait": lambda museum: museum.played("kingdomino", _turn("place", 24, is_hers=False), 4),
    "kingdomino discard": lambda museum: museum.played("kingdomino", _must_discard),
    "kingdomino duel": lambda museum: museum.played("kingdomino", _turn("place", 50), options={"mighty_duel": True}),
    "kingdomino chat": _chatting,
    "kingdomino over": lambda museum: museum.played("kingdomino", _is_over, 4, options={"harmony": True}),
    "kingdomino helped": lambda museum: museum.played("kingdomino", _turn("place", 18), has_hints=True),
    "kingdoms helped": lambda museum: museum.played("kingdoms", _turn("act", 10), has_hints=True),
    "kingdoms open": lambda museum: museum.open("kingdoms"),
    "kingdoms act": lambda museum: museum.played("kingdoms", _turn("act", 12), 3),
    "kingdoms place": lambda museum: museum.played("kingdoms", _turn("place", 8)),
    "kingdoms wait": lambda museum: museum.played("kingdoms", _turn("act", 12, is_hers=False)),
    "kingdoms four": lambda museum: museum.played("kingdoms", _turn("act", 14), 4, options={"no_luck": True}),
    "kingdoms second": lambda museum: museum.played("kingdoms", _second_round),
    "kingdoms over": lambda museum: museum.played("kingdoms", _is_over, 4),
}

"""Players who hammer servers, write down what was acknowledged, and compare it with what the servers kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from regnum.records import load, verify
from tests.support.wire import Wire

BOT = "random"
"""A built-in bot that answers at once."""


class BrokenPromiseError(AssertionError):
    """A server broke its promise."""


class Desk:
    """One game, and what the server has acknowledged to its player."""

    def __init__(self, ports: Sequence[int], token: str, table: str) -> None:
        self.ports, self.token, self.table = list(ports), token, table
        self.acknowledged: dict[int, str] = {}
        """What was answered with 200, by ply."""
        self.pending: tuple[int, str] | None = None
        """What was sent, and never answered."""
        self.is_over = False

    async def play(self, chance: random.Random, moves: int = 1 << 30) -> None:
        """Play until the game is over, this many moves were acknowledged, or the connection is lost."""
        moves += len(self.acknowledged)
        async with Wire(chance.choice(self.ports), self.token) as wire:
            while not self.is_over and len(self.acknowledged) < moves:
                await self._turn(wire, chance)

    async def _turn(self, wire: Wire, chance: random.Random) -> None:
        if self.pending is None:
            update = await self.look(wire)
            self.is_over = update["summary"]["status"] == "over"
            if self.is_over:
                return
            if update["summary"]["to_act"] not in update["your_seats"]:
                await asyncio.sleep(0.01)  # a bot thinks
                return
            self.pending = (update["summary"]["ply"], chance.choice(update["view"]["legal"]))
        ply, action = self.pending
        command = {"type": "play", "ply": ply, "action": action}
        status, answer = await wire.ask("POST", f"/api/tables/{self.table}/commands", command)
        if status == 503:
            return
        if status != 200:
            raise BrokenPromiseError(f"{status} {answer} for {command}")
        self.acknowledged[ply] = action
        self.pending = None

    async def look(self, wire: Wire) -> dict[str, Any]:
        """The table as it is now."""
        status, update = await wire.ask("GET", f"/api/tables/{self.table}")
        if status == 503:
            raise ConnectionError("the store does not answer")
        if status != 200:
            raise BrokenPromiseError(f"{status} {update}")
        found: dict[str, Any] = update
        return found

    async def check(self, wire: Wire) -> None:
        """Raise `BrokenPromiseError` if anything was lost, doubled or corrupted."""
        update = await self.look(wire)
        numbers = [event["number"] for event in update["events"]]
        if numbers != list(range(update["number"] + 1)):
            raise BrokenPromiseError(f"gaps in the log: {numbers}")
        played = [event for event in update["events"] if event["type"] == "played"]
        if [event["ply"] for event in played] != list(range(update["summary"]["ply"])):
            raise BrokenPromiseError("plies are missing or doubled")
        for ply, action in self.acknowledged.items():
            kept = played[ply]["action"] if ply < len(played) else "nothing"
            if kept != action:
                raise BrokenPromiseError(f"ply {ply} of {self.table}: {action} was acknowledged, {kept} was kept")
        if update["summary"]["status"] == "over":
            status, record = await wire.ask("GET", f"/api/tables/{self.table}/record")
            if status != 200:
                raise BrokenPromiseError(f"no record: {record}")
            verify(load(msgspec.json.encode(record)))


async def new_player(port: int, name: str = "Load") -> str:
    """The token of a new player."""
    async with Wire(port) as wire:
        status, made = await wire.ask("POST", "/api/bots", {"name": name})
        assert status == 201, made
        token: str = made["token"]
        return token


async def open_desk(ports: Sequence[int], token: str, game: str, *, with_bot: bool = False) -> Desk:
    """A game of one player against themselves, or against a built-in bot."""
    seats = [{"is_mine": True}, {"bot": BOT} if with_bot else {"is_mine": True}]
    async with Wire(ports[0], token) as wire:
        wish = {"game": game, "seats": seats, "starts_when_full": True}
        status, made = await wire.ask("POST", "/api/tables", wish)
        assert status == 201, made
        return Desk(ports, token, made["table"])


async def hammer(desks: Sequence[Desk], chance: random.Random) -> None:
    """Play all games at once until they are over or their connections are lost; a broken promise raises."""
    outcomes = await asyncio.gather(*(desk.play(chance) for desk in desks), return_exceptions=True)
    for outcome in outcomes:
        if outcome is not None and not isinstance(outcome, OSError):
            raise outcome


async def check_all(desks: Sequence[Desk], port: int) -> None:
    """Compare everything that was acknowledged with what is kept."""
    for desk in desks:
        async with Wire(port, desk.token) as wire:
            await desk.check(wire)

"""The table server under load: live tables, two streams each, and durable moves at a steady rate, with real rules."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from tests.support.served import Served
from tests.support.wire import Wire

from benchmarks.measure import table
from regnum.server.live import entry_of
from regnum.server.store.checksums import Checksums
from regnum.server.store.sqlite import SqliteStore
from regnum.table import Actor, Facts, OpenTable, Table, decide, events, opening
from regnum.table.commands import Play, SeatPlan

GAMES = ("kingdomino", "kingdoms")
SIZES = (10, 100, 1000)
RATE, SECONDS = 500.0, 20.0
STORED = 10_000
_SENDERS = 64
_MEGABYTE = 1 << 20
_MANY_FILES = 1 << 17


class _Summary(msgspec.Struct):
    ply: int
    to_act: int | None


class _View(msgspec.Struct):
    legal: list[str]


class _Update(msgspec.Struct):
    """The part of an update that a player needs."""

    your_seats: list[int]
    summary: _Summary
    view: _View | None


_decode = msgspec.json.Decoder(_Update).decode


@dataclass
class Load:
    """Players with a stream each, and what they experienced."""

    port: int
    tables: list[str] = field(default_factory=list)
    turns: dict[str, tuple[str, int, list[str]]] = field(default_factory=dict)
    """By table: the token of the player to act, the ply, and what is legal."""
    wires: dict[str, Wire] = field(default_factory=dict)
    """Each player's connection, kept open as a browser's is."""
    sources: dict[str, str] = field(default_factory=dict)
    """Each player's address."""
    waits: list[float] = field(default_factory=list)
    """Seconds from when a move should have been sent to its acknowledgement."""

    async def open(self, count: int) -> list[asyncio.Task[None]]:
        """Open tables with two players each, and a stream for every player."""
        streams = []
        for number in range(count):
            tokens = [await self._new_player(2 * number + i) for i in (0, 1)]
            streams += await self._open_table(GAMES[number % 2], tokens)
        while len(self.turns) < count:
            await asyncio.sleep(0.05)
        return streams

    async def _new_player(self, number: int) -> str:
        """A player at an address of their own, as most players are."""
        source = f"127.1.{number // 250}.{1 + number % 250}"
        async with Wire(self.port, source=source) as wire:
            token: str = (await wire.ask("POST", "/api/bots", {"name": f"P{number % 2}"}))[1]["token"]
        self.sources[token] = source
        return token

    def _wire(self, token: str) -> Wire:
        return Wire(self.port, token, source=self.sources[token])

    def _wire_for(self, token: str) -> Wire:
        """The connection on which a player sends moves."""
        return self.wires.setdefault(token, self._wire(token))

    async def _open_table(self, game_name: str, tokens: list[str]) -> list[asyncio.Task[None]]:
        wish = {"game": game_name, "seats": [{"is_mine": True}, {}], "starts_when_full": True}
        async with self._wire(tokens[0]) as host, self._wire(tokens[1]) as guest:
            name: str = (await host.ask("POST", "/api/tables", wish))[1]["table"]
            await guest.ask("POST", f"/api/tables/{name}/commands", {"type": "sit", "seat": 1})
        self.tables.append(name)
        return [asyncio.ensure_future(self._watch(name, token)) for token in tokens]

    async def _watch(self, name: str, token: str) -> None:
        with closing(self._wire(token)) as wire:
            async for _, data in wire.updates(name):
                update = _decode(data)
                if update.summary.to_act in update.your_seats and update.view is not None:
                    self.turns[name] = (token, update.summary.ply, update.view.legal)

    async def move(self, rate: float, seconds: float) -> int:
        """Send moves at a steady rate, whatever the server does; returns how many were acknowledged."""
        chance = random.Random(1)
        began = time.perf_counter()
        due: asyncio.Queue[float] = asyncio.Queue()
        senders = [asyncio.ensure_future(self._send(due, chance)) for _ in range(_SENDERS)]
        for number in range(int(rate * seconds)):
            at = began + number / rate
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            due.put_nowait(at)
        finished = asyncio.ensure_future(due.join())
        await asyncio.wait([finished, *senders], return_when=asyncio.FIRST_COMPLETED)
        for sender in senders:
            if sender.done():
                sender.result()  # says what went wrong
            sender.cancel()
        await asyncio.wait(senders)
        return len(self.waits)

    async def _send(self, due: asyncio.Queue[float], chance: random.Random) -> None:
        while True:
            at = await due.get()
            while not self.turns:
                await asyncio.sleep(0.001)
            name = chance.choice(list(self.turns)) if len(self.turns) < 50 else next(iter(self.turns))
            token, ply, legal = self.turns.pop(name)
            wire = self._wire_for(token)
            body = {"type": "play", "ply": ply, "action": chance.choice(legal)}
            status, answer = await wire.ask("POST", f"/api/tables/{name}/commands", body)
            if status != 200:
                raise RuntimeError(f"{status} {answer}")
            self.waits.append(time.perf_counter() - at)
            due.task_done()


@dataclass(frozen=True)
class Measured:
    """The measurements of a run."""

    tables: int
    rate: float
    p50: float
    p99: float
    cpu: float
    """Processor milliseconds of the server for each move."""
    memory: float
    idle: float


def measure(tables: int, rate: float, seconds: float, *settings: str) -> Measured:
    """Run a server with this many tables, and load it."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), *settings) as server:
        return measure_served(server, tables, rate, seconds, nullcontext)


def measure_served(
    server: Served, tables: int, rate: float, seconds: float, beside: Callable[[], AbstractContextManager[None]]
) -> Measured:
    """Load a server, and have something else go on beside it."""
    return asyncio.run(_measure(server, tables, rate, seconds, beside))


async def _measure(
    server: Served, tables: int, rate: float, seconds: float, beside: Callable[[], AbstractContextManager[None]]
) -> Measured:
    idle = memory_of(server.pid)
    load = Load(server.port)
    streams = await load.open(tables)
    await asyncio.sleep(1)
    with beside():
        cpu, began = cpu_seconds_of(server.pid), time.perf_counter()
        moves = await load.move(rate, seconds)
        lasted = time.perf_counter() - began
        spent = cpu_seconds_of(server.pid) - cpu
    memory = memory_of(server.pid)
    for stream in streams:
        stream.cancel()
    waits = sorted(wait * 1000 for wait in load.waits)
    return Measured(
        tables,
        moves / lasted,
        statistics.median(waits),
        waits[len(waits) * 99 // 100],
        spent * 1000 / moves,
        memory,
        idle,
    )


def loads(rate: float = RATE, seconds: float = SECONDS) -> str:
    """How the cost grows with the number of tables."""
    rows = [measure(tables, min(rate, 2.0 * tables), seconds) for tables in SIZES]  # else short games would be over
    head = (
        "live tables",
        "streams",
        "moves/s",
        "p50, ms",
        "p99, ms",
        "CPU of the server a move, ms",
        "memory, MB",
        "idle",
    )
    return table(
        head,
        [(str(row.tables), 2 * row.tables, row.rate, row.p50, row.p99, row.cpu, row.memory, row.idle) for row in rows],
    )


def starts(stored: int = STORED) -> str:
    """How long it takes to start with an empty store and with many finished games."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        full.mkdir()
        asyncio.run(_fill(full / "tables.sqlite", stored))
        size = (full / "tables.sqlite").stat().st_size / _MEGABYTE
        rows = [("nothing stored", _start(empty)), (f"{stored:,} games stored ({size:.0f} MB)", _start(full))]
    return table(("", "seconds to the first answer"), rows)


def _start(data: Path) -> float:
    times = []
    for _ in range(3):
        server = Served(data)
        began = time.perf_counter()
        with server:
            times.append(time.perf_counter() - began)
    return statistics.median(times)


async def _fill(path: Path, count: int) -> None:
    """Write finished games, each under a different name."""
    store = await SqliteStore.open(path)
    finished = [finished_game(name) for name in GAMES]
    for start in range(0, count, 500):
        await asyncio.gather(*(store_table(store, f"t{i:09}", finished[i % 2]) for i in range(start, start + 500)))
    await store.close()


async def store_table(store: SqliteStore, name: str, finished: Table) -> None:
    """Write a table with all its events."""
    checksums = Checksums(name)
    rows = [checksums.row(one.time, events.encode(one.event)) for one in finished.log]
    await store.append(rows, entry_of(name, finished), with_seats=True)


def finished_game(game_name: str) -> Table:
    """A complete game, played at random."""
    actor, facts, chance = Actor("benchmark1", "Anna"), Facts((), ""), random.Random(1)
    seats = (SeatPlan(is_mine=True), SeatPlan(is_mine=True))
    wish = OpenTable(game=game_name, seats=seats, is_listed=True, starts_when_full=True)
    found = Table.of((0, event) for event in opening.open_table(wish, actor, "seed", facts))
    while found.state is not None and not found.state.is_over:
        action = str(chance.choice(found.state.legal_actions()))
        found = found.after((0, event) for event in decide(found, Play(ply=found.ply, action=action), actor, facts))
    return found


def cpu_seconds_of(pid: int) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Megabytes that a process has in memory."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def more_files() -> None:
    """Let this process, and those that it starts, have many connections: as many as the system allows."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    for most in (max(hard, _MANY_FILES), hard):  # more than the limit is for administrators alone
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            return


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--database", default="")
    wanted = parser.parse_args()
    gc.disable()  # the load generator must not pause
    more_files()
    if wanted.tables:
        settings = ["--database", wanted.database] if wanted.database else []
        print(measure(wanted.tables, wanted.rate, wanted.seconds, *settings))
    else:
        print(loads(wanted.rate, wanted.seconds))
        print(starts())


if __name__ == "__main__":
    main()

"""How many moves a second a server can take before players wait: `python -m benchmarks.limits`.

    python -m benchmarks.limits                              # 1, 2 and 4 processes on PostgreSQL, 1,000 tables
    python -m benchmarks.limits --processes 2 --tables 10000 --rate 100   # 20,000 streams, one rate
    python -m benchmarks.limits --processes 1 --sqlite       # one process on SQLite

Players send moves at a rate that grows until one in a hundred waits longer than `--wait`; then the rate between the
last that was bearable and the first that was not is looked for. With several processes the two players of a table are
at different ones, as behind a proxy that gives each connection to any of them. Players are in processes of their own,
as many as it takes for each to have no more connections than a system usually allows.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple, Self

from tests.support.postgres_server import PostgresServer
from tests.support.served import Served
from tests.support.wire import Wire

from benchmarks.measure import table
from benchmarks.tables import GAMES, Load, cpu_seconds_of, memory_of, more_files

PROCESSES = (1, 2, 4)
TABLES, SECONDS, WAIT = 1000, 8.0, 50.0
FIRST_RATE, LEAST_RATE, PRECISION = 200.0, 10.0, 0.15
"""Where the search begins, where it gives up, and how exact it is."""
_OPENERS = 32
_TABLES_OF_LOAD = 4000
"""At most how many tables one process of players has, with two streams each."""
_MOVES_OF_TABLE = 30
"""Moves after which there are new tables: some games would soon be over, and then nobody is left to move."""
_MOST_WIRES = 2000
"""Connections for moves that such a process keeps open; those that were not used for the longest time are closed."""
_HEAD = (
    "processes",
    "tables",
    "streams",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "CPU of the servers a move, ms",
    "of the load",
    "memory of the servers, MB",
)


@dataclass
class Spread(Load):
    """A load on several processes: each player is at one of them."""

    ports: tuple[int, ...] = ()
    homes: dict[str, int] = field(default_factory=dict)
    """The process of each player."""

    async def open_many(self, wanted: range) -> list[asyncio.Task[None]]:
        """Open the tables with these numbers as `open` does, several at a time."""
        numbers, streams = iter(wanted), list[asyncio.Task[None]]()

        async def opener() -> None:
            for number in numbers:
                tokens = [await self._new_player(2 * number + i) for i in (0, 1)]
                streams.extend(await self._open_table(GAMES[number % 2], tokens))

        await asyncio.gather(*(opener() for _ in range(_OPENERS)))
        while len(self.turns) < len(wanted):
            await asyncio.sleep(0.05)
        return streams

    def leave(self, streams: list[asyncio.Task[None]]) -> None:
        """Close all connections."""
        for stream in streams:
            stream.cancel()
        for wire in self.wires.values():
            wire.close()

    def _wire_for(self, token: str) -> Wire:
        wire = self.wires.pop(token) if token in self.wires else self._wire(token)
        self.wires[token] = wire
        if len(self.wires) > _MOST_WIRES:
            self.wires.pop(next(iter(self.wires))).close()
        return wire

    async def _new_player(self, number: int) -> str:
        source, port = f"127.1.{number // 250}.{1 + number % 250}", self.ports[number % len(self.ports)]
        async with Wire(port, source=source) as wire:
            token: str = (await wire.ask("POST", "/api/bots", {"name": f"P{number % 2}"}))[1]["token"]
        self.sources[token], self.homes[token] = source, port
        return token

    def _wire(self, token: str) -> Wire:
        return Wire(self.homes[token], token, source=self.sources[token])


class Tried(NamedTuple):
    """What players experienced at a rate."""

    rate: float
    p50: float
    p99: float
    cpu: float
    """Processor milliseconds of all servers for each move."""
    own: float
    """Of the load itself, which shares the machine."""
    memory: float
    """Megabytes of all servers."""


class Sent(NamedTuple):
    """What a process of players did at a rate."""

    waits: list[float]
    """Seconds until each move was acknowledged."""
    seconds: float
    """How long it took to send them all."""
    cpu: float
    """Processor seconds."""


class Loads:
    """Processes of players, which play together."""

    def __init__(self, ports: tuple[int, ...], tables: int) -> None:
        starts = range(0, tables, _TABLES_OF_LOAD)
        self._shares = [range(start, min(start + _TABLES_OF_LOAD, tables)) for start in starts]
        self._tables, self._moves = tables, 0.0
        self._others: list[Connection] = []
        spawning = multiprocessing.get_context("spawn")
        for share in self._shares:
            here, there = spawning.Pipe()
            spawning.Process(target=_play, args=(there, ports, share), daemon=True).start()
            there.close()
            self._others.append(here)

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        for other in self._others:
            other.close()

    def open(self) -> None:
        """Leave all tables, and open new ones."""
        self._moves = 0.0
        for other in self._others:  # one after another: so many streams at once would be another kind of test
            other.send(None)
            other.recv()

    def move(self, rate: float, seconds: float) -> list[Sent]:
        """Send moves at a rate, each process its share of them."""
        if self._moves and self._moves + rate * seconds > _MOVES_OF_TABLE * self._tables:
            self.open()
        self._moves += rate * seconds
        for other, share in zip(self._others, self._shares, strict=True):
            other.send((rate * len(share) / self._tables, seconds))
        return [other.recv() for other in self._others]


def _play(commands: Connection, ports: tuple[int, ...], share: range) -> None:
    """The life of a process of players: open tables, then move as told, until there is nobody to tell."""
    gc.disable()  # the load generator must not pause
    more_files()
    asyncio.run(_play_at(commands, ports, share))


async def _play_at(commands: Connection, ports: tuple[int, ...], share: range) -> None:
    load, streams = Spread(ports[0], ports=ports), list[asyncio.Task[None]]()
    while True:
        try:
            told: tuple[float, float] | None = await asyncio.to_thread(commands.recv)
        except EOFError:
            break
        if told is None:
            load.leave(streams)
            load = Spread(ports[0], ports=ports)
            streams = await load.open_many(share)
            commands.send(None)
        else:
            commands.send(await _moves(load, *told))
    load.leave(streams)


async def _moves(load: Spread, rate: float, seconds: float) -> Sent:
    load.waits.clear()
    own, began = time.process_time(), time.perf_counter()
    await load.move(rate, seconds)
    return Sent(list(load.waits), time.perf_counter() - began, time.process_time() - own)


@contextmanager
def served(processes: int, *, on_sqlite: bool) -> Iterator[list[Served]]:
    """Some processes on one store."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings: tuple[str, ...] = ()
        if not on_sqlite:
            database = PostgresServer()
            stack.callback(database.remove)
            database.start()
            settings = ("--database", database.create_database("limits"))
        yield [stack.enter_context(Served(folder / str(number), *settings)) for number in range(processes)]


def limit(servers: list[Served], loads: Loads, seconds: float, wait: float) -> Tried:
    """The highest rate found at which players do not wait too long; the lowest that was tried if there is none."""
    best, too_high, rate = None, math.inf, FIRST_RATE
    while rate > LEAST_RATE:
        tried = attempt(servers, loads, rate, seconds)
        if tried.p99 <= wait and tried.rate > 0.95 * rate:
            best, low = tried, rate
        else:
            too_high, low = rate, best.rate if best else 0
        if math.isfinite(too_high) and too_high - low <= PRECISION * too_high:
            break
        rate = 2 * rate if too_high == math.inf else (low + too_high) / 2
    return best or tried


def attempt(servers: list[Served], loads: Loads, rate: float, seconds: float) -> Tried:
    """What players experience at a rate."""
    cpu = sum(cpu_seconds_of(server.pid) for server in servers)
    sent = loads.move(rate, seconds)
    spent = sum(cpu_seconds_of(server.pid) for server in servers) - cpu
    waits = sorted(wait * 1000 for one in sent for wait in one.waits)
    tried = Tried(
        len(waits) / max(one.seconds for one in sent),
        statistics.median(waits),
        waits[len(waits) * 99 // 100],
        spent * 1000 / len(waits),
        sum(one.cpu for one in sent) * 1000 / len(waits),
        sum(memory_of(server.pid) for server in servers),
    )
    print(f"  {len(servers)} process(es), {rate:,.0f} moves/s: {tried}", flush=True)
    return tried


def measure(processes: int, wanted: argparse.Namespace) -> Tried:
    """Open all tables, and look for the limit, or try one rate."""
    with served(processes, on_sqlite=wanted.sqlite) as servers:
        began = time.perf_counter()
        with Loads(tuple(server.port for server in servers), wanted.tables) as loads:
            print(f"  {wanted.tables:,} tables were opened in {time.perf_counter() - began:.0f} s", flush=True)
            if wanted.rate:
                return attempt(servers, loads, wanted.rate, wanted.seconds)
            return limit(servers, loads, wanted.seconds, wanted.wait)


def main() -> None:
    """Search and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=list(PROCESSES))
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each rate that is tried")
    parser.add_argument("--wait", type=float, default=WAIT, help="milliseconds that one in a hundred may wait")
    parser.add_argument("--rate", type=float, help="try this rate alone, instead of looking for the limit")
    parser.add_argument("--sqlite", action="store_true", help="instead of PostgreSQL; for one process")
    wanted = parser.parse_args()
    if wanted.sqlite and wanted.processes != [1]:
        parser.error("SQLite is for --processes 1")
    more_files()
    rows = [
        (str(processes), wanted.tables, 2 * wanted.tables, *measure(processes, wanted))
        for processes in wanted.processes
    ]
    print(f"{os.cpu_count()} cores, shared by servers, store and load")
    print(table(_HEAD, rows))


if __name__ == "__main__":
    main()

"""How many moves a second a server can take before players wait: `python -m benchmarks.limits`.

    python -m benchmarks.limits                              # 1, 2 and 4 processes on PostgreSQL, 1,000 tables
    python -m benchmarks.limits --processes 1 --tables 10000 # 20,000 streams
    python -m benchmarks.limits --processes 1 --sqlite       # one process on SQLite

Players send moves at a rate that grows until one in a hundred waits longer than `--wait`; then the rate between the
last that was bearable and the first that was not is looked for. With several processes the two players of a table are
at different ones, as behind a proxy that gives each connection to any of them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.postgres_server import PostgresServer
from tests.support.served import Served
from tests.support.wire import Wire

from benchmarks.measure import table
from benchmarks.tables import GAMES, Load, cpu_seconds_of, more_files

PROCESSES = (1, 2, 4)
TABLES, SECONDS, WAIT = 1000, 8.0, 50.0
FIRST_RATE, LEAST_RATE, PRECISION = 200.0, 10.0, 0.15
"""Where the search begins, where it gives up, and how exact it is."""
_OPENERS = 32
_HEAD = (
    "processes",
    "tables",
    "streams",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "CPU of the servers a move, ms",
    "of the load",
)


@dataclass
class Spread(Load):
    """A load on several processes: each player is at one of them."""

    ports: tuple[int, ...] = ()
    homes: dict[str, int] = field(default_factory=dict)
    """The process of each player."""

    async def open_many(self, count: int) -> list[asyncio.Task[None]]:
        """Open tables as `open` does, several at a time."""
        numbers, streams = iter(range(count)), list[asyncio.Task[None]]()

        async def opener() -> None:
            for number in numbers:
                tokens = [await self._new_player(2 * number + i) for i in (0, 1)]
                streams.extend(await self._open_table(GAMES[number % 2], tokens))

        await asyncio.gather(*(opener() for _ in range(_OPENERS)))
        while len(self.turns) < count:
            await asyncio.sleep(0.05)
        return streams

    async def _new_player(self, number: int) -> str:
        source, port = f"127.1.{number // 250}.{1 + number % 250}", self.ports[number % len(self.ports)]
        async with Wire(port, source=source) as wire:
            token: str = (await wire.ask("POST", "/api/bots", {"name": f"P{number % 2}"}))[1]["token"]
        self.sources[token], self.homes[token] = source, port
        return token

    def _wire(self, token: str) -> Wire:
        return Wire(self.homes[token], token, source=self.sources[token])


@dataclass(frozen=True)
class Tried:
    """What players experienced at a rate."""

    rate: float
    p50: float
    p99: float
    cpu: float
    """Processor milliseconds of all servers for each move."""
    own: float
    """Of the load itself, which shares the machine."""


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


async def limit(servers: list[Served], tables: int, seconds: float, wait: float) -> Tried:
    """The highest rate found at which players do not wait too long; the lowest that was tried if there is none."""
    ports = tuple(server.port for server in servers)
    load = Spread(ports[0], ports=ports)
    streams = await load.open_many(tables)
    best, too_high, rate = None, math.inf, FIRST_RATE
    while rate > LEAST_RATE:
        tried = await _try(load, servers, rate, seconds)
        print(f"  {len(servers)} process(es), {rate:,.0f} moves/s: {tried}", flush=True)
        if tried.p99 <= wait and tried.rate > 0.95 * rate:
            best, low = tried, rate
        else:
            too_high, low = rate, best.rate if best else 0
        if too_high - low <= PRECISION * too_high:
            break
        rate = 2 * rate if too_high == math.inf else (low + too_high) / 2
    for stream in streams:
        stream.cancel()
    return best or tried


async def _try(load: Spread, servers: list[Served], rate: float, seconds: float) -> Tried:
    load.waits.clear()
    cpu, own, began = sum(cpu_seconds_of(server.pid) for server in servers), time.process_time(), time.perf_counter()
    moves = await load.move(rate, seconds)
    lasted, spent = time.perf_counter() - began, sum(cpu_seconds_of(server.pid) for server in servers) - cpu
    waits = sorted(wait * 1000 for wait in load.waits)
    own = time.process_time() - own
    return Tried(
        moves / lasted,
        statistics.median(waits),
        waits[len(waits) * 99 // 100],
        spent * 1000 / moves,
        own * 1000 / moves,
    )


def main() -> None:
    """Search and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=list(PROCESSES))
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each rate that is tried")
    parser.add_argument("--wait", type=float, default=WAIT, help="milliseconds that one in a hundred may wait")
    parser.add_argument("--sqlite", action="store_true", help="instead of PostgreSQL; for one process")
    wanted = parser.parse_args()
    if wanted.sqlite and wanted.processes != [1]:
        parser.error("SQLite is for --processes 1")
    gc.disable()  # the load generator must not pause
    more_files()
    rows = []
    for processes in wanted.processes:
        with served(processes, on_sqlite=wanted.sqlite) as servers:
            found = asyncio.run(limit(servers, wanted.tables, wanted.seconds, wanted.wait))
        rows.append(
            (
                *(str(processes), wanted.tables, 2 * wanted.tables),
                *(found.rate, found.p50, found.p99, found.cpu, found.own),
            )
        )
    print(f"{os.cpu_count()} cores, shared by servers, store and load")
    print(table(_HEAD, rows))


if __name__ == "__main__":
    main()

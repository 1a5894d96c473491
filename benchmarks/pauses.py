"""For how long the server answers nobody: `python -m benchmarks.pauses`, alone and beside each hostile client.

On a machine where others work, too, the time until an answer says more about them than about the server. What the
server itself can do about it is never to be busy for long with one thing. A timer in its event loop is due every other
millisecond; the processor time of the process between two of its calls is a pause in which nobody was answered, and it
hardly depends on who else uses the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
from tests.support.served import Served

from benchmarks.hostile import CLIENTS, attacking, prepare
from benchmarks.measure import table
from benchmarks.tables import measure_served, more_files

TABLES, RATE, SECONDS = 100, 80.0, 10.0
_EVERY = 0.002
_LONG = 5.0
"""Milliseconds."""


class Pauses:
    """Notes the pauses of an event loop from one signal to the next, and then writes them to a file."""

    def __init__(self, path: Path) -> None:
        self._path, self._found, self._last = path, list[float](), 0.0
        self._is_on = False

    def toggle(self, *_: object) -> None:
        """Begin to note pauses, or write down those that were noted."""
        if self._is_on:
            self._path.write_bytes(msgspec.json.encode(self._found))
        self._found, self._is_on = [], not self._is_on

    def tick(self) -> None:
        """Note how busy the process was since the last time."""
        spent = time.process_time()
        if self._is_on:
            self._found.append(1000 * (spent - self._last))
        self._last = spent
        asyncio.get_running_loop().call_later(_EVERY, self.tick)


def serve() -> int:
    """Run the `regnum` command with a server whose pauses are noted."""
    from regnum.cli.main import main as run
    from regnum.server.app import Server

    pauses, lifespan = Pauses(Path(sys.argv[sys.argv.index("--data") + 1]) / "pauses"), Server.lifespan

    @asynccontextmanager
    async def noting(server: Server) -> AsyncIterator[None]:
        async with lifespan(server):
            pauses.tick()
            yield

    setattr(Server, "lifespan", noting)  # noqa: B010 - as the class has it, for this process
    signal.signal(signal.SIGUSR1, pauses.toggle)
    return run()


def measure(names: list[str], tables: int, rate: float, seconds: float) -> list[float]:
    """The pauses of a server with a load, in milliseconds, while hostile clients do what they can."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(prepare(Path(folder) / "tables.sqlite"))
        with Served(Path(folder), "--limits", "1", module="benchmarks.pauses") as server:
            measure_served(server, tables, rate, seconds, lambda: _noting(server, names, seconds))
            path = Path(folder) / "pauses"
            while not path.exists():
                time.sleep(0.1)
            return sorted(msgspec.json.decode(path.read_bytes(), type=list[float]))


@contextmanager
def _noting(server: Served, names: list[str], seconds: float) -> Iterator[None]:
    with attacking(server.port, names, seconds + 3):
        server.send(signal.SIGUSR1)
        yield
        server.send(signal.SIGUSR1)


def main() -> int:
    """Measure and print."""
    if "table" in sys.argv[1:2]:
        return serve()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wanted = parser.parse_args()
    gc.disable()  # the load generator must not pause
    more_files()
    rows = []
    for names in ([], *([name] for name in CLIENTS), list(CLIENTS)):
        found = measure(names, wanted.tables, wanted.rate, wanted.seconds)
        long = sum(pause for pause in found if pause > _LONG)
        rows.append((", ".join(names) or "load alone", found[len(found) * 99 // 100], found[-1], long))
    print(table(("", "p99, ms", "longest, ms", "ms in pauses over 5 ms"), rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Hostile clients beside the load: how much slower do they make the server for everyone else?

    python -m benchmarks.hostile                    # alone, then with all of them; prints the ratio of the p99
    python -m benchmarks.hostile --only connections # one of them
    python -m benchmarks.hostile --runs 3           # by turns; the medians

Each client does what made an earlier version slow, from one address, as fast as the server lets it:

- `logs` plays and undoes without end, and asks for tables with long logs that are not in memory;
- `bots` opens tables at which four of the strongest bots play among themselves, and watches all of them;
- `connections` opens connections that stay silent, or send half a request, or huge headers;
- `addresses` makes identities and listed tables, and has games verified, replayed and practised.

All of this shares the processors with the server and the load. How much of the delay comes from that alone is shown by
the same clients attacking another server on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from tests.support.served import Served
from tests.support.wire import Wire

from benchmarks.measure import table
from benchmarks.tables import RATE, SECONDS, Measured, finished_game, measure_served, more_files, store_table
from regnum.server.names import derived_name
from regnum.server.promptness import ask_for_short_slices
from regnum.server.store.sqlite import SqliteStore
from regnum.table import Actor, OpenTable, Table, opening
from regnum.table import events as do
from regnum.table.commands import SeatPlan
from regnum.table.table import Facts

TABLES = 1000
LONG_EVENTS = 3000
"""As many as a minute of playing and undoing made before there was a cap."""
LONG_TABLES = [derived_name(f"long {number}") for number in range(40)]
FINISHED = derived_name("finished")
_PLAYERS = 8
"""How many identities the clients use at once."""
_SILENT = 400
"""How many connections are kept open that say nothing, or nothing more."""
_AGAIN_SECONDS = 0.5
"""After which a connection that was closed is opened again."""
_NICENESS = 10
"""The clients stand for other machines, and must not take the processor from the server and the load."""

Ask = Callable[[str, str, Any], Awaitable[tuple[int, Any]]]


class Client:
    """One visitor at one address, who counts the answers."""

    def __init__(self, port: int, source: str) -> None:
        self.port, self.source = port, source
        self.answers: Counter[str] = Counter()

    async def ask(self, wire: Wire, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """An answer, also if the server hangs up."""
        try:
            status, answer = await wire.ask(method, path, body)
        except OSError:
            await asyncio.sleep(0.01)
            status, answer = 0, None
        self.answers[str(status)] += 1
        return status, answer

    async def player(self) -> Wire:
        """A connection of a new identity, as soon as one is granted."""
        async with Wire(self.port, source=self.source) as wire:
            while True:
                status, made = await self.ask(wire, "POST", "/api/bots", {"name": "Mallory"})
                if status == 201:
                    return Wire(self.port, made["token"], source=self.source)

    async def open(self, wire: Wire, seats: list[dict[str, Any]], game: str = "kingdomino", **more: Any) -> str:
        """The name of a new table, as soon as one is granted."""
        while True:
            wish = {"game": game, "seats": seats, "starts_when_full": True, **more}
            status, made = await self.ask(wire, "POST", "/api/tables", wish)
            if status == 201:
                return str(made["table"])


async def logs(client: Client) -> None:
    """Play and undo, and load long tables."""

    async def play_and_undo() -> None:
        wire = await client.player()
        name = await client.open(wire, [{"is_mine": True}, {"is_mine": True}])
        while True:
            status, update = await client.ask(wire, "GET", f"/api/tables/{name}")
            if status != 200 or not update["view"]["legal"]:
                name = await client.open(wire, [{"is_mine": True}, {"is_mine": True}])
                continue
            ply, path = update["summary"]["ply"], f"/api/tables/{name}/commands"
            for number in range(20):
                await client.ask(wire, "POST", path, _move(ply + 2 * number, update))
                await client.ask(wire, "POST", path, {"type": "undo", "ply": ply + 2 * number + 1})
            await client.ask(wire, "POST", path, _move(ply + 40, update))

    async def load() -> None:
        wire = await client.player()
        while True:
            for name in LONG_TABLES:
                await client.ask(wire, "GET", f"/api/tables/{name}")

    await asyncio.gather(play_and_undo(), play_and_undo(), *(load() for _ in range(_PLAYERS)))


def _move(ply: int, update: dict[str, Any]) -> dict[str, Any]:
    return {"type": "play", "ply": ply, "action": update["view"]["legal"][0]}


async def bots(client: Client) -> None:
    """Have the strongest bots play among themselves, and watch."""

    async def watch() -> None:
        wire = await client.player()
        while True:
            name = await client.open(wire, [{"bot": "king"}] * 4)
            with suppress(OSError, asyncio.IncompleteReadError):
                async for _ in Wire(client.port, source=client.source).updates(name):
                    client.answers["updates"] += 1

    await asyncio.gather(*(watch() for _ in range(30)))


async def connections(client: Client) -> None:
    """Open connections that are no good."""

    async def hold(beginning: bytes, then: bytes) -> None:
        while True:
            with suppress(OSError):
                opened = asyncio.open_connection("127.0.0.1", client.port, local_addr=(client.source, 0))
                reader, writer = await opened
                writer.write(beginning)
                while not reader.at_eof():
                    writer.write(then)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.05 if then else 5):
                            await reader.read(1000)
                writer.close()
            client.answers["closed"] += 1
            await asyncio.sleep(_AGAIN_SECONDS)

    head = b"GET / HTTP/1.1\r\nHost: x\r\n"
    silent = [hold(beginning, b"") for beginning in (b"", head) for _ in range(_SILENT // 2)]
    talking = [hold(head, b"X-Long: " + b"x" * 60_000 + b"\r\n") for _ in range(_PLAYERS)]
    await asyncio.gather(*silent, *talking)


async def addresses(client: Client) -> None:
    """Make many identities and tables, and ask for what takes long."""
    actions = [str(action) for action in finished_game("kingdomino").game.actions]
    practice = {"game": "kingdomino", "seed": "seed", "actions": actions[:4]}

    async def open_tables() -> None:
        while True:
            wire = await client.player()
            for _ in range(25):
                wish = {"game": "kingdoms", "seats": [{"is_mine": True}, {}], "is_listed": True}
                await client.ask(wire, "POST", "/api/tables", wish)

    async def burden() -> None:
        wire = await client.player()
        while True:
            await client.ask(wire, "GET", f"/api/tables/{FINISHED}/verify")
            await client.ask(wire, "GET", f"/api/tables/{FINISHED}/plies/40")
            await client.ask(wire, "POST", "/api/practice", practice)
            await client.ask(wire, "GET", "/api/tables?limit=50")
            await client.ask(wire, "GET", "/api/openapi.json")

    await asyncio.gather(open_tables(), open_tables(), *(burden() for _ in range(_PLAYERS)))


CLIENTS: dict[str, Callable[[Client], Awaitable[None]]] = {
    "logs": logs,
    "bots": bots,
    "connections": connections,
    "addresses": addresses,
}


async def _attack(port: int, names: list[str], seconds: float) -> None:
    """Run some of the clients, each from its own address, and say what they were answered."""
    clients = {name: Client(port, f"127.66.0.{1 + number}") for number, name in enumerate(names)}
    tasks = [asyncio.ensure_future(CLIENTS[name](client)) for name, client in clients.items()]
    print("attacking", flush=True)
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()  # says what went wrong: none of them ends by itself
    for name, client in clients.items():
        rates = {kind: round(count / seconds, 1) for kind, count in client.answers.most_common()}
        print(f"{name}, per second: {rates}", flush=True)
    for task in tasks:
        task.cancel()


async def prepare(path: Path) -> None:
    """Store the tables that hostile clients ask for: an earlier version let players make such."""
    store = await SqliteStore.open(path)
    await store_table(store, FINISHED, finished_game("kingdomino"))
    long = _long_table()
    for name in LONG_TABLES:
        await store_table(store, name, long)
    await store.close()


def _long_table() -> Table:
    actor, seats = Actor("mallory001", "Mallory"), (SeatPlan(is_mine=True), SeatPlan(is_mine=True))
    wish = OpenTable(game="kingdomino", seats=seats, starts_when_full=True)
    log: list[tuple[int, do.Event]] = [(0, event) for event in opening.open_table(wish, actor, "seed", Facts((), ""))]
    found = Table.of(log)
    while len(found.steps) < 20:
        found = found.after([(0, _played(found, 0))])
    log = [(one.time, one.event) for one in found.log]
    choices = len(found.game.legal_actions())
    kept, seat = len(found.steps), found.game.seat or 0
    for number in range((LONG_EVENTS - len(log)) // 2):
        ply = found.ply + 2 * number
        played = _played(found, number % choices)
        log.append((0, do.Played(by=actor.player, seat=seat, ply=ply, action=played.action)))
        log.append((0, do.Undone(by=actor.player, seat=seat, ply=ply + 1, kept=kept)))
    return Table.of(log)


def _played(found: Table, choice: int) -> do.Played:
    action = str(found.game.legal_actions()[choice])
    return do.Played(by="mallory001", seat=found.game.seat or 0, ply=found.ply, action=action)


def stand_back() -> None:
    """Let the server and the load go first.

    Linux shares the processors among sessions first, and looks at niceness only within each, unless told otherwise.
    """
    os.nice(_NICENESS)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(_NICENESS), encoding="utf-8")


@contextmanager
def attacking(port: int, names: list[str], seconds: float) -> Iterator[None]:
    """Run hostile clients in a separate process."""
    if not names:
        yield
        return
    command = [sys.executable, "-m", "benchmarks.hostile", "--attack", str(port), "--seconds", str(seconds)]
    command += ["--only", *names]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield
            print(process.stdout.read(), end="", flush=True)
        finally:
            process.kill()


def measure(names: list[str], tables: int, rate: float, seconds: float, *, elsewhere: bool = False) -> Measured:
    """Load a server with its usual limits, while hostile clients do what they can to it, or to another server."""
    with _served() as server, _served() if elsewhere else nullcontext(server) as attacked:
        return measure_served(server, tables, rate, seconds, lambda: attacking(attacked.port, names, seconds + 3))


@contextmanager
def _served() -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(prepare(Path(folder) / "tables.sqlite"))
        with Served(Path(folder), "--limits", "1") as server:
            yield server


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=CLIENTS, default=list(CLIENTS))
    parser.add_argument(
        "--attack", type=int, metavar="PORT", help="attack the server at this port, and do nothing else"
    )
    wanted = parser.parse_args()
    more_files()
    if wanted.attack:
        stand_back()
        asyncio.run(_attack(wanted.attack, wanted.only, wanted.seconds))
        return
    gc.disable()  # the load generator must not pause, nor wait for hostile clients on this machine
    ask_for_short_slices()
    sides = {"load alone": ([], False), "they attack another server": (wanted.only, True), "this": (wanted.only, False)}
    found: dict[str, list[Measured]] = {name: [] for name in sides}
    for _ in range(wanted.runs):
        for name, (clients, elsewhere) in sides.items():
            one = measure(clients, wanted.tables, wanted.rate, wanted.seconds, elsewhere=elsewhere)
            found[name].append(one)
    rows = [(name, one.rate, one.p50, one.p99, one.cpu) for name, runs in found.items() for one in runs]
    print(table(("", "moves/s", "p50, ms", "p99, ms", "CPU of the server a move, ms"), rows))
    alone, machine, beside = (statistics.median(one.p99 for one in runs) for runs in found.values())
    print(f"p99 beside {', '.join(wanted.only)}: {beside / alone:.2f} times that of the load alone, and ", end="")
    print(f"{beside / machine:.2f} times that while they keep the same processors busy with another server")


if __name__ == "__main__":
    main()

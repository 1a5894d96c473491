"""Runs a server: opens the store and the port, says where it can be reached, and stops without losing anything."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn

from regnum.errors import UsageError
from regnum.server import garbage
from regnum.server.app import Server
from regnum.server.connections import SECONDS, Gate, guarded
from regnum.server.logs import set_up_logs
from regnum.server.promptness import ask_for_short_slices
from regnum.server.settings import Settings
from regnum.server.store import StorageError, Store
from regnum.server.store.sqlite import LostGamesError, SqliteStore
from regnum.words.message import message
from regnum.words.system import reason

if TYPE_CHECKING:
    from regnum.server.store.postgres import PostgresStore

_SECONDS_TO_STOP = 10
_SECONDS_OF_A_THREAD = 0.0005
"""How long Python lets a thread run while others wait. The one that writes waits once for every statement: with
Python's own 5 ms a busy moment of the event loop could hold a transaction, and all moves in it, for many times that."""
_EVERYWHERE = ("0.0.0.0", "::", "")
_READY_FOR_STRANGERS = 2
"""Processes that bots are started in at once, one for those that think and one for quick ones: to start one takes the
processors for half a second, and no visitor should be able to cause that while others play."""
_MOST_PORTS = 20
"""How many ports are tried if the default one is taken and no port was asked for."""


def serve(
    settings: Settings, announce: Callable[[int], None], *, any_port: bool = False, ready_bots: bool = False
) -> None:
    """Serve until stopped; `announce` is called with the port when it can be reached.

    With `any_port` the next free port is used if the default one is taken; with `ready_bots` the default opponents are
    compiled at once, because a player is about to start.
    """
    set_up_logs(settings.log_level)
    garbage.set_up()
    ask_for_short_slices()
    sys.setswitchinterval(_SECONDS_OF_A_THREAD)
    with (
        _listen(settings, _MOST_PORTS if any_port else 1) as listening,
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        runner.run(_serve(settings, listening, announce, ready_bots))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop, where there is one."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return None
    return uvloop.new_event_loop


async def _serve(
    settings: Settings, listening: socket.socket, announce: Callable[[int], None], ready_bots: bool
) -> None:
    server = Server(await open_store(settings), settings)

    def start() -> None:
        server.hub.background.spawn(garbage.collect_everything())
        announce(listening.getsockname()[1])
        if ready_bots:
            server.hub.background.spawn(server.runner.ready_bots(1))
        elif settings.limits:
            server.hub.background.spawn(server.runner.ready_bots(_READY_FOR_STRANGERS))

    await _Stoppable(web_config(server, settings), server, start).serve(sockets=[listening])


def web_config(server: Server, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves."""
    return uvicorn.Config(
        server.app,
        http=guarded(Gate(settings)),
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_SECONDS_TO_STOP,
        timeout_keep_alive=round(SECONDS["IDLE"]),
        **more,
    )


class _Stoppable(uvicorn.Server):
    """Notifies watchers before it waits for them to leave."""

    def __init__(self, config: uvicorn.Config, server: Server, start: Callable[[], None]) -> None:
        super().__init__(config)
        self._server, self._start = server, start
        self._loop = asyncio.get_running_loop()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets=sockets)
        if self.started:
            self._start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop the server; the process then exits with success, not by the signal."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()
        self._loop.call_soon_threadsafe(self._server.dismiss)


async def open_store(settings: Settings) -> Store:
    """The store that the settings name."""
    try:
        if settings.database:
            return await open_postgres(settings.database)
        settings.data.mkdir(parents=True, exist_ok=True)
        return await SqliteStore.open(settings.file)
    except LostGamesError as problem:
        raise UsageError(message("server-lost-games", file=str(problem.path))) from None
    except StorageError as problem:
        raise UsageError(message("server-no-store", problem=str(problem))) from None
    except OSError as problem:
        raise UsageError(message("server-no-store", problem=reason(problem))) from None


async def open_postgres(database: str) -> PostgresStore:
    """The store in a PostgreSQL database; psycopg is needed for this alone."""
    try:
        from regnum.server.store.postgres import PostgresStore
    except ImportError:
        raise UsageError(message("server-no-psycopg")) from None
    return await PostgresStore.open(database)


def _listen(settings: Settings, tries: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in range(settings.port, min(settings.port + tries, 1 << 16)):
        try:
            return socket.create_server((settings.host, port), family=family, backlog=2048)
        except OSError as problem:
            refused = problem
    raise UsageError(message("server-no-port", host=settings.host, port=str(settings.port), problem=reason(refused)))


def addresses(host: str, port: int) -> list[str]:
    """Where the server can be reached: from this machine, and from others in the same network."""
    if host not in _EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    found = [f"http://localhost:{port}"]
    here = _own_address()
    return [*found, f"http://{here}:{port}"] if here else found


def _own_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        own: str = probe.getsockname()[0]
        return None if own.startswith("127.") else own

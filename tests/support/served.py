"""A server in a separate process, to be measured, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self


class Served:
    """A running server; `kill` gives it no time for anything."""

    def __init__(
        self,
        data: Path,
        *settings: str,
        module: str = "regnum",
        python: Path | str = sys.executable,
        cwd: Path | None = None,
        port: int = 0,
    ) -> None:
        self.port = port or free_port()
        self._command = [str(python), "-m", module, "table", "--no-browser", "--host", "127.0.0.1"]
        self._command += ["--port", str(self.port), "--data", str(data), "--limits", "0", *settings]
        self._log = data / f"server-{self.port}.log"
        self._cwd = cwd
        data.mkdir(parents=True, exist_ok=True)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = 30) -> Self:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, start_new_session=True, cwd=self._cwd, env=_environment()
            )
        until = time.monotonic() + seconds
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log()[-2000:]}")
            time.sleep(0.02)
        return self

    @property
    def pid(self) -> int:
        """Of the server itself, not of its bots."""
        assert self._process is not None
        return self._process.pid

    def send(self, what: signal.Signals) -> None:
        """Send a signal to the server itself."""
        os.kill(self.pid, what)

    def kill(self) -> None:
        """End it at once, with its bots."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        return self._end(signal.SIGTERM)

    def log(self) -> str:
        """All that it wrote."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def __enter__(self) -> Self:
        return self if self._process else self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        if how == signal.SIGKILL:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        code = self._process.wait(30)
        self._process = None
        return code

    def _answers(self) -> bool:
        """Whether it does more than listen: it does that before it has opened its tables."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=0.5) as asking:
                asking.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                return asking.recv(1) != b""
        except OSError:
            return False


def dealt(data: Path) -> Served:
    """A server for tests in a browser, whose deals are the same in every run; one bot thinks at a time."""
    root = Path(__file__).parents[2]
    return Served(data, "--bot-workers", "1", module="tests.support.dealing_server", cwd=root)


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("REGNUM_", "COV_"))}
    return {**kept, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}

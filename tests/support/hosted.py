"""A folder of files on a plain web server: the static site as people put it somewhere."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from tests.support.served import free_port

BASE = "/games/regnum/"
"""Where the site is on its host: not at the root, so that no address can take that for granted."""


class Hosted:
    """`python -m http.server` over a folder that has the site at a sub-path; it can go away and come back."""

    def __init__(self, folder: Path, files: Mapping[str, bytes]) -> None:
        self._folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{BASE.rstrip('/')}"
        self.put(files)
        self._process: subprocess.Popen[bytes] | None = None

    def put(self, files: Mapping[str, bytes]) -> None:
        """Copy a version of the site over what is there."""
        for path, content in files.items():
            place = self._folder / BASE.strip("/") / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)

    def start(self) -> Self:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        command += ["--directory", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the host did not start")
            time.sleep(0.02)
        return self

    def stop(self) -> None:
        """As if the network were gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(30)
            self._process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=0.5).close()
        except OSError:
            return False
        return True

"""One process per engine, and what each makes of the same work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from regnum.engine.selection import VARIABLE

ENGINES = ("wasm", "numba")
"""The compiled engines that must agree."""


def in_engine(engine: str, code: str, **environment: str) -> Any:
    """What Python code prints as JSON in a separate process, run by one engine."""
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=False,
        cwd=root,
        env={**os.environ, VARIABLE: engine, **environment},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

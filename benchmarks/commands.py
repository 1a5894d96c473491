"""The regnum command as a user meets it: help, the first simulation, the second."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

from benchmarks.measure import table

_SIMULATE = ("simulate", "kingdomino", "--games", "1", "--json")


def commands() -> str:
    """Seconds by the clock, start of Python included."""
    with tempfile.TemporaryDirectory() as cache:
        first = _seconds(cache, *_SIMULATE)
        second = statistics.median(_seconds(cache, *_SIMULATE) for _ in range(5))
    helping = statistics.median(_seconds("", "--help") for _ in range(9))
    rows = [
        ("`regnum --help`", helping),
        ("first `regnum simulate kingdomino --games 1`, with an empty cache", first),
        ("the same again", second),
    ]
    return table(("command", "seconds"), rows)


def _seconds(cache: str, *arguments: str) -> float:
    environment = {**os.environ, "REGNUM_CACHE": cache} if cache else dict(os.environ)
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "regnum", *arguments], env=environment, check=True, capture_output=True)
    return time.perf_counter() - began

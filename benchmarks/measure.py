"""Timing: medians of repeats, on one core by processor time or on several by the clock."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

REPEATS = 5


def cpu_seconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """The median processor time of one run; the first run is not counted."""
    return _median(work, time.process_time, repeats)


def clock_seconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """The median time by the clock of one run; the first run is not counted."""
    return _median(work, time.perf_counter, repeats)


def _median(work: Callable[[], object], clock: Callable[[], float], repeats: int) -> float:
    work()
    times = []
    for _ in range(repeats):
        began = clock()
        work()
        times.append(clock() - began)
    return statistics.median(times)


def together(work: Callable[[int], object], workers: int) -> None:
    """Run the same work on several threads at once; compiled code holds no lock."""
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(work, range(workers)))


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown; the first column is words, the others numbers."""
    lines = [f"| {' | '.join(head)} |", f"| --- |{' ---: |' * (len(head) - 1)}"]
    lines += [f"| {' | '.join(map(_cell, row))} |" for row in rows]
    return "\n".join(lines)


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)

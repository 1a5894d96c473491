"""What the browser tells about frames that took too long: their scripts, and what had just arrived."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

LONG = 50
"""Milliseconds that no frame should take."""
_NEAR = 100
"""Milliseconds around a frame in which what arrives may be its cause."""

NOTE = """() => {
  const kept = (window.framesNoted = { frames: [], fetched: [], letters: [] });
  const note = (type, to) =>
    new PerformanceObserver((list) => to.push(...list.getEntries().map((one) => one.toJSON()))).observe({ type });
  note("long-animation-frame", kept.frames);
  note("resource", kept.fetched);
  document.fonts.addEventListener("loadingdone", ({ fontfaces }) => {
    for (const { family } of fontfaces) kept.letters.push([performance.now(), family]);
  });
}"""
"""Notes frames of more than 50 ms, from the first task that changes something to the end of layout, and arrivals."""

Wait = tuple[float, float]
"""When a move was sent and when the next turn was offered, in milliseconds since the page was opened."""


class Frames:
    """Frames that were too long while a player waited."""

    def __init__(self, noted: dict[str, Any], waits: Sequence[Wait]) -> None:
        self._noted, self._waits = noted, waits
        self._long = [frame for frame in noted["frames"] if self._since(frame) is not None]

    @property
    def times(self) -> list[float]:
        """What each took, in milliseconds."""
        return [frame["duration"] for frame in self._long]

    def told(self) -> list[str]:
        """A line about each, and indented ones about its scripts and what had just come in."""
        return [line for frame in self._long for line in self._about(frame)]

    def _since(self, frame: dict[str, Any]) -> float | None:
        """Milliseconds since the move that was waited for, or nothing if nobody waited."""
        start, end = frame["startTime"], frame["startTime"] + frame["duration"]
        return next((max(0.0, start - sent) for sent, turn in self._waits if sent < end and start < turn), None)

    def _about(self, frame: dict[str, Any]) -> Iterable[str]:
        # when style and layout began is told, too, but of the second time where something is measured in between
        start, render = frame["startTime"], frame["renderStart"]
        yield (
            f"- {frame['duration']:.0f} ms, {self._since(frame):.0f} ms after a move and {start / 1000:.2f} s after the"
            f" first request: {render - start:.0f} ms tasks, {start + frame['duration'] - render:.0f} ms style, layout"
        )
        for script in frame["scripts"]:
            at = f"{script['sourceURL'].rpartition('/')[2]}:{script['sourceCharPosition']}"
            function = (
                f"{script['sourceFunctionName']} in {at}" if script["sourceURL"] else "the robot, or what it pressed"
            )
            forced = script["forcedStyleAndLayoutDuration"]
            yield (
                f"  - {script['duration']:.0f} ms from {script['startTime'] - start:.0f} ms: {script['invoker']}"
                f" ({function}){f', {forced:.0f} ms of it style and layout' if forced else ''}"
            )
        for at, family in self._noted["letters"]:
            if start - _NEAR < at < start + frame["duration"] + _NEAR:
                yield f"  - letters of {family} arrived at {at - start:.0f} ms"
        for fetched in self._noted["fetched"]:
            if start - _NEAR < fetched["responseEnd"] < start + frame["duration"]:
                yield f"  - {fetched['name'].rpartition('/')[2]} arrived at {fetched['responseEnd'] - start:.0f} ms"

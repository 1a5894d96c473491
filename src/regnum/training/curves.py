"""Draws how training went, from the logs of sessions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_PANELS = {"wins": "share of victories, one against the first players", "loss_wins": "loss of the victory"}


def points_of(log: Path, entry: str) -> list[tuple[int, float]]:
    """The values of an entry by the games played so far."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [(line["games"], line[entry]) for line in lines if entry in line]


def draw(logs: list[Path], out: Path) -> None:
    """Draw the curves of all logs into one picture; matplotlib is needed (`regnum[plot]`)."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 4), layout="constrained")
    panels: Any = figure.subplots(1, len(_PANELS))
    for axes, (entry, heading) in zip(panels, _PANELS.items(), strict=True):
        for log in logs:
            found = points_of(log, entry)
            axes.plot([games / 1e6 for games, _ in found], [value for _, value in found], label=log.stem)
        axes.set(title=heading, xlabel="million games")
        axes.grid(visible=True)
        axes.legend()
    figure.savefig(out)

"""A study of games as a document: tables of findings, with charts."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from regnum.arena.journal import write_whole
from regnum.arena.plot import figures
from regnum.arena.statistics import Z95
from regnum.bots.experiments import Cell, Finding, Mean
from regnum.games import GAMES

PICTURES = "pictures"
"""The folder of the charts, beside the document."""


def studied() -> list[str]:
    """The games of which there is a study."""
    return [name for name in GAMES if hasattr(import_module(f"regnum.bots.{name}"), "findings")]


def findings_of(game: str, games: int, seed: str) -> list[Finding]:
    """Play so many games, and find out what they tell."""
    found: Iterable[Finding] = import_module(f"regnum.bots.{game}").findings(games, seed)
    return list(found)


def write(document: Path, heading: str, chapters: dict[str, list[Finding]], command: str) -> None:
    """Write a document, a chapter for each game, and its charts; matplotlib is needed (`regnum[plot]`)."""
    pictures = document.parent / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    parts = [f"# {heading}\n", f"Made by `{command}`. What follows ± is half of a 95% interval.\n"]
    for chapter, findings in chapters.items():
        parts.append(f"## {chapter}\n")
        for finding in findings:
            parts += [f"### {finding.heading}\n", f"{finding.about}\n"]
            if finding.charted:
                chart = pictures / f"{document.stem}-{chapter.lower()}-{finding.name}.svg"
                draw(finding, chart)
                parts.append(f"![{finding.heading}]({PICTURES}/{chart.name})\n")
            parts.append(table(finding))
    write_whole(document, "\n".join(parts).encode())


def table(finding: Finding) -> str:
    """A finding as a table in Markdown.

    >>> print(table(Finding("x", "X", "", ("kind", "points"), (("a", Mean(1.23, 0.1)), ("b", None)))), end="")
    | kind | points |
    | --- | ---: |
    | a | 1.2 ± 0.2 |
    | b |  |
    """
    lines = [finding.columns, ("---", *("---:" for _ in finding.columns[1:]))]
    lines += [tuple(written(cell) for cell in row) for row in finding.rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def written(cell: Cell) -> str:
    """A cell as text: one decimal, and half a 95% interval."""
    if not isinstance(cell, Mean):
        return cell or ""
    factor, sign = (100, "%") if cell.is_share else (1, "")
    return f"{factor * cell.value:.1f}{sign} ± {factor * Z95 * cell.error:.1f}"


def draw(finding: Finding, out: Path) -> None:
    """Draw the charted columns as bars with their intervals, one picture."""
    drawing, settings = figures()
    width = max(6.0, 0.2 * len(finding.rows) + 2)
    with settings.rc_context({"svg.hashsalt": finding.name}):  # the same bytes for the same numbers
        figure = drawing.Figure(figsize=(width, 3.2 * len(finding.charted)), layout="constrained")
        panels: Any = figure.subplots(len(finding.charted), 1, squeeze=False)
        for axes, column in zip(panels[:, 0], finding.charted, strict=True):
            _bars(axes, finding, finding.columns.index(column))
        figure.savefig(out, format="svg", metadata={"Date": None})


def _bars(axes: Any, finding: Finding, column: int) -> None:
    cells = [(str(row[0]), row[column]) for row in finding.rows]
    known = [(name, cell) for name, cell in cells if isinstance(cell, Mean)]
    places = range(len(known))
    axes.bar(places, [cell.value for _, cell in known], yerr=[Z95 * cell.error for _, cell in known], capsize=2)
    axes.set_xticks(places, [name for name, _ in known], rotation=90, fontsize=7)
    axes.set(title=finding.columns[column])
    axes.axhline(0, linewidth=0.8, color="black")

"""Measures everything and prints it as Markdown; with --write also into docs/benchmarks.md.

A part of the document that is measured here is between `<!-- bench: NAME -->` and `<!-- bench ends -->`. Everything
else in the document was measured by other commands, some of which need a GPU, and is kept by hand.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import regnum
from benchmarks import commands, engine, envs, kingdomino, kingdoms, openspiel, page, site, tables
from benchmarks.measure import cpu_seconds

DOCUMENT = Path(__file__).parents[1] / "docs/benchmarks.md"
VERSION = f"Version {regnum.__version__}."


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    arguments = parser.parse_args()
    measured = dict[str, str]()
    for name, measure in PARTS.items():
        measured[name] = measure()
        print(f"## {name}\n\n{measured[name]}\n", flush=True)
    if arguments.write:
        text, missing = filled(DOCUMENT.read_text(encoding="utf-8"), measured)
        DOCUMENT.write_text(text, encoding="utf-8")
        print(f"Written. Without a place in the document: {', '.join(missing) or 'nothing'}.")


def filled(document: str, measured: dict[str, str]) -> tuple[str, list[str]]:
    """The document with the measured parts in their places, and the names of parts that have none."""
    missing = []
    for name, text in measured.items():
        begin, end = f"<!-- bench: {name} -->\n", "\n<!-- bench ends -->"
        before, found, after = document.partition(begin)
        if found:
            document = f"{before}{begin}{text}{end}{after.partition(end)[2]}"
        else:
            missing.append(name)
    return document, missing


def _machine() -> str:
    return (
        f"Machine: {_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"NumPy {version('numpy')}, wasmtime {version('wasmtime')}, Numba {version('numba')}."
    )


def _kingdomino() -> str:
    return "\n".join(
        [
            f"{VERSION} Uniform random play over the full legal set. Every game is dealt by the dealing algorithm",
            "(SHA-256), and every kingdom is scored with both bonuses, largest property and crowns.",
            "One core: CPU time of one thread.",
            "",
            kingdomino.shapes(),
            "",
            "By the number of games per call. A small batch is played again and again, which suits branch prediction;",
            "only the larger ones are like real use.",
            "",
            kingdomino.batches(),
        ]
    )


def _kingdoms() -> str:
    return "\n".join(
        [
            f"{VERSION} Uniform random play, a whole game of three rounds (Last castle: as many as it takes), dealt",
            "and scored.",
            "",
            kingdoms.shapes(),
            "",
            f"Scoring a full board of four players alone, in a batch on one core: {kingdoms.full_board():.0f} ns.",
        ]
    )


def _engines() -> str:
    return "\n".join(
        [
            f"{VERSION} The same games and decisions by both engines, which take turns in one process:",
            "`python -m benchmarks.engine`.",
            "",
            engine.batches(),
            "",
            engine.searches(),
        ]
    )


def _openspiel() -> str:
    ours = kingdomino.GAMES / cpu_seconds(kingdomino.player(kingdomino.SHAPES["2 players, classic"], kingdomino.GAMES))
    return "\n".join(
        [
            f"{VERSION} Random playouts by OpenSpiel's own C++ evaluator, from the first decision, in the same run.",
            "",
            openspiel.playouts(ours),
        ]
    )


def _interpreted() -> str:
    return f"{VERSION}\n\n{kingdomino.interpreted()}"


def _environments() -> str:
    return "\n".join(
        [
            f"{VERSION} Random agents. A step of a batch writes observations and masks of all games, and deals the",
            "next game where one is over. `python -m benchmarks.envs` repeats this part alone, with `--device cuda` on",
            "a GPU.",
            "",
            envs.single(),
            "",
            envs.batches(),
        ]
    )


def _tables() -> str:
    return "\n".join(
        [
            f"{VERSION} `python -m benchmarks.tables` repeats this part alone.",
            "",
            tables.loads(),
            "",
            tables.starts(),
        ]
    )


def _page() -> str:
    return "\n".join(
        [
            f"{VERSION} Headless Chromium without a GPU, on the machine of the server. A key moves the domino",
            "or the castle over the board; its time goes until the frame that shows it is drawn.",
            "`python -m benchmarks.page` repeats this part alone.",
            "",
            page.visits(),
        ]
    )


def _site() -> str:
    return "\n".join(
        [
            f"{VERSION} From opening the address until the player's first move is on the table, with everything that",
            "is sent until then. Frames count while the bot thinks. `python -m benchmarks.site` repeats this part.",
            "",
            site.visits(),
        ]
    )


def _commands() -> str:
    return f"{VERSION}\n\n{commands.commands()}\n\n{engine.first_answers()}"


PARTS: dict[str, Callable[[], str]] = {
    "Machine": _machine,
    "Kingdomino, compiled": _kingdomino,
    "Kingdoms, compiled": _kingdoms,
    "WebAssembly beside Numba": _engines,
    "Beside OpenSpiel": _openspiel,
    "Environments": _environments,
    "Kingdomino, interpreted": _interpreted,
    "The table server": _tables,
    "The web app": _page,
    "The static site": _site,
    "The command": _commands,
}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()

"""Measures everything and prints it as Markdown; with --write also into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import os
import platform
from importlib.metadata import version
from pathlib import Path

from benchmarks import commands, engine, envs, kingdomino, kingdoms, openspiel, page, site, tables
from benchmarks.measure import cpu_seconds

BY_HAND = (Path(__file__).parent / "by_hand.md").read_text(encoding="utf-8").rstrip()
"""Measured by other commands, some of which need a GPU, and kept by hand."""

DOCUMENT = Path(__file__).parents[1] / "docs/benchmarks.md"


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    arguments = parser.parse_args()
    text = report()
    print(text)
    if arguments.write:
        DOCUMENT.write_text(text, encoding="utf-8")


def report() -> str:
    """The complete document."""
    ours = kingdomino.GAMES / cpu_seconds(kingdomino.player(kingdomino.SHAPES["2 players, classic"], kingdomino.GAMES))
    return "\n".join(
        [
            "# Benchmarks",
            "",
            "What a move, a game and a request cost, beside other engines. `make bench ARGS=--write` writes this page.",
            "Each figure is the median of repeats in one run; machines differ and are noisy, so compare ratios within",
            "a run rather than figures between runs.",
            "",
            f"Machine: {_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
            f"NumPy {version('numpy')}, wasmtime {version('wasmtime')}, Numba {version('numba')}.",
            "",
            "## Kingdomino, compiled",
            "",
            "Uniform random play over the full legal set. Every game is dealt by the dealing algorithm (SHA-256), and",
            "every kingdom is scored with both bonuses, largest property and crowns. One core: CPU time of one thread.",
            "",
            kingdomino.shapes(),
            "",
            "For comparison: the fastest other engine known, 1amthis/kingdomino-3d (typed arrays in Node 20), played",
            "36,000 to 48,000 two-player, 26,000 four-player and 21,500 Mighty Duel games per second on one core of a",
            "machine of this size, measured in another run.",
            "",
            "By the number of games per call. A small batch is played again and again, which suits branch prediction;",
            "only the larger ones are like real use.",
            "",
            kingdomino.batches(),
            "",
            "## Kingdoms, compiled",
            "",
            "Uniform random play, a whole game of three rounds (Last castle: as many as it takes), dealt and scored.",
            "",
            kingdoms.shapes(),
            "",
            f"Scoring a full board of four players alone, in a batch on one core: {kingdoms.full_board():.0f} ns.",
            "",
            "## WebAssembly beside Numba",
            "",
            "The same games and decisions by both engines, which take turns in one process.",
            "`python -m benchmarks.engine` repeats this part alone.",
            "",
            engine.batches(),
            "",
            engine.searches(),
            "",
            engine.first_answers(),
            "",
            "## Beside OpenSpiel",
            "",
            "Random playouts by OpenSpiel's own C++ evaluator, from the first decision, in the same run.",
            "",
            openspiel.playouts(ours),
            "",
            "## Environments",
            "",
            "Random agents. A step of a batch writes observations and masks of all games, and deals the next game",
            "where one is over. `python -m benchmarks.envs` repeats this part alone, with `--device cuda` on a GPU.",
            "",
            envs.single(),
            "",
            envs.batches(),
            "",
            "## Kingdomino, interpreted",
            "",
            kingdomino.interpreted(),
            "",
            BY_HAND,
            "",
            "## The table server",
            "",
            "A server in a process of its own, and players in another on the same machine: two event streams a table,",
            "and moves of real games at a steady rate, each acknowledged when it is durable (SQLite, flushed).",
            "Times are from when a move should have been sent, so a server that falls behind is not spared.",
            "`python -m benchmarks.tables` repeats this part alone; `python -m benchmarks.limits` finds how many moves",
            "a second a server can take.",
            "",
            tables.loads(),
            "",
            tables.starts(),
            "",
            "## The web app",
            "",
            "Headless Chromium without a GPU, on the machine of the server. A key moves the domino",
            "or the castle over the board; its time goes until the frame that shows it is drawn.",
            "`python -m benchmarks.page` repeats this part alone.",
            "",
            page.visits(),
            "",
            "## The site without a server",
            "",
            "What `regnum site` writes, on a host that compresses files, over a line of 1.6 Mbit/s, in Chromium with a",
            "processor made four times slower and empty caches: from opening the address until the player's first move",
            "is on the table, with everything that is sent until then. Frames count while the bot thinks.",
            "`python -m benchmarks.site` repeats this part alone.",
            "",
            site.visits(),
            "",
            "## The command",
            "",
            commands.commands(),
            "",
        ]
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()

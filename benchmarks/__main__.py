"""Measures everything and prints it as Markdown; with --write also into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import os
import platform
from importlib.metadata import version
from pathlib import Path

from benchmarks import commands, kingdomino, kingdoms, openspiel
from benchmarks.measure import cpu_seconds

ON_A_CARD = """\
| game | games/s, one card |
| --- | ---: |
| Kingdomino, 2 players, classic | 198,083,761 |
| Kingdomino, 3 players, classic | 102,342,352 |
| Kingdomino, 3 players, modern | 94,613,479 |
| Kingdomino, 4 players | 76,935,257 |
| Kingdomino, 2 players, Mighty Duel | 92,344,894 |
| Kingdomino, 2 players, Dynasty | 59,853,237 |
| Kingdoms, 2 players | 36,299,188 |
| Kingdoms, 3 players | 31,722,803 |
| Kingdoms, 4 players | 30,021,485 |
| Kingdoms, 2 players, Last castle | 99,661,063 |
| Kingdoms, 2 players, No luck | 37,329,556 |
| Kingdoms, 2 players, Continuous scoring | 36,868,174 |
| Kingdoms, 2 players, all three | 39,450,319 |"""
"""Measured by `python -m benchmarks.gpu`, which needs a card, and kept here by hand."""

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
    """The whole document."""
    ours = kingdomino.GAMES / cpu_seconds(kingdomino.player(kingdomino.SHAPES["2 players, classic"], kingdomino.GAMES))
    return "\n".join(
        [
            "# Benchmarks",
            "",
            "Written by `make bench ARGS=--write`. Each figure is the median of repeats in one run; machines differ",
            "and are noisy, so compare ratios within a run rather than figures between runs.",
            "",
            f"Machine: {_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
            f"NumPy {version('numpy')}, Numba {version('numba')}.",
            "",
            "## Kingdomino, compiled",
            "",
            "Uniform random play over the full legal set; every game is dealt by the dealing law (SHA-256) and every",
            "kingdom is scored with both bonuses, largest property and crowns. One core: processor time of one thread.",
            "",
            kingdomino.shapes(),
            "",
            "For comparison: the fastest other engine known, 1amthis/kingdomino-3d (typed arrays in Node 20), played",
            "36,000 to 48,000 two-player, 26,000 four-player and 21,500 Mighty Duel games a second on one core of a",
            "machine of this size, measured in another run.",
            "",
            "By the number of games in a call (a small batch is played again and again, so the processor learns its",
            "branches by heart; only the larger ones are like real use):",
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
            "## Beside OpenSpiel",
            "",
            "Random playouts by OpenSpiel's own C++ evaluator, from the first decision, in the same run.",
            "",
            openspiel.playouts(ours),
            "",
            "## Kingdomino, interpreted",
            "",
            kingdomino.interpreted(),
            "",
            "## On a graphics card",
            "",
            "One NVIDIA H200, from `python -m benchmarks.gpu`, which first checks that the card plays the same games",
            "as the processor: complete random games dealt by the same law and scored, Kingdomino with both bonuses,",
            "arrays lying on the card. This table is not part of `make bench`.",
            "",
            ON_A_CARD,
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

"""Measures everything and prints it as Markdown; with --write also into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import os
import platform
from importlib.metadata import version
from pathlib import Path

from benchmarks import commands, engine, kingdomino, kingdoms, openspiel, page, tables
from benchmarks.measure import cpu_seconds

ON_A_CARD = """\
| game | games/s, one card |
| --- | ---: |
| Kingdomino, 2 players, classic | 192,224,086 |
| Kingdomino, 3 players, classic | 99,535,771 |
| Kingdomino, 3 players, modern | 91,640,884 |
| Kingdomino, 4 players | 74,137,894 |
| Kingdomino, 2 players, Mighty Duel | 89,927,025 |
| Kingdomino, 2 players, Dynasty | 56,795,868 |
| Kingdoms, 2 players | 36,135,957 |
| Kingdoms, 3 players | 31,579,050 |
| Kingdoms, 4 players | 29,782,679 |
| Kingdoms, 2 players, Last castle | 99,920,410 |
| Kingdoms, 2 players, No luck | 37,287,153 |
| Kingdoms, 2 players, Continuous scoring | 36,602,782 |
| Kingdoms, 2 players, all three | 39,501,711 |

`regnum simulate --device cuda`, from the seed to the summary, on the same card; the processor that feeds it is the
limit for random games, the card for greedy ones:

| game | random games/s | greedy games/s |
| --- | ---: | ---: |
| Kingdomino, 2 players, classic | 8,261,671 | 1,981,046 |
| Kingdomino, 3 players, classic | 5,060,438 | 1,449,152 |
| Kingdomino, 3 players, modern | 5,773,474 | 1,348,548 |
| Kingdomino, 4 players | 6,311,196 | 1,108,191 |
| Kingdomino, 2 players, Mighty Duel | 14,112,038 | 894,202 |
| Kingdomino, 2 players, Dynasty | 10,150,243 | 817,697 |
| Kingdoms, 2 players | 20,173,035 | 440,780 |
| Kingdoms, 3 players | 18,775,907 | 427,944 |
| Kingdoms, 4 players | 15,882,142 | 389,187 |
| Kingdoms, 2 players, Last castle | 11,448,027 | 566,146 |
| Kingdoms, 2 players, No luck | 12,155,344 | 741,188 |
| Kingdoms, 2 players, Continuous scoring | 12,261,540 | 394,991 |
| Kingdoms, 2 players, all three | 9,886,254 | 851,290 |"""
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
            f"NumPy {version('numpy')}, wasmtime {version('wasmtime')}, Numba {version('numba')}.",
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
            "## The table server",
            "",
            "A server in a process of its own, and players in another on the same machine: two event streams a table,",
            "and moves of real games at a steady rate, each acknowledged when it is durable (SQLite, flushed).",
            "Times are from when a move should have been sent, so a server that falls behind is not spared.",
            "`python -m benchmarks.tables` repeats this part alone.",
            "",
            tables.loads(),
            "",
            tables.starts(),
            "",
            "## The page",
            "",
            "Headless Chromium, drawing without a graphics card, on the machine of the server. A key moves the domino",
            "or the castle over the board; its time goes until the frame that shows it is drawn.",
            "`python -m benchmarks.page` repeats this part alone.",
            "",
            page.visits(),
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

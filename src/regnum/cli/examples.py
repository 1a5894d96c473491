"""How help looks: with examples of each command, which are the same in every language."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from regnum.words.speaker import Speaker

EXAMPLES: Mapping[str, tuple[str, ...]] = {
    "table": (
        "regnum table",
        "regnum table --no-browser --host 127.0.0.1 --port 8000",
        "regnum table --data ./tables --limits 2",
    ),
    "site": (
        "regnum site public",
        "regnum site public --base /regnum/",
        "python -m http.server --directory public",
    ),
    "backup": ("regnum backup tables.sqlite", "regnum backup tables.sqlite --data ./tables"),
    "restore": ("regnum restore tables.sqlite", "regnum restore tables.sqlite --replace"),
    "play": (
        "regnum play {game}",
        "regnum play {game} --seats Anna,knight",
        "regnum play {game} --players 3 --seats Anna,Bence,greedy",
        "regnum play {game} --resume",
    ),
    "daily": ("regnum daily", "regnum daily {game} --date 2026-11-16"),
    "simulate": (
        "regnum simulate {game} --games 10000 --bots greedy,random",
        "regnum simulate {game} --records games.jsonl",
    ),
    "arena": (
        "regnum arena {game} --bots greedy,random",
        "regnum arena {game} --bots search@0.2s,greedy --games 400 --out results",
    ),
    "dataset": (
        "regnum dataset {game} --games 10000 --bots greedy,random --out games",
        "regnum dataset {game} --games 1000000 --bots random,greedy,squire --out games --ray auto",
    ),
    "insights": (
        "regnum insights --out insights.md",
        "regnum insights --game {game} --games 100000 --seed other --out insights.md",
    ),
    "bots": ("regnum bots", "regnum bots {game}"),
    "replay": ("regnum replay games.jsonl", "regnum replay games.jsonl --game 3 --ply 10"),
    "analyse": ("regnum analyse games.jsonl --ply 10", "regnum analyse games.jsonl --game 3 --ply 0 --playouts 20000"),
    "review": ("regnum review games.jsonl", "regnum review first.json second.json --json"),
    "verify": ("regnum verify games.jsonl", "regnum verify tables.sqlite"),
    "score": (
        "regnum score {game} board.txt",
        "regnum score {game} board.txt --json",
    ),
    "puzzles": ("regnum puzzles games.jsonl", "regnum puzzles --games 100 --seed 7 --out puzzles.json.gz"),
    "doctor": ("regnum doctor", "regnum doctor --json"),
}
"""By command; `{game}` is the name of a game."""


class Formatter(argparse.HelpFormatter):
    """Wraps paragraphs, and leaves lines that begin with spaces as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        wrap = super()._fill_text
        return "\n".join(
            f"{indent}{line}" if line.startswith(" ") else wrap(line, width, indent) for line in text.splitlines()
        )


def show_examples(parser: argparse.ArgumentParser, command: str, say: Speaker, game: str | None = None) -> None:
    """Put the examples of a command, perhaps with one game, below its help."""
    from regnum.games import game_names  # not above, so that the list of commands comes at once

    lines = (example.format(game=game or game_names()[0]) for example in EXAMPLES[command])
    parser.formatter_class = Formatter
    parser.epilog = "\n".join([say("command-examples"), *(f"  {line}" for line in lines)])

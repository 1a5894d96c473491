"""`regnum puzzles`: positions in which one action is clearly best, from records or from games of bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from regnum.bots.registry import judged_games
from regnum.cli.arguments import count
from regnum.cli.compiling import compiling
from regnum.cli.screen import screen
from regnum.errors import file_error
from regnum.records import Record, load_all
from regnum.study.puzzles import Puzzle, packed, played_games, puzzles_in
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    names = judged_games()
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help=say("command-help-puzzle-files"))
    parser.add_argument("--game", choices=names, default=names[0], help=say("command-help-puzzle-game", game=names[0]))
    parser.add_argument("--games", type=count, default=10, metavar="N", help=say("command-help-puzzle-games"))
    parser.add_argument("--seed", default="1", help=say("command-help-sim-seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("command-help-puzzle-out"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Find puzzles and write them, each as soon as it is found or all to a file."""
    found: dict[str, Puzzle] = {}
    console = screen(stderr=True)
    with compiling(say):
        records = _records(arguments)
    for number, record in enumerate(records, 1):
        for puzzle in puzzles_in(record):
            if puzzle.name not in found:
                found[puzzle.name] = puzzle
                if arguments.out is None:
                    sys.stdout.write(msgspec.json.encode(puzzle).decode() + "\n")
        console.print(say("puzzles-so-far", games=number, puzzles=len(found)))
    if arguments.out is not None:
        try:
            arguments.out.write_bytes(packed(list(found.values()), is_small=arguments.out.suffix == ".gz"))
        except OSError as problem:
            raise file_error(arguments.out, problem) from None
    return 0


def _records(arguments: argparse.Namespace) -> Iterator[Record]:
    if not arguments.files:
        return played_games(arguments.game, range(arguments.games), arguments.seed)
    return iter([record for file in arguments.files for record in load_all(file)])

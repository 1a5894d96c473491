"""`regnum puzzles`: positions in which one action is clearly best, from records or from games of bots."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from regnum import __version__
from regnum.arena.kept import Work
from regnum.bots.registry import judged_games
from regnum.cli.arguments import count
from regnum.cli.compiling import compiling
from regnum.cli.machines import add_lasting_machine, digest_of, executor_of
from regnum.cli.screen import screen
from regnum.errors import file_error
from regnum.records import load_all
from regnum.study.puzzles import Puzzle, packed, puzzles_in, puzzles_of_game
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    names = judged_games()
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help=say("command-help-puzzle-files"))
    parser.add_argument("--game", choices=names, default=names[0], help=say("command-help-puzzle-game", game=names[0]))
    parser.add_argument("--games", type=count, default=10, metavar="N", help=say("command-help-puzzle-games"))
    parser.add_argument("--seed", default="1", help=say("command-help-sim-seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("command-help-puzzle-out"))
    add_lasting_machine(parser, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Find puzzles and write them, each as soon as it is found or all to a file."""
    found: dict[str, Puzzle] = {}
    console = screen(stderr=True)
    with compiling(say):
        work = _work(arguments)
    for number, puzzles in enumerate(work.results(executor_of(arguments, len(work.items)), arguments.keep), 1):
        for puzzle in puzzles:
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


def _work(arguments: argparse.Namespace) -> Work[Any, tuple[Puzzle, ...]]:
    """Puzzles of each record, or of each game that is played for them."""
    about = {"work": "puzzles", "regnum": __version__}
    kind = tuple[Puzzle, ...]
    if arguments.files:
        records = [record for file in arguments.files for record in load_all(file)]
        return Work({**about, "records": digest_of(records)}, puzzles_in, records, kind)
    name, seed = arguments.game, arguments.seed
    task = partial(puzzles_of_game, name, seed)
    return Work({**about, "game": name, "seed": seed}, task, range(arguments.games), kind)

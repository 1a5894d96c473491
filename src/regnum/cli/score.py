"""`regnum score`: what a kingdom or board at a real table is worth."""

from __future__ import annotations

import argparse
from importlib import import_module

from regnum.games import GAMES
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, language: argparse.ArgumentParser, say: Speaker) -> None:
    """What the command takes; each game adds its own."""
    games = parser.add_subparsers(dest="game", metavar=say("command-game"), title=say("command-games"), required=True)
    for name in GAMES:
        face = import_module(f"regnum.cli.{name}.score")
        below = games.add_parser(
            name, help=say(f"{name}-name"), description=say(f"{name}-score-about"), parents=[language]
        )
        below.add_argument("file", metavar="FILE", nargs="?", default="-", help=say("command-help-text-file"))
        below.add_argument("--json", action="store_true", help=say("command-help-json"))
        face.add_arguments(below, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Read, score and show."""
    code: int = import_module(f"regnum.cli.{arguments.game}.score").run(arguments, say)
    return code

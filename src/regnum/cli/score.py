"""`regnum score`: what a kingdom or board at a real table is worth."""

from __future__ import annotations

import argparse

from regnum.cli.examples import show_examples
from regnum.cli.faces import face, games_with
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command; each game adds its own."""
    games = parser.add_subparsers(dest="game", metavar=say("command-game"), title=say("command-games"), required=True)
    for name in games_with("score"):
        below = games.add_parser(
            name, help=say(f"{name}-name"), description=say(f"{name}-score-about"), parents=[language]
        )
        show_examples(below, "score", say, name)
        below.add_argument("file", metavar="FILE", nargs="?", default="-", help=say("command-help-text-file"))
        below.add_argument("--json", action="store_true", help=say("command-help-json"))
        face(name, "score").add_arguments(below, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Read, score and show."""
    code: int = face(arguments.game, "score").run(arguments, say)
    return code

"""`regnum insights`: what many games tell about a game, as a document with tables and charts."""

from __future__ import annotations

import argparse
from pathlib import Path

from regnum.arena.insights import findings_of, studied, write
from regnum.arena.plot import figures
from regnum.cli.arguments import count
from regnum.cli.compiling import compiling
from regnum.cli.screen import screen
from regnum.errors import UsageError
from regnum.words.message import message
from regnum.words.speaker import Speaker

_USUAL_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", choices=studied(), help=say("command-game"))
    parser.add_argument(
        "--games", type=count, default=_USUAL_GAMES, metavar="N", help=say("command-help-insights-games")
    )
    parser.add_argument("--seed", default="insights", help=say("command-help-insights-seed"))
    parser.add_argument("--out", required=True, metavar="FILE", help=say("command-help-insights-out"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Play, then write the document."""
    document = Path(arguments.out)
    if document.suffix != ".md" or not document.resolve().parent.is_dir():
        raise UsageError(message("error-insights-file", file=arguments.out))
    figures()
    with compiling(say):
        findings = findings_of(arguments.game, arguments.games, arguments.seed)
    wish = f"--games {arguments.games} --seed {arguments.seed} --out {document.name}"
    write(document, _heading(arguments, say), findings, f"regnum insights {arguments.game} {wish}")
    screen().print(say("insights-done", games=arguments.games, file=arguments.out))
    return 0


def _heading(arguments: argparse.Namespace, say: Speaker) -> str:
    return say("insights-heading", games=arguments.games, game=say(f"{arguments.game}-name"))

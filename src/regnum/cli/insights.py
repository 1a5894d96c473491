"""`regnum insights`: what many games tell, as a document with tables and charts."""

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
    about = say("command-help-insights-game")
    parser.add_argument("--game", action="append", choices=studied(), help=about)
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
    chosen = arguments.game or studied()
    with compiling(say):
        chapters = {_heading(game, say): findings_of(game, arguments.games, arguments.seed) for game in chosen}
    wish = f"--games {arguments.games} --seed {arguments.seed} --out {document.name}"
    command = " ".join(["regnum insights", *(f"--game {game}" for game in arguments.game or []), wish])
    write(document, say("insights-heading"), chapters, command)
    screen().print(say("insights-done", games=arguments.games, file=arguments.out))
    return 0


def _heading(game: str, say: Speaker) -> str:
    return say(f"{game}-name")

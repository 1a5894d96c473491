"""`regnum play`: a game in the terminal, against bots or with friends."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from regnum.bots import bot_names, usual_opponent
from regnum.bots.registry import is_unpackaged, trust
from regnum.cli.arguments import add_games, fresh_seed, options_of
from regnum.cli.faces import face, games_with
from regnum.cli.seats import seated
from regnum.cli.terminal.app import Wishes
from regnum.errors import UsageError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.records import Player
from regnum.records.record import is_name
from regnum.words.message import message
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    for name, below in add_games(parser, games_with("app"), language, say):
        about = say("command-help-seats", bots=", ".join(bot_names(name)))
        seats = below.add_argument_group(say("command-group-seats"))
        seats.add_argument("--seats", metavar="A,B,…", help=about)
        seats.add_argument("--seed", default="", help=say("command-help-seed"))
        seats.add_argument("--salt", action="append", default=[], help=say("command-help-salt"))
        seats.add_argument("--coach", action="store_true", help=say("command-help-coach"))
        saving = below.add_argument_group(say("command-group-saving"))
        saving.add_argument("--save", metavar="FILE", type=Path, help=say("command-help-save"))
        saving.add_argument("--resume", action="store_true", help=say("command-help-resume"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Play what was chosen; if nothing was, a set-up screen asks."""
    app = face(arguments.game, "app")
    chosen = None if arguments.resume or not _is_chosen(arguments) else _begin(app, arguments, say)
    code: int = app.play(
        language=arguments.lang,
        save_file=arguments.save or app.default_save_file(),
        game=chosen,
        resume=arguments.resume,
        wishes=Wishes(arguments.seed, arguments.coach),
    )
    return code


def _is_chosen(arguments: argparse.Namespace) -> bool:
    switches = (getattr(arguments, switch.name) for switch in game(arguments.game).switches)
    return bool(arguments.seats or arguments.salt) or any(value is not None for value in switches)


def _begin(app: Any, arguments: argparse.Namespace, say: Speaker) -> Any:
    options = options_of(arguments)
    deal = SeededDeal(arguments.seed or fresh_seed(), tuple(arguments.salt))
    return app.Hotseat.begin(options, _players(arguments, options.players, say), deal)


def _players(arguments: argparse.Namespace, seats: int, say: Speaker) -> list[Player]:
    """The players by seat: as named, or a person and the default bot at all other seats."""
    bots = bot_names(arguments.game)
    names = [name.strip() for name in arguments.seats.split(",")] if arguments.seats else []
    if names and len(names) != seats:
        raise UsageError(message("error-seats", names=len(names), players=seats, bots=", ".join(bots)))
    if not all(name and is_name(name) for name in names):
        raise UsageError(message("error-seat-name"))
    if not names:
        names = [say("terminal-player", number=1), *[usual_opponent(arguments.game)] * (seats - 1)]
    for name in names:
        trust(name)
    return seated(((name, name if name in bots or is_unpackaged(name) else None) for name in names), say)

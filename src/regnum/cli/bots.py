"""`regnum bots`: the bots to play against."""

from __future__ import annotations

import argparse

from rich.table import Table

from regnum.bots import bot_names, guest_names
from regnum.bots.levels import LEVELS, level_about
from regnum.bots.protocol import RandomBot
from regnum.cli.screen import screen
from regnum.cli.seats import bot_title
from regnum.games import game, game_names
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "game", nargs="?", choices=game_names(), metavar=say("command-game"), help=say("command-help-one-game")
    )


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """A line for each bot."""
    for name in [arguments.game] if arguments.game else game_names():
        screen().print(_table(name, say))
    return 0


def _table(game_name: str, say: Speaker) -> Table:
    table = Table(title=say(f"{game_name}-name"), title_justify="left", box=None, show_header=False)
    guests = guest_names(game_name)
    for name in bot_names(game_name):
        if name in LEVELS:
            table.add_row(name, f"{bot_title(name, say)}: {say.say(level_about(name))}")
        elif name == RandomBot.name and name not in game(game_name).policies:
            table.add_row(name, say("bots-random"))
        elif name in guests:
            table.add_row(name, say("bots-guest", package=guests[name]))
        else:
            table.add_row(name, say(f"{game_name}-bots-about", bot=name))
    return table

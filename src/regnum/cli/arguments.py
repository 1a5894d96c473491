"""Arguments of several commands: a game with its options, files, seeds."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable, Iterator
from typing import Any

from regnum.cli.examples import show_examples
from regnum.games import AnyGame, game
from regnum.words.speaker import Speaker

_MOST_GAMES = 1_000_000_000


def add_games(
    parser: argparse.ArgumentParser, names: Iterable[str], language: argparse.ArgumentParser, say: Speaker
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """A sub-command for each of these games, with that game's options."""
    games = parser.add_subparsers(dest="game", metavar=say("command-game"), title=say("command-games"), required=True)
    command = parser.prog.split()[-1]
    for name in names:
        title = say(f"{name}-name")
        about = say("command-game-about", game=title, about=say(f"command-{command}-about"))
        below = games.add_parser(name, help=title, description=about, parents=[language])
        show_examples(below, command, say, name)
        _add_switches(below, game(name), say)
        yield name, below


def _add_switches(parser: argparse.ArgumentParser, rules: AnyGame, say: Speaker) -> None:
    group = parser.add_argument_group(say("command-options-of", game=say(f"{rules.name}-name")))
    for switch in rules.switches:
        flag = "--" + switch.name.replace("_", "-")
        about = say(f"{rules.name}-option-{switch.name.replace('_', '-')}")
        if switch.is_flag and switch.name.startswith("no_"):  # there is no --no-no-luck
            group.add_argument(flag, action="store_const", const=True, help=about)
        elif switch.is_flag:
            group.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=about)
        elif switch.choices and switch.when_bare:
            group.add_argument(flag, nargs="?", const=switch.when_bare, choices=switch.choices, help=about)
        elif switch.choices:
            group.add_argument(flag, choices=switch.choices, help=about)
        else:
            group.add_argument(flag, type=int, metavar="N", help=about)


def options_of(arguments: argparse.Namespace) -> Any:
    """The options chosen on the command line; what was not mentioned keeps its default."""
    rules = game(arguments.game)
    chosen = {switch.name: getattr(arguments, switch.name) for switch in rules.switches}
    return rules.options(**{name: value for name, value in chosen.items() if value is not None})


def count(text: str) -> int:
    """A number of games: at least one."""
    number = int(text)
    if not 1 <= number <= _MOST_GAMES:
        raise ValueError
    return number


def fresh_seed() -> str:
    """A seed that cannot be guessed."""
    return secrets.token_hex(16)

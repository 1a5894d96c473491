"""`regnum score kingdoms`: a board written as text."""

from __future__ import annotations

import argparse
import json

from rich.console import Group
from rich.table import Table

from regnum.cli.files import read_text
from regnum.cli.screen import screen
from regnum.games.kingdoms.account import Account, Line
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.components import COLOURS
from regnum.games.kingdoms.text import read_board, score_data
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--any-pieces", action="store_true", help=say("kingdoms-score-any-pieces"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Read a board and show what it pays."""
    account = read_board(read_text(arguments.file, say), any_pieces=arguments.any_pieces)
    if arguments.json:
        print(json.dumps(score_data(account)))  # noqa: T201
    else:
        screen().print(Group(_line_table(account, say), _player_table(account, say)))
    return 0


def _line_table(account: Account, say: Speaker) -> Table:
    """Every line that pays a player, with what changed the values of its tiles and castles."""
    table = Table()
    for column in ("line", "tiles", "value", "castles", "income"):
        table.add_column(say(f"kingdoms-score-{column}"), justify="right" if column == "value" else "left")
    for line in account.lines:
        if line.castles:
            table.add_row(_name(line, say), _tiles(line, say), str(line.value), _castles(line, say), _income(line, say))
    return table


def _player_table(account: Account, say: Speaker) -> Table:
    table = Table()
    for column in ("player", "rows", "columns", "total"):
        table.add_column(say(f"kingdoms-score-{column}"), justify="left" if column == "player" else "right")
    for seat in account.seats:
        income = account.income(seat)
        table.add_row(_colour(seat, say), str(income.rows), str(income.columns), str(income.total))
    return table


def _name(line: Line, say: Speaker) -> str:
    return say(
        "kingdoms-score-line-name", direction=line.direction, first=square_name(line.first), last=square_name(line.last)
    )


def _tiles(line: Line, say: Speaker) -> str:
    words = [
        say("kingdoms-score-tile", tile=counted.kind.word, effect=counted.effect or "none", value=counted.value)
        for counted in line.tiles
    ]
    return ", ".join(words)


def _castles(line: Line, say: Speaker) -> str:
    words = [
        say("kingdoms-score-castle", colour=COLOURS[counted.castle.seat], rank=counted.castle.rank, bonus=counted.bonus)
        for counted in line.castles
    ]
    return ", ".join(words)


def _income(line: Line, say: Speaker) -> str:
    return ", ".join(f"{_colour(seat, say)} {money:+d}" for seat, money in line.incomes.items())


def _colour(seat: int, say: Speaker) -> str:
    return say("kingdoms-colour", colour=COLOURS[seat])

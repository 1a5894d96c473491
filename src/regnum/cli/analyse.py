"""`regnum analyse`: the moves of a position of a recorded game, with chances, points and reasons."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table

from regnum.bots.protocol import Analysis, Budget, Candidate
from regnum.bots.reasons import MOST_SAID
from regnum.cli.arguments import count
from regnum.cli.records import chosen_record
from regnum.cli.screen import plain_table, screen
from regnum.errors import UsageError
from regnum.games.chance import seeded
from regnum.records import Record, replay
from regnum.study import analyse
from regnum.words.message import message
from regnum.words.speaker import Speaker

_USUAL_PLAYOUTS = 4000
_MOST_SHOWN = 10
_INTERVAL = 1.96


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("command-help-record-file"))
    parser.add_argument("--ply", type=int, metavar="N", required=True, help=say("command-help-analyse-ply"))
    parser.add_argument("--game", type=count, default=1, metavar="N", help=say("command-help-which-game"))
    numbers = parser.add_argument_group(say("command-group-output"))
    numbers.add_argument(
        "--playouts", type=count, default=_USUAL_PLAYOUTS, metavar="K", help=say("command-help-analyse-playouts")
    )
    numbers.add_argument("--seed", type=int, default=0, metavar="N", help=say("command-help-study-seed"))
    numbers.add_argument("--json", action="store_true", help=say("command-help-json"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Analyse the position before an action."""
    record = chosen_record(arguments.file, arguments.game)
    if not 0 <= arguments.ply < len(record.actions):
        raise UsageError(message("error-study-ply", ply=arguments.ply, last=len(record.actions) - 1))
    state = replay(record, arguments.ply)
    found = analyse(state.view(state.seat), Budget(playouts=arguments.playouts), seeded(arguments.seed))
    if arguments.json:
        print(json.dumps(found.data()))  # noqa: T201
    else:
        screen().print(_shown(found, record, arguments.ply, say))
    return 0


def _shown(found: Analysis, record: Record, ply: int, say: Speaker) -> Group:
    names = [player.name for player in record.players]
    how = say("study-exact") if found.exact else say("study-playouts", playouts=found.playouts)
    reasons = found.best.reasons[:MOST_SAID]
    return Group(
        say("study-to-move", player=names[found.seat], ply=ply, plies=len(record.actions)),
        _candidates(found, names, say),
        *(say.say(reason.message(record.game)) for reason in reasons),
        *_likely(found.best, names, say),
        say("study-played", action=record.actions[ply]),
        how,
    )


def _likely(best: Candidate, names: list[str], say: Speaker) -> list[str]:
    """What is likely to follow the best move, if anything can be foreseen."""
    replies = [say("study-reply", player=names[reply.seat], action=str(reply.action)) for reply in best.next]
    return [say("study-next", action=str(best.action), replies=", ".join(replies))] if replies else []


def _candidates(found: Analysis, names: list[str], say: Speaker) -> Table:
    table = plain_table("")
    table.add_column(say("study-move"))
    table.add_column(say("study-win"), justify="right")
    for name in names:
        table.add_column(say("study-points-of", player=name), justify="right")
    for candidate in found.candidates[:_MOST_SHOWN]:
        table.add_row(*_row(candidate, found, say))
    return table


def _row(candidate: Candidate, found: Analysis, say: Speaker) -> list[Any]:
    def with_interval(value: float, error: float) -> str:
        text = say.number(value, 1)
        return text if found.exact else f"{text} ± {say.number(_INTERVAL * error, 1)}"

    points = zip(candidate.points, candidate.points_error, strict=True)
    return [
        str(candidate.action),
        with_interval(100 * candidate.win[found.seat], 100 * candidate.error),
        *(with_interval(value, error) for value, error in points),
    ]

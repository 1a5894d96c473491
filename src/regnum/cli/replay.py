"""`regnum replay`: a recorded game, drawn step by step."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from regnum.cli.arguments import count
from regnum.cli.faces import face
from regnum.cli.records import chosen_record
from regnum.cli.screen import screen
from regnum.errors import UsageError
from regnum.games import game
from regnum.records import Record, replay
from regnum.words.message import message
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("command-help-record-file"))
    parser.add_argument("--ply", type=int, metavar="N", help=say("command-help-ply"))
    parser.add_argument("--game", type=count, default=1, metavar="N", help=say("command-help-which-game"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Draw the position after a ply, or all of them one after the other."""
    record, console = chosen_record(arguments.file, arguments.game), screen()
    if arguments.ply is None:
        _step_through(console, record, say)
        return 0
    if not 0 <= arguments.ply <= len(record.actions):
        raise UsageError(message("error-ply", ply=arguments.ply, plies=len(record.actions)))
    _draw(console, record, replay(record, arguments.ply), say)
    return 0


def _step_through(console: Console, record: Record, say: Speaker) -> None:
    state = replay(record, 0)
    replay(record)  # a broken record is refused before anything is shown
    _draw(console, record, state, say)
    for text in record.actions:
        if console.is_terminal and sys.stdin.isatty() and not _wait(console, say):
            return
        state = state.play(game(record.game).parse_action(text))
        _draw(console, record, state, say)


def _wait(console: Console, say: Speaker) -> bool:
    """Wait for Enter; anything that begins with q ends the replay."""
    try:
        return not console.input(say("replay-next")).lower().startswith("q")
    except EOFError:
        return False


def _draw(console: Console, record: Record, state: Any, say: Speaker) -> None:
    ply = len(state.actions)
    done = f"{record.actions[ply - 1]}" if ply else ""
    console.rule(say("replay-ply", ply=ply, plies=len(record.actions), action=done))
    console.print(face(record.game, "draw").table(state, [player.name for player in record.players], say))

"""`regnum verify`: replays records and reports the first problem."""

from __future__ import annotations

import argparse
from pathlib import Path

from regnum.cli.screen import screen
from regnum.errors import RecordError
from regnum.records import load_all, verify
from regnum.words.speaker import Speaker

FALSE_RECORD = 1


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("command-help-record-file"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Check every record of the file; the first problem ends it with exit code 1."""
    console = screen()
    checked = 0
    try:
        records = load_all(arguments.file)
    except RecordError as problem:
        console.print(say("verify-unreadable", problem=problem.message))
        return FALSE_RECORD
    try:
        for record in records:
            state = verify(record)
            checked += 1
    except RecordError as problem:
        console.print(say("verify-problem", game=checked + 1, games=len(records), problem=problem.message))
        return FALSE_RECORD
    if len(records) > 1:
        console.print(say("verify-all-good", games=len(records)))
    else:
        how = "seed" if record.deal.seed is not None else "written"
        progress = "finished" if state.is_over else "unfinished"
        console.print(say("verify-good", actions=len(record.actions), deal=how, progress=progress))
    return 0

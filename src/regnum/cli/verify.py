"""`regnum verify`: replays records and reports the first problem; checks all tables of a backup."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from regnum.cli.screen import screen
from regnum.errors import RecordError
from regnum.records import load_all, verify
from regnum.words.speaker import Speaker

FALSE_RECORD = 1
_DATABASE = b"SQLite format 3\0"


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("command-help-record-file"))


def _is_backup(file: Path) -> bool:
    """Whether a file is a database, not a record; one that cannot be read is reported later."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(_DATABASE)) == _DATABASE
    except OSError:
        return False


def _verify_backup(file: Path, say: Speaker) -> int:
    from regnum.server.backup import verify_backup  # records are checked without a server

    console, checked = screen(), asyncio.run(verify_backup(file))
    for one in checked.damaged:
        console.print(say("server-table-damaged", table=one.table, problem=one.problem))
    if not checked.damaged:
        console.print(say("verify-backup-good", tables=checked.tables))
    return FALSE_RECORD if checked.damaged else 0


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Check every record of the file; the first problem ends it with exit code 1."""
    if _is_backup(arguments.file):
        return _verify_backup(arguments.file, say)
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

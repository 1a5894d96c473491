"""`regnum backup`: copy all tables to a file, also while a server uses them."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from regnum.cli.table import add_store, chosen_settings
from regnum.server.backup import back_up
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("command-help-backup-file"))
    add_store(parser, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Write the file, completely or not at all; damaged tables are copied and reported, with exit code 1."""
    copied = asyncio.run(back_up(chosen_settings(arguments), arguments.file))
    sys.stdout.write(say("server-backed-up", tables=copied.tables, file=str(arguments.file)) + "\n")
    for one in copied.damaged:
        sys.stderr.write(say("server-table-damaged", table=one.table, problem=one.problem) + "\n")
    return 1 if copied.damaged else 0

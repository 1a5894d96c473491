"""`regnum restore`: put tables back from a file that `regnum backup` wrote."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from regnum.cli.table import add_store, chosen_settings
from regnum.server.backup import restore
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("command-help-restore-file"))
    add_store(parser, say)
    parser.add_argument("--replace", action="store_true", help=say("command-help-replace"))
    parser.add_argument("--keep-damaged", action="store_true", help=say("command-help-keep-damaged"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Put them back, all or none."""
    wanted, keep_damaged = chosen_settings(arguments), arguments.keep_damaged
    copied = asyncio.run(restore(wanted, arguments.file, replace=arguments.replace, keep_damaged=keep_damaged))
    sys.stdout.write(say("server-restored", tables=copied.tables, file=str(arguments.file)) + "\n")
    return 0

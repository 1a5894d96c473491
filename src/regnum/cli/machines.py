"""Where a command does its work: on the cores of this machine or on a Ray cluster."""

from __future__ import annotations

import argparse
import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from regnum.arena.executors import Executor, InProcess, Processes, Ray
from regnum.cli.arguments import count
from regnum.records import Record, dump
from regnum.words.speaker import Speaker


def add_machine(parser: argparse.ArgumentParser, say: Speaker) -> argparse._ArgumentGroup:
    """Add the arguments that say where work is done, as a group that may get more."""
    machine = parser.add_argument_group(say("command-group-machine"))
    machine.add_argument("--workers", type=count, metavar="N", help=say("command-help-workers"))
    machine.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("command-help-arena-ray"))
    return machine


def executor_of(arguments: argparse.Namespace, items: int) -> Executor:
    """What does so many items: no more workers than there are items, and this process for one."""
    if arguments.ray is not None:
        return Ray(arguments.ray or None, arguments.workers)
    workers = min(arguments.workers or os.cpu_count() or 1, items)
    return InProcess() if workers <= 1 else Processes(workers)


def add_lasting_machine(parser: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments that say where work is done and from which file it is continued."""
    add_machine(parser, say).add_argument("--keep", type=Path, metavar="FILE", help=say("command-help-keep"))


def digest_of(records: Iterable[Record]) -> str:
    """Tells these records from any others."""
    return hashlib.sha256("\n".join(map(dump, records)).encode()).hexdigest()

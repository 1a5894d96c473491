"""`regnum site`: the web app as a folder of files, for any static host."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from regnum.errors import UsageError, file_error
from regnum.server.site import site
from regnum.words.message import message
from regnum.words.speaker import Speaker

_KILO = 1000


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("folder", metavar="DIR", type=Path, help=say("command-help-site-folder"))
    parser.add_argument("--base", default="/", metavar="/PATH/", help=say("command-help-site-base"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Write the folder."""
    folder, written = arguments.folder, site(arguments.base)
    try:
        _prepare(folder)
        for path, content in sorted(written.items()):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
    except OSError as problem:
        raise file_error(str(problem.filename or folder), problem) from None
    size = sum(map(len, written.values()))
    sys.stdout.write(say("site-written", folder=str(folder), files=len(written), size=round(size / _KILO)) + "\n")
    sys.stdout.write(say("site-try", folder=str(folder)) + "\n")
    return 0


def _prepare(folder: Path) -> None:
    """A folder that is new, empty, or an earlier site: nothing of anybody else's is mixed with it or replaced."""
    if folder.is_dir() and any(folder.iterdir()) and not _is_site(folder):
        raise UsageError(message("site-not-empty", folder=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)


def _is_site(folder: Path) -> bool:
    """Whether this command has written the folder: its service worker begins in its own way."""
    program = folder / "sw.js"
    return program.is_file() and program.read_bytes().startswith(b"self.regnum = ")

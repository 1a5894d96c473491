"""Files that commands read: records, and text from a file or from standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from regnum.errors import UsageError, file_error
from regnum.words.message import message
from regnum.words.speaker import Speaker

_LARGEST_TEXT = 1 << 20


def read_text(name: str, say: Speaker) -> str:
    """The text of a file, or of standard input for `-`; a person at the keyboard gets a hint."""
    if name == "-" and sys.stdin.isatty():
        print(say("command-type-text"), file=sys.stderr)  # noqa: T201
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as file:
            content = file.read(_LARGEST_TEXT + 1)
    except OSError as problem:
        raise file_error(name, problem) from None
    if len(content) > _LARGEST_TEXT:
        raise UsageError(message("error-file-large", file=name))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError(message("error-file-text", file=name)) from None

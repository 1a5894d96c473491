"""The record that a command is about."""

from __future__ import annotations

from pathlib import Path

from regnum.errors import UsageError
from regnum.records import Record, load_all
from regnum.words.message import message


def chosen_record(file: Path, number: int) -> Record:
    """A record of a file by its number, from 1."""
    records = load_all(file)
    if number > len(records):
        raise UsageError(message("error-which-game", wanted=number, games=len(records)))
    return records[number - 1]

"""How a database came to its present form: numbered scripts, each run once, in order, in a transaction.

A script that was released is never changed; another one follows it.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from regnum.server.store import StorageError


class Migration(NamedTuple):
    """One step from a version of the database to the next."""

    number: int
    """The version that it leads to."""
    script: str
    """One or more statements."""


def migrations(kind: str) -> list[Migration]:
    """Every step for `sqlite` or `postgres`, in order."""
    scripts = (file for file in files(__name__).joinpath(kind).iterdir() if file.name.endswith(".sql"))
    return sorted(Migration(int(file.name.partition("_")[0]), file.read_text(encoding="utf-8")) for file in scripts)


def pending(kind: str, version: int, up_to: int | None = None) -> list[Migration]:
    """The steps that a database of this version still needs, none beyond `up_to`.

    A database from the future is refused: this program could only damage what it does not know.
    """
    every = migrations(kind)
    newest = every[-1].number
    if version > newest:
        raise StorageError(f"the database has version {version}, but this program knows only versions up to {newest}")
    last = newest if up_to is None else up_to
    return [step for step in every if version < step.number <= last]

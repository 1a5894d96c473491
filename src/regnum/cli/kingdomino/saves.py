"""Where a game is kept between two sittings: one file, replaced as a whole, never losing another game."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.errors import RecordError, RegnumError, UsageError
from regnum.records import Record, dump, load_all
from regnum.words.message import message


def load_game(path: Path) -> Hotseat:
    """The game kept in a file; a missing one raises `UsageError`, a broken one `RecordError`."""
    records = load_all(path)
    if len(records) != 1:
        raise RecordError(message("terminal-save-many", file=str(path), games=len(records)))
    if records[0].game != "kingdomino":
        raise RecordError(message("terminal-save-other", file=str(path), game=records[0].game))
    return Hotseat.resume(records[0])


class SaveFile:
    """The file of one game. What lay there before it is put aside, not overwritten."""

    def __init__(self, path: Path, *, is_ours: bool = False) -> None:
        self.path = path
        self._is_ours = is_ours

    def write(self, record: Record) -> Path | None:
        """Keep a game: written beside its place, then moved there in one step. Returns where an older file went."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            aside = None if self._is_ours else self._put_aside()
            self._replace(dump(record) + "\n")
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise UsageError(message("error-file", file=str(self.path), problem=why)) from None
        self._is_ours = True
        return aside

    def _put_aside(self) -> Path | None:
        """Move an unfinished or unreadable game out of the way; a finished one may go."""
        if not self.path.exists():
            return None
        try:
            if load_game(self.path).state.is_over:
                return None
            aside = self.path.with_stem(f"{self.path.stem}-previous")
        except RegnumError:
            aside = self._free_place()
        self.path.replace(aside)
        return aside

    def _free_place(self) -> Path:
        number = 1
        while (place := self.path.with_stem(f"{self.path.stem}-broken-{number}")).exists():
            number += 1
        return place

    def _replace(self, text: str) -> None:
        with tempfile.NamedTemporaryFile(
            "w", dir=self.path.parent, prefix=f".{self.path.name}.", encoding="utf-8", delete=False
        ) as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
        Path(file.name).replace(self.path)

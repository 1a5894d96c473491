"""Where a game is saved: one file with its record, replaced atomically, never losing another game."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TypeVar

import msgspec

from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.errors import RecordError, RegnumError, file_error
from regnum.records import dump, load_all, shortened
from regnum.words.message import Message, message

H = TypeVar("H", bound=AnyHotseat)


def load_game(path: Path, kind: type[H]) -> H:
    """The game kept in a file; a missing one raises `UsageError`, a broken one or another game `RecordError`."""
    records = load_all(path)
    if len(records) != 1:
        raise RecordError(message("terminal-save-many", file=str(path), games=len(records)))
    if records[0].game != kind.name:
        name = message(f"{kind.name}-name")
        raise RecordError(message("terminal-save-other", file=str(path), game=records[0].game, wanted=name))
    game = kind.resume(records[0])
    game.hinted = _hinted(path, game)
    return game


def saved_game(path: Path, kind: type[H]) -> tuple[H | None, Message | None]:
    """The unfinished game of a file; or, if the file cannot be read, what is wrong with it."""
    if not path.exists():
        return None, None
    try:
        game = load_game(path, kind)
    except RecordError as problem:
        return None, message("terminal-save-broken", file=str(path), problem=problem.message)
    except RegnumError as problem:
        return None, problem.message
    return (None if game.state.is_over else game), None


def _hints_file(path: Path) -> Path:
    """Where it is kept in which decisions of a saved game hints were asked for: a record has no room for that."""
    return path.with_suffix(".hints")


def _identity(game: AnyHotseat) -> str:
    """What no other game has: its deal, options and players."""
    return dump(shortened(game.record(), 0))


def _hinted(path: Path, game: AnyHotseat) -> set[int]:
    """Before which actions hints were asked for; a file that makes no sense, or is of another game, tells nothing."""
    try:
        kept = msgspec.json.decode(_hints_file(path).read_bytes(), type=_Hinted)
    except (OSError, msgspec.MsgspecError):
        return set()
    return kept.plies if kept.game == _identity(game) else set()


class _Hinted(msgspec.Struct):
    """In which decisions of which game hints were asked for."""

    game: str
    plies: set[int]


class SaveFile:
    """The file of one game. An older file is renamed, not overwritten."""

    def __init__(self, path: Path, *, is_ours: bool = False) -> None:
        self.path = path
        self._is_ours = is_ours

    def write(self, game: AnyHotseat) -> Path | None:
        """Keep a game: written beside its place, then moved there in one step. Returns where an older file went."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            aside = None if self._is_ours else self._put_aside(type(game))
            _replace(self.path, dump(game.record()) + "\n")
            if game.hinted:
                kept = _Hinted(_identity(game), game.hinted)
                _replace(_hints_file(self.path), msgspec.json.encode(kept, order="deterministic").decode())
        except OSError as problem:
            raise file_error(self.path, problem) from None
        self._is_ours = True
        return aside

    def _put_aside(self, kind: type[AnyHotseat]) -> Path | None:
        """Move an unfinished or unreadable game to another name; a finished one may be overwritten."""
        if not self.path.exists():
            return None
        try:
            if load_game(self.path, kind).state.is_over:
                return None
            aside = self._free_place("previous")
        except RegnumError:
            aside = self._free_place("broken")
        self.path.replace(aside)
        if _hints_file(self.path).exists():
            _hints_file(self.path).replace(_hints_file(aside))
        return aside

    def _free_place(self, why: str) -> Path:
        number = 1
        while (place := self.path.with_stem(f"{self.path.stem}-{why}-{number}")).exists():
            number += 1
        return place


def _replace(path: Path, text: str) -> None:
    """Write a file beside its place, then move it there in one step."""
    with tempfile.NamedTemporaryFile(
        "w", dir=path.parent, prefix=f".{path.name}.", encoding="utf-8", delete=False
    ) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise
    Path(file.name).replace(path)

"""Backups: one SQLite file, whichever store it comes from or goes to; so a backup also moves tables between the two."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from regnum.errors import UsageError, file_error
from regnum.server.damage import Damage, find_damage
from regnum.server.run import open_postgres
from regnum.server.settings import Settings
from regnum.server.store import StorageError
from regnum.server.store.sqlite import SqliteStore, break_seal, check_whole, gather, place, replace_store, seal
from regnum.server.store.sqlite import back_up as copy_file
from regnum.words.message import message
from regnum.words.system import reason


class Copied(NamedTuple):
    """What was copied."""

    tables: int
    damaged: list[Damage]
    """Those that are not as they were written; they were copied as they are."""


async def back_up(settings: Settings, target: Path) -> Copied:
    """Copy all tables to a new file, completely or not at all, also while servers use them."""
    if target.exists():
        raise UsageError(message("server-backup-exists", file=str(target)))
    folder = target.absolute().parent
    if not folder.is_dir():
        raise UsageError(message("server-backup-folder", folder=str(folder)))
    with _storage_errors_explained(), TemporaryDirectory(prefix=".regnum-", dir=folder) as beside:
        draft = Path(beside) / "draft"
        if settings.database:
            await _copy_postgres(settings.database, draft)
        elif not settings.file.exists():
            raise UsageError(message("server-backup-nothing", file=str(settings.file)))
        else:
            await asyncio.to_thread(copy_file, settings.file, draft)
        copied = await _checked(draft)
        await asyncio.to_thread(gather, draft)
        await asyncio.to_thread(seal, draft)
        place(draft, target)
        return copied


async def restore(settings: Settings, source: Path, *, replace: bool, keep_damaged: bool = False) -> Copied:
    """Put tables back from a file, all or none; if some are damaged, only if that is wanted."""
    await _check_file(source)
    with _storage_errors_explained():
        settings.data.mkdir(parents=True, exist_ok=True)
    with _storage_errors_explained(), TemporaryDirectory(prefix=".regnum-", dir=settings.data) as folder:
        draft = Path(folder) / "draft"
        copied = await _checked_copy(source, draft)
        if copied.damaged and not keep_damaged:
            names = ", ".join(one.table for one in copied.damaged)
            raise UsageError(message("server-restore-damaged", file=str(source), tables=names))
        if settings.database:
            await _fill_postgres(settings.database, draft)
        else:
            await _put_in_place(settings.file, draft, replace=replace)
        return copied


async def verify_backup(source: Path) -> Copied:
    """Check all tables of a backup, or of a store that no server uses: their events, and the games."""
    await _check_file(source)
    with _storage_errors_explained(), TemporaryDirectory(prefix="regnum-") as folder:
        return await _checked_copy(source, Path(folder) / "draft", replays=True)


@contextmanager
def _storage_errors_explained() -> Iterator[None]:
    """Convert errors of the store or the disk to `UsageError`."""
    try:
        yield
    except StorageError as problem:
        raise UsageError(message("server-no-store", problem=str(problem))) from None
    except OSError as problem:
        raise UsageError(message("server-no-store", problem=reason(problem))) from None


async def _count(file: Path) -> int:
    """How many tables a file holds; it is brought to the newest version first."""
    store = await SqliteStore.open(file)
    try:
        return await store.count_tables()
    finally:
        await store.close()


async def _checked(file: Path, *, replays: bool = False) -> Copied:
    """What a file holds; it is brought to the newest version first."""
    store = await SqliteStore.open(file)
    try:
        return Copied(await store.count_tables(), await find_damage(store, replays=replays))
    finally:
        await store.close()


async def _check_file(source: Path) -> None:
    try:
        source.open("rb").close()
    except OSError as problem:
        raise file_error(str(source), problem) from None
    with _file_errors_explained(source):
        await asyncio.to_thread(check_whole, source)


async def _checked_copy(source: Path, draft: Path, *, replays: bool = False) -> Copied:
    with _file_errors_explained(source):
        await asyncio.to_thread(copy_file, source, draft)
        await asyncio.to_thread(break_seal, draft)
        return await _checked(draft, replays=replays)


@contextmanager
def _file_errors_explained(source: Path) -> Iterator[None]:
    """Convert errors in the file to `UsageError`."""
    try:
        yield
    except StorageError as problem:
        raise UsageError(message("server-backup-broken", file=str(source), problem=str(problem))) from None


async def _copy_postgres(database: str, draft: Path) -> None:
    source, target = await open_postgres(database), await SqliteStore.open(draft)
    try:
        await target.fill(source.export())
    finally:
        await target.close()
        await source.close()


async def _fill_postgres(database: str, draft: Path) -> None:
    target, source = await open_postgres(database), await SqliteStore.open(draft)
    try:
        if await target.count_tables():
            raise UsageError(message("server-restore-postgres"))
        await target.fill(source.export())
    finally:
        await source.close()
        await target.close()


async def _put_in_place(file: Path, draft: Path, *, replace: bool) -> None:
    if not replace and file.exists() and file.stat().st_size and await _count(file):
        raise UsageError(message("server-restore-full"))
    await asyncio.to_thread(replace_store, file, draft)

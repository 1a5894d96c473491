"""Backups: one SQLite file, whichever store it comes from or goes to; so a backup also moves tables between the two."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from regnum.errors import UsageError
from regnum.server.run import open_postgres
from regnum.server.settings import Settings
from regnum.server.store import StorageError
from regnum.server.store.sqlite import SqliteStore, check_whole, gather, place, replace_store
from regnum.server.store.sqlite import back_up as copy_file
from regnum.words.message import message
from regnum.words.system import reason


async def back_up(settings: Settings, target: Path) -> int:
    """Copy all tables to a new file, completely or not at all, also while servers use them; returns their number."""
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
        tables = await _count(draft)
        await asyncio.to_thread(gather, draft)
        place(draft, target)
        return tables


async def restore(settings: Settings, source: Path, *, replace: bool) -> int:
    """Put tables back from a file, all or none; how many there are."""
    await _check(source)
    with _storage_errors_explained():
        settings.data.mkdir(parents=True, exist_ok=True)
    with _storage_errors_explained(), TemporaryDirectory(prefix=".regnum-", dir=settings.data) as folder:
        draft = Path(folder) / "draft"
        tables = await _checked_copy(source, draft)
        if settings.database:
            await _fill_postgres(settings.database, draft)
        else:
            await _put_in_place(settings.file, draft, replace=replace)
        return tables


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


async def _check(source: Path) -> None:
    with _file_errors_explained(source):
        await asyncio.to_thread(check_whole, source)


async def _checked_copy(source: Path, draft: Path) -> int:
    with _file_errors_explained(source):
        await asyncio.to_thread(copy_file, source, draft)
        return await _count(draft)


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
    if not replace and file.exists() and await _count(file):
        raise UsageError(message("server-restore-full"))
    await asyncio.to_thread(replace_store, file, draft)

"""A store in one file, for one process: SQLite in WAL mode, with every commit flushed to the disk.

Flushing is what costs time, so one thread writes for all: it takes whatever waits, makes one transaction of it and
answers all requests after the flush. Waking that thread, a transaction and waking the event loop again cost more than
the writing itself, so transactions begin a few milliseconds apart: what comes alone is written at once, and what comes
soon after another request waits for others. Another thread reads, on its own connection, and neither ever waits for
the other. A disk that is full or fails costs the transaction, not the store.
"""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
import threading
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, NamedTuple, Self

import apsw
from typing_extensions import override

from regnum.server.metrics import METRICS
from regnum.server.promptness import ask_for_short_slices
from regnum.server.store import ConflictError, Row, StorageError, filling
from regnum.server.store.migrations import pending
from regnum.server.store.sql import KEPT, Chunk, SqlStore, Statement

_SPACING = 0.006
"""Seconds from the beginning of a transaction to that of the next one."""
_BUSY_MILLISECONDS = 5000
"""How long to wait for another program that has locked the file."""
_CACHE_KIBIBYTES = 64 * 1024
_CHECKPOINT_PAGES = 8000
"""How long the write-ahead log grows before it is copied into the file; at most this is read after a crash."""

_SEAL_AT, _NO_SEAL = 68, bytes(4)
"""Where a backup has its checksum: the place that SQLite leaves to programs, its `application_id`."""
_PIECE = 1 << 20
_PRIVATE = 0o600
"""What others must not read: seeds of running games, names, chat, and hashes of tokens."""
_HAS_GAMES = b"games\n"
"""What the file beside a store says as soon as there are games in the store."""
_log = logging.getLogger(__name__)
_CHUNK_ROWS = 2000
_OF_THE_DISK = (apsw.FullError, apsw.IOError, apsw.BusyError, apsw.ReadOnlyError, apsw.CorruptError, apsw.NoMemError)
"""After these the fate of the rest of a transaction is unknown."""
_TAKEN = (apsw.SQLITE_CONSTRAINT_PRIMARYKEY, apsw.SQLITE_CONSTRAINT_UNIQUE)


class LostGamesError(StorageError):
    """There were games in a file that is gone or empty now."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing or empty")
        self.path = path


class SqliteStore(SqlStore):
    """Tables in a file; made by `open`. The file belongs to this process until `close`."""

    def __init__(self, path: Path, vfs: str | None, file: _File) -> None:
        self._path = path
        self._vfs = vfs
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(1, "regnum-reader")
        self._gathered: list[_Request] = []
        """What will be written together; it is handed over by a timer."""
        self._handed_over = float("-inf")
        """When that was last done."""
        self._waiting: SimpleQueue[list[_Request]] = SimpleQueue()
        """What is to be written; an empty list comes last of all."""
        self._is_closed = False
        self._has_games = False
        """Whether the file beside the store has been told of games."""
        self._thread = threading.Thread(target=self._write_forever, name="regnum-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path, *, up_to: int | None = None, vfs: str | None = None) -> Self:
        """The store in this file, which is made or brought to the newest version first.

        Tests may stop at an older version with `up_to`, and put another system below SQLite with `vfs`.
        """
        return cls(path, vfs, await asyncio.to_thread(_open, path, up_to, vfs))

    is_shared = False

    @override
    async def set_presence(self, process: str, present: Sequence[tuple[str, str]], until: int) -> None:
        """Do nothing: no other process shares the file."""

    @override
    async def present_players(self, table: str, now: int) -> frozenset[str]:
        return frozenset()

    @override
    async def lease(self, tables: Sequence[str], process: str, now: int, until: int) -> set[str]:
        """Grant everything: no other process shares the file."""
        return set(tables)

    @override
    async def release(self, process: str) -> None:
        """Do nothing: no other process shares the file."""

    @override
    async def listen(self, listener: Callable[[str | None], None]) -> None:
        """Do nothing: no other process shares the file."""

    @override
    async def check(self) -> None:
        """Write the schema's version, unchanged."""
        version = await self._read("PRAGMA user_version", ())
        await self._write([(f"PRAGMA user_version = {version[0][0]:d}", ())])

    async def export(self) -> AsyncIterator[Chunk]:
        """Everything that is kept, in pieces."""
        for table, columns in KEPT.items():
            rows = await self._read(f"SELECT {', '.join(columns)} FROM {table}", ())
            for start in range(0, len(rows), _CHUNK_ROWS):
                yield table, rows[start : start + _CHUNK_ROWS]

    async def logs(self) -> AsyncIterator[tuple[str, int | None, list[Row]]]:
        """The log of every table with its name, and when its entry says that it changed; None if it has no entry."""
        changed: dict[str, int | None] = dict(await self._read("SELECT table_id, changed FROM tables", ()))
        logged = await self._read("SELECT DISTINCT table_id FROM events", ())
        for table in sorted({*changed, *(table for (table,) in logged)}):
            yield table, changed.get(table), await self.rows(table)

    async def fill(self, chunks: AsyncIterator[Chunk]) -> None:
        """Take over everything that another store kept."""
        async for table, rows in chunks:
            columns = KEPT[table]
            add = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
            await self._write([(add, row) for row in rows])

    @override
    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._hand_over()
        self._waiting.put([])
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        with suppress(apsw.Error):  # a disk that fails now harms nothing: the write-ahead log stays and has it all
            self._file.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StorageError("the store is closed")

    async def _read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        self._check_open()
        return await self._loop.run_in_executor(self._readers, _fetch, self._file.reader, sql, values)

    async def _write(self, statements: Sequence[Statement], table: str | None = None) -> None:
        self._check_open()
        request = _Request(statements, table is not None, self._loop.create_future())
        if not self._gathered:
            self._loop.call_at(self._handed_over + _SPACING, self._hand_over)
        self._gathered.append(request)
        await request.future

    def _hand_over(self) -> None:
        """Have the writing thread write what was gathered."""
        if self._gathered:
            self._handed_over = self._loop.time()
            self._waiting.put(self._gathered)
            self._gathered = []

    def _write_forever(self) -> None:
        """The life of the writing thread."""
        ask_for_short_slices()
        while batch := self._take():
            outcomes = self._commit(batch)
            with suppress(RuntimeError):  # the loop was closed: no request waits for the answers
                self._loop.call_soon_threadsafe(_answer, batch, outcomes)

    def _take(self) -> list[_Request]:
        """All that waits, as soon as something does; nothing once the store is closed."""
        batch = self._waiting.get()
        while batch and not self._waiting.empty():  # no other thread takes any
            more = self._waiting.get()
            if not more:
                self._waiting.put(more)  # for the next time
                break
            batch += more
        return batch

    def _commit(self, batch: Sequence[_Request]) -> list[Exception | None]:
        """Write in one transaction, and return for each request what went wrong."""
        db = self._file.writer
        try:
            outcomes = _attempt_all(db, batch)
            if not self._has_games and any(request.is_game for request in batch):
                _remember_games(self._file.lock)
                self._has_games = True
            db.execute("COMMIT")
        except Exception as problem:
            if db.in_transaction:
                with suppress(apsw.Error):
                    db.execute("ROLLBACK")
            return [StorageError(str(problem)) for _ in batch]
        METRICS.commits.inc()
        return outcomes


class _Request(NamedTuple):
    statements: Sequence[Statement]
    is_game: bool
    """Whether it changes the log of a table."""
    future: asyncio.Future[None]


class _File(NamedTuple):
    """The open resources of a store."""

    writer: apsw.Connection
    reader: apsw.Connection
    lock: BinaryIO

    def close(self) -> None:
        """Let go of everything; the writer goes after the reader, and so tidies the write-ahead log away."""
        with self.lock, closing(self.writer):
            self.reader.close()


def _answer(batch: Sequence[_Request], outcomes: Sequence[Exception | None]) -> None:
    for request, problem in zip(batch, outcomes, strict=True):
        if request.future.done():  # the caller did not wait
            continue
        if problem is None:
            request.future.set_result(None)
        else:
            request.future.set_exception(problem)


def _attempt_all(db: apsw.Connection, batch: Sequence[_Request]) -> list[Exception | None]:
    """Begin a transaction and run the statements of all requests; what went wrong with each.

    Hardly ever does anything go wrong, so the requests are kept apart only once something did.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        for request in batch:
            for sql, values in request.statements:
                db.execute(sql, values)
    except Exception as problem:
        if isinstance(problem, _OF_THE_DISK) or not db.in_transaction:
            raise
        db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
        return [_attempt(db, request.statements) for request in batch]
    return [None] * len(batch)


def _attempt(db: apsw.Connection, statements: Sequence[Statement]) -> Exception | None:
    """Run the statements of one request; what fails by its own fault leaves no trace in the transaction."""
    outcome = None
    db.execute("SAVEPOINT request")
    try:
        for sql, values in statements:
            db.execute(sql, values)
    except Exception as problem:
        if isinstance(problem, _OF_THE_DISK) or not db.in_transaction:
            raise
        db.execute("ROLLBACK TO request")
        outcome = _failure(problem)
    db.execute("RELEASE request")
    return outcome


def _failure(problem: Exception) -> Exception:
    """The answer to a request."""
    if getattr(problem, "extendedresult", None) in _TAKEN:
        return ConflictError(str(problem))
    return StorageError(str(problem)) if isinstance(problem, apsw.Error) else problem


def _fetch(db: apsw.Connection, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    with _translated():
        return db.execute(sql, values).fetchall()


@contextmanager
def _translated() -> Iterator[None]:
    """Errors of SQLite and the system as errors of the store."""
    try:
        yield
    except FileExistsError:
        raise
    except (apsw.Error, OSError) as problem:
        raise StorageError(str(problem)) from problem


def _open(path: Path, up_to: int | None, vfs: str | None) -> _File:
    with _translated(), ExitStack() as stack:
        lock = stack.enter_context(_opened_lock(path))
        _lock(lock, path)
        if _has_lost_games(path, lock):
            raise LostGamesError(path)
        _keep_private(path)
        writer = stack.enter_context(closing(apsw.Connection(str(path), vfs=vfs)))
        _set_up(writer)
        _migrate(writer, up_to)
        reader = stack.enter_context(closing(apsw.Connection(str(path), apsw.SQLITE_OPEN_READONLY, vfs)))
        reader.set_busy_timeout(_BUSY_MILLISECONDS)
        stack.pop_all()
        return _File(writer, reader, lock)


def _opened_lock(path: Path) -> BinaryIO:
    """The file beside a store that keeps other processes out and remembers whether there were games."""
    name = path.with_name(f"{path.name}.lock")
    _keep_private(name)
    return name.open("r+b")


def _keep_private(path: Path) -> None:
    """Have a file that only its owner can read, whether it exists or not; SQLite's files beside it become the same."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, _PRIVATE))
        if path.stat().st_mode & 0o777 != _PRIVATE:
            path.chmod(_PRIVATE)
        for beside in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                path.with_name(path.name + beside).chmod(_PRIVATE)
    except PermissionError as problem:  # it belongs to another user, or the file system has no owners
        _log.warning("other users of this machine may be able to read %s: %s", path.name, problem.strerror)


def _has_lost_games(path: Path, lock: BinaryIO) -> bool:
    """Whether games were kept in a file that is gone or empty now."""
    lock.seek(0)
    return lock.read(len(_HAS_GAMES)) == _HAS_GAMES and not (path.exists() and path.stat().st_size)


def _remember_games(lock: BinaryIO) -> None:
    lock.seek(0)
    if lock.read(len(_HAS_GAMES)) != _HAS_GAMES:
        lock.seek(0)
        lock.write(_HAS_GAMES)
        lock.flush()
        os.fsync(lock.fileno())


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep a second process out; the system releases the lock when this one ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StorageError(f"{path} is in use by another server process") from None


def _set_up(db: apsw.Connection) -> None:
    db.set_busy_timeout(_BUSY_MILLISECONDS)
    if db.pragma("journal_mode", "WAL") != "wal":
        raise StorageError("this file system cannot hold a write-ahead log")
    db.pragma("synchronous", "FULL")
    db.pragma("secure_delete", "ON")  # what was deleted on request must not be found in the file
    db.pragma("cache_size", -_CACHE_KIBIBYTES)
    db.pragma("temp_store", "MEMORY")
    db.wal_autocheckpoint(_CHECKPOINT_PAGES)


def _migrate(db: apsw.Connection, up_to: int | None) -> None:
    for step in pending("sqlite", db.pragma("user_version"), up_to):
        with db:
            db.execute(step.script)
            if step.number == filling.NUMBER:
                _fill(db)
            db.pragma("user_version", step.number)


def _fill(db: apsw.Connection) -> None:
    work = filling.Filling()
    while rows := db.execute(filling.NEXT, work.last).fetchall():
        for sql, values in work.statements(rows):
            db.execute(sql, values)


def back_up(path: Path, target: Path, vfs: str | None = None) -> None:
    """Copy a store as it is now to a new file, completely or not at all, also while a process writes to it.

    A `FileExistsError` says that there is such a file already.
    """
    if target.exists():
        raise FileExistsError(target)
    with _translated():
        handle, name = tempfile.mkstemp(".part", f".{target.name}.", target.parent)
        try:
            _copy(path, vfs, name)
            os.fsync(handle)
            place(Path(name), target)
        finally:
            os.close(handle)
            Path(name).unlink(missing_ok=True)


def _copy(path: Path, vfs: str | None, name: str) -> None:
    """Copy in one step: one that goes page by page would begin again whenever something is written."""
    with (
        closing(apsw.Connection(str(path), apsw.SQLITE_OPEN_READONLY, vfs)) as source,
        closing(apsw.Connection(name)) as copy,
    ):
        source.set_busy_timeout(_BUSY_MILLISECONDS)
        copy.pragma("journal_mode", "OFF")
        copy.pragma("synchronous", "OFF")
        with copy.backup("main", source, "main") as backup:
            while not backup.done:
                backup.step(-1)


def replace_store(path: Path, draft: Path) -> Path | None:
    """Put a finished file in the place of a store that no process uses; what was there gets another name, returned."""
    with _translated(), _opened_lock(path) as lock:
        _lock(lock, path)
        aside = None
        if path.exists():
            aside = path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}")
            with suppress(apsw.NotADBError, apsw.CorruptError):  # a broken one is kept as it is
                gather(path)
            place(path, aside)
        draft.replace(path)
        _keep_private(path)
        _flush_folder(path.parent)
        return aside


def gather(path: Path) -> None:
    """Have all of a store in its one file, with nothing beside it: so it can be read where nothing can be written."""
    with closing(apsw.Connection(str(path))) as db:
        db.set_busy_timeout(_BUSY_MILLISECONDS)
        db.pragma("journal_mode", "DELETE")


def check_whole(path: Path) -> None:
    """Raise `StorageError` if a file is not a store, or damaged."""
    with _translated(), closing(apsw.Connection(str(path), apsw.SQLITE_OPEN_READONLY)) as db:
        found = db.pragma("integrity_check")
        if found != "ok":
            raise StorageError(str(found)[:200])
        if path.stat().st_size % db.pragma("page_size"):  # which SQLite fills up with zeros without a word
            raise StorageError("its end is missing")
        if _is_sealed_wrongly(path):
            raise StorageError("it is not as it was written")
        if not db.pragma("user_version"):
            raise StorageError("it holds no tables")


def seal(path: Path) -> None:
    """Write a checksum of a whole file that no process uses into it, so that any change of the file is noticed."""
    with path.open("r+b") as file:
        value = _checksum(file)
        file.seek(_SEAL_AT)
        file.write(value)
        file.flush()
        os.fsync(file.fileno())


def break_seal(path: Path) -> None:
    """Allow a file to be changed again."""
    with closing(apsw.Connection(str(path))) as db:
        db.pragma("application_id", 0)


def _is_sealed_wrongly(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(_SEAL_AT)
        found = file.read(len(_NO_SEAL))
        return found not in (_NO_SEAL, _checksum(file))


def _checksum(file: BinaryIO) -> bytes:
    """The CRC of a file, with zeros in its own place."""
    file.seek(0)
    value, first = 0, bytearray(file.read(_PIECE))
    first[_SEAL_AT : _SEAL_AT + len(_NO_SEAL)] = _NO_SEAL
    piece: bytes | bytearray = first
    while piece:
        value = zlib.crc32(piece, value)
        piece = file.read(_PIECE)
    return value.to_bytes(len(_NO_SEAL), "big")


def place(draft: Path, target: Path) -> None:
    """Give a finished file its name, unless another has it."""
    try:
        target.hardlink_to(draft)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if target.exists():
            raise FileExistsError(target) from None
        draft.rename(target)
    _flush_folder(target.parent)


def _flush_folder(folder: Path) -> None:
    """Have the names in a folder outlive a loss of power, where the system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

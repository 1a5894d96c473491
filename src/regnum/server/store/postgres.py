"""A store in PostgreSQL, for any number of processes.

A transaction that notifies others waits for every other such one at its commit, so PostgreSQL cannot flush several of
them together. Hence each process gathers its own: whatever waits while one transaction is made becomes the next.
Statements go out in a pipeline, without waiting for the answer of each. A lost connection costs what was under way;
the next request makes another.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Any, NamedTuple, Self

import psycopg
from psycopg import AsyncConnection, errors
from typing_extensions import override

from regnum.server.metrics import METRICS
from regnum.server.store import ConflictError, StorageError, filling
from regnum.server.store.migrations import pending
from regnum.server.store.sql import KEPT, Chunk, SqlStore, Statement, Value

_logger = logging.getLogger(__name__)

_READERS = 4
"""How many connections read at once."""
_PATIENCE_SECONDS = 10.0
"""For one transaction, and for making a connection."""
_LONGEST_PAUSE_SECONDS = 5.0
"""Between attempts to listen again."""
_SETTINGS: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "regnum",
}
"""So that a server that vanished without a word is noticed."""

_MIGRATING = 0x7265676E756D
"""The advisory lock for migrations: any number that nothing else uses."""
_CHANNEL = "regnum"
_NOTIFY = f"SELECT pg_notify('{_CHANNEL}', payload) FROM unnest(?::text[]) AS payload"

_LEASE = """
    INSERT INTO leases (table_id, process, until) SELECT wanted, ?, ? FROM unnest(?::text[]) AS wanted
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until
        WHERE leases.process = excluded.process OR leases.until < ?
    RETURNING table_id
"""
_RELEASE = "DELETE FROM leases WHERE process = ?"
_CHUNK_ROWS = 2000
_ADD_PRESENCE = """
    WITH added AS (
        INSERT INTO presence (process, table_id, player, until)
            SELECT ?, table_id, player, ? FROM unnest(?::text[], ?::text[]) AS here (table_id, player)
        ON CONFLICT (table_id, player, process) DO UPDATE SET until = excluded.until RETURNING 1
    ) SELECT count(*) FROM added
"""
_CLEAR_PRESENCE = """
    WITH cleared AS (DELETE FROM presence WHERE (process = ? AND until < ?) OR until < ? RETURNING 1)
    SELECT count(*) FROM cleared
"""
_PRESENCE = "SELECT DISTINCT player FROM presence WHERE table_id = ? AND until >= ?"
_PRESENCE_KEPT = 60_000
"""Milliseconds after which what a process that died had noted is thrown away."""
_CHECK = "UPDATE schema_version SET version = version"

_OF_ONE_REQUEST = (psycopg.IntegrityError, psycopg.DataError, ValueError)
"""Errors that a request causes for itself, and that must not fail others in its transaction."""
_UNLUCKY = (errors.DeadlockDetected, errors.SerializationFailure)
"""Errors after which another transaction may succeed."""

Connection = AsyncConnection[tuple[Any, ...]]


class _Request(NamedTuple):
    statements: Sequence[Statement]
    table: str | None
    future: asyncio.Future[None]


class PostgresStore(SqlStore):
    """Tables in a PostgreSQL database; made by `open`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._tag = secrets.token_hex(8)
        """Distinguishes this store's notifications from those of others."""
        self._idle: list[Connection] = []
        self._readers = asyncio.Semaphore(_READERS)
        self._writer: Connection | None = None
        self._waiting: list[_Request] = []
        self._writing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._is_closed = False

    @classmethod
    async def open(cls, url: str, *, up_to: int | None = None) -> Self:
        """The store in this database, which is brought to the newest version first, or to an older one by `up_to`."""
        store = cls(url)
        async with _translated(patience=None), store._connected() as connection:
            await _migrate(connection, up_to)
        return store

    is_shared = True

    @override
    async def set_presence(self, process: str, present: Sequence[tuple[str, str]], until: int) -> None:
        """All in one statement, and not among those that players wait for: there may be thousands."""
        tables, players = zip(*sorted(set(present)), strict=True) if present else ((), ())
        await self._read(_ADD_PRESENCE, (process, until, list(tables), list(players)))
        await self._read(_CLEAR_PRESENCE, (process, until, until - _PRESENCE_KEPT))

    @override
    async def present_players(self, table: str, now: int) -> frozenset[str]:
        return frozenset(player for (player,) in await self._read(_PRESENCE, (table, now)))

    @override
    async def lease(self, tables: Sequence[str], process: str, now: int, until: int) -> set[str]:
        """Lease in order, so that two processes that want the same tables wait instead of both failing."""
        wanted = sorted(set(tables))
        return {table for (table,) in await self._read(_LEASE, (process, until, wanted, now))} if wanted else set()

    @override
    async def release(self, process: str) -> None:
        await self._write([(_RELEASE, (process,))])

    @override
    async def listen(self, listener: Callable[[str | None], None]) -> None:
        """Notifications are received from the first call of `listener`, with None."""
        self._check_open()
        self._listening = asyncio.create_task(self._listen_forever(listener))

    @override
    async def check(self) -> None:
        """Write the schema's version, unchanged."""
        await self._write([(_CHECK, ())])

    async def export(self) -> AsyncIterator[Chunk]:
        """Everything that is kept, in pieces, all as it was at one moment."""
        async with _translated(patience=None), self._connected() as connection, connection.transaction():
            await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            for table, columns in KEPT.items():
                async with connection.cursor(f"export_{table}") as cursor:
                    await cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
                    while rows := await cursor.fetchmany(_CHUNK_ROWS):
                        yield table, rows

    async def fill(self, chunks: AsyncIterator[Chunk]) -> None:
        """Take over everything that another store kept, all or nothing."""
        async with _translated(patience=None), self._connected() as connection, connection.transaction():
            async for table, rows in chunks:
                add = f"COPY {table} ({', '.join(KEPT[table])}) FROM STDIN"
                async with connection.cursor() as cursor, cursor.copy(add.encode()) as copy:
                    for row in rows:
                        await copy.write_row(row)

    @override
    async def close(self) -> None:
        self._is_closed = True
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if self._writing is not None:
            await self._writing
        await self._drop_writer()
        while self._idle:
            await self._idle.pop().close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StorageError("the store is closed")

    async def _connect(self) -> Connection:
        connection = await AsyncConnection.connect(self._url, autocommit=True, **_SETTINGS)
        try:
            await connection.execute("SET synchronous_commit = on")
        except BaseException:
            await connection.close()
            raise
        return connection

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connection]:
        """A connection for a while, kept for others afterwards unless something went wrong."""
        async with self._readers:
            connection = self._idle.pop() if self._idle else await self._connect()
            try:
                yield connection
            except BaseException:
                await connection.close()
                raise
            if self._is_closed:
                await connection.close()
            else:
                self._idle.append(connection)

    async def _read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        self._check_open()
        async with _translated():
            if self._idle:
                with suppress(psycopg.OperationalError):  # the connection may have died unnoticed
                    return await self._fetch(sql, values)
            return await self._fetch(sql, values)

    async def _fetch(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        async with self._connected() as connection:
            cursor = await connection.execute(_adapted(sql), values)
            return await cursor.fetchall()

    async def _write(self, statements: Sequence[Statement], table: str | None = None) -> None:
        self._check_open()
        request = _Request(statements, table, asyncio.get_running_loop().create_future())
        self._waiting.append(request)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await request.future

    async def _write_all(self) -> None:
        while self._waiting:
            # In order, so that two processes that write to the same tables wait for each other instead of both failing.
            batch = sorted(self._waiting, key=lambda request: request.table or "")
            self._waiting = []
            await self._commit(batch)

    async def _commit(self, batch: Sequence[_Request]) -> None:
        """Write in one transaction and answer; if one request makes it fail, divide to find it."""
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await self._transact(batch)
        except (*_OF_ONE_REQUEST, *_UNLUCKY) as problem:
            await self._roll_back()
            if len(batch) == 1:
                _answer(batch, problem)
            else:
                await self._commit(batch[: len(batch) // 2])
                await self._commit(batch[len(batch) // 2 :])
        except Exception as problem:
            await self._drop_writer()
            _answer(batch, problem)
        else:
            METRICS.commits.inc()
            _answer(batch, None)

    async def _transact(self, batch: Sequence[_Request]) -> None:
        connection = await self._begin()
        async with connection.pipeline(), connection.cursor() as cursor:
            for sql, values in _arranged(batch):
                await cursor.executemany(_adapted(sql), values)
            changed = [f"{self._tag}:{request.table}" for request in batch if request.table is not None]
            if changed:
                await cursor.execute(_adapted(_NOTIFY), (changed,))
        await connection.execute("COMMIT")

    async def _begin(self) -> Connection:
        """Begin a transaction; before it nothing is lost with a connection that has died in the meantime."""
        if self._writer is not None:
            with suppress(psycopg.OperationalError):
                await self._writer.execute("BEGIN")
                return self._writer
            await self._drop_writer()
        self._writer = await self._connect()
        await self._writer.execute("BEGIN")
        return self._writer

    async def _roll_back(self) -> None:
        if self._writer is not None:
            try:
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    # Not as a statement: psycopg may believe that what was skipped after the error has been prepared.
                    await self._writer.rollback()
            except (psycopg.Error, TimeoutError):
                await self._drop_writer()

    async def _drop_writer(self) -> None:
        if self._writer is not None:
            await self._writer.close()
            self._writer = None

    async def _listen_forever(self, listener: Callable[[str | None], None]) -> None:
        """Listen again after every failure, and report that something may have been missed."""
        pause = 0.1
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {_CHANNEL}")
                    pause = 0.1
                    listener(None)
                    async for notification in connection.notifies():
                        tag, _, table = notification.payload.partition(":")
                        if tag != self._tag:
                            listener(table)
            except Exception as problem:
                _logger.warning("no longer listening to other processes: %s", problem)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE_SECONDS)


def _arranged(batch: Sequence[_Request]) -> Iterator[tuple[str, list[tuple[Value, ...]]]]:
    """The statements of a batch, equal ones together as far as possible: psycopg is much faster with many of a kind.

    Those of different tables do not touch each other and may go side by side; all others go one after another.
    """
    tables = [request.table for request in batch if request.table is not None]
    if len(set(tables)) == len(tables):
        rounds = zip_longest(*(request.statements for request in batch if request.table is not None))
        statements = [one for each in rounds for one in sorted(filter(None, each), key=itemgetter(0))]
        rest = [request for request in batch if request.table is None]
    else:
        statements, rest = [], list(batch)
    statements += [one for request in rest for one in request.statements]
    for sql, group in groupby(statements, itemgetter(0)):
        yield sql, [values for _, values in group]


def _answer(batch: Sequence[_Request], problem: Exception | None) -> None:
    for request in batch:
        if request.future.done():  # the caller did not wait
            continue
        if problem is None:
            request.future.set_result(None)
        else:
            request.future.set_exception(_failure(problem))


def _failure(problem: Exception) -> Exception:
    """The description of a problem."""
    if isinstance(problem, errors.UniqueViolation):
        return ConflictError(str(problem))
    if isinstance(problem, (psycopg.DataError, ValueError)):
        return ValueError(str(problem))
    return StorageError(str(problem) or type(problem).__name__)


@asynccontextmanager
async def _translated(patience: float | None = _PATIENCE_SECONDS) -> AsyncIterator[None]:
    """Within a time, and with errors of PostgreSQL and the network as errors of the store."""
    try:
        async with asyncio.timeout(patience):
            yield
    except (psycopg.Error, OSError) as problem:  # of which TimeoutError is one
        raise _failure(problem) from problem


@lru_cache(maxsize=256)
def _adapted(sql: str) -> bytes:
    """A statement as psycopg wants it."""
    return sql.replace("?", "%s").encode()


async def _migrate(connection: Connection, up_to: int | None) -> None:
    """Bring the database to the newest version, in one transaction; of two processes, one waits and finds it done."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
        (encoding,) = await _one(connection, "SHOW server_encoding")
        if encoding != "UTF8":
            raise StorageError(f"the database must be encoded in UTF8, not {encoding}")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
        (version,) = await _one(connection, "SELECT coalesce(max(version), 0) FROM schema_version")
        steps = pending("postgres", version, up_to)
        for step in steps:
            await connection.execute(step.script.encode())
            if step.number == filling.NUMBER:
                await _fill(connection)
        if steps:
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES (%s)", (steps[-1].number,))


async def _fill(connection: Connection) -> None:
    work = filling.Filling()
    while rows := await (await connection.execute(_adapted(filling.NEXT), work.last)).fetchall():
        async with connection.cursor() as cursor:
            for sql, group in groupby(sorted(work.statements(rows), key=itemgetter(0)), itemgetter(0)):
                await cursor.executemany(_adapted(sql), [values for _, values in group])


async def _one(connection: Connection, sql: str) -> tuple[Any, ...]:
    cursor = await connection.execute(sql.encode())
    row = await cursor.fetchone()
    assert row is not None
    return row

"""Shared by both stores: the same tables, and the same statements about them.

Statements have `?` for their values, as SQLite wants it; nothing that came from outside is ever part of their text.
Each store adds how statements are run: see `SqlStore._read` and `SqlStore._write`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, groupby
from operator import itemgetter
from typing import Any

import msgspec
from typing_extensions import override

from regnum.server.store import DailyResult, Details, Entry, Identity, Row, Search, SeatEntry, Store
from regnum.table.keeping import Kept

Value = str | int | bytes | None
Statement = tuple[str, tuple[Value, ...]]
"""A text with `?` for values, and the values."""

_LARGEST = 2**63 - 1
"""What a column can hold."""
_NO_TEXT = re.compile("[\0\ud800-\udfff]")
"""What a database cannot hold: PostgreSQL knows no null character, and neither knows half a surrogate pair."""

_ADD_ROW = "INSERT INTO events (table_id, number, time, body, checksum) VALUES (?, ?, ?, ?, ?)"
_SET_BODY = "UPDATE events SET body = ?, checksum = ? WHERE table_id = ? AND number = ?"
_ROWS = "SELECT number, time, body, checksum FROM events WHERE table_id = ? AND number >= ? ORDER BY number"

_SET_ENTRY = """
    INSERT INTO tables
        (table_id, game, status, is_listed, opened, changed, to_act, needs_service, details, host, kept, is_indexed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET
        game = excluded.game, status = excluded.status, is_listed = excluded.is_listed, opened = excluded.opened,
        changed = excluded.changed, to_act = excluded.to_act, needs_service = excluded.needs_service,
        details = excluded.details, host = excluded.host, kept = excluded.kept,
        is_indexed = tables.is_indexed OR excluded.is_indexed
"""
_CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?"
_ADD_SEAT = """
    INSERT INTO seats (table_id, seat, player, name, name_key, bot, score, rank) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

WITH_SEATS = """
    SELECT t.table_id, t.game, t.status, t.is_listed, t.opened, t.changed, t.to_act, t.needs_service, t.details,
        t.host, t.kept, s.seat, s.name, s.player, s.bot, s.score, s.rank
    FROM ({found}) AS t LEFT JOIN seats AS s ON s.table_id = t.table_id
    ORDER BY t.changed DESC, t.table_id DESC, s.seat
"""
ADD_PERSON = "INSERT INTO people (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
TABLES_OF = "SELECT table_id FROM people WHERE player = ?"
_TO_SERVE = "SELECT table_id FROM tables WHERE needs_service"
_TO_FORGET = "SELECT table_id FROM tables WHERE kept = ? AND changed < ? ORDER BY changed LIMIT ?"
_FORGET = tuple(
    f"DELETE FROM {kept} WHERE table_id = (SELECT table_id FROM tables WHERE table_id = ? AND changed = ?)"
    for kept in ("events", "seats", "people", "links", "tables")
)
_TO_INDEX = "SELECT table_id FROM tables WHERE status = 'over' AND NOT is_indexed"

_FINISHED = WITH_SEATS.format(
    found="SELECT * FROM tables WHERE status = 'over' AND table_id IN (SELECT table_id FROM seats WHERE player = ?)"
)

_ADD_PLAYER = "INSERT INTO players (player, name, is_bot, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_ADD_TOKEN = """
    INSERT INTO tokens (hash, player) SELECT ?, player FROM players WHERE player = ? ON CONFLICT DO NOTHING
"""
_IDENTITY = """
    SELECT p.player, p.name, p.is_bot, p.created
    FROM tokens AS t JOIN players AS p ON p.player = t.player WHERE t.hash = ?
"""
_RENAME = "UPDATE players SET name = ? WHERE player = ?"
_DELETE_PLAYER = "DELETE FROM players WHERE player = ?"
_DELETE_TOKENS = "DELETE FROM tokens WHERE player = ?"

_ADD_DAILY = """
    INSERT INTO daily (day, game, player, name, points, time) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_DAILY = """
    SELECT day, game, player, name, points, time FROM daily WHERE day = ? AND game = ?
    ORDER BY points DESC, time, player LIMIT ?
"""
_OLD_DAILY = "DELETE FROM daily WHERE day < ?"
_DELETE_DAILY = "DELETE FROM daily WHERE player = ?"

_ADD_LINK = """
    INSERT INTO links (hash, table_id, seat, expires) VALUES (?, ?, ?, ?)
    ON CONFLICT (hash) DO UPDATE SET table_id = excluded.table_id, seat = excluded.seat, expires = excluded.expires
"""
_LINK = "SELECT table_id, seat FROM links WHERE hash = ? AND expires > ?"
_DELETE_LINKS = "DELETE FROM links WHERE hash = ? OR expires <= ?"

_HEARTBEAT = """
    INSERT INTO uptime (process, began, until) VALUES (?, ?, ?)
    ON CONFLICT (process, began) DO UPDATE SET until = excluded.until
"""
_UPTIME = "SELECT began, until FROM uptime WHERE until > ?"


KEPT = {
    "events": ("table_id", "number", "time", "body", "checksum"),
    "tables": (
        *("table_id", "game", "status", "is_listed", "opened", "changed", "to_act", "needs_service", "details"),
        *("host", "kept", "is_indexed"),
    ),
    "seats": ("table_id", "seat", "player", "name", "name_key", "bot", "score", "rank"),
    "people": ("player", "table_id"),
    "players": ("player", "name", "is_bot", "created"),
    "tokens": ("hash", "player"),
    "links": ("hash", "table_id", "seat", "expires"),
    "daily": ("day", "game", "player", "name", "points", "time"),
    "uptime": ("process", "began", "until"),
}
"""What a backup holds: every table of the database that outlives the processes, with its columns."""

Chunk = tuple[str, list[tuple[Any, ...]]]
"""Some rows of one of these."""


class SqlStore(Store, ABC):
    """Everything about a store that is said in SQL."""

    _latest_time = 0
    """The latest time seen, used to expire links: the store does not read a clock."""

    @abstractmethod
    async def _read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """The rows that one statement finds."""

    @abstractmethod
    async def _write(self, statements: Sequence[Statement], table: str | None = None) -> None:
        """Run statements, all or none, and return when they are durable. `table` is the one whose log they change.

        Statements of others may share the transaction, and none suffers if another fails by its own fault.
        """

    async def count_tables(self) -> int:
        """How many tables there are."""
        return int((await self._read("SELECT count(*) FROM tables", ()))[0][0])

    async def _find(self, sql: str, values: Sequence[Value]) -> list[tuple[Any, ...]]:
        """Read, but know without asking that nothing is kept under a text that cannot be kept."""
        if not all(_is_text(value) for value in values if isinstance(value, str)):
            return []
        return await self._read(sql, values)

    @override
    async def append(
        self, rows: Sequence[Row], entry: Entry, *, with_seats: bool, people: Collection[str] = ()
    ) -> None:
        added: list[Statement] = [(_ADD_ROW, (entry.table, *row)) for row in rows]
        added += [(ADD_PERSON, (player, entry.table)) for player in people]
        await self._write([*added, *_entry_set(entry, with_seats=with_seats)], entry.table)

    @override
    async def rows(self, table: str, start: int = 0) -> list[Row]:
        return [Row(*row) for row in await self._find(_ROWS, (table, start))]

    @override
    async def redact(self, table: str, rows: Sequence[Row], entry: Entry) -> None:
        changed: list[Statement] = [(_SET_BODY, (row.body, row.checksum, table, row.number)) for row in rows]
        await self._write([*changed, *_entry_set(entry, with_seats=True)], table)

    @override
    async def search(self, wanted: Search) -> list[Entry]:
        return list(entries_from(await self._find(*_search(wanted)))) if wanted.statuses else []

    @override
    async def tables_of(self, player: str) -> list[str]:
        return [table for (table,) in await self._find(TABLES_OF, (player,))]

    @override
    async def tables_to_serve(self) -> list[str]:
        return [table for (table,) in await self._find(_TO_SERVE, ())]

    @override
    async def tables_to_index(self) -> list[str]:
        return [table for (table,) in await self._find(_TO_INDEX, ())]

    @override
    async def tables_to_forget(self, kept: Kept, before: int, most: int) -> list[str]:
        return [table for (table,) in await self._find(_TO_FORGET, (kept, before, most))]

    @override
    async def forget_table(self, table: str, changed: int) -> None:
        await self._write([(sql, (table, changed)) for sql in _FORGET], table)

    @override
    async def finished(self, player: str) -> list[Entry]:
        return list(entries_from(await self._find(_FINISHED, (player,))))

    @override
    async def add_identity(self, identity: Identity, token: bytes) -> None:
        added = (_ADD_PLAYER, (identity.player, identity.name, identity.is_bot, identity.created))
        await self._write([added, (_ADD_TOKEN, (token, identity.player))])

    @override
    async def identity(self, token: bytes) -> Identity | None:
        for player, name, is_bot, created in await self._find(_IDENTITY, (token,)):
            return Identity(player, name, bool(is_bot), created)
        return None

    @override
    async def rename(self, player: str, name: str) -> None:
        await self._write([(_RENAME, (name, player))])

    @override
    async def delete_identity(self, player: str) -> None:
        await self._write([(sql, (player,)) for sql in (_DELETE_TOKENS, _DELETE_DAILY, _DELETE_PLAYER)])

    @override
    async def add_daily(self, result: DailyResult, since: str) -> None:
        await self._write([(_ADD_DAILY, msgspec.structs.astuple(result)), (_OLD_DAILY, (since,))])

    @override
    async def daily(self, day: str, game: str, most: int) -> list[DailyResult]:
        return [DailyResult(*row) for row in await self._find(_DAILY, (day, game, most))]

    @override
    async def add_link(self, token: bytes, table: str, seat: int, expires: int) -> None:
        await self._write([(_ADD_LINK, (token, table, seat, expires))])

    @override
    async def link(self, token: bytes, now: int) -> tuple[str, int] | None:
        self._latest_time = max(self._latest_time, now)
        for table, seat in await self._find(_LINK, (token, now)):
            return table, seat
        return None

    @override
    async def delete_link(self, token: bytes) -> None:
        await self._write([(_DELETE_LINKS, (token, self._latest_time))])

    @override
    async def heartbeat(self, process: str, began: int, until: int) -> None:
        self._latest_time = max(self._latest_time, until)
        await self._write([(_HEARTBEAT, (process, began, until))])

    @override
    async def uptime(self, since: int) -> list[tuple[int, int]]:
        return [(began, until) for began, until in await self._find(_UPTIME, (since,))]


def _entry_set(entry: Entry, *, with_seats: bool) -> Iterator[Statement]:
    details = msgspec.json.encode(entry.details).decode()
    yield (
        _SET_ENTRY,
        (
            *(entry.table, entry.game, entry.status, entry.is_listed, entry.opened, entry.changed),
            *(entry.to_act, entry.needs_service, details, entry.host, entry.kept, with_seats),
        ),
    )
    if with_seats:
        yield _CLEAR_SEATS, (entry.table,)
        for one in entry.seats:
            name = (one.name, one.name.casefold())
            yield _ADD_SEAT, (entry.table, one.seat, one.player, *name, one.bot, one.score, one.rank)


def entries_from(found: Iterable[tuple[Any, ...]]) -> Iterator[Entry]:
    """Entries from their rows: one for each seat, or one alone for an empty table."""
    for _, group in groupby(found, itemgetter(0)):
        rows = list(group)
        table, game, status, is_listed, opened, changed, to_act, needs_service, details, host, kept = rows[0][:11]
        yield Entry(
            *(table, game, status, bool(is_listed), opened, changed, to_act, bool(needs_service)),
            msgspec.json.decode(details, type=Details),
            tuple(SeatEntry(*row[11:]) for row in rows if row[11] is not None),
            *(host, kept),
        )


def _search(wanted: Search) -> Statement:
    """The newest of each status, and of these the newest: so that one index, led by the status, serves every search."""
    source, seated = _source(wanted)
    condition, values = _conditions(wanted)
    newest = "ORDER BY changed DESC, table_id DESC LIMIT ?"
    one = f"SELECT * FROM (SELECT tables.* FROM {source} WHERE status = ? AND {condition} {newest}) AS one"
    statuses = tuple(dict.fromkeys(wanted.statuses))
    found = f"SELECT * FROM ({' UNION ALL '.join([one] * len(statuses))}) AS every {newest}"
    each = [value for status in statuses for value in (*seated, status, *values, wanted.limit)]
    return WITH_SEATS.format(found=found), (*each, wanted.limit)


def _source(wanted: Search) -> Statement:
    """Where to look: if it matters who sits there, begin with the few tables of these (SQLite obeys a CROSS JOIN)."""
    seats: list[Statement] = []
    if wanted.player is not None:
        seats.append(("player = ?", (wanted.player,)))
    if wanted.name is not None:
        seats.append(_name_begins(wanted.name.casefold()))
    if not seats:
        return "tables", ()
    found = " INTERSECT ".join(
        f"SELECT DISTINCT table_id AS place FROM seats WHERE {condition}" for condition, _ in seats
    )
    return f"({found}) AS seated CROSS JOIN tables", tuple(chain.from_iterable(values for _, values in seats))


def _conditions(wanted: Search) -> Statement:
    listed, few = _listed(wanted)
    visible = f"({listed} OR EXISTS (SELECT 1 FROM seats AS o WHERE o.table_id = tables.table_id AND o.player = ?))"
    before = wanted.before and (_bounded(wanted.before[0]), wanted.before[1])
    is_seated = wanted.player is not None or wanted.name is not None
    wishes: list[tuple[str, tuple[Value, ...] | None]] = [
        ("table_id = place", () if is_seated else None),
        (visible, (*few, wanted.viewer)) if wanted.viewer is not None else (listed, few),
        ("game = ?", _if_given(wanted.game)),
        ("changed >= ?", _if_given(_bounded(wanted.since))),
        ("changed < ?", _if_given(_bounded(wanted.until))),
        ("(changed, table_id) < (?, ?)", before),
    ]
    granted = [(condition, values) for condition, values in wishes if values is not None]
    return " AND ".join(condition for condition, _ in granted), tuple(
        chain.from_iterable(values for _, values in granted)
    )


def _listed(wanted: Search) -> Statement:
    """What everyone may see: with a limit, a table that so many newer ones of the same host do not precede."""
    if wanted.most_of_host is None:
        return "is_listed", ()
    newer = """
        SELECT 1 FROM tables AS n WHERE n.host = tables.host AND n.is_listed AND n.status = tables.status
            AND (n.changed, n.table_id) > (tables.changed, tables.table_id) LIMIT 1 OFFSET ?
    """
    return f"(is_listed AND NOT EXISTS ({newer}))", (wanted.most_of_host - 1,)


def _if_given(value: Value) -> tuple[Value] | None:
    return None if value is None else (value,)


def _bounded(time: int | None) -> int | None:
    """A time that a column could hold: no other compares differently with any that is there."""
    return None if time is None else max(-_LARGEST, min(time, _LARGEST))


def _name_begins(prefix: str) -> Statement:
    """A range instead of a pattern: an index serves it, and no character has a meaning in it."""
    beyond = _beyond(prefix)
    return ("name_key >= ?", (prefix,)) if beyond is None else ("name_key >= ? AND name_key < ?", (prefix, beyond))


def _beyond(prefix: str) -> str | None:
    """The first text, by code points, after all that begin so; None if there is none."""
    while prefix:
        point = ord(prefix[-1]) + 1
        if point <= 0x10FFFF:
            return prefix[:-1] + chr(0xE000 if 0xD800 <= point <= 0xDFFF else point)
        prefix = prefix[:-1]
    return None


def _is_text(value: str) -> bool:
    return not _NO_TEXT.search(value)

"""All live tables: commands go in one by one, are made durable, then acknowledged, then shown. Nothing else writes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache

import msgspec

from regnum.bots.levels import usual_of
from regnum.bots.registry import bot_names
from regnum.errors import RegnumError, UsageError
from regnum.games import game_names
from regnum.records import load, shortened, verify
from regnum.server.aside import Aside
from regnum.server.background import Background
from regnum.server.clock import now
from regnum.server.live import LiveTable, entry_of, people_in
from regnum.server.metrics import METRICS
from regnum.server.names import derived_name, new_name
from regnum.server.store import ConflictError, Entry, Identity, Row, StorageError, Store
from regnum.server.store.checksums import Checksums
from regnum.table import Actor, Command, Facts, OpenTable, Table, decide, events, opening
from regnum.table.commands import Close, KeepRecord, Rematch, Replace, Resign, Stand
from regnum.table.deciding import move_seat
from regnum.table.events import Event, Played, Undone
from regnum.table.keeping import Kept, kept
from regnum.table.table import OPEN, OVER, PLAYING, Happened
from regnum.words.message import message

_MOST_TRIES = 20
"""To write to a table that other processes write to at the same time."""
_FEW_ROWS = 10
"""Applied at once: to have another process do it would take longer."""
_ROWS_AT_ONCE = 100
"""Of a long log, read in less than a millisecond."""
_GIVE_WAY_SECONDS = 0.005
"""Between two of those parts, in which everyone else is answered."""
_DAY = 86_400_000
_MOST_FORGOTTEN = 100
"""Tables of a kind that are deleted at once: the others wait for the next time."""
_IDLE_AFTER = 60_000
"""Milliseconds after which an unused table leaves the memory."""
_log = logging.getLogger(__name__)
_pack, _unpack = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(list[Row]).decode
"""Rows on their way to another process: pickling them takes far longer, and nobody is answered meanwhile."""


class Hub:
    """The tables of one server process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.background = Background()
        self.aside = Aside()
        self.live: dict[str, LiveTable] = {}
        self.damaged: dict[str, str] = {}
        """The tables whose logs make no sense, with the reference under which that was logged."""
        self.is_stopping = False
        """Whether new watchers are sent away at once, because this process is about to stop."""
        self._listeners: list[Callable[[LiveTable], None]] = []
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._one_long_log = asyncio.Semaphore()
        """Long logs are read one after the other, so that only visitors who ask for long logs wait for them."""

    def subscribe(self, listener: Callable[[LiveTable], None]) -> None:
        """Have a listener called with every table that is loaded or has changed."""
        self._listeners.append(listener)

    async def table(self, name: str) -> LiveTable | None:
        """A table, from memory or from the store; None if there is no such table."""
        found = self.live.get(name)
        if found is None:
            found = await self._loaded(name)
        if found is not None:
            found.used = now()
        return found

    async def fresh(self, name: str, seen: int = -1) -> LiveTable | None:
        """A table with all that the store knows of it, for a caller who looks at it.

        `seen` is the last event that the caller knows, perhaps from another process: they are not shown less than that.
        """
        found = await self.table(name)
        if found is not None:
            self._look(found)
            if seen > found.table.number and self.store.is_shared:
                found.mark_stale()
        if found is not None and found.is_stale:
            async with found.lock:
                await self._refresh(found)
        return found

    def _look(self, live: LiveTable) -> None:
        """Someone looks at a table: if nobody did before, its bots play on."""
        was_watched, live.seen = live.is_watched, now()
        if not was_watched and live.table.mover is not None:
            self._changed(live)

    async def open(self, wish: OpenTable, actor: Actor, secret: str = "") -> str:
        """Open a table and return its name; with a key it is the one name that follows from a secret and the key."""
        name = derived_name(f"open\n{secret}\n{wish.key}") if wish.key else new_name()
        first = opening.open_table(wish, actor, secrets.token_hex(16), facts(wish.game))
        try:
            await self._write_first(name, first)
        except ConflictError:
            if not wish.key or (await self._existing(name)).table.opened.by != actor.player:
                raise
        return name

    async def keep_record(self, wish: KeepRecord, actor: Actor) -> str:
        """Keep a record as a table of its own and return its name; anything wrong with it raises a `RegnumError`."""
        name = new_name()
        await self._write_first(name, await self.aside.answer(_recorded, wish, actor))
        return name

    async def remove(self, live: LiveTable, actor: Actor) -> None:
        """Take a player out of an unfinished game. If nobody else plays there, the game is deleted."""
        for command in _ways_out(live.table, actor) if _others(live.table, actor) else ():
            await self.command(live, command, actor)
        async with live.lock:
            live.mark_stale()
            await self._refresh(live)
            if not _others(live.table, actor):
                await self.store.forget_table(live.name, live.table.changed)
                self._drop(live)

    async def command(self, live: LiveTable, command: Command, actor: Actor, only_at: int | None = None) -> None:
        """Carry out a command; when this returns it is durable, and it will never be undone but by another command.

        With `only_at` nothing is done if the game has left this ply.
        """
        live.used = now()

        async def deciding() -> tuple[Event, ...]:
            if only_at not in (None, live.table.ply):
                return ()
            absent = await self._absent(live) if isinstance(command, Replace | Rematch) else frozenset()
            known = facts(live.table.opened.game, absent, _rematch_name(live))
            found = decide(live.table, command, actor, known)
            if found and isinstance(command, Rematch):
                await self._open_rematch(live, actor, known)
            return found

        await self._carry_out(live, deciding)

    async def move_seat(self, name: str, seat: int, owner: str, actor: Actor) -> bool:
        """Give a seat to the player who followed a link to it; False if the link's maker no longer has the seat."""
        live = await self._existing(name)

        async def deciding() -> tuple[Event, ...] | None:
            return move_seat(live.table, seat, owner, actor)

        return await self._carry_out(live, deciding)

    async def forget(self, identity: Identity) -> None:
        """Leave all tables and delete a player's chat and names there, then the identity itself."""
        actor = Actor(identity.player, identity.name, identity.is_bot)
        for name in await self.store.tables_of(identity.player):
            with suppress(DamagedTableError):
                await self._forget_at(name, actor)
        await self.store.delete_identity(identity.player)

    async def index(self) -> None:
        """Bring the entries of tables that an older version wrote up to date."""
        for name in await self.store.tables_to_index():
            with suppress(DamagedTableError):
                live = await self._existing(name)
                await self.store.redact(name, [], entry_of(name, live.table))

    async def check(self, name: str) -> None:
        """Compare the events of a table with their checksums, as they are kept now."""
        rows = await self.store.rows(name)
        with self._containing_damage(name):
            await self.aside.answer(_check, name, rows)

    async def index_again(self, live: LiveTable) -> None:
        """Bring the entry of a table up to date that an older version flagged for service."""
        async with live.lock:
            await self._refresh(live)
            await self.store.redact(live.name, [], entry_of(live.name, live.table))

    async def forget_idle(self, days: Mapping[Kept, float]) -> None:
        """Delete tables at which nothing has happened for the days that each kind is kept."""
        for kind, kept_for in days.items():
            before = now() - int(kept_for * _DAY)
            for name in await self.store.tables_to_forget(kind, before, _MOST_FORGOTTEN) if kept_for else ():
                with suppress(DamagedTableError, UnknownTableError):
                    await self._forget_table(await self._existing(name), kind, before)

    async def _forget_table(self, live: LiveTable, kind: Kept, before: int) -> None:
        """Delete a table, unless someone looks at it or it is not what its entry says."""
        async with live.lock:
            await self._refresh(live)
            if not live.watchers and kept(live.table) == kind and live.table.changed < before:
                await self.store.forget_table(live.name, live.table.changed)
                METRICS.forgotten.inc()
                self._drop(live)

    def _drop(self, live: LiveTable) -> None:
        """The table is gone."""
        self.live.pop(live.name, None)
        live.mark_stale()  # callers that still hold it must not write to it
        for watcher in live.watchers:
            watcher.dismiss()

    def notify(self, name: str | None) -> None:
        """Another process wrote to a table; None if it may have been any."""
        for live in list(self.live.values()) if name is None else filter(None, [self.live.get(name)]):
            live.mark_stale()
            self.background.spawn(self._catch_up(live))

    def sweep(self) -> None:
        """Remove unused tables from the memory."""
        latest = now() - _IDLE_AFTER
        for name, live in list(self.live.items()):
            if not live.watchers and live.used < latest and not live.lock.locked() and not live.needs_service:
                del self.live[name]

    @contextmanager
    def _containing_damage(self, name: str) -> Iterator[None]:
        """Whatever is wrong with the log of a table is noted once, and harms no other table."""
        try:
            yield
        except (OSError, MemoryError):  # of this process, not of the table
            raise
        except Exception as problem:
            if name not in self.damaged:
                self.damaged[name] = new_name()
                METRICS.damaged.inc()
                extra = {"table": name, "reference": self.damaged[name]}
                _log.error("a table is damaged: %s: %s", type(problem).__name__, problem, extra=extra)
            raise DamagedTableError(self.damaged[name]) from problem

    def _changed(self, live: LiveTable) -> None:
        for listener in self._listeners:
            listener(live)

    async def _forget_at(self, name: str, actor: Actor) -> None:
        live = await self._existing(name)
        for command in _ways_out(live.table, actor):
            await self.command(live, command, actor)
        async with live.lock:
            await self._refresh(live)
            await self._redact(live, actor.player)

    async def _existing(self, name: str) -> LiveTable:
        live = await self.table(name)
        if live is None:
            raise UnknownTableError(message("server-no-table"))
        return live

    async def _absent(self, live: LiveTable) -> frozenset[str]:
        """The players who have been away for a while, from this process and from all others."""
        return live.absent(now()) - await self.store.present_players(live.name, now())

    async def _loaded(self, name: str) -> LiveTable | None:
        """Load a table once, however many ask for it."""
        if name not in self._loading:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable | None:
        rows = await self.store.rows(name)
        if not rows:
            return None
        with self._containing_damage(name):
            made = await self._loaded_from(name, rows)
        self.damaged.pop(name, None)
        live = self._keep(made)
        if self.store.is_shared:  # a notification between reading and now had no table to mark, so look once more
            live.mark_stale()
            self.background.spawn(self._catch_up(live))
        return live

    def _keep(self, made: LiveTable) -> LiveTable:
        """Hold a table in memory, unless it already is: there is never a second of one name."""
        if made.name not in self.live:
            self.live[made.name] = made
            self._changed(made)
        return self.live[made.name]

    async def _carry_out(self, live: LiveTable, deciding: Callable[[], Awaitable[tuple[Event, ...] | None]]) -> bool:
        """Decide on what the store knows and write it down, again if another process was faster; False for None.

        Writing shows whether this process knew everything. Before it refuses, or says that there is nothing to do, it
        asks the store: another process may have written what this one has not heard of yet.
        """
        async with live.lock:
            is_sure = live.is_stale or not self.store.is_shared
            for _ in range(_MOST_TRIES):
                await self._refresh(live)
                with suppress(*(() if is_sure else (RegnumError,))):
                    found = await deciding()
                    if found and await self._wrote(live, found):
                        return True
                    if not found and is_sure:
                        return found is not None
                is_sure = True
                live.mark_stale()
        raise StorageError("too many conflicts")

    async def _refresh(self, live: LiveTable) -> None:
        """Read what others have written meanwhile; the caller holds the lock."""
        while live.is_stale:
            version = live.store_version
            last, *rows = await self.store.rows(live.name, live.table.number) or (None,)
            if last is None:
                self._drop(live)
                raise UnknownTableError(message("server-no-table"))
            checksums = live.checksums.copy()
            with self._containing_damage(live.name):
                checksums.check(rows)
                after = await self._after(live.table, rows)
            live.read_version = version
            if rows:
                live.publish(after, checksums)
                self._changed(live)

    async def _after(self, table: Table, rows: list[Row]) -> Table:
        """The table after some rows; if there are many, others need not wait for it."""
        return _after(table, rows) if len(rows) <= _FEW_ROWS else await self.aside.load(_after, table, rows)

    async def _loaded_from(self, name: str, rows: list[Row]) -> LiveTable:
        """The table of these rows; loading a short log at once is quicker than having it loaded elsewhere."""
        checksums = Checksums(name)
        if len(rows) <= _FEW_ROWS:
            table = _loaded(name, rows)
            checksums.follow(rows)
            return LiveTable(name, table, now(), checksums=checksums)
        async with self._one_long_log:
            return await self._loaded_bit_by_bit(name, rows, checksums)

    async def _loaded_bit_by_bit(self, name: str, rows: list[Row], checksums: Checksums) -> LiveTable:
        """A long log is not copied back: reading its events here, a few at a time, lets others in between."""
        table, rounds = await self.aside.load(_loaded_without_log, name, _pack(rows))
        live = LiveTable(name, table, now(), checksums=checksums)
        log: list[Happened] = []
        for start in range(0, len(rows), _ROWS_AT_ONCE):
            some = rows[start : start + _ROWS_AT_ONCE]
            places = zip(some, rounds[start : start + _ROWS_AT_ONCE], strict=True)
            log += [Happened(row.number, row.time, events.decode(row.body), *place) for row, place in places]
            checksums.follow(some)
            live.people |= people_in(happened.event for happened in log[start:])
            await asyncio.sleep(_GIVE_WAY_SECONDS)
        table.take_log(log)
        for _ in live.prepare():
            await asyncio.sleep(_GIVE_WAY_SECONDS)
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await self._refresh(live)
        except UnknownTableError:
            _log.info("a table was deleted", extra={"table": live.name})
        except (StorageError, DamagedTableError) as problem:
            _log.warning("could not catch up: %s", problem, extra={"table": live.name})

    async def _wrote(self, live: LiveTable, found: tuple[Event, ...]) -> bool:
        """Make events durable, then show them; False if another process was faster."""
        at = max(now(), live.table.changed)
        after = live.table.after((at, event) for event in found)
        checksums = live.checksums.copy()
        rows = [checksums.row(at, events.encode(event)) for event in found]
        newcomers = people_in(found) - live.people
        with_seats = _changes_seats(found)
        entry = entry_of(live.name, after, with_seats=with_seats)
        try:
            await self._append(rows, entry, newcomers, with_seats=with_seats)
        except ConflictError:
            live.mark_stale()
            return False
        except BaseException:  # it may have been written all the same
            live.mark_stale()
            raise
        live.publish(after, checksums)
        self._changed(live)
        return True

    async def _write_first(self, name: str, first: tuple[Event, ...]) -> None:
        at = now()
        table = Table.of((at, event) for event in first)
        checksums = Checksums(name)
        rows = [checksums.row(at, events.encode(event)) for event in first]
        await self._append(rows, entry_of(name, table), people_in(first))
        self._keep(LiveTable(name, table, now(), at, checksums))

    async def _append(self, rows: list[Row], entry: Entry, people: set[str], *, with_seats: bool = True) -> None:
        began = time.perf_counter()
        await self.store.append(rows, entry, with_seats=with_seats, people=people)
        METRICS.written(len(rows), time.perf_counter() - began)

    async def _open_rematch(self, live: LiveTable, actor: Actor, known: Facts) -> None:
        """The new table is written first: if the old one never gets the event, asking again finds the new one."""
        first = opening.rematch(live.table, actor, secrets.token_hex(16), live.name, known.absent)
        try:
            await self._write_first(known.rematch, first)
        except ConflictError:
            return

    async def _redact(self, live: LiveTable, player: str) -> None:
        changed, checksums = [], Checksums(live.name)
        for happened in live.table.log:
            event = events.redacted(happened.event, player)
            row = checksums.row(happened.time, events.encode(event))
            if event is not happened.event:
                changed.append(row)
        log = [(one.time, events.redacted(one.event, player)) for one in live.table.log]
        table = await self.aside.load(Table.of, log)
        await self.store.redact(live.name, changed, entry_of(live.name, table))
        live.publish(table)


class UnknownTableError(UsageError):
    """There is no table of this name."""


class DamagedTableError(Exception):
    """The log of a table makes no sense: the disk lost something, or a newer version wrote to it."""

    def __init__(self, reference: str) -> None:
        super().__init__(reference)
        self.reference = reference
        """By which the log of the server describes the damage."""


@cache
def _bots(game: str) -> tuple[str, ...]:
    return bot_names(game) if game in game_names() else ()


def facts(game: str, absent: frozenset[str] = frozenset(), rematch: str = "") -> Facts:
    """What tables need to know from the server."""
    return Facts(_bots(game), usual_of(_bots(game)), absent, rematch)


def _rematch_name(live: LiveTable) -> str:
    """The same for every player who asks, and secret until the game is over."""
    is_over, seed = live.table.status == OVER, live.table.opened.seed
    return derived_name(f"rematch\n{live.name}\n{seed}") if is_over else ""


def _check(name: str, rows: list[Row]) -> None:
    """Raise `DamageError` unless these are all events of a table as they were written."""
    Checksums(name).check(rows)


def _loaded(name: str, rows: list[Row]) -> Table:
    """The table of these rows, if they are as they were written."""
    _check(name, rows)
    return Table.of(_events(rows))


def _loaded_without_log(name: str, rows: bytes) -> tuple[Table, list[tuple[int, int]]]:
    """The same without its log, and with the round and the game of a match of each event."""
    table = _loaded(name, _unpack(rows))
    return table.without_log(), [(happened.round, happened.game_number) for happened in table.log]


def _after(table: Table, rows: list[Row]) -> Table:
    return table.after(_events(rows))


def _events(rows: Iterable[Row]) -> list[tuple[int, Event]]:
    return [(row.time, events.decode(row.body)) for row in rows]


def _changes_seats(found: tuple[Event, ...]) -> bool:
    return not all(isinstance(event, Played | Undone) for event in found)


def _recorded(wish: KeepRecord, actor: Actor) -> tuple[Event, ...]:
    """The events of a record that was verified; this takes a while."""
    record = load(wish.record)
    whole = verify(record)
    cut = record if wish.plies is None else shortened(record, wish.plies)
    state = whole.undo(len(record.actions) - len(cut.actions))
    return opening.recorded(cut, state, actor, facts(cut.game), wish.seats)


def _others(table: Table, actor: Actor) -> bool:
    """Whether other people have something to do with a table."""
    people = {seat.player or seat.reserved for seat in table.seats} | {table.host}
    return bool(people - {None, "", actor.player})


def _ways_out(table: Table, actor: Actor) -> list[Command]:
    """The commands of a player who leaves for good."""
    if table.status == PLAYING and table.seats_of(actor.player):
        return [Resign()]
    if table.status != OPEN:
        return []
    if table.host == actor.player:
        return [Close()]
    return [Stand(seat=seat) for seat in table.seats_of(actor.player)]

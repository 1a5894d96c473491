"""Where tables are kept: a log of events for each, and an index made from the logs.

Nothing else is the truth: every entry and seat of the index follows from the rows of its table, and can be made again.
Two stores keep this promise: `sqlite` in one file for one process, `postgres` for any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

import msgspec

from regnum.games.forms import OptionsAsData
from regnum.table.events import Reason
from regnum.table.keeping import Kept
from regnum.table.table import Status


class StorageError(Exception):
    """The store could not do it: a full disk, a lost connection. Whether it was written may be unknown."""


class ConflictError(StorageError):
    """Another process wrote a row of this number first; nothing was written."""


class Row(NamedTuple):
    """One event of a table."""

    number: int
    """From 0, without gaps."""
    time: int
    """Milliseconds since 1970."""
    body: bytes
    """The event as JSON."""
    checksum: bytes = b""
    """See `checksums`."""


class SeatEntry(msgspec.Struct, frozen=True):
    """A player or bot at a table, as the index knows them."""

    seat: int
    name: str
    player: str | None = None
    """The player's identity; None for a built-in bot."""
    bot: str | None = None
    score: int | None = None
    """Once the game is over, if it was played to its end."""
    rank: int | None = None
    """1 for the winner, once the game is over."""


class Details(msgspec.Struct, frozen=True):
    """What else lists show of a table. A field added later has a default that means what was true before."""

    options: OptionsAsData = {}
    move_time: int | None = None
    """Milliseconds for each decision; null for no clock."""
    ended: Reason | None = None
    ply: int = 0
    """How often the game has changed."""
    resigned: tuple[int, ...] = ()
    """The seats whose players resigned, in order."""
    colours: tuple[int, ...] = ()
    """For each seat the number of its colour; empty if every seat has the colour of its own number."""
    is_practice: bool = False
    """Whether the game came from a record, so that it counts nowhere."""


class Entry(msgspec.Struct, frozen=True):
    """A table in the index."""

    table: str
    game: str
    status: Status
    is_listed: bool
    opened: int
    changed: int
    """When its last event happened, in milliseconds since 1970."""
    to_act: int | None
    """The seat whose turn it is."""
    needs_service: bool
    """Whether a process has to do something for it by itself: move for a bot, or watch a clock."""
    details: Details
    seats: tuple[SeatEntry, ...] = ()
    host: str | None = None
    """The player who opened it; null if an older version wrote it."""
    kept: Kept = "always"
    """How long it is kept while nothing happens."""


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Which entries are wanted; newest change first."""

    statuses: tuple[str, ...] = ("open", "playing", "over")
    game: str | None = None
    player: str | None = None
    """Only tables where this identity sits."""
    name: str | None = None
    """Only tables with a player whose name begins like this, in upper or lower case."""
    viewer: str | None = None
    """The player whose unlisted tables are shown, too; those of others never are."""
    since: int | None = None
    until: int | None = None
    """Changed in this time: from `since` to just before `until`."""
    before: tuple[int, str] | None = None
    """Only entries after this (changed, table) in the order of the list: for the next page."""
    limit: int = 20
    most_of_host: int | None = None
    """At most so many tables of one host with the same status, the newest; the viewer's own are not counted."""


class Identity(msgspec.Struct, frozen=True):
    """A player or external bot that may sit at tables."""

    player: str
    name: str
    is_bot: bool
    created: int


class DailyResult(msgspec.Struct, frozen=True):
    """What a player scored with the daily deal of a day and game."""

    day: str
    """As 2026-11-16."""
    game: str
    player: str
    name: str
    points: int
    time: int
    """When it was sent, in milliseconds since 1970."""


class Store(Protocol):
    """The storage of tables. Everything that writes is durable when it returns, or raises and may be tried again.

    Stores inherit it, and its documentation.
    """

    is_shared: bool
    """Whether other processes may write to the same tables."""

    async def append(
        self, rows: Sequence[Row], entry: Entry, *, with_seats: bool, people: Collection[str] = ()
    ) -> None:
        """Add rows to the log of a table and set its entry, all or nothing.

        The seats of the entry are written only `with_seats`. `people` are the players who appear in the log for the
        first time. A row whose number is taken raises `ConflictError`.
        """
        ...

    async def rows(self, table: str, start: int = 0) -> list[Row]:
        """The rows of a table from this number on; empty if there is no such table."""
        ...

    async def redact(self, table: str, rows: Sequence[Row], entry: Entry) -> None:
        """Replace the bodies of these rows, and the entry with its seats: for the deletion of personal data alone."""
        ...

    async def search(self, wanted: Search) -> list[Entry]:
        """Entries with their seats."""
        ...

    async def tables_of(self, player: str) -> list[str]:
        """Every table in whose log a player appears: they did something there, or had a seat."""
        ...

    async def tables_to_serve(self) -> list[str]:
        """The tables whose entries say that they need service."""
        ...

    async def tables_to_index(self) -> list[str]:
        """Finished tables whose seats have no rank although an older version wrote them: see the second migration."""
        ...

    async def tables_to_forget(self, kept: Kept, before: int, most: int) -> list[str]:
        """Tables of a kind at which nothing has happened since before then, the oldest first."""
        ...

    async def forget_table(self, table: str, changed: int) -> None:
        """Delete a table and everything that is kept of it, unless it has changed since this time."""
        ...

    async def finished(self, player: str) -> list[Entry]:
        """The entries of all finished games of a player, with their seats."""
        ...

    async def add_identity(self, identity: Identity, token: bytes) -> None:
        """Keep an identity, unless it is known already, and the hash of one of its tokens."""
        ...

    async def identity(self, token: bytes) -> Identity | None:
        """The player whose token has this hash."""
        ...

    async def rename(self, player: str, name: str) -> None:
        """Give an identity another name."""
        ...

    async def delete_identity(self, player: str) -> None:
        """Forget an identity with its tokens and results of daily deals."""
        ...

    async def add_daily(self, result: DailyResult, since: str) -> None:
        """Keep a result, unless the player has one of that day and game; results of days before `since` are deleted."""
        ...

    async def daily(self, day: str, game: str, most: int) -> list[DailyResult]:
        """The results of a day and game, the most points first, then those sent first."""
        ...

    async def add_link(self, token: bytes, table: str, seat: int, expires: int) -> None:
        """Keep the hash of a link to a seat."""
        ...

    async def link(self, token: bytes, now: int) -> tuple[str, int] | None:
        """The table and seat of a link that has not expired."""
        ...

    async def delete_link(self, token: bytes) -> None:
        """Forget a link, and all that have expired."""
        ...

    async def heartbeat(self, process: str, began: int, until: int) -> None:
        """Note that a process has been up from then to now."""
        ...

    async def uptime(self, since: int) -> list[tuple[int, int]]:
        """When processes were up, after `since`, as (began, until), in any order."""
        ...

    async def set_presence(self, process: str, present: Sequence[tuple[str, str]], until: int) -> None:
        """Note which (table, player) have a stream in a process, in place of what was noted before."""
        ...

    async def present_players(self, table: str, now: int) -> frozenset[str]:
        """The players of a table who have a stream in any process."""
        ...

    async def lease(self, tables: Sequence[str], process: str, now: int, until: int) -> set[str]:
        """Get or extend the leases of these tables for a process until then; which of them were granted."""
        ...

    async def release(self, process: str) -> None:
        """Give back all leases of a process."""
        ...

    async def listen(self, listener: Callable[[str | None], None]) -> None:
        """Have `listener` called with the name of a table that another process wrote to.

        None means that some notifications may have been missed.
        """
        ...

    async def check(self) -> None:
        """Raise `StorageError` if nothing can be written now."""
        ...

    async def close(self) -> None:
        """Finish pending work and release everything."""
        ...

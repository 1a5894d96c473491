"""A table in memory, and its watchers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

import msgspec

from regnum.server.answers import Update
from regnum.server.clock import now
from regnum.server.store import Details, Entry, SeatEntry
from regnum.server.store.checksums import Checksums
from regnum.server.told import Told
from regnum.table import Audience, Event, Table, events
from regnum.table import audience as seen
from regnum.table.clock import Reading, is_running
from regnum.table.keeping import kept
from regnum.table.table import OVER

MOST_BEHIND = 100
"""A watcher who has missed more events gets the complete table again."""
AWAY_AFTER = 20_000
"""Milliseconds without a stream after which a player counts as away."""

WATCHED_FOR = 30_000
"""Milliseconds for which a table counts as watched after it was last looked at."""

_encode = msgspec.json.Encoder().encode


class Watcher:
    """An open stream of events: it is woken, and finds out by itself what is new."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.wakeup = asyncio.Event()
        self.push: Callable[[], None] | None = None
        """Sends what is new without waking anything, while the stream waits for nothing else."""
        self._is_due = False
        self.sent = time.monotonic()
        """When something was last sent to it."""
        self.is_silent = False
        """Whether that was so long ago that a sign of life is due."""
        self.is_dismissed = False
        """Whether the server asks to be called again later."""

    def notify(self) -> None:
        """There is something new: it is sent after everything that happens now."""
        if self.push is None:
            self.wakeup.set()
        elif not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        self._is_due = False
        if self.push is None:
            self.wakeup.set()
        else:
            self.push()

    def dismiss(self) -> None:
        """Ask the watcher to connect again, to another process or to this one after its restart."""
        self.is_dismissed = True
        self.wakeup.set()


class LiveTable:
    """A table that is in use."""

    def __init__(self, name: str, table: Table, now: int, seen: int = 0, checksums: Checksums | None = None) -> None:
        self.name = name
        self.table = table
        self.checksums = checksums or Checksums(name)
        """Those of all its events."""
        self.people = people_in(happened.event for happened in table.log)
        """The players who appear in its log."""
        self.lock = asyncio.Lock()
        """Held while the table is written to."""
        self.store_version = self.read_version = 0
        """How often the store may have changed, and up to which of these changes it was read."""
        self.is_leased = False
        """Whether this process moves for the bots of the table and watches its clock."""
        self.clock: Reading | None = None
        """The clock of the player to act, if one runs."""
        self.watchers: set[Watcher] = set()
        self.used = now
        """When it was last asked for, also by the server itself."""
        self.seen = seen
        """When a player or spectator last looked at it."""
        self.address = ""
        """Where a player of the table last called from, for sharing thinking time; it is not stored."""
        self.version = 0
        """Grows whenever there is something new for watchers."""
        self._last_present = dict.fromkeys((seat.player for seat in table.seats if seat.player), now)
        self._parts: dict[Hashable, bytes] = {}
        self._told = Told()

    @property
    def is_stale(self) -> bool:
        """Whether the store may know more than this process."""
        return self.store_version != self.read_version

    def mark_stale(self) -> None:
        """From now on the store may know more than this process."""
        self.store_version += 1

    @property
    def needs_service(self) -> bool:
        """Whether the server has to do something for it without being asked."""
        return needs_service(self.table) or (self.table.mover is not None and self.is_watched)

    @property
    def is_watched(self) -> bool:
        """Whether anyone looks at it, or did a moment ago."""
        return bool(self.watchers) or now() - self.seen < WATCHED_FOR

    @property
    def is_attended(self) -> bool:
        """Whether a player of the game looks at it, or did a moment ago."""
        return self.is_watched and has_people(self.table)

    def publish(self, table: Table, checksums: Checksums | None = None) -> None:
        """Show a newer table to all watchers; with the checksums of its events, if it has more of them than before."""
        if checksums is not None:
            self.people |= people_in(happened.event for happened in table.log[self.checksums.next :])
            self.checksums = checksums
        else:  # earlier events may have been changed
            self._told = Told()
        self.table = table
        self.notify_watchers()

    def prepare(self) -> Iterator[None]:
        """Encode a long log bit by bit, so that sending it takes no time."""
        return self._told.prepare(self.table)

    def notify_watchers(self) -> None:
        """Wake all watchers."""
        self.version += 1
        self._parts.clear()
        for watcher in self.watchers:
            watcher.notify()

    def attach(self, watcher: Watcher) -> None:
        """Begin to send to a watcher."""
        self.watchers.add(watcher)
        if self.table.seats_of(watcher.player):
            self.notify_watchers()

    def detach(self, watcher: Watcher, now: int) -> None:
        """Stop sending to a watcher."""
        self.watchers.discard(watcher)
        self.used = self.seen = now
        if self.table.seats_of(watcher.player):
            self._last_present[watcher.player] = now
            self.notify_watchers()

    def absent(self, now: int) -> frozenset[str]:
        """The players who have been away from here for a while."""
        here = {watcher.player for watcher in self.watchers}
        players = {seat.player for seat in self.table.seats if seat.player}
        return frozenset(
            player for player in players - here if now - self._last_present.setdefault(player, now) >= AWAY_AFTER
        )

    def update(self, player: str, since: int | None = None) -> bytes:
        """What a player may know, and what has happened since the last event that they saw, as JSON.

        Made once for all players who may know the same.
        """
        audience, start = self._audience(player), self.first_sent(since)
        found = self._parts.get((audience, start))
        if found is None:
            found = self._parts[audience, start] = _encode(self._update(audience, start))
        return found

    def first_sent(self, since: int | None) -> int:
        """The first event that is sent to a player who saw this one last: all of them to one who is far behind."""
        number = self.table.number
        is_near = since is not None and 0 <= since <= number and number - since <= MOST_BEHIND
        return since + 1 if since is not None and is_near else 0

    def _audience(self, player: str) -> Audience:
        known = Audience.of(self.table, player)
        return known if known.seats or player in self.table.muted else Audience()

    def _update(self, audience: Audience, start: int) -> Update:
        seat = seen.seen_seat(self.table, audience)
        return Update(
            table=self.name,
            number=self.table.number,
            is_whole=start == 0,
            your_seats=audience.seats,
            seen_by=seat,
            deadline=self.clock.deadline if self.clock else None,
            present=self._present(),
            summary=self._part("summary", lambda: _encode(seen.summary(self.table))),
            view=self._part(("view", seat), lambda: _encode(seen.view(self.table, seat))),
            events=self._part(self._told.key(self.table, audience, start), lambda: self._told_events(audience, start)),
            may_undo=seen.may_undo(self.table, audience),
            away_after=AWAY_AFTER,
        )

    def _present(self) -> list[int]:
        """The seats whose players watch from here; built-in bots are always present, and are not listed."""
        here = {watcher.player for watcher in self.watchers}
        return [seat.number for seat in self.table.seats if seat.player in here]

    def _part(self, key: Hashable, make: Callable[[], bytes]) -> Any:
        """A part of an update that is the same for several audiences, encoded once."""
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = make()
        return encoded(found)

    def _told_events(self, audience: Audience, start: int) -> bytes:
        return self._told.events(self.table, audience, start)


def people_in(found: Iterable[Event]) -> set[str]:
    """The players of some events."""
    return {player for event in found for player in events.people(event)}


def encoded(json: bytes) -> Any:
    """Something that is JSON already, to be put as it is into an answer in place of what it says."""
    return msgspec.Raw(json)


def has_people(table: Table) -> bool:
    """Whether anyone plays but built-in bots: a person or a program, present or away."""
    return any(seat.player is not None and not seat.is_resigned for seat in table.seats)


def needs_service(table: Table) -> bool:
    """Whether a table has a clock to watch, or a bot to move for; bots among themselves play for spectators alone."""
    return is_running(table) or (table.mover is not None and has_people(table))


def entry_of(name: str, table: Table, *, with_seats: bool = True) -> Entry:
    """A table as the index knows it; where its seats are not to be written they can be left out."""
    acting = table.to_act
    return Entry(
        table=name,
        game=table.opened.game,
        status=table.status,
        is_listed=table.opened.is_listed,
        opened=table.log[0].time,
        changed=table.changed,
        to_act=acting.number if acting else None,
        needs_service=needs_service(table),
        details=Details(
            options=table.opened.options,
            move_time=table.opened.move_time,
            ended=table.ended.reason if table.ended else None,
            ply=table.ply,
            resigned=tuple(table.resigned),
            colours=_colours(table),
            is_practice=table.opened.is_practice,
        ),
        seats=_seat_entries(table) if with_seats else (),
        host=table.host,
        kept=kept(table),
    )


def _colours(table: Table) -> tuple[int, ...]:
    colours = tuple(seat.colour for seat in table.seats)
    return () if colours == tuple(range(len(colours))) else colours


def _seat_entries(table: Table) -> tuple[SeatEntry, ...]:
    """Those who sit there; with their ranks once the game is over, and scores if it was played to its end."""
    ranks = table.ranks()
    scores = table.state.result().scores if table.status == OVER and table.state and table.state.is_over else None
    return tuple(
        SeatEntry(
            seat=seat.number,
            name=seat.name or seat.bot or "",
            player=seat.player,
            bot=seat.bot,
            score=scores[seat.number] if scores else None,
            rank=ranks[seat.number] if ranks else None,
        )
        for seat in table.seats
        if seat.is_taken
    )

"""What the server does without being asked: bot moves, clocks, and takeover from processes that died."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from itertools import count

from regnum.bots import usual_opponent
from regnum.bots.registry import is_quick
from regnum.bots.turn import bots_turn
from regnum.bots.worker import BotPool
from regnum.errors import RegnumError
from regnum.games import game_names
from regnum.server.clock import now
from regnum.server.hub import DamagedTableError, Hub
from regnum.server.live import LiveTable, has_people, needs_service
from regnum.server.metrics import METRICS
from regnum.server.names import new_name
from regnum.server.store import StorageError
from regnum.server.thinking import Schedule, Thinking, Wish
from regnum.table import SYSTEM, Table
from regnum.table.clock import is_running, read
from regnum.table.commands import Play, Replace
from regnum.table.keeping import Kept
from regnum.table.uptime import Span

_LEASE = 2_000
"""Milliseconds after which the tables of a process that died are free."""
_ROUND = 0.5
"""Seconds between two rounds of looking after the tables."""
_SWEEP_EVERY, _HEARTBEAT_EVERY, _SCAN_EVERY, _FORGET_EVERY = 60, 10, 20, 600
"""Rounds between two cleanings, two heartbeats, two searches for tables to serve, and two for idle ones."""
_log = logging.getLogger(__name__)


class TableRunner:
    """The bots, clocks and leases of one server process."""

    def __init__(self, hub: Hub, bots: BotPool, schedule: Schedule, days_kept: Mapping[Kept, float]) -> None:
        self.process = new_name()
        self._hub, self._store, self._background = hub, hub.store, hub.background
        self._bots = bots
        self._pause, self._places = schedule.pause, Thinking(schedule)
        self._began = now()
        self._days_kept = days_kept
        self._candidates: set[str] = set()
        """The tables in memory that need service, or will as soon as a spectator comes: few of all."""
        self._thinking: set[tuple[str, int]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def run(self) -> None:
        """Look after all tables, for as long as the process lives."""
        for turn in count():
            try:
                await self._round(turn)
            except StorageError as problem:
                _log.warning("the store does not answer: %s", problem)
            except Exception:
                _log.exception("looking after the tables failed")
            await asyncio.sleep(_ROUND)

    async def close(self) -> None:
        """Let others take over."""
        for timer in self._timers.values():
            timer.cancel()
        try:
            await self._store.release(self.process)
        except StorageError:
            _log.warning("leases could not be given back; they will expire")

    async def ready_bots(self, processes: int) -> None:
        """Compile the default bots in advance in some processes, so that the first game does not have to wait."""
        for game in game_names():
            warming = [self._bots.warm(game, usual_opponent(game)) for _ in range(processes)]  # each has one to itself
            await asyncio.gather(*map(asyncio.wrap_future, warming))
            _log.info("a bot is ready", extra={"game": game, "bot": usual_opponent(game)})

    def attend(self, live: LiveTable) -> None:
        """Do what a table that was loaded or has changed needs: set its clock, move for its bots."""
        self._watch_clock(live)
        if live.table.mover is not None or needs_service(live.table):
            self._candidates.add(live.name)
        if not live.needs_service:
            live.is_leased = False
        elif live.is_leased:
            self._move_for_bot(live)
        else:
            self._background.spawn(self._claim([live.name]))

    async def _round(self, turn: int) -> None:
        if turn % _SWEEP_EVERY == 0:
            self._hub.sweep()
        if turn % _FORGET_EVERY == _FORGET_EVERY - 1:
            self._background.spawn(self._hub.forget_idle(self._days_kept))
        METRICS.tables.set(len(self._hub.live))
        if turn % _HEARTBEAT_EVERY == 0:
            if any(live.table.opened.move_time for live in self._hub.live.values()):
                await self._store.heartbeat(self.process, self._began, now())
            if self._store.is_shared:
                await self._write_presence()
        if self._store.is_shared or turn % _SCAN_EVERY == 0:
            to_serve = self._in_memory().union(await self._store.tables_to_serve())
            await self._claim(sorted(to_serve - self._hub.damaged.keys()))

    def _in_memory(self) -> set[str]:
        """The tables in memory that need service now."""
        found = [live for name in self._candidates if (live := self._hub.live.get(name)) is not None]
        self._candidates = {live.name for live in found if live.table.mover is not None or needs_service(live.table)}
        return {live.name for live in found if live.needs_service}

    async def _write_presence(self) -> None:
        present = [(live.name, watcher.player) for live in self._hub.live.values() for watcher in live.watchers]
        await self._store.set_presence(self.process, present, now() + int(2000 * _HEARTBEAT_EVERY * _ROUND))

    async def _claim(self, names: list[str]) -> None:
        """Get or extend the leases of these tables, and serve those that were granted."""
        if not names:
            return
        granted = await self._store.lease(names, self.process, now(), now() + _LEASE)
        for name in names:
            if name in granted:
                await self._serve(name)
            elif name in self._hub.live:
                self._hub.live[name].is_leased = False

    async def _serve(self, name: str) -> None:
        """Do what is to be done for a table now; one that is damaged does not keep the others from being served."""
        try:
            live = await self._hub.table(name)
        except DamagedTableError:
            return
        if live is None or not live.needs_service:
            await self._correct(live)
            return
        live.is_leased = True
        self._move_for_bot(live)
        if live.clock is not None and live.clock.is_expired(now()):
            self._background.spawn(self._replace(live, live.clock.seat, live.table.ply))

    async def _correct(self, live: LiveTable | None) -> None:
        """Bots play among themselves at this table, and an older version, which never let them wait, flagged it."""
        if live is not None and live.table.mover is not None and not needs_service(live.table):
            await self._hub.index_again(live)

    def _move_for_bot(self, live: LiveTable) -> None:
        job = (live.name, live.table.ply)
        if live.table.mover is not None and job not in self._thinking:
            self._thinking.add(job)
            self._background.spawn(self._think(live, job))

    async def _think(self, live: LiveTable, job: tuple[str, int]) -> None:
        try:
            await self._wait(live)
            async with self._places.place(self._wish(live)):
                if live.table.ply == job[1] and live.needs_service:
                    await self._move(live, live.table)
        except RegnumError:
            _log.info("a bot's move came too late", extra={"table": live.name, "ply": job[1]})
        except (StorageError, DamagedTableError) as problem:  # the next look finds the table again
            _log.warning("a bot's move could not be kept: %s", problem, extra={"table": live.name})
        finally:
            self._thinking.discard(job)

    async def _wait(self, live: LiveTable) -> None:
        """Bots among themselves, and those who play for people who are away, take their time."""
        if self._pause and not self._is_attended(live):
            await asyncio.sleep(max(0.0, self._pause - (now() - live.table.changed) / 1000))

    def _is_attended(self, live: LiveTable) -> bool:
        """Whether a player waits here, or may wait at another process."""
        return live.is_attended or (self._store.is_shared and has_people(live.table))

    def _wish(self, live: LiveTable) -> Wish:
        table = live.table
        quick = table.mover is not None and is_quick(table.opened.game, table.mover)
        return Wish(live.name, table.host, live.address, quick, lambda: self._is_attended(live))

    async def _move(self, live: LiveTable, table: Table) -> None:
        action = await self._choice(table)
        await self._hub.command(live, Play(ply=table.ply, action=action), SYSTEM)

    async def _choice(self, table: Table) -> str:
        """The choice of the bot to act: it sees its own view only, in a separate process."""
        turn = bots_turn(table)
        assert turn is not None
        with METRICS.thinking.track_inprogress():
            choice = await asyncio.wrap_future(self._bots.submit(turn))
        if choice.failure is not None:
            METRICS.failures.inc()
        return str(choice.action)

    def _watch_clock(self, live: LiveTable) -> None:
        timer = self._timers.pop(live.name, None)
        if timer is not None:
            timer.cancel()
        live.clock = None
        if not is_running(live.table):
            return
        if live.table.turn_began >= self._began:
            self._set_clock(live, [])
        else:
            self._background.spawn(self._resume_clock(live, live.table))

    async def _resume_clock(self, live: LiveTable, table: Table) -> None:
        """A turn that began before this process did: the time when no process was up does not count."""
        try:
            uptime = await self._store.uptime(table.turn_began)
        except StorageError as problem:
            _log.warning("a clock could not be read: %s", problem, extra={"table": live.name})
            if live.table is table:
                self._set_timer(live, _ROUND, self._watch_clock)
            return
        if live.table is table:
            self._set_clock(live, uptime)
            live.notify_watchers()

    def _set_clock(self, live: LiveTable, before: list[Span]) -> None:
        """Set a timer for the deadline, given when processes were up before this one."""
        time = now()
        live.clock = read(live.table, [*before, (self._began, time)], time)
        if live.clock is not None:
            self._set_timer(live, live.clock.left / 1000, self._time_is_up)

    def _set_timer(self, live: LiveTable, seconds: float, then: Callable[[LiveTable], None]) -> None:
        self._timers[live.name] = asyncio.get_running_loop().call_later(seconds, then, live)

    def _time_is_up(self, live: LiveTable) -> None:
        self._background.spawn(self._claim([live.name]))

    async def _replace(self, live: LiveTable, seat: int, ply: int) -> None:
        """Have a bot play for the player who ran out of time."""
        try:
            await self._hub.command(live, Replace(seat=seat), SYSTEM, only_at=ply)
        except RegnumError:
            _log.info("the game ended before its clock", extra={"table": live.name})
        except (StorageError, DamagedTableError) as problem:  # the next look finds the table again
            _log.warning("no bot could take over: %s", problem, extra={"table": live.name})

"""Work that takes long enough to keep others waiting, done in other processes.

A thread would not do, because Python lets one thread run at a time and changes between them rarely: replaying a game in
a thread delayed every answer by several milliseconds.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from regnum.bots.worker import leave_with_the_parent, let_the_parent_go_first

_PROCESSES = 2
_log = logging.getLogger(__name__)

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Aside:
    """Work for the other processes: tables are loaded at once, and requests that take long answered one by one."""

    def __init__(self) -> None:
        self._one_by_one = asyncio.Semaphore(_PROCESSES - 1)

    async def load(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The result of a function of a module; its arguments and its result are copied.

        A thread does it while the processes are being started, and if one was lost.
        """
        pool = _pool()
        if pool.is_ready:
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool as problem:
                _log.warning("a process for long work was lost: %s", problem)
                _discard(pool)
        return await asyncio.to_thread(work, *arguments)

    async def answer(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The same for a request: while one is being answered, the others wait, and tables can be loaded."""
        async with self._one_by_one:
            return await self.load(work, *arguments)


class _Pool(ProcessPoolExecutor):
    """The processes of this server, which take a moment to start."""

    def __init__(self) -> None:
        super().__init__(_PROCESSES, mp_context=multiprocessing.get_context("spawn"), initializer=_settle)
        self.first: Future[None] = Future()
        """Done when a process has started; never, if none can be."""
        try:
            self.first, *_ = [self.submit(_settled) for _ in range(_PROCESSES)]  # which starts all of them
        except (OSError, BrokenProcessPool) as problem:
            _log.warning("no process for long work can be started: %s", problem)

    @property
    def is_ready(self) -> bool:
        """Whether a process waits for work."""
        return self.first.done()


_pools: list[_Pool] = []
"""The pool of this process, once it is needed."""


def start_processes() -> None:
    """Start them before they are needed."""
    _pool()


def stop_processes() -> None:
    """End the processes; they are started again when they are needed."""
    for pool in _pools:
        _discard(pool)


def _pool() -> _Pool:
    if not _pools:
        _pools.append(_Pool())
    return _pools[0]


def _discard(pool: _Pool) -> None:
    if pool in _pools:
        _pools.remove(pool)
    pool.shutdown(wait=False, cancel_futures=True)


def _settled() -> None:
    """Nothing: the first work of a process, which is done when it has started."""


def _settle() -> None:
    """Leave Ctrl-C to the parent, do not outlive it, and let it go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_the_parent()
    let_the_parent_go_first()

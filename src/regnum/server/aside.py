"""Work that takes long enough to keep others waiting, done in other processes.

A thread would not do, because Python lets one thread run at a time and changes between them rarely: replaying a game in
a thread delayed every answer by several milliseconds.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from regnum.bots.worker import leave_with_the_parent

_PROCESSES = 2
_NICENESS = 5
"""Whoever plays comes first."""
_log = logging.getLogger(__name__)
_pools: list[ProcessPoolExecutor] = []
"""The pool of this process, once it is needed."""

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Aside:
    """Work for the other processes: tables are loaded at once, and requests that take long answered one by one."""

    def __init__(self) -> None:
        self._one_by_one = asyncio.Semaphore(_PROCESSES - 1)

    async def load(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The result of a function of a module; its arguments and its result are copied."""
        for _ in range(2):  # a process that died is replaced once
            pool = _pool()
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


def stop_processes() -> None:
    """End the processes; they are started again when they are needed."""
    for pool in _pools:
        _discard(pool)


def _pool() -> ProcessPoolExecutor:
    if not _pools:
        spawn = multiprocessing.get_context("spawn")
        _pools.append(ProcessPoolExecutor(_PROCESSES, mp_context=spawn, initializer=_settle))
    return _pools[0]


def _discard(pool: ProcessPoolExecutor) -> None:
    if pool in _pools:
        _pools.remove(pool)
    pool.shutdown(wait=False, cancel_futures=True)


def _settle() -> None:
    """Leave Ctrl-C to the parent, do not outlive it, and let it go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_the_parent()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)

"""Where work is done: in this process, in one process a core, or on a Ray cluster. The results are the same.

An executor maps a task over items and hands the results back in the order of the items. A worker that dies loses
nothing: its item is done again by another.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

from regnum.bots.worker import leave_with_the_parent, spared_from_interrupts
from regnum.errors import UsageError
from regnum.words.message import message

I = TypeVar("I")  # noqa: E741
R = TypeVar("R")

ATTEMPTS = 4
"""Maximum number of worker crashes per item."""
_AHEAD = 2
"""Items a worker has before it: the one it does and the next, so that it never waits."""


class Executor(Protocol):
    """Does work somewhere."""

    def map(self, task: Callable[[I], R], items: Iterable[I]) -> Iterator[R]:
        """The task's results in the order of the items, which are taken no earlier than they are needed."""
        ...


class InProcess:
    """Does one thing after the other, here."""

    def map(self, task: Callable[[I], R], items: Iterable[I]) -> Iterator[R]:
        """The task's results in the order of the items."""
        return map(task, items)


class Processes:
    """Worker processes on this machine; one that dies is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def map(self, task: Callable[[I], R], items: Iterable[I]) -> Iterator[R]:
        """The task's results in the order of the items."""
        before = set(active_children())
        pool, waiting, deaths, left = self._pool(), deque[tuple[I, Future[R]]](), 0, iter(items)
        try:
            while True:
                for item in islice(left, _AHEAD * self.workers - len(waiting)):
                    waiting.append((item, _submitted(pool, task, item)))
                if not waiting:
                    return
                try:
                    result = waiting[0][1].result()
                except BrokenProcessPool:
                    deaths += 1
                    if deaths == ATTEMPTS:
                        raise UsageError(message("error-arena-worker", attempts=ATTEMPTS)) from None
                    pool.shutdown()
                    pool = self._pool()
                    waiting = deque((item, _again(pool, task, item, future)) for item, future in waiting)
                    continue
                waiting.popleft()
                deaths = 0
                yield result
        finally:
            _abandon(pool, before)

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_begin_worker)


def _abandon(pool: ProcessPoolExecutor, before: set[BaseProcess]) -> None:
    """End the workers at once: their results are no longer needed."""
    results: Any = pool._result_queue
    pool.shutdown(wait=False, cancel_futures=True)
    for child in set(active_children()) - before:
        child.terminate()
        child.join()
    # A worker that was just writing leaves half a result. The pool's thread would wait for the rest, and Python for it.
    results._writer.close()


def _again(pool: ProcessPoolExecutor, task: Callable[[I], R], item: I, future: Future[R]) -> Future[R]:
    """Keep finished items; the rest is done again."""
    is_done = future.done() and not future.cancelled() and future.exception() is None
    return future if is_done else _submitted(pool, task, item)


def _submitted(pool: ProcessPoolExecutor, task: Callable[[I], R], item: I) -> Future[R]:
    """The future of an item; if a worker has died already, one that says so."""
    try:
        with spared_from_interrupts():  # submitting may start a worker
            return pool.submit(task, item)
    except BrokenProcessPool as broken:
        failed: Future[R] = Future()
        failed.set_exception(broken)
        return failed


def _begin_worker() -> None:
    """Leave Ctrl-C and standard output to the parent, and do not outlive it."""
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_the_parent()


class Ray:
    """A Ray cluster: the one at this address, or one started here for as long as the work takes."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise UsageError(message("error-arena-ray")) from None
        self._ray: Any = ray
        self._address = address
        self._workers = workers

    def map(self, task: Callable[[I], R], items: Iterable[I]) -> Iterator[R]:
        """The task's results in the order of the items."""
        is_ours = not self._ray.is_initialized()
        if is_ours:
            self._connect()
        try:
            yield from self._map(task, items)
        finally:
            if is_ours:
                self._ray.shutdown()

    def _map(self, task: Callable[[I], R], items: Iterable[I]) -> Iterator[R]:
        ray, left = self._ray, iter(items)
        remote = ray.remote(max_retries=ATTEMPTS - 1)(_call)
        shared = ray.put(task)  # once for all items
        ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        while True:
            waiting.extend(remote.remote(shared, item) for item in islice(left, ahead - len(waiting)))
            if not waiting:
                return
            try:
                result: R = ray.get(waiting.popleft())
            except ray.exceptions.WorkerCrashedError:
                raise UsageError(message("error-arena-worker", attempts=ATTEMPTS)) from None
            yield result

    def _connect(self) -> None:
        settings: dict[str, Any] = {"address": self._address or "local"}
        if not self._address:
            settings["num_cpus"] = self._workers
        try:
            self._ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR", **settings)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise UsageError(
                message("error-arena-cluster", address=self._address or "", problem=str(problem))
            ) from None


def _call(task: Callable[[I], R], item: I) -> R:
    return task(item)

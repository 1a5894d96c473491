"""Bots in separate processes, with a time limit: whatever a bot does there, its game continues.

A worker gets a view, never a state, and answers with actions in notation, so nothing that a bot says is trusted: the
text is read, and the action looked up among the legal ones, here. A bot that raises, dies, takes too long or answers
with what is not allowed loses its decision, not the game: a move is made for it, and the failure reported. A worker
can also be asked what a bot thinks of a view; if that fails, there is a failure and no analysis.
"""

from __future__ import annotations

import json
import logging
import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Self

import msgspec
import numpy as np

from regnum.bots.protocol import Analysis, Bot, Budget, Candidate, RandomBot, Turn, analyse
from regnum.bots.registry import bot, is_trusted, trust
from regnum.engine.limits import limit_calls
from regnum.errors import NotationError, UsageError
from regnum.games import game
from regnum.games.chance import advance, seeded
from regnum.games.dealing import SeededDeal

CRASHED, LATE, RAISED, ILLEGAL, BROKEN = REASONS = ("crashed", "late", "raised", "illegal", "broken")
"""How a bot can fail: its process died, it took too long, raised, answered with no legal action, cannot be loaded."""

_GRACE_SECONDS = 2.0
_LONGEST_SECONDS = 60.0
"""For one decision, if neither budget nor limit speaks of seconds."""
_WARM_SECONDS = 180.0
"""For importing and compiling, which happens once and is not part of a decision."""
_LONGEST_DETAIL = 200
_NICENESS = 10
"""Where bots need all the processors, those who started them still come first."""
_FALLBACK = "greedy"

_spawn = multiprocessing.get_context("spawn")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a bot did not make its own move."""

    game: str
    bot: str
    reason: str
    """One of `REASONS`."""
    detail: str = ""
    """What the bot or the system reported, in English, for the author of the bot."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action, the new state of the random numbers, and what went wrong, if the bot did not choose it."""

    action: Any
    chance: np.uint64
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Analysed:
    """A bot's analysis, with the new state of its random numbers, or why it failed."""

    analysis: Analysis | None
    chance: np.uint64
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """A request to a worker: a bot's turn, and what is wanted."""

    turn: Turn
    is_trusted: bool
    """Whether a person here asked for a bot by module and attribute; see `registry.trust`."""
    is_analysis: bool = False
    """Whether the bot is to analyse, rather than to choose."""

    @property
    def bot(self) -> tuple[str, str]:
        """The game and the name of the bot."""
        return self.turn.game, self.turn.bot


class _FailureError(Exception):
    """A worker did not answer a job."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason, self.detail = reason, detail


class BotWorker:
    """One process that makes one decision at a time. It is started when it is first needed, and after every loss."""

    def __init__(self, warm_limit: float = _WARM_SECONDS) -> None:
        self.known: set[tuple[str, str]] = set()
        """The bots, by game, that have answered here: they are loaded and compiled."""
        self._warm_limit = warm_limit
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, job: Job, limit: float) -> tuple[Any, np.uint64]:
        """The bot's answer as plain data and its random numbers, within some seconds from when it is ready to think."""
        pipe = self._started()
        try:
            pipe.send(job)
            self._answer(pipe, self._warm_limit)
            self.known.add(job.bot)
            answer, chance = self._answer(pipe, limit)
            return answer, np.uint64(chance)
        except (EOFError, OSError) as problem:
            raise _FailureError(CRASHED, self._death()) from problem

    def kill(self) -> None:
        """End the process, whatever it does."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        self.known.clear()
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def _started(self) -> Connection:
        if self._process is not None and not self._process.is_alive():
            self.kill()  # it died while it had nothing to do: no bot is to blame
        if self._pipe is None:
            ours, theirs = _spawn.Pipe()
            process = _spawn.Process(target=_serve, args=(theirs,), daemon=True, name="regnum-bot")
            with theirs:
                try:
                    with spared_from_interrupts():
                        process.start()
                except (OSError, ValueError) as problem:
                    ours.close()
                    raise _FailureError(CRASHED, f"no process could be started: {problem}") from problem
            self._process, self._pipe = process, ours
        return self._pipe

    def _answer(self, pipe: Connection, limit: float) -> Any:
        """The worker's next message; raises if there is none in time, or if the worker failed."""
        if not pipe.poll(limit):
            raise _FailureError(LATE, f"{limit:g} s")
        reason, said = json.loads(pipe.recv_bytes())
        if reason:
            raise _FailureError(reason, said)
        return said

    def _death(self) -> str:
        process = self._process
        if process is None:
            return ""
        process.join(1)
        return f"exit code {process.exitcode}"


class BotPool:
    """Some workers that any thread may ask for decisions.

    Every method may be called from many threads at once; those who find all workers busy wait. Close it when it is no
    longer needed, or use it in a `with` statement.
    """

    def __init__(self, workers: int = 1, *, grace: float = _GRACE_SECONDS, warm_limit: float = _WARM_SECONDS) -> None:
        if os.name == "posix":
            resource_tracker.ensure_running()  # as long as `sys.stderr` is a file: a terminal app will replace it
        self._grace = grace
        self._workers = [BotWorker(warm_limit) for _ in range(workers)]
        self._free = list(self._workers)
        self._change = threading.Condition()
        self._is_closed = False
        self._hopeless: set[tuple[str, str]] = set()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="regnum-bots")

    def choose(self, turn: Turn, limit: float | None = None) -> Choice:
        """A legal action for the seat to act: the bot's, or one made for it if it fails.

        `limit` is in seconds from when the bot is loaded and compiled; if it is not given, the budget's seconds and a
        grace are.
        """
        try:
            text, chance = self._ask(Job(turn, is_trusted(turn.bot)), limit)
            return Choice(_legal_action(turn, text), chance)
        except _FailureError as problem:
            return Choice(*fallback(turn.game, turn.view, turn.chance), self._failure(turn, problem))

    def analyse(self, turn: Turn, limit: float | None = None) -> Analysed:
        """The bot's analysis of the view, with nothing but legal actions; `limit` as in `choose`."""
        try:
            data, chance = self._ask(Job(turn, is_trusted(turn.bot), is_analysis=True), limit)
            return Analysed(_read_analysis(turn, data), chance)
        except _FailureError as problem:
            return Analysed(None, turn.chance, self._failure(turn, problem))

    def submit(self, turn: Turn, limit: float | None = None) -> Future[Choice]:
        """`choose` as a future; for an event loop, by `asyncio.wrap_future`."""
        return self._threads.submit(self.choose, turn, limit)

    def submit_analysis(self, turn: Turn, limit: float | None = None) -> Future[Analysed]:
        """`analyse` as a future."""
        return self._threads.submit(self.analyse, turn, limit)

    def warm(self, game_name: str, bot_name: str) -> Future[Choice]:
        """Have a worker import and compile a bot before it is needed, by a small decision of no consequence."""
        rules = game(game_name)
        state = rules.start(rules.options(), SeededDeal("warm"))
        return self.submit(Turn(game_name, bot_name, state.view(state.seat), Budget(playouts=1), seeded(1)))

    def close(self) -> None:
        """End all workers; those who still wait for one get a fallback."""
        with self._change:
            self._is_closed = True
            self._change.notify_all()
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _limit(self, budget: Budget) -> float:
        return _LONGEST_SECONDS if budget.seconds is None else budget.seconds + self._grace

    def _ask(self, job: Job, limit: float | None) -> tuple[Any, np.uint64]:
        if job.bot in self._hopeless:
            raise _FailureError(BROKEN, "it did not get ready in time before")
        worker = self._taken(job)
        try:
            return worker.ask(job, self._limit(job.turn.budget) if limit is None else limit)
        except BaseException as problem:
            reason = problem.reason if isinstance(problem, _FailureError) else ""
            if reason == LATE and job.bot not in worker.known:
                self._hopeless.add(job.bot)
            if reason not in (RAISED, BROKEN):  # it may be thinking still, and would answer the next job with this one
                worker.kill()
            raise
        finally:
            if self._is_closed:
                worker.kill()
            with self._change:
                self._free.append(worker)
                self._change.notify()

    def _taken(self, job: Job) -> BotWorker:
        """A free worker, rather one that knows the bot."""
        with self._change:
            self._change.wait_for(lambda: self._free or self._is_closed)
            if self._is_closed:
                raise _FailureError(CRASHED, "the workers were closed")
            worker = next((one for one in self._free if job.bot in one.known), self._free[-1])
            self._free.remove(worker)
            return worker

    def _failure(self, turn: Turn, problem: _FailureError) -> Failure:
        failure = Failure(turn.game, turn.bot, problem.reason, problem.detail)
        if not self._is_closed:
            told = {"game": turn.game, "bot": turn.bot, "reason": failure.reason, "detail": failure.detail}
            _log.warning("a bot failed: %s", told, extra=told)
        return failure


def _legal_action(turn: Turn, text: str) -> Any:
    """The action that a bot named, if it may be played."""
    try:
        action = game(turn.game).parse_action(text)
    except NotationError as problem:
        raise _FailureError(ILLEGAL, text) from problem
    if not turn.view.explain(action).is_legal:
        raise _FailureError(ILLEGAL, text)
    return action


def _is_finite(candidate: Candidate) -> bool:
    numbers = (candidate.share, candidate.error, *candidate.win, *candidate.points, *candidate.points_error)
    return all(map(math.isfinite, numbers))


def _read_analysis(turn: Turn, data: Any) -> Analysis:
    """The analysis that a bot sent as plain data, if it makes sense: legal actions, each once, and finite numbers."""
    try:
        read = msgspec.convert(data, Analysis)
    except msgspec.ValidationError as problem:
        raise _FailureError(ILLEGAL, str(problem)[:_LONGEST_DETAIL]) from problem
    candidates = [msgspec.structs.replace(one, action=_legal_action(turn, str(one.action))) for one in read.candidates]
    if not candidates or not all(map(_is_finite, candidates)):
        raise _FailureError(ILLEGAL, "no candidates, or numbers that are none")
    if len({one.action for one in candidates}) < len(candidates):
        raise _FailureError(ILLEGAL, "the same candidate twice")
    return msgspec.structs.replace(read, seat=turn.view.seat, candidates=tuple(candidates))


def fallback(game_name: str, view: Any, chance: np.uint64) -> tuple[Any, np.uint64]:
    """A move for a bot that made none: the greedy policy's, or a random one; the first legal one if even that fails."""
    name = _FALLBACK if _FALLBACK in game(game_name).policies else RandomBot.name
    try:
        action, after = bot(game_name, name).choose(view, Budget(playouts=1), chance)
        if view.explain(action).is_legal:
            return action, after
    except Exception:
        _log.exception("the policy %s of %s failed", name, game_name)
    return view.legal_actions()[0], advance(chance)


def _serve(pipe: Connection) -> None:
    """The life of a worker process."""
    _settle()
    ready: dict[tuple[str, str], Bot] = {}
    phases: set[tuple[str, str, str, bool]] = set()
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        limit_calls(_longest_call(job.turn.budget))
        answer = _guarded(lambda job=job: _get_ready(job, ready, phases))  # type: ignore[misc]
        pipe.send_bytes(answer)
        if not json.loads(answer)[0]:
            pipe.send_bytes(_guarded(lambda job=job: _decide(job.turn, job.is_analysis, ready[job.bot])))  # type: ignore[misc]


def _settle() -> None:
    """Leave Ctrl-C to the parent, keep off the screen, let the parent go first, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    let_the_parent_go_first()
    leave_with_the_parent()


def let_the_parent_go_first() -> None:
    """Take the processor only where the process that started this one does not need it, as far as that can be had.

    Linux shares the processors among sessions first, and looks at niceness only within each: in the same session, what
    this process uses would count as if the parent had used it.
    """
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    if hasattr(os, "setsid"):
        with suppress(OSError):
            os.setsid()
            Path("/proc/self/autogroup").write_text(str(_NICENESS), encoding="utf-8")


@contextmanager
def spared_from_interrupts() -> Iterator[None]:
    """Processes started meanwhile never get Ctrl-C, not even while they are importing: the parent ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_with_the_parent() -> None:
    """Have this process end when the one that started it does, however that ends."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _get_ready(job: Job, ready: dict[tuple[str, str], Bot], phases: set[tuple[str, str, str, bool]]) -> None:
    """Load a bot, and have it decide something small in every phase of a game: all it compiles is then compiled."""
    if job.bot not in ready:
        if job.is_trusted:
            trust(job.turn.bot)
        try:
            ready[job.bot] = bot(*job.bot)
        except UsageError as problem:
            raise _FailureError(BROKEN, str(problem)) from problem
    phase = (*job.bot, str(getattr(job.turn.view, "phase", "")), job.is_analysis)
    if phase not in phases:
        _decide(job.turn._replace(budget=Budget(playouts=1)), job.is_analysis, ready[job.bot])
        phases.add(phase)


def _longest_call(budget: Budget) -> float:
    """When to stop compiled code that does not return: sooner than the parent would end the process."""
    return _LONGEST_SECONDS - 1 if budget.seconds is None else budget.seconds + _GRACE_SECONDS / 2


def _decide(turn: Turn, is_analysis: bool, thinker: Bot) -> tuple[Any, int]:
    if is_analysis:
        analysis, chance = analyse(thinker, turn.view, turn.budget, turn.chance)
        return analysis.data(), int(np.uint64(chance))
    action, chance = thinker.choose(turn.view, turn.budget, turn.chance)
    return str(action)[:_LONGEST_DETAIL], int(np.uint64(chance))


def _guarded(work: Callable[[], object]) -> bytes:
    """The result of work, or why it failed, as the parent reads it."""
    try:
        return json.dumps(["", work()]).encode()
    except _FailureError as problem:
        return json.dumps([problem.reason, problem.detail[:_LONGEST_DETAIL]]).encode()
    except BaseException as problem:  # SystemExit, too: a worker ends when the parent says so
        return json.dumps([RAISED, f"{type(problem).__name__}: {problem}"[:_LONGEST_DETAIL]]).encode()

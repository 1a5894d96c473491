"""A folder that keeps a tournament: what is played, the record of every game as it ends, and what went wrong.

`arena.json` says what is played, `games.jsonl` holds one record per line in the order of the plan, `failures.jsonl` the
decisions that a bot could not make. A run that was cut short continues after the last complete line.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from regnum.arena.plan import Plan
from regnum.arena.playing import Failure, Played
from regnum.errors import RegnumError, UsageError, file_error
from regnum.records import load
from regnum.words.message import message

PLAN, GAMES, FAILURES = "arena.json", "games.jsonl", "failures.jsonl"


class _LoggedFailure(msgspec.Struct):
    """A line of the file of failures."""

    game: int
    seat: int
    ply: int
    bot: str
    problem: str


class Journal:
    """The folder of a tournament, open for more games."""

    def __init__(self, folder: Path, plan: Plan, games: BinaryIO) -> None:
        self._plan = plan
        self._games = games
        self._failures = folder / FAILURES
        self.played = list(self._resume())
        """The games that were there before, in order."""

    def add(self, played: Played) -> None:
        """Keep a finished game: when this returns, it outlives this program."""
        if played.failures:
            bots = [self._plan.labels[bot] for bot in self._plan.seating(played.number)]
            with self._failures.open("ab") as file:
                for one in played.failures:
                    logged = _LoggedFailure(played.number, one.seat, one.ply, bots[one.seat], one.problem)
                    file.write(msgspec.json.encode(logged) + b"\n")
        self._games.write(f"{played.record}\n".encode())
        self._games.flush()

    def _resume(self) -> Iterator[Played]:
        """The games of the complete lines; an incomplete last line is cut off, with its failures."""
        self._games.seek(0)
        lines = self._games.read().split(b"\n")
        lines.pop()  # what follows the last line's end: nothing, or a part of a line
        whole = sum(len(line) + 1 for line in lines)
        failures = self._logged_failures(len(lines))
        for number, line in enumerate(lines):
            yield self._read(number, line, failures[number])
        self._games.truncate(whole)
        self._games.seek(whole)

    def _read(self, number: int, line: bytes, failures: list[Failure]) -> Played:
        plan = self._plan
        try:
            record = load(line)
        except RegnumError as problem:
            raise UsageError(message("error-record-line", line=number + 1, problem=problem.message)) from None
        names = [plan.labels[bot] for bot in plan.seating(number)]
        deal = plan.deal(plan.deal_number(number))
        if [player.name for player in record.players] != names or record.deal.seed != deal.seed or not record.result:
            raise UsageError(message("error-arena-line", line=number + 1))
        return Played(number, record.result["scores"], record.result["ranks"], len(record.actions), failures)

    def _logged_failures(self, games: int) -> dict[int, list[Failure]]:
        """The failures in the games that are kept; others are of games that will be played again."""
        found: dict[int, list[Failure]] = defaultdict(list)
        kept = []
        if self._failures.exists():
            for line in self._failures.read_bytes().splitlines(keepends=True):
                with suppress(msgspec.DecodeError):
                    one = msgspec.json.decode(line, type=_LoggedFailure)
                    if one.game < games:
                        found[one.game].append(Failure(one.seat, one.ply, one.problem))
                        kept.append(line)
            write_whole(self._failures, b"".join(kept))
        return found


@contextmanager
def opened(folder: Path, plan: Plan) -> Iterator[Journal]:
    """A plan's journal; a folder that holds another tournament is refused and left as it is."""
    try:
        _check(folder, plan)
        folder.mkdir(parents=True, exist_ok=True)
        games = (folder / GAMES).open("a+b")
    except OSError as problem:
        raise file_error(folder, problem) from None
    with games:
        lock(games, folder)
        journal = Journal(folder, plan, games)
        if not (folder / PLAN).exists():
            write_whole(folder / PLAN, (json.dumps(plan.data(), indent=1) + "\n").encode())
        yield journal


def _check(folder: Path, plan: Plan) -> None:
    """Whether this plan began the folder, or nothing did."""
    if not (folder / PLAN).exists():
        if (folder / GAMES).exists() and (folder / GAMES).stat().st_size:
            raise UsageError(message("error-arena-no-plan", folder=str(folder), file=PLAN))
        return
    try:
        there = json.loads((folder / PLAN).read_bytes())
    except ValueError:
        there = None
    if not isinstance(there, dict):
        raise UsageError(message("error-arena-plan-broken", file=str(folder / PLAN)))
    for entry, value in json.loads(json.dumps(plan.data())).items():
        if there.get(entry) != value:
            raise UsageError(message("error-arena-other", folder=str(folder), entry=entry))


def lock(file: BinaryIO, place: Path) -> None:
    """Keep a second run out; the system releases the lock when the program ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError(message("error-arena-busy", place=str(place))) from None


def write_whole(path: Path, content: bytes) -> None:
    """Write a temporary file beside the target and move it there when it is complete."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as problem:
        raise file_error(path, problem) from None
    finally:
        draft.unlink(missing_ok=True)

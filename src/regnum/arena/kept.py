"""Work whose results are kept in a file as they come, so that what was cut short continues where it stopped.

The first line says what is done, and each line after it is the result for one item, in the order of the items. So the
file is the same whatever did the work, and however often it was cut short.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

from regnum.arena.executors import Executor
from regnum.arena.journal import lock
from regnum.errors import UsageError, file_error
from regnum.words.message import message

I = TypeVar("I")  # noqa: E741
R = TypeVar("R")


@dataclass(frozen=True)
class Work(Generic[I, R]):
    """A task for a number of items."""

    about: dict[str, Any]
    """Everything that the results depend on."""
    task: Callable[[I], R]
    """Can be sent to any process that has Regnum installed."""
    items: Sequence[I]
    kind: type[R]
    """The type of a result."""

    def results(self, executor: Executor, file: Path | None = None) -> Iterator[R]:
        """The results in the order of the items: those that the file has, then the missing ones, which it is given."""
        if file is None:
            yield from executor.map(self.task, self.items)
            return
        try:
            lines = file.open("a+b")
        except OSError as problem:
            raise file_error(file, problem) from None
        with lines:
            lock(lines, file)
            there = self._begun(lines, file)
            yield from there
            for result in executor.map(self.task, self.items[len(there) :]):
                _add(lines, result)
                yield result

    def _begun(self, lines: BinaryIO, file: Path) -> list[R]:
        """The results of the complete lines; a part of a line after them is cut off."""
        lines.seek(0)
        complete = lines.read().split(b"\n")[:-1]
        if complete and complete[0] != self._heading:
            raise UsageError(message("error-kept-other", file=str(file)))
        there = [self._read(line, number, file) for number, line in enumerate(complete[1:], 2)]
        lines.truncate(sum(len(line) + 1 for line in complete))
        if not complete:
            lines.write(self._heading + b"\n")
        return there

    @property
    def _heading(self) -> bytes:
        return json.dumps({**self.about, "items": len(self.items)}, sort_keys=True).encode()

    def _read(self, line: bytes, number: int, file: Path) -> R:
        try:
            return msgspec.json.decode(line, type=self.kind)
        except msgspec.DecodeError as problem:
            raise UsageError(message("error-kept-line", file=str(file), line=number, problem=str(problem))) from None


def _add(lines: BinaryIO, result: object) -> None:
    """Keep a result: when this returns, it outlives this program."""
    lines.write(msgspec.json.encode(result) + b"\n")
    lines.flush()

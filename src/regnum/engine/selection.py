"""Which engine runs an entry point.

By default it is the WebAssembly module, if it was made from the rules as they are. Where it was not, because a rule
was edited, or where the entry point is not in a module, because another package brought it, Numba compiles it if it
is installed; otherwise it is interpreted. `REGNUM_ENGINE` asks for one of them.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from regnum.engine import jit
from regnum.engine.library import modules_with, shipped
from regnum.engine.marks import Compiled, name_of, wishes
from regnum.errors import EngineError
from regnum.words.message import Message, message

WASM, NUMBA, PYTHON = ENGINES = ("wasm", "numba", "python")
VARIABLE = "REGNUM_ENGINE"

_log = logging.getLogger(__name__)


@contextmanager
def using(engine: str) -> Iterator[None]:
    """Have one engine run everything for a while, in all threads; for comparing engines in one process."""
    wishes.append(engine)
    try:
        yield
    finally:
        wishes.pop()


def asked_for() -> str | None:
    """The engine that `using` or the environment asks for, if any."""
    asked = wishes[-1] or os.environ.get(VARIABLE) or None
    if asked is not None and asked not in ENGINES:
        raise EngineError(message("error-engine-unknown", engine=asked, known=", ".join(ENGINES)))
    return asked


def runner(entry: Compiled[..., Any]) -> Callable[..., Any]:
    """The function that runs an entry point on the selected engine."""
    asked = asked_for()
    if asked == PYTHON:
        return entry.interpreted
    if asked != NUMBA:
        problem = problem_with_module(entry)
        if problem is None:
            from regnum.engine.runtime import Entry

            return Entry(name_of(entry.interpreted))
        if asked == WASM:
            raise EngineError(problem)
    if jit.is_installed():
        return jit.compile_entry(entry.interpreted)
    if asked == NUMBA:
        raise EngineError(message("error-engine-numba"))
    _log.warning("%s", message("engine-interpreted", entry=name_of(entry.interpreted)))
    return entry.interpreted


def problem_with_module(entry: Compiled[..., Any]) -> Message | None:
    """Why an entry point cannot run as WebAssembly; None if it can."""
    if not wasmtime_is_installed():
        return message("error-engine-wasmtime")
    name = name_of(entry.interpreted)
    games = modules_with(name)
    described = shipped(games[0]).entries.get(name) if games else None
    if described is None:
        return message("error-engine-missing", entry=name)
    if described["fingerprint"] != entry.fingerprint:
        return message("error-engine-stale", entry=name)
    return None


def wasmtime_is_installed() -> bool:
    """Whether WebAssembly can be run."""
    return find_spec("wasmtime") is not None

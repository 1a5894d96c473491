"""One rulebook, three speeds.

A function marked `@rule` stays an ordinary Python function. When something is first compiled, every rule noted so far
becomes known to Numba, so that the same source runs interpreted, on the CPU and on the GPU. Until then Numba is not
even imported.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

from regnum.errors import UsageError
from regnum.words.message import message

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

CPU, CUDA = DEVICES = ("cpu", "cuda")
"""Where compiled games can be played."""

_PACKAGE = Path(__file__).parents[1]
_SOURCES = ("games", "bots")
_KEEP_SECONDS = 30 * 24 * 3600

_registering = threading.Lock()
_noted: list[tuple[Callable[..., Any], bool]] = []
_noted_instructions: list[tuple[Callable[[Any], int], Callable[[Any, Any], Any]]] = []


def on_compile() -> None:
    """Called before a compilation that takes seconds; a program may put its own function here to say why it waits."""


def rule(function: F) -> F:
    """Note a rule function for later compilation and hand it back unchanged."""
    _noted.append((function, True))
    return function


def routine(function: F) -> F:
    """Note a rule that is too long to be copied to every place that calls it."""
    _noted.append((function, False))
    return function


def instruction(build: Callable[[Any, Any], Any]) -> Callable[[F], F]:
    """Note a rule on one 64-bit number that a processor does in a single instruction.

    Python runs the function as it is written; compiled code gets what `build` makes of an LLVM builder and the number.
    """

    def note(function: F) -> F:
        _noted_instructions.append((function, build))
        return function

    return note


class Compiled(Generic[P, R]):
    """An entry point that is compiled at its first call and cached on disk.

    `interpreted` is the plain function, for tests that compare the speeds and for machines without Numba.
    """

    def __init__(self, function: Callable[P, R]) -> None:
        self.interpreted = function
        self._machine_code: Callable[P, R] | None = None
        self._lock = threading.Lock()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the machine code; the first call in a process compiles it or loads it from the cache."""
        with self._lock:
            if self._machine_code is None:
                self._machine_code = _compile(self.interpreted) if compiler_is_installed() else self.interpreted
        return self._machine_code(*args, **kwargs)


def compiled(function: Callable[P, R]) -> Compiled[P, R]:
    """Mark an entry point: a loop around rule functions that runs as machine code. Like them it allocates nothing."""
    return Compiled(function)


def register_rules() -> None:
    """Make every noted rule callable from compiled code, on the CPU and on the GPU."""
    from numba.extending import register_jitable

    with _registering:
        while _noted_instructions:
            _register_instruction(*_noted_instructions.pop())
        while _noted:
            function, is_copied = _noted.pop()
            register_jitable(forceinline=is_copied)(function)  # passing arrays costs more than most rules do


def card() -> Any:
    """Numba's module for NVIDIA cards, with every rule noted so far known to it."""
    import numpy as np

    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010 - some releases of numba-cuda still ask newer NumPy for it
    from numba import cuda

    register_rules()
    return cuda


def on_card(package: str) -> Any:
    """A game's module for the card; where no card can be used `UsageError` says so."""
    try:
        is_there = card().is_available()
    except ImportError:
        is_there = False
    if not is_there:
        raise UsageError(message("error-card"))
    return import_module(f"{package}.gpu")


def check_plies(plies: int, most: int) -> None:
    """Refuse to count deeper than a card's scratch arrays reach."""
    if not 0 <= plies <= most:
        raise ValueError(f"plies must be from 0 to {most}, not {plies}")


def _register_instruction(function: Callable[[Any], int], build: Callable[[Any, Any], Any]) -> None:
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def emitted(_context: Any, _bits: Any) -> Any:
        return types.int64(types.uint64), lambda _context, builder, _signature, values: build(builder, values[0])

    machine_code: Any = emitted
    overload(function)(lambda bits: lambda bits: machine_code(bits))  # noqa: ARG005 - Numba wants equal names


@cache
def rulebook_hash() -> str:
    """A hash of all sources that compiled code is made of.

    Numba's own cache looks only at the file of the entry point: an edit in a file that it calls would leave stale
    machine code behind. A cache folder named by this hash cannot be stale.
    """
    digest = hashlib.sha256()
    for folder in _SOURCES:
        for path in sorted((_PACKAGE / folder).rglob("*")):
            if path.suffix in {".py", ".csv"}:
                digest.update(str(path.relative_to(_PACKAGE)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where machine code for the present rulebook is kept."""
    base = os.environ.get("REGNUM_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "regnum" / f"compiled-{rulebook_hash()}"


def _compile(function: Callable[P, R]) -> Callable[P, R]:
    import numba
    from numba.core import config

    folder = cache_folder()
    is_cached = _is_writable(folder)
    if not is_cached or not _is_compiled(function, folder):
        on_compile()
        _forget_old_caches(folder)
    register_rules()
    settings: Any = config
    settings.CACHE_DIR = str(folder)
    # Without Numba's memory management no array is counted in and out of every rule, which would cost more than the
    # rules themselves; in return nothing compiled may allocate.
    options: dict[str, Any] = {"cache": is_cached, "nogil": True, "_nrt": False}
    machine_code: Callable[P, R] = numba.njit(**options)(function)
    return machine_code


def _is_writable(folder: Path) -> bool:
    """Whether machine code can be kept there; Numba would otherwise keep it beside the source, where it gets stale."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _is_compiled(function: Callable[..., Any], folder: Path) -> bool:
    source = Path(function.__code__.co_filename)
    return any(folder.glob(f"{source.parent.name}_*/{source.stem}.{function.__qualname__}-*.nbi"))


def _forget_old_caches(current: Path) -> None:
    for folder in current.parent.glob("compiled-*"):
        with suppress(OSError):  # another process may clean up, too
            if folder != current and time.time() - folder.stat().st_mtime > _KEEP_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def compiler_is_installed() -> bool:
    """Whether Numba can be had; without it everything still works, interpreted."""
    from importlib.util import find_spec

    return find_spec("numba") is not None

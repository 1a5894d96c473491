"""The marks on rules and entry points; a marked function stays an ordinary Python function."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

noted: list[tuple[Callable[..., Any], bool]] = []
"""The rules that no compiler knows yet, and whether each is copied to the places that call it."""
noted_instructions: list[tuple[Callable[[Any], int], Callable[[Any, Any], Any]]] = []
"""The instructions that no compiler knows yet, each with the function that builds its LLVM code."""


def rule(function: F) -> F:
    """Note a rule function for later compilation and return it unchanged."""
    noted.append((function, True))
    return function


def routine(function: F) -> F:
    """Note a rule that is too long to be copied to every place that calls it."""
    noted.append((function, False))
    return function


def instruction(build: Callable[[Any, Any], Any]) -> Callable[[F], F]:
    """Note a rule on one 64-bit number that a processor does in a single instruction.

    Python runs the function as it is written; compiled code gets what `build` makes of an LLVM builder and the number.
    """

    def note(function: F) -> F:
        noted_instructions.append((function, build))
        return function

    return note


class Compiled(Generic[P, R]):
    """An entry point that is compiled at its first call and cached on disk.

    `interpreted` is the plain function, for tests that compare the engines and for machines without a compiler.
    """

    def __init__(self, function: Callable[P, R]) -> None:
        self.interpreted = function
        self._machine_code: Callable[P, R] | None = None
        self._lock = threading.Lock()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the machine code; the first call in a process compiles it or loads it from the cache."""
        from regnum.engine import jit

        with self._lock:
            if self._machine_code is None:
                self._machine_code = jit.compile_entry(self.interpreted) if jit.is_installed() else self.interpreted
        return self._machine_code(*args, **kwargs)


def compiled(function: Callable[P, R]) -> Compiled[P, R]:
    """Mark an entry point: a loop around rule functions that runs as machine code. Like them it allocates nothing."""
    return Compiled(function)

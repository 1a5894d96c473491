"""The marks on rules and entry points; a marked function stays an ordinary Python function."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numpy as np
import numpy.typing as npt

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

noted: list[tuple[Callable[..., Any], bool]] = []
"""The rules that no compiler knows yet, and whether each is copied to the places that call it."""
noted_instructions: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
"""The instructions that no compiler knows yet, each with the function that builds its LLVM code."""
noted_fixed: list[tuple[Callable[..., Any], Any]] = []
"""The functions that give scratch a fixed place and that no compiler knows yet, each with an example of the scratch."""


def rule(function: F) -> F:
    """Note a rule function for later compilation and return it unchanged."""
    noted.append((function, True))
    return function


def routine(function: F) -> F:
    """Note a rule that is too long to be copied to every place that calls it."""
    noted.append((function, False))
    return function


def instruction(build: Callable[..., Any]) -> Callable[[F], F]:
    """Note a rule on 64-bit numbers, without a sign, that a processor does in one or very few instructions.

    Python runs the function as it is written; compiled code gets what `build` makes of an LLVM builder and the numbers.
    Of an array it gets the address of the first item.
    """

    def note(function: F) -> F:
        noted_instructions.append((function, build))
        return function

    return note


def fixed(example: object) -> Callable[[F], F]:
    """Note a function that returns the scratch that it is given: an array, or a NamedTuple of arrays.

    WebAssembly code gets arrays of the module itself instead, with the shapes of the example. Their addresses are
    constants in its instructions, where those of arrays that are passed must be kept in registers. So nothing may be
    expected in scratch before or after a call, and no rule may go by its shapes.
    """

    def note(function: F) -> F:
        setattr(function, "fixed_shapes", _shapes(example))  # noqa: B010 - part of the function's fingerprint
        noted_fixed.append((function, example))
        return function

    return note


def _shapes(example: Any) -> Any:
    """The shapes of an example's arrays, nested as it is."""
    return [_shapes(part) for part in example] if isinstance(example, tuple) else example.shape


wishes: list[str | None] = [None]
"""The engine that `selection.using` asks for comes last; None asks for none."""
entries: list[Compiled[..., Any]] = []
"""Every entry point, in the order in which they were marked."""


def name_of(function: Callable[..., Any]) -> str:
    """The name of an entry point: its module and its own, without the name of the package."""
    return f"{function.__module__}.{function.__qualname__}".removeprefix("regnum.")


class Compiled(Generic[P, R]):
    """An entry point, run by the engine that `selection.py` chooses at its first call.

    `interpreted` is the plain function, for tests that compare the engines.
    """

    def __init__(self, function: Callable[P, R]) -> None:
        self.interpreted = function
        self._runners: dict[str | None, Any] = {}
        self._lock = threading.Lock()
        self.__doc__ = function.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the entry point."""
        result: R = self._runner()(*args, **kwargs)
        return result

    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike = float) -> npt.NDArray[Any]:
        """An array of zeros that this entry point takes without copying, as far as this thread calls it.

        Use it for arrays that are large or that many calls share; any other array is copied in, and out if it is
        written to.
        """
        make = getattr(self._runner(), "zeros", np.zeros)
        made: npt.NDArray[Any] = make(shape, dtype)
        return made

    def placed(self, value: T) -> T:
        """The same value with every array of it copied to where `zeros` makes them, if it is not there already.

        One array in two places stays one.
        """
        runner = self._runner()
        if not hasattr(runner, "placed"):
            return value
        arrays = {id(array): array for array in _arrays(value) if not runner.holds(array)}
        copies = dict(zip(arrays, runner.placed(list(arrays.values())), strict=True))
        return cast(T, _with_arrays(value, copies))

    def bound(self, *args: P.args, **kwargs: P.kwargs) -> Callable[[], R]:
        """A call of this entry point with these arguments, to be repeated: looking at them costs time only once.

        The arrays must be from `zeros` or `placed`, and the call must be made by the thread that made them.
        """
        runner = self._runner()
        bind: Callable[..., Callable[[], R]] = getattr(runner, "bound", None) or partial(partial, runner)
        return bind(*args, **kwargs)

    def holds(self, array: npt.NDArray[Any]) -> bool:
        """Whether this entry point takes an array without copying, as far as this thread calls it."""
        check = getattr(self._runner(), "holds", None)
        return check is None or bool(check(array))

    @cached_property
    def fingerprint(self) -> str:
        """The hash of everything that this entry point is made of."""
        from regnum.engine.fingerprint import fingerprint

        return fingerprint(self.interpreted)

    def _runner(self) -> Any:
        """What runs this entry point: chosen once, and once for each engine that `selection.using` asks for."""
        wish = wishes[-1]
        found = self._runners.get(wish)
        if found is None:
            from regnum.engine.selection import runner

            with self._lock:
                found = self._runners[wish] = self._runners.get(wish) or runner(self)
        return found


def _arrays(value: Any) -> Iterator[npt.NDArray[Any]]:
    """Every array of a value."""
    if isinstance(value, np.ndarray):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _arrays(part)


def _with_arrays(value: Any, copies: dict[int, npt.NDArray[Any]]) -> Any:
    """The value with the copies of its arrays, by their identities."""
    if isinstance(value, tuple):
        parts = [_with_arrays(part, copies) for part in value]
        return value._make(parts) if hasattr(value, "_make") else tuple(parts)
    return copies.get(id(value), value)


def compiled(function: Callable[P, R]) -> Compiled[P, R]:
    """Mark an entry point: a loop around rule functions that runs as machine code. Like them it allocates nothing.

    The annotations of its parameters and results say what it takes and returns; see `signatures.py`.
    """
    entry = Compiled(function)
    entries.append(entry)
    return entry

"""The types of an entry point's arguments and results, read off its annotations.

- `int`, `float`, `bool` and `np.uint64` are numbers of 64 bits (a bool is one byte in an array, 64 bits elsewhere);
- an `NDArray` has one axis, or as many as `Annotated[NDArray[...], Axes(n)]` says, and is contiguous;
- a NamedTuple is its fields, which may be NamedTuples; `Annotated[..., Axes(scores=4)]` says how many axes a field
  has where it differs from what the NamedTuple says.

>>> from numpy.typing import NDArray
>>> def play(board: Annotated[NDArray[np.int64], Axes(2)], chance: np.uint64) -> tuple[int, np.uint64]: ...
>>> signature_of(play).data()
{'parameters': {'board': 'int64[2]', 'chance': 'uint64'}, 'results': ['int64', 'uint64']}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np

__all__ = ["READ", "UNUSED", "WRITTEN", "Array", "Axes", "Kind", "Number", "Record", "Signature", "signature_of"]

_NUMBERS = {int: "int64", float: "float64", bool: "bool", np.uint64: "uint64", np.int64: "int64", np.float64: "float64"}

UNUSED, READ, WRITTEN = "unused", "read", "written"
"""What an entry point does with an array at most."""


class Axes:
    """How many axes an array has, or the fields of a NamedTuple, for an annotation: `Annotated[Numbers, Axes(2)]`."""

    def __init__(self, number: int = 1, **fields: int) -> None:
        self.number, self.fields = number, fields


@dataclass(frozen=True, slots=True)
class Number:
    """A number of 64 bits."""

    dtype: str

    def data(self) -> str:
        """The type as text."""
        return self.dtype


@dataclass(frozen=True, slots=True)
class Array:
    """A contiguous array."""

    dtype: str
    axes: int

    def data(self) -> str:
        """The type as text: the dtype and the number of axes."""
        return f"{self.dtype}[{self.axes}]"


@dataclass(frozen=True, slots=True)
class Record:
    """A NamedTuple."""

    type: type
    fields: tuple[Kind, ...]

    def data(self) -> dict[str, Any]:
        """The type of every field by its name."""
        names: tuple[str, ...] = getattr(self.type, "_fields")  # noqa: B009 - what makes a NamedTuple one
        return {name: kind.data() for name, kind in zip(names, self.fields, strict=True)}


Kind: TypeAlias = Number | Array | Record


@dataclass(frozen=True, slots=True)
class Signature:
    """What an entry point takes and returns."""

    parameters: dict[str, Kind]
    results: tuple[Number, ...]

    def data(self) -> dict[str, Any]:
        """The signature as JSON."""
        return {
            "parameters": {name: kind.data() for name, kind in self.parameters.items()},
            "results": [number.data() for number in self.results],
        }

    def leaves(self) -> Iterator[Number | Array]:
        """Every number and array of the parameters, in order."""
        for kind in self.parameters.values():
            yield from _leaves(kind)


def _leaves(kind: Kind) -> Iterator[Number | Array]:
    if isinstance(kind, Record):
        for field in kind.fields:
            yield from _leaves(field)
    else:
        yield kind


def signature_of(function: Callable[..., Any]) -> Signature:
    """The signature of an entry point; an annotation that means no type here raises `TypeError`."""
    hints = get_type_hints(function, include_extras=True)
    returned = hints.pop("return", type(None))
    if returned is type(None):
        results: tuple[Any, ...] = ()
    else:
        results = get_args(returned) if get_origin(returned) is tuple else (returned,)
    return Signature({name: _kind(hint) for name, hint in hints.items()}, tuple(_number(hint) for hint in results))


def _number(hint: Any) -> Number:
    if hint not in _NUMBERS:
        raise TypeError(f"an entry point cannot return {hint}")
    return Number(_NUMBERS[hint])


def _kind(hint: Any, axes: Axes | None = None) -> Kind:
    if get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        axes = axes or next((note for note in reversed(notes) if isinstance(note, Axes)), None)
    hint = _meaning(hint)
    if get_origin(hint) is np.ndarray:
        return Array(np.dtype(get_args(get_args(hint)[1])[0]).name, axes.number if axes else 1)
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        return _record(hint, axes.fields if axes else {})
    if hint in _NUMBERS:
        return Number(_NUMBERS[hint])
    raise TypeError(f"an entry point cannot take {hint}")


def _meaning(hint: Any) -> Any:
    """What a type stands for: since NumPy 2.5 `NDArray[...]` is an alias that keeps its name."""
    value = getattr(get_origin(hint), "__value__", None)
    return hint if value is None else value[get_args(hint)]


def _record(hint: type, axes: dict[str, int]) -> Record:
    hints, names = get_type_hints(hint, include_extras=True), getattr(hint, "_fields")  # noqa: B009
    return Record(hint, tuple(_kind(hints[name], Axes(axes[name]) if name in axes else None) for name in names))

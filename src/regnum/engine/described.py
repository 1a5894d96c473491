"""What a module tells a program that cannot import Python: constants, tables, and the shapes of arrays.

A module with entry points, or beside one, that has a `DATA` dictionary is described by it: `engine/build.py` writes it
into the manifest, under the module's name. So the web app repeats no number of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np


def shapes(value: Any, axes: Mapping[int, str] = MappingProxyType({})) -> Any:
    """The arrays of a value as text, `int64[2,3]`, nested by the names of its NamedTuples.

    Axes of the lengths in `axes` get names instead: the program that makes the arrays says how long they are.

    >>> shapes(np.zeros((2, 3), dtype=np.int64)), shapes(np.zeros((2, 1009)), {1009: "nodes"})
    ('int64[2,3]', 'float64[2,nodes]')
    """
    if isinstance(value, np.ndarray):
        return f"{value.dtype.name}[{','.join(axes.get(length, str(length)) for length in value.shape)}]"
    return {name: shapes(field, axes) for name, field in value._asdict().items()}


def constants(module: ModuleType, names: str) -> dict[str, Any]:
    """Some constants of a module by name.

    >>> from regnum.engine import signatures
    >>> constants(signatures, "annotations")
    Traceback (most recent call last):
    ...
    TypeError: annotations: _Feature is not data
    """
    return {name: plain(getattr(module, name), name) for name in names.split()}


def plain(value: Any, name: str = "DATA") -> Any:
    """A value as JSON holds it: arrays become lists, enumerations their numbers.

    >>> plain({"steps": np.arange(3), "bits": np.uint64(7)})
    {'steps': [0, 1, 2], 'bits': 7}
    """
    if isinstance(value, dict):
        return {str(key): plain(item, f"{name}.{key}") for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item, name) for item in value]
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    if value is None or isinstance(value, bool | float | str):
        return value
    raise TypeError(f"{name}: {type(value).__name__} is not data")

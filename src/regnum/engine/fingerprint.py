"""What an entry point is made of, as a hash: the sources of the rules that it reaches and the constants that they use.

A module carries the fingerprint of each of its entry points, so that code made from other rules is never run.
Comments and docstrings do not count, nor does anything that is not compiled.
"""

from __future__ import annotations

import hashlib
import json
import linecache
import re
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from regnum.engine.signatures import signature_of

_DATA = (np.ndarray, np.generic, type, tuple, int, float, str)
"""What compiled code can use of a module besides functions."""
_DOCSTRING = re.compile(r'^    """.*?"""$', re.DOTALL | re.MULTILINE)
_COMMENT = re.compile(r"^ *#.*\n", re.MULTILINE)


def fingerprint(entry: Callable[..., Any]) -> str:
    """The hash of an entry point."""
    digest = hashlib.sha256(json.dumps(signature_of(entry).data()).encode())
    for name, contents in sorted(_reached(entry).items()):
        digest.update(f"{name}\0".encode() + contents + b"\0")
    return digest.hexdigest()[:32]


def _reached(entry: Callable[..., Any]) -> dict[str, bytes]:
    """Everything that an entry point is made of, by name."""
    found: dict[str, bytes] = {}
    waiting: list[Any] = [entry]
    while waiting:
        function = waiting.pop()
        name = f"{function.__module__}.{function.__qualname__}"
        if name in found:
            continue
        found[name] = source_of(function).encode() + str(getattr(function, "fixed_shapes", "")).encode()
        for used, value in _globals_of(function):
            if isinstance(value, FunctionType):
                waiting.append(value)
            elif isinstance(value, _DATA):
                found[f"{name} {used}"] = _contents(value)
    return found


def source_of(function: Callable[..., Any]) -> str:
    """The lines of a function with its decorators, without docstring and comments."""
    code: CodeType = getattr(function, "__code__")  # noqa: B009 - every function written in Python has one
    lines = linecache.getlines(code.co_filename)[code.co_firstlineno - 1 :]
    end = next((i for i, line in enumerate(lines) if _is_after(line, lines[:i])), len(lines))
    text = "".join(lines[:end]).rstrip() + "\n"
    return _COMMENT.sub("", _DOCSTRING.sub("", text, count=1))


def _is_after(line: str, before: list[str]) -> bool:
    """Whether a line at the left margin comes after the function: not one of its decorators or its own first lines."""
    is_begun = any(earlier.startswith("def ") for earlier in before)
    return is_begun and bool(line.strip()) and not line.startswith((" ", ")", "#"))


def _globals_of(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """The functions and constants of Regnum's modules that a function may use, with their names."""
    names, scope = getattr(function, "__code__").co_names, getattr(function, "__globals__")  # noqa: B009
    for name in names:
        value = scope.get(name)
        if isinstance(value, ModuleType):
            if value.__name__.startswith("regnum."):
                yield from ((f"{name}.{other}", getattr(value, other)) for other in names if hasattr(value, other))
        elif name in scope:
            yield name, value


def _contents(value: Any) -> bytes:
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str}{value.shape}".encode() + np.ascontiguousarray(value).tobytes()
    if isinstance(value, np.generic):
        return f"{value.dtype.str}{value.item()!r}".encode()
    if isinstance(value, type):
        return f"{value.__qualname__}{getattr(value, '_fields', ())}".encode()
    if isinstance(value, tuple):
        return b"(" + b",".join(_contents(item) for item in value) + b")"
    if isinstance(value, int):  # an enumeration's members are their numbers
        return str(int(value)).encode()
    return repr(value).encode()

"""What makes an entry point stale: its rules and their constants, and nothing else."""

from __future__ import annotations

import importlib.util
import itertools
from pathlib import Path

import pytest

from regnum.engine.fingerprint import fingerprint, source_of

RULES = '''"""Toys."""
import numpy as np
from regnum.engine import fixed, rule

LIMIT = 3
UNUSED = 1
ROOM = np.zeros(4)


@fixed(ROOM)
def own(room):
    return room


@rule
def helper(x: int) -> int:
    """Add."""
    # why
    own(x)
    return x + LIMIT


def entry(
    x: int,
) -> int:
    """Call."""
    total = 0
    for _ in range(x):

        total += helper(x)
    return total


def other(x: int) -> int:
    return x
'''

_numbers = itertools.count()


def hashed(tmp_path: Path, *edits: tuple[str, str]) -> str:
    text = RULES
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / f"toys{next(_numbers)}.py"
    path.write_text(text)
    spec = importlib.util.spec_from_file_location("toys", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return fingerprint(module.entry)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LIMIT = 3", "LIMIT = 4"),
        ("x + LIMIT", "x - LIMIT"),
        ("@rule", "@rule  # changed"),
        ("np.zeros(4)", "np.zeros(5)"),
        ("total = 0", "total = 1"),
        ("    return total", "    return total + 1"),
        ("    x: int,\n", "    x: float,\n"),
    ],
)
def test_what_is_compiled_counts(tmp_path: Path, old: str, new: str) -> None:
    assert hashed(tmp_path, (old, new)) != hashed(tmp_path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Add.", "Add\n    more."),
        ("Call.", "Called."),
        ("    # why\n", "    # because\n    # of that\n"),
        ("UNUSED = 1", "UNUSED = 2"),
        ("    return x\n", "    return x + 1\n"),
    ],
)
def test_nothing_else_does(tmp_path: Path, old: str, new: str) -> None:
    assert hashed(tmp_path, (old, new)) == hashed(tmp_path)


def test_the_source_of_a_function_ends_where_it_does() -> None:
    assert source_of(hashed).startswith("def hashed(")
    assert source_of(hashed).endswith("return fingerprint(module.entry)\n")

"""The sources of the rulebook and their hash."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from regnum.engine.caches import cache_base

_PACKAGE = Path(__file__).parents[1]
_SOURCES = ("games", "bots")


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
    """The folder for machine code of the present rulebook."""
    return cache_base() / f"compiled-{rulebook_hash()}"

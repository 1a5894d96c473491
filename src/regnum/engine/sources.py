"""The sources of the rulebook and their hash."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

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
    base = os.environ.get("REGNUM_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "regnum" / f"compiled-{rulebook_hash()}"

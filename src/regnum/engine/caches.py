"""Machine code kept between processes, in the user's cache folder."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

_KEEP_SECONDS = 30 * 24 * 3600


def cache_base() -> Path:
    """The folder for everything that Regnum keeps between processes."""
    base = os.environ.get("REGNUM_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "regnum"


def is_writable(folder: Path) -> bool:
    """Whether files can be kept in a folder, which is made if it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def forget_old(current: Path, pattern: str) -> None:
    """Delete files and folders beside the current one that match and have not been used for a month."""
    for other in current.parent.glob(pattern):
        with suppress(OSError):  # another process may clean up, too
            if other != current and time.time() - other.stat().st_mtime > _KEEP_SECONDS:
                shutil.rmtree(other) if other.is_dir() else other.unlink()


def kept(
    variant: str,
    source: bytes,
    load: Callable[[Path], T],
    make: Callable[[], tuple[T, bytes]],
    broken: type[Exception],
) -> T:
    """The cached value that `load` reads; if it is missing or `broken`, `make` creates it, and it is stored."""
    folder = cache_base()
    path = folder / f"{variant}-{hashlib.sha256(source).hexdigest()[:16]}.bin"
    with suppress(OSError, broken):
        if path.exists():
            found = load(path)
            path.touch()
            return found
    made, data = make()
    with suppress(OSError):  # nothing is lost where nothing can be kept
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(data)
        Path(file.name).replace(path)
        forget_old(path, "*.bin")
    return made

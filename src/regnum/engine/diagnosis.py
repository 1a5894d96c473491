"""The engines available for compiled rules, for `regnum doctor`."""

from __future__ import annotations

import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from regnum.engine import jit
from regnum.engine.build import games, stale_entries
from regnum.engine.selection import NUMBA, PYTHON, WASM, asked_for, wasmtime_is_installed

_GPU_SECONDS = 10


def diagnosis() -> dict[str, Any]:
    """The engine that would be used, the versions of what there is, and the state of each game's module."""
    modules = {game: "stale" if stale_entries(game) else "fresh" for game in games()}
    return {
        "engine": asked_for() or _default(modules),
        "modules": modules,
        "wasmtime": version_of("wasmtime"),
        "numba": version_of("numba"),
        "gpu": gpu(),
    }


def _default(modules: dict[str, str]) -> str:
    if wasmtime_is_installed() and set(modules.values()) == {"fresh"}:
        return WASM
    return NUMBA if jit.is_installed() else PYTHON


def version_of(package: str) -> str | None:
    """The version of an installed package; None if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def gpu() -> dict[str, str] | None:
    """The name and driver of an NVIDIA GPU, if its driver knows of one."""
    command = shutil.which("nvidia-smi")
    if command is None:
        return None
    query = [command, "--query-gpu=name,driver_version", "--format=csv,noheader"]
    try:
        said = subprocess.run(query, capture_output=True, text=True, timeout=_GPU_SECONDS, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    name, _, driver = said.partition("\n")[0].rpartition(",")
    return {"name": name.strip(), "driver": driver.strip()} if name else None

"""Where compiled games can be played: on the CPU or on a GPU."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from regnum.engine import jit
from regnum.errors import UsageError
from regnum.words.message import message

CPU, CUDA = DEVICES = ("cpu", "cuda")


def card() -> Any:
    """Numba's module for NVIDIA GPUs, with every rule noted so far known to it."""
    import numpy as np

    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010 - some releases of numba-cuda still ask newer NumPy for it
    from numba import cuda

    jit.register_rules()
    return cuda


def on_card(package: str) -> Any:
    """A game's module for the GPU; where no GPU can be used `UsageError` says so."""
    require_card()
    return import_module(f"{package}.gpu")


def require_card() -> None:
    """Raise `UsageError` where no GPU can be used."""
    try:
        is_there = card().is_available()
    except ImportError:
        is_there = False
    if not is_there:
        raise UsageError(message("error-card"))


def check_plies(plies: int, most: int) -> None:
    """Refuse to count deeper than a GPU's scratch arrays reach."""
    if not 0 <= plies <= most:
        raise ValueError(f"plies must be from 0 to {most}, not {plies}")

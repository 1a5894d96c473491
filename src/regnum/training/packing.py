"""Puts what was learned into the file of networks that a bot reads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np


def floats_of(state: dict[str, Any]) -> dict[str, Any]:
    """The weights of a checkpoint as arrays."""
    return {name: value.float().cpu().numpy() for name, value in state.items()}


def pack_networks(file: Path, networks: Mapping[str, Mapping[str, Any]]) -> None:
    """Put networks, by shape, into a file in 16 bits; those of other shapes stay there."""
    kept: dict[str, Any] = {}
    if file.exists():
        with np.load(file) as arrays:
            kept = {name: arrays[name] for name in arrays.files}
    for shape, found in networks.items():
        kept |= {f"{shape}.{name}": np.ascontiguousarray(array, np.float16) for name, array in found.items()}
    np.savez_compressed(file, **kept)

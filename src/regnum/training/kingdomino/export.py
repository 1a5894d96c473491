"""Turns checkpoints into the file of networks that `bots/kingdomino/networks.py` reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from regnum.bots.kingdomino.inputs import DENSE, KINGDOM

_LAYERS = {"first", "second", "mix", "own", "own_tokens", "rest", "third", "out"}
_WITHOUT_BIAS = {"own_tokens", "rest"}


def arrays_of(state: dict[str, Any]) -> dict[str, Any]:
    """The arrays of `bots.kingdomino.network.Network`: weights by input, and features that need no scale."""
    given = {name: value.float().cpu().numpy() for name, value in state.items()}
    found = {name: given[f"{name}.weight"].T for name in _LAYERS}
    found |= {f"{name}_bias": given[f"{name}.bias"] for name in _LAYERS - _WITHOUT_BIAS}
    found["first"] = found["first"][:KINGDOM].copy()
    found["first"][DENSE:] *= given["scale"][:, None]
    return {**found, "tables": given["tables"]}


def pack(file: Path, checkpoints: dict[str, dict[str, Any]]) -> None:
    """Put the networks of checkpoints, by shape, into a file in 16 bits; those of other shapes stay there."""
    kept: dict[str, Any] = {}
    if file.exists():
        with np.load(file) as arrays:
            kept = {name: arrays[name] for name in arrays.files}
    for shape, checkpoint in checkpoints.items():
        found = arrays_of(checkpoint["average"])
        kept |= {f"{shape}.{name}": np.ascontiguousarray(array, np.float16) for name, array in found.items()}
    np.savez_compressed(file, **kept)

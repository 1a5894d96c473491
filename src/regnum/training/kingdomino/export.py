"""Turns checkpoints into the file of networks that `bots/kingdomino/networks.py` reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.bots.kingdomino.inputs import DENSE, KINGDOM
from regnum.training.packing import floats_of, pack_networks

_LAYERS = {"first", "second", "mix", "own", "own_tokens", "own_fits", "rest", "third", "out"}
_WITHOUT_BIAS = {"own_tokens", "own_fits", "rest"}


def arrays_of(state: dict[str, Any]) -> dict[str, Any]:
    """The arrays of `bots.kingdomino.network.Network`: weights by input, and features that need no scale."""
    given = floats_of(state)
    found = {name: given[f"{name}.weight"].T for name in _LAYERS}
    found |= {f"{name}_bias": given[f"{name}.bias"] for name in _LAYERS - _WITHOUT_BIAS}
    found["first"] = found["first"][:KINGDOM].copy()
    found["first"][DENSE:] *= given["scale"][:, None]
    return {**found, "tables": given["tables"]}


def pack(file: Path, checkpoints: dict[str, dict[str, Any]]) -> None:
    """Put the networks of checkpoints, by shape, into a file; those of other shapes stay there."""
    pack_networks(file, {shape: arrays_of(checkpoint["average"]) for shape, checkpoint in checkpoints.items()})

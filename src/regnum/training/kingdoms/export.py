"""Turns checkpoints into the file of networks that `bots/kingdoms/networks.py` reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.bots.kingdoms.network import Network
from regnum.training.kingdoms.network import MEETINGS
from regnum.training.packing import floats_of, pack_networks

_BIAS = "_bias"
_NAMES = {"joint_bias": "features.bias"}


def arrays_of(state: dict[str, Any]) -> dict[str, Any]:
    """The arrays of `bots.kingdoms.network.Network`: weights by input."""
    given, found = floats_of(state), {}
    for name in Network._fields:
        is_bias = name.endswith(_BIAS)
        kept = _NAMES.get(name, f"{name.removesuffix(_BIAS)}.bias" if is_bias else f"{name}.weight")
        found[name] = given[kept] if is_bias else given[kept].T
    return {**found, "crossed": found["crossed"] * MEETINGS}


def pack(file: Path, checkpoints: dict[str, dict[str, Any]]) -> None:
    """Put the networks of checkpoints, by shape, into a file; those of other shapes stay there."""
    pack_networks(file, {shape: arrays_of(checkpoint["average"]) for shape, checkpoint in checkpoints.items()})

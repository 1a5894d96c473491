"""The networks that come with the package, as far as they are the same for every game.

In the package a game's networks are one file of arrays in 16 bits, named by shape and array. The web app fetches a file
for each network: the lengths of its axes, then all its arrays in 16 bits. What it must know to read one is `described`.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from regnum.bots.dense import Vector
from regnum.engine import compiled
from regnum.engine.described import shapes

FILE = "networks.npz"

_FRACTION = 10
"""A number of 16 bits has so many for its fraction, five for its exponent above them, and one for its sign."""
_LEAST = 2.0**-24
"""The least of these numbers above 0."""


@cache
def _arrays(package: str) -> Mapping[str, Any]:
    data = files(package).joinpath(f"data/{FILE}").read_bytes()
    with np.load(io.BytesIO(data)) as arrays:
        return {name: arrays[name] for name in arrays.files}


@cache
def shipped(package: str, shape: str, names: tuple[str, ...]) -> list[Any]:
    """The arrays of these names that a package of bots has for a shape of game, in 32 bits."""
    return [_arrays(package)[f"{shape}.{name}"].astype(np.float32) for name in names]


@compiled
def widen(halves: npt.NDArray[np.uint16], numbers: Vector) -> None:
    """Write numbers of 16 bits, none of them infinite, as the same numbers of 32 bits."""
    for i in range(halves.size):
        bits = int(halves[i])
        exponent, fraction = bits >> _FRACTION & 31, bits & (1 << _FRACTION) - 1
        if exponent > 0:
            fraction += 1 << _FRACTION
        size = float(fraction << max(exponent - 1, 0)) * _LEAST
        numbers[i] = np.float32(-size if bits >> 15 else size)


def described(game: str, names: Sequence[str], network: Any, axes: Mapping[int, str]) -> dict[str, Any]:
    """What the web app needs to read the networks of these names, given one whose axes have lengths that name them."""
    layout = shapes(network, axes)
    return {
        "files": [f"{game}-{name}.network" for name in names],
        "axes": list(_lengths(network, layout)),
        "network": layout,
    }


def as_files(networks: Iterable[Any], told: Mapping[str, Any]) -> dict[str, bytes]:
    """The networks as files for the web app, by name."""
    return {file: _packed(network, told["network"]) for file, network in zip(told["files"], networks, strict=True)}


def _lengths(network: Any, layout: Mapping[str, str]) -> dict[str, int]:
    """The lengths of the axes that have names, by name."""
    found: dict[str, int] = {}
    for array, text in zip(network, layout.values(), strict=True):
        found |= zip(text[text.index("[") + 1 : -1].split(","), array.shape, strict=True)
    return {axis: length for axis, length in found.items() if not axis.isdigit()}


def _packed(network: Any, layout: Mapping[str, str]) -> bytes:
    lengths = np.array(list(_lengths(network, layout).values()), dtype="<u2")
    return lengths.tobytes() + b"".join(array.astype("<f2").tobytes() for array in network)

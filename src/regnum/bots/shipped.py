"""The networks that come with the package: files of arrays in 16 bits, named by shape and array."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

FILE = "networks.npz"


@cache
def _arrays(package: str) -> Mapping[str, Any]:
    data = files(package).joinpath(f"data/{FILE}").read_bytes()
    with np.load(io.BytesIO(data)) as arrays:
        return {name: arrays[name] for name in arrays.files}


@cache
def shipped(package: str, shape: str, names: tuple[str, ...]) -> list[Any]:
    """The arrays of these names that a package of bots has for a shape of game, in 32 bits."""
    return [_arrays(package)[f"{shape}.{name}"].astype(np.float32) for name in names]

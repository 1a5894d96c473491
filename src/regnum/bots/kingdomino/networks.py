"""The networks that come with the package, one for each shape of game, as `training/kingdomino` learned them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from regnum.bots.dense import Vector
from regnum.bots.kingdomino import inputs
from regnum.bots.kingdomino.network import ROLES, Network
from regnum.bots.kingdomino.weights import SHAPES as TABLES
from regnum.bots.kingdomino.weights import table_number
from regnum.bots.shipped import shipped
from regnum.engine import compiled, rule
from regnum.engine.described import shapes
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.position import NAME
from regnum.games.kingdomino.turns import MOST_DOMINOES, Numbers

SHAPES = tuple(table.removesuffix("-plain") for table in TABLES if table.endswith("-plain"))
"""The names of the networks, by number: each knows the games with and without bonuses."""
_MANY = len(SHAPES)

_FRACTION = 10
"""A number of 16 bits has so many for its fraction, five for its exponent above them, and one for its sign."""
_LEAST = 2.0**-24
"""The least of these numbers above 0."""


@rule
def network_number(settings: Numbers) -> int:
    """The number of the network for a game with these settings."""
    return table_number(settings) % _MANY


def shape_of(options: Options) -> str:
    """The name of the network for these options."""
    return SHAPES[network_number(options.settings())]


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


def _network(shape: str) -> Network:
    return Network(*shipped(__package__, shape, Network._fields))


def network_for(options: Options) -> Network:
    """The network for games with these options."""
    return _network(shape_of(options))


def _sizes(network: Network) -> dict[str, int]:
    """The lengths of the axes in which networks differ, by name."""
    return {
        "inner": network.first.shape[1],
        "embedding": network.second.shape[1],
        "mixed": network.mix.shape[1],
        "tokens": network.own_tokens.shape[0],
        "joint": network.own.shape[1],
        "rest": network.rest.shape[0],
        "last": network.third.shape[1],
        "results": network.out.shape[1],
    }


def network_of_zeros(sizes: Mapping[str, int]) -> Network:
    """A network that knows nothing, whose axes have these lengths."""
    inner, embedding, mixed, tokens, joint, rest, last, results = sizes.values()
    lengths: tuple[tuple[int, ...], ...] = (
        *((inputs.KINGDOM, inner), (inner,), (inner, embedding), (embedding,), (embedding, mixed), (mixed,)),
        *((ROLES, 1 + MOST_DOMINOES, mixed), (embedding, joint), (joint,), (tokens, joint), (rest, joint)),
        *((joint, last), (last,), (last, results), (results,)),
    )
    return Network(*(np.zeros(length, dtype=np.float32) for length in lengths))


def web_files() -> dict[str, bytes]:
    """The networks as files for the web app, by name: the lengths of their axes, then all arrays in 16 bits."""
    return {DATA["files"][number]: _packed(_network(shape)) for number, shape in enumerate(SHAPES)}


def _packed(network: Network) -> bytes:
    lengths = np.array(list(_sizes(network).values()), dtype="<u2")
    return lengths.tobytes() + b"".join(array.astype("<f2").tobytes() for array in network)


UNUSUAL_SIZES = {
    "inner": 211,
    "embedding": 223,
    "mixed": 227,
    "tokens": 229,
    "joint": 233,
    "rest": 239,
    "last": 241,
    "results": 251,
}
"""Lengths that no other axis has."""
SIZE_NAMES = {length: name for name, length in UNUSUAL_SIZES.items()}
DATA: dict[str, Any] = {
    "files": [f"{NAME}-{shape}.network" for shape in SHAPES],
    "axes": list(UNUSUAL_SIZES),
    "network": shapes(network_of_zeros(UNUSUAL_SIZES), SIZE_NAMES),
}
"""What the web app needs to read them."""

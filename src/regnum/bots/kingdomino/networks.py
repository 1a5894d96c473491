"""The networks that come with the package, one for each shape of game, as `training/kingdomino` learned them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from regnum.bots.kingdomino import inputs
from regnum.bots.kingdomino.network import FITS, ROLES, Network
from regnum.bots.kingdomino.weights import SHAPES as TABLES
from regnum.bots.kingdomino.weights import table_number
from regnum.bots.networks import as_files, described, shipped
from regnum.engine import rule
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.position import NAME
from regnum.games.kingdomino.turns import MOST_DOMINOES, Numbers

SHAPES = tuple(table.removesuffix("-plain") for table in TABLES if table.endswith("-plain"))
"""The names of the networks, by number: each knows the games with and without bonuses."""
_MANY = len(SHAPES)


@rule
def network_number(settings: Numbers) -> int:
    """The number of the network for a game with these settings."""
    return table_number(settings) % _MANY


def shape_of(options: Options) -> str:
    """The name of the network for these options."""
    return SHAPES[network_number(options.settings())]


def _network(shape: str) -> Network:
    return Network(*shipped(__package__, shape, Network._fields))


def network_for(options: Options) -> Network:
    """The network for games with these options."""
    return _network(shape_of(options))


def network_of_zeros(sizes: Mapping[str, int]) -> Network:
    """A network that knows nothing, whose axes have these lengths."""
    inner, embedding, mixed, tokens, joint, rest, last, results = sizes.values()
    lengths: tuple[tuple[int, ...], ...] = (
        *((inputs.KINGDOM, inner), (inner,), (inner, embedding), (embedding,), (embedding, mixed), (mixed,)),
        *((ROLES, 1 + MOST_DOMINOES, mixed), (embedding, joint), (joint,)),
        *((tokens, joint), (FITS, joint), (rest, joint)),
        *((joint, last), (last,), (last, results), (results,)),
    )
    return Network(*(np.zeros(length, dtype=np.float32) for length in lengths))


def web_files() -> dict[str, bytes]:
    """The networks as files for the web app, by name."""
    return as_files(map(_network, SHAPES), DATA)


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
DATA = described(NAME, SHAPES, network_of_zeros(UNUSUAL_SIZES), SIZE_NAMES)
"""What the web app needs to read them."""

"""The networks that come with the package, one for each shape of game, as `training/kingdomino` learned them."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files

import numpy as np

from regnum.bots.kingdomino.network import Network
from regnum.games.kingdomino.options import Options

FILE = "networks.npz"


def shape_of(options: Options) -> str:
    """The name of the network for these options."""
    return f"{options.players}-players-{options.size}x{options.size}"


@cache
def _network(shape: str) -> Network:
    data = files(__package__).joinpath(f"data/{FILE}").read_bytes()
    with np.load(io.BytesIO(data)) as tables:
        return Network(**{name: tables[f"{shape}.{name}"].astype(np.float32) for name in Network._fields})


def network_for(options: Options) -> Network:
    """The network for games with these options."""
    return _network(shape_of(options))

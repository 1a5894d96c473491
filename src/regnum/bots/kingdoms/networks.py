"""The networks that come with the package, as `training/kingdoms` learned them: two for each number of players.

One plays with hidden tiles for three rounds, the other with Last castle, No luck or both.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from regnum.bots.kingdoms.network import Network
from regnum.bots.kingdoms.tuning import FEWEST_PLAYERS
from regnum.bots.networks import as_files, described, shipped
from regnum.bots.tree import Numbers
from regnum.engine import rule
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import RANK_ONE_BY_PLAYERS
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.position import NAME

_PLAYERS = tuple(f"{players}-players" for players in sorted(RANK_ONE_BY_PLAYERS))
SHAPES = (*_PLAYERS, *(f"{players}-variants" for players in _PLAYERS))
"""The names of the networks, by number."""
_MANY = len(_PLAYERS)


@rule
def network_number(table: Numbers) -> int:
    """The number of the network for a game with these settings."""
    first = _MANY if table[turns.LAST_CASTLE] or table[turns.NO_LUCK] else 0
    return int(first + table[turns.PLAYERS] - FEWEST_PLAYERS)


def _network(shape: str) -> Network:
    return Network(*shipped(__package__, shape, Network._fields))


def network_for(options: Options) -> Network:
    """The network for games with these options."""
    return _network(SHAPES[network_number(options.settings())])


def network_of_zeros(sizes: Mapping[str, int]) -> Network:
    """A network that knows nothing, whose axes have these lengths."""
    row, column, line, features, inner, embedding, crossed, joint, last, results = sizes.values()
    second = ((inner,), (inner, embedding), (embedding,), (embedding, crossed))
    lengths: tuple[tuple[int, ...], ...] = (
        *((row, inner), *second, (crossed,), (column, inner), *second, (features, crossed)),
        *((line, joint), (crossed, joint), (features, joint), (joint,)),
        *((joint, last), (last,), (last, results), (results,)),
    )
    return Network(*(np.zeros(length, dtype=np.float32) for length in lengths))


def web_files() -> dict[str, bytes]:
    """The networks as files for the web app, by name."""
    return as_files(map(_network, SHAPES), DATA)


UNUSUAL_SIZES = {
    "row": 211,
    "column": 223,
    "line": 227,
    "features": 229,
    "inner": 233,
    "embedding": 239,
    "crossed": 241,
    "joint": 251,
    "last": 257,
    "results": 263,
}
"""Lengths that no other axis has."""
SIZE_NAMES = {length: name for name, length in UNUSUAL_SIZES.items()}
DATA = described(NAME, SHAPES, network_of_zeros(UNUSUAL_SIZES), SIZE_NAMES)
"""What the web app needs to read them."""

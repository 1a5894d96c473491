"""The weights of `evaluation.py` for each shape of game, as `training.py` fitted them."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files

import numpy as np

from regnum.bots.kingdomino.evaluation import Weights
from regnum.engine import compiled, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.editions import PLAIN_SIZE
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.position import NAME
from regnum.games.kingdomino.turns import Numbers

FILE = "weights.npz"

SHAPES = tuple(
    f"{players}-players-{size}x{size}-{bonuses}"
    for bonuses in ("plain", "bonuses")
    for players, size in ((2, 5), (3, 5), (4, 5), (2, 7))
)
"""The names of the tables, by number."""


@rule
def table_number(settings: Numbers) -> int:
    """The number of the table of weights for a game with these settings."""
    number = int(settings[turns.PLAYERS]) - 2 if settings[turns.SIZE] == PLAIN_SIZE else 3
    has_bonuses = settings[turns.HARMONY] != 0 or settings[turns.MIDDLE_KINGDOM] != turns.MIDDLE_OFF
    return number + 4 if has_bonuses else number


@compiled
def choose_table(settings: Numbers) -> int:
    """The number of the table of weights for a game, given its settings or its status, which begins with them."""
    return table_number(settings)


def shape_of(options: Options) -> str:
    """The name of the table of weights for these options."""
    return SHAPES[table_number(options.settings())]


@cache
def _tables() -> dict[str, Weights]:
    data = files(__package__).joinpath(f"data/{FILE}").read_bytes()
    with np.load(io.BytesIO(data)) as tables:
        return {shape: tables[shape].astype(np.float64) for shape in tables.files}


def web_files() -> dict[str, bytes]:
    """The tables as files for the web app, by name: numbers of 32 bits, row by row."""
    return {DATA["files"][SHAPES.index(shape)]: table.astype("<f4").tobytes() for shape, table in _tables().items()}


DATA: dict[str, list[str]] = {"files": [f"{NAME}-{shape}.weights" for shape in SHAPES]}


def weights_for(options: Options) -> Weights:
    """The weights for games with these options."""
    return _tables()[shape_of(options)]

"""The weights of `evaluation.py` for each shape of game, as `training.py` fitted them."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files

import numpy as np

from regnum.bots.kingdomino.evaluation import Weights
from regnum.games.kingdomino.options import Options

FILE = "weights.npz"


def shape_of(options: Options) -> str:
    """The name of the table of weights for these options."""
    has_bonuses = options.harmony or options.middle_kingdom != "off"
    return f"{options.players}-players-{options.size}x{options.size}-{'bonuses' if has_bonuses else 'plain'}"


@cache
def _tables() -> dict[str, Weights]:
    data = files(__package__).joinpath(f"data/{FILE}").read_bytes()
    with np.load(io.BytesIO(data)) as tables:
        return {shape: tables[shape].astype(np.float64) for shape in tables.files}


def weights_for(options: Options) -> Weights:
    """The weights for games with these options."""
    return _tables()[shape_of(options)]

"""Many games in one call: what decides them, and what is kept of them. The arrays may also be on a GPU."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes
from regnum.games.stream import Words

Numbers = npt.NDArray[np.int64]


class Setup(NamedTuple):
    """The input that decides the course of the games."""

    settings: Numbers
    """`settings[entry]`: the options, as the rulebook numbers them."""
    keys: Annotated[Words, Axes(2)]
    """`keys[game, word]`: the key of each deal."""
    chances: Words
    """`chances[game]`: the players' random numbers."""
    policies: Numbers
    """`policies[seat]`: the policy that plays a seat."""


class Results(NamedTuple):
    """The output for each game; the rulebook's `play_games` says in which form."""

    log: Annotated[Numbers, Axes(2)]
    """`log[game, ply]`: the actions; nothing is logged if there are no columns."""
    lengths: Numbers
    """`lengths[game, ...]`: how many actions there were."""
    scores: Numbers
    """`scores[game, ...]`: what decides the ranking."""


def win_shares(keys: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """The share of the victory, [game, seat]: 1 for the winner, equal parts where the victory is shared."""
    entries = np.ascontiguousarray(keys.transpose(2, 1, 0))  # along many games NumPy is fast, along a few seats slow
    contenders = np.ones(entries.shape[1:], dtype=bool)
    for entry in entries:
        values = np.where(contenders, entry, np.iinfo(np.int64).min)
        contenders &= values == values.max(axis=0)
    shares: npt.NDArray[np.float64] = (contenders / contenders.sum(axis=0)).T
    return shares

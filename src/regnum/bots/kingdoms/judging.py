"""What the network expects after an action, as the champion's search asks for it.

Where an action ends the game, its result is computed instead.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdoms.inputs import Sight, new_sight, write_end, write_sight
from regnum.bots.kingdoms.network import Judge, Network, judge_sight, judge_with, set_usual
from regnum.bots.tree import Numbers, Reals
from regnum.engine import Axes, routine, rule
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import SQUARES
from regnum.games.kingdoms.turns import Round

MARGIN = 160.0
"""How many coins more than the best rival are worth as much as a certain victory."""
UTILITIES, WINS, POINTS, EXPECTED = range(4)
"""The entries of `expected`."""
MOST_ACTIONS = turns.GROUPS * SQUARES + 1
_LOWEST = -1e9


class Judging(NamedTuple):
    """Everything that judging writes to."""

    after: Round
    """The position after an action."""
    judge: Judge
    sight: Sight
    actions: Numbers
    """`actions[i]`: those to be judged."""
    expected: Annotated[Reals, Axes(3)]
    """`expected[i, entry, seat]`: the utility, the chance of winning and the final money of every seat."""
    relative: Annotated[Reals, Axes(2)]
    """Scratch: chances and money by steps after the mover."""
    win_weight: Reals
    """`win_weight[0]`: how much of the utility is the victory; the rest is the margin to the best rival."""


def new_judging(network: Network, players: int, win_weight: float) -> Judging:
    """Scratch to judge positions of so many players."""
    return Judging(
        turns.new_round(),
        judge_with(network),
        new_sight(players),
        np.zeros(MOST_ACTIONS, dtype=np.int64),
        np.zeros((MOST_ACTIONS, EXPECTED, players)),
        np.zeros((2, players)),
        np.full(1, win_weight),
    )


@rule
def _write_utilities(expected: Annotated[Reals, Axes(2)], win_weight: float) -> None:
    for seat in range(expected.shape[1]):
        best = _LOWEST
        for other in range(expected.shape[1]):
            if other != seat:
                best = max(best, expected[POINTS, other])
        part = 0.5 + min(max((expected[POINTS, seat] - best) / MARGIN, -0.5), 0.5)
        expected[UTILITIES, seat] = win_weight * expected[WINS, seat] + (1.0 - win_weight) * part


@routine
def _judge_action(at: Judging, here: Round, i: int) -> None:
    mover, players, after = here.table[turns.SEAT], here.table[turns.PLAYERS], at.after
    wins, points, expected = at.relative[0], at.relative[1], at.expected[i]
    turns.copy_round(here, after)
    turns.apply(after, at.actions[i])
    if after.table[turns.PHASE] == turns.OVER:
        write_end(after, mover, wins, points)
    else:
        write_sight(after, mover, at.sight)
        if i == 0:
            set_usual(at.judge, at.sight.features)
        judge_sight(at.judge, at.sight, wins, points)
    for step in range(players):
        seat = (mover + step) % players
        expected[WINS, seat] = wins[step]
        expected[POINTS, seat] = points[step]
    _write_utilities(expected, at.win_weight[0])


@routine
def judge_actions(at: Judging, here: Round, many: int) -> int:
    """Judge the first so many actions of a list; returns which is best for the seat to act, the first of equals."""
    best, seat = 0, here.table[turns.SEAT]
    for i in range(many):
        _judge_action(at, here, i)
        if at.expected[i, UTILITIES, seat] > at.expected[best, UTILITIES, seat]:
            best = i
    return best

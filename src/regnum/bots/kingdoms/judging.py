"""What the network expects after an action, as the champion's search asks for it.

Where an action ends the game, its result is computed instead.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.judged import EXPECTED, POINTS_AT_END, UTILITIES, WINS, write_utilities
from regnum.bots.kingdoms.inputs import Sight, new_sight, write_end, write_sight
from regnum.bots.kingdoms.network import Judge, Network, judge_sight, judge_with, set_usual
from regnum.bots.tree import Numbers, Reals
from regnum.engine import Axes, routine
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import SQUARES
from regnum.games.kingdoms.turns import Round

MARGIN = 160.0
"""How many coins more than the best rival are worth as much as a certain victory."""
MOST_ACTIONS = turns.GROUPS * SQUARES + 1


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
        expected[POINTS_AT_END, seat] = points[step]
    write_utilities(expected, at.win_weight[0], MARGIN)


@routine
def judge_actions(at: Judging, here: Round, many: int) -> int:
    """Judge the first so many actions of a list; returns which is best for the seat to act, the first of equals."""
    best, seat = 0, here.table[turns.SEAT]
    for i in range(many):
        _judge_action(at, here, i)
        if at.expected[i, UTILITIES, seat] > at.expected[best, UTILITIES, seat]:
            best = i
    return best

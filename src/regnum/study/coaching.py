"""When the coach speaks: after a move that clearly gave away chances."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from regnum.bots.comparing import LOST, LOST_ERROR
from regnum.bots.grading import MISTAKE, grade
from regnum.bots.protocol import Budget
from regnum.bots.reasons import Reason
from regnum.bots.registry import judge
from regnum.games.chance import seeded
from regnum.study.analysis import analyse, game_of

_DECKS = 512
"""On so many decks a move is compared with the best one alone."""
_ALL = 1 << 30
"""More playouts than there are."""


class Objection(NamedTuple):
    """What the coach has to say about a move."""

    best: Any
    lost: float
    """The chance of winning that it gives away compared with the best move."""
    reason: Reason | None
    """What costs most, if anything stands out."""


def objection(view: Any, action: Any, budget: Budget, chance: np.uint64 | None = None) -> Objection | None:
    """What is wrong with a move of the seat to act; None if it is neither a mistake nor a blunder.

    The best move is found within the budget. Then both are compared alone: the move may have been dropped before it was
    known how bad it is.
    """
    chance, judged, codes = seeded(0) if chance is None else chance, judge(game_of(view)), view.position.legal_actions()
    best = analyse(view, budget, chance).best.action
    if action == best:
        return None
    trial = judged.solve(view) or judged.open(view, (codes[best], codes[action]), _DECKS, chance)
    trial.go(_ALL)
    listed = trial.compared.actions.tolist()
    losses = trial.estimates()[0].losses[listed.index(codes[action])]
    if grade(losses[LOST], losses[LOST_ERROR]) < MISTAKE:
        return None
    lost = float(losses[LOST])
    costs = [one for one in judged.reasons(view, codes[action], codes[best], -lost) if one.points < 0]
    return Objection(best, lost, min(costs, key=lambda one: one.points, default=None))

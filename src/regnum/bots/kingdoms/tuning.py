"""The parameters of the search, found by self-play: what to hope of the board, what castles are worth, and when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from regnum.bots.kingdoms.evaluation import ROOM, Evaluator
from regnum.bots.kingdoms.proposal import FRACTION, Proposal
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import RANKS
from regnum.games.kingdoms.state import View

_EXPLORATION, _WIDENING = 0.1, 2.0
_DRAWING, _START_PRICE = 3.0, 6.0
"""The estimate for drawing a tile, and by how much the estimate for placing the starting tile must exceed it."""
_KEPT_SHARE = {2: 1.0, 3: 0.65, 4: 0.55}
"""By players: with more of them each has fewer turns, and castles kept for later may never find a square."""
_FEW_CASTLES = 3
"""With Last castle a round is taken to be the last one when a player has no more castles than this."""


class Parameters(NamedTuple):
    """The parameters of a search."""

    proposal: Proposal
    evaluator: Evaluator
    exploration: float
    """How much uncertainty attracts: the factor of UCB1."""
    widening: float
    """How fast children are added: a node with n children gets another when it has n * n / widening visits."""
    width: int
    """How many placements are looked at to propose one."""
    variety: float
    """How often that is done for one sort of piece alone, so that no sort is overlooked."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The parameters of a round, given what comes after it."""

    hope: tuple[float, float]
    """What an empty square adds to its lines: this much for every coin of the average tile unseen, and a constant."""
    turn: float
    """The value of being the seat to act."""
    later: float
    """The standard deviation of what the rounds to come will add to a lead."""
    square: float
    """The same for one empty square of this round."""
    kept: tuple[float, float, float, float]
    """The worth of a castle kept for the rounds to come, by rank."""


_USED = (4.5, 12.5, 19.0, 26.0)
"""The worth of a castle that can still be placed in this round, by rank."""

_STAGES = (
    Stage(hope=(1.0, -0.25), turn=2.6, later=0.0, square=3.6, kept=(0.0, 0.0, 0.0, 0.0)),
    Stage(hope=(0.9, -0.2), turn=4.2, later=18.0, square=5.9, kept=(0.0, 13.3, 18.9, 23.8)),
    Stage(hope=(0.55, 0.0), turn=4.5, later=34.0, square=6.5, kept=(0.0, 16.1, 23.1, 30.8)),
)
"""By how many rounds are left after this one."""

_LAST_CASTLE_STAGES = (
    replace(_STAGES[0], later=18.0, kept=(1.0, 2.0, 3.0, 4.0)),
    replace(_STAGES[1], kept=(5.0, 13.3, 18.9, 23.8)),
)
"""With Last castle: for a round that is probably the last, and for any other."""


Points = dict[int, tuple[tuple[float, float], ...]]

_POINTS: Points = {
    2: ((-6.1, 0.65), (27.4, 0.80), (52.6, 1.00)),
    3: ((-4.8, 0.25), (18.0, 0.14), (43.9, 0.09)),
    4: ((-4.4, -0.15), (7.4, -0.45), (22.6, -0.37)),
}
_LAST_CASTLE_POINTS: Points = {
    2: ((-0.1, 0.46), (10.3, 0.63)),
    3: ((-1.5, -0.13), (10.3, -0.34)),
    4: ((1.8, -0.40), (15.4, -0.77)),
}
_NO_LUCK_POINTS: Points = {
    2: ((-12.3, 0.11), (-2.8, 0.14), (2.7, 0.71)),
    3: ((-15.5, -0.05), (-3.6, -0.34), (8.6, -0.17)),
    4: ((-15.2, -0.11), (-3.1, -0.38), (10.0, -0.42)),
}
"""By players, then by how many rounds are left: what a seat earned in self-play by the end of the game beyond what the
evaluator counts, and in addition for each empty square: least squares over every fifth position of 160 games of each
kind, 60 with No luck. For Last castle and No luck together the latter is used. No choice depends on these numbers,
because all seats get the same."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How well to play: what makes a weaker or a stronger opponent of the same kind."""

    width: int = 64
    """How many placements are looked at to propose one."""
    variety: float = 0.5
    """How often they are of one sort of piece alone."""
    foresight: float = 1.0
    """How much of the worth of castles for later rounds is seen."""
    solves: bool = True
    """Whether the end of a round is played exactly."""


def _stage_number(view: View) -> int:
    """How many rounds are left after this one; with Last castle 1 means any number."""
    if not view.options.last_castle:
        return turns.ROUNDS - view.round_number
    fewest = min(sum(view.castles(seat).values()) for seat in range(view.options.players))
    return int(fewest > _FEW_CASTLES)


def _stage(view: View) -> Stage:
    """The parameters of the present round."""
    return (_LAST_CASTLE_STAGES if view.options.last_castle else _STAGES)[_stage_number(view)]


def _later_points(view: View) -> tuple[float, float]:
    """The expected earnings of a seat beyond what is counted, and in addition for each empty square."""
    table = _NO_LUCK_POINTS if view.options.no_luck else _POINTS
    if view.options.last_castle and not view.options.no_luck:
        table = _LAST_CASTLE_POINTS
    return table[view.options.players][_stage_number(view)]


def _mean_unseen(view: View) -> float:
    """The average number on the tiles that the observer has not seen."""
    unseen = view.unseen
    return sum(kind.worth * number for kind, number in unseen.items()) / max(1, sum(unseen.values()))


def evaluator_for(view: View, skill: Skill) -> Evaluator:
    """How the observer of a view evaluates positions in this round."""
    stage, (slope, constant) = _stage(view), _stage(view).hope
    foresight = skill.foresight * _KEPT_SHARE[view.options.players]
    later_points, square_points = _later_points(view)
    return Evaluator(
        hope=slope * _mean_unseen(view) + constant,
        turn=stage.turn,
        later_variance=stage.later**2,
        square_variance=stage.square**2,
        kept=np.array([foresight * worth for worth in stage.kept]),
        used=np.array(_USED),
        later_points=later_points,
        square_points=square_points,
    )


def _proposal_for(view: View, evaluator: Evaluator) -> Proposal:
    """The proposal policy that goes with an evaluator."""
    room = min(1.0, int(view.position.arrays.table[turns.EMPTY_SQUARES]).bit_count() / ROOM)
    prices = np.zeros(turns.GROUPS, dtype=np.int64)
    for rank in RANKS:
        prices[rank - 1] = int(FRACTION * max(evaluator.kept[rank - 1], room * evaluator.used[rank - 1]))
    prices[turns.START_GROUP] = int(FRACTION * _START_PRICE)
    return Proposal(int(FRACTION * evaluator.hope), int(FRACTION * _DRAWING), prices)


def parameters_for(view: View, skill: Skill) -> Parameters:
    """How the observer of a view searches."""
    evaluator = evaluator_for(view, skill)
    proposal = _proposal_for(view, evaluator)
    return Parameters(proposal, evaluator, _EXPLORATION, _WIDENING, skill.width, skill.variety)

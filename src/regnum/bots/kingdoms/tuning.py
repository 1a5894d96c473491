"""The parameters of the search, found by self-play: what to hope of the board, what castles are worth, and when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from regnum.bots.kingdoms.evaluation import ROOM, Evaluator
from regnum.bots.kingdoms.proposal import FRACTION, Proposal
from regnum.bots.tree import Numbers, Reals
from regnum.engine import compiled, rule
from regnum.games.bits import count
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import KINDS
from regnum.games.kingdoms.components import RANKS, Kind
from regnum.games.kingdoms.sight import write_unseen
from regnum.games.kingdoms.state import View
from regnum.games.kingdoms.turns import Round

EXPLORATION, WIDENING = 0.1, 2.0
_DRAWING, START_PRICE = 3.0, 6.0
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
    playouts: int | None = None
    """At most so many for a decision."""


def at_a_glance(width: int, foresight: float = 0.0) -> Skill:
    """The skill of someone who takes what looks best at first sight."""
    return Skill(width, variety=0.0, foresight=foresight, solves=False, playouts=1)


def with_thought(playouts: int, *, solves: bool = False) -> Skill:
    """The skill of someone who thinks a little."""
    return Skill(width=32, solves=solves, playouts=playouts)


USUAL_SKILLS = (Skill(),)
"""The same with any number of players: as well as can be."""


FEWEST_PLAYERS = min(_POINTS)
STAGE_TABLE = np.array(
    [
        [(*stage.hope, stage.turn, stage.later**2, stage.square**2, *stage.kept) for stage in stages]
        for stages in (_STAGES, (*_LAST_CASTLE_STAGES, _LAST_CASTLE_STAGES[-1]))
    ]
)
"""`STAGE_TABLE[last castle, rounds left, entry]`: the stages as numbers."""
SLOPE, CONSTANT, TURN, LATER, SQUARE, KEPT = range(6)
_POINTS_TABLE = np.array(
    [
        [[*table[players], *[table[players][-1]] * (turns.ROUNDS - len(table[players]))] for players in sorted(table)]
        for table in (_POINTS, _LAST_CASTLE_POINTS, _NO_LUCK_POINTS)
    ]
)
"""`_POINTS_TABLE[kind of game, players - 2, rounds left, entry]`: the points as numbers."""
_PLAIN, _WITH_LAST_CASTLE, _WITH_NO_LUCK = range(3)
KEPT_SHARES = np.array([_KEPT_SHARE[players] for players in sorted(_KEPT_SHARE)])
USED_TABLE = np.array(_USED)
WORTHS = np.array([0] + [kind.worth for kind in Kind])


class Prepared(NamedTuple):
    """The arrays of the parameters of a search; `unseen[kind]` is scratch."""

    unseen: Numbers
    kept: Reals
    used: Reals
    prices: Numbers


def new_prepared() -> Prepared:
    """Room for the arrays of the parameters."""
    unseen, prices = np.zeros(KINDS + 1, dtype=np.int64), np.zeros(turns.GROUPS, dtype=np.int64)
    return Prepared(unseen, np.zeros(len(RANKS)), np.zeros(len(RANKS)), prices)


@rule
def stage_number(here: Round) -> int:
    """How many rounds are left after this one; with Last castle 1 means any number."""
    if not here.table[turns.LAST_CASTLE]:
        return turns.ROUNDS - 1 - int(here.table[turns.ROUND])
    for seat in range(here.table[turns.PLAYERS]):
        if turns.castles_left(here, seat) <= _FEW_CASTLES:
            return 0
    return 1


@rule
def _kind_of_game(here: Round) -> int:
    if here.table[turns.NO_LUCK]:
        return _WITH_NO_LUCK
    return _WITH_LAST_CASTLE if here.table[turns.LAST_CASTLE] else _PLAIN


@rule
def _mean_unseen(here: Round, unseen: Numbers) -> float:
    """The average number on the tiles that the observer has not seen."""
    write_unseen(here, unseen)
    total = number = 0
    for kind in range(1, KINDS + 1):
        total += WORTHS[kind] * unseen[kind]
        number += unseen[kind]
    return total / max(1, number)


@compiled
def prepare(
    here: Round, foresight: float, prepared: Prepared
) -> tuple[float, float, float, float, float, float, int, int]:
    """Write how the observer of a position searches in this round, given how much of later rounds they see.

    Returns the numbers of the evaluator (hope, turn, variances, points), then those of the proposal (hope, drawing).
    """
    table, number = here.table, stage_number(here)
    players = table[turns.PLAYERS] - FEWEST_PLAYERS
    stage, points = STAGE_TABLE[table[turns.LAST_CASTLE], number], _POINTS_TABLE[_kind_of_game(here), players, number]
    hope = stage[SLOPE] * _mean_unseen(here, prepared.unseen) + stage[CONSTANT]
    room = min(1.0, count(turns.empty_squares(here)) / ROOM)
    share = foresight * KEPT_SHARES[players]
    for i in range(len(RANKS)):
        prepared.kept[i] = share * stage[KEPT + i]
        prepared.used[i] = USED_TABLE[i]
        prepared.prices[i] = int(FRACTION * max(prepared.kept[i], room * prepared.used[i]))
    prepared.prices[turns.START_GROUP] = int(FRACTION * START_PRICE)
    evaluator = (hope, stage[TURN], stage[LATER], stage[SQUARE], points[0], points[1])
    return (*evaluator, int(FRACTION * hope), int(FRACTION * _DRAWING))


def parameters_for(view: View, skill: Skill) -> Parameters:
    """How the observer of a view searches."""
    prepared = new_prepared()
    found = prepare(view.position.arrays, skill.foresight, prepared)
    hope, turn, later, square, later_points, square_points, proposed_hope, drawing = found
    evaluator = Evaluator(
        hope=hope,
        turn=turn,
        later_variance=later,
        square_variance=square,
        kept=prepared.kept,
        used=prepared.used,
        later_points=later_points,
        square_points=square_points,
    )
    proposed = Proposal(proposed_hope, drawing, prepared.prices)
    return Parameters(proposed, evaluator, EXPLORATION, WIDENING, skill.width, skill.variety)


def evaluator_for(view: View, skill: Skill) -> Evaluator:
    """How the observer of a view evaluates positions in this round."""
    return parameters_for(view, skill).evaluator

"""The numbers behind the play, found by self-play: what to hope of the board, what castles are worth, and when."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from regnum.bots.kingdoms.habits import DRAWING, FRACTION, HABITS, HOPE, PRICES
from regnum.bots.kingdoms.outlook import (
    BOARD_HOPE,
    KEPT,
    LATER_VARIANCE,
    OUTLOOK,
    ROOM,
    SQUARE_VARIANCE,
    TURN,
    USED,
    Outlook,
)
from regnum.bots.kingdoms.tree import EXPLORATION, MANNER, VARIETY, WIDENING, WIDTH, Mind
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import RANKS
from regnum.games.kingdoms.state import View

_EXPLORATION, _WIDENING = 0.1, 2.0
_DRAWING, _START_PRICE = 3.0, 6.0
"""What drawing a tile looks like to habit, and how much better than that laying the starting tile must look."""
_KEPT_SHARE = {2: 1.0, 3: 0.65, 4: 0.55}
"""By players: with more of them everybody has fewer turns, and castles kept for later may never find a square."""
_FEW_CASTLES = 3
"""With Last castle a round is taken to be the last one when somebody has no more castles than that."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What a round is about, given what comes after it."""

    hope: tuple[float, float]
    """What an empty square adds to its lines: so much for every coin of the average tile unseen, and a constant."""
    turn: float
    """What it is worth to be on turn."""
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


@dataclass(frozen=True, slots=True)
class Skill:
    """How well to play: what makes a weaker or a stronger opponent of the same kind."""

    width: int = 64
    """How many placements are looked at to find one."""
    variety: float = 0.5
    """How often they are of one sort of piece alone."""
    foresight: float = 1.0
    """How much of the worth of castles for later rounds is seen."""
    solves: bool = True
    """Whether the end of a round is played exactly."""


def _stage(view: View) -> Stage:
    """What the present round is about."""
    if not view.options.last_castle:
        return _STAGES[turns.ROUNDS - view.round_number]
    fewest = min(sum(view.castles(seat).values()) for seat in range(view.options.players))
    return _LAST_CASTLE_STAGES[fewest > _FEW_CASTLES]


def _mean_unseen(view: View) -> float:
    """The average number on the tiles that the observer has not seen."""
    unseen = view.unseen
    return sum(kind.worth * number for kind, number in unseen.items()) / max(1, sum(unseen.values()))


def outlook_for(view: View, skill: Skill) -> Outlook:
    """What the observer of a view makes of positions in this round."""
    stage, outlook = _stage(view), np.zeros(OUTLOOK)
    slope, constant = stage.hope
    foresight = skill.foresight * _KEPT_SHARE[view.options.players]
    outlook[BOARD_HOPE] = slope * _mean_unseen(view) + constant
    outlook[TURN] = stage.turn
    outlook[LATER_VARIANCE], outlook[SQUARE_VARIANCE] = stage.later**2, stage.square**2
    for rank in RANKS:
        outlook[KEPT + rank] = foresight * stage.kept[rank - 1]
        outlook[USED + rank] = _USED[rank - 1]
    return outlook


def mind_for(view: View, skill: Skill) -> Mind:
    """How the observer of a view searches."""
    outlook, habits, manner = outlook_for(view, skill), np.zeros(HABITS, dtype=np.int64), np.zeros(MANNER)
    room = min(1.0, int(view.position.arrays.table[turns.EMPTY_SQUARES]).bit_count() / ROOM)
    habits[HOPE] = int(FRACTION * outlook[BOARD_HOPE])
    habits[DRAWING] = int(FRACTION * _DRAWING)
    for rank in RANKS:
        habits[PRICES + rank - 1] = int(FRACTION * max(outlook[KEPT + rank], room * outlook[USED + rank]))
    habits[PRICES + turns.START_GROUP] = int(FRACTION * _START_PRICE)
    manner[EXPLORATION], manner[WIDENING] = _EXPLORATION, _WIDENING
    manner[WIDTH], manner[VARIETY] = skill.width, skill.variety
    return Mind(habits, outlook, manner)

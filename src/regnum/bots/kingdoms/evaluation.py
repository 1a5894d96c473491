"""The static evaluator: what a position is worth to each seat, without playing it out.

First it estimates every seat's points, its money at the end of the game: what the seat has, what the board is expected
to pay it, what its castles in hand may still earn, what it is worth to be the one to act, and what the rest of the game
earns for every seat alike. Then it turns the lead over the best rival into a utility from 0 to 1, on a logistic curve
that is the flatter, the more uncertain the lead is. A search maximises utilities.

The chance of winning comes from the same curve made flatter, because leads are less safe than utilities say: in games
that the search played against itself, seats with a utility near 0.98 won nine games of ten. It is the value of the
seat's lead on that curve, divided by the sum over all seats. Of a finished game, points and chances are not estimates
but the money and the share of the victory.

A worked example. Two players, the last round, 4 empty squares, Red is to act and has no castles. Red has 120 coins and
Yellow 110; the board is expected to pay 20 to Red and 24 to Yellow. To be the one to act is worth 2.6 coins, but 4
squares of 10 leave room for four tenths of it. So Red leads by 141.04 - 134 = 7.04. The variance of that is 4 * 3.6 *
3.6 = 51.84, its root 7.2, and the scale of the curve 0.55 * 7.2 = 3.96: Red's utility is 1 / (1 + exp(-7.04 / 3.96)),
about 0.86, and Red's chance of winning, on the flatter curve, 0.78.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from regnum.bots.kingdoms.proposal import FRACTION, expected_income
from regnum.bots.tree import Playout, Reals
from regnum.engine import rule
from regnum.engine.mathematics import exp
from regnum.games.bits import count
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import share
from regnum.games.kingdoms.components import RANKS
from regnum.games.kingdoms.turns import Round

_VICTORY = 0.999
"""How much of the utility of a finished game is the victory; the rest is by how much, so that no seat gives up."""
TO_LOGISTIC = 0.55
"""The scale of the logistic curve that is closest to the normal one of deviation 1."""
_OVER_VARIANCE = 400.0
"""For that rest, which is the same curve of the lead."""
_CHANCE_SCALE = 1.4
"""How much flatter the curve of the chances is: the likeliest factor, given who won in self-play."""
ROOM = 10.0
"""With this many empty squares, castles in hand and the turn count in full."""


class Evaluator(NamedTuple):
    """The parameters of the evaluator, in coins. To begin the next round was found to be worth nothing."""

    hope: float
    """The expected addition of an empty square to the value of its lines."""
    turn: float
    """The value of being the seat to act."""
    later_variance: float
    """How uncertain a lead is because of the rounds to come."""
    square_variance: float
    """How uncertain a lead is because of each empty square."""
    kept: Reals
    """`kept[rank - 1]`: the worth of a castle kept for the next round."""
    used: Reals
    """`used[rank - 1]`: the worth of a castle that can still be placed in this round."""
    later_points: float
    """The expected earnings of every seat by the end of the game beyond all that: no lead depends on it."""
    square_points: float
    """How much more that is for each empty square."""


@rule
def _castles_worth(here: Round, evaluator: Evaluator, seat: int, room: float) -> float:
    """The worth of a seat's castles in hand, given how much room is left (from 0 to 1)."""
    worth = 0.0
    for rank in RANKS:
        each = max(evaluator.kept[rank - 1], room * evaluator.used[rank - 1])
        worth += each * here.table[turns.castles_in_hand(seat, rank)]
    return worth


@rule
def _estimate_points(here: Round, evaluator: Evaluator, points: Reals) -> None:
    """Write the points that each seat can expect, less what all seats earn in the rounds to come."""
    table, income, room = here.table, 0, 0.0
    if table[turns.PHASE] < turns.ROUND_OVER:
        income = expected_income(here.lines, int(FRACTION * evaluator.hope))
        room = min(1.0, count(turns.empty_squares(here)) / ROOM)
    for seat in range(table[turns.PLAYERS]):
        points[seat] = table[turns.MONEY + seat] + share(income, seat) / FRACTION
        if table[turns.PHASE] != turns.OVER:
            points[seat] += _castles_worth(here, evaluator, seat, room)
        if seat == table[turns.SEAT]:
            points[seat] += evaluator.turn * room


@rule
def _best_rival(points: Reals, seat: int) -> tuple[float, int]:
    """The most points of the other seats, and how many of them have it."""
    best, number = -math.inf, 0
    for rival in range(points.size):
        if rival != seat and points[rival] > best:
            best, number = points[rival], 0
        if rival != seat and points[rival] == best:
            number += 1
    return best, number


@rule
def _victory(lead: float, number: int) -> float:
    """A seat's share of the victory (KG-E1, A-G22), given its lead over the best rivals and their number."""
    if lead == 0.0:
        return 1.0 / (1 + number)
    return 1.0 if lead > 0.0 else 0.0


@rule
def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


@rule
def _evaluate_end(playout: Playout) -> None:
    """Write chances and utilities of a finished game, given the points."""
    scale = TO_LOGISTIC * math.sqrt(_OVER_VARIANCE)
    for seat in range(playout.wins.size):
        best, number = _best_rival(playout.points, seat)
        lead = playout.points[seat] - best
        playout.wins[seat] = _victory(lead, number)
        playout.utilities[seat] = _VICTORY * playout.wins[seat] + (1.0 - _VICTORY) * _logistic(lead / scale)


@rule
def evaluate(here: Round, evaluator: Evaluator, playout: Playout) -> None:
    """Write what a position is worth to each seat: utility, chance of winning (both from 0 to 1) and points."""
    _estimate_points(here, evaluator, playout.points)
    if here.table[turns.PHASE] == turns.OVER:
        _evaluate_end(playout)
        return
    empty, total = count(turns.empty_squares(here)), 0.0
    scale = TO_LOGISTIC * math.sqrt(evaluator.later_variance + evaluator.square_variance * empty)
    for seat in range(playout.points.size):
        lead = (playout.points[seat] - _best_rival(playout.points, seat)[0]) / scale
        playout.utilities[seat] = _logistic(lead)
        playout.wins[seat] = _logistic(lead / _CHANCE_SCALE)
        total += playout.wins[seat]
    for seat in range(playout.points.size):
        playout.wins[seat] /= total
        playout.points[seat] += evaluator.later_points + evaluator.square_points * empty

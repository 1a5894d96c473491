"""What a position is worth to each seat: money, what the board may pay, what castles in hand may still earn.

`outlook`, float64, `OUTLOOK` entries, in coins: what every empty square is hoped to add to its lines; what it is worth
to be on turn; how uncertain a lead is because of the rounds to come, and because of each empty square (both as
variances); then, by rank, the worth of a castle kept for the next round and of one that can still be placed in this.
To begin the next round was found to be worth nothing.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdoms.habits import FRACTION, hoped_income
from regnum.engine import rule
from regnum.engine.mathematics import exp
from regnum.games.bits import count
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import share
from regnum.games.kingdoms.components import RANKS
from regnum.games.kingdoms.turns import Round

Outlook = npt.NDArray[np.float64]
Utilities = npt.NDArray[np.float64]

BOARD_HOPE, TURN, LATER_VARIANCE, SQUARE_VARIANCE = range(4)
KEPT = SQUARE_VARIANCE
USED = KEPT + len(RANKS)
"""Worths by rank lie at `KEPT + rank` and `USED + rank`."""
OUTLOOK = USED + len(RANKS) + 1

_VICTORY = 0.999
"""How much of the utility of a finished game is the victory; the rest is by how much, so that nobody gives up."""
_TO_LOGISTIC = 0.55
"""The scale of the logistic curve that is closest to the normal one of deviation 1."""
_OVER_VARIANCE = 400.0
"""For that rest, which is the same curve of the lead."""
ROOM = 10.0
"""With so many empty squares, castles in hand and the turn count in full."""


@rule
def _in_hand(table: turns.Table, outlook: Outlook, seat: int, room: float) -> float:
    """The worth of a seat's castles in hand, when there is so much room left (from 0 to 1)."""
    worth = 0.0
    for rank in RANKS:
        each = max(outlook[KEPT + rank], room * outlook[USED + rank])
        worth += each * table[turns.castles_in_hand(seat, rank)]
    return worth


@rule
def _stand(here: Round, outlook: Outlook, standings: Utilities) -> None:
    """Write what each seat may count on."""
    table, income, room = here.table, 0, 0.0
    if table[turns.PHASE] < turns.ROUND_OVER:
        income = hoped_income(here.lines, int(FRACTION * outlook[BOARD_HOPE]))
        room = min(1.0, count(turns.empty_squares(here)) / ROOM)
    for seat in range(table[turns.PLAYERS]):
        standings[seat] = table[turns.MONEY + seat] + share(income, seat) / FRACTION
        if table[turns.PHASE] != turns.OVER:
            standings[seat] += _in_hand(table, outlook, seat, room)
        if seat == table[turns.SEAT]:
            standings[seat] += outlook[TURN] * room


@rule
def _best_rival(standings: Utilities, players: int, seat: int) -> tuple[float, int]:
    """The best standing among the other seats, and how many have it."""
    best, number = -math.inf, 0
    for rival in range(players):
        if rival != seat and standings[rival] > best:
            best, number = standings[rival], 0
        if rival != seat and standings[rival] == best:
            number += 1
    return best, number


@rule
def _victory(lead: float, number: int) -> float:
    """A seat's share of the victory (KG-E1, A-G22), given its lead over the best rivals and their number."""
    if lead == 0.0:
        return 1.0 / (1 + number)
    return 1.0 if lead > 0.0 else 0.0


@rule
def judge(here: Round, outlook: Outlook, standings: Utilities, utilities: Utilities) -> None:
    """Write what a position is worth to each seat, from 0 to 1; `standings` is scratch."""
    table = here.table
    is_over = table[turns.PHASE] == turns.OVER
    _stand(here, outlook, standings)
    variance = outlook[LATER_VARIANCE] + outlook[SQUARE_VARIANCE] * count(turns.empty_squares(here))
    scale = _TO_LOGISTIC * math.sqrt(_OVER_VARIANCE if is_over else variance)
    for seat in range(table[turns.PLAYERS]):
        best, number = _best_rival(standings, table[turns.PLAYERS], seat)
        lead = standings[seat] - best
        utilities[seat] = 1.0 / (1.0 + exp(-lead / scale))
        if is_over:
            utilities[seat] = _VICTORY * _victory(lead, number) + (1.0 - _VICTORY) * utilities[seat]

"""What the end of a round leads to in the rounds after it, if all seats play like the reference player.

All tiles are shuffled again between rounds, so what a round leaves is money and castles. The numbers here come from
playing on from the ends of 500,000 rounds in which seats had played well or badly: least squares for the castles, the
likeliest spread for the chances. Where such an end gave a seat a chance of 75%, it won 73 to 77% of the games. With
No luck the rest of the game depends on details that these numbers do not know: it won 67 to 81%.

A worked example. Two players, the end of the first round. Red has 90 coins and its castle of rank 4, Yellow 100 coins
and no such castle; they have the same castles otherwise. Red can expect 28.2 coins more from its castle, so it is 18.2
ahead of Yellow. That divided by the spread of 19 is 0.96, and Red's chance of winning 1 / (1 + exp(-0.96)) = 0.72.
"""

from __future__ import annotations

import math

import numpy as np

from regnum.bots.kingdoms.tuning import FEWEST_PLAYERS, stage_number
from regnum.bots.tree import Playout
from regnum.engine import rule
from regnum.engine.mathematics import exp
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import RANKS
from regnum.games.kingdoms.turns import Round

_ANY_CASTLE = (((5.6, 14.9, 20.7, 28.0),) * 2, ((2.4, 7.9, 8.7, 11.5),) * 2, ((2.7, 5.9, 7.7, 8.7),) * 2)
_CASTLES = np.array(
    [
        (
            ((0.0, 13.6, 17.3, 22.2), (0.0, 15.3, 21.5, 28.2)),
            ((0.0, 8.8, 8.0, 8.8), (0.0, 10.5, 12.6, 15.0)),
            ((0.0, 8.0, 5.3, 4.6), (0.0, 8.7, 10.2, 9.7)),
        ),
        _ANY_CASTLE,
    ]
)
"""`_CASTLES[Last castle, players - 2, rounds left - 1, rank - 1]`: what a castle in hand earns. Those of rank 1 come
back to all seats, but not with Last castle, where any number of rounds may be left."""
_EARNED = np.array(
    [
        [((31.6, 65.2), (23.8, 52.1), (15.4, 38.2)), ((20.3, 25.2), (24.1, 36.9), (0.7, 1.3))],
        [((10.0, 10.0), (22.3, 22.3), (22.1, 22.1)), ((-6.6, -6.6), (18.4, 18.4), (6.3, 6.3))],
    ]
)
"""`_EARNED[Last castle, No luck, players - 2, rounds left - 1]`: what a seat earns besides."""
_SPREAD = np.array(
    [
        [((12.0, 19.0), (12.5, 18.5), (13.0, 18.5)), ((13.5, 24.5), (14.5, 18.0), (20.5, 23.5))],
        [((14.5, 14.5), (15.5, 15.5), (17.0, 17.0)), ((20.0, 20.0), (23.0, 23.0), (18.5, 18.5))],
    ]
)
"""The same for how uncertain the final order is: seats win by the softmax of their points divided by this."""


@rule
def expect_later(here: Round, playout: Playout) -> None:
    """Write what the end of a round that is not the last leads to for each seat: points and a chance of winning."""
    table, points, wins = here.table, playout.points, playout.wins
    last_castle, players = table[turns.LAST_CASTLE], table[turns.PLAYERS] - FEWEST_PLAYERS
    later = max(stage_number(here), 1) - 1
    spread, most, total = _SPREAD[last_castle, table[turns.NO_LUCK], players, later], -math.inf, 0.0
    for seat in range(points.size):
        points[seat] = table[turns.MONEY + seat] + _EARNED[last_castle, table[turns.NO_LUCK], players, later]
        for rank in RANKS:
            worth = _CASTLES[last_castle, players, later, rank - 1]
            points[seat] += worth * table[turns.castles_in_hand(seat, rank)]
        most = max(most, points[seat])
    for seat in range(points.size):
        wins[seat] = exp((points[seat] - most) / spread)
        total += wins[seat]
    for seat in range(points.size):
        wins[seat] /= total

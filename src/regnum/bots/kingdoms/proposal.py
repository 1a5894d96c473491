"""The proposal policy: which action a search should look at next, of some 150.

It looks at some placements at random and takes the one that looks best. Its estimate is the change in
what the board is expected to pay, where every empty square of a line is hoped to add a little to it, less what the
piece could still do later. All of it is in sixteenths of a coin, so that all numbers are integers.

A worked example. A seat may put a castle of rank 2 into a row with tiles of 3 and 4 and one more empty square, and an
empty column of five squares; every empty square is hoped to add half a coin, 8 sixteenths. The row is then worth 7 and
a half, the column 4 halves: 2 * (7.5 + 2) = 19 coins more for the seat, 304 sixteenths. If such a castle is worth 12
coins later, its price is 192, and the placement looks like 112 in a game of two; drawing a tile looks like 48.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regnum.bots.tree import Numbers
from regnum.engine import rule
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import (
    COLUMN_PLACE,
    EMPTY_SQUARE,
    MOUNTAIN_WALL,
    PLACES,
    ROW_PLACE,
    WIZARD,
    Lines,
    paid,
    reach,
    share,
    worth_on,
)
from regnum.games.kingdoms.policies import expected_value, random_member, wizard_gain
from regnum.games.kingdoms.turns import Round

FRACTION = 16
LOWEST = -(1 << 40)

_NONE = np.uint64(0)


class Proposal(NamedTuple):
    """The parameters of the policy, in sixteenths of a coin."""

    hope: int
    """The expected addition of an empty square to the value of its lines."""
    drawing: int
    """The estimate for drawing a tile."""
    prices: Numbers
    """`prices[group]`: what a piece could still do later; a tile that was drawn is free."""


@rule
def _expected_pay(part: int, hope: int) -> int:
    """The expected income from a part of a line, for all seats at once."""
    return paid(expected_value(part, FRACTION, hope), part)


@rule
def _expected_line_gain(before: int, behind: int, worth: int, hope: int) -> int:
    """How the expected income of a line changes when something of this worth fills the square between two sums."""
    old = _expected_pay(before + EMPTY_SQUARE + behind, hope)
    if worth == MOUNTAIN_WALL:
        return _expected_pay(before, hope) + _expected_pay(behind, hope) - old
    return _expected_pay(before + worth + behind, hope) - old


@rule
def expected_gain(here: Round, square: int, piece: int, hope: int) -> int:
    """How the expected income of all seats changes when a piece is put on an empty square."""
    lines, row, column = here.lines, ROW_PLACE[square], COLUMN_PLACE[square]
    worth = worth_on(here.squares, square, piece)
    income = _expected_line_gain(reach(lines, row, -1), reach(lines, row, 1), worth, hope)
    income += _expected_line_gain(reach(lines, column, -1), reach(lines, column, 1), worth, hope)
    if piece == WIZARD:
        income += wizard_gain(here, square, FRACTION, hope)
    return income


@rule
def expected_income(lines: Lines, hope: int) -> int:
    """The expected income from the board, for all seats at once."""
    income = part = 0
    for place in range(1, PLACES):
        if lines[place] < 0:
            income += _expected_pay(part, hope)
            part = 0
        else:
            part += lines[place]
    return income


@rule
def _shared_out(money: int, seats: int) -> int:
    """Money divided by one, two or three: a division by a constant takes a fraction of the time of any other."""
    if seats == 1:
        return money
    return money // 2 if seats == 2 else money // 3


@rule
def advantage(here: Round, income: int) -> int:
    """The acting seat's share of an income less the rivals' average."""
    players, own = here.table[turns.PLAYERS], share(income, here.table[turns.SEAT])
    rivals = -own
    for seat in range(players):
        rivals += share(income, seat)
    return own - _shared_out(rivals, players - 1)


@rule
def propose(
    here: Round, proposal: Proposal, pieces: np.uint64, bonus: int, width: int, chance: np.uint64
) -> tuple[int, np.uint64]:
    """Of `width` random placements of these groups the one that looks best, or drawing if none looks better.

    The bonus is added to what drawing looks like.
    """
    best, most = turns.PASS, LOWEST
    if turns.may_draw(here):
        best, most = turns.DRAW, proposal.drawing + bonus
    if pieces == _NONE:
        return best, chance
    empty = turns.empty_squares(here)
    for _ in range(width):
        group, chance = random_member(pieces, chance)
        square, chance = random_member(empty, chance)
        piece = turns.piece_of(here, group)
        looks = advantage(here, expected_gain(here, square, piece, proposal.hope)) - proposal.prices[group]
        if looks > most:
            best, most = turns.placement(group, square), looks
    return best, chance

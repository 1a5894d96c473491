"""What a player does by habit: he looks at some placements at random, and takes the one that looks best.

What a placement looks like is the change in what the board will pay, where every empty square of a line is hoped to
add a little to it, less what the piece could still do later. All in sixteenths of a coin, so that numbers stay whole.

`habits`, int64, `HABITS` entries: what is hoped of an empty square, what drawing a tile is worth, then the price of
each group of pieces up to the starting tile; a tile that was drawn is free.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

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

Habits = npt.NDArray[np.int64]

HOPE, DRAWING, PRICES = 0, 1, 2
HABITS = PRICES + turns.GROUPS
FRACTION = 16
LOWEST = -(1 << 40)

_NONE = np.uint64(0)


@rule
def _hoped_pay(part: int, hope: int) -> int:
    """What everybody may hope that a part of a line will pay."""
    return paid(expected_value(part, FRACTION, hope), part)


@rule
def _hoped_gain(before: int, behind: int, worth: int, hope: int) -> int:
    """How the hoped income of a line changes when something of this worth fills the square between two sums."""
    old = _hoped_pay(before + EMPTY_SQUARE + behind, hope)
    if worth == MOUNTAIN_WALL:
        return _hoped_pay(before, hope) + _hoped_pay(behind, hope) - old
    return _hoped_pay(before + worth + behind, hope) - old


@rule
def hoped_gain(here: Round, square: int, piece: int, hope: int) -> int:
    """How the hoped income of everybody changes when a piece is put on an empty square."""
    lines, row, column = here.lines, ROW_PLACE[square], COLUMN_PLACE[square]
    worth = worth_on(here.squares, square, piece)
    income = _hoped_gain(reach(lines, row, -1), reach(lines, row, 1), worth, hope)
    income += _hoped_gain(reach(lines, column, -1), reach(lines, column, 1), worth, hope)
    if piece == WIZARD:
        income += wizard_gain(here, square, FRACTION, hope)
    return income


@rule
def hoped_income(lines: Lines, hope: int) -> int:
    """What everybody may hope the board will pay."""
    income = part = 0
    for place in range(1, PLACES):
        if lines[place] < 0:
            income += _hoped_pay(part, hope)
            part = 0
        else:
            part += lines[place]
    return income


@rule
def advantage(here: Round, income: int) -> int:
    """The acting seat's share of an income less the rivals' average."""
    table = here.table
    own = rivals = 0
    for seat in range(table[turns.PLAYERS]):
        if seat == table[turns.SEAT]:
            own = share(income, seat)
        else:
            rivals += share(income, seat)
    return own - rivals // (int(table[turns.PLAYERS]) - 1)


@rule
def habitual_action(
    here: Round, habits: Habits, pieces: np.uint64, bonus: int, width: int, chance: np.uint64
) -> tuple[int, np.uint64]:
    """Of so many placements of these groups at random the one that looks best, or drawing if none looks better.

    The bonus is added to what drawing looks like.
    """
    best, most = turns.PASS, LOWEST
    if turns.may_draw(here):
        best, most = turns.DRAW, habits[DRAWING] + bonus
    if pieces == _NONE:
        return best, chance
    empty = turns.empty_squares(here)
    for _ in range(width):
        group, chance = random_member(pieces, chance)
        square, chance = random_member(empty, chance)
        piece = turns.piece_of(here, group)
        looks = advantage(here, hoped_gain(here, square, piece, habits[HOPE])) - habits[PRICES + group]
        if looks > most:
            best, most = turns.placement(group, square), looks
    return best, chance

"""Simple ways to play, as rule functions: the same moves at every speed.

A policy sees only what its seat may know: the arrays with unknown tiles struck out would give the same move. It takes
and returns the state of the random numbers.

`prospects[kind]`, int64, `PROSPECTS` entries, is scratch that the caller makes.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import routine, rule
from regnum.games.bits import count, first, nth, without_first
from regnum.games.chance import advance, below, keeps_tie
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import (
    BESIDE,
    COLUMN_PLACE,
    EMPTY_SQUARE,
    KINDS,
    MOUNTAIN_WALL,
    ONE_RANK,
    ROW_PLACE,
    WIZARD,
    WORTH,
    board_income,
    is_scored,
    line_value,
    part_at,
    part_income,
    reach,
    share,
    worth_on,
)
from regnum.games.kingdoms.turns import Round

Leads = npt.NDArray[np.int64]

POLICIES = ("random", "greedy")
"""Their names, by number."""

RANDOM, GREEDY = range(2)
PROSPECTS = KINDS + 1
_LOWEST = -(1 << 40)
_NONE = np.uint64(0)


@rule
def random_action(here: Round, chance: np.uint64) -> tuple[int, np.uint64]:
    """A legal action, all equally likely."""
    empty = turns.empty_squares(here)
    square, chance = random_member(empty, chance)
    if here.table[turns.PHASE] == turns.PLACE_DRAWN:
        return turns.placement(turns.drawn_group(here), square), chance
    pieces = turns.placeable(here)
    if turns.may_draw(here):
        chance = advance(chance)
        if below(chance, count(pieces) * count(empty) + 1) == 0:
            return turns.DRAW, chance
    if pieces == _NONE:
        return turns.PASS, chance
    group, chance = random_member(pieces, chance)
    return turns.placement(group, square), chance


@rule
def random_member(members: np.uint64, chance: np.uint64) -> tuple[int, np.uint64]:
    """A member of a set that is not empty, all equally likely."""
    chance = advance(chance)
    return nth(members, below(chance, count(members))), chance


@rule
def _line_gain(before: int, behind: int, worth: int) -> int:
    """How an income changes when something of this worth comes between two sums; a mountain parts them."""
    if worth == MOUNTAIN_WALL:
        return part_income(before) + part_income(behind) - part_income(before + behind)
    return part_income(before + behind + worth) - part_income(before + behind)


@rule
def expected_value(part: int, unit: int, hope: int) -> int:
    """The value of a part of a line, counted in coins of this unit, where every empty square is hoped to add `hope`."""
    return unit * line_value(part) + hope * (part // EMPTY_SQUARE)


@rule
def wizard_gain(here: Round, square: int, unit: int, hope: int) -> int:
    """How the expected income changes when the wizard raises the castles beside a square; see `expected_value`."""
    income = 0
    for side in range(4):
        beside = BESIDE[square, side]
        if ONE_RANK[here.squares[beside]] != 0:
            for place in (ROW_PLACE[beside], COLUMN_PLACE[beside]):
                if not is_scored(here.lines, place, here.table[turns.SCORING]):
                    value = expected_value(part_at(here.lines, place), unit, hope)
                    income += value * ONE_RANK[here.squares[beside]]
    return income


@rule
def gain(here: Round, square: int, piece: int) -> int:
    """How the income of the present board changes when a piece is put on an empty square."""
    lines, row, column = here.lines, ROW_PLACE[square], COLUMN_PLACE[square]
    worth = worth_on(here.squares, square, piece)
    income = _line_gain(reach(lines, row, -1), reach(lines, row, 1), worth)
    income += _line_gain(reach(lines, column, -1), reach(lines, column, 1), worth)
    if piece == WIZARD:
        income += wizard_gain(here, square, 1, 0)
    return income


@rule
def lead(here: Round, income: int) -> int:
    """The acting seat's share of an income less the best rival's."""
    own, best = here.table[turns.SEAT], _LOWEST
    for seat in range(here.table[turns.PLAYERS]):
        if seat != own:
            best = max(best, share(income, seat))
    return share(income, own) - best


@rule
def _best_square(here: Round, piece: int, income: int, chance: np.uint64) -> tuple[int, int, np.uint64]:
    """The square on which a piece leaves the largest lead, ties broken at random, and that lead."""
    best, most, ties = 0, _LOWEST, 0
    empty = turns.empty_squares(here)
    while empty != _NONE:
        square = first(empty)
        empty = without_first(empty)
        reached = lead(here, income + gain(here, square, piece))
        if reached > most:
            best, most, ties = square, reached, 1
        elif reached == most:
            ties += 1
            is_kept, chance = keeps_tie(ties, chance)
            if is_kept:
                best = square
    return best, most, chance


@rule
def _unseen(here: Round, kind: int) -> int:
    """How many tiles of a kind the acting seat has not seen: neither on the board nor before itself."""
    table, seat = here.table, here.table[turns.SEAT]
    own = 1 if table[turns.HOLDS_START + seat] and here.tiles[seat] == kind else 0
    return int(table[turns.OFF_BOARD + kind]) - own


@rule
def _find_prospects(here: Round, income: int, prospects: Leads) -> None:
    """Write the largest lead that each kind of tile can leave."""
    lines = here.lines
    for kind in range(1, KINDS + 1):
        prospects[kind] = _LOWEST
    empty = turns.empty_squares(here)
    while empty != _NONE:
        square = first(empty)
        empty = without_first(empty)
        left, right = reach(lines, ROW_PLACE[square], -1), reach(lines, ROW_PLACE[square], 1)
        above, below_it = reach(lines, COLUMN_PLACE[square], -1), reach(lines, COLUMN_PLACE[square], 1)
        for kind in range(1, KINDS + 1):
            if here.table[turns.OFF_BOARD + kind] == 0:
                continue
            change = _line_gain(left, right, WORTH[kind]) + _line_gain(above, below_it, WORTH[kind])
            if kind == WIZARD:
                change += wizard_gain(here, square, 1, 0)
            prospects[kind] = max(prospects[kind], lead(here, income + change))


@rule
def _draw_prospect(here: Round, prospects: Leads) -> tuple[int, int]:
    """The leads after drawing each of the tiles not seen yet: their sum and their number."""
    total = number = 0
    for kind in range(1, KINDS + 1):
        unseen = _unseen(here, kind)
        total += unseen * prospects[kind]
        number += unseen
    return total, number


@routine
def greedy_action(here: Round, prospects: Leads, chance: np.uint64) -> tuple[int, np.uint64]:
    """The largest lead in income on the present board.

    Drawing is worth the average over the tiles not seen yet. If several pieces promise as much, drawing comes first,
    then the lowest castle: spending least keeps most for later.
    """
    income = board_income(here.lines)
    if here.table[turns.PHASE] == turns.PLACE_DRAWN:
        square, _, chance = _best_square(here, turns.drawn_tile(here), income, chance)
        return turns.placement(turns.drawn_group(here), square), chance
    best, most, number = turns.PASS, _LOWEST, 1
    if turns.may_draw(here):
        _find_prospects(here, income, prospects)
        most, number = _draw_prospect(here, prospects)
        best = turns.DRAW
    pieces = turns.placeable(here)
    while pieces != _NONE:
        group = first(pieces)
        pieces = without_first(pieces)
        piece = turns.piece_of(here, group)
        square, reached, chance = _best_square(here, piece, income, chance)
        if number * reached > most:
            best, most = turns.placement(group, square), number * reached
    return best, chance


@rule
def choose(policy: int, here: Round, prospects: Leads, chance: np.uint64) -> tuple[int, np.uint64]:
    """The action of a policy by its number, and the new state of the random numbers."""
    if policy == GREEDY:
        return greedy_action(here, prospects, chance)
    return random_action(here, chance)

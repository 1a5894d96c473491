"""Simple ways to play, as rule functions: the same moves at every speed.

A policy sees only what its seat may know: the arrays with unknown tiles struck out would give the same move. It takes
and returns the state of the random numbers.

`prospects[kind]`, int64, `PROSPECTS` entries, is scratch that the caller makes.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.bits import count, first, without_first
from regnum.games.chance import advance, below
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import (
    BESIDE,
    COLUMN_PLACE,
    KINDS,
    MOUNTAIN_WALL,
    NO_SQUARE,
    ONE_RANK,
    ROW_PLACE,
    WIZARD,
    WORTH,
    Lines,
    Squares,
    board_income,
    is_scored,
    line_value,
    part_at,
    part_income,
    reach,
    share,
    worth_on,
)
from regnum.games.kingdoms.turns import Table, Tiles

Leads = npt.NDArray[np.int64]

POLICIES = ("random", "greedy")
"""Their names, by number."""

RANDOM, GREEDY = range(2)
PROSPECTS = KINDS + 1
_LOWEST = -(1 << 40)
_NONE = np.uint64(0)


@rule
def random_action(table: Table, tiles: Tiles, chance: np.uint64) -> tuple[int, np.uint64]:
    """A legal action, all equally likely."""
    empty = turns.empty_squares(table)
    square, chance = random_member(empty, chance)
    if table[turns.PHASE] == turns.PLACE_DRAWN:
        return turns.placement(turns.drawn_group(table, tiles), square), chance
    pieces = turns.placeable(table, tiles)
    if turns.may_draw(table):
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
    for _ in range(below(chance, count(members))):
        members = without_first(members)
    return first(members), chance


@rule
def _line_gain(before: int, behind: int, worth: int) -> int:
    """How an income changes when something of this worth comes between two sums; a mountain parts them."""
    if worth == MOUNTAIN_WALL:
        return part_income(before) + part_income(behind) - part_income(before + behind)
    return part_income(before + behind + worth) - part_income(before + behind)


@rule
def _wizard_gain(squares: Squares, lines: Lines, square: int, scoring: int) -> int:
    """How the income changes when the wizard raises the castles beside a square."""
    income = 0
    for side in range(4):
        beside = BESIDE[square, side]
        if beside != NO_SQUARE and ONE_RANK[squares[beside]] != 0:
            for place in (ROW_PLACE[beside], COLUMN_PLACE[beside]):
                if not is_scored(lines, place, scoring):
                    income += line_value(part_at(lines, place)) * ONE_RANK[squares[beside]]
    return income


@rule
def gain(squares: Squares, lines: Lines, square: int, piece: int, scoring: int) -> int:
    """How the income of the board as it stands changes when a piece is put on an empty square."""
    row, column, worth = ROW_PLACE[square], COLUMN_PLACE[square], worth_on(squares, square, piece)
    income = _line_gain(reach(lines, row, -1), reach(lines, row, 1), worth)
    income += _line_gain(reach(lines, column, -1), reach(lines, column, 1), worth)
    if piece == WIZARD:
        income += _wizard_gain(squares, lines, square, scoring)
    return income


@rule
def lead(table: Table, income: int) -> int:
    """The acting seat's share of an income less the best rival's."""
    best = _LOWEST
    for seat in range(table[turns.PLAYERS]):
        if seat != table[turns.SEAT]:
            best = max(best, share(income, seat))
    return share(income, table[turns.SEAT]) - best


@rule
def _best_square(
    squares: Squares, lines: Lines, table: Table, piece: int, income: int, chance: np.uint64
) -> tuple[int, int, np.uint64]:
    """The square on which a piece leaves the largest lead, ties broken at random, and that lead."""
    best, most, ties = 0, _LOWEST, 0
    empty = turns.empty_squares(table)
    while empty != _NONE:
        square = first(empty)
        empty = without_first(empty)
        reached = lead(table, income + gain(squares, lines, square, piece, table[turns.SCORING]))
        if reached > most:
            best, most, ties = square, reached, 1
        elif reached == most:
            ties += 1
            chance = advance(chance)
            if below(chance, ties) == 0:
                best = square
    return best, most, chance


@rule
def _unseen(table: Table, tiles: Tiles, kind: int) -> int:
    """How many tiles of a kind the acting seat has not seen: neither on the board nor before itself."""
    seat = table[turns.SEAT]
    own = 1 if table[turns.HOLDS_START + seat] and tiles[seat] == kind else 0
    return int(table[turns.OFF_BOARD + kind]) - own


@rule
def _find_prospects(squares: Squares, lines: Lines, table: Table, income: int, prospects: Leads) -> None:
    """Write the largest lead that each kind of tile can leave."""
    for kind in range(1, KINDS + 1):
        prospects[kind] = _LOWEST
    empty = turns.empty_squares(table)
    while empty != _NONE:
        square = first(empty)
        empty = without_first(empty)
        left, right = reach(lines, ROW_PLACE[square], -1), reach(lines, ROW_PLACE[square], 1)
        above, below_it = reach(lines, COLUMN_PLACE[square], -1), reach(lines, COLUMN_PLACE[square], 1)
        for kind in range(1, KINDS + 1):
            if table[turns.OFF_BOARD + kind] == 0:
                continue
            change = _line_gain(left, right, WORTH[kind]) + _line_gain(above, below_it, WORTH[kind])
            if kind == WIZARD:
                change += _wizard_gain(squares, lines, square, table[turns.SCORING])
            prospects[kind] = max(prospects[kind], lead(table, income + change))


@rule
def _draw_prospect(table: Table, tiles: Tiles, prospects: Leads) -> tuple[int, int]:
    """The leads after drawing each of the tiles not seen yet: their sum and their number."""
    total = number = 0
    for kind in range(1, KINDS + 1):
        unseen = _unseen(table, tiles, kind)
        total += unseen * prospects[kind]
        number += unseen
    return total, number


@rule
def greedy_action(
    squares: Squares, lines: Lines, table: Table, tiles: Tiles, prospects: Leads, chance: np.uint64
) -> tuple[int, np.uint64]:
    """The largest lead in income on the board as it stands.

    Drawing is worth the average over the tiles not seen yet. If several pieces promise as much, drawing comes first,
    then the lowest castle: who spends least keeps most for later.
    """
    income = board_income(lines)
    if table[turns.PHASE] == turns.PLACE_DRAWN:
        square, _, chance = _best_square(squares, lines, table, turns.drawn_tile(table, tiles), income, chance)
        return turns.placement(turns.drawn_group(table, tiles), square), chance
    best, most, number = turns.PASS, _LOWEST, 1
    if turns.may_draw(table):
        _find_prospects(squares, lines, table, income, prospects)
        most, number = _draw_prospect(table, tiles, prospects)
        best = turns.DRAW
    pieces = turns.placeable(table, tiles)
    while pieces != _NONE:
        group = first(pieces)
        pieces = without_first(pieces)
        piece = turns.piece_of(table, tiles, group)
        square, reached, chance = _best_square(squares, lines, table, piece, income, chance)
        if number * reached > most:
            best, most = turns.placement(group, square), number * reached
    return best, chance


@rule
def choose(
    policy: int,
    squares: Squares,
    lines: Lines,
    table: Table,
    tiles: Tiles,
    prospects: Leads,
    chance: np.uint64,
) -> tuple[int, np.uint64]:
    """The action of a policy by its number, and the new state of the random numbers."""
    if policy == GREEDY:
        return greedy_action(squares, lines, table, tiles, prospects, chance)
    return random_action(table, tiles, chance)

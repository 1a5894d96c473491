"""The end of a round, exactly: every way to fill the last squares is tried, every tile that may come is weighed.

Everybody plays for his own utility. Of what is hidden, each possible dealing of the rivals' starting tiles is tried in
turn; in each, everybody is taken to know the starting tiles, and nobody the order of the supply. Where no rival has a
starting tile left this is the game itself, with nothing taken for granted.

There is no recursion: a stack of frames holds one position each. A frame is a decision, whose moves are actions, or
the drawing of a tile, whose moves are the kinds that it may be.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdoms.knowledge import Numbers, unseen_tiles
from regnum.bots.kingdoms.outlook import Outlook, judge
from regnum.engine import Axes, compiled, rule
from regnum.games.bits import count, first, without_first
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import COLOURS, TILES_IN_BOX
from regnum.games.kingdoms.position import UNKNOWN, Position
from regnum.games.kingdoms.turns import Round, Rounds

_MOST_SQUARES = 4
_FRAMES = 5 * _MOST_SQUARES + 2
"""For each square a decision, a drawing and up to three passes."""
_MOST_MOVES = _MOST_SQUARES * turns.GROUPS + 1
_MOST_LEAVES = 60_000
"""So many ends of the round can be looked at in some hundredths of a second."""
_DECISION, _DRAWING = 0, 1
_NONE = np.uint64(0)


class Stack(NamedTuple):
    """By frame: its position, what it is, its moves with their number and the next to try, and what it is worth."""

    rounds: Rounds
    nature: Numbers
    moves: Annotated[Numbers, Axes(2)]
    number: Numbers
    cursor: Numbers
    values: Annotated[npt.NDArray[np.float64], Axes(2)]
    standings: npt.NDArray[np.float64]


def _new_stack() -> Stack:
    def numbers(size: int) -> Numbers:
        return np.zeros((_FRAMES, size), dtype=np.int64)

    return Stack(
        rounds=turns.new_round(_FRAMES),
        nature=numbers(1)[:, 0],
        moves=numbers(_MOST_MOVES),
        number=numbers(1)[:, 0],
        cursor=numbers(1)[:, 0],
        values=np.zeros((_FRAMES, len(COLOURS))),
        standings=np.zeros(len(COLOURS)),
    )


@rule
def _in_supply(here: Round, kind: int) -> int:
    """How many tiles of a kind are in the supply, when all starting tiles are known."""
    number = here.table[turns.OFF_BOARD + kind]
    for seat in range(here.table[turns.PLAYERS]):
        if here.table[turns.HOLDS_START + seat] and here.tiles[seat] == kind:
            number -= 1
    return int(number)


@rule
def _list_actions(here: Round, moves: Numbers) -> int:
    """Write every legal action; return their number."""
    number = 0
    pieces = turns.placeable(here)
    while pieces != _NONE:
        group = first(pieces)
        pieces = without_first(pieces)
        empty = turns.empty_squares(here)
        while empty != _NONE:
            moves[number] = turns.placement(group, first(empty))
            empty = without_first(empty)
            number += 1
    if turns.may_draw(here):
        moves[number] = turns.DRAW
        number += 1
    if number == 0:
        moves[number] = turns.PASS
        number += 1
    return number


@rule
def _list_kinds(here: Round, moves: Numbers) -> int:
    """Write every kind of tile that may be drawn; return their number."""
    number = 0
    for kind in range(1, rules.KINDS + 1):
        if _in_supply(here, kind) > 0:
            moves[number] = kind
            number += 1
    return number


@rule
def _open(stack: Stack, frame: int, outlook: Outlook) -> None:
    """List the moves of a frame; at the end of the round there are none, and it is worth what it is."""
    here, values = turns.nth_round(stack.rounds, frame), stack.values[frame]
    stack.cursor[frame] = stack.number[frame] = 0
    if here.table[turns.PHASE] >= turns.ROUND_OVER:
        judge(here, outlook, stack.standings, values)
        return
    is_drawing = stack.nature[frame] == _DRAWING
    for seat in range(values.size):
        values[seat] = 0.0 if is_drawing else -math.inf
    stack.number[frame] = (
        _list_kinds(here, stack.moves[frame]) if is_drawing else _list_actions(here, stack.moves[frame])
    )


@rule
def _step(stack: Stack, frame: int) -> None:
    """Make a frame's next move on the frame above it."""
    move = stack.moves[frame, stack.cursor[frame]]
    stack.cursor[frame] += 1
    there = turns.nth_round(stack.rounds, frame + 1)
    turns.copy_round(turns.nth_round(stack.rounds, frame), there)
    stack.nature[frame + 1] = _DECISION
    if stack.nature[frame] == _DRAWING:
        there.tiles[there.table[turns.TAKEN]] = move
        move = turns.DRAW
    elif move == turns.DRAW:
        stack.nature[frame + 1] = _DRAWING
        return
    turns.apply(there, move)


@rule
def _hand_down(stack: Stack, frame: int) -> None:
    """Tell the frame below what a frame is worth: the seat to act takes the best, a drawing the average."""
    below = frame - 1
    here, values, found = turns.nth_round(stack.rounds, below), stack.values[below], stack.values[frame]
    if stack.nature[below] == _DECISION:
        if found[here.table[turns.SEAT]] > values[here.table[turns.SEAT]]:
            for seat in range(values.size):
                values[seat] = found[seat]
        return
    share = _in_supply(here, stack.moves[below, stack.cursor[below] - 1]) / (TILES_IN_BOX - here.table[turns.TAKEN])
    for seat in range(values.size):
        values[seat] += share * found[seat]


@compiled
def solve(stack: Stack, outlook: Outlook, weight: float, worths: npt.NDArray[np.float64]) -> None:
    """Add to `worths[i]` the weight times what the i-th action from the lowest frame is worth to the seat to act."""
    frame = opened = 0
    while frame >= 0:
        if opened == frame:
            _open(stack, frame, outlook)
            opened += 1
        if stack.cursor[frame] < stack.number[frame]:
            _step(stack, frame)
            frame += 1
            continue
        if frame == 1:
            worths[stack.cursor[0] - 1] += weight * stack.values[1, stack.rounds.table[0, turns.SEAT]]
        if frame > 0:
            _hand_down(stack, frame)
        opened = frame
        frame -= 1


def _hidden_seats(position: Position) -> list[int]:
    """The rivals whose starting tile is not known."""
    tiles = position.arrays.tiles
    return [seat for seat in range(position.players) if position.holds_start(seat) and tiles[seat] == UNKNOWN]


def _dealings(left: Counter[int], number: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way to deal so many of the tiles left, one after the other, with its probability."""
    if number == 0:
        yield (), 1.0
        return
    for kind, copies in sorted(left.items()):
        for others, probability in _dealings(left - Counter([kind]), number - 1):
            yield (kind, *others), probability * copies / left.total()


def _leaves(position: Position) -> int:
    """At most how many ways there are to fill the board."""
    table = position.arrays.table
    empty = int(count(turns.empty_squares(position.arrays)))
    kinds = sum(1 for number in position.off_board().values() if number)
    leaves: int = kinds ** len(_hidden_seats(position))
    for turn in range(empty):
        seat = (int(table[turns.SEAT]) + turn) % position.players
        ranks = sum(1 for number in position.castles(seat).values() if number)
        ways = ranks + int(position.holds_start(seat)) + kinds
        if turn == 0 and position.phase == turns.PLACE_DRAWN:
            ways = 1
        leaves *= (empty - turn) * max(1, ways)
    return leaves


def is_solvable(position: Position) -> bool:
    """Whether so few squares are empty that the rest of the round can be played out in every way."""
    return int(count(turns.empty_squares(position.arrays))) <= _MOST_SQUARES and _leaves(position) <= _MOST_LEAVES


def solved(position: Position, outlook: Outlook) -> dict[int, float]:
    """What every legal action is worth to the seat to act."""
    stack, seats = _new_stack(), _hidden_seats(position)
    codes = position.legal_codes()
    worths = np.zeros(len(codes))
    for kinds, probability in _dealings(Counter(unseen_tiles(position).kinds.tolist()), len(seats)):
        turns.copy_round(position.arrays, turns.nth_round(stack.rounds, 0))
        stack.rounds.tiles[0, seats] = kinds
        solve(stack, outlook, probability, worths)
    return dict(zip(codes, worths.tolist(), strict=True))

"""The end of a round, exactly: every way to fill the last squares is tried, every tile that may come is weighed.

Every seat maximises its own utility. Of what is hidden, each possible deal of the rivals' starting tiles is tried in
turn; in each, all seats are taken to know the starting tiles, and none the order of the supply. Where no rival has a
starting tile left this is the game itself, with nothing taken for granted. If more rounds follow, the evaluator says
what the end of this one is worth.

There is no recursion: a stack of frames holds one position each. A frame is a decision, whose moves are actions, or
the drawing of a tile, whose moves are the kinds that it may be.
"""

from __future__ import annotations

import math
from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdoms.evaluation import Evaluator, evaluate
from regnum.bots.kingdoms.knowledge import is_hidden
from regnum.bots.protocol import Analysis, Candidate
from regnum.bots.tree import Numbers, Playout, Reals, new_playout
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.bits import count
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.components import RANKS, TILES_IN_BOX
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.sight import write_unseen
from regnum.games.kingdoms.turns import Round, Rounds

_MOST_SQUARES = 6
_FRAMES = 5 * _MOST_SQUARES + 2
"""For each square a decision, a drawing and up to three passes."""
MOST_MOVES = _MOST_SQUARES * turns.GROUPS + 1
_USUAL_SQUARES, _USUAL_LEAVES = 4, 60_000
"""With so few empty squares this many ends of the round can be looked at in some hundredths of a second."""
_DECISION, _DRAWING = 0, 1
UTILITY, WIN, POINTS, OUTCOME = range(4)
"""The entries of an outcome."""


class Stack(NamedTuple):
    """Scratch of `solve`: by frame its position and what it is, its moves, and what it is worth."""

    rounds: Rounds
    nature: Numbers
    """`nature[frame]`: a decision or a drawing."""
    moves: Annotated[Numbers, Axes(2)]
    """`moves[frame, i]`: the actions of a decision, the kinds of a drawing."""
    number: Numbers
    """`number[frame]`: how many moves there are."""
    cursor: Numbers
    """`cursor[frame]`: the next move to try."""
    outcomes: Annotated[Reals, Axes(3)]
    """`outcomes[frame, seat, entry]`: utility, chance of winning and points."""
    playout: Playout
    """Scratch of the evaluator."""
    open_ends: Numbers
    """`open_ends[0]`: at how many of the ends more rounds follow."""
    unseen: Numbers
    """`unseen[kind]`: how many tiles of each kind have not been seen."""
    hidden: Numbers
    """`hidden[i]`: the seats whose starting tile is not known."""
    dealt: Numbers
    """`dealt[i]`: the kind that each of them has in the present deal."""


def new_stack(seats: int) -> Stack:
    """Scratch of `solve` for so many seats."""

    def numbers(*shape: int) -> Numbers:
        return np.zeros(shape, dtype=np.int64)

    return Stack(
        rounds=turns.new_round(_FRAMES),
        nature=numbers(_FRAMES),
        moves=numbers(_FRAMES, MOST_MOVES),
        number=numbers(_FRAMES),
        cursor=numbers(_FRAMES),
        outcomes=np.zeros((_FRAMES, seats, OUTCOME)),
        playout=new_playout(1, 1, seats),
        open_ends=numbers(1),
        unseen=numbers(rules.KINDS + 1),
        hidden=numbers(seats),
        dealt=numbers(seats),
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
def _list_kinds(here: Round, moves: Numbers) -> int:
    """Write every kind of tile that may be drawn; return their number."""
    number = 0
    for kind in range(1, rules.KINDS + 1):
        if _in_supply(here, kind) > 0:
            moves[number] = kind
            number += 1
    return number


@rule
def _close(stack: Stack, frame: int, evaluator: Evaluator) -> None:
    """Write what the end of the round is worth."""
    here, playout = turns.nth_round(stack.rounds, frame), stack.playout
    evaluate(here, evaluator, playout)
    for seat in range(playout.utilities.size):
        stack.outcomes[frame, seat, UTILITY] = playout.utilities[seat]
        stack.outcomes[frame, seat, WIN] = playout.wins[seat]
        stack.outcomes[frame, seat, POINTS] = playout.points[seat]
    stack.open_ends[0] += here.table[turns.PHASE] != turns.OVER


@rule
def _open(stack: Stack, frame: int, evaluator: Evaluator) -> None:
    """List the moves of a frame; at the end of the round there are none, and it is worth what it is."""
    here, outcomes = turns.nth_round(stack.rounds, frame), stack.outcomes[frame]
    stack.cursor[frame] = stack.number[frame] = 0
    if here.table[turns.PHASE] >= turns.ROUND_OVER:
        _close(stack, frame, evaluator)
        return
    is_drawing = stack.nature[frame] == _DRAWING
    for seat in range(outcomes.shape[0]):
        for entry in range(OUTCOME):
            outcomes[seat, entry] = 0.0 if is_drawing else -math.inf
    stack.number[frame] = (
        _list_kinds(here, stack.moves[frame]) if is_drawing else turns.list_actions(here, stack.moves[frame])
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
    """Pass the value of a frame to the frame below: the seat to act takes the best, a drawing the average."""
    below = frame - 1
    here, outcomes, found = turns.nth_round(stack.rounds, below), stack.outcomes[below], stack.outcomes[frame]
    seat = here.table[turns.SEAT]
    if stack.nature[below] == _DECISION:
        if found[seat, UTILITY] > outcomes[seat, UTILITY]:
            for seat in range(outcomes.shape[0]):
                for entry in range(OUTCOME):
                    outcomes[seat, entry] = found[seat, entry]
        return
    share = _in_supply(here, stack.moves[below, stack.cursor[below] - 1]) / (TILES_IN_BOX - here.table[turns.TAKEN])
    _add_outcomes(outcomes, found, share)


@rule
def _add_outcomes(outcomes: Reals, found: Reals, weight: float) -> None:
    """Add what was found, times a weight."""
    for seat in range(outcomes.shape[0]):
        for entry in range(OUTCOME):
            outcomes[seat, entry] += weight * found[seat, entry]


@routine
def _solve(stack: Stack, evaluator: Evaluator, weight: float, outcomes: Annotated[Reals, Axes(3)]) -> None:
    """Add to `outcomes[i, seat, entry]` the weight times what the i-th action from the lowest frame leads to."""
    frame = opened = 0
    while frame >= 0:
        if opened == frame:
            _open(stack, frame, evaluator)
            opened += 1
        if stack.cursor[frame] < stack.number[frame]:
            _step(stack, frame)
            frame += 1
            continue
        if frame == 1:
            _add_outcomes(outcomes[stack.cursor[0] - 1], stack.outcomes[1], weight)
        if frame > 0:
            _hand_down(stack, frame)
        opened = frame
        frame -= 1


@rule
def _deal_probability(stack: Stack, number: int) -> float:
    """How likely it is that the rivals have these starting tiles: each is drawn after those before it."""
    total, probability = 0, 1.0
    for kind in range(1, rules.KINDS + 1):
        total += stack.unseen[kind]
    for i in range(number - 1, -1, -1):
        copies = stack.unseen[stack.dealt[i]]
        for j in range(i):
            if stack.dealt[j] == stack.dealt[i]:
                copies -= 1
        probability = probability * max(copies, 0) / (total - i)
    return probability


@rule
def _next_deal(stack: Stack, number: int) -> bool:
    """The next way to deal this many tiles, the last changing first; False after the last."""
    for i in range(number - 1, -1, -1):
        if stack.dealt[i] < rules.KINDS:
            stack.dealt[i] += 1
            return True
        stack.dealt[i] = 1
    return False


@routine
def solve_round(here: Round, stack: Stack, evaluator: Evaluator, outcomes: Annotated[Reals, Axes(3)]) -> bool:
    """Write to `outcomes[i, seat, entry]` what the i-th legal action leads to; returns whether that is exact."""
    number = 0
    for seat in range(here.table[turns.PLAYERS]):
        if is_hidden(here, seat):
            stack.hidden[number] = seat
            stack.dealt[number] = 1
            number += 1
    write_unseen(here, stack.unseen)
    stack.open_ends[0] = 0
    while True:
        probability = _deal_probability(stack, number)
        if probability > 0.0:
            first_frame = turns.nth_round(stack.rounds, 0)
            turns.copy_round(here, first_frame)
            for i in range(number):
                first_frame.tiles[stack.hidden[i]] = stack.dealt[i]
            _solve(stack, evaluator, probability, outcomes)
        if not _next_deal(stack, number):
            return number == 0 and stack.open_ends[0] == 0


@compiled
def solve(here: Round, stack: Stack, evaluator: Evaluator, outcomes: Annotated[Reals, Axes(3)]) -> bool:
    """As `solve_round`."""
    return solve_round(here, stack, evaluator, outcomes)


@rule
def _leaves(here: Round, empty: int) -> int:
    """At most how many ways there are to fill the board."""
    table, kinds, leaves = here.table, 0, 1
    for kind in range(1, rules.KINDS + 1):
        if table[turns.OFF_BOARD + kind] > 0:
            kinds += 1
    for seat in range(table[turns.PLAYERS]):
        if is_hidden(here, seat):
            leaves *= kinds
    seat = table[turns.SEAT]
    for turn in range(empty):
        ways = kinds + table[turns.HOLDS_START + seat]
        for rank in RANKS:
            if table[turns.castles_in_hand(seat, rank)] > 0:
                ways += 1
        if turn == 0 and table[turns.PHASE] == turns.PLACE_DRAWN:
            ways = 1
        leaves *= (empty - turn) * max(1, ways)
        seat = turns.seat_after(here, seat)
    return leaves


@rule
def can_solve(here: Round) -> bool:
    """Whether few enough squares are empty for the rest of the round to be played out in every way."""
    return count(turns.empty_squares(here)) <= _USUAL_SQUARES and can_look_at(here, _USUAL_LEAVES)


@rule
def can_look_at(here: Round, leaves: int) -> bool:
    """Whether it takes at most so many ends of the round, as far as can be told before."""
    empty = count(turns.empty_squares(here))
    return empty <= _MOST_SQUARES and _leaves(here, empty) <= leaves


@compiled
def is_solvable_here(here: Round) -> bool:
    """As `can_solve`."""
    return can_solve(here)


@rule
def best_among(outcomes: Annotated[Reals, Axes(3)], number: int, seat: int) -> int:
    """Which of so many actions is worth most to a seat; of equals the first."""
    best = 0
    for action in range(1, number):
        if outcomes[action, seat, UTILITY] > outcomes[best, seat, UTILITY]:
            best = action
    return best


@compiled
def best_of(outcomes: Annotated[Reals, Axes(3)], seat: int) -> int:
    """Which action is worth most to a seat, counted as in the list of legal ones; of equals the first."""
    return best_among(outcomes, outcomes.shape[0], seat)


def is_solvable(position: Position) -> bool:
    """Whether the rest of the round can be solved, as `can_solve`."""
    return bool(can_solve(position.arrays))


def outcomes_of(position: Position, evaluator: Evaluator) -> tuple[dict[int, Reals], bool]:
    """The outcome of every legal action, by seat and entry, and whether it is exact."""
    codes = position.legal_codes()
    stack, outcomes = solve.placed((new_stack(position.players), np.zeros((len(codes), position.players, OUTCOME))))
    is_exact = solve(position.arrays, stack, evaluator, outcomes)
    return dict(zip(codes, outcomes, strict=True)), bool(is_exact)


def solved(position: Position, evaluator: Evaluator) -> Analysis:
    """The outcome of every legal action if all seats play as well as they can; of equals the first is the best."""
    seat = int(position.arrays.table[turns.SEAT])
    outcomes, is_exact = outcomes_of(position, evaluator)
    codes = sorted(outcomes, key=lambda code: -outcomes[code][seat, UTILITY])
    candidates = (_candidate(position.action(code), outcomes[code], code == codes[0]) for code in codes)
    return Analysis(seat, tuple(candidates), exact=is_exact)


def _candidate(action: Action, outcome: Reals, is_best: bool) -> Candidate:
    win, points = outcome[:, WIN].tolist(), outcome[:, POINTS].tolist()
    return Candidate(action, float(is_best), tuple(win), tuple(points), points_error=(0.0,) * len(points))


_SEATS = 13
"""A length that no other axis has."""
DATA = {
    "shapes": {
        "stack": shapes(new_stack(_SEATS), {_SEATS: "seats"}),
        "outcomes": f"float64[actions,seats,{OUTCOME}]",
        "all_outcomes": f"float64[{MOST_MOVES},seats,{OUTCOME}]",
    }
}

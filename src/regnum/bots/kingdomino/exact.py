"""Endings of two players solved exactly as soon as every domino is known: from four in the box onwards.

What one seat wins the other loses, so the margin is searched with alpha-beta, by standings: first the points, then what
breaks ties. The placements of the last row do not disturb each other, so where it begins each seat's best is looked for
alone, and kept in a table. Positions that were searched before are in another table, with what is known of their
margin. The first move of a position is looked at in the whole window; the others only have to show that they are not
better, and one that is better is looked at again. The search can stop anywhere and resume: there is no recursion, but a
stack of frames with one position each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdomino.endgame import Steps, list_dominoes, new_steps, plan
from regnum.bots.kingdomino.knowledge import known_to, standing_number, unseen_by
from regnum.bots.protocol import Budget, spend
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.chance import advance
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import NO_PLACEMENT, PLANES, box_of, pop_placement
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays, Numbers, Stack

_PLAYERS = 2
_LAID_OUT = 2
"""Rows that are on the table: the one being placed and the one being claimed."""
_FRAMES = 4 * turns.MOST_SLOTS + 2
"""A placement and a claim for every king of two rows, the root, and one to look at."""
_MOST_MOVES = turns.DISCARD + 1
_ALPHA, _BETA, _LOW, _HIGH, _BEST, _MOVE, _CURSOR, _NUMBER, _AGAIN, _FIELDS = range(10)
"""The entries of a frame: its window, the window it began with, its best margin and move, which move of how many is
next, and whether that one is looked at again because it is better than those before."""
_CAREFUL = 6
"""Claims near the root, in so many frames, are put in order with care."""
_LARGE = 1 << 40
_KNOWN, _PLANNED = 1 << 18, 1 << 16
_UNKNOWN, _EXACT, _AT_LEAST, _AT_MOST = range(4)
_KIND, _MARGIN, _HINT, _ENTRY = range(4)
NODES_PER_PLAYOUT = 500
"""So many positions are looked at in the time of one visit of the champion's tree."""
_SHARE = 0.7
"""What part of a decision's budget goes into trying to solve it."""

Words = npt.NDArray[np.uint64]


class Ends(NamedTuple):
    """A search for the best margin of the first seat, under way."""

    positions: Stack
    frames: Annotated[Numbers, Axes(2)]
    """`frames[frame, entry]`."""
    moves: Annotated[Numbers, Axes(2)]
    """`moves[frame, i]`: what can be done, what looks best first."""
    worth: Numbers
    """`worth[i]`: scratch, how good moves look."""
    top: Numbers
    """`top[0]`: the frame that is being looked at; -1 when all is known."""
    keys: Words
    """`keys[i]` and `known[i, entry]`: the positions that were searched."""
    known: Annotated[Numbers, Axes(2)]
    plan_keys: Words
    """`plan_keys[i]` and `plans[i]`: what kingdoms can reach with the dominoes of the last row."""
    plans: Numbers
    steps: Steps
    dominoes: Numbers


@rule
def _mixed(word: np.uint64, more: np.uint64) -> np.uint64:
    """A word that depends on all bits of both, by the steps of the random numbers."""
    return advance(advance(word ^ more))


@rule
def _key_of(here: Arrays) -> np.uint64:
    """A number for everything in a position that matters for the rest of the game; never 0."""
    word = np.uint64(0)
    for seat in range(_PLAYERS):
        for plane in range(PLANES):
            word = _mixed(word, here.land[seat, plane])
    for entry in range(turns.PHASE, turns.STATUS):
        word = _mixed(word, np.uint64(here.status[entry] + 2))
    return word | np.uint64(1)


@rule
def _reach(ends: Ends, here: Arrays, seat: int) -> int:
    """The best standing of a seat in the last row."""
    dominoes = ends.dominoes
    number = list_dominoes(here, turns.OWNER, seat, here.status[turns.SLOT], dominoes, 0)
    word = np.uint64(here.status[turns.DISCARDS + seat])
    for plane in range(PLANES):
        word = _mixed(word, here.land[seat, plane])
    for i in range(number):
        word = _mixed(word, np.uint64(dominoes[i]))
    word = word | np.uint64(1)
    at = int(np.int64((word >> np.uint64(20)) & np.uint64(_PLANNED - 1)))
    if ends.plan_keys[at] != word:
        ends.plans[at], _ = plan(here, seat, dominoes, number, ends.steps)
        ends.plan_keys[at] = word
    return int(ends.plans[at])


@rule
def _is_over(here: Arrays) -> bool:
    """Whether nothing that is left disturbs the other seat."""
    status = here.status
    return bool(
        status[turns.PHASE] == turns.OVER
        or (status[turns.PHASE] == turns.PLACE and status[turns.ROUND] + 1 == status[turns.ROUNDS])
    )


@rule
def _margin(ends: Ends, here: Arrays) -> int:
    if here.status[turns.PHASE] == turns.OVER:
        return standing_number(here, 0) - standing_number(here, 1)
    return _reach(ends, here, 0) - _reach(ends, here, 1)


@rule
def _insert(ends: Ends, frame: int, number: int, code: int, worth: int) -> int:
    """Add a move where it belongs by what it looks worth; returns how many there are."""
    moves, at = ends.moves[frame], number
    while at > 0 and ends.worth[at - 1] < worth:
        moves[at] = moves[at - 1]
        ends.worth[at] = ends.worth[at - 1]
        at -= 1
    moves[at] = code
    ends.worth[at] = worth
    return number + 1


@rule
def _list_placements(ends: Ends, here: Arrays, frame: int, hint: int) -> int:
    """List placements by the standing right after them."""
    seat = turns.seat_to_act(here)
    domino, box, number = turns.acting_domino(here), box_of(here.boxes, seat), 0
    placement, masks = pop_placement(turns.placements(here, seat, domino))
    if placement == NO_PLACEMENT:
        return _insert(ends, frame, 0, turns.DISCARD, 0)
    while placement != NO_PLACEMENT:
        turns.place(here, seat, domino, placement)
        worth = _LARGE if placement == hint else standing_number(here, seat)
        take_back(here, seat, placement, box)
        number = _insert(ends, frame, number, placement, worth)
        placement, masks = pop_placement(masks)
    return number


@routine
def _gain(here: Arrays, seat: int, domino: int) -> int:
    """How much better a seat's standing can be right after placing a domino."""
    before, best, box = standing_number(here, seat), 0, box_of(here.boxes, seat)
    placement, masks = pop_placement(turns.placements(here, seat, domino))
    while placement != NO_PLACEMENT:
        turns.place(here, seat, domino, placement)
        best = max(best, standing_number(here, seat) - before)
        take_back(here, seat, placement, box)
        placement, masks = pop_placement(masks)
    return best


@rule
def _claim_worth(here: Arrays, frame: int, slot: int) -> int:
    """How good a claim looks: what both seats can gain by the domino where that saves much, otherwise its place."""
    if frame > _CAREFUL:
        return slot
    domino = turns.domino_to_claim(here, slot)
    return _gain(here, 0, domino) + _gain(here, 1, domino)


@rule
def _list_claims(ends: Ends, here: Arrays, frame: int, hint: int) -> int:
    number = 0
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            code = turns.CLAIM + slot
            number = _insert(ends, frame, number, code, _LARGE if code == hint else _claim_worth(here, frame, slot))
    return number


@routine
def _open(ends: Ends, frame: int, alpha: int, beta: int) -> bool:
    """Begin to look at a frame's position within a window; False if its margin is known well enough already."""
    here, entries = turns.nth(ends.positions, frame), ends.frames[frame]
    key = _key_of(here)
    at = int(np.int64((key >> np.uint64(20)) & np.uint64(_KNOWN - 1)))
    hint = -1
    if ends.keys[at] == key:
        kind, margin, hint = ends.known[at, _KIND], ends.known[at, _MARGIN], ends.known[at, _HINT]
        entries[_BEST], entries[_MOVE] = margin, hint
        if kind == _EXACT or (kind == _AT_LEAST and margin >= beta) or (kind == _AT_MOST and margin <= alpha):
            return False
    entries[_ALPHA] = entries[_LOW] = alpha
    entries[_BETA] = entries[_HIGH] = beta
    entries[_BEST] = -_LARGE if turns.seat_to_act(here) == 0 else _LARGE
    entries[_CURSOR] = entries[_AGAIN] = 0
    if here.status[turns.PHASE] == turns.PLACE:
        entries[_NUMBER] = _list_placements(ends, here, frame, hint)
    else:
        entries[_NUMBER] = _list_claims(ends, here, frame, hint)
    return True


@rule
def _window(ends: Ends, frame: int) -> tuple[int, int]:
    """In which window a frame's next move is looked at: those after the first only have to show that they are worse."""
    entries = ends.frames[frame]
    alpha, beta = entries[_ALPHA], entries[_BETA]
    if entries[_CURSOR] == 0 or entries[_AGAIN] != 0:
        return alpha, beta
    is_first = turns.seat_to_act(turns.nth(ends.positions, frame)) == 0
    return (alpha, alpha + 1) if is_first else (beta - 1, beta)


@rule
def _hear(ends: Ends, frame: int, margin: int) -> None:
    """Use what is known after a frame's latest move, or have it looked at again: it may be better than those before."""
    entries = ends.frames[frame]
    was_brief = entries[_CURSOR] > 1 and entries[_AGAIN] == 0
    entries[_AGAIN] = 0
    if was_brief and entries[_ALPHA] < margin < entries[_BETA]:
        entries[_CURSOR] -= 1
        entries[_AGAIN] = 1
    else:
        _note(ends, frame, margin)


@rule
def _note(ends: Ends, frame: int, margin: int) -> None:
    """Use the margin after a frame's latest move."""
    entries = ends.frames[frame]
    is_first = turns.seat_to_act(turns.nth(ends.positions, frame)) == 0
    if (margin > entries[_BEST]) if is_first else (margin < entries[_BEST]):
        entries[_BEST] = margin
        entries[_MOVE] = ends.moves[frame, entries[_CURSOR] - 1]
    if is_first:
        entries[_ALPHA] = max(entries[_ALPHA], margin)
    else:
        entries[_BETA] = min(entries[_BETA], margin)


@rule
def _close(ends: Ends, frame: int) -> None:
    """Keep what is known of a frame's position."""
    entries = ends.frames[frame]
    key = _key_of(turns.nth(ends.positions, frame))
    at = int(np.int64((key >> np.uint64(20)) & np.uint64(_KNOWN - 1)))
    ends.keys[at] = key
    kind = _EXACT
    if entries[_BEST] >= entries[_HIGH]:
        kind = _AT_LEAST
    elif entries[_BEST] <= entries[_LOW]:
        kind = _AT_MOST
    ends.known[at, _KIND], ends.known[at, _MARGIN], ends.known[at, _HINT] = kind, entries[_BEST], entries[_MOVE]


@compiled
def look(nodes: int, ends: Ends) -> None:
    """Look at so many positions more; `top[0]` is -1 when the margin and the best move of the root are known."""
    top = int(ends.top[0])
    if top == 0 and ends.frames[0, _NUMBER] == 0:
        _open(ends, 0, -_LARGE, _LARGE)
    while top >= 0 and nodes > 0:
        entries = ends.frames[top]
        if entries[_CURSOR] == entries[_NUMBER] or entries[_ALPHA] >= entries[_BETA]:
            _close(ends, top)
            top -= 1
            if top >= 0:
                _hear(ends, top, ends.frames[top + 1, _BEST])
            continue
        there = turns.nth(ends.positions, top + 1)
        turns.copy_position(turns.nth(ends.positions, top), there)
        turns.apply(there, ends.moves[top, entries[_CURSOR]])
        alpha, beta = _window(ends, top)
        entries[_CURSOR] += 1
        nodes -= 1
        if _is_over(there):
            _note(ends, top, _margin(ends, there))
        elif _open(ends, top + 1, alpha, beta):
            top += 1
        else:
            _hear(ends, top, ends.frames[top + 1, _BEST])
    ends.top[0] = top


@rule
def is_all_known(status: Numbers, unseen: int) -> bool:
    """Whether two players are left with dominoes that are all known, if so many have not appeared."""
    left = status[turns.ROUNDS] - status[turns.ROUND] - _LAID_OUT
    is_last = left <= 0 or (left == 1 and unseen == status[turns.ROW])
    is_open = status[turns.PHASE] == turns.PLACE or status[turns.PHASE] == turns.CLAIM_NEXT
    return bool(is_last and is_open and status[turns.PLAYERS] == _PLAYERS)


def is_known(view: View) -> bool:
    """Whether two players are left with dominoes that are all known."""
    return is_all_known(view.position.arrays.status, len(view.unseen))


@rule
def _lay_out(ends: Ends, unseen: Numbers) -> None:
    """Write down the last row, whose dominoes are those that have not appeared."""
    status, row = ends.positions.status[0], ends.positions.status[0, turns.ROW]
    if status[turns.ROUND] + _LAID_OUT < status[turns.ROUNDS]:
        for slot in range(row):
            ends.positions.deck[(status[turns.ROUNDS] - 1) * row + slot] = unseen[slot]


@compiled
def begin(ends: Ends, unseen: Numbers) -> None:
    """Make a search ready whose arrays are zeros, its first position being there."""
    _lay_out(ends, unseen)


def new_ends(view: View) -> Ends:
    """A search of a view whose dominoes are all known."""
    ends = _empty_ends(turns.stacked(known_to(view), _FRAMES), look.zeros)
    _lay_out(ends, unseen_by(view))
    return ends


def _empty_ends(positions: Stack, zeros: Callable[..., npt.NDArray[Any]]) -> Ends:
    return Ends(
        positions,
        np.zeros((_FRAMES, _FIELDS), dtype=np.int64),
        np.zeros((_FRAMES, _MOST_MOVES), dtype=np.int64),
        np.zeros(_MOST_MOVES, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
        zeros(_KNOWN, np.uint64),
        zeros((_KNOWN, _ENTRY), np.int64),
        zeros(_PLANNED, np.uint64),
        zeros(_PLANNED, np.int64),
        new_steps(),
        np.zeros(turns.MOST_SLOTS, dtype=np.int64),
    )


def best_margin(view: View, budget: Budget) -> tuple[int, int] | None:
    """The best action as a number, and the margin that it leads to, by standings of the first seat.

    None where not everything is known, or the budget is spent before the best is.
    """
    if not is_known(view):
        return None
    ends = look.placed(new_ends(view))

    def go(playouts: int) -> None:
        look(playouts * NODES_PER_PLAYOUT, ends)

    spend(budget, go, lambda: bool(ends.top[0] < 0))
    if ends.top[0] >= 0:
        return None
    return int(ends.frames[0, _MOVE]), int(ends.frames[0, _BEST])


def split(budget: Budget) -> tuple[Budget, Budget]:
    """The part of a budget in which an ending is tried to be solved, and the rest."""
    return _part(budget, _SHARE), _part(budget, 1 - _SHARE)


def _part(budget: Budget, share: float) -> Budget:
    seconds, playouts = budget.seconds, budget.playouts
    return replace(
        budget,
        seconds=None if seconds is None else share * seconds,
        playouts=None if playouts is None else max(1, int(share * playouts)),
    )


DATA = {
    "NODES_PER_PLAYOUT": NODES_PER_PLAYOUT,
    "SHARE": _SHARE,
    "MOVE": _MOVE,
    "frames": _FRAMES,
    "shapes": shapes(_empty_ends(turns.stacked(turns.new_arrays(_PLAYERS), _FRAMES), np.zeros)),
}
"""What the web app needs to search an ending."""

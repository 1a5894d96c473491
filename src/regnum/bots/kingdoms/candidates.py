"""The actions of a position that are worth comparing.

Of some 150 legal actions they are those that look best to the reference player, with the best of every sort of piece
and drawing among them.
"""

from __future__ import annotations

import numpy as np

from regnum.bots.kingdoms.reference import Thought, looks_like, new_thought, reference_action, think
from regnum.bots.tree import NONE, Numbers
from regnum.engine import compiled, rule
from regnum.engine.described import shapes
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import SQUARES
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.turns import Round

_MOST = 24
_MOST_ACTIONS = turns.GROUPS * SQUARES + 1
_TAKEN = -(1 << 60)


@rule
def _next_candidate(codes: Numbers, looks: Numbers, group: int) -> int:
    """Which action looks best of those not taken yet, of one group or of all (`NONE`)."""
    best = NONE
    for i in range(looks.size):
        is_meant = group == NONE or turns.group_and_square(codes[i])[0] == group
        if is_meant and looks[i] != _TAKEN and (best == NONE or looks[i] > looks[best]):
            best = i
    return best


@rule
def _take_candidate(i: int, codes: Numbers, looks: Numbers, found: Numbers, number: int) -> int:
    """List an action; return how many are listed."""
    if i == NONE:
        return number
    found[number] = codes[i]
    looks[i] = _TAKEN
    return number + 1


@compiled
def list_candidates(here: Round, thought: Thought, codes: Numbers, looks: Numbers, found: Numbers) -> int:
    """Write the legal actions that are worth comparing, the reference player's own first; return how many there are.

    They are the best one of every group (drawing is a group by itself), then those that look best.
    """
    think(here, thought)
    legal = turns.list_actions(here, codes)
    for i in range(legal):
        looks[i] = looks_like(here, thought, codes[i])
    looks = looks[:legal]
    own, number = reference_action(here, thought), 0
    for i in range(legal):
        if codes[i] == own:
            number = _take_candidate(i, codes, looks, found, 0)
    for group in range(turns.GROUPS + 1):
        if group != turns.group_and_square(own)[0]:
            number = _take_candidate(_next_candidate(codes, looks, group), codes, looks, found, number)
    while number < min(legal, _MOST):
        number = _take_candidate(_next_candidate(codes, looks, NONE), codes, looks, found, number)
    return number


def candidates_of(position: Position) -> list[int]:
    """The legal actions that are worth comparing."""
    codes, looks, found = (np.zeros(_MOST_ACTIONS, dtype=np.int64) for _ in range(3))
    number = list_candidates(position.arrays, new_thought(), codes, looks, found)
    return [int(code) for code in found[:number]]


DATA = {
    "shapes": {
        "thought": shapes(new_thought()),
        **dict.fromkeys(("codes", "looks", "found"), f"int64[{_MOST_ACTIONS}]"),
    }
}
"""What the web app needs to make the arrays of `list_candidates`."""

"""Entry points for a program that plays without Python, such as the web app with the module in its own worker.

Everything is a number here, as in `turns.py`. `here` is a position; its arrays are made by the caller.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from regnum.engine import Axes, compiled, rule
from regnum.games.kingdomino import batch, turns
from regnum.games.kingdomino.land import NO_PLACEMENT, pop_placement
from regnum.games.kingdomino.policies import choose
from regnum.games.kingdomino.turns import Arrays, Numbers
from regnum.games.stream import Words

Scores = Annotated[Numbers, Axes(2)]
"""`scores[seat, entry]`: score, largest property, crowns."""


@compiled
def start_game(here: Arrays, settings: Numbers, key: Words, number: int, stream: Words) -> None:
    """Deal the `number`-th game of a match, from 0, by the key of its deal; `stream` is scratch."""
    turns.set_up(here, settings)
    batch.deal(here, key, stream, number)


@compiled
def legal_actions(here: Arrays, codes: Numbers) -> int:
    """Write every legal action to `codes`, which has room for `turns.DISCARD` of them; returns how many."""
    if here.status[turns.PHASE] == turns.OVER:
        return 0
    listed = 0
    if here.status[turns.PHASE] != turns.PLACE:
        for slot in range(here.status[turns.ROW]):
            if turns.is_free(here, slot):
                codes[listed] = turns.CLAIM + slot
                listed += 1
        return listed
    placement, masks = pop_placement(turns.legal_placements(here))
    while placement != NO_PLACEMENT:
        codes[listed] = placement
        listed += 1
        placement, masks = pop_placement(masks)
    if listed == 0:
        codes[0] = turns.DISCARD
        return 1
    return listed


@compiled
def play_action(here: Arrays, code: int) -> None:
    """Play a legal action."""
    turns.apply(here, code)


@rule
def _write_scores(here: Arrays, scores: Scores) -> None:
    for seat in range(scores.shape[0]):
        score, largest, crowns = turns.standing(here, seat)
        scores[seat, 0] = score
        scores[seat, 1] = largest
        scores[seat, 2] = crowns


@compiled
def write_scores(here: Arrays, scores: Scores) -> None:
    """Write what every kingdom is worth now."""
    _write_scores(here, scores)


@compiled
def preview_action(here: Arrays, code: int, there: Arrays, scores: Scores) -> None:
    """Write the position after a legal action to `there`, and what every kingdom is worth then."""
    turns.copy_position(here, there)
    turns.apply(there, code)
    _write_scores(there, scores)


@compiled
def choose_action(policy: int, here: Arrays, chance: np.uint64) -> tuple[int, np.uint64]:
    """The action of one of the game's policies by its number, and the new state of the random numbers."""
    return choose(policy, here, chance)

"""An experiment in many games: one claim of each is made at random, everything else by estimated value.

Players who claim what they want tell nothing about dominoes: strong kingdoms get good ones. Here chance alone decides
which domino a player gets, so what follows is due to the domino. The order of the kings in the first row is decided by
chance in any game. `insights.py` turns the results into tables.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdomino.evaluation import Evaluator, best_action
from regnum.engine import Axes, compiled, rule
from regnum.games.batches import Numbers
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.batch import Scratch, deal
from regnum.games.kingdomino.turns import Arrays
from regnum.games.stream import Words

ROUND, TURN, SLOT, DOMINO, SEAT, CHOICE = range(6)
"""The entries of `choices`: the row claimed from and the claim within it, both from 0, the place in the row, the
domino, and who claimed it."""
STANDING = 3
"""What decides a game: score, largest property, crowns."""


class Trials(NamedTuple):
    """What came out of the games."""

    choices: Annotated[Numbers, Axes(2)]
    """`choices[game, entry]`: the claim that was made at random."""
    turns: Annotated[Numbers, Axes(2)]
    """`turns[game, seat]`: how many kings claimed before the first one of a seat."""
    standings: Annotated[Numbers, Axes(3)]
    """`standings[game, seat, entry]`."""


@rule
def _claim_at_random(here: Arrays, number: int, choice: Numbers, chance: np.uint64) -> tuple[int, np.uint64]:
    """Any domino that is free, all equally likely, noted in `choice`."""
    chance, row = advance(chance), here.status[turns.ROW]
    slot = turns.nth_free_slot(here, below(chance, turns.count_free_slots(here)))
    choice[ROUND], choice[TURN], choice[SLOT] = number // row, number % row, slot
    choice[DOMINO], choice[SEAT] = turns.domino_to_claim(here, slot), turns.seat_to_act(here)
    return turns.CLAIM + slot, chance


@rule
def _note_end(here: Arrays, first_turns: Numbers, standings: Annotated[Numbers, Axes(2)]) -> None:
    status = here.status
    for king in range(status[turns.KINGS] - 1, -1, -1):
        first_turns[here.kings[king]] = king
    for seat in range(status[turns.PLAYERS]):
        score, largest, crowns = turns.standing(here, seat)
        standings[seat, 0], standings[seat, 1], standings[seat, 2] = score, largest, crowns


@rule
def _play(here: Arrays, evaluator: Evaluator, choice: Numbers, chance: np.uint64) -> None:
    """Play a game that has been dealt."""
    status, made, chance = here.status, 0, advance(chance)
    at_random = below(chance, status[turns.ROUNDS] * status[turns.ROW])
    while status[turns.PHASE] != turns.OVER:
        is_claim = status[turns.PHASE] != turns.PLACE
        if is_claim and made == at_random:
            action, chance = _claim_at_random(here, made, choice, chance)
        else:
            action, chance = best_action(here, 0.0, chance, evaluator)
        made += is_claim
        turns.apply(here, action)


@compiled
def try_claims(
    settings: Numbers,
    keys: Annotated[Words, Axes(2)],
    chances: Words,
    evaluator: Evaluator,
    trials: Trials,
    scratch: Scratch,
) -> None:
    """Play a game for each key, and note what came of one random claim in it."""
    for game in range(chances.size):
        turns.set_up(scratch.here, settings)
        deal(scratch.here, keys[game], scratch.stream, 0)
        _play(scratch.here, evaluator, trials.choices[game], chances[game])
        _note_end(scratch.here, trials.turns[game], trials.standings[game])

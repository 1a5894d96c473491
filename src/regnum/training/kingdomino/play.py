"""Kingdomino played by a network against itself: what happens between two calls of the network, one game at a time.

All games of a batch take the same turns at the same time. For each turn, `list_turn` writes what the network has to
judge, and `take_turn` carries out what was chosen. Both are the same rules on the processor and on a GPU.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.dense import Matrix
from regnum.bots.kingdomino import inputs
from regnum.bots.kingdomino.evaluation import (
    FEATURES,
    Evaluator,
    Scratch,
    best_action,
    count_supply,
    dominoes_left,
    weighted_sum,
)
from regnum.bots.kingdomino.knowledge import SCORE_SHIFT, standing_number
from regnum.engine import Axes, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.batch import deal
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import NO_PLACEMENT, PLANES, box_of, count_all, pop_placement
from regnum.games.kingdomino.turns import MOST_SLOTS, Arrays
from regnum.games.stream import Words

Numbers = npt.NDArray[np.int64]
KINGDOMS, CLAIMS, COUNTS = range(3)
SCORE, SHARE, RESULT = range(3)
"""The entries of a result: the score, and the share of the victory."""


class Games(NamedTuple):
    """The positions of all games: the arrays of `turns.Arrays` with a first axis more."""

    land: Annotated[npt.NDArray[np.uint64], Axes(3)]
    boxes: Annotated[Numbers, Axes(3)]
    status: Annotated[Numbers, Axes(2)]
    deck: Annotated[Numbers, Axes(2)]
    kings: Annotated[Numbers, Axes(2)]


class Listed(NamedTuple):
    """What the network judges: a list of kingdoms and a list of claims, those of one game side by side."""

    planes: Annotated[npt.NDArray[np.uint64], Axes(2)]
    features: Annotated[npt.NDArray[np.float32], Axes(2)]
    extras: Annotated[npt.NDArray[np.int8], Axes(2)]
    fits: Annotated[npt.NDArray[np.float32], Axes(3)]
    """`fits[kingdom, slot]`: how the dominoes on the table fit it, where they are after the turn."""
    codes: Numbers
    """`codes[kingdom]`: the placement that leads to it."""
    tokens: Annotated[npt.NDArray[np.int8], Axes(2)]
    slots: Numbers
    """`slots[claim]`: the slot claimed."""


class Told(NamedTuple):
    """What is known of each game's present turn."""

    counts: Annotated[Numbers, Axes(2)]
    """`counts[game, entry]`: how many kingdoms and claims it has."""
    rows: Annotated[Numbers, Axes(2)]
    """`rows[game, entry]`: where its kingdoms and claims begin in `Listed`."""
    unseen: Words
    """`unseen[game]`: the dominoes that have not appeared."""
    shares: npt.NDArray[np.float32]
    """`shares[game]`: what part of them will still appear."""


class Taken(NamedTuple):
    """The turn that each game takes."""

    codes: Numbers
    """`codes[game]`: the placement, or the discard; anything where nothing is placed."""
    slots: Numbers
    """`slots[game]`: the claim; `NO_CLAIM` if there is none."""


class ByValue(NamedTuple):
    """Players that follow the linear value of `evaluation.py`."""

    chances: Words
    temperatures: npt.NDArray[np.float64]
    tables: Annotated[npt.NDArray[np.float64], Axes(3)]
    which: Numbers
    """`which[game]`: the table of weights to use."""


@rule
def nth_game(games: Games, n: int) -> Arrays:
    """The position of one game."""
    return Arrays(games.land[n], games.boxes[n], games.status[n], games.deck[n], games.kings[n])


@rule
def begin_game(games: Games, n: int, settings: Numbers, key: Words, stream: Words) -> None:
    """Deal a game."""
    here = nth_game(games, n)
    turns.set_up(here, settings)
    deal(here, key, stream, 0)


@rule
def count_turn(games: Games, n: int, counts: Numbers) -> None:
    """Write how many kingdoms and claims the present turn has: every placement, then every rival's kingdom."""
    here = nth_game(games, n)
    kingdoms = 1
    if here.status[turns.PHASE] == turns.PLACE:
        kingdoms = max(count_all(turns.legal_placements(here)), 1)
    counts[KINGDOMS] = kingdoms
    counts[CLAIMS] = inputs.count_claims(here)


@rule
def _list_fits(here: Arrays, seat: int, ends_row: bool, fits: Matrix, evaluator: Evaluator) -> None:
    """Write the fits of the kingdom whose features are in the scratch."""
    worth, moved = weighted_sum(dominoes_left(here, seat), evaluator), MOST_SLOTS if ends_row else 0
    for slot in range(inputs.SLOTS):
        for entry in range(inputs.FIT):
            fits[slot, entry] = 0.0
    for slot in range(moved, inputs.SLOTS):
        if inputs.concerns(here, seat, slot):
            inputs.write_fit(here, seat, inputs.domino_at(here, slot), worth, evaluator, fits[slot - moved])


@rule
def _list_kingdom(here: Arrays, seat: int, ends_row: bool, listed: Listed, row: int, evaluator: Evaluator) -> None:
    features = evaluator.scratch.features
    inputs.write_kingdom(here, seat, evaluator.scratch)
    for plane in range(PLANES):
        listed.planes[row, plane] = here.land[seat, plane]
    for feature in range(FEATURES):
        listed.features[row, feature] = features[feature]
    inputs.write_extras(here, seat, listed.extras[row])
    _list_fits(here, seat, ends_row, listed.fits[row], evaluator)


@rule
def _list_placements(
    here: Arrays, ends_row: bool, listed: Listed, row: int, share: tuple[int, int], evaluator: Evaluator
) -> int:
    """List the mover's kingdoms from a row on, those of one share; returns the row after all of them."""
    seat, (part, parts) = turns.seat_to_act(here), share
    if here.status[turns.PHASE] != turns.PLACE:
        if part == 0:
            _list_kingdom(here, seat, ends_row, listed, row, evaluator)
            listed.codes[row] = NO_PLACEMENT
        return row + 1
    domino, box = turns.acting_domino(here), box_of(here.boxes, seat)
    placement, masks = pop_placement(turns.placements(here, seat, domino))
    if placement == NO_PLACEMENT:
        if part == 0:
            here.status[turns.DISCARDS + seat] += 1
            _list_kingdom(here, seat, ends_row, listed, row, evaluator)
            here.status[turns.DISCARDS + seat] -= 1
            listed.codes[row] = turns.DISCARD
        return row + 1
    while placement != NO_PLACEMENT:
        if row % parts == part:
            turns.place(here, seat, domino, placement)
            _list_kingdom(here, seat, ends_row, listed, row, evaluator)
            listed.codes[row] = placement
            take_back(here, seat, placement, box)
        row += 1
        placement, masks = pop_placement(masks)
    return row


@rule
def list_turn(
    here: Arrays, which: tuple[int, int, int], listed: Listed, told: Told, evaluator: Evaluator, saved: Numbers
) -> None:
    """Write the kingdoms and claims of a game's present turn from its rows on, and what has not appeared.

    `which` is the game, a part, and how many parts there are: each part writes some of the rows.
    """
    n, part, parts = which
    rows = told.rows[n]
    count_supply(here, evaluator.scratch.supply)
    ends_row = inputs.ends_row(here)
    row = _list_placements(here, ends_row, listed, rows[KINGDOMS], (part, parts), evaluator)
    players, me = here.status[turns.PLAYERS], turns.seat_to_act(here)
    for step in range(1, players):
        if row % parts == part:
            _list_kingdom(here, (me + step) % players, ends_row, listed, row, evaluator)
        row += 1
    for i in range(inputs.count_claims(here)):
        slot = inputs.nth_claim(here, i)
        listed.slots[rows[CLAIMS] + i] = slot
        inputs.write_tokens_after(here, slot, saved, listed.tokens[rows[CLAIMS] + i])
    told.unseen[n] = inputs.unseen_dominoes(here)
    told.shares[n] = inputs.share_to_come(here)


@rule
def take_turn(games: Games, n: int, taken: Taken) -> None:
    """Carry out a game's turn."""
    here = nth_game(games, n)
    if here.status[turns.PHASE] == turns.PLACE:
        turns.apply(here, taken.codes[n])
    if taken.slots[n] != inputs.NO_CLAIM:
        turns.apply(here, turns.CLAIM + taken.slots[n])


@rule
def choose_by_value(games: Games, n: int, by: ByValue, taken: Taken, scratch: Scratch, saved: Numbers) -> None:
    """Write the turn that the linear value chooses; the position is left as it was."""
    here, temperature, chance = nth_game(games, n), by.temperatures[n], by.chances[n]
    evaluator = Evaluator(by.tables[by.which[n]], scratch)
    status = here.status
    code, slot, seat = NO_PLACEMENT, inputs.NO_CLAIM, turns.seat_to_act(here)
    is_last = status[turns.ROUND] + 1 == status[turns.ROUNDS]
    box = box_of(here.boxes, seat)
    for entry in range(turns.STATUS):
        saved[entry] = status[entry]
    if status[turns.PHASE] == turns.PLACE:
        code, chance = best_action(here, temperature, chance, evaluator)
        if not is_last:
            turns.apply(here, code)
    if not is_last:
        action, chance = best_action(here, temperature, chance, evaluator)
        slot = action - turns.CLAIM
        if code >= 0 and code != turns.DISCARD:
            take_back(here, seat, code, box)
    for entry in range(turns.STATUS):
        status[entry] = saved[entry]
    taken.codes[n], taken.slots[n], by.chances[n] = code, slot, chance


@rule
def write_result(games: Games, n: int, scores: Annotated[npt.NDArray[np.float32], Axes(2)]) -> None:
    """Write every seat's score and its share of the victory."""
    here = nth_game(games, n)
    players = here.status[turns.PLAYERS]
    for seat in range(players):
        mine, winners, is_best = standing_number(here, seat), 0, 1.0
        for other in range(players):
            theirs = standing_number(here, other)
            winners += theirs == mine
            is_best = 0.0 if theirs > mine else is_best
        scores[seat, SCORE] = mine >> SCORE_SHIFT
        scores[seat, SHARE] = is_best / winners

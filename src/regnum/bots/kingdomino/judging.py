"""What the network expects after every turn of a position, as the champion's search asks for it.

A placement changes one kingdom and a claim none, so each kingdom is embedded once, and only the last layers are
computed for every pair of a placement and a claim. Kingdoms met before are kept in a cache. Where a turn ends the game,
its result is computed instead.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.dense import Matrix, Vector
from regnum.bots.judged import EXPECTED, POINTS_AT_END, WINS, write_utilities
from regnum.bots.kingdomino import inputs
from regnum.bots.kingdomino.evaluation import POINTS, Evaluator, count_supply, dominoes_left, weighted_sum
from regnum.bots.kingdomino.inputs import FIT, SLOTS
from regnum.bots.kingdomino.knowledge import SCORE_SHIFT, standing_number
from regnum.bots.kingdomino.network import (
    Fits,
    Judge,
    Meeting,
    Network,
    add_claim,
    embed,
    finish,
    read_result,
    write_constant,
    write_mixed,
    write_own,
)
from regnum.engine import Axes, routine, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import NO_PLACEMENT, PLANES, box_of, pop_placement
from regnum.games.kingdomino.turns import MOST_SLOTS, Arrays, Numbers

Reals = npt.NDArray[np.float64]

MARGIN = 120.0
"""How many points more than the best rival are worth as much as a certain victory."""

_MOST_PLACEMENTS = turns.DISCARD
_CACHED = 1 << 11
_DEALT, _USED, _KEY = range(PLANES, PLANES + 3)
"""Behind the planes of a cached kingdom: discards and sampled row, and whether the place is in use."""
_ONE = np.uint64(1)


class Turns(NamedTuple):
    """All turns of one position: placements, claims, and what is expected after each pair of them."""

    codes: Numbers
    """`codes[placement]`: the action of each."""
    own: Matrix
    """`own[placement]` and `mixed[placement]`: what the head takes of the mover's kingdom."""
    mixed: Matrix
    fits: Fits
    """`fits[placement, slot]`: how the dominoes on the table fit the mover's kingdom then."""
    points: Reals
    """`points[placement]`: what the mover's land is worth then."""
    slots: Numbers
    """`slots[claim]`: the slot of each."""
    tables: Matrix
    """`tables[claim]`, `products[claim]` and `rows[claim]`: what the head takes of the table."""
    products: Annotated[npt.NDArray[np.float32], Axes(3)]
    rows: Annotated[Numbers, Axes(2)]
    expected: Annotated[Reals, Axes(3)]
    """`expected[turn, entry, seat]`: the utility, the chance of winning and the final points of every seat.

    The turn of a placement and a claim is `placement * claims + claim`.
    """


class Rivals(NamedTuple):
    """The kingdoms that a turn leaves alone, by how many steps after the mover their seats are."""

    embeddings: Matrix
    """`embeddings[step - 1]`."""
    mixed: Matrix
    """`mixed[step]`."""
    fits: Fits
    """`fits[step, slot]`."""
    points: Reals
    """`points[step]`: what their land is worth."""
    constant: Vector
    """The part of the joint layer that no turn changes."""


class Cache(NamedTuple):
    """The embeddings of kingdoms met before."""

    keys: Annotated[npt.NDArray[np.uint64], Axes(2)]
    embeddings: Matrix
    points: Reals
    worth: Reals
    """The estimated value of each kingdom, by `evaluation.py`."""
    fits: Fits
    """How the dominoes on the table fit it, as far as that was asked for: `is_known` has a bit for each slot."""
    is_known: Numbers


class Judging(NamedTuple):
    """Everything that judging a position writes to."""

    here: Arrays
    """The position."""
    judge: Judge
    turns: Turns
    rivals: Rivals
    cache: Cache
    evaluator: Evaluator
    tokens: Numbers
    extras: Numbers
    saved: Numbers
    relative: Annotated[Reals, Axes(2)]
    """`relative[entry, step]`: scratch, by steps after the mover."""
    win_weight: Reals
    """`win_weight[0]`: how much of the utility is the victory; the rest is the margin to the best rival."""


def new_judging(here: Arrays, judge: Judge, evaluator: Evaluator) -> Judging:
    """Scratch to judge positions in the arrays of `here`; `win_weight` is still to be written."""
    network, seats = judge.network, here.land.shape[0]
    return Judging(
        here,
        judge,
        _new_turns(network, seats),
        _new_rivals(network, seats),
        Cache(
            np.zeros((_CACHED, _KEY), dtype=np.uint64),
            np.zeros((_CACHED, network.second.shape[1]), dtype=np.float32),
            np.zeros(_CACHED),
            np.zeros(_CACHED),
            np.zeros((_CACHED, SLOTS, FIT), dtype=np.float32),
            np.zeros(_CACHED, dtype=np.int64),
        ),
        evaluator,
        np.zeros(inputs.TOKENS, dtype=np.int64),
        np.zeros(inputs.EXTRAS, dtype=np.int64),
        np.zeros(turns.STATUS, dtype=np.int64),
        np.zeros((2, seats)),
        np.zeros(1),
    )


def _new_turns(network: Network, seats: int) -> Turns:
    joint, size = network.own.shape[1], network.tables.shape[2]
    return Turns(
        np.zeros(_MOST_PLACEMENTS, dtype=np.int64),
        np.zeros((_MOST_PLACEMENTS, joint), dtype=np.float32),
        np.zeros((_MOST_PLACEMENTS, size), dtype=np.float32),
        np.zeros((_MOST_PLACEMENTS, SLOTS, FIT), dtype=np.float32),
        np.zeros(_MOST_PLACEMENTS),
        np.zeros(MOST_SLOTS, dtype=np.int64),
        np.zeros((MOST_SLOTS, joint), dtype=np.float32),
        np.zeros((MOST_SLOTS, size, joint), dtype=np.float32),
        np.zeros((MOST_SLOTS, SLOTS), dtype=np.int64),
        np.zeros((_MOST_PLACEMENTS * MOST_SLOTS, EXPECTED, seats)),
    )


def _new_rivals(network: Network, seats: int) -> Rivals:
    return Rivals(
        np.zeros((seats - 1, network.second.shape[1]), dtype=np.float32),
        np.zeros((seats, network.tables.shape[2]), dtype=np.float32),
        np.zeros((seats, SLOTS, FIT), dtype=np.float32),
        np.zeros(seats),
        np.zeros(network.own.shape[1], dtype=np.float32),
    )


@rule
def _cache_slot(here: Arrays, seat: int, sample: int) -> tuple[int, np.uint64]:
    """Where the embedding of a kingdom is kept, and what its key has besides the land."""
    dealt = np.uint64(here.status[turns.DISCARDS + seat] * 64 + sample + 1)
    word = dealt
    for plane in range(PLANES):
        word = ((word << np.uint64(9)) | (word >> np.uint64(55))) ^ here.land[seat, plane]
        word = word ^ (word >> np.uint64(29))
    word = word ^ (word >> np.uint64(17)) ^ (word >> np.uint64(37))
    return int(np.int64(word & np.uint64(_CACHED - 1))), dealt


@rule
def _claim_slot(here: Arrays, seat: int, slot: int, dealt: np.uint64, cache: Cache) -> bool:
    """Whether a kingdom is in its place in the cache; if not, the place is its own from now on."""
    keys = cache.keys
    is_there = keys[slot, _DEALT] == dealt and keys[slot, _USED] == _ONE
    for plane in range(PLANES):
        is_there = is_there and keys[slot, plane] == here.land[seat, plane]
        keys[slot, plane] = here.land[seat, plane]
    keys[slot, _DEALT] = dealt
    keys[slot, _USED] = _ONE
    return bool(is_there)


@routine
def _embed(at: Judging, seat: int, sample: int) -> int:
    """Have the network embed a kingdom, unless it did so before; returns where the cache has it."""
    cache, embedding = at.cache, at.judge.layers.embedding
    slot, dealt = _cache_slot(at.here, seat, sample)
    if _claim_slot(at.here, seat, slot, dealt, cache):
        for j in range(embedding.size):
            embedding[j] = cache.embeddings[slot, j]
        return slot
    scratch = at.evaluator.scratch
    inputs.write_kingdom(at.here, seat, scratch)
    embed(at.here, seat, at.extras, scratch, at.judge)
    for j in range(embedding.size):
        cache.embeddings[slot, j] = embedding[j]
    cache.points[slot] = scratch.features[POINTS]
    cache.worth[slot] = weighted_sum(dominoes_left(at.here, seat), at.evaluator)
    cache.is_known[slot] = 0
    return slot


@routine
def _write_fits(at: Judging, seat: int, kept: int, ends_row: bool, fits: Matrix) -> None:
    """Write how the dominoes on the table fit the kingdom at a place of the cache, where they are after the turn."""
    cache, moved = at.cache, MOST_SLOTS if ends_row else 0
    for slot in range(moved, SLOTS):
        if inputs.concerns(at.here, seat, slot):
            if not cache.is_known[kept] >> slot & 1:
                domino = inputs.domino_at(at.here, slot)
                inputs.write_fit(at.here, seat, domino, cache.worth[kept], at.evaluator, cache.fits[kept, slot])
                cache.is_known[kept] |= 1 << slot
            for entry in range(FIT):
                fits[slot - moved, entry] = cache.fits[kept, slot, entry]


@rule
def _judge_rivals(at: Judging, me: int, sample: int, ends_row: bool) -> None:
    rivals, players = at.rivals, at.here.status[turns.PLAYERS]
    for step in range(1, players):
        seat = (me + step) % players
        kept = _embed(at, seat, sample)
        rivals.points[step] = at.cache.points[kept]
        for j in range(at.judge.layers.embedding.size):
            rivals.embeddings[step - 1, j] = at.judge.layers.embedding[j]
        write_mixed(at.judge, rivals.mixed[step])
        _write_fits(at, seat, kept, ends_row, rivals.fits[step])
    write_constant(at.here, at.judge.network, rivals.embeddings, rivals.constant)


@rule
def _meeting(at: Judging, claim: int) -> Meeting:
    return Meeting(at.turns.products[claim], at.turns.rows[claim])


@rule
def _judge_claims(at: Judging, claims: int) -> None:
    found = at.turns
    for i in range(claims):
        inputs.write_tokens_after(at.here, found.slots[i], at.saved, at.tokens)
        for j in range(at.rivals.constant.size):
            found.tables[i, j] = at.rivals.constant[j]
        add_claim(at.judge, at.tokens, at.rivals.mixed, at.rivals.fits, found.tables[i], _meeting(at, i))


@rule
def _judge_placement(at: Judging, me: int, sample: int, row: int, ends_row: bool) -> None:
    """Embed the mover's kingdom as it is now, after a placement."""
    found = at.turns
    kept = _embed(at, me, sample)
    found.points[row] = at.cache.points[kept]
    write_own(at.judge, found.own[row], found.mixed[row])
    _write_fits(at, me, kept, ends_row, found.fits[row])


@rule
def _judge_turn(at: Judging, me: int, row: int, claim: int, expected: Annotated[Reals, Axes(2)]) -> None:
    """What the network expects after one turn."""
    found, players = at.turns, at.here.status[turns.PLAYERS]
    finish(at.judge, found.own[row], found.mixed[row], found.fits[row], found.tables[claim], _meeting(at, claim))
    wins, to_come = at.relative[0], at.relative[1]
    read_result(at.judge.layers.result, players, wins, to_come)
    for step in range(players):
        seat = (me + step) % players
        expected[WINS, seat] = wins[step]
        expected[POINTS_AT_END, seat] = to_come[step] + (found.points[row] if step == 0 else at.rivals.points[step])
    write_utilities(expected, at.win_weight[0], MARGIN)


@rule
def _ends_game(here: Arrays) -> bool:
    """Whether the game is over after the present turn."""
    status = here.status
    is_last_row = status[turns.PHASE] == turns.PLACE and status[turns.ROUND] + 1 == status[turns.ROUNDS]
    return bool(is_last_row and inputs.ends_row(here))


@rule
def _write_end(at: Judging, expected: Annotated[Reals, Axes(2)]) -> None:
    """The result of the game if the kingdoms stay as they are."""
    standings, players = at.relative[0], at.here.status[turns.PLAYERS]
    for seat in range(players):
        standings[seat] = standing_number(at.here, seat)
    for seat in range(players):
        winners, better = 0, 0
        for other in range(players):
            winners += standings[other] == standings[seat]
            better += standings[other] > standings[seat]
        expected[WINS, seat] = 0.0 if better > 0 else 1.0 / winners
        expected[POINTS_AT_END, seat] = int(standings[seat]) >> SCORE_SHIFT
    write_utilities(expected, at.win_weight[0], MARGIN)


@rule
def _try_placement(at: Judging, me: int, sample: int, row: int, ends: tuple[bool, bool]) -> None:
    ends_row, is_end = ends
    if is_end:
        _write_end(at, at.turns.expected[row])
    else:
        _judge_placement(at, me, sample, row, ends_row)


@routine
def _try_placements(at: Judging, me: int, sample: int, ends: tuple[bool, bool]) -> int:
    """Judge the mover's kingdom after each placement; returns how many there are.

    `ends` tells whether the turn ends the row and whether it ends the game.
    """
    here, codes = at.here, at.turns.codes
    if here.status[turns.PHASE] != turns.PLACE:
        codes[0] = NO_PLACEMENT
        _try_placement(at, me, sample, 0, ends)
        return 1
    domino, box = turns.acting_domino(here), box_of(here.boxes, me)
    placement, masks = pop_placement(turns.placements(here, me, domino))
    if placement == NO_PLACEMENT:
        codes[0] = turns.DISCARD
        here.status[turns.DISCARDS + me] += 1
        _try_placement(at, me, sample, 0, ends)
        here.status[turns.DISCARDS + me] -= 1
        return 1
    row = 0
    while placement != NO_PLACEMENT:
        codes[row] = placement
        turns.place(here, me, domino, placement)
        _try_placement(at, me, sample, row, ends)
        take_back(here, me, placement, box)
        row += 1
        placement, masks = pop_placement(masks)
    return row


@routine
def judge_turns(at: Judging, sample: int) -> tuple[int, int]:
    """Judge every turn of the present position; returns how many placements and claims there are.

    `sample` tells positions apart in which other dominoes have appeared: a kingdom's outlook depends on them.
    """
    me, slots = turns.seat_to_act(at.here), at.turns.slots
    if _ends_game(at.here):
        slots[0] = inputs.NO_CLAIM
        return _try_placements(at, me, sample, (True, True)), 1
    claims = inputs.count_claims(at.here)
    for i in range(claims):
        slots[i] = inputs.nth_claim(at.here, i)
    ends_row = inputs.ends_row(at.here)
    count_supply(at.here, at.evaluator.scratch.supply)
    _judge_rivals(at, me, sample, ends_row)
    _judge_claims(at, claims)
    placements = _try_placements(at, me, sample, (ends_row, False))
    for row in range(placements):
        for claim in range(claims):
            _judge_turn(at, me, row, claim, at.turns.expected[row * claims + claim])
    return placements, claims

"""The champion's network as rules over arrays: the same arithmetic, in the same order, at every speed.

A kingdom becomes an embedding (two layers). The head mixes the mover's embedding with those of its rivals and with
the dominoes on the table; a domino meets a kingdom as the product of a row of `tables` and the kingdom's `mix`. What
comes out is every seat's chance of winning and the points that it will still get, counted from the seat that moved.
How the dominoes on the table would fit each kingdom (`inputs.write_fit`) goes straight into the joint layer.

All arrays are float32. Sums run over inputs in a fixed order and over many outputs at once, which processors do with
vector instructions. `training/kingdomino/network.py` has the same network for learning.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.dense import Matrix, Vector, add_row, copy, layer, multiply, rectify, softmax
from regnum.bots.kingdomino import inputs
from regnum.bots.kingdomino.evaluation import FEATURES, Scratch
from regnum.bots.kingdomino.inputs import FIT, SLOTS
from regnum.engine import Axes, routine, rule
from regnum.games.bits import first, without_first
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.land import NO_SQUARE, PLANES, SIDES
from regnum.games.kingdomino.turns import MOST_DOMINOES, MOST_SLOTS, Arrays, Numbers

ROLES = 3
"""What a domino on the table is to a seat: to be placed, claimed, or still free."""
_TO_PLACE, _CLAIMED, _FREE = range(ROLES)
_NO_ROLE = -1
FITS = ROLES * MOST_SLOTS * FIT
"""How the dominoes on the table fit one kingdom: by role, slot and entry."""
POINTS_SCALE = 20.0
"""How many points an output of 1 means."""
MOST_ACTIVE = 128
"""At most 48 squares, as many crowns with two digits each, four limits and the number of dominoes left."""


class Network(NamedTuple):
    """The weights; those of a layer are `[input, output]`."""

    first: Matrix
    first_bias: Vector
    second: Matrix
    second_bias: Vector
    mix: Matrix
    mix_bias: Vector
    tables: Annotated[npt.NDArray[np.float32], Axes(3)]
    """`tables[role, domino]`: for a domino to be placed, one claimed, and one still free."""
    own: Matrix
    own_bias: Vector
    own_tokens: Matrix
    own_fits: Matrix
    rest: Matrix
    third: Matrix
    third_bias: Vector
    out: Matrix
    out_bias: Vector


class Layers(NamedTuple):
    """Scratch of the forward pass."""

    active: Numbers
    """`active[i]`: the inputs of a kingdom that are 1."""
    hidden: Vector
    embedding: Vector
    tokens: Vector
    """Products of dominoes and one kingdom."""
    joint: Vector
    last: Vector
    result: Vector
    """`result[entry]`: every seat's chance of winning, then its final points, counted from the seat that moved."""


def _new_layers(network: Network) -> Layers:
    """Scratch for a network."""
    return Layers(
        np.zeros(MOST_ACTIVE, dtype=np.int64),
        np.zeros(network.first.shape[1], dtype=np.float32),
        np.zeros(network.second.shape[1], dtype=np.float32),
        np.zeros(network.own_tokens.shape[0], dtype=np.float32),
        np.zeros(network.own.shape[1], dtype=np.float32),
        np.zeros(network.third.shape[1], dtype=np.float32),
        np.zeros(network.out.shape[1], dtype=np.float32),
    )


Fits = Annotated[npt.NDArray[np.float32], Axes(3)]


class Meeting(NamedTuple):
    """What the mover's kingdom meets its dominoes with, after one claim."""

    products: Matrix
    rows: Numbers
    """`rows[slot]`: where the weights for the fit of a domino begin; `_NO_ROLE` if it is nothing to the seat."""


class Judge(NamedTuple):
    """A network with the scratch of its forward pass."""

    network: Network
    layers: Layers


def judge_with(network: Network) -> Judge:
    """A judge with new scratch."""
    return Judge(network, _new_layers(network))


@rule
def _list_active(here: Arrays, seat: int, extras: Numbers, active: Numbers) -> int:
    """List the inputs of a kingdom that are 1."""
    many = 0
    for plane in range(PLANES):
        squares = here.land[seat, plane]
        while squares != NO_SQUARE:
            active[many] = 64 * plane + first(squares)
            many += 1
            squares = without_first(squares)
    inputs.write_extras(here, seat, extras)
    for side in range(SIDES):
        active[many] = inputs.LIMITS + side * inputs.MOST_REACH + extras[side]
        many += 1
    active[many] = inputs.LEFT + extras[SIDES]
    return many + 1


@rule
def _add_features(features: npt.NDArray[np.float64], weights: Matrix, hidden: Vector) -> None:
    for feature in range(FEATURES):
        value = np.float32(features[feature])
        if value != np.float32(0.0):
            row = inputs.DENSE + feature
            for j in range(hidden.size):
                hidden[j] += value * weights[row, j]


@routine
def embed(here: Arrays, seat: int, extras: Numbers, scratch: Scratch, judge: Judge) -> None:
    """Write the embedding of a kingdom, whose features are in the scratch (`inputs.write_kingdom`)."""
    network, layers = judge.network, judge.layers
    weights, hidden, active = network.first, layers.hidden, layers.active
    copy(network.first_bias, hidden)
    many = _list_active(here, seat, extras, active)
    whole = many // 4 * 4
    for i in range(0, whole, 4):
        a, b, c, d = active[i], active[i + 1], active[i + 2], active[i + 3]
        for j in range(hidden.size):
            hidden[j] += (weights[a, j] + weights[b, j]) + (weights[c, j] + weights[d, j])
    for i in range(whole, many):
        add_row(weights, active[i], hidden)
    _add_features(scratch.features, weights, hidden)
    rectify(hidden)
    layer(hidden, network.second, network.second_bias, layers.embedding)
    rectify(layers.embedding)


@routine
def write_own(judge: Judge, own: Vector, mixed: Vector) -> None:
    """Write what the head takes of the mover's embedding: its part of the joint layer, and what dominoes meet."""
    layer(judge.layers.embedding, judge.network.own, judge.network.own_bias, own)
    write_mixed(judge, mixed)


@rule
def write_mixed(judge: Judge, mixed: Vector) -> None:
    """Write what dominoes meet of the kingdom embedded last."""
    layer(judge.layers.embedding, judge.network.mix, judge.network.mix_bias, mixed)


@rule
def _sum_tokens(network: Network, tokens: Numbers, seat: int, sums: Vector) -> None:
    """Write the rows of the dominoes that a seat, counted from the mover, has to place, has claimed, and may claim."""
    size = network.tables.shape[2]
    for j in range(3 * size):
        sums[j] = np.float32(0.0)
    for slot in range(MOST_SLOTS):
        if tokens[inputs.CURRENT_STATE + slot] == 1 + seat:
            for j in range(size):
                sums[j] += network.tables[0, tokens[inputs.CURRENT + slot], j]
        state = tokens[inputs.NEXT_STATE + slot]
        domino = tokens[inputs.NEXT + slot]
        if state == inputs.CLAIMED + seat:
            for j in range(size):
                sums[size + j] += network.tables[1, domino, j]
        elif state == inputs.FREE:
            for j in range(size):
                sums[2 * size + j] += network.tables[2, domino, j]


@rule
def _add_states(network: Network, tokens: Numbers, players: int, row: int, table: Vector) -> None:
    for slot in range(MOST_SLOTS):
        add_row(network.rest, row + tokens[inputs.CURRENT_STATE + slot], table)
        row += players + 1
    for slot in range(MOST_SLOTS):
        add_row(network.rest, row + tokens[inputs.NEXT_STATE + slot], table)
        row += players + 2


@rule
def _add_knowledge(here: Arrays, network: Network, row: int, table: Vector) -> None:
    """The unseen dominoes; Harmony, the two readings of the Middle Kingdom, what part of the unseen will appear."""
    unseen = inputs.unseen_dominoes(here)
    while unseen != NO_SQUARE:
        add_row(network.rest, row + first(unseen), table)
        unseen = without_first(unseen)
    row += MOST_DOMINOES
    if here.status[turns.HARMONY]:
        add_row(network.rest, row, table)
    if here.status[turns.MIDDLE_KINGDOM] != turns.MIDDLE_OFF:
        add_row(network.rest, row + here.status[turns.MIDDLE_KINGDOM], table)
    share = np.float32(inputs.share_to_come(here))
    for j in range(table.size):
        table[j] += share * network.rest[row + 3, j]


@routine
def write_constant(here: Arrays, network: Network, embeddings: Matrix, table: Vector) -> None:
    """Write the part of the joint layer that is the same for all turns of a position.

    `embeddings[step - 1]` is the embedding of the seat that many steps after the mover.
    """
    size, tokens = embeddings.shape[1], network.tables.shape[2]
    players = here.status[turns.PLAYERS]
    for j in range(table.size):
        table[j] = np.float32(0.0)
    for step in range(players - 1):
        multiply(embeddings[step], network.rest, step * size, table)
    row = (players - 1) * (size + 3 * tokens + FITS) + MOST_SLOTS * (2 * players + 3)
    _add_knowledge(here, network, row, table)


@rule
def _role_of(tokens: Numbers, slot: int, seat: int) -> int:
    """What the domino at one of the `SLOTS` is to a seat, counted from the mover."""
    if slot < MOST_SLOTS:
        return _TO_PLACE if tokens[inputs.CURRENT_STATE + slot] == 1 + seat else _NO_ROLE
    state = tokens[inputs.NEXT_STATE + slot - MOST_SLOTS]
    if state == inputs.CLAIMED + seat:
        return _CLAIMED
    return _FREE if state == inputs.FREE else _NO_ROLE


@rule
def _fit_row(role: int, slot: int) -> int:
    """Where the weights for the fit of a domino begin."""
    return (role * MOST_SLOTS + slot % MOST_SLOTS) * FIT


@rule
def _add_four(values: Vector, weights: Matrix, row: int, into: Vector) -> None:
    """Add the entries of a fit times four rows of weights."""
    a, b, c, d = values[0], values[1], values[2], values[3]
    for j in range(into.size):
        into[j] += (a * weights[row, j] + b * weights[row + 1, j]) + (c * weights[row + 2, j] + d * weights[row + 3, j])


@routine
def add_claim(judge: Judge, tokens: Numbers, mixed: Matrix, fits: Fits, table: Vector, meeting: Meeting) -> None:
    """Add what depends on the claim to the joint layer; write what the mover's kingdom meets its dominoes with.

    `mixed[step]` is what dominoes meet of the seat that many steps after the mover, `fits[step]` how they fit its land.
    """
    network, layers = judge.network, judge.layers
    size, width, players = network.tables.shape[2], network.second.shape[1], mixed.shape[0]
    row = (players - 1) * width
    for step in range(1, players):
        _sum_tokens(network, tokens, step, layers.tokens)
        for j in range(3 * size):
            layers.tokens[j] *= mixed[step, j % size]
        multiply(layers.tokens, network.rest, row, table)
        row += 3 * size
    for step in range(1, players):
        for slot in range(SLOTS):
            role = _role_of(tokens, slot, step)
            if role != _NO_ROLE:
                _add_four(fits[step, slot], network.rest, row + _fit_row(role, slot), table)
        row += FITS
    _add_states(network, tokens, players, row, table)
    _sum_tokens(network, tokens, 0, layers.tokens)
    _write_products(network.own_tokens, layers.tokens, meeting.products)
    for slot in range(SLOTS):
        role = _role_of(tokens, slot, 0)
        meeting.rows[slot] = role if role == _NO_ROLE else _fit_row(role, slot)


@rule
def _write_products(weights: Matrix, sums: Vector, products: Matrix) -> None:
    """Write what the mover's kingdom is multiplied with to meet its dominoes, the same for all placements."""
    size = products.shape[0]
    for i in range(size):
        a, b, c = sums[i], sums[size + i], sums[2 * size + i]
        for j in range(products.shape[1]):
            products[i, j] = a * weights[i, j] + b * weights[size + i, j] + c * weights[2 * size + i, j]


@routine
def finish(judge: Judge, own: Vector, mixed: Vector, fits: Matrix, table: Vector, meeting: Meeting) -> None:
    """Write the result for one turn: the placement gives `own`, `mixed` and `fits`, the claim `table` and `meeting`."""
    network, layers = judge.network, judge.layers
    for j in range(layers.joint.size):
        layers.joint[j] = own[j] + table[j]
    multiply(mixed, meeting.products, 0, layers.joint)
    for slot in range(SLOTS):
        if meeting.rows[slot] != _NO_ROLE:
            _add_four(fits[slot], network.own_fits, meeting.rows[slot], layers.joint)
    rectify(layers.joint)
    layer(layers.joint, network.third, network.third_bias, layers.last)
    rectify(layers.last)
    layer(layers.last, network.out, network.out_bias, layers.result)


@rule
def read_result(result: Vector, players: int, wins: npt.NDArray[np.float64], to_come: npt.NDArray[np.float64]) -> None:
    """Turn the outputs into chances of winning and points to come, counted from the mover."""
    softmax(result, wins)
    for step in range(players):
        to_come[step] = POINTS_SCALE * result[players + step]

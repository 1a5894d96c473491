"""The champion's network as rules over arrays; `training/kingdoms/network.py` has the same one for learning.

Every line of the board becomes an embedding (two layers, one pair for rows and one for columns). Where an empty square
is left, its row and its column meet: a row of numbers of each is added, and one of the features of `inputs.py`, because
a good square is worth what there still is to put there; what is positive counts. The joint layer adds up the
embeddings, what the empty squares give, and the features. What comes out is every seat's chance of winning and the
money that it will still get, counted from the seat that acted.

What a line adds to the joint layer is kept in a cache: most lines of a position have been met before.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.dense import Matrix, Vector, add_row, clear, copy, layer, multiply, rectify, softmax
from regnum.bots.kingdoms.inputs import Sight
from regnum.bots.tree import Numbers, Reals
from regnum.engine import routine, rule
from regnum.games.kingdoms.components import COLUMNS, ROWS, SQUARES

LINES = ROWS + COLUMNS
POINTS_SCALE = 20.0
"""How many coins an output of 1 means."""
_CACHED_BITS = 13
_CACHED = (1 << _CACHED_BITS) - 1
_CONTENT_BITS = 6
"""A content is a number of so many bits."""


class Network(NamedTuple):
    """The weights; those of a layer are `[input, output]`."""

    rows: Matrix
    """`rows[column * contents + content - 1]`."""
    rows_bias: Vector
    rows_second: Matrix
    rows_second_bias: Vector
    rows_cross: Matrix
    rows_cross_bias: Vector
    columns: Matrix
    columns_bias: Vector
    columns_second: Matrix
    columns_second_bias: Vector
    columns_cross: Matrix
    context: Matrix
    """`context[feature]`: what the features bring to every empty square."""
    lines: Matrix
    """`lines[line * embedding + i]`: the rows from the top, then the columns from the left."""
    crossed: Matrix
    features: Matrix
    joint_bias: Vector
    third: Matrix
    third_bias: Vector
    out: Matrix
    out_bias: Vector


class Cache(NamedTuple):
    """What lines met before add to the joint layer, and what they bring to their empty squares."""

    keys: Numbers
    parts: Matrix
    crosses: Matrix


class Layers(NamedTuple):
    """Scratch of the forward pass."""

    inner: Vector
    embedding: Vector
    crosses: Matrix
    """`crosses[line]`: what it brings to its empty squares."""
    pooled: Vector
    joint: Vector
    last: Vector
    result: Vector
    context: Vector
    """What the features bring to every empty square."""
    usual: Vector
    """The features of the position that was judged first, and what they add to the joint layer and the context."""
    usual_joint: Vector
    usual_context: Vector


class Judge(NamedTuple):
    """A network with the scratch of its forward pass."""

    network: Network
    layers: Layers
    cache: Cache


def judge_with(network: Network) -> Judge:
    """A judge with new scratch."""

    def zeros(*shape: int) -> npt.NDArray[np.float32]:
        return np.zeros(shape, dtype=np.float32)

    inner, embedding = network.rows_second.shape
    crossed, joint = network.crossed.shape
    last, results = network.out.shape
    features, cached = network.features.shape[0], 1 << _CACHED_BITS
    return Judge(
        network,
        Layers(
            *(zeros(inner), zeros(embedding), zeros(LINES, crossed), zeros(crossed), zeros(joint), zeros(last)),
            *(zeros(results), zeros(crossed), zeros(features), zeros(joint), zeros(crossed)),
        ),
        Cache(np.zeros(cached, dtype=np.int64), zeros(cached, joint), zeros(cached, crossed)),
    )


@rule
def _square(line: int, i: int) -> int:
    """The i-th square of a line."""
    return line * COLUMNS + i if line < ROWS else i * COLUMNS + line - ROWS


@rule
def _length(line: int) -> int:
    return COLUMNS if line < ROWS else ROWS


@rule
def _key(contents: Numbers, line: int) -> int:
    """A number for a line and what is on it; never 0."""
    found = line + 1
    for i in range(_length(line)):
        found = found << _CONTENT_BITS | contents[_square(line, i)]
    return int(found)


@routine
def _embed(judge: Judge, contents: Numbers, line: int, first: Matrix, second: Matrix) -> None:
    """Write the embedding of a line; its biases are there already."""
    inner, embedding = judge.layers.inner, judge.layers.embedding
    sorts = first.shape[0] // _length(line)
    for i in range(_length(line)):
        content = contents[_square(line, i)]
        if content > 0:
            add_row(first, i * sorts + content - 1, inner)
    rectify(inner)
    multiply(inner, second, 0, embedding)
    rectify(embedding)


@routine
def _fill(judge: Judge, contents: Numbers, line: int, part: Vector, cross: Vector) -> None:
    """Write what a line adds to the joint layer and brings to its empty squares."""
    network, layers = judge.network, judge.layers
    clear(part)
    if line < ROWS:
        copy(network.rows_bias, layers.inner)
        copy(network.rows_second_bias, layers.embedding)
        copy(network.rows_cross_bias, cross)
        _embed(judge, contents, line, network.rows, network.rows_second)
        multiply(layers.embedding, network.rows_cross, 0, cross)
    else:
        copy(network.columns_bias, layers.inner)
        copy(network.columns_second_bias, layers.embedding)
        clear(cross)
        _embed(judge, contents, line, network.columns, network.columns_second)
        multiply(layers.embedding, network.columns_cross, 0, cross)
    multiply(layers.embedding, network.lines, line * layers.embedding.size, part)


@routine
def _add_lines(judge: Judge, contents: Numbers) -> None:
    """Add every line to the joint layer, from the cache where it is known."""
    layers, cache = judge.layers, judge.cache
    for line in range(LINES):
        key = _key(contents, line)
        slot = (key ^ key >> _CACHED_BITS ^ key >> 2 * _CACHED_BITS ^ key >> 3 * _CACHED_BITS) & _CACHED
        if cache.keys[slot] != key:
            cache.keys[slot] = key
            _fill(judge, contents, line, cache.parts[slot], cache.crosses[slot])
        add_row(cache.parts, slot, layers.joint)
        copy(cache.crosses[slot], layers.crosses[line])
        if line < ROWS:  # once for every square
            for j in range(layers.context.size):
                layers.crosses[line, j] += layers.context[j]


@routine
def _add_crossings(judge: Judge, contents: Numbers) -> None:
    """Add what rows and columns give where they meet on empty squares."""
    layers = judge.layers
    pooled, crosses = layers.pooled, layers.crosses
    clear(pooled)
    for square in range(SQUARES):
        if contents[square] == 0:
            row, column = square // COLUMNS, ROWS + square % COLUMNS
            for j in range(pooled.size):
                met = crosses[row, j] + crosses[column, j]
                pooled[j] += met if met > np.float32(0.0) else np.float32(0.0)
    multiply(pooled, judge.network.crossed, 0, layers.joint)


@routine
def set_usual(judge: Judge, features: Reals) -> None:
    """Have features multiplied out once; positions that share most of them are judged faster then."""
    layers, network = judge.layers, judge.network
    for i in range(features.size):
        layers.usual[i] = np.float32(features[i])
    layer(layers.usual, network.features, network.joint_bias, layers.usual_joint)
    clear(layers.usual_context)
    multiply(layers.usual, network.context, 0, layers.usual_context)


@rule
def _add_features(judge: Judge, features: Reals) -> None:
    layers, weights, context = judge.layers, judge.network.features, judge.network.context
    for i in range(features.size):
        more = np.float32(features[i]) - layers.usual[i]
        if more != np.float32(0.0):
            for j in range(layers.joint.size):
                layers.joint[j] += more * weights[i, j]
            for j in range(layers.context.size):
                layers.context[j] += more * context[i, j]


@routine
def judge_sight(judge: Judge, sight: Sight, wins: Reals, points: Reals) -> None:
    """Write every seat's chance of winning (softmax) and final money, by steps after the mover."""
    network, layers = judge.network, judge.layers
    copy(layers.usual_joint, layers.joint)
    copy(layers.usual_context, layers.context)
    _add_features(judge, sight.features)
    _add_lines(judge, sight.contents)
    _add_crossings(judge, sight.contents)
    rectify(layers.joint)
    layer(layers.joint, network.third, network.third_bias, layers.last)
    rectify(layers.last)
    layer(layers.last, network.out, network.out_bias, layers.result)
    softmax(layers.result, wins)
    players = sight.standings.size
    for step in range(players):
        points[step] = sight.standings[step] + POINTS_SCALE * layers.result[players + step]

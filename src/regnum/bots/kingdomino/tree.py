"""A tree of what may happen as far as the dominoes lie open, and chance beyond.

Until the row being claimed now is handed out, nothing is hidden: the tree holds one position for each sequence of
decisions. Only the searcher's own placements and everybody's claims branch; rivals lay their dominoes where they
promise most. From a leaf on, unseen dominoes are dealt at random and everybody plays what promises most to the end.
Every seat strives for what is best for itself.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdomino.evaluation import (
    Evaluator,
    best_action,
    best_placement,
    count_supply,
    dominoes_left,
    slot_value,
)
from regnum.bots.kingdomino.knowledge import determinise, reward
from regnum.engine import compiled, routine, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.land import NO_PLACEMENT, pop_placement
from regnum.games.kingdomino.turns import Arrays, Stack

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

FIRST_EDGE, EDGES, NODE = range(3)
ACTION, CHILD, TRIES, EDGE = range(4)
LIKELY, WON, WORTH = range(3)
NODES_USED, EDGES_USED, SEARCHER, HORIZON, LIMITS = range(5)
MOST_DEPTH = 16
"""Two decisions for each king of a row, and some to spare."""
NONE = -1
NO_ROUND = -1

_LIKELIHOOD = 3.0
"""Over how many points of promise actions still look likely."""
_CURIOSITY = 0.8
_SHARE = 0.4
"""How much winning counts, against the part of one's own and the best rival's points."""
_MOST_EDGES = 256
"""Of one node."""
_NO_CHANCE = np.uint64(0)


class Grove(NamedTuple):
    """The arrays of a tree; made by the caller."""

    positions: Stack
    """The positions of the nodes."""
    nodes: Numbers
    """First edge and number of edges."""
    edges: Numbers
    """The action, the node it leads to, how often it was tried."""
    worths: Reals
    """How likely each edge looks at first, and the sum of what it brought."""
    limits: Numbers
    """Nodes and edges in use, then what the search must know."""


@rule
def _add_edge(grove: Grove, action: int, promised: float) -> None:
    edges, worths, limits = grove.edges, grove.worths, grove.limits
    edge = limits[EDGES_USED]
    limits[EDGES_USED] += 1
    edges[edge, ACTION] = action
    edges[edge, CHILD] = NONE
    edges[edge, TRIES] = 0
    worths[edge, LIKELY] = promised
    worths[edge, WON] = 0.0


@rule
def _temper(worths: Reals, start: int, end: int) -> None:
    """Turn what edges promise into how likely they look."""
    most = worths[start, LIKELY]
    for edge in range(start, end):
        most = max(most, worths[edge, LIKELY])
    total = 0.0
    for edge in range(start, end):
        worths[edge, LIKELY] = math.exp((worths[edge, LIKELY] - most) / _LIKELIHOOD)
        total += worths[edge, LIKELY]
    for edge in range(start, end):
        worths[edge, LIKELY] /= total


@rule
def _add_placements(here: Arrays, grove: Grove, evaluator: Evaluator) -> None:
    """An edge for each placement of the acting king's domino."""
    seat, domino = turns.seat_to_act(here), turns.acting_domino(here)
    best, value, _ = best_placement(here, seat, domino, 0.0, _NO_CHANCE, evaluator)
    if best == turns.DISCARD:
        _add_edge(grove, turns.DISCARD, value)
    placement, masks = pop_placement(turns.legal_placements(here))
    while placement != NO_PLACEMENT:
        _add_edge(grove, placement, evaluator.scratch.values[placement])
        placement, masks = pop_placement(masks)


@rule
def _add_claims(here: Arrays, grove: Grove, evaluator: Evaluator) -> None:
    """An edge for each domino that can be claimed."""
    seat = turns.seat_to_act(here)
    left = dominoes_left(here, seat) - 1
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            domino = turns.domino_to_claim(here, slot)
            _, value, _ = best_placement(here, seat, domino, 0.0, _NO_CHANCE, evaluator)
            _add_edge(grove, turns.CLAIM + slot, value + slot_value(evaluator.weights, left, slot))


@routine
def expand(here: Arrays, node: int, grove: Grove, evaluator: Evaluator) -> None:
    """Give a node its edges: one for each action of the seat to act."""
    nodes, worths, limits = grove.nodes, grove.worths, grove.limits
    start = limits[EDGES_USED]
    count_supply(here, evaluator.scratch.supply)
    if here.status[turns.PHASE] == turns.PLACE:
        _add_placements(here, grove, evaluator)
    else:
        _add_claims(here, grove, evaluator)
    _temper(worths, start, limits[EDGES_USED])
    nodes[node, FIRST_EDGE] = start
    nodes[node, EDGES] = limits[EDGES_USED] - start


@rule
def _select(node: int, grove: Grove) -> int:
    """The edge to try next: what has brought most, with a bonus for what looks likely and was tried little."""
    nodes, edges, worths = grove.nodes, grove.edges, grove.worths
    start = int(nodes[node, FIRST_EDGE])
    end = start + int(nodes[node, EDGES])
    brought, tried = 0.0, 0.0
    for edge in range(start, end):
        brought += worths[edge, WON]
        tried += edges[edge, TRIES]
    usual = brought / tried if tried > 0.0 else 0.0
    curiosity = _CURIOSITY * math.sqrt(tried + 1.0)
    best, most = start, -1.0
    for edge in range(start, end):
        tries = edges[edge, TRIES]
        won = worths[edge, WON] / tries if tries > 0 else usual
        score = won + curiosity * worths[edge, LIKELY] / (1.0 + tries)
        if score > most:
            best, most = edge, score
    return best


@rule
def _place_for_rivals(here: Arrays, limits: Numbers, evaluator: Evaluator) -> None:
    """Rivals place their dominoes by estimated value, until a player has a decision that branches."""
    while (
        here.status[turns.PHASE] == turns.PLACE
        and here.status[turns.ROUND] < limits[HORIZON]
        and turns.seat_to_act(here) != limits[SEARCHER]
    ):
        action, _ = best_action(here, 0.0, _NO_CHANCE, evaluator)
        turns.apply(here, action)


@rule
def _has_room(grove: Grove) -> bool:
    nodes, edges, limits = grove.nodes, grove.edges, grove.limits
    return bool(limits[NODES_USED] < nodes.shape[0] and limits[EDGES_USED] + _MOST_EDGES <= edges.shape[0])


@rule
def _take(here: Arrays, node: int, edge: int, grove: Grove, evaluator: Evaluator) -> None:
    """Follow an edge for the first time: play its action and, if there is room, plant a node where it leads."""
    nodes, edges, limits = grove.nodes, grove.edges, grove.limits
    turns.copy_position(turns.nth(grove.positions, node), here)
    turns.apply(here, edges[edge, ACTION])
    _place_for_rivals(here, limits, evaluator)
    if not _has_room(grove):
        return
    child = limits[NODES_USED]
    limits[NODES_USED] += 1
    edges[edge, CHILD] = child
    turns.copy_position(here, turns.nth(grove.positions, child))
    nodes[child, EDGES] = 0
    if here.status[turns.PHASE] != turns.OVER and here.status[turns.ROUND] < limits[HORIZON]:
        expand(here, child, grove, evaluator)


@rule
def _descend(here: Arrays, grove: Grove, evaluator: Evaluator, path: Numbers) -> int:
    """Follow the edges that are worth a try to a position outside the tree; returns how many there were."""
    nodes, edges = grove.nodes, grove.edges
    node, depth = 0, 0
    while nodes[node, EDGES] > 0:
        edge = _select(node, grove)
        path[depth, 0] = node
        path[depth, 1] = edge
        depth += 1
        if edges[edge, CHILD] == NONE:
            _take(here, node, edge, grove, evaluator)
            return depth
        node = int(edges[edge, CHILD])
    turns.copy_position(turns.nth(grove.positions, node), here)
    return depth


class Scratch(NamedTuple):
    """What one simulation writes to."""

    here: Arrays
    unseen: Numbers
    rewards: Reals
    path: Numbers


@compiled
def simulate(simulations: int, chance: np.uint64, grove: Grove, evaluator: Evaluator, scratch: Scratch) -> np.uint64:
    """Make so many simulations from the root, which is node 0; returns the new state of the random numbers."""
    here, rewards, path = scratch.here, scratch.rewards, scratch.path
    root = turns.nth(grove.positions, 0)
    if grove.nodes[0, EDGES] == 0:
        turns.copy_position(root, here)
        expand(here, 0, grove, evaluator)
    for _ in range(simulations):
        chance = determinise(root, scratch.unseen, chance)
        depth = _descend(here, grove, evaluator, path)
        while here.status[turns.PHASE] != turns.OVER:
            action, chance = best_action(here, 0.0, chance, evaluator)
            turns.apply(here, action)
        for seat in range(here.status[turns.PLAYERS]):
            rewards[seat] = reward(here, seat, _SHARE)
        for step in range(depth):
            node, edge = path[step, 0], path[step, 1]
            grove.edges[edge, TRIES] += 1
            grove.worths[edge, WON] += rewards[turns.seat_to_act(turns.nth(grove.positions, node))]
    return chance

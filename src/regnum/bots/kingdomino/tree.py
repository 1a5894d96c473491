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

from regnum.bots.kingdomino.searching import copy_position, deal_unseen, reveal_kings, reward
from regnum.bots.kingdomino.value import (
    Lore,
    best_placement,
    count_supply,
    dominoes_left,
    promising_action,
    slot_cost,
)
from regnum.engine import compiled, routine, rule
from regnum.games.bits import first as lowest
from regnum.games.bits import without_first
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.land import NO_SQUARE, Land, Table
from regnum.games.kingdomino.turns import Deck

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

FIRST_EDGE, EDGES, NODE = range(3)
ACTION, CHILD, TRIES, EDGE = range(4)
LIKELY, WON, WORTH = range(3)
NODES_USED, EDGES_USED, SEARCHER, HORIZON, UNSEEN, LIMITS = range(6)
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

    lands: Land
    tables: Numbers
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
def _add_placements(land: Land, table: Table, deck: Deck, grove: Grove, lore: Lore) -> None:
    """An edge for each placement of the acting king's domino."""
    seat, domino = int(table[turns.OWNER + table[turns.SLOT]]), turns.acting_domino(table, deck)
    masks = turns.legal_placements(land, table, deck)
    best, promised, _ = best_placement(
        land, table, seat, domino, dominoes_left(land, table, seat) - 1, 0.0, _NO_CHANCE, lore
    )
    if best == turns.DISCARD:
        _add_edge(grove, turns.DISCARD, promised)
    for direction in range(4):
        squares = masks[direction]
        while squares != NO_SQUARE:
            placement = 64 * direction + lowest(squares)
            squares = without_first(squares)
            _add_edge(grove, placement, lore.promises[placement])


@rule
def _add_claims(land: Land, table: Table, deck: Deck, kings: Deck, grove: Grove, lore: Lore) -> None:
    """An edge for each domino that can be claimed."""
    seat = turns.seat_to_act(table, kings)
    left = dominoes_left(land, table, seat) - 1
    row = (table[turns.ROUND] + 1) * table[turns.ROW]
    for slot in range(table[turns.ROW]):
        if turns.is_free(table, slot):
            domino = int(deck[row + slot])
            _, promised, _ = best_placement(land, table, seat, domino, left, 0.0, _NO_CHANCE, lore)
            _add_edge(grove, turns.CLAIM + slot, promised + slot_cost(left, slot, lore))


@routine
def expand(land: Land, table: Table, deck: Deck, kings: Deck, node: int, grove: Grove, lore: Lore) -> None:
    """Give a node its edges: one for each action of the seat to act."""
    nodes, worths, limits = grove.nodes, grove.worths, grove.limits
    start = limits[EDGES_USED]
    count_supply(table, deck, lore)
    if table[turns.PHASE] == turns.PLACE:
        _add_placements(land, table, deck, grove, lore)
    else:
        _add_claims(land, table, deck, kings, grove, lore)
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
def _lay_for_rivals(land: Land, table: Table, deck: Deck, kings: Deck, limits: Numbers, lore: Lore) -> None:
    """Rivals lay their dominoes where they promise most, until somebody has a decision that branches."""
    while (
        table[turns.PHASE] == turns.PLACE
        and table[turns.ROUND] < limits[HORIZON]
        and table[turns.OWNER + table[turns.SLOT]] != limits[SEARCHER]
    ):
        action, _ = promising_action(land, table, deck, kings, 0.0, _NO_CHANCE, lore)
        turns.apply(land, table, deck, kings, action)


@rule
def _has_room(grove: Grove) -> bool:
    nodes, edges, limits = grove.nodes, grove.edges, grove.limits
    return bool(limits[NODES_USED] < nodes.shape[0] and limits[EDGES_USED] + _MOST_EDGES <= edges.shape[0])


@rule
def _take(land: Land, table: Table, deck: Deck, kings: Deck, node: int, edge: int, grove: Grove, lore: Lore) -> None:
    """Follow an edge for the first time: play its action and, if there is room, plant a node where it leads."""
    lands, tables, nodes, edges, limits = grove.lands, grove.tables, grove.nodes, grove.edges, grove.limits
    copy_position(lands[node], tables[node], land, table)
    turns.apply(land, table, deck, kings, edges[edge, ACTION])
    _lay_for_rivals(land, table, deck, kings, limits, lore)
    if not _has_room(grove):
        return
    child = limits[NODES_USED]
    limits[NODES_USED] += 1
    edges[edge, CHILD] = child
    copy_position(land, table, lands[child], tables[child])
    nodes[child, EDGES] = 0
    if table[turns.PHASE] != turns.OVER and table[turns.ROUND] < limits[HORIZON]:
        expand(land, table, deck, kings, child, grove, lore)


@rule
def _descend(land: Land, table: Table, deck: Deck, kings: Deck, grove: Grove, lore: Lore, path: Numbers) -> int:
    """Follow the edges that are worth a try to a position outside the tree; returns how many there were."""
    lands, tables, nodes, edges = grove.lands, grove.tables, grove.nodes, grove.edges
    node, depth = 0, 0
    while nodes[node, EDGES] > 0:
        edge = _select(node, grove)
        path[depth, 0] = node
        path[depth, 1] = edge
        depth += 1
        if edges[edge, CHILD] == NONE:
            _take(land, table, deck, kings, node, edge, grove, lore)
            return depth
        node = int(edges[edge, CHILD])
    copy_position(lands[node], tables[node], land, table)
    return depth


@compiled
def simulate(
    simulations: int,
    chance: np.uint64,
    grove: Grove,
    lore: Lore,
    land: Land,
    table: Table,
    deck: Deck,
    kings: Deck,
    unseen: Deck,
    rewards: Reals,
    path: Numbers,
) -> np.uint64:
    """Make so many simulations from the root, which is node 0; returns the new state of the random numbers."""
    tables = grove.tables
    if grove.nodes[0, EDGES] == 0:
        copy_position(grove.lands[0], tables[0], land, table)
        expand(land, table, deck, kings, 0, grove, lore)
    for _ in range(simulations):
        chance = reveal_kings(tables[0], kings, chance)
        chance = deal_unseen(tables[0], deck, unseen, grove.limits[UNSEEN], chance)
        depth = _descend(land, table, deck, kings, grove, lore, path)
        while table[turns.PHASE] != turns.OVER:
            action, chance = promising_action(land, table, deck, kings, 0.0, chance, lore)
            turns.apply(land, table, deck, kings, action)
        for seat in range(table[turns.PLAYERS]):
            rewards[seat] = reward(land, table, seat, _SHARE)
        for step in range(depth):
            node, edge = path[step, 0], path[step, 1]
            grove.edges[edge, TRIES] += 1
            grove.worths[edge, WON] += rewards[turns.seat_to_act(tables[node], kings)]
    return chance

"""Open-loop tree search: the box is shuffled anew for every simulation, and the tree remembers actions, not positions.

This is the yardstick, built from what is published: with random or full greedy playouts and won games counted it is
the UCT of Gedda, Lagerkvist and Butler (2018); with greedy playouts, few placements a node and relative scores it is
the kind of search that later programs use. With a tree that never grows past the searcher's own placement and claim it
is the Monte Carlo evaluation of the former.

Arrays, all made by the caller:

- `nodes[node, entry]`, int64: first edge (`NONE` if there is none) and visits;
- `edges[edge, entry]`, int64: the action, the node it leads to, the next edge of the same node, visits;
- `won[edge]`, float64: the sum of what it brought the seat that took it;
- `limits[entry]`, int64: nodes and edges in use, then the settings named below.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdomino.knowledge import determinise, reward
from regnum.engine import compiled, rule
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import gain
from regnum.games.kingdomino.land import NO_PLACEMENT, pop_placement
from regnum.games.kingdomino.policies import choose
from regnum.games.kingdomino.turns import Arrays

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

FIRST_EDGE, VISITS = range(2)
ACTION, CHILD, NEXT, TRIES = range(4)
NODES_USED, EDGES_USED, SEARCHER, OWN_POLICY, RIVAL_POLICY, SURPRISE, MOST_PLACEMENTS, DEPTH = range(8)
LIMITS = 8
NONE = -1
MOST_CHOICES = 256
MOST_DEPTH = 2 * 48


@rule
def _list_placements(here: Arrays, most: int, choices: Numbers) -> int:
    """Write the placements, those that gain most first if there are more than so many; returns how many."""
    seat, domino = turns.seat_to_act(here), turns.acting_domino(here)
    listed = 0
    placement, masks = pop_placement(turns.legal_placements(here))
    while placement != NO_PLACEMENT:
        points = gain(here.land, seat, domino, placement) if most < MOST_CHOICES else 0
        at = listed
        while at > 0 and choices[at - 1, 1] < points:
            choices[at, 0] = choices[at - 1, 0]
            choices[at, 1] = choices[at - 1, 1]
            at -= 1
        choices[at, 0] = placement
        choices[at, 1] = points
        listed = min(listed + 1, most)
        placement, masks = pop_placement(masks)
    return listed


@rule
def _list_choices(here: Arrays, most: int, choices: Numbers) -> int:
    """Write what the seat to act may do; returns how many choices there are."""
    if here.status[turns.PHASE] == turns.PLACE:
        listed = _list_placements(here, most, choices)
        if listed == 0:
            choices[0, 0] = turns.DISCARD
            return 1
        return listed
    listed = 0
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            choices[listed, 0] = turns.CLAIM + slot
            listed += 1
    return listed


@rule
def _edge_of(node: int, action: int, nodes: Numbers, edges: Numbers) -> int:
    edge = int(nodes[node, FIRST_EDGE])
    while edge != NONE and edges[edge, ACTION] != action:
        edge = int(edges[edge, NEXT])
    return edge


@rule
def _select(
    node: int,
    listed: int,
    choices: Numbers,
    nodes: Numbers,
    edges: Numbers,
    won: Reals,
    curiosity: float,
    chance: np.uint64,
) -> tuple[int, int, np.uint64]:
    """An action never tried here, if there is one; otherwise the one with the highest upper confidence bound."""
    best, best_edge, most, untried = NONE, NONE, -1.0, 0
    spread = math.log(float(max(nodes[node, VISITS], 1)))
    for i in range(listed):
        edge = _edge_of(node, choices[i, 0], nodes, edges)
        if edge == NONE:
            untried += 1
            chance = advance(chance)
            if below(chance, untried) == 0:
                best, best_edge = choices[i, 0], NONE
        elif untried == 0:
            tries = float(edges[edge, TRIES])
            bound = won[edge] / tries + curiosity * math.sqrt(spread / tries)
            if bound > most:
                best, best_edge, most = choices[i, 0], edge, bound
    return best, best_edge, chance


@rule
def _play_out(here: Arrays, limits: Numbers, chance: np.uint64) -> np.uint64:
    """Play to the end, each seat by its policy; one action in `SURPRISE` is random."""
    while here.status[turns.PHASE] != turns.OVER:
        own = turns.seat_to_act(here) == limits[SEARCHER]
        policy = limits[OWN_POLICY] if own else limits[RIVAL_POLICY]
        if limits[SURPRISE] > 0:
            chance = advance(chance)
            if below(chance, limits[SURPRISE]) == 0:
                policy = 0
        action, chance = choose(policy, here, chance)
        turns.apply(here, action)
    return chance


@compiled
def simulate(
    simulations: int,
    chance: np.uint64,
    curiosity: float,
    share: float,
    nodes: Numbers,
    edges: Numbers,
    won: Reals,
    limits: Numbers,
    root: Arrays,
    here: Arrays,
    unseen: Numbers,
    choices: Numbers,
    path: Numbers,
) -> np.uint64:
    """Make so many simulations from the root, which is node 0; returns the new state of the random numbers."""
    for _ in range(simulations):
        chance = determinise(root, unseen, chance)
        turns.copy_position(root, here)
        node, depth = 0, 0
        while node != NONE and here.status[turns.PHASE] != turns.OVER:
            listed = _list_choices(here, limits[MOST_PLACEMENTS], choices)
            action, edge, chance = _select(node, listed, choices, nodes, edges, won, curiosity, chance)
            if edge == NONE:
                if limits[EDGES_USED] == edges.shape[0]:
                    break
                edge = int(limits[EDGES_USED])
                limits[EDGES_USED] += 1
                edges[edge, ACTION] = action
                edges[edge, TRIES] = 0
                edges[edge, NEXT] = nodes[node, FIRST_EDGE]
                edges[edge, CHILD] = NONE
                won[edge] = 0.0
                nodes[node, FIRST_EDGE] = edge
            path[depth, 0] = turns.seat_to_act(here)
            path[depth, 1] = edge
            path[depth, 2] = node
            depth += 1
            turns.apply(here, action)
            is_full = limits[NODES_USED] == nodes.shape[0] or depth == limits[DEPTH]
            if edges[edge, CHILD] == NONE and edges[edge, TRIES] > 0 and not is_full:
                child = int(limits[NODES_USED])
                limits[NODES_USED] += 1
                nodes[child, FIRST_EDGE] = NONE
                nodes[child, VISITS] = 0
                edges[edge, CHILD] = child
            node = int(edges[edge, CHILD])
        chance = _play_out(here, limits, chance)
        for step in range(depth):
            edge = path[step, 1]
            edges[edge, TRIES] += 1
            nodes[path[step, 2], VISITS] += 1
            won[edge] += reward(here, path[step, 0], share)
    return chance

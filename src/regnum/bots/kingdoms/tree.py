"""Information-set tree search: what is hidden is imagined anew for every playout, and one tree gathers what was learnt.

A node is what has been played since the root, as far as the table saw it: a tile drawn or a starting tile counts by
its kind. So a node may have children that this playout's tiles do not allow; the others compete by their upper
confidence bounds. A node gets a new child only when it has been visited often enough for the ones it has, and it is
habit that proposes it: of some 150 actions it names those worth a look. A playout ends where it leaves the tree, or
with the round, and is judged by the outlook: to play on at random would drown small differences in the luck of the
draw.
"""

from __future__ import annotations

import math
from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdoms.habits import LOWEST, Habits, habitual_action
from regnum.bots.kingdoms.knowledge import Known, Numbers, imagine
from regnum.bots.kingdoms.outlook import Outlook, Utilities, judge
from regnum.engine import Axes, compiled, rule
from regnum.engine.mathematics import log
from regnum.games.chance import advance, below
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import COLOURS
from regnum.games.kingdoms.policies import random_member
from regnum.games.kingdoms.turns import Round

ROOT, NONE = 0, -1
_KIND_BITS = 16
_ACTION = (1 << _KIND_BITS) - 1
_DRAW_GROUP = turns.GROUPS
_PER_MILLE = 1000
_ONE = np.uint64(1)


class Tree(NamedTuple):
    """Nodes by number, the root first.

    `keys`: the action that led here, with the kind of a starting tile in the upper bits; `children` and `siblings`:
    the first child and the next of the same parent; `totals[node, seat]`: the sum of utilities; `size[0]`: how many
    nodes there are.
    """

    keys: Numbers
    children: Numbers
    siblings: Numbers
    visits: Numbers
    totals: Annotated[npt.NDArray[np.float64], Axes(2)]
    size: Numbers


class Mind(NamedTuple):
    """How to search: habits, outlook, and `manner`, float64: see `EXPLORATION` and its fellows."""

    habits: Habits
    outlook: Outlook
    manner: npt.NDArray[np.float64]


EXPLORATION, WIDENING, WIDTH, VARIETY = range(4)
"""How much uncertainty attracts; how fast children are added; how many placements are looked at to find one; and how
often that is done for one sort of piece alone, so that no sort is overlooked."""
MANNER = 4


class Desk(NamedTuple):
    """Scratch: a round to play in, the path from the root, standings and utilities."""

    here: Round
    path: Numbers
    standings: Utilities
    utilities: Utilities


def new_tree(nodes: int) -> Tree:
    """A tree that can grow to so many nodes."""
    keys, children, siblings, visits = (np.zeros(nodes, dtype=np.int64) for _ in range(4))
    totals = np.zeros((nodes, len(COLOURS)))
    tree = Tree(keys, children, siblings, visits, totals, np.ones(1, dtype=np.int64))
    tree.children[ROOT] = tree.siblings[ROOT] = NONE
    return tree


@rule
def _key(here: Round, action: int) -> int:
    """What the table sees of an action."""
    group, _ = turns.group_and_square(action)
    return action | turns.piece_of(here, group) << _KIND_BITS if group == turns.START_GROUP else action


@rule
def _is_possible(here: Round, key: int) -> bool:
    """Whether this playout's tiles allow what once was done here."""
    group, _ = turns.group_and_square(key & _ACTION)
    if here.table[turns.PHASE] == turns.PLACE_DRAWN:
        return group == turns.drawn_group(here)
    return group != turns.START_GROUP or key >> _KIND_BITS == here.tiles[here.table[turns.SEAT]]


def root_actions(tree: Tree, seat: int) -> dict[int, tuple[int, float]]:
    """Every action tried at the root: how often, and the sum of its utilities for a seat."""
    found, child = {}, int(tree.children[ROOT])
    while child != NONE:
        found[int(tree.keys[child]) & _ACTION] = (int(tree.visits[child]), float(tree.totals[child, seat]))
        child = int(tree.siblings[child])
    return found


@rule
def _survey(tree: Tree, here: Round, node: int) -> tuple[int, int]:
    """How many possible children a node has, and how often they were visited."""
    number = visits = 0
    child = tree.children[node]
    while child != NONE:
        if _is_possible(here, tree.keys[child]):
            number += 1
            visits += tree.visits[child]
        child = tree.siblings[child]
    return number, visits


@rule
def _most_promising(tree: Tree, here: Round, node: int, visits: int, exploration: float) -> int:
    """The possible child with the highest upper confidence bound for the seat to act."""
    seat, best, most = here.table[turns.SEAT], NONE, -math.inf
    spread = exploration * math.sqrt(log(visits + 1.0))
    child = tree.children[node]
    while child != NONE:
        if _is_possible(here, tree.keys[child]):
            times = tree.visits[child]
            bound = tree.totals[child, seat] / times + spread / math.sqrt(times)
            if bound > most:
                best, most = child, bound
        child = tree.siblings[child]
    return best


@rule
def _find(tree: Tree, node: int, key: int) -> int:
    """The child that an action leads to, if there is one."""
    child = tree.children[node]
    while child != NONE and tree.keys[child] != key:
        child = tree.siblings[child]
    return int(child)


@rule
def _add(tree: Tree, node: int, key: int) -> int:
    """A new child, or none if the tree is full."""
    if tree.size[0] == tree.keys.size:
        return NONE
    child = int(tree.size[0])
    tree.size[0] += 1
    tree.keys[child] = key
    tree.children[child] = NONE
    tree.siblings[child] = tree.children[node]
    tree.children[node] = child
    return child


@rule
def _learn(tree: Tree, desk: Desk, depth: int) -> None:
    """Tell every node on the path how it ended."""
    for i in range(depth):
        node = desk.path[i]
        tree.visits[node] += 1
        for seat in range(desk.here.table[turns.PLAYERS]):
            tree.totals[node, seat] += desk.utilities[seat]


@rule
def _topic(here: Round, variety: float, chance: np.uint64) -> tuple[np.uint64, int, np.uint64]:
    """What a new child is to be about: which groups of pieces, and what is added to what drawing looks like."""
    pieces = turns.placeable(here)
    chance = advance(chance)
    if below(chance, _PER_MILLE) >= variety * _PER_MILLE or pieces == np.uint64(0):
        return pieces, 0, chance
    drawing = _ONE << np.uint64(_DRAW_GROUP) if turns.may_draw(here) else np.uint64(0)
    topic, chance = random_member(pieces | drawing, chance)
    if topic == _DRAW_GROUP:
        return np.uint64(0), 0, chance
    return _ONE << np.uint64(topic), LOWEST, chance


@rule
def _propose(
    here: Round, mind: Mind, number: int, visits: int, is_known: bool, chance: np.uint64
) -> tuple[int, np.uint64]:
    """An action for a new child of a node with so many children and visits, if it is time for one."""
    manner = mind.manner
    if is_known and number * number > manner[WIDENING] * visits:
        return NONE, chance
    pieces, bonus, chance = _topic(here, manner[VARIETY], chance)
    return habitual_action(here, mind.habits, pieces, bonus, int(manner[WIDTH]), chance)


@rule
def _descend(tree: Tree, mind: Mind, here: Round, node: int, chance: np.uint64) -> tuple[int, int, np.uint64]:
    """An action at a node, or outside the tree, and the child that it leads to; the child may be new, or none."""
    number = visits = 0
    if node != NONE:
        number, visits = _survey(tree, here, node)
    action, chance = _propose(here, mind, number, visits, node != NONE, chance)
    if node == NONE:
        return action, NONE, chance
    child = NONE
    if action != NONE and _find(tree, node, _key(here, action)) == NONE:
        child = _add(tree, node, _key(here, action))
    if child == NONE and number > 0:
        child = _most_promising(tree, here, node, visits, mind.manner[EXPLORATION])
        action = tree.keys[child] & _ACTION
    return action, child, chance


@rule
def _play(known: Known, mind: Mind, tree: Tree, desk: Desk, chance: np.uint64) -> np.uint64:
    """One playout: down the tree as far as it goes, and one step out of it; a tile drawn last is still placed."""
    here = desk.here
    chance = imagine(known, here, chance)
    node, depth = ROOT, 1
    desk.path[0] = ROOT
    while here.table[turns.PHASE] == turns.PLACE_DRAWN or (here.table[turns.PHASE] == turns.ACT and node != NONE):
        action, child, chance = _descend(tree, mind, here, node, chance)
        turns.apply(here, action)
        if child != NONE:
            desk.path[depth] = child
            depth += 1
        node = child if child != NONE and tree.visits[child] > 0 else NONE
    judge(here, mind.outlook, desk.standings, desk.utilities)
    _learn(tree, desk, depth)
    return chance


@compiled
def grow(playouts: int, known: Known, mind: Mind, tree: Tree, desk: Desk, chance: np.uint64) -> np.uint64:
    """Make so many playouts from the root."""
    for _ in range(playouts):
        chance = _play(known, mind, tree, desk, chance)
    return chance

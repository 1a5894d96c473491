"""Monte Carlo tree search, as far as it is the same for every game.

A node is a sequence of actions from the root, which is node 0: it belongs to the edge that leads to it, so an edge
needs no separate arrays. The game defines what else a node means. Where nothing is hidden, its search
may keep a position for each node; where something is, it deals the hidden parts again for every playout
(determinisation) and looks up which children that deal allows.

One playout, seen from a game's search:

1. Selection. At each node the game writes the children that are legal now to `candidates` (`list_children` writes all
   of them), and `select_puct` or `select_ucb` picks one. The game applies its action and notes the node in `path`.
2. Expansion. `add_child` adds a node; all children of a node at once, or one at a time (`may_widen` says when:
   progressive widening).
3. Evaluation. The game plays to the end, or estimates, and writes what came out for every seat to `utilities` (what
   selection maximises), `wins` and `points`.
4. Backup. `back_up` adds that to every node of the path.

All arrays are made by the caller (`new_tree`, `new_playout`) and nothing is allocated here, so the same functions run
interpreted, compiled and on a GPU. `root_edges` sums up what one or more trees found out about each action.

>>> tree, playout = new_tree(nodes=10, seats=2), new_playout(depth=4, candidates=4, seats=2)
>>> for action in (7, 8):
...     _ = add_child(tree, ROOT, action, 0.5)
>>> for chance_of_winning in (0.0, 1.0, 0.25):
...     count = list_children(tree, ROOT, playout.candidates)
...     child = select_ucb(tree, playout.candidates, count, 0, 0.1 * 3.0)
...     playout.path[0], playout.path[1] = ROOT, child
...     playout.utilities[:] = playout.wins[:] = chance_of_winning, 1.0 - chance_of_winning
...     back_up(tree, playout, 2)
>>> [(edge.action, edge.visits, float(edge.wins[0])) for edge in root_edges([tree])]
[(7, 1, 0.0), (8, 2, 1.25)]
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.protocol import Analysis, Candidate
from regnum.engine import Axes, compiled, rule
from regnum.engine.described import shapes
from regnum.engine.mathematics import exp

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

ROOT, NONE = 0, -1
WINS, POINTS, SQUARES, OUTCOME = range(4)
"""The entries of `outcomes`: share of the victory, final points, and their squares."""
MOST_ACTIONS = 1 << 10
"""More than the root of any game has."""


class Tree(NamedTuple):
    """The nodes by number, each with the edge that leads to it."""

    actions: Numbers
    """`actions[node]`: the action that leads to the node, in the game's own code."""
    first_child: Numbers
    """`first_child[node]`: `NONE` if it has no children yet."""
    last_child: Numbers
    """`last_child[node]`: behind it the next child is added."""
    next_sibling: Numbers
    """`next_sibling[node]`: the next child of the same parent, in the order in which they were added."""
    rank: Numbers
    """`rank[node]`: how many children of the same parent were added before it."""
    visits: Numbers
    """`visits[node]`: how many playouts went through it."""
    priors: Reals
    """`priors[node]`: how likely the action looked before the search, from 0 to 1; only PUCT reads it."""
    values: Annotated[Reals, Axes(2)]
    """`values[node, seat]`: the sum of the utilities of each seat in these playouts."""
    outcomes: Annotated[Reals, Axes(3)]
    """`outcomes[rank, seat, entry]`: for each child of the root, the sums of what its playouts ended with."""
    size: Numbers
    """`size[0]`: how many nodes there are."""


class Playout(NamedTuple):
    """Scratch of one playout."""

    path: Numbers
    """`path[depth]`: the nodes it went through, the root first."""
    candidates: Numbers
    """`candidates[i]`: the children of the present node that are legal."""
    utilities: Reals
    """`utilities[seat]`: what the end was worth, from 0 to 1; every seat maximises its own."""
    wins: Reals
    """`wins[seat]`: the share of the victory, 1/2 for each of two winners; a chance if the end was estimated."""
    points: Reals
    """`points[seat]`: the final points."""


def new_tree(nodes: int, seats: int, zeros: Callable[..., npt.NDArray[Any]] = np.zeros) -> Tree:
    """A tree with a root and room for this many nodes in all; `zeros` of the entry point that grows it saves a copy."""
    tree = Tree(
        actions=zeros(nodes, np.int64),
        first_child=zeros(nodes, np.int64),
        last_child=zeros(nodes, np.int64),
        next_sibling=zeros(nodes, np.int64),
        rank=zeros(nodes, np.int64),
        visits=zeros(nodes, np.int64),
        priors=zeros(nodes),
        values=zeros((nodes, seats)),
        outcomes=zeros((MOST_ACTIONS, seats, OUTCOME)),
        size=zeros(1, np.int64),
    )
    give_root(tree)
    return tree


@rule
def give_root(tree: Tree) -> None:
    """Make a tree of zeros one that has a root."""
    tree.size[0] = 1
    tree.first_child[ROOT] = tree.next_sibling[ROOT] = NONE


@compiled
def plant(tree: Tree) -> None:
    """Make a tree of zeros one that has a root, for a program that makes its own arrays; `DATA` has their shapes."""
    give_root(tree)


def new_playout(depth: int, candidates: int, seats: int) -> Playout:
    """Room for a path of this many nodes and for this many children of one node."""
    return Playout(
        np.zeros(depth, dtype=np.int64),
        np.zeros(candidates, dtype=np.int64),
        np.zeros(seats),
        np.zeros(seats),
        np.zeros(seats),
    )


@rule
def room_left(tree: Tree) -> int:
    """How many nodes can still be added."""
    return int(tree.actions.size - tree.size[0])


@rule
def add_child(tree: Tree, node: int, action: int, prior: float) -> int:
    """A new child behind the others of a node; `NONE` if the tree is full."""
    if room_left(tree) == 0:
        return NONE
    child = int(tree.size[0])
    tree.size[0] += 1
    tree.actions[child] = action
    tree.priors[child] = prior
    tree.first_child[child] = NONE
    tree.next_sibling[child] = NONE
    if tree.first_child[node] == NONE:
        tree.first_child[node] = child
        tree.rank[child] = 0
    else:
        last = tree.last_child[node]
        tree.next_sibling[last] = child
        tree.rank[child] = tree.rank[last] + 1
    tree.last_child[node] = child
    return child


@rule
def find_child(tree: Tree, node: int, action: int) -> int:
    """The child of a node that an action leads to; `NONE` if there is none."""
    child = int(tree.first_child[node])
    while child != NONE and tree.actions[child] != action:
        child = int(tree.next_sibling[child])
    return child


@rule
def list_children(tree: Tree, node: int, candidates: Numbers) -> int:
    """Write all children of a node to `candidates`; returns how many."""
    count, child = 0, int(tree.first_child[node])
    while child != NONE:
        candidates[count] = child
        count += 1
        child = int(tree.next_sibling[child])
    return count


@rule
def set_priors(tree: Tree, node: int, temperature: float) -> None:
    """Turn the estimates that the children of a node have as priors into probabilities (softmax)."""
    first = int(tree.first_child[node])
    best, child = tree.priors[first], first
    while child != NONE:
        best = max(best, tree.priors[child])
        child = int(tree.next_sibling[child])
    total, child = 0.0, first
    while child != NONE:
        tree.priors[child] = exp((tree.priors[child] - best) / temperature)
        total += tree.priors[child]
        child = int(tree.next_sibling[child])
    child = first
    while child != NONE:
        tree.priors[child] /= total
        child = int(tree.next_sibling[child])


@rule
def count_visits(tree: Tree, candidates: Numbers, count: int) -> int:
    """How many playouts went through any of the first `count` candidates."""
    visits = 0
    for i in range(count):
        visits += tree.visits[candidates[i]]
    return visits


@rule
def select_puct(tree: Tree, candidates: Numbers, count: int, seat: int, c_puct: float) -> int:
    """The candidate with the highest PUCT score for a seat: its mean utility, plus a bonus for its prior.

    The bonus is `c_puct * prior * sqrt(N + 1) / (1 + n)` for n of the N visits to all of them. A child without visits
    is taken to be as good as the mean of all visits so far (first-play urgency).
    """
    total, visits = 0.0, 0.0
    for i in range(count):
        total += tree.values[candidates[i], seat]
        visits += tree.visits[candidates[i]]
    first_play_urgency = total / visits if visits > 0.0 else 0.0
    exploration = c_puct * math.sqrt(visits + 1.0)
    best, most = int(candidates[0]), -1.0
    for i in range(count):
        child = int(candidates[i])
        n = tree.visits[child]
        mean = tree.values[child, seat] / n if n > 0 else first_play_urgency
        score = mean + exploration * tree.priors[child] / (1.0 + n)
        if score > most:
            best, most = child, score
    return best


@rule
def select_ucb(tree: Tree, candidates: Numbers, count: int, seat: int, exploration: float) -> int:
    """The candidate with the highest upper confidence bound for a seat; the first without visits, if there is one.

    The bound is the mean utility plus `exploration / sqrt(n)` for n visits; UCB1 is `exploration = c * sqrt(log(N))`.
    """
    best, most = NONE, -math.inf
    for i in range(count):
        child = int(candidates[i])
        n = tree.visits[child]
        if n == 0:
            return child
        bound = tree.values[child, seat] / n + exploration / math.sqrt(n)
        if bound > most:
            best, most = child, bound
    return best


@rule
def may_widen(children: int, visits: int, rate: float) -> bool:
    """Progressive widening: whether a node with this many legal children and visits to them may get one more."""
    return children * children <= rate * visits


@rule
def back_up(tree: Tree, playout: Playout, depth: int) -> None:
    """Add the end of a playout to the first `depth` nodes of its path."""
    seats = playout.utilities.size
    for i in range(depth):
        node = playout.path[i]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.values[node, seat] += playout.utilities[seat]
    if depth > 1:
        rank = tree.rank[playout.path[1]]
        for seat in range(seats):
            points = playout.points[seat]
            tree.outcomes[rank, seat, WINS] += playout.wins[seat]
            tree.outcomes[rank, seat, POINTS] += points
            tree.outcomes[rank, seat, SQUARES] += points * points


@dataclass(frozen=True, slots=True)
class RootEdge:
    """The statistics of one action at the root; the arrays are sums over its visits, by seat."""

    action: int
    visits: int
    values: Reals
    wins: Reals
    points: Reals
    squares: Reals

    def __add__(self, other: RootEdge) -> RootEdge:
        """The combined statistics of two searches for the same action."""
        sums = (self.visits + other.visits, self.values + other.values, self.wins + other.wins)
        return RootEdge(self.action, *sums, self.points + other.points, self.squares + other.squares)


def _pooled_variances(edges: Sequence[RootEdge]) -> Reals:
    """The variance of each seat's points about their mean at every edge, over all edges together."""
    spread = sum(edge.squares - edge.points**2 / edge.visits for edge in edges)
    return np.maximum(spread / max(1, sum(edge.visits for edge in edges) - len(edges)), 0.0)


def _candidate(edge: RootEdge, seat: int, share: float, variances: Reals, action: Any) -> Candidate:
    n = edge.visits
    # One visit more at the pooled variance, and one game won and one lost more: few visits are not certainty.
    spread = np.maximum(edge.squares - edge.points**2 / n, 0.0) + variances
    chance = (edge.wins[seat] + 1.0) / (n + 2.0)
    return Candidate(
        action,
        share,
        tuple((edge.wins / n).tolist()),
        tuple((edge.points / n).tolist()),
        math.sqrt(chance * (1.0 - chance) / n),
        tuple((np.sqrt(spread) / n).tolist()),
    )


def analysis_of(
    edges: Sequence[RootEdge], seat: int, read: Callable[[int], Any], chosen: int | None = None
) -> Analysis:
    """The results of a search, in the order of its edges, the best first; `read` makes actions of the game's codes.

    Edges without visits are left out. The share of an edge is its part of all visits; but if the choice was not made
    by visits, `chosen` gets all of it.
    """
    edges = [edge for edge in edges if edge.visits]
    playouts, variances = sum(edge.visits for edge in edges), _pooled_variances(edges)
    shares = [edge.visits / playouts if chosen is None else float(edge.action == chosen) for edge in edges]
    candidates = (
        _candidate(edge, seat, share, variances, read(edge.action)) for edge, share in zip(edges, shares, strict=True)
    )
    return Analysis(seat, tuple(candidates), playouts=playouts)


def children(tree: Tree, node: int) -> Iterator[int]:
    """The children of a node in the order in which they were added."""
    child = int(tree.first_child[node])
    while child != NONE:
        yield child
        child = int(tree.next_sibling[child])


def root_edges(trees: Iterable[Tree], action_of: Callable[[int], int] = int) -> list[RootEdge]:
    """The actions at the root in the order in which they were added, summed over trees that have the same root.

    `action_of` reads an action out of the game's own code for it.
    """
    found: dict[int, RootEdge] = {}
    for tree in trees:
        for child in children(tree, ROOT):
            outcome = tree.outcomes[tree.rank[child]]
            edge = RootEdge(
                action_of(int(tree.actions[child])),
                int(tree.visits[child]),
                tree.values[child].copy(),
                outcome[:, WINS].copy(),
                outcome[:, POINTS].copy(),
                outcome[:, SQUARES].copy(),
            )
            found[edge.action] = found[edge.action] + edge if edge.action in found else edge
    return list(found.values())


_SEATS, _NODES, _DEPTH, _CHOICES = 13, 1009, 1013, 1019
"""Lengths that no other axis has."""
DATA = {
    "ROOT": ROOT,
    "shapes": {
        "tree": shapes(new_tree(_NODES, _SEATS), {_NODES: "nodes", _SEATS: "seats"}),
        "playout": shapes(
            new_playout(_DEPTH, _CHOICES, _SEATS), {_DEPTH: "depth", _CHOICES: "choices", _SEATS: "seats"}
        ),
    },
}

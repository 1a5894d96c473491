"""What a network expects of a position, and the nodes of a tree that are judged by it: the same for every champion."""

from __future__ import annotations

from typing import Annotated

from regnum.bots import tree as tree_of
from regnum.bots.tree import ROOT, Playout, Reals, Tree, add_child
from regnum.engine import Axes, rule

UTILITIES, WINS, POINTS_AT_END, EXPECTED = range(4)
"""The entries of `expected[entry, seat]`: what is maximised, the chance of winning, and the final points."""
_LOWEST = -1e9


@rule
def write_utilities(expected: Annotated[Reals, Axes(2)], win_weight: float, margin: float) -> None:
    """The victory counts most; the lead over the best rival decides between turns that win equally often.

    A lead of `margin` points is worth as much as a certain victory.
    """
    players = expected.shape[1]
    for seat in range(players):
        best = _LOWEST
        for other in range(players):
            if other != seat:
                best = max(best, expected[POINTS_AT_END, other])
        part = 0.5 + min(max((expected[POINTS_AT_END, seat] - best) / margin, -0.5), 0.5)
        expected[UTILITIES, seat] = win_weight * expected[WINS, seat] + (1.0 - win_weight) * part


@rule
def end_with(playout: Playout, expected: Annotated[Reals, Axes(2)]) -> None:
    """Let a visit end with what is expected."""
    for seat in range(playout.utilities.size):
        playout.utilities[seat] = expected[UTILITIES, seat]
        playout.wins[seat] = expected[WINS, seat]
        playout.points[seat] = expected[POINTS_AT_END, seat]


@rule
def add_judged(tree: Tree, node: int, action: int, prior: float, expected: Annotated[Reals, Axes(2)]) -> int:
    """A new child of a node; what is expected after its action counts as one visit."""
    child = add_child(tree, node, action, prior)
    tree.visits[child] = 1
    for seat in range(expected.shape[1]):
        tree.values[child, seat] = expected[UTILITIES, seat]
        if node == ROOT:
            points, outcome = expected[POINTS_AT_END, seat], tree.outcomes[tree.rank[child], seat]
            outcome[tree_of.WINS] = expected[WINS, seat]
            outcome[tree_of.POINTS], outcome[tree_of.SQUARES] = points, points * points
    return child


@rule
def copy_expected(expected: Annotated[Reals, Axes(2)], into: Annotated[Reals, Axes(2)]) -> None:
    """Keep what is expected."""
    for entry in range(EXPECTED):
        for seat in range(expected.shape[1]):
            into[entry, seat] = expected[entry, seat]

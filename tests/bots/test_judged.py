"""What a network expects, and what a tree makes of it."""

from __future__ import annotations

import numpy as np
import pytest

from regnum.bots import tree as tree_of
from regnum.bots.judged import EXPECTED, POINTS_AT_END, UTILITIES, WINS, add_judged, write_utilities
from regnum.bots.tree import ROOT, Reals, new_tree


def expected_of(wins: tuple[float, ...], points: tuple[float, ...]) -> Reals:
    expected = np.zeros((EXPECTED, len(wins)))
    expected[WINS], expected[POINTS_AT_END] = wins, points
    return expected


def test_the_utility_is_mostly_the_victory() -> None:
    expected = expected_of((1.0, 0.0), (70.0, 40.0))
    write_utilities(expected, 0.8, 120.0)
    assert expected[UTILITIES] == pytest.approx((0.95, 0.05))


def test_the_lead_is_over_the_best_rival_and_counts_only_so_far() -> None:
    expected = expected_of((0.5, 0.25, 0.25), (90.0, 80.0, -400.0))
    write_utilities(expected, 0.6, 100.0)
    assert expected[UTILITIES] == pytest.approx((0.3 + 0.4 * 0.6, 0.15 + 0.4 * 0.4, 0.15))


def test_what_is_expected_counts_as_a_visit() -> None:
    tree, expected = new_tree(nodes=4, seats=2), expected_of((0.75, 0.25), (50.0, 40.0))
    write_utilities(expected, 1.0, 100.0)
    child = add_judged(tree, ROOT, 7, 0.5, expected)
    grandchild = add_judged(tree, child, 8, 0.5, expected)
    assert (tree.visits[child], *tree.values[child]) == (1, 0.75, 0.25)
    assert (tree.visits[grandchild], *tree.values[grandchild]) == (1, 0.75, 0.25)
    (edge,) = tree_of.root_edges([tree])
    assert (edge.action, edge.visits) == (7, 1)
    assert edge.wins == pytest.approx((0.75, 0.25))
    assert edge.points == pytest.approx((50.0, 40.0))
    assert edge.squares == pytest.approx((2500.0, 1600.0))

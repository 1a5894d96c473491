"""The search tree that all games share: selection, expansion, backup, and what is said about the root."""

from __future__ import annotations

import math

import numpy as np
import pytest

from regnum.bots import tree as trees
from regnum.bots.tree import NONE, ROOT, Playout, Tree


def grown(actions: int, nodes: int = 20, seats: int = 2) -> tuple[Tree, Playout]:
    """A tree whose root has children for the actions 10, 11 and so on, with equal priors."""
    tree, playout = trees.new_tree(nodes, seats), trees.new_playout(8, 16, seats)
    for action in range(actions):
        trees.add_child(tree, ROOT, 10 + action, 1.0 / actions)
    return tree, playout


def play(tree: Tree, playout: Playout, path: list[int], win: float, points: float = 0.0) -> None:
    """Back up a playout of two seats, of which the first wins with this chance."""
    playout.path[: len(path)] = path
    playout.utilities[:] = playout.wins[:] = win, 1.0 - win
    playout.points[:] = points, 2 * points
    trees.back_up(tree, playout, len(path))


def test_children_keep_the_order_in_which_they_were_added() -> None:
    tree, playout = grown(3)
    assert trees.add_child(tree, 1, 99, 0.0) == 4
    count = trees.list_children(tree, ROOT, playout.candidates)
    assert [tree.actions[node] for node in playout.candidates[:count]] == [10, 11, 12]
    assert [int(tree.rank[node]) for node in trees.children(tree, ROOT)] == [0, 1, 2]
    assert trees.find_child(tree, ROOT, 12) == 3
    assert trees.find_child(tree, ROOT, 99) == NONE
    assert [*trees.children(tree, 1)] == [4]


def test_a_full_tree_gets_no_more_children() -> None:
    tree, _ = grown(3, nodes=4)
    assert trees.room_left(tree) == 0
    assert trees.add_child(tree, ROOT, 13, 0.0) == NONE
    assert len([*trees.children(tree, ROOT)]) == 3


def test_priors_are_a_softmax_of_estimates() -> None:
    tree, _ = grown(0)
    for action, estimate in enumerate((30.0, 33.0, 27.0)):
        trees.add_child(tree, ROOT, action, estimate)
    trees.set_priors(tree, ROOT, 3.0)
    odds = [1.0, math.e, 1 / math.e]
    assert tree.priors[1:4] == pytest.approx([one / sum(odds) for one in odds])


def test_puct_prefers_priors_first_and_means_later() -> None:
    tree, playout = grown(3)
    tree.priors[1:4] = 0.2, 0.5, 0.3
    count = trees.list_children(tree, ROOT, playout.candidates)
    assert trees.select_puct(tree, playout.candidates, count, 0, 0.8) == 2
    for _ in range(50):
        play(tree, playout, [ROOT, 2], 0.1)
        play(tree, playout, [ROOT, 3], 0.6)
    assert trees.select_puct(tree, playout.candidates, count, 0, 0.8) == 1  # never tried: as good as the mean so far
    play(tree, playout, [ROOT, 1], 0.0)
    play(tree, playout, [ROOT, 1], 0.0)
    assert trees.select_puct(tree, playout.candidates, count, 0, 0.1) == 3
    assert trees.select_puct(tree, playout.candidates, count, 1, 0.1) == 1  # the other seat wants the opposite


def test_ucb_tries_everything_once_and_what_is_uncertain_again() -> None:
    tree, playout = grown(2)
    count = trees.list_children(tree, ROOT, playout.candidates)
    assert trees.select_ucb(tree, playout.candidates, count, 0, 1.0) == 1
    play(tree, playout, [ROOT, 1], 0.5)
    assert trees.select_ucb(tree, playout.candidates, count, 0, 1.0) == 2
    play(tree, playout, [ROOT, 2], 0.4)
    assert trees.select_ucb(tree, playout.candidates, count, 0, 0.0) == 1
    for _ in range(9):
        play(tree, playout, [ROOT, 1], 0.5)
    assert trees.select_ucb(tree, playout.candidates, count, 0, 1.0) == 2
    assert trees.count_visits(tree, playout.candidates, count) == 11


def test_only_legal_children_are_selected() -> None:
    tree, playout = grown(3)
    for child in (1, 2, 3):
        play(tree, playout, [ROOT, child], child / 4)
    playout.candidates[:2] = 1, 2
    assert trees.select_ucb(tree, playout.candidates, 2, 0, 0.0) == 2
    assert trees.select_puct(tree, playout.candidates, 2, 0, 0.0) == 2


@pytest.mark.parametrize(("children", "visits", "may"), [(0, 0, True), (1, 0, False), (2, 2, True), (3, 4, False)])
def test_progressive_widening(children: int, visits: int, may: bool) -> None:
    assert trees.may_widen(children, visits, 2.0) is may


def test_backup_reaches_the_whole_path() -> None:
    tree, playout = grown(2)
    below = trees.add_child(tree, 2, 99, 0.0)
    play(tree, playout, [ROOT, 2, below], 1.0, points=30.0)
    play(tree, playout, [ROOT, 1], 0.0, points=10.0)
    assert tree.visits[:4].tolist() == [2, 1, 1, 1]
    assert tree.values[:4].tolist() == [[1, 1], [0, 1], [1, 0], [1, 0]]
    assert tree.outcomes[:2, 0].tolist() == [[0, 10, 100], [1, 30, 900]]
    play(tree, playout, [ROOT], 1.0)  # a tree that is full at the root counts no action
    assert tree.visits[:3].tolist() == [3, 1, 1]


def test_trees_of_the_same_root_add_up() -> None:
    (one, playout), (other, _) = grown(2), grown(2)
    play(one, playout, [ROOT, 1], 1.0, points=20.0)
    play(other, playout, [ROOT, 1], 0.0, points=40.0)
    play(other, playout, [ROOT, 2], 0.5, points=5.0)
    first, second = trees.root_edges([one, other])
    assert (first.action, first.visits, first.points.tolist(), first.squares.tolist()) == (
        10,
        2,
        [60, 120],
        [2000, 8000],
    )
    assert (second.action, second.visits, second.wins.tolist()) == (11, 1, [0.5, 0.5])
    assert [edge.action for edge in trees.root_edges([one, other], lambda code: code % 10)] == [0, 1]


def test_an_analysis_has_means_and_standard_errors() -> None:
    tree, playout = grown(2)
    points = [20.0, 30.0, 40.0, 30.0]
    for number, value in enumerate(points):
        play(tree, playout, [ROOT, 1], number % 2, value)
    analysis = trees.analysis_of(trees.root_edges([tree]), 0, str)
    (best,) = analysis.candidates  # the other action was never tried
    assert (analysis.playouts, best.action, best.share, best.win, best.points) == (
        4,
        "10",
        1.0,
        (0.5, 0.5),
        (30.0, 60.0),
    )
    assert best.error == pytest.approx(0.25)
    pooled = np.var(points, ddof=1)
    assert best.points_error[0] == pytest.approx(math.sqrt(np.var(points) * 4 + pooled) / 4)
    assert best.points_error[1] == pytest.approx(2 * best.points_error[0])


def test_a_single_playout_is_not_certain() -> None:
    tree, playout = grown(2)
    play(tree, playout, [ROOT, 1], 1.0, 20.0)
    for _ in range(3):
        play(tree, playout, [ROOT, 2], 0.0, 10.0)
        play(tree, playout, [ROOT, 2], 0.0, 30.0)
    best = trees.analysis_of(trees.root_edges([tree]), 0, str).candidates[0]
    assert best.error > 0.4
    assert best.points_error[0] > 9.0


def test_a_choice_made_otherwise_has_the_whole_share() -> None:
    tree, playout = grown(2)
    play(tree, playout, [ROOT, 1], 1.0)
    play(tree, playout, [ROOT, 2], 1.0)
    analysis = trees.analysis_of(trees.root_edges([tree]), 0, str, chosen=11)
    assert [candidate.share for candidate in analysis.candidates] == [0.0, 1.0]

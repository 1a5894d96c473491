"""The champion of Kingdoms: the same tree at every speed, the tree of `search` where no network has learned."""

from __future__ import annotations

import numpy as np
import pytest

from regnum.bots import Budget, bot
from regnum.bots.kingdoms.champion import Style, grow_round, new_search
from regnum.bots.kingdoms.inputs import features_of, new_sight, write_sight
from regnum.bots.kingdoms.network import judge_sight, judge_with, set_usual
from regnum.bots.kingdoms.networks import network_for
from regnum.bots.tree import ROOT, Tree, root_edges
from regnum.games.chance import seeded
from regnum.games.kingdoms import Options, State, turns
from tests.support.kingdoms.moves import FOUR, TWO, begin, walk

FEW = Budget(playouts=30)


def grown(state: State, visits: int, *, interpreted: bool = False) -> Tree:
    assert state.seat is not None
    search = new_search(state.view(state.seat), visits, Style())
    (grow_round.interpreted if interpreted else grow_round)(visits, search, seeded(5))
    return search.tree


@pytest.mark.parametrize("options", [TWO, FOUR], ids=str)
def test_the_tree_is_the_same_at_both_speeds(options: Options) -> None:
    for state in list(walk(options, "speeds"))[20:36:15]:
        if state.seat is not None:
            slow, quick = grown(state, 3, interpreted=True), grown(state, 3)
            for one, other in zip(slow, quick, strict=True):
                assert np.allclose(one, other, atol=1e-5)


def test_every_visit_counts_at_the_root() -> None:
    tree = grown(begin(TWO), 40)
    edges = root_edges([tree])
    assert tree.visits[ROOT] == 40
    assert sum(edge.visits for edge in edges) == 39 + len(edges)  # the first visit judges, then each child has one
    assert all(edge.wins.sum() == pytest.approx(edge.visits) for edge in edges)


@pytest.mark.parametrize("options", [Options.of(no_luck=True), Options.of(players=3, last_castle=True)], ids=str)
def test_it_searches_as_search_does_where_it_has_not_learned(options: Options) -> None:
    state = next(state for state in walk(options, "others") if state.seat is not None)
    view = state.view(state.seat)
    assert (
        bot("kingdoms", "champion").choose(view, FEW, seeded(2))[0]
        == bot("kingdoms", "search").choose(view, FEW, seeded(2))[0]
    )


def test_features_that_are_multiplied_out_once_change_nothing() -> None:
    state = list(walk(TWO, "features"))[30]
    judge, sight = judge_with(network_for(TWO)), new_sight(2)
    write_sight(state.view(0).position.arrays, 0, sight)
    found = np.zeros((2, 2, 2))
    for i, usual in enumerate((np.zeros(features_of(2)), sight.features)):
        set_usual(judge, usual)
        judge_sight(judge, sight, found[i, 0], found[i, 1])
    assert found[0, 0] == pytest.approx(found[1, 0], abs=1e-4)
    assert found[0, 1] == pytest.approx(found[1, 1], abs=0.05)


def test_what_is_hidden_is_not_among_the_inputs() -> None:
    here = next(state for state in walk(FOUR, "hidden") if state.seat is not None).view(None).position.arrays
    known, other = new_sight(4), new_sight(4)
    write_sight(here, 0, known)
    tiles = here.tiles.copy()
    tiles[1:] = np.arange(1, tiles.size) % 16 + 1
    write_sight(here._replace(tiles=tiles), 0, other)
    assert here.table[turns.HOLDS_START + 1]
    for one, two in zip(known, other, strict=True):
        assert one.tolist() == two.tolist()

"""The champion of Kingdoms: the same tree at every speed, what its network sees, and which endings it solves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from regnum.bots.kingdoms.champion import Style, grow_round, is_solved, new_search
from regnum.bots.kingdoms.inputs import features_of, new_sight, write_sight
from regnum.bots.kingdoms.knowledge import is_hidden
from regnum.bots.kingdoms.network import judge_sight, judge_with, set_usual
from regnum.bots.kingdoms.networks import network_for
from regnum.bots.tree import NONE, ROOT, Tree, root_edges
from regnum.games.bits import count
from regnum.games.chance import seeded
from regnum.games.kingdoms import Options, State, turns
from regnum.games.kingdoms.turns import Round
from tests.support.kingdoms.moves import FOUR, TWO, begin, walk
from tests.support.kingdoms.secrets import LUCKY

NO_LUCK = Options.of(no_luck=True)
LAST_CASTLE = Options.of(players=3, last_castle=True)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"continuous": "parts"},
    {"continuous": "lines"},
    {"last_castle": True},
    {"no_luck": True},
    {"last_castle": True, "no_luck": True},
]


def grown(state: State, visits: int, *, interpreted: bool = False) -> Tree:
    assert state.seat is not None
    search = new_search(state.view(state.seat), visits, Style())
    (grow_round.interpreted if interpreted else grow_round)(visits, search, seeded(5))
    return search.tree


@pytest.mark.parametrize("options", [TWO, FOUR, LAST_CASTLE, NO_LUCK], ids=str)
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


def test_features_that_are_multiplied_out_once_change_nothing() -> None:
    state = list(walk(TWO, "features"))[30]
    chance = np.random.default_rng(3)
    network = network_for(TWO)
    context = chance.normal(0, 0.1, network.context.shape).astype(np.float32)
    judge, sight = judge_with(network._replace(context=context)), new_sight(2)
    write_sight(state.view(0).position.arrays, 0, sight)
    found = np.zeros((2, 2, 2))
    for i, usual in enumerate((np.zeros(features_of(2)), sight.features)):
        set_usual(judge, usual)
        judge_sight(judge, sight, found[i, 0], found[i, 1])
    assert found[0, 0] == pytest.approx(found[1, 0], abs=1e-4)
    assert found[0, 1] == pytest.approx(found[1, 1], abs=0.05)


@pytest.mark.parametrize("options", LUCKY, ids=str)
def test_what_is_hidden_is_not_among_the_inputs(options: Options) -> None:
    players = options.players
    here = next(state for state in walk(options, "hidden") if state.seat is not None).view(None).position.arrays
    known, other = new_sight(players), new_sight(players)
    write_sight(here, 0, known)
    tiles = here.tiles.copy()
    tiles[1:] = np.arange(1, tiles.size) % 16 + 1
    write_sight(here._replace(tiles=tiles), 0, other)
    assert here.table[turns.HOLDS_START + 1]
    for one, two in zip(known, other, strict=True):
        assert one.tolist() == two.tolist()


def seen(here: Round, mover: int = 0) -> list[float]:
    sight = new_sight(int(here.table[turns.PLAYERS]))
    write_sight(here, mover, sight)
    return [float(feature) for feature in sight.features]


def test_every_variant_is_among_the_inputs() -> None:
    here, features = turns.new_round(), []
    for switches in VARIANTS:
        turns.set_up(here, Options.of(**switches).settings())
        turns.begin_round(here, 0)
        features.append(seen(here))
    assert len({tuple(one) for one in features}) == len(VARIANTS)


@pytest.mark.parametrize(("options", "supply"), [(TWO, 21), (NO_LUCK, 23)], ids=str)
def test_between_rounds_the_supply_is_that_of_the_next(options: Options, supply: int) -> None:
    here = turns.new_round()
    turns.set_up(here, options.settings())
    turns.begin_round(here, 0)
    begun = seen(here)
    here.table[turns.PHASE] = turns.ROUND_OVER
    between = seen(here)
    assert [pytest.approx(supply / 10) in features for features in (begun, between)] == [True, True]


def test_tied_players_who_draw_lots_are_as_likely_to_begin() -> None:
    here, start = turns.new_round(), []
    for tie in ("clockwise", "random"):
        turns.set_up(here, Options.of(players=3, start_tie=tie).settings())
        turns.begin_round(here, 1)
        here.table[turns.PHASE] = turns.ROUND_OVER
        start.append(seen(here))
    changed = sorted((one, two) for one, two in zip(*start, strict=True) if one != two)
    assert changed == [(0.0, 1 / 3), (0.0, 1 / 3), (1.0, 1 / 3)]


@pytest.mark.parametrize("options", [TWO, NO_LUCK, LAST_CASTLE], ids=str)
def test_longer_endings_are_solved_the_more_time_there_is(options: Options) -> None:
    """None in a round that another may follow, none of more than four squares where tiles are hidden."""
    found: list[list[int]] = [[], []]
    for seed in range(4):
        for state in walk(options, f"longer {seed}"):
            here = state.view(state.seat).position.arrays
            empty = count(turns.empty_squares(here)) if state.seat is not None else 0
            for i, visits in enumerate((1, 20_000)):
                if empty and is_solved(here, NONE, visits):
                    assert turns.is_last_round(here)
                    found[i].append(empty)
                    assert empty <= 4 or not any(is_hidden(here, seat) for seat in range(options.players))
    assert len(found[0]) < len(found[1])
    assert max(found[1]) > 4

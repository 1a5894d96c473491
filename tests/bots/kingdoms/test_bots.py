"""Bots for Kingdoms that search: legal, repeatable, without a look at what is hidden, and better than simple ways."""

from __future__ import annotations

import random

import numpy as np
import pytest

from regnum.bots import Budget, bot
from regnum.bots.kingdoms import BOTS
from regnum.bots.kingdoms.evaluation import evaluate
from regnum.bots.kingdoms.knowledge import Known, Unseen, deal_next_round, determinise, known_to
from regnum.bots.kingdoms.search import SearchBot, grow, new_search, read_action
from regnum.bots.kingdoms.tuning import Skill, evaluator_for, parameters_for
from regnum.bots.protocol import analyse
from regnum.bots.threads import on_cores
from regnum.bots.tree import Tree, new_playout, root_edges
from regnum.games.chance import seeded
from regnum.games.kingdoms import Action, Options, State, start, turns
from regnum.games.kingdoms.components import TILE_KINDS
from tests.support.kingdoms.moves import FOUR, THREE, TWO, begin, next_round, play, walk
from tests.support.kingdoms.secrets import LUCKY, lookalikes
from tests.support.kingdoms.shapes import all_options

FEW = Budget(playouts=40)
NO_LUCK = Options.of(players=2, no_luck=True)
LAST_CASTLE = Options.of(players=3, last_castle=True, start_tie="random")


def choice(name: str, state: State, budget: Budget = FEW, chance: int = 7) -> Action:
    assert state.seat is not None
    action: Action = bot("kingdoms", name).choose(state.view(state.seat), budget, seeded(chance))[0]
    return action


def game(options: Options, seed: str, *names: str, budget: Budget = FEW) -> State:
    """A finished game between these bots, by seat."""
    bots, state, chance = [bot("kingdoms", name) for name in names], start(options, seed), seeded(len(seed))
    while state.seat is not None:
        action, chance = bots[state.seat].choose(state.view(state.seat), budget, chance)
        state = state.play(action)
    return state


def victories(name: str, rival: str, budget: Budget, deals: int) -> float:
    """How many games a bot wins of two for each deal, one in each seat; a tie is half a victory."""
    won = 0.0
    for number in range(deals):
        for seat in range(2):
            names = (name, rival) if seat == 0 else (rival, name)
            money = game(TWO, f"match {number}", *names, budget=budget).money
            won += float(np.sign(money[seat] - money[1 - seat]) + 1) / 2
    return won


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_known_by_its_name(name: str) -> None:
    assert bot("kingdoms", name).name == name


@pytest.mark.parametrize("options", [TWO, THREE, FOUR, NO_LUCK, LAST_CASTLE], ids=str)
def test_search_plays_whole_games_of_every_kind(options: Options) -> None:
    assert game(options, "whole", *["search"] * options.players).is_over


@pytest.mark.parametrize("options", all_options()[::3], ids=str)
def test_every_bot_plays_legally_anywhere(options: Options) -> None:
    for number, state in enumerate(walk(options, "legal")):
        if state.seat is not None and number % 11 == 0:
            for name in BOTS:
                assert choice(name, state, Budget(playouts=3)) in state.legal_actions()


@pytest.mark.parametrize("name", ["flat-mc", "search", "champion", "page"])
def test_no_bot_looks_at_what_is_hidden(name: str) -> None:
    chance = random.Random(name)
    for state, other in lookalikes(LUCKY if name == "champion" else LUCKY[::4], 90, chance):
        assert choice(name, state) == choice(name, other)


@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize("name", ["flat-mc", "search"])
def test_a_budget_of_playouts_makes_decisions_repeatable(name: str, cores: int) -> None:
    budget, state = Budget(playouts=60, cores=cores), play(begin(THREE), "r2@c3 draw")
    player, view = bot("kingdoms", name), state.view(1)
    first = player.choose(view, budget, seeded(3))
    assert first == player.choose(view, budget, seeded(3))
    assert first[1] != seeded(3)


def test_threads_search_apart() -> None:
    alone, *others = on_cores(4, seeded(3), int)
    assert [alone] == on_cores(1, seeded(3), int)
    assert len({alone, *others}) == 4


def test_threads_search_for_one_decision() -> None:
    state = begin(TWO)
    assert choice("search", state, Budget(seconds=0.01, cores=2)) in state.legal_actions()
    assert choice("flat-mc", state, Budget(seconds=0.01, cores=2)) in state.legal_actions()


def test_a_budget_of_seconds_is_kept() -> None:
    assert choice("search", begin(TWO), Budget(seconds=0.01)) in begin(TWO).legal_actions()
    assert choice("king", begin(TWO), Budget(seconds=0.01)) in begin(TWO).legal_actions()


def test_a_level_spends_no_more_than_its_own() -> None:
    level, view = SearchBot("level", (Skill(playouts=9),)), begin(TWO).view(0)
    for budget in (Budget(playouts=9), Budget(playouts=10**9), Budget(seconds=1000.0)):
        assert level.choose(view, budget, seeded(1)) == level.choose(view, Budget(playouts=9), seeded(1))


def test_a_bot_with_one_legal_action_does_not_search() -> None:
    state = next(state for state in walk(TWO, 3) if len(state.legal_actions()) == 1)
    for name in ("flat-mc", "search"):
        assert (choice(name, state, Budget(playouts=10**12)),) == state.legal_actions()


def grown(state: State, *, interpreted: bool) -> tuple[Tree, np.uint64]:
    assert state.seat is not None
    view = state.view(state.seat)
    search, speed = new_search(view.position, 99), grow.interpreted if interpreted else grow
    return search.tree, speed(120, search, parameters_for(view, Skill()), seeded(5))


@pytest.mark.parametrize("options", [TWO, FOUR, NO_LUCK, LAST_CASTLE], ids=str)
def test_the_tree_is_the_same_at_both_speeds(options: Options) -> None:
    for state in list(walk(options, "speeds"))[2:60:13]:
        if state.seat is None:
            continue
        (slow, after_slow), (quick, after_quick) = grown(state, interpreted=True), grown(state, interpreted=False)
        assert after_slow == after_quick
        for one, other in zip(slow, quick, strict=True):
            assert np.allclose(one, other)


def test_the_tree_keeps_what_the_table_saw_apart() -> None:
    tree, _ = grown(begin(TWO, "+6 wizard"), interpreted=False)
    assert tree.size[0] == 100  # it is full, and the search goes on
    edges = root_edges([tree], read_action)
    assert sum(edge.visits for edge in edges) == tree.visits[0] == 120
    assert turns.DRAW in [edge.action for edge in edges]


@pytest.mark.parametrize("options", [TWO, THREE, LAST_CASTLE, NO_LUCK], ids=str)
def test_unseen_tiles_are_dealt_to_where_they_may_lie(options: Options) -> None:
    for state in list(walk(options, "unseen"))[::5]:
        if state.seat is None:
            continue
        view = state.view(state.seat)
        known, here = known_to(view.position), turns.new_round()
        hidden = {kind: number for kind, number in view.unseen.items() if number and not options.no_luck}
        assert dict(zip(*np.unique(known.unseen.kinds, return_counts=True), strict=True)) == hidden
        determinise(known, here, seeded(4))
        tiles, is_seen = here.tiles, known.here.tiles != 0
        assert (tiles[is_seen] == known.here.tiles[is_seen]).all()
        assert sorted(tiles) == (sorted(TILE_KINDS) if not options.no_luck else [0] * tiles.size)


def test_every_deal_of_unseen_tiles_comes_up() -> None:
    here, unseen = turns.new_round(), Unseen(np.array([1, 2, 3]), np.array([0, 1, 2]))
    known = Known(turns.new_round(), unseen)
    seen, chance = set(), seeded(1)
    for _ in range(100):
        chance = determinise(known, here, chance)
        seen.add(tuple(here.tiles.tolist()))
    assert len(seen) == 6


@pytest.mark.parametrize("options", [TWO, LAST_CASTLE, NO_LUCK], ids=str)
def test_the_next_round_is_dealt_by_the_rules(options: Options) -> None:
    before = next(state for state in walk(options, "round") if state.round_number == 2)
    here = turns.new_round()
    turns.copy_round(before._positions[0].arrays, here)
    deal_next_round(here, seeded(1))
    assert here.table[turns.ROUND] == 1
    assert here.table[turns.MONEY + here.table[turns.FIRST]] == max(before.money)
    assert sorted(here.tiles) == (sorted(TILE_KINDS) if not options.no_luck else [0] * here.tiles.size)


@pytest.mark.parametrize("options", [TWO, FOUR], ids=str)
def test_a_finished_game_is_worth_the_victory(options: Options) -> None:
    state = next_round(next_round(next_round(begin(options))))
    playout = new_playout(1, 1, options.players)
    evaluate(state._position.arrays, evaluator_for(begin(options).view(0), Skill()), playout)
    winners = [place.seat for place in state.ranking() if place.rank == 1]
    assert tuple(playout.points) == state.money
    for seat in range(options.players):
        share = 1 / len(winners) if seat in winners else 0.0
        assert playout.wins[seat] == share
        assert playout.utilities[seat] == pytest.approx(share, abs=0.01)


def test_castles_kept_for_later_are_worth_something_but_not_at_the_end() -> None:
    first, last = begin(TWO).view(0), next_round(next_round(begin(TWO))).view(0)
    playout = new_playout(1, 1, 2)
    for view, gap in ((first, 2.0), (last, 0.0)):
        table = view.position.arrays.table.copy()
        table[turns.PHASE] = turns.ROUND_OVER
        table[turns.castles_in_hand(0, 4)] += 1
        position = view.position.arrays._replace(table=table)
        evaluate(position, evaluator_for(view, Skill()), playout)
        assert playout.points[0] - playout.points[1] >= gap + table[turns.MONEY] - table[turns.MONEY + 1]


@pytest.mark.parametrize("options", [TWO, LAST_CASTLE, NO_LUCK], ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_analyses_and_chooses_the_best_candidate(name: str, options: Options) -> None:
    for state in list(walk(options, "analyse"))[3::41]:
        if state.seat is None:
            continue
        view, player, budget = state.view(state.seat), bot("kingdoms", name), Budget(playouts=40, cores=2)
        analysis, after = analyse(player, view, budget, seeded(4))
        action, chance = player.choose(view, budget, seeded(4))
        actions = [candidate.action for candidate in analysis.candidates]
        assert (analysis.best.action, analysis.seat) == (action, state.seat)
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(view.legal_actions())
        assert after == chance
        assert sum(candidate.share for candidate in analysis.candidates) == pytest.approx(1.0)
        for candidate in analysis.candidates:
            assert sum(candidate.win) == pytest.approx(1.0 if candidate.win else 0.0)
            assert len(candidate.win) == len(candidate.points) == len(candidate.points_error)
        assert len(analysis.best.win) == options.players


@pytest.mark.parametrize("name", ["flat-mc", "search", "champion", "greedy"])
def test_an_analysis_sees_nothing_that_is_hidden(name: str) -> None:
    chance = random.Random(name)
    for state, other in lookalikes(LUCKY[::6], 60, chance):
        views = state.view(state.seat), other.view(state.seat)
        mine, theirs = (analyse(bot("kingdoms", name), view, FEW, seeded(7))[0].data() for view in views)
        assert mine == theirs


def test_longer_searches_have_smaller_errors() -> None:
    view = begin(TWO).view(0)
    for name in ("search", "flat-mc"):
        short, long = (analyse(bot("kingdoms", name), view, Budget(playouts=n), seeded(2))[0] for n in (400, 8000))
        assert (short.playouts, long.playouts) == (400, 8000)
        assert 0.0 < long.best.error < short.best.error
        assert 0.0 < long.best.points_error[0] < short.best.points_error[0]


def test_playing_out_ends_on_the_clock_too() -> None:
    view = begin(TWO).view(0)
    analysis, _ = analyse(bot("kingdoms", "random"), view, Budget(seconds=0.05), seeded(3))
    assert analysis.playouts > len(view.legal_actions())


def test_expected_points_and_chances_are_those_of_games_played_to_the_end() -> None:
    """The evaluator is calibrated: over many games its estimates are right on average."""
    misses, chances, victories = [], [], []
    for number in range(40):
        state, chance, player = start(TWO, f"calibration {number}"), seeded(number), bot("kingdoms", "duke")
        notes = []
        while state.seat is not None:
            if len(state.actions) % 9 == number % 9:
                playout = new_playout(1, 1, 2)
                evaluate(state._position.arrays, evaluator_for(state.view(state.seat), Skill()), playout)
                notes.append(playout)
            action, chance = player.choose(state.view(state.seat), Budget(playouts=20), chance)
            state = state.play(action)
        lead = np.sign(state.money[0] - state.money[1])
        misses += [state.money - playout.points for playout in notes]
        chances += [playout.wins[0] for playout in notes]
        victories += [(lead + 1) / 2] * len(notes)
    assert abs(np.mean(misses)) < 10
    assert np.mean(np.square(np.subtract(chances, victories))) < 0.22  # always to say one half would cost 0.25


def test_search_beats_simple_ways_with_few_playouts() -> None:
    assert victories("search", "random", Budget(playouts=30), 3) == 6
    assert victories("search", "greedy", Budget(playouts=200), 6) >= 8


def test_levels_rise() -> None:
    for lower, higher in (("page", "squire"), ("squire", "baron"), ("knight", "king")):
        assert victories(higher, lower, Budget(playouts=4), 4) >= 6

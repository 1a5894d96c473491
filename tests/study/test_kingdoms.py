"""Kingdoms in analyses and reviews: the account adds up, luck is fair, skill is that of the better player."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from regnum.bots import Budget, bot
from regnum.bots.kingdoms.comparison import JUDGE, overview
from regnum.games.chance import seeded
from regnum.games.kingdoms import Draw, LayStart, Options, State, start, turns
from regnum.records import Player, record_of, shortened
from regnum.study import Review, analyse, review
from tests.support.kingdoms.moves import FOUR, TWO, walk
from tests.support.kingdoms.secrets import LUCKY, lookalikes

LITTLE = 1 / 64
"""Effort enough where sums are checked, and not how good the numbers are."""


def finished(options: Options, seed: object, *names: str) -> State:
    """A game between these bots."""
    state, chance, bots = start(options, f"study {seed}"), seeded(5), [bot("kingdoms", name) for name in names]
    while state.seat is not None:
        action, chance = bots[state.seat].choose(state.view(state.seat), Budget(playouts=100), chance)
        state = state.play(action)
    return state


def reviewed(state: State, effort: float, seed: int = 0) -> Review:
    players = [Player(f"player {seat}") for seat in range(state.options.players)]
    return review(record_of("kingdoms", state, players), seed=seed, effort=effort)


@cache
def one_game(options: Options) -> tuple[State, Review]:
    state = finished(options, "one", *("duke", "page", "knight", "baron")[: options.players])
    return state, reviewed(state, LITTLE)


KINDS = [TWO, FOUR, Options.of(players=3, last_castle=True), Options.of(players=2, no_luck=True)]


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_luck_skill_and_rivals_add_up_to_the_result(options: Options) -> None:
    state, found = one_game(options)
    ranks, seats = state.result().ranks, options.players
    mean = sum(state.money) / seats
    for seat, player in enumerate(found.players):
        share = float(ranks[seat] == 1) / ranks.count(1)
        assert player.win.total == pytest.approx(share - 1 / seats, abs=1e-9)
        assert player.points.total == pytest.approx((state.money[seat] - mean) * seats / (seats - 1), abs=1e-6)
    assert sum(player.win.luck for player in found.players) == 0.0
    assert sum(player.points.luck for player in found.players) == pytest.approx(0.0, abs=1e-6)
    for chance in found.chances:
        assert sum(chance.luck) == pytest.approx(0.0, abs=1e-9)


def test_deals_draws_and_starting_tiles_are_chance_events() -> None:
    state, found = one_game(TWO)
    plies = {chance.ply for chance in found.chances}
    for ply, action in enumerate(state.actions):
        is_revealing = isinstance(action, Draw | LayStart)
        begins_round = state.undo(len(state.actions) - ply).round_number < (
            state.undo(len(state.actions) - ply - 1).round_number
        )
        if ply + 1 < len(state.actions):
            assert (ply + 1 in plies) == (is_revealing or begins_round)
    assert 0 in plies


def test_the_estimates_of_two_games_do_not_err_alike() -> None:
    """On the same decks all games would err alike, and luck would not be 0 on average. Even one view gets others."""
    games = next(lookalikes([TWO], 20, random.Random("errors")))
    action = games[0].legal_actions()[0]
    one, other = (reviewed(game.play(action), LITTLE).decisions[-1] for game in games)
    assert (one.action, one.reference) == (other.action, other.reference)
    assert one.win != other.win


def test_without_luck_there_is_none_after_the_start() -> None:
    _, found = one_game(KINDS[3])
    assert [chance.ply for chance in found.chances][:1] == [0]
    assert all(chance.ply in (0, len(found.decisions)) for chance in found.chances)


def test_the_value_of_a_state_is_that_of_open_starting_tiles_and_a_hidden_supply() -> None:
    for state in list(walk(FOUR, "overview"))[3:100:19]:
        position = overview(state).position
        for seat in range(4):
            assert position.starting_tile(seat) == state.view(seat).position.starting_tile(seat)
        assert not position.arrays.tiles[int(position.arrays.table[turns.TAKEN]) :].any()
        assert position.drawn == state.view(state.seat).position.drawn


def test_exact_decisions_are_graded_by_the_solver() -> None:
    state, found = one_game(TWO)
    exact = [decision for decision in found.decisions if decision.exact]
    assert exact
    for decision in exact:
        before = state.undo(len(state.actions) - decision.ply)
        trial = JUDGE.solve(before.view(before.seat))
        assert trial is not None
        wins = {
            str(one.action): one.win[decision.seat]
            for one in trial.analysis(before.view(before.seat).position.action).candidates
        }
        assert decision.loss == pytest.approx(max(wins.values()) - wins[decision.action])
        assert (decision.grade == "best") == (decision.loss == 0.0)


def test_a_game_that_was_broken_off_can_be_reviewed() -> None:
    state, _ = one_game(TWO)
    record = shortened(record_of("kingdoms", state, [Player("a"), Player("b")]), 20)
    found = review(record, effort=LITTLE)
    assert not found.is_over
    assert len(found.decisions) == 20


def test_the_analysis_sees_nothing_that_is_hidden() -> None:
    chance = random.Random("analysis")
    for state, other in lookalikes(LUCKY[1::5], 80, chance):
        one, two = (analyse(game.view(state.seat), Budget(playouts=100)).data() for game in (state, other))
        assert one == two


def test_an_analysis_has_chances_points_and_reasons() -> None:
    state = start(TWO, "analysed")
    found = analyse(state.view(state.seat), Budget(playouts=2000)).data()
    assert found["seat"] == state.seat
    assert not found["exact"]
    best = found["candidates"][0]
    assert sum(best["win"]) == pytest.approx(1.0)
    assert 0.0 < best["error"] < 0.1
    assert "draw" in {candidate["action"] for candidate in found["candidates"]}
    told = [candidate["reasons"] for candidate in found["candidates"]]
    assert any(told)
    assert all({"code", "points"} <= set(reason) for reasons in told for reason in reasons)


def test_a_better_player_has_more_skill() -> None:
    """One game is enough where they differ so much."""
    duke, page = one_game(TWO)[1].players
    assert duke.points.skill > page.points.skill + 10


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4])
def test_luck_is_0_on_average_and_skill_is_that_of_the_better(players: int) -> None:
    names = ["page", "knight", "baron", "duke"][-players:]
    lucks: dict[str, list[float]] = {name: [] for name in names}
    skills: dict[str, list[float]] = {name: [] for name in names}
    for game in range(60):
        seated = names[game % players :] + names[: game % players]
        found = reviewed(finished(Options.of(players=players), game, *seated), 1 / 8)
        for name, player in zip(seated, found.players, strict=True):
            lucks[name].append(player.points.luck)
            skills[name].append(player.points.skill)
    for name in names:
        assert abs(np.mean(lucks[name])) < 4 * np.std(lucks[name]) / 60**0.5
    order = sorted(names, key=lambda name: float(np.mean(skills[name])))
    assert order == names


@pytest.mark.soak
def test_two_seeds_give_the_same_grades() -> None:
    same = total = 0
    for game in range(6):
        state = finished(TWO, f"seeds {game}", "knight", "baron")
        for one, other in zip(*(reviewed(state, 1.0, seed).decisions for seed in (0, 1)), strict=True):
            total += 1
            same += one.grade == other.grade
            assert {one.grade, other.grade} != {"best", "blunder"}
    assert same >= 0.9 * total

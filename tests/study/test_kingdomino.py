"""Reviews and analyses of Kingdomino: sums that hold to the bit, grades that can be proved, nothing seen in the box."""

from __future__ import annotations

import json
from functools import cache

import pytest

from regnum.bots import Budget, bot
from regnum.bots.kingdomino.endgame import solved
from regnum.errors import UsageError
from regnum.games.chance import seeded
from regnum.games.kingdomino import Action, Options, State, start
from regnum.records import Player, Record, record_of, replay
from regnum.study import Review, analyse, rates, review
from tests.bots.kingdomino.test_bots import own_view, walk, with_another_box

DUEL = Options.of(players=2, mighty_duel=True)
"""All 48 dominoes are in play."""
GAMES = {
    "two": (Options.of(players=2, harmony=True), ("squire", "greedy")),
    "three": (Options.of(players=3), ("page", "greedy-placement", "static")),
    "duel": (DUEL, ("greedy", "greedy-placement")),
    "dynasty": (Options.of(players=2, dynasty=True), ("random", "greedy")),
}
LITTLE = 1 / 64


def played(options: Options, names: tuple[str, ...], seed: str = "study") -> Record:
    """The record of a game between quick bots."""
    state, chance = start(options, seed), seeded(len(seed))
    while not state.is_over:
        assert state.seat is not None
        action, chance = bot("kingdomino", names[state.seat]).choose(own_view(state), Budget(playouts=1), chance)
        state = state.play(action)
    return record_of("kingdomino", state, [Player(name, name) for name in names])


@cache
def reviewed(name: str) -> tuple[Record, Review]:
    record = played(*GAMES[name])
    return record, review(record, effort=LITTLE)


@pytest.mark.parametrize("name", GAMES)
def test_luck_skill_and_rivals_are_exactly_the_result(name: str) -> None:
    record, found = reviewed(name)
    seats = range(len(record.players))
    assert record.result is not None
    games = record.result["games"]
    for seat in seats:
        keys = [[tuple(key) for key in game] for game in games]
        wins = sum((game[seat] == max(game)) / game.count(max(game)) for game in keys)
        assert found.players[seat].win.total == wins - len(games) * found.start[seat]
        points = [[key[0] for key in game] for game in keys]
        margin = sum(game[seat] - (sum(game) - game[seat]) / (len(seats) - 1) for game in points)
        assert found.players[seat].points.total == pytest.approx(margin, abs=1e-6)
    for parts in ("win", "points"):
        assert sum(getattr(player, parts).luck for player in found.players) == 0.0
        assert sum(getattr(player, parts).total for player in found.players) == 0.0
    assert all(sum(chance.luck) == sum(chance.points) == 0.0 for chance in found.chances)
    assert all(sum(decision.change) == 0.0 for decision in found.decisions)


@pytest.mark.parametrize("name", GAMES)
def test_the_account_is_the_sum_of_its_steps(name: str) -> None:
    record, found = reviewed(name)
    assert [decision.ply for decision in found.decisions] == list(range(len(record.actions)))
    for seat, player in enumerate(found.players):
        own = [decision.change[seat] for decision in found.decisions if decision.seat == seat]
        others = [decision.change[seat] for decision in found.decisions if decision.seat != seat]
        assert player.win.luck == sum(chance.luck[seat] for chance in found.chances)
        assert (player.win.skill, player.win.rivals) == (sum(own), sum(others))


def finished(state: State) -> list[float]:
    """Every seat's part of the victory if the reference player plays a game on, by the referee."""
    while not state.is_over:
        action, _ = bot("kingdomino", "static").choose(own_view(state), Budget(playouts=1), seeded(1))
        state = state.play(action)
    ranks = state.result().ranks
    return [float(rank == 1) / ranks.count(1) for rank in ranks]


def test_where_all_is_known_the_account_is_that_of_games_played_on_by_the_referee() -> None:
    record, found = reviewed("duel")
    known = [ply for ply in range(len(record.actions)) if replay(record, ply).revealed[1] >= 44]
    assert len(known) > 16
    for decision in found.decisions[known[0] :]:
        state = replay(record, decision.ply)
        assert isinstance(state, State)
        reference, _ = bot("kingdomino", "static").choose(own_view(state), Budget(playouts=1), seeded(1))
        after = finished(state.play(parsed(state, decision.action)))
        before = finished(state.play(reference))
        assert decision.change == [one - other for one, other in zip(after, before, strict=True)]
    last = max(found.chances, key=lambda chance: chance.ply)
    assert last.ply > known[0]
    assert (last.luck, last.points) == ([0.0, 0.0], [0.0, 0.0]), "the last row could be foreseen"


def parsed(state: State, text: str) -> Action:
    return next(action for action in state.legal_actions() if str(action) == text)


def expected_grade(loss: float) -> str:
    """The bands of docs/study.md."""
    bands = [(0.12, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy")]
    return next((grade for edge, grade in bands if loss >= edge), "good" if loss > 0 else "best")


@pytest.mark.parametrize("name", ["two", "three", "duel"])
def test_solved_endings_are_graded_by_the_solver(name: str) -> None:
    record, found = reviewed(name)
    exact = [decision for decision in found.decisions if decision.exact]
    assert exact
    for decision in exact:
        state = replay(record, decision.ply)
        assert isinstance(state, State)
        proof = solved(own_view(state))
        assert proof is not None
        wins = {str(one.action): one.win[decision.seat] for one in proof.candidates}
        assert decision.loss == max(wins.values()) - wins[decision.action]
        assert wins[decision.best] == max(wins.values())
        assert decision.grade == expected_grade(decision.loss)


def test_an_analysis_does_not_look_into_the_box() -> None:
    for state in list(walk(GAMES["three"][0], "analysis"))[2:40:12]:
        one, other = (
            json.dumps(analyse(own_view(each), Budget(playouts=200), seeded(3)).data())
            for each in (state, with_another_box(state))
        )
        assert one == other


def test_an_analysis_is_as_its_budget_says() -> None:
    state = list(walk(GAMES["two"][0], "budget"))[12]
    found = analyse(own_view(state), Budget(playouts=1000))
    assert (found.playouts, found.exact, found.seat) == (1000, False, state.seat)
    assert {str(one.action) for one in found.candidates} == {str(action) for action in state.legal_actions()}
    assert sum(one.share for one in found.candidates) == pytest.approx(1.0)
    assert all(sum(one.win) == pytest.approx(1.0) for one in found.candidates)
    assert analyse(own_view(state), Budget(playouts=1000)) == found
    more = analyse(own_view(state), Budget(playouts=8000))
    assert more.best.error < found.best.error
    timed = analyse(own_view(state), Budget(seconds=0.01))
    assert len(timed.candidates) == len(found.candidates)
    end = list(walk(GAMES["two"][0], "budget"))[-1]
    assert analyse(own_view(end), Budget(playouts=10)).exact
    with pytest.raises(UsageError):
        analyse(end.play(end.legal_actions()[0]).view(0), Budget(playouts=10))


def test_a_clear_error_is_a_blunder_and_the_best_move_is_best() -> None:
    for state in walk(GAMES["two"][0], "error"):
        found = analyse(own_view(state), Budget(playouts=6000), seeded(1))
        best, worst = found.candidates[0], found.candidates[-1]
        if best.win[found.seat] - worst.win[found.seat] > 0.35:
            break
    for chosen, grades in ((best, ["best"]), (worst, ["blunder"])):
        record = record_of("kingdomino", state.play(chosen.action), [Player("a"), Player("b")])
        decision = review(record, effort=1 / 4).decisions[-1]
        assert [decision.grade] == grades


def test_lost_chances_are_explained() -> None:
    lossy = [decision for decision in reviewed("two")[1].decisions if decision.grade != "best"]
    assert any(decision.reasons for decision in lossy)
    assert all(decision.reasons == () for decision in reviewed("two")[1].decisions if decision.grade == "best")


def test_a_rate_needs_five_games() -> None:
    _, found = reviewed("two")
    assert rates([found] * 4) == []
    by_name = {rate.name: rate for rate in rates([found] * 5)}
    for seat, player in enumerate(found.players):
        rate = by_name[player.name]
        lost = [one.points_lost for one in found.decisions if one.seat == seat and not one.forced]
        assert (rate.games, rate.decisions) == (5, 5 * len(lost))
        assert rate.points == pytest.approx(sum(lost) / len(lost))
        assert rate.margin == pytest.approx(0.0, abs=1e-9), "the games do not differ"


def test_progress_is_told_and_an_unfinished_game_is_reviewed() -> None:
    record, whole = reviewed("three")
    half = record_of("kingdomino", replay(record, 30), record.players)
    told: list[tuple[int, int]] = []
    found = review(half, show=lambda *numbers: told.append(numbers), effort=LITTLE)
    assert told == [(ply, 30) for ply in range(1, 31)]
    assert not found.is_over
    assert found.decisions == whole.decisions[:30], "what came later changes nothing"


@pytest.mark.soak
def test_a_hundred_games_order_the_levels_by_skill_and_luck_is_nobodys() -> None:
    levels = ("page", "squire", "knight", "baron")
    skills: dict[str, list[float]] = {level: [] for level in levels}
    lucks: dict[str, list[float]] = {level: [] for level in levels}
    options = Options.of(players=4)
    for game in range(100):
        order = levels[game % 4 :] + levels[: game % 4]
        for player in review(played(options, order, f"levels {game}"), effort=1 / 16).players:
            skills[player.name].append(player.points.skill)
            lucks[player.name].append(player.win.luck)
    means = [sum(skills[level]) / 100 for level in levels]
    assert means == sorted(means)
    for level in levels:
        mean = sum(lucks[level]) / 100
        spread = sum((luck - mean) ** 2 for luck in lucks[level]) / 99
        assert abs(mean) < 3.0 * (spread / 100) ** 0.5, level


def test_the_stronger_bot_shows_more_skill() -> None:
    skill = [0.0, 0.0]
    for game in range(3):
        record = played(GAMES["two"][0], ("static", "random"), f"strength {game}")
        for seat, player in enumerate(review(record, effort=LITTLE).players):
            skill[seat] += player.points.skill
    assert skill[0] == 0.0, "the reference player does as the reference player does"
    assert skill[1] < -30.0


@pytest.mark.soak
def test_two_seeds_give_the_same_grades() -> None:
    order = ("best", "good", "inaccuracy", "mistake", "blunder")
    pairs = []
    for game, names in enumerate((("squire", "baron"), ("knight", "baron"), ("page", "knight"), ("baron", "static"))):
        record = played(Options.of(players=2), names, f"seeds {game}")
        one, other = (review(record, seed).decisions for seed in (1, 2))
        pairs += [(order.index(a.grade), order.index(b.grade)) for a, b in zip(one, other, strict=True)]
    assert sum(a == b for a, b in pairs) >= 0.9 * len(pairs)
    assert max(abs(a - b) for a, b in pairs) < 4

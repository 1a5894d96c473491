"""Actions of Kingdoms compared by playouts: the same tiles for all, nothing seen that is hidden, exact where it is."""

from __future__ import annotations

import random

import numpy as np
import pytest

from regnum.bots.comparing import PLAY_ON, POINTS, WIN
from regnum.bots.kingdoms import endgame
from regnum.bots.kingdoms.candidates import candidates_of
from regnum.bots.kingdoms.comparison import JUDGE, compare, new_comparison
from regnum.bots.kingdoms.tuning import Skill, evaluator_for
from regnum.games.chance import seeded
from regnum.games.kingdoms import Options, State, start, turns
from regnum.games.kingdoms.state import View
from tests.support.kingdoms.moves import FOUR, THREE, TWO, begin, play, walk
from tests.support.kingdoms.secrets import LUCKY, lookalikes

NO_LUCK = Options.of(players=2, no_luck=True)
LAST_CASTLE = Options.of(players=3, last_castle=True)
CONTINUOUS = Options.of(players=4, continuous="lines")
OPTIONS = [TWO, THREE, FOUR, NO_LUCK, LAST_CASTLE, CONTINUOUS]


def own_view(state: State) -> View:
    assert state.seat is not None
    return state.view(state.seat)


def round_played_on(state: State) -> State:
    """The end of the game, or the next round, as the referee gets there if the reference player goes on."""
    number = state.round_number
    while not state.is_over and state.round_number == number:
        state = state.play(state.view(state.seat).position.action(JUDGE.reference(own_view(state))))
    return state


def middles(options: Options, seed: str, step: int) -> list[State]:
    """Some positions of a game in which there is something to decide."""
    return [state for state in walk(options, seed) if len(state.legal_actions()) > 1][::step]


@pytest.mark.parametrize("options", [NO_LUCK, Options.of(players=3, no_luck=True, continuous="parts")], ids=str)
def test_where_nothing_is_hidden_a_playout_is_the_game_played_on(options: Options) -> None:
    for state in [state for state in walk(options, "open") if state.round_number == 3][:25:8]:
        trial = JUDGE.open(own_view(state), None, 64, seeded(3))
        assert trial.go(10_000) == trial.compared.actions.size
        assert not trial.estimates()[0].errors.any()
        for i, code in enumerate(trial.compared.actions.tolist()[:4]):
            over = round_played_on(state.play(state.view(state.seat).position.action(code)))
            ranks = over.result().ranks
            assert trial.compared.outcomes[i, 0, :, POINTS].tolist() == list(over.money)
            assert trial.compared.outcomes[i, 0, :, WIN].tolist() == [
                float(rank == 1) / ranks.count(1) for rank in ranks
            ]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_end_of_a_round_is_worth_money_and_castles(options: Options) -> None:
    """Each seat gets what it has, the same for all, and what its castles may earn; who has more is likelier to win."""
    state = [state for state in walk(options, "ends") if state.round_number == 1][-1]
    trial = JUDGE.open(own_view(state), None, 16, seeded(5))
    trial.go(1000)
    for i in range(trial.compared.actions.size):
        for outcome in trial.compared.outcomes[i, : int(trial.compared.tried[i])]:
            assert sum(outcome[:, WIN]) == pytest.approx(1.0)
            assert np.array_equal(np.argsort(outcome[:, WIN]), np.argsort(outcome[:, POINTS]))


def test_a_castle_kept_is_worth_more_than_one_spent_for_nothing() -> None:
    """Two ways to fill the last square of a round: a castle of rank 4 in lines of no value, or one of rank 1."""
    state = next(
        state
        for seed in range(99)
        for state in walk(TWO, seed)
        if state.round_number == 1
        and state.view(None).position.arrays.table[turns.EMPTY_SQUARES].item().bit_count() == 1
        and {"r1", "r4"} <= {str(action)[:2] for action in state.legal_actions()}
    )
    seat = state.seat or 0
    codes = {str(own_view(state).position.action(code))[:2]: code for code in own_view(state).position.legal_codes()}
    trial = JUDGE.open(own_view(state), [codes["r1"], codes["r4"]], 1, seeded(1))
    trial.go(2)
    after = [state.play(own_view(state).position.action(codes[rank])) for rank in ("r1", "r4")]
    money = [one.money_history[-1] for one in after]
    castles = 28.2
    points = trial.compared.outcomes[:, 0, seat, POINTS]
    assert points[0] - points[1] == pytest.approx(money[0][seat] - money[1][seat] + castles)


def test_a_comparison_goes_on_where_it_stopped_and_decks_do_not_depend_on_the_actions() -> None:
    for state in middles(THREE, "stopped", 23):
        view = own_view(state)
        whole, parts = (JUDGE.open(view, None, 40, seeded(7)) for _ in range(2))
        made = whole.go(10_000)
        assert sum(parts.go(13) for _ in range(made // 13 + 1)) == made == whole.compared.tried.sum()
        assert np.array_equal(whole.compared.outcomes, parts.compared.outcomes)
        code, tried = int(whole.compared.actions[-1]), int(whole.compared.tried[-1])
        alone = JUDGE.open(view, [code], 40, seeded(7))
        alone.go(10_000)
        assert np.array_equal(whole.compared.outcomes[-1, :tried], alone.compared.outcomes[0, :tried])


def test_to_play_on_is_to_play_the_reference_action() -> None:
    for options in OPTIONS:
        for state in middles(options, "reference", 20):
            trial = JUDGE.open(own_view(state), [PLAY_ON, JUDGE.reference(own_view(state))], 8, seeded(2))
            trial.go(16)
            assert np.array_equal(*trial.compared.outcomes)


@pytest.mark.parametrize("options", [TWO, CONTINUOUS, NO_LUCK], ids=str)
def test_compiled_and_interpreted_comparisons_agree_to_the_bit(options: Options) -> None:
    for state in middles(options, "agree", 1)[11::59]:
        made = []
        for run in (compare, compare.interpreted):
            comparison = new_comparison(own_view(state), None, 3)
            run(9, comparison, seeded(4))
            made.append(comparison.compared.outcomes.tobytes())
        assert made[0] == made[1]


def test_what_the_observer_cannot_know_changes_nothing() -> None:
    chance = random.Random("comparison")
    for state, other in lookalikes(LUCKY[::4], 90, chance):
        trials = [JUDGE.open(own_view(one), None, 16, seeded(6)) for one in (state, other)]
        for trial in trials:
            trial.go(200)
        assert len({trial.compared.outcomes.tobytes() for trial in trials}) == 1
        assert JUDGE.reference(own_view(state)) == JUDGE.reference(own_view(other))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_candidates_are_legal_actions_of_every_sort_and_the_reference_comes_first(options: Options) -> None:
    for state in middles(options, "candidates", 13):
        view = own_view(state)
        codes, legal = candidates_of(view.position), view.position.legal_codes()
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(legal)
        assert codes[0] == JUDGE.reference(view)
        assert {turns.group_and_square(code)[0] for code in codes} == {
            turns.group_and_square(code)[0] for code in legal
        }
        assert len(codes) == min(len(legal), 24) or options.no_luck


def test_a_solved_ending_has_the_numbers_of_the_solver() -> None:
    exact = 0
    for options in (TWO, THREE, NO_LUCK):
        for state in list(walk(options, "solved"))[-12:]:
            if state.seat is None:
                continue
            view = own_view(state)
            trial = JUDGE.solve(view)
            if not endgame.is_solvable(view.position):
                assert trial is None
                continue
            solved = endgame.solved(view.position, evaluator_for(view, Skill()))
            assert (trial is not None) == solved.exact
            if trial is not None:
                exact += 1
                analysis = trial.analysis(view.position.action)
                assert analysis.exact
                assert {one.action: (one.win, one.points) for one in analysis.candidates} == {
                    one.action: (one.win, one.points) for one in solved.candidates
                }
    assert exact > 5


def test_no_ending_but_that_of_the_game_is_exact() -> None:
    earlier = [state for state in walk(TWO, "earlier") if state.round_number == 2][-4:]
    assert any(endgame.is_solvable(own_view(state).position) for state in earlier)
    assert all(JUDGE.solve(own_view(state)) is None for state in earlier)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_end_of_a_round_leads_to_is_what_later_rounds_bring(players: int) -> None:
    """The expectation at the end of a round is the average of the results, if the reference player plays on."""
    errors: list[float] = []
    for seed in range(60):
        state = round_played_on(start(Options.of(players=players), f"later {seed}"))
        before = state.undo()
        code = before.view(before.seat).position.legal_codes()
        trial = JUDGE.open(own_view(before), [code[0]], 1, seeded(1))
        trial.go(1)
        after = round_played_on(round_played_on(before.play(own_view(before).position.action(code[0]))))
        errors.append(after.money[0] - trial.compared.outcomes[0, 0, 0, POINTS])
    assert abs(np.mean(errors)) < 4 * np.std(errors) / len(errors) ** 0.5


def test_a_starting_tile_of_a_rival_is_dealt_again_on_every_deck() -> None:
    state = play(begin(TWO, "+6 -6 dragon"), "r1@a1")
    assert state.seat == 1
    comparison = new_comparison(own_view(state), None, 50)
    assert 0 in comparison.known.unseen.slots.tolist()
    assert 1 not in comparison.known.unseen.slots.tolist()

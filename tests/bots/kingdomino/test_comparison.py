"""Actions compared by playouts: the same decks for all, nothing seen that is hidden, exact where nothing is."""

from __future__ import annotations

from contextlib import nullcontext

import numpy as np
import pytest

from regnum.bots import bot
from regnum.bots.comparing import DROPPED, PLAY_ON, POINTS, WIN
from regnum.bots.kingdomino.comparison import JUDGE
from regnum.bots.kingdomino.endgame import solved
from regnum.bots.protocol import Budget
from regnum.engine.selection import PYTHON, using
from regnum.games.chance import seeded
from regnum.games.kingdomino import Options, State
from tests.bots.kingdomino.test_bots import own_view, walk, with_another_box

OPTIONS = [Options.of(players=2), Options.of(players=3, harmony=True), Options.of(players=2, mighty_duel=True)]


def played_on(state: State) -> tuple[list[float], list[int]]:
    """Every seat's part of the victory and points if the reference player finishes a game, played by the referee."""
    while not state.is_over:
        action, _ = bot("kingdomino", "static").choose(own_view(state), Budget(playouts=1), seeded(1))
        state = state.play(action)
    ranks = state.result().ranks
    return [float(rank == 1) / ranks.count(1) for rank in ranks], state.result().scores


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_where_all_is_known_outcomes_are_those_of_the_game_played_on(options: Options) -> None:
    states = [state for state in walk(options, "known") if not state.dominoes_in_box]
    for state in states[:: max(1, len(states) // 4)]:
        trial = JUDGE.open(own_view(state), None, 64, seeded(3))
        assert trial.go(10_000) == len(state.legal_actions())
        for i, code in enumerate(trial.compared.actions.tolist()):
            wins, points = played_on(state.play(state.view(state.seat).position.action(code)))
            assert trial.compared.outcomes[i, 0, :, WIN].tolist() == wins
            assert trial.compared.outcomes[i, 0, :, POINTS].tolist() == points
        assert not trial.estimates()[0].errors.any()


def test_a_comparison_goes_on_where_it_stopped_and_decks_do_not_depend_on_the_actions() -> None:
    for state in list(walk(OPTIONS[1], "stopped"))[1:30:9]:
        view = own_view(state)
        whole, parts = (JUDGE.open(view, None, 40, seeded(7)) for _ in range(2))
        made = whole.go(10_000)
        for _ in range(made // 13):
            assert parts.go(13) == 13
        assert parts.go(10_000) == made % 13
        assert made == whole.compared.tried.sum()
        assert np.array_equal(whole.compared.outcomes, parts.compared.outcomes)
        code = int(whole.compared.actions[-1])
        alone = JUDGE.open(view, [code], 40, seeded(7))
        alone.go(10_000)
        tried = int(whole.compared.tried[-1])
        assert np.array_equal(whole.compared.outcomes[-1, :tried], alone.compared.outcomes[0, :tried])


def test_to_play_on_is_to_play_the_reference_action() -> None:
    for state in list(walk(OPTIONS[0], "reference"))[::8]:
        view = own_view(state)
        trial = JUDGE.open(view, [PLAY_ON, JUDGE.reference(view)], 8, seeded(2))
        trial.go(16)
        assert np.array_equal(*trial.compared.outcomes)


def test_compiled_and_interpreted_comparisons_agree_to_the_bit() -> None:
    state = list(walk(OPTIONS[0], "agree"))[-12]
    made = []
    for engine in (nullcontext(), using(PYTHON)):
        with engine:
            trial = JUDGE.open(own_view(state), None, 17, seeded(4))
            trial.go(120)
            estimates, order = trial.estimates()
        made.append((trial.compared.outcomes.tobytes(), *(array.tobytes() for array in estimates), order))
    assert made[0] == made[1]


def test_what_the_observer_cannot_know_changes_nothing() -> None:
    for state in list(walk(OPTIONS[1], "hidden"))[:20:3]:
        found = []
        for one in (state, with_another_box(state)):
            trial = JUDGE.open(own_view(one), None, 16, seeded(6))
            trial.go(200)
            found.append(trial.compared.outcomes.tobytes())
        assert found[0] == found[1]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_solved_ending_has_the_numbers_of_the_solver(options: Options) -> None:
    solvable = 0
    for state in list(walk(options, "solved"))[-20::2]:
        view = own_view(state)
        exact, trial = solved(view), JUDGE.solve(view)
        assert (exact is None) == (trial is None)
        if exact is not None and trial is not None:
            solvable += 1
            analysis = trial.analysis(view.position.action)
            assert analysis.exact
            assert {one.action: (one.win, one.points) for one in analysis.candidates} == {
                one.action: (one.win, one.points) for one in exact.candidates
            }
            assert analysis.best.win[analysis.seat] == exact.best.win[exact.seat]
    assert solvable


def test_clearly_worse_actions_are_dropped_and_kept_ones_are_not() -> None:
    view = next(own_view(state) for state in walk(OPTIONS[0], "dropped") if len(state.legal_actions()) > 20)
    trial, watched = (JUDGE.open(view, None, 128, seeded(8)) for _ in range(2))
    trial.go(100_000)
    worst = trial.estimates()[1][-1]
    assert trial.compared.marks[worst] == DROPPED
    watched.keep(int(trial.compared.actions[worst]))
    watched.go(100_000)
    assert watched.compared.tried[worst] == 128

"""OpenSpiel's own tests, playthroughs, and games that are the rulebook's."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.envs.batch import Batch, Plan
from regnum.errors import UsageError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from tests.envs.configurations import ALL, FEW, name_of

pyspiel: Any = pytest.importorskip("pyspiel")
PLAYTHROUGHS = Path(__file__).parent / "data" / "playthroughs"


@pytest.fixture(autouse=True, scope="module")
def _registered() -> None:
    import regnum.envs.openspiel  # noqa: F401


def load(configuration: tuple[str, Any], **more: Any) -> Any:
    """A game by its name and options."""
    name, options = configuration
    known = {switch.name for switch in game(name).switches}
    values = {key: value for key, value in options.data().items() if key in known and value not in ("custom", "off")}
    return pyspiel.load_game(f"regnum_{name}", {**values, **more})


@pytest.mark.parametrize("configuration", [FEW[0], FEW[4]], ids=name_of)
@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_the_official_random_simulation_passes(configuration: tuple[str, Any], chance: str) -> None:
    is_explicit = chance == "explicit"
    pyspiel.random_sim_test(load(configuration, chance=chance), num_sims=1, serialize=is_explicit, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("configuration", ALL, ids=name_of)
def test_the_official_random_simulation_passes_for_all_configurations(configuration: tuple[str, Any]) -> None:
    for reward in ("win", "lead"):
        pyspiel.random_sim_test(load(configuration, reward=reward), num_sims=3, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(configuration, chance="sampled"), num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("configuration", FEW, ids=name_of)
def test_random_agents_play_the_games_of_the_rulebook(configuration: tuple[str, Any]) -> None:
    """A sampled game is that of its deal, at every ply with the observations of a batch."""
    name, options = configuration
    state, rules = load(configuration, chance="sampled", reward="lead", seed=5).new_initial_state(), game(name)
    state.apply_action(0)
    played, batch = rules.start(options, SeededDeal("5/0")), Batch(Plan(name, options, games=1, resets=False))
    batch.begin([SeededDeal("5/0")])
    chance, ply = random.Random(2), 0
    while not state.is_terminal():
        assert state.current_player() == played.seat
        view: Any = played.view(played.seat)
        assert state.legal_actions() == sorted(view.position.legal_codes())
        if ply % 9 == 0:
            assert state.observation_tensor(played.seat) == batch.observations[0].tolist()
        action = chance.choice(state.legal_actions())
        assert state.action_to_string(played.seat, action) == str(view.position.action(action))
        played = played.play(view.position.action(action))
        state.apply_action(action)
        batch.step([action])
        ply += 1
    assert played.is_over
    scores = played.result().scores
    assert state.returns() == [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]


@pytest.mark.parametrize("configuration", FEW, ids=name_of)
def test_explicit_chance_draws_what_is_there_with_its_probability(configuration: tuple[str, Any]) -> None:
    state, chance = load(configuration).new_initial_state(), random.Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert len(set(outcomes)) == len(outcomes)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_other_players_tiles_are_not_in_the_information_of_a_player() -> None:
    """Kingdoms: games that differ only in the starting tile of another player look the same."""
    texts = []
    for tile in (1, 12):
        state = load(FEW[4]).new_initial_state()
        for outcome in (17, 3, tile):
            state.apply_action(outcome)
        texts.append((state.information_state_string(0), tuple(state.information_state_tensor(0))))
        assert str(tile) != state.information_state_string(1)
    assert texts[0] == texts[1]
    assert "?" in texts[0][0]


@pytest.mark.parametrize("wrong", [{"chance": "fate"}, {"reward": "glory"}])
def test_a_parameter_that_makes_no_sense_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(UsageError):
        load(FEW[0], **wrong)


def file_of(configuration: tuple[str, Any]) -> Path:
    number = FEW.index(configuration)
    return PLAYTHROUGHS / f"{configuration[0]}-{number}.txt"


def playthrough(configuration: tuple[str, Any]) -> str:
    """A game as OpenSpiel's tool writes it down, without tensors and what repeats the history at every ply."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough as written

    text: str = written(str(load(configuration)), None, seed=7, observation_params_string=None)
    left_out = ("Tensor", "◉", "◯", "InformationState", "History", "StringLegalActions")
    lines = [line for line in text.splitlines() if line and not any(word in line for word in left_out)]
    return "\n".join(lines) + "\n"


PLAYED = [
    pytest.param(one, id=name_of(one), marks=[] if number in (0, 4) else pytest.mark.soak)
    for number, one in enumerate(FEW)
]


@pytest.mark.parametrize("configuration", PLAYED)
def test_playthroughs_are_those_that_are_checked_in(configuration: tuple[str, Any]) -> None:
    assert playthrough(configuration) == file_of(configuration).read_text("utf-8")


def test_a_search_of_openspiel_runs() -> None:
    from open_spiel.python.algorithms import mcts

    played = load(FEW[0])
    state, chance = played.new_initial_state(), np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    assert mcts.MCTSBot(played, 2.0, 3, evaluator, random_state=chance).step(state) in state.legal_actions()

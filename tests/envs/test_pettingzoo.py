"""PettingZoo's own tests, and games that are the rulebook's."""

from __future__ import annotations

import importlib
import pickle
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from tests.envs.configurations import ALL, FEW, name_of

pytest.importorskip("pettingzoo")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import its own games by their old names
    from pettingzoo import test as official


def module(name: str) -> Any:
    return importlib.import_module(f"regnum.envs.pettingzoo.{name}_v0")


def switches(options: Any) -> dict[str, Any]:
    """Options as the switches that give them."""
    return {name: value for name, value in options.data().items() if value != "custom"}


def make(configuration: tuple[str, Any], form: str = "env", **wishes: Any) -> Any:
    name, options = configuration
    return getattr(module(name), form)(**switches(options), **wishes)


@pytest.fixture(autouse=True)
def _no_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("configuration", FEW, ids=name_of)
def test_the_official_tests_pass(configuration: tuple[str, Any]) -> None:
    official.api_test(make(configuration), 300)
    official.seed_test(lambda: make(configuration), 30)
    official.parallel_api_test(make(configuration, "parallel_env"), 300)
    official.test_save_obs(make(configuration))


@pytest.mark.parametrize("name", GAMES)
def test_the_official_test_of_rendering_passes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame = pytest.importorskip("pygame")
    monkeypatch.setattr(pygame.time, "Clock", lambda: type("Clock", (), {"tick": lambda *_: None})())
    official.render_test(module(name).env)


@pytest.mark.soak
@pytest.mark.parametrize("configuration", ALL, ids=name_of)
def test_the_official_tests_pass_for_all_configurations(configuration: tuple[str, Any]) -> None:
    for reward in ("win", "lead", "shaped"):
        official.api_test(make(configuration, reward=reward), 1000)
    official.seed_test(lambda: make(configuration), 500)
    official.parallel_api_test(make(configuration, "parallel_env"), 1000)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_the_official_benchmark_runs(name: str) -> None:
    official.performance_benchmark(module(name).env())


@pytest.mark.parametrize("configuration", FEW, ids=name_of)
def test_random_agents_play_the_games_of_the_rulebook(configuration: tuple[str, Any]) -> None:
    name, options = configuration
    env, chance = make(configuration, reward="lead"), np.random.default_rng(5)
    env.reset(seed=77)
    state = game(name).start(options, SeededDeal("77"))
    for agent in env.agent_iter():
        observation, _, is_over, _, _ = env.last()
        if is_over:
            break
        assert agent == f"player_{state.seat}"
        position: Any = state.view(state.seat)
        legal = position.position.legal_codes()
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(legal)
        code = int(chance.choice(legal))
        state = state.play(position.position.action(code))
        env.step(code)
    scores = state.result().scores
    assert state.is_over
    assert [env.infos[agent]["score"] for agent in env.possible_agents] == scores
    for seat, agent in enumerate(env.possible_agents):
        assert env.rewards[agent] == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_a_seed_is_a_deal_and_further_games_follow_from_it() -> None:
    one, other = (module(GAMES[0]).raw_env() for _ in range(2))
    for env in (one, other):
        env.reset(seed=9)
        env.reset()
    assert (one.observe("player_0")["observation"] == other.observe("player_0")["observation"]).all()
    one.reset(options={"deal": "any text"})
    other.reset()
    assert (one.observe("player_0")["observation"] != other.observe("player_0")["observation"]).any()


def test_an_illegal_action_ends_the_game_and_costs_the_agent() -> None:
    env = module(GAMES[0]).env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = module(GAMES[0]).raw_env()
    raw.reset(seed=1)
    with pytest.raises(UsageError):
        raw.step(0)


@pytest.mark.parametrize("name", GAMES)
def test_pictures_and_texts_show_the_game(name: str) -> None:
    env = module(name).raw_env(render_mode="rgb_array", players=3)
    env.reset(seed=4)
    before = env.render()
    for _ in range(12):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    after = env.render()
    assert before.shape == after.shape
    assert (before != after).mean() > 0.01
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 100
    text = module(name).raw_env(render_mode="ansi", players=3)
    text.reset(seed=4)
    assert "player_2" in text.render()


def test_another_way_to_draw_is_refused() -> None:
    with pytest.raises(UsageError) as refused:
        module(GAMES[0]).env(render_mode="oil")
    assert refused.value.message.name == "error-env-mode"


def test_environments_can_be_pickled() -> None:
    env = module(GAMES[0]).raw_env(players=3, reward="lead")
    copy = pickle.loads(pickle.dumps(env))
    for one in (env, copy):
        one.reset(seed=2)
    assert (env.observe("player_2")["observation"] == copy.observe("player_2")["observation"]).all()

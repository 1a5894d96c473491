"""Gymnasium's own checks, and games that are the rulebook's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.games.numbered import NumberedDeals
from tests.envs.configurations import ALL, FEW, name_of
from tests.envs.test_pettingzoo import switches

gymnasium: Any = pytest.importorskip("gymnasium")
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture(autouse=True, scope="module")
def _registered() -> None:
    import regnum.envs.gymnasium  # noqa: F401


@pytest.fixture(autouse=True)
def _no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def make(name: str, **wishes: Any) -> Any:
    return gymnasium.make(f"regnum/{name.capitalize()}-v0", **wishes)


def check(name: str, **wishes: Any) -> None:
    """Gymnasium's own check, as it is and with legal actions alone."""
    from gymnasium.utils.env_checker import check_env

    check_env(make(name, **wishes).unwrapped, skip_render_check=True)
    env, chance = make(name, **wishes), np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    is_over = False
    while not is_over:
        action = chance.choice(np.flatnonzero(observation["action_mask"]))
        observation, _, is_over, _, info = env.step(action)
        assert env.observation_space.contains(observation)
    assert len(info["scores"]) == env.unwrapped._match.layout.players


@pytest.mark.parametrize("configuration", FEW, ids=name_of)
def test_the_official_check_passes(configuration: tuple[str, Any]) -> None:
    name, options = configuration
    check(name, **switches(options))


@pytest.mark.soak
@pytest.mark.parametrize("configuration", ALL, ids=name_of)
def test_the_official_check_passes_for_all_configurations(configuration: tuple[str, Any]) -> None:
    name, options = configuration
    for reward in ("win", "lead", "shaped"):
        check(name, reward=reward, **switches(options))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_drawn_in_every_way(name: str) -> None:
    for mode, kind in (("rgb_array", np.ndarray), ("ansi", str), ("human", type(None))):
        env = make(name, render_mode=mode)
        assert mode in type(env.unwrapped).metadata["render_modes"]  # where Gymnasium looks before it makes one
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
        env.close()


def test_an_illegal_action_ends_the_game() -> None:
    env = make(GAMES[0])
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(wrong)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)
    assert env.unwrapped.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_against_a_bot_is_the_rulebooks(name: str) -> None:
    """What the environment played is legal by the rulebook, from the deal of its seed, and ends as it says."""
    env, chance = (
        make(name, opponents=("squire@5",) if name == "kingdomino" else ("greedy",), seat=1),
        np.random.default_rng(3),
    )
    observation, info = env.reset(seed=31)
    assert info["seat"] == 1
    is_over = False
    while not is_over:
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, is_over, _, info = env.step(action)
    state = game(name).start(env.unwrapped._match.options, SeededDeal("31"))
    for code in env.unwrapped._match.actions:
        view: Any = state.view(state.seat)
        state = state.play(view.position.action(code))
    result = state.result()
    assert state.is_over
    assert info["scores"] == result.scores
    assert reward == (result.ranks[1] == 1) / result.ranks.count(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_plays_the_games_that_are_simulated(name: str) -> None:
    """Learners that play as `random` does, with its random numbers, against `greedy` in every seat."""
    env = gymnasium.make_vec(f"regnum/{name.capitalize()}-v0", num_envs=6)
    env.reset(seed=8)
    batch, ends, scores = env.unwrapped._batch, np.zeros(6, bool), np.zeros((6, 2), int)
    rules = game(name)
    while not ends.all():
        observations, rewards, is_over, _, infos = env.step(batch.sample().copy())
        assert observations["observation"].shape == env.observation_space["observation"].shape
        scores = np.where((is_over & ~ends)[:, np.newaxis], infos["scores"], scores)
        assert ((rewards == 0) | is_over).all()
        ends |= is_over
    for seat, bots in enumerate((("random", "greedy"), ("greedy", "random"))):
        played = rules.simulate(rules.options(), NumberedDeals(name, "8", 0, 6), bots, with_log=False)
        assert scores[seat::2].tolist() == played.keys[seat::2, :, 0].tolist()


def test_a_vector_begins_with_the_seeds_that_it_is_given() -> None:
    env, other = (gymnasium.make_vec(f"regnum/{GAMES[0].capitalize()}-v0", num_envs=2) for _ in range(2))
    one, _ = env.reset(seed=[5, 6])
    two, _ = other.reset(seed=[6, 5])
    assert env.single_observation_space.contains({name: part[0] for name, part in one.items()})
    assert (one["observation"][0] != two["observation"][0]).any()
    fresh, _ = env.reset()
    again, _ = env.reset()
    assert (fresh["observation"] != again["observation"]).any()


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"opponents": ("greedy", "greedy")}, "error-env-opponents"),
        ({"seat": 2}, "error-seat"),
        ({"opponents": ("nobody",)}, "error-bot"),
    ],
)
def test_wishes_that_make_no_sense_are_refused(wishes: dict[str, Any], problem: str) -> None:
    with pytest.raises(UsageError) as refused:
        make(GAMES[0], **wishes)
    assert refused.value.message.name == problem

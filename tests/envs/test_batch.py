"""Batches: the same games, legal actions, observations and rewards as the rulebook's, on every engine and device."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest

from regnum.engine.selection import NUMBA, PYTHON, WASM, using
from regnum.envs import dlpack
from regnum.envs.arrays import REWARDS
from regnum.envs.batch import Batch, Plan
from regnum.errors import RegnumError, UsageError
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.games.numbered import NumberedDeals
from tests.envs import naive, on_card
from tests.envs.configurations import ALL, FEW, name_of


def follow(name: str, options: Any, seed: str) -> None:
    """Play a random game by the rulebook and in a batch, and compare everything at every ply."""
    batch = Batch(Plan(name, options, games=1, reward="shaped", resets=False))
    batch.begin([SeededDeal(seed)])
    state, chance, paid = (
        game(name).start(options, SeededDeal(seed)),
        np.random.default_rng(1),
        np.zeros(options.players),
    )
    while not state.is_over:
        compare(batch, state)
        code = int(chance.choice(np.flatnonzero(batch.masks[0])))
        state = state.play(state.view(state.seat).position.action(code))  # type: ignore[attr-defined]
        batch.step([code])
        paid += batch.rewards[0]
    compare(batch, state)
    scores = state.result().scores
    assert batch.done[0] == 1
    assert batch.scores[0].tolist() == scores
    assert paid.tolist() == leads(scores)


def leads(scores: list[int]) -> list[int]:
    return [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]


def compare(batch: Batch, state: Any) -> None:
    legal = [] if state.seat is None else state.view(state.seat).position.legal_codes()
    assert batch.seats[0] == (-1 if state.seat is None else state.seat)
    assert np.flatnonzero(batch.masks[0]).tolist() == sorted(legal)
    for seat in range(batch.layout.players):
        seen, mask = batch.observe([seat])
        wanted = naive.observation(state.view(seat), seat)
        for section, part in batch.layout.split(seen[0]).items():
            assert part.tolist() == batch.layout.split(wanted)[section].tolist(), section
        assert mask[0].tolist() == (batch.masks[0].tolist() if seat == state.seat else [0] * batch.layout.actions)
        if seat == max(batch.seats[0], 0):
            assert (seen[0] == batch.observations[0]).all()
    assert (batch.observations <= batch.layout.highest()).all()


@pytest.mark.parametrize("configuration", FEW, ids=name_of)
def test_a_batch_plays_by_the_rulebook_and_observes_what_a_view_shows(configuration: tuple[str, Any]) -> None:
    follow(*configuration, "follow")


@pytest.mark.soak
@pytest.mark.parametrize("configuration", ALL, ids=name_of)
def test_all_configurations_play_by_the_rulebook(configuration: tuple[str, Any]) -> None:
    for number in range(10):
        follow(*configuration, f"follow {number}")


def played(name: str, games: int, total: int) -> dict[int, list[int]]:
    """Random play by a batch that goes on with the next deal: the scores by the number of the deal."""
    batch = Batch(Plan(name, games=games, seed="same"))
    found: dict[int, list[int]] = {}
    numbers = list(range(games))
    while len(found) < total:
        batch.step(batch.sample())
        for lane in np.flatnonzero(batch.done):
            found[numbers[lane]] = batch.scores[lane].tolist()
            numbers[lane] += games
    return found


@pytest.mark.parametrize("name", GAMES)
def test_random_play_in_a_batch_is_what_is_simulated_from_the_same_seed(name: str) -> None:
    rules = game(name)
    simulated = rules.simulate(rules.options(), NumberedDeals(name, "same", 0, 40), ("random",) * 2, with_log=False)
    found = played(name, 7, 40)
    for number in range(40):
        if number in found:
            assert found[number] == simulated.keys[number, :, 0].tolist()
    assert set(found) >= set(range(20))


@pytest.mark.parametrize("name", GAMES)
def test_policies_play_the_other_seats_as_they_do_in_a_simulation(name: str) -> None:
    """With the random samples of the batch for the seat outside, the games are those of a simulation."""
    rules = game(name)
    simulated = rules.simulate(rules.options(), NumberedDeals(name, "p", 0, 6), ("random", "greedy"), with_log=False)
    batch = Batch(Plan(name, games=6, seed="p", policies=((None, "greedy"),), resets=False))
    while (batch.seats >= 0).any():
        assert set(batch.seats.tolist()) <= {-1, 0}
        batch.step(batch.sample())
    assert batch.scores.tolist() == simulated.keys[:, :, 0].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_seats_outside_may_differ_from_game_to_game(name: str) -> None:
    batch = Batch(Plan(name, games=4, seed="p", policies=((None, "random"), ("random", None))))
    for _ in range(10):
        assert batch.seats.tolist() == [0, 1, 0, 1]
        batch.step(batch.sample())


def bits(engine: str, name: str, options: Any, reward: str, games: int = 3, steps: int = 150) -> list[bytes]:
    """All that a batch of random games gives, and its samples, every few steps."""
    with using(engine):
        batch, found = Batch(Plan(name, options, games=games, seed="bits", reward=reward)), []
        for step in range(steps):
            actions = batch.sample().copy()
            batch.step(actions)
            arrays = (actions, batch.observations, batch.masks, batch.seats, batch.rewards, batch.done, batch.scores)
            if step % 7 == 0 or batch.done.any():
                found += [array.tobytes() for array in arrays]
    return found


@pytest.mark.soak
@pytest.mark.parametrize(("configuration", "reward"), list(product(FEW, REWARDS)), ids=str)
def test_engines_agree_bit_for_bit(configuration: tuple[str, Any], reward: str) -> None:
    assert bits(WASM, *configuration, reward, 50, 1000) == bits(NUMBA, *configuration, reward, 50, 1000)


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_batches_agree_bit_for_bit(name: str) -> None:
    options = game(name).options()
    assert bits(WASM, name, options, "shaped", 1, 60) == bits(PYTHON, name, options, "shaped", 1, 60)


def test_a_card_gives_the_same_bits_under_the_simulator() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "tests.envs.on_card"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )
    assert found.returncode == 0, found.stderr
    assert len(found.stdout.splitlines()) == len(list(on_card.plans()))


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_nothing_happens(name: str) -> None:
    batch = Batch(Plan(name, games=3))
    before, wrong = batch.observations.copy(), int(np.flatnonzero(batch.masks[1] == 0)[0])
    for action in (wrong, batch.layout.actions, 10**9, -2):
        actions = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
        actions[1] = action
        with pytest.raises(UsageError) as refused:
            batch.step(actions)
        assert refused.value.message.arguments == {"game": 1, "action": action}
        assert (batch.observations == before).all()


def test_minus_one_leaves_a_game_as_it_is() -> None:
    batch = Batch(Plan(GAMES[0], games=2))
    before = batch.observations.copy()
    batch.step([int(np.flatnonzero(batch.masks[0])[0]), -1])
    assert (batch.observations[0] != before[0]).any()
    assert (batch.observations[1] == before[1]).all()


@pytest.mark.parametrize("name", GAMES)
def test_the_reward_is_the_share_of_the_victory_or_the_lead(name: str) -> None:
    win, lead = (Batch(Plan(name, games=20, seed="r", reward=reward, resets=False)) for reward in ("win", "lead"))
    total, last = np.zeros((20, 2)), np.zeros((20, 2))
    while (win.seats >= 0).any():
        for batch in (win, lead):
            batch.step(batch.sample())
        total += win.rewards * (win.done[:, np.newaxis] == 1)
        last = np.where(lead.done[:, np.newaxis] == 1, lead.rewards, last)
    rules = game(name)
    simulated = rules.simulate(rules.options(), NumberedDeals(name, "r", 0, 20), ("random",) * 2, with_log=False)
    for number in range(20):
        ranks = simulated.result(number).ranks
        shares = [(rank == 1) / ranks.count(1) for rank in ranks]
        assert win.rewards[number].tolist() == shares
        assert last[number].tolist() == leads(win.scores[number].tolist())


def test_observations_go_where_they_are_wanted() -> None:
    batch, other = (Batch(Plan(GAMES[0], games=4, seed="w")) for _ in range(2))
    wanted, mine = np.zeros(batch.observations.shape, np.uint8), other.observe(other.seats)[0]
    for _ in range(5):
        batch.step(batch.sample(), observations=wanted)
        other.step(other.sample(), observations=mine)
        assert (wanted == mine).all()
    assert np.from_dlpack(batch.observations).base is not None
    assert np.shares_memory(np.from_dlpack(batch.observations), batch.observations)


def test_observations_go_only_where_they_fit() -> None:
    batch = Batch(Plan(GAMES[0], games=4))
    with pytest.raises(ValueError, match="shape"):
        batch.step(batch.sample(), observations=np.zeros((3, batch.layout.size), np.uint8))


def test_padded_masks_are_the_masks_in_one_piece() -> None:
    batch = Batch(Plan(GAMES[0], games=4))
    assert batch.padded_masks.flags.c_contiguous
    assert (batch.padded_masks[:, : batch.layout.actions] == batch.masks).all()
    assert not batch.padded_masks[:, batch.layout.actions :].any()


@dataclass
class Lending:
    """An array that other libraries get as they get those on a GPU."""

    array: Any

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU_MEMORY, 0

    def __dlpack__(self, **_wishes: Any) -> Any:
        one = self.array
        device = self.__dlpack_device__()
        return dlpack.lend(dlpack.Memory(one, one.ctypes.data, one.shape, one.strides, one.dtype, device))


@pytest.mark.parametrize("kind", [np.uint8, np.int64, np.float32])
def test_arrays_are_lent_without_copying_and_come_back(kind: type) -> None:
    whole: Any = np.arange(24).reshape(4, 6).astype(kind)
    for array in (whole, whole[:, :5]):
        taken = np.from_dlpack(Lending(array))
        assert taken.ctypes.data == array.ctypes.data
        assert taken.strides == array.strides
        assert (taken == array).all()
        assert dlpack.lent() == 1
        del taken
        gc.collect()
        assert dlpack.lent() == 0
    unopened = Lending(whole).__dlpack__()
    assert dlpack.lent() == 1
    del unopened
    assert dlpack.lent() == 0


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"game": "chess"}, "error-game"),
        ({"reward": "glory"}, "error-env-reward"),
        ({"device": "tpu"}, "error-device"),
        ({"games": 0}, "error-games"),
        ({"policies": (("greedy",),)}, "error-bots-seats"),
        ({"policies": (("greedy", "greedy"),)}, "error-env-outside"),
        ({"policies": ((None, "search"),)}, "error-bot"),
        ({"seed": "x" * 200}, "error-deal-text"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(wrong: dict[str, Any], problem: str) -> None:
    with pytest.raises(RegnumError) as refused:
        Plan(**{"game": GAMES[0], **wrong})
    assert refused.value.message.name == problem

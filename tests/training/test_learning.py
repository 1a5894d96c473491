"""The parts of training that know no game: targets, replay, steps, and the curves."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed (regnum[train])")

from regnum.training.curves import draw, points_of  # noqa: E402
from regnum.training.learning import Learner, Replay, fade, rate_at  # noqa: E402


def test_targets_are_means_of_what_was_said_later_and_of_the_result() -> None:
    said = torch.tensor([0.1, 0.2, 0.4]).view(3, 1, 1)
    result = torch.tensor([[1.0]])
    last, middle = 1.0, 0.4 * 0.25 + 1.0 * 0.75
    expected = [0.2 * 0.25 + middle * 0.75, middle, last]
    assert fade(said, result, 0.75).flatten().tolist() == pytest.approx(expected)
    assert fade(said, result, 1.0).flatten().tolist() == [1.0, 1.0, 1.0]


def test_what_follows_a_random_turn_says_nothing_of_the_time_before_it() -> None:
    said = torch.tensor([0.1, 0.2, 0.4]).view(3, 1, 1)
    is_random, best = torch.tensor([[False], [False], [True]]), torch.tensor([0.9, 0.9, 0.6]).view(3, 1, 1)
    found = fade(said, torch.tensor([[1.0]]), 0.75, (is_random, best)).flatten().tolist()
    assert found == pytest.approx([0.2 * 0.25 + 0.6 * 0.75, 0.6, 1.0])


def test_the_rate_falls_from_the_first_to_the_last() -> None:
    rates = [rate_at(part / 4, 1.0, 0.2) for part in range(5)]
    assert (rates[0], rates[2], rates[4]) == pytest.approx((1.0, 0.6, 0.2))
    assert rates == sorted(rates, reverse=True)
    assert rate_at(1.5, 1.0, 0.2) == pytest.approx(0.2)


def test_the_replay_keeps_the_newest_batches() -> None:
    replay = Replay(2, seed=1)
    for number in range(4):
        replay.add((torch.full((3,), number),))
    into = [torch.zeros(64, dtype=torch.int64)]
    seen = set()
    for _ in range(20):
        assert replay.sample(64, into) is into
        seen |= set(into[0].tolist())
    assert seen == {2, 3}
    replay.keep(1)
    assert set(replay.sample(9, None)[0].tolist()) == {3}


class Guess(torch.nn.Module):  # type: ignore[misc]
    """Two seats: a logit and the points of each from one number."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = torch.nn.Linear(1, 4)

    def forward(self, number: Any) -> tuple[Any, Any]:
        out = self.layer(number)
        return out[:, :2], out[:, 2:]


def positions() -> tuple[Any, ...]:
    numbers = torch.rand(512, 1)
    is_first = (numbers > 0.5).float()
    return numbers, torch.cat([is_first, 1 - is_first], 1), torch.cat([10 * numbers, 5 * numbers], 1)


def taught() -> tuple[Learner, Replay]:
    torch.manual_seed(3)
    network, replay = Guess(), Replay(2, seed=1)
    replay.add(positions())
    return Learner(network, copy.deepcopy(network)), replay


def test_losses_fall_and_the_average_follows() -> None:
    learner, replay = taught()
    before = learner.average.layer.weight.clone()
    first = learner.learn(replay, 1, 128, 0.05, 0.9)
    for _ in range(4):
        last = learner.learn(replay, 65, 128, 0.05, 0.9)
    assert last[0] < first[0] / 2
    assert last[1] < first[1] / 2
    assert not torch.equal(learner.average.layer.weight, before)
    apart = (learner.average.layer.weight - learner.network.layer.weight).abs().max()
    assert 0 < apart < 1


def test_an_optimiser_goes_on_where_it_was() -> None:
    learner, replay = taught()
    learner.learn(replay, 5, 64, 0.01, 0.9)
    other = Learner(copy.deepcopy(learner.network), copy.deepcopy(learner.average))
    other.load(copy.deepcopy(learner.state()))
    kept, loaded = learner.state()["state"], other.state()["state"]
    assert kept.keys() == loaded.keys()
    assert all(torch.equal(kept[key]["exp_avg"], loaded[key]["exp_avg"]) for key in kept)
    assert all(float(one["step"]) == 5 for one in loaded.values())


def test_curves_are_drawn_from_logs(tmp_path: Path) -> None:
    log = tmp_path / "a.jsonl"
    lines = [{"games": 10, "loss_wins": 0.6}, {"games": 10, "wins": 0.4}, {"games": 20, "wins": 0.7}]
    log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert points_of(log, "wins") == [(10, 0.4), (20, 0.7)]
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (regnum[plot])")
    draw([log], tmp_path / "curves.svg")
    assert "<svg" in (tmp_path / "curves.svg").read_text(encoding="utf-8")

"""Training of Kingdoms' networks on the processor, in tiny sizes: rules, network, sessions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed (regnum[train])")

from regnum.bots.judged import POINTS_AT_END, WINS  # noqa: E402
from regnum.bots.kingdoms import network as rules  # noqa: E402
from regnum.bots.kingdoms.inputs import new_sight, write_sight  # noqa: E402
from regnum.bots.kingdoms.judging import judge_actions, new_judging  # noqa: E402
from regnum.games.kingdoms import Options, turns  # noqa: E402
from regnum.training.__main__ import main  # noqa: E402
from regnum.training.choosing import utility  # noqa: E402
from regnum.training.kingdoms.batch import Batch, device_named  # noqa: E402
from regnum.training.kingdoms.export import arrays_of  # noqa: E402
from regnum.training.kingdoms.network import Network, Sizes  # noqa: E402
from regnum.training.kingdoms.pipeline import JUDGED, Pipeline  # noqa: E402
from regnum.training.session import Plan  # noqa: E402

SMALL = Sizes(16, 8, 8, 16, 8)


def random_network(players: int) -> Network:
    torch.manual_seed(players)
    network: Network = Network(players, SMALL).eval()
    return network


FEW = 12
"""So many actions of a position are compared: in Python the rules are slow."""
VARIANTS: list[dict[str, Any]] = [{}, {"continuous": "parts"}, {"last_castle": True}, {"no_luck": True}]


@pytest.mark.parametrize("switches", VARIANTS, ids=str)
def test_a_batch_is_judged_as_the_rules_judge_each_game(switches: dict[str, Any]) -> None:
    options = Options.of(players=3, **switches)
    batch, network = Batch([options], 3, device_named("cpu", 3), seed=5), random_network(3)
    found = arrays_of(network.state_dict())
    at = new_judging(rules.Network(**{name: np.ascontiguousarray(array) for name, array in found.items()}), 3, 0.9)
    batch.begin()
    ply = 0
    while batch.list():
        judged, movers = batch.judge(network), batch.movers()
        rows = torch.nonzero(judged.games == 1)[:, 0]
        if ply % 23 == 0 and len(rows):
            here = turns.nth_round(batch.games, 1)
            many = turns.list_actions(here, at.actions)
            assert at.actions[:many].tolist() == batch.listed.actions[rows].tolist()
            many = min(many, FEW)
            judge_actions(at, here, many)
            rows = rows[:many]
            seats = [(int(movers[1]) + step) % 3 for step in range(3)]
            expected = at.expected[:many][:, :, seats]
            assert judged.wins[rows].numpy() == pytest.approx(expected[:, WINS], abs=1e-4)
            assert judged.points[rows].numpy() == pytest.approx(expected[:, POINTS_AT_END], abs=1e-2)
        batch.take(batch.best(utility(judged.wins, judged.points, 0.9, 160.0)))
        ply += 1
    wins, points = batch.results()
    assert wins.sum(1).tolist() == pytest.approx([1.0] * 3)
    assert (points.gather(1, wins.argmax(1)[:, None])[:, 0] == points.amax(1)).all()


def test_a_mirrored_board_is_the_same_board_to_the_network() -> None:
    network = random_network(2)
    assert sorted(network.mirrored[3].tolist()) == list(range(30))
    assert network.mirrored[1][:6].tolist() == list(range(24, 30))
    assert network.mirrored[2][:6].tolist() == list(range(5, -1, -1))
    sight, here = new_sight(2), turns.new_round()
    turns.set_up(here, Options.of().settings())
    turns.begin_round(here, 0)
    write_sight(here, 0, sight)
    assert not sight.contents.any()


def kinds_played(shape: str) -> Any:
    """The variants of many games of self-play."""
    pipeline = Pipeline(shape, Plan(seconds=1, games=4000, judged=2), "cpu")
    pipeline._batch.begin()
    return pipeline._batch.games.table[:, turns.LAST_CASTLE : turns.RANDOM_TIES]


def test_a_network_for_variants_plays_every_combination_and_half_of_its_games_are_plain() -> None:
    kinds = kinds_played("2-players-variants")
    assert len(np.unique(kinds, axis=0)) == 12
    assert (kinds == 0).all(1).mean() == pytest.approx(0.51, abs=0.03)


def test_the_other_networks_play_without_last_castle_and_no_luck() -> None:
    kinds = kinds_played("2-players")
    assert len(np.unique(kinds, axis=0)) == 3
    assert not kinds[:, :2].any()


def test_a_network_is_even_with_itself() -> None:
    network = random_network(3)
    assert Pipeline("3-players", Plan(seconds=1, games=2, judged=6), "cpu").match(network, network).wins == (
        pytest.approx(1 / 3)
    )


def test_a_session_goes_on_where_it_ended_and_is_judged_and_packed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sizes = ",".join(str(size) for size in SMALL)
    caplog.set_level("INFO")
    usual = ["--seconds", "0.001", "--games", "2", "--judged", "2", "--batch", "16", "--sizes", sizes]
    for _ in range(2):
        main(["learn", "kingdoms", "2-players-variants", "--device", "cpu", "--out", str(tmp_path), *usual])
    lines = [
        json.loads(line) for line in (tmp_path / "2-players-variants.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    assert (lines[0]["games"], lines[-1]["games"]) == (8, 10)
    assert lines[-1].keys() >= {"wins", "points"}
    caplog.clear()
    main(["judge", "kingdoms", str(tmp_path / "2-players-variants.pt"), "--device", "cpu", "--judged", "2"])
    assert len(caplog.messages) == len(JUDGED)
    file = tmp_path / "networks.npz"
    main(["pack", "kingdoms", str(file), str(tmp_path / "2-players-variants.pt")])
    with np.load(file) as packed:
        kept = {name: packed[f"2-players-variants.{name}"] for name in rules.Network._fields}
    assert kept["rows_second"].shape == (SMALL.inner, SMALL.embedding)
    assert kept["features"].dtype == np.float16

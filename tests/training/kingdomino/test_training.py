"""Training of Kingdomino's networks on the processor, in tiny sizes: rules, network, sessions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed (regnum[train])")

from regnum.bots.judged import POINTS_AT_END, WINS  # noqa: E402
from regnum.bots.kingdomino import network as rules  # noqa: E402
from regnum.bots.kingdomino.evaluation import evaluator  # noqa: E402
from regnum.bots.kingdomino.judging import judge_turns, new_judging  # noqa: E402
from regnum.bots.kingdomino.weights import weights_for  # noqa: E402
from regnum.bots.tree import NONE  # noqa: E402
from regnum.games.kingdomino import Options, turns  # noqa: E402
from regnum.training.__main__ import main  # noqa: E402
from regnum.training.kingdomino.batch import Batch, device_named, utility  # noqa: E402
from regnum.training.kingdomino.export import arrays_of  # noqa: E402
from regnum.training.kingdomino.network import Network, Sizes, turned_sides, turned_squares  # noqa: E402
from regnum.training.kingdomino.pipeline import Pipeline  # noqa: E402
from regnum.training.kingdomino.play import SCORE, SHARE, nth_game  # noqa: E402
from regnum.training.session import Plan  # noqa: E402

SMALL = Sizes(16, 8, 8, 16, 8)
TINY = Plan(seconds=0.001, games=4, judged=4, batch=16, sizes=tuple(SMALL))


def batch_of(players: int, games: int) -> Batch:
    options = [Options.of(players=players, harmony=True), Options.of(players=players, middle_kingdom="exact")]
    return Batch(options, games, device_named("cpu"), seed=5)


def random_network(players: int) -> Network:
    torch.manual_seed(players)
    network: Network = Network(players, SMALL).eval()
    return network


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_is_judged_as_the_rules_judge_each_game(players: int) -> None:
    batch, network = batch_of(players, 3), random_network(players)
    found = arrays_of(network.state_dict())
    judge = rules.judge_with(rules.Network(**{name: np.ascontiguousarray(array) for name, array in found.items()}))
    by_value = evaluator(weights_for(batch.options[0]))
    batch.begin()
    for turn in range(batch.turns):
        batch.list()
        judged, movers = batch.judge(network), batch.movers()
        is_late = batch.turns - 2 * players - 2 < turn < batch.turns - 1
        if turn % 5 == 0 or is_late:  # in every place of a row, but for the last turn, which is counted
            at = new_judging(turns.copied(nth_game(batch.games, 1)), judge, by_value)
            placements, claims = judge_turns(at, NONE)
            pairs = torch.nonzero(judged.games == 1)[:, 0]
            assert len(pairs) == placements * claims
            seats = [(int(movers[1]) + step) % players for step in range(players)]
            expected = at.turns.expected[: len(pairs)][:, :, seats]
            assert judged.wins[pairs].numpy() == pytest.approx(expected[:, WINS], abs=1e-4)
            assert judged.points[pairs].numpy() == pytest.approx(expected[:, POINTS_AT_END], abs=1e-2)
        batch.take(judged, batch.best(judged, utility(judged, 0.8)))
    results = batch.results()
    assert results[:, :, SHARE].sum(1).tolist() == pytest.approx([1.0] * 3)
    assert (results[:, :, SHARE].argmax(1) == results[:, :, SCORE].argmax(1)).all()


def test_kingdoms_are_turned_about_the_castle() -> None:
    squares, sides = turned_squares(), turned_sides()
    beside = [7, 1, 56, 8]  # west, east, south and north of the castle on the torus
    assert len({tuple(row) for row in squares.tolist()}) == 8
    for symmetry in range(8):
        assert sorted(squares[symmetry].tolist()) == list(range(64))
        assert squares[symmetry, 0] == 0
        assert [squares[symmetry, square] for square in beside] == [beside[side] for side in sides[symmetry]]


def test_a_network_is_even_with_itself() -> None:
    plan = Plan(seconds=1, games=2, judged=6)
    network = random_network(3)
    assert Pipeline("3-players-5x5", plan, "cpu").match(network, network).wins == pytest.approx(1 / 3)


def learn(folder: Path, *more: str) -> list[dict[str, Any]]:
    sizes = ",".join(str(size) for size in SMALL)
    usual = ["--seconds", "0.001", "--games", "4", "--judged", "4", "--batch", "16", "--sizes", sizes]
    main(["learn", "kingdomino", "2-players-5x5", "--device", "cpu", "--out", str(folder), *usual, *more])
    text = (folder / "2-players-5x5.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_a_session_goes_on_where_it_ended_and_is_packed(tmp_path: Path) -> None:
    begun = learn(tmp_path)
    assert [line["rounds"] for line in begun] == [1, 1, 1]
    assert begun[0]["games"] == 16
    checkpoint = tmp_path / "2-players-5x5.pt"
    resumed = learn(tmp_path, "--rival", str(checkpoint))
    assert resumed[: len(begun)] == begun
    assert resumed[-1].keys() >= {"rival_wins", "rival_points"}
    assert (resumed[-1]["rounds"], resumed[-1]["games"]) == (2, 20)
    file = tmp_path / "networks.npz"
    np.savez(file, other=np.ones(1))
    main(["pack", "kingdomino", str(file), str(checkpoint)])
    with np.load(file) as packed:
        assert "other" in packed.files
        kept = {name: packed[f"2-players-5x5.{name}"] for name in rules.Network._fields}
    assert kept["second"].shape == (SMALL.hidden, SMALL.embedding)
    assert kept["first"].dtype == np.float16


def test_a_shape_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="5-players is no shape of kingdomino: choose one of 2-players-5x5"):
        main(["learn", "kingdomino", "5-players", "--out", str(tmp_path)])

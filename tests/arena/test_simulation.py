"""Many games: the same whatever the number of workers, and a summary that adds up."""

from __future__ import annotations

import numpy as np
import pytest

from regnum.arena.simulation import SeatSummary, Simulation, Summary
from regnum.bots import Budget, bot, bot_names
from regnum.engine.devices import CUDA
from regnum.errors import RegnumError, UsageError
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.kingdomino import Options, start
from regnum.records import dump, verify


def simulation(games: int = 2500) -> Simulation:
    return Simulation("kingdomino", Options.of(players=3, harmony=True), ("greedy", "random", "random"), games, "s")


def records(workers: int) -> list[str]:
    plan = simulation()
    return [
        dump(plan.record(first + index, batch, index))
        for first, batch in plan.chunks(with_log=True, workers=workers)
        for index in range(len(batch.lengths))
    ]


def test_the_same_bytes_whatever_the_number_of_workers() -> None:
    one, two = records(1), records(2)
    assert one == two
    assert len(one) == 2500
    assert len(set(one)) == 2500


def test_records_are_true() -> None:
    plan = simulation(3)
    for first, batch in plan.chunks(with_log=True):
        for index in range(3):
            state = verify(plan.record(first + index, batch, index))
            assert state.result() == batch.result(index)


def test_the_summary_adds_up() -> None:
    summary = Summary()
    keys = []
    for _, batch in simulation().chunks():
        summary.add(batch)
        keys.append(batch.keys)
    scores = np.concatenate(keys)[:, :, 0]
    for seat, part in enumerate(summary.seats):
        assert part.games == 2500
        assert part.mean == pytest.approx(scores[:, seat].mean())
        assert part.spread == pytest.approx(scores[:, seat].std(ddof=1))
        low, high = part.win_interval
        assert 0 <= low < part.wins / part.games < high <= 1
    assert sum(part.wins for part in summary.seats) == pytest.approx(2500)
    assert summary.plies == 2500 * (3 + 2 * 36 - 3)


def test_wilson_interval_by_hand() -> None:
    part = SeatSummary(games=100, wins=90)
    assert part.win_interval == pytest.approx((0.8256, 0.9448), abs=0.0001)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UsageError, match="greedy"):
        Simulation("kingdomino", Options.of(players=2), ("clever", "random"), 1, "s")


@pytest.mark.parametrize(
    ("bots", "games", "seed"),
    [(("random",), 1, "s"), (("random",) * 3, 1, "s"), (("random",) * 2, 0, "s"), (("random",) * 2, 99, "s" * 198)],
)
def test_impossible_simulations_are_refused(bots: tuple[str, ...], games: int, seed: str) -> None:
    with pytest.raises(RegnumError):
        Simulation("kingdomino", Options.of(players=2), bots, games, seed)


def test_leaving_early_is_allowed() -> None:
    chunks = simulation(100_000).chunks()
    assert next(chunks)[0] == 0
    chunks.close()  # type: ignore[attr-defined]


def test_unknown_games_are_refused() -> None:
    with pytest.raises(UsageError, match="kingdomino"):
        game("chess")


def test_bots_that_search_are_for_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.arena.simulation.bot_names", lambda _: ("random", "thinker"))
    with pytest.raises(UsageError, match="regnum arena"):
        Simulation("kingdomino", Options.of(players=2), ("thinker", "random"), 1, "s")


def test_unknown_devices_are_refused() -> None:
    with pytest.raises(UsageError, match="cuda"):
        Simulation("kingdomino", Options.of(players=2), ("random",) * 2, 1, "s", "abacus")


def test_batches_for_a_card_are_large_and_whole() -> None:
    plan = Simulation("kingdomino", Options.of(players=2), ("random",) * 2, 600_000, "s", CUDA)
    for with_log in (False, True):
        deals = list(plan._deals(with_log))
        assert [one.first for one in deals] == [index * deals[0].count for index in range(len(deals))]
        assert sum(one.count for one in deals) == 600_000
        assert deals[0].count >= 1 << (14 if with_log else 16)


@pytest.mark.parametrize("name", bot_names("kingdomino"))
def test_bots_play_from_a_view(name: str) -> None:
    state, chance, player = start(Options.of(players=2), "bot"), seeded(1), bot("kingdomino", name)
    assert player.name == name
    while not state.is_over:
        action, chance = player.choose(state.view(state.seat), Budget(playouts=10), chance)
        state = state.play(action)


def test_greedy_takes_the_points() -> None:
    summary = Summary()
    for _, batch in Simulation("kingdomino", Options.of(players=2), ("greedy", "random"), 500, "g").chunks():
        summary.add(batch)
    assert summary.seats[0].wins > 450

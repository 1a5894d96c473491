"""The search of `benchmarks.limits` for the highest rate at which players do not wait too long."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks import limits


@pytest.mark.parametrize("most", [30, 150, 700, 5000])
def test_the_search_goes_on_until_players_wait(most: float, monkeypatch: pytest.MonkeyPatch) -> None:
    def attempt(_servers: Any, _loads: Any, rate: float, _seconds: float) -> limits.Tried:
        return limits.Tried(rate, 1, 1 if rate <= most else 1000, 1, 1, 1)

    monkeypatch.setattr(limits, "attempt", attempt)
    found = limits.limit([], None, 1, 50)  # type: ignore[arg-type]
    assert (1 - 2 * limits.PRECISION) * most <= found.rate <= most


def test_new_tables_are_opened_before_games_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    class Players:
        def send(self, wish: Any) -> None:
            told.append(wish)

        def recv(self) -> None: ...

    monkeypatch.setattr("multiprocessing.get_context", lambda _kind: Spawning(Players()))
    with limits.Loads((1,), tables=10) as loads:
        for rate in (100.0, 100.0, 200.0):
            loads.move(rate, 1.0)
    assert told == [None, (100.0, 1.0), (100.0, 1.0), None, (200.0, 1.0)], "ten games have at least 300 moves"


class Spawning:
    """Starts no process, and gives both ends of a pipe to one."""

    def __init__(self, players: Any) -> None:
        self.players = players
        players.close = lambda: None

    def Pipe(self) -> tuple[Any, Any]:
        return self.players, self.players

    def Process(self, **_: Any) -> Any:
        return self

    def start(self) -> None: ...

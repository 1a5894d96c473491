"""Compiled code that traps or never returns costs a bot its move; its process goes on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from regnum.bots import Budget
from regnum.bots.protocol import Turn
from regnum.bots.worker import BotPool
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, start
from tests.support.toys import toys

BUDGET = Budget(seconds=0.1)


@pytest.mark.parametrize(("name", "detail"), [("Trapped", "unreachable"), ("Spinning", "took too long")])
def test_a_failure_in_the_module_costs_one_decision(
    name: str, detail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = {kind: f"tests.support.failing_bots:{kind}" for kind in (name, "Honest")}
    monkeypatch.setenv("REGNUM_TRUSTED_BOTS", ",".join(bots.values()))
    state = start(Options.of(players=2), SeededDeal("module"))
    chance = np.uint64(seeded(1))

    def turn(kind: str) -> Turn:
        return Turn("kingdomino", bots[kind], state.view(state.seat), BUDGET, chance)

    with toys(tmp_path, monkeypatch), BotPool(1, grace=8) as pool:
        failed = pool.choose(turn(name))
        process = pool._workers[0]._process
        assert failed.failure is not None
        assert failed.failure.reason == "raised"
        assert detail in failed.failure.detail
        assert pool.choose(turn("Honest")).failure is None
        assert pool._workers[0]._process is process

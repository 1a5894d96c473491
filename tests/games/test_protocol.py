"""What a game may leave out."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint

import numpy as np
import pytest

from regnum import games, packages
from regnum.errors import OptionsError
from regnum.games import game
from regnum.games.protocol import no_policy, no_simulation

CHESS = replace(game("kingdoms"), name="chess")
"""A game without any words."""


def test_a_game_may_have_no_policies() -> None:
    with pytest.raises(LookupError, match="greedy"):
        no_policy("greedy", None, np.uint64(1))


def test_a_game_may_have_no_loop_for_many_games() -> None:
    rules = game("kingdoms")
    assert rules.simulated == rules.policies
    alone = replace(rules, simulate=no_simulation)
    assert alone.simulated == ()
    with pytest.raises(NotImplementedError):
        alone.simulate(rules.chosen({}), [], (), with_log=False)


@pytest.mark.parametrize("value", ["regnum_nowhere:GAME", "math:pi", "regnum.games.kingdoms:GAME", f"{__name__}:CHESS"])
def test_a_package_that_leads_to_no_game_is_left_out(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("chess", value, packages.GAMES)
    monkeypatch.setattr("regnum.games._points", lambda: {"chess": point})
    assert games._loaded.__wrapped__("chess") is None


def test_a_game_of_regnum_that_cannot_be_loaded_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("kingdoms", "regnum_nowhere:GAME", packages.GAMES)
    monkeypatch.setattr("regnum.games._points", lambda: {"kingdoms": point})
    with pytest.raises(ModuleNotFoundError):
        games._loaded.__wrapped__("kingdoms")


def test_an_option_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(OptionsError) as caught:
        game("kingdoms").chosen({"dynasty": True})
    assert caught.value.message.name == "error-option-unknown"

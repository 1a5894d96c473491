"""Every engine plays the same games: interpreted, WebAssembly and Numba agree action for action and bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from regnum.bots import Budget, bot, bot_names
from regnum.engine.library import shipped
from regnum.engine.selection import NUMBA, PYTHON, WASM, using
from regnum.engine.signatures import UNUSED
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.numbered import NumberedDeals
from tests.support.kingdomino.shapes import all_options as kingdomino_options
from tests.support.kingdoms.shapes import all_options as kingdoms_options

CONFIGURATIONS = [
    *(("kingdomino", options) for options in kingdomino_options()),
    *(("kingdoms", options) for options in kingdoms_options()),
]
SEATS = {"random": ("random",), "greedy": ("greedy",), "mixed": ("random", "greedy")}
FEW, MANY = 3, 2000
PLAYOUTS, MANY_PLAYOUTS = 12, 200
"""For each decision of a searching bot."""


def batch_of(engine: str, name: str, options: Any, seats: str, games: int) -> tuple[Any, ...]:
    """Everything that a batch gives: results, lengths, and every action of every game."""
    bots = (SEATS[seats] * 4)[: options.players]
    with using(engine):
        played = game(name).simulate(options, NumberedDeals(name, "agree", 0, games), bots, with_log=True)
    actions = [played.actions(number) for number in range(games)]
    return played.keys.tolist(), played.lengths.tolist(), actions


def decisions(engine: str, name: str, bot_name: str, options: Any, playouts: int) -> list[tuple[str, int]]:
    """A game of a bot against itself: every action, and the random state after it."""
    player, chance, made = bot(name, bot_name), seeded(7), []
    with using(engine):
        state = game(name).start(options, SeededDeal(f"agree {bot_name}"))
        while not state.is_over:
            action, chance = player.choose(state.view(state.seat), Budget(playouts=playouts), chance)
            made.append((str(action), int(np.uint64(chance))))
            state = state.play(action)
    return made


def configuration_id(configuration: tuple[str, Any]) -> str:
    return f"{configuration[0]} {configuration[1]}"


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_batches_agree(configuration: tuple[str, Any]) -> None:
    name, options = configuration
    assert batch_of(WASM, name, options, "mixed", FEW) == batch_of(NUMBA, name, options, "mixed", FEW)


@pytest.mark.parametrize("name", ["kingdomino", "kingdoms"])
def test_a_module_has_scratch_of_its_own(name: str) -> None:
    described = shipped(name).entries[f"games.{name}.batch.play_games"]
    assert set(described["uses"][-len(leaves(described["parameters"]["scratch"])) :]) == {UNUSED}


def leaves(kind: Any) -> list[str]:
    """The arrays of a parameter that a manifest describes."""
    return [leaf for field in kind.values() for leaf in leaves(field)] if isinstance(kind, dict) else [kind]


@pytest.mark.parametrize("name", ["kingdomino", "kingdoms"])
def test_interpreted_batches_agree(name: str) -> None:
    options = game(name).options()
    assert batch_of(WASM, name, options, "mixed", 1) == batch_of(PYTHON, name, options, "mixed", 1)


SEARCHING = [
    ("kingdomino", name, options)
    for name in ("static", "search")  # the soak has all of them
    for options in (kingdomino_options()[0],)
] + [("kingdoms", name, options) for name in ("flat-mc", "search") for options in (kingdoms_options()[0],)]


@pytest.mark.parametrize(("name", "bot_name", "options"), SEARCHING, ids=str)
def test_bots_decide_the_same(name: str, bot_name: str, options: Any) -> None:
    wasm = decisions(WASM, name, bot_name, options, PLAYOUTS)
    assert wasm == decisions(NUMBA, name, bot_name, options, PLAYOUTS)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_thousands_of_games_of_every_configuration_agree(configuration: tuple[str, Any], seats: str) -> None:
    name, options = configuration
    assert batch_of(WASM, name, options, seats, MANY) == batch_of(NUMBA, name, options, seats, MANY)


@pytest.mark.soak
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
def test_every_bot_decides_the_same_in_every_configuration(configuration: tuple[str, Any]) -> None:
    name, options = configuration
    for bot_name in bot_names(name):
        wasm = decisions(WASM, name, bot_name, options, MANY_PLAYOUTS)
        assert wasm == decisions(NUMBA, name, bot_name, options, MANY_PLAYOUTS), bot_name


@pytest.mark.soak
@pytest.mark.parametrize("name", ["kingdomino", "kingdoms"])
def test_interpreted_bots_decide_the_same(name: str) -> None:
    options = game(name).options()
    for bot_name in bot_names(name):
        assert decisions(WASM, name, bot_name, options, 3) == decisions(PYTHON, name, bot_name, options, 3), bot_name

"""The bots in the browser choose as Python's do, given the same view, playouts and random state."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from regnum.bots import Budget, bot, levels
from regnum.bots.threads import STRIDE
from regnum.engine.build import data_of
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from tests.support.browser_referee import NODE, PAGES, Browser, browser, dealt, random_states
from tests.support.kingdomino import shapes as kingdomino
from tests.support.kingdoms import shapes as kingdoms

pytestmark = pytest.mark.skipif(NODE is None, reason="no Node: the browser's bots are not tried")

NAMES = sorted(path.parent.name for path in PAGES.glob("*/bots.js"))
OPTIONS: dict[str, list[Any]] = {"kingdomino": kingdomino.all_options(), "kingdoms": kingdoms.all_options()}
LEARNED: dict[str, list[Any]] = {
    "kingdomino": [
        *(game("kingdomino").options(players=players) for players in (2, 3, 4)),
        game("kingdomino").options(mighty_duel=True),
    ],
    "kingdoms": [
        *(game("kingdoms").options(players=players) for players in (2, 3, 4)),
        game("kingdoms").options(players=3, last_castle=True),
        game("kingdoms").options(no_luck=True),
        game("kingdoms").options(players=4, last_castle=True, no_luck=True, continuous="parts"),
    ],
}
"""Games for each of the champions' networks, and the variants that they know."""
LEVELS = [(name, level) for name in NAMES for level in levels(name)]
PLAYOUTS, FEW = 150, 40
WORD = 1 << 64


@pytest.fixture(scope="module")
def here() -> Iterator[Browser]:
    """One process for all tests."""
    with browser() as found:
        yield found


def positions(name: str, games: int, each: int) -> list[Any]:
    """Positions of random games with many options, some of them just before the end."""
    chance = random.Random(f"{name} {games}")
    found = []
    for n, options in enumerate(chance.sample(OPTIONS[name], games)):
        states = random_states(game(name).start(options, SeededDeal(f"bots {n}")), chance)[:-1]
        found += [*chance.sample(states, each), *states[-6::4]]
    return found


def think(here: Browser, name: str, state: Any, level: str, budget: dict[str, Any], chances: list[int]) -> Any:
    request = {"game": name, "options": state.options.data(), "deal": dealt(state.deal), "bot": level}
    actions = [str(action) for action in state.actions]
    return here.answer(
        {**request, "actions": actions, "budget": budget, "chances": [str(one) for one in chances], "slice": 2}
    )


def check_choice(here: Browser, name: str, level: str, state: Any, chance: np.uint64, playouts: int = PLAYOUTS) -> None:
    action, after = bot(name, level).choose(state.view(state.seat), Budget(playouts=playouts), chance)
    (thought,) = think(here, name, state, level, {"playouts": playouts}, [int(chance)])["thoughts"]
    assert (thought["action"], int(thought["chance"])) == (str(action), int(after))


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_levels_choose_as_in_python(here: Browser, name: str, level: str) -> None:
    for number, state in enumerate(positions(name, 4, 3)):
        check_choice(here, name, level, state, seeded(number))


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_levels_choose_as_in_python_with_any_number_of_players(here: Browser, name: str, level: str) -> None:
    for number, options in enumerate(LEARNED[name]):
        states = random_states(game(name).start(options, SeededDeal("players")), random.Random(number))
        check_choice(here, name, level, states[len(states) // 3], seeded(number), FEW)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_levels_choose_as_in_python_everywhere(here: Browser, name: str, level: str) -> None:
    for number, state in enumerate(positions(name, len(OPTIONS[name]), 20)):
        check_choice(here, name, level, state, seeded(number))


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in NAMES for options in LEARNED[name]])
def test_champions_choose_as_in_python_by_every_network(here: Browser, name: str, options: Any) -> None:
    chance = random.Random(str(options))
    states = random_states(game(name).start(options, SeededDeal("learned")), chance)[:-1]
    for number in (1, 2):
        check_choice(here, name, "champion", states[len(states) * number // 3], seeded(number), FEW)


@pytest.mark.parametrize("name", NAMES)
def test_policies_choose_as_in_python(here: Browser, name: str) -> None:
    for policy in game(name).policies:
        for number, state in enumerate(positions(name, 2, 3)):
            check_choice(here, name, policy, state, seeded(number))


@pytest.mark.parametrize("name", NAMES)
def test_several_searches_choose_together_as_on_several_cores(here: Browser, name: str) -> None:
    strongest = levels(name)[-1]
    for state in positions(name, 2, 2):
        budget, chance = Budget(playouts=40, cores=3), seeded(9)
        action, _ = bot(name, strongest).choose(state.view(state.seat), budget, chance)
        chances = [(int(chance) + core * STRIDE) % WORD for core in range(3)]
        answer = think(here, name, state, strongest, {"playouts": 40}, chances)
        assert (answer["together"] or answer["thoughts"][0]["action"]) == str(action)


@pytest.mark.parametrize("name", NAMES)
def test_a_budget_of_seconds_is_spent_in_slices(here: Browser, name: str) -> None:
    state = game(name).start(game(name).options(), SeededDeal("slices"))
    (thought,) = think(here, name, state, levels(name)[-1], {"seconds": 0.2}, [5])["thoughts"]
    assert thought["slices"] > 1
    assert thought["action"] in [str(action) for action in state.legal_actions()]
    assert sum(edge["visits"] for edge in thought["edges"]) > thought["slices"]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_gets_what_its_seat_sees_and_no_more(here: Browser, name: str) -> None:
    """What the browser's referee gives to a bot is the view's position, in which everything hidden is struck out."""
    for state in positions(name, 3, 3):
        actions = [str(action) for action in state.actions]
        seen = here.ask(name, "after", state.options.data(), dealt(state.deal), actions, "seen")
        assert (seen["game"], seen["seat"], seen["options"]) == (name, state.seat, state.options.data())
        theirs = unpacked(name, bytes(seen["parts"][-1].values()))
        for mine, found in zip(state.view(state.seat).position.arrays, theirs, strict=True):
            same = tuple(slice(length) for length in mine.shape)
            assert found[same].tolist() == mine.tolist()
            assert np.count_nonzero(found) == np.count_nonzero(mine)


def unpacked(name: str, part: bytes) -> Iterator[Any]:
    """The arrays of a position as the browser's referee keeps it; they may be larger than Python's, with zeros."""
    shapes = data_of(name)[f"games.{name}.entries"]["shapes"]["here"]
    at = 0
    for shape in shapes.values():
        dtype, _, axes = shape[:-1].partition("[")
        array = np.zeros([int(axis) for axis in axes.split(",")], dtype=dtype)
        yield np.frombuffer(part[at : at + array.nbytes], dtype=dtype).reshape(array.shape)
        at += array.nbytes
    assert at == len(part)

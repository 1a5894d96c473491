"""Positions are judged in the browser as in Python, given the same playouts and random state, and from a view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.bots.registry import judge
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.study.analysis import explained
from tests.support.browser_referee import NODE, Browser, browser, dealt, random_states
from tests.support.kingdomino import shapes as kingdomino
from tests.support.kingdoms import shapes as kingdoms

pytestmark = pytest.mark.skipif(NODE is None, reason="no Node: the browser's judges are not tried")

OPTIONS: dict[str, list[Any]] = {"kingdomino": kingdomino.all_options(), "kingdoms": kingdoms.all_options()}
PLAYOUTS = 150
DECKS = 64


@pytest.fixture(scope="module")
def here() -> Iterator[Browser]:
    """One process for all tests."""
    with browser() as found:
        yield found


def positions(name: str, games: int, each: int) -> list[Any]:
    """Positions of random games with many options, one of them just before the end."""
    chance = random.Random(f"study {name} {games}")
    found = []
    for n, options in enumerate(chance.sample(OPTIONS[name], games)):
        states = random_states(game(name).start(options, SeededDeal(f"study {n}")), chance)[:-1]
        found += [*chance.sample(states, each), states[-3]]
    return found


def check(here: Browser, name: str, state: Any, number: int) -> None:
    view, chance = state.view(state.seat), seeded(number)
    trial = judge(name).solve(view) or judge(name).open(view, None, DECKS, chance)
    trial.go(PLAYOUTS)
    expected = explained(trial.analysis(view.position.action), view, judge(name)).data()
    request = {"game": name, "options": state.options.data(), "deal": dealt(state.deal), "playouts": PLAYOUTS}
    answer = here.answer({**request, "actions": [str(one) for one in state.actions], "chance": str(int(chance))})
    found = answer["analysis"]
    assert answer["known"] == found, "a view alone tells less, or more, than the seat may know"
    for candidate in found["candidates"]:
        for more in ("loss", "loss_error", "range", "grade"):
            candidate.pop(more)
    assert found == expected


@pytest.mark.parametrize("name", OPTIONS)
def test_positions_are_judged_as_in_python(here: Browser, name: str) -> None:
    for number, state in enumerate(positions(name, 4, 3)):
        check(here, name, state, number)


@pytest.mark.soak
@pytest.mark.parametrize("name", OPTIONS)
def test_positions_are_judged_as_in_python_everywhere(here: Browser, name: str) -> None:
    for number, state in enumerate(positions(name, len(OPTIONS[name]), 12)):
        check(here, name, state, number)

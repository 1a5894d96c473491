"""The browser reviews a game as Python does: with the same record, seed and effort every number is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.records import record_of
from regnum.records.record import Player
from regnum.study import review
from tests.support.browser_referee import NODE, Browser, browser, dealt, random_states

pytestmark = pytest.mark.skipif(NODE is None, reason="no Node: the browser's reviews are not tried")


@pytest.fixture(scope="module")
def here() -> Iterator[Browser]:
    """One process for all tests."""
    with browser() as found:
        yield found


def check(here: Browser, name: str, state: Any, seed: int, effort: float) -> None:
    """Both review a game alike, to the last bit."""
    names = [f"player {seat}" for seat in range(state.options.players)]
    record = record_of(name, state, [Player(one) for one in names])
    mine = msgspec.to_builtins(review(record, seed, effort=effort).data())
    request = {"game": name, "options": state.options.data(), "deal": dealt(state.deal), "actions": record.actions}
    theirs = here.answer({**request, "review": {"names": names, "seed": seed, "effort": effort}})
    assert theirs == mine


def played(name: str, seed: str, **switches: Any) -> Any:
    first = game(name).start(game(name).chosen(switches), SeededDeal(seed))
    return random_states(first, random.Random(seed))[-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_review_is_that_of_python(here: Browser, name: str) -> None:
    check(here, name, played(name, "review", players=2), 3, 0.03)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_reviews_are_those_of_python(here: Browser, name: str, players: int) -> None:
    check(here, name, played(name, f"reviews {players}", players=players), players, 0.25)

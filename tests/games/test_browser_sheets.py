"""The browser counts score sheets of Kingdomino as Python does, refuses what it refuses, and takes the same options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from regnum.errors import RegnumError
from regnum.games import game
from tests.games.test_sheets import finished, written
from tests.support.browser_referee import NODE, Browser, browser, refusal
from tests.support.plain import plain

pytestmark = pytest.mark.skipif(NODE is None, reason="no Node: the browser's referees are not tried")

NAME = "kingdomino"
BROKEN = [
    *("", ".", "W W", "C C", "C W9", "C M3 M3", "x", "C é", "C W W W W W W W W", "c w1\n\n f", "W1 C\r\n. F", "C\x1cW"),
    *("C " + "W " * 30, "C" + "\nM1" * 3, "Ｗ C", "ſ C"),
]


@pytest.fixture(scope="module")
def here() -> Iterator[Browser]:
    with browser() as found:
        yield found


def check(here: Browser, **sheet: Any) -> bool:
    """Whether both count the sheet, and in the same way."""
    rules = game(NAME).sheet
    assert rules is not None
    try:
        mine = plain(rules.count(msgspec.convert(sheet, rules.form)))
    except RegnumError as problem:
        mine = plain(refusal(problem))
    assert here.ask(NAME, "count", sheet) == mine, sheet
    return "kingdoms" in mine


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reading", ["off", "symmetric", "exact"])
def test_kingdoms_of_random_games(here: Browser, players: int, reading: str) -> None:
    state = finished(NAME, f"{players} {reading}", players=players)
    kingdoms = [written(state.kingdom(seat)) for seat in range(players)]
    for harmony in (False, True):
        assert check(here, kingdoms=kingdoms, middle_kingdom=reading, harmony=harmony)
    assert check(here, kingdoms=kingdoms[:1])


def test_a_mighty_duel(here: Browser) -> None:
    state = finished(NAME, "duel", edition="modern", players=2)
    kingdoms = [written(state.kingdom(seat)) for seat in range(2)]
    assert check(here, kingdoms=kingdoms, size=7, middle_kingdom="exact", harmony=True)
    assert not check(here, kingdoms=kingdoms, size=5)


def test_kingdoms_that_cannot_exist(here: Browser) -> None:
    chance = random.Random("broken kingdoms")
    texts = BROKEN + ["".join(chance.choices("WFLPSM12. \n", k=8)) + "C" for _ in range(300)]
    counted = sum(check(here, kingdoms=[text]) + check(here, kingdoms=["C W1", text], size=7) for text in texts)
    assert 50 < counted < 2 * len(texts) - 50


def test_pairs_of_switches(here: Browser) -> None:
    """Every two switches with values that make sense alone: whether they do together is decided alike."""
    values: dict[str, list[Any]] = {
        **{switch.name: [*switch.choices] for switch in game(NAME).switches if switch.choices},
        **{switch.name: [False, True] for switch in game(NAME).switches if switch.is_flag},
        "players": [2, 3, 4],
        "deck": [24, 36, 48],
        "row": [3, 4],
        "size": [5, 7],
    }
    accepted = 0
    for one, other in product(values, values):
        for first, second in product(values[one], values[other]):
            switches = {one: first, other: second}
            try:
                mine = list(game(NAME).chosen(switches).data().items())
                accepted += 1
            except RegnumError as problem:
                mine = list(plain(refusal(problem)).items())
            assert list(here.ask(NAME, "options", switches).items()) == mine, switches
    assert accepted > 100

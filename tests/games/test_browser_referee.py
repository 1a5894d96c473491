"""The referee in the browser says what Python's says, byte for byte: views, legal actions, explanations, previews."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from regnum.errors import RegnumError
from regnum.games import game
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdoms.options import START_TIES
from regnum.records import load, verify
from tests.support.browser_referee import (
    NODE,
    PAGES,
    Browser,
    browser,
    compare,
    dealt,
    random_states,
    refusal,
    states_of,
)
from tests.support.corpus import LINES
from tests.support.kingdomino import shapes as kingdomino
from tests.support.kingdoms import shapes as kingdoms
from tests.support.plain import plain

pytestmark = pytest.mark.skipif(NODE is None, reason="no Node: the browser's referees are not tried")

NAMES = sorted(path.parent.name for path in PAGES.glob("*/referee.js"))
OPTIONS: dict[str, list[Any]] = {
    "kingdomino": kingdomino.all_options(),
    "kingdoms": [replace(one, start_tie=tie) for one in kingdoms.all_options() for tie in START_TIES],
}
SOME = 50
"""One game of the corpora in this many is compared in an ordinary run."""
GAMES = 5000
"""How many random games there are in the soak, over all options."""
CONFIGURATIONS = [(name, number) for name in NAMES for number in range(len(OPTIONS[name]))]


@pytest.fixture(scope="module")
def here() -> Iterator[Browser]:
    """One process for all tests."""
    with browser() as found:
        yield found


def replayed(name: str, number: int) -> list[Any]:
    final: Any = verify(load(LINES[name][number]))
    return states_of(game(name).start(final.options, final.deal), final.actions)


def random_game(name: str, options: Any, seed: str) -> list[Any]:
    chance = random.Random(seed)
    salts = tuple(f"só {n}" for n in range(chance.randrange(3)))
    return random_states(game(name).start(options, SeededDeal(seed, salts)), chance)


def test_there_are_referees_to_compare() -> None:
    assert NAMES
    assert set(NAMES) <= set(OPTIONS)


@pytest.mark.parametrize(("name", "number"), [(name, n) for name in NAMES for n in range(0, len(LINES[name]), SOME)])
def test_some_games_of_the_corpora(here: Browser, name: str, number: int) -> None:
    compare(here, name, replayed(name, number), random.Random(number), tries=4, looks=2)


@pytest.mark.parametrize("name", NAMES)
def test_a_random_game(here: Browser, name: str) -> None:
    options = random.Random(name).choice(OPTIONS[name])
    compare(here, name, random_game(name, options, "one"), random.Random(1), tries=4, looks=2)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "number"), [(name, n) for name in NAMES for n in range(len(LINES[name]))])
def test_all_games_of_the_corpora(here: Browser, name: str, number: int) -> None:
    compare(here, name, replayed(name, number), random.Random(number), tries=8, looks=0)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "number"), CONFIGURATIONS)
def test_random_games_of_every_configuration(here: Browser, name: str, number: int) -> None:
    options = OPTIONS[name]
    for n in range(-(-GAMES // len(options))):
        seed = f"soak {number} {n}"
        compare(here, name, random_game(name, options[number], seed), random.Random(seed), tries=5, looks=3)


@pytest.mark.parametrize("name", NAMES)
def test_a_difference_is_noticed(here: Browser, name: str) -> None:
    state: Any = game(name).start(OPTIONS[name][0], SeededDeal("one deal"))
    state.deal = SeededDeal("another")
    with pytest.raises(AssertionError, match="ply 0"):
        compare(here, name, [state], random.Random(1), tries=1, looks=1)


@pytest.mark.parametrize("name", NAMES)
def test_switches_and_defaults_are_the_same(here: Browser, name: str) -> None:
    rules = game(name)
    switches = [{"name": one.name, "kind": one.kind, "choices": list(one.choices)} for one in rules.switches]
    assert here.ask(name, "switches") == switches
    assert here.ask(name, "players") == list(rules.players)
    assert here.ask(name, "options", {}) == rules.chosen({}).data()
    for options in OPTIONS[name]:
        assert list(here.ask(name, "optionsFromData", options.data()).items()) == list(options.data().items())


def outcome(ask: Callable[[], Any]) -> Any:
    """What Python says or refuses, as the browser's referee gives it."""
    try:
        return plain(ask())
    except RegnumError as problem:
        return plain(refusal(problem))


def bad_switches(name: str) -> list[dict[str, Any]]:
    players: list[Any] = [0, 1, 5, -1, 2.5, 10**9, "2", None, True, [2], {"2": 2}]
    found = [{"players": value} for value in players] + [{"b": 1, "a": 2}, {"x" * 200: 1}, {"é": 1}]
    for switch in game(name).switches[1:]:
        found.extend({switch.name: value} for value in ("x", "", 7, None, ["off"]))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_options_are_refused_alike(here: Browser, name: str) -> None:
    rules = game(name)
    for switches in bad_switches(name):
        assert here.ask(name, "options", switches) == outcome(lambda: rules.chosen(switches).data()), switches  # noqa: B023
        data = {**rules.chosen({}).data(), **switches}
        assert here.ask(name, "optionsFromData", data) == outcome(lambda: rules.options_from_data(data).data())  # noqa: B023
    assert here.ask(name, "optionsFromData", {}) == outcome(lambda: rules.options_from_data({}).data())


@pytest.mark.parametrize("name", NAMES)
def test_requests_are_refused_alike(here: Browser, name: str) -> None:
    rules = game(name)
    states = random_game(name, rules.options(), "refused")[:30]
    state, parse = states[-1], rules.parse_action
    game_so_far = (state.options.data(), dealt(state.deal), [str(action) for action in state.actions])

    def asked(question: str, *values: object) -> Any:
        return here.ask(name, "after", *game_so_far, question, *values)

    for text in ("", "xyz", "🎲" * 50, " pass", "PASS", "pass\n"):
        for question in ("play", "explain", "preview"):
            assert asked(question, text) == outcome(lambda: parse(text)), text  # noqa: B023
    for text in {str(action) for one in states for action in one.legal_actions()[::5]}:
        theirs = outcome(lambda: [str(action) for action in state.play(parse(text)).actions])  # noqa: B023
        assert asked("play", text) == theirs
    for plies in (-1, 31, 10**6):
        assert asked("undo", plies) == outcome(lambda: state.undo(plies))  # noqa: B023
    assert asked("undo", 4) == [str(action) for action in state.undo(4).actions]
    for seat in (-1, 2, 99):
        assert asked("view", seat) == outcome(lambda: state.view(seat))  # noqa: B023
        assert asked("explain", str(state.legal_actions()[0]), seat) == outcome(lambda: state.view(seat))  # noqa: B023


class NotedDeal:
    """A deal that notes what is drawn, so that it can be written out."""

    commitment = ""

    def __init__(self, deal: SeededDeal) -> None:
        self.deal, self.drawn = deal, list[list[tuple[int, ...]]]()

    def key(self, name: str) -> bytes:
        return self.deal.key(name)

    def source(self, name: str, number: int) -> Any:
        source, noted = self.deal.source(name, number), list[tuple[int, ...]]()
        self.drawn += [[] for _ in range(number + 1 - len(self.drawn))]
        self.drawn[number] = noted

        class Source:
            def draw(self, items: Sequence[int], count: int) -> tuple[int, ...]:
                noted.append(source.draw(items, count))
                return noted[-1]

        return Source()


@pytest.mark.parametrize("name", NAMES)
def test_written_deals(here: Browser, name: str) -> None:
    for options in random.Random(4).sample(OPTIONS[name], 2):
        noted = NotedDeal(SeededDeal("written"))
        states = random_states(game(name).start(options, noted), random.Random(4))  # type: ignore[arg-type]
        written = WrittenDeal(tuple(tuple(draws) for draws in noted.drawn))
        again = states_of(game(name).start(options, written), states[-1].actions)
        compare(here, name, again, random.Random(5), tries=1, looks=1)


@pytest.mark.parametrize("name", NAMES)
def test_deals_are_refused_alike(here: Browser, name: str) -> None:
    rules, options = game(name), game(name).options()
    noted = NotedDeal(SeededDeal("short"))
    rules.start(options, noted)  # type: ignore[arg-type]
    first = tuple(noted.drawn[0])
    for draws in (
        (),
        ((),),
        ((first[0],),),
        ((first[0], first[1][:-1]),),
        ((first[0], (99, *first[1][1:])),),
        (first,),
    ):
        theirs = outcome(lambda: [str(action) for action in rules.start(options, WrittenDeal(draws)).actions])  # noqa: B023
        assert here.ask(name, "start", options.data(), {"draws": draws}) == theirs, draws
    for seed, salts in (("", ()), ("a\nb", ()), ("x" * 201, ()), ("x", ("\u200b",)), ("x" * 200, ("y",))):
        theirs = outcome(lambda: [*rules.start(options, SeededDeal(seed, salts)).actions])  # noqa: B023
        assert here.ask(name, "start", options.data(), {"seed": seed, "salts": salts}) == theirs, seed

"""Games without a table: replayed from a seed for every question, right by the rulebook, and never broken."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import regnum
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.server.limits import HEAVY
from regnum.server.practice import LONGEST_SEED, MOST_ACTIONS
from tests.support.plain import plain
from tests.support.server import running

FACES = Path(regnum.__file__).parent / "web/js/games"
NOBODY = 7
"""No seat."""


@pytest.fixture
async def caller(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with running(tmp_path) as place:
        yield place.caller()


async def practise(caller: httpx.AsyncClient, **wish: Any) -> httpx.Response:
    return await caller.post("/api/practice", json={"game": "kingdomino", "seed": "lesson", **wish})


async def done(caller: httpx.AsyncClient, **wish: Any) -> dict[str, Any]:
    answer = await practise(caller, **wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def walk(name: str, options: dict[str, Any], seed: str) -> list[Any]:
    """All states of a random game."""
    rules, chance = game(name), random.Random(seed)
    states = [rules.start(rules.options(**options), SeededDeal(seed))]
    while not states[-1].is_over and len(states) < MOST_ACTIONS:
        states.append(states[-1].play(chance.choice(states[-1].legal_actions())))
    return states


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_game_looks_as_the_rulebook_has_it(caller: httpx.AsyncClient, name: str, players: int) -> None:
    options = {"players": players}
    states = walk(name, options, f"{name} {players}")
    for state in states[:: len(states) // 6] + states[-1:]:
        actions = [str(action) for action in state.actions]
        for seat in range(players):
            wish = {"game": name, "seed": f"{name} {players}", "options": options, "actions": actions, "seat": seat}
            found = await done(caller, **wish)
            assert found["view"] == plain(state.view(seat).data())
            assert found["is_over"] == state.is_over
            assert found["explanation"] is found["preview"] is None


@pytest.mark.parametrize("name", GAMES)
async def test_an_action_is_explained_and_previewed(caller: httpx.AsyncClient, name: str) -> None:
    states, chance = walk(name, {}, "tried"), random.Random(name)
    for state in chance.sample(states[:-1], 12):
        assert state.seat is not None
        wish = {"game": name, "seed": "tried", "actions": [str(one) for one in state.actions], "seat": state.seat}
        legal = chance.choice(state.legal_actions())
        found = await done(caller, **wish, **{"try": str(legal)})
        assert found["explanation"]["is_legal"] is True
        assert found["preview"] == plain(state.preview(legal))
        other = str(chance.choice(chance.choice(states[:-1]).legal_actions()))
        found = await done(caller, **wish, **{"try": other})
        explanation = state.explain(game(name).parse_action(other))
        assert (found["preview"] is not None) == found["explanation"]["is_legal"] == explanation.is_legal
        assert found["explanation"]["rule"] == explanation.rule
        assert found["explanation"]["message"] == str(explanation.message)


async def test_players_act_only_on_their_turn(caller: httpx.AsyncClient) -> None:
    view = (await done(caller))["view"]
    found = await done(caller, seat=1 - view["seat"], **{"try": view["legal"][0] if view["legal"] else "k1"})
    assert found["explanation"]["rule"] == "KD-T1"
    assert found["preview"] is None


async def test_secrets_of_others_stay_secret(caller: httpx.AsyncClient) -> None:
    for seat in (0, 1):
        players = (await done(caller, game="kingdoms", seat=seat))["view"]["players"]
        assert players[1 - seat]["starting_tile"] == "?"
        assert players[seat]["starting_tile"] != "?"


async def test_an_illegal_action_is_refused_with_its_rule(caller: httpx.AsyncClient) -> None:
    answer = await practise(caller, actions=["17h7e"])
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "illegal"
    assert re.fullmatch(r"KD-[A-Z]\d+", answer.json()["error"]["rule"])
    answer = await practise(caller, game="kingdoms", actions=["pass"])
    assert answer.json()["error"]["rule"] == "KG-T2"


async def test_a_refusal_speaks_the_language_of_who_asks(caller: httpx.AsyncClient) -> None:
    wish = {"game": "kingdoms", "seed": "lesson", "try": "pass"}
    seat = (await done(caller, game="kingdoms"))["view"]["seat"]
    answer = await caller.post("/api/practice", json={**wish, "seat": seat}, headers={"accept-language": "hu"})
    assert answer.json()["explanation"]["message"].startswith("Csak akkor passzolhatsz")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": None},
        {"seed": ""},
        {"seed": "x" * (LONGEST_SEED + 1)},
        {"seed": "two\nlines"},
        {"seed": 7},
        {"actions": ["k1"] * (MOST_ACTIONS + 1)},
        {"actions": ["nonsense"]},
        {"actions": [""]},
        {"actions": ["k" * 41]},
        {"actions": "k1"},
        {"actions": ["k99"]},
        {"try": ""},
        {"try": "nonsense"},
        {"try": 3},
        {"seat": -1},
        {"seat": NOBODY},
        {"seat": 3},
        {"options": {"players": 5}},
        {"options": {"players": "two"}},
        {"options": {"players": True}},
        {"options": {"edition": "first"}},
        {"options": {"edition": 7}},
        {"options": {"cls": 1}},
        {"options": {"self": 1}},
        {"options": {"nothing": "such"}},
        {"options": {"deck": 10**30}},
        {"options": {"size": []}},
        {"options": []},
        {"more": 1},
    ],
    ids=str,
)
async def test_nonsense_is_refused_with_a_sentence(caller: httpx.AsyncClient, wish: dict[str, Any]) -> None:
    answer = await practise(caller, **wish)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["message"].strip()


async def test_an_unknown_game_is_refused_with_those_there_are(caller: httpx.AsyncClient) -> None:
    message = (await practise(caller, game="chess")).json()["error"]["message"]
    assert all(name in message for name in ("chess", *GAMES))


async def test_after_the_end_nothing_is_legal(caller: httpx.AsyncClient) -> None:
    actions = [str(action) for action in walk("kingdomino", {}, "lesson")[-1].actions]
    found = await done(caller, actions=actions, **{"try": "k1"})
    assert found["is_over"]
    assert found["view"]["result"]
    assert not found["explanation"]["is_legal"]
    answer = await practise(caller, actions=[*actions, "k1"])
    assert answer.status_code == 422


async def test_nobody_asks_too_much(tmp_path: Path) -> None:
    async with running(tmp_path, limits=1) as place:
        caller = place.caller()
        answers = await asyncio.gather(*(practise(caller) for _ in range(int(HEAVY.burst) + 40)))
    assert {answer.status_code for answer in answers} == {200, 429}


def lesson(name: str) -> dict[str, Any]:
    """The first lesson of a game: its JavaScript module is JSON but for the first and last words."""
    text = (FACES / name / "lessons.js").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text[text.index("= [") + 2 : text.rindex("]") + 1])
    return found[0]


@pytest.mark.parametrize("name", GAMES)
async def test_lessons_begin_at_positions_that_exist(caller: httpx.AsyncClient, name: str) -> None:
    scenes = lesson(name)["scenes"]
    for scene in scenes:
        wish = {"game": name, "options": scene["options"], "seed": scene["seed"], "actions": scene["actions"]}
        found = await done(caller, **wish)
        assert found["view"]["seat"] == 0, "it is the learner's turn"
        assert found["view"]["legal"]
        assert scene["steps"]
    assert 8 <= sum(len(scene["steps"]) for scene in scenes) <= 14


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "hu", "pl", "et"])
def test_every_step_of_a_lesson_has_words(name: str, language: str) -> None:
    text = (Path(regnum.__file__).parent / f"words/{language}/page_{name}_learn.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    for scene in lesson(name)["scenes"]:
        for step in scene["steps"]:
            for part in ("text", "task", "done") + (("no",) if step["kind"] in ("move", "refused") else ()):
                assert f"{name}-learn-{step['name']}-{part}" in said


def cited(text: str) -> set[str]:
    """All numbers of rules in a text, where they are between quotes."""
    return set(re.findall(r'"((?:KD|KG)-[A-Z]+\d+|A-[KG]\d+)"', text))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_named_stands_on_the_page(name: str) -> None:
    package = Path(regnum.__file__).parent
    page = cited((FACES / name / "rules.js").read_text(encoding="utf-8"))
    named = cited((package / f"games/{name}/explain.py").read_text(encoding="utf-8"))
    taught = {rule for scene in lesson(name)["scenes"] for step in scene["steps"] for rule in step["rules"]}
    assert len(named) > 5
    assert named | taught <= page
    law = set(
        re.findall(r"\*\*([A-Z]+-[A-Z]*\d+)\*\*", (Path(__file__).parents[2] / "docs/rules.md").read_text("utf-8"))
    )
    assert page <= law


@pytest.mark.parametrize(
    "body",
    [
        '{"game": "kingdomino", "seed": "a", "options": {"players": %s}}' % ("9" * 400),
        '{"game": "kingdoms", "seed": "a", "options": {"players": %s}}' % ("9" * 400),
        '{"game": "kingdomino", "seed": "a", "seed": "b"}',
    ],
)
async def test_json_beyond_its_limits_is_refused_with_a_sentence(caller: httpx.AsyncClient, body: str) -> None:
    answer = await caller.post("/api/practice", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]

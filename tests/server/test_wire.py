"""What goes over the wire: described completely, said by the server, and computed once."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.errors import RegnumError
from regnum.games import game, game_names
from regnum.games.logged import Logged
from regnum.server.api import ENDPOINTS
from regnum.server.hub import Hub
from regnum.server.openapi import forms_alone, openapi
from regnum.table import Audience, decide
from regnum.table import audience as seen
from regnum.table.commands import Undo
from tests.support.plain import plain
from tests.support.server import Place, done, give, open_table, running
from tests.support.table import ANNA, BELA, CILI, PEOPLE, Desk, any_action, begun, live_on, mover

DOCUMENT: dict[str, Any] = msgspec.json.decode(openapi(ENDPOINTS))
SCHEMAS: dict[str, Any] = DOCUMENT["components"]["schemas"]
SAYS_SOMETHING = {"$ref", "anyOf", "enum", "properties", "additionalProperties", "items", "prefixItems"}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with running(tmp_path) as place:
        yield place


def schemas(part: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema within a schema, with its path."""
    yield path, part
    for name, one in part.get("properties", {}).items():
        yield from schemas(one, f"{path}.{name}")
    for kind in ("items", "additionalProperties"):
        if isinstance(part.get(kind), dict):
            yield from schemas(part[kind], f"{path}.{kind}")
    for one in [*part.get("anyOf", []), *part.get("prefixItems", [])]:
        yield from schemas(one, path)


def test_the_file_leaves_nothing_open() -> None:
    vague = [
        path
        for name, schema in SCHEMAS.items()
        for path, part in schemas(schema, name)
        if part.get("type") in (None, "object", "array") and not SAYS_SOMETHING & set(part)
    ]
    assert vague == []


@pytest.mark.parametrize("name", game_names())
def test_the_file_describes_the_forms_of_every_game(name: str) -> None:
    forms = game(name).forms
    for form in (forms.options, forms.view, forms.preview, forms.result):
        assert SCHEMAS[form.__name__]["properties"]
    views = msgspec.json.encode(SCHEMAS["Update"]["properties"]["view"]).decode()
    assert f'"{name}":"#/components/schemas/{forms.view.__name__}"' in views


def test_the_types_of_the_web_app_are_made_from_this_file() -> None:
    first, *_ = (files("regnum") / "web/js/types.d.ts").read_text(encoding="utf-8").splitlines()
    assert first.endswith(hashlib.sha256(forms_alone(openapi(ENDPOINTS))).hexdigest()), "run scripts/types"


def test_what_is_always_written_is_required() -> None:
    assert set(SCHEMAS["Problem"]["required"]) == {"code", "message", "rule", "missed"}
    assert "bot" not in SCHEMAS["PlayedEvent"]["required"]
    assert set(SCHEMAS["OpenTable"]["required"]) == {"game", "seats"}


def rounds_of(desk: Desk) -> list[tuple[int, int]]:
    """Round and game of a match as the rulebook has them, of every action that was played."""
    found = []
    for number, happened in enumerate(desk.table.log):
        if happened.event.__struct_config__.tag == "played":
            state = type(desk.table).of((one.time, one.event) for one in desk.table.log[:number]).state
            assert state is not None
            found.append((state.round_number, state.game_number))
    return found


@pytest.mark.parametrize(("rules", "options"), [("kingdomino", {"dynasty": True}), ("kingdoms", {})])
def test_every_action_says_its_round_also_if_it_was_taken_back(rules: str, options: dict[str, Any]) -> None:
    desk = begun(ANNA, BELA, rules=rules, options=options)
    chance = random.Random(rules)
    for _ in range(70):
        if desk.table.to_act is None:
            break
        actor = mover(desk.table)
        desk.play(any_action(desk.table, chance))
        if chance.random() < 0.1:
            desk.do(Undo(ply=desk.table.ply), actor)
    told = [event for event in plain(seen.events(desk.table, Audience())) if event["type"] == "played"]
    assert [(event["round"], event.get("game_number", 1)) for event in told] == rounds_of(desk)
    assert len({event["round"] for event in told}) > 1


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_an_update_says_who_may_undo(rules: str) -> None:
    desk, told = begun(ANNA, BELA, CILI, rules=rules), set()
    for turn in range(40):
        live_on(desk, random.Random(turn), 5)
        for actor in PEOPLE:
            may = seen.may_undo(desk.table, Audience.of(desk.table, actor.player))
            try:
                decide(desk.table, Undo(ply=desk.table.ply), actor, desk.facts)
                could = desk.table.undo is None
            except RegnumError:
                could = False
            assert may == could
            told.add(may)
    assert told == {True, False}


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
async def test_an_action_is_looked_up_parsed_and_played_once(
    place: Place, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await place.person("Anna")
    table = await open_table(anna, ..., ..., game=rules, starts_when_full=True)
    view = (await anna.get(f"/api/tables/{table}")).json()["view"]
    calls: Counter[str] = Counter()

    def counted(name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            calls[name] += 1
            return original(*arguments, **named)

        return call

    now = place.server.hub.live[table].table
    kind: Any = type(now.state)
    monkeypatch.setattr(kind, "_after", counted("played", kind._after))
    monkeypatch.setattr(Hub, "table", counted("looked up", Hub.table))
    monkeypatch.setattr(now, "rules", replace(now.rules, parse_action=counted("parsed", now.rules.parse_action)))
    await done(anna, table, "play", ply=0, action=view["legal"][0])
    assert calls == {"looked up": 1, "parsed": 1, "played": 1}


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_the_seat_to_act_and_the_referee_share_the_list_of_legal_actions(rules: str) -> None:
    state: Any = begun(ANNA, BELA, rules=rules).table.state
    assert isinstance(state, Logged)
    view: Any = state.view(state.seat)
    assert view._legal is state._legal
    assert state.view(1 - (state.seat or 0)).legal_actions() == ()


async def test_a_command_that_comes_too_late_is_told_what_happened(place: Place) -> None:
    anna = await place.person("Anna")
    table = await open_table(anna, ..., ..., starts_when_full=True)
    legal = (await anna.get(f"/api/tables/{table}")).json()["view"]["legal"]
    await done(anna, table, "play", ply=0, action=legal[0])
    answer = await give(anna, table, "play", ply=0, action=legal[1])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    missed = answer.json()["error"]["missed"]
    assert missed["summary"]["ply"] == 1
    assert missed["away_after"] > 0

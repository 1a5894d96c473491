"""The table of the browser decides as the server's: same commands, same events, refusals, updates and records."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regnum.engine.library import shipped
from regnum.errors import IllegalActionError, RegnumError
from regnum.games import GAMES
from regnum.records import dump
from regnum.server.live import LiveTable, entry_of
from regnum.table import SYSTEM, Actor, ForbiddenError, NotNowError, OpenTable, StaleError
from regnum.table.commands import SeatPlan
from regnum.table.events import Event, encode
from regnum.table.opening import open_table, rematch
from regnum.words import Message
from tests.support.table import ANNA, FACTS, PEOPLE, STRANGER, Desk, any_command, every_option, mover

RUNNER = Path(__file__).parents[1] / "support" / "here_table.mjs"
NODE = shutil.which("node")
ABSENT = frozenset({"anna", "bela", "cili"})
STEPS = 120
NAMES = (
    *(
        "Réka\u200d",
        "\u0915\u094d\u200d\u0937",
        "a\u200db",
        "\t Anna\n",
        "\x1fAnna",
        "\ufeffAnna",
        "A\u2028B",
        "\u2003Anna",
    ),
    *("e" + 4 * "\u0301\u0302", "e" + 4 * "\u0301", "\u3164", " ", "x" * 41, "x" * 161, "🏰" * 40, "🏰" * 41, "\ud83c"),
)
"""Names that are cleaned or refused, for every reason that there is."""

pytestmark = pytest.mark.skipif(NODE is None, reason="NOT TRIED IN JAVASCRIPT: there is no Node")


def scripts_of(game: str, count: int) -> tuple[list[dict[str, Any]], list[list[Any]]]:
    """Scripts for the browser's table, and what Python's table does with them."""
    scripts, expected = [], []
    for number in range(count):
        chance = random.Random(f"{game} {number}")
        wish = _wish(game, chance)
        script: dict[str, Any] = {
            "wish": msgspec.to_builtins(wish),
            "host": _actor(ANNA),
            "seed": f"seed {number}",
            "facts": {"bots": FACTS.bots, "standIn": FACTS.stand_in, "absent": sorted(ABSENT), "rematch": "again"},
            "steps": [],
        }
        scripts.append(script)
        expected.append(_played(wish, script, chance))
    return scripts, expected


def _wish(game: str, chance: random.Random) -> OpenTable:
    options = chance.choice(every_option()[game]).data()
    plans = [_plan(chance) for _ in range(options.pop("players"))]
    plans[chance.randrange(len(plans))] = SeatPlan(is_mine=True)
    return OpenTable(
        game=game,
        seats=tuple(plans),
        options=options if chance.random() < 0.95 else {"players": 2},
        is_listed=chance.random() < 0.5,
        has_chat=chance.random() < 0.8,
        has_hints=chance.random() < 0.3,
        starts_when_full=chance.random() < 0.7,
        move_seconds=chance.choice((None, 30)),
        salt=chance.choice(("", "some salt", "é")) if chance.random() < 0.1 else "",
        key=chance.choice(("", "key")),
    )


def _plan(chance: random.Random) -> SeatPlan:
    return chance.choice(
        (
            SeatPlan(bot="knight"),
            SeatPlan(is_mine=True, name=chance.choice(NAMES) if chance.random() < 0.2 else " Zoé "),
            SeatPlan(),
            SeatPlan(is_mine=True),
            SeatPlan(bot="nobody") if chance.random() < 0.05 else SeatPlan(bot="king"),
        )
    )


def _played(wish: OpenTable, script: dict[str, Any], chance: random.Random) -> list[Any]:
    try:
        first = open_table(wish, ANNA, script["seed"], FACTS)
    except RegnumError as problem:
        return [_refused(problem)]
    desk, facts = Desk(first), FACTS._replace(absent=ABSENT)
    found: list[Any] = [{"events": _plain(first)}]
    for _ in range(STEPS):
        likely = [mover(desk.table)] * 8 if desk.table.to_act and desk.table.to_act.is_taken else []
        actor, watcher = chance.choice((*PEOPLE, SYSTEM, STRANGER, *likely)), chance.choice((*PEOPLE, STRANGER))
        command = any_command(desk.table, chance)
        since = chance.choice((None, 0, 3, 10, 500))
        step = {"command": msgspec.to_builtins(command), "watcher": watcher.player, "since": since}
        script["steps"].append(step | {"actor": None if actor is SYSTEM else _actor(actor)})
        try:
            done: dict[str, Any] = {"events": _plain(desk.do(command, actor, absent=facts.absent))}
        except RegnumError as problem:
            done = _refused(problem)
        done["update"] = LiveTable("t", desk.table, 0).update(watcher.player, since).decode()
        done["entry"] = msgspec.json.encode(replace(entry_of("t", desk.table), kept="always")).decode()
        found.append(done)
    table = desk.table
    is_over = table.ended is not None and table.state is not None
    again = _plain(rematch(table, ANNA, "again", "t", frozenset(sorted(ABSENT)[1:]))) if is_over else None
    return [*found, {"record": dump(table.record()) if table.state else None, "again": again}]


def _actor(actor: Actor) -> dict[str, Any]:
    return {"player": actor.player, "name": actor.name}


def _plain(events: tuple[Event, ...]) -> list[Any]:
    return [json.loads(encode(event)) for event in events]


def _refused(problem: RegnumError) -> dict[str, Any]:
    kinds = {StaleError: "stale", ForbiddenError: "forbidden", NotNowError: "not_now", IllegalActionError: "illegal"}
    code = kinds.get(type(problem), "invalid")
    rule = problem.explanation.rule if isinstance(problem, IllegalActionError) else None
    return {"refused": [code, _said(problem.message), rule]}


def _said(message: Message) -> dict[str, Any]:
    arguments = message.arguments.items()
    return {"id": message.name, "args": {k: _said(v) if isinstance(v, Message) else v for k, v in arguments}}


def in_browser(game: str, scripts: list[dict[str, Any]], folder: Path) -> list[list[Any]]:
    """What the browser's table does with scripts."""
    module = folder / f"{game}.wasm"
    module.write_bytes(shipped(game).code)
    told = json.dumps({"game": game, "module": str(module), "scripts": scripts})
    done = subprocess.run([str(NODE), str(RUNNER)], input=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[list[Any]] = json.loads(done.stdout)
    return found


def compare(game: str, count: int, folder: Path) -> None:
    """Play scripts at both tables; the first difference is shown."""
    scripts, expected = scripts_of(game, count)
    for script, here, there in zip(scripts, in_browser(game, scripts, folder), expected, strict=True):
        for number, (one, other) in enumerate(zip(here, there, strict=True)):
            step = script["steps"][number - 1] if 0 < number <= len(script["steps"]) else script["wish"]
            assert one == other, step


@pytest.mark.parametrize("game", GAMES)
def test_the_same_commands_do_the_same_in_the_browser(game: str, tmp_path: Path) -> None:
    compare(game, 12, tmp_path)


def test_names_are_cleaned_alike(tmp_path: Path) -> None:
    facts = {"bots": FACTS.bots, "standIn": FACTS.stand_in}
    scripts, expected = [], []
    for name in NAMES:
        wish = OpenTable(game=GAMES[0], seats=(SeatPlan(is_mine=True, name=name), SeatPlan(bot="knight")))
        plain = {"wish": msgspec.to_builtins(wish), "host": _actor(ANNA), "seed": "s", "facts": facts, "steps": []}
        scripts.append(plain)
        try:
            expected.append({"events": _plain(open_table(wish, ANNA, "s", FACTS))})
        except RegnumError as problem:
            expected.append(_refused(problem))
    assert [done[0] for done in in_browser(GAMES[0], scripts, tmp_path)] == expected


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_commands_do_the_same_in_the_browser(game: str, tmp_path: Path) -> None:
    compare(game, 400, tmp_path)

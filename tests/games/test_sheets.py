"""The score sheet over HTTP: right by the rulebook on random games and boards, and never broken."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Kingdom
from regnum.games.kingdoms import COLOURS
from tests.support.plain import plain
from tests.support.server import running

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data/kingdoms-boards.json").read_text(encoding="utf-8")
)["boards"]
EXAMPLE = """
+3       red1      yellow4  blue1     -6        yellow1
blue2    goldmine  +4       +1        mountain  wizard
+2       +4        red2     -5        -2        blue1
yellow2  dragon    +3       mountain  blue1     +5
-1       -3        blue1    yellow3   +6        +2
"""


@pytest.fixture
async def caller(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with running(tmp_path) as place:
        yield place.caller()


async def counted(caller: httpx.AsyncClient, name: str, **sheet: Any) -> dict[str, Any]:
    answer = await caller.post(f"/api/score/{name}", json=sheet)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def finished(name: str, seed: str, **options: Any) -> Any:
    """A random game at its end."""
    rules, chance = game(name), random.Random(seed)
    state = rules.start(rules.options(**options), SeededDeal(seed))
    while not state.is_over:
        state = state.play(chance.choice(state.legal_actions()))
    return state


def written(kingdom: Kingdom) -> str:
    """A kingdom as people write it."""
    west, east, south, north = kingdom.box
    squares = {**{place: str(square) for place, square in kingdom.squares.items()}, (0, 0): "C"}
    rows = [[squares.get((x, y), ".") for x in range(west, east + 1)] for y in range(north, south - 1, -1)]
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 5), (2, 7)])
async def test_kingdoms_of_random_games(caller: httpx.AsyncClient, players: int, size: int) -> None:
    for number in range(10):
        options = {
            "middle_kingdom": random.Random(number).choice(["off", "symmetric", "exact"]),
            "harmony": number % 2 == 0,
        }
        state = finished("kingdomino", str(number), players=players, mighty_duel=size == 7 or None, **options)
        kingdoms = [written(state.kingdom(seat)) for seat in range(players)]
        found = await counted(caller, "kingdomino", kingdoms=kingdoms, size=size, **options)
        assert [kingdom["score"] for kingdom in found["kingdoms"]] == state.result().scores
        for seat, kingdom in enumerate(found["kingdoms"]):
            assert kingdom == plain(state.data().kingdoms[seat]) | {"discards": 0}
        ranking = state.ranking()
        assert [place["rank"] for place in found["ranking"]] == [place.rank for place in ranking]
        assert [place["player"] for place in found["ranking"]] == [place.seat for place in ranking]
        assert [place["decided_by"] for place in found["ranking"]] == [place.decided_by for place in ranking]


async def test_ties_are_broken_and_said_to_be(caller: httpx.AsyncClient) -> None:
    found = await counted(caller, "kingdomino", kingdoms=["W1 W C", "C F1 F", "C L1 L\n. P P\n. . P"])
    assert [(place["player"], place["rank"]) for place in found["ranking"]] == [(2, 1), (0, 2), (1, 2)]
    assert [place["decided_by"] for place in found["ranking"]] == ["largest", "shared", "last"]


async def test_one_kingdom_alone(caller: httpx.AsyncClient) -> None:
    found = await counted(caller, "kingdomino", kingdoms=["C"])
    assert found["kingdoms"][0]["score"] == 0


@pytest.mark.parametrize("board", GOLDEN, ids=lambda board: str(board["id"]))
async def test_golden_boards(caller: httpx.AsyncClient, board: dict[str, Any]) -> None:
    money = {colour: 50 + 10 * at for at, colour in enumerate(COLOURS)}
    found = await counted(caller, "kingdoms", board="\n".join(board["ascii"]), money=money)
    for player in found["players"]:
        assert player["after"] == player["before"] + player["income"]["total"]
        nothing = {"rows": 0, "columns": 0, "total": 0}
        assert player["income"] == board["totals"].get(player["colour"], nothing)


async def test_the_example_of_the_rulebook(caller: httpx.AsyncClient) -> None:
    money = {"yellow": 50, "red": 50, "blue": -3}
    found = await counted(caller, "kingdoms", board=EXAMPLE, money=money)
    assert [(one["colour"], one["income"]["total"]) for one in found["players"]] == [
        ("yellow", 44),
        ("red", 3),
        ("blue", 53),
    ]
    assert [one["after"] for one in found["players"]] == [94, 53, 50]
    assert [place["player"] for place in found["ranking"]] == [0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_boards_of_random_games(caller: httpx.AsyncClient, players: int) -> None:
    for number in range(5):
        state = finished("kingdoms", str(number), players=players)
        view = plain(state.data())
        before = view["money_history"][-2]
        found = await counted(
            caller,
            "kingdoms",
            board="\n".join(" ".join(row) for row in view["present"]["board"]),
            money=dict(zip(COLOURS, before, strict=False)),
        )
        assert [one["after"] for one in found["players"]] == list(state.money)
        assert found["present"] == json.loads(json.dumps(view["present"]))
        assert [one["rank"] for one in found["ranking"]] == [place.rank for place in state.ranking()]


@pytest.mark.parametrize(
    "sheet",
    [
        {},
        {"kingdoms": []},
        {"kingdoms": ["C"] * 5},
        {"kingdoms": "C"},
        {"kingdoms": [""]},
        {"kingdoms": ["W W"]},
        {"kingdoms": ["C C"]},
        {"kingdoms": ["C X"]},
        {"kingdoms": ["C W9"]},
        {"kingdoms": ["C W W W W W"]},
        {"kingdoms": ["x" * 2001]},
        {"kingdoms": ["C M3", "C M3"]},
        {"kingdoms": ["C M3\nM3 ."]},
        {"kingdoms": ["C"], "size": 6},
        {"kingdoms": ["C"], "size": "5"},
        {"kingdoms": ["C"], "middle_kingdom": True},
        {"kingdoms": ["C"], "harmony": 1},
        {"kingdoms": ["C"], "more": 1},
        {"kingdoms": ["C\x00"]},
        {"kingdoms": [None]},
    ],
    ids=lambda sheet: str(sheet)[:60],
)
async def test_impossible_kingdoms_are_refused_with_a_sentence(
    caller: httpx.AsyncClient, sheet: dict[str, Any]
) -> None:
    answer = await caller.post("/api/score/kingdomino", json=sheet)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["message"].strip()


async def test_KD_C6_the_box_is_shared(caller: httpx.AsyncClient) -> None:
    answer = await caller.post("/api/score/kingdomino", json={"kingdoms": ["C M3", "C M3"]})
    assert "(KD-C6)" in answer.json()["error"]["message"]


async def test_a_refusal_tells_which_kingdom_is_meant(caller: httpx.AsyncClient) -> None:
    answer = await caller.post(
        "/api/score/kingdomino", json={"kingdoms": ["C", "W W"]}, headers={"accept-language": "pl"}
    )
    assert answer.json()["error"]["message"].startswith("Królestwo 2: ")


@pytest.mark.parametrize(
    "sheet",
    [
        {},
        {"board": EXAMPLE},
        {"board": EXAMPLE, "money": {}},
        {"board": EXAMPLE, "money": {"red": 50, "yellow": 50}},
        {"board": EXAMPLE, "money": {"pink": 50}},
        {"board": EXAMPLE, "money": {"red": "50"}},
        {"board": EXAMPLE, "money": {"red": 10**9}},
        {"board": EXAMPLE, "money": {"red": 1.5}},
        {"board": "", "money": {"red": 50}},
        {"board": "+1", "money": {"red": 50}},
        {"board": "+9 . . . . .", "money": {"red": 50}},
        {"board": "dragon dragon . . . .", "money": {"red": 50}},
        {"board": "red4 red4 . . . .", "money": {"red": 50}},
        {"board": ". . . . . .\n" * 6, "money": {"red": 50}},
        {"board": "x" * 2001, "money": {"red": 50}},
        {"board": [["."]], "money": {"red": 50}},
        {"board": ". . . . . .", "money": {"red": 50}, "more": 1},
    ],
    ids=lambda sheet: str(sheet)[-60:],
)
async def test_impossible_boards_are_refused_with_a_sentence(caller: httpx.AsyncClient, sheet: dict[str, Any]) -> None:
    answer = await caller.post("/api/score/kingdoms", json=sheet)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["message"].strip()


async def test_KG_C1_every_castle_has_a_player(caller: httpx.AsyncClient) -> None:
    answer = await caller.post("/api/score/kingdoms", json={"board": "blue1 . . . . .", "money": {"red": 50}})
    assert "no blue player (KG-C1)" in answer.json()["error"]["message"]


async def test_every_game_has_a_sheet_of_its_own(caller: httpx.AsyncClient) -> None:
    paths = (await caller.get("/api/openapi.json")).json()["paths"]
    forms = [paths[f"/api/score/{name}"]["post"]["requestBody"]["content"] for name in GAMES]
    assert all(one != other for at, one in enumerate(forms) for other in forms[:at])
    assert {paths[f"/api/score/{name}"]["post"]["operationId"] for name in GAMES} == {f"score_{name}" for name in GAMES}
    assert (await caller.post("/api/score/chess", json={})).status_code == 404


async def test_random_text_never_breaks_anything(caller: httpx.AsyncClient) -> None:
    chance = random.Random(3)
    for _ in range(150):
        text = "".join(chance.choice("WFLPSMC.0123 \n+-redyellowdragon\t\u2212é@") for _ in range(chance.randrange(80)))
        for name, sheet in (("kingdomino", {"kingdoms": [text]}), ("kingdoms", {"board": text, "money": {"red": 1}})):
            answer = await caller.post(f"/api/score/{name}", json=sheet)
            assert answer.status_code in (200, 422), answer.text
            assert answer.status_code == 200 or answer.json()["error"]["message"]

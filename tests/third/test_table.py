"""The third game at a table over HTTP: a person and a bot, what each may see, and the record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import to_builtins

from regnum.client import ApiError, Client
from regnum.records import load, verify
from tests.support.served import Served
from tests.support.server import done, give, open_table, running


async def test_the_list_of_games_has_it(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        answer = await place.caller().get("/api/games", headers={"accept-language": "pl"})
        found = next(game for game in answer.json()["games"] if game["name"] == "noughts")
        assert found["title"] == "Kółko i krzyżyk"
        assert found["players"] == [2]
        assert found["levels"] == found["bots"] == ["random", "blocker"]
        assert found["switches"] == [{"name": "sums", "kind": "flag", "choices": []}]
        assert (await place.caller().get(found["face"])).headers["content-type"].startswith("text/javascript")


async def test_nothing_beside_its_face_is_sent(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        for path in ("", "__init__.py", "../game.py", "..%2fgame.py", "%2e%2e/game.py", "../../../pyproject.toml"):
            answer = await place.caller().get(f"/js/games/noughts/{path}")
            assert answer.status_code == httpx.codes.NOT_FOUND, path


async def test_two_people_see_only_what_they_may(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        anna, bela = await place.person("Anna"), await place.person("Béla")
        table = await open_table(anna, ..., None, game="noughts", starts_when_full=True)
        await done(bela, table, "sit", seat=1)
        tiles = [(await caller.get(f"/api/tables/{table}")).json()["view"]["tile"] for caller in (anna, bela)]
        assert tiles[0] in range(1, 10)
        assert tiles[1] is None
        refused = await give(bela, table, "play", ply=0, action="b2")
        assert refused.status_code != httpx.codes.OK
        await done(anna, table, "play", ply=0, action="b2")
        taken = await give(bela, table, "play", ply=1, action="b2")
        assert taken.json()["error"]["rule"] == "N-2"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own, with bots in more."""
    with Served(tmp_path_factory.mktemp("served"), "--bot-workers", "1") as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.mark.parametrize("bot", ["random", "blocker"])
def test_a_whole_game_against_a_bot(url: str, bot: str) -> None:
    with Client.new_bot(url, "Robbie") as client:
        seats: list[dict[str, Any]] = [{"is_mine": True}, {"bot": bot}]
        table = client.open_table("noughts", seats, starts_when_full=True, options={"sums": True})
        last = client.play_table(table, lambda view: str(view["legal"][0]))
        assert last["view"]["result"] is not None
        record = load(httpx.get(f"{url}/api/tables/{table}/record").text)
    assert to_builtins(verify(record).result()) == record.result


def test_its_data_are_described(url: str) -> None:
    described = httpx.get(f"{url}/api/openapi.json").json()["components"]["schemas"]
    assert described["NoughtsView"]["properties"]["tile"]["anyOf"]
    assert {"NoughtsOptions", "NoughtsPreview"} <= set(described)


def test_options_that_it_does_not_have_are_refused(url: str) -> None:
    with Client.new_bot(url, "Robbie") as client, pytest.raises(ApiError, match="harmony"):
        client.open_table("noughts", [{"is_mine": True}, {"bot": "random"}], options={"harmony": True})
    with Client.new_bot(url, "Robbie") as client, pytest.raises(ApiError, match="N-2"):
        client.open_table("noughts", [{"is_mine": True}, {}, {}])

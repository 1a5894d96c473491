"""The list of a day's results: checked, one for each player, hidden from those who are not on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from regnum.bots.daily import daily_record
from regnum.records import dump, shortened
from regnum.server.daily import KEPT_DAYS
from regnum.server.store import DailyResult
from tests.support.daily import played, today
from tests.support.server import Place, player_of, running


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with running(tmp_path) as made:
        yield made


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_results_are_hidden_until_one_is_sent(place: Place, game: str) -> None:
    anna, bela, path = await place.person("Anna"), await place.person("Béla"), f"/api/daily/{game}/{today()}"
    record, points = played(game, today(), 1)
    other, _ = played(game, today(), 2)
    sent = (await anna.post(path, json={"record": record})).json()
    assert (sent["players"], sent["yours"], sent["better"]) == (1, points, None)
    assert sent["results"] == [{"place": 1, "name": "Anna", "points": points, "is_yours": True}]
    assert (await bela.get(path)).json() == {"players": 1, "yours": None, "better": None, "results": []}
    again = (await anna.post(path, json={"record": other})).json()
    assert again["yours"] == points, "the first one counts"
    theirs = (await bela.post(path, json={"record": record})).json()
    assert [one["place"] for one in theirs["results"]] == [1, 1]
    assert theirs["better"] == 0.5
    assert [one["is_yours"] for one in theirs["results"]] == [False, True]


async def test_what_is_no_finished_game_of_the_day_is_refused(place: Place) -> None:
    anna, path = await place.person("Anna"), f"/api/daily/kingdomino/{today()}"
    whole = msgspec.json.decode(played("kingdomino", today(), 1)[0], type=type(daily_record("kingdomino", today(), "")))
    other_day, _ = played("kingdomino", today() - timedelta(2), 1)
    cheated = msgspec.structs.replace(whole, actions=[*whole.actions[:-1], whole.actions[0]])
    for record, status in (
        (other_day, 422),
        (dump(shortened(whole, 5)), 422),
        (dump(cheated), 422),
        ("{", 422),
    ):
        assert (await anna.post(path, json={"record": record})).status_code == status
    closed = today() - timedelta(2)
    answer = await anna.post(f"/api/daily/kingdomino/{closed}", json={"record": other_day})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_now")
    for wrong in ("kingdomino/2026-02-30", "chess/2026-11-16", "kingdomino/1999-01-01"):
        assert (await anna.get(f"/api/daily/{wrong}")).status_code == 404
    assert (await anna.get(path)).json()["players"] == 0


async def test_results_go_with_the_player_and_with_time(place: Place) -> None:
    anna, bela = await place.person("Anna"), await place.person("Béla")
    path, store = f"/api/daily/kingdomino/{today()}", place.server.hub.store
    old = (today() - timedelta(KEPT_DAYS + 1)).isoformat()
    await store.add_daily(DailyResult(old, "kingdomino", await player_of(bela), "Béla", 50, 1), "")
    assert len(await store.daily(old, "kingdomino", 9)) == 1
    await anna.post(path, json={"record": played("kingdomino", today(), 1)[0]})
    assert await store.daily(old, "kingdomino", 9) == []
    assert (await bela.get(path)).json()["players"] == 1
    await anna.delete("/api/me")
    assert (await bela.get(path)).json()["players"] == 0

"""Unfinished games are removed, records are kept as tables, and results are counted by kind."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.records import Player, dump, record_of
from regnum.server.hub import UnknownTableError
from regnum.server.statistics import KindStats, kinds_of
from regnum.server.store import Details, Entry, SeatEntry
from regnum.table import SYSTEM
from regnum.table.commands import Play
from tests.support.server import Place, done, give, open_table, player_of, running
from tests.support.table import ANNA, begun


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with running(tmp_path) as made:
        yield made


async def tables_of(person: httpx.AsyncClient) -> list[str]:
    return [entry["table"] for entry in (await person.get("/api/me/tables")).json()["tables"]]


def finished(rules: str = "kingdomino") -> str:
    """The record of a game that Anna played against a bot."""
    desk = begun(ANNA, "knight", rules=rules)
    desk.play_on(random.Random(1))
    return dump(desk.table.record())


async def test_a_game_alone_is_deleted(place: Place) -> None:
    anna = await place.person("Anna")
    table = await open_table(anna, ..., "squire", starts_when_full=True)
    assert await tables_of(anna) == [table]
    bela = await place.person("Béla")
    assert (await bela.delete(f"/api/tables/{table}")).status_code == 403
    assert (await anna.delete(f"/api/tables/{table}")).json() == {"table": table}
    assert await tables_of(anna) == []
    assert (await anna.get(f"/api/tables/{table}")).status_code == 404
    assert (await anna.delete(f"/api/tables/{table}")).status_code == 404


async def test_a_game_of_several_people_stays_for_the_others(place: Place) -> None:
    anna, bela, cili = [await place.person(name) for name in ("Anna", "Béla", "Cili")]
    table = await open_table(anna, ..., None, None, starts_when_full=True)
    await done(bela, table, "sit", seat=1)
    await done(cili, table, "sit", seat=2)
    assert (await anna.delete(f"/api/tables/{table}")).status_code == 200
    summary = (await bela.get(f"/api/tables/{table}")).json()["summary"]
    assert (summary["status"], [seat["is_resigned"] for seat in summary["seats"]]) == ("playing", [True, False, False])
    [entry] = (await anna.get("/api/me/tables")).json()["tables"]
    assert entry["details"]["resigned"] == [0]
    await done(bela, table, "resign")
    assert (await cili.get(f"/api/tables/{table}")).json()["summary"]["ended"] == "resigned"
    assert (await cili.delete(f"/api/tables/{table}")).status_code == 409, "what is over is kept"


async def test_a_table_that_waits_is_left_or_closed(place: Place) -> None:
    anna, bela = await place.person("Anna"), await place.person("Béla")
    table = await open_table(anna, ..., None, None)
    await done(bela, table, "sit", seat=1)
    await bela.delete(f"/api/tables/{table}")
    assert await tables_of(bela) == []
    await done(bela, table, "sit", seat=1)
    await anna.delete(f"/api/tables/{table}")
    assert (await bela.get(f"/api/tables/{table}")).json()["summary"]["ended"] == "closed"


async def test_a_bot_that_thinks_does_not_bring_a_deleted_game_back(place: Place) -> None:
    anna = await place.person("Anna")
    table = await open_table(anna, ..., "squire", starts_when_full=True)
    live = place.server.hub.live[table]
    await anna.delete(f"/api/tables/{table}")
    with pytest.raises(UnknownTableError):
        await place.server.hub.command(live, Play(ply=0, action="draw"), SYSTEM)
    assert await place.server.hub.store.rows(table) == []


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
async def test_a_record_is_kept_and_played_on(place: Place, rules: str) -> None:
    anna, record = await place.person("Anna"), finished(rules)
    kept = await anna.post("/api/records", json={"record": record})
    assert kept.status_code == 201
    table = kept.json()["table"]
    assert (await anna.get(f"/api/tables/{table}/record")).text == record
    summary = (await anna.get(f"/api/tables/{table}")).json()["summary"]
    assert (summary["status"], summary["is_practice"], summary["is_listed"]) == ("over", True, False)
    seats = [{"bot": "squire"}, {"is_mine": True}]
    on = (await anna.post("/api/records", json={"record": record, "plies": 6, "seats": seats})).json()["table"]
    played = (await anna.get(f"/api/tables/{on}")).json()
    assert [seat["bot"] for seat in played["summary"]["seats"]] == ["squire", None]
    assert played["summary"]["status"] == "playing"
    stats = (await anna.get(f"/api/players/{await player_of(anna)}/statistics")).json()
    assert (stats["records"], stats["kinds"]) == ([], [])
    assert (await anna.delete(f"/api/tables/{table}")).status_code == 200, "a copy can go"


async def test_a_record_that_is_wrong_is_refused_with_the_reason(place: Place) -> None:
    anna, record = await place.person("Anna"), finished()
    for text, words in (
        ("{", "JSON"),
        (record.replace('"regnum":1', '"regnum":99'), "99"),
        (record.replace('"actions":["', '"actions":["48h7e","'), "48h7e"),
    ):
        answer = await anna.post("/api/records", json={"record": text})
        assert answer.status_code in (400, 422), answer.text
        assert words in answer.json()["error"]["message"]
    assert await tables_of(anna) == []
    assert (await place.caller().post("/api/records", json={"record": record})).status_code == 401


async def test_an_unfinished_record_goes_on_with_its_bots(place: Place) -> None:
    desk = begun(ANNA, "knight")
    desk.play_on(random.Random(1), 5)
    players = [Player("Anna"), Player("knight", "knight")]
    record = dump(record_of("kingdomino", desk.table.game, players))
    anna = await place.person("Anna")
    table = (await anna.post("/api/records", json={"record": record})).json()["table"]
    seats = (await anna.get(f"/api/tables/{table}")).json()["summary"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "knight"]


async def test_colours_and_levels_are_changed_at_the_table(place: Place) -> None:
    anna = await place.person("Anna")
    seats = [{"is_mine": True, "colour": 3}, {"bot": "squire"}, {"bot": "squire"}]
    wish = {"game": "kingdoms", "seats": seats, "starts_when_full": True}
    table = (await anna.post("/api/tables", json=wish)).json()["table"]
    await done(anna, table, "colour", seat=0, colour=1)
    await done(anna, table, "arrange", seat=2, bot="knight")
    shown = (await anna.get(f"/api/tables/{table}")).json()["summary"]["seats"]
    assert [(seat["bot"], seat["colour"]) for seat in shown] == [(None, 1), ("squire", 3), ("knight", 2)]
    assert (await give(anna, table, "arrange", seat=2, bot=None)).status_code == 409
    [entry] = (await anna.get("/api/me/tables")).json()["tables"]
    assert entry["details"]["colours"] == [1, 3, 2]


def _entry(table: str, ended: Any, *seats: tuple[str | None, str | None, int | None, int], **details: Any) -> Entry:
    found = tuple(
        SeatEntry(seat, player or bot or "", player, bot, score, rank)
        for seat, (player, bot, score, rank) in enumerate(seats)
    )
    options = details.pop("options", {"harmony": False})
    kept = Details(options=options, ended=ended, **details)
    return Entry(
        table=table,
        game="kingdomino",
        status="over",
        is_listed=False,
        opened=0,
        changed=0,
        to_act=None,
        needs_service=False,
        details=kept,
        seats=found,
    )


def test_results_are_counted_by_opponents_and_options_and_with_resignations() -> None:
    ann, knight, ben = ("ann", None), (None, "knight"), ("ben", None)
    harmony = {"harmony": True}
    entries = [
        _entry("a", "played", (*ann, 50, 1), (*knight, 40, 2)),
        _entry("b", "played", (*ann, 30, 2), (*knight, 40, 1)),
        _entry("c", "resigned", (*ann, None, 2), (*knight, None, 1), resigned=(0,)),
        _entry("d", "resigned", (*ann, None, 2), (*knight, None, 1)),  # as an older version kept it
        _entry("e", "resigned", (*ann, None, 1), (*ben, None, 2), resigned=(1,)),
        _entry("f", "played", (*ann, 60, 1), (*knight, 40, 2), options=harmony),
        _entry("g", "played", (*knight, 9, 1), (*ann, 8, 3), (*ben, 7, 2), resigned=(1,)),
        _entry("h", "played", (*ann, 99, 1), (*knight, 0, 2), is_practice=True),
        _entry("i", "closed", (*ann, None, 1), (*ben, None, 2)),
    ]
    plain = {"harmony": False}
    assert kinds_of(entries, "ann") == [
        KindStats("kingdomino", 2, ("",), plain, 1, 1, 0, 0, None, None),
        KindStats("kingdomino", 2, ("knight",), plain, 4, 1, 2, 2, 40.0, 50),
        KindStats("kingdomino", 2, ("knight",), harmony, 1, 1, 0, 1, 60.0, 60),
        KindStats("kingdomino", 3, ("", "knight"), plain, 1, 0, 1, 0, None, None),
    ]
    assert kinds_of(entries, "nobody") == []

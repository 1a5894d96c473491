"""Deleting a player's data."""

from __future__ import annotations

import json
from pathlib import Path

from tests.support.scene import (
    checkpoint,
    file_bytes,
)
from tests.support.server import Place, Stream, done, open_table, player_of, running


async def test_deleted_is_deleted(place: Place) -> None:
    """Names, chat and tokens are gone from all answers and from the disk; the games and all others stay."""
    marks = ["Annamária Törölt", "Anna másik neve", "Anna mondta ezt", "Annuska egy széken"]
    anna, bela, cili = await place.person(marks[0]), await place.person("Béla"), await place.person("Cili")
    token, player = anna.cookies["regnum"], await player_of(anna)
    tables = {
        "played on": await open_table(anna, ..., None, None, is_listed=True, starts_when_full=True),
        "archived": await open_table(anna, ..., None, is_listed=True, starts_when_full=True),
        "hosted": await open_table(anna, ..., None, is_listed=True),
        "visited": await open_table(bela, ..., None, None, is_listed=True),
    }
    await done(bela, tables["played on"], "sit", seat=1)
    await done(cili, tables["played on"], "sit", seat=2)
    await done(bela, tables["archived"], "sit", seat=1)
    await done(bela, tables["archived"], "resign")
    assert (await anna.put("/api/me", json={"name": marks[1]})).status_code == 200
    await done(anna, tables["visited"], "sit", seat=1, name=marks[3])
    for name in tables.values():
        await done(anna, name, "say", text=marks[2])
        if name != tables["hosted"]:
            await done(bela, name, "say", text="Béla mondta ezt")
    assert all(mark.encode() in file_bytes(place) for mark in marks)

    answer = await anna.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"me": None})

    gone = [*marks, marks[0].casefold(), marks[3].casefold(), token]
    for _ in range(2):
        checkpoint(place)
        assert not [mark for mark in gone if mark.encode() in file_bytes(place)]
    stale = place.caller(cookie=f"regnum={token}")
    assert (await stale.get("/api/me")).json() == {"me": None}
    assert (await stale.get("/api/me/tables")).status_code == 401
    shown = ""
    for caller in (bela, stale):
        for path in ("/api/tables", "/api/archive", "/api/me/tables", f"/api/players/{player}/statistics"):
            shown += (await caller.get(path)).text
        for name in tables.values():
            for end in ("", "/record", "/plies/0"):
                shown += (await caller.get(f"/api/tables/{name}{end}")).text
            async with Stream(caller, place, name) as stream:
                shown += (await stream.update()).decode()
    assert not [mark for mark in gone if mark in shown or json.dumps(mark)[1:-1] in shown]
    assert shown.count("Béla mondta ezt") == 2 * 2 * 3

    summaries = {key: (await bela.get(f"/api/tables/{name}")).json()["summary"] for key, name in tables.items()}
    assert [summaries[key]["status"] for key in tables] == ["playing", "over", "over", "open"]
    assert summaries["played on"]["seats"][0]["is_resigned"]
    assert [seat["name"] for seat in summaries["played on"]["seats"]] == ["", "Béla", "Cili"]
    assert summaries["hosted"]["ended"] == "closed"
    assert summaries["visited"]["seats"][1]["player"] is None
    assert tables["archived"] in (await bela.get("/api/archive")).text
    assert (await bela.get(f"/api/tables/{tables['archived']}/verify")).status_code == 200
    assert (await bela.get("/api/me")).json()["me"]["name"] == "Béla"
    await done(cili, tables["played on"], "say", text="it goes on")


async def test_what_was_deleted_stays_deleted_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        anna, bela = await place.person("Annamária Törölt"), await place.person("Béla")
        table = await open_table(bela, ..., None, is_listed=True)
        await done(anna, table, "sit", seat=1)
        cookie = f"regnum={anna.cookies['regnum']}"
        await anna.delete("/api/me")
    assert "Annamária Törölt".encode() not in file_bytes(place)
    async with running(tmp_path) as place:
        nobody = place.caller(cookie=cookie)
        assert (await nobody.get("/api/me")).json() == {"me": None}
        assert "Annam" not in (await nobody.get(f"/api/tables/{table}")).text

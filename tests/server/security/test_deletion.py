"""Deleting a player's data: names, chat and tokens disappear; games and other players' data stay."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.support.scene import checkpoint, file_bytes
from tests.support.server import Place, Stream, done, open_table, player_of, running

NAME, SECOND_NAME, CHAT, SEAT_NAME = "Annamária Törölt", "Anna másik neve", "Anna mondta ezt", "Annuska egy széken"
MARKS = [NAME, SECOND_NAME, CHAT, SEAT_NAME]


@dataclass
class Deleted:
    """A place from which Anna has just been deleted, the two others, and the tables she was at."""

    place: Place
    bela: httpx.AsyncClient
    cili: httpx.AsyncClient
    player: str
    token: str
    tables: dict[str, str]

    @property
    def gone(self) -> list[str]:
        """Everything that must not be found any more."""
        return [*MARKS, NAME.casefold(), SEAT_NAME.casefold(), self.token]

    @property
    def anna(self) -> httpx.AsyncClient:
        """A caller with Anna's old cookie."""
        return self.place.caller(cookie=f"regnum={self.token}")

    async def shown_to(self, caller: httpx.AsyncClient) -> str:
        """Everything that a caller can read about her tables."""
        paths = ["/api/tables", "/api/archive", "/api/me/tables", f"/api/players/{self.player}/statistics"]
        paths += [f"/api/tables/{name}{end}" for name in self.tables.values() for end in ("", "/record", "/plies/0")]
        shown = "".join([(await caller.get(path)).text for path in paths])
        for name in self.tables.values():
            async with Stream(caller, self.place, name) as stream:
                shown += (await stream.update()).decode()
        return shown


async def chat(anna: httpx.AsyncClient, bela: httpx.AsyncClient, tables: dict[str, str]) -> None:
    for key, name in tables.items():
        await done(anna, name, "say", text=CHAT)
        if key != "hosted":
            await done(bela, name, "say", text="Béla mondta ezt")


@pytest.fixture
async def deleted(place: Place) -> Deleted:
    anna, bela, cili = await place.person(NAME), await place.person("Béla"), await place.person("Cili")
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
    assert (await anna.put("/api/me", json={"name": SECOND_NAME})).status_code == 200
    await done(anna, tables["visited"], "sit", seat=1, name=SEAT_NAME)
    await chat(anna, bela, tables)
    assert all(mark.encode() in file_bytes(place) for mark in MARKS)
    answer = await anna.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"me": None})
    return Deleted(place, bela, cili, player, token, tables)


async def test_nothing_is_left_on_the_disk(deleted: Deleted) -> None:
    for _ in range(2):
        checkpoint(deleted.place)
        assert not [mark for mark in deleted.gone if mark.encode() in file_bytes(deleted.place)]


async def test_the_old_token_is_worth_nothing(deleted: Deleted) -> None:
    assert (await deleted.anna.get("/api/me")).json() == {"me": None}
    assert (await deleted.anna.get("/api/me/tables")).status_code == 401


async def test_no_response_contains_what_was_deleted(deleted: Deleted) -> None:
    for caller in (deleted.bela, deleted.anna):
        shown = await deleted.shown_to(caller)
        assert not [mark for mark in deleted.gone if mark in shown or json.dumps(mark)[1:-1] in shown]
        assert shown.count("Béla mondta ezt") == 2 * 3


async def test_tables_go_on_without_the_name(deleted: Deleted) -> None:
    tables = deleted.tables
    answers = {key: await deleted.bela.get(f"/api/tables/{name}") for key, name in tables.items()}
    summaries = {key: answer.json()["summary"] for key, answer in answers.items()}
    assert [summaries[key]["status"] for key in tables] == ["playing", "over", "over", "open"]
    assert summaries["played on"]["seats"][0]["is_resigned"]
    assert [seat["name"] for seat in summaries["played on"]["seats"]] == ["", "Béla", "Cili"]
    assert summaries["hosted"]["ended"] == "closed"
    assert summaries["visited"]["seats"][1]["player"] is None
    await done(deleted.cili, tables["played on"], "say", text="it goes on")


async def test_finished_games_stay_and_verify(deleted: Deleted) -> None:
    archived = deleted.tables["archived"]
    assert archived in (await deleted.bela.get("/api/archive")).text
    assert (await deleted.bela.get(f"/api/tables/{archived}/verify")).status_code == 200


async def test_other_players_stay(deleted: Deleted) -> None:
    assert (await deleted.bela.get("/api/me")).json()["me"]["name"] == "Béla"


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

"""What earlier releases kept opens in this one: databases, backups and saves; their games continue and replay."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest

from regnum.bots.levels import USUAL_OPPONENT
from regnum.cli.kingdomino.hotseat import Hotseat as Kingdomino
from regnum.cli.kingdoms.hotseat import Hotseat as Kingdoms
from regnum.cli.terminal.saves import load_game
from regnum.records import dump, load_all, verify
from regnum.server.app import Server
from regnum.server.backup import restore
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.sqlite import SqliteStore
from regnum.table import Table
from regnum.table.events import Played
from tests.support.grown_games import grow
from tests.support.postgres_server import PostgresServer

CORPUS = Path(__file__).parent
RELEASES = sorted(path.parent for path in CORPUS.glob("*/expected.json"))
DATABASE = "release"
PATIENCE = 120.0
"""Seconds for a game to go on: a bot that thinks may have to be compiled first."""

Opening = Callable[[Path, Path, PostgresServer], Awaitable[Store]]


async def own_file(release: Path, folder: Path, _postgres: PostgresServer) -> Store:
    """The file of a server."""
    shutil.copy(release / "tables.sqlite", folder)
    return await SqliteStore.open(folder / "tables.sqlite")


async def backup(release: Path, folder: Path, _postgres: PostgresServer) -> Store:
    """A backup, put back into a file."""
    settings = Settings(data=folder)
    await restore(settings, release / "backup.sqlite", replace=False)
    return await SqliteStore.open(settings.file)


async def moved_backup(release: Path, folder: Path, postgres: PostgresServer) -> Store:
    """A backup, put back into PostgreSQL."""
    settings = Settings(data=folder, database=postgres.create_database(DATABASE))
    await restore(settings, release / "backup.sqlite", replace=False)
    return await PostgresStore.open(settings.database)


async def dumped(release: Path, _folder: Path, postgres: PostgresServer) -> Store:
    """A dump of PostgreSQL."""
    url = postgres.create_database(DATABASE)
    with psycopg.connect(url) as connection:
        connection.execute((release / "postgres.sql").read_bytes())
    return await PostgresStore.open(url)


class Reopened:
    """A server of this version on what a release kept; its bots wait until they are called."""

    def __init__(self, server: Server, release: Path) -> None:
        self.server = server
        expected = json.loads((release / "expected.json").read_text(encoding="utf-8"))
        self.tables: dict[str, Any] = expected["tables"]
        self.people: dict[str, Any] = expected["people"]

    def caller(self, token: str = "") -> httpx.AsyncClient:
        """The player with this token."""
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.server.app),
            base_url="http://testserver",
            headers={"authorization": f"Bearer {token}"} if token else {},
        )

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[dict[str, httpx.AsyncClient]]:
        """Bots and clocks run; all players are back, by identity."""
        people = {person["player"]: self.caller(person["token"]) for person in self.people.values()}
        async with self.server.lifespan():
            yield people
        for person in people.values():
            await person.aclose()

    async def table(self, name: str) -> Table:
        """A table as it is now."""
        live = await self.server.hub.table(name)
        assert live is not None
        return live.table


@pytest.fixture(params=[False, True], ids=["as it is", "with one more option"], autouse=True)
def has_grown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Everything is tried once more with games that have one more option."""
    if request.param:
        grow(monkeypatch)
    return bool(request.param)


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def release(request: pytest.FixtureRequest) -> Path:
    """The folder of a release."""
    folder: Path = request.param
    return folder


@pytest.fixture(params=[own_file, backup, moved_backup, dumped], ids=lambda opening: opening.__name__)
async def reopened(
    request: pytest.FixtureRequest, release: Path, tmp_path: Path, postgres: PostgresServer
) -> AsyncIterator[Reopened]:
    """This version on everything that a release kept."""
    opening: Opening = request.param
    store = await opening(release, tmp_path, postgres)
    yield Reopened(Server(store, Settings(data=tmp_path, limits=0, bot_workers=1)), release)
    await store.close()
    if opening in (moved_backup, dumped):
        postgres.drop_database(DATABASE)


def grown(old: Any, new: Any, path: str = "") -> None:
    """Everything that was said before is said now; objects may say more."""
    if isinstance(old, dict):
        assert isinstance(new, dict), path
        for name, value in old.items():
            assert name in new, f"{path}.{name} is gone"
            grown(value, new[name], f"{path}.{name}")
    elif isinstance(old, list):
        assert isinstance(new, list), path
        assert len(old) == len(new), path
        for number, (before, now) in enumerate(zip(old, new, strict=True)):
            grown(before, now, f"{path}[{number}]")
    else:
        assert (type(old), old) == (type(new), new), path


def test_something_was_kept() -> None:
    assert "0.4.0" in {path.name for path in RELEASES}


async def test_every_table_is_as_it_was(reopened: Reopened) -> None:
    for label, expected in reopened.tables.items():
        table = await reopened.table(expected["table"])
        assert (table.number + 1, table.status) == (expected["events"], expected["status"]), label
        assert table.ranks() == expected["ranks"], label
        if expected["record"] is not None:
            record = table.record()
            assert json.loads(dump(record)) == expected["record"], label
            verify(record)


async def test_all_players_see_what_they_saw(reopened: Reopened) -> None:
    async with reopened.caller(reopened.people["Anna"]["token"]) as anna:
        for expected in reopened.tables.values():
            update = (await anna.get(f"/api/tables/{expected['table']}")).json()
            grown({**expected["update"], "deadline": update["deadline"]}, update)


async def test_statistics_and_archive_are_as_they_were(reopened: Reopened) -> None:
    for expected in reopened.people.values():
        async with reopened.caller(expected["token"]) as person:
            assert (await person.get("/api/me")).json()["me"]["player"] == expected["player"]
            statistics = (await person.get(f"/api/players/{expected['player']}/statistics")).json()["records"]
            assert statistics == expected["statistics"]
            archive = (await person.get("/api/archive", params={"limit": 50})).json()["tables"]
            grown(expected["archive"], archive)


async def test_finished_games_are_verified(reopened: Reopened) -> None:
    async with reopened.caller(reopened.people["Anna"]["token"]) as anna:
        over = [one for one in reopened.tables.values() if one["status"] == "over" and one["record"]]
        assert len(over) > 3
        for expected in over:
            answer = await anna.get(f"/api/tables/{expected['table']}/verify")
            assert answer.json()["plies"] == len(expected["record"]["actions"])


async def played_on(reopened: Reopened, name: str, people: dict[str, httpx.AsyncClient], plies: int) -> Table:
    """The table after some more plies: people play at random, bots by themselves."""
    chance, goal = random.Random(name), (await reopened.table(name)).ply + plies
    async with asyncio.timeout(PATIENCE):
        while (table := await reopened.table(name)).ply < goal and table.to_act is not None:
            seat = table.to_act
            if seat.mover is not None:
                await asyncio.sleep(0.01)
                continue
            assert seat.player is not None
            person = people[seat.player]
            view = (await person.get(f"/api/tables/{name}")).json()["view"]
            body = {"type": "play", "ply": table.ply, "action": chance.choice(view["legal"])}
            answer = await person.post(f"/api/tables/{name}/commands", json=body)
            assert answer.status_code == 200, answer.text
    return table


async def test_people_and_bots_play_on(reopened: Reopened) -> None:
    bots = set()
    async with reopened.at_work() as people:
        for expected in reopened.tables.values():
            if expected["status"] == "playing":
                table = await played_on(reopened, expected["table"], people, 8)
                verify(table.record())
                assert table.record().actions[: len(expected["record"]["actions"])] == expected["record"]["actions"]
                bots |= {one.event.bot for one in table.log[expected["events"] :] if isinstance(one.event, Played)}
    assert bots == {None, "greedy", USUAL_OPPONENT}


async def test_a_game_is_played_to_its_end(reopened: Reopened) -> None:
    name, expected = reopened.tables["rematch"]["table"], reopened.people["Anna"]
    async with reopened.at_work() as people:
        assert verify((await played_on(reopened, name, people, 1000)).record()).is_over
        anna = people[expected["player"]]
        assert (await anna.get(f"/api/tables/{name}/verify")).json()["is_finished"]
        records = (await anna.get(f"/api/players/{expected['player']}/statistics")).json()["records"]
    assert sum(one["games"] for one in records) == 1 + sum(one["games"] for one in expected["statistics"])


async def test_an_undo_that_was_asked_for_can_be_granted(reopened: Reopened) -> None:
    expected = reopened.tables["undo asked"]
    async with reopened.caller(reopened.people["Anna"]["token"]) as anna:
        ply = expected["update"]["summary"]["ply"]
        body = {"type": "answer_undo", "ply": ply, "agrees": True}
        answer = await anna.post(f"/api/tables/{expected['table']}/commands", json=body)
        assert answer.status_code == 200, answer.text
    table = await reopened.table(expected["table"])
    assert len(table.record().actions) == expected["update"]["summary"]["undo"]["kept"]
    verify(table.record())


async def test_a_player_sits_down_at_a_table_that_waited(reopened: Reopened) -> None:
    expected = reopened.tables["waiting"]
    async with reopened.caller(reopened.people["Cili"]["token"]) as cili:
        answer = await cili.post(f"/api/tables/{expected['table']}/commands", json={"type": "sit", "seat": 1})
        assert answer.json()["status"] == "playing", answer.text


@pytest.mark.parametrize("kind", [Kingdomino, Kingdoms])
def test_saves_of_the_terminal_are_taken_up_again(release: Path, kind: Any) -> None:
    path = release / f"{kind.name}.json"
    (record,) = load_all(path)
    game = load_game(path, kind)
    assert msgspec.to_builtins(game.record()) == msgspec.to_builtins(record)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    verify(game.record())

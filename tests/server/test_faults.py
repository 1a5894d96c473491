"""Whole games over a bad network: every action is played once, all players see the same end, records are right."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from regnum import client as client_module
from regnum.client import ApiError, Client
from regnum.records import load, verify
from tests.support.fault_proxy import NONE, FaultProxy, Faults
from tests.support.load_players import BOT
from tests.support.served import Served
from tests.support.served_here import served_from

GAMES = ("kingdomino", "kingdoms")
SILENCE = 0.4
LINES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("faults"), "--bot-workers", "1") as running:
        yield running


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "_FIRST_PAUSE", 0.02)
    monkeypatch.setattr(client_module, "_LONGEST_PAUSE", 0.1)


class Player(Client):
    """Plays at random, says something now and then, and remembers what was acknowledged."""

    seed = 0
    said = 0

    def play(self, table: str, ply: int, action: str) -> dict[str, Any]:
        done = super().play(table, ply, action)
        self.acknowledged()[ply] = action
        return done

    def acknowledged(self) -> dict[int, str]:
        found: dict[int, str] = self.__dict__.setdefault("_acknowledged", {})
        return found

    def whole_game(self, table: str) -> dict[str, Any]:
        chance = random.Random(self.seed)

        def choose(view: dict[str, Any]) -> str:
            if self.said < LINES:
                self.command(table, "say", text=f"line {self.said} of {self.seed}")
                self.said += 1
            action: str = chance.choice(view["legal"])
            return action

        return self.play_table(table, choose)


def players(url: str, count: int) -> list[Player]:
    made = [Player.new_bot(url, f"Player {number}", silence=SILENCE) for number in range(count)]
    for seed, player in enumerate(made):
        player.seed = seed
    return made


def game_of(playing: list[Player], game: str) -> tuple[str, list[dict[str, Any]]]:
    """A game of two players, or of one against a built-in bot; the table, and the last that each of them saw."""
    seats: list[dict[str, Any]] = [{"is_mine": True}, {"bot": BOT} if len(playing) == 1 else {}]
    table = playing[0].open_table(game, seats, starts_when_full=True)
    if len(playing) > 1:
        playing[1].command(table, "sit", seat=1)
    ends: dict[int, dict[str, Any]] = {}

    def play(number: int) -> None:
        ends[number] = playing[number].whole_game(table)

    threads = [threading.Thread(target=play, args=(number,), daemon=True) for number in range(len(playing))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    return table, [ends[number] for number in range(len(playing))]


def check(playing: list[Player], table: str, ends: list[dict[str, Any]], server: Served) -> None:
    for player, end in zip(playing, ends, strict=True):
        with Client(f"http://127.0.0.1:{server.port}", player.token) as directly:
            kept = directly.table(table)
            for part in ("number", "summary", "view", "your_seats", "seen_by"):
                assert end[part] == kept[part]
            assert [event["number"] for event in kept["events"]] == list(range(kept["number"] + 1))
            played = [event for event in kept["events"] if event["type"] == "played"]
            assert [event["ply"] for event in played] == list(range(kept["summary"]["ply"]))
            own = {event["ply"]: event["action"] for event in played if event["seat"] in kept["your_seats"]}
            assert player.acknowledged() == own
            said = Counter(event["text"] for event in kept["events"] if event["type"] == "said")
            assert {text: said[text] for text in said if text.endswith(f"of {player.seed}")} == {
                f"line {number} of {player.seed}": 1 for number in range(LINES)
            }
            assert [entry["table"] for entry in directly.my_tables()] == [table], "nothing was opened twice"
            record = load(msgspec.json.encode(directly.record(table)))
            assert [str(action) for action in record.actions] == [event["action"] for event in played]
            verify(record)


async def play_through(proxy: FaultProxy, server: Served) -> None:
    """Both games, each between two players and against a built-in bot, all at once."""
    groups = [(count, game) for count in (1, 2) for game in GAMES]

    def play(count: int, game: str) -> None:
        playing = players(proxy.url, count)
        try:
            check(playing, *game_of(playing, game), server)
        finally:
            for player in playing:
                player.close()

    await asyncio.gather(*(asyncio.to_thread(play, *group) for group in groups))


async def test_games_over_a_good_network_for_comparison(server: Served) -> None:
    async with FaultProxy(server.port, 0) as proxy:
        await play_through(proxy, server)
    assert set(+proxy.happened) == {"connection"}
    assert proxy.happened["connection"] < 40


WORSE = {
    "delay": (Faults(delay=0.01), Faults(delay=0.02)),
    "cut": (Faults(cut_within=3_000), Faults(cut_within=60_000)),
    "hole": (Faults(hole_within=5_000, often=0.4), Faults(hole_within=80_000, often=0.4)),
    "drip": (Faults(drip=400), Faults(drip=40)),
}


@pytest.mark.parametrize("kind", WORSE)
async def test_games_over_a_bad_network(server: Served, kind: str) -> None:
    up, down = WORSE[kind]
    async with FaultProxy(server.port, len(kind), up=up, down=down) as proxy:
        await play_through(proxy, server)
    assert proxy.happened[kind] >= 5, "the network was bad"


async def test_games_over_a_network_with_every_fault_at_once(server: Served) -> None:
    up = Faults(delay=0.01, cut_within=6_000, hole_within=6_000, often=0.3, drip=50)
    down = Faults(delay=0.01, cut_within=100_000, hole_within=100_000, often=0.3, drip=20)
    async with FaultProxy(server.port, 7, up=up, down=down) as proxy:
        await play_through(proxy, server)
    assert all(proxy.happened[kind] for kind in WORSE), proxy.happened


async def test_an_update_comes_through_whole_however_it_is_crumbled(server: Served) -> None:
    async with FaultProxy(server.port, 5, down=Faults(drip=1 << 20)) as proxy:

        def look() -> tuple[dict[str, Any], dict[str, Any]]:
            with Player.new_bot(proxy.url, "Anna") as anna:
                table = anna.open_table("kingdoms", [{"is_mine": True}, {"bot": BOT}])
                return next(anna.updates(table)), anna.table(table)

        update, table = await asyncio.to_thread(look)
    assert {**update, "present": []} == {**table, "present": []}


async def test_a_connection_that_swallows_everything_is_given_up_for_another(server: Served) -> None:
    async with FaultProxy(server.port, 5, up=Faults(hole_within=1)) as proxy:
        asking = asyncio.ensure_future(asyncio.to_thread(Player.new_bot, proxy.url, "Anna", silence=0.1))
        while proxy.happened["hole"] < 3:
            await asyncio.sleep(0.01)
        assert not asking.done()
        proxy.up = NONE
        (await asking).close()


class LostAnswers(httpx.BaseTransport):
    """Carries every request out, and loses the first answer to each that could change something."""

    def __init__(self) -> None:
        self._below = httpx.HTTPTransport()
        self.requests: list[bytes] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = self._below.handle_request(request)
        if request.method == "POST":
            self.requests.append(request.content)
            if self.requests.count(request.content) == 1:
                response.close()
                raise httpx.ReadError("lost on its way")
        return response

    def close(self) -> None:
        self._below.close()


@pytest.fixture
def unlucky(server: Served) -> Iterator[Client]:
    url = f"http://127.0.0.1:{server.port}"
    with Client.new_bot(url, "Anna") as anna, Client(url, anna.token, transport=LostAnswers()) as made:
        yield made


def test_a_table_whose_name_was_lost_on_its_way_is_not_opened_twice(unlucky: Client) -> None:
    first, second = (unlucky.open_table("kingdomino", [{"is_mine": True}] * 2) for _ in range(2))
    assert first != second, "a client that wants two gets two"
    assert {entry["table"] for entry in unlucky.my_tables()} == {first, second}


def test_a_chat_line_sent_again_after_a_lost_answer_is_stored_once(unlucky: Client) -> None:
    table = unlucky.open_table("kingdomino", [{"is_mine": True}] * 2, starts_when_full=True)
    unlucky.command(table, "say", text="hello")
    unlucky.command(table, "say", text="hello")
    unlucky.play(table, 0, unlucky.table(table)["view"]["legal"][0])
    types = [event["type"] for event in unlucky.table(table)["events"]]
    assert types == ["opened", "sat", "sat", "started", "said", "said", "played"], "once for each time it was meant"


def test_an_explicit_key_is_left_as_it_is(unlucky: Client) -> None:
    table, again = (unlucky.open_table("kingdomino", [{"is_mine": True}] * 2, key="mine") for _ in range(2))
    assert table == again
    for _ in range(2):
        unlucky.command(table, "say", text="hello", key="greeting")
    assert [event["type"] for event in unlucky.table(table)["events"]].count("said") == 1


def test_the_same_key_of_another_player_is_another_table(server: Served) -> None:
    url = f"http://127.0.0.1:{server.port}"
    wish: dict[str, Any] = {"game": "kingdomino", "seats": [{"is_mine": True}, {}], "key": "1"}
    with Client.new_bot(url, "Anna") as anna, Client.new_bot(url, "Anna") as other:
        assert anna.open_table(**wish) == anna.open_table(**wish) != other.open_table(**wish)


def test_a_key_finds_the_table_also_after_its_game_and_whatever_else_is_said(server: Served) -> None:
    url = f"http://127.0.0.1:{server.port}"
    with Client.new_bot(url, "Anna") as anna:
        table = anna.open_table("kingdomino", [{"is_mine": True}, {}], key="k")
        anna.command(table, "close")
        assert anna.open_table("kingdoms", [{"is_mine": True}, {}], key="k") == table
        assert anna.table(table)["summary"]["game"] == "kingdomino"
        with pytest.raises(ApiError, match="422 invalid"):
            anna.open_table("kingdomino", [{"is_mine": True}, {}], key="k" * 65)


async def test_many_who_open_the_same_table_at_once_get_one(tmp_path: Path) -> None:
    async with served_from(tmp_path) as here:
        anna = await here.player()
        seats = [{"is_mine": True}, {"is_mine": True}]
        tables = await asyncio.gather(*(here.open(anna, seats, key="k") for _ in range(8)))
        assert len(set(tables)) == 1
        await here.move(anna, tables[0])
        assert (await here.look(tables[0]))["number"] == 4
    async with served_from(tmp_path) as here:
        assert await here.open(anna, seats, key="k") == tables[0], "also after a restart"
        assert (await here.look(tables[0]))["number"] == 4

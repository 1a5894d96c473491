"""The client for programs from outside, and the bot that shows how to use it."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import msgspec
import pytest

from regnum import client as client_module
from regnum.client import ApiError, Client
from regnum.records import load, verify
from tests.support.served import Served

ROOT = Path(__file__).parents[2]
GAMES = ("kingdomino", "kingdoms")
MINE = [{"is_mine": True}, {"is_mine": True}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("client"), "--bot-workers", "1") as running:
        yield running


def url(server: Served) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def anna(server: Served) -> Iterator[Client]:
    with Client.new_bot(url(server), "Anna") as made:
        yield made


def first(view: dict[str, Any]) -> str:
    action: str = view["legal"][0]
    return action


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_built_in_bot(anna: Client, game: str) -> None:
    table = anna.open_table(game, [{"is_mine": True}, {"bot": "random"}], starts_when_full=True)
    last = anna.play_table(table, first)
    assert last["summary"]["status"] == "over"
    assert last["summary"]["ended"] == "played"
    assert sorted(last["summary"]["ranks"])[0] == 1
    record = load(msgspec.json.encode(anna.record(table)))
    verify(record)
    assert [player.name for player in record.players] == ["Anna", "random"]


def test_one_client_plays_at_all_of_its_seats(anna: Client) -> None:
    table = anna.open_table("kingdoms", [{"is_mine": True}] * 3, starts_when_full=True)
    last = anna.play_table(table, first)
    assert last["summary"]["ended"] == "played"
    assert {event["seat"] for event in anna.table(table)["events"] if event["type"] == "played"} == {0, 1, 2}


def test_the_lobby_shows_listed_tables_and_my_tables_all_of_mine(server: Served, anna: Client) -> None:
    listed = anna.open_table("kingdomino", MINE, is_listed=True)
    hidden = anna.open_table("kingdomino", MINE)
    with Client.new_bot(url(server), "Bela") as bela:
        assert {listed, hidden} & {entry["table"] for entry in bela.lobby()} == {listed}
    assert {listed, hidden} <= {entry["table"] for entry in anna.lobby()}
    assert {entry["table"] for entry in anna.my_tables()} == {listed, hidden}


def test_the_same_token_is_the_same_bot_again(server: Served, anna: Client) -> None:
    table = anna.open_table("kingdomino", MINE)
    with Client(url(server), anna.token) as again:
        assert again.table(table)["your_seats"] == [0, 1]


def refused(ask: Callable[[], object]) -> ApiError:
    with pytest.raises(ApiError) as caught:
        ask()
    return caught.value


def test_a_refusal_tells_status_code_sentence_and_rule(server: Served, anna: Client) -> None:
    table = anna.open_table("kingdomino", MINE, starts_when_full=True)
    problem = refused(lambda: anna.play(table, 0, "0/0"))
    assert (problem.status, problem.code, problem.rule) == (422, "invalid", None)
    free = {f"k{tile}" for tile in range(1, 49)} - set(anna.table(table)["view"]["legal"])
    problem = refused(lambda: anna.play(table, 0, min(free)))
    assert (problem.status, problem.code) == (422, "illegal")
    assert problem.rule is not None
    assert problem.rule.startswith("KD-")
    assert str(problem).endswith("(422 illegal)")
    assert len(str(problem)) > len("(422 illegal)") + 10
    anna.play(table, 0, first(anna.table(table)["view"]))
    problem = refused(lambda: anna.play(table, 0, min(free)))
    assert (problem.status, problem.code) == (409, "stale")
    with Client.new_bot(url(server), "Bela") as bela:
        problem = refused(lambda: bela.command(table, "resign"))
        assert (problem.status, problem.code) == (403, "forbidden")
    problem = refused(lambda: anna.table("2222222222"))
    assert (problem.status, problem.code) == (404, "unknown")
    problem = refused(lambda: next(anna.updates("2222222222")))
    assert (problem.status, problem.code) == (404, "unknown")
    problem = refused(lambda: anna.record(table))
    assert (problem.status, problem.code) == (409, "not_now")
    problem = refused(lambda: anna.command(table, "dance"))
    assert (problem.status, problem.code) == (422, "invalid")
    with Client(url(server), "") as nobody:
        problem = refused(lambda: nobody.open_table("kingdomino", MINE))
        assert (problem.status, problem.code) == (401, "no_identity")


def test_a_bot_that_wants_something_illegal_is_told(anna: Client) -> None:
    table = anna.open_table("kingdoms", MINE, starts_when_full=True)
    assert refused(lambda: anna.play_table(table, lambda _view: "nonsense")).status == 422


class Script(httpx.BaseTransport):
    """A server that answers as it is told to."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self.requests: list[httpx.Request] = []
        self._answers = list(answers)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        self.requests.append(request)
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def bodies(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(request.content) for request in self.requests]


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the client would have slept, without sleeping."""
    found: list[float] = []
    monkeypatch.setattr(time, "sleep", found.append)
    return found


def answer(status: int = 200, **more: Any) -> httpx.Response:
    return httpx.Response(status, json={"table": "t"}, **more)


def test_transient_errors_are_retried_after_longer_and_longer_pauses(pauses: list[float]) -> None:
    failing: list[httpx.Response | Exception]
    failing = [answer(503), httpx.ConnectError("no"), answer(502), httpx.ReadTimeout("no"), answer(504)]
    script = Script(*failing, *failing, answer())
    with Client("http://x", "secret", transport=script) as client:
        assert client.open_table("kingdomino", MINE) == "t"
    assert pauses == [0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10, 10, 10, 10]
    assert len({body["key"] for body in script.bodies()}) == 1, "one wish, however often it is sent"
    assert {request.headers["authorization"] for request in script.requests} == {"Bearer secret"}


def test_a_server_that_names_a_time_is_obeyed(pauses: list[float]) -> None:
    script = Script(answer(429, headers={"retry-after": "7"}), answer())
    with Client("http://x", "secret", transport=script) as client:
        client.table("t")
    assert pauses == [7]


def test_permanent_errors_are_not_retried(pauses: list[float]) -> None:
    script = Script(httpx.Response(500, text="<h1>broken</h1>"), httpx.Response(400, json=[]), answer(404))
    with Client("http://x", "secret", transport=script) as client:
        for status in (500, 400, 404):
            problem = refused(lambda: client.table("t"))
            assert (problem.status, problem.code) == (status, "unknown")
    assert pauses == []


def test_every_command_has_a_key_of_its_own_but_a_play_needs_none() -> None:
    script = Script(*(answer() for _ in range(4)))
    with Client("http://x", "secret", transport=script) as client:
        client.command("t", "say", text="a")
        client.command("t", "say", text="a")
        client.command("t", "say", text="a", key="mine")
        client.play("t", 3, "pass")
    one, two, mine, play = script.bodies()
    assert one["key"]
    assert one["key"] != two["key"]
    assert mine == {"type": "say", "text": "a", "key": "mine"}
    assert play == {"type": "play", "ply": 3, "action": "pass"}


def test_the_silence_timeout_is_configurable() -> None:
    script = Script(answer(), answer())
    for client in (Client("http://x", "", transport=script), Client("http://x", "", silence=3, transport=script)):
        with client:
            client.table("t")
    assert [request.extensions["timeout"]["read"] for request in script.requests] == [45, 3]


def test_a_stream_is_resumed_with_the_last_number_seen(pauses: list[float]) -> None:
    def stream(*numbers: int, ending: str = "") -> httpx.Response:
        updates = "".join(f'id: {n}\nevent: update\ndata: {{"number":{n}}}\n\n' for n in numbers)
        return httpx.Response(200, text=f"retry: 1000\n\n: still here\n\n{updates}{ending}")

    bye = "event: bye\ndata: {}\n\n"
    script = Script(httpx.ConnectError("no"), stream(3, 4, ending=bye), answer(503), httpx.ReadTimeout("no"), stream(7))
    with Client("http://x", "secret", transport=script) as client:
        updates = client.updates("t")
        assert [next(updates)["number"] for _ in range(3)] == [3, 4, 7]
        updates.close()  # type: ignore[attr-defined]
    assert [request.headers.get("last-event-id") for request in script.requests] == [None, None, "4", "4", "4"]
    assert pauses == [0.2, 0.2, 0.4, 0.8], "a stream that worked makes up for those that did not"


def test_updates_go_on_after_the_server_was_stopped_and_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "_LONGEST_PAUSE", 0.2)
    with Served(tmp_path) as server, Client.new_bot(url(server), "Anna") as anna:
        table = anna.open_table("kingdomino", MINE, starts_when_full=True)
        seen: Queue[dict[str, Any]] = Queue()

        def listen() -> None:
            with Client(url(server), anna.token) as other:
                for update in other.updates(table):
                    seen.put(update)
                    if update["summary"]["status"] == "over":
                        return

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        updates = [seen.get(timeout=20)]
        for ply in range(6):
            if ply == 2:
                assert server.stop() == 0
                server.start()
            if ply == 4:
                server.kill()
                server.start()
            anna.play(table, ply, first(anna.table(table)["view"]))
            while updates[-1]["summary"]["ply"] <= ply:
                updates.append(seen.get(timeout=20))
        anna.command(table, "resign")
        listener.join(20)
        assert not listener.is_alive()
        assert [update["is_whole"] for update in updates] == [True] + [False] * (len(updates) - 1)
        numbers = [event["number"] for update in updates for event in update["events"]]
        assert numbers == list(range(10)), "nothing twice, nothing missed"


def outside_bot(server: Served, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "examples/outside_bot.py", url(server), *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_game(server: Served, anna: Client, game: str) -> None:
    done = outside_bot(server, "--game", game, "--against", "random", f"--token={anna.token}")
    assert (done.returncode, done.stderr) == (0, "")
    playing, over = done.stdout.splitlines()
    assert over.startswith("Over (played). Ranks by seat: [")
    (entry,) = anna.my_tables()
    assert playing == f"Playing at {url(server)}/table/{entry['table']}"
    assert entry["game"] == game
    verify(load(msgspec.json.encode(anna.record(entry["table"]))))


def test_the_example_takes_a_seat_at_a_table_unless_it_is_full(server: Served, anna: Client) -> None:
    table = anna.open_table("kingdoms", [{"is_mine": True}, {}], starts_when_full=True)
    ends: list[dict[str, Any]] = []
    playing = threading.Thread(target=lambda: ends.append(anna.play_table(table, first)), daemon=True)
    playing.start()
    done = outside_bot(server, "--table", table)
    assert (done.returncode, done.stderr) == (0, "")
    playing.join(20)
    assert f"Ranks by seat: {ends[0]['summary']['ranks']}" in done.stdout
    assert ends[0]["summary"]["seats"][1]["name"] == "Example bot"
    assert ends[0]["summary"]["seats"][1]["is_outside_bot"]
    full = outside_bot(server, "--table", table)
    assert (full.returncode, full.stderr) == (1, "There is no empty seat at this table.\n")

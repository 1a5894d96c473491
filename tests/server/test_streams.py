"""Streams of events: all players see all that they may see, from where they left off, whatever the others do."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from regnum.server import live as live_module
from regnum.server import streams
from regnum.table import SYSTEM
from regnum.table.commands import Replace
from tests.support.load_players import check_all, hammer, new_player, open_desk
from tests.support.served import Served
from tests.support.served_here import PATIENCE, Here, Listener, served_from

MINE: list[dict[str, Any]] = [{"is_mine": True}, {"is_mine": True}]
OURS: list[dict[str, Any]] = [{"is_mine": True}, {}]
LONGEST_STOP = 8.0
LINES = 200


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with served_from(tmp_path) as made:
        yield made


async def pair_at(here: Here, game: str = "kingdomino") -> tuple[str, list[str]]:
    """A game of two people, and their tokens by seat."""
    tokens = [await here.player("Anna"), await here.player("Bela")]
    table = await here.open(tokens[0], OURS, game)
    await here.done(tokens[1], table, "sit", seat=1)
    return table, tokens


async def move(here: Here, table: str, tokens: list[str]) -> None:
    """Play some action for the player to act."""
    to_act = (await here.look(table))["summary"]["to_act"]
    await here.move(tokens[to_act], table)


def numbers(update: dict[str, Any]) -> list[int]:
    return [event["number"] for event in update["events"]]


def reached(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda update: update["number"] == number


async def test_a_stream_begins_with_the_whole_table(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    for _ in range(3):
        await here.move(anna, table)
    async with Listener(here.port, table, anna) as stream:
        update = await stream.update()
        assert "content-type: text/event-stream; charset=utf-8" in stream.head.lower()
        assert update == await here.look(table, anna)
    assert update["is_whole"]
    assert numbers(update) == list(range(7))


async def test_every_update_has_what_is_new_and_its_number_as_id(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    async with Listener(here.port, table, anna) as stream:  # which compares ids with numbers
        before = await stream.update()
        for _ in range(5):
            await here.move(anna, table)
            update = await stream.update()
            assert not update["is_whole"]
            assert numbers(update) == [before["number"] + 1] == [update["number"]]
            assert update["summary"]["ply"] == before["summary"]["ply"] + 1
            before = update


async def test_a_resumed_stream_begins_with_exactly_what_was_missed(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    for _ in range(4):
        await here.move(anna, table)
    number = (await here.look(table))["number"]
    for last in range(number + 1):
        ways: list[dict[str, Any]] = [{"last": last}, {"query": f"?since={last}"}, {"last": last, "query": "?since=0"}]
        for asked in ways:
            async with Listener(here.port, table, anna, **asked) as stream:
                update = await stream.update()
                assert not update["is_whole"]
                assert numbers(update) == list(range(last + 1, number + 1))
                assert update["view"] == (await here.look(table, anna))["view"]


async def test_a_client_too_far_behind_gets_the_whole_table(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "MOST_BEHIND", 5)
    anna = await here.player()
    table = await here.open(anna, MINE)
    for _ in range(6):
        await here.move(anna, table)
    number = (await here.look(table))["number"]
    for behind, is_whole in ((5, False), (6, True)):
        async with Listener(here.port, table, anna, last=number - behind) as stream:
            update = await stream.update()
            assert update["is_whole"] is is_whole
            assert numbers(update) == list(range(0 if is_whole else number - behind + 1, number + 1))


@pytest.mark.parametrize("last", [4, 5, 999_999_999, 10**30, -1, "", "x", "1.0", "٣", "1e0"])
async def test_an_id_from_the_future_or_from_nowhere_gives_the_whole(here: Here, last: object) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    assert (await here.look(table))["number"] == 3
    async with Listener(here.port, table, anna, last=last) as stream:
        update = await stream.update()
        assert update["is_whole"]
        assert numbers(update) == [0, 1, 2, 3]


async def test_a_silent_stream_gives_signs_of_life(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.02)
    monkeypatch.setattr(streams, "_AT_ONCE", 1)
    anna = await here.player()
    table = await here.open(anna, MINE)
    async with Listener(here.port, table, anna) as stream, Listener(here.port, table, anna) as other:
        for one in (stream, other):
            await one.updates(reached(3))
            signs = 0
            while signs < 3:
                sent = await one.next()
                signs += sent is not None and sent.data == "still here"
        await here.move(anna, table)
        assert numbers(await stream.update(reached(4))) == [4]


async def test_two_tabs_at_one_seat_both_get_everything(here: Here) -> None:
    table, tokens = await pair_at(here)
    async with Listener(here.port, table, tokens[0]) as one, Listener(here.port, table, tokens[0]) as two:
        for _ in range(6):
            await move(here, table, tokens)
        number = (await here.look(table))["number"]
        for tab in (one, two):
            updates = await tab.updates(reached(number))
            assert [found for update in updates for found in numbers(update)] == list(range(number + 1))
            assert all(update["your_seats"] == [0] for update in updates)


def narrow(here: Here, address: tuple[str, int]) -> asyncio.WriteTransport:
    """Have the system hold back almost nothing of what the server sends there."""
    for connection in here.web.server_state.connections:
        transport: asyncio.WriteTransport = connection.transport
        if transport.get_extra_info("peername")[1] == address[1]:
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            return transport
    raise AssertionError("no such connection")


async def test_a_slow_reader_neither_blocks_others_nor_fills_the_memory(here: Here) -> None:
    anna, line = await here.player(), "x" * 500
    table = await here.open(anna, MINE)
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(PATIENCE)
        slow.connect(("127.0.0.1", here.port))
        slow.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        seen = await asyncio.to_thread(slow.recv, 10)
        transport = narrow(here, slow.getsockname())
        async with Listener(here.port, table, anna) as quick:
            await quick.update()
            for said in range(LINES):
                await here.done(anna, table, "say", text=line)
                assert (await quick.update())["number"] == 4 + said
                assert transport.get_write_buffer_size() < 100_000
        live = await here.live(table)
        while f"id: {live.table.number}\n".encode() not in seen:
            seen += await asyncio.to_thread(slow.recv, 1 << 16)
    assert seen.count(b"event: update") < LINES * 2 / 3, "what they missed came together"


async def test_a_spectator_sees_what_spectators_may_see(here: Here) -> None:
    table, tokens = await pair_at(here, "kingdoms")
    stranger = await here.player("Ziga")
    async with (
        Listener(here.port, table) as nobody,
        Listener(here.port, table, stranger) as known,
        Listener(here.port, table, tokens[0]) as anna,
    ):
        for _ in range(6):
            own = await anna.update()
            assert own["seen_by"] == 0
            for spectator in (nobody, known):
                update = await spectator.update(reached(own["number"]))
                assert update["your_seats"] == []
                assert update["seen_by"] is None
                assert [player["starting_tile"] for player in update["view"]["players"]] in (
                    [["?", "?"], ["?", None], [None, "?"], [None, None]]
                )
            assert own["view"]["players"][0]["starting_tile"] != "?"
            assert own["view"]["players"][1]["starting_tile"] in ("?", None)
            await move(here, table, tokens)


async def test_those_who_are_there_change_when_streams_open_and_close(here: Here) -> None:
    table, (anna, bela) = await pair_at(here)
    assert (await here.look(table))["present"] == []
    async with Listener(here.port, table, anna) as stream:
        assert (await stream.update())["present"] == [0]
        async with Listener(here.port, table, bela) as first:
            await first.update()
            update = await stream.update()
            assert update["present"] == [0, 1]
            assert numbers(update) == [], "nothing has happened but that"
            async with Listener(here.port, table, bela) as second:
                await second.update()
                assert (await stream.update())["present"] == [0, 1]
            assert (await stream.update())["present"] == [0, 1], "they closed one of two tabs"
        assert (await stream.update())["present"] == [0]
        async with Listener(here.port, table) as spectator:
            await spectator.update()
        await here.move(anna if (await here.look(table))["summary"]["to_act"] == 0 else bela, table)
        assert len(numbers(await stream.update())) == 1, "a spectator who comes and goes is no news"


async def test_several_people_at_one_device_see_no_secrets_of_each_other(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, [{"is_mine": True, "name": name} for name in ("Anna", "Bela", "Cili")], "kingdoms")
    chance, own_tiles = random.Random(1), set()
    async with Listener(here.port, table, anna) as stream:
        while (update := await stream.update())["summary"]["status"] == "playing":
            to_act = update["summary"]["to_act"]
            tiles = [player["starting_tile"] for player in update["view"]["players"]]
            assert update["seen_by"] == to_act
            assert tiles.pop(to_act) != "?"
            assert set(tiles) <= {"?", None}
            own_tiles.add(to_act)
            action = chance.choice(update["view"]["legal"])
            await here.done(anna, table, "play", ply=update["summary"]["ply"], action=action)
        assert update["seen_by"] is None
    assert own_tiles == {0, 1, 2}, "each of them saw their own"


async def test_a_replaced_player_is_back_on_opening_a_stream(here: Here) -> None:
    table, (anna, bela) = await pair_at(here)
    await here.server.hub.command(here.server.hub.live[table], Replace(seat=1), SYSTEM)
    async with Listener(here.port, table, anna) as stream, Listener(here.port, table) as spectator:
        update = await stream.update()
        await spectator.update()
        assert update["summary"]["seats"][1]["stand_in"] is not None, "those who were there change nothing"
        async with Listener(here.port, table, bela) as returned:
            update = await returned.update()
            assert update["summary"]["seats"][1]["stand_in"] is None
            assert [event["type"] for event in update["events"]].count("returned") == 1
        async with Listener(here.port, table, bela) as again:
            update = await again.update()
            assert [event["type"] for event in update["events"]].count("returned") == 1, "they return once"


async def test_a_resigned_player_does_not_return_by_watching(here: Here) -> None:
    tokens = [await here.player(name) for name in ("Anna", "Bela", "Cili")]
    table = await here.open(tokens[0], [{"is_mine": True}, {}, {}])
    for seat in (1, 2):
        await here.done(tokens[seat], table, "sit", seat=seat)
    await here.done(tokens[1], table, "resign")
    async with Listener(here.port, table, tokens[1]) as stream:
        update = await stream.update()
        assert update["summary"]["seats"][1]["is_resigned"]
        assert "returned" not in [event["type"] for event in update["events"]]


async def test_a_client_that_connects_during_shutdown_is_sent_away_at_once(here: Here) -> None:
    anna = await here.player()
    table = await here.open(anna, MINE)
    here.server.dismiss()
    async with Listener(here.port, table, anna) as stream:
        sent = await stream.next()
        while sent is not None and sent.kind == "update":
            sent = await stream.next()
        assert sent == ("bye", "", "{}")
        assert await stream.next() is None


async def test_streams_of_a_server_that_stops_end_with_a_goodbye(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        anna = await new_player(server.port)
        desks = [await open_desk([server.port], anna, "kingdomino") for _ in range(3)]
        async with AsyncExitStack() as stack:
            open_streams = [
                await stack.enter_async_context(Listener(server.port, desk.table, token))
                for desk in desks
                for token in (anna, anna, "")
            ]
            for stream in open_streams:
                await stream.update()
            await asyncio.gather(*(desk.play(random.Random(1), moves=5) for desk in desks))
            began = time.monotonic()
            stopping = asyncio.ensure_future(asyncio.to_thread(server.stop))
            for stream in open_streams:
                sent = await stream.next()
                while sent is not None and sent.kind == "update":
                    sent = await stream.next()
                assert sent == ("bye", "", "{}")
                assert await stream.next() is None
            assert await stopping == 0
            assert time.monotonic() - began < LONGEST_STOP
        await asyncio.to_thread(server.start)
        await check_all(desks, server.port)
        async with Listener(server.port, desks[0].table, anna, last=3) as stream:
            assert numbers(await stream.update()) == [4, 5, 6, 7, 8], "a stream goes on where it was"


async def test_a_server_that_stops_under_load_keeps_all_that_it_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(5)
    with Served(tmp_path) as server:
        anna = await new_player(server.port)
        desks = [await open_desk([server.port], anna, game) for game in ("kingdomino", "kingdoms") * 6]
        for _ in range(3):
            load = asyncio.ensure_future(hammer(desks, chance))
            await asyncio.sleep(chance.uniform(0.05, 0.3))
            assert await asyncio.to_thread(server.stop) == 0
            await load
            await asyncio.to_thread(server.start)
            await check_all(desks, server.port)
        assert sum(len(desk.acknowledged) for desk in desks) > 30


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_request_under_way_is_answered_before_the_server_ends(tmp_path: Path, how: signal.Signals) -> None:
    with Served(tmp_path) as server:
        anna = await new_player(server.port)
        desk = await open_desk([server.port], anna, "kingdomino")
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        body = b'{"type":"say","text":"I am still talking"}'
        head = f"POST /api/tables/{desk.table}/commands HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {anna}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        writer.write(head.encode() + b"Expect: 100-continue\r\n\r\n" + body[:10])
        assert await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE) == b"HTTP/1.1 100 Continue\r\n\r\n"
        server._process.send_signal(how)  # type: ignore[union-attr]
        await asyncio.sleep(0.3)
        writer.write(body[10:])
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        await writer.wait_closed()
        assert answer.startswith(b"HTTP/1.1 200 ")
        # A second signal could come when the server has finished and no longer listens to signals.
        assert await asyncio.to_thread(server._process.wait, PATIENCE) == 0  # type: ignore[union-attr]
        await asyncio.to_thread(server.start)
        async with Listener(server.port, desk.table) as stream:
            assert (await stream.update())["events"][-1]["text"] == "I am still talking"

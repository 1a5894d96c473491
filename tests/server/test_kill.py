"""Kill servers at random moments under full load: what was acknowledged is there, once, and games go on."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.load_players import BrokenPromiseError, Desk, check_all, hammer, new_player, open_desk
from tests.support.postgres_server import PostgresServer
from tests.support.served import Served

TABLES = 24
KILLS = int(os.environ.get("REGNUM_TEST_KILLS", "12"))
POSTGRES_KILLS = max(1, KILLS * 3 // 10)
LONGEST_LOAD = 0.5
TAKEOVER_SECONDS = 15.0
"""Five on a quiet machine: a lease lasts two, and four moves follow. A busy one gets three times as long."""
TAKEOVER_PATIENCE = 60.0
"""Seconds after which the test gives up, instead of hanging with the games."""
GAMES = ("kingdomino", "kingdoms")


async def desks_at(ports: list[int], count: int) -> list[Desk]:
    token = await new_player(ports[0])
    return [await open_desk(ports, token, GAMES[i % 2]) for i in range(count)]


async def kill_under_load(server: Served, kills: int, seed: int) -> int:
    """Kill, start again and check; returns how many actions were acknowledged."""
    chance = random.Random(seed)
    desks = await desks_at([server.port], TABLES)
    finished: list[Desk] = []
    for _ in range(kills):
        load = asyncio.ensure_future(hammer(desks, chance))
        await asyncio.sleep(chance.uniform(0.02, LONGEST_LOAD))
        await asyncio.to_thread(server.kill)
        await load
        await asyncio.to_thread(server.start)
        await check_all(desks, server.port)
        over = [desk for desk in desks if desk.is_over]
        finished += over
        desks = [desk for desk in desks if not desk.is_over]
        desks += await desks_at([server.port], len(over))
    await hammer(desks, chance)  # to the end
    await check_all(finished + desks, server.port)
    return sum(len(desk.acknowledged) for desk in finished + desks)


def test_killing_the_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        assert asyncio.run(kill_under_load(server, KILLS, seed=1)) > 10 * KILLS


@pytest.mark.soak
def test_killing_the_server_a_thousand_times(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        asyncio.run(kill_under_load(server, 1000, seed=2))


def test_a_server_that_acknowledges_first_fails_the_same_test(tmp_path: Path) -> None:
    forgetful = Served(tmp_path, module="tests.support.forgetful_server", cwd=Path(__file__).parents[2])
    with forgetful as server, pytest.raises(BrokenPromiseError, match="was acknowledged"):
        asyncio.run(kill_under_load(server, KILLS, seed=3))


@pytest.fixture
def pair(tmp_path: Path, postgres: PostgresServer) -> Iterator[list[Served]]:
    """Two server processes on one database."""
    url = postgres.create_database("kill")
    servers = [Served(tmp_path / name, "--database", url, "--bot-workers", "1") for name in ("one", "two")]
    try:
        yield [server.start() for server in servers]
    finally:
        for server in servers:
            server.kill()
        postgres.drop_database("kill")


async def kill_one_of_two(pair: list[Served], kills: int, seed: int) -> float:
    """Kill the one who serves the bots, again and again, under load; returns the longest wait for the other."""
    chance = random.Random(seed)
    desks: list[Desk] = []
    longest = 0.0
    for turn in range(kills):
        victim, survivor = pair[turn % 2], pair[1 - turn % 2]
        ports = [victim.port, survivor.port]
        desks = [desk for desk in desks if not desk.is_over] or await desks_at(ports, TABLES // 2)
        with_bots = [await open_desk(ports, desks[0].token, "kingdoms", with_bot=True) for _ in range(4)]
        load = asyncio.ensure_future(hammer(desks + with_bots, chance))
        await asyncio.sleep(chance.uniform(0.1, 2 * LONGEST_LOAD))
        await asyncio.to_thread(victim.kill)
        died = time.monotonic()
        await break_off(load)
        for desk in desks + with_bots:
            desk.ports = [survivor.port]
        load = asyncio.ensure_future(hammer(desks, chance))
        # Four own moves in a row do not exist: the bot has moved, so another process moves for it now.
        async with asyncio.timeout(TAKEOVER_PATIENCE):
            await asyncio.gather(*(desk.play(chance, moves=4) for desk in with_bots))
        longest = max(longest, time.monotonic() - died)
        await break_off(load)
        await check_all(desks + with_bots, survivor.port)
        await asyncio.to_thread(victim.start)
    await hammer(desks, chance)
    await check_all(desks, pair[0].port)
    return longest


async def break_off(load: asyncio.Future[None]) -> None:
    """Stop playing, wherever the players are; a broken promise raises all the same."""
    load.cancel()
    await asyncio.wait([load])
    if not load.cancelled():
        load.result()


def test_killing_one_of_two_servers_loses_nothing_and_the_other_takes_over(pair: list[Served]) -> None:
    longest = asyncio.run(kill_one_of_two(pair, POSTGRES_KILLS, seed=4))
    assert longest < TAKEOVER_SECONDS

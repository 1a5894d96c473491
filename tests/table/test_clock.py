"""The clock of the player to act, read at any moment from the table and from when servers were up."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.table import SYSTEM, NotNowError, Table
from regnum.table.clock import Reading, is_running, read
from regnum.table.commands import Replace, Resign, Return, Start, Undo
from tests.support.plain import plain
from tests.support.table import ANNA, BELA, Desk, begun, mover, opened

LIMIT = 60_000
ALWAYS = [(0, 10**13)]


def timed(*seats: Any, **wishes: Any) -> Desk:
    return begun(*seats, move_seconds=LIMIT // 1000, **wishes)


def reading(table: Table, later: int = 0) -> Reading | None:
    """The clock some milliseconds after the decision began, servers being up all the time."""
    return read(table, ALWAYS, table.turn_began + later)


def test_a_decision_has_its_time_from_when_it_began() -> None:
    table = timed(ANNA, BELA).table
    assert table.to_act is not None
    began, seat = table.turn_began, table.to_act.number
    assert reading(table) == Reading(seat, LIMIT, began + LIMIT)
    assert reading(table, 15_000) == Reading(seat, LIMIT - 15_000, began + LIMIT)
    assert reading(table, LIMIT + 5) == Reading(seat, 0, began + LIMIT + 5)


def test_the_time_is_up_at_the_deadline() -> None:
    table = timed(ANNA, BELA).table
    clock = reading(table, 1000)
    assert clock is not None
    assert not clock.is_expired(clock.deadline - 1)
    assert clock.is_expired(clock.deadline)


def test_every_action_gives_the_next_player_the_whole_time() -> None:
    desk = timed(ANNA, BELA)
    for _ in range(8):
        desk.now += 20_000
        desk.play_on(random.Random(1), 1)
        clock = reading(desk.table)
        assert clock is not None
        assert clock.left == LIMIT
        assert desk.table.seats[clock.seat].player == mover(desk.table).player


def test_no_clock_runs_without_a_limit_before_the_game_or_after_it() -> None:
    waiting = opened(ANNA, BELA, move_seconds=60)
    over = timed(ANNA, BELA)
    over.do(Resign(), ANNA)
    for table in (begun(ANNA, BELA).table, waiting.table, over.table):
        assert not is_running(table)
        assert reading(table) is None
    waiting.do(Start(), ANNA)
    assert is_running(waiting.table)


def test_no_clock_runs_for_a_bot_or_a_stand_in() -> None:
    desk = timed(ANNA, "knight")
    desk.play_until(lambda table: table.mover is not None)
    assert reading(desk.table) is None
    desk.play_until(lambda table: table.mover is None)
    desk.do(Replace(seat=0), SYSTEM)
    assert reading(desk.table) is None
    desk.do(Return(), ANNA)
    assert reading(desk.table) == Reading(0, LIMIT, desk.table.changed + LIMIT)


def test_taking_an_action_back_does_not_give_its_time_back() -> None:
    desk = timed(ANNA, BELA)
    desk.play_until(lambda table: plain(table.game.data())["phase"] == "place")
    began = desk.table.turn_began
    desk.now += 25_000
    desk.play_on(random.Random(1), 1)
    desk.do(Undo(ply=desk.table.ply), mover(desk.table))
    clock = read(desk.table, ALWAYS, began + 30_000)
    assert clock is not None
    assert clock.left == LIMIT - 30_000


@given(st.integers(0, 2 * LIMIT), st.integers(0, 2 * LIMIT), st.integers(0, 2 * LIMIT))
def test_the_time_without_a_server_does_not_count(up: int, down: int, again: int) -> None:
    table = timed(ANNA, BELA).table
    restart = table.turn_began + up + down
    now = restart + again
    clock = read(table, [(0, table.turn_began + up), (restart, now)], now)
    assert clock is not None
    assert clock.left == max(0, LIMIT - up - again)
    assert clock.deadline == now + clock.left


def test_a_table_that_waits_has_no_game() -> None:
    with pytest.raises(NotNowError, match="not begun"):
        _ = opened(ANNA, BELA).table.game

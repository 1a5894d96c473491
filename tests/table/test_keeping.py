"""How long tables are kept while nothing happens there."""

from __future__ import annotations

import random

from regnum.table.commands import Close, Resign
from regnum.table.keeping import kept
from tests.support.table import ANNA, BELA, begun, opened


def test_a_table_without_a_game_waits() -> None:
    desk = opened(ANNA, BELA)
    assert kept(desk.table) == "waiting"
    desk.do(Close(), ANNA)
    assert kept(desk.table) == "waiting"


def test_a_game_is_shared_if_several_people_play() -> None:
    assert kept(begun(ANNA, BELA).table) == "shared"
    assert kept(begun(ANNA, "knight", BELA).table) == "shared"
    assert kept(begun(ANNA, "knight").table) == "alone"
    assert kept(begun(ANNA, ANNA).table) == "alone"
    assert kept(begun("knight", "king").table) == "alone"


def test_a_game_that_is_over_is_kept_always() -> None:
    desk = begun(ANNA, "knight")
    desk.play_on(random.Random(1))
    assert kept(desk.table) == "always"
    desk = begun(ANNA, BELA)
    desk.do(Resign(), ANNA)
    assert kept(desk.table) == "always"

"""A player who lets the others wait is reminded once in a turn."""

from __future__ import annotations

import pytest

from regnum.table.commands import Nudge, Play
from regnum.table.errors import NotNowError, StaleError
from regnum.table.events import Nudged
from tests.support.table import ANNA, BELA, an_action, begun


def test_a_player_is_reminded_once_in_a_turn() -> None:
    desk = begun(ANNA, BELA)
    table = desk.table
    mover, other = (ANNA, BELA) if table.to_act is table.seats[0] else (BELA, ANNA)
    desk.do(Nudge(ply=table.ply), other)
    reminded = table.to_act
    assert reminded is not None
    assert desk.table.log[-1].event == Nudged(by=other.player, seat=reminded.number)
    with pytest.raises(NotNowError, match="already been reminded"):
        desk.do(Nudge(ply=desk.table.ply), other)
    with pytest.raises(NotNowError):
        desk.do(Nudge(ply=desk.table.ply), mover)
    before = desk.table.ply
    desk.do(Play(ply=before, action=an_action(desk.table)), mover)
    with pytest.raises(StaleError):
        desk.do(Nudge(ply=before), other)

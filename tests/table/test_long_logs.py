"""Long logs: loading takes as many plays as there are, the log has an end, and so has every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regnum.games.logged import Logged
from regnum.table import SYSTEM, Audience, NotNowError, Table, caps, decide
from regnum.table import events as do
from regnum.table.audience import may_undo
from regnum.table.commands import (
    AnswerUndo,
    Arrange,
    Close,
    Mute,
    Play,
    Rematch,
    Replace,
    Resign,
    Return,
    Say,
    Sit,
    Stand,
    Start,
    Undo,
)
from regnum.table.deciding import move_seat
from tests.support.table import ANNA, BELA, FACTS, Desk, an_action, any_action, begun, mover, opened, person


def back_and_forth(desk: Desk, times: int) -> None:
    """Play and undo, as the caps are not yet known to the log."""
    for _ in range(times):
        ply, seat = desk.table.ply, desk.table.to_act
        assert seat is not None
        desk.happen(do.Played(by=ANNA.player, seat=seat.number, ply=ply, action=an_action(desk.table)))
        desk.happen(do.Undone(by=ANNA.player, seat=seat.number, ply=ply + 1, kept=len(desk.table.steps) - 1))


def alone(rules: str = "kingdomino", plies: int = 0) -> Desk:
    """One person at both seats, who may undo whatever they like."""
    desk = begun(ANNA, ANNA, rules=rules)
    for _ in range(plies):
        desk.play(an_action(desk.table))
    return desk


def counted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    played: list[Any] = []
    play = Logged.play

    def counting(self: Any, action: Any) -> Any:
        played.append(action)
        return play(self, action)

    monkeypatch.setattr(Logged, "play", counting)
    return played


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_loading_plays_every_action_once(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = alone(rules, plies=20)
    back_and_forth(desk, 100)
    log = [(one.time, one.event) for one in desk.table.log]
    played = counted(monkeypatch)
    loaded = Table.of(log)
    assert len(played) == 120, "once for every event that is an action"
    assert loaded.game.actions == desk.table.game.actions
    assert loaded.game.view(None).data() == desk.table.game.view(None).data()


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_undo_plays_nothing_and_leads_to_the_same_state(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, chance = alone(rules), random.Random(7)
    before = [desk.table.game]
    while not desk.table.game.is_over:
        desk.play(any_action(desk.table, chance))
        before.append(desk.table.game)
    played = counted(monkeypatch)
    for plies, state in enumerate(reversed(before)):
        back = before[-1].undo(plies)
        assert (back.actions, back.data(), back.revealed) == (state.actions, state.data(), state.revealed)
    assert played == []
    again = before[-1].undo(len(before) - 1)
    for action in before[-1].actions:
        again = again.play(action)
    assert again.data() == before[-1].data()


def test_undos_are_capped_until_the_game_goes_on() -> None:
    desk = alone(plies=2)
    for _ in range(caps.MOST_UNDOS):
        assert may_undo(desk.table, Audience.of(desk.table, ANNA.player))
        desk.do(Undo(ply=desk.table.ply), ANNA)
        desk.play(an_action(desk.table))
    assert not may_undo(desk.table, Audience.of(desk.table, ANNA.player))
    with pytest.raises(NotNowError, match="20 times this turn"):
        desk.do(Undo(ply=desk.table.ply), ANNA)
    desk.play(an_action(desk.table))
    desk.do(Undo(ply=desk.table.ply), ANNA)


def test_two_players_of_one_person_do_not_get_more_undos() -> None:
    """Two steps back and two forward are no progress, whatever turn it is in between."""
    desk = alone(plies=4)
    for _ in range(caps.MOST_UNDOS // 2):
        for _ in range(2):
            desk.do(Undo(ply=desk.table.ply), ANNA)
        for _ in range(2):
            desk.play(an_action(desk.table))
    with pytest.raises(NotNowError, match="times this turn"):
        desk.do(Undo(ply=desk.table.ply), ANNA)


def test_asking_for_an_undo_counts_once() -> None:
    desk = begun(ANNA, BELA)
    desk.play_on(random.Random(1), plies=2)
    asker = person(desk.table.seats[desk.table.steps[0].seat].player or "")
    other = ANNA if asker is BELA else BELA
    desk.do(Undo(ply=desk.table.ply), asker)
    assert desk.table.undos == 1
    desk.do(AnswerUndo(ply=desk.table.ply, agrees=True), other)
    assert isinstance(desk.table.turns[-1], do.Undone)
    assert desk.table.undos == 1


def full(desk: Desk) -> Desk:
    """The same table with as many events as it may have."""
    while len(desk.table.log) < caps.MOST_EVENTS:
        desk.table.log.append(desk.table.log[-1])
    return desk


def test_a_full_table_takes_nothing_but_what_leads_to_the_end() -> None:
    desk = full(begun(ANNA, BELA))
    acting = mover(desk.table)
    for command in (Undo(ply=desk.table.ply), Say(text="hello"), Mute(player="cili"), Return()):
        with pytest.raises(NotNowError, match=r"2,?000 events"):
            decide(desk.table, command, acting, FACTS)
    with pytest.raises(NotNowError, match="events"):
        move_seat(desk.table, 0, ANNA.player, BELA)
    assert decide(desk.table, Replace(seat=0), SYSTEM, FACTS)
    assert decide(desk.table, Resign(), ANNA, FACTS)
    desk.play_on(random.Random(3))
    assert desk.table.status == "over"
    assert desk.do(Rematch(), ANNA)


def test_a_full_table_that_has_not_begun_can_begin_or_be_closed() -> None:
    desk = full(opened(ANNA, "knight", None))
    for command in (Sit(seat=2), Stand(seat=0), Arrange(seat=1, bot="king")):
        with pytest.raises(NotNowError, match="events"):
            decide(desk.table, command, ANNA, FACTS)
    assert decide(desk.table, Close(), ANNA, FACTS)
    assert decide(full(opened(ANNA, "knight")).table, Start(), ANNA, FACTS)


def test_a_player_who_is_away_comes_back_to_a_full_table_by_playing() -> None:
    desk = begun(ANNA, BELA)
    acting = mover(desk.table)
    desk.do(Replace(seat=desk.table.game.seat or 0), SYSTEM)
    full(desk)
    returned, played = decide(desk.table, Play(ply=desk.table.ply, action=an_action(desk.table)), acting, FACTS)
    assert (type(returned), type(played)) == (do.Returned, do.Played)


def test_a_table_beyond_every_cap_of_today_can_be_played_on() -> None:
    desk = alone()
    back_and_forth(desk, 60)
    desk.play(an_action(desk.table))
    desk.play(an_action(desk.table))
    assert desk.table.undos == 0
    turns = desk.table.turns
    desk.table.turns = [turns[0]] * 200_000
    desk.do(Play(ply=200_000, action=an_action(desk.table)), ANNA)
    assert desk.table.ply == 200_001

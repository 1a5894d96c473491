"""What every command does at a table, by example."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum import records
from regnum.errors import IllegalActionError, NotationError, OptionsError, RegnumError, UsageError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import DOMINOES, Place
from regnum.records import shortened, verify
from regnum.table import (
    SYSTEM,
    Actor,
    Audience,
    Facts,
    ForbiddenError,
    NotNowError,
    OpenTable,
    StaleError,
    Table,
    TableError,
    audience,
    decide,
)
from regnum.table import events as do
from regnum.table.commands import (
    AnswerUndo,
    Arrange,
    ChooseColour,
    Close,
    Command,
    Mute,
    Play,
    Rematch,
    Replace,
    Resign,
    Return,
    Say,
    SeatPlan,
    Sit,
    Stand,
    Start,
    Undo,
)
from regnum.table.opening import open_table, recorded, rematch
from tests.support.plain import plain
from tests.support.table import (
    ANNA,
    BELA,
    CILI,
    DORA,
    FACTS,
    PEOPLE,
    STRANGER,
    Desk,
    an_action,
    begun,
    every_option,
    kept_log,
    live_on,
    mover,
    opened,
    person,
    portrait,
)

BOTH = pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])


def refused(desk: Desk, command: Command, actor: Actor, why: type[RegnumError], **facts: Any) -> RegnumError:
    """Check that a command is refused for exactly this reason, and changes nothing."""
    before = portrait(desk.table)
    with pytest.raises(RegnumError) as found:
        desk.do(command, actor, **facts)
    assert type(found.value) is why
    assert portrait(desk.table) == before
    return found.value


def other_player(table: Table) -> Actor:
    """A seated player whose turn it is not."""
    assert table.to_act is not None
    return next(person(seat.player) for seat in table.seats if seat.player and seat.player != table.to_act.player)


# Opening


@BOTH
def test_a_table_can_be_opened_with_every_option(rules: str) -> None:
    for options in every_option()[rules]:
        data = options.data()
        names = {switch.name for switch in game(rules).switches} - {"players"}
        wish: dict[str, Any] = {name: value for name, value in data.items() if name in names and value != "custom"}
        if data.get("edition") == "custom":
            continue
        if rules == "kingdomino" and options.players == 2:
            wish["mighty_duel"] = data["size"] == 7
        desk = opened(*[None] * options.players, rules=rules, options=wish)
        assert desk.table.options == options


def test_an_opened_table_has_bots_its_owner_and_open_seats() -> None:
    table = opened("knight", ANNA, None, is_listed=True, has_chat=False, has_hints=True, move_seconds=90).table
    assert [(seat.bot, seat.player, seat.name) for seat in table.seats] == [
        ("knight", None, ""),
        (None, "anna", "Anna"),
        (None, None, ""),
    ]
    assert table.host == "anna"
    assert table.status == "open"
    assert table.options.players == 3
    assert (table.opened.is_listed, table.opened.has_chat, table.opened.move_time) == (True, False, 90_000)
    assert audience.summary(table).has_hints
    assert not audience.summary(opened(ANNA, None).table).has_hints
    assert table.to_act is None
    assert audience.view(table, None) is None


def test_a_full_table_begins_at_once_only_if_that_was_wanted() -> None:
    assert opened(ANNA, "knight", starts_when_full=True).table.status == "playing"
    assert opened(ANNA, None, starts_when_full=True).table.status == "open"
    assert opened(ANNA, "knight").table.status == "open"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, UsageError),
        ({"options": {"players": 3}}, TableError),
        ({"options": {"speed": 3}}, OptionsError),
        ({"options": {"edition": "newest"}}, OptionsError),
        ({"options": {"harmony": 1}}, OptionsError),
        ({"seats": (SeatPlan(bot="knight", is_mine=True), SeatPlan())}, TableError),
        ({"seats": (SeatPlan(bot="nobody"), SeatPlan())}, TableError),
        ({"seats": (SeatPlan(is_mine=True, name="\u202eann"), SeatPlan())}, TableError),
        ({"salt": "só"}, TableError),
        ({"salt": "x" * 65}, TableError),
    ],
)
def test_a_senseless_table_is_not_opened(wish: dict[str, Any], why: type[RegnumError]) -> None:
    wanted = OpenTable(**{"game": "kingdomino", "seats": (SeatPlan(), SeatPlan()), **wish})
    with pytest.raises(RegnumError) as found:
        open_table(wanted, ANNA, "seed", FACTS)
    assert type(found.value) is why


# Sitting, standing, arranging


def test_a_player_sits_down() -> None:
    desk = opened(ANNA, None)
    (sat,) = desk.do(Sit(seat=1, salt="pepper"), BELA)
    assert sat == do.Sat(by="bela", seat=1, player="bela", name="Béla", salt="pepper")
    seat = desk.table.seats[1]
    assert (seat.player, seat.name, seat.salt, seat.is_outside_bot) == ("bela", "Béla", "pepper", False)
    assert desk.table.seats_of("bela") == (1,)
    assert desk.table.status == "open"


def test_a_bot_from_outside_sits_down_as_such() -> None:
    desk = opened(ANNA, None)
    desk.do(Sit(seat=1), Actor("robot", "Robot", is_bot=True))
    assert desk.table.seats[1].is_outside_bot
    assert desk.table.seats[1].mover is None


def test_to_sit_where_one_sits_is_nothing() -> None:
    desk = opened(ANNA, BELA)
    assert desk.do(Sit(seat=1), BELA) == ()


def test_a_taken_seat_cannot_be_taken() -> None:
    desk = opened(ANNA, "knight", BELA)
    refused(desk, Sit(seat=0), CILI, NotNowError)
    refused(desk, Sit(seat=1), CILI, NotNowError)
    refused(desk, Sit(seat=2), ANNA, NotNowError)


@pytest.mark.parametrize("command", [Sit(seat=2), Stand(seat=2), Arrange(seat=2), Arrange(seat=3, bot="knight")])
def test_there_is_no_third_seat_at_a_table_for_two(command: Command) -> None:
    refused(opened(ANNA, None), command, ANNA, TableError)


@pytest.mark.parametrize("name", ["\u202eanna", "x" * 41, "\u200b"])
def test_a_name_that_plays_tricks_does_not_sit(name: str) -> None:
    refused(opened(ANNA, None), Sit(seat=1, name=name), BELA, TableError)
    refused(opened(ANNA, None), Sit(seat=1), Actor("x", name), TableError)


def test_several_people_sit_at_one_device() -> None:
    desk = opened(ANNA, None, None)
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Sit(seat=2, name="Grandpa"), ANNA)
    assert [seat.name for seat in desk.table.seats] == ["Anna", "Grandma", "Grandpa"]
    assert desk.table.seats_of("anna") == (0, 1, 2)


def test_the_owner_opens_a_table_for_several_people_at_one_device() -> None:
    plans = (SeatPlan(is_mine=True, name="One"), SeatPlan(is_mine=True))
    desk = Desk(open_table(OpenTable(game="kingdoms", seats=plans), ANNA, "seed", FACTS))
    assert [seat.name for seat in desk.table.seats] == ["One", "Anna"]


def test_standing_up_leaves_an_empty_seat() -> None:
    desk = opened(ANNA, None)
    desk.do(Sit(seat=1, salt="pepper"), BELA)
    (stood,) = desk.do(Stand(seat=1), BELA)
    assert stood == do.Stood(by="bela", seat=1)
    assert desk.table.seats[1] == opened(ANNA, None).table.seats[1]
    desk.do(Sit(seat=1), CILI)
    assert desk.table.seats_of("cili") == (1,)


def test_only_the_host_removes_players() -> None:
    desk = opened(ANNA, BELA, CILI)
    refused(desk, Stand(seat=1), CILI, ForbiddenError)
    refused(desk, Stand(seat=0), CILI, ForbiddenError)
    desk.do(Stand(seat=1), ANNA)
    assert desk.table.seats_of("bela") == ()


def test_leaving_an_empty_seat_is_a_no_op() -> None:
    assert opened(ANNA, None, "knight").do(Stand(seat=1), ANNA) == ()
    assert opened(ANNA, None, "knight").do(Stand(seat=2), ANNA) == ()


def test_a_lost_answer_to_leaving_is_asked_for_again() -> None:
    desk = opened(ANNA, BELA)
    desk.do(Stand(seat=1, key="k"), BELA)
    assert desk.do(Stand(seat=1, key="k"), BELA) == ()


def test_a_late_copy_of_sitting_down_does_not_bring_a_player_back() -> None:
    desk = opened(ANNA, None)
    desk.do(Sit(seat=1, key="k"), BELA)
    desk.do(Stand(seat=1, key="l"), BELA)
    assert desk.do(Sit(seat=1, key="k"), BELA) == ()
    assert desk.table.seats_of("bela") == ()


def test_the_host_arranges_bots() -> None:
    desk = opened(ANNA, None)
    desk.do(Arrange(seat=1, bot="knight"), ANNA)
    assert desk.table.seats[1].bot == "knight"
    assert desk.do(Arrange(seat=1, bot="knight"), ANNA) == ()
    desk.do(Arrange(seat=1, bot="king"), ANNA)
    assert desk.table.seats[1].bot == "king"
    desk.do(Arrange(seat=1), ANNA)
    assert not desk.table.seats[1].is_taken
    assert desk.do(Arrange(seat=1), ANNA) == ()


def test_only_bots_that_exist_are_arranged_and_only_on_empty_seats() -> None:
    desk = opened(ANNA, BELA, None)
    refused(desk, Arrange(seat=2, bot="nobody"), ANNA, TableError)
    refused(desk, Arrange(seat=1, bot="knight"), ANNA, NotNowError)
    refused(desk, Arrange(seat=1), ANNA, NotNowError)
    refused(desk, Arrange(seat=2, bot="knight"), BELA, ForbiddenError)


def test_after_the_beginning_nobody_changes_seats() -> None:
    desk = begun(ANNA, BELA, "knight")
    for command in (Sit(seat=0), Stand(seat=0), Stand(seat=1), Arrange(seat=2), Close()):
        refused(desk, command, ANNA, NotNowError)


def test_nothing_is_allowed_without_an_identity() -> None:
    desk = opened(ANNA, None)
    for command in (Sit(seat=1), Mute(player="anna")):
        refused(desk, command, Actor("", "Nobody"), ForbiddenError)


def test_players_cannot_pass_for_each_other() -> None:
    desk = opened(ANNA, None, None, "knight")
    desk.do(Sit(seat=1, name="\N{CYRILLIC CAPITAL LETTER A}nna"), BELA)
    desk.do(Sit(seat=2, name="KNIGHT"), CILI)
    assert [seat.name for seat in desk.table.seats] == ["Anna", "\N{CYRILLIC CAPITAL LETTER A}nna 2", "KNIGHT 2", ""]
    desk.do(Stand(seat=0), ANNA)
    desk.do(Sit(seat=0, name="Knlght"), BELA)
    desk.do(Say(text="it is me"), Actor("anna", "knight 2"))
    said = desk.table.log[-1].event
    assert isinstance(said, do.Said)
    assert said.name == "knight 2 2"


def test_several_people_at_one_device_may_have_the_same_name() -> None:
    desk = opened(ANNA, None)
    desk.do(Sit(seat=1), ANNA)
    assert [seat.name for seat in desk.table.seats] == ["Anna", "Anna"]


# Starting


def test_the_game_begins_when_every_seat_is_taken_and_the_host_says_so() -> None:
    desk = opened(ANNA, None)
    refused(desk, Start(), ANNA, NotNowError)
    desk.do(Sit(seat=1), BELA)
    assert desk.table.to_act is None
    refused(desk, Start(), BELA, ForbiddenError)
    assert desk.do(Start(), ANNA) == (do.Started(by="anna"),)
    table = desk.table
    assert table.status == "playing"
    assert table.to_act is not None
    assert desk.do(Start(), ANNA) == ()


@pytest.mark.parametrize(("command", "actor"), [(Sit(seat=1), BELA), (Arrange(seat=1, bot="king"), ANNA)])
def test_the_game_begins_by_itself_with_the_last_seat(command: Command, actor: Actor) -> None:
    desk = opened(ANNA, None, "knight", starts_when_full=True)
    first, started = desk.do(command, actor)
    assert isinstance(first, do.Sat | do.Arranged)
    assert started == do.Started()
    assert desk.table.status == "playing"


def test_a_seat_that_is_opened_or_left_does_not_begin_the_game() -> None:
    desk = opened(ANNA, "knight", None, starts_when_full=True)
    desk.do(Arrange(seat=1), ANNA)
    desk.do(Arrange(seat=2, bot="knight"), ANNA)
    assert desk.table.status == "open"


def test_the_deal_is_made_of_the_seed_and_of_the_salts_of_those_who_sit() -> None:
    desk = opened(ANNA, None, None, salt="a")
    desk.do(Sit(seat=1, salt="left"), BELA)
    desk.do(Stand(seat=1), BELA)
    desk.do(Sit(seat=1), CILI)
    desk.do(Sit(seat=2, salt="d"), DORA)
    commitment = desk.table.deal.commitment
    desk.do(Start(), ANNA)
    assert desk.table.deal == SeededDeal("a seed", ("a", "d"))
    assert desk.table.deal.commitment == commitment
    assert desk.table.state is not None
    assert desk.table.state.deal == desk.table.deal


# Playing


@BOTH
def test_an_action_is_played(rules: str) -> None:
    desk = begun(ANNA, BELA, rules=rules)
    seat, actor, action = desk.table.to_act, mover(desk.table), an_action(desk.table)
    assert seat is not None
    (played,) = desk.do(Play(ply=0, action=action), actor)
    assert played == do.Played(by=actor.player, seat=seat.number, ply=0, action=action)
    assert desk.table.ply == 1
    assert desk.table.state is not None
    assert [str(action) for action in desk.table.state.actions] == [action]
    assert desk.table.turn_began == desk.table.changed


@BOTH
def test_a_table_knows_which_decisions_were_made_with_hints(rules: str) -> None:
    desk = begun(ANNA, BELA, rules=rules)
    (hinted,) = desk.do(Play(ply=0, action=an_action(desk.table), is_hinted=True), mover(desk.table))
    (plain,) = desk.do(Play(ply=1, action=an_action(desk.table)), mover(desk.table))
    assert b'"is_hinted":true' in do.encode(hinted)
    assert b"is_hinted" not in do.encode(plain)  # as in logs of earlier versions


@BOTH
def test_the_same_action_at_the_same_ply_again_is_nothing_new(rules: str) -> None:
    desk = begun(ANNA, BELA, rules=rules)
    actor, command = mover(desk.table), Play(ply=0, action=an_action(desk.table))
    desk.do(command, actor)
    assert desk.do(command, actor) == ()
    desk.play_on(random.Random(1))
    assert desk.table.status == "over"
    assert desk.do(command, actor) == ()
    last = desk.table.turns[-1]
    assert isinstance(last, do.Played)
    assert desk.do(Play(ply=last.ply, action=last.action), person(last.by)) == ()


def test_another_action_at_a_past_ply_is_stale() -> None:
    desk = begun(ANNA, BELA)
    legal = plain(audience.view(desk.table, desk.table.to_act.number if desk.table.to_act else None))
    assert legal is not None
    actor, (first, second, *_) = mover(desk.table), legal["legal"]
    desk.do(Play(ply=0, action=first), actor)
    error = refused(desk, Play(ply=0, action=second), actor, StaleError)
    assert isinstance(error, StaleError)
    assert error.meant == 0


def test_the_same_action_of_another_player_is_stale() -> None:
    desk = begun(ANNA, BELA)
    actor, other, action = mover(desk.table), other_player(desk.table), an_action(desk.table)
    desk.do(Play(ply=0, action=action), actor)
    refused(desk, Play(ply=0, action=action), other, StaleError)
    refused(desk, Play(ply=0, action=action), SYSTEM, StaleError)


def test_an_action_for_a_ply_to_come_is_stale() -> None:
    desk = begun(ANNA, BELA)
    refused(desk, Play(ply=1, action=an_action(desk.table)), mover(desk.table), StaleError)


def test_a_late_copy_of_an_action_that_was_undone_is_not_played_again() -> None:
    desk = begun(ANNA, "knight")
    desk.play_until(lambda table: len(table.steps) > 4 and mover(table) is ANNA)
    ply = desk.table.ply
    command = Play(ply=ply, action=an_action(desk.table))
    desk.do(command, ANNA)
    desk.do(Undo(ply=ply + 1), ANNA)
    assert desk.table.ply == ply + 2
    assert desk.do(command, ANNA) == ()
    refused(desk, Undo(ply=ply), ANNA, StaleError)


def test_the_same_key_is_carried_out_once() -> None:
    desk = begun(ANNA, BELA)
    for text in ("hello", "hello again"):
        desk.do(Say(text=text, key="k"), ANNA)
    desk.do(Say(text="hello", key="k"), BELA)
    said = [
        (happened.event.by, happened.event.text) for happened in desk.table.log if isinstance(happened.event, do.Said)
    ]
    assert said == [("anna", "hello"), ("bela", "hello")]


def test_a_key_counts_also_for_an_action_at_another_ply() -> None:
    desk = begun(ANNA, "knight")
    desk.play_until(lambda table: mover(table) is ANNA)
    desk.do(Play(ply=desk.table.ply, action=an_action(desk.table), key="k"), ANNA)
    desk.play_until(lambda table: mover(table) is ANNA)
    assert desk.do(Play(ply=desk.table.ply, action=an_action(desk.table), key="k"), ANNA) == ()


def test_a_key_of_a_refused_command_may_be_used_again() -> None:
    desk = begun(ANNA, BELA)
    actor, action = mover(desk.table), an_action(desk.table)
    refused(desk, Play(ply=3, action=action, key="k"), actor, StaleError)
    assert len(desk.do(Play(ply=0, action=action, key="k"), actor)) == 1


def test_keys_are_kept_in_the_log() -> None:
    desk = begun(ANNA, BELA)
    desk.do(Say(text="hello", key="k"), ANNA)
    restarted = Table.of(kept_log(desk.table))
    assert decide(restarted, Say(text="hello", key="k"), ANNA, FACTS) == ()


def _desk_with_a_double() -> tuple[Desk, str, str]:
    """A game in which a person has to place a double, with the two ways to write one placement of it."""
    for seed in range(50):
        desk = begun(ANNA, BELA, seed=f"double {seed}")
        for _ in range(30):
            view: Any = desk.table.state
            placements = [action for action in view.legal_actions() if isinstance(action, Place)]
            if placements and DOMINOES[placements[0].domino].is_double:
                return desk, str(placements[0]), str(placements[0].turned)
            desk.play(an_action(desk.table))
    raise AssertionError


def test_a_double_written_the_other_way_round_is_the_same_action() -> None:
    desk, usual, turned = _desk_with_a_double()
    actor, ply = mover(desk.table), desk.table.ply
    (played,) = desk.do(Play(ply=ply, action=turned), actor)
    assert isinstance(played, do.Played)
    assert (played.action, played.written) == (usual, turned)
    assert desk.do(Play(ply=ply, action=turned), actor) == ()
    assert desk.do(Play(ply=ply, action=usual), actor) == ()


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    desk = begun(ANNA, BELA)
    desk.play(an_action(desk.table))
    taken = str(desk.table.state.actions[0]) if desk.table.state else ""
    error = refused(desk, Play(ply=1, action=taken), mover(desk.table), IllegalActionError)
    assert isinstance(error, IllegalActionError)
    assert error.explanation.rule == "KD-S7"
    assert error.explanation.legal_actions
    desk = begun(ANNA, BELA, rules="kingdoms")
    error = refused(desk, Play(ply=0, action="pass"), mover(desk.table), IllegalActionError)
    assert isinstance(error, IllegalActionError)
    assert error.explanation.rule == "KG-T2"


def test_an_invalid_action_is_rejected() -> None:
    desk = begun(ANNA, BELA)
    refused(desk, Play(ply=0, action="<script>"), mover(desk.table), NotationError)


@pytest.mark.parametrize(("rules", "rule"), [("kingdomino", "KD-T1"), ("kingdoms", "KG-S4")])
def test_a_player_not_on_turn_is_told_the_rule_and_no_secret(rules: str, rule: str) -> None:
    desk = begun(ANNA, BELA, rules=rules)
    error = refused(desk, Play(ply=0, action=an_action(desk.table)), other_player(desk.table), IllegalActionError)
    assert isinstance(error, IllegalActionError)
    assert error.explanation.rule == rule
    assert error.explanation.legal_actions == ()


def test_nothing_is_played_before_the_beginning_or_after_the_end() -> None:
    desk = opened(ANNA, BELA)
    refused(desk, Play(ply=0, action="k1"), ANNA, NotNowError)
    desk = begun(ANNA, BELA)
    desk.play_on(random.Random(1))
    refused(desk, Play(ply=desk.table.ply, action="k1"), ANNA, NotNowError)


def test_the_system_plays_only_for_the_seats_of_bots() -> None:
    desk = begun(ANNA, "king")
    desk.play_until(lambda table: mover(table) is ANNA)
    refused(desk, Play(ply=desk.table.ply, action=an_action(desk.table)), SYSTEM, IllegalActionError)
    desk.play_until(lambda table: mover(table) is SYSTEM)
    refused(desk, Play(ply=desk.table.ply, action=an_action(desk.table)), ANNA, IllegalActionError)
    (played, *_) = desk.do(Play(ply=desk.table.ply, action=an_action(desk.table)), SYSTEM)
    assert isinstance(played, do.Played)
    assert (played.by, played.bot, played.seat) == ("", "king", 1)


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end(rules: str, players: int) -> None:
    desk = begun(*PEOPLE[:players], rules=rules)
    desk.play_on(random.Random(players))
    table = desk.table
    assert table.log[-1].event == do.Ended(reason="played")
    assert table.state is not None
    assert table.state.is_over
    assert table.status == "over"
    assert table.ranks() == table.state.result().ranks
    assert table.to_act is None
    assert table.mover is None


# Chat


def test_chat_is_said_under_the_name_at_the_seat() -> None:
    desk = opened(ANNA, None)
    desk.do(Sit(seat=1, name="Grandma"), BELA)
    (said,) = desk.do(Say(text="  hello "), BELA)
    assert said == do.Said(by="bela", name="Grandma", text="hello")


def test_a_host_who_does_not_sit_may_chat_and_a_spectator_may_not() -> None:
    desk = opened(BELA, CILI, host=ANNA)
    (said,) = desk.do(Say(text="welcome"), ANNA)
    assert said == do.Said(by="anna", name="Anna", text="welcome")
    refused(desk, Say(text="me too"), STRANGER, ForbiddenError)


def test_chat_can_be_off() -> None:
    refused(begun(ANNA, BELA, has_chat=False), Say(text="hello"), ANNA, NotNowError)


def test_an_empty_line_is_not_said() -> None:
    refused(begun(ANNA, BELA), Say(text=" \u3000 "), ANNA, TableError)


def test_players_may_still_talk_after_the_game() -> None:
    desk = begun(ANNA, BELA)
    desk.do(Resign(), ANNA)
    desk.do(Say(text="sorry"), ANNA)
    desk.do(Say(text="no problem"), BELA)


def lines(table: Table, actor: Actor) -> list[str]:
    """What a player can read."""
    found = plain(audience.events(table, Audience.of(table, actor.player)))
    return [event["text"] for event in found if "text" in event]


def test_a_muted_player_is_hidden_only_from_those_who_muted_them() -> None:
    desk = begun(ANNA, BELA, CILI)
    desk.do(Say(text="one"), BELA)
    desk.do(Mute(player="bela"), ANNA)
    desk.do(Say(text="two"), BELA)
    desk.do(Say(text="three"), CILI)
    assert lines(desk.table, ANNA) == ["three"]
    assert lines(desk.table, BELA) == lines(desk.table, CILI) == lines(desk.table, STRANGER) == ["one", "two", "three"]
    assert desk.do(Mute(player="bela"), ANNA) == ()
    desk.do(Mute(player="bela", is_muted=False), ANNA)
    assert lines(desk.table, ANNA) == ["one", "two", "three"]
    assert desk.do(Mute(player="bela", is_muted=False), ANNA) == ()


def test_spectators_cannot_write() -> None:
    desk = begun(ANNA, BELA)
    refused(desk, Mute(player="bela"), STRANGER, ForbiddenError)


def test_nobody_mutes_himself() -> None:
    refused(begun(ANNA, BELA), Mute(player="anna"), ANNA, TableError)


def test_nobody_learns_who_has_muted_him() -> None:
    desk = begun(ANNA, BELA)
    desk.do(Mute(player="bela"), ANNA)
    for actor, count in ((ANNA, 1), (BELA, 0), (STRANGER, 0), (Actor("", ""), 0)):
        found = plain(audience.events(desk.table, Audience.of(desk.table, actor.player)))
        assert sum(event["type"] == "muted" for event in found) == count


# Away and back


def absent(*actors: Actor) -> frozenset[str]:
    """The identities of those who are away."""
    return frozenset(actor.player for actor in actors)


def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back() -> None:
    desk = begun(ANNA, BELA)
    assert desk.do(Replace(seat=1), ANNA, absent=absent(BELA)) == (
        do.Replaced(by="anna", seat=1, bot="knight", reason="away"),
    )
    assert (desk.table.seats[1].mover, desk.table.seats[1].is_away) == ("knight", True)
    desk.play_until(lambda table: table.mover == "knight")
    (played,) = desk.do(Play(ply=desk.table.ply, action=an_action(desk.table)), SYSTEM)
    assert isinstance(played, do.Played)
    assert (played.by, played.bot, played.seat) == ("", "knight", 1)
    assert desk.do(Return(), BELA) == (do.Returned(by="bela", seat=1),)
    assert desk.table.seats[1].mover is None
    assert desk.do(Return(), BELA) == ()
    desk.play_until(lambda table: mover(table) is BELA)
    refused(desk, Play(ply=desk.table.ply, action=an_action(desk.table)), SYSTEM, IllegalActionError)


def test_only_those_who_are_away_are_replaced() -> None:
    desk = begun(ANNA, BELA, "king")
    refused(desk, Replace(seat=1), ANNA, NotNowError)
    refused(desk, Replace(seat=1), ANNA, NotNowError, absent=absent(CILI))
    refused(desk, Replace(seat=3), ANNA, TableError)
    refused(desk, Replace(seat=1), STRANGER, ForbiddenError, absent=absent(BELA))
    assert desk.do(Replace(seat=2), ANNA) == ()
    desk.do(Replace(seat=1), ANNA, absent=absent(BELA))
    assert desk.do(Replace(seat=1), ANNA, absent=absent(BELA)) == ()


def test_the_system_replaces_a_player_who_ran_out_of_time() -> None:
    desk = begun(ANNA, BELA, move_seconds=5)
    assert desk.do(Replace(seat=0), SYSTEM) == (do.Replaced(seat=0, bot="knight", reason="time"),)


@BOTH
def test_a_player_who_acts_is_back(rules: str) -> None:
    desk = begun(ANNA, BELA, rules=rules)
    seat, actor = desk.table.to_act, mover(desk.table)
    assert seat is not None
    desk.do(Replace(seat=seat.number), SYSTEM)
    returned, played = desk.do(Play(ply=0, action=an_action(desk.table), key="k"), actor)
    assert returned == do.Returned(by=actor.player, key="k", seat=seat.number)
    assert isinstance(played, do.Played)
    assert played.bot is None
    assert desk.do(Play(ply=0, action=an_action(desk.table), key="k"), actor) == ()
    assert desk.table.seats[seat.number].mover is None


def test_a_player_who_asks_for_an_undo_is_back() -> None:
    desk = begun(ANNA, BELA)
    desk.play_until(lambda table: len(table.turns) > 6 and mover(table) is BELA)
    desk.do(Replace(seat=0), SYSTEM)
    returned, _ = desk.do(Undo(ply=desk.table.ply), ANNA)
    assert returned == do.Returned(by="anna", seat=0)


def test_a_player_who_answers_a_wish_to_undo_is_back() -> None:
    desk = begun(ANNA, BELA, CILI)
    desk.play_until(lambda table: len(table.turns) > 6 and mover(table) is BELA)
    desk.do(Undo(ply=desk.table.ply), ANNA)
    desk.do(Replace(seat=2), SYSTEM)
    returned, answered = desk.do(AnswerUndo(ply=desk.table.ply, agrees=False), CILI)
    assert returned == do.Returned(by="cili", seat=2)
    assert answered == do.UndoAnswered(by="cili", agrees=False)
    assert desk.table.undo is None


def test_an_action_that_is_refused_brings_nobody_back() -> None:
    desk = begun(ANNA, BELA)
    actor = mover(desk.table)
    assert desk.table.to_act is not None
    desk.do(Replace(seat=desk.table.to_act.number), SYSTEM)
    refused(desk, Play(ply=0, action="k48x"), actor, NotationError)
    refused(desk, Play(ply=1, action=an_action(desk.table)), actor, StaleError)


def test_a_player_who_comes_back_has_the_full_time() -> None:
    desk = begun(ANNA, BELA, move_seconds=5)
    actor = mover(desk.table)
    assert desk.table.to_act is not None
    desk.do(Replace(seat=desk.table.to_act.number), SYSTEM)
    began = desk.table.turn_began
    desk.do(Return(), actor)
    assert desk.table.turn_began == desk.table.changed > began


def test_the_clock_runs_on_when_another_player_comes_back_or_talks() -> None:
    desk = begun(ANNA, BELA, move_seconds=5)
    began, other = desk.table.turn_began, other_player(desk.table)
    desk.do(Replace(seat=desk.table.seats_of(other.player)[0]), SYSTEM)
    desk.do(Return(), other)
    desk.do(Say(text="hello"), other)
    desk.do(Mute(player="ziga"), other)
    assert desk.table.turn_began == began


def test_both_seats_of_one_device_come_back_together() -> None:
    desk = opened(ANNA, None, BELA)
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    desk.do(Replace(seat=0), SYSTEM)
    desk.do(Replace(seat=1), SYSTEM)
    assert desk.do(Return(), ANNA) == (do.Returned(by="anna", seat=0), do.Returned(by="anna", seat=1))


def test_a_seat_moves_to_another_identity_of_the_same_person() -> None:
    desk = begun(ANNA, BELA)
    desk.play_until(lambda table: mover(table) is BELA)
    ply, action = desk.table.ply, an_action(desk.table)
    desk.happen(do.Moved(by="dora", seat=1, player="dora", name="Béla"))
    assert desk.table.seats_of("bela") == ()
    assert desk.table.seats_of("dora") == (1,)
    refused(desk, Play(ply=ply, action=action), BELA, ForbiddenError)
    (played,) = desk.do(Play(ply=ply, action=action), DORA)
    assert played.by == "dora"
    assert Audience.of(desk.table, "bela").seats == ()


# Resigning


def test_of_two_players_one_resigns_and_the_game_is_over() -> None:
    desk = begun(ANNA, BELA)
    desk.play(an_action(desk.table))
    found = desk.do(Resign(), ANNA)
    assert found == (do.Resigned(by="anna", seat=0, bot="knight"), do.Ended(reason="resigned"))
    assert desk.table.status == "over"
    assert desk.table.ranks() == [2, 1]
    refused(desk, Resign(), BELA, NotNowError)


def test_of_three_players_one_resigns_and_a_bot_plays_on_for_him() -> None:
    desk = begun(ANNA, BELA, CILI)
    assert desk.do(Resign(), BELA) == (do.Resigned(by="bela", seat=1, bot="knight"),)
    assert desk.do(Resign(), BELA) == ()
    desk.play_until(lambda table: table.to_act is not None and table.to_act.number == 1)
    assert desk.table.mover == "knight"
    refused(desk, Play(ply=desk.table.ply, action=an_action(desk.table)), BELA, ForbiddenError)
    assert desk.do(Return(), BELA) == ()
    desk.play_on(random.Random(3))
    assert desk.table.ended == do.Ended(reason="played")
    ranks = desk.table.ranks()
    assert ranks is not None
    assert ranks[1] == 3
    assert sorted((ranks[0], ranks[2])) in ([1, 2], [1, 1])


def test_of_three_players_two_resign_and_the_third_has_won() -> None:
    desk = begun(ANNA, BELA, CILI, rules="kingdoms")
    desk.do(Resign(), CILI)
    assert desk.do(Resign(), ANNA)[-1] == do.Ended(reason="resigned")
    assert desk.table.ranks() == [2, 1, 3]


@pytest.mark.parametrize("order", [(0, 1), (1, 0), (3, 2), (0, 3)])
def test_of_four_players_the_first_to_resign_is_last(order: tuple[int, int]) -> None:
    desk = begun(*PEOPLE)
    for seat in order:
        desk.do(Resign(), PEOPLE[seat])
        desk.play_on(random.Random(seat), 5)
    desk.play_on(random.Random(4))
    assert desk.table.state is not None
    ranks, places = desk.table.ranks(), desk.table.state.result().ranks
    assert ranks is not None
    assert [ranks[seat] for seat in order] == [4, 3]
    stayed = [seat for seat in range(4) if seat not in order]
    assert sorted(ranks[seat] for seat in stayed) in ([1, 2], [1, 1])
    assert (ranks[stayed[0]] < ranks[stayed[1]]) == (places[stayed[0]] < places[stayed[1]])


def test_the_game_ends_when_no_person_is_left() -> None:
    desk = begun(ANNA, "knight", "king")
    assert desk.do(Resign(), ANNA)[-1] == do.Ended(reason="resigned")
    ranks = desk.table.ranks()
    assert ranks is not None
    assert ranks[0] == 3
    desk = begun(ANNA, BELA, "knight", "king")
    assert len(desk.do(Resign(), BELA)) == 1
    assert len(desk.do(Resign(), ANNA)) == 2


def test_one_of_several_people_at_one_device_resigns() -> None:
    desk = opened(ANNA, None, BELA)
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    refused(desk, Resign(seat=2), ANNA, ForbiddenError)
    assert desk.do(Resign(seat=1), ANNA) == (do.Resigned(by="anna", seat=1, bot="knight"),)
    assert [seat.is_resigned for seat in desk.table.seats] == [False, True, False]
    assert desk.do(Resign(seat=1), ANNA) == ()
    assert desk.do(Resign(), ANNA) == (do.Resigned(by="anna", seat=0, bot="knight"), do.Ended(reason="resigned"))


def test_all_people_at_one_device_resign_together() -> None:
    desk = opened(ANNA, None, BELA)
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    *resigned, ended = desk.do(Resign(), ANNA)
    assert [event.seat for event in resigned if isinstance(event, do.Resigned)] == [0, 1]
    assert ended == do.Ended(reason="resigned")
    assert desk.table.ranks() is not None
    assert (desk.table.ranks() or [])[2] == 1


# The end


def test_a_table_is_closed_before_the_game() -> None:
    desk = opened(ANNA, BELA)
    refused(desk, Close(), BELA, ForbiddenError)
    assert desk.do(Close(), ANNA) == (do.Ended(by="anna", reason="closed"),)
    assert desk.table.status == "over"
    assert desk.table.ranks() is None
    assert desk.do(Close(), ANNA) == ()
    refused(desk, Sit(seat=0), CILI, NotNowError)
    refused(desk, Start(), ANNA, NotNowError)
    refused(desk, Play(ply=0, action="k1"), ANNA, NotNowError)
    refused(desk, Rematch(), ANNA, NotNowError)


def test_the_system_closes_a_forgotten_table() -> None:
    desk = opened(ANNA, None)
    assert desk.do(Close(), SYSTEM) == (do.Ended(reason="closed"),)


def over(*places: Actor | str, **wishes: Any) -> Desk:
    """A finished game."""
    desk = begun(*places, **wishes)
    desk.play_on(random.Random(1))
    return desk


def test_a_rematch_is_named_once() -> None:
    desk = begun(ANNA, BELA)
    refused(desk, Rematch(), ANNA, NotNowError)
    desk.play_on(random.Random(1))
    refused(desk, Rematch(), STRANGER, ForbiddenError)
    assert desk.do(Rematch(), ANNA, rematch="t2") == (do.Rematched(by="anna", table="t2"),)
    assert desk.do(Rematch(), BELA, rematch="t3") == ()
    assert desk.table.rematch == "t2"
    assert audience.summary(desk.table).rematch == "t2"


def test_in_a_rematch_all_players_move_one_seat_on() -> None:
    old = over(ANNA, BELA, "king", CILI, rules="kingdoms", options={"no_luck": True}, is_listed=True, move_seconds=60)
    desk = Desk(rematch(old.table, BELA, "new seed", "old name", frozenset({"anna", "bela", "cili"})))
    table = desk.table
    assert [seat.player or seat.reserved or seat.bot for seat in table.seats] == ["bela", "king", "cili", "anna"]
    assert table.seats_of("bela") == (0,)
    assert table.host == "bela"
    assert table.options == old.table.options
    assert (table.opened.is_listed, table.opened.move_time, table.opened.follows) == (True, 60_000, "old name")
    refused(desk, Sit(seat=2), ANNA, ForbiddenError)
    refused(desk, Sit(seat=3), STRANGER, ForbiddenError)
    desk.do(Sit(seat=3), ANNA)
    assert table.status == "open"
    assert desk.do(Sit(seat=2), CILI)[-1] == do.Started()
    assert desk.table.opened.seed == "new seed"


def test_four_rematches_bring_all_players_back_to_their_seats() -> None:
    desk = over(*PEOPLE)
    order = [seat.player for seat in desk.table.seats]
    for turn in range(1, 5):
        desk = Desk(rematch(desk.table, ANNA, f"seed {turn}", "before"))
        assert [seat.player for seat in desk.table.seats] == [*order[turn % 4 :], *order[: turn % 4]]
        desk.play_on(random.Random(turn))


def test_a_rematch_keeps_the_names_of_several_people_at_one_device() -> None:
    desk = opened(ANNA, None)
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    desk.do(Resign(seat=1), ANNA)
    again = Desk(rematch(desk.table, ANNA, "s", "before")).table
    assert [seat.name for seat in again.seats] == ["Grandma", "Anna"]
    assert [seat.player for seat in again.seats] == ["anna", "anna"]
    assert [seat.is_resigned for seat in again.seats] == [False, False]
    assert again.status == "playing"


def test_a_rematch_seats_all_present_players_at_once() -> None:
    desk = over(ANNA, BELA, CILI)
    seated = Desk(rematch(desk.table, BELA, "s", "before")).table
    assert [seat.player for seat in seated.seats] == ["bela", "cili", "anna"]
    assert [seat.name for seat in seated.seats] == ["Béla", "Cili", "Anna"]
    assert seated.status == "playing"
    without = Desk(rematch(desk.table, BELA, "s", "before", frozenset({"cili"})))
    assert [seat.player or seat.reserved for seat in without.table.seats] == ["bela", "cili", "anna"]
    assert without.table.status == "open"
    assert without.do(Sit(seat=1), CILI)[-1] == do.Started()


def test_players_choose_colours_that_nobody_else_has_and_keep_them_in_a_rematch() -> None:
    desk = opened(ANNA, BELA, "knight", None)

    def colours() -> list[int]:
        return [seat.colour for seat in desk.table.seats]

    assert colours() == [0, 1, 2, 3]
    desk.do(ChooseColour(seat=0, colour=2), ANNA)  # a bot gives way
    assert colours() == [2, 1, 0, 3]
    assert desk.do(ChooseColour(seat=0, colour=2), ANNA) == ()
    refused(desk, ChooseColour(seat=1, colour=2), BELA, NotNowError)
    refused(desk, ChooseColour(seat=0, colour=3), BELA, ForbiddenError)
    desk.do(Stand(seat=1), BELA)
    desk.do(Arrange(seat=3, bot="king"), ANNA)
    desk.do(Arrange(seat=1, bot="king"), ANNA)
    assert colours() == [2, 1, 0, 3]
    desk.do(Start(), ANNA)
    desk.do(ChooseColour(seat=0, colour=3), ANNA)  # also during the game
    desk.play_on(random.Random(1))
    assert [seat.colour for seat in Desk(rematch(desk.table, ANNA, "s", "before")).table.seats] == [1, 0, 2, 3]


def test_a_table_is_opened_with_colours() -> None:
    plans = (SeatPlan(is_mine=True, colour=1), SeatPlan(bot="knight"), SeatPlan(bot="king", colour=0))
    table = Desk(open_table(OpenTable(game="kingdomino", seats=plans), ANNA, "s", FACTS)).table
    assert [seat.colour for seat in table.seats] == [1, 2, 0]
    twice = (SeatPlan(is_mine=True, colour=1), SeatPlan(bot="knight", colour=1))
    with pytest.raises(TableError):
        open_table(OpenTable(game="kingdomino", seats=twice), ANNA, "s", FACTS)


def test_another_bot_plays_on_for_a_bot() -> None:
    desk = begun(ANNA, "knight", CILI, starts_when_full=True)
    assert desk.do(Arrange(seat=1, bot="king"), ANNA) == (do.Arranged(by="anna", seat=1, bot="king"),)
    assert desk.do(Arrange(seat=1, bot="king"), ANNA) == ()
    refused(desk, Arrange(seat=1), ANNA, NotNowError)
    refused(desk, Arrange(seat=2, bot="king"), ANNA, NotNowError)
    refused(desk, Arrange(seat=1, bot="knight"), CILI, ForbiddenError)
    desk.play_until(lambda table: table.mover == "king")
    desk.play(an_action(desk.table))
    assert next(happened.event for happened in reversed(desk.table.log)).bot == "king"  # type: ignore[union-attr]


@BOTH
def test_a_record_becomes_a_table_and_is_played_on_from_any_point(rules: str) -> None:
    old = over(ANNA, BELA, "king", rules=rules)
    record = old.table.record()
    whole = Desk(recorded(record, verify(record), CILI, FACTS)).table
    assert (whole.status, whole.opened.is_practice, whole.record()) == ("over", True, record)
    assert [seat.player or seat.bot for seat in whole.seats] == ["cili", "cili", "king"]
    cut = shortened(record, 7)
    plans = (SeatPlan(bot="king"), SeatPlan(is_mine=True), SeatPlan(bot="knight"))
    desk = Desk(recorded(cut, verify(cut), CILI, FACTS, plans))
    assert [seat.player or seat.bot for seat in desk.table.seats] == ["king", "cili", "knight"]
    assert (desk.table.status, desk.table.ply) == ("playing", 7)
    assert desk.table.record().actions == record.actions[:7]
    desk.play_on(random.Random(3))
    assert desk.table.status == "over"
    for wrong in (plans[:2], (*plans[:2], SeatPlan())):
        with pytest.raises(TableError):
            recorded(cut, verify(cut), CILI, FACTS, wrong)


def test_a_rematch_against_bots_begins_at_once() -> None:
    desk = over(ANNA, "knight")
    again = Desk(rematch(desk.table, ANNA, "s", "before")).table
    assert [seat.bot for seat in again.seats] == ["knight", None]
    assert again.status == "playing"


def test_a_seat_kept_for_an_absent_player_is_given_to_a_bot_or_opened() -> None:
    desk = over(ANNA, BELA, CILI)
    again = Desk(rematch(desk.table, ANNA, "s", "before", frozenset({"bela", "cili"})))
    assert [seat.reserved for seat in again.table.seats] == ["bela", "cili", None]
    refused(again, Arrange(seat=0), BELA, ForbiddenError)
    again.do(Arrange(seat=0), ANNA)
    again.do(Sit(seat=0), STRANGER)
    assert again.do(Arrange(seat=1, bot="king"), ANNA)[-1] == do.Started()
    assert [seat.player or seat.bot for seat in again.table.seats] == ["ziga", "king", "anna"]


@BOTH
@pytest.mark.parametrize("name", ["Anna", "Łukasz", "👩‍👩‍👧", "می‌خواهم", "Anna\u00a0Kovács", "李\u3000雷"])
def test_the_record_of_a_finished_table_verifies(rules: str, name: str) -> None:
    desk = opened(ANNA, None, "king", rules=rules, salt="pepper")
    desk.do(Sit(seat=1, name=name), BELA)
    desk.do(Start(), ANNA)
    desk.do(Replace(seat=1), SYSTEM)
    desk.play_on(random.Random(1), 20)
    desk.do(Undo(ply=desk.table.ply), ANNA)
    desk.play_on(random.Random(2))
    record = records.load(records.dump(desk.table.record()))
    state = records.verify(record)
    assert state.is_over
    assert desk.table.state is not None
    assert state.data() == desk.table.state.data()
    assert [player.bot for player in record.players] == [None, None, "king"]
    assert record.deal.seed == "a seed"
    assert record.deal.salts == ["pepper"]


def test_the_record_of_a_game_that_ended_by_resigning_verifies() -> None:
    desk = begun(ANNA, BELA)
    desk.play_on(random.Random(1), 20)
    desk.do(Resign(), ANNA)
    record = records.load(records.dump(desk.table.record()))
    assert len(records.verify(record).actions) == 20
    assert record.result is None


# Devices


def test_people_at_one_device_see_their_own_view_only_in_their_own_turn() -> None:
    desk = opened(ANNA, None, BELA, rules="kingdoms")
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    device = Audience.of(desk.table, "anna")
    assert device.seats == (0, 1)
    seen = set()
    while desk.table.to_act is not None:
        on_turn = desk.table.to_act.number
        seat = audience.seen_seat(desk.table, device)
        assert seat == (on_turn if on_turn in (0, 1) else None)
        assert audience.seen_seat(desk.table, Audience.of(desk.table, "bela")) == 2
        assert audience.seen_seat(desk.table, Audience()) is None
        seen.add(seat)
        desk.play(an_action(desk.table))
    assert seen == {0, 1, None}
    assert audience.seen_seat(desk.table, device) is None


def test_the_secrets_of_a_resigned_player_are_not_shown_to_others_at_their_device() -> None:
    desk = opened(ANNA, None, BELA, rules="kingdoms")
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    desk.do(Resign(seat=1), ANNA)
    desk.play_until(lambda table: table.to_act is not None and table.to_act.number == 1)
    assert audience.seen_seat(desk.table, Audience.of(desk.table, "anna")) is None


def test_each_person_at_one_device_plays_on_their_own_turn() -> None:
    desk = opened(ANNA, None, rules="kingdoms")
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    desk.play_on(random.Random(1))
    seats = [turn.seat for turn in desk.table.turns]
    assert {0, 1} == set(seats)
    assert {turn.by for turn in desk.table.turns} == {"anna"}


@BOTH
def test_past_positions_can_be_looked_at(rules: str) -> None:
    desk = begun(ANNA, BELA, rules=rules)
    seen = [audience.view(desk.table, 0)]
    for _ in range(12):
        desk.play(an_action(desk.table))
        seen.append(audience.view(desk.table, 0))
    for plies, then in enumerate(seen):
        assert audience.board_after(desk.table, 0, plies).data() == then
    assert audience.board_after(desk.table, 0, 99).data() == seen[-1]


# The log


def test_a_player_who_wants_to_be_forgotten_leaves_no_words() -> None:
    desk = begun(ANNA, BELA, salt="pepper")
    desk.do(Say(text="my secret"), BELA)
    desk.do(Say(text="your secret"), ANNA)
    desk.play_on(random.Random(1), 8)
    desk.happen(do.Moved(by="bela", seat=1, player="bela", name="Béla the Second"))
    redacted = [(time, do.redacted(event, "bela")) for time, event in kept_log(desk.table)]
    text = msgspec.json.encode(redacted)
    for word in ("my secret", "Béla"):
        assert word.encode() not in text
        assert word.encode() in msgspec.json.encode(kept_log(desk.table))
    for word in ("your secret", "Anna"):
        assert word.encode() in text
    table = Table.of(redacted)
    assert audience.view(table, 0) == audience.view(desk.table, 0)
    records.verify(records.load(records.dump(table.record())))


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
@pytest.mark.parametrize("places", [(ANNA, None), (ANNA, BELA, None), (ANNA, "king", None, CILI)])
def test_the_log_alone_gives_the_table_at_every_number(rules: str, places: tuple[Actor | str | None, ...]) -> None:
    desk = opened(*places, rules=rules)
    seen = [portrait(desk.table)]
    desk.do(Sit(seat=places.index(None)), DORA)
    seen.append(portrait(desk.table))
    desk.do(Start(), ANNA)
    seen += live_on(desk, random.Random(f"{len(places)} {rules}"), 400)
    log = kept_log(desk.table)
    first = len(log) - len(seen)
    assert len({type(event) for _, event in log}) >= 9
    for number in range(first, len(log)):
        assert portrait(Table.of(log[: number + 1])) == seen[number - first], number
    assert [happened.number for happened in desk.table.log] == list(range(len(log)))


def test_a_table_stays_what_it_was_when_more_happens() -> None:
    for rules in ("kingdomino", "kingdoms"):
        desk = begun(ANNA, BELA, CILI, rules=rules)
        chance = random.Random(5)
        tables = [(desk.table, portrait(desk.table))]
        for _ in range(120):
            live_on(desk, chance, 3)
            tables.append((desk.table, portrait(desk.table)))
        assert len(desk.table.log) > 60
        for table, then in tables:
            assert portrait(table) == then


def test_an_event_of_the_log_is_kept_as_it_is() -> None:
    desk = begun(ANNA, BELA, "king")
    live_on(desk, random.Random(8), 300)
    assert kept_log(desk.table) == [(happened.time, happened.event) for happened in desk.table.log]


def test_a_log_begins_with_opening() -> None:
    with pytest.raises(TypeError):
        Table.of([(0, do.Started())])


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(["kingdomino", "kingdoms"]), st.integers(2, 4), st.integers(0, 10**6))
def test_whatever_is_asked_a_table_stays_in_order(rules: str, players: int, seed: int) -> None:
    chance = random.Random(seed)
    desk = opened(*[chance.choice((None, None, "king")) for _ in range(players)], rules=rules, starts_when_full=True)
    live_on(desk, chance, 150)
    table = desk.table
    keys = [(happened.event.by, happened.event.key) for happened in table.log if happened.event.key]
    assert len(keys) == len(set(keys))
    plies = [happened.event.ply for happened in table.log if isinstance(happened.event, do.Played | do.Undone)]
    assert plies == list(range(table.ply))
    assert all(earlier.time < later.time for earlier, later in pairwise(table.log))
    if table.state is not None:
        assert len(table.steps) == len(table.state.actions)
        assert (table.status == "playing") == (table.to_act is not None)
    assert (table.status == "over") == (table.ended is not None)
    is_closed = table.ended is not None and table.ended.reason == "closed"
    assert (table.state is None) == (table.status == "open" or is_closed)
    for actor in (*PEOPLE, STRANGER):
        msgspec.json.encode([audience.summary(table), audience.events(table, Audience.of(table, actor.player))])


def test_facts_come_from_outside() -> None:
    desk = begun(ANNA, BELA, CILI)
    known = Facts(bots=("king",), stand_in="king")
    assert decide(desk.table, Resign(), BELA, known) == (do.Resigned(by="bela", seat=1, bot="king"),)

"""Undo by four rules: never another turn, another's move, a secret or a random event; beyond them by consent."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from regnum.errors import IllegalActionError, RegnumError
from regnum.games import game
from regnum.games.kingdoms import Draw, LayStart
from regnum.table import SYSTEM, Actor, Audience, ForbiddenError, NotNowError, StaleError, Table, decide
from regnum.table import events as do
from regnum.table.audience import may_undo
from regnum.table.commands import AnswerUndo, Play, Replace, Resign, Return, Sit, Start, Undo
from regnum.table.undo import is_look, kept_by_undo
from tests.support.plain import plain
from tests.support.table import (
    ANNA,
    BELA,
    CILI,
    FACTS,
    PEOPLE,
    STRANGER,
    Desk,
    an_action,
    any_action,
    begun,
    every_option,
    mover,
    opened,
    other_deal,
    replayed,
    seated,
)


def undo(desk: Desk, actor: Actor) -> str:
    """Ask for an undo now, and return what comes of it."""
    (event,) = desk.do(Undo(ply=desk.table.ply), actor)
    return {do.Undone: "undone", do.UndoAsked: "undo_asked"}[type(event)]


def answer(desk: Desk, actor: Actor, agrees: bool) -> tuple[Any, ...]:
    return desk.do(AnswerUndo(ply=desk.table.ply, agrees=agrees), actor)


def phase(table: Table) -> str:
    assert table.state is not None
    return str(plain(table.state.data())["phase"])


def stays_with_him(table: Table) -> bool:
    """Whether who played last has to play on."""
    return bool(table.steps) and table.to_act is not None and table.steps[-1].seat == table.to_act.number


def found(
    begin: Callable[[str], Desk], condition: Callable[[Table], bool], chance: random.Random | None = None
) -> Desk:
    """A game at a moment when something is so."""
    chance = chance or random.Random(1)
    for seed in range(200):
        desk = begin(f"seed {seed}")
        while desk.table.to_act is not None:
            if condition(desk.table):
                return desk
            desk.play(any_action(desk.table, chance))
    raise AssertionError


def two(**options: Any) -> Callable[[str], Desk]:
    rules = options.pop("rules", "kingdomino")
    return lambda seed: begun(ANNA, BELA, rules=rules, seed=seed, options=options)


# The four rules by example


def test_a_domino_is_taken_back_before_the_claim() -> None:
    desk = found(two(), lambda table: phase(table) == "claim")
    actor, ply, steps = mover(desk.table), desk.table.ply, len(desk.table.steps)
    seat = desk.table.steps[-1].seat
    (undone,) = desk.do(Undo(ply=ply), actor)
    assert undone == do.Undone(by=actor.player, seat=seat, ply=ply, kept=steps - 1)
    assert mover(desk.table) is actor
    assert phase(desk.table) == "place"
    assert desk.table.ply == ply + 1
    desk.play(an_action(desk.table))


def test_rule_1_an_undo_does_not_change_whose_turn_it_is() -> None:
    desk = found(two(), lambda table: phase(table) == "claim")
    actor = mover(desk.table)
    desk.play_until(lambda table: mover(table) is not actor)
    assert desk.table.seats[desk.table.steps[-1].seat].player == actor.player
    assert undo(desk, actor) == "undo_asked"


def test_rule_1_holds_in_kingdoms_where_every_action_but_a_draw_ends_the_turn() -> None:
    desk = begun(ANNA, BELA, rules="kingdoms")
    actor = mover(desk.table)
    desk.play("r1@a1")
    assert undo(desk, actor) == "undo_asked"


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_rule_2_nobody_else_has_to_redo_a_move(rules: str) -> None:
    desk = found(two(rules=rules), lambda table: len(table.steps) > 5 and not stays_with_him(table))
    actor = mover(desk.table)
    assert desk.table.seats[desk.table.steps[-1].seat].player != actor.player
    assert undo(desk, actor) == "undo_asked"


def test_rule_3_a_tile_that_was_drawn_is_not_put_back() -> None:
    desk = begun(ANNA, BELA, rules="kingdoms")
    actor = mover(desk.table)
    desk.play("draw")
    assert mover(desk.table) is actor
    assert undo(desk, actor) == "undo_asked"


def test_rule_3_a_starting_tile_that_was_shown_is_not_taken_back() -> None:
    desk = begun(ANNA, BELA, rules="kingdoms")
    actor = mover(desk.table)
    desk.play("s@a1")
    assert undo(desk, actor) == "undo_asked"


def test_rule_4_a_claim_is_not_taken_back_once_the_next_king_has_come_out() -> None:
    desk = found(two(two_player_draft="random"), lambda table: phase(table) == "draft" and stays_with_him(table))
    assert undo(desk, mover(desk.table)) == "undo_asked"


def test_a_claim_is_taken_back_when_the_order_of_the_kings_was_known() -> None:
    desk = found(two(edition="bga"), lambda table: phase(table) == "draft" and stays_with_him(table))
    assert undo(desk, mover(desk.table)) == "undone"


def test_rule_4_the_last_claim_of_a_round_lays_out_the_next_row() -> None:
    def has_begun_a_row(table: Table) -> bool:
        state: Any = table.state
        is_first = stays_with_him(table) and phase(table) == "place" and str(state.actions[-1])[0] == "k"
        return bool(is_first and state.undo().round_number == state.round_number - 1 > 0)

    desk = found(two(), has_begun_a_row)
    assert undo(desk, mover(desk.table)) == "undo_asked"


def test_a_claim_within_a_round_is_taken_back_by_who_acts_twice() -> None:
    def acts_twice(table: Table) -> bool:
        state: Any = table.state
        is_next = stays_with_him(table) and phase(table) == "place" and str(state.actions[-1])[0] == "k"
        return bool(is_next and state.undo().round_number == state.round_number)

    desk = found(two(), acts_twice)
    assert undo(desk, mover(desk.table)) == "undone"
    assert phase(desk.table) == "claim"


def test_a_placement_is_taken_back_in_the_last_round_by_who_acts_twice() -> None:
    def is_last(table: Table) -> bool:
        state: Any = table.state
        return stays_with_him(table) and state.next_row == () and str(state.actions[-1])[0] != "k"

    desk = found(two(), is_last)
    assert undo(desk, mover(desk.table)) == "undone"


def test_rule_4_the_next_game_of_a_match_is_a_random_event() -> None:
    def has_begun_a_game(table: Table) -> bool:
        state: Any = table.state
        return stays_with_him(table) and state.game_number > state.undo().game_number

    desk = found(two(dynasty=True), has_begun_a_game)
    assert undo(desk, mover(desk.table)) == "undo_asked"


def has_begun_a_round(table: Table) -> bool:
    state: Any = table.state
    return stays_with_him(table) and state.round_number > state.undo().round_number


def test_rule_3_the_tiles_of_a_new_round_have_been_seen() -> None:
    desk = found(two(rules="kingdoms"), has_begun_a_round)
    assert undo(desk, mover(desk.table)) == "undo_asked"


def test_without_luck_a_new_round_of_the_same_player_reveals_nothing() -> None:
    desk = found(two(rules="kingdoms", no_luck=True), has_begun_a_round)
    assert undo(desk, mover(desk.table)) == "undone"


def test_several_actions_are_taken_back_one_by_one() -> None:
    def third_in_a_row(table: Table) -> bool:
        is_second = stays_with_him(table) and table.steps[-2:][0].seat == table.steps[-1].seat
        return is_second and phase(table) == "claim" and table.steps[-2].revealed == table.steps[-1].revealed

    desk = found(two(), third_in_a_row)
    actor, steps = mover(desk.table), len(desk.table.steps)
    assert [undo(desk, actor), undo(desk, actor)] == ["undone", "undone"]
    assert len(desk.table.steps) == steps - 2
    assert mover(desk.table) is actor


# What undo is not


def test_a_player_who_has_not_played_cannot_undo() -> None:
    desk = begun(ANNA, BELA)
    for actor in (ANNA, BELA):
        with pytest.raises(NotNowError):
            undo(desk, actor)


def test_an_undo_is_meant_for_one_ply() -> None:
    desk = found(two(), lambda table: phase(table) == "claim")
    actor, ply = mover(desk.table), desk.table.ply
    for meant in (ply - 1, ply + 1):
        with pytest.raises(StaleError):
            desk.do(Undo(ply=meant), actor)
    desk.do(Undo(ply=ply), actor)
    assert desk.do(Undo(ply=ply), actor) == ()
    with pytest.raises(StaleError):
        desk.do(Undo(ply=ply), BELA if actor is ANNA else ANNA)


def test_a_finished_game_is_not_undone() -> None:
    desk = begun(ANNA, "knight")
    desk.play_on(random.Random(1))
    with pytest.raises(NotNowError):
        undo(desk, ANNA)


def test_a_resigned_player_cannot_undo() -> None:
    desk = begun(ANNA, BELA, CILI)
    desk.play_on(random.Random(1), 3)
    desk.do(Resign(), BELA)
    desk.play_until(lambda table: phase(table) == "claim" and table.mover == "knight")
    with pytest.raises(ForbiddenError):
        undo(desk, BELA)
    desk.do(Undo(ply=desk.table.ply), ANNA)
    with pytest.raises(ForbiddenError):
        answer(desk, BELA, agrees=False)


def test_a_resigned_seat_at_a_shared_device_takes_nothing_back() -> None:
    desk = opened(ANNA, None, BELA)
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    desk.play_on(random.Random(1), 3)
    desk.do(Resign(seat=1), ANNA)
    desk.play_until(lambda table: phase(table) == "claim" and table.mover == "knight")
    desk.do(Undo(ply=desk.table.ply), ANNA)
    assert desk.table.undo is not None
    assert desk.table.undo.seat == 0


def test_the_system_and_strangers_do_not_undo() -> None:
    desk = found(two(), lambda table: phase(table) == "claim")
    for actor in (SYSTEM, STRANGER):
        with pytest.raises(ForbiddenError):
            undo(desk, actor)


# Consent


def asked(*people: Actor, rules: str = "kingdomino") -> tuple[Desk, int]:
    """A game in which Anna has asked to take something back, and how many actions would be kept."""
    desk = begun(*people, rules=rules)
    desk.play_until(lambda table: len(table.steps) > 8 and mover(table) is not ANNA)
    desk.do(Undo(ply=desk.table.ply), ANNA)
    assert desk.table.undo is not None
    kept = max(number for number, step in enumerate(desk.table.steps) if step.seat == 0)
    assert desk.table.undo.kept == kept
    assert desk.table.undo.agreed == {"anna"}
    return desk, kept


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_beyond_the_rules_all_others_must_agree(rules: str) -> None:
    desk, kept = asked(ANNA, BELA, CILI, rules=rules)
    then = desk.table.state
    assert then is not None
    assert answer(desk, CILI, agrees=True) == (do.UndoAnswered(by="cili", agrees=True),)
    assert answer(desk, CILI, agrees=True) == ()
    assert desk.table.state is then
    ply = desk.table.ply
    agreed, undone = answer(desk, BELA, agrees=True)
    assert agreed == do.UndoAnswered(by="bela", agrees=True)
    assert undone == do.Undone(by="anna", seat=0, ply=ply, kept=kept)
    assert desk.table.undo is None
    assert mover(desk.table) is ANNA
    assert desk.table.state.data() == then.undo(len(then.actions) - kept).data()
    assert desk.do(Undo(ply=ply), ANNA) == ()


def test_one_who_declines_ends_it() -> None:
    desk, _ = asked(ANNA, BELA, CILI)
    answer(desk, CILI, agrees=True)
    assert answer(desk, BELA, agrees=False) == (do.UndoAnswered(by="bela", agrees=False),)
    assert desk.table.undo is None
    with pytest.raises(NotNowError):
        answer(desk, CILI, agrees=True)
    with pytest.raises(NotNowError):
        answer(desk, BELA, agrees=True)


def test_after_a_refusal_all_players_are_asked_again() -> None:
    desk, _ = asked(ANNA, BELA, CILI)
    answer(desk, CILI, agrees=True)
    answer(desk, BELA, agrees=False)
    assert undo(desk, ANNA) == "undo_asked"
    assert len(answer(desk, BELA, agrees=True)) == 1


def test_players_may_withdraw_their_consent_or_their_request() -> None:
    for actor in (ANNA, CILI):
        desk, _ = asked(ANNA, BELA, CILI)
        answer(desk, CILI, agrees=True)
        answer(desk, actor, agrees=False)
        assert desk.table.undo is None


def test_to_ask_twice_is_to_ask_once() -> None:
    desk, _ = asked(ANNA, BELA, CILI)
    answer(desk, CILI, agrees=True)
    assert desk.do(Undo(ply=desk.table.ply), ANNA) == ()
    assert desk.table.undo is not None
    assert desk.table.undo.agreed == {"anna", "cili"}


def test_a_move_meanwhile_ends_it() -> None:
    desk, _ = asked(ANNA, BELA, CILI)
    ply = desk.table.ply
    desk.play(an_action(desk.table))
    assert desk.table.undo is None
    with pytest.raises(StaleError):
        desk.do(AnswerUndo(ply=ply, agrees=True), BELA)
    with pytest.raises(NotNowError):
        answer(desk, BELA, agrees=True)


def test_an_answer_is_meant_for_one_ply() -> None:
    desk, _ = asked(ANNA, BELA)
    for ply in (desk.table.ply - 1, desk.table.ply + 1):
        with pytest.raises(StaleError):
            desk.do(AnswerUndo(ply=ply, agrees=True), BELA)


def test_an_absent_player_must_still_consent_to_an_undo() -> None:
    desk, kept = asked(ANNA, BELA, CILI)
    desk.do(Replace(seat=1), SYSTEM)
    assert len(answer(desk, CILI, agrees=True)) == 1
    assert desk.do(Undo(ply=desk.table.ply), ANNA) == (), "it has been asked for already"
    assert len(desk.table.steps) > kept


def test_taking_back_gives_no_more_time() -> None:
    desk = begun(ANNA, BELA)
    desk.play_until(lambda table: stays_with_him(table) and phase(table) == "claim")
    began = desk.table.steps[-1].began
    assert began < desk.table.turn_began
    assert undo(desk, mover(desk.table)) == "undone"
    assert desk.table.turn_began == began


def test_a_resigned_player_need_not_consent() -> None:
    desk = begun(ANNA, BELA, CILI)
    desk.play_until(lambda table: len(table.steps) > 8 and mover(table) is not ANNA)
    desk.do(Resign(), BELA)
    assert undo(desk, ANNA) == "undo_asked"
    assert len(answer(desk, CILI, agrees=True)) == 2


def test_a_player_who_comes_back_must_consent_again() -> None:
    desk, _ = asked(ANNA, BELA, CILI)
    desk.do(Replace(seat=1), SYSTEM)
    desk.do(Return(), BELA)
    assert len(answer(desk, CILI, agrees=True)) == 1
    assert desk.table.undo is not None


def test_an_absent_player_may_consent_and_is_back() -> None:
    desk, _ = asked(ANNA, BELA, CILI)
    desk.do(Replace(seat=1), SYSTEM)
    returned, agreed = answer(desk, BELA, agrees=True)
    assert isinstance(returned, do.Returned)
    assert agreed == do.UndoAnswered(by="bela", agrees=True)
    assert len(answer(desk, CILI, agrees=True)) == 2


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_alone_against_bots_every_undo_is_granted_that_is_no_free_look(rules: str) -> None:
    desk = begun("king", ANNA, "knight", rules=rules)
    desk.play_until(lambda table: len(table.steps) > 20 and mover(table) is ANNA)
    kept, taken_back = kept_by_undo(desk.table, ANNA.player), 0
    while kept is not None and not is_look(desk.table, kept):
        assert undo(desk, ANNA) == "undone"
        assert mover(desk.table) is ANNA
        kept, taken_back = kept_by_undo(desk.table, ANNA.player), taken_back + 1
    assert taken_back > 0
    assert kept is None or not may_undo(desk.table, Audience.of(desk.table, ANNA.player))
    with pytest.raises(NotNowError):
        undo(desk, ANNA)
    desk.play_on(random.Random(1))
    assert desk.table.status == "over"


def test_alone_against_bots_a_draw_is_no_free_look() -> None:
    desk = begun(ANNA, "knight", rules="kingdoms")
    desk.play_until(lambda table: mover(table) is ANNA)
    desk.play("draw")
    with pytest.raises(NotNowError):
        undo(desk, ANNA)
    desk.play(an_action(desk.table))
    assert undo(desk, ANNA) == "undone"
    assert mover(desk.table) is ANNA


def strict(*seats: Actor | str, rules: str = "kingdomino") -> Desk:
    """A game at a table where nobody takes back what has revealed something."""
    desk = begun(*seats, rules=rules)
    ((time, first), *others) = [(one.time, one.event) for one in desk.table.log]
    desk.table = Table.of([(time, msgspec.structs.replace(first, is_undo_strict=True)), *others])
    return desk


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
@pytest.mark.parametrize("others", [("knight",), (BELA,)])
def test_at_a_strict_table_no_consent_hides_again_what_was_revealed(rules: str, others: tuple[Any, ...]) -> None:
    desk = strict(ANNA, *others, rules=rules)
    state: Any = desk.table.state
    first = state.revealed
    desk.play_until(lambda table: bool(table.steps) and table.state is not None and table.state.revealed != first)
    desk.play_until(lambda table: mover(table) is ANNA)
    if kept_by_undo(desk.table, ANNA.player) is None:
        desk.play_until(lambda table: bool(table.steps) and mover(table) is not ANNA)
        desk.play_until(lambda table: mover(table) is ANNA)
    number = desk.table.number
    with pytest.raises(NotNowError, match="revealed since then"):
        undo(desk, ANNA)
    assert desk.table.number == number
    assert not may_undo(desk.table, Audience.of(desk.table, ANNA.player))


def test_at_a_strict_table_the_other_rules_are_as_usual() -> None:
    desk = strict(ANNA, "knight", rules="kingdoms")
    desk.play_until(lambda table: mover(table) is ANNA)
    desk.play("r1@a1" if not desk.table.steps else "r1@f5")
    assert may_undo(desk.table, Audience.of(desk.table, ANNA.player))
    assert undo(desk, ANNA) == "undone"
    desk = strict(ANNA, BELA, rules="kingdoms")
    actor = mover(desk.table)
    desk.play("r1@a1")
    assert undo(desk, actor) == "undo_asked"


def test_people_at_one_device_agree_among_themselves() -> None:
    desk = opened(ANNA, None, rules="kingdoms")
    desk.do(Sit(seat=1, name="Grandma"), ANNA)
    desk.do(Start(), ANNA)
    desk.play_on(random.Random(1), 6)
    for kept in range(5, -1, -1):
        assert undo(desk, ANNA) == "undone"
        assert len(desk.table.steps) == kept


def test_a_device_with_two_seats_has_one_voice() -> None:
    desk = opened(ANNA, BELA, None)
    desk.do(Sit(seat=2, name="Grandma"), BELA)
    desk.do(Start(), ANNA)
    desk.play_until(lambda table: len(table.steps) > 8 and mover(table) is BELA)
    desk.do(Undo(ply=desk.table.ply), ANNA)
    assert len(answer(desk, BELA, agrees=True)) == 2


# The four rules as properties


@st.composite
def games(draw: st.DrawFn, *names: str) -> tuple[Desk, random.Random]:
    """The beginning of a game with any options, and a source of chance."""
    rules = draw(st.sampled_from(names or ("kingdomino", "kingdomino", "kingdoms")))
    options = draw(st.sampled_from(every_option()[rules]))
    seed = draw(st.integers(0, 10**6))
    return seated(options, rules, f"undo {seed}"), random.Random(seed)


def views(table: Table) -> list[Any]:
    """What all observers see."""
    assert table.state is not None
    return [table.state.view(seat).data() for seat in (None, *range(table.options.players))]


def check_free(before: Table, after: Table, actor: Actor, chance: random.Random) -> None:
    """An undo that nobody was asked about keeps the four rules."""
    assert before.state is not None
    assert after.state is not None
    kept = len(after.steps)
    (seat,) = before.seats_of(actor.player)
    # 1 and 2: the same seat's turn, and nobody else's action
    assert before.state.seat == after.state.seat == seat
    assert {step.seat for step in before.steps[kept:]} == {seat}
    # the rest is as it was
    assert after.steps == before.steps[:kept]
    assert after.log[: len(before.log)] == before.log
    assert after.ply == before.ply + 1
    rules = game(before.opened.game)
    again = rules.start(before.options, before.deal)
    for action in before.state.actions[:kept]:
        again = again.play(action)
    assert again.data() == after.state.data()
    for action in before.state.actions[kept:]:
        again = again.play(action)
    assert again.data() == before.state.data()
    # 3 and 4: whatever is hidden, all players would have seen the same
    for observer in (None, *range(before.options.players)):
        other = replayed(after.state, other_deal(after.state, observer, chance))
        assert other.view(observer).data() == after.state.view(observer).data()
        for action in before.state.actions[kept:]:
            try:
                other = other.play(action)
            except IllegalActionError:
                raise AssertionError("what was played gave something away") from None
        assert other.view(observer).data() == before.state.view(observer).data()


@settings(max_examples=120, deadline=None)
@given(games())
def test_a_free_undo_keeps_the_four_rules(started: tuple[Desk, random.Random]) -> None:
    desk, chance = started
    desk.play_on(chance, chance.choice((0, 0, 20, 80)))
    for _ in range(12):
        desk.play_on(chance, 1)
        if desk.table.to_act is None:
            break
        actor = chance.choice((mover(desk.table), chance.choice(PEOPLE[: desk.table.options.players])))
        before = desk.table
        try:
            events = decide(before, Undo(ply=before.ply), actor, FACTS)
        except RegnumError:
            continue
        if any(isinstance(event, do.Undone) for event in events):
            desk.happen(*events)
            check_free(before, desk.table, actor, chance)


@settings(max_examples=60, deadline=None)
@given(games("kingdomino"))
def test_what_was_placed_can_always_be_taken_back_before_the_claim(started: tuple[Desk, random.Random]) -> None:
    desk, chance = started
    for _ in range(40):
        desk.play_on(chance, plies=1)
        if desk.table.to_act is not None and phase(desk.table) == "claim":
            assert undo(desk, mover(desk.table)) == "undone"
            desk.play_on(chance, plies=2)


@settings(max_examples=60, deadline=None)
@given(games("kingdoms"))
def test_no_undo_is_free_once_a_draw_or_a_starting_tile_was_seen(started: tuple[Desk, random.Random]) -> None:
    desk, chance = started
    for _ in range(60):
        if desk.table.to_act is None:
            break
        actor, then = mover(desk.table), desk.table.ply
        action = any_action(desk.table, chance)
        desk.do(Play(ply=then, action=action), actor)
        last = desk.table.state.actions[-1] if desk.table.state else None
        if desk.table.to_act is not None and isinstance(last, Draw | LayStart):
            (asked_for,) = decide(desk.table, Undo(ply=desk.table.ply), actor, FACTS)
            assert isinstance(asked_for, do.UndoAsked)


@settings(max_examples=60, deadline=None)
@given(games())
def test_an_undo_by_consent_goes_back_to_the_last_action_of_who_asked(started: tuple[Desk, random.Random]) -> None:
    desk, chance = started
    desk.play_on(chance, chance.randrange(1, 60))
    assume(desk.table.to_act is not None)
    asker = chance.choice(PEOPLE[: desk.table.options.players])
    own = [number for number, step in enumerate(desk.table.steps) if asker.player == desk.table.seats[step.seat].player]
    assume(own)
    before = desk.table
    assert before.state is not None
    desk.do(Undo(ply=before.ply), asker)
    for actor in PEOPLE[: before.options.players]:
        if desk.table.undo is not None:
            answer(desk, actor, agrees=True)
    assert desk.table.undo is None
    assert desk.table.state is not None
    assert desk.table.state.actions == before.state.actions[: own[-1]]
    assert desk.table.to_act is not None
    assert desk.table.to_act.player == asker.player
    assert desk.table.log[: len(before.log)] == before.log
    again = desk.table
    for action in before.state.actions[own[-1] :]:
        desk.play(str(action))
    assert views(desk.table) == views(before)
    assert again.ply + len(before.state.actions) - own[-1] == desk.table.ply

"""Players learn from a table only what they may know: whatever is hidden, they get the same bytes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.errors import RegnumError
from regnum.games import protocol
from regnum.games.dealing import Deal
from regnum.table import SYSTEM, Actor, Audience, Command, Event, Table, decide
from regnum.table import events as do
from regnum.table.audience import events, seen_seat, summary, view
from regnum.table.commands import Mute, Play, Replace, Say, Undo
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
    other_deal,
    seated,
    undone_states,
)

SEED = "c0ffee-this-is-the-seed"
KEY = "this-is-a-key"


def output(table: Table, audience: Audience) -> bytes:
    """All that a player gets to see; the commitment is a hash of the seed, so it differs by design."""
    known = msgspec.structs.replace(summary(table), commitment="")
    return msgspec.json.encode([known, events(table, audience), view(table, seen_seat(table, audience))])


def with_deal(log: list[tuple[int, Event]], deal: Deal) -> Table:
    """The table of a log whose tiles are dealt otherwise."""
    kind: Any = type("Otherwise", (Table,), {"deal": property(lambda _table: deal)})
    return cast(Table, kind.of(log))


def otherwise(log: list[tuple[int, Event]], audience: Audience) -> Iterator[tuple[int, Event]]:
    """The same log with all replaced that the table keeps for itself: the seed, the keys, the mutes of others."""
    for time, event in log:
        if isinstance(event, do.Opened):
            event = msgspec.structs.replace(event, seed="another seed")
        if isinstance(event, do.Muted) and event.by != audience.player:
            event = msgspec.structs.replace(event, by="mallory", player="oscar")
        yield time, msgspec.structs.replace(event, key="another key" if event.key else "")


def observer(table: Table, seats: tuple[int, ...]) -> int | None:
    """Through whose eyes a device may look."""
    if len(seats) == 1:
        return seats[0]
    return table.state.seat if table.state is not None and table.state.seat in seats else None


def audiences(table: Table) -> list[tuple[Audience, tuple[int, ...]]]:
    """Each player, one who mutes, a spectator with and without an identity."""
    players = sorted({seat.player for seat in table.seats if seat.player})
    found = [(Audience.of(table, player), table.seats_of(player)) for player in players]
    return [*found, (Audience.of(table, STRANGER.player), ()), (Audience(), ())]


@st.composite
def lives(draw: st.DrawFn) -> tuple[Desk, random.Random]:
    """A game with any options in which much has happened, some people at one device, secrets everywhere."""
    rules = draw(st.sampled_from(["kingdoms", "kingdoms", "kingdomino"]))
    options = draw(st.sampled_from(every_option()[rules]))
    seed = draw(st.integers(0, 10**6))
    people = draw(st.sampled_from([PEOPLE, (ANNA, BELA, ANNA, BELA), (ANNA, ANNA, BELA, CILI)]))
    desk, chance = seated(options, rules, SEED + str(seed), people), random.Random(seed)
    for number in range(draw(st.integers(0, 90))):
        live(desk, chance, f"{KEY}-{number}")
    return desk, chance


def live(desk: Desk, chance: random.Random, key: str) -> None:
    """Something happens."""
    if desk.table.to_act is None:
        return
    people = [person for person in PEOPLE if desk.table.seats_of(person.player)]
    person, ply = chance.choice(people), desk.table.ply
    commands: list[Command] = [
        *[Play(ply=ply, action=any_action(desk.table, chance), key=key)] * 8,
        Undo(ply=ply, key=key),
        Say(text="hello", key=key),
        Mute(player=chance.choice(people).player, key=key),
        Replace(seat=chance.randrange(desk.table.options.players)),
    ]
    command = chance.choice(commands)
    actor = {Play: mover(desk.table), Replace: SYSTEM}.get(type(command), person)
    try:
        desk.happen(*decide(desk.table, command, actor, FACTS))
    except RegnumError:
        return


@settings(max_examples=120, deadline=None)
@given(lives())
def test_what_players_see_does_not_depend_on_what_is_hidden(lived: tuple[Desk, random.Random]) -> None:
    desk, chance = lived
    table, log = desk.table, [(happened.time, happened.event) for happened in desk.table.log]
    if table.ended is not None:
        return
    assert table.state is not None
    undone = undone_states(table)
    for audience, seats in audiences(table):
        eyes = observer(table, seats)
        other = with_deal(list(otherwise(log, audience)), other_deal(table.state, eyes, chance, *undone))
        assert output(other, audience) == output(table, audience)
        assert seen_seat(table, audience) == eyes


@settings(max_examples=30, deadline=None)
@given(lives())
def test_what_players_have_seen_so_far_reveals_nothing_more(lived: tuple[Desk, random.Random]) -> None:
    desk, chance = lived
    table, log = desk.table, [(happened.time, happened.event) for happened in desk.table.log]
    if table.ended is not None:
        return
    assert table.state is not None
    singles = [(audience, seats) for audience, seats in audiences(table) if len(seats) < 2]
    undone = undone_states(table)
    for audience, seats in singles:
        deal = other_deal(table.state, observer(table, seats), chance, *undone)
        for number in chance.sample(range(1, len(log) + 1), min(5, len(log))):
            other = with_deal(list(otherwise(log[:number], audience)), deal)
            assert output(other, audience) == output(Table.of(log[:number]), audience)


@settings(max_examples=60, deadline=None)
@given(lives())
def test_the_seed_keys_and_the_mutes_of_others_never_get_out(lived: tuple[Desk, random.Random]) -> None:
    desk, _ = lived
    table = desk.table
    for audience, _ in audiences(table):
        shown = output(table, audience)
        assert (SEED.encode() in shown) == (table.ended is not None)
        assert KEY.encode() not in shown
        mutes = [event for event in plain(events(table, audience)) if event["type"] == "muted"]
        assert {event["by"] for event in mutes} <= {audience.player}


def test_after_the_end_all_players_get_the_seed() -> None:
    for rules in ("kingdomino", "kingdoms"):
        desk = begun(ANNA, BELA, rules=rules, seed=SEED)
        while desk.table.to_act is not None:
            assert summary(desk.table).seed is None
            assert SEED.encode() not in output(desk.table, Audience.of(desk.table, "anna"))
            desk.play(an_action(desk.table))
        assert summary(desk.table).seed == SEED
        for actor in (ANNA, BELA, STRANGER):
            assert SEED.encode() in output(desk.table, Audience.of(desk.table, actor.player))


# The other deals that these tests make really are other deals


@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_other_deals_differ_in_what_is_hidden(rules: str) -> None:
    options = next(options for options in every_option()[rules] if options.players == 3)
    desk = seated(options, rules, SEED)
    desk.play_on(random.Random(1), 12)
    state = desk.table.state
    assert state is not None
    futures = set()
    for number in range(8):
        other: protocol.State[Any] = with_deal(
            [(happened.time, happened.event) for happened in desk.table.log],
            other_deal(state, 0, random.Random(number)),
        ).state  # type: ignore[assignment]
        while not other.is_over:
            other = other.play(other.legal_actions()[-1])
        futures.add(msgspec.json.encode(other.data()))
    assert len(futures) == 8


def test_another_player_would_see_the_difference() -> None:
    """The same two tables that look the same to one seat look different to the owner of the hidden tile."""
    desk = begun(ANNA, BELA, CILI, rules="kingdoms", seed=SEED)
    desk.play_until(lambda table: table.state is not None and str(table.state.actions[-1:]) == "(Draw(),)")
    table, log = desk.table, [(happened.time, happened.event) for happened in desk.table.log]
    assert table.to_act is not None
    assert table.state is not None
    drawer = table.to_act.number
    others = [seat for seat in range(3) if seat != drawer]
    seen = set()
    for number in range(20):
        other = with_deal(log, other_deal(table.state, others[0], random.Random(number)))
        assert view(other, others[0]) == view(table, others[0])
        seen.add(str(view(other, drawer)))
    assert len(seen) > 5


# The same with real seeds


def pairs(rules: str, seats: tuple[int, ...], options: dict[str, Any]) -> Iterator[tuple[Desk, Desk]]:
    """Tables with different seeds that look the same to some eyes when the game begins, and are not the same."""
    eyes = seats[0] if len(seats) == 1 else None
    found: dict[str, Desk] = {}
    for seed in range(400):
        desk = begun(ANNA, BELA, CILI, rules=rules, seed=f"real {seed}", options=options)
        seen = str(view(desk.table, eyes))
        if seen in found:
            yield copy(found[seen]), desk
        found.setdefault(seen, copy(desk))


@pytest.mark.parametrize("actor", [ANNA, BELA, CILI, STRANGER])
def test_two_seeds_that_look_the_same_cannot_be_told_apart(actor: Actor) -> None:
    count = different = 0
    for one, other in pairs("kingdoms", begun(ANNA, BELA, CILI).table.seats_of(actor.player), {}):
        audience = Audience.of(one.table, actor.player)
        assert output(one.table, audience) == output(other.table, audience)
        assert summary(one.table).commitment != summary(other.table).commitment
        count += 1
        different += [view(one.table, seat) for seat in range(3)] != [view(other.table, seat) for seat in range(3)]
        if count > 20:
            break
    assert count > 20
    assert different > 10


def test_two_seeds_stay_the_same_for_who_does_not_see_the_draw() -> None:
    count = 0
    for one, other in pairs("kingdoms", (), {}):
        for desk in (one, other):
            desk.play("r1@a1", "draw")
        assert output(one.table, Audience()) == output(other.table, Audience())
        drawer = one.table.to_act
        assert drawer is not None
        count += view(one.table, drawer.number) != view(other.table, drawer.number)
    assert count > 20


def test_two_decks_of_dominoes_stay_the_same_for_all_until_the_next_row() -> None:
    found: dict[str, Desk] = {}
    count = 0
    for seed in range(3000):
        desk = begun(ANNA, BELA, seed=f"deck {seed}")
        state: Any = desk.table.state
        key = str((state.seat, sorted(slot.domino for slot in state.next_row)[:2]))
        if key not in found:
            found[key] = desk
            continue
        if str(view(found[key].table, None)) == str(view(desk.table, None)):
            for actor in (ANNA, BELA, STRANGER):
                audience = Audience.of(desk.table, actor.player)
                assert output(found[key].table, audience) == output(desk.table, audience)
            count += 1
    assert count > 0

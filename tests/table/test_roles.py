"""Who may do what and when: every command by every role in every status, as one table."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from functools import cache
from typing import get_args

import pytest

from regnum.errors import IllegalActionError
from regnum.table import SYSTEM, Actor, Command, ForbiddenError, NotNowError, StaleError, Table, decide
from regnum.table.commands import (
    AnswerUndo,
    Arrange,
    ChooseColour,
    Close,
    Mute,
    Nudge,
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
from regnum.table.opening import rematch
from regnum.table.roles import ALLOWED, Role
from tests.support.table import (
    ANNA,
    BELA,
    CILI,
    DORA,
    FACTS,
    STRANGER,
    Desk,
    an_action,
    begun,
    mover,
    opened,
    portrait,
)

Ask = Callable[[Table, Actor], Command]


def _own(table: Table, actor: Actor) -> int:
    """The actor's own seat, or Cili's."""
    return next(iter(table.seats_of(actor.player)), 2)


def _others(_table: Table, actor: Actor) -> int:
    """Cili's seat, Béla's for herself."""
    return 1 if actor is CILI else 2


def _action(table: Table, _actor: Actor) -> str:
    return an_action(table) if table.to_act else "k1"


COMMANDS: dict[str, Ask] = {
    "sit": lambda _table, _actor: Sit(seat=3),
    "stand": lambda table, actor: Stand(seat=_own(table, actor)),
    "send away": lambda table, actor: Stand(seat=_others(table, actor)),
    "arrange": lambda _table, _actor: Arrange(seat=3, bot="king"),
    "choose a colour": lambda table, actor: ChooseColour(seat=_own(table, actor), colour=3),
    "start": lambda _table, _actor: Start(),
    "play": lambda table, actor: Play(ply=table.ply, action=_action(table, actor)),
    "play against rules": lambda table, _actor: Play(ply=table.ply, action="48x"),
    "play in the past": lambda _table, _actor: Play(ply=0, action="48x"),
    "undo": lambda table, _actor: Undo(ply=table.ply),
    "undo in the past": lambda _table, _actor: Undo(ply=0),
    "agree": lambda table, _actor: AnswerUndo(ply=table.ply, agrees=True),
    "decline": lambda table, _actor: AnswerUndo(ply=table.ply, agrees=False),
    "say": lambda _table, _actor: Say(text="hello"),
    "mute": lambda _table, _actor: Mute(player="ozsi"),
    "replace the absent": lambda table, actor: Replace(seat=_others(table, actor)),
    "replace the present": lambda table, actor: Replace(seat=_others(table, actor)),
    "nudge": lambda table, _actor: Nudge(ply=table.ply),
    "return": lambda _table, _actor: Return(),
    "resign": lambda _table, _actor: Resign(),
    "resign for others": lambda table, actor: Resign(seat=_others(table, actor)),
    "close": lambda _table, _actor: Close(),
    "rematch": lambda _table, _actor: Rematch(),
}

STATUSES = ("open", "full", "playing", "over", "closed")
ROLES = ("system", "host", "aside", "on turn", "waiting", "stranger", "resigned")
"""`host` opened the table and sits, `aside` opened it and does not; `waiting` has asked for an undo."""

# - does: it happens; nothing: it is well, and nothing happens; no: it is for others; later: not now;
# - stale: meant for another ply; illegal: a rule of the game forbids it; .: there is no such person then.
MATRIX = """
command             status   system     host       aside      on-turn    waiting    stranger   resigned
sit                 open     no         does       does       does       does       does       .
                    full     no         later      later      later      later      later      .
                    playing  no         later      later      later      later      later      later
                    over     no         later      later      later      later      later      later
                    closed   no         later      later      later      later      later      .
stand               open     no         does       does       does       does       no         .
                    full     no         does       does       does       does       no         .
                    playing  no         later      later      later      later      no         later
                    over     no         later      later      later      later      no         later
                    closed   no         later      later      later      later      no         .
send away           open     no         does       does       no         no         no         .
                    full     no         does       does       no         no         no         .
                    playing  no         later      later      later      later      no         later
                    over     no         later      later      later      later      no         later
                    closed   no         later      later      later      later      no         .
arrange             open     no         does       does       no         no         no         .
                    full     no         later      later      no         no         no         .
                    playing  no         later      later      no         no         no         no
                    over     no         later      later      no         no         no         no
                    closed   no         later      later      no         no         no         .
choose a colour     open     no         does       no         does       does       no         .
                    full     no         later      no         later      later      no         .
                    playing  no         later      no         later      later      no         nothing
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
start               open     no         later      later      no         no         no         .
                    full     no         does       does       no         no         no         .
                    playing  no         nothing    nothing    no         no         no         no
                    over     no         later      later      no         no         no         no
                    closed   no         later      later      no         no         no         .
play                open     later      later      no         later      later      no         .
                    full     later      later      no         later      later      no         .
                    playing  illegal    illegal    no         does       illegal    no         illegal
                    over     later      later      no         later      later      no         later
                    closed   later      later      no         later      later      no         .
play against rules  open     later      later      no         later      later      no         .
                    full     later      later      no         later      later      no         .
                    playing  illegal    illegal    no         illegal    illegal    no         illegal
                    over     later      later      no         later      later      no         later
                    closed   later      later      no         later      later      no         .
play in the past    open     later      later      no         later      later      no         .
                    full     later      later      no         later      later      no         .
                    playing  stale      stale      no         stale      stale      no         stale
                    over     stale      stale      no         stale      stale      no         stale
                    closed   later      later      no         later      later      no         .
undo                open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         does       no         does       nothing    no         no
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
undo in the past    open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         stale      no         stale      stale      no         stale
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
agree               open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         does       no         does       nothing    no         no
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
decline             open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         does       no         does       does       no         no
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
say                 open     no         does       does       does       does       no         .
                    full     no         does       does       does       does       no         .
                    playing  no         does       does       does       does       no         does
                    over     no         does       does       does       does       no         does
                    closed   no         does       does       does       does       no         .
mute                open     no         does       does       does       does       no         .
                    full     no         does       does       does       does       no         .
                    playing  no         does       does       does       does       no         does
                    over     no         does       does       does       does       no         does
                    closed   no         does       does       does       does       no         .
replace the absent  open     later      later      no         later      later      no         .
                    full     later      later      no         later      later      no         .
                    playing  does       does       no         does       does       no         does
                    over     later      later      no         later      later      no         later
                    closed   later      later      no         later      later      no         .
replace the present open     later      later      no         later      later      no         .
                    full     later      later      no         later      later      no         .
                    playing  does       later      no         later      later      no         later
                    over     later      later      no         later      later      no         later
                    closed   later      later      no         later      later      no         .
nudge               open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         does       no         later      does       no         no
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
return              open     no         nothing    no         nothing    nothing    no         .
                    full     no         nothing    no         nothing    nothing    no         .
                    playing  no         nothing    no         nothing    nothing    no         nothing
                    over     no         nothing    no         nothing    nothing    no         nothing
                    closed   no         nothing    no         nothing    nothing    no         .
resign              open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         does       no         does       does       no         nothing
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
resign for others   open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         no         no         no         no         no         no
                    over     no         later      no         later      later      no         later
                    closed   no         later      no         later      later      no         .
close               open     does       does       does       no         no         no         .
                    full     does       does       does       no         no         no         .
                    playing  later      later      later      no         no         no         no
                    over     nothing    nothing    nothing    no         no         no         no
                    closed   nothing    nothing    nothing    no         no         no         .
rematch             open     no         later      no         later      later      no         .
                    full     no         later      no         later      later      no         .
                    playing  no         later      no         later      later      no         later
                    over     no         does       no         does       does       no         does
                    closed   no         later      no         later      later      no         .
"""


@cache
def tables(host_sits: bool) -> dict[str, Table]:
    """The table in every status; while it is played Béla is on turn, Dóra has resigned and Cili asks for an undo."""
    first = ANNA if host_sits else "knight"
    full = opened(first, BELA, CILI, DORA)
    closed = copy(full)
    closed.do(Close(), ANNA)
    playing = begun(first, BELA, CILI, DORA)
    playing.play_on(random.Random(1), 9)
    playing.do(Resign(), DORA)
    playing.play_until(lambda table: mover(table) is BELA and an_action(table)[0] != "k")
    playing.do(Undo(ply=playing.table.ply), CILI)
    assert playing.table.undo is not None
    over = copy(playing)
    over.play_on(random.Random(2))
    desks = {"open": opened(first, BELA, CILI, None), "full": full, "playing": playing, "over": over, "closed": closed}
    return {status: desk.table for status, desk in desks.items()}


def scene(role: str, status: str) -> tuple[Table, Actor]:
    """A player in a role, and the table in a status."""
    people = {"system": SYSTEM, "on turn": BELA, "waiting": CILI, "stranger": STRANGER, "resigned": DORA}
    return tables(role != "aside")[status], people.get(role, ANNA)


def outcome(label: str, role: str, status: str) -> str:
    """What becomes of a command."""
    table, actor = scene(role, status)
    if role == "resigned" and not any(seat.is_resigned for seat in table.seats):
        return "."
    absent = frozenset({"bela", "cili"} if label == "replace the absent" else ())
    before = portrait(table)
    try:
        found = decide(table, COMMANDS[label](table, actor), actor, FACTS._replace(absent=absent))
    except (ForbiddenError, StaleError, NotNowError, IllegalActionError) as problem:
        return WORDS[type(problem)]
    finally:
        assert portrait(table) == before
    return "does" if found else "nothing"


WORDS: dict[type[Exception], str] = {
    ForbiddenError: "no",
    NotNowError: "later",
    StaleError: "stale",
    IllegalActionError: "illegal",
}


def rows() -> list[tuple[str, str, list[str]]]:
    """The table above, line by line: command, status, and what is expected for each role."""
    found, label = [], ""
    for line in MATRIX.strip().splitlines()[1:]:
        label = line[:20].strip() or label
        status, *expected = line[20:].split()
        found.append((label, status, expected))
    return found


@pytest.mark.parametrize(("label", "status", "expected"), rows())
def test_every_role_may_do_exactly_this(label: str, status: str, expected: list[str]) -> None:
    assert [outcome(label, role, status) for role in ROLES] == expected


def test_the_table_is_complete() -> None:
    assert [(label, status) for label, status, _ in rows()] == [
        (label, status) for label in COMMANDS for status in STATUSES
    ]
    asked = {type(ask(*scene("host", "playing"))) for ask in COMMANDS.values()}
    assert asked == set(get_args(Command)) == set(ALLOWED)
    header = MATRIX.split("\n")[1].split()
    assert header == ["command", "status", *(role.replace(" ", "-") for role in ROLES)]
    assert all(len(expected) == len(ROLES) for _, _, expected in rows())


def test_the_people_are_what_they_are_called() -> None:
    for host_sits in (True, False):
        table = tables(host_sits)["playing"]
        assert table.to_act is not None
        assert table.to_act.player == BELA.player
        assert table.undo is not None
        assert table.undo.agreed == {CILI.player}
        assert [seat.is_resigned for seat in table.seats] == [False, False, False, True]
        assert bool(table.seats_of(ANNA.player)) == host_sits
        assert table.host == ANNA.player


def test_roles_are_held_to_what_the_matrix_shows() -> None:
    """Roles that are not named in `ALLOWED` are refused in every status, whatever they ask."""
    who = {"system": Role.SYSTEM, "aside": Role.HOST, "waiting": Role.SEATED, "stranger": Role.ANYONE}
    for label, status, expected in rows():
        kind = type(COMMANDS[label](*scene("host", "playing")))
        for role, found in zip(ROLES, expected, strict=True):
            if role in who and not ALLOWED[kind] & {who[role], Role.ANYONE if role != "system" else Role.SYSTEM}:
                assert found == "no", (label, status, role)


def test_on_a_reserved_seat_sits_only_whom_it_is_kept_for() -> None:
    desk = Desk(rematch(tables(host_sits=True)["over"], ANNA, "s", "before", frozenset({"bela", "cili", "dora"})))
    assert [seat.reserved for seat in desk.table.seats] == ["bela", "cili", "dora", None]
    for actor in (CILI, DORA, STRANGER, ANNA):
        with pytest.raises(ForbiddenError):
            decide(desk.table, Sit(seat=0), actor, FACTS)
    assert desk.do(Sit(seat=0), BELA)

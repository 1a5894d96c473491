"""How tables begin: on request, or as the rematch of another."""

from __future__ import annotations

from regnum.games import game
from regnum.table.commands import OpenTable
from regnum.table.deciding import check_bot
from regnum.table.errors import TableError
from regnum.table.events import Event, Opened, Sat, Started
from regnum.table.table import Actor, Facts, Table
from regnum.table.text import clean_name, clean_salt
from regnum.words.message import message

_SECOND = 1000


def open_table(wish: OpenTable, actor: Actor, seed: str, facts: Facts) -> tuple[Event, ...]:
    """The first events of a new table; the game begins at once if every seat is taken and the host wants that."""
    rules = game(wish.game)
    if "players" in wish.options:
        raise TableError(message("table-players-by-seats"))
    options = rules.chosen({**wish.options, "players": len(wish.seats)})
    for plan in wish.seats:
        check_bot(plan.bot, facts)
        if plan.bot is not None and plan.is_mine:
            raise TableError(message("table-seat-plan"))
    salt = clean_salt(wish.salt)
    opened = Opened(
        by=actor.player,
        key=wish.key,
        game=wish.game,
        options=options.data(),
        seed=seed,
        seats=tuple(plan.bot for plan in wish.seats),
        is_listed=wish.is_listed,
        has_chat=wish.has_chat,
        starts_when_full=wish.starts_when_full,
        move_time=None if wish.move_seconds is None else wish.move_seconds * _SECOND,
    )
    sat = [
        _sat(actor, seat, clean_name(plan.name or actor.name), salt)
        for seat, plan in enumerate(wish.seats)
        if plan.is_mine
    ]
    is_full = all(plan.bot is not None or plan.is_mine for plan in wish.seats)
    started = [Started(by=actor.player)] if is_full and wish.starts_when_full else []
    return (opened, *sat, *started)


def rematch(table: Table, actor: Actor, seed: str, name: str) -> tuple[Event, ...]:
    """The first events of a rematch: all players one seat further on, the one who asked for it seated at once."""
    rotated = [*table.seats[1:], table.seats[0]]
    opened = Opened(
        by=actor.player,
        game=table.opened.game,
        options=table.opened.options,
        seed=seed,
        seats=tuple(seat.bot for seat in rotated),
        reserved=tuple(seat.player for seat in rotated),
        is_listed=table.opened.is_listed,
        has_chat=table.opened.has_chat,
        starts_when_full=True,
        move_time=table.opened.move_time,
        follows=name,
        is_undo_strict=table.opened.is_undo_strict,
    )
    mine = [(number, seat) for number, seat in enumerate(rotated) if seat.player == actor.player]
    sat = [_sat(actor, number, clean_name(seat.name or actor.name), seat.salt) for number, seat in mine]
    is_full = all(seat.bot is not None or seat.player == actor.player for seat in rotated)
    return (opened, *sat, *([Started()] if is_full else []))


def _sat(actor: Actor, seat: int, name: str, salt: str) -> Sat:
    return Sat(by=actor.player, seat=seat, player=actor.player, name=name, is_bot=actor.is_bot, salt=salt)

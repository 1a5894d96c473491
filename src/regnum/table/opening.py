"""How tables begin: on request, as the rematch of another, or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games import game, protocol
from regnum.records import Player, Record
from regnum.table.commands import MOST_SEATS, OpenTable, SeatPlan
from regnum.table.deciding import check_bot
from regnum.table.errors import TableError
from regnum.table.events import Ended, Event, Opened, Played, Sat, Started
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
    _check_plans(wish.seats, facts)
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
        has_hints=wish.has_hints,
        starts_when_full=wish.starts_when_full,
        move_time=None if wish.move_seconds is None else wish.move_seconds * _SECOND,
        colours=_colours([plan.colour for plan in wish.seats]),
    )
    sat = [
        _sat(actor, seat, clean_name(plan.name or actor.name), salt)
        for seat, plan in enumerate(wish.seats)
        if plan.is_mine
    ]
    is_full = all(plan.bot is not None or plan.is_mine for plan in wish.seats)
    started = [Started(by=actor.player)] if is_full and wish.starts_when_full else []
    return (opened, *sat, *started)


def rematch(
    table: Table, actor: Actor, seed: str, name: str, absent: frozenset[str] = frozenset()
) -> tuple[Event, ...]:
    """The first events of a rematch: all players one seat further on, in their colours.

    Those who are there are seated at once; the seats of those who are away are kept for them.
    """
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
        has_hints=table.opened.has_hints,
        starts_when_full=True,
        move_time=table.opened.move_time,
        follows=name,
        is_undo_strict=table.opened.is_undo_strict,
        colours=_colours([seat.colour for seat in rotated]),
    )
    away = absent - {actor.player}
    sat = []
    for number, seat in enumerate(rotated):
        if seat.player is not None and seat.player not in away:
            own = clean_name(seat.name or actor.name) if seat.player == actor.player else seat.name
            sat.append(_sat(Actor(seat.player, own, seat.is_outside_bot), number, own, seat.salt, by=actor.player))
    is_full = all(seat.bot is not None or seat.player not in (None, *away) for seat in rotated)
    return (opened, *sat, *([Started()] if is_full else []))


def recorded(
    record: Record, state: protocol.State[Any], actor: Actor, facts: Facts, plans: Sequence[SeatPlan] = ()
) -> tuple[Event, ...]:
    """The events of a game that was played elsewhere, from its record and its state after all actions.

    People's seats belong to the player who brings it, unless plans say who plays on at each seat.
    """
    players = _planned(record.players, plans, actor, facts) if plans else record.players
    if not state.is_over:
        for player in players:
            check_bot(player.bot, facts)  # one that is unknown could not go on
    opened = Opened(
        by=actor.player,
        game=record.game,
        options=state.options.data(),
        seed=record.deal.seed or "",
        seats=tuple(player.bot for player in players),
        has_chat=False,
        starts_when_full=True,
        salts=tuple(record.deal.salts),
        draws=_frozen(record.deal.draws),
        is_practice=True,
    )
    sat = [_sat(actor, seat, player.name, "") for seat, player in enumerate(players) if player.bot is None]
    ended = [Ended(reason="played")] if state.is_over else []
    return (opened, *sat, Started(by=actor.player), *_plays(state, players, actor), *ended)


def _plays(state: protocol.State[Any], players: Sequence[Player], actor: Actor) -> list[Event]:
    """The actions of a game as events."""
    found: list[Event] = []
    for ply, action in enumerate(state.actions):
        seat = state.undo(len(state.actions) - ply).seat or 0
        bot = players[seat].bot
        by = actor.player if bot is None else ""
        found.append(Played(by=by, seat=seat, ply=ply, action=str(action), bot=bot))
    return found


def _planned(known: Sequence[Player], plans: Sequence[SeatPlan], actor: Actor, facts: Facts) -> list[Player]:
    """Who plays on at each seat: the player who brings the record, or a bot."""
    _check_plans(plans, facts)
    if len(plans) != len(known) or any(plan.bot is None and not plan.is_mine for plan in plans):
        raise TableError(message("table-plans-all", players=len(known)))
    return [Player(clean_name(plan.name or actor.name) if plan.bot is None else plan.bot, plan.bot) for plan in plans]


def _check_plans(plans: Sequence[SeatPlan], facts: Facts) -> None:
    for plan in plans:
        check_bot(plan.bot, facts)
        if plan.bot is not None and plan.is_mine:
            raise TableError(message("table-seat-plan"))


def _colours(wanted: Sequence[int | None]) -> tuple[int, ...]:
    """The colours of all seats: as wanted, the own number where that is free, or the first free one."""
    given = [colour for colour in wanted if colour is not None]
    if len(set(given)) != len(given):
        raise TableError(message("table-colour-taken"))
    found: list[int] = []
    for seat, colour in enumerate(wanted):
        free = [one for one in (seat, *range(MOST_SEATS)) if one not in (*given, *found)]
        found.append(free[0] if colour is None else colour)
    return () if found == list(range(len(found))) else tuple(found)


def _frozen(draws: list[list[list[int]]] | None) -> tuple[tuple[tuple[int, ...], ...], ...] | None:
    return None if draws is None else tuple(tuple(tuple(draw) for draw in source) for source in draws)


def _sat(actor: Actor, seat: int, name: str, salt: str, *, by: str | None = None) -> Sat:
    cause = actor.player if by is None else by
    return Sat(by=cause, seat=seat, player=actor.player, name=name, is_bot=actor.is_bot, salt=salt)

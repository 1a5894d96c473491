"""Commands in, events out. Nothing here changes a table; `Table.after` applies the events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from regnum.errors import IllegalActionError
from regnum.games.protocol import State
from regnum.table import caps, commands, events
from regnum.table.commands import Command
from regnum.table.errors import ForbiddenError, NotNowError, StaleError, TableError
from regnum.table.events import Event
from regnum.table.roles import check_role
from regnum.table.table import OPEN, OVER, PLAYING, SYSTEM, Actor, Facts, Seat, Table
from regnum.table.text import clean_chat, clean_name, clean_salt, distinct_name
from regnum.table.undo import consenting, is_barred, is_free, kept_by_undo
from regnum.words.message import message

Events = tuple[Event, ...]


def decide(table: Table, command: Command, actor: Actor, facts: Facts) -> Events:
    """The events of a command; none if it has been carried out before. A refusal raises a `RegnumError`."""
    if command.key and (actor.player, command.key) in table.keys:
        return ()  # even if they have left since: the first answer was lost on its way
    check_role(table, command, actor)
    caps.check_room(table, command)
    found = _DECIDE[type(command)](table, command, actor, facts)
    if found and command.key:  # the first event carries the key; those after it are its consequences
        return (msgspec.structs.replace(found[0], by=actor.player, key=command.key), *found[1:])
    return found


def _sit(table: Table, command: commands.Sit, actor: Actor, _facts: Facts) -> Events:
    _check_open(table)
    seat = _seat(table, command.seat)
    if seat.player == actor.player:
        return ()
    if seat.is_taken:
        raise NotNowError(message("table-seat-taken"))
    if seat.reserved not in (None, actor.player):
        raise ForbiddenError(message("table-seat-reserved"))
    name, salt = _name(table, command.name or actor.name, actor), clean_salt(command.salt)
    sat = events.Sat(by=actor.player, seat=seat.number, player=actor.player, name=name, is_bot=actor.is_bot, salt=salt)
    return (sat, *_start_if_full(table, seat))


def _stand(table: Table, command: commands.Stand, actor: Actor, _facts: Facts) -> Events:
    _check_open(table)
    seat = _seat(table, command.seat)
    if seat.player is None:
        return ()
    if actor.player not in (seat.player, table.host):
        raise ForbiddenError(message("table-not-your-seat"))
    return (events.Stood(by=actor.player, seat=seat.number),)


def _arrange(table: Table, command: commands.Arrange, actor: Actor, facts: Facts) -> Events:
    seat = _seat(table, command.seat)
    if table.status != PLAYING or seat.bot is None or command.bot is None:  # only a bot can follow a bot in the game
        _check_open(table)
    if seat.player is not None:
        raise NotNowError(message("table-seat-taken"))
    check_bot(command.bot, facts)
    if seat.bot == command.bot and seat.reserved is None:
        return ()
    arranged = events.Arranged(by=actor.player, seat=seat.number, bot=command.bot)
    return (arranged, *(_start_if_full(table, seat) if command.bot and table.status == OPEN else ()))


def _choose_colour(table: Table, command: commands.ChooseColour, actor: Actor, _facts: Facts) -> Events:
    if table.status == OVER:
        raise NotNowError(message("table-over"))
    seat = _seat(table, command.seat)
    if seat.player != actor.player:
        raise ForbiddenError(message("table-not-your-seat"))
    if seat.colour == command.colour:
        return ()
    if any(other.colour == command.colour and other.player not in (None, actor.player) for other in table.seats):
        raise NotNowError(message("table-colour-taken"))
    return (events.Coloured(by=actor.player, seat=seat.number, colour=command.colour),)


def _start(table: Table, _command: commands.Start, actor: Actor, _facts: Facts) -> Events:
    if table.status == PLAYING:
        return ()
    _check_open(table)
    if not all(seat.is_taken for seat in table.seats):
        raise NotNowError(message("table-not-full"))
    return (events.Started(by=actor.player),)


def _play(table: Table, command: commands.Play, actor: Actor, _facts: Facts) -> Events:
    if table.status == OPEN:
        raise NotNowError(message("table-not-begun"))
    if _has_played(table, command, actor):
        return ()
    state, seat = _present(table, command.ply)
    action = table.rules.parse_action(command.action)
    if seat.mover is None if actor is SYSTEM else seat.player != actor.player:
        own = next(iter(table.seats_of(actor.player)), None)
        raise IllegalActionError(state.view(own).explain(action))
    if actor is not SYSTEM and seat.is_resigned:
        raise ForbiddenError(message("table-resigned"))
    after = state.play(action)
    text = str(after.actions[-1])
    played = events.Played(
        by=actor.player,
        seat=seat.number,
        ply=table.ply,
        action=text,
        written=command.action if command.action != text else "",
        bot=seat.mover if actor is SYSTEM else None,
        is_hinted=command.is_hinted,
    )
    ended = (events.Ended(reason="played"),) if after.is_over else ()
    return (*_back(table, actor), played, *ended)


def _has_played(table: Table, command: commands.Play, actor: Actor) -> bool:
    """Whether this very action was played by this very player at this ply: an answer was lost on its way."""
    if command.ply >= table.ply:
        return False
    turn = table.turns[command.ply]
    same = isinstance(turn, events.Played) and command.action in (turn.action, turn.written) and turn.by == actor.player
    if not same:
        raise _stale(table, command.ply)
    return True


def _undo(table: Table, command: commands.Undo, actor: Actor, _facts: Facts) -> Events:
    if command.ply < table.ply:
        turn = table.turns[command.ply]
        if isinstance(turn, events.Undone) and turn.by == actor.player:
            return ()
    _present(table, command.ply)
    _check_in_game(table, actor)
    kept = _kept_by_undo(table, actor)
    asked = table.undo is not None and table.undo.kept == kept
    agreed = table.undo.agreed if table.undo is not None and asked else {actor.player}
    if not asked:
        caps.check_undos(table)
    seat = table.steps[kept].seat
    if is_free(table, kept) or consenting(table) <= agreed | {actor.player}:
        return (*_back(table, actor), events.Undone(by=actor.player, seat=seat, ply=table.ply, kept=kept))
    return () if asked else (*_back(table, actor), events.UndoAsked(by=actor.player, seat=seat, kept=kept))


def _kept_by_undo(table: Table, actor: Actor) -> int:
    """How many actions an undo would keep, if there is an action to undo and a strict table does not forbid it."""
    kept = kept_by_undo(table, actor.player)
    if kept is None:
        raise NotNowError(message("table-nothing-to-undo"))
    if is_barred(table, kept):
        raise NotNowError(message("table-undo-revealed"))
    return kept


def _answer_undo(table: Table, command: commands.AnswerUndo, actor: Actor, _facts: Facts) -> Events:
    _present(table, command.ply)
    if table.undo is None:
        raise NotNowError(message("table-no-undo-asked"))
    if actor.player in table.undo.agreed and command.agrees:
        return ()
    _check_in_game(table, actor)
    answered = (*_back(table, actor), events.UndoAnswered(by=actor.player, agrees=command.agrees))
    if not command.agrees or not consenting(table) <= table.undo.agreed | {actor.player}:
        return answered
    asker = table.seats[table.undo.seat].player or ""
    return (*answered, events.Undone(by=asker, seat=table.undo.seat, ply=table.ply, kept=table.undo.kept))


def _say(table: Table, command: commands.Say, actor: Actor, _facts: Facts) -> Events:
    if not table.opened.has_chat:
        raise NotNowError(message("table-chat-off"))
    own = table.seats_of(actor.player)
    name = table.seats[own[0]].name if own else _name(table, actor.name, actor)
    return (events.Said(by=actor.player, name=name, text=clean_chat(command.text)),)


def _mute(table: Table, command: commands.Mute, actor: Actor, _facts: Facts) -> Events:
    if command.player == actor.player:
        raise TableError(message("table-mute-self"))
    if command.is_muted == (command.player in table.muted.get(actor.player, ())):
        return ()
    return (events.Muted(by=actor.player, player=command.player, is_muted=command.is_muted),)


def _replace(table: Table, command: commands.Replace, actor: Actor, facts: Facts) -> Events:
    _check_playing(table)
    seat = _seat(table, command.seat)
    if seat.mover is not None:
        return ()
    if actor is not SYSTEM and seat.player not in facts.absent:
        raise NotNowError(message("table-player-here"))
    reason = "time" if actor is SYSTEM else "away"
    return (events.Replaced(by=actor.player, seat=seat.number, bot=facts.stand_in, reason=reason),)


def _nudge(table: Table, command: commands.Nudge, actor: Actor, _facts: Facts) -> Events:
    _, seat = _present(table, command.ply)
    _check_in_game(table, actor)
    if seat.mover is not None or seat.player == actor.player:
        raise NotNowError(message("table-nudge-nobody"))
    if _is_nudged(table):
        raise NotNowError(message("table-nudge-often"))
    return (events.Nudged(by=actor.player, seat=seat.number),)


def _is_nudged(table: Table) -> bool:
    """Whether the player to act was reminded in this turn."""
    for happened in reversed(table.log):
        if isinstance(happened.event, events.Nudged):
            return True
        if isinstance(happened.event, events.Played | events.Undone | events.Started):
            return False
    return False


def _return(table: Table, _command: commands.Return, actor: Actor, _facts: Facts) -> Events:
    return _back(table, actor)


def _resign(table: Table, command: commands.Resign, actor: Actor, facts: Facts) -> Events:
    _check_playing(table)
    own = table.seats_of(actor.player)
    if command.seat is not None and _seat(table, command.seat).number not in own:
        raise ForbiddenError(message("table-not-your-seat"))
    chosen = own if command.seat is None else (command.seat,)
    resigning = [number for number in chosen if not table.seats[number].is_resigned]
    left = [seat for seat in table.seats if not seat.is_resigned and seat.number not in resigning]
    resigned: Events = tuple(events.Resigned(by=actor.player, seat=number, bot=facts.stand_in) for number in resigning)
    goes_on = len(left) > 1 and any(seat.player is not None for seat in left)
    return resigned if goes_on or not resigned else (*resigned, events.Ended(reason="resigned"))


def _close(table: Table, _command: commands.Close, actor: Actor, _facts: Facts) -> Events:
    if table.status == OVER:
        return ()
    _check_open(table)
    return (events.Ended(by=actor.player, reason="closed"),)


def _rematch(table: Table, _command: commands.Rematch, actor: Actor, facts: Facts) -> Events:
    if table.rematch is not None:
        return ()
    if table.ended is None or table.state is None:
        raise NotNowError(message("table-not-over"))
    return (events.Rematched(by=actor.player, table=facts.rematch),)


def move_seat(table: Table, number: int, owner: str, actor: Actor) -> Events | None:
    """The events when a player follows the link to a seat; None if the link's maker no longer has the seat."""
    seat = table.seats[number]
    if seat.player == actor.player:
        return ()
    if seat.player != owner:
        return None
    caps.check_events(table)
    return (events.Moved(by=actor.player, seat=number, player=actor.player, name=seat.name, is_bot=actor.is_bot),)


def check_bot(name: str | None, facts: Facts) -> None:
    """Raise `TableError` unless this is a built-in bot, or nothing."""
    if name is not None and name not in facts.bots:
        raise TableError(message("error-bot", bot=name, known=", ".join(facts.bots)))


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise TableError(message("error-seat", seat=number, players=len(table.seats)))
    return table.seats[number]


def _name(table: Table, wanted: str, actor: Actor) -> str:
    """A name that nobody takes for the name of another at the table."""
    others = (seat.bot or seat.name for seat in table.seats if seat.is_taken and seat.player != actor.player)
    return distinct_name(clean_name(wanted), others)


def _check_open(table: Table) -> None:
    if table.status != OPEN:
        raise NotNowError(message("table-begun" if table.state is not None else "table-over"))


def _check_playing(table: Table) -> None:
    if table.status != PLAYING:
        raise NotNowError(message("table-not-begun" if table.status == OPEN else "table-over"))


def _check_in_game(table: Table, actor: Actor) -> None:
    if all(table.seats[number].is_resigned for number in table.seats_of(actor.player)):
        raise ForbiddenError(message("table-resigned"))


def _present(table: Table, ply: int) -> tuple[State[Any], Seat]:
    """The game and the seat to act, if the command is meant for the present ply."""
    seat = table.to_act
    if seat is None:
        raise NotNowError(message("table-not-begun" if table.status == OPEN else "table-over"))
    if ply != table.ply:
        raise _stale(table, ply)
    return table.game, seat


def _stale(table: Table, ply: int) -> StaleError:
    return StaleError(message("table-stale", meant=ply, ply=table.ply), ply)


def _start_if_full(table: Table, filled: Seat) -> Events:
    full = all(seat.is_taken for seat in table.seats if seat is not filled)
    return (events.Started(),) if full and table.opened.starts_when_full else ()


def _back(table: Table, actor: Actor) -> Events:
    """A player who acts is back, at all of their seats."""
    own = table.seats_of(actor.player)
    return tuple(events.Returned(by=actor.player, seat=number) for number in own if table.seats[number].is_away)


_DECIDE: dict[type[Command], Callable[[Table, Any, Actor, Facts], Events]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.Arrange: _arrange,
    commands.ChooseColour: _choose_colour,
    commands.Start: _start,
    commands.Play: _play,
    commands.Undo: _undo,
    commands.AnswerUndo: _answer_undo,
    commands.Say: _say,
    commands.Mute: _mute,
    commands.Replace: _replace,
    commands.Nudge: _nudge,
    commands.Return: _return,
    commands.Resign: _resign,
    commands.Close: _close,
    commands.Rematch: _rematch,
}

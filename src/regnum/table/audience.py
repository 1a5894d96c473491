"""What a player or spectator may see of a table. Everything that leaves the server about a table is made here."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from regnum.games.forms import AnyOptions, AnyView
from regnum.games.protocol import Board
from regnum.table.caps import may_undo_more
from regnum.table.events import Muted, Reason, Said
from regnum.table.shown import AnyEvent, shown
from regnum.table.table import PLAYING, Happened, Seat, Status, Table
from regnum.table.undo import is_barred, kept_by_undo


class Audience(NamedTuple):
    """A player or spectator at a table: all that decides what they may see."""

    player: str = ""
    """Empty for a spectator without an identity."""
    seats: tuple[int, ...] = ()
    muted: frozenset[str] = frozenset()

    @classmethod
    def of(cls, table: Table, player: str) -> Audience:
        """A player as the table knows them."""
        return cls(player, table.seats_of(player), frozenset(table.muted.get(player, ())))


def seen_seat(table: Table, audience: Audience) -> int | None:
    """The seat whose view an audience sees; None for a spectator's.

    Several people at one device see their own view only on their own turn, so that no player sees another's secrets.
    """
    if len(audience.seats) == 1:
        return audience.seats[0]
    acting = table.to_act
    is_theirs = acting is not None and acting.number in audience.seats and not acting.is_resigned
    return acting.number if acting and is_theirs else None


def view(table: Table, seat: int | None) -> AnyView | None:
    """The game as a seat or a spectator may see it; None before it has begun."""
    return None if table.state is None else table.state.view(seat).data()


def board_after(table: Table, seat: int | None, plies: int) -> Board[Any]:
    """The game as a seat or a spectator could see it after its first actions, or after all if they are fewer."""
    return table.game.undo(max(0, len(table.game.actions) - plies)).view(seat)


def events(table: Table, audience: Audience, start: int = 0, end: int | None = None) -> list[AnyEvent]:
    """What happened from an event's number on, perhaps up to another, as far as an audience may know."""
    return [shown(happened) for happened in table.log[start:end] if _may_know(happened, audience)]


def may_undo(table: Table, audience: Audience) -> bool:
    """Whether a player can undo an action now, perhaps with the consent of others."""
    if table.status != PLAYING or table.undo is not None or not may_undo_more(table):
        return False
    kept = kept_by_undo(table, audience.player)
    return kept is not None and not is_barred(table, kept)


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat at the table, as everyone may see it."""

    bot: str | None
    """The built-in bot that sits here."""
    player: str | None
    name: str
    """Empty for a built-in bot, an empty seat, and a player who has deleted their data."""
    is_outside_bot: bool
    reserved: str | None
    """Whom the seat is kept for."""
    stand_in: str | None
    """The built-in bot that plays for the player at present."""
    is_resigned: bool
    colour: int
    """The number of its colour."""


class UndoSummary(msgspec.Struct, frozen=True):
    """A player has asked for an undo."""

    seat: int
    kept: int
    """How many actions would be kept."""
    agreed: list[str]
    """The players who have agreed."""


class Summary(msgspec.Struct, frozen=True):
    """What everyone may know of a table besides the game itself."""

    game: str
    options: AnyOptions
    status: Status
    ply: int
    """How often the game has changed, by an action or by an undo: what commands have to name."""
    to_act: int | None
    """The seat whose turn it is."""
    seats: list[SeatSummary]
    host: str
    """The player who opened the table."""
    is_listed: bool
    has_chat: bool
    has_hints: bool
    """Whether players may ask the engine for hints although others play, too."""
    starts_when_full: bool
    move_time: int | None
    """Milliseconds for each decision; null for no clock."""
    follows: str | None
    """The table that this is the rematch of."""
    rematch: str | None
    """The table of the rematch."""
    is_practice: bool
    """Whether it began from a record, so that its result counts nowhere."""
    undo: UndoSummary | None
    commitment: str
    """Binds the seed of the deal, and gives nothing away."""
    seed: str | None
    """Once it is over."""
    ended: Reason | None
    ranks: list[int] | None
    """By seat, 1 for the winner, once a game is over."""


def summary(table: Table) -> Summary:
    """What everyone may know of a table besides the game itself."""
    acting = table.to_act
    return Summary(
        game=table.opened.game,
        options=table.options,
        status=table.status,
        ply=table.ply,
        to_act=acting.number if acting else None,
        seats=[_seat(seat) for seat in table.seats],
        host=table.host,
        is_listed=table.opened.is_listed,
        has_chat=table.opened.has_chat,
        has_hints=table.opened.has_hints,
        starts_when_full=table.opened.starts_when_full,
        move_time=table.opened.move_time,
        follows=table.opened.follows,
        rematch=table.rematch,
        is_practice=table.opened.is_practice,
        undo=_undo(table),
        commitment=table.commitment,
        seed=table.opened.seed if table.ended else None,
        ended=table.ended.reason if table.ended else None,
        ranks=table.ranks(),
    )


def _may_know(happened: Happened, audience: Audience) -> bool:
    event = happened.event
    if isinstance(event, Muted):
        return event.by == audience.player
    return not isinstance(event, Said) or event.by not in audience.muted


def _seat(seat: Seat) -> SeatSummary:
    return SeatSummary(
        bot=seat.bot,
        player=seat.player,
        name=seat.name,
        is_outside_bot=seat.is_outside_bot,
        reserved=seat.reserved,
        stand_in=seat.stand_in,
        is_resigned=seat.is_resigned,
        colour=seat.colour,
    )


def _undo(table: Table) -> UndoSummary | None:
    return None if table.undo is None else UndoSummary(table.undo.seat, table.undo.kept, sorted(table.undo.agreed))

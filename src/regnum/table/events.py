"""What can happen at a table. The log of a table is a list of these, kept as JSON forever.

A field added later has a default that means what was true before, and is not written where it has that value. Nothing
is renamed or removed. Unknown fields are refused: a newer version wrote them, and they may change what the rest means.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Reason = Literal["played", "resigned", "closed"]
"""Why a table is over: the game was played to its end, or resigned, or the table was closed before it began."""


class _Event(
    msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True, forbid_unknown_fields=True
):
    by: str = ""
    """The player who caused it; empty for the program itself: its bots, its clock, the rules."""
    key: str = ""
    """The key of the command that caused it, if it came with one."""


class Opened(_Event, frozen=True, tag="opened"):
    """The first event of every table."""

    game: str
    options: dict[str, Any]
    seed: str
    """Secret until the game is over; the hash of it is published at once."""
    seats: tuple[str | None, ...]
    """For each seat the built-in bot that sits there, or None."""
    reserved: tuple[str | None, ...] = ()
    """For each seat the player it is kept for, or None."""
    is_listed: bool = False
    has_chat: bool = True
    starts_when_full: bool = False
    move_time: int | None = None
    """Milliseconds for each decision; None for no clock."""
    follows: str | None = None
    """The table that this is the rematch of."""
    salts: tuple[str, ...] = ()
    """What the host adds to the randomness of the deal, before the salts of the seats."""
    draws: tuple[tuple[tuple[int, ...], ...], ...] | None = None
    """A deal that is written out and replaces the seed; secret until the game is over."""
    is_undo_strict: bool = False
    """Whether an action that revealed something can never be undone, even if all players agree."""
    colours: tuple[int, ...] = ()
    """For each seat the number of its colour; empty if every seat has the colour of its own number."""
    is_practice: bool = False
    """Whether the deal was known before, because it came from a record: the result counts nowhere."""
    has_hints: bool = False
    """Whether players may ask the engine for hints although others play, too."""


class Sat(_Event, frozen=True, tag="sat"):
    """A player took a seat."""

    seat: int
    player: str
    name: str
    is_bot: bool = False
    """Whether it is an external bot."""
    salt: str = ""
    """What this player adds to the randomness of the deal."""


class Stood(_Event, frozen=True, tag="stood"):
    """A player left a seat before the game began."""

    seat: int


class Arranged(_Event, frozen=True, tag="arranged"):
    """An empty seat was given to a built-in bot, a bot's seat was opened, or another bot plays on there."""

    seat: int
    bot: str | None = None


class Coloured(_Event, frozen=True, tag="coloured"):
    """A player chose a colour; the seat that had it got theirs."""

    seat: int
    colour: int


class Started(_Event, frozen=True, tag="started"):
    """The game began: the deal is made of the seed and the salts of those who sit."""


class Played(_Event, frozen=True, tag="played"):
    """An action was played."""

    seat: int
    ply: int
    action: str
    written: str = ""
    """As the player wrote it, if that differs."""
    bot: str | None = None
    """The built-in bot that played it, for itself or for an absent player."""
    is_hinted: bool = False
    """Whether the player asked for a hint before."""


class Undone(_Event, frozen=True, tag="undone"):
    """Actions were undone."""

    seat: int
    ply: int
    kept: int
    """How many actions of the game were kept."""


class UndoAsked(_Event, frozen=True, tag="undo_asked"):
    """A player asked all others for an undo that the rules of undo alone do not allow."""

    seat: int
    kept: int


class UndoAnswered(_Event, frozen=True, tag="undo_answered"):
    """A player agreed or declined."""

    agrees: bool


class Said(_Event, frozen=True, tag="said"):
    """A line of chat."""

    name: str
    text: str


class Muted(_Event, frozen=True, tag="muted"):
    """A player does not want to read another's chat any more, or wants to again."""

    player: str
    is_muted: bool


class Replaced(_Event, frozen=True, tag="replaced"):
    """A built-in bot plays for an absent player."""

    seat: int
    bot: str
    reason: str = "away"
    """`away`, or `time` if the clock ran out."""


class Nudged(_Event, frozen=True, tag="nudged"):
    """The player at a seat was reminded that it is their turn."""

    seat: int


class Returned(_Event, frozen=True, tag="returned"):
    """An absent player is back."""

    seat: int


class Moved(_Event, frozen=True, tag="moved"):
    """A seat went to another identity: another device of the same person, as a rule."""

    seat: int
    player: str
    name: str
    is_bot: bool = False


class Resigned(_Event, frozen=True, tag="resigned"):
    """A player resigned; a bot plays on for them, if the game continues."""

    seat: int
    bot: str


class Ended(_Event, frozen=True, tag="ended"):
    """It is over."""

    reason: Reason


class Rematched(_Event, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


Event = (
    Opened
    | Sat
    | Stood
    | Arranged
    | Coloured
    | Started
    | Played
    | Undone
    | UndoAsked
    | UndoAnswered
    | Said
    | Muted
    | Replaced
    | Nudged
    | Returned
    | Moved
    | Resigned
    | Ended
    | Rematched
)

encode = msgspec.json.Encoder().encode
"""An event as it is kept."""
decode = msgspec.json.Decoder(Event).decode
"""An event from what was kept."""


def people(event: Event) -> set[str]:
    """The players of an event: the one who caused it, and the one who got a seat."""
    found = {event.by, event.player} if isinstance(event, Sat | Moved) else {event.by}
    return found - {""}


def redacted(event: Event, player: str) -> Event:
    """The event without what a player who wants to be forgotten said or was called."""
    if isinstance(event, Said) and event.by == player:
        return msgspec.structs.replace(event, name="", text="")
    if isinstance(event, Sat | Moved) and event.player == player:
        return msgspec.structs.replace(event, name="")
    return event

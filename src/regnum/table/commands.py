"""The commands that a table takes, in the form in which they are sent."""

from __future__ import annotations

from typing import Annotated

import msgspec

from regnum.table.text import LONGEST_CHAT, LONGEST_KEY, LONGEST_SALT

MOST_SEATS = 4
LONGEST_RECORD = 12_000
"""In characters. The longest games need some 5,000."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS, description="A seat, from 0.")]
Ply = Annotated[int, msgspec.Meta(ge=0, le=10**9, description="The `ply` that the command is meant for.")]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS, description="One of the game's colours, from 0.")]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=60, description="A built-in bot, such as `knight`.")]


Key = Annotated[
    str,
    msgspec.Meta(
        max_length=LONGEST_KEY,
        description="Chosen by the caller; a command with the same key is carried out only once.",
    ),
]


class _Command(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    key: Key = ""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player at a seat of a new table: a built-in bot, the host, or the first player to take it."""

    bot: BotName | None = None
    is_mine: bool = False
    name: str = ""
    """Another name at this seat, for several people at one device; empty for the player's own name."""
    colour: Colour | None = None
    """Its colour; None for one that nobody else has."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    game: Annotated[str, msgspec.Meta(max_length=40, description="The name of a game, from `GET /api/games`.")]
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    options: dict[str, str | int | bool] = {}
    """Switches of the game; those left out keep their defaults, and the number of players is that of the seats."""
    is_listed: bool = False
    """Whether everyone sees it in the lobby and, once it is over, in the archive."""
    has_chat: bool = True
    has_hints: bool = False
    """Whether players may ask the engine for hints although others play, too; against bots alone they always may."""
    starts_when_full: bool = False
    """Begin by itself as soon as every seat is taken; otherwise the host says when."""
    move_seconds: Annotated[int, msgspec.Meta(ge=5, le=14 * 86400)] | None = None
    """For each decision; None for no clock. A bot plays for anyone whose time runs out, until they return."""
    salt: Annotated[str, msgspec.Meta(max_length=LONGEST_SALT)] = ""
    """Anything, to add to the randomness of the deal."""
    key: Key = ""
    """Repeating a request with the same key returns the same table."""


class KeepRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a record as a table: to look at it, or to play on."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    """The record, as a line of JSON."""
    plies: Annotated[int, msgspec.Meta(ge=0, le=10**6)] | None = None
    """Keep only this many actions, and play on from there; None for all."""
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    """Who plays on at each seat; without it bots are as in the record, and the caller plays for all people."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take an empty seat, before the game."""

    seat: SeatNumber
    name: str = ""
    """Another name at this seat, for several people at one device; empty for the player's own name."""
    salt: Annotated[str, msgspec.Meta(max_length=LONGEST_SALT)] = ""
    """Anything, to add to the randomness of the deal."""


class Stand(_Command, frozen=True, tag="stand"):
    """Leave a seat, before the game. The host may also send a player away."""

    seat: SeatNumber


class Arrange(_Command, frozen=True, tag="arrange"):
    """Give an empty seat to a built-in bot, or (with no bot) open it, before the game.

    During the game another bot can play on at the seat of a bot.
    """

    seat: SeatNumber
    bot: BotName | None = None


class ChooseColour(_Command, frozen=True, tag="colour"):
    """Choose the colour of one of your seats: one that no other person has."""

    seat: SeatNumber
    colour: Colour


class Start(_Command, frozen=True, tag="start"):
    """Begin the game; every seat must be taken."""


class Play(_Command, frozen=True, tag="play"):
    """Play an action, in notation. Repeating the same action at the same ply is not an error."""

    ply: Ply
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    is_hinted: bool = False
    """Whether the player asked for a hint before: such decisions are counted in the result."""


class Undo(_Command, frozen=True, tag="undo"):
    """Take back your last action, or ask all others for their consent if the rules of undo do not allow it."""

    ply: Ply


class AnswerUndo(_Command, frozen=True, tag="answer_undo"):
    """Agree or decline when another player has asked for an undo."""

    ply: Ply
    agrees: bool


class Say(_Command, frozen=True, tag="say"):
    """Write a line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Mute(_Command, frozen=True, tag="mute"):
    """Do not show me what this player writes, or show it again."""

    player: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    is_muted: bool = True


class Replace(_Command, frozen=True, tag="replace"):
    """Have a bot play for a player who is away."""

    seat: SeatNumber


class Nudge(_Command, frozen=True, tag="nudge"):
    """Remind the player whose turn it is that the others are waiting; once in a turn."""

    ply: Ply


class Return(_Command, frozen=True, tag="return"):
    """Take over again from the bot that has played meanwhile."""


class Resign(_Command, frozen=True, tag="resign"):
    """Resign: from all your seats, or from one of several at one device."""

    seat: SeatNumber | None = None


class Close(_Command, frozen=True, tag="close"):
    """Close a table at which no game has begun."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play again with the same people, the seats rotated by one."""


Command = (
    Sit
    | Stand
    | Arrange
    | ChooseColour
    | Start
    | Play
    | Undo
    | AnswerUndo
    | Say
    | Mute
    | Replace
    | Nudge
    | Return
    | Resign
    | Close
    | Rematch
)

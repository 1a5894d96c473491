"""The server's answers, as the OpenAPI file describes them."""

from __future__ import annotations

from typing import Literal

import msgspec

from regnum.games.forms import AnyPreview, AnyView, OptionsAsData, ResultAsData
from regnum.records import Record
from regnum.server.statistics import KindStats, PlayerStats
from regnum.server.store import Entry
from regnum.table.audience import Summary
from regnum.table.shown import AnyEvent
from regnum.table.table import Status


class Answer(msgspec.Struct, frozen=True):
    """Any answer."""


class Problem(Answer, frozen=True):
    """Why a request was refused; nothing has been changed."""

    code: str
    """For programs: `illegal`, `stale`, `not_now`, `forbidden`, `invalid`, `unknown`, `too_large`, `too_many`, …"""
    message: str
    """For people, in the language that the request prefers."""
    rule: str | None = None
    """The number of the rule that forbids an action."""
    missed: Update | None = None
    """If the game has moved on: what has happened since."""


class Refusal(Answer, frozen=True):
    """The answer to every rejected request."""

    error: Problem


class Me(Answer, frozen=True):
    """A player who may sit at tables."""

    player: str
    name: str
    is_bot: bool


class WhoAmI(Answer, frozen=True):
    """The identity of the caller, if they have one."""

    me: Me | None


class NewBot(Answer, frozen=True):
    """An identity for a program, with its token, which is shown this once."""

    player: str
    name: str
    token: str


class OptionSwitch(Answer, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["flag", "choice", "number"]
    choices: tuple[str, ...] = ()


class GameAnswer(Answer, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    """In the language that the request prefers."""
    face: str | None
    """The address of the module that draws it in the web app; none for a game without its own drawing."""
    switches: tuple[OptionSwitch, ...]
    players: tuple[int, ...]
    """With how many it can be played."""
    levels: tuple[str, ...]
    """The bots that people choose by strength, the weakest first; all bots of a game without levels."""
    bots: tuple[str, ...]
    """All built-in bots."""
    plays_here: bool = False
    """Whether the web app can play it in the browser, without a server."""


class Games(Answer, frozen=True):
    """The games that can be played here."""

    games: list[GameAnswer]


class NewTable(Answer, frozen=True):
    """A table that was opened."""

    table: str


class Removed(Answer, frozen=True):
    """A table is no longer among the caller's games."""

    table: str


class Update(Answer, frozen=True):
    """A table as the caller may see it, and what has happened there since their last update."""

    table: str
    number: int
    """Of the last event; the id of the stream."""
    is_whole: bool
    """Whether `events` has everything from the beginning."""
    your_seats: tuple[int, ...]
    seen_by: int | None
    """The seat through whose eyes `view` is seen; null for a spectator's."""
    deadline: int | None
    """When the clock of the player to act runs out, in milliseconds since 1970."""
    present: list[int]
    """The seats whose players have a stream open here."""
    summary: Summary
    view: AnyView | None
    """The game, in its own form; null before it has begun. `legal` lists what the seat may do."""
    events: list[AnyEvent]
    """The events, each with its `number`, `time` and `type`."""
    may_undo: bool
    """Whether you can undo an action now, perhaps with the consent of others."""
    away_after: int
    """Milliseconds without a stream after which a player counts as away, so that a bot may play for them."""


class Done(Answer, frozen=True):
    """A command was carried out and is durable."""

    number: int
    """The number of the table's last event."""
    ply: int
    status: Status
    rematch: str | None = None
    """The table of the rematch, if there is one."""


class Tables(Answer, frozen=True):
    """Some tables, the last changed first."""

    tables: list[Entry]
    next: str | None = None
    """Ask with this as `before` for those that follow; None if there are no more."""


class Replay(Answer, frozen=True):
    """A game after some of its actions."""

    table: str
    plies: int
    """How many actions were played."""
    actions: list[str]
    """All actions of the game, in notation."""
    view: AnyView


class Explained(Answer, frozen=True):
    """Whether an action is legal now for the caller, and why."""

    is_legal: bool
    rule: str
    message: str


class Preview(Answer, frozen=True):
    """The changes that an action would make on the board, in the game's own form; null if the game has moved on."""

    preview: AnyPreview | None


class GameRecord(Record):
    """The record of a game, with everything that it takes to replay it."""

    options: OptionsAsData
    result: ResultAsData | None


class Verified(Answer, frozen=True):
    """A finished game was replayed, and everything in its record is true."""

    commitment: str
    """Published before the first action."""
    seed: str
    salts: list[str]
    plies: int
    is_finished: bool
    """Whether it was played to its end."""


class SeatLink(Answer, frozen=True):
    """A link that moves a seat to another device, once, for a quarter of an hour."""

    url: str
    qr: str
    """The link as a QR code, in SVG."""


class SeatOf(Answer, frozen=True):
    """A seat that belongs to the caller."""

    table: str
    seat: int


class Statistics(Answer, frozen=True):
    """A player's results in finished games."""

    player: str
    records: list[PlayerStats]
    """Of games that were played to their end."""
    kinds: list[KindStats]
    """Of all games, with those that were resigned; in more detail."""


class Health(Answer, frozen=True):
    """The server is up and can write."""

    status: str
    version: str

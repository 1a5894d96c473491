"""The data of a game of Kingdoms that leave the referee, in the form in which they are written as JSON."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from regnum.games.kingdoms.components import Colour
from regnum.games.kingdoms.options import Options
from regnum.games.protocol import PreviewData, ResultData, Seat, ViewData

Phase = Literal["act", "place", "over"]
Effect = Literal["cancelled", "doubled"]


class IncomeData(msgspec.Struct, frozen=True):
    """The income of a seat from a board."""

    rows: int
    columns: int
    total: int


class LineIncome(msgspec.Struct, frozen=True):
    """The income of each player with a castle in a line."""

    red: int | UnsetType = UNSET
    yellow: int | UnsetType = UNSET
    green: int | UnsetType = UNSET
    blue: int | UnsetType = UNSET


class TileData(msgspec.Struct, frozen=True):
    """A tile as it counts in one line."""

    square: str
    tile: str
    """`+3`, `-6`, `mountain`, `dragon`, `goldmine` or `wizard`."""
    value: int
    effect: Effect | None
    """Of the dragon or the gold mine."""


class CastleData(msgspec.Struct, frozen=True):
    """A castle as it counts in one line."""

    square: str
    castle: str
    """Colour and rank: `red1`."""
    bonus: int
    """What the wizard adds."""
    rank: int
    """The rank that counts."""


class LineData(msgspec.Struct, frozen=True):
    """A row or column, or what the mountains leave of it (KG-R4)."""

    direction: Literal["row", "column"]
    first: str
    """Its first square."""
    last: str
    value: int
    income: LineIncome
    """Value times ranks."""
    tiles: tuple[TileData, ...]
    castles: tuple[CastleData, ...]
    scored: bool
    """Whether it has been paid out."""


class AccountData(msgspec.Struct, frozen=True):
    """A board and what its lines pay at present."""

    board: tuple[tuple[str, ...], ...]
    """Row by row from the top; `.` for an empty square."""
    lines: tuple[LineData, ...]
    """Rows from the top, then columns from the left."""


class PlayerData(msgspec.Struct, frozen=True):
    """The gold, income and pieces of a player."""

    colour: Colour
    money: int
    income: IncomeData
    """From the present board."""
    castles: tuple[int, ...]
    """How many in hand, by rank."""
    starting_tile: str | None
    """`?` if the observer may not see it; null if there is none."""


class KingdomsResult(ResultData, frozen=True):
    """The outcome of a game."""

    rounds: list[list[int]]
    """Each seat's money at the end of each round."""


class KingdomsView(ViewData, frozen=True, tag="kingdoms"):
    """A game of Kingdoms as a seat or a spectator may see it."""

    options: Options
    round: int
    """From 1."""
    rounds: int | None
    """How many there are; null with Last castle, where it is not known before."""
    phase: Phase
    seat: Seat | None
    """The seat to act; null when the game is over."""
    start_player: Seat
    drawn_tile: str | None
    """The tile that must be placed now; `?` if the observer may not see it."""
    supply: int
    """How many tiles are left."""
    unseen: dict[str, int]
    """How many tiles of each kind the observer has not seen in this round; with No luck the supply."""
    players: tuple[PlayerData, ...]
    """By seat."""
    first_money: int
    """The gold of each player at the start."""
    money_history: tuple[tuple[int, ...], ...]
    """The gold of each player at the end of each finished round."""
    present: AccountData
    """The board of this round."""
    previous: AccountData | None
    """The board of the round before, as it was scored."""
    legal: tuple[str, ...]
    """The legal actions of the observer now, in notation."""
    result: KingdomsResult | None
    observer: Seat | None
    """The seat that sees this; null for a spectator."""


class KingdomsPreview(PreviewData, frozen=True, tag="kingdoms"):
    """The changes that an action would make."""

    present: AccountData
    """The board of this round, afterwards."""
    incomes: tuple[IncomeData, ...]
    """By seat."""

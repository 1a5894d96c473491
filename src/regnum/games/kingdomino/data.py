"""The data of a game of Kingdomino that leave the referee, in the form in which they are written as JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from regnum.games.kingdomino.options import Options
from regnum.games.protocol import PreviewData, ResultData, Seat, ViewData

Phase = Literal["draft", "place", "claim", "over"]
TerrainWord = Literal["wheat", "forest", "lake", "pasture", "swamp", "mine"]
Point = tuple[int, int]
"""Columns east and rows north of the castle."""
SquareData = tuple[int, int, str]
"""Columns east and rows north of the castle, and what is there: `W F L P S M` with the number of crowns, if any."""


class SlotData(msgspec.Struct, frozen=True):
    """A domino in a row, and whose king is on it."""

    domino: int
    seat: Seat | None
    done: bool
    """Whether its turn has passed: it has been placed or discarded."""


class PropertyData(msgspec.Struct, frozen=True):
    """KD-V1: connected squares of one terrain."""

    terrain: TerrainWord
    squares: int
    crowns: int
    points: int
    """KD-V2: squares times crowns."""
    on: tuple[Point, ...]
    """Its squares."""


class BonusData(msgspec.Struct, frozen=True):
    """The points for bonuses; 0 for one that is not played for, or not reached."""

    middle_kingdom: int
    harmony: int


class ScoreData(msgspec.Struct, frozen=True):
    """The score of a kingdom, in parts."""

    score: int
    """All points, bonuses included."""
    properties: tuple[PropertyData, ...]
    """The most valuable first."""
    largest: int
    """Squares of the largest property."""
    crowns: int
    bonuses: BonusData


class KingdomData(msgspec.Struct, frozen=True):
    """A kingdom and what it is worth now."""

    squares: tuple[SquareData, ...]
    """From the west; without the castle."""
    discards: int
    """How many dominoes did not fit anywhere."""
    score: int
    """All points, bonuses included."""
    properties: tuple[PropertyData, ...]
    """The most valuable first."""
    largest: int
    """Squares of the largest property."""
    crowns: int
    bonuses: BonusData

    @classmethod
    def of(cls, squares: tuple[SquareData, ...], discards: int, score: ScoreData) -> KingdomData:
        """A kingdom with its score."""
        return cls(squares, discards, score.score, score.properties, score.largest, score.crowns, score.bonuses)


class KingdominoResult(ResultData, frozen=True):
    """The outcome of a game or of a match."""

    games: list[list[list[int]]]
    """For each game, for each seat: score, largest property, crowns."""


class KingdominoView(ViewData, frozen=True, tag="kingdomino"):
    """A game of Kingdomino as a seat or a spectator may see it."""

    options: Options
    game_number: int
    """Which game of the match this is, from 1."""
    round: int
    """From 1; 0 during the first draft."""
    phase: Phase
    seat: Seat | None
    """The seat to act; null when the game is over."""
    current_row: tuple[SlotData, ...]
    """The row whose dominoes are being placed; empty during the first draft."""
    next_row: tuple[SlotData, ...]
    """The row whose dominoes are being claimed; empty in the last round."""
    in_box: int
    """How many dominoes have not been laid out yet."""
    unseen: tuple[int, ...]
    """The dominoes that have not appeared: in the box or out of the game."""
    kingdoms: tuple[KingdomData, ...]
    """By seat."""
    totals: tuple[tuple[int, ...], ...]
    """By seat: score, largest property and crowns, summed over the games of the match."""
    legal: tuple[str, ...]
    """The legal actions of the observer now, in notation."""
    result: KingdominoResult | None
    observer: Seat | None
    """The seat that sees this; null for a spectator."""


class KingdominoPreview(PreviewData, frozen=True, tag="kingdomino"):
    """The changes that an action would make."""

    kingdom: KingdomData
    """The kingdom of the seat to act, afterwards."""

"""A reviewed game: how good each decision was, and what luck, skill and rivals brought each player."""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.bots.grading import BEST, GRADES
from regnum.bots.reasons import Reason


class Parts(msgspec.Struct, frozen=True):
    """What a result less the expectation at the start is made of; the three add up to it exactly."""

    luck: float
    skill: float
    rivals: float

    @property
    def total(self) -> float:
        """The result less the expectation at the start."""
        return self.luck + self.skill + self.rivals


class Played(msgspec.Struct, frozen=True):
    """What a game brought a player: shares of the victory, and points less the mean of the rivals' points."""

    name: str
    win: Parts
    win_errors: Parts
    """The standard errors."""
    points: Parts
    points_errors: Parts

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "name": self.name,
            **msgspec.to_builtins(self.win),
            "errors": msgspec.to_builtins(self.win_errors),
            "points": {**msgspec.to_builtins(self.points), "errors": msgspec.to_builtins(self.points_errors)},
        }


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a game, and what it was worth."""

    ply: int
    """How many actions were played before it."""
    seat: int
    action: str
    best: str
    """The best action, as far as is known."""
    reference: str
    """What the reference player would have done."""
    loss: float = 0.0
    """The chance of winning that it gave away compared with the best action."""
    error: float = 0.0
    """Its standard error."""
    grade: str = GRADES[BEST]
    win: float
    """The mover's chance of winning after it."""
    points_lost: float = 0.0
    """How much less of a margin over the rivals' mean it leads to than the best action."""
    points_error: float = 0.0
    change: list[float]
    """By how much it changed each seat's chance of winning, compared with the reference player's action."""
    points_change: list[float]
    """The same for points less the rivals' mean."""
    exact: bool = False
    """Whether the ending was solved: then loss and grade are those of best play."""
    forced: bool = True
    """Whether there was only one action, or all lead to about the same points."""
    reasons: tuple[Reason, ...] = ()
    """Why the best action is better, if something stands out."""

    def data(self) -> dict[str, Any]:
        """As plain data."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return {**fields, "reasons": [reason.data() for reason in self.reasons]}


class Chance(msgspec.Struct, frozen=True):
    """Something that chance decided, after so many actions, and what it brought each seat."""

    ply: int
    luck: list[float]
    points: list[float]


class Review(msgspec.Struct, frozen=True):
    """A reviewed game."""

    game: str
    players: tuple[Played, ...]
    decisions: tuple[Decision, ...]
    chances: tuple[Chance, ...]
    start: tuple[float, ...]
    """Every seat's chance of winning before anything was dealt."""
    is_over: bool
    """Whether the game was played to its end; otherwise the result is what could be expected then."""

    def data(self) -> dict[str, Any]:
        """The review as plain data."""
        return {
            "game": self.game,
            "over": self.is_over,
            "start": list(self.start),
            "players": [player.data() for player in self.players],
            "decisions": [decision.data() for decision in self.decisions],
            "chances": [msgspec.to_builtins(chance) for chance in self.chances],
        }

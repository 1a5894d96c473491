"""The plan of a tournament: bots, deals and seatings. Everything about a game follows from its number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from regnum import __version__
from regnum.arena.formats import Seating, groups, usual_format
from regnum.bots import Contender
from regnum.engine.sources import rulebook_hash
from regnum.errors import UsageError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.words.message import message

_MOST_GAMES = 10**9


@dataclass(frozen=True)
class Plan:
    """A tournament before it is played.

    Games are numbered deal by deal: all groups and all seatings play deal 0, then deal 1, and so on. So a longer
    tournament begins with the games of a shorter one, and all bots have met the same luck at any time.
    """

    game: str
    options: Any
    contenders: tuple[Contender, ...]
    games: int
    """The least number that each group plays; deals are always completed."""
    seed: str
    form: str = ""
    """One of `formats.FORMATS`; empty for the default."""
    all_seatings: bool = False

    def __post_init__(self) -> None:
        labels = self.labels
        if twice := {label for label in labels if labels.count(label) > 1}:
            raise UsageError(message("error-arena-twice", bot=min(twice)))
        if self.games < 1:
            raise UsageError(message("error-games", games=self.games))
        if self.total > _MOST_GAMES:
            raise UsageError(message("error-arena-games", games=self.total, most=_MOST_GAMES))
        SeededDeal(self.seed)
        self.deal(self.deals - 1)  # the longest seed

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The name of each contender: a policy needs no budget, so none is named."""
        policies = game(self.game).policies
        return tuple(one.name if one.name in policies else str(one) for one in self.contenders)

    @cached_property
    def format(self) -> str:
        """The format that is played."""
        return self.form or usual_format(len(self.contenders), self.options.players)

    @cached_property
    def _groups(self) -> tuple[tuple[Seating, ...], ...]:
        return groups(self.format, len(self.contenders), self.options.players, all_seatings=self.all_seatings)

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """All games of one deal."""
        return tuple(seating for group in self._groups for seating in group)

    @property
    def deals(self) -> int:
        """How many deals are played."""
        return -(-self.games // len(self._groups[0]))

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.deals * len(self.seatings)

    def seating(self, number: int) -> Seating:
        """The bot at each seat of a game, counted from 0."""
        return self.seatings[number % len(self.seatings)]

    def deal_number(self, number: int) -> int:
        """Which deal a game is played with."""
        return number // len(self.seatings)

    def deal(self, deal_number: int) -> SeededDeal:
        """One of the deals, counted from 0; play it yourself with this seed."""
        return SeededDeal(f"{self.seed}/{deal_number}")

    def is_batchable(self, seating: Seating) -> bool:
        """Whether all who sit here are policies of the game, which play in one compiled loop."""
        return all(self.contenders[one].name in game(self.game).simulated for one in seating)

    @property
    def is_repeatable(self) -> bool:
        """Whether every machine plays these games alike: seconds are worth more on a fast one."""
        policies = game(self.game).policies
        return all(one.name in policies or one.budget.seconds is None for one in self.contenders)

    def data(self) -> dict[str, Any]:
        """Everything that decides the games: plans with the same data can be played in turn into one folder."""
        return {
            "regnum": __version__,
            "rulebook": rulebook_hash(),
            "game": self.game,
            "options": self.options.data(),
            "seed": self.seed,
            "bots": list(self.labels),
            "format": self.format,
            "seatings": [list(seating) for seating in self.seatings],
        }

"""The options of a game of Kingdoms: the number of players and the variants (rules 2.6, A-G32)."""

from __future__ import annotations

from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from regnum.errors import OptionsError
from regnum.games.kingdoms import board, turns
from regnum.games.kingdoms.components import CASTLES_BY_RANK, RANK_ONE_BY_PLAYERS
from regnum.games.options import GameOptions, always_kept
from regnum.games.protocol import Switch
from regnum.words.message import Argument, message

Continuous = Literal["off", "parts", "lines"]
StartTie = Literal["clockwise", "random"]

CONTINUOUS: tuple[Continuous, ...] = ("off", "parts", "lines")
"""KG-X3 and the two readings of A-G28: `parts` scores each half line once it is full."""

_SCORING = {"off": board.AT_ROUND_END, "parts": board.PARTS, "lines": board.WHOLE_LINES}

START_TIES: tuple[StartTie, ...] = ("clockwise", "random")
"""A-G21: of players tied for the most gold, the first clockwise from the last start player begins, or a random one."""

SWITCHES = (
    Switch("players"),
    Switch("last_castle", is_flag=True),
    Switch("no_luck", is_flag=True),
    Switch("continuous", choices=CONTINUOUS, when_bare="parts"),
    Switch("start_tie", choices=START_TIES),
)
"""What `Options.of` takes, for programs that ask a person."""


class KingdomsOptions(GameOptions, frozen=True, kw_only=True):
    """Everything agreed on before a game; the variants combine freely (A-G32)."""

    players: int
    last_castle: bool = always_kept(default=False)
    """KG-X1: all castles from the start, none comes back, the game ends when a player has placed their last."""
    no_luck: bool = always_kept(default=False)
    """KG-X2: no starting tiles, the supply is face up."""
    continuous: Continuous = always_kept(default="off")
    """KG-X3: lines are scored as soon as they are full."""
    start_tie: StartTie = always_kept(default="clockwise")
    """A-G21: which player begins the next round if several are tied for the most gold."""

    @classmethod
    def of(
        cls,
        *,
        players: int = 2,
        last_castle: bool = False,
        no_luck: bool = False,
        continuous: Continuous = "off",
        start_tie: StartTie = "clockwise",
        **others: Any,
    ) -> Self:
        """The options of a game; all that is not named is as the rulebook has it without variants.

        >>> Options.of(players=3, last_castle=True).rank_one_castles
        4
        """
        variants = {"last_castle": last_castle, "no_luck": no_luck, "continuous": continuous, "start_tie": start_tie}
        return cls.from_data({"players": players, **variants, **others})

    def __post_init__(self) -> None:
        _require(type(self.players) is int, "error-option-number", option="players")
        _require(self.players in RANK_ONE_BY_PLAYERS, "error-option-players", players=self.players)
        for name in ("last_castle", "no_luck"):
            _require(type(getattr(self, name)) is bool, "error-option-switch", option=name)
        _require(self.continuous in CONTINUOUS, "kingdoms-error-continuous", known=", ".join(CONTINUOUS))
        _require(self.start_tie in START_TIES, "kingdoms-error-start-tie", known=", ".join(START_TIES))

    @property
    def rank_one_castles(self) -> int:
        """KG-S1: how many castles of rank 1 each player starts with; with Last castle all (KG-X1)."""
        return CASTLES_BY_RANK[0] if self.last_castle else RANK_ONE_BY_PLAYERS[self.players]

    @property
    def most_rounds(self) -> int:
        """KG-E1: three rounds; with Last castle as many as it takes (KG-X1)."""
        return turns.MOST_ROUNDS if self.last_castle else turns.ROUNDS

    def settings(self) -> npt.NDArray[np.int64]:
        """The options as the rulebook's settings: the head of its `table`."""
        settings = np.zeros(turns.SETTINGS, dtype=np.int64)
        settings[turns.PLAYERS] = self.players
        settings[turns.RANK_ONE_CASTLES] = self.rank_one_castles
        settings[turns.LAST_CASTLE] = self.last_castle
        settings[turns.NO_LUCK] = self.no_luck
        settings[turns.SCORING] = _SCORING[self.continuous]
        settings[turns.RANDOM_TIES] = self.start_tie == "random"
        return settings


Options = KingdomsOptions


def _require(condition: bool, problem: str, **arguments: Argument) -> None:
    if not condition:
        raise OptionsError(message(problem, **arguments))

"""The options of a game of Kingdoms: the number of players and the variants (rules 2.6, A-G32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.errors import OptionsError
from regnum.games.kingdoms import board, turns
from regnum.games.kingdoms.components import CASTLES_BY_RANK, RANK_ONE_BY_PLAYERS
from regnum.games.options import GameOptions, always_kept
from regnum.games.protocol import Switch
from regnum.words.message import Argument, message

Continuous = Literal["off", "parts", "lines"]
StartTie = Literal["clockwise", "random"]

CONTINUOUS: tuple[Continuous, ...] = ("off", "parts", "lines")
"""KG-X3 and the two readings of A-G28: `parts` scores each part of a line once it is full."""

_SCORING = np.array([board.AT_ROUND_END, board.PARTS, board.WHOLE_LINES])
"""The setting for each of them."""

START_TIES: tuple[StartTie, ...] = ("clockwise", "random")
"""A-G21: of players tied for the most gold, the first clockwise from the last start player begins, or a random one."""

PLAYERS, LAST_CASTLE, NO_LUCK, SCORED, START_TIE, CHOICES = range(6)
"""The entries of `choices`: the number of players, 0 or 1 for a flag, the place of a word in its list; -1 for what is
none of these; then how many entries."""
POSSIBLE = NOT_A_CHOICE = -1

PROBLEMS = (
    "error-option-players",
    "error-option-switch",
    "error-option-switch",
    "kingdoms-error-continuous",
    "kingdoms-error-start-tie",
)
"""The message about each choice."""
KNOWN: dict[int, tuple[str, ...]] = {SCORED: CONTINUOUS, START_TIE: START_TIES}
"""The choices made by a word, with their words."""

_RANK_ONE = np.array([RANK_ONE_BY_PLAYERS.get(players, 0) for players in range(max(RANK_ONE_BY_PLAYERS) + 1)])
_MOST = np.array([len(_RANK_ONE), 2, 2, len(CONTINUOUS), len(START_TIES)])
"""How many values each choice has, from 0."""

SWITCHES = (
    Switch("players"),
    Switch("last_castle", is_flag=True),
    Switch("no_luck", is_flag=True),
    Switch("continuous", choices=CONTINUOUS, when_bare="parts"),
    Switch("start_tie", choices=START_TIES),
)
"""What `Options.of` takes, for programs that ask a person."""


@rule
def impossible(choices: turns.Numbers) -> int:
    """The first choice that cannot be, or `POSSIBLE`; the variants combine freely (A-G32)."""
    for entry in range(CHOICES):
        if choices[entry] < 0 or choices[entry] >= _MOST[entry]:
            return entry
        if entry == PLAYERS and _RANK_ONE[choices[PLAYERS]] == 0:
            return PLAYERS
    return POSSIBLE


@rule
def write_settings(choices: turns.Numbers, settings: turns.Table) -> None:
    """Write the rulebook's settings, the head of its `table`.

    KG-S1: how many castles of rank 1 each player starts with; with Last castle all (KG-X1).
    """
    settings[turns.PLAYERS] = choices[PLAYERS]
    settings[turns.RANK_ONE_CASTLES] = CASTLES_BY_RANK[0] if choices[LAST_CASTLE] else _RANK_ONE[choices[PLAYERS]]
    settings[turns.LAST_CASTLE] = choices[LAST_CASTLE]
    settings[turns.NO_LUCK] = choices[NO_LUCK]
    settings[turns.SCORING] = _SCORING[choices[SCORED]]
    settings[turns.RANDOM_TIES] = choices[START_TIE]


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
        if type(self.players) is not int:
            raise OptionsError(message("error-option-number", option="players"))
        problem = impossible(self._choices())
        if problem != POSSIBLE:
            raise OptionsError(message(PROBLEMS[problem], **self._arguments(problem)))

    def _choices(self) -> npt.NDArray[np.int64]:
        """The options as numbers."""
        numbers = [
            max(NOT_A_CHOICE, min(self.players, len(_RANK_ONE))),  # a number of any size
            _chosen((False, True), self.last_castle),
            _chosen((False, True), self.no_luck),
            _chosen(CONTINUOUS, self.continuous),
            _chosen(START_TIES, self.start_tie),
        ]
        return np.array(numbers, dtype=np.int64)

    def _arguments(self, problem: int) -> dict[str, Argument]:
        """What the message about a choice mentions."""
        if problem == PLAYERS:
            return {"players": self.players}
        if problem in KNOWN:
            return {"known": ", ".join(KNOWN[problem])}
        return {"option": self.__struct_fields__[problem]}

    @property
    def rank_one_castles(self) -> int:
        """KG-S1: how many castles of rank 1 each player starts with; with Last castle all (KG-X1)."""
        return int(self.settings()[turns.RANK_ONE_CASTLES])

    @property
    def most_rounds(self) -> int:
        """KG-E1: three rounds; with Last castle as many as it takes (KG-X1)."""
        return turns.MOST_ROUNDS if self.last_castle else turns.ROUNDS

    def settings(self) -> npt.NDArray[np.int64]:
        """The options as the rulebook's settings: the head of its `table`."""
        settings = np.zeros(turns.SETTINGS, dtype=np.int64)
        write_settings(self._choices(), settings)
        return settings


Options = KingdomsOptions


def _chosen(values: Sequence[object], value: object) -> int:
    """The place of a value among those that there are; 1 is not True here."""
    return next((n for n, known in enumerate(values) if known == value and type(known) is type(value)), NOT_A_CHOICE)

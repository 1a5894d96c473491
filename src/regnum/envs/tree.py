"""A game in which chance is a player: what trees of all possible games are made of, whatever the game.

Nothing is drawn before it is seen. Between two actions there may be things to draw; each outcome has a number and a
probability. Given a deal, a course draws by itself what the rulebook draws from it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from regnum.envs.arrays import WORD
from regnum.envs.layouts import Layout
from regnum.games.dealing import Deal

HIDDEN = -1
"""Instead of the number of something that a seat may not know."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened, as its number and its notation; a seat may be the only one to know it."""

    number: int
    text: str
    known_to: int | None = None

    def seen_by(self, seat: int) -> bool:
        """Whether a seat knows it."""
        return self.known_to is None or self.known_to == seat


class Course(ABC):
    """A game being played, with chance. It can be copied at any moment."""

    outcomes: ClassVar[int]
    """How many numbers outcomes of chance have."""
    observe: ClassVar[Any]
    """The entry point that writes observations."""

    def __init__(self, options: Any, layout: Layout, deal: Deal | None) -> None:
        self.options, self.layout, self.deal = options, layout, deal
        self.log: list[Entry] = []

    def draw_as_dealt(self) -> None:
        """Draw all that is to be drawn from the deal, if there is one."""
        while self.deal is not None and not self.is_over and self.pending():
            self.draw(self.dealt(self.deal))

    @abstractmethod
    def dealt(self, deal: Deal) -> int:
        """The outcome of what is to be drawn now, by a deal."""
        ...

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat to act, when nothing is to be drawn."""
        ...

    @abstractmethod
    def pending(self) -> dict[int, float]:
        """The outcomes of what is to be drawn now, with their probabilities; empty if it is a player's turn."""
        ...

    @abstractmethod
    def draw(self, outcome: int) -> None:
        """Draw one of them."""
        ...

    @abstractmethod
    def outcome_text(self, outcome: int) -> str:
        """An outcome in notation."""
        ...

    @abstractmethod
    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        ...

    @abstractmethod
    def action_text(self, action: int) -> str:
        """An action in notation."""
        ...

    @abstractmethod
    def play(self, action: int) -> None:
        """Play a legal action."""
        ...

    @abstractmethod
    def keys(self) -> list[tuple[int, ...]]:
        """What ranks the seats at the end, the score first."""
        ...

    @abstractmethod
    def games(self) -> Any:
        """The position as a batch of one game."""
        ...

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """The observation of a seat."""
        observation = np.zeros((1, self.layout.size // WORD), dtype=np.uint64)
        mask = np.zeros((1, self.layout.mask_size // WORD), dtype=np.uint64)
        self.observe(self.games(), np.array([seat], dtype=np.int64), observation, mask)
        found: npt.NDArray[np.uint8] = observation[0].view(np.uint8)
        return found


def probabilities(counts: Mapping[int, int]) -> dict[int, float]:
    """The probability of each outcome, from how many of each there are."""
    total = sum(counts.values())
    return {outcome: count / total for outcome, count in sorted(counts.items()) if count}

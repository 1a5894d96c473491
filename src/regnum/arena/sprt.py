"""Wald's sequential test: plays only as many deals as it takes to distinguish two strengths.

The test asks whether the first bot is stronger than the second by `elo0` (or less) or by `elo1` (or more). After every
deal, in the order of deals, the log-likelihood ratio is compared with two fixed bounds, so it stops at the same deal
whatever the number of workers. The ratio is that of the generalized test as engine testers use it: a deal's mean
points are taken as normal with the variance seen so far, which counts the games of a deal as the one thing they are.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Self

from regnum.arena.statistics import Mean
from regnum.errors import UsageError
from regnum.words.message import message

_MOST_ELO = 1000.0
_FIRST_GUESS = 0.25
"""The largest variance that points can have counts as one deal, so that a few equal deals prove nothing."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The state of the test: the log-likelihood ratio, its bounds, and the hypothesis accepted, if any."""

    ratio: float
    lower: float
    upper: float

    @property
    def accepted(self) -> str | None:
        """`elo0` or `elo1`, or None as long as the test continues."""
        if self.ratio <= self.lower:
            return "elo0"
        return "elo1" if self.ratio >= self.upper else None


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test between two differences of strength, with the risks of error of both kinds."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    """The risk to accept `elo1` although `elo0` is true."""
    beta: float = 0.05
    """The risk to accept `elo0` although `elo1` is true."""

    def __post_init__(self) -> None:
        if not -_MOST_ELO <= self.elo0 < self.elo1 <= _MOST_ELO:
            raise UsageError(message("error-arena-sprt", text=f"{self.elo0:g},{self.elo1:g}"))

    @classmethod
    def parse(cls, text: str) -> Self:
        """A test as it is written: `0,10`."""
        try:
            elo0, elo1 = (float(part) for part in text.split(","))
        except ValueError:
            raise UsageError(message("error-arena-sprt", text=text[:40])) from None
        return cls(elo0, elo1)

    def judge(self, points: Mean) -> Verdict:
        """The state of the test after deals in which the first bot scored these points per game."""
        low, high = expected_points(self.elo0), expected_points(self.elo1)
        around_mean = max(points.squares - points.total * points.mean, 0.0)
        variance = (around_mean + _FIRST_GUESS) / (points.number + 1)
        ratio = points.number * (high - low) * (2 * points.mean - low - high) / (2 * variance)
        return Verdict(ratio, math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha))


def expected_points(elo: float) -> float:
    """The expected points per game for a difference of strength."""
    return 1 / (1 + 10 ** (-elo / 400))

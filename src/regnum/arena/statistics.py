"""Estimates with their errors. The deal is the unit: games that share a deal are not independent of each other."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z95 = 1.959963984540054
"""95% of a normal distribution is within this many deviations."""

Interval = tuple[float, float]


def wilson(share: float, games: float) -> Interval:
    """The 95% interval of a share of independent games, by Wilson's formula.

    >>> [round(bound, 4) for bound in wilson(0.9, 100)]
    [0.8256, 0.9448]
    """
    z2 = Z95**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    width = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(centre - width, 0.0), min(centre + width, 1.0)


@dataclass
class Mean:
    """The running mean of one number per deal or game."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add one more number."""
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / max(self.number, 1)

    @property
    def deviation(self) -> float:
        """The standard deviation; 0 where it cannot be known yet."""
        if self.number < 2:
            return 0.0
        return math.sqrt(max(self.squares - self.total**2 / self.number, 0.0) / (self.number - 1))

    @property
    def margin(self) -> float | None:
        """Half the width of the 95% interval of the mean; None where it cannot be known yet."""
        return None if self.number < 2 else Z95 * self.deviation / math.sqrt(self.number)

"""Ratings on the Elo scale, by the model of Bradley and Terry.

Of every two bots that meet in a game one finishes before the other, or they share a rank and half a point. The model
says that the chance to finish before an opponent depends on the difference of two numbers only; the ratings are those
that make what happened most likely. A game of three or four is all its pairs, so ratings mean the same whatever the
number of players: 0 apart is an even chance to finish before the other.

Pairs of one game, and games of one deal, are not independent. So errors do not come from the curvature of the
likelihood alone: it is put around the variance seen from deal to deal (a "sandwich"), which for two bots is the
pentanomial variance of chess engine testing. Half a virtual win each way for every pair that meets keeps the rating of
a bot that always wins finite, and its error honest.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regnum.arena.statistics import Z95

Numbers = npt.NDArray[np.float64]

ELO = 400 / math.log(10)
"""Points of Elo in one unit of log-odds."""

_VIRTUAL = 0.5
_LONGEST_STEP = 2.0
_MOST_STEPS = 200


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, the mean of all being 0, and half the width of the 95% interval."""

    elo: float
    margin: float


@dataclass
class Meetings:
    """How often each pair met and who finished first, summed up deal by deal.

    - `games[a, b]`: games in which a and b met; `points[a, b]`: what a made of them against b;
    - `spread[a, b]`: the sum over deals of u[a] u[b], where u sums up a deal's points of every pair (a, b), a < b,
      with a plus for a and a minus for b.
    """

    games: Numbers
    points: Numbers
    spread: Numbers
    deals: int = 0

    @classmethod
    def of(cls, bots: int) -> Meetings:
        """No meetings yet."""
        return cls(np.zeros((bots, bots)), np.zeros((bots, bots)), np.zeros((bots, bots)))

    def add(self, pairs: dict[tuple[int, int], tuple[float, int]]) -> None:
        """Add a deal: the points of the first of each pair, and its games."""
        balance = np.zeros(len(self.games))
        for (a, b), (points, games) in pairs.items():
            self.games[a, b] += games
            self.games[b, a] += games
            self.points[a, b] += points
            self.points[b, a] += games - points
            balance[a] += points
            balance[b] -= points
        self.spread += np.outer(balance, balance)
        self.deals += 1

    def of_pair(self, a: int, b: int, squares: float) -> Meetings:
        """The meetings of two of them alone; `squares` is the sum of the squared points of a's deals against b."""
        both = np.ix_([a, b], [a, b])
        return Meetings(self.games[both], self.points[both], squares * np.array([[1.0, -1.0], [-1.0, 1.0]]), self.deals)


def rate(meetings: Meetings) -> list[Rating]:
    """The rating of every bot."""
    met = meetings.games > 0
    games = meetings.games + 2 * _VIRTUAL * met
    points = meetings.points + _VIRTUAL * met
    strengths = np.zeros(len(games))
    for _ in range(_MOST_STEPS):
        chances = _chances(strengths)
        step = np.linalg.pinv(_curvature(games, chances)) @ (points - games * chances).sum(axis=1)
        longest = float(np.abs(step).max(initial=0.0))
        strengths += step * min(1.0, _LONGEST_STEP / max(longest, 1e-300))
        if longest < 1e-10:
            break
    errors = np.sqrt(np.diagonal(_covariance(meetings, games, _chances(strengths))).clip(0))
    return [
        Rating(ELO * one, ELO * Z95 * error) for one, error in zip(strengths.tolist(), errors.tolist(), strict=True)
    ]


def _chances(strengths: Numbers) -> Numbers:
    """The chance of each bot to finish before each other."""
    chances: Numbers = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    return chances


def _curvature(games: Numbers, chances: Numbers) -> Numbers:
    """Minus the second derivative of the log-likelihood."""
    weights = games * chances * chances.T
    curvature: Numbers = np.diag(weights.sum(axis=1)) - weights
    return curvature


def _covariance(meetings: Meetings, games: Numbers, chances: Numbers) -> Numbers:
    """Of the strengths: the variance seen from deal to deal, and that of the virtual games, within the curvature."""
    deals = max(meetings.deals, 1)
    seen, expected = _balance(meetings.points), _balance(meetings.games * chances) / deals
    variance = meetings.spread - np.outer(seen, expected) - np.outer(expected, seen)
    variance = variance + deals * np.outer(expected, expected)
    virtual = (_VIRTUAL * chances) ** 2 * (meetings.games > 0)
    virtual = virtual + virtual.T
    variance = variance + np.diag(virtual.sum(axis=1)) - virtual
    bread = np.linalg.pinv(_curvature(games, chances))
    covariance: Numbers = bread @ variance @ bread
    return covariance


def _balance(points: Numbers) -> Numbers:
    """The points of every pair (a, b), a < b, with a plus for a and a minus for b."""
    upper = np.triu(points, 1)
    balance: Numbers = upper.sum(axis=1) - upper.sum(axis=0)
    return balance

"""How many points players give away per decision, over several games."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from regnum.study.review import Review

FEWEST_GAMES = 5
"""A rate over fewer games says too little."""
_INTERVAL = 1.96


class Rate(msgspec.Struct, frozen=True):
    """Points lost per unforced decision, with the margin of a 95% interval."""

    name: str
    games: int
    decisions: int
    points: float
    margin: float

    def data(self) -> dict[str, Any]:
        """As plain data."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def rates(reviews: Iterable[Review]) -> list[Rate]:
    """The rate of every player with at least `FEWEST_GAMES` games, by name.

    Decisions count that are unforced. A game is one observation: the interval comes from how much the games differ.
    """
    games: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for review in reviews:
        for seat, player in enumerate(review.players):
            lost = [one.points_lost for one in review.decisions if one.seat == seat and not one.forced]
            games[player.name].append((sum(lost), len(lost)))
    return [_rate(name, played) for name, played in sorted(games.items()) if len(played) >= FEWEST_GAMES]


def _rate(name: str, games: list[tuple[float, int]]) -> Rate:
    """The ratio of two sums, and its error as that of a ratio."""
    decisions, many = sum(number for _, number in games), len(games)
    points = sum(lost for lost, _ in games) / max(decisions, 1)
    spread = sum((lost - points * number) ** 2 for lost, number in games)
    error = math.sqrt(spread * many / (many - 1)) / max(decisions, 1)
    return Rate(name, many, decisions, points, _INTERVAL * error)

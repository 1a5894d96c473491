"""How many points players give away per decision, over several games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from regnum.bots.grading import FEWEST_GAMES, rate
from regnum.study.review import Review


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

    Decisions count that are unforced.
    """
    games: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for review in reviews:
        for seat, player in enumerate(review.players):
            lost = [one.points_lost for one in review.decisions if one.seat == seat and not one.forced]
            games[player.name].append((sum(lost), len(lost)))
    return [_rate(name, played) for name, played in sorted(games.items()) if len(played) >= FEWEST_GAMES]


def _rate(name: str, games: list[tuple[float, int]]) -> Rate:
    lost, decisions = np.array(games, dtype=np.float64).T.copy()
    points, margin = rate(lost, decisions)
    return Rate(name, len(games), int(decisions.sum()), points, margin)

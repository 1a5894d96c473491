"""How a result of the daily deal compares with games of the same deal, in the terminal and in the web app alike."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import compiled

MOST_GAMES = 1000
"""So many games of each level, if there is time."""
PLAYOUTS = 100
"""What a level that would otherwise think as long as it likes may spend on a decision."""
_ALIKE = 20
"""Games after which a level whose games have all ended alike is not asked again: it leaves nothing to chance."""
_LOW, _HIGH = 0.1, 0.9
"""Between these quantiles most games are."""
GAMES, MEAN, LOW, HIGH, BELOW, IS_COMPLETE, SUMMARY = range(7)
"""The entries of a summary: how many games, their mean, between which points eight of ten are, the share of games with
fewer points than the result (equal points counted half), and whether all games are played."""

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]


class Summary(NamedTuple):
    """What the games of a level say about a result."""

    games: int
    mean: float
    low: int
    high: int
    below: float
    is_complete: bool


@compiled
def summarise_games(points: Numbers, games: Numbers, mine: int, summary: Reals) -> None:
    """Write the summary of games: `games[i]` of them had `points[i]` points, in ascending order."""
    total = sum_of = below = 0
    for i in range(points.size):
        total += games[i]
        sum_of += points[i] * games[i]
        below += games[i] * (2 if points[i] < mine else (1 if points[i] == mine else 0))
    summary[GAMES] = total
    summary[IS_COMPLETE] = total >= MOST_GAMES or (points.size == 1 and total >= _ALIKE)
    if total == 0:
        return
    summary[MEAN], summary[BELOW] = sum_of / total, below / (2 * total)
    so_far = 0
    for i in range(points.size):
        if so_far < _LOW * total:
            summary[LOW] = points[i]
        if so_far < _HIGH * total:
            summary[HIGH] = points[i]
        so_far += games[i]


@compiled
def better_than(shares: Reals) -> int:
    """Better than so many of a hundred games, all levels counting alike; by the share of each level's games below."""
    total = 0.0
    for i in range(shares.size):
        total += shares[i]
    return int(100 * total / max(1, shares.size) + 0.5)


def summary_of(tally: dict[int, int], mine: int) -> Summary:
    """The summary of games, by how many of them had each number of points.

    >>> summary_of({20: 1, 10: 3}, 20)
    Summary(games=4, mean=12.5, low=10, high=20, below=0.875, is_complete=False)
    """
    found, ordered = np.zeros(SUMMARY), sorted(tally.items())
    points, games = (np.array([pair[i] for pair in ordered], dtype=np.int64) for i in range(2))
    summarise_games(points, games, mine, found)
    return Summary(
        int(found[GAMES]),
        float(found[MEAN]),
        int(found[LOW]),
        int(found[HIGH]),
        float(found[BELOW]),
        bool(found[IS_COMPLETE]),
    )


DATA = {
    "MOST_GAMES": MOST_GAMES,
    "PLAYOUTS": PLAYOUTS,
    "fields": list(Summary._fields),
    "shapes": {
        "points": "int64[games]",
        "games": "int64[games]",
        "summary": f"float64[{SUMMARY}]",
        "shares": "float64[levels]",
    },
}

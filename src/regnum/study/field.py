"""The games that a result of the daily deal is compared with: every level at the player's seat, with the same deal and
the same rivals.

Only the random numbers of the level at that seat differ from game to game, so every device plays the same games in the
same order (`docs/daily.md`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date

from regnum.bots import Budget, bot, levels
from regnum.bots.daily import SEAT, daily_record
from regnum.bots.protocol import decision_chance
from regnum.records import replay

MOST_GAMES = 1000
"""So many games of each level, if there is time."""
_BUDGET = Budget(playouts=100)
"""What a level that would otherwise think as long as it likes may spend on a decision."""
_ALIKE = 20
"""Games after which a level whose games have all ended alike is not asked again: it leaves nothing to chance."""

Tally = Counter[int]
"""How many games had each number of points."""
Field = dict[str, Tally]
"""The games of each level."""


def points_of(game_name: str, day: date, level: str, number: int) -> int:
    """The points of a level at the player's seat, in its game of this number, from 0."""
    record = daily_record(game_name, day, level)
    state = replay(record)
    secret, own = state.deal.key(game_name), decision_chance(level.encode(), number)
    while state.seat is not None:
        rival = record.players[state.seat].bot
        chance = decision_chance(secret, len(state.actions)) if rival else own
        action, chance = bot(game_name, rival or level).choose(state.view(state.seat), _BUDGET, chance)
        if not rival:
            own = chance
        state = state.play(action)
    points: int = state.result().scores[SEAT]
    return points


def is_complete(tally: Tally) -> bool:
    """Whether a level has played all its games."""
    return tally.total() >= MOST_GAMES or (len(tally) == 1 and tally.total() >= _ALIKE)


def playing(game_name: str, day: date, field: Field, clock: Callable[[], float] = time.perf_counter) -> Iterator[None]:
    """Add games to a field, one at a time, until all are played: levels get equal time."""
    spent = dict.fromkeys(levels(game_name), 0.0)
    while open_levels := [level for level in spent if not is_complete(field.setdefault(level, Counter()))]:
        level = min(open_levels, key=spent.__getitem__)
        began = clock()
        field[level][points_of(game_name, day, level, field[level].total())] += 1
        spent[level] += clock() - began
        yield


def mean_of(tally: Tally) -> float:
    """The mean of the points.

    >>> mean_of(Counter({10: 3, 20: 1}))
    12.5
    """
    return sum(points * games for points, games in tally.items()) / tally.total()


def quantile(tally: Tally, share: float) -> int:
    """The points that this share of games does not exceed.

    >>> quantile(Counter({10: 3, 20: 1}), 0.75), quantile(Counter({10: 3, 20: 1}), 0.9)
    (10, 20)
    """
    wanted, below = share * tally.total(), 0
    for points, games in sorted(tally.items()):
        below += games
        if below >= wanted:
            return points
    raise ValueError(share)


def share_below(tally: Tally, mine: int) -> float:
    """The share of games with fewer points, equal points counted half.

    >>> share_below(Counter({10: 3, 20: 1}), 20)
    0.875
    """
    below = sum(games for points, games in tally.items() if points < mine)
    return (below + tally[mine] / 2) / tally.total()


def better_than(field: Field, mine: int) -> int:
    """Better than so many of a hundred games, all levels counting alike."""
    shares = [share_below(tally, mine) for tally in field.values() if tally]
    return int(100 * sum(shares) / max(1, len(shares)) + 0.5)

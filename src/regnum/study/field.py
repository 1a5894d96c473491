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

import numpy as np

from regnum.bots import Budget, bot, levels
from regnum.bots.daily import SEAT, daily_record
from regnum.bots.field import PLAYOUTS, Summary, better_than, summary_of
from regnum.bots.protocol import decision_chance
from regnum.records import replay

_BUDGET = Budget(playouts=PLAYOUTS)

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
    return summary_of(tally, 0).is_complete


def playing(game_name: str, day: date, field: Field, clock: Callable[[], float] = time.perf_counter) -> Iterator[None]:
    """Add games to a field, one at a time, until all are played: levels get equal time."""
    spent = dict.fromkeys(levels(game_name), 0.0)
    while open_levels := [level for level in spent if not is_complete(field.setdefault(level, Counter()))]:
        level = min(open_levels, key=spent.__getitem__)
        began = clock()
        field[level][points_of(game_name, day, level, field[level].total())] += 1
        spent[level] += clock() - began
        yield


def compared(field: Field, mine: int) -> tuple[dict[str, Summary], int]:
    """The summary of each level that has played, and how many of a hundred games a result is better than."""
    found = {level: summary_of(tally, mine) for level, tally in field.items() if tally}
    return found, int(better_than(np.array([summary.below for summary in found.values()], dtype=np.float64)))

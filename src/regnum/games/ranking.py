"""The order of the players at the end, the same for every game, as a rule over arrays."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, rule

Numbers = npt.NDArray[np.int64]
Keys = Annotated[Numbers, Axes(2)]
"""`keys[seat, entry]`: what is compared, the most important entry first."""

SHARED, LAST = -1, -2
"""Instead of an entry that decides: there is none, or no seat comes after."""


@rule
def first_difference(keys: Keys, one: int, other: int) -> int:
    """The first entry in which two seats differ, or `SHARED`."""
    for entry in range(keys.shape[1]):
        if keys[one, entry] != keys[other, entry]:
            return entry
    return SHARED


@rule
def is_ahead(keys: Keys, one: int, other: int) -> bool:
    """Whether a seat is ranked before another."""
    entry = first_difference(keys, one, other)
    return bool(entry != SHARED and keys[one, entry] > keys[other, entry])


@rule
def rank_seats(keys: Keys, order: Numbers, ranks: Numbers, decided: Numbers) -> None:
    """Write the seats from first to last, each seat's rank, and by which entry each of `order` is ahead of the next.

    Equals share a rank, the next rank is left out, and they are listed in the order of their seats.
    """
    seats = keys.shape[0]
    for seat in range(seats):
        ranks[seat] = 1
        place = 0
        for other in range(seats):
            if is_ahead(keys, other, seat):
                ranks[seat] += 1
                place += 1
            elif other < seat and not is_ahead(keys, seat, other):
                place += 1
        order[place] = seat
    for i in range(seats - 1):
        decided[i] = first_difference(keys, order[i], order[i + 1])
    decided[seats - 1] = LAST

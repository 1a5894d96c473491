"""Pairings: groups of bots, and the seatings that every deal is played with.

| format | what is played |
|---|---|
| `field` | every group of as many bots as there are seats; with two players that is every pair |
| `solo` | the first bot alone, in each seat in turn, against copies of each of the others |
| `mix` | every way to fill the seats in which all bots take part |
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations, product
from math import comb
from typing import TypeAlias

from regnum.errors import UsageError
from regnum.words.message import message

Seating: TypeAlias = tuple[int, ...]
"""Which bot, by its place in the list of contenders, sits at each seat."""

_MOST_GROUPS = 100_000


def usual_format(bots: int, players: int) -> str:
    """The format that is meant when none is named."""
    return "field" if bots >= players else "solo"


def groups(form: str, bots: int, players: int, *, all_seatings: bool = False) -> tuple[tuple[Seating, ...], ...]:
    """The seatings of every group of bots that meet; a deal is played once with each.

    >>> groups("field", bots=3, players=2)
    (((0, 1), (1, 0)), ((0, 2), (2, 0)), ((1, 2), (2, 1)))
    >>> groups("solo", bots=2, players=3)
    (((0, 1, 1), (1, 0, 1), (1, 1, 0)),)
    """
    if bots < 2:
        raise UsageError(message("error-arena-few"))
    if form not in FORMATS:
        raise UsageError(message("error-arena-format", format=form, known=", ".join(FORMATS)))
    return FORMATS[form](bots, players, all_seatings)


def _field(bots: int, players: int, all_seatings: bool) -> tuple[tuple[Seating, ...], ...]:
    if bots < players:
        raise UsageError(message("error-arena-field", bots=bots, players=players))
    if comb(bots, players) > _MOST_GROUPS:
        raise UsageError(message("error-arena-groups", groups=comb(bots, players), most=_MOST_GROUPS))
    seatings = _permutations if all_seatings else _rotations
    return tuple(seatings(group) for group in combinations(range(bots), players))


def _solo(bots: int, players: int, _all_seatings: bool) -> tuple[tuple[Seating, ...], ...]:
    return tuple(_rotations((0,) + (other,) * (players - 1)) for other in range(1, bots))


def _mix(bots: int, players: int, _all_seatings: bool) -> tuple[tuple[Seating, ...], ...]:
    if bots > players:
        raise UsageError(message("error-arena-mix", bots=bots, players=players))
    return (tuple(seats for seats in product(range(bots), repeat=players) if len(set(seats)) == bots),)


def _rotations(group: Seating) -> tuple[Seating, ...]:
    """Every bot moves up by one seat after each game, so that each bot sits in each seat once."""
    return tuple(group[-shift:] + group[:-shift] for shift in range(len(group)))


def _permutations(group: Seating) -> tuple[Seating, ...]:
    return tuple(permutations(group))


FORMATS: dict[str, Callable[[int, int, bool], tuple[tuple[Seating, ...], ...]]] = {
    "field": _field,
    "solo": _solo,
    "mix": _mix,
}
"""The formats by name."""

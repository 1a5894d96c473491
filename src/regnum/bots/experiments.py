"""Findings of experiments in many games: tables of means with their errors, whatever the game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import numpy.typing as npt

Reals = npt.NDArray[np.float64]
Part = TypeVar("Part")

CHUNK = 1000
"""How many games are played in one call of compiled code."""


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of many numbers and its standard error."""

    value: float
    error: float
    is_share: bool = False
    """Whether it is a part of one, to be written in percent."""

    @classmethod
    def of(cls, numbers: Reals, *, is_share: bool = False) -> Mean | None:
        """The mean of some numbers; None if there are too few to tell."""
        if numbers.size < 2:
            return None
        return cls(float(numbers.mean()), float(numbers.std(ddof=1) / np.sqrt(numbers.size)), is_share)


Cell = str | Mean | None


@dataclass(frozen=True, slots=True)
class Finding:
    """A table of findings; its first column names the rows."""

    name: str
    """For the names of files."""
    heading: str
    about: str
    """What was compared, and how the numbers are read."""
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    charted: tuple[str, ...] = ()
    """The columns that are drawn as well."""


def margins(points: npt.NDArray[np.int64]) -> Reals:
    """`points[game, seat]` less the mean of the seat's rivals."""
    seats = points.shape[1]
    total = points.sum(axis=1, keepdims=True)
    differences: Reals = points - (total - points) / (seats - 1)
    return differences


def endings(unit: str, played: dict[str, tuple[npt.NDArray[np.int64], Reals]]) -> Finding:
    """How games end, given `points[game, seat]` and `wins[game, seat]` of each kind of game."""
    rows = []
    for name, (points, wins) in played.items():
        ordered = np.sort(points, axis=1).astype(np.float64)
        lead = Mean.of(ordered[:, -1] - ordered[:, -2])
        shared = Mean.of((wins.max(axis=1) < 1).astype(np.float64), is_share=True)
        rows.append((name, Mean.of(ordered.reshape(-1)), Mean.of(ordered[:, -1]), lead, shared))
    return Finding(
        "results",
        "How games end",
        f"{unit.capitalize()} of all players and of the winner, the winner's lead over the next player, and how often "
        "a victory is shared.",
        ("", unit, f"winner's {unit}", "lead", "shared victories"),
        tuple(rows),
    )


def beyond(numbers: Reals, groups: Sequence[npt.NDArray[np.int64]]) -> Reals:
    """Numbers less the mean of all that share a group: the same entries in every one of `groups`."""
    _, group = np.unique(np.stack(groups, axis=1), axis=0, return_inverse=True)
    group = group.reshape(-1)
    means = np.bincount(group, weights=numbers) / np.bincount(group)
    difference: Reals = numbers - means[group]
    return difference


def in_parts(play: Callable[[range], Part], games: int) -> list[Part]:
    """What `play` gives for all games, some at a time on every core."""
    parts: Iterable[range] = (range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(play, parts))

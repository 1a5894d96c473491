"""Why one action is better than another: which parts of the difference are worth telling.

A game divides what it expects of an action into groups, each with a sentence: points now, room to grow, and so on. Two
actions are compared group by group. Estimates are learned, and features that mostly change together can have
weights that make no sense alone; so a group also has a fact, what its sentence is about, and is told only if the fact
differs in the direction that its worth does.

A worked example. The parts of two actions are (5, 1, 0) and (2, 3, 0), the facts (4, 1, 0) and (1, 2, 0). The first
action is better by 3 - 2 + 0 = 1 point. The first group is a gain of 3, the second a cost of 2; both are at least half
a point and a quarter of the gap, and both facts agree. So the gain is told, then the cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, compiled, rule
from regnum.engine.described import shapes
from regnum.words.message import Message, message

Reals = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

ALL_OTHERS = -1
"""Compare with the mean of all other actions."""
MOST_SHOWN, MOST_SAID = 5, 2
"""How many reasons a list and a sentence have at most."""
_LEAST_POINTS, _LEAST_PART = 0.5, 0.25
"""What a reason must be worth: points, and part of the gap between the two actions."""
_SAME = 1e-9
"""Facts that differ by less are equal: means are rounded."""
_NONE = -1


class Scales(NamedTuple):
    """Actions weighed against each other, and the reasons found last."""

    parts: Annotated[Reals, Axes(2)]
    """`parts[action, group]`: what a group contributes to what is expected of an action, in points."""
    facts: Annotated[Reals, Axes(2)]
    """`facts[action, group]`: what the sentence of the group is about; more is better."""
    worth: Reals
    """`worth[group]`: by how many points the chosen action is better."""
    lead: Reals
    """`lead[group]`: by how much its fact is better."""
    told: Numbers
    """`told[i]`: the groups worth telling, gains first, then costs, the largest of each first."""


def new_scales(actions: int, groups: int) -> Scales:
    """Scales for so many actions and groups."""
    return Scales(
        np.zeros((actions, groups)),
        np.zeros((actions, groups)),
        np.zeros(groups),
        np.zeros(groups),
        np.zeros(groups, dtype=np.int64),
    )


@rule
def difference(rows: Annotated[Reals, Axes(2)], group: int, chosen: int, other: int) -> float:
    """A number of the chosen action less that of another, or less the mean of `ALL_OTHERS`."""
    if other != ALL_OTHERS:
        return float(rows[chosen, group] - rows[other, group])
    others, total = rows.shape[0] - 1, 0.0
    for action in range(others + 1):
        if action != chosen:
            total += rows[action, group]
    return float(rows[chosen, group] - total / others) if others else 0.0


@rule
def _largest(scales: Scales, listed: int, least: float, sign: float) -> int:
    """The group with the largest difference that may be told and is not listed; `sign` 0 takes gains and costs."""
    found, most = _NONE, 0.0
    for group in range(scales.worth.size):
        worth = scales.worth[group]
        is_true = worth * scales.lead[group] > 0.0 and abs(scales.lead[group]) > _SAME
        if not is_true or abs(worth) < least or abs(worth) <= most or worth * sign < 0.0:
            continue
        is_listed = False
        for i in range(listed):
            is_listed = is_listed or scales.told[i] == group
        if not is_listed:
            found, most = group, abs(worth)
    return found


@rule
def _put_costs_last(scales: Scales, listed: int) -> None:
    """Order the listed groups: gains first, then costs, the largest of each first."""
    told, worth = scales.told, scales.worth
    for end in range(1, listed):
        at = end
        while at > 0:
            before, group = told[at - 1], told[at]
            is_misplaced = worth[before] < worth[group] if worth[group] > 0.0 else worth[group] < worth[before] < 0.0
            if not is_misplaced:
                break
            told[at - 1], told[at] = group, before
            at -= 1


@compiled
def find_reasons(scales: Scales, chosen: int, other: int, measured: float, most: int) -> int:
    """Write why an action is better or worse than another, or than `ALL_OTHERS`; returns how many reasons there are.

    `measured` is the difference as playouts or a proof found it, in any unit. Where its sign is not that of the sum of
    all groups, the estimate does not explain it, and there are no reasons. At least one reason speaks for the sum.
    """
    gap = 0.0
    for group in range(scales.worth.size):
        scales.worth[group] = difference(scales.parts, group, chosen, other)
        scales.lead[group] = difference(scales.facts, group, chosen, other)
        gap += scales.worth[group]
    if gap * measured <= 0.0:
        return 0
    least = max(_LEAST_POINTS, _LEAST_PART * abs(gap))
    listed, group = 0, _largest(scales, 0, least, gap)
    while group != _NONE and listed < most:
        scales.told[listed] = group
        listed += 1
        group = _largest(scales, listed, least, 0.0)
    _put_costs_last(scales, listed)
    return listed


class Reason(msgspec.Struct, frozen=True):
    """Why an action is better or worse: a code with a sentence in every language, and what fills the sentence."""

    code: str
    points: float
    """What it is worth in points at the end; a cost is negative."""
    arguments: Mapping[str, str | int] = msgspec.field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"code": self.code, "points": self.points, **self.arguments}

    def message(self, game: str) -> Message:
        """Its sentence."""
        name = f"{game}-reason-{self.code}" if self.points > 0 else f"{game}-cost-{self.code}"
        return message(name, **self.arguments)


@dataclass(frozen=True, slots=True)
class Weighed:
    """Actions of one position, weighed by their game."""

    scales: Scales
    codes: Sequence[str]
    """The names of the groups in messages."""
    argue: Callable[[int, int, int], Mapping[str, str | int]]
    """What fills the sentence of a group, given the two actions compared last, and the group."""

    def reasons(self, chosen: int, other: int, measured: float, most: int = MOST_SHOWN) -> tuple[Reason, ...]:
        """Why an action is better or worse than another; see `find_reasons`."""
        listed, worth = find_reasons(self.scales, chosen, other, measured, most), self.scales.worth
        return tuple(
            Reason(self.codes[group], float(worth[group]), self.argue(chosen, other, group))
            for group in self.scales.told[:listed].tolist()
        )


def ending(lead: float) -> tuple[Reason, ...]:
    """The reason where an ending was solved: so many points more or less at the end; none if that is the same."""
    number = int(abs(lead) + 0.5)
    return (Reason("ending", lead, {"number": number}),) if number else ()


def nudge(game: str, reasons: Sequence[Reason]) -> Message:
    """Where to look, without telling the best action, given why it is the best: the first step of a hint."""
    strongest = next((reason for reason in reasons if reason.points > 0), None)
    if strongest is None:
        return message("study-nudge")
    return message(f"{game}-nudge-{strongest.code}", **strongest.arguments)


_ACTIONS, _GROUPS = 13, 17
"""Lengths that are given names."""

DATA = {
    "ALL_OTHERS": ALL_OTHERS,
    "MOST_SHOWN": MOST_SHOWN,
    "MOST_SAID": MOST_SAID,
    "shapes": {"scales": shapes(new_scales(_ACTIONS, _GROUPS), {_ACTIONS: "actions", _GROUPS: "groups"})},
}

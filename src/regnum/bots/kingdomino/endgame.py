"""Endings solved exactly: the last row always, the one before it as soon as no seat has two kings left to move in it.

By then every domino is known. Kingdoms do not touch each other, so what a seat can reach with the dominoes it will
have is found by trying every way to place them. The claims are decided by a search of all their orders,
in which each seat maximises its share of the victory, then its own standing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

import numpy as np

from regnum.bots.kingdomino.knowledge import SCORE_SHIFT, standing_number
from regnum.bots.protocol import Analysis, Candidate
from regnum.engine import compiled, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import NO_PLACEMENT, SIDES, Boxes, Land, box_of, pop_placement, set_box
from regnum.games.kingdomino.position import Position
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays, Numbers

_MOST_DOMINOES = 4
_NOTHING_YET = -2
"""No placement of a step's domino has been tried."""


class Steps(NamedTuple):
    """Scratch of `best_plan`: a step for each domino."""

    masks: Land
    """`masks[step, direction]`: the placements still to be tried."""
    placed: Numbers
    """`placed[step]`: the placement being tried, or `_NOTHING_YET`, or `NO_PLACEMENT` if the domino fits nowhere."""
    boxes: Boxes
    """`boxes[step, side]`: the limits of the kingdom before the step."""


def new_steps() -> Steps:
    """Scratch for as many dominoes as an ending has."""
    return Steps(
        np.zeros((_MOST_DOMINOES, SIDES), dtype=np.uint64),
        np.zeros(_MOST_DOMINOES, dtype=np.int64),
        np.zeros((_MOST_DOMINOES, SIDES), dtype=np.int64),
    )


@rule
def _open_step(here: Arrays, seat: int, domino: int, step: int, steps: Steps) -> None:
    """Note where a domino may be placed, and the limits of the kingdom before that."""
    found = turns.placements(here, seat, domino)
    for direction in range(SIDES):
        steps.masks[step, direction] = found[direction]
    set_box(steps.boxes, step, box_of(here.boxes, seat))
    steps.placed[step] = _NOTHING_YET


@rule
def _next_placement(steps: Steps, step: int) -> int:
    """The next placement of a step, taken off its list."""
    masks = steps.masks
    placement, left = pop_placement((masks[step, 0], masks[step, 1], masks[step, 2], masks[step, 3]))
    for direction in range(SIDES):
        masks[step, direction] = left[direction]
    return placement


@compiled
def best_plan(here: Arrays, seat: int, dominoes: Numbers, steps: Steps) -> tuple[int, int]:
    """The best standing that a seat can reach by placing these dominoes in order, and where to place the first.

    Every sequence of placements is tried, depth first: with two dominoes, the first placement of the first is
    followed by all placements of the second, then its second placement by all of them again. A domino that fits
    nowhere after the ones before it is discarded (KD-P4) and the sequence continues. The standing is a number as
    `standing_number` gives it, so the score decides before the largest property and the crowns. The position is left
    as it was.
    """
    best, best_first = -1, turns.DISCARD
    step = 0
    _open_step(here, seat, int(dominoes[0]), 0, steps)
    while step >= 0:
        if steps.placed[step] >= 0:
            take_back(here, seat, steps.placed[step], box_of(steps.boxes, step))
        placement = _next_placement(steps, step)
        if placement != NO_PLACEMENT:
            turns.place(here, seat, int(dominoes[step]), placement)
        elif steps.placed[step] != _NOTHING_YET:
            step -= 1
            continue
        steps.placed[step] = placement
        if step + 1 < dominoes.size:
            step += 1
            _open_step(here, seat, int(dominoes[step]), step, steps)
            continue
        reached = standing_number(here, seat)
        if reached > best:
            best = reached
            best_first = turns.DISCARD if steps.placed[0] == NO_PLACEMENT else steps.placed[0]
    return best, best_first


@dataclass(frozen=True, slots=True)
class _Plan:
    standing: int
    first: int


def _plan(at: Position, seat: int, dominoes: Iterable[int]) -> _Plan:
    """The best that a seat can do with these dominoes; with none its kingdom stays as it is."""
    wanted = np.array(list(dominoes), dtype=np.int64)
    if wanted.size == 0:
        return _Plan(standing_number(at.arrays, seat), NO_PLACEMENT)
    standing, first = best_plan(turns.copied(at.arrays), seat, wanted, new_steps())
    return _Plan(int(standing), int(first))


def solve(at: Position) -> int | None:
    """The best action as a number, if this position can be played exactly."""
    if _is_last_row(at):
        return _plan(at, _seat(at), _to_place(at, turns.OWNER, _seat(at), _slot(at))).first
    movers = _last_movers(at)
    return _Claims.of(at, movers).best_action() if movers else None


def solved(view: View) -> Analysis | None:
    """The exact analysis of an ending: what every action leads to if all play as well as they can from then on."""
    at = view.position
    best = solve(at)
    if best is None:
        return None
    seat, outcomes = _seat(at), _outcomes(at)
    codes = sorted(outcomes, key=lambda code: (code == best, _worth(outcomes[code], seat)), reverse=True)
    return Analysis(seat, tuple(_candidate(at, code, outcomes[code], code == best) for code in codes), exact=True)


def _candidate(at: Position, code: int, standings: dict[int, int], is_best: bool) -> Candidate:
    seats = range(len(standings))
    return Candidate(
        at.action(code),
        float(is_best),
        tuple(_worth(standings, seat)[0] for seat in seats),
        tuple(float(standings[seat] >> SCORE_SHIFT) for seat in seats),
        points_error=(0.0,) * len(seats),
    )


def _outcomes(at: Position) -> dict[int, dict[int, int]]:
    """Every seat's final standing after each legal action of a position that `solve` can solve."""
    codes, seat, slot = at.legal_codes(), _seat(at), _slot(at)
    if not _is_last_row(at):
        return _Claims.of(at, _last_movers(at)).outcomes(codes)
    rivals = [other for other in range(int(at.arrays.status[turns.PLAYERS])) if other != seat]
    settled = {other: _plan(at, other, _to_place(at, turns.OWNER, other, slot)).standing for other in rivals}
    rest = _to_place(at, turns.OWNER, seat, slot + 1)
    return {code: {**settled, seat: _plan(at.after(code), seat, rest).standing} for code in codes}


def _is_last_row(at: Position) -> bool:
    return at.phase == turns.PLACE and int(at.arrays.status[turns.ROUND]) + 1 == at.arrays.status[turns.ROUNDS]


def _last_movers(at: Position) -> list[int]:
    """The seats still to move in the row before the last, if every one of them has one king there; otherwise none."""
    if at.phase not in (turns.PLACE, turns.CLAIM_NEXT):
        return []
    if int(at.arrays.status[turns.ROUND]) + 2 != at.arrays.status[turns.ROUNDS]:
        return []
    movers = [seat for _, seat in at.row(turns.OWNER)[_slot(at) :] if seat is not None]
    return movers if len(set(movers)) == len(movers) else []


def _seat(at: Position) -> int:
    seat = at.seat
    assert seat is not None
    return seat


def _slot(at: Position) -> int:
    return int(at.arrays.status[turns.SLOT])


def _to_place(at: Position, owners: int, seat: int, start: int = 0) -> list[int]:
    """The dominoes of a row on which a seat has kings, from a slot on."""
    return [domino for domino, owner in at.row(owners)[start:] if owner == seat]


@dataclass(frozen=True, slots=True)
class _Claims:
    """The last row being handed out: each mover takes one domino more."""

    at: Position
    movers: list[int]
    free: tuple[int, ...]
    plans: dict[tuple[int, int], _Plan]
    """By mover and domino: the best that the mover can do with it."""
    settled: dict[int, int]
    """The standings that the seats which have moved will reach."""

    @classmethod
    def of(cls, at: Position, movers: list[int]) -> Self:
        free = tuple(domino for domino, owner in at.row(turns.NEXT_OWNER) if owner is None)
        moved = [seat for seat in range(int(at.arrays.status[turns.PLAYERS])) if seat not in movers]
        return cls(
            at,
            movers,
            free,
            {(seat, domino): _reach(at, seat, domino) for seat in movers for domino in free},
            {seat: _plan(at, seat, _to_place(at, turns.NEXT_OWNER, seat)).standing for seat in moved},
        )

    def best_action(self) -> int:
        """The best action of the first mover."""
        domino, _ = self._best_claim(0, self.free, {})
        if self.at.phase == turns.PLACE:
            return self.plans[self.movers[0], domino].first
        return turns.CLAIM + self._slots().index(domino)

    def outcomes(self, codes: list[int]) -> dict[int, dict[int, int]]:
        """Every seat's final standing after each action of the first mover."""
        if self.at.phase == turns.PLACE:
            return {code: self._after_placement(code) for code in codes}
        slots = self._slots()
        return {code: self._after_claim(0, slots[code - turns.CLAIM], self.free, {}) for code in codes}

    def _slots(self) -> list[int]:
        return [domino for domino, _ in self.at.row(turns.NEXT_OWNER)]

    def _after_placement(self, code: int) -> dict[int, int]:
        seat, after = self.movers[0], self.at.after(code)
        plans = {(seat, domino): _reach(after, seat, domino) for domino in self.free}
        return replace(self, plans={**self.plans, **plans})._best_claim(0, self.free, {})[1]

    def _best_claim(self, mover: int, free: tuple[int, ...], taken: dict[int, int]) -> tuple[int, dict[int, int]]:
        """The domino that a mover takes, and every seat's final standing if all continue as well as they can."""
        outcomes = [(domino, self._after_claim(mover, domino, free, taken)) for domino in free]
        return max(outcomes, key=lambda outcome: _worth(outcome[1], self.movers[mover]))

    def _after_claim(self, mover: int, domino: int, free: tuple[int, ...], taken: dict[int, int]) -> dict[int, int]:
        """Every seat's final standing after a mover takes a domino."""
        seat = self.movers[mover]
        after = {**taken, seat: self.plans[seat, domino].standing}
        if mover + 1 == len(self.movers):
            return {**after, **self.settled}
        return self._best_claim(mover + 1, tuple(other for other in free if other != domino), after)[1]


def _reach(at: Position, seat: int, domino: int) -> _Plan:
    """The best that a mover can do with this domino; what is under its king in this row comes first."""
    slot = _slot(at) + (at.phase == turns.CLAIM_NEXT)
    now = _to_place(at, turns.OWNER, seat, slot)
    return _plan(at, seat, now + sorted([*_to_place(at, turns.NEXT_OWNER, seat), domino]))


def _worth(standings: dict[int, int], seat: int) -> tuple[float, int]:
    """A seat's part of the victory, then its own standing."""
    best = max(standings.values())
    winners = sum(standing == best for standing in standings.values())
    return (1 / winners if standings[seat] == best else 0.0), standings[seat]

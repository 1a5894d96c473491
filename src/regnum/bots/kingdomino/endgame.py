"""The end played exactly: the last row always, the one before it as soon as nobody has two kings left to move in it.

By then every domino lies open. A kingdom is nobody else's business, so what a seat can reach with the dominoes it will
have is found by trying every way to lay them; who gets which is settled by looking at every order of claims, each seat
taking what makes it win, or else what gives it most.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from regnum.bots.kingdomino.knowledge import standing_number
from regnum.engine import compiled, rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import NO_PLACEMENT, SIDES, Boxes, Land, box_of, pop_placement, set_box
from regnum.games.kingdomino.position import Position
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
    nowhere after the ones before it is discarded (KD-P4) and the sequence goes on. The standing is a number as
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
    wanted = np.array(list(dominoes), dtype=np.int64)
    standing, first = best_plan(turns.copied(at.arrays), seat, wanted, new_steps())
    return _Plan(int(standing), int(first))


def solve(at: Position) -> int | None:
    """The best action as a number, if this position can be played exactly."""
    rounds_left = int(at.arrays.status[turns.ROUNDS] - at.arrays.status[turns.ROUND]) - 1
    if at.phase == turns.PLACE and rounds_left == 0:
        return _plan(at, _seat(at), _to_lay(at, turns.OWNER, _seat(at), int(at.arrays.status[turns.SLOT]))).first
    if at.phase in (turns.PLACE, turns.CLAIM_NEXT) and rounds_left == 1:
        movers = [seat for _, seat in at.row(turns.OWNER)[int(at.arrays.status[turns.SLOT]) :] if seat is not None]
        if len(set(movers)) == len(movers):
            return _Claims(at, movers).best_action()
    return None


def _seat(at: Position) -> int:
    seat = at.seat
    assert seat is not None
    return seat


def _to_lay(at: Position, owners: int, seat: int, start: int = 0) -> list[int]:
    """The dominoes of a row on which a seat's kings stand, from a slot on."""
    return [domino for domino, owner in at.row(owners)[start:] if owner == seat]


class _Claims:
    """The last row being handed out: each mover takes one domino more."""

    def __init__(self, at: Position, movers: list[int]) -> None:
        self._at, self._movers = at, movers
        self._free = [domino for domino, owner in at.row(turns.NEXT_OWNER) if owner is None]
        seats = range(int(at.arrays.status[turns.PLAYERS]))
        self._plans = {(seat, domino): self._reach(seat, domino) for seat in movers for domino in self._free}
        self._settled = {
            seat: _plan(at, seat, _to_lay(at, turns.NEXT_OWNER, seat)).standing for seat in seats if seat not in movers
        }

    def best_action(self) -> int:
        """What the first mover should do now."""
        domino, _ = self._best_claim(0, tuple(self._free), {})
        if self._at.phase == turns.PLACE:
            return self._plans[self._movers[0], domino].first
        slots = [number for number, _ in self._at.row(turns.NEXT_OWNER)]
        return turns.CLAIM + slots.index(domino)

    def _reach(self, seat: int, domino: int) -> _Plan:
        """The best that a mover can do with this domino; what lies under its king in this row comes first."""
        slot = int(self._at.arrays.status[turns.SLOT]) + (self._at.phase == turns.CLAIM_NEXT)
        now = _to_lay(self._at, turns.OWNER, seat, slot)
        return _plan(self._at, seat, now + sorted([*_to_lay(self._at, turns.NEXT_OWNER, seat), domino]))

    def _best_claim(self, mover: int, free: tuple[int, ...], taken: dict[int, int]) -> tuple[int, dict[int, int]]:
        """The domino that a mover takes, and everybody's final standing if all go on as well as they can."""
        seat = self._movers[mover]
        outcomes = []
        for domino in free:
            after = {**taken, seat: self._plans[seat, domino].standing}
            if mover + 1 < len(self._movers):
                _, after = self._best_claim(mover + 1, tuple(other for other in free if other != domino), after)
            else:
                after = {**after, **self._settled}
            outcomes.append((domino, after))
        return max(outcomes, key=lambda outcome: _worth(outcome[1], seat))


def _worth(standings: dict[int, int], seat: int) -> tuple[float, int]:
    """A seat's part of the victory, then its own standing."""
    best = max(standings.values())
    winners = sum(standing == best for standing in standings.values())
    return (1 / winners if standings[seat] == best else 0.0), standings[seat]

"""The end played exactly: the last row always, the one before it as soon as nobody has two kings left to move in it.

By then every domino lies open. A kingdom is nobody else's business, so what a seat can reach with the dominoes it will
have is found by trying every way to lay them; who gets which is settled by looking at every order of claims, each seat
taking what makes it win, or else what gives it most.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdomino.searching import standing_number
from regnum.engine import compiled, rule
from regnum.games.bits import first as lowest
from regnum.games.bits import without_first
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import halves, lift
from regnum.games.kingdomino.land import BOX, NO_SQUARE, Land, Table, place, placements
from regnum.games.kingdomino.position import Position

Numbers = npt.NDArray[np.int64]

_MOST_DOMINOES = 4
_PLACED, _BOX, _ENTRIES = 0, 1, 5
_NOTHING_YET, _DISCARDED = -2, -1


@rule
def _open_step(land: Land, table: Table, seat: int, domino: int, step: int, masks: Land, steps: Numbers) -> None:
    """Note where a domino may lie, and the box as it is before it lies."""
    found = placements(land, table, seat, domino, table[turns.SIZE])
    for direction in range(4):
        masks[step, direction] = found[direction]
        steps[step, _BOX + direction] = table[BOX + 4 * seat + direction]
    steps[step, _PLACED] = _NOTHING_YET


@rule
def _take_back(land: Land, table: Table, seat: int, step: int, steps: Numbers) -> None:
    if steps[step, _PLACED] >= 0:
        first, second = halves(steps[step, _PLACED])
        lift(land, seat, first | second)
        for side in range(4):
            table[BOX + 4 * seat + side] = steps[step, _BOX + side]


@rule
def _next_try(masks: Land, step: int) -> int:
    """The next placement of a step, taken off its list; `_NOTHING_YET` if there is none."""
    for direction in range(4):
        squares = masks[step, direction]
        if squares != NO_SQUARE:
            masks[step, direction] = without_first(squares)
            return 64 * direction + lowest(squares)
    return _NOTHING_YET


@compiled
def best_plan(land: Land, table: Table, seat: int, dominoes: Numbers, masks: Land, steps: Numbers) -> tuple[int, int]:
    """The best standing that a seat can reach by laying these dominoes in order, and where to lay the first.

    `masks[step, direction]` and `steps[step, entry]` are scratch; `land` and `table` are left as they were.
    """
    best, best_first = -1, turns.DISCARD
    step = 0
    _open_step(land, table, seat, int(dominoes[0]), 0, masks, steps)
    while step >= 0:
        _take_back(land, table, seat, step, steps)
        placement = _next_try(masks, step)
        if placement >= 0:
            place(land, table, seat, int(dominoes[step]), placement, table[turns.SIZE])
        elif steps[step, _PLACED] == _NOTHING_YET:
            placement = _DISCARDED  # it fits nowhere (KD-P4)
        else:
            step -= 1
            continue
        steps[step, _PLACED] = placement
        if step + 1 < dominoes.size:
            step += 1
            _open_step(land, table, seat, int(dominoes[step]), step, masks, steps)
            continue
        reached = standing_number(land, table, seat)
        if reached > best:
            best = reached
            best_first = turns.DISCARD if steps[0, _PLACED] == _DISCARDED else steps[0, _PLACED]
    return best, best_first


@dataclass(frozen=True, slots=True)
class _Plan:
    standing: int
    first: int


def _plan(at: Position, seat: int, dominoes: Iterable[int]) -> _Plan:
    wanted = np.array(list(dominoes), dtype=np.int64)
    masks, steps = np.zeros((_MOST_DOMINOES, 4), np.uint64), np.zeros((_MOST_DOMINOES, _ENTRIES), np.int64)
    standing, first = best_plan(at.land.copy(), at.table.copy(), seat, wanted, masks, steps)
    return _Plan(int(standing), int(first))


def solve(at: Position) -> int | None:
    """The best action as a number, if this position can be played exactly."""
    rounds_left = int(at.table[turns.ROUNDS] - at.table[turns.ROUND]) - 1
    if at.phase == turns.PLACE and rounds_left == 0:
        return _plan(at, _seat(at), _to_lay(at, turns.OWNER, _seat(at), int(at.table[turns.SLOT]))).first
    if at.phase in (turns.PLACE, turns.CLAIM_NEXT) and rounds_left == 1:
        movers = [seat for _, seat in at.row(turns.OWNER)[int(at.table[turns.SLOT]) :] if seat is not None]
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
        seats = range(int(at.table[turns.PLAYERS]))
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
        slot = int(self._at.table[turns.SLOT]) + (self._at.phase == turns.CLAIM_NEXT)
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

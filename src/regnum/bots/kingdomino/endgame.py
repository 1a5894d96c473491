"""Endings solved exactly: the last row always, the one before it as soon as no seat has two kings left to move in it.

By then every domino is known. Kingdoms do not touch each other, so what a seat can reach with the dominoes it will
have is found by trying every way to place them. The claims are decided by a search of all their orders,
in which each seat maximises its share of the victory, then its own standing.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdomino.knowledge import SCORE_SHIFT, standing_number
from regnum.bots.protocol import Analysis, Candidate
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import NO_PLACEMENT, SIDES, Boxes, Land, box_of, pop_placement, set_box
from regnum.games.kingdomino.position import Position
from regnum.games.kingdomino.referee import NO_ACTION
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays, Numbers

_MOST_DOMINOES = 4
_NOTHING_YET = -2
"""No placement of a step's domino has been tried."""
_NOBODY_YET = -1
"""No choice of a mover has been tried."""
_MOVERS, _FREE, _COUNTS = range(3)
_STANDING, _FIRST, _PLAN = range(3)
SEATS = 13
"""A length that no other axis has."""


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


class Ending(NamedTuple):
    """Scratch of `solve_ending`."""

    steps: Steps
    dominoes: Numbers
    """The dominoes of a plan."""
    movers: Numbers
    """`movers[i]`: the seats still to claim a domino of the last row."""
    free: Numbers
    """`free[i]`: the slots of the last row that have no king."""
    counts: Numbers
    """How many movers and how many free slots there are."""
    plans: Annotated[Numbers, Axes(3)]
    """`plans[mover, i, entry]`: the best standing of a mover with the i-th free domino, and its first placement."""
    choices: Numbers
    """`choices[mover]`: which free domino a mover takes at present."""
    best: Numbers
    """`best[mover]`: which is best for the mover, those before having chosen as they have; `_NOBODY_YET` at first."""
    standings: Annotated[Numbers, Axes(2)]
    """`standings[0]`: the final standing of each seat as far as it is decided; `standings[mover + 1]`: what is best for
    a mover leads to."""


def new_ending(players: int) -> Ending:
    """Scratch for this many players."""
    numbers = [np.zeros(turns.MOST_SLOTS, dtype=np.int64) for _ in range(4)]
    return Ending(
        steps=new_steps(),
        dominoes=np.zeros(_MOST_DOMINOES, dtype=np.int64),
        movers=numbers[0],
        free=numbers[1],
        counts=np.zeros(_COUNTS, dtype=np.int64),
        plans=np.zeros((turns.MOST_SLOTS, turns.MOST_SLOTS, _PLAN), dtype=np.int64),
        choices=numbers[2],
        best=numbers[3],
        standings=np.zeros((turns.MOST_SLOTS + 1, players), dtype=np.int64),
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


@routine
def plan(here: Arrays, seat: int, dominoes: Numbers, number: int, steps: Steps) -> tuple[int, int]:
    """The best standing that a seat can reach by placing so many dominoes in order, and where to place the first.

    Every sequence of placements is tried, depth first: with two dominoes, the first placement of the first is
    followed by all placements of the second, then its second placement by all of them again. A domino that fits
    nowhere after the ones before it is discarded (KD-P4) and the sequence continues. The standing is a number as
    `standing_number` gives it, so the score decides before the largest property and the crowns. The position is left
    as it was. With no dominoes the kingdom stays as it is.
    """
    if number == 0:
        return standing_number(here, seat), NO_PLACEMENT
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
        if step + 1 < number:
            step += 1
            _open_step(here, seat, int(dominoes[step]), step, steps)
            continue
        reached = standing_number(here, seat)
        if reached > best:
            best = reached
            best_first = turns.DISCARD if steps.placed[0] == NO_PLACEMENT else steps.placed[0]
    return best, best_first


@compiled
def best_plan(here: Arrays, seat: int, dominoes: Numbers, steps: Steps) -> tuple[int, int]:
    """As `plan`, of all these dominoes."""
    return plan(here, seat, dominoes, dominoes.size, steps)


@rule
def list_dominoes(here: Arrays, owners: int, seat: int, start: int, dominoes: Numbers, listed: int) -> int:
    """Add the dominoes of a row on which a seat has kings, from a slot on, to a list; returns its length."""
    first = turns.row_start(here, owners)
    if first != turns.NO_ROW:
        for slot in range(start, here.status[turns.ROW]):
            if here.status[owners + slot] == seat:
                dominoes[listed] = here.deck[first + slot]
                listed += 1
    return listed


@rule
def _is_last_row(here: Arrays) -> bool:
    status = here.status
    return bool(status[turns.PHASE] == turns.PLACE and status[turns.ROUND] + 1 == status[turns.ROUNDS])


@rule
def _list_movers(here: Arrays, movers: Numbers) -> int:
    """Write the seats still to move in the row before the last, if each has one king there; otherwise none."""
    status, listed = here.status, 0
    is_between = status[turns.PHASE] == turns.PLACE or status[turns.PHASE] == turns.CLAIM_NEXT
    if not is_between or status[turns.ROUND] + 2 != status[turns.ROUNDS]:
        return 0
    for slot in range(status[turns.SLOT], status[turns.ROW]):
        seat = status[turns.OWNER + slot]
        if seat == turns.NOBODY:
            continue
        for i in range(listed):
            if movers[i] == seat:
                return 0
        movers[listed] = seat
        listed += 1
    return listed


@rule
def _list_free(here: Arrays, free: Numbers) -> int:
    """Write the slots of the row being claimed that have no king."""
    listed = 0
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            free[listed] = slot
            listed += 1
    return listed


@rule
def _reach(here: Arrays, seat: int, slot: int, ending: Ending) -> tuple[int, int]:
    """The best that a mover can do with the domino of a slot; what is under its king in this row comes first."""
    dominoes, status = ending.dominoes, here.status
    start = status[turns.SLOT] + (1 if status[turns.PHASE] == turns.CLAIM_NEXT else 0)
    now = list_dominoes(here, turns.OWNER, seat, start, dominoes, 0)
    number = list_dominoes(here, turns.NEXT_OWNER, seat, 0, dominoes, now)
    at, domino = number, turns.domino_to_claim(here, slot)
    while at > now and dominoes[at - 1] > domino:
        dominoes[at] = dominoes[at - 1]
        at -= 1
    dominoes[at] = domino
    return plan(here, seat, dominoes, number + 1, ending.steps)


@routine
def _plan_claims(here: Arrays, ending: Ending) -> bool:
    """Write all that is needed to hand out the last row, if this can be solved: each mover takes one domino more."""
    movers, standings, counts = ending.movers, ending.standings[0], ending.counts
    counts[_MOVERS], counts[_FREE] = _list_movers(here, movers), _list_free(here, ending.free)
    if counts[_MOVERS] == 0:
        return False
    for seat in range(here.status[turns.PLAYERS]):
        number = list_dominoes(here, turns.NEXT_OWNER, seat, 0, ending.dominoes, 0)
        standings[seat], _ = plan(here, seat, ending.dominoes, number, ending.steps)
    for mover in range(counts[_MOVERS]):
        _plan_mover(here, mover, ending)
    return True


@routine
def _plan_mover(here: Arrays, mover: int, ending: Ending) -> None:
    """Write the best that a mover can do with each free domino."""
    for i in range(ending.counts[_FREE]):
        standing, first = _reach(here, ending.movers[mover], ending.free[i], ending)
        ending.plans[mover, i, _STANDING], ending.plans[mover, i, _FIRST] = standing, first


@rule
def _is_better(standings: Numbers, known: Numbers, seat: int) -> bool:
    """Whether final standings are better for a seat than others: its part of the victory, then its own standing."""
    mine, best = part_of(standings, seat), part_of(known, seat)
    return bool(mine > best or (mine == best and standings[seat] > known[seat]))


@rule
def part_of(standings: Numbers, seat: int) -> float:
    """A seat's part of the victory."""
    winners = 0
    for other in range(standings.size):
        if standings[other] > standings[seat]:
            return 0.0
        winners += standings[other] == standings[seat]
    return 1.0 / winners


@rule
def _next_choice(ending: Ending, mover: int) -> bool:
    """Let a mover take the next domino that those before it have left; False after the last."""
    choice = ending.choices[mover] + 1
    while choice < ending.counts[_FREE]:
        is_taken = False
        for earlier in range(mover):
            is_taken = is_taken or ending.choices[earlier] == choice
        if not is_taken:
            ending.choices[mover] = choice
            return True
        choice += 1
    return False


@rule
def _keep_better(ending: Ending, mover: int, standings: Numbers) -> None:
    """Note what a choice of a mover leads to, if it is the first or better for the mover than those before."""
    best = ending.standings[mover + 1]
    if ending.best[mover] == _NOBODY_YET or _is_better(standings, best, ending.movers[mover]):
        ending.best[mover] = ending.choices[mover]
        for seat in range(standings.size):
            best[seat] = standings[seat]


@routine
def _hand_out(ending: Ending, forced: int) -> int:
    """Hand out the last row, each mover choosing what is best for it: returns the first mover's choice.

    Every order is tried, depth first, with a frame for each mover; the first mover takes the `forced` choice if there
    is one. The final standings are then in `standings[1]`; `standings[0]` is what is known before, and what the
    movers have chosen so far.
    """
    now, counts = ending.standings[0], ending.counts
    mover = 0
    ending.choices[0], ending.best[0] = forced - 1 if forced >= 0 else _NOBODY_YET, _NOBODY_YET
    while mover >= 0:
        is_forced = mover == 0 and forced >= 0 and ending.best[0] != _NOBODY_YET
        if is_forced or not _next_choice(ending, mover):
            mover -= 1
            if mover >= 0:
                _keep_better(ending, mover, ending.standings[mover + 2])
            continue
        now[ending.movers[mover]] = ending.plans[mover, ending.choices[mover], _STANDING]
        if mover + 1 == counts[_MOVERS]:
            _keep_better(ending, mover, now)
        else:
            mover += 1
            ending.choices[mover] = ending.best[mover] = _NOBODY_YET
    return int(ending.best[0])


@rule
def best_ending(here: Arrays, ending: Ending) -> int:
    """The best action as a number, if this position can be played exactly; `NO_ACTION` otherwise."""
    status, seat = here.status, turns.seat_to_act(here)
    if _is_last_row(here):
        number = list_dominoes(here, turns.OWNER, seat, status[turns.SLOT], ending.dominoes, 0)
        return plan(here, seat, ending.dominoes, number, ending.steps)[1]
    if not _plan_claims(here, ending):
        return NO_ACTION
    choice = _hand_out(ending, NO_ACTION)
    if status[turns.PHASE] == turns.PLACE:
        return int(ending.plans[0, choice, _FIRST])
    return turns.CLAIM + int(ending.free[choice])


@compiled
def solve_ending(here: Arrays, ending: Ending) -> int:
    """As `best_ending`."""
    return best_ending(here, ending)


@routine
def write_standings(here: Arrays, code: int, there: Arrays, ending: Ending) -> None:
    """Write every seat's final standing after a legal action of a position that can be solved to `standings[1]`.

    `there` gets the position after the action.
    """
    status, seat = here.status, turns.seat_to_act(here)
    turns.copy_position(here, there)
    turns.apply(there, code)
    if _is_last_row(here):
        for other in range(status[turns.PLAYERS]):
            start = status[turns.SLOT] + (1 if other == seat else 0)
            number = list_dominoes(here, turns.OWNER, other, start, ending.dominoes, 0)
            ending.standings[1, other], _ = plan(there, other, ending.dominoes, number, ending.steps)
        return
    _plan_claims(here, ending)
    if status[turns.PHASE] == turns.PLACE:
        _plan_mover(there, 0, ending)
        _hand_out(ending, NO_ACTION)
        return
    for i in range(ending.counts[_FREE]):
        if ending.free[i] == code - turns.CLAIM:
            _hand_out(ending, i)


@compiled
def foresee(here: Arrays, code: int, there: Arrays, ending: Ending) -> None:
    """As `write_standings`."""
    write_standings(here, code, there, ending)


def solve(at: Position) -> int | None:
    """The best action as a number, if this position can be played exactly."""
    best = solve_ending(turns.copied(at.arrays), new_ending(_players(at)))
    return None if best == NO_ACTION else int(best)


def solved(view: View) -> Analysis | None:
    """The exact analysis of an ending: what every action leads to if all play as well as they can from then on."""
    at = view.position
    best = solve(at)
    if best is None:
        return None
    seat, outcomes = int(view.seat or 0), {code: _outcome(at, code) for code in at.legal_codes()}
    codes = sorted(outcomes, key=lambda code: (code == best, _worth(outcomes[code], seat)), reverse=True)
    return Analysis(seat, tuple(_candidate(at, code, outcomes[code], code == best) for code in codes), exact=True)


def _outcome(at: Position, code: int) -> list[int]:
    """Every seat's final standing after a legal action of a position that `solve` can solve."""
    ending = new_ending(_players(at))
    foresee(turns.copied(at.arrays), code, turns.copied(at.arrays), ending)
    found: list[int] = ending.standings[1].tolist()
    return found


def _players(at: Position) -> int:
    return int(at.arrays.status[turns.PLAYERS])


def _candidate(at: Position, code: int, standings: list[int], is_best: bool) -> Candidate:
    seats = range(len(standings))
    return Candidate(
        at.action(code),
        float(is_best),
        tuple(_worth(standings, seat)[0] for seat in seats),
        tuple(float(standings[seat] >> SCORE_SHIFT) for seat in seats),
        points_error=(0.0,) * len(seats),
    )


def _worth(standings: list[int], seat: int) -> tuple[float, int]:
    """A seat's part of the victory, then its own standing."""
    return part_of(np.array(standings, dtype=np.int64), seat), standings[seat]


DATA = {"NO_ACTION": NO_ACTION, "shapes": {"ending": shapes(new_ending(SEATS), {SEATS: "seats"})}}

"""Why an action of Kingdomino is better than another: the estimate of `evaluation.py` in groups that have sentences.

The groups of an action add up to the estimate of the kingdom after it, less what is the same after every action; a
domino that is claimed is placed where it is best now. What a rival is denied comes on top.

Crowns, squares and room are features that mostly change together, so their weights alone say little. Therefore the
value of a property is told in an order: what it counts now (`NOW`), what its crowns and its squares promise with plenty
of room and a full box (`CROWNS`, `LAND`), and what is lost for lack of room (`ROOM`) and by what was drawn (`BOX`).

A worked example. A forest of 3 squares with 2 crowns has one free square beside it. `NOW` is 6. If a crown with plenty
of room promises 1.5 more points, `CROWNS` is 3; if a crown with one free square promises 1.1 points less than that,
`ROOM` is -2.2: the reason to place a domino so that more squares stay free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdomino import evaluation
from regnum.bots.kingdomino.evaluation import (
    ALL_CROWNS,
    CROWN_SUPPLY,
    CROWNED,
    FEATURES,
    FULL_BOX,
    NO_TERRAIN,
    PLAIN,
    POINTS,
    PROPERTY_CROWNS,
    PROPERTY_SIZE,
    PROPERTY_TERRAIN,
    SUPPLIED,
    WIDE_ROOM,
    Evaluator,
    Reals,
    Scratch,
    Weights,
    best_placement,
    count_supply,
    dominoes_left,
    evaluator,
    free_squares,
    note_properties,
    slot_value,
    write_features,
)
from regnum.bots.kingdomino.knowledge import known_to
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.reasons import ALL_OTHERS, Reason, Scales, Weighed, difference, new_scales
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.bits import count
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import Terrain
from regnum.games.kingdomino.gains import take_back
from regnum.games.kingdomino.land import TERRAIN_PLANES, box_of
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays, Numbers

NOW, CROWNS, LAND, ROOM, BOX = range(5)
"""The groups of properties: points now, crowns, squares that crowns may still count for, room to grow, what is left
in the box."""
LAND_GROUPS = BOX + 1
HOLES, GAPS, HARMONY, CENTRE, FRAME, PLACES, SPLIT, ORDER, DENIED = range(LAND_GROUPS, LAND_GROUPS + 9)
"""The others: areas that dominoes cannot fill; squares with one free neighbour; no domino discarded; the castle's
centre; a frame that is still open; places for what may come; the number of properties; turn order; what a rival is
denied."""
GROUPS = DENIED + 1
CODES = (
    *("points", "crowns", "land", "room", "box"),
    *("holes", "gaps", "harmony", "centre", "frame", "places", "split", "order", "deny"),
)
"""The names of the groups in messages."""

TERRAIN, NUMBER, SIZE, WORN, RIVAL, DETAILS = range(6)
"""What `detail` writes: the terrain that a reason is about, how much there is more, squares and crowns of the best
property of the terrain, and the rival."""
DETAIL_NAMES = ("terrain", "number", "squares", "crowns", "rival")
"""The names of the details in messages."""
ARGUMENTS = {
    "points": ("number",),
    "crowns": ("number",),
    "land": ("terrain", "squares"),
    "room": ("terrain", "crowns"),
    "box": ("terrain", "number"),
    "holes": ("number",),
    "deny": ("number", "rival"),
}
"""Which details the sentence of a group takes."""
TERRAIN_NAMES = (*(terrain.word for terrain in Terrain), "none")
"""By number."""
_NO_TERRAIN = len(Terrain)
_SQUARES, _WORN, _OPEN, _ENTRIES = range(4)
_ENOUGH = 3
"""So many free squares beside a property are plenty of room."""
_NO_CHANCE = np.uint64(0)
_FAR = -1e9
_ACTIONS, _SEATS = 101, 13
"""Lengths that no other axis has."""

_NO_GROUP = -1
_GROUP_OF = np.full(FEATURES, _NO_GROUP, dtype=np.int64)
"""The group of each feature that is not about single properties."""
_MEANING = np.zeros(FEATURES)
"""What a feature adds to the fact of its group."""
for _group, _feature, _meaning in (
    (HOLES, evaluation.HOLES, -1.0),
    (HOLES, evaluation.ODD_AREAS, -1.0),
    (GAPS, evaluation.DEAD_ENDS, -1.0),
    (HARMONY, evaluation.WHOLE, 1.0),
    (CENTRE, evaluation.CENTRED, 1.0),
    (FRAME, evaluation.WIDTH, 1.0),
    (PLACES, evaluation.FRONTIER, 0.0),
    (PLACES, evaluation.SHARED, 0.0),
    (PLACES, evaluation.CROWDED, 0.0),
    (PLACES, evaluation.CASTLE_SIDES, 1.0),
    *((PLACES, evaluation.REACHED + terrain, 1.0) for terrain in range(TERRAIN_PLANES)),
    (SPLIT, evaluation.PROPERTIES, -1.0),
):
    _GROUP_OF[_feature], _MEANING[_feature] = _group, _meaning


class Weighing(NamedTuple):
    """Actions of one position, weighed."""

    scales: Scales
    lands: Annotated[Reals, Axes(3)]
    """`lands[group, action, terrain]`: the groups of properties by terrain."""
    best: Annotated[Numbers, Axes(3)]
    """`best[action, terrain, entry]`: squares and crowns of the property of a terrain that counts most, and the most
    crowns of one that can grow."""
    promises: Annotated[Reals, Axes(2)]
    """`promises[seat, slot]`: what a rival who still has to claim expects of a domino."""
    rivals: Numbers
    """`rivals[action]`: the rival who would take the claimed domino, or `NOBODY`."""
    unseen: Numbers
    """`unseen[terrain]`: how many of its squares have not appeared."""
    details: Numbers
    """`details[entry]`: see `detail`."""


def new_weighing(actions: int, seats: int) -> Weighing:
    """Room for so many actions."""
    return Weighing(
        new_scales(actions, GROUPS),
        np.zeros((LAND_GROUPS, actions, TERRAIN_PLANES)),
        np.zeros((actions, TERRAIN_PLANES, _ENTRIES), dtype=np.int64),
        np.zeros((seats, turns.MOST_SLOTS)),
        np.zeros(actions, dtype=np.int64),
        np.zeros(TERRAIN_PLANES, dtype=np.int64),
        np.zeros(DETAILS, dtype=np.int64),
    )


@rule
def _weigh_property(row: Reals, scratch: Scratch, i: int, room: int, weighing: Weighing, action: int) -> None:
    """Add the i-th property noted, with so many free squares beside it, to the groups of its terrain."""
    terrain, size = scratch.properties[i, PROPERTY_TERRAIN], scratch.properties[i, PROPERTY_SIZE]
    crowns, supply, lands = scratch.properties[i, PROPERTY_CROWNS], scratch.supply, weighing.lands
    usual, usual_crowns = FULL_BOX[terrain], FULL_BOX[TERRAIN_PLANES + terrain]
    wide = row[WIDE_ROOM + 3 * terrain]
    open_crown = wide + row[SUPPLIED] * usual
    open_square = row[(CROWNED if crowns else PLAIN) + terrain] + row[CROWN_SUPPLY] * usual_crowns
    lands[NOW, action, terrain] += size * crowns
    lands[CROWNS, action, terrain] += crowns * (row[POINTS] - 1.0 + row[ALL_CROWNS] + open_crown)
    lands[LAND, action, terrain] += size * open_square + (size - 1) * crowns * (row[POINTS] - 1.0)
    if room == 0:
        lands[ROOM, action, terrain] -= crowns * open_crown + size * open_square
        return
    lands[ROOM, action, terrain] += crowns * (row[WIDE_ROOM + 3 * terrain + min(room, _ENOUGH) - _ENOUGH] - wide)
    lands[BOX, action, terrain] += crowns * row[SUPPLIED] * (supply[terrain] - usual)
    lands[BOX, action, terrain] += size * row[CROWN_SUPPLY] * (supply[TERRAIN_PLANES + terrain] - usual_crowns)


@rule
def _note_facts(scratch: Scratch, i: int, room: int, facts: Reals) -> None:
    """Add the i-th property to what the groups of properties are about."""
    size, crowns = scratch.properties[i, PROPERTY_SIZE], scratch.properties[i, PROPERTY_CROWNS]
    terrain, supply = scratch.properties[i, PROPERTY_TERRAIN], scratch.supply
    facts[NOW] += size * crowns
    facts[CROWNS] += crowns
    facts[LAND] += size * size
    facts[ROOM] -= crowns * (_ENOUGH - min(room, _ENOUGH))
    if room == 0:
        facts[ROOM] -= 0 if crowns else size
        return
    facts[BOX] += crowns * (supply[terrain] - FULL_BOX[terrain])
    facts[BOX] += size * (supply[TERRAIN_PLANES + terrain] - FULL_BOX[TERRAIN_PLANES + terrain])


@rule
def _keep_best(scratch: Scratch, i: int, room: int, best: Annotated[Numbers, Axes(2)]) -> None:
    """Note the i-th property, if it counts more than those of its terrain before, or as much and is larger."""
    terrain = scratch.properties[i, PROPERTY_TERRAIN]
    size, crowns = scratch.properties[i, PROPERTY_SIZE], scratch.properties[i, PROPERTY_CROWNS]
    most = best[terrain, _SQUARES] * best[terrain, _WORN]
    if size * crowns > most or (size * crowns == most and size > best[terrain, _SQUARES]):
        best[terrain, _SQUARES], best[terrain, _WORN] = size, crowns
    if room > 0:
        best[terrain, _OPEN] = max(best[terrain, _OPEN], crowns)


@rule
def _clear(weighing: Weighing, action: int) -> None:
    for group in range(GROUPS):
        weighing.scales.parts[action, group] = weighing.scales.facts[action, group] = 0.0
    for terrain in range(TERRAIN_PLANES):
        for entry in range(_ENTRIES):
            weighing.best[action, terrain, entry] = 0
        for group in range(LAND_GROUPS):
            weighing.lands[group, action, terrain] = 0.0
    weighing.rivals[action] = turns.NOBODY


@routine
def _weigh_kingdom(here: Arrays, seat: int, left: int, evaluator: Evaluator, weighing: Weighing, action: int) -> None:
    """Write the groups of a kingdom as it is, with so many dominoes to place, as those of an action."""
    scratch, row, free = evaluator.scratch, evaluator.weights[left], free_squares(here, seat)
    parts, facts = weighing.scales.parts[action], weighing.scales.facts[action]
    noted = note_properties(here, seat, NO_TERRAIN, NO_TERRAIN, scratch)
    write_features(here, seat, (NO_TERRAIN, NO_TERRAIN), noted, scratch)
    _clear(weighing, action)
    for i in range(noted):
        room = count(scratch.borders[i] & free)
        _weigh_property(row, scratch, i, room, weighing, action)
        _note_facts(scratch, i, room, facts)
        _keep_best(scratch, i, room, weighing.best[action])
    for group in range(LAND_GROUPS):
        for terrain in range(TERRAIN_PLANES):
            parts[group] += weighing.lands[group, action, terrain]
    for feature in range(FEATURES):
        group = _GROUP_OF[feature]
        if group != _NO_GROUP:
            parts[group] += row[feature] * scratch.features[feature]
            facts[group] += _MEANING[feature] * scratch.features[feature]


@rule
def _weigh_placed(
    here: Arrays, domino: int, placement: int, evaluator: Evaluator, weighing: Weighing, action: int
) -> None:
    """Write the groups after the seat to act has placed or discarded a domino; the position is left as it was."""
    seat = turns.seat_to_act(here)
    left, box = dominoes_left(here, seat) - 1, box_of(here.boxes, seat)
    if placement == turns.DISCARD:
        here.status[turns.DISCARDS + seat] += 1
        _weigh_kingdom(here, seat, left, evaluator, weighing, action)
        here.status[turns.DISCARDS + seat] -= 1
    else:
        turns.place(here, seat, domino, placement)
        _weigh_kingdom(here, seat, left, evaluator, weighing, action)
        take_back(here, seat, placement, box)


@rule
def _claimant(here: Arrays, n: int) -> int:
    """The seat of the n-th king, from 0, that claims a domino of this row after the acting one; `NOBODY` if none."""
    status, later = here.status, int(here.status[turns.SLOT]) + 1
    if status[turns.PHASE] == turns.DRAFT:
        return int(here.kings[later + n]) if later + n < status[turns.KINGS] else turns.NOBODY
    for slot in range(later, status[turns.ROW]):
        if status[turns.OWNER + slot] != turns.NOBODY:
            if n == 0:
                return int(status[turns.OWNER + slot])
            n -= 1
    return turns.NOBODY


@routine
def _note_promises(here: Arrays, evaluator: Evaluator, promises: Annotated[Reals, Axes(2)]) -> None:
    """Write what each rival who still has to claim expects of each free domino."""
    n, seat = 0, _claimant(here, 0)
    while seat != turns.NOBODY:
        left = dominoes_left(here, seat) - 1
        for slot in range(here.status[turns.ROW]):
            promises[seat, slot] = _FAR
            if turns.is_free(here, slot):
                domino = turns.domino_to_claim(here, slot)
                _, value, _ = best_placement(here, seat, domino, 0.0, _NO_CHANCE, evaluator)
                promises[seat, slot] = value + slot_value(evaluator.weights, left, slot)
        n += 1
        seat = _claimant(here, n)


@rule
def _lost_without(promises: Annotated[Reals, Axes(2)], seat: int, taken: int, row: int) -> float:
    """How much less a rival expects if a domino is taken; nothing if another one is as good."""
    most = _FAR
    for slot in range(row):
        if slot != taken:
            most = max(most, promises[seat, slot])
    return max(float(promises[seat, taken] - most), 0.0) if most > _FAR else 0.0


@rule
def _weigh_denial(here: Arrays, slot: int, weighing: Weighing, action: int) -> None:
    """Write what the claim of a slot takes from the first rival for whom it is the best; as the rivals' mean points."""
    me, n, seat = turns.seat_to_act(here), 0, _claimant(here, 0)
    while seat != turns.NOBODY:
        lost = _lost_without(weighing.promises, seat, slot, here.status[turns.ROW]) if seat != me else 0.0
        if lost > 0.0:
            weighing.rivals[action] = seat
            weighing.scales.facts[action, DENIED] = lost
            weighing.scales.parts[action, DENIED] = lost / (here.status[turns.PLAYERS] - 1)
            return
        n += 1
        seat = _claimant(here, n)


@rule
def _weigh_claim(here: Arrays, slot: int, evaluator: Evaluator, weighing: Weighing, action: int) -> None:
    """Write the groups of a claim: those of the best placement now, turn order, and what a rival is denied."""
    seat, domino = turns.seat_to_act(here), turns.domino_to_claim(here, slot)
    placement, _, _ = best_placement(here, seat, domino, 0.0, _NO_CHANCE, evaluator)
    _weigh_placed(here, domino, placement, evaluator, weighing, action)
    weighing.scales.parts[action, ORDER] = slot_value(evaluator.weights, dominoes_left(here, seat) - 1, slot)
    weighing.scales.facts[action, ORDER] = -slot
    _weigh_denial(here, slot, weighing, action)


@compiled
def weigh(here: Arrays, codes: Numbers, evaluator: Evaluator, weighing: Weighing) -> None:
    """Write what speaks for each of some legal actions of a position, as the seat to act knows it.

    The position is left as it was.
    """
    supply = evaluator.scratch.supply
    count_supply(here, supply)
    for terrain in range(TERRAIN_PLANES):
        weighing.unseen[terrain] = int(supply[terrain] * (96 - 2 * turns.visible(here)) + 0.5)
    if here.status[turns.PHASE] != turns.PLACE:
        _note_promises(here, evaluator, weighing.promises)
    for i in range(codes.size):
        if codes[i] >= turns.CLAIM:
            _weigh_claim(here, codes[i] - turns.CLAIM, evaluator, weighing, i)
        else:
            _weigh_placed(here, turns.acting_domino(here), codes[i], evaluator, weighing, i)


@rule
def _terrain_of(weighing: Weighing, chosen: int, other: int, group: int) -> int:
    """The terrain that a group of properties is mostly about, if what its sentence says is true of it."""
    found, most, sign = _NO_TERRAIN, 0.0, 1.0 if weighing.scales.worth[group] > 0.0 else -1.0
    for terrain in range(TERRAIN_PLANES):
        worth = sign * difference(weighing.lands[group], terrain, chosen, other)
        is_true = group != BOX or sign * weighing.lands[BOX, chosen, terrain] > 0.0
        is_true = is_true and (group != LAND or weighing.best[chosen, terrain, _SQUARES] > 1)
        if worth > most and is_true:
            found, most = terrain, worth
    return found


@compiled
def detail(weighing: Weighing, chosen: int, other: int, group: int) -> None:
    """Write what fills the sentence of a group to `details`, after `find_reasons` for the same actions."""
    details, is_gain = weighing.details, weighing.scales.worth[group] > 0.0
    terrain = _terrain_of(weighing, chosen, other, group) if group < LAND_GROUPS else _NO_TERRAIN
    details[TERRAIN] = terrain
    details[NUMBER] = int(abs(weighing.scales.lead[group]) + 0.5)
    details[SIZE] = details[WORN] = 0
    if terrain != _NO_TERRAIN:
        best = weighing.best[chosen, terrain]
        details[SIZE], details[WORN] = best[_SQUARES], best[_OPEN if group == ROOM and is_gain else _WORN]
        if group == BOX:
            details[NUMBER] = weighing.unseen[terrain]
    if group == HOLES:
        details[NUMBER] = int(0.5 - weighing.scales.facts[chosen, HOLES])
    details[RIVAL], denying = turns.NOBODY, chosen if is_gain else other
    if group == DENIED and denying != ALL_OTHERS:
        details[RIVAL] = weighing.rivals[denying]
        details[NUMBER] = int(weighing.scales.facts[denying, DENIED] + 0.5)


def reasons(view: View, chosen: int, other: int, measured: float) -> tuple[Reason, ...]:
    """Why an action of a view is better or worse than another, or than `ALL_OTHERS`; see `find_reasons`."""
    codes = view.position.legal_codes() if other == ALL_OTHERS else [chosen, other]
    return weighed(view, codes).reasons(codes.index(chosen), ALL_OTHERS if other == ALL_OTHERS else 1, measured)


def weighed(view: View, codes: Sequence[int]) -> Weighed:
    """Some legal actions of a view, weighed by what the seat to act knows."""
    return weighed_at(known_to(view), codes, weights_for(view.options))


def weighed_at(here: Arrays, codes: Sequence[int], weights: Weights) -> Weighed:
    """Some legal actions of a position, as its seat to act knows it."""
    weighing = new_weighing(len(codes), here.land.shape[0])
    weigh(here, np.array(codes, dtype=np.int64), evaluator(weights), weighing)
    kind = "claim" if codes and codes[0] >= turns.CLAIM else "place"

    def argue(chosen: int, other: int, group: int) -> dict[str, str | int]:
        detail(weighing, chosen, other, group)
        found = dict(zip(DETAIL_NAMES, weighing.details.tolist(), strict=True))
        words = {name: found[name] for name in ARGUMENTS.get(CODES[group], ())}
        if "terrain" in words:
            words["terrain"] = TERRAIN_NAMES[words["terrain"]]
        return {"action": kind, **words}

    return Weighed(weighing.scales, CODES, argue)


DATA = {
    "codes": CODES,
    "details": DETAIL_NAMES,
    "arguments": ARGUMENTS,
    "terrains": TERRAIN_NAMES,
    "CLAIM": turns.CLAIM,
    "shapes": {"weighing": shapes(new_weighing(_ACTIONS, _SEATS), {_ACTIONS: "actions", _SEATS: "seats"})},
}
"""What the web app needs to ask for reasons."""

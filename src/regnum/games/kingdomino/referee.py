"""What a referee is asked, as rules over arrays: what an action is, why it may be played, and what there is to see.

`State` uses these rules, and so does the web app, whose table asks the entry points in its own worker. A kingdom, a
view or an explanation is only put into words elsewhere.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.engine import Axes, compiled, routine, rule
from regnum.games.bits import count
from regnum.games.kingdomino import land as lands
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import PIECES
from regnum.games.kingdomino.land import Boxes, Land, Squares
from regnum.games.kingdomino.turns import Arrays, Numbers

CLAIMING, PLACING, DISCARDING = range(3)
"""The kinds of actions."""
KIND, DOMINO, X, Y, DIRECTION, ACTION = range(6)
"""The entries of an action that needs no position to be read; those that its kind does not have are 0."""
PIECE_TERRAIN, PIECE_CROWNS, PIECE = range(3)
"""The entries of a square by itself."""
NO_PIECE = -1
NO_ACTION = -1
"""The number of an action that is not legal."""
MOST_ACTIONS = turns.DISCARD
_NONE = -1

_FIRST = turns.APART + 1
MAY_CLAIM_FIRST, MAY_CLAIM, MAY_DISCARD = range(_FIRST, _FIRST + 3)
MUST_CLAIM_FIRST, MUST_CLAIM, MUST_PLACE, GAME_OVER = range(_FIRST + 3, _FIRST + 7)
NOT_IN_FIRST_ROW, NOT_IN_ROW, CLAIMED_ALREADY, OTHER_DOMINO, MUST_NOT_DISCARD, WAIT = range(_FIRST + 7, _FIRST + 13)
"""What `judge` answers, besides what `turns.placement_reason` does; `explain.py` has rule and sentence for each.

`WAIT` is for those whose turn it is not."""

SQUARE_X, SQUARE_Y, TERRAIN, CROWNS, PROPERTY, SQUARE = range(6)
"""The entries of a square of a kingdom; `PROPERTY` is the number of its property."""
GROUND, SIZE, CROWNED, POINTS, FOUND_AS, FOUND = range(6)
"""The entries of a property: its terrain, squares, crowns, points, and how many were found before it."""
MOST_SQUARES = 48
SCORE, LARGEST, ALL_CROWNS, MIDDLE, HARMONY, DISCARDED, PARTS = range(7)
"""The entries of a score: all points, what breaks ties, the bonuses among the points, and the dominoes discarded."""
SLOT_DOMINO, SLOT_SEAT, SLOT_DONE, SLOT = range(4)
"""The entries of a domino in a row; the domino is 0 where there is none."""
CURRENT, NEXT, ROWS = range(3)
SEAT, PHASE, ROUND, IN_BOX, VISIBLE, REVEALED_KINGS, UNSEEN, FACTS = range(8)
"""The entries of `facts`: the seat to act, the phase, the round from 1, and how many dominoes are in the box, have been
laid out, how many kings are known and how many dominoes have not appeared."""

Table = Annotated[Numbers, Axes(2)]


class Kingdoms(NamedTuple):
    """The kingdoms of several seats, written down."""

    squares: Annotated[Numbers, Axes(3)]
    """`squares[seat, i, entry]`: from the west, then from the south; the castle is not among them."""
    properties: Annotated[Numbers, Axes(3)]
    """`properties[seat, i, entry]`: the most valuable first (see `_follows`)."""
    counts: Table
    """`counts[seat]`: how many squares and how many properties there are."""


def new_kingdoms(seats: int) -> Kingdoms:
    """Room for the kingdoms of this many seats."""
    return Kingdoms(
        np.zeros((seats, MOST_SQUARES, SQUARE), dtype=np.int64),
        np.zeros((seats, MOST_SQUARES, FOUND), dtype=np.int64),
        np.zeros((seats, 2), dtype=np.int64),
    )


class Seen(NamedTuple):
    """What can be seen of a game besides the kingdoms."""

    facts: Numbers
    rows: Annotated[Numbers, Axes(3)]
    """`rows[CURRENT or NEXT, slot, entry]`."""
    unseen: Numbers
    """The dominoes that have not appeared, ascending, `facts[UNSEEN]` of them."""


def new_seen() -> Seen:
    """Room for what can be seen of a game."""
    return Seen(
        np.zeros(FACTS, dtype=np.int64),
        np.zeros((ROWS, turns.MOST_SLOTS, SLOT), dtype=np.int64),
        np.zeros(turns.MOST_DOMINOES, dtype=np.int64),
    )


@rule
def _judge_claim(here: Arrays, domino: int) -> tuple[int, int, int]:
    is_first = here.status[turns.PHASE] == turns.DRAFT
    for slot in range(here.status[turns.ROW]):
        if turns.domino_to_claim(here, slot) == domino:
            if not turns.is_free(here, slot):
                return CLAIMED_ALREADY, 0, NO_ACTION
            return (MAY_CLAIM_FIRST if is_first else MAY_CLAIM), 0, turns.CLAIM + slot
    return (NOT_IN_FIRST_ROW if is_first else NOT_IN_ROW), 0, NO_ACTION


@rule
def _judge_placement(here: Arrays, domino: int, x: int, y: int, direction: int) -> tuple[int, int, int]:
    reason, half = turns.placement_reason(here, turns.seat_to_act(here), domino, x, y, direction)
    if reason > turns.MATCHES:
        return reason, half, NO_ACTION
    x, y, direction = lands.listed(domino, x, y, direction)
    return reason, half, 64 * direction + 8 * (y & 7) + (x & 7)


@rule
def judge(here: Arrays, kind: int, domino: int, x: int, y: int, direction: int) -> tuple[int, int, int]:
    """Why the seat to act may play an action, or why not; which half of the domino it is about; the action's number."""
    phase = here.status[turns.PHASE]
    if phase == turns.OVER:
        return GAME_OVER, 0, NO_ACTION
    if kind == CLAIMING:
        return _judge_claim(here, domino) if phase != turns.PLACE else (MUST_PLACE, 0, NO_ACTION)
    if phase != turns.PLACE:
        return (MUST_CLAIM_FIRST if phase == turns.DRAFT else MUST_CLAIM), 0, NO_ACTION
    if domino != turns.acting_domino(here):
        return OTHER_DOMINO, 0, NO_ACTION
    if kind == PLACING:
        return _judge_placement(here, domino, x, y, direction)
    if lands.count_all(turns.legal_placements(here)) > 0:
        return MUST_NOT_DISCARD, 0, NO_ACTION
    return MAY_DISCARD, 0, turns.DISCARD


@rule
def write_action(here: Arrays, code: int, action: Numbers) -> None:
    """Write a legal action with everything that its number leaves to the position."""
    action[X] = action[Y] = action[DIRECTION] = 0
    if code >= turns.CLAIM:
        action[KIND], action[DOMINO] = CLAIMING, turns.domino_to_claim(here, code - turns.CLAIM)
        return
    action[KIND], action[DOMINO] = DISCARDING, turns.acting_domino(here)
    if code != turns.DISCARD:
        action[KIND], action[DIRECTION] = PLACING, code >> 6
        box = lands.box_of(here.boxes, turns.seat_to_act(here))
        action[X], action[Y] = lands.where(box, code, here.status[turns.SIZE])


@rule
def list_legal(here: Arrays, codes: Numbers) -> int:
    """Write the number of every legal action; returns how many there are."""
    listed = 0
    if here.status[turns.PHASE] == turns.OVER:
        return 0
    if here.status[turns.PHASE] != turns.PLACE:
        for slot in range(here.status[turns.ROW]):
            if turns.is_free(here, slot):
                codes[listed] = turns.CLAIM + slot
                listed += 1
        return listed
    placement, masks = lands.pop_placement(turns.legal_placements(here))
    while placement != lands.NO_PLACEMENT:
        codes[listed] = placement
        listed += 1
        placement, masks = lands.pop_placement(masks)
    if listed == 0:
        codes[0] = turns.DISCARD
        return 1
    return listed


@rule
def _list_squares(land: Land, boxes: Boxes, seat: int, squares: Table) -> int:
    """Write the squares of a kingdom column by column from the west, each from the south; returns how many."""
    west, east, south, north = lands.box_of(boxes, seat)
    listed = 0
    for x in range(west, east + 1):
        for y in range(south, north + 1):
            square = lands.square_at(x, y)
            for terrain in range(lands.TERRAIN_PLANES):
                if land[seat, terrain] & square != lands.NO_SQUARE:
                    squares[listed, SQUARE_X], squares[listed, SQUARE_Y] = x, y
                    squares[listed, TERRAIN] = terrain
                    squares[listed, CROWNS] = lands.crowns_on(land, seat, square)
                    squares[listed, PROPERTY] = _NONE
                    listed += 1
    return listed


@rule
def _mark_property(squares: Table, listed: int, ground: Squares, number: int) -> None:
    """Give every square of a property its number."""
    for i in range(listed):
        if ground & lands.square_at(squares[i, SQUARE_X], squares[i, SQUARE_Y]) != lands.NO_SQUARE:
            squares[i, PROPERTY] = number


@rule
def _follows(properties: Table, one: int, other: int) -> bool:
    """Whether a property comes after another: it has fewer points, or fewer squares, or a later terrain."""
    if properties[one, POINTS] != properties[other, POINTS]:
        return bool(properties[one, POINTS] < properties[other, POINTS])
    if properties[one, SIZE] != properties[other, SIZE]:
        return bool(properties[one, SIZE] < properties[other, SIZE])
    return bool(properties[one, GROUND] > properties[other, GROUND])


@rule
def _sort_properties(properties: Table, found: int) -> None:
    """The most valuable first; equal ones stay in the order of their first squares."""
    for end in range(1, found):
        at = end
        while at > 0 and _follows(properties, at - 1, at):
            for entry in range(FOUND):
                properties[at - 1, entry], properties[at, entry] = properties[at, entry], properties[at - 1, entry]
            at -= 1


@routine
def survey(land: Land, boxes: Boxes, seat: int, squares: Table, properties: Table) -> tuple[int, int]:
    """Write down the squares (KD-V1) and properties (KD-V2, KD-V3) of a kingdom; returns how many there are of each."""
    listed, found = _list_squares(land, boxes, seat, squares), 0
    for i in range(listed):
        if squares[i, PROPERTY] == _NONE:
            terrain, square = squares[i, TERRAIN], lands.square_at(squares[i, SQUARE_X], squares[i, SQUARE_Y])
            ground = lands.property_around(land[seat, terrain], square)
            crowns = lands.crowns_on(land, seat, ground)
            properties[found, GROUND], properties[found, SIZE] = terrain, count(ground)
            properties[found, CROWNED], properties[found, POINTS] = crowns, count(ground) * crowns
            properties[found, FOUND_AS] = found
            _mark_property(squares, listed, ground, found)
            found += 1
    _sort_properties(properties, found)
    for i in range(listed):
        number = squares[i, PROPERTY]
        for place in range(found):
            if properties[place, FOUND_AS] == number:
                squares[i, PROPERTY] = place
    return listed, found


@rule
def write_score(here: Arrays, seat: int, score: Numbers) -> None:
    """Write the score of a kingdom in parts."""
    score[SCORE], score[LARGEST], score[ALL_CROWNS] = turns.standing(here, seat)
    score[MIDDLE], score[HARMONY] = turns.bonuses(here, seat)
    score[DISCARDED] = here.status[turns.DISCARDS + seat]


@rule
def _write_row(here: Arrays, owners: int, row: Table) -> None:
    start = turns.row_start(here, owners)
    for slot in range(turns.MOST_SLOTS):
        is_there = start != turns.NO_ROW and slot < here.status[turns.ROW]
        row[slot, SLOT_DOMINO] = here.deck[start + slot] if is_there else 0
        row[slot, SLOT_SEAT] = here.status[owners + slot] if is_there else turns.NOBODY
        row[slot, SLOT_DONE] = int(is_there and owners == turns.OWNER and turns.is_done(here, slot))


@rule
def list_unseen(here: Arrays, unseen: Numbers) -> int:
    """Write the dominoes that have not appeared, ascending; returns how many they are."""
    listed = 0
    for domino in range(1, turns.MOST_DOMINOES + 1):
        if not turns.is_laid_out(here, domino):
            unseen[listed] = domino
            listed += 1
    return listed


@compiled
def judge_action(here: Arrays, action: Numbers) -> tuple[int, int, int]:
    """As `judge`, of an action written as `write_action` does."""
    return judge(here, action[KIND], action[DOMINO], action[X], action[Y], action[DIRECTION])


@compiled
def legal_actions(here: Arrays, codes: Numbers, actions: Table) -> int:
    """Write every legal action to `codes` and `actions`, which have room for `MOST_ACTIONS`; returns how many."""
    listed = list_legal(here, codes)
    for i in range(listed):
        write_action(here, int(codes[i]), actions[i])
    return listed


@compiled
def look(here: Arrays, seen: Seen) -> None:
    """Write what can be seen of a game besides the kingdoms."""
    facts = seen.facts
    facts[SEAT], facts[PHASE] = turns.seat_to_act(here), here.status[turns.PHASE]
    facts[ROUND], facts[VISIBLE] = here.status[turns.ROUND] + 1, turns.visible(here)
    facts[IN_BOX] = here.status[turns.ROUNDS] * here.status[turns.ROW] - facts[VISIBLE]
    facts[REVEALED_KINGS] = turns.revealed_kings(here)
    facts[UNSEEN] = list_unseen(here, seen.unseen)
    _write_row(here, turns.OWNER, seen.rows[CURRENT])
    _write_row(here, turns.NEXT_OWNER, seen.rows[NEXT])


@compiled
def describe(here: Arrays, kingdoms: Kingdoms, scores: Table) -> None:
    """Write down every kingdom and its score, for as many seats as `scores` has rows."""
    for seat in range(scores.shape[0]):
        listed, found = survey(here.land, here.boxes, seat, kingdoms.squares[seat], kingdoms.properties[seat])
        kingdoms.counts[seat, 0], kingdoms.counts[seat, 1] = listed, found
        write_score(here, seat, scores[seat])


@compiled
def survey_kingdom(land: Land, boxes: Boxes, squares: Table, properties: Table) -> tuple[int, int]:
    """As `survey`, of a kingdom alone."""
    return survey(land, boxes, 0, squares, properties)


@compiled
def hide(here: Arrays) -> None:
    """Strike out what no player may know: the dominoes in the box (A-K19), the kings not yet revealed."""
    turns.hide(here)


@rule
def too_many(pieces: Table) -> tuple[int, int, int]:
    """KD-C6: the first of some squares, each a terrain with crowns, of which there are more than the box holds.

    Returns which it is, how many there are, and how many exist; `NO_PIECE` if there are not too many of any.
    """
    for i in range(pieces.shape[0]):
        terrain, crowns, same = pieces[i, PIECE_TERRAIN], pieces[i, PIECE_CROWNS], 0
        for j in range(pieces.shape[0]):
            if pieces[j, PIECE_TERRAIN] == terrain and pieces[j, PIECE_CROWNS] == crowns:
                same += 1
        exist = int(PIECES[terrain, crowns]) if crowns < PIECES.shape[1] else 0
        if same > exist:
            return i, same, exist
    return NO_PIECE, 0, 0


@rule
def is_too_wide(boxes: Boxes, seat: int, size: int) -> bool:
    """KD-P1: whether a kingdom fits into no frame of this size."""
    west, east, south, north = lands.box_of(boxes, seat)
    return bool(max(east - west, north - south) >= size)


@compiled
def check_pieces(pieces: Table) -> tuple[int, int, int]:
    """As `too_many`."""
    return too_many(pieces)


@compiled
def start_sheet(here: Arrays, size: int, reading: int, harmony: bool) -> None:
    """Castles for as many seats as there are, to be scored by these options."""
    turns.set_up(here, here.status)
    here.status[turns.SIZE], here.status[turns.MIDDLE_KINGDOM] = size, reading
    here.status[turns.HARMONY] = int(harmony)


@compiled
def settle(here: Arrays, seat: int, x: int, y: int, terrain: int, crowns: int) -> bool:
    """Take one square of land on a score sheet; returns whether the kingdom still fits into the frame."""
    lands.settle(here.land, seat, x, y, terrain, crowns)
    lands.set_box(here.boxes, seat, lands.widened(lands.box_of(here.boxes, seat), x, y))
    return not is_too_wide(here.boxes, seat, here.status[turns.SIZE])

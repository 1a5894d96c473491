"""The course of a game: first draft, rounds of placing and claiming, the end and the ranking.

Arrays, all made by the caller:

- `land`: see `land.py`;
- `table`, int64, `TABLE` entries: the settings, then whose turn it is and whose king stands where, then the boxes of
  the kingdoms, all named below;
- `deck[i]`, int64: the dominoes in the order of the rows, each row ascending (KD-S6); 0 for one that is not yet known.

An action is a number: `64 * direction + square` places the acting king's domino, `DISCARD` gives it up, and
`CLAIM + slot` puts the king on a domino of the row to be claimed.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.kingdomino.land import (
    BOX,
    Land,
    Masks,
    Table,
    appraise,
    castle_is_central,
    found_kingdom,
    is_complete,
    place,
    placements,
)

Deck = npt.NDArray[np.int64]

PLAYERS, SIZE, ROW, ROUNDS, KINGS, ABBA, MIDDLE_KINGDOM, HARMONY, GAMES = range(9)
PHASE, ROUND, SLOT = 9, 10, 11
"""What is to be done now, the row being placed (from 0), and the king acting: his slot, or his place in the draft."""
OWNER, NEXT_OWNER = 12, 16
"""Whose king stands on each slot of the current row and of the row being claimed; `NOBODY` if none."""
DISCARDS = 20
"""How many dominoes each seat has discarded."""
TABLE = BOX + 16

DRAFT, PLACE, CLAIM_NEXT, OVER = range(4)
NOBODY = -1
MIDDLE_OFF, MIDDLE_SYMMETRIC, MIDDLE_EXACT = range(3)
MIDDLE_BONUS, HARMONY_BONUS = 10, 5

DISCARD = 256
CLAIM = 257
MOST_PLIES = 2 * 48
"""The longest game: every domino is claimed and placed."""


@rule
def set_up(land: Land, table: Table) -> None:
    """KD-S2, KD-S7: castles stand, no king is placed, the first king is about to be revealed."""
    for seat in range(table[PLAYERS]):
        found_kingdom(land, table, seat)
        table[DISCARDS + seat] = 0
    for slot in range(4):
        table[OWNER + slot] = NOBODY
        table[NEXT_OWNER + slot] = NOBODY
    table[PHASE] = DRAFT
    table[ROUND] = -1
    table[SLOT] = 0


@rule
def seat_to_act(table: Table, kings: Deck) -> int:
    """Whose turn it is: by the draw of kings (KD-S7), then by their place in the row from the top (KD-T1, A-K22)."""
    if table[PHASE] == DRAFT:
        return int(kings[table[SLOT]])
    if table[PHASE] == OVER:
        return NOBODY
    return int(table[OWNER + table[SLOT]])


@rule
def acting_domino(table: Table, deck: Deck) -> int:
    """The domino under the acting king."""
    return int(deck[table[ROUND] * table[ROW] + table[SLOT]])


@rule
def legal_placements(land: Land, table: Table, deck: Deck) -> Masks:
    """Where the acting king's domino may lie; only if that is nowhere is it discarded (KD-P4, KD-P5, A-K1)."""
    return placements(land, table, int(table[OWNER + table[SLOT]]), acting_domino(table, deck), table[SIZE])


@rule
def is_free(table: Table, slot: int) -> bool:
    """KD-S7: one king per domino."""
    return bool(table[NEXT_OWNER + slot] == NOBODY)


@rule
def nth_free_slot(table: Table, n: int) -> int:
    """The n-th slot, from 0, without a king in the row being claimed."""
    slot = 0
    while n > 0 or not is_free(table, slot):
        if is_free(table, slot):
            n -= 1
        slot += 1
    return slot


@rule
def count_free_slots(table: Table) -> int:
    """How many dominoes of the row being claimed have no king yet."""
    free = 0
    for slot in range(table[ROW]):
        if is_free(table, slot):
            free += 1
    return free


@rule
def _call_king(table: Table, slot: int) -> None:
    """The first king from this slot on has to place its domino.

    Two players' kings each act in their own place (KD-T4), so a player may act twice in a row (A-K21).
    """
    while slot < table[ROW] and table[OWNER + slot] == NOBODY:
        slot += 1
    table[SLOT] = slot
    table[PHASE] = PLACE


@rule
def _next_row(table: Table) -> None:
    """KD-T5: the claimed row becomes the current one; what nobody claimed leaves the game (KD-S9, A-K17)."""
    for slot in range(table[ROW]):
        table[OWNER + slot] = table[NEXT_OWNER + slot]
        table[NEXT_OWNER + slot] = NOBODY
    table[ROUND] += 1
    _call_king(table, 0)


@rule
def _next_king(table: Table) -> None:
    """KD-T3: the next king in the row acts; after the last row the game is over (KD-E1)."""
    _call_king(table, table[SLOT] + 1)
    if table[SLOT] < table[ROW]:
        return
    if table[ROUND] + 1 < table[ROUNDS]:
        _next_row(table)
    else:
        table[PHASE] = OVER


@rule
def _claim(table: Table, kings: Deck, slot: int) -> None:
    """KD-S7, KD-T2: a king goes to a domino, whether or not it will ever fit (A-K8)."""
    if table[PHASE] == CLAIM_NEXT:
        table[NEXT_OWNER + slot] = table[OWNER + table[SLOT]]
        _next_king(table)
        return
    table[NEXT_OWNER + slot] = kings[table[SLOT]]
    table[SLOT] += 1
    if table[SLOT] == table[KINGS]:
        _next_row(table)


@rule
def apply(land: Land, table: Table, deck: Deck, kings: Deck, action: int) -> None:
    """Carry out a legal action: first the domino is placed, then the next one is claimed (KD-T2)."""
    if action >= CLAIM:
        _claim(table, kings, action - CLAIM)
        return
    seat = int(table[OWNER + table[SLOT]])
    if action == DISCARD:
        table[DISCARDS + seat] += 1
    else:
        place(land, table, seat, acting_domino(table, deck), action, table[SIZE])
    if table[ROUND] + 1 < table[ROUNDS]:
        table[PHASE] = CLAIM_NEXT
    else:
        _next_king(table)  # KD-E1, A-K14: the last round is placement only


@rule
def bonuses(land: Land, table: Table, seat: int) -> tuple[int, int]:
    """Points for the Middle Kingdom (KD-X2) and for Harmony (KD-X3), the same in 7 x 7 (A-K11)."""
    middle = harmony = 0
    if table[MIDDLE_KINGDOM] != MIDDLE_OFF and castle_is_central(
        table, seat, table[SIZE], table[MIDDLE_KINGDOM] == MIDDLE_EXACT
    ):
        middle = MIDDLE_BONUS
    if table[HARMONY] and is_complete(land, seat, table[SIZE]):
        harmony = HARMONY_BONUS
    return middle, harmony


@rule
def standing(land: Land, table: Table, seat: int) -> tuple[int, int, int]:
    """What decides the game (KD-V6 to KD-V8, A-K12, A-K13): score with bonuses, then largest property, then crowns."""
    points, largest, crowns = appraise(land, seat)
    middle, harmony = bonuses(land, table, seat)
    return points + middle + harmony, largest, crowns

"""What an observation of Kingdomino contains, as rules.

Actions have the rulebook's own numbers (`turns.py`): `64 * direction + square` places the domino, 256 discards it,
`257 + slot` claims a domino of the next row. Seats are counted from the observer clockwise, the observer being 0.
"""

from __future__ import annotations

import numpy as np

from regnum.engine import rule
from regnum.envs.arrays import (
    COURSE_HEAD,
    MOST_SEATS,
    WORD,
    Numbers,
    Row,
    byte,
    relative,
    spread,
    spread_all,
    spread_byte,
)
from regnum.envs.layouts import Layout, Section
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import CROWNS, DOMINOES, TERRAINS, Terrain
from regnum.games.kingdomino.land import PLANES
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.turns import MOST_DOMINOES, MOST_SLOTS, Arrays

VERSION = 0
ACTIONS = turns.CLAIM + MOST_SLOTS

GAME, UNSEEN = range(COURSE_HEAD, COURSE_HEAD + 2)
"""The entries of `course` after those of all games: the game of a match (from 0), the dominoes not yet seen as bits;"""
GROUND = UNSEEN + 1
"""the points of each seat's terrains;"""
POINTS = GROUND + MOST_SEATS * len(Terrain)
"""each seat's points of this game, without bonuses;"""
KEYS = 3
EARLIER = POINTS + MOST_SEATS
"""each seat's score, largest property and crowns, summed over the games that have ended."""
COURSE = EARLIER + MOST_SEATS * KEYS

_SLOT = 3
"""The words of a slot."""
_OWNERS, _DONE, _ACTS = 0, 4, 5
"""Bytes of a slot's last word."""
_NUMBERS = 4
"""The words of `_write_numbers`."""
_DOMINO_BITS, _DOMINO_BYTE = np.uint64(WORD), np.uint64(0xFF)
"""In a gist a slot's last word is above the number of its domino."""


def _domino_words() -> np.ndarray[tuple[int, int], np.dtype[np.uint64]]:
    """What a slot says of each domino: terrains of both halves, their crowns, its number, and that there is one."""
    found = np.zeros((len(DOMINOES) + 1, 2 * WORD), np.uint8)
    for domino in DOMINOES:
        for half in range(2):
            found[domino, len(Terrain) * half + TERRAINS[domino, half]] = 1
            found[domino, 2 * len(Terrain) + half] = CROWNS[domino, half]
        found[domino, 2 * len(Terrain) + 2 :] = domino, 1
    return found.view(np.uint64)


_DOMINO = _domino_words()


def layout(options: Options) -> Layout:
    """The layout for these options."""
    ground = (*(terrain.word for terrain in Terrain), "one crown", "two crowns")
    halves = tuple(f"{half} {terrain.word}" for half in ("first", "second") for terrain in Terrain)
    owners = tuple(f"king of seat +{seat}" for seat in range(MOST_SEATS))
    slot = (*halves, "first crowns", "second crowns", "number", "domino", *owners, "done", "acts", "0", "0")
    progress = "rows to come, dominoes in the box, game, games to come, kings drawn, 0, 0, 0"
    return Layout(
        game="kingdomino",
        version=VERSION,
        players=options.players,
        actions=ACTIONS,
        sections=(
            Section("kingdoms", (options.players, PLANES, 8, 8), ("seat", " ".join(ground), "y", "x"), 1),
            Section("current_row", (MOST_SLOTS, len(slot)), ("slot", ", ".join(slot)), MOST_DOMINOES),
            Section("next_row", (MOST_SLOTS, len(slot)), ("slot", ", ".join(slot)), MOST_DOMINOES),
            Section("unseen", (MOST_DOMINOES,), ("domino - 1",), 1),
            Section("phase", (4,), ("draft, place, claim, over",), 1),
            Section("acting", (MOST_SEATS,), ("seat",), 1),
            Section("progress", (8,), (progress,)),
            Section("points", (MOST_SEATS,), ("seat",)),
            Section("discards", (MOST_SEATS,), ("seat",)),
            Section("earlier", (2, MOST_SEATS), ("up to 255, above 255", "seat")),
        ),
        longest=options.games * options.kings * 2 * options.rounds,
        most_points=1000 * options.games,
    )


@rule
def write_observation(here: Arrays, course: Numbers, observer: int, row: Row) -> None:
    """Write what an observer may know, which in this game is the same for all but for the order of seats."""
    players, at = here.status[turns.PLAYERS], 0
    for after in range(players):
        seat = observer + after if observer + after < players else observer + after - players
        for plane in range(PLANES):
            spread_all(row, at, here.land[seat, plane])
            at += WORD
    _write_row(here, observer, turns.OWNER, row, at)
    _write_row(here, observer, turns.NEXT_OWNER, row, at + _SLOT * MOST_SLOTS)
    at += 2 * _SLOT * MOST_SLOTS
    spread(row, at, np.uint64(course[UNSEEN]), MOST_DOMINOES // WORD)
    _write_numbers(here, course, observer, row, at + MOST_DOMINOES // WORD)


@rule
def gist_words(players: int) -> int:
    """How many words `write_observation_gist` writes."""
    return PLANES * players + 2 * MOST_SLOTS + 1 + _NUMBERS


@rule
def write_observation_gist(here: Arrays, course: Numbers, observer: int, gist: Row) -> None:
    """Write what `write_observation` writes in few words: squares and dominoes are not spread, slots are a word."""
    players, at = here.status[turns.PLAYERS], 0
    for after in range(players):
        seat = observer + after if observer + after < players else observer + after - players
        for plane in range(PLANES):
            gist[at] = here.land[seat, plane]
            at += 1
    _write_slots(here, observer, turns.OWNER, gist, at)
    _write_slots(here, observer, turns.NEXT_OWNER, gist, at + MOST_SLOTS)
    at += 2 * MOST_SLOTS
    gist[at] = np.uint64(course[UNSEEN])
    _write_numbers(here, course, observer, gist, at + 1)


@rule
def _write_slots(here: Arrays, observer: int, owners: int, gist: Row, at: int) -> None:
    """Write the slots of a row, a word for each."""
    start = turns.row_start(here, owners)
    for slot in range(MOST_SLOTS):
        domino, last = _slot(here, observer, owners, start, slot)
        gist[at + slot] = last << _DOMINO_BITS | np.uint64(domino)


@rule
def observation_word(gist: Row, at: int, players: int) -> np.uint64:
    """A word of an observation by its gist."""
    planes = PLANES * players
    if at < WORD * planes:
        return spread_byte(gist[at // WORD] >> np.uint64(WORD * (at % WORD)))
    at -= WORD * planes
    if at < 2 * _SLOT * MOST_SLOTS:
        slot = gist[planes + at // _SLOT]
        if at % _SLOT == _SLOT - 1:
            return np.uint64(slot >> _DOMINO_BITS)
        return np.uint64(_DOMINO[np.int64(slot & _DOMINO_BYTE), at % _SLOT])
    at -= 2 * _SLOT * MOST_SLOTS
    planes += 2 * MOST_SLOTS
    if at < MOST_DOMINOES // WORD:
        return spread_byte(gist[planes] >> np.uint64(WORD * at))
    return np.uint64(gist[planes + 1 + at - MOST_DOMINOES // WORD])


@rule
def _slot(here: Arrays, observer: int, owners: int, start: int, slot: int) -> tuple[int, np.uint64]:
    """The domino of a slot of a row, 0 if there is none, and the slot's last word."""
    status = here.status
    is_current = owners == turns.OWNER
    domino, last = 0, np.uint64(0)
    if start != turns.NO_ROW and slot < status[turns.ROW]:
        domino, owner = here.deck[start + slot], status[owners + slot]
        if owner != turns.NOBODY:
            last = byte(1, _OWNERS + relative(owner, observer, status[turns.PLAYERS]))
        if is_current and turns.is_done(here, slot):
            last |= byte(1, _DONE)
        if is_current and slot == status[turns.SLOT] and status[turns.PHASE] != turns.OVER:
            last |= byte(1, _ACTS)
    return domino, last


@rule
def _write_row(here: Arrays, observer: int, owners: int, row: Row, at: int) -> None:
    """Write the slots of a row: the dominoes, whose kings are on them, and in the current row whose turn it is."""
    start = turns.row_start(here, owners)
    for slot in range(MOST_SLOTS):
        domino, last = _slot(here, observer, owners, start, slot)
        row[at] = _DOMINO[domino, 0]
        row[at + 1] = _DOMINO[domino, 1]
        row[at + 2] = last
        at += _SLOT


@rule
def _write_numbers(here: Arrays, course: Numbers, observer: int, row: Row, at: int) -> None:
    """Write whose turn it is, what is to come, and all players' points."""
    status = here.status
    players, seat = status[turns.PLAYERS], turns.seat_to_act(here)
    acting = byte(1, status[turns.PHASE])
    if seat != turns.NOBODY:
        acting |= byte(1, 4 + relative(seat, observer, players))
    row[at] = acting
    row[at + 1] = (
        byte(status[turns.ROUNDS] - 1 - status[turns.ROUND], 0)
        | byte(status[turns.ROUNDS] * status[turns.ROW] - turns.visible(here), 1)
        | byte(course[GAME], 2)
        | byte(status[turns.GAMES] - 1 - course[GAME], 3)
        | byte(turns.revealed_kings(here), 4)
    )
    now, earlier = np.uint64(0), np.uint64(0)
    for other in range(players):
        place = relative(other, observer, players)
        total = course[EARLIER + KEYS * other]
        now |= byte(course[POINTS + other], place) | byte(status[turns.DISCARDS + other], 4 + place)
        earlier |= byte(total, place) | byte(total - 255, 4 + place)
    row[at + 2] = now
    row[at + 3] = earlier

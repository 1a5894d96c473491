"""The editions, and what options have to be like to make sense, as rules over numbers (rules 1.6 and 1.7).

`values[entry]` are the options; a choice is its place among the choices, `UNKNOWN` for something else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from regnum.engine import rule
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.turns import MOST_DOMINOES, MOST_SLOTS, Numbers

MiddleKingdom = Literal["off", "symmetric", "exact"]
Draft = Literal["random", "abba"]

READINGS: tuple[MiddleKingdom, ...] = ("off", "symmetric", "exact")
"""KD-X2: no bonus; A-K9's default reading; the strict reading that asks for the full width and height as well.

Their places are the numbers `MIDDLE_OFF`, `MIDDLE_SYMMETRIC` and `MIDDLE_EXACT` of the settings."""
DRAFTS: tuple[Draft, ...] = ("random", "abba")
CUSTOM = "custom"
"""The name of any mix of options that is not an edition."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The switches of one printed or played edition, by number of players."""

    decks: dict[int, int]
    rows: dict[int, int]
    two_player_size: int
    two_player_draft: Draft
    discard_unclaimed: bool
    middle_kingdom: MiddleKingdom = "symmetric"
    """How Middle Kingdom is read where it is played (A-K9)."""


EDITIONS: dict[str, Edition] = {
    # [000], [003], [004]: KD-S4, KD-S5, KD-S8
    "classic": Edition({2: 24, 3: 36, 4: 48}, {2: 4, 3: 3, 4: 4}, 5, "random", discard_unclaimed=False),
    # [001]: always 48 dominoes in rows of 4; two players play the Mighty Duel; the middle is that of a 5 x 5 kingdom
    "modern": Edition(
        {2: 48, 3: 48, 4: 48}, {2: 4, 3: 4, 4: 4}, 7, "abba", discard_unclaimed=True, middle_kingdom="exact"
    ),
    # Board Game Arena's mixture
    "bga": Edition({2: 24, 3: 48, 4: 48}, {2: 4, 3: 4, 4: 4}, 5, "abba", discard_unclaimed=True),
}

DUEL_DECK, DUEL_SIZE = 48, 7
"""The side of a kingdom, and the dominoes in play, in a Mighty Duel."""
PLAIN_SIZE = 5

# The entries of `values`.
EDITION, PLAYERS, DECK, ROW, DISCARD_UNCLAIMED, DRAFT, SIZE, MIDDLE_KINGDOM, HARMONY, DYNASTY, VALUES = range(11)
UNKNOWN, NO_WISH = -1, -1
TOO_MUCH = 1 << 20
"""Larger numbers are as wrong as this one."""
FEWEST, MOST = 2, 4
DYNASTY_GAMES = 3
_RANDOM, _ABBA = range(2)
_CUSTOM = len(EDITIONS)

(NO_PROBLEM, WRONG_EDITION, WRONG_PLAYERS, WRONG_SIZE, WRONG_MIDDLE, WRONG_DRAFT, DUEL_FOR_MANY) = range(7)
(ONLY_DUEL, DRAFT_FOR_MANY, WRONG_ROW, UNCLAIMED, WRONG_DECK, DOES_NOT_FILL, NOT_EDITION) = range(7, 14)
"""What can be wrong; `options.py` has the message for each."""

_DECKS = np.array([[one.decks[players] for players in (2, 3, 4)] for one in EDITIONS.values()])
_ROWS = np.array([[one.rows[players] for players in (2, 3, 4)] for one in EDITIONS.values()])
_DISCARDS = np.array([int(one.discard_unclaimed) for one in EDITIONS.values()])
_DUEL_DRAFTS = np.array([DRAFTS.index(one.two_player_draft) for one in EDITIONS.values()])
_DUEL_SIZES = np.array([one.two_player_size for one in EDITIONS.values()])
_READINGS = np.array([READINGS.index(one.middle_kingdom) for one in EDITIONS.values()])


@rule
def kings_of(players: int) -> int:
    """KD-S1: two players have two kings each, three and four one each."""
    return 4 if players == 2 else players


@rule
def dominoes_each(values: Numbers) -> int:
    """How many dominoes each player gets."""
    return int(values[DECK] // values[ROW] * kings_of(values[PLAYERS]) // values[PLAYERS])


@rule
def room_in(size: int) -> int:
    """How many dominoes a kingdom of this side has room for."""
    return size * size // 2


@rule
def _preset(edition: int, players: int, is_duel: bool, entry: int) -> int:
    """What an edition says about an entry of the options that it decides."""
    if entry == DECK:
        return DUEL_DECK if is_duel else int(_DECKS[edition, players - FEWEST])
    if entry == ROW:
        return int(_ROWS[edition, players - FEWEST])
    if entry == DISCARD_UNCLAIMED:
        return int(_DISCARDS[edition])
    if entry == DRAFT:
        return int(_DUEL_DRAFTS[edition]) if players == 2 else _RANDOM
    return DUEL_SIZE if is_duel else PLAIN_SIZE


@rule
def take_preset(values: Numbers, wish: int) -> int:
    """Fill in what the edition says, for its number of players; `wish` is for a Mighty Duel, against one, or neither.

    Returns what is wrong with the edition, the players or the wish.
    """
    edition, players = values[EDITION], values[PLAYERS]
    if not 0 <= edition < _CUSTOM:
        return WRONG_EDITION
    if not FEWEST <= players <= MOST:
        return WRONG_PLAYERS
    only_duel = players == 2 and _DUEL_SIZES[edition] == DUEL_SIZE
    if wish == 1 and players != 2:
        return DUEL_FOR_MANY
    if wish == 0 and only_duel:
        return ONLY_DUEL
    is_duel = wish == 1 or only_duel
    for entry in range(DECK, SIZE + 1):
        values[entry] = _preset(edition, players, is_duel, entry)
    values[MIDDLE_KINGDOM] = _READINGS[edition]
    return NO_PROBLEM


@rule
def first_difference(values: Numbers) -> int:
    """The first entry that is not as the edition has it; `VALUES` if all are."""
    for entry in range(DECK, SIZE + 1):
        if values[entry] != _preset(values[EDITION], values[PLAYERS], values[SIZE] == DUEL_SIZE, entry):
            return entry
    return VALUES


@rule
def _wrong_value(values: Numbers) -> int:
    """What is wrong with an entry, whatever the others are."""
    if not FEWEST <= values[PLAYERS] <= MOST:
        return WRONG_PLAYERS
    if values[SIZE] != PLAIN_SIZE and values[SIZE] != DUEL_SIZE:
        return WRONG_SIZE
    if values[MIDDLE_KINGDOM] == UNKNOWN:
        return WRONG_MIDDLE
    return WRONG_DRAFT if values[DRAFT] == UNKNOWN else NO_PROBLEM


@rule
def _no_sense(values: Numbers) -> int:
    """Every domino must have an owner or leave the game by a rule, and every kingdom must just be able to fill."""
    players, row, kings = values[PLAYERS], values[ROW], kings_of(values[PLAYERS])
    if values[SIZE] != PLAIN_SIZE and players != 2:
        return DUEL_FOR_MANY
    if values[DRAFT] != _RANDOM and players != 2:
        return DRAFT_FOR_MANY
    if not kings <= row <= MOST_SLOTS:
        return WRONG_ROW
    if row != kings and not values[DISCARD_UNCLAIMED]:
        return UNCLAIMED
    if not 0 < values[DECK] <= MOST_DOMINOES or values[DECK] % row != 0:
        return WRONG_DECK
    return NO_PROBLEM if dominoes_each(values) == room_in(values[SIZE]) else DOES_NOT_FILL


@rule
def find_problem(values: Numbers) -> int:
    """The first thing that is wrong with options."""
    problem = _wrong_value(values)
    if problem == NO_PROBLEM:
        problem = _no_sense(values)
    if problem != NO_PROBLEM or values[EDITION] == _CUSTOM:
        return problem
    if values[EDITION] == UNKNOWN:
        return WRONG_EDITION
    return NO_PROBLEM if first_difference(values) == VALUES else NOT_EDITION


@rule
def write_settings(values: Numbers, settings: Numbers) -> None:
    """Write the settings of the rulebook, the head of its `status`."""
    settings[turns.PLAYERS] = values[PLAYERS]
    settings[turns.SIZE] = values[SIZE]
    settings[turns.ROW] = values[ROW]
    settings[turns.ROUNDS] = values[DECK] // values[ROW]
    settings[turns.KINGS] = kings_of(values[PLAYERS])
    settings[turns.ABBA] = int(values[DRAFT] == _ABBA)
    settings[turns.GAMES] = DYNASTY_GAMES if values[DYNASTY] else 1
    settings[turns.MIDDLE_KINGDOM] = values[MIDDLE_KINGDOM]
    settings[turns.HARMONY] = values[HARMONY]

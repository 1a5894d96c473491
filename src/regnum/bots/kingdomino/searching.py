"""What every search needs: copies of positions, and guesses at the box and at the kings still to come."""

from __future__ import annotations

import numpy as np

from regnum.engine import rule
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.land import PLANES, Land, Table
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import TABLE, Deck


@rule
def copy_position(land: Land, table: Table, to_land: Land, to_table: Table) -> None:
    """Write a position over another."""
    for seat in range(land.shape[0]):
        for plane in range(PLANES):
            to_land[seat, plane] = land[seat, plane]
    for entry in range(TABLE):
        to_table[entry] = table[entry]


@rule
def deal_unseen(table: Table, deck: Deck, unseen: Deck, count: int, chance: np.uint64) -> np.uint64:
    """Deal dominoes that nobody has seen to the rows still to come, each row ascending (KD-S6)."""
    row = table[turns.ROW]
    start = (table[turns.ROUND] + 2) * row
    end = table[turns.ROUNDS] * row
    for i in range(end - start):
        chance = advance(chance)
        j = i + below(chance, count - i)
        domino = unseen[j]
        unseen[j] = unseen[i]
        unseen[i] = domino
        at = start + i
        while at % row > 0 and deck[at - 1] > domino:
            deck[at] = deck[at - 1]
            at -= 1
        deck[at] = domino
    return chance


@rule
def reveal_kings(table: Table, kings: Deck, chance: np.uint64) -> np.uint64:
    """In a draft by lot, draw the kings still to come at random (KD-S7)."""
    if table[turns.PHASE] == turns.DRAFT and not table[turns.ABBA]:
        for i in range(table[turns.SLOT] + 1, table[turns.KINGS]):
            chance = advance(chance)
            j = i + below(chance, table[turns.KINGS] - i)
            kings[i], kings[j] = kings[j], kings[i]
    return chance


@rule
def standing_number(land: Land, table: Table, seat: int) -> int:
    """What decides the game, as one number to compare: the score from bit 16 up, below it what breaks ties."""
    score, largest, crowns = turns.standing(land, table, seat)
    return (score << 16) + (largest << 8) + crowns


@rule
def reward(land: Land, table: Table, seat: int, share: float) -> float:
    """What the end of a game is worth to a seat: its part of the victory, which counts `share`, and of the points.

    The part of the points is its own in the sum of its own and the best rival's.
    """
    mine, best, winners = standing_number(land, table, seat), 0, 1
    for other in range(table[turns.PLAYERS]):
        if other != seat:
            theirs = standing_number(land, table, other)
            winners += theirs == mine
            best = max(best, theirs)
    part = (mine >> 16) / max((mine >> 16) + (best >> 16), 1)
    victory = 0.0 if best > mine else 1.0 / winners
    return share * victory + (1.0 - share) * part


def guesswork(view: View) -> tuple[Deck, Deck, Deck]:
    """The deck and the kings with room for guesses, and the dominoes to guess from."""
    at = view.position
    deck, kings = np.zeros(len(DOMINOES), dtype=np.int64), at.kings.copy()
    deck[: len(at.deck)] = at.deck
    hidden = [seat for seat in range(view.options.players) for _ in range(_missing(kings, seat, view.options.players))]
    kings[kings == turns.NOBODY] = hidden
    return deck, kings, np.array(sorted(view.unseen), dtype=np.int64)


def _missing(kings: Deck, seat: int, players: int) -> int:
    return len(kings) // players - int((kings == seat).sum())

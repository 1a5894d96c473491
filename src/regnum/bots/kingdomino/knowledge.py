"""What a seat knows, and how the rest is guessed: unseen dominoes and kings are dealt again for every playout."""

from __future__ import annotations

import numpy as np

from regnum.bots.tree import Playout
from regnum.engine import compiled, rule
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.referee import list_unseen
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays, Numbers

SCORE_SHIFT = 16


@rule
def _deal_unseen(root: Arrays, unseen: Numbers, chance: np.uint64) -> np.uint64:
    """Deal the unseen dominoes to the rows still to come, each row ascending (KD-S6)."""
    status, deck, row = root.status, root.deck, root.status[turns.ROW]
    start = (status[turns.ROUND] + 2) * row
    end = status[turns.ROUNDS] * row
    for i in range(end - start):
        chance = advance(chance)
        j = i + below(chance, unseen.size - i)
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
def _draw_kings(root: Arrays, chance: np.uint64) -> np.uint64:
    """In a random draft, draw the kings still to come at random (KD-S7)."""
    status, kings = root.status, root.kings
    if status[turns.PHASE] == turns.DRAFT and not status[turns.ABBA]:
        for i in range(status[turns.SLOT] + 1, status[turns.KINGS]):
            chance = advance(chance)
            j = i + below(chance, status[turns.KINGS] - i)
            kings[i], kings[j] = kings[j], kings[i]
    return chance


@rule
def determinise(root: Arrays, unseen: Numbers, chance: np.uint64) -> np.uint64:
    """Replace everything that the observer of a position cannot know by a random guess, all equally likely.

    Only the dominoes and kings of `root` are written to; `unseen` is left in another order.
    """
    chance = _draw_kings(root, chance)
    return _deal_unseen(root, unseen, chance)


@rule
def standing_number(here: Arrays, seat: int) -> int:
    """What decides the game, as one number to compare: the score from bit 16 up, below it what breaks ties.

    With a score of 40, a largest property of 6 squares and 9 crowns it is `(40 << 16) + (6 << 8) + 9`.
    """
    score, largest, crowns = turns.standing(here, seat)
    return (score << SCORE_SHIFT) + (largest << 8) + crowns


@rule
def score_end(here: Arrays, win_weight: float, standings: Numbers, playout: Playout) -> None:
    """Write the result of a game for each seat: share of the victory, points and utility.

    The utility is the share of the victory, which counts `win_weight`, and the seat's share of its and the best
    rival's points. `standings[seat]` is scratch.
    """
    players = here.status[turns.PLAYERS]
    for seat in range(players):
        standings[seat] = standing_number(here, seat)
    for seat in range(players):
        mine, best, winners = standings[seat], 0, 1
        for other in range(players):
            if other != seat:
                winners += standings[other] == mine
                best = max(best, standings[other])
        points = mine >> SCORE_SHIFT
        part = points / max(points + (best >> SCORE_SHIFT), 1)
        win = 0.0 if best > mine else 1.0 / winners
        playout.wins[seat] = win
        playout.points[seat] = points
        playout.utilities[seat] = win_weight * win + (1.0 - win_weight) * part


@rule
def fill_kings(here: Arrays) -> None:
    """Put the kings still to come where they are not known, in any order: every seat has as many as the others."""
    status, kings, seat = here.status, here.kings, 0
    each = status[turns.KINGS] // status[turns.PLAYERS]
    for i in range(status[turns.KINGS]):
        if kings[i] == turns.NOBODY:
            while _count_kings(status, kings, seat) == each:
                seat += 1
            kings[i] = seat


@rule
def _count_kings(status: Numbers, kings: Numbers, seat: int) -> int:
    number = 0
    for i in range(status[turns.KINGS]):
        if kings[i] == seat:
            number += 1
    return number


@compiled
def prepare(here: Arrays, unseen: Numbers) -> int:
    """Make room for guesses in a position as its observer sees it, and list the dominoes that have not appeared.

    Returns how many these are; `unseen` has room for all.
    """
    fill_kings(here)
    return list_unseen(here, unseen)


def known_to(view: View) -> Arrays:
    """A copy of the position of a view with room for guesses; the kings still to come are there in any order."""
    here = turns.copied(view.position.arrays)
    deck = np.zeros(turns.MOST_DOMINOES, dtype=np.int64)
    deck[: len(here.deck)] = here.deck
    here = here._replace(deck=deck)
    fill_kings(here)
    return here


def unseen_by(view: View) -> Numbers:
    """The dominoes that have not appeared, in ascending order."""
    unseen = np.zeros(turns.MOST_DOMINOES, dtype=np.int64)
    return unseen[: list_unseen(view.position.arrays, unseen)]

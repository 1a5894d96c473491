"""An experiment in many games: the piece of one turn of each is chosen at random, all else as the reference plays.

Players who play what they want tell nothing about pieces: those who lead can afford other moves. Here chance alone
decides whether a player draws a tile, places the starting tile or a castle of some rank; the square is the one that
looks best for it. Who begins, and the starting tiles, are decided by chance in any game. `insights.py` turns the
results into tables.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdoms.proposal import LOWEST
from regnum.bots.kingdoms.reference import Thought, looks_like, reference_action, think
from regnum.engine import Axes, compiled, rule
from regnum.games.batches import Numbers
from regnum.games.bits import count, first, without_first
from regnum.games.chance import advance, below
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.batch import deal_round
from regnum.games.kingdoms.policies import random_member
from regnum.games.kingdoms.turns import Round
from regnum.games.stream import Words

ROUND, EMPTY, PIECES, GROUP, SEAT, CHOICE = range(6)
"""The entries of `choices`: the round from 0, how many squares were empty, the set of what could be played, as bits,
what was, and whose turn it was."""
DRAWN = turns.GROUPS
"""Instead of a group of pieces: a tile was drawn."""
NO_TURN = -1
"""Instead of a seat: the round was over before the turn came."""


class Trials(NamedTuple):
    """What came out of the games."""

    choices: Annotated[Numbers, Axes(2)]
    """`choices[game, entry]`: the turn that was played at random."""
    first: Numbers
    """`first[game]`: the seat that began the game."""
    starts: Annotated[Numbers, Axes(3)]
    """`starts[game, round, seat]`: the kind of each starting tile."""
    money: Annotated[Numbers, Axes(3)]
    """`money[game, round, seat]`: at the end of each round."""


class Table(NamedTuple):
    """The arrays in which games are played one after the other."""

    here: Round
    thought: Thought
    stream: Words


@rule
def _best_placement(here: Round, thought: Thought, group: int) -> int:
    """The placement of a piece of this group that looks best."""
    best, most, empty = turns.PASS, LOWEST, turns.empty_squares(here)
    while empty != np.uint64(0):
        action = turns.placement(group, first(empty))
        empty = without_first(empty)
        looks = looks_like(here, thought, action)
        if looks > most:
            best, most = action, looks
    return best


@rule
def _play_at_random(table: Table, choice: Numbers, chance: np.uint64) -> tuple[int, np.uint64]:
    """Any piece, or a draw, all equally likely, noted in `choice`."""
    here = table.here
    pieces = turns.placeable(here)
    if turns.may_draw(here):
        pieces |= np.uint64(1) << np.uint64(DRAWN)
    if pieces == np.uint64(0):
        return turns.PASS, chance
    group, chance = random_member(pieces, chance)
    choice[ROUND], choice[EMPTY] = here.table[turns.ROUND], count(turns.empty_squares(here))
    choice[PIECES], choice[GROUP], choice[SEAT] = np.int64(pieces), group, here.table[turns.SEAT]
    if group == DRAWN:
        return turns.DRAW, chance
    think(here, table.thought)
    return _best_placement(here, table.thought, group), chance


@rule
def _play_round(table: Table, turn: int, choice: Numbers, chance: np.uint64) -> np.uint64:
    """Play a round that has been dealt; the piece of the turn with this number is chosen at random."""
    here, number = table.here, 0
    while here.table[turns.PHASE] < turns.ROUND_OVER:
        is_turn = here.table[turns.PHASE] == turns.ACT
        if is_turn and number == turn:
            action, chance = _play_at_random(table, choice, chance)
        else:
            action = reference_action(here, table.thought)
        number += is_turn
        turns.apply(here, action)
    return chance


@rule
def _play(table: Table, key: Words, trials: Trials, game: int, chance: np.uint64) -> None:
    here, choice = table.here, trials.choices[game]
    rounds, players = trials.money.shape[1], trials.money.shape[2]
    chance = advance(chance)
    tried = below(chance, rounds)
    chance = advance(chance)
    turn = below(chance, turns.MOST_PLIES_A_ROUND // 2)
    choice[SEAT] = NO_TURN
    while here.table[turns.PHASE] != turns.OVER:
        begins = deal_round(here, key, table.stream)
        turns.begin_round(here, begins)
        number = here.table[turns.ROUND]
        if number == 0:
            trials.first[game] = begins
        for seat in range(players):
            trials.starts[game, number, seat] = here.tiles[seat]
        chance = _play_round(table, turn if number == tried else NO_TURN, choice, chance)
        for seat in range(players):
            trials.money[game, number, seat] = here.table[turns.MONEY + seat]


@compiled
def try_turns(settings: Numbers, keys: Annotated[Words, Axes(2)], chances: Words, trials: Trials, table: Table) -> None:
    """Play a game for each key, and note what came of one random turn in it."""
    for game in range(chances.size):
        turns.set_up(table.here, settings)
        _play(table, keys[game], trials, game, chances[game])

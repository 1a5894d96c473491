"""Many games at once: deal, play by policies, score, in one compiled loop."""

from __future__ import annotations

from functools import cache
from typing import Annotated, NamedTuple

import numpy as np

from regnum.engine import Axes, compiled, fixed, routine, rule
from regnum.engine.devices import CPU, CUDA, on_card
from regnum.games import protocol
from regnum.games.batches import Results, Setup
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action, Claim, Direction, Discard, Place
from regnum.games.kingdomino.land import box_of, where
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.policies import POLICIES, choose
from regnum.games.kingdomino.state import TIE_BREAKS, result_data
from regnum.games.kingdomino.turns import Arrays
from regnum.games.numbered import Keys, words_of
from regnum.games.stream import STREAM, Words, draw, open_stream

_DISCARDED, _PLACED = 64, 128


class Scratch(NamedTuple):
    """The arrays in which games are played one after the other."""

    here: Arrays
    stream: Words


def scratch(options: Options) -> Scratch:
    """Scratch for `play_games`."""
    return Scratch(turns.new_arrays(options.players), np.zeros(STREAM, dtype=np.uint64))


@fixed(scratch(Options.of(players=turns.MOST_SEATS)))
def _fixed(scratch: Scratch) -> Scratch:
    return scratch


@routine
def deal(here: Arrays, key: Words, stream: Words, number: int) -> None:
    """Draw kings and dominoes of the `number`-th game, rows ascending, as `Position.start`."""
    status, deck, kings = here.status, here.deck, here.kings
    open_stream(stream, number)
    total, count = turns.kings_to_draw(status, kings)
    draw(key, stream, kings, total, count)
    turns.order_kings(status, kings)
    for i in range(turns.MOST_DOMINOES):
        deck[i] = i + 1
    draw(key, stream, deck, turns.MOST_DOMINOES, status[turns.ROUNDS] * status[turns.ROW])
    turns.sort_rows(status, deck)


@rule
def written(here: Arrays, action: int) -> int:
    """An action as a number that needs no position to be read: see `read_written`."""
    if action >= turns.CLAIM:
        return turns.domino_to_claim(here, action - turns.CLAIM)
    domino = turns.acting_domino(here)
    if action == turns.DISCARD:
        return _DISCARDED + domino
    x, y = where(box_of(here.boxes, turns.seat_to_act(here)), action, here.status[turns.SIZE])
    return _PLACED + ((domino * 16 + x + 6) * 16 + y + 6) * 4 + (action >> 6)


@cache
def read_written(number: int) -> Action:
    """The action that `written` wrote."""
    if number < _DISCARDED:
        return Claim(number)
    if number < _PLACED:
        return Discard(number - _DISCARDED)
    place, direction = divmod(number - _PLACED, 4)
    domino, square = divmod(place, 256)
    return Place(domino, square // 16 - 6, square % 16 - 6, Direction(direction))


@rule
def play_match(setup: Setup, results: Results, match: int, scratch: Scratch) -> None:
    """Play one game, or match; see `play_games`."""
    here, status = scratch.here, scratch.here.status
    key, chance, log = setup.keys[match], setup.chances[match], results.log[match]
    plies = 0
    for game in range(setup.settings[turns.GAMES]):
        turns.set_up(here, setup.settings)
        deal(here, key, scratch.stream, game)
        while status[turns.PHASE] != turns.OVER:
            action, chance = choose(setup.policies[turns.seat_to_act(here)], here, chance)
            if log.size > 0:
                log[plies] = written(here, action)
            turns.apply(here, action)
            plies += 1
        for seat in range(status[turns.PLAYERS]):
            score, largest, crowns = turns.standing(here, seat)
            results.scores[match, game, seat, 0] = score
            results.scores[match, game, seat, 1] = largest
            results.scores[match, game, seat, 2] = crowns
    results.lengths[match] = plies


@compiled
def play_games(setup: Setup, results: Annotated[Results, Axes(scores=4)], scratch: Scratch) -> None:
    """Play one game, or match, for each key.

    Writes `log[match, ply]` (see `written`), `lengths[match]` and `scores[match, game, seat, entry]`: score, largest
    property, crowns.
    """
    scratch = _fixed(scratch)
    for match in range(setup.chances.size):
        play_match(setup, results, match, scratch)


def simulate(
    options: Options, keys: Keys, policies: tuple[str, ...], *, with_log: bool, device: str = CPU
) -> protocol.Batch:
    """Play one game, or match, for each key; without a log only the results are kept."""
    matches, columns = len(keys), turns.MOST_PLIES * options.games if with_log else 0
    zeros = np.zeros if device == CUDA else play_games.zeros
    log = zeros((matches, columns), np.int64)
    lengths = zeros(matches, np.int64)
    standings = zeros((matches, options.games, options.players, len(TIE_BREAKS)), np.int64)
    seats = np.array([POLICIES.index(policy) for policy in policies], dtype=np.int64)
    results = Results(log, lengths, standings)
    if device == CUDA:
        on_card(__package__).play_deals(options.settings(), keys, seats, results)
    else:
        play_games(Setup(options.settings(), *words_of(keys, zeros), seats), results, scratch(options))
    return protocol.Batch(
        keys=standings.sum(axis=1),
        lengths=lengths,
        actions=lambda match: [str(read_written(int(number))) for number in log[match, : lengths[match]]],
        result=lambda match: result_data([[tuple(key) for key in game] for game in standings[match].tolist()]),
    )

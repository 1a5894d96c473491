"""Many games at once: deal, play by policies, score, in one compiled loop."""

from __future__ import annotations

from functools import cache

import numpy as np

from regnum.engine import compiled, rule
from regnum.engine.devices import CPU, CUDA, on_card
from regnum.games import protocol
from regnum.games.batches import Numbers, Results, Setup
from regnum.games.kingdomino import land as rules
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action, Claim, Direction, Discard, Place
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.policies import POLICIES, choose
from regnum.games.kingdomino.state import TIE_BREAKS, result_data
from regnum.games.numbered import Keys, words_of
from regnum.games.stream import STREAM, Words, draw, draw_below, open_stream

DOMINOES, KINGS = 48, 4
_DISCARDED, _PLACED = 64, 128


@rule
def deal(settings: Numbers, key: Words, stream: Words, number: int, deck: turns.Deck, kings: turns.Deck) -> None:
    """Draw kings and dominoes of the `number`-th game, rows ascending, as `Position.start`."""
    open_stream(stream, number)
    count = settings[turns.KINGS]
    if settings[turns.ABBA]:
        first = draw_below(key, stream, 2)
        kings[0], kings[1], kings[2], kings[3] = first, 1 - first, 1 - first, first
    else:
        each = count // settings[turns.PLAYERS]
        for king in range(count):
            kings[king] = king // each
        draw(key, stream, kings, count, count)
    for i in range(DOMINOES):
        deck[i] = i + 1
    draw(key, stream, deck, DOMINOES, settings[turns.ROUNDS] * settings[turns.ROW])
    for row in range(settings[turns.ROUNDS]):
        _sort_row(deck, row * settings[turns.ROW], settings[turns.ROW])


@rule
def _sort_row(deck: turns.Deck, start: int, row: int) -> None:
    """KD-S6: ascending numbers."""
    for end in range(start + 1, start + row):
        at = end
        while at > start and deck[at - 1] > deck[at]:
            deck[at - 1], deck[at] = deck[at], deck[at - 1]
            at -= 1


@rule
def written(table: rules.Table, deck: turns.Deck, action: int) -> int:
    """An action as a number that needs no position to be read: see `read_written`."""
    if action >= turns.CLAIM:
        return int(deck[(table[turns.ROUND] + 1) * table[turns.ROW] + action - turns.CLAIM])
    domino = turns.acting_domino(table, deck)
    if action == turns.DISCARD:
        return _DISCARDED + domino
    x, y = rules.where(table, int(table[turns.OWNER + table[turns.SLOT]]), action, table[turns.SIZE])
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
def play_match(
    settings: Numbers,
    key: Words,
    chance: np.uint64,
    policies: Numbers,
    log: Numbers,
    standings: Numbers,
    land: rules.Land,
    table: rules.Table,
    deck: turns.Deck,
    kings: turns.Deck,
    stream: Words,
) -> int:
    """Play one game, or match, and return its length; the arrays from `land` on are scratch. See `play_games`."""
    plies = 0
    for i in range(turns.PHASE):
        table[i] = settings[i]
    for game in range(settings[turns.GAMES]):
        deal(settings, key, stream, game, deck, kings)
        turns.set_up(land, table)
        while table[turns.PHASE] != turns.OVER:
            policy = policies[turns.seat_to_act(table, kings)]
            action, chance = choose(policy, land, table, deck, kings, chance)
            if log.size > 0:
                log[plies] = written(table, deck, action)
            turns.apply(land, table, deck, kings, action)
            plies += 1
        for seat in range(settings[turns.PLAYERS]):
            score, largest, crowns = turns.standing(land, table, seat)
            standings[game, seat, 0] = score
            standings[game, seat, 1] = largest
            standings[game, seat, 2] = crowns
    return plies


Scratch = tuple[rules.Land, rules.Table, turns.Deck, turns.Deck, Words]


def scratch(options: Options) -> Scratch:
    """The arrays in which games are played one after the other."""
    return (
        np.zeros((options.players, rules.PLANES), dtype=np.uint64),
        np.zeros(turns.TABLE, dtype=np.int64),
        np.zeros(DOMINOES, dtype=np.int64),
        np.zeros(KINGS, dtype=np.int64),
        np.zeros(STREAM, dtype=np.uint64),
    )


@compiled
def play_games(
    setup: Setup,
    results: Results,
    land: rules.Land,
    table: rules.Table,
    deck: turns.Deck,
    kings: turns.Deck,
    stream: Words,
) -> None:
    """Play one game, or match, for each key.

    Writes `log[match, ply]` (see `written`), `lengths[match]` and `scores[match, game, seat, entry]`: score, largest
    property, crowns; `land` to `stream`: see `scratch`.
    """
    for match in range(setup.chances.size):
        results.lengths[match] = play_match(
            setup.settings,
            setup.keys[match],
            setup.chances[match],
            setup.policies,
            results.log[match],
            results.scores[match],
            land,
            table,
            deck,
            kings,
            stream,
        )


def simulate(
    options: Options, keys: Keys, policies: tuple[str, ...], *, with_log: bool, device: str = CPU
) -> protocol.Batch:
    """Play one game, or match, for each key; without a log only the results are kept."""
    matches, columns = len(keys), turns.MOST_PLIES * options.games if with_log else 0
    log = np.zeros((matches, columns), dtype=np.int64)
    lengths = np.zeros(matches, dtype=np.int64)
    standings = np.zeros((matches, options.games, options.players, len(TIE_BREAKS)), dtype=np.int64)
    seats = np.array([POLICIES.index(policy) for policy in policies], dtype=np.int64)
    results = Results(log, lengths, standings)
    if device == CUDA:
        on_card(__package__).play_deals(options.settings(), keys, seats, results)
    else:
        play_games(Setup(options.settings(), *words_of(keys), seats), results, *scratch(options))
    return protocol.Batch(
        keys=standings.sum(axis=1),
        lengths=lengths,
        actions=lambda match: [str(read_written(int(number))) for number in log[match, : lengths[match]]],
        result=lambda match: result_data([[tuple(key) for key in game] for game in standings[match].tolist()]),
    )

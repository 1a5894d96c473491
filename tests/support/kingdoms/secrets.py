"""Pairs of games of Kingdoms that differ only in what an observer may not know."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from regnum.games.dealing import WrittenDeal
from regnum.games.kingdoms import Options, State, start
from regnum.games.kingdoms.components import TILES_IN_BOX
from tests.support.kingdoms.moves import at_random, shuffle
from tests.support.kingdoms.shapes import all_options

LUCKY = [options for options in all_options() if not options.no_luck]


def random_deal(chance: random.Random, options: Options) -> WrittenDeal:
    rounds = [tuple(chance.sample(shuffle(), TILES_IN_BOX)) for _ in range(6)]
    first = (chance.randrange(options.players),)
    return WrittenDeal(((first, rounds[0]), *((tiles,) for tiles in rounds[1:])))


def played(options: Options, dealt: WrittenDeal, plies: int, chance: random.Random) -> State:
    state, choice = start(options, dealt), at_random(chance.random())
    while len(state.actions) < plies and not state.is_over:
        state = state.play(choice(state))
    return state


def hidden_slots(state: State, number: int, observer: int | None) -> list[int]:
    """Which tiles of a round's shuffle the observer has not seen: those in the order of the deal."""
    position = state.view(observer).position if number == state.round_number else state._positions[number - 1]
    return [i for i, kind in enumerate(position.masked(observer).arrays.tiles) if kind == 0]


def shuffled_secrets(state: State, observer: int | None, chance: random.Random) -> WrittenDeal:
    """Another deal that looks the same to the observer: unseen tiles exchanged, later rounds dealt again."""
    assert isinstance(state.deal, WrittenDeal)
    draws = list(state.deal.draws)
    for number in range(1, len(draws) + 1):
        *lots, tiles = draws[number - 1]
        slots = list(range(TILES_IN_BOX)) if number > state.round_number else hidden_slots(state, number, observer)
        mixed = list(tiles)
        for slot, source in zip(slots, chance.sample(slots, len(slots)), strict=True):
            mixed[slot] = tiles[source]
        draws[number - 1] = (*lots, tuple(mixed))
    return WrittenDeal(tuple(draws))


def lookalikes(options: Iterable[Options], plies: int, chance: random.Random) -> Iterator[tuple[State, State]]:
    """Pairs of games, of fewer actions than `plies`, that look the same to the seat to act."""
    for one in options:
        state = played(one, random_deal(chance, one), chance.randrange(plies), chance)
        if state.seat is None:
            continue
        other = start(one, shuffled_secrets(state, state.seat, chance))
        for action in state.actions:
            other = other.play(action)
        yield state, other

"""Fits the weights of `value.py`: play many games, then explain their final scores by what was seen on the way.

    python -m regnum.bots.kingdomino.training

Each generation plays with weights fitted to the generations before. A game begins with many random actions, so that
kingdoms are seen which nobody would build on purpose; from some round on everybody plays in earnest, and only what is
seen from then on counts.
"""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Self

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from regnum.bots.kingdomino.value import (
    CENTRED,
    FEATURES,
    HOLES,
    MOST_LEFT,
    POINTS,
    SLOT,
    WEIGHTS,
    Lore,
    Weights,
    dominoes_left,
    lore_of,
    promise,
    promising_action,
)
from regnum.bots.kingdomino.weights import FILE, shape_of
from regnum.engine import compiled
from regnum.games.batches import Numbers
from regnum.games.chance import advance, below, seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.batch import deal, scratch
from regnum.games.kingdomino.land import Land, Table
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.policies import random_action
from regnum.games.stream import Words, key_words

_SEAT, _LEFT, _SCORE, _NOTES = range(4)
_SURPRISE = 3
"""Before a game gets earnest, one action in so many is random."""
_GENERATIONS, _REMEMBERED = 10, 4
_GAMES, _CHUNK = 16_000, 500
_RIDGE = 20.0
_SLOT_COST = -0.8
"""Points for each slot further down; the games themselves hardly tell it, and matches between values did."""


@compiled
def play_and_note(
    settings: Numbers,
    keys: Words,
    chances: Words,
    seen: npt.NDArray[np.float32],
    notes: Numbers,
    lore: Lore,
    land: Land,
    table: Table,
    deck: turns.Deck,
    kings: turns.Deck,
    stream: Words,
) -> int:
    """Play a game for each key; after each earnest placement note features, seat, dominoes left, and the final score.

    Returns how many notes were written to `seen[note, feature]` and `notes[note, entry]`; from `lore` on see `value.py`
    and `batch.scratch`.
    """
    noted = 0
    for game in range(keys.shape[0]):
        began = noted
        for i in range(turns.PHASE):
            table[i] = settings[i]
        deal(settings, keys[game], stream, 0, deck, kings)
        turns.set_up(land, table)
        chance = advance(chances[game])
        earnest = below(chance, table[turns.ROUNDS] + 1) - 1
        while table[turns.PHASE] != turns.OVER:
            seat, phase, number = turns.seat_to_act(table, kings), table[turns.PHASE], table[turns.ROUND]
            chance = advance(chance)
            if number < earnest and below(chance, _SURPRISE) == 0:
                action, chance = random_action(land, table, deck, chance)
            else:
                action, chance = promising_action(land, table, deck, kings, 0.0, chance, lore)
            turns.apply(land, table, deck, kings, action)
            if phase == turns.PLACE and number >= earnest - 1:
                promise(land, table, seat, 0, lore)
                for feature in range(FEATURES):
                    seen[noted, feature] = lore.features[feature]
                notes[noted, _SEAT] = seat
                notes[noted, _LEFT] = dominoes_left(land, table, seat)
                noted += 1
        for note in range(began, noted):
            notes[note, _SCORE] = turns.standing(land, table, notes[note, _SEAT])[0]
    return noted


@dataclass(frozen=True)
class Moments:
    """All that a least-squares fit needs to know of many notes, by dominoes left."""

    squares: npt.NDArray[np.float64]
    products: npt.NDArray[np.float64]

    @classmethod
    def of(cls, seen: npt.NDArray[np.float32], notes: Numbers) -> Self:
        """The moments of some notes."""
        squares = np.zeros((MOST_LEFT + 1, FEATURES, FEATURES))
        products = np.zeros((MOST_LEFT + 1, FEATURES))
        for left in np.unique(notes[:, _LEFT]):
            chosen = notes[:, _LEFT] == left
            x = seen[chosen].astype(np.float64)
            squares[left], products[left] = x.T @ x, x.T @ notes[chosen, _SCORE].astype(np.float64)
        return cls(squares, products)

    def __add__(self, other: Moments) -> Moments:
        return Moments(self.squares + other.squares, self.products + other.products)

    def fitted(self) -> Weights:
        """The weights that explain the scores best, held near the points there are already."""
        start = first_weights()
        for left in range(MOST_LEFT + 1):
            anchor = np.zeros(FEATURES)
            anchor[POINTS] = 1.0
            missing = self.products[left] - self.squares[left] @ anchor
            start[left, :FEATURES] = anchor + np.linalg.solve(self.squares[left] + _RIDGE * np.eye(FEATURES), missing)
        return start


def first_weights() -> Weights:
    """Weights to begin with: points, no holes, the castle in the middle, an early turn."""
    weights = np.zeros((MOST_LEFT + 1, WEIGHTS))
    weights[:, POINTS], weights[:, HOLES], weights[:, CENTRED], weights[:, SLOT] = 1.0, -1.0, 10.0, _SLOT_COST
    return weights


def play(options: Options, games: range, generation: int, weights: Weights) -> Moments:
    """Play games of a generation and sum up what was seen."""
    keys = [SeededDeal(f"training {generation}/{number}").key("kingdomino") for number in games]
    chances = np.array([seeded_by(key) for key in keys], dtype=np.uint64)
    most = len(games) * options.rounds * options.kings
    seen, notes = np.zeros((most, FEATURES), dtype=np.float32), np.zeros((most, _NOTES), dtype=np.int64)
    noted = play_and_note(
        options.settings(), key_words(keys), chances, seen, notes, lore_of(weights), *scratch(options)
    )
    return Moments.of(seen[:noted], notes[:noted])


def train(options: Options, games: int = _GAMES, generations: int = _GENERATIONS) -> Weights:
    """The weights for one shape of game."""
    weights, remembered = first_weights(), list[Moments]()
    for generation in range(generations):
        chunks = [range(start, min(start + _CHUNK, games)) for start in range(0, games, _CHUNK)]
        with ThreadPoolExecutor() as pool:
            parts = pool.map(lambda chunk, g=generation, w=weights: play(options, chunk, g, w), chunks)
            remembered.append(reduce(Moments.__add__, parts))
        weights = reduce(Moments.__add__, remembered[-_REMEMBERED:]).fitted()
    return weights


def shapes() -> list[Options]:
    """One game of each shape that has weights of its own."""
    sizes = [Options.of(), Options.of(players=3), Options.of(players=4), Options.of(mighty_duel=True)]
    return sizes + [replace(options, harmony=True, middle_kingdom="symmetric") for options in sizes]


def main() -> None:
    """Fit all weights anew and write them beside this module."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    tables = {}
    for options in shapes():
        logging.info("fitting %s", shape_of(options))
        tables[shape_of(options)] = train(options).astype(np.float32)
    np.savez_compressed(Path(__file__).parent / "data" / FILE, **tables)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()

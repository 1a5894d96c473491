"""Fits the weights of `evaluation.py`: play many games, then explain their final scores by what was seen on the way.

    python -m regnum.bots.kingdomino.training

Each generation plays with weights fitted to the generations before. A game begins with many random actions, so that
unusual kingdoms are seen, too; from some round on all seats play by estimated value, and only then samples are taken.
"""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Annotated, NamedTuple, Self

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from regnum.bots.kingdomino.evaluation import (
    CENTRED,
    FEATURES,
    HOLES,
    MOST_LEFT,
    POINTS,
    SLOT,
    WEIGHTS,
    Evaluator,
    Weights,
    best_action,
    dominoes_left,
    estimate,
    evaluator,
)
from regnum.bots.kingdomino.weights import FILE, shape_of
from regnum.engine import Axes, compiled, rule
from regnum.games.batches import Numbers
from regnum.games.chance import advance, below, seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.batch import Scratch, deal, scratch
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.policies import random_action
from regnum.games.kingdomino.turns import Arrays
from regnum.games.stream import Words, key_words

_SEAT, _LEFT, _SCORE, _LABELS = range(4)
_SURPRISE = 3
"""Before samples are taken, one action in this many is random."""
_GENERATIONS, _REMEMBERED = 10, 4
_GAMES, _CHUNK = 16_000, 500
_RIDGE = 20.0
_SLOT_COST = -0.8
"""Points for each slot further down; found by matches between values, because games alone hardly show it."""


class Samples(NamedTuple):
    """Samples from many games, one for each kingdom looked at."""

    features: Annotated[npt.NDArray[np.float32], Axes(2)]
    """`features[sample, feature]`: see `evaluation.py`."""
    labels: Annotated[Numbers, Axes(2)]
    """`labels[sample, entry]`: seat, dominoes left to place, final score."""


@rule
def _add_sample(here: Arrays, seat: int, evaluator: Evaluator, samples: Samples, sample: int) -> None:
    """Write all but the final score."""
    estimate(here, seat, 0, evaluator)
    for feature in range(FEATURES):
        samples.features[sample, feature] = evaluator.scratch.features[feature]
    samples.labels[sample, _SEAT] = seat
    samples.labels[sample, _LEFT] = dominoes_left(here, seat)


@rule
def _sample_game(
    here: Arrays, chance: np.uint64, evaluator: Evaluator, samples: Samples, count: int
) -> tuple[int, np.uint64]:
    """Play a game that has been dealt, and add a sample after each placement from some round on."""
    status = here.status
    began, chance = count, advance(chance)
    sampled_from = below(chance, status[turns.ROUNDS] + 1) - 1
    while status[turns.PHASE] != turns.OVER:
        seat, phase, number = turns.seat_to_act(here), status[turns.PHASE], status[turns.ROUND]
        chance = advance(chance)
        if number < sampled_from and below(chance, _SURPRISE) == 0:
            action, chance = random_action(here, chance)
        else:
            action, chance = best_action(here, 0.0, chance, evaluator)
        turns.apply(here, action)
        if phase == turns.PLACE and number >= sampled_from - 1:
            _add_sample(here, seat, evaluator, samples, count)
            count += 1
    for sample in range(began, count):
        samples.labels[sample, _SCORE] = turns.standing(here, samples.labels[sample, _SEAT])[0]
    return count, chance


@compiled
def sample_games(
    settings: Numbers,
    keys: Annotated[Words, Axes(2)],
    chances: Words,
    evaluator: Evaluator,
    samples: Samples,
    scratch: Scratch,
) -> int:
    """Play a game for each key; returns how many samples were written."""
    count = 0
    for game in range(keys.shape[0]):
        turns.set_up(scratch.here, settings)
        deal(scratch.here, keys[game], scratch.stream, 0)
        count, _ = _sample_game(scratch.here, chances[game], evaluator, samples, count)
    return count


@dataclass(frozen=True)
class Moments:
    """All that a least-squares fit needs to know of many samples, by dominoes left."""

    squares: npt.NDArray[np.float64]
    products: npt.NDArray[np.float64]

    @classmethod
    def of(cls, samples: Samples) -> Self:
        """The moments of some samples."""
        labels = samples.labels
        squares = np.zeros((MOST_LEFT + 1, FEATURES, FEATURES))
        products = np.zeros((MOST_LEFT + 1, FEATURES))
        for left in np.unique(labels[:, _LEFT]):
            chosen = labels[:, _LEFT] == left
            x = samples.features[chosen].astype(np.float64)
            squares[left], products[left] = x.T @ x, x.T @ labels[chosen, _SCORE].astype(np.float64)
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
    samples = Samples(np.zeros((most, FEATURES), dtype=np.float32), np.zeros((most, _LABELS), dtype=np.int64))
    count = sample_games(options.settings(), key_words(keys), chances, evaluator(weights), samples, scratch(options))
    return Moments.of(Samples(samples.features[:count], samples.labels[:count]))


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
    """One game of each shape that has its own weights."""
    sizes = [Options.of(), Options.of(players=3), Options.of(players=4), Options.of(mighty_duel=True)]
    return sizes + [replace(options, harmony=True, middle_kingdom="symmetric") for options in sizes]


def main() -> None:
    """Fit all weights again and write them beside this module."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    tables = {}
    for options in shapes():
        logging.info("fitting %s", shape_of(options))
        tables[shape_of(options)] = train(options).astype(np.float32)
    np.savez_compressed(Path(__file__).parent / "data" / FILE, **tables)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()

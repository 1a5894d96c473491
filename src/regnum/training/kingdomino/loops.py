"""Kingdomino's self-play on the processor: the loops over all games."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdomino.evaluation import MOST_LEFT, WEIGHTS, Evaluator, Scratch, evaluator
from regnum.engine import Axes, compiled
from regnum.games.kingdomino import turns
from regnum.games.stream import STREAM, Words
from regnum.training.kingdomino.play import (
    ByValue,
    Games,
    Listed,
    Numbers,
    Taken,
    Told,
    begin_game,
    choose_by_value,
    count_turn,
    list_turn,
    nth_game,
    take_turn,
    write_result,
)
from regnum.training.memory import ProcessorMemory

Table = Annotated[Numbers, Axes(2)]


@compiled
def _begin(games: Games, settings: Table, keys: Annotated[Words, Axes(2)], stream: Words) -> None:
    for n in range(settings.shape[0]):
        begin_game(games, n, settings[n], keys[n], stream)


@compiled
def _count(games: Games, told: Told) -> None:
    for n in range(told.counts.shape[0]):
        count_turn(games, n, told.counts[n])


@compiled
def _list(games: Games, listed: Listed, told: Told, by: ByValue, scratch: Scratch, saved: Numbers) -> None:
    for n in range(told.rows.shape[0]):
        evaluator = Evaluator(by.tables[by.which[n]], scratch)
        list_turn(nth_game(games, n), (n, 0, 1), listed, told, evaluator, saved)


@compiled
def _take(games: Games, taken: Taken) -> None:
    for n in range(taken.codes.size):
        take_turn(games, n, taken)


@compiled
def _choose(games: Games, by: ByValue, taken: Taken, scratch: Scratch, saved: Numbers) -> None:
    for n in range(taken.codes.size):
        choose_by_value(games, n, by, taken, scratch, saved)


@compiled
def _results(games: Games, scores: Annotated[npt.NDArray[np.float32], Axes(3)]) -> None:
    for n in range(scores.shape[0]):
        write_result(games, n, scores[n])


class Processor(ProcessorMemory):
    """Where games are played without a GPU; `gpu.Card` has the same methods."""

    name = "cpu"

    def __init__(self) -> None:
        self._scratch = evaluator(np.zeros((MOST_LEFT + 1, WEIGHTS))).scratch
        self._saved = np.zeros(turns.STATUS, np.int64)
        self._stream = np.zeros(STREAM, np.uint64)

    def begin(self, games: Games, settings: Numbers, keys: Words) -> None:
        """Deal every game."""
        _begin(games, settings, keys, self._stream)

    def count(self, games: Games, told: Told) -> None:
        """Count the kingdoms and claims of every present turn."""
        _count(games, told)

    def list(self, games: Games, listed: Listed, told: Told, by: ByValue) -> None:
        """List the kingdoms and claims of every present turn."""
        _list(games, listed, told, by, self._scratch, self._saved)

    def take(self, games: Games, taken: Taken) -> None:
        """Carry out a turn of every game."""
        _take(games, taken)

    def choose(self, games: Games, by: ByValue, taken: Taken) -> None:
        """Have the linear value choose every turn."""
        _choose(games, by, taken, self._scratch, self._saved)

    def results(self, games: Games, scores: Any) -> None:
        """Write the results of games that are over."""
        _results(games, scores)

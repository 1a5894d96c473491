"""Kingdomino's self-play on a GPU: one thread per game. Importing this module imports Numba."""

from __future__ import annotations

from typing import Any

import numpy as np

from regnum.bots.kingdomino.evaluation import FEATURES, MOST_PROPERTIES, SUPPLY, Evaluator, Scratch
from regnum.engine.devices import card
from regnum.games.kingdomino.land import PLANES, SIDES, TERRAIN_PLANES
from regnum.games.kingdomino.turns import DISCARD, MOST_SEATS, STATUS, Arrays, copy_position
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
from regnum.training.memory import CardMemory

cuda: Any = card()
_THREADS = 64
_PARTS = 8
"""So many threads share the listing of one game, each with a copy of its position."""


# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN202


@cuda.jit
def _begin(games, settings, keys):
    n = cuda.grid(1)
    if n < settings.shape[0]:
        begin_game(games, n, settings[n], keys[n], cuda.local.array(STREAM, np.uint64))


@cuda.jit
def _count(games, told):
    n = cuda.grid(1)
    if n < told.counts.shape[0]:
        count_turn(games, n, told.counts[n])


@cuda.jit
def _list(games, listed, told, by):
    n, part = cuda.grid(1) // _PARTS, cuda.grid(1) % _PARTS
    if n < told.rows.shape[0]:
        scratch = Scratch(
            cuda.local.array(MOST_PROPERTIES, np.uint64),
            cuda.local.array((MOST_PROPERTIES, 4), np.int64),
            cuda.local.array(TERRAIN_PLANES, np.uint64),
            cuda.local.array(SUPPLY, np.float64),
            cuda.local.array(FEATURES, np.float64),
            cuda.local.array(DISCARD, np.float64),
        )
        game = nth_game(games, n)
        here = Arrays(
            cuda.local.array((MOST_SEATS, PLANES), np.uint64),
            cuda.local.array((MOST_SEATS, SIDES), np.int64),
            cuda.local.array(STATUS, np.int64),
            game.deck,
            game.kings,
        )
        copy_position(game, here)
        evaluator = Evaluator(by.tables[by.which[n]], scratch)
        list_turn(here, (n, part, _PARTS), listed, told, evaluator, cuda.local.array(STATUS, np.int64))


@cuda.jit
def _take(games, taken):
    n = cuda.grid(1)
    if n < taken.codes.size:
        take_turn(games, n, taken)


@cuda.jit
def _choose(games, by, taken):
    n = cuda.grid(1)
    if n < taken.codes.size:
        scratch = Scratch(
            cuda.local.array(MOST_PROPERTIES, np.uint64),
            cuda.local.array((MOST_PROPERTIES, 4), np.int64),
            cuda.local.array(TERRAIN_PLANES, np.uint64),
            cuda.local.array(SUPPLY, np.float64),
            cuda.local.array(FEATURES, np.float64),
            cuda.local.array(DISCARD, np.float64),
        )
        choose_by_value(games, n, by, taken, scratch, cuda.local.array(STATUS, np.int64))


@cuda.jit
def _results(games, scores):
    n = cuda.grid(1)
    if n < scores.shape[0]:
        write_result(games, n, scores[n])


def _blocks(games: int) -> tuple[int, int]:
    return (games + _THREADS - 1) // _THREADS, _THREADS


class Card(CardMemory):
    """Where games are played on a GPU; see `loops.Processor`."""

    name = "cuda"

    def begin(self, games: Games, settings: Numbers, keys: Words) -> None:
        """Deal every game."""
        _begin[_blocks(settings.shape[0])](games, settings, keys)

    def count(self, games: Games, told: Told) -> None:
        """Count the kingdoms and claims of every present turn."""
        _count[_blocks(told.counts.shape[0])](games, told)

    def list(self, games: Games, listed: Listed, told: Told, by: ByValue) -> None:
        """List the kingdoms and claims of every present turn."""
        _list[_blocks(told.rows.shape[0] * _PARTS)](games, listed, told, by)

    def take(self, games: Games, taken: Taken) -> None:
        """Carry out a turn of every game."""
        _take[_blocks(taken.codes.size)](games, taken)

    def choose(self, games: Games, by: ByValue, taken: Taken) -> None:
        """Have the linear value choose every turn."""
        _choose[_blocks(taken.codes.size)](games, by, taken)

    def results(self, games: Games, scores: Any) -> None:
        """Write the results of games that are over."""
        _results[_blocks(scores.shape[0])](games, scores)

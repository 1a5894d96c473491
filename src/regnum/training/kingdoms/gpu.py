"""Kingdoms' self-play on a GPU: one thread per game, or per position. Importing this module imports Numba."""

from __future__ import annotations

from typing import Any

import numpy as np

from regnum.bots.kingdoms.inputs import Sight
from regnum.engine.devices import card
from regnum.games.kingdoms.board import KINDS, PLACES
from regnum.games.kingdoms.components import COLOURS, SQUARES, TILES_IN_BOX
from regnum.games.kingdoms.turns import TABLE, Round, Rounds, nth_round
from regnum.games.stream import STREAM
from regnum.training.kingdoms.play import (
    Listed,
    Owners,
    begin_game,
    count_actions,
    list_action,
    take_action,
    write_result,
)
from regnum.training.memory import CardMemory

cuda: Any = card()
_THREADS = 64
_SEATS = len(COLOURS)
_SCRATCH = KINDS + 1


# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN202


@cuda.jit
def _begin(games, settings, keys):
    n = cuda.grid(1)
    if n < settings.shape[0]:
        begin_game(games, n, settings[n], keys[n], cuda.local.array(STREAM, np.uint64))


@cuda.jit
def _count(games, counts):
    n = cuda.grid(1)
    if n < counts.size:
        counts[n] = count_actions(nth_round(games, n))


@cuda.jit
def _list(games, many, owners, listed):
    row = cuda.grid(1)
    if row < many:
        here = Round(
            cuda.local.array(SQUARES, np.int64),
            cuda.local.array(PLACES, np.int64),
            cuda.local.array(TABLE, np.int64),
            cuda.local.array(TILES_IN_BOX, np.int64),
        )
        unseen, points = cuda.local.array(_SCRATCH, np.int64), cuda.local.array(_SEATS, np.float64)
        points = points[: listed.wins.shape[1]]
        list_action(games, row, owners, listed, here, Sight(unseen, points, points, unseen, points))


@cuda.jit
def _take(games, actions, keys):
    n = cuda.grid(1)
    if n < actions.size:
        take_action(games, n, actions[n], keys[n], cuda.local.array(STREAM, np.uint64))


@cuda.jit
def _results(games, wins, points):
    n = cuda.grid(1)
    if n < wins.shape[0]:
        write_result(games, n, wins[n], points[n])


def _blocks(threads: int) -> tuple[int, int]:
    return (threads + _THREADS - 1) // _THREADS, _THREADS


class Card(CardMemory):
    """Where games are played on a GPU; see `loops.Processor`."""

    def begin(self, games: Rounds, settings: Any, keys: Any) -> None:
        """Deal every game."""
        _begin[_blocks(settings.shape[0])](games, settings, keys)

    def count(self, games: Rounds, counts: Any) -> None:
        """Count the legal actions of every game."""
        _count[_blocks(counts.size)](games, counts)

    def list(self, games: Rounds, many: int, owners: Owners, listed: Listed) -> None:
        """List so many positions."""
        _list[_blocks(many)](games, many, owners, listed)

    def take(self, games: Rounds, actions: Any, keys: Any) -> None:
        """Carry out an action of every game."""
        _take[_blocks(actions.size)](games, actions, keys)

    def results(self, games: Rounds, wins: Any, points: Any) -> None:
        """Write the results of games that are over."""
        _results[_blocks(wins.shape[0])](games, wins, points)

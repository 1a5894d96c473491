"""Kingdoms' self-play on the processor: the loops over all games."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from regnum.bots.kingdoms.inputs import Sight, new_sight
from regnum.bots.tree import Numbers
from regnum.engine import Axes, compiled
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.turns import Round, Rounds
from regnum.games.stream import STREAM, Words
from regnum.training.kingdoms.play import (
    Floats,
    Listed,
    Owners,
    begin_game,
    count_actions,
    list_action,
    take_action,
    write_result,
)
from regnum.training.memory import ProcessorMemory

Keys = Annotated[Words, Axes(2)]


@compiled
def _begin(games: Rounds, settings: Annotated[Numbers, Axes(2)], keys: Keys, stream: Words) -> None:
    for n in range(settings.shape[0]):
        begin_game(games, n, settings[n], keys[n], stream)


@compiled
def _count(games: Rounds, counts: Numbers) -> None:
    for n in range(counts.size):
        counts[n] = count_actions(turns.nth_round(games, n))


@compiled
def _list(games: Rounds, many: int, owners: Owners, listed: Listed, here: Round, scratch: Sight) -> None:
    for row in range(many):
        list_action(games, row, owners, listed, here, scratch)


@compiled
def _take(games: Rounds, actions: Numbers, keys: Keys, stream: Words) -> None:
    for n in range(actions.size):
        take_action(games, n, actions[n], keys[n], stream)


@compiled
def _results(games: Rounds, wins: Floats, points: Floats) -> None:
    for n in range(wins.shape[0]):
        write_result(games, n, wins[n], points[n])


class Processor(ProcessorMemory):
    """Where games are played without a GPU; `gpu.Card` has the same methods."""

    def __init__(self, players: int) -> None:
        self._here, self._scratch = turns.new_round(), new_sight(players)
        self._stream = np.zeros(STREAM, np.uint64)

    def begin(self, games: Rounds, settings: Any, keys: Any) -> None:
        """Deal every game."""
        _begin(games, settings, keys, self._stream)

    def count(self, games: Rounds, counts: Any) -> None:
        """Count the legal actions of every game."""
        _count(games, counts)

    def list(self, games: Rounds, many: int, owners: Owners, listed: Listed) -> None:
        """List so many positions."""
        _list(games, many, owners, listed, self._here, self._scratch)

    def take(self, games: Rounds, actions: Any, keys: Any) -> None:
        """Carry out an action of every game."""
        _take(games, actions, keys, self._stream)

    def results(self, games: Rounds, wins: Any, points: Any) -> None:
        """Write the results of games that are over."""
        _results(games, wins, points)

"""Simulates many games on all cores; the same seed gives the same games whatever the machine."""

from __future__ import annotations

import math
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from regnum.bots import bot
from regnum.errors import UsageError
from regnum.games import game, protocol
from regnum.games.dealing import SeededDeal
from regnum.records import FORMAT, Player, Record
from regnum.records.record import dealt
from regnum.words.message import message

_CHUNK = 1000
_Z95 = 1.959963984540054


@dataclass(frozen=True)
class Simulation:
    """What to simulate: a game with its options, a bot for every seat, how many games, from which seed."""

    game: str
    options: Any
    bots: tuple[str, ...]
    games: int
    seed: str

    def __post_init__(self) -> None:
        for name in self.bots:
            bot(self.game, name)
        if len(self.bots) != self.options.players:
            raise UsageError(message("error-bots-seats", bots=len(self.bots), players=self.options.players))
        if self.games < 1:
            raise UsageError(message("error-games", games=self.games))
        SeededDeal(self.seed)
        self.deal(self.games - 1)  # the longest seed

    def deal(self, number: int) -> SeededDeal:
        """The deal of one of the games, counted from 0; play it yourself with this seed."""
        return SeededDeal(f"{self.seed}/{number}")

    def chunks(self, *, with_log: bool = False, workers: int | None = None) -> Iterator[tuple[int, protocol.Batch]]:
        """Batches in order, each with the number of its first game. Compiled code runs on all cores at once."""
        workers = workers or os.cpu_count() or 1
        starts = iter(range(0, self.games, _CHUNK))
        pool = ThreadPoolExecutor(workers)
        try:
            waiting = deque((start, pool.submit(self._play, start, with_log)) for start in islice(starts, 2 * workers))
            while waiting:
                start, batch = waiting.popleft()
                yield start, batch.result()
                if (following := next(starts, None)) is not None:
                    waiting.append((following, pool.submit(self._play, following, with_log)))
        finally:
            pool.shutdown(cancel_futures=True)

    def record(self, number: int, batch: protocol.Batch, index: int) -> Record:
        """The record of a game of a batch that was played with its log."""
        return Record(
            regnum=FORMAT,
            game=self.game,
            options=self.options.data(),
            deal=dealt(self.deal(number)),
            players=[Player(name, name) for name in self.bots],
            actions=batch.actions(index),
            result=batch.result(index),
        )

    def _play(self, start: int, with_log: bool) -> protocol.Batch:
        keys = [self.deal(number).key(self.game) for number in range(start, min(start + _CHUNK, self.games))]
        return game(self.game).simulate(self.options, keys, self.bots, with_log=with_log)


@dataclass
class SeatSummary:
    """How one seat fared."""

    games: int = 0
    wins: float = 0.0
    """A shared victory counts as a fair part of one."""
    total: float = 0.0
    squares: float = 0.0

    def add(self, scores: npt.NDArray[np.int64], wins: npt.NDArray[np.float64]) -> None:
        """Add the games of a batch."""
        self.games += len(scores)
        self.wins += float(wins.sum())
        self.total += float(scores.sum())
        self.squares += float((scores.astype(np.float64) ** 2).sum())

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.total / self.games

    @property
    def spread(self) -> float:
        """The standard deviation of the score."""
        variance = (self.squares - self.total**2 / self.games) / max(self.games - 1, 1)
        return math.sqrt(max(variance, 0.0))

    @property
    def mean_interval(self) -> float:
        """Half the width of the 95 % interval of the mean score."""
        return _Z95 * self.spread / math.sqrt(self.games)

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins, by Wilson's formula."""
        share, z2 = self.wins / self.games, _Z95**2
        centre = (share + z2 / (2 * self.games)) / (1 + z2 / self.games)
        width = _Z95 / (1 + z2 / self.games) * math.sqrt(share * (1 - share) / self.games + z2 / (4 * self.games**2))
        return centre - width, centre + width


@dataclass
class Summary:
    """How all seats fared."""

    seats: list[SeatSummary] = field(default_factory=list)
    plies: int = 0

    def add(self, batch: protocol.Batch) -> None:
        """Add the games of a batch."""
        players = batch.keys.shape[1]
        self.seats = self.seats or [SeatSummary() for _ in range(players)]
        wins = win_shares(batch.keys)
        for seat, summary in enumerate(self.seats):
            summary.add(batch.keys[:, seat, 0], wins[:, seat])
        self.plies += int(batch.lengths.sum())


def win_shares(keys: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Who won each game, [game, seat]: 1 for the winner, equal parts where the victory is shared."""
    contenders = np.ones(keys.shape[:2], dtype=bool)
    for entry in range(keys.shape[2]):
        values = np.where(contenders, keys[:, :, entry], np.iinfo(np.int64).min)
        contenders &= values == values.max(axis=1, keepdims=True)
    shares: npt.NDArray[np.float64] = contenders / contenders.sum(axis=1, keepdims=True)
    return shares

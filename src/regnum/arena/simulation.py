"""Simulates many games on all cores or on a GPU; the same seed gives the same games whatever the machine."""

from __future__ import annotations

import math
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from regnum.arena.statistics import Z95, wilson
from regnum.bots import bot_names
from regnum.bots.registry import is_unpackaged
from regnum.engine.devices import CPU, CUDA, DEVICES
from regnum.errors import UsageError
from regnum.games import game, protocol
from regnum.games.batches import win_shares
from regnum.games.dealing import SeededDeal
from regnum.games.numbered import NumberedDeals
from regnum.records import FORMAT, Player, Record
from regnum.records.record import dealt
from regnum.words.message import message

_CHUNK = 1000
_CHUNK_ON_CARD = 1 << 18
_LOGGED_ON_CARD = 1 << 14
"""Games at once: few enough for the memory of a small GPU, and as many as keep a large one busy."""
_FEEDERS = 2
"""While the GPU plays one batch, the results of the one before are fetched and summed up."""


@dataclass(frozen=True)
class Simulation:
    """What to simulate: a game with its options, a bot for every seat, how many games, from which seed."""

    game: str
    options: Any
    bots: tuple[str, ...]
    games: int
    seed: str
    device: str = CPU

    def __post_init__(self) -> None:
        for name in self.bots:
            self._check(name)
        if self.device not in DEVICES:
            raise UsageError(message("error-device", device=self.device, known=", ".join(DEVICES)))
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
        workers = _FEEDERS if self.device == CUDA else workers or os.cpu_count() or 1
        batches = self._deals(with_log)
        pool = ThreadPoolExecutor(workers)
        try:
            waiting = deque(
                (deals.first, pool.submit(self._play, deals, with_log)) for deals in islice(batches, 2 * workers)
            )
            while waiting:
                start, batch = waiting.popleft()
                yield start, batch.result()
                if (deals := next(batches, None)) is not None:
                    waiting.append((deals.first, pool.submit(self._play, deals, with_log)))
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
            result=msgspec.to_builtins(batch.result(index)),
        )

    def _check(self, name: str) -> None:
        """Only a game's own policies play in compiled code; other bots are for the arena."""
        policies = game(self.game).simulated
        if name not in policies:
            is_bot = name in bot_names(self.game) or is_unpackaged(name)
            problem = "error-bot-slow" if is_bot else "error-bot"
            raise UsageError(message(problem, bot=name, known=", ".join(policies)))

    def _deals(self, with_log: bool) -> Iterator[NumberedDeals]:
        chunk = _CHUNK
        if self.device == CUDA:
            chunk = _LOGGED_ON_CARD if with_log else _CHUNK_ON_CARD
        for start in range(0, self.games, chunk):
            yield NumberedDeals(self.game, self.seed, start, min(chunk, self.games - start))

    def _play(self, deals: NumberedDeals, with_log: bool) -> protocol.Batch:
        return game(self.game).simulate(self.options, deals, self.bots, with_log=with_log, device=self.device)


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
        """Half the width of the 95% interval of the mean score."""
        return Z95 * self.spread / math.sqrt(self.games)

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95% interval of the share of wins, by Wilson's formula."""
        return wilson(self.wins / self.games, self.games)


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

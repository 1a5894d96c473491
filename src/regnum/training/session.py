"""A session of training: play, learn, judge, write the log and a checkpoint, until the time is up."""

from __future__ import annotations

import copy
import json
import logging
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import torch

from regnum.training.learning import Learner, Replay, rate_at

_LAST_RATE = 1e-4
_KEPT_AT_FIRST, _KEPT = 0.99, 0.998
_FIRST_ROUNDS = 3
"""So many rounds the average forgets faster, because the network changes fast."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Plan:
    """How long and how widely to train."""

    seconds: float
    games: int = 16_384
    """How many games are played at the same time."""
    judged: int = 4_096
    """How many games judge the network."""
    judge_each: int = 20
    """In which rounds it is judged and a checkpoint is written."""
    kept: int = 6
    """From how many rounds the positions are kept."""
    batch: int = 8_192
    uses: float = 3.0
    """How often a position is used on average."""
    rate: float = 2e-3
    seed: int = 1
    sizes: tuple[int, ...] = ()
    """The sizes of a new network's layers, where they are not the usual ones."""


class Match(NamedTuple):
    """The outcome of a match for the network: its share of the victories, its points, and the mean of the others."""

    wins: float
    points: float
    others: float


class Pipeline(Protocol):
    """What a session needs of a game."""

    def begin(self, average: Any) -> list[tuple[Any, ...]]:
        """Batches of positions to begin with; sets what the network has to know of its inputs."""
        ...

    def play(self, average: Any, progress: float) -> tuple[Any, ...]:
        """The positions of a batch of games that the network plays against itself.

        `progress` is the part of the time that is over; 1 in a session that continues another.
        """
        ...

    def match(self, average: Any, rival: Any) -> Match:
        """A match of one network against others, or, if `rival` is None, against the players to begin with."""
        ...


@dataclass(frozen=True)
class Progress:
    """What a checkpoint tells of how far it is."""

    rounds: int = 0
    games: int = 0
    seconds: float = 0.0


class Session:
    """The training of one network in one folder: `NAME.pt` is the checkpoint and `NAME.jsonl` the log."""

    def __init__(self, pipeline: Pipeline, network: Any, plan: Plan, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._checkpoint, self._journal = folder / f"{name}.pt", folder / f"{name}.jsonl"
        self._pipeline, self._plan = pipeline, plan
        self._network, self._average = network, copy.deepcopy(network)
        self._average.eval()
        self._learner = Learner(self._network, self._average)
        self._replay = Replay(plan.kept, plan.seed)
        self._progress, self._is_resumed = Progress(), False

    def resume(self, checkpoint: dict[str, Any]) -> None:
        """Continue from a checkpoint; one without an optimiser will do."""
        self._network.load_state_dict(checkpoint["network"])
        self._average.load_state_dict(checkpoint["average"])
        if "optimiser" in checkpoint:
            self._learner.load(checkpoint["optimiser"])
        self._progress, self._is_resumed = Progress(**checkpoint["progress"]), True

    def run(self, rival: Any = None) -> Match:
        """Train until the time of the plan is up; returns how the network does in the end.

        With a rival the last match is against that network.
        """
        began, before = time.perf_counter(), self._progress.seconds
        is_new = self._progress.rounds == 0
        while (spent := time.perf_counter() - began) < self._plan.seconds:
            self._round(spent / self._plan.seconds, is_new)
            is_new = False
            self._progress = replace(self._progress, seconds=before + time.perf_counter() - began)
            if self._progress.rounds % self._plan.judge_each == 1 % self._plan.judge_each:
                self._judge(None)
        return self._judge(rival)

    def _round(self, progress: float, is_new: bool) -> None:
        began = time.perf_counter()
        is_done = 1.0 if self._is_resumed else progress
        batches = self._pipeline.begin(self._average) if is_new else [self._pipeline.play(self._average, is_done)]
        if is_new:  # what was learned of the inputs is no weight
            self._network.load_state_dict(self._average.state_dict())
        for batch in batches:
            self._replay.add(batch)
        played = time.perf_counter()
        positions = sum(batch[0].shape[0] for batch in batches)
        rounds, rate = self._progress.rounds + 1, rate_at(progress, self._plan.rate, _LAST_RATE)
        wins, points = self._learner.learn(
            self._replay,
            max(8, int(positions * self._plan.uses / self._plan.batch)),
            self._plan.batch,
            rate,
            _KEPT_AT_FIRST if rounds <= _FIRST_ROUNDS else _KEPT,
        )
        if is_new:
            self._replay.keep(1)
        self._progress = replace(
            self._progress, rounds=rounds, games=self._progress.games + len(batches) * self._plan.games
        )
        self._write(
            play_s=round(played - began, 2),
            learn_s=round(time.perf_counter() - played, 2),
            positions=positions,
            loss_wins=round(wins, 4),
            loss_points=round(points, 4),
            rate=round(rate, 6),
        )

    def _judge(self, rival: Any) -> Match:
        found = self._pipeline.match(self._average, rival)
        names = found._fields if rival is None else [f"rival_{name}" for name in found._fields]
        self._write(**{name: round(value, 4) for name, value in zip(names, found, strict=True)})
        torch.save(
            {
                "network": self._network.state_dict(),
                "average": self._average.state_dict(),
                "optimiser": self._learner.state(),
                "progress": vars(self._progress),
            },
            self._checkpoint,
        )
        return found

    def _write(self, **told: float) -> None:
        line = json.dumps({"rounds": self._progress.rounds, "games": self._progress.games, **told})
        _log.info("%s", line)
        with self._journal.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

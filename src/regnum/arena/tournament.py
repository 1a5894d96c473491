"""Runs a plan: chunks of games to an executor, finished games into the journal and the tally, in order."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain

from regnum.arena.executors import Executor
from regnum.arena.journal import Journal
from regnum.arena.plan import Plan
from regnum.arena.playing import ChunkPlayer, Played
from regnum.arena.sprt import Sprt, Verdict
from regnum.arena.tally import Tally
from regnum.engine.devices import CPU, CUDA
from regnum.errors import UsageError
from regnum.words.message import message

_SECONDS = 0.5
"""How long a chunk of games should take: long beside the cost of sending it, short beside a person's patience."""
_MOST_GAMES = 4000
_GROWTH = 8


@dataclass
class Tournament:
    """A plan being played. After each step `tally` and `verdict` are the results so far."""

    plan: Plan
    sprt: Sprt | None = None
    device: str = CPU
    tally: Tally = field(init=False)

    def __post_init__(self) -> None:
        if self.sprt is not None and len(self.plan.contenders) != 2:
            raise UsageError(message("error-arena-sprt-bots", bots=len(self.plan.contenders)))
        if self.device == CUDA:
            for seating in self.plan.seatings:
                if not self.plan.is_batchable(seating):
                    raise UsageError(message("error-arena-device", bot=self._slow_bot()))
        self.tally = Tally(self.plan)

    def _slow_bot(self) -> str:
        return next(label for one, label in enumerate(self.plan.labels) if not self.plan.is_batchable((one,)))

    @property
    def verdict(self) -> Verdict | None:
        """The state of the test, if one was asked for."""
        return None if self.sprt is None else self.sprt.judge(self.tally.pairs[0, 1].points)

    def run(self, executor: Executor, journal: Journal | None = None) -> Generator[int]:
        """Play; yields the number of games played after each game, until all are or the test has decided."""
        before = [] if journal is None else journal.played[: self.plan.total]
        player = ChunkPlayer(self.plan, with_records=journal is not None, device=self.device)
        fresh = _play(player, executor, len(before), self.plan.total)
        deal: list[Played] = []
        for played in chain(before, _noted(fresh, journal)):
            deal.append(played)
            if len(deal) == len(self.plan.seatings):
                self.tally.add(deal)
                deal = []
            yield played.number + 1
            if not deal and (verdict := self.verdict) is not None and verdict.accepted:
                fresh.close()
                return


def _noted(games: Iterable[Played], journal: Journal | None) -> Iterator[Played]:
    for played in games:
        if journal is not None:
            journal.add(played)
        yield played


def _play(player: ChunkPlayer, executor: Executor, start: int, stop: int) -> Generator[Played]:
    """Games in order. How they are cut into chunks follows the clock, but no game depends on its chunk."""
    size = 1

    def chunks() -> Iterator[range]:
        at = start
        while at < stop:
            yield range(at, at := min(at + size, stop))

    for chunk in executor.map(player, chunks()):
        wanted = int(len(chunk.games) * _SECONDS / max(chunk.seconds, 1e-6))
        size = max(1, min(wanted, _GROWTH * size, _MOST_GAMES))
        yield from chunk.games

"""Plays the games of a plan: policies in one compiled loop, other bots one decision after the other, from views."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from regnum.arena.formats import Seating
from regnum.arena.plan import Plan
from regnum.bots import Bot, Budget, bot
from regnum.bots.registry import trust
from regnum.engine.devices import CPU
from regnum.games import game, protocol
from regnum.games.chance import seeded_by
from regnum.records import FORMAT, Player, Record, dump
from regnum.records.record import dealt

_LONGEST_PROBLEM = 500


class Failure(msgspec.Struct, frozen=True):
    """A decision that a bot could not make: what went wrong, in its own words."""

    seat: int
    ply: int
    problem: str


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    number: int
    """Its place in the plan."""
    scores: list[int]
    ranks: list[int]
    """By seat; 1 for the winner, and equals share a rank."""
    plies: int
    failures: list[Failure] = []
    record: str | None = None
    """Its record as a line of JSON, if records are kept."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games in a row, with the time they took: what a worker hands back."""

    games: list[Played]
    seconds: float


@dataclass(frozen=True, slots=True)
class ChunkPlayer:
    """Plays games of a plan by their numbers; it can be sent to any process that has Regnum installed."""

    plan: Plan
    with_records: bool = False
    device: str = CPU

    def __call__(self, numbers: range) -> Chunk:
        """Play these games, in order."""
        began = time.perf_counter()
        for one in self.plan.contenders:
            trust(one.name)  # this may be another process, or another machine, than the one where a person named it
        by_seating: dict[Seating, list[int]] = defaultdict(list)
        for number in numbers:
            by_seating[self.plan.seating(number)].append(number)
        games: list[Played] = []
        for seating, those in by_seating.items():
            if self.plan.is_batchable(seating):
                games += self._batch(seating, those)
            else:
                games += [self._game(number) for number in those]
        return Chunk(sorted(games, key=lambda played: played.number), time.perf_counter() - began)

    def _batch(self, seating: Seating, numbers: list[int]) -> Iterator[Played]:
        plan = self.plan
        keys = [plan.deal(plan.deal_number(number)).key(plan.game) for number in numbers]
        names = tuple(plan.contenders[one].name for one in seating)
        batch = game(plan.game).simulate(plan.options, keys, names, with_log=self.with_records, device=self.device)
        for index, number in enumerate(numbers):
            actions = batch.actions(index) if self.with_records else None
            yield self._played(number, batch.result(index), int(batch.lengths[index]), actions, [])

    def _game(self, number: int) -> Played:
        plan, seating = self.plan, self.plan.seating(number)
        deal = plan.deal(plan.deal_number(number))
        key = deal.key(plan.game)
        players = [plan.contenders[one] for one in seating]
        bots = [bot(plan.game, player.name) for player in players]  # new ones: a bot must not learn from game to game
        chances = [seeded_by(key + f"seat {seat}".encode()) for seat in range(len(seating))]
        state, failures = game(plan.game).start(plan.options, deal), []
        while (seat := state.seat) is not None:
            state, chances[seat], problem = choose_safely(state, bots[seat], players[seat].budget, chances[seat])
            if problem is not None:
                failures.append(Failure(seat, len(state.actions) - 1, problem))
        actions = [str(action) for action in state.actions]
        return self._played(number, state.result(), len(actions), actions if self.with_records else None, failures)

    def _played(
        self, number: int, result: protocol.ResultData, plies: int, actions: list[str] | None, failures: list[Failure]
    ) -> Played:
        record = None if actions is None else dump(self._record(number, actions, result))
        return Played(number, result.scores, result.ranks, plies, failures, record)

    def _record(self, number: int, actions: list[str], result: protocol.ResultData) -> Record:
        plan = self.plan
        return Record(
            regnum=FORMAT,
            game=plan.game,
            options=plan.options.data(),
            deal=dealt(plan.deal(plan.deal_number(number))),
            players=[Player(plan.labels[one], plan.contenders[one].name) for one in plan.seating(number)],
            actions=actions,
            result=msgspec.to_builtins(result),
        )


def choose_safely(
    state: protocol.State[Any], player: Bot, budget: Budget, chance: np.uint64
) -> tuple[protocol.State[Any], np.uint64, str | None]:
    """Let a bot act: the new state, its random numbers, and what went wrong, if anything.

    A bot that raises, or does not answer with a legal action, plays its first legal action instead, so that the
    game continues without harm to the others. That is a weak action, as at a table: failing must not pay.
    """
    try:
        action, after = player.choose(state.view(state.seat), budget, chance)
        return state.play(action), np.uint64(after), None
    except Exception as problem:
        words = f"{type(problem).__name__}: {problem}"[:_LONGEST_PROBLEM]
        return state.play(state.legal_actions()[0]), chance, words


def warm_up(plan: Plan, device: str = CPU) -> None:
    """Compile all that the games need, once, before many processes would each do it."""
    for number, seating in enumerate(plan.seatings):
        if plan.is_batchable(seating):
            ChunkPlayer(plan, device=device)(range(number, number + 1))
            break
    start = game(plan.game).start(plan.options, plan.deal(0))
    for one in plan.contenders:
        with suppress(Exception):  # a broken bot is reported when it plays
            bot(plan.game, one.name).choose(start.view(start.seat), Budget(playouts=1), seeded_by(b""))

"""A game at one keyboard: people and bots in any mixture, with undo. Nothing here knows of a screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from regnum.bots import bot
from regnum.bots.protocol import THINKING, decision_chance
from regnum.bots.worker import BotPool, Choice
from regnum.errors import RecordError, UsageError
from regnum.games import game
from regnum.games.dealing import Deal, SeededDeal
from regnum.games.protocol import State
from regnum.records import Player, Record, record_of, verify
from regnum.words.message import Message, message

S = TypeVar("S", bound=State[Any])
E = TypeVar("E")


class Hotseat(ABC, Generic[S, E]):
    """The players and every state of their game, from the start to now. An unknown bot raises `UsageError`."""

    name: ClassVar[str]
    """The game as the registry knows it."""

    def __init__(self, state: S, players: list[Player]) -> None:
        self.players = players
        for player in players:
            if player.bot is not None:
                bot(self.name, player.bot)
        self.events: list[E] = []
        """All that was done, in order."""
        self._states = [state]

    @classmethod
    def begin(cls, options: Any, players: list[Player], deal: Deal) -> Self:
        """A new game."""
        state: Any = game(cls.name).start(options, deal)
        return cls(state, players)

    @classmethod
    def resume(cls, record: Record) -> Self:
        """The game of a record, which is verified first; whatever is wrong with it raises `RecordError`."""
        rules, deal = game(cls.name), verify(record).deal
        try:
            resumed = cls.begin(rules.options_from_data(record.options), record.players, deal)
        except UsageError as problem:
            raise RecordError(problem.message) from None
        for text in record.actions:
            resumed.play(rules.parse_action(text))
        return resumed

    @abstractmethod
    def event(self, before: S, after: S) -> E:
        """What the last action of `after` was, and what it brought."""

    def obstacle(self, ply: int) -> Message | None:  # noqa: ARG002
        """Why one must not go back to a ply, if so: something may have been seen since."""
        return None

    @property
    def state(self) -> S:
        """The game as it stands."""
        return self._states[-1]

    @cached_property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

    @cached_property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot has to act."""
        return self.state.seat is not None and not self.is_person(self.state.seat)

    @property
    def is_persons_turn(self) -> bool:
        """Whether a person has to act."""
        return self.state.seat is not None and self.is_person(self.state.seat)

    def is_person(self, seat: int) -> bool:
        """Whether a seat is a person's."""
        return self.players[seat].bot is None

    def play(self, action: Any) -> None:
        """Carry out an action of whoever is to act."""
        before, after = self.state, self.state.play(action)
        self.events.append(self.event(before, after))
        self._states.append(after)

    def undo(self) -> Message | None:
        """Go back to the last decision of a person; if that cannot be, nothing changes and the reason is returned."""
        for ply in range(len(self._states) - 2, -1, -1):
            seat = self._states[ply].seat
            if seat is not None and self.is_person(seat):
                problem = self.obstacle(ply)
                if problem is None:
                    del self._states[ply + 1 :], self.events[ply:]
                return problem
        return message("terminal-nothing-to-undo")

    @property
    def thinkers(self) -> set[str]:
        """The bots at this table that take their time."""
        return {player.bot for player in self.players if player.bot is not None} - set(game(self.name).policies)

    def choose(self, pool: BotPool) -> Choice:
        """What the bot to act wants to do. Those that think do so in a process of the pool; policies need no time."""
        seat = self.state.seat
        assert seat is not None
        name, view = self.players[seat].bot, self.state.view(seat)
        assert name is not None
        if name in self.thinkers:
            return pool.choose(self.name, name, view, THINKING, self._chance())
        return Choice(*game(self.name).choose(name, view, self._chance()))

    def record(self) -> Record:
        """The game so far, in the form in which games are kept."""
        return record_of(self.name, self.state, self.players)

    def _chance(self) -> np.uint64:
        deal = self.state.deal
        secret = deal.key(self.name) if isinstance(deal, SeededDeal) else b""
        return decision_chance(secret, len(self.state.actions))


AnyHotseat = Hotseat[Any, Any]
"""A game of whatever kind, for what does not look into it."""

"""A game at one keyboard: people and bots in any mixture, with undo. Nothing here knows of a screen."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from regnum.bots import bot
from regnum.errors import RecordError, UsageError
from regnum.games import chance
from regnum.games.dealing import Deal, SeededDeal
from regnum.games.kingdomino import Action, Options, State, parse_action, start
from regnum.games.kingdomino.position import NAME
from regnum.records import Player, Record, record_of, verify


@dataclass(frozen=True, slots=True)
class Event:
    """Something that was done, and what it brought."""

    game: int
    round: int
    seat: int
    action: Action
    gain: int


class Hotseat:
    """The players and every state of their game, from the start to now. An unknown bot raises `UsageError`."""

    def __init__(self, state: State, players: list[Player]) -> None:
        self.players = players
        self._bots = [None if player.bot is None else bot(NAME, player.bot) for player in players]
        self.events: list[Event] = []
        """All that was done, in order."""
        self._states = [state]

    @classmethod
    def begin(cls, options: Options, players: list[Player], deal: Deal) -> Hotseat:
        """A new game."""
        return cls(start(options, deal), players)

    @classmethod
    def resume(cls, record: Record) -> Hotseat:
        """The game of a record, which is verified first; whatever is wrong with it raises `RecordError`."""
        deal = verify(record).deal
        try:
            game = cls(start(Options.from_data(record.options), deal), record.players)
        except UsageError as problem:
            raise RecordError(problem.message) from None
        for text in record.actions:
            game.play(parse_action(text))
        return game

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self._states[-1]

    @cached_property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

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

    def play(self, action: Action) -> None:
        """Carry out an action of whoever is to act."""
        before, after = self.state, self.state.play(action)
        assert before.seat is not None
        gain = after.scores(before.game_number)[before.seat].total - before.scores()[before.seat].total
        self.events.append(Event(before.game_number, before.round_number, before.seat, after.actions[-1], gain))
        self._states.append(after)

    def undo(self) -> bool:
        """Go back to the last decision of a person; False if there is none."""
        for ply in range(len(self._states) - 2, -1, -1):
            seat = self._states[ply].seat
            if seat is not None and self.is_person(seat):
                del self._states[ply + 1 :], self.events[ply:]
                return True
        return False

    def choose(self) -> Action:
        """What the bot to act wants to do; the same game always gives the same choice."""
        state = self.state
        assert state.seat is not None
        chooser = self._bots[state.seat]
        assert chooser is not None
        action: Action
        action, _ = chooser.choose(state.view(state.seat), self._chance())
        return action

    def record(self) -> Record:
        """The game so far, in the form in which games are kept."""
        return record_of(NAME, self.state, self.players)

    def _chance(self) -> np.uint64:
        deal = self.state.deal
        secret = deal.key(NAME) if isinstance(deal, SeededDeal) else b""
        ply = len(self.state.actions).to_bytes(4, "big")
        return chance.seeded_by(hashlib.sha256(secret + ply).digest())

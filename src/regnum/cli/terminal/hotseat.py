"""A game at one keyboard: a table like any other, at which one player sits at every seat that no bot has.

Commands go to the table and events come out, as on a server, so undo, secrets and bots follow the same rules. Nothing
here knows of a screen.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from regnum.bots import bot, usual_opponent
from regnum.bots.turn import bots_turn
from regnum.bots.worker import BotPool, Choice
from regnum.errors import RecordError, RegnumError, UsageError
from regnum.games import game
from regnum.games.dealing import Deal, WrittenDeal
from regnum.games.protocol import State
from regnum.records import Player, Record, record_of, verify
from regnum.table import SYSTEM, Actor, Audience, Command, Event, Facts, Table, decide
from regnum.table.audience import seen_seat
from regnum.table.commands import Play, Undo
from regnum.table.events import Opened, Played, Sat, Started, Undone
from regnum.table.undo import is_barred, kept_by_undo
from regnum.words.message import Message, message

S = TypeVar("S", bound=State[Any])
M = TypeVar("M")

KEYBOARD = Actor("keyboard", "keyboard")
"""All people at the keyboard: like a device that several people share, they have one voice."""


class Hotseat(ABC, Generic[S, M]):
    """A table with the names of its players and a description of every move."""

    name: ClassVar[str]
    """The game as the registry knows it."""

    def __init__(self, opening: Iterable[Event], players: list[Player]) -> None:
        now = _now()
        self.table = Table.of((now, event) for event in opening)
        self.players = players
        self.moves: list[M] = []
        """Every action with its effect, in order."""
        self.hinted: set[int] = set()
        """Before which actions hints were asked for."""
        self.command = ""
        """The command that continues a counted try, if it is one: then nothing is undone that a bot has answered."""
        bots = {player.bot for player in players if player.bot is not None}
        self._facts = Facts(tuple(sorted(bots)), usual_opponent(self.name))

    @classmethod
    def begin(cls, options: Any, players: list[Player], deal: Deal) -> Self:
        """A new game. An unknown bot raises `UsageError`."""
        for player in players:
            if player.bot is not None:
                bot(cls.name, player.bot)
        return cls(_opening(cls.name, options, players, deal), players)

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
    def move(self, before: S, after: S) -> M:
        """The last action of `after`, and its effect."""

    @property
    def state(self) -> S:
        """The game as it is now."""
        return cast(S, self.table.game)

    @cached_property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return self.table.seats_of(KEYBOARD.player)

    @property
    def observer(self) -> int | None:
        """The seat whose view the people at the keyboard may see; None for a spectator's."""
        return seen_seat(self.table, Audience.of(self.table, KEYBOARD.player))

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot has to act."""
        return self.table.mover is not None

    @property
    def is_persons_turn(self) -> bool:
        """Whether a person has to act."""
        return self.table.to_act is not None and not self.is_bots_turn

    def is_person(self, seat: int) -> bool:
        """Whether a seat is a person's."""
        return seat in self.people

    def play(self, action: Any) -> None:
        """Carry out an action of the player to act."""
        actor = SYSTEM if self.is_bots_turn else KEYBOARD
        self._carry_out(Play(ply=self.table.ply, action=str(action)), actor)

    def undo(self) -> Message | None:
        """Go back to the last decision of a person; if the table refuses, return why."""
        kept = kept_by_undo(self.table, KEYBOARD.player)
        if self.command and kept is not None and not all(self.is_person(step.seat) for step in self.table.steps[kept:]):
            return message("terminal-daily-answered")
        try:
            self._carry_out(Undo(ply=self.table.ply), KEYBOARD)
        except RegnumError as problem:
            return problem.message
        return None

    @property
    def can_undo(self) -> bool:
        """Whether the last decision of a person can be undone: nothing has come to light since."""
        kept = kept_by_undo(self.table, KEYBOARD.player)
        return kept is not None and not is_barred(self.table, kept)

    @property
    def hints(self) -> int:
        """How many of the decisions made so far were made with a hint."""
        return sum(ply < len(self.moves) for ply in self.hinted)

    @property
    def thinkers(self) -> set[str]:
        """The bots at this table that take their time."""
        return set(self._facts.bots) - set(game(self.name).policies)

    def choose(self, pool: BotPool) -> Choice:
        """The choice of the bot to act. Those that think do so in a process of the pool; policies need no time."""
        turn = bots_turn(self.table)
        assert turn is not None
        if turn.bot in self.thinkers:
            return pool.choose(turn)
        return Choice(*game(self.name).choose(turn.bot, turn.view, turn.chance))

    def record(self) -> Record:
        """The game so far, in the form in which games are kept."""
        return record_of(self.name, self.state, self.players)

    def _carry_out(self, command: Command, actor: Actor) -> None:
        before, now = self.state, _now()
        found = decide(self.table, command, actor, self._facts)
        self.table = self.table.after((now, event) for event in found)
        for event in found:
            if isinstance(event, Played):
                self.moves.append(self.move(before, self.state))
            elif isinstance(event, Undone):
                del self.moves[event.kept :]


AnyHotseat = Hotseat[Any, Any]
"""A game of any kind, for code that does not depend on which."""


def _opening(name: str, options: Any, players: list[Player], deal: Deal) -> Iterable[Event]:
    """The first events of the table: everyone sits down and the game begins."""
    yield Opened(
        by=KEYBOARD.player,
        game=name,
        options=options.data(),
        **_dealt(deal),
        seats=tuple(player.bot for player in players),
        has_chat=False,
        is_undo_strict=True,
    )
    for seat, player in enumerate(players):
        if player.bot is None:
            yield Sat(by=KEYBOARD.player, seat=seat, player=KEYBOARD.player, name=player.name)
    yield Started(by=KEYBOARD.player)


def _dealt(deal: Deal) -> dict[str, Any]:
    """A deal as the fields of the event `Opened`."""
    if isinstance(deal, WrittenDeal):
        return {"seed": "", "draws": deal.draws}
    return {"seed": deal.seed, "salts": deal.salts}


def _now() -> int:
    return time.time_ns() // 1_000_000

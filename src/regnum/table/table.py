"""A table as its events have made it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy, deepcopy
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, Self

from regnum.games import game, protocol
from regnum.games.dealing import Deal, SeededDeal, WrittenDeal
from regnum.records import Player, Record, record_of
from regnum.table.errors import NotNowError
from regnum.table.events import (
    Arranged,
    Coloured,
    Ended,
    Event,
    Moved,
    Muted,
    Nudged,
    Opened,
    Played,
    Rematched,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from regnum.words.characters import plain
from regnum.words.message import message

Status = Literal["open", "playing", "over"]
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


class Actor(NamedTuple):
    """The player, or the program, that gives a command."""

    player: str
    name: str
    is_bot: bool = False


SYSTEM = Actor("", "")
"""The program itself: its bots and its clock."""


class Facts(NamedTuple):
    """What a table cannot know by itself and some commands need."""

    bots: tuple[str, ...]
    """The built-in bots that can play the game."""
    stand_in: str
    """The one that plays for those who are away."""
    absent: frozenset[str] = frozenset()
    """Players who have been away for a while."""
    rematch: str = ""
    """The name of the table that a rematch would be played at."""


class Happened(NamedTuple):
    """An event of the log, with its number and time."""

    number: int
    time: int
    event: Event
    round: int = 0
    """In which round it was played, if it is an action."""
    game_number: int = 1
    """In which game of a match."""


class Step(NamedTuple):
    """An action that has not been undone, with what an undo needs to know."""

    seat: int
    revealed: tuple[int, ...]
    """What had come to light before it."""
    began: int
    """When the decision began: an undo does not give more time for it."""


@dataclass(slots=True)
class Seat:
    """A seat at the table."""

    number: int
    bot: str | None = None
    """The built-in bot that sits here."""
    colour: int = 0
    """The number of its colour."""
    reserved: str | None = None
    player: str | None = None
    name: str = ""
    is_outside_bot: bool = False
    salt: str = ""
    stand_in: str | None = None
    """The built-in bot that plays for the player at present."""
    is_resigned: bool = False

    @property
    def is_taken(self) -> bool:
        """Whether a player or bot sits here."""
        return self.bot is not None or self.player is not None

    @property
    def mover(self) -> str | None:
        """The built-in bot that has to move when it is this seat's turn."""
        return self.stand_in or self.bot

    @property
    def is_away(self) -> bool:
        """Whether a bot plays until the player comes back."""
        return self.stand_in is not None and not self.is_resigned


@dataclass(slots=True)
class UndoRequest:
    """A player has asked for an undo."""

    seat: int
    kept: int
    agreed: set[str] = field(default_factory=set)


class Table:
    """A table at one moment. `after` gives the next, and this one stays as it is."""

    def __init__(self, opened: Opened, time: int) -> None:
        self.opened = opened
        self.rules = game(opened.game)
        self.options: protocol.Options = self.rules.options_from_data(opened.options)
        reserved = opened.reserved or (None,) * len(opened.seats)
        plans = zip(opened.seats, opened.colours or range(len(opened.seats)), reserved, strict=True)
        self.seats = [Seat(number, *plan) for number, plan in enumerate(plans)]
        self.log = [Happened(0, time, opened)]
        self.status: Status = OPEN
        self.host = opened.by
        """The player who opened the table, under their present identity."""
        self.state: protocol.State[Any] | None = None
        self.turns: list[Played | Undone] = []
        """All that changed the game, in order; a ply is a place in this list."""
        self.steps: list[Step] = []
        """The actions that have not been undone."""
        self.furthest = 0
        """How many actions the game has had at most."""
        self.undos = 0
        """How often players undid something, or asked to, since the game was last so far."""
        self.turn_began = time
        self.undo: UndoRequest | None = None
        self.muted: dict[str, set[str]] = {}
        self.keys: set[tuple[str, str]] = {(opened.by, opened.key)} if opened.key else set()
        self.resigned: list[int] = []
        self.ended: Ended | None = None
        self.rematch: str | None = None
        self.commitment = self.deal.commitment
        """What binds the seed of the deal and gives nothing away; salts do not change it."""

    @classmethod
    def of(cls, events: Iterable[tuple[int, Event]]) -> Self:
        """The table that these events, each with its time, have made."""
        (time, first), *others = events
        if not isinstance(first, Opened):
            raise TypeError(first)
        table = cls(first, time)
        for time, event in others:
            table._apply(event, time)
        return table

    def after(self, events: Iterable[tuple[int, Event]]) -> Self:
        """The table after more events, each with its time."""
        table = type(self).__new__(type(self))
        vars(table).update(vars(self))
        table.log, table.turns, table.steps = self.log.copy(), self.turns.copy(), self.steps.copy()
        happened = list(events)
        if not all(type(event) is Played and not event.key for _, event in happened):  # these change nothing else
            table._separate()
        for time, event in happened:
            table._apply(event, time)
        return table

    def _separate(self) -> None:
        """Have a copy of everything that events change in place."""
        self.seats = [copy(seat) for seat in self.seats]
        self.undo, self.muted = deepcopy(self.undo), deepcopy(self.muted)
        self.keys, self.resigned = self.keys.copy(), self.resigned.copy()

    def without_log(self) -> Self:
        """The table as all its events made it, but without them: what is left is short however long the log is."""
        table = type(self).__new__(type(self))
        vars(table).update(vars(self) | {"log": [], "turns": []})
        return table

    def take_log(self, log: list[Happened]) -> None:
        """Have the events of a table whose log was left out."""
        self.log = log
        self.turns = [happened.event for happened in log if isinstance(happened.event, Played | Undone)]

    def __getstate__(self) -> dict[str, Any]:
        """What another process gets: it knows the game."""
        return {name: value for name, value in vars(self).items() if name != "rules"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.rules = game(self.opened.game)

    def _apply(self, event: Event, time: int) -> None:
        self.log.append(self._happened(event, time))
        if event.key:
            self.keys.add((event.by, event.key))
        _APPLY[type(event)](self, event)
        is_back = isinstance(event, Returned) and self.to_act is self.seats[event.seat]
        if isinstance(event, Started | Played) or is_back:
            self.turn_began = time

    def _happened(self, event: Event, time: int) -> Happened:
        if isinstance(event, Played) and self.state is not None:
            return Happened(len(self.log), time, event, self.state.round_number, self.state.game_number)
        return Happened(len(self.log), time, event)

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.log) - 1

    @property
    def changed(self) -> int:
        """When the last event happened."""
        return self.log[-1].time

    @property
    def ply(self) -> int:
        """How often the game has changed: by an action or by an undo. It only grows."""
        return len(self.turns)

    @property
    def deal(self) -> Deal:
        """The deal as it is, or would be if the game began now."""
        if self.opened.draws is not None:
            return WrittenDeal(self.opened.draws)
        return SeededDeal(self.opened.seed, (*self.opened.salts, *(seat.salt for seat in self.seats if seat.salt)))

    @property
    def game(self) -> protocol.State[Any]:
        """The game; before it has begun this raises `NotNowError`."""
        if self.state is None:
            raise NotNowError(message("table-not-begun"))
        return self.state

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is."""
        number = self.state.seat if self.status == PLAYING and self.state is not None else None
        return None if number is None else self.seats[number]

    @property
    def mover(self) -> str | None:
        """The built-in bot that has to move now."""
        seat = self.to_act
        return seat.mover if seat else None

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats of a player."""
        return tuple([seat.number for seat in self.seats if seat.player == player]) if player else ()

    def record(self) -> Record:
        """The game so far, in the form in which games are kept."""
        return record_of(self.opened.game, self.game, self.players())

    def players(self) -> list[Player]:
        """The players by seat, as records write them: without the joiners in names, which are not allowed there."""
        names = [plain(seat.name) if seat.bot is None else seat.bot for seat in self.seats]
        return [Player(name, seat.bot) for name, seat in zip(names, self.seats, strict=True)]

    def ranks(self) -> list[int] | None:
        """The rank of each seat once a game is over. Players who resigned come last, the first to resign at the end."""
        if self.state is None or self.ended is None:
            return None
        by_seat = {standing.seat: -standing.rank for standing in self.state.ranking()}
        keys = [
            (-1, self.resigned.index(seat.number)) if seat.is_resigned else (0, by_seat[seat.number])
            for seat in self.seats
        ]
        return [1 + sum(other > key for other in keys) for key in keys]

    def _sat(self, event: Sat) -> None:
        seat = self.seats[event.seat]
        seat.player, seat.name, seat.is_outside_bot, seat.salt = event.player, event.name, event.is_bot, event.salt
        seat.reserved = None

    def _stood(self, event: Stood) -> None:
        self.seats[event.seat] = Seat(event.seat, colour=self.seats[event.seat].colour)

    def _arranged(self, event: Arranged) -> None:
        self.seats[event.seat] = Seat(event.seat, event.bot, self.seats[event.seat].colour)

    def _coloured(self, event: Coloured) -> None:
        seat = self.seats[event.seat]
        for other in self.seats:
            if other.colour == event.colour:
                other.colour = seat.colour
        seat.colour = event.colour

    def _started(self, _event: Started) -> None:
        self.status = PLAYING
        self.state = self.rules.start(self.options, self.deal)

    def _played(self, event: Played) -> None:
        self.steps.append(Step(event.seat, self.game.revealed, self.turn_began))
        self.turns.append(event)
        at_hand = self.game.successor(event.action)  # if it was decided just now
        self.state = at_hand or self.game.play(self.rules.parse_action(event.action))
        self.undo = None
        if len(self.steps) > self.furthest:
            self.furthest, self.undos = len(self.steps), 0

    def _undone(self, event: Undone) -> None:
        is_same_turn = self.game.seat == event.seat
        self.turn_began = self.steps[event.kept].began if is_same_turn else self.changed
        self.state = self.game.undo(len(self.steps) - event.kept)
        del self.steps[event.kept :]
        self.turns.append(event)
        if self.undo is None or self.undo.kept != event.kept:  # one that was asked for has been counted
            self.undos += 1
        self.undo = None

    def _undo_asked(self, event: UndoAsked) -> None:
        self.undos += 1
        self.undo = UndoRequest(event.seat, event.kept, {event.by})

    def _undo_answered(self, event: UndoAnswered) -> None:
        if self.undo is not None and event.agrees:
            self.undo.agreed.add(event.by)
        else:
            self.undo = None

    def _muted(self, event: Muted) -> None:
        muted = self.muted.setdefault(event.by, set())
        (muted.add if event.is_muted else muted.discard)(event.player)

    def _replaced(self, event: Replaced) -> None:
        self.seats[event.seat].stand_in = event.bot

    def _returned(self, event: Returned) -> None:
        self.seats[event.seat].stand_in = None

    def _moved(self, event: Moved) -> None:
        seat = self.seats[event.seat]
        if seat.player == self.host and self.seats_of(self.host) == (event.seat,):
            self.host = event.player
        seat.player, seat.name, seat.is_outside_bot = event.player, event.name, event.is_bot

    def _resigned(self, event: Resigned) -> None:
        seat = self.seats[event.seat]
        seat.is_resigned, seat.stand_in = True, event.bot
        self.resigned.append(event.seat)
        self.undo = None

    def _ended(self, event: Ended) -> None:
        self.status, self.ended, self.undo = OVER, event, None

    def _rematched(self, event: Rematched) -> None:
        self.rematch = event.table

    def _nothing(self, _event: Said | Nudged) -> None:
        """Chat and reminders change nothing but the log."""


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table._sat,
    Stood: Table._stood,
    Arranged: Table._arranged,
    Coloured: Table._coloured,
    Started: Table._started,
    Played: Table._played,
    Undone: Table._undone,
    UndoAsked: Table._undo_asked,
    UndoAnswered: Table._undo_answered,
    Said: Table._nothing,
    Nudged: Table._nothing,
    Muted: Table._muted,
    Replaced: Table._replaced,
    Returned: Table._returned,
    Moved: Table._moved,
    Resigned: Table._resigned,
    Ended: Table._ended,
    Rematched: Table._rematched,
}

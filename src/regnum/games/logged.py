"""Shared by the states of all games: a game is its log, and a state is where that log leads."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, ItemsView, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, Protocol, Self, TypeVar

from regnum.errors import IllegalActionError, UsageError
from regnum.games import protocol
from regnum.games.dealing import Deal
from regnum.games.protocol import Explanation, Seat
from regnum.words import Message
from regnum.words.message import message


class Position(Protocol):
    """The arrays of a game, or of a part of it, behind a few questions."""

    @property
    def seat(self) -> Seat | None:
        """The seat to act."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game ends with this part."""
        ...

    def legal_actions(self) -> Mapping[Any, int]:
        """Every legal action with its number."""
        ...

    def action(self, code: int) -> Any:
        """The action with this number here."""
        ...


class Numbering(Protocol):
    """A position whose actions need not be made to be found."""

    def actions(self, codes: list[int]) -> list[Any]:
        """The actions with these numbers here."""
        ...

    def number(self, action: Any) -> int:
        """The number of an action if it is legal here; that of another, or of none, if it is not."""
        ...

    def written(self, codes: list[int]) -> list[str]:
        """The actions with these numbers here, in notation."""
        ...


A = TypeVar("A")
Opts = TypeVar("Opts", bound=protocol.Options)
P = TypeVar("P", bound=Position)
T = TypeVar("T")
V = TypeVar("V", bound="Observed[Any, Any, Any]")

_DERIVED = frozenset({"_legal", "_seat", "_memory", "_shared"})
"""What boards keep besides what makes them: it follows from the rest, and may be long."""


class Legal(Mapping[A, int]):
    """The legal actions of a position with their numbers.

    There can be hundreds, and tables send them in notation, so they are made as objects only when asked for.
    """

    def __init__(self, position: Numbering, codes: list[int]) -> None:
        self._position, self._codes = position, codes

    @cached_property
    def written(self) -> tuple[str, ...]:
        """All of them in notation."""
        return tuple(self._position.written(self._codes))

    @cached_property
    def _actions(self) -> dict[A, int]:
        return dict(zip(self._position.actions(self._codes), self._codes, strict=True))

    def __getitem__(self, action: A) -> int:
        code = self._position.number(action)
        is_found = code in self._codes and self._position.actions([code]) == [action]
        return code if is_found else self._actions[action]

    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._codes)

    def items(self) -> ItemsView[A, int]:
        """The actions with their numbers."""
        return self._actions.items()


class Board(protocol.Board[A], Generic[Opts, P, A]):
    """A position to read: the present part of a game, and those before it."""

    observer: Seat | None = None
    """The seat that sees it; None for a spectator, and for the referee, who sees everything."""

    def __init__(self, options: Opts, positions: tuple[P, ...]) -> None:
        self._options = options
        self._positions = positions
        self._position = positions[-1]

    def __getstate__(self) -> dict[str, Any]:
        """What another process gets: not what follows from the rest."""
        return {name: value for name, value in vars(self).items() if name not in _DERIVED}

    @cached_property
    def _memory(self) -> dict[Any, tuple[Any, Any]]:
        """What was made last of parts of the game, each with what it was made of: an action changes few of them.

        All states of a game, and all views of them, have one memory.
        """
        return {}

    def _remembered(self, key: Any, made_of: Any, make: Callable[[], T]) -> T:
        """Something that was made of the same before, or is made now. Arrays are the same only if they are one."""
        found = self._memory.get(key)
        if found is None or not (found[0] is made_of or (type(made_of) is tuple and found[0] == made_of)):
            found = self._memory[key] = (made_of, make())
        remembered: T = found[1]
        return remembered

    @property
    def options(self) -> Opts:
        """The options of the game."""
        return self._options

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.is_over

    @property
    def seat(self) -> Seat | None:
        """The seat to act; None when the game is over."""
        return self._seat

    @cached_property
    def _seat(self) -> Seat | None:
        return self._position.seat

    def legal_actions(self) -> tuple[A, ...]:
        """Everything the seat to act may do; empty when the game is over."""
        return tuple(self._legal)

    def explain(self, action: A) -> Explanation[A]:
        """Whether an action is legal, by which rule, and what would be."""
        rule, sentence = self._reason(action)
        is_legal = self._canonical(action) in self._legal
        return Explanation(action, is_legal, rule, sentence, self.legal_actions())

    @cached_property
    def _legal(self) -> Mapping[A, int]:
        return self._position.legal_actions()

    def _written_actions(self) -> tuple[str, ...]:
        """The legal actions in notation."""
        legal = self._legal
        return legal.written if isinstance(legal, Legal) else tuple([str(action) for action in legal])

    def _canonical(self, action: A) -> A:
        """The form of an action that is listed as legal, where it can be written in several."""
        return action

    @abstractmethod
    def _reason(self, action: A) -> tuple[str, Message]:
        """The number of the rule that allows or forbids an action, and the sentence about it."""
        ...


class Observed(Board[Opts, P, A]):
    """A board as one seat, or a spectator, sees it: legal actions and explanations are for the seat to act alone."""

    def legal_actions(self) -> tuple[A, ...]:
        """The legal actions of the observer; empty when it is not their turn."""
        return () if self._waits else super().legal_actions()

    def _written_actions(self) -> tuple[str, ...]:
        return () if self._waits else super()._written_actions()

    def explain(self, action: A) -> Explanation[A]:
        """Whether the observer may do this now, by which rule, and what they may do."""
        if self.is_over or not self._waits:
            return super().explain(action)
        rule, sentence = self._reason_to_wait()
        return Explanation(action, is_legal=False, rule=rule, message=sentence, legal_actions=())

    @property
    def position(self) -> P:
        """The rulebook's arrays without what is hidden from the observer, for bots that search."""
        return self._position

    @property
    def _waits(self) -> bool:
        return self.observer is None or self.observer != self.seat

    @abstractmethod
    def _reason_to_wait(self) -> tuple[str, Message]:
        """The number of the rule by which another seat acts, and the sentence about it."""
        ...


class Logged(Board[Opts, P, A], protocol.State[A]):
    """A game at one moment, with everything that led to it. Immutable: to play gives a new state."""

    def __init__(self, options: Opts, deal: Deal, actions: tuple[A, ...], positions: tuple[P, ...]) -> None:
        super().__init__(options, positions)
        self.deal = deal
        self.actions = actions
        self._line: tuple[tuple[P, ...], ...] = ()
        """The positions before each action, so that undo need not play again what it keeps."""
        self._successor: Self | None = None
        """The state after the action that was last played here: kept, so that asking again takes no time."""

    def play(self, action: A) -> Self:
        """The state after an action; an illegal one raises `IllegalActionError` and changes nothing."""
        code = self._legal.get(action)
        if code is None:
            code = self._legal.get(self._canonical(action))
        if code is None:
            raise IllegalActionError(self.explain(action))
        played: A = self._position.action(code)  # as the rulebook writes it: 9.0 equals 9, but is not a domino's number
        if self._successor is None or self._successor.actions[-1] != played:
            self._successor = self._at((*self.actions, played), (*self._line, self._positions), self._after(code))
        return self._successor

    def successor(self, text: str) -> Self | None:
        """The state after an action in notation, if it was just played from here."""
        last = self._successor
        return last if last is not None and str(last.actions[-1]) == text else None

    def undo(self, plies: int = 1) -> Self:
        """The state some actions ago."""
        kept = len(self.actions) - plies
        if not 0 <= kept <= len(self.actions):
            raise UsageError(message("error-undo", plies=plies, played=len(self.actions)))
        return self._at(self.actions[:kept], self._line[:kept], self._line[kept]) if plies else self

    def _at(self, actions: tuple[A, ...], line: tuple[tuple[P, ...], ...], positions: tuple[P, ...]) -> Self:
        """A state of the same game."""
        state = type(self)(self.options, self.deal, actions, positions)
        state._line = line
        vars(state)["_memory"] = self._memory
        return state

    @abstractmethod
    def _after(self, code: int) -> tuple[P, ...]:
        """The positions after a legal action."""
        ...

    def _with_legal(self, view: V) -> V:
        """The view with what it shares with this state; the seat to act also needs the legal actions."""
        vars(view)["_memory"] = self._memory
        if view.observer is not None and view.observer == self.seat:
            vars(view)["_legal"] = self._legal
        return view

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and seat not in range(self.options.players):
            raise UsageError(message("error-seat", seat=seat, players=self.options.players))

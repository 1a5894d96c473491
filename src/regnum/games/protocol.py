"""The shape that every game has, so that records, bots, arena, table and page need not know which one they hold."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from regnum.errors import OptionsError
from regnum.games.dealing import Deal
from regnum.games.numbered import Keys
from regnum.games.options import GameOptions
from regnum.games.ranking import LAST, SHARED, rank_seats
from regnum.words import Message
from regnum.words.message import message

Seat = int
"""A player's place at the table, from 0."""

A = TypeVar("A")
Opts = TypeVar("Opts", bound="Options")
OptsIn = TypeVar("OptsIn", bound="Options", contravariant=True)
V = TypeVar("V", bound="Board[Any]")


@dataclass(frozen=True, slots=True)
class Explanation(Generic[A]):
    """Why an action is legal or not: the rule, the sentence, and what would be legal instead."""

    action: A
    is_legal: bool
    rule: str
    message: Message
    legal_actions: tuple[A, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the final ranking."""

    seat: Seat
    rank: int
    """1 for the winner; equals share a rank and the next rank is left out."""
    key: tuple[int, ...]
    """What was compared, most important first."""
    decided_by: str
    """What separated this seat from the next one below: the name of an entry of `key`, or `shared` or `last`."""


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that a player can set: a flag, one of some choices, or a number if there are none."""

    name: str
    is_flag: bool = False
    choices: tuple[str, ...] = ()
    when_bare: str | None = None
    """What is meant when it is named without a value."""

    @property
    def kind(self) -> Literal["flag", "choice", "number"]:
        """Which of the three it is."""
        if self.is_flag:
            return "flag"
        return "choice" if self.choices else "number"


class ViewData(msgspec.Struct, frozen=True, tag_field="game"):
    """What can be seen of a game, in its own form; its tag is the name of the game."""


class PreviewData(msgspec.Struct, frozen=True, tag_field="game"):
    """What an action would change, in the form of its game."""


class ResultData(msgspec.Struct, frozen=True):
    """The outcome of a game, as records keep it; a game may add more."""

    scores: list[int]
    """By seat."""
    ranks: list[int]
    """By seat, 1 for the winner; equals share a rank and the next is left out."""
    decided_by: str
    """What decided the victory; `shared` if nothing did."""


class Options(Protocol):
    """What is agreed on before a game."""

    @property
    def players(self) -> int:
        """How many play."""
        ...

    def data(self) -> dict[str, Any]:
        """The options as plain data, the form kept in records."""
        ...


class Board(Protocol[A]):
    """A position as it can be read; a `State` is one, and so is what one seat may see of it.

    `regnum.games.logged` implements most of it, and most of `State`, for games that keep their log as all do here.
    """

    @property
    @abstractmethod
    def seat(self) -> Seat | None:
        """The seat to act; None when the game is over."""
        ...

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether it has ended."""
        ...

    @property
    def round_number(self) -> int:
        """Which round is being played, from 1; 0 for what comes before the first. A game may have no rounds."""
        return 1

    @property
    def game_number(self) -> int:
        """Which game of a match is being played, from 1. A game may know no matches."""
        return 1

    @abstractmethod
    def legal_actions(self) -> tuple[A, ...]:
        """Everything the seat to act may do."""
        ...

    @abstractmethod
    def explain(self, action: A) -> Explanation[A]:
        """Whether an action is legal, by which rule, and what would be."""
        ...

    @abstractmethod
    def ranking(self) -> tuple[Standing, ...]:
        """The players from first to last."""
        ...

    @abstractmethod
    def result(self) -> ResultData:
        """The outcome, in the form kept in records."""
        ...

    @abstractmethod
    def data(self) -> ViewData:
        """All that can be seen, in the form that is sent."""
        ...


class State(Board[A], Protocol[A]):
    """A game at one moment, with everything that led to it. Immutable: to play gives a new one."""

    deal: Deal
    """Where everything random comes from."""
    actions: tuple[A, ...]
    """All that was played."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """The options of the game."""
        ...

    @property
    @abstractmethod
    def revealed(self) -> tuple[int, ...]:
        """All that was hidden or decided by chance and has come to light so far, as numbers.

        They change exactly when more does: undo may not cross a change of them.
        """
        ...

    @abstractmethod
    def play(self, action: A) -> Self:
        """The state after an action; an illegal one raises `IllegalActionError`."""
        ...

    def successor(self, text: str) -> Self | None:  # noqa: ARG002
        """The state after an action in notation, if it is at hand because it was just played from here."""
        return None

    @abstractmethod
    def undo(self, plies: int = 1) -> Self:
        """The state some actions ago."""
        ...

    @abstractmethod
    def preview(self, action: A) -> PreviewData:
        """What a legal action would change on the board, with nothing that only playing it reveals."""
        ...

    @abstractmethod
    def view(self, seat: Seat | None) -> Board[A]:
        """What a seat, or a spectator (None), may know, and nothing else."""
        ...


@dataclass(frozen=True, slots=True)
class Batch:
    """Many finished games."""

    keys: npt.NDArray[np.int64]
    """What decides each game, [game, seat, entry], the score first."""
    lengths: npt.NDArray[np.int64]
    """How many actions each game took."""
    actions: Callable[[int], list[str]]
    """The actions of a game in notation, if they were logged."""
    result: Callable[[int], ResultData]
    """The result of a game as kept in records."""


@dataclass(frozen=True, slots=True)
class Forms:
    """The forms in which data of a game are written as JSON: the OpenAPI file is made of them."""

    options: type[GameOptions]
    view: type[ViewData]
    preview: type[PreviewData]
    result: type[ResultData]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet: what is on a real table is filled in and counted, without any game being played."""

    form: type[msgspec.Struct]
    """The form to fill in."""
    answer: type[msgspec.Struct]
    """The result."""
    count: Callable[[Any], msgspec.Struct]
    """From the one to the other; what cannot exist raises `BoardError`. Its docstring appears in the OpenAPI file."""


class Simulate(Protocol[OptsIn]):
    """Plays many games at once."""

    def __call__(
        self, options: OptsIn, keys: Keys, policies: tuple[str, ...], *, with_log: bool, device: str = ...
    ) -> Batch:
        """Play one game for each key of a deal, with a policy for every seat; without a log only results are kept."""
        ...


def no_policy(policy: str, _view: Any, _chance: np.uint64) -> Any:
    """The `choose` of a game without policies."""
    raise LookupError(policy)


def no_simulation(*_: Any, **__: Any) -> Batch:
    """The `simulate` of a game that is played one game at a time."""
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Game(Generic[Opts, V, A]):
    """A game: how to start it, how to read its actions, and how it is played by its own policies.

    What has a default can be left out: a game without policies is played by bots that are written for it, one without
    `simulate` only one game at a time, one without a score sheet only by its referee.
    """

    name: str
    """Its name in data and on the command line."""
    switches: tuple[Switch, ...]
    """What can be chosen before a game."""
    options: Callable[..., Opts]
    """Options from some of the switches; the others keep their defaults."""
    options_from_data: Callable[[dict[str, Any]], Opts]
    """Options from a record."""
    start: Callable[[Opts, Deal], State[A]]
    """A new game with these options and this deal."""
    parse_action: Callable[[str], A]
    """Read an action as it is written; `NotationError` if it is none."""
    forms: Forms
    """The forms of its data."""
    players: tuple[int, ...] = (2, 3, 4)
    """With how many it can be played."""
    policies: tuple[str, ...] = ()
    """The names of the simple ways to play that are a part of the game."""
    choose: Callable[[str, V, np.uint64], tuple[A, np.uint64]] = no_policy
    """A policy's action for the seat to act, from what it may see, and the new state of the random numbers."""
    simulate: Simulate[Opts] = no_simulation
    """Many games between policies in one loop."""
    sheet: Sheet | None = None
    """Its score sheet, for people at a real table."""

    @property
    def simulated(self) -> tuple[str, ...]:
        """The policies that can play many games in one loop."""
        return () if self.simulate is no_simulation else self.policies

    def chosen(self, switches: Mapping[str, Any]) -> Opts:
        """Options from switches by name; one that the game does not have raises `OptionsError`."""
        known = [switch.name for switch in self.switches]
        unknown = sorted(set(switches) - set(known))
        if unknown:
            raise OptionsError(message("error-option-unknown", option=", ".join(unknown)[:100], known=", ".join(known)))
        return self.options(**switches)


def rank(keys: Sequence[tuple[int, ...]], names: Sequence[str]) -> tuple[Standing, ...]:
    """Order the seats by their keys, highest first, and say what decided each standing."""
    seats = len(keys)
    order, ranks, decided = (np.zeros(seats, dtype=np.int64) for _ in range(3))
    rank_seats(np.array(keys, dtype=np.int64).reshape(seats, -1), order, ranks, decided)
    words = {SHARED: "shared", LAST: "last", **dict(enumerate(names))}
    return tuple(
        Standing(seat, int(ranks[seat]), keys[seat], words[entry])
        for seat, entry in zip(order.tolist(), decided.tolist(), strict=True)
    )

"""The bot protocol: a bot is a function of its seat's view, a budget and a random state.

A bot chooses an action. It may also analyse a position: list its candidates with what it expects of each.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol, Self, runtime_checkable

import msgspec
import numpy as np

from regnum.bots.reasons import Reason
from regnum.errors import UsageError
from regnum.games import game
from regnum.games.chance import advance, below, seeded_by
from regnum.words.message import message

_STEP_SECONDS = 0.004
"""How long compiled code runs between two looks at the clock."""
_WALL, _CPU = "s", "cpu"
"""How budgets in seconds end when they are written."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget of a bot for one decision: seconds, playouts, or both, whichever ends first.

    A budget of playouts alone makes every decision repeatable; seconds depend on the machine. Seconds of processor time
    depend less on it: what other programs do there costs a bot nothing.
    """

    seconds: float | None = None
    playouts: int | None = None
    cores: int = 1
    """How many threads may search at once, each within these seconds or playouts."""
    is_cpu: bool = False
    """Whether the seconds are those that a thread has had a processor, not those of a clock on the wall."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """A budget as it is written: `0.2s` for seconds, `0.2cpu` for processor time, `2000` for playouts.

        >>> Budget.parse("0.2s")
        Budget(seconds=0.2, playouts=None, cores=1, is_cpu=False)
        """
        is_cpu = text.endswith(_CPU)
        try:
            if is_cpu or text.endswith(_WALL):
                seconds = float(text.removesuffix(_CPU if is_cpu else _WALL))
                if 0 < seconds <= 86400:
                    return cls(seconds=seconds, is_cpu=is_cpu)
            elif 0 < int(text) <= 10**9:
                return cls(playouts=int(text))
        except ValueError:
            pass
        raise UsageError(message("error-budget", text=text[:40]))

    def at_most(self, playouts: int | None) -> Self:
        """The same budget, but no more playouts than this; None sets no limit."""
        if playouts is None:
            return self
        return replace(self, playouts=min(playouts, self.playouts or playouts))

    def __str__(self) -> str:
        seconds = [] if self.seconds is None else [f"{self.seconds:g}{_CPU if self.is_cpu else _WALL}"]
        playouts = [] if self.playouts is None else [str(self.playouts)]
        return "+".join(seconds + playouts)


THINKING = Budget(seconds=1)
"""The budget for a decision where people wait for it."""


class Turn(NamedTuple):
    """A decision to be made: which bot of which game, what it sees, what it may spend, and its random numbers."""

    game: str
    bot: str
    view: Any
    budget: Budget
    chance: np.uint64


def decision_chance(secret: bytes, ply: int) -> np.uint64:
    """The random state of a bot's decision: as secret as the deal is, and the same if the decision is made again."""
    return seeded_by(hashlib.sha256(secret + ply.to_bytes(4, "big")).digest())


class Reply(msgspec.Struct, frozen=True):
    """What a seat is likely to do then."""

    seat: int
    action: Any

    def data(self) -> dict[str, Any]:
        """The reply as plain data, the action in notation."""
        return {"seat": self.seat, "action": str(self.action)}


class Candidate(msgspec.Struct, frozen=True):
    """An action that a bot considered, and what it expects if the seat to act takes it.

    The numbers are by seat. Those that a bot does not know are empty.
    """

    action: Any
    share: float
    """The share of the visits of a search; a bot that does not search gives its choice 1 and the others 0."""
    win: tuple[float, ...] = ()
    """Every seat's chance of winning; a victory shared by two counts one half for each."""
    points: tuple[float, ...] = ()
    """Every seat's expected points at the end of the game."""
    error: float = 0.0
    """The standard error of the chance of winning of the seat to act: how far another search may differ."""
    points_error: tuple[float, ...] = ()
    """The standard error of every seat's expected points."""
    reasons: tuple[Reason, ...] = ()
    """Why it is better or worse than others; empty if nothing stands out, or none were asked for."""
    next: tuple[Reply, ...] = ()
    """What is likely to follow, until something comes to light; empty if that was not asked for."""

    def data(self) -> dict[str, Any]:
        """The candidate as plain data, the action in notation."""
        return {
            "action": str(self.action),
            "share": self.share,
            "win": list(self.win),
            "points": list(self.points),
            "error": self.error,
            "points_error": list(self.points_error),
            "reasons": [reason.data() for reason in self.reasons],
            "next": [reply.data() for reply in self.next],
        }


class Analysis(msgspec.Struct, frozen=True):
    """A bot's analysis of a position."""

    seat: int
    """The seat to act."""
    candidates: tuple[Candidate, ...]
    """The best first; at least one. Actions that were not considered are missing."""
    exact: bool = False
    """Whether the ending was solved: then the numbers are what happens if all play as well as they can."""
    playouts: int = 0
    """How many playouts the numbers are made of."""

    @property
    def best(self) -> Candidate:
        """The bot's choice."""
        return self.candidates[0]

    def data(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "seat": self.seat,
            "exact": self.exact,
            "playouts": self.playouts,
            "candidates": [candidate.data() for candidate in self.candidates],
        }


class Bot(Protocol):
    """Anything that can choose an action from a view; the random numbers come in and go out.

    One of this package that takes a few milliseconds whatever its budget has an attribute `is_quick`, which is true.
    """

    @property
    def name(self) -> str:
        """The name of the bot."""
        ...

    def choose(self, view: Any, budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        """Its action for the seat to act."""
        ...


@runtime_checkable
class AnalysingBot(Bot, Protocol):
    """A bot that can also say what it thinks of a position."""

    def analyse(self, view: Any, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """Its candidates for the seat to act. The best is what `choose` gives for the same view, budget and chance."""
        ...


def analyse(bot: Bot, view: Any, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
    """A bot's analysis of a view; for one that can only choose, its choice without any numbers."""
    if isinstance(bot, AnalysingBot):
        return bot.analyse(view, budget, chance)
    action, chance = bot.choose(view, budget, chance)
    return Analysis(view.seat, (Candidate(action, 1.0),)), chance


class PolicyBot:
    """A bot made of one of a game's own policies, which need no budget."""

    is_quick = True

    def __init__(self, game_name: str, policy: str) -> None:
        self.name = policy
        self._game = game(game_name)

    def choose(self, view: Any, _budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        """The policy's action for the seat to act."""
        return self._game.choose(self.name, view, chance)


class RandomBot:
    """Any legal action, all equally likely: a bot of every game, whatever its rulebook."""

    name = "random"
    is_quick = True

    def choose(self, view: Any, _budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        """One of the legal actions."""
        actions, chance = view.legal_actions(), advance(chance)
        return actions[below(chance, len(actions))], chance


def spend(budget: Budget, search: Callable[[int], object], is_done: Callable[[], bool] = lambda: False) -> int:
    """Call `search(n)`, which makes n more playouts, until the budget is spent; return how many were made.

    It ends earlier if the search has found out everything. The calls are short enough for the clock to be looked at
    often, and at least one playout is made.
    """
    if budget.seconds is None:
        playouts = budget.playouts or 1
        search(playouts)
        return playouts
    most = budget.playouts or 1 << 62
    clock = time.thread_time if budget.is_cpu else time.perf_counter
    began = clock()
    made, step = 0, 1
    while made < most:
        step = min(step, most - made)
        before = clock()
        search(step)
        made += step
        now = clock()
        left = budget.seconds - (now - began)
        if left <= 0 or is_done():
            break
        speed = step / max(now - before, 1e-7)
        step = max(1, min(int(speed * min(_STEP_SECONDS, left)), 8 * step))
    return made

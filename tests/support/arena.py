"""What the tests of the arena share: bots and tasks that worker processes can import, and plans to play."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import numpy as np

from regnum.arena.plan import Plan
from regnum.bots import Budget, Contender, bot
from regnum.games import game

FLAGS = "REGNUM_TEST_FLAGS"
"""The environment variable with a folder in which helpers note what they did once."""


def plan(bots: str, games: int = 20, *, rules: str = "kingdomino", **settings: Any) -> Plan:
    """A plan with bots as a user writes them."""
    form, all_seatings = settings.pop("form", ""), settings.pop("all_seatings", False)
    seed = settings.pop("seed", "s")
    contenders = tuple(Contender.parse(rules, text, Budget(playouts=10)) for text in bots.split(","))
    return Plan(rules, game(rules).options(**settings), contenders, games, seed, form, all_seatings)


def is_first_time(name: str) -> bool:
    """Whether this name is asked for the first time, in any process."""
    try:
        (Path(os.environ[FLAGS]) / name).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def die() -> None:
    """Leave no time for goodbyes."""
    os.kill(os.getpid(), signal.SIGKILL)


def square(number: int) -> int:
    """A task."""
    return number * number


def square_or_die(number: int) -> int:
    """A task that kills its worker once for every third number."""
    if number % 3 == 0 and is_first_time(f"square-{number}"):
        die()
    return number * number


def slow_if_early(number: int) -> tuple[int, int]:
    """A task that takes longest for the first numbers, so that results come out of order; with the worker's process."""
    time.sleep(0.2 if number < 2 else 0.01)
    return number, os.getpid()


def always_die(number: int) -> int:
    """A task that kills every worker."""
    die()
    return number


def fail(number: int) -> int:
    """A task that goes wrong in an ordinary way."""
    raise ZeroDivisionError(number)


class Dice:
    """Plays at random, as a bot that is not compiled."""

    name = "dice"

    def __init__(self) -> None:
        self._random = bot("kingdomino", "random")

    def choose(self, view: Any, budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        return self._random.choose(view, budget, chance)


class Talker(Dice):
    """Thinks aloud."""

    def choose(self, view: Any, budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        print("hm")  # noqa: T201
        return super().choose(view, budget, chance)


class Killer(Dice):
    """Ends the process that it plays in, twice in all."""

    def choose(self, view: Any, budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        moment = len(view.unseen)
        if moment in (32, 40) and is_first_time(f"killer-{moment}"):
            die()
        return super().choose(view, budget, chance)


class Broken(Dice):
    """Raises now and then, and answers with nonsense in other ways."""

    def choose(self, view: Any, budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        action, after = super().choose(view, budget, chance)
        match len(view.unseen) // 4 % 4:
            case 0:
                raise RuntimeError("lost in thought")
            case 1:
                return None, after
            case 2:
                return action, "chance"  # type: ignore[return-value]
        return action, after


class Forgetful(Dice):
    """Remembers games that it should not: it would play differently in every game of a process."""

    def __init__(self) -> None:
        super().__init__()
        self.decisions = 0

    def choose(self, view: Any, budget: Budget, chance: np.uint64) -> tuple[Any, np.uint64]:
        self.decisions += 1
        return super().choose(view, budget, chance + np.uint64(self.decisions))

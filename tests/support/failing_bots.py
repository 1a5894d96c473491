"""Bots that do what no bot should, and some that only look like it."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

import numpy as np

from regnum.bots import Analysis, Budget, Candidate
from regnum.engine.runtime import Entry
from regnum.games.kingdomino import Claim

Chosen = tuple[Any, np.uint64]


class Honest:
    """Does the last thing it may."""

    name = "honest"

    def choose(self, view: Any, budget: Budget, chance: np.uint64) -> Chosen:
        if budget.playouts != 1:
            self.fail()
        return view.legal_actions()[-1], chance

    def fail(self) -> None:
        """The failure in a real decision; the tiny decision before it succeeds."""


class Leaving(Honest):
    def fail(self) -> None:
        os._exit(3)


class Trapped(Honest):
    def fail(self) -> None:
        Entry("games.toys.fail")()


class Spinning(Honest):
    def fail(self) -> None:
        Entry("games.toys.spin")()


class Killed(Honest):
    def fail(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Hanging(Honest):
    def fail(self) -> None:
        time.sleep(60)


class Raising(Honest):
    def fail(self) -> None:
        raise ZeroDivisionError("one by none")


class Exiting(Honest):
    def fail(self) -> None:
        sys.exit("enough")


class Printing(Honest):
    def fail(self) -> None:
        os.write(1, b"look at me")
        sys.stderr.write("look at me")


class Cheating(Honest):
    def choose(self, view: Any, _budget: Budget, chance: np.uint64) -> Chosen:
        return Claim(next(iter(view.unseen))), chance


class Babbling(Honest):
    def choose(self, _view: Any, _budget: Budget, chance: np.uint64) -> Chosen:
        return "x" * 10**6, chance


class Wild(Honest):
    def choose(self, view: Any, _budget: Budget, _chance: np.uint64) -> Chosen:
        return view.legal_actions()[0], 1 << 70  # type: ignore[return-value]


class Speechless(Honest):
    """Has no candidate."""

    def candidates(self, _view: Any) -> tuple[Candidate, ...]:
        return ()

    def analyse(self, view: Any, _budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        return Analysis(0, self.candidates(view)), chance


class Fabulist(Speechless):
    """Thinks of an action that is not legal."""

    def candidates(self, view: Any) -> tuple[Candidate, ...]:
        return (Candidate(Claim(next(iter(view.unseen))), 1.0),)


class Repeating(Speechless):
    """Names one action twice."""

    def candidates(self, view: Any) -> tuple[Candidate, ...]:
        return (Candidate(view.legal_actions()[0], 0.5),) * 2


class Boundless(Speechless):
    """Expects infinitely many points."""

    def candidates(self, view: Any) -> tuple[Candidate, ...]:
        return (Candidate(view.legal_actions()[0], 1.0, points=(float("inf"), 0.0)),)


class Rambling(Speechless):
    """Says something else."""

    def candidates(self, view: Any) -> tuple[Candidate, ...]:
        return (Candidate(view.legal_actions()[0], "much"),)  # type: ignore[arg-type]


class Asleep(Honest):
    """Never gets ready."""

    def __init__(self) -> None:
        time.sleep(60)


class Late(Honest):
    """Takes long to get ready, as what is compiled does, and decides at once."""

    def __init__(self) -> None:
        time.sleep(2)


class Wounded(Honest):
    """Dies when it is made."""

    def __init__(self) -> None:
        os._exit(4)


class Mute:
    """Has no way to choose."""


NOTHING = None

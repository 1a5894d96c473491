"""Everything that can be wrong with what a caller hands in.

    RegnumError
    ├── OptionsError        options that make no sense together
    ├── NotationError       text that is not an action
    ├── IllegalActionError  an action that a rule forbids
    ├── DealError           an impossible deal
    ├── RecordError         a record that is broken, tampered with or from the future
    ├── BoardError          a kingdom or board, written as text, that cannot exist
    ├── UsageError          a request that cannot be met: an unknown bot, a missing file
    └── EngineError         compiled rules that are missing, out of date, or broke off

Each carries a `Message`, so it can be said in every language; `str()` is English.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from regnum.words import Message
from regnum.words.message import message
from regnum.words.system import reason

if TYPE_CHECKING:
    from regnum.games.protocol import Explanation


class RegnumError(ValueError):
    """Something handed in was wrong; nothing has been changed."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem)
        self.message = problem

    def __str__(self) -> str:
        return str(self.message)


class OptionsError(RegnumError):
    """These options make no sense together."""


class NotationError(RegnumError):
    """This text is not an action."""


class DealError(RegnumError):
    """This deal is impossible."""


class RecordError(RegnumError):
    """This record cannot be trusted or read."""


class BoardError(RegnumError):
    """This kingdom or board cannot exist."""


class UsageError(RegnumError):
    """This request cannot be met."""


def file_error(file: object, problem: OSError) -> UsageError:
    """A file that the system did not let us read or write, and why."""
    return UsageError(message("error-file", file=str(file), problem=reason(problem)))


class EngineError(RegnumError):
    """The compiled rules are missing or out of date, or a call of theirs broke off."""


class IllegalActionError(RegnumError):
    """A rule forbids this action; `explanation` says which and what would be legal."""

    def __init__(self, explanation: Explanation[Any]) -> None:
        super().__init__(message("error-illegal", problem=explanation.message, rule=explanation.rule))
        self.explanation = explanation

    def __reduce__(self) -> tuple[type[Self], tuple[Explanation[Any]]]:
        """As another process gets it."""
        return type(self), (self.explanation,)

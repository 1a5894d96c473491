"""The clock of the player to act: a pure function of the table, of when servers were up, and of the time.

A server only sets a timer for the deadline. Everything that decides how much time a player has is here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from regnum.table.table import Table
from regnum.table.uptime import Span, running_time


class Reading(NamedTuple):
    """The reading of a running clock at one moment."""

    seat: int
    """The seat to act, whose clock it is."""
    left: int
    """Milliseconds, 0 if the time is up."""
    deadline: int
    """When the time is up if servers stay up until then, in milliseconds since 1970."""

    def is_expired(self, now: int) -> bool:
        """Whether the time is up."""
        return self.deadline <= now


def is_running(table: Table) -> bool:
    """Whether a clock runs: at a table with a time limit, while a person has to act."""
    return table.opened.move_time is not None and table.to_act is not None and table.mover is None


def read(table: Table, uptime: Iterable[Span], now: int) -> Reading | None:
    """The reading of the clock, given when servers were up since the decision began; None if no clock runs."""
    if table.to_act is None or not is_running(table):
        return None
    left = max(0, allowance(table) - running_time(uptime, table.turn_began, now))
    return Reading(table.to_act.number, left, now + left)


def allowance(table: Table) -> int:
    """Milliseconds for the decision that is being made: the same for every decision.

    An increment or a time bank would be counted here, from the times in `table.log` and new fields of `Opened`.
    """
    return table.opened.move_time or 0

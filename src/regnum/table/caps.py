"""How long the log of a table can become: nobody can make it grow without end, and every game can be finished."""

from __future__ import annotations

from regnum.table.commands import Close, Command, Play, Rematch, Replace, Resign, Start
from regnum.table.errors import NotNowError
from regnum.table.table import Table
from regnum.words.message import message

MOST_EVENTS = 2000
"""From then on a table takes only what leads to the end of its game. The longest games need some 400 events."""
MOST_UNDOS = 20
"""In one turn: until the game is further than it has ever been."""

_TO_THE_END = (Start, Play, Replace, Resign, Close, Rematch)


def check_room(table: Table, command: Command) -> None:
    """Raise `NotNowError` if the log is full and the command does not lead to the end of the game."""
    if not isinstance(command, _TO_THE_END):
        check_events(table)


def check_events(table: Table) -> None:
    """Raise `NotNowError` if the log is full."""
    if is_full(table):
        raise NotNowError(message("table-full", most=MOST_EVENTS))


def check_undos(table: Table) -> None:
    """Raise `NotNowError` if enough was undone in this turn."""
    if table.undos >= MOST_UNDOS:
        raise NotNowError(message("table-undo-often", most=MOST_UNDOS))


def is_full(table: Table) -> bool:
    """Whether the log has as many events as it may have."""
    return len(table.log) >= MOST_EVENTS


def may_undo_more(table: Table) -> bool:
    """Whether neither cap forbids another undo."""
    return not is_full(table) and table.undos < MOST_UNDOS

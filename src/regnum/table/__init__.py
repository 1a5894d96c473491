"""A live game: seats, clock, undo, chat and the log. Pure: it uses no clock, network or disk.

`decide` turns a command into events and changes nothing; `Table.after` is the table after events. The owner of a table
makes the events durable between the two.
"""

from regnum.table.audience import Audience
from regnum.table.commands import Command, OpenTable
from regnum.table.deciding import decide
from regnum.table.errors import ForbiddenError, NotNowError, StaleError, TableError
from regnum.table.events import Event
from regnum.table.table import SYSTEM, Actor, Facts, Table

__all__ = [
    "SYSTEM",
    "Actor",
    "Audience",
    "Command",
    "Event",
    "Facts",
    "ForbiddenError",
    "NotNowError",
    "OpenTable",
    "StaleError",
    "Table",
    "TableError",
    "decide",
]

"""How long a table is kept while nothing happens there. A game that was played to its end, or resigned, is kept always.

Only the kind of a table is decided here: how many days each kind is kept is a setting of the server.
"""

from __future__ import annotations

from typing import Final, Literal

from regnum.table.table import OPEN, OVER, Table

Kept = Literal["always", "waiting", "alone", "shared"]
ALWAYS: Final = "always"
WAITING: Final = "waiting"
"""No game has begun there: the table waits for players, or was closed before the game."""
ALONE: Final = "alone"
"""The game has begun, and no more than one person plays."""
SHARED: Final = "shared"
"""The game has begun, and several people play."""


def kept(table: Table) -> Kept:
    """How a table is kept."""
    if table.status == OVER:
        return WAITING if table.state is None else ALWAYS
    if table.status == OPEN:
        return WAITING
    return SHARED if len({seat.player for seat in table.seats if seat.player is not None}) > 1 else ALONE

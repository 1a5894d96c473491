"""A built-in bot's turn at a table, the same wherever the table is: on a server or in a terminal."""

from __future__ import annotations

from regnum.bots.protocol import THINKING, Turn, decision_chance
from regnum.table import Table


def bots_turn(table: Table) -> Turn | None:
    """The turn of the bot that has to move now; None if no bot has to.

    Its random numbers are as secret as the deal, and counted by the table's ply: after an undo the bot decides again.
    """
    if table.mover is None:
        return None
    chance = decision_chance(table.deal.key(table.opened.game), table.ply)
    return Turn(table.opened.game, table.mover, table.game.view(table.game.seat), THINKING, chance)

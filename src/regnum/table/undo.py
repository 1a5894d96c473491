"""Undo by four rules, and by consent beyond them.

Alone, a player may undo what (1) leaves it the same player's turn, (2) makes no other player redo a move, and
crosses neither (3) hidden information that was revealed nor (4) a random event that was seen. `State.revealed` counts
both. At a table with strict undo, (3) and (4) hold even if all agree. A player who is the only person there has
nobody to ask, so they cannot undo an action that brought something to light and left it their turn: a free look.
"""

from __future__ import annotations

from regnum.table.table import Table


def kept_by_undo(table: Table, player: str) -> int | None:
    """How many actions would be kept if a player took back their last one; None if they have played none."""
    own = [number for number in table.seats_of(player) if not table.seats[number].is_resigned]
    return next((i for i in range(len(table.steps) - 1, -1, -1) if table.steps[i].seat in own), None)


def is_free(table: Table, kept: int) -> bool:
    """Whether the four rules allow to go back so far."""
    taken_back = table.steps[kept:]
    seat = taken_back[0].seat
    stays_their_turn = table.game.seat == seat
    nobody_redoes = all(step.seat == seat for step in taken_back)
    return stays_their_turn and nobody_redoes and not crosses_reveal(table, kept)


def crosses_reveal(table: Table, kept: int) -> bool:
    """Whether something hidden or random has come to light since then (rules 3 and 4)."""
    return table.steps[kept].revealed != table.game.revealed


def is_barred(table: Table, kept: int) -> bool:
    """Whether not even consent allows to go back so far: once something has come to light, at a strict table, and
    alone if it would be a free look."""
    if table.opened.is_undo_strict:
        return crosses_reveal(table, kept)
    people = [seat for seat in table.seats if seat.player is not None and not seat.is_resigned]
    return len(people) == 1 and is_look(table, kept)


def is_look(table: Table, number: int) -> bool:
    """Whether an action brought something hidden or random to light, and it was still its player's turn."""
    step = table.steps[number]
    after = table.steps[number + 1] if number + 1 < len(table.steps) else table.game
    return after.seat == step.seat and after.revealed != step.revealed


def consenting(table: Table) -> set[str]:
    """The players who must consent to an undo that the four rules do not allow, including absent ones."""
    return {seat.player for seat in table.seats if seat.player is not None and not seat.is_resigned}

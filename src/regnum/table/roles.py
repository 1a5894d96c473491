"""Which role may give which command: one table, checked before anything else."""

from __future__ import annotations

from enum import StrEnum

from regnum.table import commands
from regnum.table.commands import Command
from regnum.table.errors import ForbiddenError
from regnum.table.table import SYSTEM, Actor, Table
from regnum.words.message import message


class Role(StrEnum):
    """The role of a player at a table; they can have several."""

    SYSTEM = "system"
    """The program itself: its bots and its clock."""
    HOST = "host"
    """The player who opened the table."""
    SEATED = "seated"
    ANYONE = "anyone"
    """Anyone who knows the table and has an identity."""


ALLOWED: dict[type[Command], frozenset[Role]] = {
    commands.Sit: frozenset({Role.ANYONE}),
    commands.Stand: frozenset({Role.SEATED, Role.HOST}),
    commands.Arrange: frozenset({Role.HOST}),
    commands.ChooseColour: frozenset({Role.SEATED}),
    commands.Start: frozenset({Role.HOST}),
    commands.Play: frozenset({Role.SEATED, Role.SYSTEM}),
    commands.Undo: frozenset({Role.SEATED}),
    commands.AnswerUndo: frozenset({Role.SEATED}),
    commands.Say: frozenset({Role.SEATED, Role.HOST}),
    commands.Mute: frozenset({Role.SEATED, Role.HOST}),
    commands.Replace: frozenset({Role.SEATED, Role.SYSTEM}),
    commands.Nudge: frozenset({Role.SEATED}),
    commands.Return: frozenset({Role.SEATED}),
    commands.Resign: frozenset({Role.SEATED}),
    commands.Close: frozenset({Role.HOST, Role.SYSTEM}),
    commands.Rematch: frozenset({Role.SEATED}),
}


def roles(table: Table, actor: Actor) -> frozenset[Role]:
    """All roles of a player at a table."""
    if actor is SYSTEM:
        return frozenset({Role.SYSTEM})
    if not actor.player:
        return frozenset()
    found = {Role.ANYONE}
    if actor.player == table.host:
        found.add(Role.HOST)
    if table.seats_of(actor.player):
        found.add(Role.SEATED)
    return frozenset(found)


def check_role(table: Table, command: Command, actor: Actor) -> None:
    """Raise `ForbiddenError` if none of the player's roles may give the command."""
    if not ALLOWED[type(command)] & roles(table, actor):
        needed = "host" if Role.SEATED not in ALLOWED[type(command)] else "seated"
        raise ForbiddenError(message(f"table-only-{needed}"))

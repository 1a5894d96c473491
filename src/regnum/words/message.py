"""A sentence before it is put into a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Argument: TypeAlias = "str | int | float | Message"


@dataclass(frozen=True)
class Message:
    """The name of a Fluent message and its arguments; an argument may itself be a message."""

    name: str
    arguments: dict[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        from regnum.words.speaker import speaker

        return speaker("en").say(self)


def message(name: str, /, **arguments: Argument) -> Message:
    """Write a message: `message("error-players", players=5)`."""
    return Message(name, arguments)

"""Shared by the options of all games: how they are stored with a game, and how they can grow."""

from __future__ import annotations

from functools import cache
from typing import Any, Self, TypeVar

import msgspec

from regnum.errors import OptionsError
from regnum.words.message import message

T = TypeVar("T")
_fields = cache(msgspec.structs.fields)


def always_kept(*, default: T) -> T:
    """The default of an entry that the first format had: it is written down even if it has this value."""
    found: T = msgspec.field(default_factory=lambda: default)
    return found


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed on before a game.

    An entry added later has a default that means what was true before, and is not written where it has that value. So
    older games are read as they were played, and their records stay the same to the byte.
    """

    def data(self) -> dict[str, Any]:
        """The options as plain data, the form kept in records."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """Options from plain data: unknown entries are refused, and so is the lack of one without a default."""
        fields = _fields(cls)
        known = [field.name for field in fields]
        for name in data:
            if name not in known:
                raise OptionsError(message("error-option-unknown", option=name, known=", ".join(known)))
        for field in fields:
            if field.required and field.name not in data:
                raise OptionsError(message("error-option-missing", option=field.name))
        return cls(**data)

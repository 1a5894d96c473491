"""Events as they are shown: each with its number, time and, if it is an action, its round, and without secrets.

The forms are made from those of `events.py`, so that a field added there is shown without a second list.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

import msgspec

from regnum.games.forms import OptionsAsData
from regnum.table import events
from regnum.table.table import Happened

_PRIVATE = {"seed", "draws", "key", "reserved"}
"""What is not shown: the deal's secret, what the caller alone needs, and what the seats show."""
_HEAD: list[Any] = [("number", int), ("time", int)]
_MORE: dict[type, list[Any]] = {events.Played: [("round", int), ("game_number", int, 1)]}
"""In which round of which game of a match an action was played."""
_TYPES: dict[str, Any] = {"options": OptionsAsData}


def _form(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    fields = [
        (field.name, _TYPES.get(field.name, field.type), *(() if field.required else (field.default,)))
        for field in msgspec.structs.fields(kind)
        if field.name not in _PRIVATE
    ]
    return msgspec.defstruct(
        f"{kind.__name__}Event",
        [*_HEAD, *_MORE.get(kind, []), *fields],
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        tag_field="type",
        tag=kind.__struct_config__.tag,
        namespace={"__doc__": kind.__doc__},
        module=__name__,
    )


_FORMS: dict[type, type[msgspec.Struct]] = {kind: _form(kind) for kind in get_args(events.Event)}
_NAMES = {
    kind: tuple(field.name for field in msgspec.structs.fields(kind) if field.name not in _PRIVATE) for kind in _FORMS
}

if TYPE_CHECKING:
    AnyEvent: TypeAlias = msgspec.Struct
else:
    AnyEvent = reduce(or_, _FORMS.values())


def shown(happened: Happened) -> AnyEvent:
    """An event as everyone may see it."""
    kind = type(happened.event)
    fields = {name: getattr(happened.event, name) for name in _NAMES[kind]}
    if kind is events.Played:
        fields["round"], fields["game_number"] = happened.round, happened.game_number
    return _FORMS[kind](number=happened.number, time=happened.time, **fields)

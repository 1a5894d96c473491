"""The forms of all registered games together, for tables, answers and the OpenAPI file."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from regnum.games import game, game_names
from regnum.games.protocol import Options, PreviewData, ViewData

REFERENCE = "#/components/schemas/{name}"
"""Where the OpenAPI file describes a form."""


def _any_of(base: Any, forms: list[type[msgspec.Struct]]) -> Any:
    """One of several forms distinguished only by the name of the game beside them."""
    references = [{"$ref": REFERENCE.format(name=form.__name__)} for form in forms]
    return Annotated[base, msgspec.Meta(extra_json_schema={"anyOf": references})]


if TYPE_CHECKING:
    AnyView: TypeAlias = ViewData
    AnyPreview: TypeAlias = PreviewData
    AnyOptions: TypeAlias = Options
    OptionsAsData: TypeAlias = dict[str, Any]
    ResultAsData: TypeAlias = dict[str, Any]
else:  # the games are known only at run time
    _FORMS = [game(name).forms for name in game_names()]
    AnyView = reduce(or_, [forms.view for forms in _FORMS])
    AnyPreview = reduce(or_, [forms.preview for forms in _FORMS])
    AnyOptions = _any_of(Any, [forms.options for forms in _FORMS])
    OptionsAsData = _any_of(dict[str, Any], [forms.options for forms in _FORMS])
    ResultAsData = _any_of(dict[str, Any], [forms.result for forms in _FORMS])

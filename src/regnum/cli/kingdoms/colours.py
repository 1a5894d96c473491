"""The colours and signs of Kingdoms alone: tiles, seals and the players' colours."""

from __future__ import annotations

from rich.style import Style

from regnum.cli.terminal.palette import BAD, CREAM, CROWN_GOLD, GOOD, INK, PAPER_RAISED, TEXT, blended, player_styles
from regnum.games.kingdoms import Kind

ROW, COLUMN = "↔", "↕"
"""In which line of a square something counts."""

_PLAYERS = ("#c23a2e", "#e3a80f", "#3c8a4e", "#2d6cc0")
PLAYER = player_styles(_PLAYERS)
_RESOURCE, _HAZARD = "#cfd9ae", "#46202c"
_SPECIAL = {Kind.MOUNTAIN: "#5b6478", Kind.DRAGON: "#5c2036", Kind.GOLD_MINE: "#7a5a1e", Kind.WIZARD: "#33428c"}


def ground(kind: Kind) -> str:
    """The colour on which a tile is drawn: pale for resources, dark for hazards."""
    if kind.worth == 0:
        return _SPECIAL[kind]
    return _RESOURCE if kind.worth > 0 else _HAZARD


def tile(kind: Kind) -> Style:
    """A tile's number and name on its ground."""
    return Style(color=INK if kind.worth > 0 else CREAM, bgcolor=ground(kind), bold=True)


def pattern(kind: Kind) -> tuple[str, Style]:
    """What is quietly drawn on a tile: lozenges, hatching, or nothing."""
    sign = "⋄" if kind.worth > 0 else "╱" if kind.worth < 0 else " "
    return sign, Style(color=blended(ground(kind), INK if kind.worth > 0 else CREAM, 0.22), bgcolor=ground(kind))


SQUARE = Style(color="#565b7a", bgcolor=PAPER_RAISED)
"""An empty square."""
GOOD_INK, BAD_INK = "#2c6e49", "#b3261e"


def value(number: int, *, is_counted: bool) -> Style:
    """The value of a line: in pencil while it may change, in ink once it is scored."""
    if is_counted:
        return Style(color=CREAM, bgcolor=GOOD_INK if number > 0 else BAD_INK if number < 0 else "#4a4f6b", bold=True)
    return Style(color=GOOD if number > 0 else BAD if number < 0 else TEXT, bold=True)


CHANGED = Style(color=INK, bgcolor=CROWN_GOLD, bold=True)
"""The value that a line would have."""
TAG = Style(color=INK, bgcolor=CREAM, bold=True)
"""Doubled, cancelled, lifted."""

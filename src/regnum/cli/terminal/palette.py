"""The colours and signs that the games in the terminal share; nothing is shown by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.color import Color, blend_rgb
from rich.style import Style

INK, CREAM = "#2b2438", "#fffaf0"
PAPER, PAPER_RAISED, PAPER_SUNK = "#171a2b", "#20243a", "#10121f"
TEXT, TEXT_SOFT = "#f3ead6", "#b3a9a0"
GOLD, CROWN_GOLD = "#e0ae45", "#f2c14e"
WINE, BAD, GOOD = "#8f3746", "#ff8a80", "#7bc89a"

CROWN, KING, CASTLE = "♛", "♚", "♜"
SHIELDS = ("✚", "▲", "★", "◢")
"""The players' signs by seat: cross, chevron, star and bend."""
FREE_SQUARE, FREE_NOW = "·", "◆"
"""An empty square, and one where the piece in hand may go."""
CHOSEN, CHOSEN_END = "▶", "◀"

IN_ASCII = str.maketrans(
    "♛♚♜✚▲★◢◆◇·▶◀×┏┓┗┛━┃┌┐└┘╌╎┄┆▌▐▏▕≈▴╵ˌ◦–−…“”’↑↓←→↔↕╱╲",
    "^K#+A*/oo.><x++++-|++++-:-:[]||~^'_.--.\"\"'^v<>-|/\\",
)
"""What replaces these signs where only ASCII can be shown."""

GHOST = Style(color=GOLD, bold=True)
GHOST_SMALL = Style(color=INK, bgcolor=CROWN_GOLD, bold=True)
FORBIDDEN = Style(color=BAD, bold=True)
LAST_MOVE = Style(color=CREAM)
MARK = Style(color=GOLD, bold=True)
SOFT = Style(color=TEXT_SOFT)
LABEL = Style(color=INK, bgcolor=CREAM, bold=True)
BOLD = Style(bold=True)
FOCUS = Style(color=CROWN_GOLD, bold=True)
INITIAL = Style(color=CROWN_GOLD, bgcolor=WINE, bold=True)
PLAIN = Style.null()

GHOST_LINES, LAST_LINES = "┏━┓┃┗┛", "┌┄┐┆└┘"
GHOST_SIDES, LAST_SIDES = "▌▐", "▏▕"
"""Frames round what is held and what was placed last, and their sides alone where squares are low."""


def blended(one: str, other: str, share: float) -> str:
    """A colour between two others."""
    mixed = blend_rgb(Color.parse(one).get_truecolor(), Color.parse(other).get_truecolor(), share)
    return mixed.hex


def player_styles(colours: Sequence[str]) -> tuple[Style, ...]:
    """A player's sign on their colour, by seat; the second colour is a light one."""
    return tuple(
        Style(color=INK if seat == 1 else CREAM, bgcolor=colour, bold=True) for seat, colour in enumerate(colours)
    )

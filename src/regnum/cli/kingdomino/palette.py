"""The colours and signs of Kingdomino in a terminal; a colour never stands alone."""

from __future__ import annotations

from rich.color import Color, blend_rgb
from rich.style import Style

from regnum.games.kingdomino import Terrain

INK, CREAM = "#2b2438", "#fffaf0"
PAPER, PAPER_RAISED, PAPER_SUNK = "#171a2b", "#20243a", "#10121f"
TEXT, TEXT_SOFT = "#f3ead6", "#b3a9a0"
GOLD, CROWN_GOLD = "#e0ae45", "#f2c14e"
WINE, BAD, GOOD, FOCUS = "#8f3746", "#ff8a80", "#7bc89a", "#8ab6ff"

CROWN, KING, CASTLE = "♛", "♚", "♜"
SHIELDS = ("✚", "▲", "★", "◢")
"""The players' signs by seat: cross, chevron, star and bend."""
LEGAL_NOW, LEGAL_TURNED, FREE_SQUARE = "◆", "◇", "·"
CHOSEN, CHOSEN_END, CLAIMABLE = "▶", "◀", "◇"

IN_ASCII = str.maketrans(
    "♛♚♜✚▲★◢◆◇·▶◀×┏┓┗┛━┃┌┐└┘╌╎┄┆▌▐▏▕≈▴╵ˌ◦–−…“”’↑↓←→",
    "^K#+A*/oo.><x++++-|++++-:-:[]||~^'_.--.\"\"'^v<>",
)
"""What stands for these signs where only ASCII can be shown."""

GROUND = {
    Terrain.WHEAT: "#f3d06b",
    Terrain.FOREST: "#276338",
    Terrain.LAKE: "#4797cf",
    Terrain.PASTURE: "#7db548",
    Terrain.SWAMP: "#8a747c",
    Terrain.MINE: "#3d3e4e",
}
PATTERN = {
    Terrain.WHEAT: ("╵  ", " ╵ ", "  ╵"),
    Terrain.FOREST: ("▴   ", "  ▴ "),
    Terrain.LAKE: ("≈   ", "  ≈ "),
    Terrain.PASTURE: ("ˌ    ", "   ˌ "),
    Terrain.SWAMP: ("–    ", "  –  "),
    Terrain.MINE: ("◦   ", "  ◦ "),
}
"""A quiet pattern for each terrain, which runs on across squares."""

_PLAYERS = ("#d6447f", "#e3a80f", "#3c8a4e", "#2d6cc0")
_DARK = (Terrain.FOREST, Terrain.MINE, Terrain.SWAMP)
_QUIET = 0.28


def _blended(one: str, other: str, share: float) -> str:
    mixed = blend_rgb(Color.parse(one).get_truecolor(), Color.parse(other).get_truecolor(), share)
    return mixed.hex


LAND = {
    terrain: Style(color=CREAM if terrain in _DARK else INK, bgcolor=ground, bold=True)
    for terrain, ground in GROUND.items()
}
"""A terrain's letter on its ground."""
PATTERNED = {
    terrain: Style(color=_blended(ground, CREAM if terrain in _DARK else INK, _QUIET), bgcolor=ground)
    for terrain, ground in GROUND.items()
}
PLAYER = tuple(
    Style(color=INK if seat == 1 else CREAM, bgcolor=colour, bold=True) for seat, colour in enumerate(_PLAYERS)
)
"""A player's sign on his colour, by seat."""
SEAL = Style(color=CROWN_GOLD, bgcolor=INK, bold=True)
"""Crowns: gold on a seal of ink."""
GHOST = Style(color=GOLD, bold=True)
GHOST_SMALL = Style(color=INK, bgcolor=CROWN_GOLD, bold=True)
FORBIDDEN = Style(color=BAD, bold=True)
FORBIDDEN_SMALL = Style(color=INK, bgcolor=BAD, bold=True, strike=True)
LAST_MOVE = Style(color=CREAM)
MARK = Style(color=GOLD, bold=True)
SOFT = Style(color=TEXT_SOFT)
LABEL = Style(color=INK, bgcolor=CREAM, bold=True)
PLAIN = Style.null()

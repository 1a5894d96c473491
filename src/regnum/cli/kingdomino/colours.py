"""The colours and signs of Kingdomino alone: terrains, their patterns, and the players' colours."""

from __future__ import annotations

from rich.style import Style

from regnum.cli.terminal.palette import BAD, CREAM, CROWN_GOLD, INK, blended, player_styles
from regnum.games.kingdomino import Terrain

LEGAL_TURNED = CLAIMABLE = "◇"

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

_DARK = (Terrain.FOREST, Terrain.MINE, Terrain.SWAMP)
_QUIET = 0.28

LAND = {
    terrain: Style(color=CREAM if terrain in _DARK else INK, bgcolor=ground, bold=True)
    for terrain, ground in GROUND.items()
}
"""A terrain's letter on its ground."""
PATTERNED = {
    terrain: Style(color=blended(ground, CREAM if terrain in _DARK else INK, _QUIET), bgcolor=ground)
    for terrain, ground in GROUND.items()
}
PLAYER = player_styles(("#d6447f", "#e3a80f", "#3c8a4e", "#2d6cc0"))
SEAL = Style(color=CROWN_GOLD, bgcolor=INK, bold=True)
"""Crowns: gold on a disc of ink."""
FORBIDDEN_SMALL = Style(color=INK, bgcolor=BAD, bold=True, strike=True)

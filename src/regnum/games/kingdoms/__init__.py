"""Kingdoms, designed by Reiner Knizia: the rulebook, exact with all its variants, and a friendly face for it."""

from regnum.games.kingdoms.account import Account, CountedCastle, CountedTile, Income, Line
from regnum.games.kingdoms.actions import Action, Build, Draw, Lay, LayStart, Pass, parse_action
from regnum.games.kingdoms.components import COLOURS, TILES, Castle, Kind, Tile
from regnum.games.kingdoms.game import GAME
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.state import Board, State, View, start
from regnum.games.kingdoms.text import read_board

__all__ = [
    "COLOURS",
    "GAME",
    "TILES",
    "Account",
    "Action",
    "Board",
    "Build",
    "Castle",
    "CountedCastle",
    "CountedTile",
    "Draw",
    "Income",
    "Kind",
    "Lay",
    "LayStart",
    "Line",
    "Options",
    "Pass",
    "State",
    "Tile",
    "View",
    "parse_action",
    "read_board",
    "start",
]

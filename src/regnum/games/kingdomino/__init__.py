"""Kingdomino, designed by Bruno Cathala: the rulebook, exact to every edition, and a friendly face for it."""

from regnum.games.kingdomino.actions import Action, Claim, Direction, Discard, Place, parse_action
from regnum.games.kingdomino.components import COLOURS, DOMINOES, Domino, Square, Terrain
from regnum.games.kingdomino.editions import EDITIONS
from regnum.games.kingdomino.game import GAME
from regnum.games.kingdomino.kingdom import Kingdom, Property, Score
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.state import Board, Slot, State, View, start

__all__ = [
    "COLOURS",
    "DOMINOES",
    "EDITIONS",
    "GAME",
    "Action",
    "Board",
    "Claim",
    "Direction",
    "Discard",
    "Domino",
    "Kingdom",
    "Options",
    "Place",
    "Property",
    "Score",
    "Slot",
    "Square",
    "State",
    "Terrain",
    "View",
    "parse_action",
    "start",
]

"""Kingdomino, designed by Bruno Cathala: the rulebook, exact to every edition, and a friendly face for it."""

from typing import Any

from regnum.games.dealing import Deal
from regnum.games.kingdomino.actions import Action, Claim, Direction, Discard, Place, parse_action
from regnum.games.kingdomino.components import COLOURS, DOMINOES, Domino, Square, Terrain
from regnum.games.kingdomino.kingdom import Kingdom, Property, Score
from regnum.games.kingdomino.options import EDITIONS, Options
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


class Kingdomino:
    """The game as the registry of games knows it."""

    name = "kingdomino"

    def options_from_data(self, data: dict[str, Any]) -> Options:
        """Options from a record."""
        return Options.from_data(data)

    def start(self, options: Options, deal: Deal) -> State:
        """A new game."""
        return start(options, deal)

    def parse_action(self, text: str) -> Action:
        """Read an action as it is written."""
        return parse_action(text)


GAME = Kingdomino()

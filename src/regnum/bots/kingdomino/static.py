"""A bot that does not search: what promises most, give or take a whim."""

from __future__ import annotations

import numpy as np

from regnum.bots.kingdomino.searching import guesswork
from regnum.bots.kingdomino.value import Lore, lore_of, promising_action
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.protocol import Budget
from regnum.engine import compiled
from regnum.games.kingdomino.actions import Action
from regnum.games.kingdomino.land import Land, Table
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Deck


@compiled
def decide(
    land: Land, table: Table, deck: Deck, kings: Deck, warmth: float, chance: np.uint64, lore: Lore
) -> tuple[int, np.uint64]:
    """The action that promises most, give or take a whim of so many points; the position is left as it was."""
    return promising_action(land, table, deck, kings, warmth, chance, lore)


class Static:
    """A bot that follows its first impression; the warmer it is, the more often it takes the second best."""

    def __init__(self, name: str = "static", warmth: float = 0.0) -> None:
        self.name = name
        self._warmth = warmth

    def choose(self, view: View, _budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """What promises most."""
        at = view.position
        deck, kings, _ = guesswork(view)
        lore = lore_of(weights_for(view.options))
        code, after = decide(at.land.copy(), at.table.copy(), deck, kings, self._warmth, chance, lore)
        return at.action(int(code)), np.uint64(after)

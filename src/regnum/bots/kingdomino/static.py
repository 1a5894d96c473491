"""A bot that does not search: the best action by estimated value, with noise."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regnum.bots.kingdomino.evaluation import Evaluator, best_action, evaluator
from regnum.bots.kingdomino.knowledge import known_to
from regnum.bots.kingdomino.openloop import BY_VALUE
from regnum.bots.kingdomino.rollouts import rolled_out
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.levels import by_players
from regnum.bots.protocol import Analysis, Budget
from regnum.engine import compiled
from regnum.games.chance import advance
from regnum.games.kingdomino.actions import Action
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays


@compiled
def decide(here: Arrays, temperature: float, chance: np.uint64, evaluator: Evaluator) -> tuple[int, np.uint64]:
    """The best action by estimated value plus noise of at most `temperature` points."""
    return best_action(here, temperature, chance, evaluator)


class StaticBot:
    """A bot that trusts its estimates; the higher its temperature, the more often it takes the second best.

    It may have another temperature for each number of players, see `by_players`.
    """

    def __init__(self, name: str = "static", temperatures: Sequence[float] = (0.0,)) -> None:
        self.name = name
        self._temperatures = temperatures
        self.is_quick = True

    def choose(self, view: View, _budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The best action by estimated value plus noise."""
        options = view.options
        temperature = by_players(self._temperatures, options.players)
        code, after = decide(known_to(view), temperature, chance, evaluator(weights_for(options)))
        return view.position.action(int(code)), np.uint64(after)

    def analyse(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """Its choice first, then the other actions, all played out by estimated value without noise."""
        chosen, after = self.choose(view, budget, chance)
        return rolled_out(view, BY_VALUE, chosen, budget, advance(chance)), after

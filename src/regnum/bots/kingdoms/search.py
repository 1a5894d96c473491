"""The strongest opponent: information-set tree search, exact near the end of a round."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from regnum.bots.kingdoms.character import Skill, mind_for
from regnum.bots.kingdoms.endgame import is_solvable, solved
from regnum.bots.kingdoms.knowledge import known_to
from regnum.bots.kingdoms.tree import Desk, Mind, Tree, grow, new_tree, root_actions
from regnum.bots.protocol import Budget, spend
from regnum.bots.threads import on_cores
from regnum.games.chance import advance
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.components import COLOURS
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.state import View

_MOST_NODES = 1 << 18


def _grown_tree(position: Position, mind: Mind, budget: Budget, chance: np.uint64) -> Tree:
    """A tree grown within the budget by one thread."""
    known = known_to(position)
    tree = new_tree(min(_MOST_NODES, (budget.playouts or _MOST_NODES) + 1))
    path = np.zeros(turns.MOST_PLIES_A_ROUND + 1, dtype=np.int64)
    desk = Desk(turns.new_round(), path, np.zeros(len(COLOURS)), np.zeros(len(COLOURS)))

    def search(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(grow(playouts, known, mind, tree, desk, chance))

    spend(budget, search)
    return tree


def _searched(position: Position, mind: Mind, budget: Budget, chance: np.uint64) -> int:
    """The action visited most often by all threads together; of equals the one that promises more."""
    trees = on_cores(budget.cores, chance, lambda state: _grown_tree(position, mind, budget, state))
    visits: defaultdict[int, int] = defaultdict(int)
    totals: defaultdict[int, float] = defaultdict(float)
    for tree in trees:
        for action, (times, total) in root_actions(tree, int(position.arrays.table[turns.SEAT])).items():
            visits[action] += times
            totals[action] += total
    return max(visits, key=lambda action: (visits[action], totals[action], action))


class SearchBot:
    """A player of some skill who spends no more playouts than his own limit on a decision."""

    def __init__(self, name: str = "search", skill: Skill | None = None, playouts: int | None = None) -> None:
        self.name = name
        self._skill = skill or Skill()
        self._playouts = playouts

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The action that promises most."""
        position = view.position
        return position.action(self._code(view, position, budget.at_most(self._playouts), chance)), advance(chance)

    def _code(self, view: View, position: Position, budget: Budget, chance: np.uint64) -> int:
        codes, mind = position.legal_codes(), mind_for(view, self._skill)
        if len(codes) == 1:
            return codes[0]
        if self._skill.solves and is_solvable(position):
            worths = solved(position, mind.outlook)
            return max(worths, key=lambda code: worths[code])
        return _searched(position, mind, budget, chance)

"""The searching players of other authors, by name; see `openloop.py`."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from regnum.bots.kingdomino.openloop import EVENLY, Style, evaluator_for, grow, new_search
from regnum.bots.protocol import Analysis, Budget, spend
from regnum.bots.tree import ROOT, Tree, analysis_of, children, root_edges
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action
from regnum.games.kingdomino.policies import FULL_GREEDY, GREEDY, RANDOM
from regnum.games.kingdomino.state import View

STYLES = {
    "mce-tr": Style(RANDOM, RANDOM),
    "mce-fg": Style(FULL_GREEDY, FULL_GREEDY),
    "mce-eg": Style(FULL_GREEDY, FULL_GREEDY, random_one_in=4),
    "mce-pg": Style(FULL_GREEDY, RANDOM),
    "uct-tr": Style(RANDOM, RANDOM, win_weight=1.0),
    "uct-fg": Style(FULL_GREEDY, FULL_GREEDY, win_weight=1.0),
    "olts": Style(GREEDY, GREEDY, random_one_in=10, most_placements=20, exploration=0.7),
}
"""Gedda, Lagerkvist and Butler (2018): Monte Carlo evaluation with true random, full greedy, epsilon greedy and player
greedy playouts, and UCT; then the determinised open-loop tree search of later programs."""


class OpenLoopBot:
    """A bot that searches in one of these styles."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._style = STYLES[name]
        self._is_flat = name.startswith("mce-")
        """Monte Carlo evaluation: no tree past the searcher's own placement and claim, all tried equally often."""

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The action with the highest mean utility."""
        codes = view.position.legal_codes()
        if len(codes) == 1:
            return view.position.action(codes[0]), chance
        analysis, chance = self.analyse(view, budget, chance)
        return analysis.best.action, chance

    def analyse(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """The results of the search, by mean utility; in a flat search a placement is as good as its best claim."""
        position, seat = view.position, int(view.seat or 0)
        new = new_search(view, self._style_for(view), budget.playouts)
        search, evaluator = grow.placed((new, evaluator_for(view)))

        def make(playouts: int) -> None:
            nonlocal chance
            chance = np.uint64(grow(playouts, search, evaluator, chance))

        spend(budget, make)
        tree = search.tree
        means = {int(tree.actions[node]): self._mean(tree, node, seat) for node in children(tree, ROOT)}
        last_first = reversed(root_edges([tree]))  # so of equals the one added last is the best
        edges = sorted(last_first, key=lambda edge: -means[edge.action])
        return analysis_of(edges, seat, position.action), chance

    def _style_for(self, view: View) -> Style:
        if not self._is_flat:
            return self._style
        return replace(self._style, exploration=EVENLY, depth=2 if view.position.phase == turns.PLACE else 1)

    def _mean(self, tree: Tree, node: int, seat: int) -> float:
        """The mean utility of a root action; in a flat search that of its best claim, if claims were tried."""
        nodes = [*children(tree, node)] if self._is_flat else []
        return max(float(tree.values[lower, seat] / tree.visits[lower]) for lower in nodes or [node])

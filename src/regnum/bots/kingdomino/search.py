"""The strongest bot: the end played exactly, before it a tree of what lies open with learned playouts beyond."""

from __future__ import annotations

from collections import Counter

import numpy as np

from regnum.bots.kingdomino import tree
from regnum.bots.kingdomino.endgame import solve
from regnum.bots.kingdomino.evaluation import evaluator
from regnum.bots.kingdomino.knowledge import known_to, unseen_by
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.protocol import Budget, spend
from regnum.bots.threads import on_cores
from regnum.games.chance import advance
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action
from regnum.games.kingdomino.state import View

_NODES, _EDGES_A_NODE = 1 << 13, 16


class SearchBot:
    """A bot that searches; of what it is given it spends at most so many playouts."""

    def __init__(self, name: str = "search", playouts: int | None = None) -> None:
        self.name = name
        self._playouts = playouts

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The best action if it can be told for certain, otherwise the one that the search came back to most often."""
        at = view.position
        codes = at.legal_codes()
        certain = codes[0] if len(codes) == 1 else solve(at)
        if certain is not None:
            return at.action(certain), chance
        budget = budget.at_most(self._playouts)
        found = on_cores(budget.cores, chance, lambda state: self._search(view, budget, state))
        tries = sum(found, Counter[int]())
        return at.action(max(tries, key=lambda code: tries[code])), advance(chance)

    def _search(self, view: View, budget: Budget, chance: np.uint64) -> Counter[int]:
        """How often each action was tried."""
        grown = _Tree(view, chance)
        spend(budget, grown.grow)
        return grown.tries()


class _Tree:
    """The arrays of one search."""

    def __init__(self, view: View, chance: np.uint64) -> None:
        at = view.position
        self._chance = chance
        known = known_to(view)
        self._positions = turns.stacked(known, _NODES)
        self._nodes = np.zeros((_NODES, tree.NODE), dtype=np.int64)
        self._edges = np.zeros((_EDGES_A_NODE * _NODES, tree.EDGE), dtype=np.int64)
        self._worths = np.zeros((_EDGES_A_NODE * _NODES, tree.WORTH))
        self._limits = np.zeros(tree.LIMITS, dtype=np.int64)
        self._limits[tree.NODES_USED] = 1
        self._limits[tree.SEARCHER] = int(view.seat or 0)
        is_lot = at.phase == turns.DRAFT and not at.arrays.status[turns.ABBA]
        self._limits[tree.HORIZON] = tree.NO_ROUND if is_lot else at.arrays.status[turns.ROUND] + 1
        self._evaluator = evaluator(weights_for(view.options))
        self._scratch = tree.Scratch(
            known._replace(deck=self._positions.deck, kings=self._positions.kings),
            unseen_by(view),
            np.zeros(view.options.players),
            np.zeros((tree.MOST_DEPTH, 2), dtype=np.int64),
        )

    def grow(self, simulations: int) -> None:
        """Make so many simulations."""
        grove = tree.Grove(self._positions, self._nodes, self._edges, self._worths, self._limits)
        self._chance = np.uint64(tree.simulate(simulations, self._chance, grove, self._evaluator, self._scratch))

    def tries(self) -> Counter[int]:
        """How often each action was tried at the root."""
        start, count = self._nodes[0, tree.FIRST_EDGE], self._nodes[0, tree.EDGES]
        edges = self._edges[start : start + count]
        return Counter({int(edge[tree.ACTION]): int(edge[tree.TRIES]) for edge in edges})

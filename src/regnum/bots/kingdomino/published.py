"""The searching players that others have published, by name; see `openloop.py`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regnum.bots.kingdomino import openloop
from regnum.bots.kingdomino.knowledge import known_to, unseen_by
from regnum.bots.protocol import Budget, spend
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action
from regnum.games.kingdomino.policies import FULL_GREEDY, GREEDY, RANDOM
from regnum.games.kingdomino.state import View

_MOST_NODES = 1 << 15
_EVENLY = 1e6
"""So much curiosity that all actions are tried equally often."""


@dataclass(frozen=True, slots=True)
class Style:
    """What sets one search apart from another."""

    own: int
    """The searcher's policy in playouts."""
    rivals: int
    """The others' policy in playouts."""
    surprise: int = 0
    """One action in so many is random in playouts; never, if 0."""
    most_placements: int = openloop.MOST_CHOICES
    share: float = 0.0
    """How much winning counts, against the part of one's own and the best rival's points."""
    curiosity: float = 0.6
    is_flat: bool = False
    """Monte Carlo evaluation: no tree past the searcher's own placement and claim, all tried equally often."""


STYLES = {
    "mce-tr": Style(RANDOM, RANDOM, is_flat=True),
    "mce-fg": Style(FULL_GREEDY, FULL_GREEDY, is_flat=True),
    "mce-eg": Style(FULL_GREEDY, FULL_GREEDY, surprise=4, is_flat=True),
    "mce-pg": Style(FULL_GREEDY, RANDOM, is_flat=True),
    "uct-tr": Style(RANDOM, RANDOM, share=1.0),
    "uct-fg": Style(FULL_GREEDY, FULL_GREEDY, share=1.0),
    "olts": Style(GREEDY, GREEDY, surprise=10, most_placements=20, curiosity=0.7),
}
"""Gedda, Lagerkvist and Butler (2018): Monte Carlo evaluation with true random, full greedy, epsilon greedy and player
greedy playouts, and UCT; then the determinised open-loop tree search of later programs."""


class OpenLoopBot:
    """A bot that searches in one of these styles."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._style = STYLES[name]

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The action that brought most on average."""
        at = view.position
        codes = at.legal_codes()
        if len(codes) == 1:
            return at.action(codes[0]), chance
        tree = _Tree(view, self._style)

        def search(simulations: int) -> None:
            nonlocal chance
            chance = tree.grow(simulations, chance)

        spend(budget, search)
        return at.action(tree.best()), chance


class _Tree:
    """The arrays of one search."""

    def __init__(self, view: View, style: Style) -> None:
        at, self._style = view.position, style
        self._nodes = np.full((_MOST_NODES, 2), openloop.NONE, dtype=np.int64)
        self._nodes[0, openloop.VISITS] = 0
        self._edges = np.zeros((8 * _MOST_NODES, 4), dtype=np.int64)
        self._won = np.zeros(len(self._edges))
        depth = 2 if at.phase == turns.PLACE else 1
        settings = {
            openloop.NODES_USED: 1,
            openloop.SEARCHER: view.seat,
            openloop.OWN_POLICY: style.own,
            openloop.RIVAL_POLICY: style.rivals,
            openloop.SURPRISE: style.surprise,
            openloop.MOST_PLACEMENTS: style.most_placements,
            openloop.DEPTH: depth if style.is_flat else openloop.MOST_DEPTH,
        }
        self._limits = np.array([settings.get(entry, 0) for entry in range(openloop.LIMITS)], dtype=np.int64)
        self._root = known_to(view)
        self._here = turns.copied(self._root)._replace(deck=self._root.deck, kings=self._root.kings)
        self._unseen = unseen_by(view)
        self._scratch = (
            np.zeros((openloop.MOST_CHOICES, 2), dtype=np.int64),
            np.zeros((openloop.MOST_DEPTH, 3), dtype=np.int64),
        )

    def grow(self, simulations: int, chance: np.uint64) -> np.uint64:
        """Make so many simulations."""
        curiosity = _EVENLY if self._style.is_flat else self._style.curiosity
        tree = (self._nodes, self._edges, self._won, self._limits)
        return np.uint64(
            openloop.simulate(
                simulations,
                chance,
                curiosity,
                self._style.share,
                *tree,
                self._root,
                self._here,
                self._unseen,
                *self._scratch,
            )
        )

    def best(self) -> int:
        """The action with the highest mean; in a flat search a placement is as good as its best claim."""
        return max(self._edges_of(0), key=self._worth_of_edge)[0]

    def _edges_of(self, node: int) -> list[tuple[int, int]]:
        found, edge = [], int(self._nodes[node, openloop.FIRST_EDGE])
        while edge != openloop.NONE:
            found.append((int(self._edges[edge, openloop.ACTION]), edge))
            edge = int(self._edges[edge, openloop.NEXT])
        return found

    def _worth_of_edge(self, action_and_edge: tuple[int, int]) -> float:
        _, edge = action_and_edge
        child = int(self._edges[edge, openloop.CHILD])
        below = self._edges_of(child) if self._style.is_flat and child != openloop.NONE else []
        return max((self._mean(lower) for _, lower in below), default=self._mean(edge))

    def _mean(self, edge: int) -> float:
        return float(self._won[edge] / self._edges[edge, openloop.TRIES])

"""Flat Monte Carlo: every legal action is tried in playouts to the end of the game, the promising ones more often.

The tree has one level. With enough exploration that all actions are tried equally often, this is also how the bots
that do not search find out what their actions lead to (`rollouts.py`).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from regnum.bots.kingdoms.knowledge import Known, deal_next_round, determinise, known_to, score_end
from regnum.bots.protocol import Analysis, Budget, spend
from regnum.bots.threads import on_cores
from regnum.bots.tree import (
    ROOT,
    Playout,
    Tree,
    add_child,
    analysis_of,
    back_up,
    list_children,
    new_playout,
    new_tree,
    root_edges,
    select_ucb,
)
from regnum.engine import compiled, routine
from regnum.engine.mathematics import log
from regnum.games.chance import advance
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.policies import POLICIES, PROSPECTS, Leads, choose
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.state import View
from regnum.games.kingdoms.turns import Round

_EXPLORATION = 0.7
EVENLY = 1e6
"""Enough exploration that all actions are tried equally often."""


class FlatSearch(NamedTuple):
    """Everything that a flat search writes to, and what it starts from."""

    tree: Tree
    """The root and a child for every legal action."""
    playout: Playout
    known: Known
    here: Round
    """The round of the present playout."""
    prospects: Leads
    """Scratch of the policies."""
    exploration: float


def new_flat_search(position: Position, exploration: float) -> FlatSearch:
    """A search of what the observer of a view knows, given its position."""
    codes, seats = position.legal_codes(), position.players
    tree, playout = new_tree(len(codes) + 1, seats), new_playout(2, len(codes), seats)
    for code in codes:
        add_child(tree, ROOT, code, 0.0)
    list_children(tree, ROOT, playout.candidates)
    prospects = np.zeros(PROSPECTS, dtype=np.int64)
    return FlatSearch(tree, playout, known_to(position), turns.new_round(), prospects, exploration)


@routine
def _play_out(search: FlatSearch, policy: int, action: int, chance: np.uint64) -> np.uint64:
    """Play an action, then by the policy to the end of the game."""
    here = search.here
    while True:
        turns.apply(here, action)
        if here.table[turns.PHASE] == turns.OVER:
            return chance
        if here.table[turns.PHASE] == turns.ROUND_OVER:
            chance = deal_next_round(here, chance)
        action, chance = choose(policy, here, search.prospects, chance)


@compiled
def play_flat(playouts: int, policy: int, search: FlatSearch, chance: np.uint64) -> np.uint64:
    """Make this many playouts, of the action with the highest upper confidence bound each (UCB1)."""
    tree, playout, seat = search.tree, search.playout, search.known.here.table[turns.SEAT]
    playout.path[0] = ROOT
    for _ in range(playouts):
        exploration = search.exploration * math.sqrt(log(tree.visits[ROOT] + 1.0))
        child = select_ucb(tree, playout.candidates, playout.candidates.size, seat, exploration)
        playout.path[1] = child
        chance = determinise(search.known, search.here, chance)
        chance = _play_out(search, policy, tree.actions[child], chance)
        score_end(search.here, playout)
        back_up(tree, playout, 2)
    return chance


def _tried(policy: int, position: Position, budget: Budget, chance: np.uint64) -> Tree:
    """The tree that one thread grows within the budget."""
    search = play_flat.placed(new_flat_search(position, _EXPLORATION))

    def make(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(play_flat(playouts, policy, search, chance))

    spend(budget, make)
    return search.tree


class FlatBot:
    """The honest baseline: flat Monte Carlo with playouts by one of the game's own policies."""

    def __init__(self, name: str, policy: str) -> None:
        self.name = name
        self._policy = POLICIES.index(policy)

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The action tried most often by all threads together; of equals the one that won more, then the last."""
        codes = view.position.legal_codes()
        best = 0
        if len(codes) > 1:
            trees = self._trees(view, budget, chance)
            visits = np.sum([tree.visits[1:] for tree in trees], axis=0)
            victories = np.sum([tree.values[1:, int(view.seat or 0)] for tree in trees], axis=0)
            best = np.lexsort((victories, visits))[-1]
        return view.position.action(codes[best]), advance(chance)

    def analyse(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """All legal actions, the one tried most often first; chances and points are those of the playouts."""
        position, seat = view.position, int(view.seat or 0)
        last_first = reversed(root_edges(self._trees(view, budget, chance)))  # as `choose` takes the last of equals
        edges = sorted(last_first, key=lambda edge: (-edge.visits, -edge.values[seat]))
        return analysis_of(edges, seat, position.action), advance(chance)

    def _trees(self, view: View, budget: Budget, chance: np.uint64) -> list[Tree]:
        """The trees of all threads."""
        return on_cores(budget.cores, chance, lambda state: _tried(self._policy, view.position, budget, state))

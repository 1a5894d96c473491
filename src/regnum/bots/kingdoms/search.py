"""The strongest bot: information-set tree search, and the end of a round solved exactly.

Hidden tiles are dealt again for every playout (determinisation), and one tree collects the results. A node is what
has been played since the root, as far as all players saw it: a tile drawn or a starting tile counts by its kind. So a
node may have children that this playout's tiles do not allow; the others compete by their upper confidence bounds.

A node gets a new child only when it has been visited often enough for the ones it has (progressive widening), and the
proposal policy names the child: of some 150 actions those worth a look. A playout ends where it leaves the tree, or
with the round, and is evaluated there: to play on at random would drown small differences in the luck of the draw.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from regnum.bots.kingdoms import knowledge, tuning
from regnum.bots.kingdoms.endgame import is_solvable, solved
from regnum.bots.kingdoms.evaluation import evaluate
from regnum.bots.kingdoms.knowledge import Known, determinise, known_to
from regnum.bots.kingdoms.proposal import LOWEST, propose
from regnum.bots.kingdoms.tuning import USUAL_SKILLS, Parameters, Skill, evaluator_for, parameters_for
from regnum.bots.levels import by_players
from regnum.bots.protocol import Analysis, Budget, spend
from regnum.bots.threads import on_cores
from regnum.bots.tree import (
    NONE,
    ROOT,
    Numbers,
    Playout,
    Reals,
    Tree,
    add_child,
    analysis_of,
    back_up,
    count_visits,
    find_child,
    may_widen,
    new_playout,
    new_tree,
    root_edges,
    select_ucb,
)
from regnum.engine import compiled, rule
from regnum.engine.described import constants, shapes
from regnum.engine.mathematics import log
from regnum.games.chance import advance, below
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.components import SQUARES, TILES_IN_BOX
from regnum.games.kingdoms.policies import random_member
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.state import View
from regnum.games.kingdoms.turns import Round

_MOST_NODES = 1 << 18
ACTIONS = turns.PASS + 1
"""How many numbers of actions there are."""
_MOST_CHOICES = turns.GROUPS * SQUARES + 1
_KIND_BITS = 16
_ACTION = (1 << _KIND_BITS) - 1
_DRAW_GROUP = turns.GROUPS
_PER_MILLE = 1000
_ONE = np.uint64(1)


class Search(NamedTuple):
    """Everything that a search writes to, and what it starts from."""

    tree: Tree
    """Its actions have the kind of a starting tile in the bits from `_KIND_BITS` on."""
    playout: Playout
    known: Known
    here: Round
    """The round of the present playout."""


@compiled
def list_unseen(here: Round, unseen: Numbers, kinds: Numbers, slots: Numbers) -> int:
    """The tiles that the observer has not seen, as `knowledge.list_unseen`."""
    return knowledge.list_unseen(here, unseen, kinds, slots)


def new_search(position: Position, playouts: int | None) -> Search:
    """A search of what the observer of a view knows, for at most this many playouts: each adds one node at most."""
    seats = position.players
    tree = new_tree(min(_MOST_NODES, (playouts or _MOST_NODES) + 1), seats, grow.zeros)
    playout = new_playout(turns.MOST_PLIES_A_ROUND + 1, _MOST_CHOICES, seats)
    return Search(tree, playout, known_to(position), turns.new_round())


@rule
def read_action(seen: int) -> int:
    """The action, as the rulebook numbers it, that the tree keeps as `seen`."""
    return seen & _ACTION


@rule
def seen_action(here: Round, action: int) -> int:
    """An action as all players see it."""
    group, _ = turns.group_and_square(action)
    return action | turns.piece_of(here, group) << _KIND_BITS if group == turns.START_GROUP else action


@rule
def is_possible(here: Round, seen: int) -> bool:
    """Whether this playout's tiles allow what was once done here."""
    group, _ = turns.group_and_square(seen & _ACTION)
    if here.table[turns.PHASE] == turns.PLACE_DRAWN:
        return group == turns.drawn_group(here)
    return group != turns.START_GROUP or seen >> _KIND_BITS == here.tiles[here.table[turns.SEAT]]


@rule
def list_possible(tree: Tree, here: Round, node: int, candidates: Numbers) -> int:
    """Write the possible children of a node, the newest first, to `candidates`; returns how many there are."""
    number, child = 0, tree.first_child[node]
    while child != NONE:
        if is_possible(here, tree.actions[child]):
            candidates[number] = child
            number += 1
        child = tree.next_sibling[child]
    for i in range(number // 2):
        candidates[i], candidates[number - 1 - i] = candidates[number - 1 - i], candidates[i]
    return number


@rule
def _topic(here: Round, variety: float, chance: np.uint64) -> tuple[np.uint64, int, np.uint64]:
    """The kind of a new child: which groups of pieces, and an addition to the estimate for drawing."""
    pieces = turns.placeable(here)
    chance = advance(chance)
    if below(chance, _PER_MILLE) >= variety * _PER_MILLE or pieces == np.uint64(0):
        return pieces, 0, chance
    drawing = _ONE << np.uint64(_DRAW_GROUP) if turns.may_draw(here) else np.uint64(0)
    topic, chance = random_member(pieces | drawing, chance)
    if topic == _DRAW_GROUP:
        return np.uint64(0), 0, chance
    return _ONE << np.uint64(topic), LOWEST, chance


@rule
def _propose(here: Round, parameters: Parameters, chance: np.uint64) -> tuple[int, np.uint64]:
    """An action worth a look."""
    pieces, bonus, chance = _topic(here, parameters.variety, chance)
    return propose(here, parameters.proposal, pieces, bonus, parameters.width, chance)


@rule
def _new_child(search: Search, node: int, action: int) -> int:
    """A new child for an action; `NONE` if there is one already, or no room."""
    seen = seen_action(search.here, action)
    if find_child(search.tree, node, seen) != NONE:
        return NONE
    return add_child(search.tree, node, seen, 0.0)


@rule
def _descend(search: Search, parameters: Parameters, node: int, chance: np.uint64) -> tuple[int, int, np.uint64]:
    """An action at a node, or outside the tree, and the child that it leads to; the child may be new, or none."""
    tree, candidates = search.tree, search.playout.candidates
    action, child, number, visits = NONE, NONE, 0, 0
    if node != NONE:
        number = list_possible(tree, search.here, node, candidates)
        visits = count_visits(tree, candidates, number)
    if node == NONE or may_widen(number, visits, parameters.widening):
        action, chance = _propose(search.here, parameters, chance)
        if node != NONE:
            child = _new_child(search, node, action)
    if child == NONE and number > 0:
        exploration = parameters.exploration * math.sqrt(log(visits + 1.0))
        child = select_ucb(tree, candidates, number, search.here.table[turns.SEAT], exploration)
        action = tree.actions[child] & _ACTION
    return action, child, chance


@rule
def _play(search: Search, parameters: Parameters, chance: np.uint64) -> np.uint64:
    """One playout: down the tree as far as it goes, and one step out of it; a tile drawn last is still placed."""
    here, tree, playout = search.here, search.tree, search.playout
    chance = determinise(search.known, here, chance)
    node, depth = ROOT, 1
    playout.path[0] = ROOT
    while here.table[turns.PHASE] == turns.PLACE_DRAWN or (here.table[turns.PHASE] == turns.ACT and node != NONE):
        action, child, chance = _descend(search, parameters, node, chance)
        turns.apply(here, action)
        if child != NONE:
            playout.path[depth] = child
            depth += 1
        node = child if child != NONE and tree.visits[child] > 0 else NONE
    evaluate(here, parameters.evaluator, playout)
    back_up(tree, playout, depth)
    return chance


@compiled
def grow(playouts: int, search: Search, parameters: Parameters, chance: np.uint64) -> np.uint64:
    """Make this many playouts from the root; returns the new state of the random numbers."""
    for _ in range(playouts):
        chance = _play(search, parameters, chance)
    return chance


def _grown_tree(position: Position, parameters: Parameters, budget: Budget, chance: np.uint64) -> Tree:
    """A tree grown within the budget by one thread."""
    search, placed = grow.placed((new_search(position, budget.playouts), parameters))

    def make(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(grow(playouts, search, placed, chance))

    spend(budget, make)
    return search.tree


@rule
def gather(tree: Tree, seat: int, visits: Numbers, values: Reals) -> None:
    """Add what a tree has found out about each action at its root: visits, and what they were worth to a seat."""
    child = int(tree.first_child[ROOT])
    while child != NONE:
        action = tree.actions[child] & _ACTION
        visits[action] += tree.visits[child]
        values[action] += tree.values[child, seat]
        child = int(tree.next_sibling[child])


@compiled
def gather_root(tree: Tree, seat: int, visits: Numbers, values: Reals) -> None:
    """As `gather`."""
    gather(tree, seat, visits, values)


@compiled
def most_visited(visits: Numbers, values: Reals) -> int:
    """The action visited most often; of equals the one worth more, then the last."""
    best = 0
    for action in range(1, visits.size):
        is_worth_more = visits[action] == visits[best] and values[action] >= values[best]
        if visits[action] > visits[best] or is_worth_more:
            best = action
    return best


def _most_visited(trees: list[Tree], seat: int) -> int:
    """The action visited most often in all trees together."""
    visits, values = np.zeros(ACTIONS, dtype=np.int64), np.zeros(ACTIONS)
    for tree in trees:
        gather(tree, seat, visits, values)
    return int(most_visited(visits, values))


class SearchBot:
    """A bot that searches; it may have another skill for each number of players, see `by_players`."""

    def __init__(self, name: str = "search", skills: Sequence[Skill] = USUAL_SKILLS) -> None:
        self.name = name
        self._skills = skills
        self.is_quick = all(skill.playouts is not None for skill in skills)

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The best candidate."""
        position, codes = view.position, view.position.legal_codes()
        if len(codes) == 1:
            return position.action(codes[0]), advance(chance)
        if self._solves(view, budget):
            return self.analyse(view, budget, chance)[0].best.action, advance(chance)
        trees = self._trees(view, budget, chance)
        return position.action(_most_visited(trees, int(view.seat or 0))), advance(chance)

    def analyse(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """The solved end of a round, or what the search found out: the action visited most often first.

        Chances and points are those of the evaluator at the ends of the playouts, so their errors show how far another
        search may differ, and not how lucky the rest of the game may be.
        """
        position, seat = view.position, int(view.seat or 0)
        if self._solves(view, budget):
            return solved(position, evaluator_for(view, self._skill(view))), advance(chance)
        edges = root_edges(self._trees(view, budget, chance), read_action)
        edges.sort(key=lambda edge: (edge.visits, edge.values[seat], edge.action), reverse=True)
        return analysis_of(edges, seat, position.action), advance(chance)

    def _skill(self, view: View) -> Skill:
        return by_players(self._skills, view.options.players)

    def _solves(self, view: View, budget: Budget) -> bool:  # noqa: ARG002 - the champion's depends on it
        return self._skill(view).solves and is_solvable(view.position)

    def _trees(self, view: View, budget: Budget, chance: np.uint64) -> list[Tree]:
        """The trees of all threads."""
        skill = self._skill(view)
        parameters, limited = parameters_for(view, skill), budget.at_most(skill.playouts)
        return on_cores(budget.cores, chance, lambda state: _grown_tree(view.position, parameters, limited, state))


DATA = {
    **constants(tuning, "EXPLORATION WIDENING"),
    "MOST_NODES": _MOST_NODES,
    "sizes": {"depth": turns.MOST_PLIES_A_ROUND + 1, "choices": _MOST_CHOICES},
    "shapes": {
        "known": {"here": shapes(turns.new_round()), "unseen": {"kinds": "int64[hidden]", "slots": "int64[hidden]"}},
        "here": shapes(turns.new_round()),
        "listed": f"int64[{TILES_IN_BOX}]",
        "prepared": shapes(tuning.new_prepared()),
        "visits": f"int64[{ACTIONS}]",
        "values": f"float64[{ACTIONS}]",
    },
}

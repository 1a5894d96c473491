"""The strongest bot: the ending solved exactly, before it a tree search with learned priors and playouts.

Until the row being claimed now is handed out, nothing is hidden: the tree keeps one position for each node. Only the
searcher's own placements and all claims branch; rivals place their dominoes by estimated value. From a leaf on, unseen
dominoes are dealt at random and all seats play by estimated value to the end. Every seat maximises its own utility.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdomino.endgame import solve, solved
from regnum.bots.kingdomino.evaluation import (
    MOST_LEFT,
    WEIGHTS,
    Evaluator,
    best_action,
    best_placement,
    count_supply,
    dominoes_left,
    evaluator,
    slot_value,
)
from regnum.bots.kingdomino.knowledge import determinise, known_to, score_end, unseen_by
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.levels import by_players
from regnum.bots.protocol import Analysis, Budget, spend
from regnum.bots.threads import on_cores
from regnum.bots.tree import (
    NONE,
    ROOT,
    Numbers,
    Playout,
    RootEdge,
    Tree,
    add_child,
    analysis_of,
    back_up,
    list_children,
    new_playout,
    new_tree,
    room_left,
    root_edges,
    select_puct,
    set_priors,
)
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.chance import advance
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action
from regnum.games.kingdomino.land import NO_PLACEMENT, pop_placement
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays, Stack

C_PUCT = 0.8
PRIOR_TEMPERATURE = 3.0
"""Over how many points of estimated value actions still look likely."""
WIN_WEIGHT = 0.4
"""How much of the utility is the victory; the rest is the seat's share of its and the best rival's points."""

_MOST_POSITIONS, _MOST_NODES = 1 << 13, 1 << 17
_MOST_CHILDREN = turns.DISCARD + 1
"""Of one node."""
_USUAL_CHILDREN = 64
"""More than nodes have on average; a full tree does not grow any more, and the search continues."""
_MOST_DEPTH = 4 * turns.MOST_SLOTS + 1
"""The root, two decisions for each king of a row, and some to spare."""
_NO_ROUND = -1
_NO_CHANCE = np.uint64(0)
_POSITIONS_USED, _SEARCHER, _HORIZON, _LIMITS = range(4)


class Search(NamedTuple):
    """Everything that a search writes to."""

    tree: Tree
    positions: Stack
    """The positions of the nodes that were visited, the root's first."""
    position_of: Numbers
    """`position_of[node]`: where its position is in the stack; `NONE` before it was visited."""
    limits: Numbers
    """`limits[entry]`: positions in use, the seat that searches, and the round from which on nothing branches."""
    playout: Playout
    here: Arrays
    """The position of the present playout; dominoes and kings are those of `positions`."""
    unseen: Numbers
    """The dominoes that have not appeared."""
    standings: Numbers
    """`standings[seat]`: scratch of `score_end`."""


@rule
def _add_placements(search: Search, node: int, evaluator: Evaluator) -> None:
    """A child for each placement of the acting king's domino, with the estimate after it."""
    here = search.here
    seat, domino = turns.seat_to_act(here), turns.acting_domino(here)
    best, value, _ = best_placement(here, seat, domino, 0.0, _NO_CHANCE, evaluator)
    if best == turns.DISCARD:
        _add_child(search, node, turns.DISCARD, value)
    placement, masks = pop_placement(turns.legal_placements(here))
    while placement != NO_PLACEMENT:
        _add_child(search, node, placement, evaluator.scratch.values[placement])
        placement, masks = pop_placement(masks)


@rule
def _add_claims(search: Search, node: int, evaluator: Evaluator) -> None:
    """A child for each domino that can be claimed, with the estimate after its best placement."""
    here = search.here
    seat = turns.seat_to_act(here)
    left = dominoes_left(here, seat) - 1
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            domino = turns.domino_to_claim(here, slot)
            _, value, _ = best_placement(here, seat, domino, 0.0, _NO_CHANCE, evaluator)
            _add_child(search, node, turns.CLAIM + slot, value + slot_value(evaluator.weights, left, slot))


@rule
def _add_child(search: Search, node: int, action: int, value: float) -> None:
    search.position_of[add_child(search.tree, node, action, value)] = NONE


@routine
def _expand(search: Search, node: int, evaluator: Evaluator) -> None:
    """Give the node of the present position its children: one for each action of the seat to act."""
    count_supply(search.here, evaluator.scratch.supply)
    if search.here.status[turns.PHASE] == turns.PLACE:
        _add_placements(search, node, evaluator)
    else:
        _add_claims(search, node, evaluator)
    set_priors(search.tree, node, PRIOR_TEMPERATURE)


@rule
def _branches(search: Search) -> bool:
    """Whether the tree continues from the present position."""
    status = search.here.status
    return bool(status[turns.PHASE] != turns.OVER and status[turns.ROUND] < search.limits[_HORIZON])


@rule
def _place_for_rivals(search: Search, evaluator: Evaluator) -> None:
    """Rivals place their dominoes by estimated value, until there is a decision that branches."""
    here = search.here
    while (
        here.status[turns.PHASE] == turns.PLACE
        and _branches(search)
        and turns.seat_to_act(here) != search.limits[_SEARCHER]
    ):
        action, _ = best_action(here, 0.0, _NO_CHANCE, evaluator)
        turns.apply(here, action)


@rule
def _visit_first(search: Search, node: int, child: int, evaluator: Evaluator) -> None:
    """Follow an edge for the first time; where it leads is kept, with its children, if there is room."""
    here, limits = search.here, search.limits
    turns.copy_position(turns.nth(search.positions, search.position_of[node]), here)
    turns.apply(here, search.tree.actions[child])
    _place_for_rivals(search, evaluator)
    if limits[_POSITIONS_USED] == search.positions.status.shape[0] or room_left(search.tree) < _MOST_CHILDREN:
        return
    search.position_of[child] = limits[_POSITIONS_USED]
    limits[_POSITIONS_USED] += 1
    turns.copy_position(here, turns.nth(search.positions, search.position_of[child]))
    if _branches(search):
        _expand(search, child, evaluator)


@rule
def _descend(search: Search, evaluator: Evaluator) -> int:
    """Go from the root to a position outside the tree, the present one from then on; returns the length of the path."""
    tree, playout = search.tree, search.playout
    node, depth = ROOT, 1
    playout.path[0] = ROOT
    while tree.first_child[node] != NONE:
        seat = turns.seat_to_act(turns.nth(search.positions, search.position_of[node]))
        count = list_children(tree, node, playout.candidates)
        child = select_puct(tree, playout.candidates, count, seat, C_PUCT)
        playout.path[depth] = child
        depth += 1
        if search.position_of[child] == NONE:
            _visit_first(search, node, child, evaluator)
            return depth
        node = child
    turns.copy_position(turns.nth(search.positions, search.position_of[node]), search.here)
    return depth


@compiled
def grow(playouts: int, search: Search, evaluator: Evaluator, chance: np.uint64) -> np.uint64:
    """Make this many playouts from the root; returns the new state of the random numbers."""
    here, root = search.here, turns.nth(search.positions, 0)
    if search.tree.first_child[ROOT] == NONE:
        turns.copy_position(root, here)
        _expand(search, ROOT, evaluator)
    for _ in range(playouts):
        chance = determinise(root, search.unseen, chance)
        depth = _descend(search, evaluator)
        while here.status[turns.PHASE] != turns.OVER:
            action, chance = best_action(here, 0.0, chance, evaluator)
            turns.apply(here, action)
        score_end(here, WIN_WEIGHT, search.standings, search.playout)
        back_up(search.tree, search.playout, depth)
    return chance


@rule
def _set_limits(search: Search, seat: int) -> None:
    """How far the tree of a seat goes: to the end of the present row, but not beyond a draw of kings."""
    status, limits = search.positions.status[0], search.limits
    is_lot = status[turns.PHASE] == turns.DRAFT and not status[turns.ABBA]
    limits[_POSITIONS_USED], limits[_SEARCHER] = 1, seat
    limits[_HORIZON] = _NO_ROUND if is_lot else status[turns.ROUND] + 1


@compiled
def begin(search: Search, seat: int) -> None:
    """Make a search ready for a seat, its tree and its first position being there."""
    _set_limits(search, seat)


@compiled
def root_visits(tree: Tree, edges: Annotated[Numbers, Axes(2)]) -> int:
    """Write every action at the root, in the order in which they were added, and how often it was visited."""
    listed, child = 0, tree.first_child[ROOT]
    while child != NONE:
        edges[listed, 0], edges[listed, 1] = tree.actions[child], tree.visits[child]
        listed += 1
        child = tree.next_sibling[child]
    return listed


def _room(playouts: int | None) -> tuple[int, int]:
    """How many positions and nodes a search of at most so many playouts needs: each visits one node more."""
    visited = min(_MOST_POSITIONS, (playouts or _MOST_POSITIONS) + 1)
    return visited, min(_MOST_NODES, visited * _USUAL_CHILDREN + _MOST_CHILDREN)


def _new_search(view: View, playouts: int | None) -> Search:
    """A search of what the observer of a view knows, for at most this many playouts: each visits one node more."""
    seats, known = view.options.players, known_to(view)
    visited, nodes = _room(playouts)
    positions = turns.stacked(known, visited)
    search = Search(
        new_tree(nodes, seats, grow.zeros),
        positions,
        grow.zeros(nodes, np.int64),
        np.zeros(_LIMITS, dtype=np.int64),
        new_playout(_MOST_DEPTH, _MOST_CHILDREN, seats),
        known._replace(deck=positions.deck, kings=positions.kings),
        unseen_by(view),
        np.zeros(seats, dtype=np.int64),
    )
    _set_limits(search, int(view.seat or 0))
    return search


def _grown_tree(view: View, budget: Budget, chance: np.uint64) -> Tree:
    """A tree grown within the budget by one thread."""
    search, judge = grow.placed((_new_search(view, budget.playouts), evaluator(weights_for(view.options))))

    def make(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(grow(playouts, search, judge, chance))

    spend(budget, make)
    return search.tree


class SearchBot:
    """A bot that searches; it spends no more than so many playouts on a decision, by players, see `by_players`."""

    def __init__(self, name: str = "search", playouts: Sequence[int | None] = (None,)) -> None:
        self.name = name
        self._playouts = playouts
        self.is_quick = None not in playouts

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The solved action near the end, otherwise the best candidate."""
        at = view.position
        codes = at.legal_codes()
        certain = codes[0] if len(codes) == 1 else solve(at)
        if certain is not None:
            return at.action(certain), chance
        analysis, chance = self.analyse(view, budget, chance)
        return analysis.best.action, chance

    def analyse(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """The solved ending, or what the search found out; the action visited most often comes first."""
        exact = solved(view)
        if exact is not None:
            return exact, chance
        budget = budget.at_most(by_players(self._playouts, view.options.players))
        trees = on_cores(budget.cores, chance, lambda state: self._grown(view, budget, state))
        edges = sorted(self._edges(view, trees), key=lambda edge: -edge.visits)
        return analysis_of(edges, view.position.seat or 0, view.position.action), advance(chance)

    def _grown(self, view: View, budget: Budget, chance: np.uint64) -> Tree:
        return _grown_tree(view, budget, chance)

    def _edges(self, _view: View, trees: list[Tree]) -> list[RootEdge]:
        return root_edges(trees)


_SEATS, _VISITED = 13, 1009
"""Lengths that no other axis has."""
DATA = {
    "MOST_POSITIONS": _MOST_POSITIONS,
    "MOST_NODES": _MOST_NODES,
    "MOST_CHILDREN": _MOST_CHILDREN,
    "USUAL_CHILDREN": _USUAL_CHILDREN,
    "sizes": {"depth": _MOST_DEPTH, "choices": _MOST_CHILDREN},
    "shapes": {
        "positions": shapes(turns.stacked(turns.new_arrays(_SEATS), _VISITED), {_SEATS: "seats", _VISITED: "visited"}),
        "position_of": "int64[nodes]",
        "limits": f"int64[{_LIMITS}]",
        "here": shapes(turns.new_arrays(_SEATS), {_SEATS: "seats"}),
        "all_unseen": f"int64[{turns.MOST_DOMINOES}]",
        "unseen": "int64[hidden]",
        "standings": "int64[seats]",
        "evaluator": shapes(evaluator(np.zeros((MOST_LEFT + 1, WEIGHTS)))),
        "edges": f"int64[{_MOST_CHILDREN},2]",
    },
}
"""What the web app needs to make the arrays of a search."""

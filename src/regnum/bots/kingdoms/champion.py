"""The champion: a tree of actions, judged by a network where it ends.

As in `search.py`, hidden tiles are dealt again for every visit, and a node is what has been played since the root as
far as all players saw it. But all actions of a node are judged at once, and those that look good become its children.
Which they are depends on the tiles of the visit only where a tile that was drawn, or a starting tile, is to be placed:
each kind is judged when it first comes up. The tree ends with the round, where the network says what that is worth.

The end of a round that is certain to be the last is solved exactly, as by `search`.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import numpy as np
from typing_extensions import override

from regnum.bots.judged import EXPECTED, UTILITIES, add_judged, copy_expected, end_with
from regnum.bots.kingdoms.endgame import can_look_at, can_solve
from regnum.bots.kingdoms.inputs import features_of
from regnum.bots.kingdoms.judging import MOST_ACTIONS, Judging, judge_actions, new_judging
from regnum.bots.kingdoms.knowledge import Known, determinise, is_hidden, known_to
from regnum.bots.kingdoms.networks import (
    SIZE_NAMES,
    UNUSUAL_SIZES,
    network_for,
    network_of_zeros,
)
from regnum.bots.kingdoms.search import SearchBot, gather, list_possible, read_action, seen_action
from regnum.bots.protocol import Budget, spend
from regnum.bots.threads import on_cores
from regnum.bots.tree import (
    NONE,
    ROOT,
    Numbers,
    Playout,
    Reals,
    Tree,
    back_up,
    give_root,
    new_playout,
    new_tree,
    room_left,
    select_puct,
)
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.engine.mathematics import exp
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import KINDS
from regnum.games.kingdoms.state import View
from regnum.games.kingdoms.turns import Round

_MOST_NODES = 1 << 18
_USUAL_CHILDREN = 16
"""More than nodes have on average; a full tree does not grow any more, and the search continues."""
_LEAVES_A_SECOND, _LEAVES_A_VISIT, _MOST_LEAVES = 3_000_000, 600, 1 << 25
"""At how many ends of a round can be looked: in a second and in the time of a visit, and however long there is."""
_FEW = 4
"""So many placements of another starting tile are added to a node."""
_STARTS = KINDS + 1
"""Bits of topics: 0 for what does not depend on hidden tiles, kinds that are drawn, then kinds of starting tiles."""


class Style(NamedTuple):
    """How the tree grows."""

    exploration: float = 0.3
    """The constant of PUCT."""
    temperature: float = 0.02
    """Over how much utility actions still look likely."""
    near: float = 0.06
    """Actions whose utility is further below the best are not looked at."""
    win_weight: float = 0.9
    """How much of the utility is the victory; the rest is the margin to the best rival."""


class Search(NamedTuple):
    """Everything that a search writes to, and how it grows."""

    style: Style
    tree: Tree
    known: Known
    here: Round
    """The round of the present visit."""
    topics: Numbers
    """`topics[node]`: the set, as bits, of what was judged there."""
    guesses: Reals
    """`guesses[node]`: what its action was worth to the seat that acted, before the search."""
    expected: Annotated[Reals, Axes(3)]
    """`expected[node, entry, seat]`: what was expected when the node was added; see `judging.py`."""
    playout: Playout
    judging: Judging


@rule
def _add_action(search: Search, node: int, i: int, seat: int) -> None:
    """A child for an action that was judged."""
    expected = search.judging.expected[i]
    child = add_judged(search.tree, node, seen_action(search.here, search.judging.actions[i]), 0.0, expected)
    search.topics[child] = 0
    search.guesses[child] = expected[UTILITIES, seat]
    copy_expected(expected, search.expected[child])


@rule
def _topic(here: Round) -> int:
    """The bits of what can be judged now."""
    table = here.table
    if table[turns.PHASE] == turns.PLACE_DRAWN:
        return 1 << turns.drawn_tile(here)
    start = 0
    if table[turns.HOLDS_START + table[turns.SEAT]]:
        start = 1 << (_STARTS + int(here.tiles[table[turns.SEAT]]))
    return 1 | start


@rule
def _list_starts(here: Round, actions: Numbers) -> int:
    """Keep only the placements of the starting tile in a list of all actions; returns how many they are."""
    many, kept = turns.list_actions(here, actions), 0
    for i in range(many):
        if turns.group_and_square(actions[i])[0] == turns.START_GROUP:
            actions[kept] = actions[i]
            kept += 1
    return kept


@rule
def _add_near(search: Search, node: int, many: int, least: float, most: int) -> None:
    """Add the first actions that were judged to be worth so much, at most so many."""
    seat, added = search.here.table[turns.SEAT], 0
    for i in range(many):
        is_near = search.judging.expected[i, UTILITIES, seat] >= least
        if is_near and added < most and room_left(search.tree) > 0:
            _add_action(search, node, i, seat)
            added += 1


@routine
def _expand(search: Search, node: int) -> bool:
    """Judge what was not judged yet at the present position; whether the visit ends with the best of it.

    It does not if only the placements of another starting tile were judged.
    """
    here, judging = search.here, search.judging
    topic, seat = _topic(here), here.table[turns.SEAT]
    if search.topics[node] & topic == topic:
        return False
    is_whole = search.topics[node] & topic & 1 == 0
    search.topics[node] |= topic
    many = turns.list_actions(here, judging.actions) if is_whole else _list_starts(here, judging.actions)
    best = judge_actions(judging, here, many)
    top = judging.expected[best, UTILITIES, seat]
    if is_whole:
        _add_near(search, node, many, top - search.style.near, many)
        end_with(search.playout, judging.expected[best])
    else:
        _add_near(search, node, many, top - search.style.near / _FEW, _FEW)
    return bool(is_whole)


@rule
def _write_priors(search: Search, count: int) -> None:
    """Write how likely the candidates look, given what they were judged to be worth (softmax)."""
    tree, candidates, guesses = search.tree, search.playout.candidates, search.guesses
    best, total = guesses[candidates[0]], 0.0
    for i in range(1, count):
        best = max(best, guesses[candidates[i]])
    for i in range(count):
        weight = exp((guesses[candidates[i]] - best) / search.style.temperature)
        tree.priors[candidates[i]] = weight
        total += weight
    for i in range(count):
        tree.priors[candidates[i]] /= total


@rule
def _select(search: Search, node: int) -> int:
    """The child to visit; `NONE` if there is none."""
    tree, here, candidates = search.tree, search.here, search.playout.candidates
    count = list_possible(tree, here, node, candidates)
    if count == 0:
        return NONE
    _write_priors(search, count)
    return select_puct(tree, candidates, count, here.table[turns.SEAT], search.style.exploration)


@rule
def _visit(search: Search, chance: np.uint64) -> np.uint64:
    """One visit: down the tree as far as it goes."""
    here, playout = search.here, search.playout
    chance = determinise(search.known, here, chance)
    node, depth = ROOT, 1
    playout.path[0] = ROOT
    while here.table[turns.PHASE] < turns.ROUND_OVER and not _expand(search, node):
        child = _select(search, node)
        if child == NONE:
            break
        turns.apply(here, read_action(search.tree.actions[child]))
        end_with(search.playout, search.expected[child])
        playout.path[depth] = child
        node, depth = child, depth + 1
    back_up(search.tree, playout, depth)
    return chance


@compiled
def grow_round(playouts: int, search: Search, chance: np.uint64) -> np.uint64:
    """Make this many visits from the root; returns the new state of the random numbers."""
    for _ in range(playouts):
        chance = _visit(search, chance)
    return chance


@rule
def _is_all_known(here: Round) -> bool:
    """Whether no rival has a starting tile that is not known: what is solved is then the game itself."""
    for seat in range(here.table[turns.PLAYERS]):  # noqa: SIM110 - compiled code has no generators
        if is_hidden(here, seat):
            return False
    return True


@rule
def is_solved(here: Round, seconds: float, visits: int) -> bool:
    """Whether the rest of a round is solved within a budget: only of the last one. `NONE` stands for any amount.

    What earlier rounds lead to, the network knows better than the evaluator.
    """
    if not turns.is_last_round(here) or can_solve(here):
        return turns.is_last_round(here)
    leaves = _MOST_LEAVES
    if seconds >= 0.0:
        leaves = min(leaves, int(seconds * _LEAVES_A_SECOND))
    if visits >= 0:
        leaves = min(leaves, visits * _LEAVES_A_VISIT)
    return _is_all_known(here) and can_look_at(here, leaves)


@compiled
def begin(search: Search) -> None:
    """Make a search ready whose arrays are zeros, what is known being there."""
    give_root(search.tree)
    search.judging.win_weight[0] = search.style.win_weight


@compiled
def gather_actions(search: Search, visits: Numbers, values: Reals) -> None:
    """Add what a search has found out about each action at its root, as `gather`."""
    gather(search.tree, search.known.here.table[turns.SEAT], visits, values)


def new_search(view: View, playouts: int | None, style: Style) -> Search:
    """A search of what the observer of a view knows, for at most this many visits."""
    position, seats = view.position, view.options.players
    nodes = min(_MOST_NODES, (playouts or _MOST_NODES) * _USUAL_CHILDREN + MOST_ACTIONS)
    return Search(
        style,
        new_tree(nodes, seats, grow_round.zeros),
        known_to(position),
        turns.new_round(),
        grow_round.zeros(nodes, np.int64),
        grow_round.zeros(nodes),
        grow_round.zeros((nodes, EXPECTED, seats)),
        new_playout(turns.MOST_PLIES_A_ROUND + 1, MOST_ACTIONS, seats),
        new_judging(network_for(view.options), seats, style.win_weight),
    )


def _grown_tree(view: View, style: Style, budget: Budget, chance: np.uint64) -> Tree:
    """A tree grown within the budget by one thread."""
    search = grow_round.placed(new_search(view, budget.playouts, style))

    def make(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(grow_round(playouts, search, chance))

    spend(budget, make)
    return search.tree


class ChampionBot(SearchBot):
    """A bot that searches with a network."""

    def __init__(self, name: str = "champion", style: Style | None = None) -> None:
        super().__init__(name)
        self._style = style or Style()

    @override
    def _solves(self, view: View, budget: Budget) -> bool:
        seconds = float(NONE) if budget.seconds is None else budget.seconds
        visits = NONE if budget.playouts is None else budget.playouts
        return bool(is_solved(view.position.arrays, seconds, visits))

    @override
    def _trees(self, view: View, budget: Budget, chance: np.uint64) -> list[Tree]:
        return on_cores(budget.cores, chance, lambda state: _grown_tree(view, self._style, budget, state))


_SEATS = 71
"""A length that no other axis has."""


def _judging_shapes() -> Any:
    """The shapes of what judging needs besides the network."""
    made = new_judging(network_of_zeros(UNUSUAL_SIZES), _SEATS, 0.0)
    found = shapes(made, {**SIZE_NAMES, _SEATS: "seats", features_of(_SEATS): "features"})
    return {**found, "judge": {name: found["judge"][name] for name in ("layers", "cache")}}


DATA = {
    "MOST_NODES": _MOST_NODES,
    "MOST_CHILDREN": MOST_ACTIONS,
    "USUAL_CHILDREN": _USUAL_CHILDREN,
    "style": Style()._asdict(),
    "sizes": {"depth": turns.MOST_PLIES_A_ROUND + 1, "choices": MOST_ACTIONS},
    "shapes": {
        "topics": "int64[nodes]",
        "guesses": "float64[nodes]",
        "expected": f"float64[nodes,{EXPECTED},seats]",
        "judging": _judging_shapes(),
    },
}
"""What the web app needs to make the arrays of a search."""

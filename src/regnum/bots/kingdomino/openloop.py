"""Open-loop tree search: the box is shuffled again for every playout, and a node is a sequence of actions.

This is the yardstick, built from what is published: with random or full greedy playouts and won games counted it is
the UCT of Gedda, Lagerkvist and Butler (2018); with greedy playouts, few placements per node and relative scores it is
the kind of search that later programs use. With a tree that never grows past the searcher's own placement and claim it
is the Monte Carlo evaluation of the former. With a tree of one level it plays out every legal action equally often:
so the bots that do not search find out what their actions lead to.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdomino.evaluation import Evaluator, best_action, evaluator
from regnum.bots.kingdomino.knowledge import determinise, known_to, score_end, unseen_by
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.tree import (
    NONE,
    ROOT,
    Numbers,
    Playout,
    Reals,
    Tree,
    add_child,
    back_up,
    find_child,
    new_playout,
    new_tree,
    select_ucb,
)
from regnum.engine import Axes, compiled, rule
from regnum.engine.mathematics import log
from regnum.games.chance import advance, below, keeps_tie
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.gains import gain
from regnum.games.kingdomino.land import NO_PLACEMENT, pop_placement
from regnum.games.kingdomino.policies import POLICIES, RANDOM, choose
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays

BY_VALUE = len(POLICIES)
"""One more policy for playouts: the best action by estimated value."""
MOST_CHOICES = turns.DISCARD
EVENLY = 1e6
"""Enough exploration that all actions are tried equally often."""

_MOST_NODES = 1 << 18
_SEARCHER, _OWN_POLICY, _RIVAL_POLICY, _RANDOM_ONE_IN, _MOST_PLACEMENTS, _DEPTH, _SETTINGS = range(7)
_EXPLORATION, _WIN_WEIGHT, _PARAMETERS = range(3)


@dataclass(frozen=True, slots=True)
class Style:
    """The parameters of a search."""

    own: int
    """The searcher's policy in playouts."""
    rivals: int
    """The others' policy in playouts."""
    random_one_in: int = 0
    """One action in this many is random in playouts; none, if 0."""
    most_placements: int = MOST_CHOICES
    win_weight: float = 0.0
    """How much of the utility is the victory; the rest is the seat's share of its and the best rival's points."""
    exploration: float = 0.6
    depth: int = turns.MOST_PLIES
    """How many actions deep the tree grows from the root."""


class Search(NamedTuple):
    """Everything that a search writes to, and its parameters."""

    tree: Tree
    playout: Playout
    root: Arrays
    here: Arrays
    """The position of the present playout; dominoes and kings are those of `root`."""
    unseen: Numbers
    """The dominoes that have not appeared."""
    standings: Numbers
    """`standings[seat]`: scratch of `score_end`."""
    choices: Annotated[Numbers, Axes(2)]
    """`choices[i, entry]`: the legal actions of the present position, and what each placement gains."""
    settings: Numbers
    parameters: Reals


def new_search(view: View, style: Style, playouts: int | None) -> Search:
    """A search of what the observer of a view knows, for at most this many playouts: each adds one node at most."""
    root, seats, settings = known_to(view), view.options.players, np.zeros(_SETTINGS, dtype=np.int64)
    settings[_SEARCHER] = int(view.seat or 0)
    settings[_OWN_POLICY], settings[_RIVAL_POLICY] = style.own, style.rivals
    settings[_RANDOM_ONE_IN], settings[_MOST_PLACEMENTS] = style.random_one_in, style.most_placements
    settings[_DEPTH] = style.depth
    return Search(
        new_tree(min(_MOST_NODES, (playouts or _MOST_NODES) + 1), seats, grow.zeros),
        new_playout(turns.MOST_PLIES + 1, MOST_CHOICES, seats),
        root,
        turns.copied(root)._replace(deck=root.deck, kings=root.kings),
        unseen_by(view),
        np.zeros(seats, dtype=np.int64),
        np.zeros((MOST_CHOICES, 2), dtype=np.int64),
        settings,
        np.array([style.exploration, style.win_weight]),
    )


def evaluator_for(view: View) -> Evaluator:
    """The evaluator that `grow` needs, with the weights for the game of a view."""
    return evaluator(weights_for(view.options))


@rule
def _list_placements(here: Arrays, most: int, choices: Numbers) -> int:
    """Write the placements, those that gain most first if there are more than `most`; returns how many."""
    seat, domino = turns.seat_to_act(here), turns.acting_domino(here)
    listed = 0
    placement, masks = pop_placement(turns.legal_placements(here))
    while placement != NO_PLACEMENT:
        points = gain(here.land, seat, domino, placement) if most < MOST_CHOICES else 0
        at = listed
        while at > 0 and choices[at - 1, 1] < points:
            choices[at, 0] = choices[at - 1, 0]
            choices[at, 1] = choices[at - 1, 1]
            at -= 1
        choices[at, 0] = placement
        choices[at, 1] = points
        listed = min(listed + 1, most)
        placement, masks = pop_placement(masks)
    return listed


@rule
def _list_choices(here: Arrays, most: int, choices: Numbers) -> int:
    """Write what the seat to act may do; returns how many choices there are."""
    if here.status[turns.PHASE] == turns.PLACE:
        listed = _list_placements(here, most, choices)
        if listed == 0:
            choices[0, 0] = turns.DISCARD
            return 1
        return listed
    listed = 0
    for slot in range(here.status[turns.ROW]):
        if turns.is_free(here, slot):
            choices[listed, 0] = turns.CLAIM + slot
            listed += 1
    return listed


@rule
def _select(search: Search, node: int, chance: np.uint64) -> tuple[int, np.uint64]:
    """A new child for an action never tried here, if there is one; otherwise the legal child to try next.

    `NONE` if a new child is wanted and the tree is full.
    """
    tree, choices, candidates = search.tree, search.choices, search.playout.candidates
    listed = _list_choices(search.here, search.settings[_MOST_PLACEMENTS], choices)
    tried, untried, action = 0, 0, NONE
    for i in range(listed):
        child = find_child(tree, node, choices[i, 0])
        if child == NONE:
            untried += 1
            keeps, chance = keeps_tie(untried, chance)
            if keeps:
                action = choices[i, 0]
        else:
            candidates[tried] = child
            tried += 1
    if untried > 0:
        return add_child(tree, node, action, 0.0), chance
    # A node other than the root was itself played out once before it had children.
    visits = max(tree.visits[node] - (1 if node != ROOT else 0), 1)
    exploration = search.parameters[_EXPLORATION] * math.sqrt(log(float(visits)))
    return select_ucb(tree, candidates, tried, turns.seat_to_act(search.here), exploration), chance


@rule
def _descend(search: Search, chance: np.uint64) -> tuple[int, np.uint64]:
    """Go from the root to a position outside the tree, the present one from then on; returns the length of the path."""
    tree, here, path = search.tree, search.here, search.playout.path
    node, depth = ROOT, 1
    path[0] = ROOT
    while node != NONE and here.status[turns.PHASE] != turns.OVER:
        child, chance = _select(search, node, chance)
        if child == NONE:
            return depth, chance
        path[depth] = child
        turns.apply(here, tree.actions[child])
        node = child if tree.visits[child] > 0 and depth < search.settings[_DEPTH] else NONE
        depth += 1
    return depth, chance


@rule
def _play_out(search: Search, evaluator: Evaluator, chance: np.uint64) -> np.uint64:
    """Play to the end, each seat by its policy, some actions at random."""
    here, settings = search.here, search.settings
    while here.status[turns.PHASE] != turns.OVER:
        own = turns.seat_to_act(here) == settings[_SEARCHER]
        policy = settings[_OWN_POLICY] if own else settings[_RIVAL_POLICY]
        if settings[_RANDOM_ONE_IN] > 0:
            chance = advance(chance)
            if below(chance, settings[_RANDOM_ONE_IN]) == 0:
                policy = RANDOM
        if policy == BY_VALUE:
            action, chance = best_action(here, 0.0, chance, evaluator)
        else:
            action, chance = choose(policy, here, chance)
        turns.apply(here, action)
    return chance


@compiled
def grow(playouts: int, search: Search, evaluator: Evaluator, chance: np.uint64) -> np.uint64:
    """Make this many playouts from the root; returns the new state of the random numbers."""
    for _ in range(playouts):
        chance = determinise(search.root, search.unseen, chance)
        turns.copy_position(search.root, search.here)
        depth, chance = _descend(search, chance)
        chance = _play_out(search, evaluator, chance)
        score_end(search.here, search.parameters[_WIN_WEIGHT], search.standings, search.playout)
        back_up(search.tree, search.playout, depth)
    return chance

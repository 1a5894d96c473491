"""The champion: a tree of turns, judged by a network where it ends.

A turn is one decision: a placement together with a claim. All turns of a position are judged at once, and those that
look good become children in the tree; a visit to a child judges all turns of the next seat in the same way. Nothing is
hidden until the row being claimed is handed out. There the tree continues under a few sampled rows, the same for the
whole search, and where such a row is handed out in turn, it ends. Every seat maximises its own utility.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from typing_extensions import override

from regnum.bots.judged import EXPECTED, UTILITIES, add_judged, copy_expected, end_with
from regnum.bots.kingdomino import inputs
from regnum.bots.kingdomino.evaluation import MOST_LEFT, WEIGHTS, evaluator
from regnum.bots.kingdomino.exact import best_margin, is_all_known, is_known, split
from regnum.bots.kingdomino.judging import Judging, Reals, judge_turns, new_judging
from regnum.bots.kingdomino.knowledge import known_to, unseen_by
from regnum.bots.kingdomino.network import judge_with
from regnum.bots.kingdomino.networks import (
    SIZE_NAMES,
    UNUSUAL_SIZES,
    network_for,
    network_number,
    network_of_zeros,
)
from regnum.bots.kingdomino.search import SearchBot
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.protocol import Analysis, Budget, spend
from regnum.bots.tree import (
    NONE,
    ROOT,
    Numbers,
    Playout,
    RootEdge,
    Tree,
    add_child,
    back_up,
    find_child,
    give_root,
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
from regnum.games.chance import advance, below
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Stack

ROWS = 16
"""How many rows are sampled for the next reveal: one is looked at at first, and after n visits the root of n more."""

_MOST_POSITIONS, _MOST_NODES = 1 << 13, 1 << 17
_MOST_CHILDREN = turns.DISCARD * turns.MOST_SLOTS
_USUAL_CHILDREN = 64
"""More than nodes have on average; a full tree does not grow any more, and the search continues."""
_MOST_DEPTH = 4 * turns.MOST_SLOTS
"""The root, a turn for each king of two rows, a reveal, and some to spare."""
_POSITIONS_USED, _IS_LOT, _ROUND, _LIMITS = range(4)
_SLOTS = turns.MOST_SLOTS + 1


class Style(NamedTuple):
    """How the tree grows."""

    exploration: float = 0.3
    """The constant of PUCT."""
    temperature: float = 0.04
    """Over how much utility turns still look likely."""
    near: float = 0.12
    """Turns whose utility is further below the best are not looked at, except the best with each claim."""
    win_weight: float = 0.8
    """How much of the utility is the victory; the rest is the margin to the best rival."""


class Search(NamedTuple):
    """Everything that a search writes to, and how it grows."""

    style: Style
    tree: Tree
    positions: Stack
    """The positions of the nodes that were visited, the root's first."""
    position_of: Numbers
    """`position_of[node]`: where its position is in the stack; `NONE` before it was visited."""
    sample_of: Numbers
    """`sample_of[node]`: the sampled row that was revealed on the way; `NONE` before the reveal."""
    expected: Annotated[Reals, Axes(3)]
    """`expected[node, entry, seat]`: what was expected when the node was added; see `judging.py`."""
    limits: Numbers
    """`limits[entry]`: positions in use, whether the next king is drawn at random, and the round of the root."""
    samples: Annotated[Numbers, Axes(2)]
    """`samples[sample, slot]`: the rows that may be revealed next."""
    unseen: Numbers
    """The dominoes that have not appeared."""
    playout: Playout
    judging: Judging


@rule
def joint_code(placement: int, slot: int) -> int:
    """A turn as one number."""
    return (placement + 1) * _SLOTS + slot + 1


@rule
def placement_of(code: int) -> int:
    """The placement of a turn."""
    return code // _SLOTS - 1


@rule
def slot_of(code: int) -> int:
    """The slot that a turn claims."""
    return code % _SLOTS - 1


@rule
def first_of(code: int, is_placing: bool) -> int:
    """The action that a turn begins with."""
    return placement_of(code) if is_placing else turns.CLAIM + slot_of(code)


@rule
def _add_turn(search: Search, node: int, code: int, turn: int, seat: int) -> None:
    """A child for a turn that was judged."""
    expected = search.judging.turns.expected[turn]
    child = add_judged(search.tree, node, code, expected[UTILITIES, seat], expected)
    search.position_of[child] = NONE
    search.sample_of[child] = search.sample_of[node]
    copy_expected(expected, search.expected[child])


@rule
def _best_turn(search: Search, first: int, step: int, count: int, seat: int) -> int:
    """The turn with the highest utility for a seat among `count` turns, each `step` after the one before."""
    expected, best = search.judging.turns.expected, first
    for i in range(1, count):
        turn = first + i * step
        if expected[turn, UTILITIES, seat] > expected[best, UTILITIES, seat]:
            best = turn
    return best


@routine
def _expand(search: Search, node: int) -> None:
    """Give the node of the present position its children, and let the playout end with the best of them."""
    found, seat = search.judging.turns, turns.seat_to_act(search.judging.here)
    placements, claims = judge_turns(search.judging, search.sample_of[node])
    top = _best_turn(search, 0, 1, placements * claims, seat)
    least = found.expected[top, UTILITIES, seat] - search.style.near
    for claim in range(claims):
        best = _best_turn(search, claim, claims, placements, seat)
        for row in range(placements):
            turn = row * claims + claim
            is_near = found.expected[turn, UTILITIES, seat] >= least or turn == best
            if is_near and room_left(search.tree) > 0:
                _add_turn(search, node, joint_code(found.codes[row], found.slots[claim]), turn, seat)
    if search.tree.first_child[node] != NONE:
        set_priors(search.tree, node, search.style.temperature)
    end_with(search.playout, found.expected[top])


@rule
def _load(search: Search, node: int) -> None:
    """Make the position of a node the present one."""
    here, sample = search.judging.here, search.sample_of[node]
    turns.copy_position(turns.nth(search.positions, search.position_of[node]), here)
    if sample != NONE:
        row = here.status[turns.ROW]
        for slot in range(row):
            here.deck[(search.limits[_ROUND] + 2) * row + slot] = search.samples[sample, slot]


@rule
def _visit_first(search: Search, node: int, child: int) -> bool:
    """Take the turn of a child for the first time and keep the position after it; whether there was room for it."""
    limits, here, code = search.limits, search.judging.here, search.tree.actions[child]
    if limits[_POSITIONS_USED] == search.positions.status.shape[0]:
        return False
    _load(search, node)
    if here.status[turns.PHASE] == turns.PLACE:
        turns.apply(here, placement_of(code))
    if slot_of(code) != inputs.NO_CLAIM:
        turns.apply(here, turns.CLAIM + slot_of(code))
    search.position_of[child] = limits[_POSITIONS_USED]
    limits[_POSITIONS_USED] += 1
    turns.copy_position(here, turns.nth(search.positions, search.position_of[child]))
    return True


@rule
def _continues(search: Search, child: int) -> bool:
    """Whether it is known who acts after a child's turn."""
    status = search.positions.status[search.position_of[child]]
    return bool(status[turns.PHASE] != turns.OVER and not search.limits[_IS_LOT])


@rule
def _reveals(search: Search, node: int, child: int) -> bool:
    """Whether a row is revealed after a child's turn."""
    before = search.positions.status[search.position_of[node]]
    after = search.positions.status[search.position_of[child]]
    return bool(after[turns.ROUND] != before[turns.ROUND] and after[turns.ROUND] + 1 < after[turns.ROUNDS])


@rule
def _under_sample(search: Search, node: int) -> int:
    """The child of a node under the sampled row that is next to be looked at; `NONE` if there is none, or no room."""
    tree, rows = search.tree, search.samples.shape[0]
    if search.sample_of[node] != NONE or rows == 0:
        return NONE
    visits = tree.visits[node] - 1
    sample = visits % min(rows, 1 + int(math.sqrt(visits)))
    found = find_child(tree, node, sample)
    if found == NONE:
        found = add_child(tree, node, sample, 0.0)
        if found != NONE:
            search.position_of[found] = search.position_of[node]
            search.sample_of[found] = sample
    return found


@rule
def _step(search: Search, node: int, depth: int) -> tuple[int, int]:
    """Go one turn down from an expanded node: where to continue, `NONE` if nowhere, and the length of the path."""
    playout = search.playout
    seat = turns.seat_to_act(turns.nth(search.positions, search.position_of[node]))
    count = list_children(search.tree, node, playout.candidates)
    child = select_puct(search.tree, playout.candidates, count, seat, search.style.exploration)
    playout.path[depth] = child
    depth += 1
    is_kept = search.position_of[child] != NONE or _visit_first(search, node, child)
    following = child if is_kept and _continues(search, child) else NONE
    if following != NONE and _reveals(search, node, child):
        following = _under_sample(search, child)
        if following != NONE:
            playout.path[depth] = following
            depth += 1
    if following == NONE:
        end_with(search.playout, search.expected[child])
    return following, depth


@rule
def _sample_rows(search: Search, chance: np.uint64) -> np.uint64:
    """Draw the rows that may be revealed next, each ascending (KD-S6)."""
    unseen, samples = search.unseen, search.samples
    for sample in range(samples.shape[0]):
        for i in range(samples.shape[1]):
            chance = advance(chance)
            j = i + below(chance, unseen.size - i)
            domino = unseen[j]
            unseen[j] = unseen[i]
            unseen[i] = domino
            at = i
            while at > 0 and samples[sample, at - 1] > domino:
                samples[sample, at] = samples[sample, at - 1]
                at -= 1
            samples[sample, at] = domino
    return chance


@compiled
def grow(playouts: int, search: Search, chance: np.uint64) -> np.uint64:
    """Make this many visits from the root; returns the new state of the random numbers."""
    tree = search.tree
    search.playout.path[0] = ROOT
    if tree.first_child[ROOT] == NONE:
        chance = _sample_rows(search, chance)
        _load(search, ROOT)
        _expand(search, ROOT)
    for _ in range(playouts):
        node, depth = ROOT, 1
        while node != NONE and tree.first_child[node] != NONE:
            node, depth = _step(search, node, depth)
        if node != NONE:
            _load(search, node)
            _expand(search, node)
        back_up(tree, search.playout, depth)
    return chance


@rule
def rows_to_sample(status: Numbers, unseen: int) -> int:
    """How many rows to sample if so many dominoes have not appeared: none if none comes, one if it is certain which."""
    if status[turns.ROUND] + 2 >= status[turns.ROUNDS]:
        return 0
    return 1 if unseen == status[turns.ROW] else ROWS


@compiled
def survey(status: Numbers, unseen: int) -> tuple[int, int, bool]:
    """The number of the network for a position, how many rows to sample, and whether all its dominoes are known."""
    return network_number(status), rows_to_sample(status, unseen), is_all_known(status, unseen)


@rule
def _prepare(search: Search) -> None:
    status, limits = search.positions.status[0], search.limits
    is_lot = status[turns.PHASE] == turns.DRAFT and status[turns.ABBA] == 0
    limits[_POSITIONS_USED], limits[_ROUND], limits[_IS_LOT] = 1, status[turns.ROUND], 1 if is_lot else 0
    search.sample_of[ROOT] = NONE
    search.judging.win_weight[0] = search.style.win_weight


@compiled
def begin(search: Search) -> None:
    """Make a search ready whose arrays are zeros, its first position being there."""
    give_root(search.tree)
    _prepare(search)


@compiled
def root_turns(search: Search, edges: Annotated[Numbers, Axes(2)]) -> int:
    """Write how every turn at the root begins, in the order in which they were added, and how often it was visited."""
    tree, listed, child = search.tree, 0, search.tree.first_child[ROOT]
    is_placing = search.positions.status[0, turns.PHASE] == turns.PLACE
    while child != NONE:
        edges[listed, 0], edges[listed, 1] = first_of(tree.actions[child], is_placing), tree.visits[child]
        listed += 1
        child = tree.next_sibling[child]
    return listed


def new_search(view: View, playouts: int | None, style: Style) -> Search:
    """A search of what the observer of a view knows, for at most this many visits."""
    seats, known, unseen = view.options.players, known_to(view), unseen_by(view)
    visited = min(_MOST_POSITIONS, (playouts or _MOST_POSITIONS) + 1)
    positions = turns.stacked(known, visited)
    nodes = min(_MOST_NODES, visited * _USUAL_CHILDREN + _MOST_CHILDREN)
    here = known._replace(deck=positions.deck, kings=positions.kings)
    search = Search(
        style,
        new_tree(nodes, seats, grow.zeros),
        positions,
        grow.zeros(nodes, np.int64),
        grow.zeros(nodes, np.int64),
        grow.zeros((nodes, EXPECTED, seats)),
        np.zeros(_LIMITS, dtype=np.int64),
        np.zeros((rows_to_sample(known.status, unseen.size), view.options.row), dtype=np.int64),
        unseen,
        new_playout(_MOST_DEPTH, _MOST_CHILDREN, seats),
        new_judging(here, judge_with(network_for(view.options)), evaluator(weights_for(view.options))),
    )
    _prepare(search)
    return search


def _grown_tree(view: View, style: Style, budget: Budget, chance: np.uint64) -> Tree:
    """A tree grown within the budget by one thread."""
    search = grow.placed(new_search(view, budget.playouts, style))

    def make(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(grow(playouts, search, chance))

    spend(budget, make)
    return search.tree


def _may_prove(view: View) -> bool:
    """Whether `exact.py` can prove what is best: the margin, where `endgame.py` looks at the own standing alone."""
    return is_known(view) and len(view.position.legal_codes()) > 1


class ChampionBot(SearchBot):
    """A bot that searches with a network."""

    def __init__(self, name: str = "champion", style: Style | None = None) -> None:
        super().__init__(name)
        self._style = style or Style()

    @override
    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The solved action near the end, otherwise the best candidate; see `exact.py` for endings of two players."""
        if not _may_prove(view):
            return super().choose(view, budget, chance)
        best, left = self._proved(view, budget)
        if best is not None:
            return view.position.action(best), chance
        return super().choose(view, left, chance)

    @override
    def analyse(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """As `choose`; an action that is proved best comes first, before what the search says of the others."""
        if not _may_prove(view):
            return super().analyse(view, budget, chance)
        best, left = self._proved(view, budget)
        analysis, after = super().analyse(view, left, chance)
        if best is None:
            return analysis, after
        action, found = view.position.action(best), analysis.candidates
        first = next((one for one in found if one.action == action), replace(found[0], action=action, share=0.0))
        others = (one for one in found if one.action != action)
        return replace(analysis, candidates=(first, *others)), chance

    def _proved(self, view: View, budget: Budget) -> tuple[int | None, Budget]:
        """The action that is proved best, if the part of the budget for that is enough, and the rest of the budget."""
        part, left = split(budget)
        found = best_margin(view, part)
        return None if found is None else found[0], left

    @override
    def _grown(self, view: View, budget: Budget, chance: np.uint64) -> Tree:
        return _grown_tree(view, self._style, budget, chance)

    @override
    def _edges(self, view: View, trees: list[Tree]) -> list[RootEdge]:
        """Turns that begin in the same way count together."""
        is_placing = view.position.phase == turns.PLACE
        return root_edges(trees, lambda code: first_of(code, is_placing))


_SEATS = 71
"""A length that no other axis has."""


def _judging_shapes() -> Any:
    """The shapes of what judging needs besides the position and the network."""
    by_value = evaluator(np.zeros((MOST_LEFT + 1, WEIGHTS)))
    made = new_judging(turns.new_arrays(_SEATS), judge_with(network_of_zeros(UNUSUAL_SIZES)), by_value)
    found = shapes(made, {**SIZE_NAMES, _SEATS: "seats", _SEATS - 1: "rivals"})
    here = {name: found["here"][name] for name in ("land", "boxes", "status")}
    return {**found, "here": here, "judge": {"layers": found["judge"]["layers"]}}


DATA = {
    "MOST_POSITIONS": _MOST_POSITIONS,
    "MOST_NODES": _MOST_NODES,
    "MOST_CHILDREN": _MOST_CHILDREN,
    "USUAL_CHILDREN": _USUAL_CHILDREN,
    "style": Style()._asdict(),
    "sizes": {"depth": _MOST_DEPTH, "choices": _MOST_CHILDREN},
    "shapes": {
        "status": f"int64[{turns.STATUS}]",
        "edges": f"int64[{_MOST_CHILDREN},2]",
        "search": {
            "position_of": "int64[nodes]",
            "sample_of": "int64[nodes]",
            "expected": f"float64[nodes,{EXPECTED},seats]",
            "limits": f"int64[{_LIMITS}]",
            "samples": "int64[rows,row]",
            "unseen": "int64[hidden]",
            "judging": _judging_shapes(),
        },
    },
}
"""What the web app needs to make the arrays of a search."""

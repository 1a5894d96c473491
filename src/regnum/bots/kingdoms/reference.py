"""The reference player of studies: the placement that looks best of all, or drawing a tile if that looks better.

A study asks what an action leads to if all seats play on like this player. So it must play well, be quick (some hundred
thousand moves a second), and leave nothing to chance: then two actions that are compared on the same tiles differ by
what they do and not by luck.

It looks at all placements with the estimate of `proposal.py`: the change in what the board is expected to pay the seat,
less the rivals' average, less what the piece could still do later. Drawing looks like the average of the tiles that the
seat has not seen, each on the square where it does most. To save divisions, everything is in sixteenths of a coin times
the number of rivals.

A worked example. A game of two, Red is to act. A row has a castle of Red of rank 2 and three empty squares; no other
castle is on the board. Red has not seen six tiles: resources of 12 coins together, hazards of 3, and a mountain. In
that row a coin is worth 2 to Red, elsewhere nothing, and a hazard does no harm elsewhere. So drawing looks like
(2 * 12 + 0 * 3) / 6 = 4 coins, less one and a half because a tile may come that fits nowhere: 2.5.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from regnum.bots.kingdoms.evaluation import ROOM
from regnum.bots.kingdoms.proposal import FRACTION, LOWEST
from regnum.bots.kingdoms.tuning import (
    CONSTANT,
    FEWEST_PLAYERS,
    KEPT,
    KEPT_SHARES,
    SLOPE,
    STAGE_TABLE,
    START_PRICE,
    USED_TABLE,
    WORTHS,
    stage_number,
)
from regnum.bots.tree import Numbers
from regnum.engine import routine, rule
from regnum.games.bits import count, first, without_first
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import (
    COLUMN_PLACE,
    EMPTY_SQUARE,
    KINDS,
    MOUNTAIN_WALL,
    PLACES,
    ROW_PLACE,
    WIZARD,
    WORTH,
    castle,
    has_dragon,
    has_gold_mine,
    ranks_of,
    reach,
    share,
    worth_on,
)
from regnum.games.kingdoms.components import RANKS
from regnum.games.kingdoms.policies import expected_value, wizard_gain
from regnum.games.kingdoms.turns import Round

_PRICE = 1.15
"""By this much castles are dearer than for the search: found by self-play, as is what follows."""
_DRAWING = -1.5
"""What is added to the estimate for drawing a tile."""
HOPE, UNSEEN, RESOURCES, HAZARDS, _KNOWN = range(5)
_NONE = np.uint64(0)


class Thought(NamedTuple):
    """What the reference player thinks of a position, for the seat to act."""

    known: Numbers
    """`known[entry]`: what an empty square is hoped to add to its lines; how many tiles the seat has not seen; the sum
    of the resources among them, and of the hazards."""
    prices: Numbers
    """`prices[group]`: what a piece could still do later."""
    parts: Numbers
    """`parts[place]`: the sum of the part of a line that the place belongs to; only where a square of it is empty."""
    values: Numbers
    """`values[place]`: what that part is expected to be worth for each rank."""
    nets: Numbers
    """`nets[place]`: the seat's ranks in it times the number of rivals, less the ranks of all rivals."""


def new_thought() -> Thought:
    """Room for a thought."""
    return Thought(*(np.zeros(size, dtype=np.int64) for size in (_KNOWN, turns.GROUPS, PLACES, PLACES, PLACES)))


@rule
def _count_unseen(here: Round, known: Numbers) -> None:
    """Write what the seat to act knows of the tiles that it has not seen."""
    table, seat = here.table, here.table[turns.SEAT]
    own = here.tiles[seat] if table[turns.HOLDS_START + seat] else 0
    drawn = turns.drawn_tile(here) if table[turns.PHASE] == turns.PLACE_DRAWN else 0
    known[UNSEEN] = known[RESOURCES] = known[HAZARDS] = 0
    for kind in range(1, KINDS + 1):
        unseen = table[turns.OFF_BOARD + kind] - (kind == own) - (kind == drawn)
        known[UNSEEN] += unseen
        known[RESOURCES if WORTHS[kind] > 0 else HAZARDS] += unseen * abs(WORTHS[kind])


@rule
def _set_prices(here: Round, thought: Thought) -> None:
    table, known = here.table, thought.known
    stage = STAGE_TABLE[table[turns.LAST_CASTLE], stage_number(here)]
    mean = (known[RESOURCES] - known[HAZARDS]) / max(1, known[UNSEEN])
    known[HOPE] = int(FRACTION * (stage[SLOPE] * mean + stage[CONSTANT]))
    room = min(1.0, count(turns.empty_squares(here)) / ROOM)
    kept = KEPT_SHARES[table[turns.PLAYERS] - FEWEST_PLAYERS]
    for i in range(len(RANKS)):
        thought.prices[i] = int(FRACTION * _PRICE * max(kept * stage[KEPT + i], room * USED_TABLE[i]))
    thought.prices[turns.START_GROUP] = int(FRACTION * START_PRICE)


@rule
def _net_ranks(here: Round, part: int) -> int:
    players, net = here.table[turns.PLAYERS], 0
    for seat in range(players):
        net -= ranks_of(part, seat)
    return int(net + players * ranks_of(part, here.table[turns.SEAT]))


@rule
def _net_share(here: Round, income: int) -> int:
    players, net = here.table[turns.PLAYERS], 0
    for seat in range(players):
        net -= share(income, seat)
    return int(net + players * share(income, here.table[turns.SEAT]))


@rule
def _measure_lines(here: Round, thought: Thought) -> None:
    lines, begin, part = here.lines, 1, 0
    for place in range(1, PLACES):
        if lines[place] >= 0:
            part += lines[place]
            continue
        if part >= EMPTY_SQUARE:
            value, net = expected_value(part, FRACTION, thought.known[HOPE]), _net_ranks(here, part)
            for inside in range(begin, place):
                thought.parts[inside], thought.values[inside], thought.nets[inside] = part, value, net
        begin, part = place + 1, 0


@routine
def think(here: Round, thought: Thought) -> None:
    """Write what `looks_like` needs to know about a position."""
    _count_unseen(here, thought.known)
    _set_prices(here, thought)
    _measure_lines(here, thought)


@rule
def _part_worth(here: Round, thought: Thought, part: int) -> int:
    return _net_ranks(here, part) * expected_value(part, FRACTION, thought.known[HOPE])


@rule
def _line_looks(here: Round, thought: Thought, place: int, worth: int) -> int:
    """What something of this worth, no castle, changes in a line."""
    old = thought.nets[place] * thought.values[place]
    if worth == MOUNTAIN_WALL:
        before, behind = reach(here.lines, place, -1), reach(here.lines, place, 1)
        return int(_part_worth(here, thought, before) + _part_worth(here, thought, behind) - old)
    value = expected_value(thought.parts[place] - EMPTY_SQUARE + worth, FRACTION, thought.known[HOPE])
    return int(thought.nets[place] * value - old)


@rule
def _tile_looks(here: Round, thought: Thought, square: int, kind: int) -> int:
    looks = _line_looks(here, thought, ROW_PLACE[square], WORTH[kind])
    looks += _line_looks(here, thought, COLUMN_PLACE[square], WORTH[kind])
    if kind == WIZARD:
        looks += _net_share(here, wizard_gain(here, square, FRACTION, thought.known[HOPE]))
    return looks


@rule
def _castle_looks(here: Round, thought: Thought, square: int, rank: int) -> int:
    seat, row, column = here.table[turns.SEAT], ROW_PLACE[square], COLUMN_PLACE[square]
    raised = ranks_of(worth_on(here.squares, square, castle(seat, rank)), seat)
    value = thought.values[row] + thought.values[column] - 2 * thought.known[HOPE]
    lost = thought.known[HOPE] * (thought.nets[row] + thought.nets[column])
    return int((here.table[turns.PLAYERS] - 1) * raised * value - lost)


@rule
def _draw_looks(here: Round, thought: Thought) -> int:
    known, rivals, empty = thought.known, here.table[turns.PLAYERS] - 1, turns.empty_squares(here)
    for_resources = for_hazards = LOWEST
    while empty != _NONE:
        square, empty = first(empty), without_first(empty)
        gains = losses = 0
        for place in (ROW_PLACE[square], COLUMN_PLACE[square]):
            net = thought.nets[place] * (2 if has_gold_mine(thought.parts[place]) else 1)
            losses -= net
            if not has_dragon(thought.parts[place]):
                gains += net
        for_resources, for_hazards = max(for_resources, gains), max(for_hazards, losses)
    total = for_resources * known[RESOURCES] + for_hazards * known[HAZARDS]
    return int(FRACTION * (total / max(1, known[UNSEEN]) + rivals * _DRAWING))


@routine
def looks_like(here: Round, thought: Thought, action: int) -> int:
    """What a legal action looks like, given what the player thinks; more is better."""
    if action == turns.DRAW:
        return _draw_looks(here, thought)
    if action == turns.PASS:
        return 0
    group, square = turns.group_and_square(action)
    price = (here.table[turns.PLAYERS] - 1) * thought.prices[group]
    if group < turns.START_GROUP:
        return int(_castle_looks(here, thought, square, group + 1) - price)
    return int(_tile_looks(here, thought, square, turns.piece_of(here, group)) - price)


@rule
def _best_castle(here: Round, thought: Thought, best: int, most: int) -> tuple[int, int]:
    table, rivals, empty = here.table, here.table[turns.PLAYERS] - 1, turns.empty_squares(here)
    while empty != _NONE:
        square, empty = first(empty), without_first(empty)
        for rank in RANKS:
            if table[turns.castles_in_hand(table[turns.SEAT], rank)]:
                looks = _castle_looks(here, thought, square, rank) - rivals * thought.prices[rank - 1]
                if looks > most:
                    best, most = turns.placement(rank - 1, square), looks
    return best, most


@rule
def _best_tile(here: Round, thought: Thought, group: int, best: int, most: int) -> tuple[int, int]:
    kind, empty = turns.piece_of(here, group), turns.empty_squares(here)
    price = (here.table[turns.PLAYERS] - 1) * thought.prices[group]
    while empty != _NONE:
        square, empty = first(empty), without_first(empty)
        looks = _tile_looks(here, thought, square, kind) - price
        if looks > most:
            best, most = turns.placement(group, square), looks
    return best, most


@routine
def reference_action(here: Round, thought: Thought) -> int:
    """What the reference player does: the best of all, drawing before castles before tiles, of equals the first."""
    think(here, thought)
    best, most = turns.PASS, LOWEST
    if turns.may_draw(here):
        best, most = turns.DRAW, _draw_looks(here, thought)
    if here.table[turns.PHASE] == turns.ACT:
        best, most = _best_castle(here, thought, best, most)
    tiles = turns.placeable(here) >> np.uint64(turns.START_GROUP)
    while tiles != _NONE:
        best, most = _best_tile(here, thought, turns.START_GROUP + first(tiles), best, most)
        tiles = without_first(tiles)
    return best

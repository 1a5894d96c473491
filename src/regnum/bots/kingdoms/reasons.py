"""Why an action of Kingdoms is better than another: what it looks like to the reference player, in groups.

The groups of an action add up to the estimate of `reference.py`, in coins: what the board pays the seat at once
(`LINES`) and its rivals on average (`RIVALS`), what empty squares of the lines may still bring (`SUPPLY`), what the
castle or the starting tile could have done later (`RANKS`, `START`), and what a tile drawn brings on average (`DRAW`).
Which player acts next is not told: after every action it is the same one.

A worked example. Two players. Red may put a castle of rank 2 into a row worth 7 and a column worth -1; two squares of
its lines stay empty, and each is hoped to add half a coin. `LINES` is 2 * (7 - 1) = 12 and `SUPPLY` 2 * 2 * 0.5 = 2. If
such a castle is worth 10 coins later, `RANKS` is -10: it looks like 4 coins. If a hazard of 5 in a row with Yellow's
rank 2 and no castle of Red is the other choice, its `RIVALS` is 10.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.kingdoms.candidates import candidates_of
from regnum.bots.kingdoms.proposal import FRACTION, expected_gain
from regnum.bots.kingdoms.reference import HOPE, UNSEEN, Thought, looks_like, new_thought, think
from regnum.bots.kingdoms.tuning import WORTHS
from regnum.bots.reasons import ALL_OTHERS, Reason, Scales, Weighed, difference, new_scales
from regnum.bots.tree import Numbers, Reals
from regnum.engine import Axes, compiled, rule
from regnum.engine.described import shapes
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import (
    COLUMN_PLACE,
    KINDS,
    ROW_PLACE,
    SQUARE_AT,
    part_at,
    ranks_of,
    share,
)
from regnum.games.kingdoms.components import COLOURS, Kind
from regnum.games.kingdoms.policies import gain
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.sight import write_unseen
from regnum.games.kingdoms.state import View
from regnum.games.kingdoms.turns import Round

LINES, RIVALS, SUPPLY, RANKS, START, DRAW, GROUPS = range(7)
CODES = ("lines", "rivals", "supply", "ranks", "start", "draw")
"""The names of the groups in messages."""
NUMBER, RIVAL, RANK, TILE, MOOD, TILES, LEFT, DETAILS = range(8)
"""What `detail` writes: coins; the rival that the reason is about; the rank of the castle that is kept or spent; the
highest resource in a line of the action in which the seat has no castle yet (0 if there is none); whether empty squares
are hoped to bring something or feared to cost something; how many unseen tiles do so, and how many there are."""
DETAIL_NAMES = ("number", "rival", "rank", "tile", "mood", "tiles", "left")
"""The names of the details in messages."""
ARGUMENTS = {
    "lines": ("number", "tile"),
    "rivals": ("number", "rival"),
    "supply": ("mood", "tiles", "left"),
    "ranks": ("rank",),
    "draw": ("number",),
}
"""Which details the sentence of a group takes."""
RIVAL_NAMES = (*COLOURS, "several")
MOODS = ("fear", "hope")
TILE_NAMES = ("none", *(kind.word for kind in Kind))
"""By number, as they are in messages."""
_SEVERAL = len(COLOURS)
_SEATS, _ACTIONS = 13, 101
"""Lengths that no other axis has."""


class Weighing(NamedTuple):
    """Actions of one position, weighed."""

    scales: Scales
    codes: Numbers
    """`codes[action]`."""
    incomes: Annotated[Reals, Axes(2)]
    """`incomes[action, seat]`: how the income of a seat from the present board changes."""
    tiles: Numbers
    """`tiles[action]`: the highest resource in a line of the action in which the seat has no castle; 0 if none."""
    thought: Thought
    unseen: Numbers
    """`unseen[kind]`: scratch."""
    details: Numbers
    """`details[entry]`: see `detail`."""


def new_weighing(actions: int, seats: int) -> Weighing:
    """Room for so many actions."""
    return Weighing(
        new_scales(actions, GROUPS),
        np.zeros(actions, dtype=np.int64),
        np.zeros((actions, seats)),
        np.zeros(actions, dtype=np.int64),
        new_thought(),
        np.zeros(KINDS + 1, dtype=np.int64),
        np.zeros(DETAILS, dtype=np.int64),
    )


@rule
def _over_rivals(incomes: Reals, seat: int) -> float:
    """The mean of the rivals' incomes."""
    total = 0.0
    for rival in range(incomes.size):
        if rival != seat:
            total += incomes[rival]
    return total / (incomes.size - 1)


@rule
def _highest_resource(here: Round, place: int) -> int:
    """The highest resource in the part at a place, if the seat to act has no castle there; otherwise 0."""
    if ranks_of(part_at(here.lines, place), here.table[turns.SEAT]):
        return 0
    highest, first = 0, place
    while here.lines[first - 1] >= 0:
        first -= 1
    while here.lines[first] >= 0:
        kind = here.squares[SQUARE_AT[first]]
        if kind <= KINDS and WORTHS[kind] > WORTHS[highest]:
            highest = int(kind)
        first += 1
    return highest


@rule
def _weigh_board(here: Round, weighing: Weighing, action: int) -> None:
    """Write what a placement changes in what the board pays, and may pay."""
    seat, hope = here.table[turns.SEAT], weighing.thought.known[HOPE]
    parts, facts, incomes = weighing.scales.parts[action], weighing.scales.facts[action], weighing.incomes[action]
    group, square = turns.group_and_square(weighing.codes[action])
    piece = turns.piece_of(here, group)
    now, hoped = gain(here, square, piece), expected_gain(here, square, piece, hope)
    for one in range(incomes.size):
        incomes[one] = share(hoped, one) / FRACTION - share(now, one)
    parts[SUPPLY], facts[SUPPLY] = incomes[seat] - _over_rivals(incomes, seat), incomes[seat]
    for one in range(incomes.size):
        incomes[one] = share(now, one)
    parts[LINES] = facts[LINES] = incomes[seat]
    parts[RIVALS] = facts[RIVALS] = -_over_rivals(incomes, seat)
    row, column = _highest_resource(here, ROW_PLACE[square]), _highest_resource(here, COLUMN_PLACE[square])
    if group < turns.START_GROUP:
        weighing.tiles[action] = row if WORTHS[row] > WORTHS[column] else column


@rule
def _weigh_piece(thought: Thought, code: int, scales: Scales, action: int) -> None:
    """Write what the piece of a placement could still have done."""
    group, _ = turns.group_and_square(code)
    price = thought.prices[group] / FRACTION
    if group < turns.START_GROUP:
        scales.parts[action, RANKS], scales.facts[action, RANKS] = -price, -(group + 1)
    elif group == turns.START_GROUP:
        scales.parts[action, START], scales.facts[action, START] = -price, -1.0


@compiled
def weigh(here: Round, weighing: Weighing) -> None:
    """Write what speaks for each of the legal actions in `codes`, as the seat to act knows the position."""
    think(here, weighing.thought)
    scales, rivals = weighing.scales, here.table[turns.PLAYERS] - 1
    for action in range(weighing.codes.size):
        for group in range(GROUPS):
            scales.parts[action, group] = scales.facts[action, group] = 0.0
        for seat in range(weighing.incomes.shape[1]):
            weighing.incomes[action, seat] = 0.0
        weighing.tiles[action] = 0
        code = weighing.codes[action]
        if code == turns.DRAW:
            brings = looks_like(here, weighing.thought, code) / (FRACTION * rivals)
            scales.parts[action, DRAW], scales.facts[action, DRAW] = brings, max(brings, 0.0)
        elif code != turns.PASS:
            _weigh_board(here, weighing, action)
            _weigh_piece(weighing.thought, code, scales, action)


@rule
def _rank_of(weighing: Weighing, action: int) -> int:
    """The rank of the castle that an action places; 0 if none, or if many actions are meant."""
    if action == ALL_OTHERS:
        return 0
    group, _ = turns.group_and_square(weighing.codes[action])
    return group + 1 if group < turns.START_GROUP else 0


@rule
def _write_rival(here: Round, weighing: Weighing, chosen: int, other: int) -> None:
    """Write the rival who loses most by the chosen action, or gains most if the reason is a cost, and how much."""
    details, seat, sign = weighing.details, here.table[turns.SEAT], 1.0
    if weighing.scales.worth[RIVALS] > 0.0:
        sign = -1.0
    most = 0.0
    for rival in range(weighing.incomes.shape[1]):
        change = sign * difference(weighing.incomes, rival, chosen, other)
        if rival != seat and change > most:
            details[RIVAL], most = rival, change
    details[NUMBER] = int(most + 0.5)


@rule
def _write_left(here: Round, weighing: Weighing) -> None:
    """Write how many of the tiles that the seat to act has not seen may help, or harm if that is likelier."""
    details, sign = weighing.details, 1 if weighing.thought.known[HOPE] > 0 else -1
    details[MOOD], details[LEFT] = int(sign > 0), weighing.thought.known[UNSEEN]
    write_unseen(here, weighing.unseen)
    for kind in range(1, KINDS + 1):
        if sign * WORTHS[kind] > 0:
            details[TILES] += weighing.unseen[kind]


@compiled
def detail(here: Round, weighing: Weighing, chosen: int, other: int, group: int) -> None:
    """Write what fills the sentence of a group to `details`, after `find_reasons` for the same actions."""
    details, is_gain = weighing.details, weighing.scales.worth[group] > 0.0
    for entry in range(DETAILS):
        details[entry] = 0
    details[NUMBER] = int(abs(weighing.scales.lead[group]) + 0.5)
    details[RIVAL] = _SEVERAL
    details[TILE] = weighing.tiles[chosen]
    details[RANK] = _rank_of(weighing, other if is_gain else chosen)
    if group == RIVALS:
        _write_rival(here, weighing, chosen, other)
    if group == SUPPLY:
        _write_left(here, weighing)


def kind_of(code: int) -> str:
    """What an action is, as messages have it."""
    group, _ = turns.group_and_square(code)
    if code in (turns.DRAW, turns.PASS):
        return "draw" if code == turns.DRAW else "pass"
    if group < turns.START_GROUP:
        return "castle"
    return "start" if group == turns.START_GROUP else "tile"


def reasons(view: View, chosen: int, other: int, measured: float) -> tuple[Reason, ...]:
    """Why an action of a view is better or worse than another, or than `ALL_OTHERS` worth comparing."""
    codes = [chosen, other]
    if other == ALL_OTHERS:
        codes = [chosen, *(code for code in candidates_of(view.position) if code != chosen)]
    return weighed(view.position, codes).reasons(0, ALL_OTHERS if other == ALL_OTHERS else 1, measured)


def weighed(position: Position, codes: Sequence[int]) -> Weighed:
    """Some legal actions of a position, as the seat to act sees it."""
    here, weighing = position.arrays, new_weighing(len(codes), position.players)
    weighing.codes[:] = codes
    weigh(here, weighing)

    def argue(chosen: int, other: int, group: int) -> dict[str, str | int]:
        detail(here, weighing, chosen, other, group)
        found: dict[str, str | int] = dict(zip(DETAIL_NAMES, weighing.details.tolist(), strict=True))
        for name, words in WORDS.items():
            found[name] = words[int(found[name])]
        return {"action": kind_of(codes[chosen]), **{name: found[name] for name in ARGUMENTS.get(CODES[group], ())}}

    return Weighed(weighing.scales, CODES, argue)


WORDS = {"rival": RIVAL_NAMES, "mood": MOODS, "tile": TILE_NAMES}
"""The details that are words in messages, by number."""

DATA = {
    "codes": CODES,
    "details": DETAIL_NAMES,
    "arguments": ARGUMENTS,
    "words": WORDS,
    "shapes": {"weighing": shapes(new_weighing(_ACTIONS, _SEATS), {_ACTIONS: "actions", _SEATS: "seats"})},
}
"""What the web app needs to ask for reasons."""

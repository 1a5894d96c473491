"""Hand-made positions for the rule tests of Kingdomino: written deals, planned games, readable sets of moves."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import numpy as np

from regnum.games.dealing import WrittenDeal
from regnum.games.kingdomino import DOMINOES, Action, Claim, Kingdom, Options, Place, State, land, parse_action, start
from regnum.games.kingdomino.actions import square_name
from regnum.games.kingdomino.text import read_kingdom

TWO = Options.of("classic", players=2)
FOUR = Options.of("classic", players=4)
DUEL = Options.of("classic", players=2, mighty_duel=True)
MODERN_THREE = Options.of("modern", players=3)

CROSS = "1h7e 2f7w 3g8n 4g6s"
"""Wheat on both arms, forest up and down: the castle is enclosed and the 5 x 5 grid around it is fixed.

    . . F . .
    . . F . .
    W W C W W
    . . F . .
    . . F . .
"""

FULL = "1h7n 2g8w 3f7s 4g6e 13f9w 20g9e 14i8n 23i7s 48h5e 24f5e 17e6s 19e8s"
"""Twelve dominoes that fill the grid around the castle.

    F  W  W1 L  L
    W1 W  W  W  W
    F  F  C  W  W1
    F  F  F  F  M
    L  F1 W  W  M3
"""

FIRST_TWIN, SECOND_TWIN = (
    "46h7s 10g6w 24f7n 1e9e 26h9w 5i9s 32i6n 7i5w 34g5w 3e5n 30e7n",
    "47h7s 11g6w 25f7n 2e9e 27h9w 6i9s 33i6n 8i5w 35g5w 4e5n 31e7n",
)
"""The same kingdom twice, from equal dominoes of other numbers; each player begins with one more on g8 and h8.

    W  W  W  F1 F      lake 4 x 2, forest 4 x 1, mine 1 x 2, forest 1 x 1, lake 1 x 1: 16 points, 7 crowns;
    W  W  ?  ?  F      the largest property is the wheat without a crown, 5 squares
    L1 F1 C  S  F
    F  P  P  M2 L1
    F  F  L1 L  L

Score, largest property and crowns, by the domino on g8 and h8 (first half on g8):

     9 L  L    (16, 5, 7)
    12 S  S    (16, 5, 7)   three swamps, no crown
    13 W  F    (17, 6, 7)   wheat 6 x 0, forest 5 x 1
    19 W1 F    (23, 6, 8)   wheat 6 x 1, forest 5 x 1
    28 F1 L    (17, 5, 8)   one more forest of 1 x 1
    36 W  P1   (17, 6, 8)   wheat 6 x 0, one more pasture of 1 x 1
"""


def written(options: Options, *games: tuple[Sequence[int], Sequence[int]]) -> WrittenDeal:
    """A deal of the kings and the first dominoes of each game; the rest of each deck follows in ascending order."""
    return WrittenDeal(tuple((tuple(kings), _filled(options, first)) for kings, first in games))


def _filled(options: Options, first: Sequence[int]) -> tuple[int, ...]:
    return (*first, *(number for number in DOMINOES if number not in first))[: options.deck]


def begin(options: Options, kings: Sequence[int], first: Sequence[int]) -> State:
    """A game with this draw of kings whose deck begins with these dominoes."""
    return start(options, written(options, (kings, first)))


def play(state: State, actions: str) -> State:
    """The state after some actions, written with blanks between."""
    for text in actions.split():
        state = state.play(parse_action(text))
    return state


def legal(state: State) -> set[str]:
    """Everything that may be done, as written."""
    return {str(action) for action in state.legal_actions()}


def spots(state: State) -> set[str]:
    """The spots of the domino, in either direction, as two squares from the west or the south: `g8 h8`."""
    return {
        " ".join(square_name(*point) for point in sorted(action.squares))
        for action in state.legal_actions()
        if isinstance(action, Place)
    }


def turned(plan: str, quarters: int) -> str:
    """A plan, or places as `spots` writes them, turned about the castle by some quarters."""
    return " ".join(_turned(word, quarters) for word in plan.split())


def turned_spots(places: set[str], quarters: int) -> set[str]:
    """Places turned about the castle, each written from the west or the south again."""
    return {" ".join(sorted(turned(place, quarters).split(), key=_point)) for place in places}


def _turned(word: str, quarters: int) -> str:
    """One quarter takes east to south, south to west and so on."""
    if not (found := re.fullmatch(r"(\d*)([a-m]\d+)([nesw]?)", word)):
        return word
    x, y = _point(found[2])
    for _ in range(quarters):
        x, y = y, -x
    way = "eswn"[("eswn".index(found[3]) + quarters) % 4] if found[3] else ""
    return f"{found[1]}{square_name(x, y)}{way}"


def _point(square: str) -> tuple[int, int]:
    return ord(square[0]) - ord("g"), int(square[1:]) - 7


def replay(state: State) -> Iterator[State]:
    """Every state that led to this one, this one included."""
    past = start(state.options, state.deal)
    yield past
    for action in state.actions:
        past = past.play(action)
        yield past


def walk(options: Options, seed: int) -> Iterator[State]:
    """Every state of a game that is dealt and played at random."""
    choose = random.Random(seed).choice
    state = start(options, f"walk {seed}")
    yield state
    while not state.is_over:
        state = state.play(choose(state.legal_actions()))
        yield state


def last_of(states: Iterator[State]) -> State:
    """The last of some states."""
    *_, state = states
    return state


def follow(options: Options, *plans: str) -> State:
    """A game in which the i-th seat gets and places its dominoes as its plan says.

    A plan is a list of placements and discards; one that ends with a bare number stops there, with this domino to be
    placed. Seats without a plan take the first legal action. Where a seat has two kings, its plan has two dominoes per
    row, the lower number first. All games of a Dynasty follow the same plans.
    """
    return follow_match(options, [plans] * options.games)


def follow_match(options: Options, games: Sequence[Sequence[str]]) -> State:
    """As `follow`, with separate plans for each game of a Dynasty."""
    each = options.kings // options.players
    kings = [0] if options.two_player_draft == "abba" else [s for s in range(options.players) for _ in range(each)]
    decks = [_planned_deck(options, plans) for plans in games]
    state = start(options, written(options, *((kings, deck) for _, deck in decks)))
    while not state.is_over:
        owners, _ = decks[state.game_number - 1]
        steps = {_number(step): step for plan in games[state.game_number - 1] for step in plan.split()}
        step = steps.get(state.domino or 0, "")
        if step.isdigit():
            return state
        state = state.play(parse_action(step) if step else _unplanned(state, owners))
    return state


def _unplanned(state: State, owners: Mapping[int, int]) -> Action:
    if state.phase == "place":
        return state.legal_actions()[0]
    free = [slot.domino for slot in state.next_row if slot.seat is None]
    return Claim(next(domino for domino in free if owners.get(domino) == state.seat))


def _planned_deck(options: Options, plans: Sequence[str]) -> tuple[dict[int, int], list[int]]:
    """The seat to claim each domino, and the deck in rows; what no plan asks for comes highest first."""
    each = options.kings // options.players
    planned = [[_number(step) for step in plan.split()] for plan in plans]
    spare = iter(sorted(set(DOMINOES).difference(*planned), reverse=True))
    owners: dict[int, int] = {}
    deck: list[int] = []
    for turn in range(0, options.rounds * each, each):
        for seat in range(options.players):
            wanted = planned[seat][turn : turn + each] if seat < len(plans) else []
            hand = [*wanted, *islice(spare, each - len(wanted))]
            owners.update(dict.fromkeys(hand, seat))
            deck += hand
        deck += islice(spare, options.row - options.kings)
    return owners, deck


def _number(step: str) -> int:
    return int(re.findall(r"\d+", step)[0])


def facing(domino: int, laid: str = "", options: Options = FOUR) -> State:
    """The first seat has laid these dominoes and now has to place this one."""
    return follow(options, f"{laid} {domino}".strip())


def key_of(text: str, size: int = 5) -> tuple[int, int, int]:
    """Points, squares of the largest property and crowns of a kingdom, on which both ways to count must agree."""
    kingdom = read_kingdom(text, size)
    key = kingdom.score().key
    assert appraised(kingdom) == key
    return key


def appraised(kingdom: Kingdom) -> tuple[int, int, int]:
    """What the rulebook's own arithmetic says about a kingdom."""
    squares = np.zeros((1, land.PLANES), dtype=np.uint64)
    for (x, y), square in kingdom.squares.items():
        land.settle(squares, 0, x, y, square.terrain, square.crowns)
    return land.appraise(squares, 0)

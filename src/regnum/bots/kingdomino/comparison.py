"""Kingdomino's part of `bots/comparing.py`: the reference player is the estimate player without noise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from regnum.bots import comparing
from regnum.bots.comparing import DECK, NONE, PLAY_ON, Compared, Judge, Trial, deck_chance, new_compared, next_action
from regnum.bots.kingdomino.endgame import SEATS, Ending, best_ending, new_ending, part_of, write_standings
from regnum.bots.kingdomino.evaluation import Evaluator, best_action, evaluator
from regnum.bots.kingdomino.knowledge import SCORE_SHIFT, determinise, known_to, score_end, unseen_by
from regnum.bots.kingdomino.reasons import reasons
from regnum.bots.kingdomino.static import decide
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.tree import Playout, new_playout
from regnum.engine import compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.referee import NO_ACTION
from regnum.games.kingdomino.state import View
from regnum.games.kingdomino.turns import Arrays, Numbers, Stack

_NO_CHANCE = np.uint64(0)
_ROOT, _HERE, _POSITIONS = range(3)
"""The position as the observer knows it, and that of the present playout."""


class Comparison(NamedTuple):
    """Everything that a comparison writes to."""

    compared: Compared
    positions: Stack
    unseen: Numbers
    """The dominoes that have not appeared, in ascending order; `drawn` is scratch of the same length."""
    drawn: Numbers
    kings: Numbers
    """The kings as they were before any were drawn for a deck."""
    playout: Playout
    standings: Numbers


@rule
def _deal(comparison: Comparison, chance: np.uint64) -> None:
    """Deal the present deck, whatever was dealt before."""
    root = turns.nth(comparison.positions, _ROOT)
    for i in range(comparison.unseen.size):
        comparison.drawn[i] = comparison.unseen[i]
    for i in range(comparison.kings.size):
        root.kings[i] = comparison.kings[i]
    determinise(root, comparison.drawn, deck_chance(chance, comparison.compared.counts[DECK]))


@routine
def _play(comparison: Comparison, action: int, evaluator: Evaluator) -> None:
    """Carry out an action on the present deck, and play on to the end."""
    here = turns.nth(comparison.positions, _HERE)
    turns.copy_position(turns.nth(comparison.positions, _ROOT), here)
    if action != PLAY_ON:
        turns.apply(here, action)
    while here.status[turns.PHASE] != turns.OVER:
        action, _ = best_action(here, 0.0, _NO_CHANCE, evaluator)
        turns.apply(here, action)
    score_end(here, 1.0, comparison.standings, comparison.playout)


@compiled
def compare(playouts: int, comparison: Comparison, evaluator: Evaluator, chance: np.uint64) -> int:
    """Make so many playouts more, fewer if all is done before; returns how many were made.

    `chance` is the same in every call.
    """
    compared, dealt = comparison.compared, NONE
    for made in range(playouts):
        i = next_action(compared)
        if i == NONE:
            return made
        if dealt != compared.counts[DECK]:
            dealt = int(compared.counts[DECK])
            _deal(comparison, chance)
        _play(comparison, compared.actions[i], evaluator)
        comparing.note(compared, i, comparison.playout.wins, comparison.playout.points)
    return playouts


@compiled
def foresee(comparison: Comparison, evaluator: Evaluator, line: Numbers) -> int:
    """Write what the reference player does after the action `line[0]`, as long as no domino and no king is revealed.

    Returns how many actions the line has then.
    """
    _deal(comparison, _NO_CHANCE)  # what is dealt changes nothing before it is revealed
    here, number = turns.nth(comparison.positions, _HERE), 1
    turns.copy_position(turns.nth(comparison.positions, _ROOT), here)
    dominoes, kings = turns.visible(here), turns.revealed_kings(here)
    turns.apply(here, line[0])
    while number < line.size and here.status[turns.PHASE] != turns.OVER:
        if turns.visible(here) != dominoes or turns.revealed_kings(here) != kings:
            return number
        line[number], _ = best_action(here, 0.0, _NO_CHANCE, evaluator)
        turns.apply(here, line[number])
        number += 1
    return number


@compiled
def follow(here: Arrays, ending: Ending, line: Numbers) -> int:
    """Write how all play after the action `line[0]` if they play as well as they can.

    Returns how many actions the line has then, 0 if the ending cannot be solved. `here` is changed.
    """
    if best_ending(here, ending) == NO_ACTION:
        return 0
    turns.apply(here, line[0])
    number = 1
    while number < line.size and here.status[turns.PHASE] != turns.OVER:
        line[number] = best_ending(here, ending)
        turns.apply(here, line[number])
        number += 1
    return number


@rule
def _is_known(here: Arrays, unseen: int) -> bool:
    """Whether nothing is left to chance: no king is to be drawn, and no row can be more than one way."""
    status = here.status
    rest = status[turns.ROUNDS] * status[turns.ROW] - turns.visible(here)
    is_drawn = status[turns.ABBA] or turns.revealed_kings(here) + 1 >= status[turns.KINGS]
    return bool(is_drawn and (rest == 0 or (rest == unseen and rest == status[turns.ROW])))


@rule
def _begin(comparison: Comparison, decks: int) -> None:
    root = turns.nth(comparison.positions, _ROOT)
    for i in range(comparison.kings.size):
        comparison.kings[i] = root.kings[i]
    limit = 1 if _is_known(root, comparison.unseen.size) else decks
    comparing.set_counts(comparison.compared, limit, turns.seat_to_act(root))


@compiled
def begin(comparison: Comparison, decks: int) -> None:
    """Make a comparison ready for at most so many decks; its actions, first position and unseen dominoes are there."""
    _begin(comparison, decks)


@compiled
def settle(here: Arrays, there: Arrays, ending: Ending, compared: Compared) -> bool:
    """Write the exact outcome of every action to the first deck, if the ending can be solved; otherwise False.

    `there` is scratch.
    """
    if best_ending(here, ending) == NO_ACTION:
        return False
    standings, players = ending.standings[1], here.status[turns.PLAYERS]
    comparing.set_counts(compared, 1, turns.seat_to_act(here))
    for i in range(compared.actions.size):
        write_standings(here, compared.actions[i], there, ending)
        for seat in range(players):
            compared.outcomes[i, 0, seat, comparing.WIN] = part_of(standings, seat)
            compared.outcomes[i, 0, seat, comparing.POINTS] = standings[seat] >> SCORE_SHIFT
        compared.tried[i] = 1
    compared.counts[DECK] = 1
    return True


def new_comparison(view: View, codes: Sequence[int] | None, decks: int) -> Comparison:
    """A comparison of what the observer of a view knows: of these actions, or of all legal ones."""
    seats, known, unseen = view.options.players, known_to(view), unseen_by(view)
    actions = view.position.legal_codes() if codes is None else codes
    comparison = Comparison(
        new_compared(actions, seats, decks, 0, compare.zeros),
        turns.stacked(known, _POSITIONS),
        unseen,
        np.zeros_like(unseen),
        np.zeros_like(known.kings),
        new_playout(1, 1, seats),
        np.zeros(seats, dtype=np.int64),
    )
    _begin(comparison, decks)
    return comparison


def opened(view: View, codes: Sequence[int] | None, decks: int, chance: np.uint64) -> Trial:
    """A comparison of some actions of a view, or of all legal ones."""
    placed = compare.placed((new_comparison(view, codes, decks), evaluator(weights_for(view.options))))
    return Trial(placed[0].compared, lambda playouts: int(compare(playouts, *placed, chance)))


def solved(view: View) -> Trial | None:
    """The exact comparison of an ending."""
    at, seats = view.position, view.options.players
    compared = new_compared(at.legal_codes(), seats, 1, 0)
    found = settle(turns.copied(at.arrays), turns.copied(at.arrays), new_ending(seats), compared)
    return Trial(compared, lambda _: 0, is_exact=True) if found else None


def reference(view: View) -> int:
    """What the estimate player does."""
    code, _ = decide(known_to(view), 0.0, _NO_CHANCE, evaluator(weights_for(view.options)))
    return int(code)


def foreseen(view: View, code: int, most: int) -> list[int]:
    """What is likely to follow an action: the best replies if the ending can be solved, otherwise the reference's."""
    line = np.array([code] + [NONE] * most, dtype=np.int64)
    number = follow(turns.copied(view.position.arrays), new_ending(view.options.players), line)
    if number == 0:
        number = foresee(new_comparison(view, [code], 1), evaluator(weights_for(view.options)), line)
    return [int(reply) for reply in line[1:number]]


JUDGE = Judge(opened, solved, reference, foreseen, is_even=True, reasons=reasons)

DATA = {
    "shapes": {
        "positions": shapes(turns.stacked(turns.new_arrays(SEATS), _POSITIONS), {SEATS: "seats"}),
        "unseen": "int64[hidden]",
        "drawn": "int64[hidden]",
        "kings": f"int64[{turns.MOST_SLOTS}]",
        "playout": shapes(new_playout(1, 1, SEATS), {SEATS: "seats"}),
        "standings": "int64[seats]",
    },
}
"""What the web app needs to make the arrays of a comparison, besides those of `bots.comparing`."""

"""Kingdoms' part of `bots/comparing.py`: playouts by the reference player to the end of the round.

Later rounds are not played out: `later.py` says what the end of a round leads to. In the first round a playout to the
end of the game would take five times as long, and most of its result would be the luck of rounds to come. Where the
round is the last, playouts end with the result itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots import comparing
from regnum.bots.comparing import (
    DECK,
    NONE,
    PLAY_ON,
    Compared,
    Judge,
    Trial,
    deck_chance,
    most_frequent,
    new_compared,
    next_action,
)
from regnum.bots.kingdoms.candidates import candidates_of
from regnum.bots.kingdoms.endgame import (
    MOST_MOVES,
    OUTCOME,
    POINTS,
    WIN,
    Stack,
    best_among,
    can_solve,
    new_stack,
    solve_round,
)
from regnum.bots.kingdoms.evaluation import Evaluator
from regnum.bots.kingdoms.knowledge import Known, determinise, is_hidden, known_to, score_end
from regnum.bots.kingdoms.later import expect_later
from regnum.bots.kingdoms.reasons import reasons
from regnum.bots.kingdoms.reference import Thought, new_thought, reference_action
from regnum.bots.kingdoms.tuning import Skill, evaluator_for
from regnum.bots.tree import Numbers, Playout, Reals, new_playout
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.state import State, View
from regnum.games.kingdoms.turns import Round

_VOTES = 64
"""On so many decks the reference player is asked what is likely to follow."""
_FORESIGHT = np.uint64(1)


class Comparison(NamedTuple):
    """Everything that a comparison writes to."""

    compared: Compared
    known: Known
    """What the observer knows; its unseen tiles are shuffled for every deck."""
    kinds: Numbers
    """The unseen tiles in ascending order."""
    dealt: Round
    """The present deck before the action, and the round of the present playout."""
    here: Round
    thought: Thought
    playout: Playout


class Overview(NamedTuple):
    """What all seats know together: as much of a view as a comparison needs."""

    position: Position


@rule
def _deal(comparison: Comparison, chance: np.uint64) -> None:
    """Deal the present deck, whatever was dealt before."""
    for i in range(comparison.kinds.size):
        comparison.known.unseen.kinds[i] = comparison.kinds[i]
    determinise(comparison.known, comparison.dealt, deck_chance(chance, comparison.compared.counts[DECK]))


@routine
def _play(comparison: Comparison, action: int) -> None:
    """Carry out an action on the present deck, and play on to the end of the round."""
    here = comparison.here
    turns.copy_round(comparison.dealt, here)
    if action != PLAY_ON:
        turns.apply(here, action)
    while here.table[turns.PHASE] < turns.ROUND_OVER:
        turns.apply(here, reference_action(here, comparison.thought))
    if here.table[turns.PHASE] == turns.OVER:
        score_end(here, comparison.playout)
    else:
        expect_later(here, comparison.playout)


@compiled
def compare(playouts: int, comparison: Comparison, chance: np.uint64) -> int:
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
        _play(comparison, compared.actions[i])
        comparing.note(compared, i, comparison.playout.wins, comparison.playout.points)
    return playouts


@rule
def _begin(comparison: Comparison, decks: int) -> None:
    hidden = comparison.known.unseen.kinds
    for i in range(hidden.size):
        comparison.kinds[i] = hidden[i]
    is_known = hidden.size == 0 or hidden[0] == hidden[hidden.size - 1]
    comparing.set_counts(comparison.compared, 1 if is_known else decks, comparison.known.here.table[turns.SEAT])


@compiled
def begin(comparison: Comparison, decks: int) -> None:
    """Make a comparison ready for at most so many decks; its actions and what the observer knows are there.

    Where all unseen tiles are alike, one deck is enough.
    """
    _begin(comparison, decks)


@rule
def _is_open(known: Round, here: Round) -> bool:
    """Whether the round continues, and no tile has come to light that the observer had not seen."""
    for seat in range(known.table[turns.PLAYERS]):
        if is_hidden(known, seat) and not here.table[turns.HOLDS_START + seat]:
            return False
    is_drawn = here.table[turns.TAKEN] > known.table[turns.TAKEN] and not here.table[turns.NO_LUCK]
    return bool(here.table[turns.PHASE] < turns.ROUND_OVER and not is_drawn)


@compiled
def foresee(comparison: Comparison, chance: np.uint64, line: Numbers, votes: Numbers) -> int:
    """Write what is likely to follow the action `line[0]`, as long as no tile comes to light.

    What a rival does may depend on a starting tile that the observer cannot know. So the reference player is asked on
    several decks, one for each of the `votes`, and what it does most often counts. Returns how many actions the line
    has then.
    """
    here = comparison.dealt
    for number in range(1, line.size):
        for deck in range(votes.size):
            comparison.compared.counts[DECK] = deck
            _deal(comparison, chance)
            for i in range(number):
                turns.apply(here, line[i])
            if not _is_open(comparison.known.here, here):
                return number
            votes[deck] = reference_action(here, comparison.thought)
        line[number] = most_frequent(votes)
    return int(line.size)


@rule
def _may_be_exact(here: Round) -> bool:
    """Whether no rounds may follow, and no starting tile is hidden."""
    for seat in range(here.table[turns.PLAYERS]):
        if is_hidden(here, seat):
            return False
    return bool(here.table[turns.LAST_CASTLE] or here.table[turns.ROUND] == turns.ROUNDS - 1)


@rule
def _solve_next(here: Round, stack: Stack, evaluator: Evaluator, outcomes: Annotated[Reals, Axes(3)]) -> int:
    """The best action of a round that can be solved, as a number; `NONE` if it cannot."""
    for i in range(outcomes.shape[0]):
        for seat in range(outcomes.shape[1]):
            for entry in range(OUTCOME):
                outcomes[i, seat, entry] = 0.0
    if not _may_be_exact(here) or not can_solve(here) or not solve_round(here, stack, evaluator, outcomes):
        return NONE
    return int(stack.moves[0, best_among(outcomes, stack.number[0], here.table[turns.SEAT])])


@compiled
def follow(here: Round, stack: Stack, evaluator: Evaluator, outcomes: Annotated[Reals, Axes(3)], line: Numbers) -> int:
    """Write how all play after the action `line[0]` if they play as well as they can, as long as no tile is drawn.

    Returns how many actions the line has then, 0 if the ending cannot be solved. `here` is changed, `outcomes` is
    scratch for all actions that there may be.
    """
    if _solve_next(here, stack, evaluator, outcomes) == NONE:
        return 0
    taken, number = here.table[turns.TAKEN], 1
    turns.apply(here, line[0])
    while number < line.size and here.table[turns.PHASE] < turns.ROUND_OVER:
        if here.table[turns.TAKEN] != taken and not here.table[turns.NO_LUCK]:
            break
        line[number] = _solve_next(here, stack, evaluator, outcomes)
        turns.apply(here, line[number])
        number += 1
    return number


@compiled
def reference_for(here: Round, thought: Thought) -> int:
    """What the reference player does."""
    return reference_action(here, thought)


@compiled
def settle(
    here: Round, stack: Stack, evaluator: Evaluator, outcomes: Annotated[Reals, Axes(3)], compared: Compared
) -> bool:
    """Write the exact outcome of every legal action to the first deck, if the ending can be solved; otherwise False.

    It can in the last round, when few squares are empty and no rival has a starting tile that is not known: then the
    numbers are those of the game itself. `outcomes` is scratch.
    """
    if not _may_be_exact(here) or not can_solve(here) or not solve_round(here, stack, evaluator, outcomes):
        return False
    comparing.set_counts(compared, 1, here.table[turns.SEAT])
    for i in range(compared.actions.size):
        for seat in range(outcomes.shape[1]):
            compared.outcomes[i, 0, seat, comparing.WIN] = outcomes[i, seat, WIN]
            compared.outcomes[i, 0, seat, comparing.POINTS] = outcomes[i, seat, POINTS]
        compared.tried[i] = 1
    compared.counts[DECK] = 1
    return True


def new_comparison(view: View | Overview, codes: Sequence[int] | None, decks: int) -> Comparison:
    """A comparison of what the observer of a view knows: of these actions, or of those worth comparing."""
    position, known = view.position, known_to(view.position)
    actions = candidates_of(position) if codes is None else codes
    comparison = Comparison(
        new_compared(actions, position.players, decks, 0, compare.zeros),
        known,
        np.zeros_like(known.unseen.kinds),
        turns.new_round(),
        turns.new_round(),
        new_thought(),
        new_playout(1, 1, position.players),
    )
    _begin(comparison, decks)
    return comparison


def opened(view: View | Overview, codes: Sequence[int] | None, decks: int, chance: np.uint64) -> Trial:
    """A comparison of some actions of a view, or of those worth comparing."""
    placed = compare.placed(new_comparison(view, codes, decks))
    return Trial(placed.compared, lambda playouts: int(compare(playouts, placed, chance)))


def solved(view: View) -> Trial | None:
    """The exact comparison of an ending."""
    position = view.position
    codes, seats = position.legal_codes(), position.players
    compared, outcomes = new_compared(codes, seats, 1, 0), np.zeros((len(codes), seats, OUTCOME))
    found = settle(position.arrays, new_stack(seats), evaluator_for(view, Skill()), outcomes, compared)
    return Trial(compared, lambda _: 0, is_exact=True) if found else None


def reference(view: View) -> int:
    """What the reference player does."""
    return int(reference_for(view.position.arrays, new_thought()))


def foreseen(view: View, code: int, most: int) -> list[int]:
    """What is likely to follow an action: the best replies if the ending can be solved, otherwise the reference's."""
    line, votes = np.array([code] + [NONE] * most, dtype=np.int64), np.zeros(_VOTES, dtype=np.int64)
    seats, here = view.position.players, Round(*(part.copy() for part in view.position.arrays))
    outcomes = np.zeros((MOST_MOVES, seats, OUTCOME))
    number = follow(here, new_stack(seats), evaluator_for(view, Skill()), outcomes, line)
    if number == 0:
        number = foresee(new_comparison(view, [code], _VOTES), _FORESIGHT, line, votes)
    return [int(reply) for reply in line[1:number]]


def overview(state: State) -> Overview:
    """A state without what nobody knows, the order of the supply.

    The value of a state is estimated as if starting tiles were open: then to be dealt a good one is luck at the deal,
    and what players do tells nothing new. So luck is 0 on average for all players, good or bad.
    """
    positions = [state.view(seat).position for seat in range(state.options.players)]
    tiles = np.max([position.arrays.tiles for position in positions], axis=0)
    return Overview(Position(positions[0].arrays._replace(tiles=tiles)))


JUDGE = Judge(opened, solved, reference, foreseen, is_even=True, reasons=reasons, overview=overview)

_SEATS = 13
"""A length that no other axis has."""
DATA = {
    "VOTES": _VOTES,
    "FORESIGHT": int(_FORESIGHT),
    "shapes": {
        "known": {"here": shapes(turns.new_round()), "unseen": {"kinds": "int64[hidden]", "slots": "int64[hidden]"}},
        "kinds": "int64[hidden]",
        "dealt": shapes(turns.new_round()),
        "here": shapes(turns.new_round()),
        "thought": shapes(new_thought()),
        "playout": shapes(new_playout(1, 1, _SEATS), {_SEATS: "seats"}),
    },
}
"""What the web app needs to make the arrays of a comparison, besides those of `bots.comparing`."""

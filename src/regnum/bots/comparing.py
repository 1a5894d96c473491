"""Comparing all actions of a position by playouts on common decks, as far as it is the same for every game.

A *deck* is one way to deal everything that the observer of a position cannot know. Every action is played on the same
decks: on each of them it is carried out, and then all seats play on as the reference player does. So two actions
are compared by the differences of their outcomes, deck by deck, and most of the luck of the deal cancels out.

The playouts go deck by deck. After 16, 32, 64 ... decks, actions that are clearly behind the best are dropped (`drop`);
those marked `KEPT` never are. One can stop after any playout and continue later. The random numbers of a deck depend on
its number alone (`deck_chance`), and so they are the same for every position and every set of actions compared.

A game's part (`bots/<game>/comparison.py`) is an entry point with this loop, and what makes its arrays:

1. `next_action` gives the action to be played next, or `NONE` when all is done.
2. If `counts[DECK]` is another deck than before, the game deals it, with random numbers from `deck_chance`.
3. The game carries out the action (`PLAY_ON` is none at all) and plays on, and `note` keeps the outcome.

`summarise` writes what is known so far: means, errors, what each action gives away, and their order.

>>> compared = new_compared([7, 8], seats=2, decks=8, mover=0)
>>> for playout in range(16):  # the first action always wins, the second on every other deck
...     i = next_action(compared)
...     wins = 1.0 if i == 0 else float(compared.counts[DECK] % 2)
...     note(compared, i, np.array([wins, 1.0 - wins]), np.array([50.0, 40.0]))
>>> next_action(compared) == NONE, [int(decks) for decks in compared.tried]
(True, [8, 8])
>>> estimates = new_estimates(2, 2)
>>> summarise(compared, estimates)
2
>>> [float(win) for win in estimates.means[:, 0, WIN]], [round(float(lost), 2) for lost in estimates.losses[1]]
([1.0, 0.5], [0.5, 0.22, 0.0, 0.62])
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.protocol import Analysis, Candidate
from regnum.bots.reasons import Reason
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes
from regnum.games.chance import advance, seeded_words

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

NONE = -1
PLAY_ON = -1
"""In place of an action: the seat to act, too, does what the reference player does."""
WIN, POINTS, OUTCOME = range(3)
"""The entries of an outcome: the share of the victory, and the final points."""
COMPARED, KEPT, DROPPED = range(3)
"""What `marks` says of an action: it may be dropped, it may not, it was."""
DECK, TURN, CHECK, DECKS, MOVER, COUNTS = range(6)
"""The entries of `counts`: the deck being played, the action whose turn it is, after how many decks actions are dropped
next, how many decks there are, and the seat to act."""
LOST, LOST_ERROR, LOST_POINTS, LOST_POINTS_ERROR, LOSSES = range(5)
"""The entries of `losses`."""
MARGIN, WORTH, HINT = 1, 2, 3
"""Besides `WIN`, by what actions are compared: points less the rivals' mean, what orders them, and what drops them."""

POINT_WORTH = 0.002
"""How much of a victory a point of the margin counts where actions are ordered: little, so that it decides among
actions that win equally often."""
_POINT_HINT = 0.02
"""How much a point counts where actions are dropped: about what it changes the chance of winning. Points differ less by
luck than victories do, so actions that are far behind show it sooner."""
FIRST_CHECK = 16
"""After so many decks actions are dropped for the first time."""
_DOUBTS, _EARLY_DOUBTS, _EARLY = 2.0, 3.0, 64
"""By how many standard errors an action has to be behind the best to be dropped, also as long as decks are few."""
_MOST_TRIES, _LEAST_COMPARED = 1024, 3
"""From one check to the next there are about so many playouts at most, but so many actions are always compared."""
_WIN_DOUBT, _POINTS_DOUBT = 1.0, 25.0
"""What one deck more may bring, squared: a few decks that are all alike are not certainty."""
MOST_NEXT = 3
"""How many actions of the likely continuation are told."""
_LOW, _OTHER = np.uint64(0xFFFF_FFFF), np.uint64(0x9E37_79B9)


class Compared(NamedTuple):
    """The actions of a position, and what came out on each deck."""

    actions: Numbers
    """`actions[i]`: in the game's own code, or `PLAY_ON`."""
    marks: Numbers
    """`marks[i]`: `COMPARED`, `KEPT` or `DROPPED`."""
    tried: Numbers
    """`tried[i]`: on how many decks it was played, from the first on."""
    outcomes: Annotated[Reals, Axes(4)]
    """`outcomes[i, deck, seat, entry]`."""
    counts: Numbers
    """`counts[entry]`."""


class Estimates(NamedTuple):
    """What is known of each action."""

    order: Numbers
    """`order[n]`: the n-th best action."""
    behind: Reals
    """`behind[i]`: by how much less than the best one it is worth; by this they are ordered."""
    means: Annotated[Reals, Axes(3)]
    """`means[i, seat, entry]`: the expected outcome."""
    errors: Annotated[Reals, Axes(3)]
    """`errors[i, seat, entry]`: its standard error."""
    losses: Annotated[Reals, Axes(2)]
    """`losses[i, entry]`: how much less than the best action it brings the seat to act, deck by deck: share of the
    victory, its standard error, points less the rivals' mean, its standard error."""


def new_compared(
    actions: Sequence[int],
    seats: int,
    decks: int,
    mover: int,
    zeros: Callable[..., npt.NDArray[Any]] = np.zeros,
) -> Compared:
    """Some actions to be compared on so many decks; `zeros` of the entry point that plays them saves a copy."""
    compared = Compared(
        np.array(actions, dtype=np.int64),
        np.zeros(len(actions), dtype=np.int64),
        np.zeros(len(actions), dtype=np.int64),
        zeros((len(actions), decks, seats, OUTCOME)),
        np.zeros(COUNTS, dtype=np.int64),
    )
    set_counts(compared, decks, mover)
    return compared


def new_estimates(actions: int, seats: int) -> Estimates:
    """Room for the estimates of so many actions."""
    return Estimates(
        np.zeros(actions, dtype=np.int64),
        np.zeros(actions),
        np.zeros((actions, seats, OUTCOME)),
        np.zeros((actions, seats, OUTCOME)),
        np.zeros((actions, LOSSES)),
    )


@rule
def _mixed(word: np.uint64) -> np.uint64:
    """A word of 32 bits in which every bit depends on all bits of another."""
    word = (word ^ (word >> np.uint64(16))) * np.uint64(0x7FEB_352D) & _LOW
    word = (word ^ (word >> np.uint64(15))) * np.uint64(0x846C_A68B) & _LOW
    return word ^ (word >> np.uint64(16))


@rule
def deck_chance(chance: np.uint64, deck: int) -> np.uint64:
    """The random numbers of a deck, given those of the whole comparison: nothing connects them with other decks'."""
    low = _mixed(_mixed(_mixed(np.uint64(deck)) ^ (chance & _LOW)) ^ (chance >> np.uint64(32)))
    return advance(seeded_words(_mixed(low ^ _OTHER), low))


@rule
def set_counts(compared: Compared, decks: int, mover: int) -> None:
    """Make arrays of zeros ready for so many decks; one is enough where nothing is hidden, and then nothing is left to
    chance."""
    counts = compared.counts
    counts[DECK] = counts[TURN] = 0
    counts[CHECK], counts[DECKS], counts[MOVER] = FIRST_CHECK, min(decks, compared.outcomes.shape[1]), mover


@rule
def next_action(compared: Compared) -> int:
    """The number of the action that is to be played next, on the deck `counts[DECK]`; `NONE` if all is done."""
    counts = compared.counts
    while counts[DECK] < counts[DECKS]:
        while counts[TURN] < compared.actions.size:
            if compared.marks[counts[TURN]] != DROPPED:
                return int(counts[TURN])
            counts[TURN] += 1
        counts[DECK] += 1
        counts[TURN] = 0
        if counts[DECK] == counts[CHECK]:
            counts[CHECK] *= 2
            drop(compared)
    return NONE


@rule
def note(compared: Compared, i: int, wins: Reals, points: Reals) -> None:
    """Keep the outcome of the action that `next_action` gave; the next one has its turn then."""
    outcome = compared.outcomes[i, compared.counts[DECK]]
    for seat in range(wins.size):
        outcome[seat, WIN], outcome[seat, POINTS] = wins[seat], points[seat]
    compared.tried[i] += 1
    compared.counts[TURN] += 1


@rule
def margin_of(outcome: Annotated[Reals, Axes(2)], seat: int) -> float:
    """The points of a seat less the mean of its rivals' points."""
    seats, rivals = outcome.shape[0], 0.0
    for other in range(seats):
        if other != seat:
            rivals += outcome[other, POINTS]
    return float(outcome[seat, POINTS] - rivals / max(seats - 1, 1))


@rule
def _value(compared: Compared, i: int, deck: int, by: int) -> float:
    """What an action brought the seat to act on a deck: `WIN`, `MARGIN` or `WORTH`."""
    outcome, seat = compared.outcomes[i, deck], compared.counts[MOVER]
    if by == WIN:
        return float(outcome[seat, WIN])
    margin = margin_of(outcome, seat)
    if by == MARGIN:
        return margin
    return float(outcome[seat, WIN] + (POINT_WORTH if by == WORTH else _POINT_HINT) * margin)


@rule
def decks_of(compared: Compared, i: int) -> int:
    """On how many decks an action was played, without one that others have not been played on yet."""
    return int(min(compared.tried[i], max(compared.counts[DECK], 1)))


@rule
def _error(spread: float, doubt: float, decks: int, compared: Compared) -> float:
    """A standard error from the sum of squared deviations; none where nothing is left to chance."""
    return 0.0 if compared.counts[DECKS] == 1 else math.sqrt(max(spread, 0.0) + doubt) / decks


@routine
def difference(compared: Compared, one: int, other: int, by: int, first: int = 0, step: int = 1) -> tuple[float, float]:
    """How much more one action brings than another on the decks that both were played on, and its standard error.

    Only every `step`-th deck counts, from the first named. Without any the error is infinite.
    """
    total, squares, decks = 0.0, 0.0, 0
    for deck in range(first, min(decks_of(compared, one), decks_of(compared, other)), step):
        more = _value(compared, one, deck, by) - _value(compared, other, deck, by)
        total += more
        squares += more * more
        decks += 1
    if decks == 0:
        return 0.0, math.inf
    mean = total / decks
    doubt = _POINTS_DOUBT if by == MARGIN else _WIN_DOUBT
    return mean, 0.0 if one == other else _error(squares - mean * total, doubt, decks, compared)


@routine
def _mean_of(compared: Compared, i: int, by: int, first: int = 0, step: int = 1) -> float:
    """What an action brings on average on every `step`-th deck, from the first named; there has to be one."""
    total, decks = 0.0, 0
    for deck in range(first, decks_of(compared, i), step):
        total += _value(compared, i, deck, by)
        decks += 1
    return total / decks


@routine
def best_of(compared: Compared, first: int = 0, step: int = 1) -> int:
    """The best action by every `step`-th deck, from the first named; `NONE` before there is any."""
    best, most = NONE, -math.inf
    for i in range(compared.actions.size):
        if compared.marks[i] != DROPPED and decks_of(compared, i) > first:
            worth = _mean_of(compared, i, WORTH, first, step)
            if worth > most:
                best, most = i, worth
    return best


@routine
def drop(compared: Compared) -> None:
    """Drop the actions that are clearly behind the best, and the last of too many."""
    decks, best, left = int(compared.counts[DECK]), best_of(compared), 0
    doubts = _EARLY_DOUBTS if decks < _EARLY else _DOUBTS
    for i in range(compared.actions.size):
        if compared.marks[i] == COMPARED and i != best:
            behind, error = difference(compared, best, i, HINT)
            if behind > doubts * error:
                compared.marks[i] = DROPPED
        left += compared.marks[i] != DROPPED
    most = max(_MOST_TRIES // decks, _LEAST_COMPARED)
    while left > most and _drop_last(compared):
        left -= 1


@rule
def _drop_last(compared: Compared) -> bool:
    """Drop the worst action that may be dropped; False if there is none."""
    last, least = NONE, math.inf
    for i in range(compared.actions.size):
        if compared.marks[i] == COMPARED:
            worth = _mean_of(compared, i, HINT)
            if worth <= least:
                last, least = i, worth
    if last == NONE:
        return False
    compared.marks[last] = DROPPED
    return True


@routine
def _shift(compared: Compared, i: int, best: int, estimates: Estimates) -> None:
    """Correct the means of an action that was played on fewer decks than the best by how lucky those decks were.

    All seats are corrected by the same part, so that every chance stays between 0 and 1 and their sum is still 1.
    """
    means, decks, part = estimates.means, decks_of(compared, i), 1.0
    for seat in range(means.shape[1]):
        more = means[best, seat, WIN] - _mean(compared, best, seat, WIN, decks)
        room = 1.0 - means[i, seat, WIN] if more > 0.0 else means[i, seat, WIN]
        if abs(more) > room:
            part = min(part, room / abs(more))
    for seat in range(means.shape[1]):
        for entry in range(OUTCOME):
            more = means[best, seat, entry] - _mean(compared, best, seat, entry, decks)
            means[i, seat, entry] += part * more


@routine
def _mean(compared: Compared, i: int, seat: int, entry: int, decks: int) -> float:
    total = 0.0
    for deck in range(decks):
        total += compared.outcomes[i, deck, seat, entry]
    return total / decks


@routine
def _write_means(compared: Compared, i: int, estimates: Estimates) -> None:
    decks = decks_of(compared, i)
    for seat in range(estimates.means.shape[1]):
        for entry in range(OUTCOME):
            mean, spread = _mean(compared, i, seat, entry, decks), 0.0
            for deck in range(decks):
                more = compared.outcomes[i, deck, seat, entry] - mean
                spread += more * more
            doubt = _WIN_DOUBT if entry == WIN else _POINTS_DOUBT
            estimates.means[i, seat, entry] = mean
            estimates.errors[i, seat, entry] = _error(spread, doubt, decks, compared)


@rule
def _insert(i: int, listed: int, estimates: Estimates) -> None:
    """Put an action into the order, behind those that are as good."""
    order, behind, at = estimates.order, estimates.behind, listed
    while at > 0 and behind[order[at - 1]] > behind[i]:
        order[at] = order[at - 1]
        at -= 1
    order[at] = i


@compiled
def summarise(compared: Compared, estimates: Estimates) -> int:
    """Write what is known of every action that was tried; returns how many these are, the best first in `order`."""
    best, listed = best_of(compared), 0
    for i in range(compared.actions.size):
        if best != NONE and decks_of(compared, i) > 0:
            _write_means(compared, i, estimates)
            losses = estimates.losses[i]
            losses[LOST], losses[LOST_ERROR] = difference(compared, best, i, WIN)
            losses[LOST_POINTS], losses[LOST_POINTS_ERROR] = difference(compared, best, i, MARGIN)
            estimates.behind[i], _ = difference(compared, best, i, WORTH)
            _insert(i, listed, estimates)
            listed += 1
    for n in range(listed):
        i = estimates.order[n]
        if decks_of(compared, i) < decks_of(compared, best):
            _shift(compared, i, best, estimates)
    return listed


@rule
def most_frequent(votes: Numbers) -> int:
    """The number that occurs most often; of several the first."""
    found, most = NONE, 0
    for i in range(votes.size):
        count = 0
        for other in range(votes.size):
            count += votes[other] == votes[i]
        if count > most:
            found, most = int(votes[i]), count
    return found


@dataclass(frozen=True, slots=True)
class Trial:
    """A comparison under way."""

    compared: Compared
    go: Callable[[int], int]
    """Makes so many more playouts, fewer if all is done before; returns how many it made."""
    is_exact: bool = False
    """Whether the ending was solved: then there is one deck, and its outcomes are what happens if all play as well as
    they can."""

    def keep(self, *codes: int) -> None:
        """Never drop these actions."""
        for i, code in enumerate(self.compared.actions.tolist()):
            if code in codes:
                self.compared.marks[i] = KEPT

    def estimates(self) -> tuple[Estimates, list[int]]:
        """What is known so far, and the numbers of the actions tried, the best first."""
        actions, _, seats, _ = self.compared.outcomes.shape
        estimates = new_estimates(actions, seats)
        listed = summarise(self.compared, estimates)
        return estimates, estimates.order[:listed].tolist()

    def analysis(self, read: Callable[[int], Any]) -> Analysis:
        """What is known so far, as an analysis; `read` makes actions of the game's codes."""
        estimates, order = self.estimates()
        playouts = int(self.compared.tried.sum())
        if self.is_exact:
            shares = [float(i == order[0]) for i in order]
        else:
            shares = (self.compared.tried[order] / playouts).tolist()
        candidates = (
            _candidate(self.compared, estimates, i, share, read) for i, share in zip(order, shares, strict=True)
        )
        made = 0 if self.is_exact else playouts
        return Analysis(int(self.compared.counts[MOVER]), tuple(candidates), self.is_exact, made)


def _candidate(compared: Compared, estimates: Estimates, i: int, share: float, read: Callable[[int], Any]) -> Candidate:
    means, errors = estimates.means[i], estimates.errors[i]
    return Candidate(
        read(int(compared.actions[i])),
        share,
        tuple(means[:, WIN].tolist()),
        tuple(means[:, POINTS].tolist()),
        float(errors[compared.counts[MOVER], WIN]),
        tuple(errors[:, POINTS].tolist()),
    )


@dataclass(frozen=True, slots=True)
class Judge:
    """How the positions of a game are judged: what `bots/<game>` offers as `JUDGE`."""

    open: Callable[[Any, Sequence[int] | None, int, np.uint64], Trial]
    """A comparison of some actions of a view on so many decks; of all legal actions if none are named."""
    solve: Callable[[Any], Trial | None]
    """The exact comparison of a view's ending; None if it cannot be solved."""
    reference: Callable[[Any], int]
    """What the reference player does in a view."""
    foresee: Callable[[Any, int, int], list[int]]
    """What is likely to follow an action of a view: so many actions of the reference player at most, fewer if something
    comes to light before."""
    is_even: bool
    """Whether all seats expect the same before anything is dealt."""
    reasons: Callable[[Any, int, int, float], tuple[Reason, ...]] = lambda *_: ()
    """Why an action of a view is better or worse than another, or than all others (`reasons.ALL_OTHERS`), given by how
    much it was found to be."""
    overview: Callable[[Any], Any] = lambda state: state.view(None)
    """What of a state is known where its value is estimated: what a spectator sees, unless the game has secrets."""


_SEATS, _ACTIONS, _DECKS = 13, 101, 103
"""Lengths that no other axis has."""
_AXES = {_SEATS: "seats", _ACTIONS: "actions", _DECKS: "decks"}
DATA = {
    "MOST_NEXT": MOST_NEXT,
    "PLAY_ON": PLAY_ON,
    "KEPT": KEPT,
    "counts": {"deck": DECK, "decks": DECKS},
    "shapes": {
        "compared": shapes(new_compared([0] * _ACTIONS, _SEATS, _DECKS, 0), _AXES),
        "estimates": shapes(new_estimates(_ACTIONS, _SEATS), _AXES),
    },
}
"""What the web app needs to make the arrays of a comparison, and to read them."""

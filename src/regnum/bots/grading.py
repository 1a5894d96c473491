"""What a comparison of actions says about the one that was played, and the account of a whole game.

**Grades.** A decision is graded by the chance of winning that it gave away compared with the best action. From that
loss two standard errors are taken off before it is put into a band, so that a bad grade is never a matter of luck.

**The account.** V is what each seat can expect: its share of the victory, and its points less the mean of its rivals'
points, if all play like the reference player from here on. A game changes V in two ways. At every *reveal* V is
estimated anew, and the change is luck (`reveal`). A *decision* changes V by what the action played brings more than
the action of the reference player, on the same decks (`decide`): for the seat that moved that is skill, for the others
what their rivals did. The sum of all changes is the result less the expectation at the start, whatever the errors of
the estimates.

All values are multiples of 2**-30, and those of the last seat follow from the others': so sums are exact to the bit,
and what all seats gain by luck is exactly 0.
"""

from __future__ import annotations

import math
from typing import Annotated, NamedTuple

import numpy as np

from regnum.bots.comparing import (
    DECKS,
    DROPPED,
    MARGIN,
    WIN,
    Compared,
    Reals,
    best_of,
    decks_of,
    difference,
    margin_of,
)
from regnum.engine import Axes, compiled, routine, rule
from regnum.engine.described import shapes

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = range(5)
GRADES = ("best", "good", "inaccuracy", "mistake", "blunder")
BANDS = np.array([0.0, 0.02, 0.05, 0.12])
"""Above the first, and from each of the others on, the next grade is given."""
DOUBTS = 2.0
"""So many standard errors are taken off a loss before it is graded."""
PRECISE = 0.007
"""Standard errors below this are not worth more playouts, and are taken to be this large."""
UNFORCED = 0.3
"""A decision counts for the rate of a player if its actions differ by so many points at least."""
FIRST_DECKS, MOST_DECKS = 64, 8192
"""On so many decks the actions of a decision are compared at first, and at most if its grade is not settled. The latter
is divided by twice the number of rivals: the more play, the longer a playout takes, and the more decisions there are.
"""
ACCOUNT_DECKS = 512
"""On so many decks at least an action is compared with that of the reference player, for the account."""
VALUE_DECKS = 512
"""On so many decks a position is played on after something was revealed."""
LOST, LOST_ERROR, POINTS_LOST, POINTS_ERROR, SPREAD, VERDICT = range(6)
"""The entries of a verdict: the share of the victory given away, points given away, their standard errors, and by how
many points the actions differ."""
LUCK, SKILL, RIVALS, PARTS = range(4)
VALUES = 2
"""The entries of a value: `WIN` and `MARGIN`."""
_GRAIN = float(1 << 30)
FEWEST_GAMES = 5
"""A rate over fewer games says too little."""
_INTERVAL = 1.96


class Account(NamedTuple):
    """What each seat can expect, and where that has come from."""

    values: Annotated[Reals, Axes(2)]
    """`values[seat, entry]`: what it can expect now; entries are `WIN` and `MARGIN`."""
    sums: Annotated[Reals, Axes(3)]
    """`sums[seat, part, entry]`: what luck, its own choices and its rivals' choices have brought so far."""
    squares: Annotated[Reals, Axes(3)]
    """`squares[seat, part, entry]`: their squared standard errors."""
    change: Annotated[Reals, Axes(2)]
    """`change[seat, entry]`: what the latest step has brought."""
    scratch: Annotated[Reals, Axes(3)]
    """Two values."""


def new_account(seats: int) -> Account:
    """An account that has not begun."""
    return Account(
        np.zeros((seats, VALUES)),
        np.zeros((seats, PARTS, VALUES)),
        np.zeros((seats, PARTS, VALUES)),
        np.zeros((seats, VALUES)),
        np.zeros((2, seats, VALUES)),
    )


@rule
def _band(lost: float) -> int:
    """The grade of a loss that is beyond doubt."""
    grade = GOOD if lost > BANDS[0] else BEST
    for edge in range(1, BANDS.size):
        if lost >= BANDS[edge]:
            grade = edge + 1
    return grade


@compiled
def grade(lost: float, error: float) -> int:
    """The grade of a decision that gave away this share of the victory, known to this standard error."""
    return _band(lost - DOUBTS * error)


@compiled
def go_on(compared: Compared, decks: int) -> None:
    """Let a comparison continue to so many decks; where nothing is left to chance, one stays enough."""
    if compared.counts[DECKS] != 1:
        compared.counts[DECKS] = min(decks, compared.outcomes.shape[1])


@compiled
def is_settled(compared: Compared, played: int) -> bool:
    """Whether more decks would hardly change the grade of the action played.

    That is so if each action that may still be the best one is known precisely, or leads to the same grade whether it
    is two standard errors better or worse than it looks.
    """
    doubt = DOUBTS * PRECISE
    lost, error = difference(compared, best_of(compared), played, WIN)
    found = _band(lost - doubt)
    if error > PRECISE and _band(lost - DOUBTS * error - doubt) != found:
        return False
    for i in range(compared.actions.size):
        if compared.marks[i] != DROPPED and i != played:
            more, error = difference(compared, i, played, WIN)
            if error > PRECISE and _band(more + DOUBTS * error - doubt) > found:
                return False
    return True


@rule
def _points_lost(compared: Compared, played: int, best: int) -> float:
    """Points given away: the best action is chosen on half of the decks and measured on the other half, both ways.

    One that was chosen and measured on the same decks would look better than it is.
    """
    if decks_of(compared, played) < 2:
        return difference(compared, best, played, MARGIN)[0]
    one, _ = difference(compared, best_of(compared, 0, 2), played, MARGIN, 1, 2)
    other, _ = difference(compared, best_of(compared, 1, 2), played, MARGIN, 0, 2)
    return (one + other) / 2.0


@compiled
def judge(compared: Compared, played: int, verdict: Reals) -> tuple[int, int]:
    """Write the verdict on an action; returns its grade and the number of the best action."""
    best = best_of(compared)
    lost, error = difference(compared, best, played, WIN)
    verdict[LOST], verdict[LOST_ERROR] = max(lost, 0.0), error
    verdict[POINTS_LOST], verdict[POINTS_ERROR] = (
        _points_lost(compared, played, best),
        difference(compared, best, played, MARGIN)[1],
    )
    least = most = 0.0
    for i in range(compared.actions.size):
        behind, _ = difference(compared, best, i, MARGIN)
        least, most = min(least, behind), max(most, behind)
    verdict[SPREAD] = most - least
    return _band(lost - DOUBTS * (0.0 if compared.counts[DECKS] == 1 else max(error, PRECISE))), best


@rule
def _grained(x: float) -> float:
    """A number rounded so that sums of many such numbers are exact."""
    return math.floor(x * _GRAIN + 0.5) / _GRAIN


@rule
def _set_values(values: Annotated[Reals, Axes(2)], seat: int, win: float, margin: float) -> None:
    """Write a seat's value, the seats before it being written; the last gets what is left."""
    if seat + 1 < values.shape[0]:
        values[seat, WIN], values[seat, MARGIN] = _grained(win), _grained(margin)
        return
    values[seat, WIN], values[seat, MARGIN] = 1.0, 0.0
    for other in range(seat):
        values[seat, WIN] -= values[other, WIN]
        values[seat, MARGIN] -= values[other, MARGIN]


@routine
def _average(compared: Compared, i: int, decks: int, values: Annotated[Reals, Axes(2)]) -> None:
    """Write what an action brings each seat on average on the first decks."""
    for seat in range(values.shape[0]):
        win = margin = 0.0
        for deck in range(decks):
            win += compared.outcomes[i, deck, seat, WIN]
            margin += margin_of(compared.outcomes[i, deck], seat)
        _set_values(values, seat, win / decks, margin / decks)


@rule
def _seat_value(compared: Compared, i: int, deck: int, seat: int, entry: int) -> float:
    outcome = compared.outcomes[i, deck]
    return float(outcome[seat, WIN]) if entry == WIN else margin_of(outcome, seat)


@routine
def _square_error(compared: Compared, played: int, reference: int, seat: int, entry: int) -> float:
    """The squared standard error of the difference of two actions to a seat."""
    total, squares, decks = 0.0, 0.0, min(decks_of(compared, played), decks_of(compared, reference))
    if decks == 1 or played == reference:
        return 0.0
    for deck in range(decks):
        more = _seat_value(compared, played, deck, seat, entry) - _seat_value(compared, reference, deck, seat, entry)
        total += more
        squares += more * more
    return max(squares - total * total / decks, 0.0) / (decks * (decks - 1))


@rule
def _book(account: Account, seat: int, part: int, entry: int, square: float) -> None:
    """Add the latest change to a part of a seat's account."""
    account.values[seat, entry] += account.change[seat, entry]
    account.sums[seat, part, entry] += account.change[seat, entry]
    account.squares[seat, part, entry] += square


@compiled
def begin_account(account: Account) -> None:
    """Begin a game, or the next of a match, in which all seats expect the same."""
    seats = account.values.shape[0]
    for seat in range(seats):
        _set_values(account.values, seat, 1.0 / seats, 0.0)


@compiled
def begin_with(account: Account, compared: Compared) -> None:
    """Begin a game with what playing on, the only action of a comparison, brings each seat."""
    _average(compared, 0, decks_of(compared, 0), account.values)


@rule
def _reveal(account: Account) -> None:
    """Luck is what the new values, in `scratch`, are more than the old."""
    for seat in range(account.values.shape[0]):
        for entry in range(VALUES):
            account.change[seat, entry] = account.scratch[0, seat, entry] - account.values[seat, entry]
            _book(account, seat, LUCK, entry, 0.0)


@compiled
def reveal(account: Account, compared: Compared) -> None:
    """Something was revealed: what playing on, the only action of a comparison, now brings each seat is known anew."""
    _average(compared, 0, decks_of(compared, 0), account.scratch[0])
    _reveal(account)


@compiled
def end_account(account: Account, outcome: Annotated[Reals, Axes(2)]) -> None:
    """The game has ended with this share of the victory and these points of each seat."""
    for seat in range(account.values.shape[0]):
        _set_values(account.scratch[0], seat, outcome[seat, WIN], margin_of(outcome, seat))
    _reveal(account)


@compiled
def decide(account: Account, compared: Compared, mover: int, played: int, reference: int) -> None:
    """An action was played: it changes what each seat can expect by its difference to the reference player's action."""
    decks = min(decks_of(compared, played), decks_of(compared, reference))
    _average(compared, played, decks, account.scratch[0])
    _average(compared, reference, decks, account.scratch[1])
    for seat in range(account.values.shape[0]):
        for entry in range(VALUES):
            account.change[seat, entry] = account.scratch[0, seat, entry] - account.scratch[1, seat, entry]
            square = _square_error(compared, played, reference, seat, entry)
            _book(account, seat, SKILL if seat == mover else RIVALS, entry, square)


@compiled
def rate(lost: Reals, decisions: Reals) -> tuple[float, float]:
    """The points lost per decision, and the margin of a 95% interval, given both by game; there are two games at least.

    A game is one observation: the rate is a ratio of two sums, and its error that of a ratio.
    """
    games, points, made, spread = lost.size, 0.0, 0.0, 0.0
    for game in range(games):
        points += lost[game]
        made += decisions[game]
    found = points / max(made, 1.0)
    for game in range(games):
        more = lost[game] - found * decisions[game]
        spread += more * more
    return found, _INTERVAL * math.sqrt(spread * games / (games - 1)) / max(made, 1.0)


_SEATS = 13
"""A length that no other axis has."""
DATA = {
    "GRADES": list(GRADES),
    "BANDS": BANDS,
    "UNFORCED": UNFORCED,
    "FEWEST_GAMES": FEWEST_GAMES,
    "decks": {"first": FIRST_DECKS, "most": MOST_DECKS, "account": ACCOUNT_DECKS, "value": VALUE_DECKS},
    "shapes": {"account": shapes(new_account(_SEATS), {_SEATS: "seats"}), "verdict": f"float64[{VERDICT}]"},
}

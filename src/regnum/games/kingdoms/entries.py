"""Entry points for a program that plays without Python, such as the web app with the module in its own worker.

Everything is a number here, as in `turns.py`. `here` is a position; its arrays are made by the caller.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import compiled, rule
from regnum.games.bits import first, without_first
from regnum.games.kingdoms import batch, turns
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms.policies import Leads, choose
from regnum.games.kingdoms.turns import Round, Table
from regnum.games.stream import Words

Numbers = npt.NDArray[np.int64]

_NONE = np.uint64(0)


@compiled
def start_game(here: Round, settings: Table) -> None:
    """Set up a game; its first round begins with `start_round`."""
    turns.set_up(here, settings)


@compiled
def start_round(here: Round, key: Words, stream: Words) -> None:
    """Deal and begin the next round by the key of the deal; `stream` is scratch."""
    turns.begin_round(here, batch.deal_round(here, key, stream))


@compiled
def legal_actions(here: Round, codes: Numbers) -> int:
    """Write every legal action to `codes`, which has room for `turns.DRAW + 1` of them; returns how many."""
    if here.table[turns.PHASE] >= turns.ROUND_OVER:
        return 0
    listed = 0
    pieces = turns.placeable(here)
    while pieces != _NONE:
        squares = turns.empty_squares(here)
        while squares != _NONE:
            codes[listed] = turns.placement(first(pieces), first(squares))
            listed += 1
            squares = without_first(squares)
        pieces = without_first(pieces)
    if turns.may_draw(here):
        codes[listed] = turns.DRAW
        listed += 1
    if listed == 0:
        codes[0] = turns.PASS
        return 1
    return listed


@compiled
def refusal(here: Round, code: int) -> int:
    """Why the seat to act may not do something, as `turns.refusal`."""
    return turns.refusal(here, code)


@compiled
def play_action(here: Round, code: int) -> None:
    """Play a legal action."""
    turns.apply(here, code)


@rule
def _write_scores(here: Round, money: Numbers, incomes: Numbers) -> None:
    paid, income = turns.paid_so_far(here), rules.board_income(here.lines)
    for seat in range(money.size):
        money[seat] = here.table[turns.MONEY + seat] + rules.share(paid, seat)
        incomes[seat] = rules.share(income, seat)


@compiled
def write_scores(here: Round, money: Numbers, incomes: Numbers) -> None:
    """Write what every seat has now, and what the board as it is pays to each."""
    _write_scores(here, money, incomes)


@compiled
def preview_action(here: Round, code: int, there: Round, money: Numbers, incomes: Numbers) -> None:
    """Write the position after a legal action to `there`, and what every seat has and gets then."""
    turns.copy_round(here, there)
    turns.apply(there, code)
    _write_scores(there, money, incomes)


@compiled
def choose_action(policy: int, here: Round, prospects: Leads, chance: np.uint64) -> tuple[int, np.uint64]:
    """The action of one of the game's policies by its number, and the new state of the random numbers."""
    return choose(policy, here, prospects, chance)

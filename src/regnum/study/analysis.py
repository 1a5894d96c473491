"""The analysis of a position: every action compared by playouts, or exactly where the ending can be solved."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from regnum.bots.comparing import MOST_NEXT, Judge, Trial
from regnum.bots.protocol import Analysis, Budget, Candidate, Reply, spend
from regnum.bots.reasons import ALL_OTHERS, MOST_SHOWN, Reason, ending
from regnum.bots.registry import judge
from regnum.errors import UsageError
from regnum.games import game, game_names
from regnum.games.chance import seeded
from regnum.words.message import message

MOST_DECKS = 2048
"""On so many decks actions are compared at most."""


def game_of(view: Any) -> str:
    """The name of the game that a view is of."""
    return next(name for name in game_names() if isinstance(view.options, game(name).forms.options))


def analyse(view: Any, budget: Budget, chance: np.uint64 | None = None) -> Analysis:
    """What every action of the seat to act leads to, the best first, with reasons.

    Playouts are made as long as the budget lasts, at least one for each action; with the same view, playouts and random
    state the numbers are the same. Where the ending can be solved, they are exact.
    """
    if view.is_over:
        raise UsageError(message("error-study-over"))
    judged = judge(game_of(view))
    trial = judged.solve(view)
    if trial is None:
        trial = judged.open(view, None, MOST_DECKS, seeded(0) if chance is None else chance)
        _spend(trial, budget)
    return explained(trial.analysis(view.position.action), view, judged)


def _spend(trial: Trial, budget: Budget) -> None:
    made = trial.go(len(trial.compared.actions))
    if budget.seconds is None:
        trial.go((budget.playouts or 0) - made)
        return
    is_done = False

    def go(playouts: int) -> None:
        nonlocal is_done
        is_done = trial.go(playouts) < playouts

    spend(budget, go, lambda: is_done)


def explained(analysis: Analysis, view: Any, judged: Judge) -> Analysis:
    """The analysis with reasons and likely continuations."""
    return _with_replies(with_reasons(analysis, view, judged), view, judged)


def with_reasons(analysis: Analysis, view: Any, judged: Judge) -> Analysis:
    """The analysis with reasons: why the best action is better than the others, and why each of them is worse.

    Where the ending was solved, what that means in points comes first among the gains or costs.
    """
    codes, best, seat = view.position.legal_actions(), analysis.best, analysis.seat
    told = []
    for candidate in analysis.candidates:
        other = ALL_OTHERS if candidate is best else codes[best.action]
        lead = 1.0 if candidate is best else candidate.win[seat] - best.win[seat] or -1.0
        reasons = [*_ending(candidate, analysis), *judged.reasons(view, codes[candidate.action], other, lead)]
        reasons.sort(key=lambda reason: reason.points < 0)
        told.append(msgspec.structs.replace(candidate, reasons=tuple(reasons[:MOST_SHOWN])))
    return msgspec.structs.replace(analysis, candidates=tuple(told))


def _with_replies(analysis: Analysis, view: Any, judged: Judge) -> Analysis:
    """The analysis with what is likely to follow each action."""
    codes = view.position.legal_actions()
    told = []
    for candidate in analysis.candidates:
        code, replies = codes[candidate.action], []
        after = view.position.after(code)
        for reply in judged.foresee(view, code, MOST_NEXT):
            replies.append(Reply(after.seat, after.action(reply)))
            after = after.after(reply)
        told.append(msgspec.structs.replace(candidate, next=tuple(replies)))
    return msgspec.structs.replace(analysis, candidates=tuple(told))


def _ending(candidate: Candidate, analysis: Analysis) -> tuple[Reason, ...]:
    """By how many points a solved ending is worse than the best one, or better than the mean of the others."""
    rest = [other for other in analysis.candidates if other is not candidate]
    if not analysis.exact or not rest:
        return ()
    others = rest if candidate is analysis.best else [analysis.best]
    mean = sum(other.points[analysis.seat] for other in others) / len(others)
    return ending(candidate.points[analysis.seat] - mean)

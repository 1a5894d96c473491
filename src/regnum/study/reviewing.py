"""Reviews a game: every decision compared with its alternatives, and the account of luck, skill and rivals.

Luck is 0 on average only if the estimates of different games do not all err in the same direction. So

- from one reveal to the next the same decks are used, and what one decision leads to is where the next begins; after
  it, and in another game, they have nothing in common with those before;
- how many decks count for the account does not depend on what came out on them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from regnum.bots import grading
from regnum.bots.comparing import DECKS, MARGIN, OUTCOME, PLAY_ON, POINTS, WIN, Compared, Reals, Trial
from regnum.bots.grading import (
    ACCOUNT_DECKS,
    BEST,
    FIRST_DECKS,
    GRADES,
    LUCK,
    MOST_DECKS,
    RIVALS,
    SKILL,
    UNFORCED,
    VALUE_DECKS,
    new_account,
)
from regnum.bots.protocol import decision_chance
from regnum.bots.registry import judge
from regnum.games import game
from regnum.records import Record, replay
from regnum.study.review import Chance, Decision, Parts, Played, Review

_ALL = 1 << 30
"""More playouts than there are."""
_HEAD = "regnum review 1"
"""The first line of what is hashed into the random numbers of a review."""


def review(
    record: Record, seed: int = 0, show: Callable[[int, int], object] = lambda *_: None, effort: float = 1.0
) -> Review:
    """Review a game, or as much of it as was played, from its record; a broken one raises `RecordError`.

    `show` is told after each decision how many of how many are done. `effort` multiplies the numbers of decks.
    """
    replay(record)
    return _Reviewer(record, _secret(record, seed), effort).run(show)


def _secret(record: Record, seed: int) -> bytes:
    """What the random numbers of a game's review come from."""
    deal = record.deal
    texts = [_HEAD, str(seed), record.game, deal.seed or msgspec.json.encode(deal.draws).decode(), *deal.salts]
    return hashlib.sha256("".join(f"{text}\n" for text in texts).encode()).digest()


class _Reviewer:
    """A review under way."""

    def __init__(self, record: Record, secret: bytes, effort: float) -> None:
        self._record, self._secret, self._effort = record, secret, effort
        self._chance = decision_chance(secret, 0)
        self._judge = judge(record.game)
        self._state = replay(record, 0)
        self._account = new_account(self._state.options.players)
        self._decisions: list[Decision] = []
        self._chances: list[Chance] = []

    def run(self, show: Callable[[int, int], object]) -> Review:
        """Go through the game."""
        self._begin()
        start = tuple(self._account.values[:, WIN].tolist())
        self._reveal()
        for ply, text in enumerate(self._record.actions, 1):
            self._play(game(self._record.game).parse_action(text))
            show(ply, len(self._record.actions))
        return Review(
            self._record.game,
            tuple(self._played(seat) for seat in range(len(start))),
            tuple(self._decisions),
            tuple(self._chances),
            start,
            self._state.is_over,
        )

    def _play(self, action: Any) -> None:
        """Judge an action, then book what it revealed."""
        before, after = self._state, self._state.play(action)
        self._decisions.append(self._decided(after.actions[-1]))
        self._state = after
        if after.game_number != before.game_number:  # another game of a match begins
            self._begin()
            self._reveal()
        elif after.is_over:
            self._end()
        elif after.revealed != before.revealed:
            self._reveal()

    def _begin(self) -> None:
        """Begin with what each seat expects before anything is dealt, or, where seats differ, right after that."""
        if self._judge.is_even:
            grading.begin_account(self._account)
        else:
            grading.begin_with(self._account, self._valued())

    def _valued(self) -> Compared:
        """The position, as far as it is known, played on."""
        trial = self._judge.open(self._judge.overview(self._state), [PLAY_ON], self._decks(VALUE_DECKS), self._chance)
        trial.go(_ALL)
        return trial.compared

    def _reveal(self) -> None:
        self._chance = decision_chance(self._secret, len(self._state.actions))
        grading.reveal(self._account, self._valued())
        self._note()

    def _end(self) -> None:
        """Book the result; in a game that was all known before it changes nothing."""
        if self._state.game_number > 1:  # the result is that of the whole match; what the last game led to is booked
            return
        result = self._state.result()
        outcome = np.zeros((len(result.scores), OUTCOME))
        outcome[:, WIN] = [float(rank == 1) / result.ranks.count(1) for rank in result.ranks]
        outcome[:, POINTS] = result.scores
        grading.end_account(self._account, outcome)
        if self._account.change.any():
            self._note()

    def _note(self) -> None:
        """Note what chance has brought."""
        change = self._account.change
        self._chances.append(Chance(len(self._state.actions), change[:, WIN].tolist(), change[:, MARGIN].tolist()))

    def _decks(self, decks: int) -> int:
        return max(2, round(decks * self._effort))

    def _decided(self, action: Any) -> Decision:
        """Judge the action that is played next, and book it."""
        state = self._state
        view: Any = state.view(state.seat)
        codes = view.position.legal_actions()
        played, reference = codes[action], self._judge.reference(view)
        forced = Decision(
            ply=len(state.actions),
            seat=state.seat or 0,
            action=str(action),
            best=str(action),
            reference=str(action),
            win=float(self._account.values[state.seat or 0, WIN]),
            change=[0.0] * len(self._account.values),
            points_change=[0.0] * len(self._account.values),
        )
        if len(codes) == 1:
            return forced
        trial = self._judge.solve(view)
        if trial and played != reference:
            self._book_apart(view, played, reference)
        trial = trial or self._compared(view, played, reference)
        change = self._account.change * (played != reference)
        return msgspec.structs.replace(
            self._judged(forced, view, trial, played),
            reference=str(view.position.action(reference)),
            change=change[:, WIN].tolist(),
            points_change=change[:, MARGIN].tolist(),
        )

    def _book_apart(self, view: Any, played: int, reference: int) -> None:
        """Book a decision of a solved ending: best play is not how the reference player plays on."""
        trial = self._judge.open(view, [played, reference], self._decks(ACCOUNT_DECKS), self._chance)
        trial.keep(played, reference)
        trial.go(_ALL)
        self._book(trial, played, reference)

    def _compared(self, view: Any, played: int, reference: int) -> Trial:
        """All actions compared, until the grade of the one played is settled."""
        most = self._decks(MOST_DECKS // (2 * len(self._record.players) - 2))
        trial = self._judge.open(view, None, most, self._chance)
        listed = trial.compared.actions.tolist()
        missing = {played, reference}.difference(listed)
        if missing:
            trial = self._judge.open(view, [*listed, *sorted(missing)], most, self._chance)
        trial.keep(played, reference)
        at, account = _number(trial, played), self._decks(ACCOUNT_DECKS)
        decks = self._decks(FIRST_DECKS) if played == reference else account
        self._go(trial, decks)
        if played != reference:
            self._book(trial, played, reference)
        while decks < most and trial.compared.counts[DECKS] != 1 and not grading.is_settled(trial.compared, at):
            decks = min(decks + (decks if decks < account else decks // 2), most)
            self._go(trial, decks)
        return trial

    def _go(self, trial: Trial, decks: int) -> None:
        """Continue a comparison to so many decks."""
        grading.go_on(trial.compared, decks)
        trial.go(_ALL)

    def _book(self, trial: Trial, played: int, reference: int) -> None:
        """Book what an action changes compared with the reference player's."""
        numbers = (_number(trial, code) for code in (played, reference))
        grading.decide(self._account, trial.compared, self._state.seat or 0, *numbers)

    def _judged(self, forced: Decision, view: Any, trial: Trial, played: int) -> Decision:
        verdict, at = np.zeros(grading.VERDICT), _number(trial, played)
        grade, best = grading.judge(trial.compared, at, verdict)
        best_code = int(trial.compared.actions[best])
        lost = float(verdict[grading.LOST])
        return msgspec.structs.replace(
            forced,
            best=str(view.position.action(best_code)),
            loss=lost,
            error=float(verdict[grading.LOST_ERROR]),
            grade=GRADES[grade],
            win=float(trial.estimates()[0].means[at, forced.seat, WIN]),
            points_lost=float(verdict[grading.POINTS_LOST]),
            points_error=float(verdict[grading.POINTS_ERROR]),
            exact=trial.is_exact,
            forced=bool(verdict[grading.SPREAD] < UNFORCED),
            reasons=self._judge.reasons(view, best_code, played, lost) if grade != BEST else (),
        )

    def _played(self, seat: int) -> Played:
        sums, squares = self._account.sums[seat], self._account.squares[seat]
        squares[LUCK] = squares[SKILL] + squares[RIVALS]  # luck is what the others leave of the result
        return Played(
            self._record.players[seat].name,
            _parts(sums[:, WIN]),
            _parts(np.sqrt(squares[:, WIN])),
            _parts(sums[:, MARGIN]),
            _parts(np.sqrt(squares[:, MARGIN])),
        )


def _number(trial: Trial, code: int) -> int:
    """The number of an action in a comparison."""
    return int(np.flatnonzero(trial.compared.actions == code)[0])


def _parts(values: Reals) -> Parts:
    return Parts(float(values[LUCK]), float(values[SKILL]), float(values[RIVALS]))

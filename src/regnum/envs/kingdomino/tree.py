"""Kingdomino with chance as a player: dominoes and kings are drawn one by one, when they are seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from regnum.envs.kingdomino.games import LEGAL, Games, observe
from regnum.envs.kingdomino.layout import COURSE, EARLIER, GAME, KEYS, POINTS, UNSEEN, layout
from regnum.envs.tree import Course, Entry, probabilities
from regnum.games.dealing import Deal
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.land import appraise
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.position import Position
from regnum.games.kingdomino.turns import MOST_DOMINOES, MOST_SEATS

_UNKNOWN = 0
_FIRST_KING = MOST_DOMINOES + 1
"""Outcomes are the numbers of dominoes, then one for the king of each seat."""


class KingdominoCourse(Course):
    """A game, or match, being played."""

    outcomes = _FIRST_KING + MOST_SEATS
    observe = observe

    def __init__(self, options: Options, deal: Deal | None = None) -> None:
        super().__init__(options, layout(options), deal)
        self._game = 0
        self._earlier = np.zeros((options.players, KEYS), dtype=np.int64)
        self._begin()

    def _begin(self) -> None:
        """Set up the next game of the match."""
        self._here = turns.new_arrays(self.options.players)._replace(
            deck=np.full(self.options.deck, _UNKNOWN, dtype=np.int64),
            kings=np.full(self.options.kings, turns.NOBODY, dtype=np.int64),
        )
        turns.set_up(self._here, self.options.settings())
        self.draw_as_dealt()

    def dealt(self, deal: Deal) -> int:
        """The next domino or king of the deal of this game."""
        here, truth = self._here, Position.start(self.options, deal, self._game).arrays
        unknown = np.flatnonzero(here.deck[: turns.visible(here)] == _UNKNOWN)
        return int(truth.deck[unknown[0]]) if unknown.size else _FIRST_KING + int(truth.kings[here.status[turns.SLOT]])

    @property
    def _position(self) -> Position:
        return Position(turns.copied(self._here))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._here.status[turns.PHASE] == turns.OVER)

    @property
    def seat(self) -> int:
        """The seat to act, when nothing is to be drawn."""
        return turns.seat_to_act(self._here)

    def pending(self) -> dict[int, float]:
        """Dominoes of a row that is being laid out, all that are left equally likely; then a king, if one is due."""
        here = self._here
        if (here.deck[: turns.visible(here)] == _UNKNOWN).any():
            return probabilities({domino: 1 for domino in DOMINOES if domino not in here.deck})
        if here.status[turns.PHASE] == turns.DRAFT and here.kings[turns.revealed_kings(here) - 1] == turns.NOBODY:
            each = self.options.kings // self.options.players if not here.status[turns.ABBA] else 1
            drawn = Counter(here.kings.tolist())
            return probabilities({_FIRST_KING + seat: each - drawn[seat] for seat in range(self.options.players)})
        return {}

    def draw(self, outcome: int) -> None:
        """Draw a domino or a king; a row that is complete is put in order (KD-S6)."""
        here = self._here
        self.log.append(Entry(self.layout.actions + outcome, self.outcome_text(outcome)))
        if outcome >= _FIRST_KING:
            here.kings[here.status[turns.SLOT]] = outcome - _FIRST_KING
            turns.order_kings(here.status, here.kings)
            return
        at = int(np.flatnonzero(here.deck == _UNKNOWN)[0])
        here.deck[at] = outcome
        row = self.options.row
        if at % row == row - 1:
            here.deck[at + 1 - row : at + 1].sort()

    def outcome_text(self, outcome: int) -> str:
        """`d17` for a domino, `king 1` for a king."""
        return f"king {outcome - _FIRST_KING}" if outcome >= _FIRST_KING else f"d{outcome}"

    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        return sorted(self._position.legal_codes())

    def action_text(self, action: int) -> str:
        """An action in notation."""
        return str(self._position.action(action))

    def play(self, action: int) -> None:
        """Play a legal action; the next game of a match begins when one is over."""
        here = self._here
        self.log.append(Entry(action, self.action_text(action)))
        turns.apply(here, action)
        if not self.is_over:
            self.draw_as_dealt()
            return
        for seat in range(self.options.players):
            self._earlier[seat] += turns.standing(here, seat)
        if turns.match_goes_on(here, self._game + 1):
            self._game += 1
            self._begin()

    def keys(self) -> list[tuple[int, ...]]:
        """Score, largest property and crowns, summed over the games of the match."""
        return [tuple(key) for key in self._earlier.tolist()]

    def games(self) -> Games:
        """The position as a batch of one game."""
        here, course = self._here, np.zeros((1, COURSE), dtype=np.int64)
        seen = set(here.deck[: turns.visible(here)].tolist())
        course[0, GAME] = self._game
        course[0, UNSEEN] = sum(1 << (domino - 1) for domino in DOMINOES if domino not in seen)
        for other in range(self.options.players):
            course[0, POINTS + other] = appraise(here.land, other)[0]
            course[0, EARLIER + KEYS * other : EARLIER + KEYS * (other + 1)] = self._earlier[other]
        keys, legal = (np.zeros((1, words), dtype=np.uint64) for words in (8, LEGAL))
        arrays: list[Any] = [array[np.newaxis] for array in here]
        return Games._make([*arrays, keys, course, legal])


COURSE_OF_GAME = KingdominoCourse

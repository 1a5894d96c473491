"""A bot that looks one move ahead."""

from __future__ import annotations

import numpy as np

from regnum.bots import Budget
from regnum.games.chance import advance, below

from .game import LINES, Place, View


class Blocker:
    """Completes a line, or else takes a square that would complete the other's, or else any."""

    name = "blocker"

    def choose(self, view: View, _budget: Budget, chance: np.uint64) -> tuple[Place, np.uint64]:
        """Its action for the seat to act."""
        chance = advance(chance)
        legal, me = view.legal_actions(), view.seat
        for seat in (me, 1 - (me or 0)):
            for action in legal:
                if self._completes(view, action.square, seat):
                    return action, chance
        return legal[below(chance, len(legal))], chance

    def _completes(self, view: View, square: int, seat: int | None) -> bool:
        others = [[view.squares[at] for at in line if at != square] for line in LINES if square in line]
        return any(all(placed and placed.seat == seat for placed in line) for line in others)

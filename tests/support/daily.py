"""Games of the daily deal."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime

from regnum.bots.daily import daily_record
from regnum.records import dump, record_of, replay


def today() -> date:
    """The day that a server takes results of."""
    return datetime.now(UTC).date()


def played(game: str, day: date, seed: int, name: str = "Anna") -> tuple[str, int]:
    """The record of a game of the daily deal, and the points of the first seat."""
    first, chance = daily_record(game, day, name), random.Random(seed)
    state = replay(first)
    while not state.is_over:
        state = state.play(chance.choice(state.legal_actions()))
    return dump(record_of(game, state, first.players)), state.result().scores[0]

"""Kingdoms with chance as a player: the start player and tiles are drawn one by one, when a player sees them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from regnum.envs.arrays import TOTALS
from regnum.envs.kingdoms.games import LEGAL, Games, observe
from regnum.envs.kingdoms.layout import COURSE, layout
from regnum.envs.tree import Course, Entry, probabilities
from regnum.games.dealing import Deal
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import KINDS, board_income, share
from regnum.games.kingdoms.components import COLOURS, KIND_COUNTS, TILES_IN_BOX, Kind
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.position import Position, written
from regnum.games.kingdoms.turns import Round

_FIRST_SEAT = KINDS + 1
"""Outcomes are the kinds of tiles, then one for each seat that may begin."""


class KingdomsCourse(Course):
    """A game being played."""

    outcomes = _FIRST_SEAT + len(COLOURS)
    observe = observe

    def __init__(self, options: Options, deal: Deal | None = None) -> None:
        super().__init__(options, layout(options), deal)
        self._here = turns.new_round()
        turns.set_up(self._here, options.settings())
        self.draw_as_dealt()

    def dealt(self, deal: Deal) -> int:
        """The start player of the next round by a deal, or the next tile."""
        if self._here.table[turns.PHASE] == turns.ROUND_OVER:
            self._round = Position(_writable(self._here)).next_round(deal).arrays
            return _FIRST_SEAT + int(self._round.table[turns.FIRST])
        return int(self._round.tiles[self._missing() or 0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._here.table[turns.PHASE] == turns.OVER)

    @property
    def seat(self) -> int:
        """The seat to act, when nothing is to be drawn."""
        return int(self._here.table[turns.SEAT])

    def pending(self) -> dict[int, float]:
        """The start player before a round, then the starting tiles; after a draw the tile."""
        if self._here.table[turns.PHASE] == turns.ROUND_OVER:
            candidates = self._candidates()
            return probabilities({_FIRST_SEAT + seat: 1 for seat in candidates})
        if self._missing() is None:
            return {}
        known = Counter(self._here.tiles.tolist())
        return probabilities({kind: int(KIND_COUNTS[kind]) - known[kind] for kind in range(1, KINDS + 1)})

    def _candidates(self) -> list[int]:
        """Which seats may begin the next round."""
        items, sizes = (np.zeros((turns.DRAWS, n), dtype=np.int64) for n in (TILES_IN_BOX, 2))
        turns.plan_draws(self._here, items, sizes)
        found: list[int] = items[0, : sizes[0, turns.DRAWN_FROM]].tolist()
        return found

    def _missing(self) -> int | None:
        """Which tile has to be drawn now: a starting tile, or the one that a player has asked for."""
        table, tiles = self._here.table, self._here.tiles
        if table[turns.NO_LUCK]:
            return None
        return next((at for at in range(table[turns.TAKEN]) if tiles[at] == turns.UNKNOWN), None)

    def draw(self, outcome: int) -> None:
        """Draw the start player or a tile."""
        here, number = self._here, self.layout.actions + outcome
        if outcome >= _FIRST_SEAT:
            self.log.append(Entry(number, self.outcome_text(outcome)))
            here.tiles[:] = turns.UNKNOWN
            turns.begin_round(here, outcome - _FIRST_SEAT)
            return
        at = self._missing()
        assert at is not None
        owner = at if at < self.options.players else self.seat
        self.log.append(Entry(number, self.outcome_text(outcome), known_to=owner))
        here.tiles[at] = outcome

    def outcome_text(self, outcome: int) -> str:
        """`first 1` for a start player, the word of a tile."""
        return f"first {outcome - _FIRST_SEAT}" if outcome >= _FIRST_SEAT else Kind(outcome).word

    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        return sorted(Position(_writable(self._here)).legal_codes())

    def action_text(self, action: int) -> str:
        """An action in notation."""
        return written(action)

    def play(self, action: int) -> None:
        """Play a legal action; a starting tile comes to light when it is placed."""
        here = self._here
        self.log.append(Entry(action, self.action_text(action)))
        if action < turns.DRAW and turns.group_and_square(action)[0] == turns.START_GROUP:
            tile = int(here.tiles[self.seat])
            self.log.append(Entry(self.layout.actions + tile, self.outcome_text(tile)))
        turns.apply(here, action)
        self.draw_as_dealt()

    def keys(self) -> list[tuple[int, ...]]:
        """The gold of each seat."""
        return [(int(self._here.table[turns.MONEY + seat]),) for seat in range(self.options.players)]

    def games(self) -> Games:
        """The position as a batch of one game."""
        here, course = self._here, np.zeros((1, COURSE), dtype=np.int64)
        income = 0 if here.table[turns.PHASE] >= turns.ROUND_OVER else board_income(here.lines)
        for other in range(self.options.players):
            course[0, TOTALS + other] = here.table[turns.MONEY + other] + share(income, other)
        keys, legal = (np.zeros((1, words), dtype=np.uint64) for words in (8, LEGAL))
        arrays: list[Any] = [array[np.newaxis] for array in here]
        return Games._make([*arrays, keys, course, legal])


def _writable(here: Round) -> Round:
    return Round(*(array.copy() for array in here))


COURSE_OF_GAME = KingdomsCourse

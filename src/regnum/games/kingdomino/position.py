"""One game of Kingdomino as the rulebook's arrays, and the bridge between its numbers and actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np

from regnum.games.dealing import Deal
from regnum.games.kingdomino import land as rules
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action, Claim, Direction, Discard, Place
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.options import Options

NAME = "kingdomino"


def draw_kings(options: Options, deal: Deal, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The kings in the order they come out (KD-S7, A-K20), then the dominoes in the order they are drawn (KD-S3).

    Dominoes that are not needed are never drawn, so nobody can know them (A-K18).
    """
    source = deal.source(NAME, number)
    if options.two_player_draft == "abba":
        (a,) = source.draw((0, 1), 1)
        kings: tuple[int, ...] = (a, 1 - a, 1 - a, a)
    else:
        each = options.kings // options.players
        kings = source.draw([seat for seat in range(options.players) for _ in range(each)], options.kings)
    return kings, source.draw(tuple(DOMINOES), options.deck)


@dataclass(frozen=True, slots=True)
class Position:
    """The arrays of one game; see `land.py` and `turns.py`. Nobody can write to them once they are here."""

    land: rules.Land
    table: rules.Table
    deck: turns.Deck
    kings: turns.Deck

    def __post_init__(self) -> None:
        for array in (self.land, self.table, self.deck, self.kings):
            array.setflags(write=False)

    @classmethod
    def start(cls, options: Options, deal: Deal, number: int) -> Self:
        """The start of the `number`-th game of a match, from 0: fresh dominoes and a fresh draw of kings (A-K15)."""
        kings, dominoes = draw_kings(options, deal, number)
        rows = np.array(dominoes, dtype=np.int64).reshape(-1, options.row)
        table = np.zeros(turns.TABLE, dtype=np.int64)
        table[: turns.PHASE] = options.settings()
        land = np.zeros((options.players, rules.PLANES), dtype=np.uint64)
        turns.set_up(land, table)
        return cls(land, table, np.sort(rows, axis=1).reshape(-1), np.array(kings, dtype=np.int64))

    def after(self, code: int) -> Self:
        """The position after a legal action."""
        land, table = self.land.copy(), self.table.copy()
        turns.apply(land, table, self.deck, self.kings, code)
        return type(self)(land, table, self.deck, self.kings)

    def masked(self) -> Self:
        """The position without what nobody may know: the dominoes in the box (A-K19), the kings not yet revealed."""
        deck, kings = self.deck.copy(), self.kings.copy()
        deck[self.visible :] = 0
        kings[self.revealed_kings :] = turns.NOBODY
        return type(self)(self.land, self.table, deck, kings)

    @property
    def phase(self) -> int:
        """What is to be done now, one of the phases of `turns.py`."""
        return int(self.table[turns.PHASE])

    @property
    def is_over(self) -> bool:
        """Whether this game has ended."""
        return self.phase == turns.OVER

    @property
    def visible(self) -> int:
        """How many dominoes have been laid out: the current row and the next (KD-S10)."""
        rows = min(int(self.table[turns.ROUND]) + 2, int(self.table[turns.ROUNDS]))
        return rows * int(self.table[turns.ROW])

    @property
    def revealed_kings(self) -> int:
        """How many kings of the draw are known: one by one (KD-S7), but the first of A-B-B-A gives all away (KD-S8)."""
        is_drawing = self.phase == turns.DRAFT and not self.table[turns.ABBA]
        return int(self.table[turns.SLOT]) + 1 if is_drawing else len(self.kings)

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""
        seat = turns.seat_to_act(self.table, self.kings)
        return None if seat == turns.NOBODY else seat

    @property
    def domino(self) -> int:
        """The domino under the acting king, when one is to be placed."""
        return turns.acting_domino(self.table, self.deck)

    def kingdom(self, seat: int) -> tuple[bytes, bytes]:
        """A seat's land and the box round it."""
        corner = rules.BOX + 4 * seat
        return self.land[seat].tobytes(), self.table[corner : corner + 4].tobytes()

    def row(self, owners: int) -> list[tuple[int, int | None]]:
        """Dominoes of a row with the seats whose kings stand on them; `owners` is OWNER or NEXT_OWNER."""
        table = self.table
        number = int(table[turns.ROUND]) + (owners == turns.NEXT_OWNER)
        if not 0 <= number < table[turns.ROUNDS]:
            return []
        slots = int(table[turns.ROW])
        seats = table[owners : owners + slots].tolist()
        dominoes = self.deck[number * slots : (number + 1) * slots].tolist()
        return [(domino, None if seat == turns.NOBODY else seat) for domino, seat in zip(dominoes, seats, strict=True)]

    def legal_codes(self) -> list[int]:
        """Every legal action as a number."""
        if self.phase == turns.OVER:
            return []
        if self.phase != turns.PLACE:
            return [turns.CLAIM + slot for slot in range(int(self.table[turns.ROW])) if turns.is_free(self.table, slot)]
        masks = [int(mask) for mask in turns.legal_placements(self.land, self.table, self.deck)]
        codes = [64 * way + square for way, mask in enumerate(masks) for square in range(64) if mask >> square & 1]
        return codes or [turns.DISCARD]

    def action(self, code: int) -> Action:
        """The action that a number stands for here."""
        if code >= turns.CLAIM:
            first = (self.table[turns.ROUND] + 1) * self.table[turns.ROW]
            return Claim(int(self.deck[first + code - turns.CLAIM]))
        if code == turns.DISCARD:
            return Discard(self.domino)
        seat, size = int(self.table[turns.OWNER + self.table[turns.SLOT]]), int(self.table[turns.SIZE])
        x, y = rules.where(self.table, seat, code, size)
        return Place(self.domino, int(x), int(y), Direction(code >> 6))

    def legal_actions(self) -> dict[Action, int]:
        """Every legal action with its number; a double turned round counts once (see `land.placements`)."""
        return {self.action(code): code for code in self.legal_codes()}

"""One game of Kingdomino as the rulebook's arrays, and the bridge between its numbers and actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Self

import numpy as np

from regnum.games.dealing import Deal
from regnum.games.kingdomino import referee, turns
from regnum.games.kingdomino.actions import Action, Claim, Direction, Discard, Place, square_name
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.land import Box, where
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.turns import Arrays
from regnum.games.logged import Legal

NAME = "kingdomino"


def draw_kings(options: Options, deal: Deal, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The kings in the order they come out (KD-S7, A-K20), then the dominoes in the order they are drawn (KD-S3).

    Dominoes that are not needed are never drawn, so no player can know them (A-K18).
    """
    source, settings = deal.source(NAME, number), options.settings()
    kings = np.zeros(options.kings, dtype=np.int64)
    total, count = turns.kings_to_draw(settings, kings)
    kings[:count] = source.draw(kings[:total].tolist(), count)
    turns.order_kings(settings, kings)
    return tuple(kings.tolist()), source.draw(tuple(DOMINOES), options.deck)


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a game; its arrays are read-only."""

    arrays: Arrays
    _lists: Arrays | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for array in self.arrays:
            array.setflags(write=False)

    @property
    def numbers(self) -> Arrays:
        """The arrays, but status, deck and kings as lists: rules that only read a few numbers are quicker so."""
        if self._lists is None:
            land, boxes, *others = self.arrays
            object.__setattr__(self, "_lists", Arrays(land, boxes, *(array.tolist() for array in others)))
        assert self._lists is not None
        return self._lists

    def _forget(self) -> None:
        """Keep the arrays alone: a game keeps all its positions, and only the last one is read all the time."""
        object.__setattr__(self, "_lists", None)

    @classmethod
    def start(cls, options: Options, deal: Deal, number: int) -> Self:
        """The start of the `number`-th game of a match, from 0: fresh dominoes and a fresh draw of kings (A-K15)."""
        kings, dominoes = draw_kings(options, deal, number)
        here = turns.new_arrays(options.players)._replace(
            deck=np.array(dominoes, dtype=np.int64), kings=np.array(kings, dtype=np.int64)
        )
        turns.set_up(here, options.settings())
        turns.sort_rows(here.status, here.deck)
        return cls(here)

    def after(self, code: int) -> Self:
        """The position after a legal action; only a placement changes kingdoms."""
        land, boxes, status, deck, kings = self.arrays
        if code < turns.DISCARD:
            land, boxes = land.copy(), boxes.copy()
        there = Arrays(land, boxes, status.copy(), deck, kings)
        turns.apply(there, code)
        self._forget()
        return type(self)(there)

    def masked(self) -> Self:
        """The position without what no player may know: the dominoes in the box (A-K19), the kings not yet revealed."""
        hidden = self.arrays._replace(deck=self.arrays.deck.copy(), kings=self.arrays.kings.copy())
        turns.hide(hidden)
        return type(self)(hidden)

    @property
    def phase(self) -> int:
        """The phase, one of those in `turns.py`."""
        return int(self.numbers.status[turns.PHASE])

    @property
    def is_over(self) -> bool:
        """Whether this game has ended."""
        return self.phase == turns.OVER

    @property
    def visible(self) -> int:
        """How many dominoes have been laid out: the current row and the next (KD-S10)."""
        return turns.visible(self.numbers)

    @property
    def revealed_kings(self) -> int:
        """How many kings of the draw are known: one by one (KD-S7), but the first of A-B-B-A gives all away (KD-S8)."""
        return turns.revealed_kings(self.numbers)

    @property
    def seat(self) -> int | None:
        """The seat to act."""
        seat = turns.seat_to_act(self.numbers)
        return None if seat == turns.NOBODY else seat

    @property
    def domino(self) -> int:
        """The domino under the acting king, when one is to be placed."""
        return turns.acting_domino(self.numbers)

    @property
    def size(self) -> int:
        """The side of the frame that a kingdom has to fit into."""
        return int(self.numbers.status[turns.SIZE])

    def judge(self, action: Action) -> tuple[int, int, int]:
        """Why the seat to act may play an action, or why not; see `referee.judge`."""
        return referee.judge(self.arrays, *_entries(action))

    def kingdom(self, seat: int) -> tuple[bytes, bytes]:
        """A seat's land and the box round it."""
        return self.arrays.land[seat].tobytes(), self.arrays.boxes[seat].tobytes()

    def row(self, owners: int) -> list[tuple[int, int | None]]:
        """Dominoes of a row with the seats whose kings are on them; `owners` is OWNER or NEXT_OWNER."""
        here, start = self.numbers, turns.row_start(self.numbers, owners)
        if start == turns.NO_ROW:
            return []
        slots = here.status[turns.ROW]
        seats, dominoes = here.status[owners : owners + slots], here.deck[start : start + slots]
        return [(domino, None if seat == turns.NOBODY else seat) for domino, seat in zip(dominoes, seats, strict=True)]

    def legal_codes(self) -> list[int]:
        """Every legal action as a number."""
        if self.phase == turns.OVER:
            return []
        if self.phase != turns.PLACE:
            slots = range(self.numbers.status[turns.ROW])
            return [turns.CLAIM + slot for slot in slots if turns.is_free(self.numbers, slot)]
        masks = [int(mask) for mask in turns.legal_placements(self.numbers)]
        codes = [64 * way + square for way, mask in enumerate(masks) for square in _bits(mask)]
        return codes or [turns.DISCARD]

    def action(self, code: int) -> Action:
        """The action with this number here."""
        return self.actions([code])[0]

    def number(self, action: Action) -> int:
        """The number of an action if it is legal here; that of another, or of none, if it is not."""
        match action:
            case Place(_, int(x), int(y), direction):
                return 64 * direction + 8 * (y & 7) + (x & 7)
            case Claim():
                row = [domino for domino, _ in self.row(turns.NEXT_OWNER)]
                return turns.CLAIM + row.index(action.domino) if action.domino in row else turns.DISCARD
        return turns.DISCARD

    def written(self, codes: list[int]) -> list[str]:
        """The actions with these numbers, in notation."""
        if not codes or codes[0] >= turns.DISCARD:
            return [str(action) for action in self.actions(codes)]
        domino, ends = self.domino, _ends(*self._frame())
        return [f"{domino}{ends[code]}" for code in codes]

    def legal_actions(self) -> Legal[Action]:
        """Every legal action with its number; a double turned round counts once (see `land.placements`)."""
        return Legal(self, self.legal_codes())

    def actions(self, codes: list[int]) -> list[Action]:
        """The actions with these numbers; all are of one kind."""
        if not codes or codes[0] >= turns.CLAIM:
            return [Claim(turns.domino_to_claim(self.numbers, code - turns.CLAIM)) for code in codes]
        domino = self.domino
        if codes[0] == turns.DISCARD:
            return [Discard(domino)]
        box, size = self._frame()
        places = [where(box, code, size) for code in codes]
        return [Place(domino, int(x), int(y), Direction(code >> 6)) for code, (x, y) in zip(codes, places, strict=True)]

    def _frame(self) -> tuple[Box, int]:
        """The limits of the kingdom of the seat to act, and the side of the frame that it has to fit into."""
        west, east, south, north = self.numbers.boxes[turns.seat_to_act(self.numbers)].tolist()
        return (west, east, south, north), self.size


class _Ends(dict[int, str]):
    """Placements in a kingdom with some limits, by number: in notation, without the domino."""

    def __init__(self, box: Box, size: int) -> None:
        super().__init__()
        self._box, self._size = box, size

    def __missing__(self, code: int) -> str:
        x, y = where(self._box, code, self._size)
        self[code] = f"{square_name(int(x), int(y))}{Direction(code >> 6).letter}"
        return self[code]


_ends = lru_cache(maxsize=1024)(_Ends)
"""There are few limits that a kingdom can have, and looking a placement up is quicker than writing it."""


def _bits(mask: int) -> Iterator[int]:
    """The places of the ones in a number."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _entries(action: Action) -> tuple[int, int, int, int, int]:
    """An action as `referee.judge` takes it."""
    if isinstance(action, Place):
        return referee.PLACING, action.domino, action.x, action.y, action.direction
    return (referee.CLAIMING if isinstance(action, Claim) else referee.DISCARDING), action.domino, 0, 0, 0

"""One round of Kingdoms as the rulebook's arrays, and the bridge between its numbers and actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Self, cast

import numpy as np

from regnum.games.dealing import Deal
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms import sight, turns
from regnum.games.kingdoms.actions import Action, Build, Draw, Lay, LayStart, Pass
from regnum.games.kingdoms.components import RANKS, SQUARES, TILES_IN_BOX, Kind
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.turns import Round
from regnum.games.logged import Legal

NAME = "kingdoms"
_KINDS = tuple(Kind)


@dataclass(frozen=True, slots=True)
class Position:
    """The arrays of one round behind a few questions. The arrays are read-only."""

    arrays: Round
    _lists: Round | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for array in self.arrays:
            array.setflags(write=False)

    @property
    def numbers(self) -> Round:
        """The arrays as lists of numbers: rules that only read a few of them are quicker so."""
        if self._lists is None:
            squares, lines, table, tiles = self.arrays
            lists: Any = Round(squares.tolist(), lines.tolist(), table.tolist(), tiles.tolist())
            object.__setattr__(self, "_lists", lists)
        assert self._lists is not None
        return self._lists

    def _forget(self) -> None:
        """Keep the arrays alone: a game keeps all its positions, and only the last one is read all the time."""
        object.__setattr__(self, "_lists", None)

    @classmethod
    def start(cls, options: Options, deal: Deal) -> Self:
        """The first round; chance chooses the start player (KG-S4)."""
        here = turns.new_round()
        turns.set_up(here, options.settings())
        return cls._begin_round(here, deal)

    def next_round(self, deal: Deal) -> Self:
        """The round after this one: the richest begins, all tiles are shuffled again."""
        return self._begin_round(turns.new_round()._replace(table=self.arrays.table.copy()), deal)

    @classmethod
    def _begin_round(cls, here: Round, deal: Deal) -> Self:
        """Draw what `turns.plan_draws` asks for; the deal is not asked for what needs no lot."""
        items, sizes = (np.zeros((turns.DRAWS, n), dtype=np.int64) for n in (TILES_IN_BOX, 2))
        turns.plan_draws(here, items, sizes)
        if sizes[:, turns.DRAWN].any():
            source = deal.source(NAME, int(here.table[turns.ROUND]) + 1)
            for row, (among, drawn) in zip(items, sizes.tolist(), strict=True):
                if drawn:
                    row[:drawn] = source.draw(row[:among].tolist(), drawn)
        turns.begin_drawn(here, items)
        return cls(here)

    def after(self, code: int) -> Self:
        """The position after a legal action."""
        squares, lines, table, tiles = self.arrays
        here = Round(squares.copy(), lines.copy(), table.copy(), tiles)
        turns.apply(here, code)
        self._forget()
        return type(self)(here)

    def masked(self, observer: int | None) -> Self:
        """The same position with every tile struck out that the observer has not seen."""
        here, seen = self.numbers, cast(Any, [0] * TILES_IN_BOX)
        sight.mask(here, sight.SPECTATOR if observer is None else observer, seen)
        squares, lines, table, _ = self.arrays
        masked = type(self)(Round(squares, lines, table, np.array(seen, dtype=np.int64)))
        object.__setattr__(masked, "_lists", Round(here.squares, here.lines, here.table, seen))
        return masked

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.numbers.table[turns.PLAYERS])

    @property
    def phase(self) -> int:
        """The phase, one of those in `turns.py`."""
        return int(self.numbers.table[turns.PHASE])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == turns.OVER

    @property
    def is_finished(self) -> bool:
        """Whether the round, or the game, is over."""
        return self.phase in (turns.ROUND_OVER, turns.OVER)

    @property
    def is_lot_drawn(self) -> bool:
        """Whether chance decides which player begins the round after this one, which is over (A-G21)."""
        return turns.is_lot_drawn(self.numbers)

    @property
    def seat(self) -> int | None:
        """The seat to act."""
        return None if self.is_finished else self.numbers.table[turns.SEAT]

    @property
    def money(self) -> tuple[int, ...]:
        """The gold of each seat now."""
        paid = turns.paid_so_far(self.numbers)
        return tuple(int(turns.money(self.numbers, paid, seat)) for seat in range(self.players))

    @property
    def drawn(self) -> int | None:
        """The kind of the tile that has been drawn and must be placed, `UNKNOWN` if it may not be known."""
        return _tile(sight.drawn_seen(self.numbers))

    def starting_tile(self, seat: int) -> int | None:
        """The kind of the starting tile of a seat, `UNKNOWN` if it may not be known."""
        return _tile(sight.start_seen(self.numbers, seat))

    @property
    def unseen(self) -> dict[Kind, int]:
        """How many tiles of each kind have not been seen in this round."""
        unseen: Any = [0] * (rules.KINDS + 1)
        sight.write_unseen(self.numbers, unseen)
        return dict(zip(_KINDS, unseen[1:], strict=True))

    def castles(self, seat: int) -> dict[int, int]:
        """How many castles of each rank a seat has in hand."""
        first = turns.castles_in_hand(seat, RANKS[0])
        return dict(zip(RANKS, self.numbers.table[first : first + len(RANKS)], strict=True))

    def legal_codes(self) -> list[int]:
        """Every legal action as a number (KG-T1); to pass is legal only if there is no other (KG-T2, A-G10)."""
        if self.is_finished:
            return []
        squares = [square for square, piece in enumerate(self.numbers.squares) if piece == rules.EMPTY]
        pieces = int(turns.placeable(self.numbers))
        groups = [turns.placement(group, 0) for group in range(turns.GROUPS) if pieces >> group & 1]
        codes = [group + square for group in groups for square in squares]
        if turns.may_draw(self.numbers):
            codes.append(turns.DRAW)
        return codes or [turns.PASS]

    def action(self, code: int) -> Action:
        """The action with this number, here and everywhere."""
        return read_code(code)

    def number(self, action: Action) -> int:
        """The number of an action, here and everywhere."""
        return code_of(action)

    def written(self, codes: list[int]) -> list[str]:
        """The actions with these numbers, in notation."""
        return [written(code) for code in codes]

    def actions(self, codes: list[int]) -> list[Action]:
        """The actions with these numbers."""
        return [read_code(code) for code in codes]

    def legal_actions(self) -> Legal[Action]:
        """Every legal action with its number."""
        return Legal(self, self.legal_codes())


def _tile(kind: int) -> int | None:
    return None if kind == sight.NO_TILE else kind


@cache
def read_code(code: int) -> Action:
    """The action with this number."""
    if code == turns.DRAW:
        return Draw()
    if code == turns.PASS:
        return Pass()
    group, square = turns.group_and_square(code)
    if group < turns.START_GROUP:
        return Build(group + 1, square)
    return LayStart(square) if group == turns.START_GROUP else Lay(Kind(group - turns.LAY_GROUP + 1), square)


def code_of(action: Action) -> int:
    """The number of any action; also of one that no position allows, as `turns.refusal` takes it.

    >>> code_of(Build(4, 29)), code_of(Build(5, 29)), code_of(Build(4, 77)) == turns.placement(3, SQUARES)
    (125, -3, True)
    """
    if isinstance(action, Draw | Pass):
        return turns.DRAW if isinstance(action, Draw) else turns.PASS
    return turns.placement(_group(action), int(action.square) if action.square in range(SQUARES) else SQUARES)


def _group(action: Build | Lay | LayStart) -> int:
    if isinstance(action, Build):
        return int(action.rank) - 1 if action.rank in RANKS else -1
    return turns.START_GROUP if isinstance(action, LayStart) else turns.LAY_GROUP + action.kind - 1


@cache
def written(code: int) -> str:
    """The action with this number, in notation."""
    return str(read_code(code))

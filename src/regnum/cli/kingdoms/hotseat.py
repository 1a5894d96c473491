"""A game of Kingdoms at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.cli.terminal import hotseat
from regnum.games.kingdoms import Action, Build, Kind, LayStart, State
from regnum.games.kingdoms.actions import Lay
from regnum.games.kingdoms.position import NAME


@dataclass(frozen=True, slots=True)
class Move:
    """An action with what it changed."""

    round: int
    seat: int
    action: Action
    tile: Kind | None
    """The tile that was placed."""
    changes: tuple[int, ...]
    """The change in each seat's income from the present board."""
    paid: tuple[int, ...]
    """The gold that the bank paid each seat at once (KG-X3)."""

    @property
    def square(self) -> int | None:
        """Where something was placed."""
        return self.action.square if isinstance(self.action, Build | Lay | LayStart) else None


class Hotseat(hotseat.Hotseat[State, Move]):
    """A game of Kingdoms."""

    name = NAME

    def move(self, before: State, after: State) -> Move:
        """The last action, with the incomes that it changed and what was paid at once."""
        assert before.seat is not None
        action, number = after.actions[-1], before.round_number
        account = after.account(number)
        placed = account.pieces[action.square] if isinstance(action, Lay | LayStart) else None
        ended = after.is_over or after.round_number > number
        return Move(
            number,
            before.seat,
            action,
            placed if isinstance(placed, Kind) else None,
            changes(before, after),
            () if ended else tuple(now - had for now, had in zip(after.money, before.money, strict=True)),
        )


def changes(before: State, after: State) -> tuple[int, ...]:
    """The change in each seat's income from the board by the last action."""
    was, now = before.account(), after.account(before.round_number)
    return tuple(now.income(seat).total - was.income(seat).total for seat in range(before.options.players))

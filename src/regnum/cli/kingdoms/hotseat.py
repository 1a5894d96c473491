"""A game of Kingdoms at one keyboard: nobody goes back beyond what was seen since."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.cli.terminal import hotseat
from regnum.games.kingdoms import Action, Build, Draw, Kind, LayStart, State
from regnum.games.kingdoms.actions import Lay
from regnum.games.kingdoms.position import NAME
from regnum.words.message import Message, message


@dataclass(frozen=True, slots=True)
class Event:
    """Something that was done, and what it changed."""

    round: int
    seat: int
    action: Action
    tile: Kind | None
    """The tile that was placed."""
    changes: tuple[int, ...]
    """What it changed in each seat's income from the board as it stands."""
    paid: tuple[int, ...]
    """What the bank paid each seat at once (KG-X3)."""

    @property
    def square(self) -> int | None:
        """Where something was placed."""
        return self.action.square if isinstance(self.action, Build | Lay | LayStart) else None


class Hotseat(hotseat.Hotseat[State, Event]):
    """A game of Kingdoms."""

    name = NAME

    def event(self, before: State, after: State) -> Event:
        """What was done, with the incomes it changed and what was paid at once."""
        assert before.seat is not None
        action, number = after.actions[-1], before.round_number
        account = after.account(number)
        placed = account.pieces[action.square] if isinstance(action, Lay | LayStart) else None
        ended = after.is_over or after.round_number > number
        return Event(
            number,
            before.seat,
            action,
            placed if isinstance(placed, Kind) else None,
            changes(before, after),
            () if ended else tuple(now - had for now, had in zip(after.money, before.money, strict=True)),
        )

    def obstacle(self, ply: int) -> Message | None:
        """Undo may never cross what was revealed: a draw, another's starting tile, the tiles of a new round (A-G16)."""
        since = self.events[ply:]
        if any(isinstance(event.action, Draw) for event in since):
            return message("kingdoms-terminal-undo-drawn")
        if any(isinstance(event.action, LayStart) and self.people != [event.seat] for event in since):
            return message("kingdoms-terminal-undo-shown")
        no_luck = self.state.options.no_luck
        if not no_luck and self._states[ply].round_number < self.state.round_number:
            return message("kingdoms-terminal-undo-round")
        return None


def changes(before: State, after: State) -> tuple[int, ...]:
    """What the last action changed in each seat's income from the board."""
    was, now = before.account(), after.account(before.round_number)
    return tuple(now.income(seat).total - was.income(seat).total for seat in range(before.options.players))

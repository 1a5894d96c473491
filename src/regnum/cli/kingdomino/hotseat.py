"""A game of Kingdomino at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.cli.terminal import hotseat
from regnum.games.kingdomino import Action, State
from regnum.games.kingdomino.position import NAME


@dataclass(frozen=True, slots=True)
class Move:
    """An action with the points that it scored."""

    game: int
    round: int
    seat: int
    action: Action
    gain: int


class Hotseat(hotseat.Hotseat[State, Move]):
    """A game of Kingdomino, or a match of several."""

    name = NAME

    def move(self, before: State, after: State) -> Move:
        """The last action, with the points that it scored, bonuses apart."""
        assert before.seat is not None
        gain = after.scores(before.game_number)[before.seat].land - before.scores()[before.seat].land
        return Move(before.game_number, before.round_number, before.seat, after.actions[-1], gain)

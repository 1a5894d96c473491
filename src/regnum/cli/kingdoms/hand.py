"""What the person to act is holding: the ghost of a castle or tile over an empty square, or the choice to draw."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from regnum.cli.kingdoms.hotseat import changes
from regnum.games.kingdoms import Account, Action, Build, Draw, Kind, Lay, LayStart, Pass, State
from regnum.games.kingdoms.components import COLUMNS, RANKS, ROWS
from regnum.games.protocol import Explanation

Placing = Build | Lay | LayStart


class Hand:
    """A tentative action of the person to act, always a legal one."""

    def __init__(self, state: State, near: int | None = None) -> None:
        assert state.seat is not None
        self.state = state
        self.seat = state.seat
        self._trials: dict[Action, tuple[Account, tuple[int, ...]]] = {}
        self.square = min(self.empty, key=lambda square: _distance(square, near))
        self.action: Action = self.choices[0] if self.choices else Pass()

    @property
    def ghost(self) -> Placing | None:
        """The placement that is tried, if it is one."""
        return self.action if isinstance(self.action, Placing) else None

    @property
    def account(self) -> Account:
        """The board with the ghost on it."""
        return self._trial[0]

    @property
    def changes(self) -> tuple[int, ...]:
        """The change in each seat's income if the ghost were placed."""
        return self._trial[1]

    @cached_property
    def empty(self) -> list[int]:
        """The empty squares; there is at least one until the game is over."""
        return [square for square, piece in enumerate(self.state.account().pieces) if piece is None]

    @property
    def choices(self) -> list[Action]:
        """Everything that can be taken up, on the square where the ghost is."""
        here = self.square
        found: list[Action] = [Build(rank, here) for rank in RANKS]
        found += [LayStart(here), Draw(), *(Lay(kind, here) for kind in Kind)]
        legal = set(self.state.legal_actions())
        return [action for action in found if action in legal]

    def take(self, action: Action) -> Explanation[Action]:
        """Take something up; if it may not be, nothing changes and the explanation says why."""
        wish = replace(action, square=self.square) if isinstance(action, Placing) else action
        explanation = self.state.explain(wish)
        if explanation.is_legal:
            self.action = wish
        return explanation

    def hold(self, action: Action) -> None:
        """Take up a legal action, on its own square."""
        self.action = action
        if isinstance(action, Placing):
            self.square = action.square

    def take_next(self, step: int, kinds: tuple[type, ...] = (Build, LayStart, Draw, Lay)) -> bool:
        """Take up the next thing of some kinds, or the one before; False if there is none."""
        choices = [action for action in self.choices if isinstance(action, kinds)]
        if not choices:
            return False
        here = choices.index(self.action) if self.action in choices else -1 if step > 0 else 0
        self.action = choices[(here + step) % len(choices)]
        return True

    def move(self, dx: int, dy: int) -> None:
        """Go to the next empty square in a direction, one in the same line rather than beside it."""
        x, y = self.square % COLUMNS, self.square // COLUMNS
        ahead = []
        for square in self.empty:
            right, down = square % COLUMNS - x, square // COLUMNS - y
            along, beside = (right * dx + down * dy, abs(right * dy) + abs(down * dx))
            if along > 0:
                ahead.append((beside > 0, along + 2 * beside, square))
        if ahead:
            self._put(min(ahead)[-1])

    def next_square(self, step: int) -> None:
        """Go to the next empty square in reading order, or to the one before."""
        self._put(self.empty[(self.empty.index(self.square) + step) % len(self.empty)])

    def point_at(self, square: int) -> Explanation[Action] | None:
        """Put the ghost on a square; if it is taken nothing changes and the explanation says why."""
        if square in self.empty:
            self._put(square)
            return None
        return self.state.explain(replace(self.ghost or Build(1, square), square=square))

    @property
    def _trial(self) -> tuple[Account, tuple[int, ...]]:
        """The board with the ghost and what that changes, worked out once."""
        if self.action not in self._trials:
            after = self.state if self.ghost is None else self.state.play(self.ghost)
            self._trials[self.action] = after.account(self.state.round_number), changes(self.state, after)
        return self._trials[self.action]

    def _put(self, square: int) -> None:
        self.square = square
        if isinstance(self.action, Placing):
            self.action = replace(self.action, square=square)


def _distance(square: int, near: int | None) -> float:
    x, y = (near % COLUMNS, near // COLUMNS) if near is not None else ((COLUMNS - 1) / 2, (ROWS - 1) / 2)
    return abs(square % COLUMNS - x) + abs(square // COLUMNS - y)

"""One game at a time, for the interfaces of other libraries: a batch of one, and the rulebook's own state beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from regnum.envs.arrays import NOBODY
from regnum.envs.batch import Batch, Plan
from regnum.games import game
from regnum.games.dealing import Deal, SeededDeal
from regnum.games.protocol import State


class Match:
    """A game being played: what its seats get, and the state that views, bots and pictures are made from."""

    def __init__(self, game_name: str, switches: Mapping[str, Any], reward: str = "win") -> None:
        self.rules = game(game_name)
        self.options = self.rules.chosen(switches)
        self._batch = Batch(Plan(game_name, self.options, games=1, reward=reward, resets=False))
        self.layout = self._batch.layout
        self._seats, self._rewards = self._batch.seats, self._batch.rewards
        self._observations, self._masks = self._batch.observations[0], self._batch.masks[0].view(np.int8)
        self._codes: list[int] = []

    def begin(self, deal: SeededDeal) -> None:
        """Begin a game."""
        self.deal: Deal = deal
        self._batch.begin([deal])
        self._codes.clear()
        self._state: State[Any] | None = None

    @property
    def seat(self) -> int:
        """The seat to act, or -1."""
        return int(self._seats[0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    @property
    def rewards(self) -> list[float]:
        """The rewards of the last step, by seat."""
        found: list[float] = self._rewards[0].tolist()
        return found

    @property
    def scores(self) -> list[int]:
        """The scores at the end, by seat."""
        found: list[int] = self._batch.scores[0].tolist()
        return found

    @property
    def actions(self) -> tuple[int, ...]:
        """The numbers of all actions so far."""
        return tuple(self._codes)

    def observe(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """The observation of a seat and its mask, in arrays of their own."""
        if seat == self._seats[0]:
            return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}
        observation, mask = self._batch.observe([seat])
        return {"observation": observation[0].copy(), "action_mask": mask[0].view(np.int8).copy()}

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        found: list[int] = np.flatnonzero(self._masks).tolist()
        return found

    def play(self, action: int) -> None:
        """Play an action of the seat to act; an illegal one raises `UsageError`, and nothing has happened."""
        is_legal = 0 <= action < self.layout.actions and self._masks[action] == 1
        self._batch.step(action, is_trusted=is_legal)
        self._codes.append(action)

    @property
    def state(self) -> State[Any]:
        """The game as the rulebook's state; it catches up with the actions when it is asked for."""
        state = self._state or self.rules.start(self.options, self.deal)
        for code in self._codes[len(state.actions) :]:
            state = state.play(position_of(state).action(code))
        self._state = state
        return state

    def number_of(self, action: Any) -> int:
        """The number of an action of the seat to act."""
        found: int = position_of(self.state).legal_actions()[action]
        return found

    def written(self, code: int) -> str:
        """The action with this number in notation."""
        return str(position_of(self.state).action(code))


def position_of(state: State[Any]) -> Any:
    """The arrays of a state, as the seat to act may see them."""
    view: Any = state.view(state.seat)
    return view.position

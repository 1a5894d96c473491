"""The arrays and entry points of a batch on an NVIDIA GPU: the same rules as kernels, one thread for each game.

Importing this module imports Numba; nothing else does so for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from regnum.engine.devices import card
from regnum.envs.arrays import ALL_LEGAL, NO_ACTION
from regnum.games.gpu import THREADS, blocks
from regnum.games.stream import STREAM

cuda: Any = card()


class Kernels(NamedTuple):
    """The entry points of a game as kernels."""

    begin_all: Any
    step: Any
    step_with_policies: Any
    observe: Any
    sample: Any


def kernels_of(rules: Any) -> Kernels:
    """The kernels of a game, made of the rules in its `games.py`."""
    card()  # which may not know these rules yet
    return Kernels(*_playing(rules), *_looking(rules))


def _playing(rules: Any) -> tuple[Any, Any, Any]:
    """The kernels that change games."""
    begin, show, play_policies, scratch = rules.begin, rules.show, rules.play_policies, rules.SCRATCH
    is_over, is_legal, step_game, step_among = rules.is_over, rules.is_legal, rules.step_game, rules.step_among

    @cuda.jit
    def begin_all(games, deals, turn):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < turn.seats.size:
            stream = cuda.local.array(STREAM, np.uint64)
            begin(games, deals.settings, game, stream)
            play_policies(games, deals, game, stream, cuda.local.array(scratch, np.int64))
            show(games, turn, game)

    @cuda.jit
    def step(games, deals, actions, turn, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < actions.size and actions[game] != NO_ACTION:
            if is_over(games, game) or is_legal(games, game, actions[game]):
                step_game(games, deals, turn, game, actions[game], cuda.local.array(STREAM, np.uint64))
            else:
                illegal[0] = game + 1

    @cuda.jit
    def step_with_policies(games, deals, actions, turn, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < actions.size and actions[game] != NO_ACTION:
            stream, spare = cuda.local.array(STREAM, np.uint64), cuda.local.array(scratch, np.int64)
            if is_over(games, game) or is_legal(games, game, actions[game]):
                step_among(games, deals, turn, game, actions[game], stream, spare)
            else:
                illegal[0] = game + 1

    return begin_all, step, step_with_policies


def _looking(rules: Any) -> tuple[Any, Any]:
    """The kernels that leave games as they are."""
    observe_game, sample_game = rules.observe_game, rules.sample_game

    @cuda.jit
    def observe(games, observers, observations, masks):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < observers.size:
            observe_game(games, game, observers[game], observations[game], masks[game])

    @cuda.jit
    def sample(games, deals, actions):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < actions.size:
            actions[game] = sample_game(games, deals, game)

    return observe, sample


@dataclass(frozen=True)
class Launch:
    """A kernel that is called as an entry point is, whose scratch arrays it does not need."""

    kernel: Any
    taken: int
    """How many of the entry point's arguments it takes."""
    threads: Callable[[tuple[Any, ...]], int]
    """How many games there are, given the arguments."""
    more: tuple[Any, ...] = ()
    """Further arguments of the kernel."""

    def bound(self, *arguments: Any) -> Callable[[], None]:
        """A call with these arguments, to be repeated."""
        chosen = arguments[: self.taken]
        return partial(self.kernel[blocks(self.threads(chosen)), THREADS], *chosen, *self.more)


class OnCard:
    """The kernels of a game, called as its entry points are, and arrays in the memory of the GPU."""

    def __init__(self, rules: Any) -> None:
        self._rules, self._kernels = rules, kernels_of(rules)
        self._illegal = cuda.to_device(np.zeros(1, dtype=np.int64))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array of zeros there."""
        return cuda.to_device(np.zeros(shape, dtype=dtype))

    def placed(self, array: Any) -> Any:
        """A copy of an array there."""
        return cuda.to_device(np.ascontiguousarray(array))

    def new_games(self, players: int, games: int) -> Any:
        """The arrays that games are played in."""
        found = self._rules.shapes(players, games)
        return self._rules.Games(**{name: self.zeros(shape, kind) for name, (shape, kind) in found.items()})

    def assign(self, array: Any, values: Any) -> None:
        """Write values to an array there; those that are there already, in an array of any library, stay there."""
        if hasattr(values, "__cuda_array_interface__") and not isinstance(values, type(array)):
            values = cuda.as_cuda_array(values)
        array.copy_to_device(values if isinstance(values, type(array)) else np.ascontiguousarray(values, array.dtype))

    def takes(self, array: Any) -> bool:
        """Whether an array is on the GPU already."""
        return isinstance(array, type(self._illegal)) or hasattr(array, "__cuda_array_interface__")

    def copy(self, array: Any, target: Any) -> None:
        """Copy an array from there."""
        array.copy_to_host(np.asarray(target))

    @property
    def begin_all(self) -> Launch:
        """The entry point of this name."""
        return Launch(self._kernels.begin_all, 3, lambda arguments: len(arguments[2].seats))

    @property
    def step(self) -> Launch:
        """The entry point of this name; an illegal action is not played, but noted."""
        return Launch(self._kernels.step, 4, lambda arguments: len(arguments[2]), (self._illegal,))

    @property
    def step_with_policies(self) -> Launch:
        """The entry point of this name; an illegal action is not played, but noted."""
        return Launch(self._kernels.step_with_policies, 4, lambda arguments: len(arguments[2]), (self._illegal,))

    @property
    def observe(self) -> Launch:
        """The entry point of this name."""
        return Launch(self._kernels.observe, 4, lambda arguments: len(arguments[1]))

    @property
    def sample(self) -> Launch:
        """The entry point of this name."""
        return Launch(self._kernels.sample, 3, lambda arguments: len(arguments[2]))

    def found_illegal(self) -> int:
        """A game whose action was illegal since this was last asked, or `ALL_LEGAL`."""
        found = int(self._illegal.copy_to_host()[0]) - 1
        self._illegal.copy_to_device(np.zeros(1, dtype=np.int64))
        return found if found >= 0 else ALL_LEGAL

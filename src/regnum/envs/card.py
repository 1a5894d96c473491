"""The arrays and entry points of a batch on an NVIDIA GPU: the same rules as kernels, one thread for each game.

Games are stored with the same entry of all games side by side, and observations are written in the memory that a block
of threads shares and copied from there together, because a GPU reads and writes neighbouring words at once.

Importing this module imports Numba; nothing else does so for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from regnum.engine.devices import card
from regnum.envs.arrays import ALL_LEGAL, NO_ACTION, WORD
from regnum.envs.dlpack import CUDA_MEMORY, Memory, lend
from regnum.envs.layouts import Layout
from regnum.games.gpu import THREADS
from regnum.games.stream import STREAM

cuda: Any = card()

BLOCK = 32
"""How many games are stepped by a block of threads."""
SHARED_BYTES = 28_000
"""How much memory a block uses for observations on their way: with less, more blocks run at a time, but wait more."""

_DEFAULT_STREAM = 1
"""DLPack's number for the stream that kernels are launched in."""


class Kernels(NamedTuple):
    """The entry points of a game as kernels."""

    begin_all: Any
    step: Any
    step_with_policies: Any
    observe: Any
    sample: Any


@cache
def kernels_of(rules: Any, observation: int, mask: int) -> Kernels:
    """The kernels of a game, made of the rules in its `games.py`, for observations and masks of this many bytes."""
    card()  # which may not know these rules yet
    show_all = _showing(rules, observation // WORD, mask // WORD)
    return Kernels(_beginning(rules, show_all), *_playing(rules, show_all), *_looking(rules))


@cuda.jit(device=True)
def copy_rows(rows, is_shown, part, first, target):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN201
    """Copy the rows of the games that are shown, from this place of the block on, all threads together."""
    for row in range(rows.shape[0]):
        if is_shown[part + row]:
            for word in range(cuda.threadIdx.x, target.shape[1], cuda.blockDim.x):
                target[first + part + row, word] = rows[row, word]


def _staged(width: int) -> int:
    """How many rows of this many words a block writes at a time."""
    staged = BLOCK
    while staged > 1 and WORD * width * staged > SHARED_BYTES:
        staged //= 2
    return staged


def _showing(rules: Any, observation: int, mask: int) -> Any:
    """Write what the seats to act get, all threads of a block together; sizes are in words."""
    write_mask, write_sight = rules.write_mask, rules.write_sight
    width = max(observation, mask) | 1  # an odd number, so that the threads' rows begin in different banks of memory
    staged = _staged(width)

    @cuda.jit(device=True)
    def show_all(games, turn, game, is_played):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        rows = cuda.shared.array((staged, width), np.uint64)
        is_shown = cuda.shared.array(BLOCK, np.uint8)
        me = cuda.threadIdx.x
        is_shown[me] = 1 if is_played else 0
        for part in range(0, BLOCK, staged):
            is_next = is_played and part <= me and me < part + staged
            if is_next:
                write_mask(games, game, rows[me - part, :mask])
            cuda.syncthreads()
            copy_rows(rows, is_shown, part, game - me, turn.masks)
            cuda.syncthreads()
            if is_next:
                write_sight(games, turn, game, rows[me - part, :observation])
            cuda.syncthreads()
            copy_rows(rows, is_shown, part, game - me, turn.observations)
            cuda.syncthreads()

    return show_all


def _beginning(rules: Any, show_all: Any) -> Any:
    """The kernel that begins games."""
    begin, play_policies, scratch, call_seat = rules.begin, rules.play_policies, rules.SCRATCH, rules.call_seat

    @cuda.jit
    def begin_all(games, deals, turn):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        is_played = game < turn.seats.size
        if is_played:
            stream = cuda.local.array(STREAM, np.uint64)
            begin(games, deals.settings, game, stream)
            play_policies(games, deals, game, stream, cuda.local.array(scratch, np.int64))
            call_seat(games, turn, game)
        show_all(games, turn, game, is_played)

    return begin_all


def _playing(rules: Any, show_all: Any) -> tuple[Any, Any]:
    """The kernels that change games."""
    scratch, call_seat = rules.SCRATCH, rules.call_seat
    is_over, is_legal, advance, advance_with = rules.is_over, rules.is_legal, rules.advance, rules.advance_with

    @cuda.jit(device=True)
    def is_to_play(games, actions, game, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        if game >= actions.size or actions[game] == NO_ACTION:
            return False
        if is_over(games, game) or is_legal(games, game, actions[game]):
            return True
        illegal[0] = game + 1
        return False

    @cuda.jit
    def step(games, deals, actions, turn, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        is_played = is_to_play(games, actions, game, illegal)
        if is_played:
            advance(games, deals, turn, game, actions[game], cuda.local.array(STREAM, np.uint64))
            call_seat(games, turn, game)
        show_all(games, turn, game, is_played)

    @cuda.jit
    def step_with_policies(games, deals, actions, turn, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        is_played = is_to_play(games, actions, game, illegal)
        if is_played:
            stream, spare = cuda.local.array(STREAM, np.uint64), cuda.local.array(scratch, np.int64)
            advance_with(games, deals, turn, game, actions[game], stream, spare)
            call_seat(games, turn, game)
        show_all(games, turn, game, is_played)

    return step, step_with_policies


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


@cuda.jit
def _copy(values, array):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    at = cuda.grid(1)
    if at < array.size:
        array[at] = values[at]


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
    block: int = THREADS
    """How many threads make a block."""

    def bound(self, *arguments: Any) -> Callable[[], None]:
        """A call with these arguments, to be repeated."""
        chosen = arguments[: self.taken]
        return partial(self.kernel[-(-self.threads(chosen) // self.block), self.block], *chosen, *self.more)


class Shared:
    """An array in the memory of the GPU that other libraries take by DLPack without copying."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __getattr__(self, name: str) -> Any:
        return getattr(self._array, name)

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, part: Any) -> Any:
        return self._array[part]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(self._array.copy_to_host(), dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack: where the memory is."""
        return CUDA_MEMORY, cuda.get_current_device().id

    def __dlpack__(self, *, stream: int | None = None, **_wishes: Any) -> Any:
        """DLPack: the memory, after everything that is written to it has been written."""
        if stream != -1:
            cuda.synchronize()
        array = self._array
        address, device = array.device_ctypes_pointer.value, self.__dlpack_device__()
        return lend(Memory(array, address, array.shape, array.strides, array.dtype, device))


class OnCard:
    """The kernels of a game, called as its entry points are, and arrays in the memory of the GPU."""

    def __init__(self, rules: Any, layout: Layout) -> None:
        self._rules, self._kernels = rules, kernels_of(rules, layout.size, layout.mask_size)
        self._illegal = cuda.to_device(np.zeros(1, dtype=np.int64))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array of zeros there."""
        return cuda.to_device(np.zeros(shape, dtype=dtype))

    def placed(self, array: Any) -> Any:
        """A copy of an array there."""
        return cuda.to_device(np.ascontiguousarray(array))

    def shared(self, array: Any) -> Any:
        """The same array, for other libraries too."""
        return Shared(array) if hasattr(array, "device_ctypes_pointer") else array

    def new_games(self, players: int, games: int) -> Any:
        """The arrays that games are played in: the same entry of all games side by side."""
        found = self._rules.shapes(players, games)
        return self._rules.Games(
            **{name: cuda.to_device(np.zeros(shape, kind, order="F")) for name, (shape, kind) in found.items()}
        )

    def assign(self, array: Any, values: Any) -> None:
        """Write values to an array there; those that are there already, in an array of any library, stay there."""
        if not self._is_there(values):
            array.copy_to_device(np.ascontiguousarray(values, array.dtype))
        elif values.shape != array.shape:
            raise ValueError(f"an array of the shape {array.shape} was expected, not {tuple(values.shape)}")
        else:
            _copy[-(-array.size // THREADS), THREADS](self._array(values), array)

    def _is_there(self, array: Any) -> bool:
        return isinstance(array, type(self._illegal)) or hasattr(array, "__cuda_array_interface__")

    def _array(self, array: Any) -> Any:
        """An array there of any library, as Numba's, after everything that is written to it has been written."""
        if isinstance(array, type(self._illegal)):
            return array
        if hasattr(array, "__dlpack__"):
            array.__dlpack__(stream=_DEFAULT_STREAM)  # the library lets this stream wait for its own
        return cuda.as_cuda_array(array)

    def takes(self, array: Any) -> bool:
        """Whether an array is on the GPU already."""
        return self._is_there(array)

    def words(self, array: Any) -> Any:
        """An array of bytes there as words."""
        return self._array(array).view(np.uint64)

    def copy(self, array: Any, target: Any) -> None:
        """Copy an array from there."""
        array.copy_to_host(np.asarray(target))

    @property
    def begin_all(self) -> Launch:
        """The entry point of this name."""
        return Launch(self._kernels.begin_all, 3, lambda arguments: len(arguments[2].seats), block=BLOCK)

    @property
    def step(self) -> Launch:
        """The entry point of this name; an illegal action is not played, but noted."""
        return Launch(self._kernels.step, 4, lambda arguments: len(arguments[2]), (self._illegal,), BLOCK)

    @property
    def step_with_policies(self) -> Launch:
        """The entry point of this name; an illegal action is not played, but noted."""
        return Launch(self._kernels.step_with_policies, 4, lambda arguments: len(arguments[2]), (self._illegal,), BLOCK)

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

"""The arrays and entry points of a batch on an NVIDIA GPU: the same rules as kernels, one thread for each game.

Games are stored with the same entry of all games side by side, because a GPU reads and writes neighbouring words at
once. For the same reason each thread writes what is shown of its game in few words to the memory that a block shares,
and from these gists all threads together write the observations and masks. The few games that need a new deal after a
step are listed, and a kernel of its own deals for them: in others, threads would have to wait for them.

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

SHOWN = 64
"""How many games a block of threads shows."""

_DEFAULT_STREAM = 1
"""DLPack's number for the stream that kernels are launched in."""


class Kernels(NamedTuple):
    """What is done with a game, as kernels."""

    begin: Any
    advance: Any
    advance_with: Any
    deal: Any
    observe: Any
    sample: Any


@cache
def kernels_of(rules: Any) -> Kernels:
    """The kernels of a game, made of the rules in its `games.py`."""
    card()  # which may not know these rules yet
    return Kernels(_beginning(rules), *_playing(rules), _dealing(rules), *_looking(rules))


def _writing(word_of: Any, width: int, players: int) -> Any:
    """Write rows of this many words by the gists of a block's games, all threads together.

    Neighbouring threads write neighbouring words, each its own share of the words of all games, one after the other.
    """
    block = SHOWN
    more_games, more_words = divmod(block, width)

    @cuda.jit(device=True)
    def write(gists, is_shown, first, target):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game, word = cuda.threadIdx.x // width, cuda.threadIdx.x % width
        while game < block:
            if is_shown[game]:
                target[first + game, word] = word_of(gists[:, game], word, players)
            game, word = game + more_games, word + more_words
            if word >= width:
                game, word = game + 1, word - width

    return write


@cache
def showing(rules: Any, players: int, observation: int, mask: int) -> Any:
    """The kernel that writes what the seats to act get: observations and masks of this many words."""
    card()
    call_seat, write_gist, gist = rules.call_seat, rules.write_gist, rules.gist(players)
    write_masks = _writing(rules.mask_word, mask, players)
    write_sights = _writing(rules.sight_word, observation, players)
    block = SHOWN
    column = block + 1  # an odd number, so that the words of a game are in different banks of memory

    @cuda.jit
    def show(games, turn, actions, waiting):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        gists = cuda.shared.array((gist, column), np.uint64)
        is_shown = cuda.shared.array(block, np.uint8)
        game, me = cuda.grid(1), cuda.threadIdx.x
        is_played = game < actions.size and actions[game] != NO_ACTION
        is_shown[me] = 1 if is_played else 0
        if game == 0:
            waiting[0] = 0
        if is_played:
            call_seat(games, turn, game)
            write_gist(games, turn, game, gists[:, me])
        cuda.syncthreads()
        write_masks(gists, is_shown, game - me, turn.masks)
        write_sights(gists, is_shown, game - me, turn.observations)

    return show


def _beginning(rules: Any) -> Any:
    """The kernel that begins games."""
    begin_game, play_policies, scratch = rules.begin, rules.play_policies, rules.SCRATCH

    @cuda.jit
    def begin(games, deals):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if game < deals.chances.size:
            stream = cuda.local.array(STREAM, np.uint64)
            begin_game(games, deals.settings, game, stream)
            play_policies(games, deals, game, stream, cuda.local.array(scratch, np.int64))

    return begin


def _playing(rules: Any) -> tuple[Any, Any]:
    """The kernels that play actions: without dealing, and with policies and all deals that they come to."""
    scratch, is_over, is_legal, is_to_deal = rules.SCRATCH, rules.is_over, rules.is_legal, rules.is_to_deal
    move, settle, play_with = rules.move, rules.settle, rules.advance_with

    @cuda.jit(device=True)
    def is_to_play(games, actions, game, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        if game >= actions.size or actions[game] == NO_ACTION or is_over(games, game):
            return False
        if is_legal(games, game, actions[game]):
            return True
        illegal[0] = game + 1
        return False

    @cuda.jit
    def advance(games, deals, actions, turn, waiting, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if is_to_play(games, actions, game, illegal):
            move(games, game, actions[game])
            is_new = settle(games, deals, turn, game)
            if is_new or is_to_deal(games, game):
                waiting[1 + cuda.atomic.add(waiting, 0, 1)] = game

    @cuda.jit
    def advance_with(games, deals, actions, turn, illegal):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        game = cuda.grid(1)
        if is_to_play(games, actions, game, illegal):
            stream, spare = cuda.local.array(STREAM, np.uint64), cuda.local.array(scratch, np.int64)
            play_with(games, deals, turn, game, actions[game], stream, spare)

    return advance, advance_with


def _dealing(rules: Any) -> Any:
    """The kernel that deals for the games that wait for it: `waiting` has their number, then which they are."""
    is_to_deal, deal_on, next_deal = rules.is_to_deal, rules.deal_on, rules.next_deal

    @cuda.jit
    def deal(games, deals, waiting):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        place = cuda.grid(1)
        if place < waiting[0]:
            game, stream = waiting[1 + place], cuda.local.array(STREAM, np.uint64)
            if is_to_deal(games, game):
                deal_on(games, deals.settings, game, stream)
            else:
                next_deal(games, deals, game, stream)

    return deal


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


def _launch(kernel: Any, games: int, *arguments: Any, block: int = THREADS) -> Callable[[], None]:
    """A launch of a kernel with a thread for each game, to be repeated."""
    return partial(kernel[-(-games // block), block], *arguments)


@dataclass(frozen=True)
class Launches:
    """Kernels that are called as an entry point is."""

    of: Callable[..., tuple[Callable[[], None], ...]]
    """The launches of kernels that a call makes, given the entry point's arguments."""

    def bound(self, *arguments: Any) -> Callable[[], None]:
        """A call with these arguments, to be repeated."""
        launches = self.of(*arguments)

        def call() -> None:
            for launch in launches:
                launch()

        return call


class Shared:
    """An array in the memory of the GPU that other libraries take by DLPack without copying."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, part: Any) -> Any:
        return self.array[part]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(self.array.copy_to_host(), dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack: where the memory is."""
        return CUDA_MEMORY, cuda.get_current_device().id

    def __dlpack__(self, *, stream: int | None = None, **_wishes: Any) -> Any:
        """DLPack: the memory, after everything that is written to it has been written."""
        if stream != -1:
            cuda.synchronize()
        array = self.array
        address, device = array.device_ctypes_pointer.value, self.__dlpack_device__()
        return lend(Memory(array, address, array.shape, array.strides, array.dtype, device))


class OnCard:
    """The kernels of a game, called as its entry points are, and arrays in the memory of the GPU."""

    def __init__(self, rules: Any, layout: Layout) -> None:
        self._rules = rules
        self._kernels = kernels_of(rules)
        self._show = showing(rules, layout.players, layout.size // WORD, layout.mask_size // WORD)
        self._illegal = cuda.to_device(np.zeros(1, dtype=np.int64))
        self._waiting = cuda.to_device(np.zeros(1, dtype=np.int32))

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
        self._waiting = self.zeros(1 + games, np.int32)
        return self._rules.Games(
            **{name: cuda.to_device(np.zeros(shape, kind, order="F")) for name, (shape, kind) in found.items()}
        )

    def assign(self, array: Any, values: Any) -> None:
        """Write values to an array there; those that are there already, in an array of any library, stay there."""
        if isinstance(values, Shared):
            values = values.array
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
    def begin_all(self) -> Launches:
        """The entry point of this name."""
        kernels, waiting = self._kernels, self._waiting

        def launches(games: Any, deals: Any, turn: Any, *_: Any) -> tuple[Callable[[], None], ...]:
            count = len(turn.seats)
            shown = self.zeros(count, np.int64)  # actions that stand for any
            return (
                _launch(kernels.begin, count, games, deals),
                _launch(self._show, count, games, turn, shown, waiting, block=SHOWN),
            )

        return Launches(launches)

    @property
    def step(self) -> Launches:
        """The entry point of this name; an illegal action is not played, but noted."""
        kernels, waiting, illegal = self._kernels, self._waiting, self._illegal

        def launches(games: Any, deals: Any, actions: Any, turn: Any, *_: Any) -> tuple[Callable[[], None], ...]:
            count = len(actions)
            return (
                _launch(kernels.advance, count, games, deals, actions, turn, waiting, illegal),
                _launch(kernels.deal, count, games, deals, waiting),
                _launch(self._show, count, games, turn, actions, waiting, block=SHOWN),
            )

        return Launches(launches)

    @property
    def step_with_policies(self) -> Launches:
        """The entry point of this name; an illegal action is not played, but noted."""
        kernels, waiting, illegal = self._kernels, self._waiting, self._illegal

        def launches(games: Any, deals: Any, actions: Any, turn: Any, *_: Any) -> tuple[Callable[[], None], ...]:
            count = len(actions)
            return (
                _launch(kernels.advance_with, count, games, deals, actions, turn, illegal),
                _launch(self._show, count, games, turn, actions, waiting, block=SHOWN),
            )

        return Launches(launches)

    @property
    def observe(self) -> Launches:
        """The entry point of this name."""
        kernel = self._kernels.observe
        return Launches(lambda *arguments: (_launch(kernel, len(arguments[1]), *arguments),))

    @property
    def sample(self) -> Launches:
        """The entry point of this name."""
        kernel = self._kernels.sample
        return Launches(lambda *arguments: (_launch(kernel, len(arguments[2]), *arguments),))

    def found_illegal(self) -> int:
        """A game whose action was illegal since this was last asked, or `ALL_LEGAL`."""
        found = int(self._illegal.copy_to_host()[0]) - 1
        self._illegal.copy_to_device(np.zeros(1, dtype=np.int64))
        return found if found >= 0 else ALL_LEGAL

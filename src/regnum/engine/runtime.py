"""Runs the WebAssembly modules with wasmtime.

Every thread has its own instance, with its own memory, so threads run at once; a call releases Python's lock.
Arrays made by `zeros` or `placed` are in that memory, and NumPy sees them there. Other arrays are copied in before a
call and, if the entry point writes to them, out after it.

A trap raises `EngineError`, and so does a call that takes longer than `limit_calls` allows; the instance is then
thrown away.
"""

from __future__ import annotations

import ctypes
import os
import struct
import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from itertools import accumulate
from math import prod
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import numpy as np
import numpy.typing as npt
import wasmtime

from regnum.engine.caches import kept
from regnum.engine.calls import call_of
from regnum.engine.library import Shipped, modules_with, shipped
from regnum.engine.limits import call_limit
from regnum.engine.memory import Arena, Block, array_at
from regnum.engine.signatures import READ, UNUSED
from regnum.errors import EngineError
from regnum.words.message import message

_PAGE = 1 << 16
_SPAN = 1 << 32
"""How much of the address space belongs to an instance: whatever a 32-bit address can reach."""
_SLOTS = 512
_COPIES = 1 << 14
"""How many bytes a call may copy without asking for memory."""
_TICK_SECONDS = 0.05
_ALIGNMENT = 64
"""Functions begin where a line of the processor's cache does; otherwise some batches are 2 to 9% slower, by chance."""
_FORMATS = {"int64": "q", "uint64": "Q", "float64": "d", "bool": "q"}
_RESULTS: dict[str, Callable[[Any], Any]] = {"int64": int, "uint64": np.uint64, "float64": float, "bool": bool}


@dataclass(frozen=True)
class _Leaf:
    """An array or number of a signature: its dtype, its axes (None for a number), and what is done with an array."""

    dtype: np.dtype[Any]
    axes: int | None
    use: str


class Entry:
    """An entry point of a module, called like the function that it was made from."""

    def __init__(self, name: str) -> None:
        self._name, self._games = name, modules_with(name)
        described = shipped(self._games[0]).entries[name]
        uses = iter(described["uses"])
        self._shape = [_shape(kind, uses) for kind in described["parameters"].values()]
        self._parameters = list(described["parameters"])
        self._format = "<" + "".join(_formats(self._shape))
        self._size = struct.calcsize(self._format)
        self._results = [_RESULTS[dtype] for dtype in described["results"]]
        self._result_format = "<" + "".join(_FORMATS[dtype] for dtype in described["results"])

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the entry point in the instance that its arrays are in, or in this thread's."""
        args += tuple(kwargs[name] for name in self._parameters[len(args) :])
        values = list(_flat(args, self._shape))
        instance = self._instance(values)
        with instance.lock:
            return self._call(instance, values)

    def bound(self, *args: Any) -> Callable[[], Any]:
        """A call with arguments whose arrays are all in the memory of one instance, prepared to be repeated."""
        values = list(_flat(args, self._shape))
        instance = self._instance(values)
        passing = _Passing(instance)
        packed = struct.pack(self._format, *(slot for value in values for slot in passing.slots(*value)))
        if passing.has_copies:
            raise TypeError(f"{self._name}: arrays of a bound call must be made by zeros or placed")

        def call() -> Any:
            with instance.lock:
                ctypes.memmove(instance.block, packed, self._size)
                instance.run(self._name)
                return self._answer(instance)

        setattr(call, "arguments", args)  # noqa: B010 - their arrays live as long as the call
        return call

    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike = float) -> npt.NDArray[Any]:
        """An array in the memory of this thread's instance."""
        return _own_instance(self._games[0]).zeros(shape, np.dtype(dtype))

    def placed(self, arrays: list[npt.NDArray[Any]]) -> list[npt.NDArray[Any]]:
        """Copies in the memory of this thread's instance, side by side in one part of it."""
        starts = list(accumulate((-(-array.nbytes // 16) * 16 for array in arrays), initial=0))
        whole, made = _own_instance(self._games[0]).zeros(starts[-1], np.dtype(np.uint8)), []
        for array, start in zip(arrays, starts, strict=False):
            copy = whole[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
            copy[...] = array
            made.append(copy)
        return made

    def holds(self, array: npt.NDArray[Any]) -> bool:
        """Whether an array is in the memory of this thread's instance."""
        return 0 <= _address(array) - _own_instance(self._games[0]).base < _SPAN

    def _instance(self, values: list[tuple[Any, _Leaf, int]]) -> Instance:
        """This thread's, or if none of the arrays is there the one that the first array in any memory is in."""
        own = _own_instance(self._games[0])
        addresses = [address for value, leaf, address in values if leaf.axes is not None and value.size]
        if any(0 <= address - own.base < _SPAN for address in addresses):
            return own
        others = [instance for instance in _bases.values() if instance is not own]
        found = (one for address in addresses for one in others if 0 <= address - one.base < _SPAN)
        return next(found, own)

    def _call(self, instance: Instance, values: list[tuple[Any, _Leaf, int]]) -> Any:
        with _Passing(instance) as passing:
            slots = [slot for value in values for slot in passing.slots(*value)]
            try:
                struct.pack_into(self._format, instance.block, 0, *slots)
            except struct.error as problem:
                raise TypeError(f"{self._name}: {problem}") from None
            instance.run(self._name)
            passing.copy_back()
        return self._answer(instance)

    def _answer(self, instance: Instance) -> Any:
        """What the entry point has returned."""
        found = struct.unpack_from(self._result_format, instance.block, self._size)
        results = [convert(value) for convert, value in zip(self._results, found, strict=True)]
        return tuple(results) if len(results) > 1 else results[0] if results else None


def _shape(kind: Any, uses: Iterator[str]) -> Any:
    """A parameter's leaves, nested as its NamedTuples are."""
    if isinstance(kind, dict):
        return [_shape(field, uses) for field in kind.values()]
    dtype, _, axes = kind.partition("[")
    return _Leaf(np.dtype(dtype), int(axes[:-1]) if axes else None, next(uses) if axes else READ)


def _formats(shape: Any) -> Iterator[str]:
    for kind in shape:
        if isinstance(kind, list):
            yield from _formats(kind)
        else:
            yield _FORMATS[kind.dtype.name] if kind.axes is None else "q" * (1 + kind.axes)


def _flat(values: Any, shape: Any) -> Iterator[tuple[Any, _Leaf, int]]:
    """The arrays and numbers of some arguments, what each should be, and where the arrays are."""
    if len(values) != len(shape):
        raise TypeError(f"{len(shape)} values were expected, not {len(values)}")
    for value, kind in zip(values, shape, strict=True):
        if isinstance(kind, list):
            yield from _flat(value, kind)
        else:
            yield value, kind, 0 if kind.axes is None or kind.use == UNUSED else _address(value)


def _address(array: npt.NDArray[Any]) -> int:
    address: int = array.__array_interface__["data"][0]
    return address


class _Passing:
    """The arguments of one call: where its arrays are, and which were copied."""

    def __init__(self, instance: Instance) -> None:
        self._instance, self._copied_bytes = instance, 0
        self._copies: dict[tuple[int, tuple[int, ...]], tuple[npt.NDArray[Any], npt.NDArray[Any], int, bool]] = {}

    def __enter__(self) -> _Passing:
        return self

    def __exit__(self, *_: object) -> None:
        self._copies.clear()

    @property
    def has_copies(self) -> bool:
        """Whether any array had to be copied."""
        return bool(self._copies)

    def slots(self, value: Any, leaf: _Leaf, address: int) -> tuple[Any, ...]:
        """The numbers that the entry point gets for an argument."""
        if leaf.axes is None:
            return (value,)
        if value.dtype != leaf.dtype or value.ndim != leaf.axes:
            raise TypeError(f"{leaf.dtype}[{leaf.axes}] was expected, not {value.dtype}[{value.ndim}]")
        if leaf.use == UNUSED:
            return (0, *value.shape)
        at = address - self._instance.base
        if not (0 <= at < _SPAN and value.flags.c_contiguous) and value.size:
            at = self._copied(value, address, leaf.use == READ)
        return (at if value.size else 0, *value.shape)

    def _copied(self, value: npt.NDArray[Any], address: int, is_read: bool) -> int:
        key = (address, value.strides)
        if key in self._copies:  # the same array twice, which must stay one
            _, copy, at, was_read = self._copies[key]
            is_read = is_read and was_read
        else:
            copy, at = self._room(value)
            copy[...] = value
        self._copies[key] = (value, copy, at, is_read)
        return at

    def _room(self, value: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], int]:
        """An array for a copy, and where it is: small ones one after the other in a part of the memory for them."""
        instance, start = self._instance, self._copied_bytes
        self._copied_bytes += -(-value.nbytes // 16) * 16
        if self._copied_bytes <= _COPIES:
            return np.ndarray(value.shape, value.dtype, instance.copies, start), instance.copies_at + start
        made = instance.empty(value.shape, value.dtype)
        return made, _address(made) - instance.base

    def copy_back(self) -> None:
        """Let the caller's arrays have what was written to their copies."""
        for original, copy, _, is_read in self._copies.values():
            if not is_read and (original.flags.writeable or not np.array_equal(original, copy)):
                original[...] = copy  # an array that cannot be written to may be passed, but must be left as it is


class Instance:
    """A module with its own memory, for one thread at a time."""

    def __init__(self, program: Program) -> None:
        self.program, self.lock = program, threading.Lock()
        self.is_broken = False
        self._store = wasmtime.Store(program.engine)
        if program.is_limited:
            self._store.set_epoch_deadline(program.ticks())
        exports = wasmtime.Instance(self._store, program.module, []).exports(self._store)
        memory: Any = exports["memory"]
        heap: Any = exports["__heap_base"]
        self._memory = memory
        self.base: int = ctypes.addressof(memory.data_ptr(self._store).contents)
        self._arena = Arena(heap.value(self._store), memory.data_len(self._store), self._grow)
        place, self.block = self._reserved(8 * _SLOTS)
        self._calls = {name: call_of(self._store, exports[name], place) for name in program.names}
        self.copies_at, self.copies = self._reserved(_COPIES)

    def _reserved(self, size: int) -> tuple[int, Any]:
        """Bytes of the memory that are never given back, and their address in it."""
        place = self._arena.allocate(size)
        return place, (ctypes.c_ubyte * size).from_address(self.base + place)

    def empty(self, shape: int | tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
        """An array in the memory, with anything in it."""
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        size = dtype.itemsize * prod(shape)
        start = self._arena.allocate(size)
        return np.asarray(Block(self, self._arena, start, size, array_at(self.base + start, shape, dtype)))

    def zeros(self, shape: int | tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
        """An array of zeros in the memory."""
        with self.lock:
            used = self._arena.used
            made = self.empty(shape, dtype)
        start = _address(made) - self.base
        if start < used:  # memory that was never used is zero
            made.fill(0)
        return made

    def run(self, name: str) -> None:
        """Call an entry point whose arguments are in the block."""
        if self.is_broken:
            raise EngineError(message("error-engine-broken", entry=name))
        try:
            if self.program.is_limited:
                self._store.set_epoch_deadline(self.program.ticks())
            self._calls[name]()
        except wasmtime.Trap as trap:
            self._break(name, trap, trap.trap_code)
        except wasmtime.WasmtimeError as problem:
            self._break(name, problem, None)

    def _break(self, name: str, problem: Exception, code: Any) -> None:
        """A call that broke off may have left anything behind, so the instance is not used again."""
        self.is_broken = True
        if code == wasmtime.TrapCode.INTERRUPT:
            raise EngineError(message("error-engine-endless", entry=name)) from problem
        detail = code.name.lower().replace("_", " ") if code is not None else str(problem).splitlines()[0]
        raise EngineError(message("error-engine-trap", entry=name, detail=detail)) from problem

    def _grow(self, size: int) -> int:
        """Make the memory larger by at least this many bytes, generously, and return by how many."""
        pages: int = -(-max(size, self._memory.data_len(self._store) // 2) // _PAGE)
        try:
            self._memory.grow(self._store, pages)
        except wasmtime.WasmtimeError as problem:
            raise MemoryError("the module's memory is full") from problem
        assert self.base == ctypes.addressof(self._memory.data_ptr(self._store).contents), "the memory moved"
        return pages * _PAGE


class Program:
    """A module, compiled; its instances wait here while no thread uses them."""

    def __init__(self, module: Shipped, *, is_limited: bool) -> None:
        self.engine, self.is_limited = _engine(is_limited), is_limited
        self.names = tuple(module.entries)
        self.module = _compiled(self.engine, module, is_limited)
        self.spare: deque[Instance] = deque()

    def ticks(self) -> int:
        """After how many ticks of the clock a call is to end."""
        seconds = call_limit()
        return 1 << 62 if seconds is None else int(seconds / _TICK_SECONDS) + 1


@cache
def _engine(is_limited: bool) -> wasmtime.Engine:
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    if hasattr(config, "cranelift_flag_set"):  # not in wasmtime 40
        config.cranelift_flag_set("log2_min_function_alignment", str(_ALIGNMENT.bit_length() - 1))
    config.epoch_interruption = is_limited
    engine = wasmtime.Engine(config)
    if is_limited:
        threading.Thread(target=_tick, args=(engine,), daemon=True, name="regnum-clock").start()
    return engine


def _tick(engine: wasmtime.Engine) -> None:
    pause = threading.Event()  # never set
    while not pause.wait(_TICK_SECONDS):
        engine.increment_epoch()


_compiling = threading.Lock()
_programs: dict[tuple[str, bool], Program] = {}


def _program(game: str) -> Program:
    key = (game, call_limit() is not None)
    if key not in _programs:
        with _compiling:
            if key not in _programs:
                _programs[key] = Program(shipped(game), is_limited=key[1])
    return _programs[key]


def _compiled(engine: wasmtime.Engine, module: Shipped, is_limited: bool) -> wasmtime.Module:
    """The module as machine code; kept on disk if possible, so that the next process need not compile it."""
    variant = f"wasmtime-{version('wasmtime')}-aligned{'-limited' if is_limited else ''}"

    def load(path: Path) -> wasmtime.Module:
        return wasmtime.Module.deserialize_file(engine, os.fspath(path))

    def make() -> tuple[wasmtime.Module, bytes]:
        made = wasmtime.Module(engine, module.code)
        return made, bytes(made.serialize())

    return kept(variant, module.code, load, make, wasmtime.WasmtimeError)


class _Owned:
    """A thread's instance of a program, which goes to the next thread when this one ends."""

    def __init__(self, program: Program) -> None:
        try:
            self.instance = program.spare.pop()
        except IndexError:
            self.instance = Instance(program)
        _bases[self.instance.base] = self.instance

    def __del__(self) -> None:
        if not self.instance.is_broken:
            self.instance.program.spare.append(self.instance)


_threads = threading.local()
_bases: WeakValueDictionary[int, Instance] = WeakValueDictionary()
"""Every instance by where its memory begins."""


def _own_instance(game: str) -> Instance:
    """This thread's instance of a module."""
    owned: dict[tuple[str, bool], _Owned] = _threads.__dict__.setdefault("owned", {})
    key = (game, call_limit() is not None)
    mine = owned.get(key)
    if mine is None or mine.instance.is_broken:
        mine = owned[key] = _Owned(_program(game))
    return mine.instance

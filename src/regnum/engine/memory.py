"""Room for arrays in a module's memory."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np

_ALIGNED = 64


class Arena:
    """Allocate and free parts of a memory; free neighbours are merged.

    >>> arena = Arena(0, 1000, lambda size: size)
    >>> arena.allocate(100), arena.allocate(100)
    (0, 128)
    >>> arena.release(0, 100)
    >>> arena.allocate(64)
    0
    """

    def __init__(self, start: int, end: int, grow: Callable[[int], int]) -> None:
        start = -(-start // _ALIGNED) * _ALIGNED
        self._free = [(start, end - start)]
        self.used = start
        """Nothing from here on has been handed out yet."""
        self._end, self._grow = end, grow
        self._released: deque[tuple[int, int]] = deque()

    def allocate(self, size: int) -> int:
        """The address of this many free bytes."""
        while self._released:
            start, given = self._released.popleft()
            self._merge(start, _rounded(given))
        size = _rounded(size)
        at = next((i for i, (_, room) in enumerate(self._free) if room >= size), None)
        if at is None:
            self._extend(size)
            at = len(self._free) - 1
        start, room = self._free[at]
        if room == size:
            del self._free[at]
        else:
            self._free[at] = (start + size, room - size)
        self.used = max(self.used, start + size)
        return start

    def release(self, start: int, size: int) -> None:
        """Take bytes back. Any thread may do so at any moment, even while Python ends, so they are only noted here."""
        self._released.append((start, size))

    def _extend(self, size: int) -> None:
        grown = self._grow(size)
        self._merge(self._end, grown)
        self._end += grown

    def _merge(self, start: int, size: int) -> None:
        at = bisect_left(self._free, (start, 0))
        if at < len(self._free) and start + size == self._free[at][0]:
            size += self._free.pop(at)[1]
        if at > 0 and sum(self._free[at - 1]) == start:
            start, before = self._free.pop(at - 1)
            size += before
        insort(self._free, (start, size))


def _rounded(size: int) -> int:
    return max(-(-size // _ALIGNED), 1) * _ALIGNED


class Block:
    """Bytes of a memory that an array is made of; they are given back when no array uses them any more."""

    def __init__(self, owner: Any, arena: Arena, start: int, size: int, interface: dict[str, Any]) -> None:
        self._owner, self._arena, self._place = owner, arena, (start, size)  # the memory lives as long as its owner
        self.__array_interface__ = interface

    def __del__(self) -> None:
        self._arena.release(*self._place)


def array_at(address: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> dict[str, Any]:
    """The array interface by which NumPy finds an array at an address."""
    return {"version": 3, "shape": shape, "typestr": dtype.str, "data": (address, False)}

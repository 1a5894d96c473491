"""Arrays handed over by DLPack: the memory of an array, as any library of arrays takes it without copying.

Only arrays on a GPU need this, as Numba's do not offer DLPack themselves; NumPy's do.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np

CPU_MEMORY, CUDA_MEMORY = 1, 2
"""DLPack's numbers for where memory is."""
_CODES = {"i": 0, "u": 1, "f": 2}
"""DLPack's numbers for kinds of numbers, by NumPy's letters."""
_NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("axes", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))


@dataclass(frozen=True)
class Memory:
    """Where the numbers of an array are; `owner` keeps them there."""

    owner: Any
    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    """In bytes."""
    dtype: np.dtype[Any]
    device: tuple[int, int]
    """The kind of memory, and which of several GPUs."""


_lent: dict[int, tuple[Memory, Any, Any]] = {}
"""What others use now, by the address of the description that they got."""


@_Deleter  # type: ignore[untyped-decorator]
def _take_back(address: int) -> None:
    _lent.pop(address, None)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.restype, _is_capsule.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_in.restype, _pointer_in.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


@_Deleter  # type: ignore[untyped-decorator]
def _discard(capsule: int) -> None:
    """A capsule is thrown away: if it has its first name still, no library has opened it, and none will return it."""
    if _is_capsule(capsule, _NAME):
        _lent.pop(_pointer_in(capsule, _NAME), None)


def lend(memory: Memory) -> Any:
    """A capsule that a library's `from_dlpack` takes."""
    axes, size = len(memory.shape), memory.dtype.itemsize
    numbers = (ctypes.c_int64 * (2 * axes))(*memory.shape, *(stride // size for stride in memory.strides))
    shape = ctypes.cast(numbers, ctypes.POINTER(ctypes.c_int64))
    strides = ctypes.cast(ctypes.addressof(numbers) + 8 * axes, ctypes.POINTER(ctypes.c_int64))
    kind = _Type(_CODES[memory.dtype.kind], 8 * size, 1)
    tensor = _Tensor(memory.address, _Device(*memory.device), axes, kind, shape, strides, 0)
    managed = _Managed(tensor, None, _take_back)
    _lent[ctypes.addressof(managed)] = memory, managed, numbers
    return _new_capsule(ctypes.addressof(managed), _NAME, ctypes.cast(_discard, ctypes.c_void_p))


def lent() -> int:
    """How many arrays are in use by others."""
    return len(_lent)

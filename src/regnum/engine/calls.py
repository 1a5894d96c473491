"""Calls of a module's entry points.

All take one number and return nothing. wasmtime finds out the type of a function and converts its arguments anew at
every call, which takes longer than most entry points do. Where its functions in C are as they are known here, they
are called directly; otherwise, and for every call that breaks off, its public interface does the work.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, byref
from importlib import import_module
from typing import Any

import wasmtime


def call_of(store: wasmtime.Store, function: Any, argument: int) -> Callable[[], None]:
    """A call of an exported function with this argument."""
    try:
        return _quick_call(store, function, argument)
    except (ImportError, AttributeError, TypeError):
        return lambda: function(store, argument)


def _quick_call(store: Any, function: Any, argument: int) -> Callable[[], None]:
    foreign: Any = import_module("wasmtime._ffi")
    value = foreign.wasmtime_val_t(kind=foreign.WASMTIME_I32.value)
    value.of.i32 = argument
    arguments = (foreign.wasmtime_val_t * 1)(value)
    run, context, inside = foreign.wasmtime_func_call, store._context(), byref(function._func)
    trapped = POINTER(foreign.wasm_trap_t)
    raise_trap, raise_error = wasmtime.Trap._from_ptr, wasmtime.WasmtimeError._from_ptr

    def call() -> None:
        trap = trapped()
        error = run(context, inside, arguments, 1, None, 0, byref(trap))
        if error:
            raise raise_error(error)
        if trap:
            raise raise_trap(trap)

    setattr(call, "kept", (store, function))  # noqa: B010 - as long as the call, which only has their addresses
    return call

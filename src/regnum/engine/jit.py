"""Entry points compiled by Numba for this processor, for people who edit a rule and for the GPU.

When something is first compiled, every rule noted so far becomes known to Numba. Until then Numba is not even imported.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, get_type_hints

import numpy as np

from regnum.engine.caches import forget_old, is_writable
from regnum.engine.marks import noted, noted_fixed, noted_instructions
from regnum.engine.sources import cache_folder

P = ParamSpec("P")
R = TypeVar("R")


_registering = threading.Lock()
_untyped: Callable[[str], Any] = import_module
"""Numba's own parts, whose types say less than they do."""


def on_compile() -> None:
    """Called before a compilation that takes seconds; a program may put its own function here to say why it waits."""


def is_installed() -> bool:
    """Whether Numba is installed; without it everything still works, interpreted."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def register_rules(**options: Any) -> None:
    """Make every noted rule callable from compiled code, on the CPU and on the GPU; the options are Numba's."""
    from numba.extending import register_jitable

    with _registering:
        while noted_instructions:
            _register_instruction(*noted_instructions.pop())
        noted.extend((function, True) for function, _ in noted_fixed)
        noted_fixed.clear()
        while noted:
            function, is_copied = noted.pop()
            register_jitable(forceinline=is_copied, **options)(function)  # passing arrays costs more than most rules do


def _register_instruction(function: Callable[..., Any], build: Callable[..., Any]) -> None:
    from numba.extending import intrinsic, overload

    types, cgutils, arrays = (_untyped(f"numba.{name}") for name in ("core.types", "core.cgutils", "np.arrayobj"))
    results = {np.uint64: types.uint64, type(None): types.none}
    result = results.get(get_type_hints(function)["return"], types.int64)

    def operand(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        return arrays.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value

    @intrinsic
    def emitted(_context: Any, operands: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, values: Any) -> Any:
            parts = zip(kinds, cgutils.unpack_tuple(builder, values[0]), strict=True)
            made = build(builder, *(operand(context, builder, kind, part) for kind, part in parts))
            return context.get_dummy_value() if made is None else made

        kinds = [kind if isinstance(kind, types.Array) else types.uint64 for kind in operands]
        return result(types.Tuple(kinds)), generate

    machine_code: Any = emitted
    overload(function, jit_options={"forceinline": True}, strict=False)(
        lambda *_: lambda *operands: machine_code(operands)
    )


def compile_entry(function: Callable[P, R]) -> Callable[P, R]:
    """An entry point as machine code, from the cache if it was compiled before."""
    import numba
    from numba.core import config

    folder = cache_folder()
    is_cached = is_writable(folder)  # otherwise Numba would keep it beside the source, where it gets stale
    if not is_cached or not _is_compiled(function, folder):
        on_compile()
        forget_old(folder, "compiled-*")
    register_rules()
    settings: Any = config
    settings.CACHE_DIR = str(folder)
    # Without Numba's memory management no array is counted in and out of every rule, which would cost more than the
    # rules themselves; in return nothing compiled may allocate.
    options: dict[str, Any] = {"cache": is_cached, "nogil": True, "_nrt": False}
    machine_code: Callable[P, R] = numba.njit(**options)(function)
    return machine_code


def _is_compiled(function: Callable[..., Any], folder: Path) -> bool:
    source = Path(function.__code__.co_filename)
    return any(folder.glob(f"{source.parent.name}_*/{source.stem}.{function.__qualname__}-*.nbi"))

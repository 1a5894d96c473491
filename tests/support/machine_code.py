"""LLVM code of single instructions as functions that can be called."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def machine_code(kind: Any, build: Callable[..., Any]) -> tuple[Any, int]:
    """A function of LLVM code, and where it is; the first keeps it there."""
    ir, llvm = import_module("llvmlite.ir"), import_module("llvmlite.binding")
    function = ir.Function(ir.Module(), kind, "made")
    builder = ir.IRBuilder(function.append_basic_block())
    result = build(builder, *function.args)
    builder.ret_void() if result is None else builder.ret(result)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(str(function.module)), machine)
    return engine, engine.get_function_address("made")

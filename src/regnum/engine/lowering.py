"""Entry points as LLVM code for WebAssembly.

Numba types the rules and writes LLVM code for the processor that it runs on. Here its own optimisation is switched
off, and three things are lowered differently, all of which cost speed and none of which a correct rule needs:

- an exception is a trap, so no code looks whether a call has failed;
- an index is not wrapped around: no rule uses negative ones (`checked` code traps where an index is out of range);
- division follows NumPy, which never raises.

Scratch that a rule asks to have at a fixed place (`@fixed`) is in arrays of the module itself.

Every entry point becomes a function of one argument, the address of a block of 64-bit slots: for an array its address
and its shape, for a number the number, in the order of the signature; then one slot for each result.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from llvmlite import binding, ir

from regnum.engine import jit
from regnum.engine.marks import noted_fixed
from regnum.engine.signatures import READ, UNUSED, WRITTEN, Array, Kind, Number, Record, Signature

llvm: Any = binding
numba: Any = import_module("numba")
callconv, cgutils, codegen = (import_module(f"numba.core.{name}") for name in ("callconv", "cgutils", "codegen"))
arrayobj: Any = import_module("numba.np.arrayobj")
extending: Any = import_module("numba.extending")
context: Any = import_module("numba.core.registry").cpu_target.target_context
"""Numba's own parts, whose types say less than they do."""

_I32, _I64, _F64 = ir.IntType(32), ir.IntType(64), ir.DoubleType()
_ARRAY_HEAD = 4
"""How many values come before the address when Numba passes an array: memory, parent, number and size of items."""
_LAYOUT = (
    'target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"\n'
    'target triple = "wasm32-unknown-unknown"'
)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry point to compile: its name in the module, its function and its signature."""

    name: str
    function: Callable[..., Any]
    signature: Signature


_FEATURES = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
"""WebAssembly features that every browser and wasmtime have had for years."""
_SPEED = 3
_OPTIONS = (
    "-unroll-full-max-count=4",  # longer code needs more registers than there are
    "-unroll-runtime=false",
    "-unroll-allow-partial=false",
    "-two-entry-phi-node-folding-threshold=1",  # a jump costs less than computing both of two values to choose from
    "-non-global-value-max-name-size=1000000",  # Numba's names say all types
)
"""LLVM's."""
_OFFSET = re.compile(r"= getelementptr (?:inbounds )?(?:nusw )?(?:nuw )?i8, (ptr %\S+, i32 \d+)$", re.MULTILINE)
"""A constant distance, not negative, behind an address."""
_INDEXED = re.compile(r"= getelementptr (i\d+, ptr @\S+, i32 %\S+)$", re.MULTILINE)
"""An item of an array that has a constant address."""
_LINE = 64
"""Bytes of a line of the processor's cache, where arrays with a constant address begin."""


def prepare(checked: bool = False) -> None:
    """Make Numba write code for WebAssembly from now on; for a process that does nothing else."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for option in _OPTIONS:
        llvm.set_option("regnum", option)
    library: Any = codegen.CPUCodeLibrary
    library._optimize_functions = library._optimize_final_module = lambda *_: None
    callconv.CPUCallConv.return_user_exc = _trap
    arrayobj.fix_integer_index = _checked_index if checked else _plain_index
    while noted_fixed:
        _register_fixed(*noted_fixed.pop())
    jit.register_rules(error_model="numpy")


def _trap(_convention: Any, builder: Any, *_args: Any, **_options: Any) -> None:
    builder.call(builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    builder.unreachable()


def _plain_index(_context: Any, builder: Any, index_type: Any, index: Any, _size: Any) -> Any:
    return context.cast(builder, index, index_type, numba.types.intp if index_type.signed else numba.types.uintp)


def _checked_index(_context: Any, builder: Any, index_type: Any, index: Any, size: Any) -> Any:
    plain = _plain_index(context, builder, index_type, index, size)
    with builder.if_then(builder.icmp_unsigned(">=", plain, size)):
        builder.call(builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    return plain


def _register_fixed(function: Callable[..., Any], example: Any) -> None:
    """Let a function marked `@fixed` return arrays of the module."""
    name = f"fixed.{function.__module__}.{function.__qualname__}"

    def arrays(_typing: Any, kind: Any) -> Any:
        return kind(kind), lambda _context, builder, *_: _fixed_value(builder, kind, example, name)

    made = extending.intrinsic(arrays)
    extending.overload(function, jit_options={"forceinline": True}, strict=False)(
        lambda *_: lambda *values: made(values[0])
    )


def _fixed_value(builder: Any, kind: Any, example: Any, name: str) -> Any:
    """An array like the example at a constant address, or a NamedTuple of such arrays."""
    if isinstance(example, tuple):
        parts = enumerate(zip(kind, example, strict=True))
        values = [_fixed_value(builder, *part, f"{name}.{i}") for i, part in parts]
        return context.make_tuple(builder, kind, values)
    item = context.get_data_type(kind.dtype)
    room = builder.module.globals.get(name)
    if room is None:
        room = ir.GlobalVariable(builder.module, ir.ArrayType(item, example.size), name)
        room.linkage, room.align = "linkonce_odr", _LINE
        room.initializer = ir.Constant(room.value_type, None)
    array = arrayobj.make_array(kind)(context, builder)
    shape, strides = ([_I64(number) for number in numbers] for numbers in (example.shape, example.strides))
    data = builder.bitcast(room, item.as_pointer())
    return arrayobj.populate_array(array, data, shape, strides, example.itemsize, None)._getvalue()


def lower(entries: Iterable[Entry]) -> tuple[bytes, dict[str, list[str]]]:
    """The object file of some entry points, and for each entry point what it does with each of its arrays."""
    compiled = {entry.name: (entry, _compiled(entry)) for entry in entries}
    wrappers = ir.Module("entries")
    for entry, result in compiled.values():
        _add_wrapper(wrappers, entry, result)
    module = _parsed(str(wrappers))
    for _, result in compiled.values():
        module.link_in(_parsed(result.library.get_llvm_str()))
    machine = llvm.Target.from_triple("wasm32-unknown-unknown").create_target_machine(
        cpu="mvp", opt=_SPEED, features=_FEATURES
    )
    cores = {result.fndesc.llvm_func_name: entry for entry, result in compiled.values()}
    _internalise(module, {*compiled, *cores})
    _keep_apart(module)
    _optimise(module, machine)
    uses = {entry.name: list(_uses(module.get_function(name), entry)) for name, entry in cores.items()}
    return machine.emit_object(_with_offsets(module)), uses


def _compiled(entry: Entry) -> Any:
    dispatcher: Any = numba.njit(_nrt=False, nogil=True, error_model="numpy")(entry.function)
    dispatcher.compile(tuple(_numba_type(kind) for kind in entry.signature.parameters.values()))
    return next(iter(dispatcher.overloads.values()))


def _numba_type(kind: Kind) -> Any:
    if isinstance(kind, Array):
        return numba.types.Array(getattr(numba.types, kind.dtype), kind.axes, "C")
    if isinstance(kind, Number):
        return getattr(numba.types, "boolean" if kind.dtype == "bool" else kind.dtype)
    fields = [_numba_type(field) for field in kind.fields]
    if all(field == fields[0] for field in fields):
        return numba.types.NamedUniTuple(fields[0], len(fields), kind.type)
    return numba.types.NamedTuple(fields, kind.type)


class _Block:
    """The slots of a call's block, loaded one after the other."""

    def __init__(self, builder: Any, address: Any) -> None:
        self._builder, self._next = builder, 0
        self._start = builder.inttoptr(address, _I64.as_pointer())

    def slot(self, kind: Any) -> Any:
        """The address of the next slot."""
        pointer = self._builder.gep(self._start, [_I32(self._next)])
        self._next += 1
        return self._builder.bitcast(pointer, kind.as_pointer())

    def load(self, kind: Any = _I64) -> Any:
        """The contents of the next slot."""
        return self._builder.load(self.slot(kind))


def _add_wrapper(module: Any, entry: Entry, result: Any) -> None:
    """A function that loads the arguments from a block, calls the entry point and stores its results."""
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [_I32]), entry.name)
    builder = ir.IRBuilder(function.append_basic_block())
    block, types = _Block(builder, function.args[0]), result.signature.args
    arguments = [
        _argument(builder, block, kind, type_)
        for kind, type_ in zip(entry.signature.parameters.values(), types, strict=True)
    ]
    returned = result.signature.return_type
    callee = context.declare_function(module, result.fndesc)
    _, value = context.call_conv.call_function(builder, callee, returned, types, arguments)
    results = entry.signature.results
    is_tuple = isinstance(returned, numba.types.BaseTuple)
    parts = zip(cgutils.unpack_tuple(builder, value), returned, strict=True) if is_tuple else [(value, returned)]
    for number, (part, type_) in zip(results, parts if results else (), strict=True):
        wanted = _numba_type(number)
        cast = context.cast(builder, part, type_, wanted)
        if number.dtype == "bool":
            builder.store(builder.zext(cast, _I64), block.slot(_I64))
        else:
            builder.store(cast, block.slot(_F64 if number.dtype == "float64" else _I64))
    builder.ret_void()


def _argument(builder: Any, block: _Block, kind: Kind, type_: Any) -> Any:
    if isinstance(kind, Number):
        if kind.dtype == "bool":
            return builder.icmp_unsigned("!=", block.load(), _I64(0))
        return block.load(_F64 if kind.dtype == "float64" else _I64)
    if isinstance(kind, Record):
        fields = zip(kind.fields, type_, strict=True)
        return context.make_tuple(builder, type_, [_argument(builder, block, *field) for field in fields])
    array = arrayobj.make_array(type_)(context, builder)
    item = context.get_data_type(type_.dtype)
    size = context.get_abi_sizeof(item)
    data = builder.inttoptr(builder.trunc(block.load(), _I32), item.as_pointer())
    shape = [block.load() for _ in range(kind.axes)]
    strides: list[Any] = []
    stride = _I64(size)
    for extent in reversed(shape):
        strides.insert(0, stride)
        stride = builder.mul(stride, extent)
    return arrayobj.populate_array(array, data, shape, strides, size, None)._getvalue()


def _parsed(text: str) -> Any:
    text = re.sub(r"^target (datalayout|triple) = .*\n", "", text, flags=re.MULTILINE)
    text = text.replace("= common ", "= linkonce_odr ")  # WebAssembly has no common symbols
    # Without wrapping, constant parts of an address go into the instruction instead of a separate variable.
    text = re.sub(r"= getelementptr (?:inbounds )?", "= getelementptr inbounds nuw ", text)
    return llvm.parse_assembly(_LAYOUT + "\n" + text)


def _internalise(module: Any, kept: set[str]) -> None:
    for value in [*module.functions, *module.global_variables]:
        if not value.is_declaration and value.name not in kept and not value.name.startswith("llvm."):
            value.linkage = "internal"


def _keep_apart(module: Any) -> None:
    """Inline rules only where they ask for it.

    Routines and entry points stay separate functions: in one that has grown too large, the compiler that makes
    machine code of the module runs out of registers. An entry point that is a function also shows what each array is
    used for.
    """
    for function in module.functions:
        inlined = any(b"alwaysinline" in attributes for attributes in function.attributes)
        if not function.is_declaration and function.name.startswith("_ZN6regnum") and not inlined:
            function.add_function_attribute("noinline")


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=_SPEED)
    # Most loops of rules are too short for vectors.
    options.loop_vectorization = options.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, options)
    clean = llvm.create_new_module_pass_manager()
    clean.add_global_dead_code_eliminate_pass()
    clean.run(module, passes)
    # Addresses that are constant where a routine is called become constants in the routine.
    known = llvm.create_new_module_pass_manager()
    known.add_always_inliner_pass()
    known.add_sroa_pass()
    known.add_instruction_combine_pass()
    known.add_ipsccp_pass()
    known.run(module, passes)
    passes.getModulePassManager().run(module, passes)
    clean.run(module, passes)


def _with_offsets(module: Any) -> Any:
    """The module with constant distances as part of the instructions that load and store; see `_parsed`.

    Optimisation has split them off other parts of addresses, and has forgotten that no address wraps around. A constant
    address is such a distance, too.
    """
    text = _OFFSET.sub(r"= getelementptr inbounds nuw i8, \1", str(module))
    return llvm.parse_assembly(_INDEXED.sub(r"= getelementptr inbounds nuw \1", text))


def _uses(core: Any, entry: Entry) -> Iterator[str]:
    """For each array of the entry point, what the compiler found that is done with it at most."""
    arguments = list(core.arguments)[2:]  # the result and the exception come first
    at = 0
    for leaf in entry.signature.leaves():
        if isinstance(leaf, Array):
            attributes = b" ".join(arguments[at + _ARRAY_HEAD].attributes).decode()
            yield UNUSED if "readnone" in attributes else READ if "readonly" in attributes else WRITTEN
            at += _ARRAY_HEAD + 1 + 2 * leaf.axes
        else:
            at += 1

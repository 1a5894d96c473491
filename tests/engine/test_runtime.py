"""Arrays in and out of a module, threads, failures, and machine code kept on disk."""

from __future__ import annotations

import gc
import struct
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import wasmtime

from regnum.engine import memory, runtime
from regnum.engine.calls import call_of
from regnum.engine.limits import limit_calls
from regnum.engine.runtime import Entry
from regnum.errors import EngineError
from tests.support.toys import toys


@pytest.fixture(autouse=True)
def _toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with toys(tmp_path, monkeypatch):
        runtime._programs.pop(("toys", False), None)
        yield


def test_arrays_from_elsewhere_are_copied_in_and_out() -> None:
    numbers = np.arange(5)
    assert Entry("games.toys.add")((numbers,), 10) == (5, 7.0)
    assert numbers.tolist() == [10, 11, 12, 13, 14]
    assert Entry("games.toys.add")((numbers,), amount=-10) == (5, 2.0)


def test_arrays_that_skip_entries_are_written_where_they_are() -> None:
    numbers = np.arange(6)
    Entry("games.toys.add")((numbers[::2],), 10)
    assert numbers.tolist() == [10, 1, 12, 3, 14, 5]


def test_an_array_without_entries_needs_no_memory() -> None:
    assert Entry("games.toys.add")((np.zeros(0, dtype=np.int64),), 1)[0] == 0


def test_arrays_of_the_module_are_not_copied() -> None:
    add = Entry("games.toys.add")
    numbers = add.zeros(3, np.int64)
    before = numbers.__array_interface__["data"]
    add((numbers[1:],), 4)
    assert numbers.tolist() == [0, 4, 4]
    assert numbers.__array_interface__["data"] == before


def test_an_array_given_twice_stays_one_array() -> None:
    pair = np.array([3, 4])
    Entry("games.toys.swap")(pair, pair)
    assert pair.tolist() == [3, 4]


def test_what_is_only_read_is_not_copied_back() -> None:
    one, other = np.array([3]), np.array([4])
    Entry("games.toys.swap")(one, other)  # its description says that it only reads the second
    assert (one.tolist(), other.tolist()) == ([4], [4])


def test_what_is_not_used_is_not_copied_in() -> None:
    assert Entry("games.toys.place")(np.arange(5)) == (0, 5)


def test_an_array_that_cannot_be_written_to_is_left_as_it_is() -> None:
    numbers = np.arange(3)
    numbers.setflags(write=False)
    assert Entry("games.toys.add")((numbers,), 0) == (3, 1.0)
    with pytest.raises(ValueError, match="read-only"):
        Entry("games.toys.add")((numbers,), 1)


@pytest.mark.parametrize("wrong", [np.zeros(3), np.zeros((3, 1), dtype=np.int64)])
def test_an_array_of_another_type_is_refused(wrong: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> None:
    with pytest.raises(TypeError, match=r"int64\[1\] was expected"):
        Entry("games.toys.add")((wrong,), 1)


def test_the_wrong_number_or_kind_of_arguments_is_refused() -> None:
    with pytest.raises(TypeError, match="1 values were expected, not 2"):
        Entry("games.toys.add")((np.arange(3), 1), 1)
    with pytest.raises(TypeError, match=r"games\.toys\.add"):
        Entry("games.toys.add")((np.arange(3),), "many")


def test_memory_is_used_again() -> None:
    add = Entry("games.toys.add")
    sizes = set()
    gc.freeze()  # all that other tests have left need not be looked through each time
    for _ in range(50):
        big = add.zeros(100_000, np.int64)
        add((big,), 1)
        assert big.sum() == 100_000
        del big
        gc.collect()
        sizes.add(runtime._own_instance("toys")._memory.data_len(runtime._own_instance("toys")._store))
    gc.unfreeze()
    assert len(sizes) == 1


@pytest.mark.parametrize(("entry", "detail"), [("fail", "unreachable"), ("stray", "memory out of bounds")])
def test_a_trap_costs_one_call(entry: str, detail: str) -> None:
    mine = Entry("games.toys.add").zeros(1, np.int64)
    with pytest.raises(EngineError, match=f"games.toys.{entry}.*{detail}"):
        Entry(f"games.toys.{entry}")()
    with pytest.raises(EngineError, match="search that has failed"):
        Entry("games.toys.add")((mine,), 1)
    assert Entry("games.toys.add")((np.arange(2),), 1) == (2, 1.0)


def test_an_endless_loop_costs_one_call() -> None:
    limit_calls(0.2)
    began = time.perf_counter()
    with pytest.raises(EngineError, match=r"too long in “games.toys.spin”"):
        Entry("games.toys.spin")()
    assert 0.1 < time.perf_counter() - began < 5
    assert Entry("games.toys.add")((np.arange(2),), 1) == (2, 1.0)


def test_other_threads_run_during_a_call() -> None:
    limit_calls(0.5)
    failed: list[str] = []

    def spin() -> None:
        try:
            Entry("games.toys.spin")()
        except EngineError as problem:
            failed.append(str(problem))

    thread = threading.Thread(target=spin)
    thread.start()
    steps = 0
    while thread.is_alive():
        Entry("games.toys.add")((np.arange(2),), 1)
        steps += 1
    assert failed
    assert steps > 10


def test_every_thread_has_an_instance_and_a_later_one_takes_it_over() -> None:
    together = threading.Barrier(2)

    def mine(_: int) -> int:
        together.wait()
        base = runtime._own_instance("toys").base
        together.wait()
        return base

    def both() -> set[int]:
        with ThreadPoolExecutor(2) as pool:
            return set(pool.map(mine, range(2)))

    first = both()
    gc.collect()
    assert len(first) == 2
    assert both() == first


def test_an_array_of_another_thread_is_used_where_it_is() -> None:
    add = Entry("games.toys.add")
    with ThreadPoolExecutor(1) as pool:
        theirs = pool.submit(add.zeros, 3, np.int64).result()
        add((theirs,), 5)
    assert theirs.tolist() == [5, 5, 5]


def _function_starts(machine_code: bytes) -> list[int]:
    """Where the functions of an ELF file of 64 bits begin."""
    (table,), (count,) = struct.unpack_from("<Q", machine_code, 0x28), struct.unpack_from("<H", machine_code, 0x3C)
    sections = [struct.unpack_from("<IIQQQQ", machine_code, table + 64 * i) for i in range(count)]
    found = []
    for _, kind, _, _, start, size in sections:
        if kind == 2:  # symbols
            symbols = struct.iter_unpack("<IBBHQQ", machine_code[start : start + size])
            found += [value for _, info, _, _, value, _ in symbols if info & 15 == 2]  # functions
    return found


@pytest.mark.skipif(not hasattr(wasmtime.Config, "cranelift_flag_set"), reason="this wasmtime cannot align functions")
def test_functions_begin_with_a_line_of_the_cache() -> None:
    starts = _function_starts(bytes(runtime._own_instance("toys").program.module.serialize()))
    assert len(starts) > 5
    assert all(start % runtime._ALIGNMENT == 0 for start in starts)


def _kept(tmp_path: Path) -> list[Path]:
    return list((tmp_path / "cache/regnum").glob("*.bin"))


def test_machine_code_is_kept_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime._program("toys")
    assert len(_kept(tmp_path)) == 1
    monkeypatch.setattr(wasmtime, "Module", _Loading)
    monkeypatch.setattr(runtime, "_programs", {})
    assert runtime._program("toys").module is not None


class _Loading(wasmtime.Module):
    """A module that can only be loaded."""

    def __init__(self, *_: object) -> None:
        raise AssertionError("it was compiled again")


def test_broken_machine_code_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime._program("toys")
    (path,) = _kept(tmp_path)
    path.write_bytes(b"broken")
    monkeypatch.setattr(runtime, "_programs", {})
    runtime._program("toys")
    assert path.stat().st_size > 1000


def test_where_nothing_can_be_kept_everything_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_CACHE", "/proc/nowhere")
    monkeypatch.setattr(runtime, "_programs", {})
    assert runtime._program("toys").module is not None


def test_memory_is_given_back_even_while_python_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = memory.Arena(0, 1000, lambda size: size)
    start = arena.allocate(100)
    with monkeypatch.context() as ending:
        ending.setattr(memory, "_rounded", None)  # the names of modules go before the last arrays
        arena.release(start, 100)
    assert arena.allocate(100) == start


def test_a_bound_call_repeats_with_the_same_arrays() -> None:
    add = Entry("games.toys.add")
    numbers = add.zeros(3, np.int64)
    call = add.bound((numbers,), 4)
    assert [call(), call()] == [(3, 2.0), (3, 4.0)]
    assert numbers.tolist() == [8, 8, 8]
    with pytest.raises(TypeError, match="zeros or placed"):
        add.bound((np.zeros(3, dtype=np.int64),), 4)


def test_calls_go_through_the_public_interface_where_the_quick_way_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr("regnum.engine.calls.import_module", lambda _name: SimpleNamespace())
    call_of(SimpleNamespace(), lambda _store, argument: called.append(argument), 17)()  # type: ignore[arg-type]
    assert called == [17]

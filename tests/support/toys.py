"""A module of a game that does not exist, written by hand: what a run time must get right or survive."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from regnum.engine import library
from regnum.engine.limits import limit_calls
from regnum.engine.sections import with_manifest

SOURCE = """
(module
  (memory (export "memory") 1)
  (global (export "__heap_base") i32 (i32.const 1024))
  (func (export "games.toys.add") (param $block i32)
    ;; numbers[i] += amount for every i; returns how many there are and half the last
    (local $at i32) (local $left i64) (local $last i64)
    (local.set $at (i32.wrap_i64 (i64.load (local.get $block))))
    (local.set $left (i64.load offset=8 (local.get $block)))
    (block $done (loop $next
      (br_if $done (i64.eqz (local.get $left)))
      (local.set $last (i64.add (i64.load (local.get $at)) (i64.load offset=16 (local.get $block))))
      (i64.store (local.get $at) (local.get $last))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (local.set $left (i64.sub (local.get $left) (i64.const 1)))
      (br $next)))
    (i64.store offset=24 (local.get $block) (i64.load offset=8 (local.get $block)))
    (f64.store offset=32 (local.get $block)
      (f64.mul (f64.convert_i64_s (local.get $last)) (f64.const 0.5))))
  (func (export "games.toys.swap") (param $block i32)
    ;; swaps the first entries of two arrays
    (local $one i32) (local $other i32) (local $kept i64)
    (local.set $one (i32.wrap_i64 (i64.load (local.get $block))))
    (local.set $other (i32.wrap_i64 (i64.load offset=16 (local.get $block))))
    (local.set $kept (i64.load (local.get $one)))
    (i64.store (local.get $one) (i64.load (local.get $other)))
    (i64.store (local.get $other) (local.get $kept)))
  (func (export "games.toys.place") (param $block i32)
    ;; returns the address and the size of an array
    (i64.store offset=16 (local.get $block) (i64.load (local.get $block)))
    (i64.store offset=24 (local.get $block) (i64.load offset=8 (local.get $block))))
  (func (export "games.toys.fail") (param $block i32) (unreachable))
  (func (export "games.toys.stray") (param $block i32) (i64.store (i32.const -8) (i64.const 1)))
  (func (export "games.toys.spin") (param $block i32) (loop $again (br $again)))
)
"""

_NOTHING: dict[str, Any] = {"parameters": {}, "results": [], "uses": [], "fingerprint": ""}
ENTRIES = {
    "games.toys.add": {
        "parameters": {"numbers": {"inner": "int64[1]"}, "amount": "int64"},
        "results": ["int64", "float64"],
        "uses": ["written"],
        "fingerprint": "",
    },
    "games.toys.swap": {
        "parameters": {"one": "int64[1]", "other": "int64[1]"},
        "results": [],
        "uses": ["written", "read"],
        "fingerprint": "",
    },
    "games.toys.place": {
        "parameters": {"numbers": "int64[1]"},
        "results": ["int64", "int64"],
        "uses": ["unused"],
        "fingerprint": "",
    },
    **{f"games.toys.{name}": _NOTHING for name in ("fail", "stray", "spin")},
}


@contextmanager
def toys(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have this module be the only one that there is."""
    code = bytes(wasmtime.wat2wasm(SOURCE))
    (folder / "toys.wasm").write_bytes(with_manifest(code, {"hash": "", "entries": ENTRIES}))
    monkeypatch.setenv("REGNUM_MODULES", str(folder))
    monkeypatch.setenv("REGNUM_CACHE", str(folder / "cache"))
    _forget()
    yield
    limit_calls(None)
    _forget()


def _forget() -> None:
    library.shipped.cache_clear()
    library.shipped_games.cache_clear()

"""Which engine runs an entry point, and what is said where none can."""

from __future__ import annotations

import logging

import numpy as np
import pytest

from regnum.engine import compiled, jit, selection
from regnum.engine.library import shipped
from regnum.engine.marks import Compiled, name_of
from regnum.engine.runtime import Entry
from regnum.engine.selection import VARIABLE, runner
from regnum.errors import EngineError
from regnum.games.bits import count
from regnum.games.kingdomino.batch import play_games


@pytest.fixture(autouse=True)
def _no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def number_of_bits(bits: np.uint64) -> int:
    return count(bits)


def test_by_default_the_module_runs_an_entry_point() -> None:
    assert isinstance(runner(Compiled(play_games.interpreted)), Entry)


def test_an_entry_point_of_another_package_is_compiled_by_numba() -> None:
    chosen = runner(Compiled(number_of_bits))
    assert hasattr(chosen, "py_func")
    assert chosen(np.uint64(7)) == 3


@pytest.fixture
def _stale(monkeypatch: pytest.MonkeyPatch) -> None:
    name = name_of(play_games.interpreted)
    changed = {**shipped("kingdomino").entries[name], "fingerprint": "of other rules"}
    monkeypatch.setitem(shipped("kingdomino").entries, name, changed)


@pytest.mark.usefixtures("_stale")
def test_a_stale_entry_point_is_compiled_by_numba() -> None:
    assert hasattr(runner(Compiled(play_games.interpreted)), "py_func")


@pytest.mark.usefixtures("_stale")
def test_without_numba_a_stale_entry_point_is_interpreted_and_a_warning_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(jit, "is_installed", lambda: False)
    with caplog.at_level(logging.WARNING):
        assert runner(Compiled(play_games.interpreted)) is play_games.interpreted
    assert "games.kingdomino.batch.play_games” runs interpreted" in caplog.text


@pytest.mark.usefixtures("_stale")
def test_asking_for_webassembly_says_what_to_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "wasm")
    with pytest.raises(EngineError, match="make engine"):
        runner(Compiled(play_games.interpreted))


def test_an_entry_point_that_no_module_has_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "wasm")
    with pytest.raises(EngineError, match="number_of_bits"):
        runner(Compiled(number_of_bits))


def test_without_wasmtime_another_engine_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "wasmtime_is_installed", lambda: False)
    assert hasattr(runner(Compiled(play_games.interpreted)), "py_func")
    monkeypatch.setenv(VARIABLE, "wasm")
    with pytest.raises(EngineError, match="pip install wasmtime"):
        runner(Compiled(play_games.interpreted))


def test_every_engine_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "python")
    assert runner(Compiled(play_games.interpreted)) is play_games.interpreted
    monkeypatch.setenv(VARIABLE, "numba")
    assert hasattr(runner(Compiled(play_games.interpreted)), "py_func")
    monkeypatch.setattr(jit, "is_installed", lambda: False)
    with pytest.raises(EngineError, match="regnum\\[build\\]"):
        runner(Compiled(play_games.interpreted))


def test_an_unknown_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "steam")
    with pytest.raises(EngineError, match="Unknown engine “steam”"):
        runner(Compiled(play_games.interpreted))


def test_arrays_can_be_made_for_every_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    for engine in selection.ENGINES:
        monkeypatch.setenv(VARIABLE, engine)
        entry = compiled(play_games.interpreted)
        made = entry.zeros((2, 3), np.int64)
        assert made.tolist() == [[0, 0, 0], [0, 0, 0]]
        assert made.dtype == np.int64
        mine = np.arange(3)
        one, (other, number, kept) = entry.placed((mine, (mine, 7, made)))
        assert one is other
        assert one.tolist() == [0, 1, 2]
        assert number == 7
        assert kept is made

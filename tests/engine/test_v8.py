"""The same module in V8, as browsers run it: the arrays afterwards are those that wasmtime leaves behind."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.bots.kingdomino import search as kingdomino_search
from regnum.bots.kingdomino.evaluation import evaluator
from regnum.bots.kingdomino.weights import weights_for
from regnum.engine.library import FOLDER, shipped
from regnum.engine.marks import Compiled, name_of
from regnum.engine.runtime import Entry
from regnum.games import game
from regnum.games.batches import Results, Setup
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options as KingdominoOptions
from regnum.games.kingdomino import batch as kingdomino
from regnum.games.kingdomino import start
from regnum.games.kingdoms import batch as kingdoms
from regnum.games.numbered import NumberedDeals, words_of

NODE = shutil.which("node")
SCRIPT = Path(__file__).parents[1] / "support/engine_v8.mjs"
GAMES = 40

pytestmark = pytest.mark.skipif(NODE is None, reason="no Node: the modules are not tried in V8")


def kingdomino_batch() -> tuple[Any, ...]:
    options: Any = game("kingdomino").options()
    results = Results(
        np.zeros((GAMES, 200), dtype=np.int64),
        np.zeros(GAMES, dtype=np.int64),
        np.zeros((GAMES, 1, 2, 3), dtype=np.int64),
    )
    setup = Setup(options.settings(), *words_of(NumberedDeals("kingdomino", "v8", 0, GAMES)), np.array([0, 1]))
    return setup, results, kingdomino.scratch(options)


def kingdoms_batch() -> tuple[Any, ...]:
    options: Any = game("kingdoms").options()
    results = Results(
        np.zeros((GAMES, 400), dtype=np.int64),
        np.zeros((GAMES, 2), dtype=np.int64),
        np.zeros((GAMES, 3, 2), dtype=np.int64),
    )
    setup = Setup(options.settings(), *words_of(NumberedDeals("kingdoms", "v8", 0, GAMES)), np.array([0, 1]))
    return setup, results, kingdoms.scratch()


def kingdomino_searching() -> tuple[Any, ...]:
    state = start(KingdominoOptions.of(players=2), SeededDeal("v8"))
    while len(state.actions) < 9:
        state = state.play(state.legal_actions()[0])
    search = kingdomino_search._new_search(state.view(state.seat), 300)
    return 300, search, evaluator(weights_for(state.options)), seeded(3)


CALLS: list[tuple[str, Compiled[..., Any], Any]] = [
    ("kingdomino", kingdomino.play_games, kingdomino_batch),
    ("kingdoms", kingdoms.play_games, kingdoms_batch),
    ("kingdomino", kingdomino_search.grow, kingdomino_searching),
]


def leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def texts(array: Any) -> list[str]:
    return [repr(number) for number in np.asarray(array).ravel().tolist()]


def described_leaf(leaf: Any, arrays: list[Any]) -> list[Any]:
    """An argument as the script reads it; an array that was there before is named by its number."""
    if not isinstance(leaf, np.ndarray):
        return ["uint64" if isinstance(leaf, np.uint64) else "int64", str(int(leaf))]
    known = next((number for number, array in enumerate(arrays) if array is leaf), None)
    if known is not None:
        return ["same", known]
    arrays.append(leaf)
    return [leaf.dtype.name, texts(leaf), list(leaf.shape)]


@pytest.mark.parametrize(("name", "entry", "arguments"), CALLS, ids=lambda value: getattr(value, "__name__", None))
def test_v8_computes_the_same_bits(name: str, entry: Compiled[..., Any], arguments: Any) -> None:
    described = shipped(name).entries[name_of(entry.interpreted)]
    given = arguments()
    arrays: list[Any] = []
    values = [described_leaf(leaf, arrays) for leaf in leaves(given)]
    call = {
        "module": str(FOLDER / f"{name}.wasm"),
        "entry": name_of(entry.interpreted),
        "values": values,
        "results": described["results"],
    }
    assert NODE is not None
    done = subprocess.run([NODE, str(SCRIPT)], input=json.dumps(call), capture_output=True, text=True, check=True)
    v8 = json.loads(done.stdout)
    result = Entry(name_of(entry.interpreted))(*given)
    for array, theirs in zip(arrays, v8["arrays"], strict=True):
        numbers = [float(text) if array.dtype.kind == "f" else int(text) for text in theirs]
        assert array.ravel().tolist() == numbers
    assert [str(int(value)) for value in leaves(result) if value is not None] == v8["results"]

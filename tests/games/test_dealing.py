"""The dealing law: documented vectors, no bias, the same at every speed."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable
from ctypes import CFUNCTYPE, c_uint64, c_void_p
from importlib import import_module
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.errors import DealError
from regnum.games import kingdoms, sha256
from regnum.games.chance import advance, below, seeded, seeded_by
from regnum.games.dealing import SeededDeal, Stream, WrittenDeal
from regnum.games.kingdomino import batch, turns
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.position import Position
from regnum.games.kingdoms.position import Position as KingdomsPosition
from regnum.games.numbered import NumberedDeals, make_keys, words_of
from regnum.games.sha256 import new_lanes
from regnum.games.stream import STREAM, draw, draw_below, key_words, open_stream
from tests.support.kingdomino.shapes import all_options
from tests.support.machine_code import machine_code

DOCUMENT = (Path(__file__).parents[2] / "docs/records.md").read_text(encoding="utf-8")


def vector(name: str) -> str:
    found = re.search(rf"^\| {re.escape(name)} \| `([^`]+)` \|$", DOCUMENT, re.MULTILINE)
    assert found, name
    return found[1]


def test_documented_vectors() -> None:
    plain, salted = SeededDeal("correct horse"), SeededDeal("correct horse", ("Anna", "", "Béla"))
    assert vector("commitment") == plain.commitment == salted.commitment
    assert vector("key without salts") == plain.key("kingdomino").hex()
    assert vector("key with salts") == salted.key("kingdomino").hex()
    assert vector("first block") == next(iter([hashlib.sha256(plain.key("kingdomino") + bytes(8)).hexdigest()]))
    stream = Stream(plain.key("kingdomino"), 0)
    assert vector("ten draws below 48") == " ".join(str(stream.below(48)) for _ in range(10))


def test_documented_deal() -> None:
    position = Position.start(Options.of("classic", players=2), SeededDeal("correct horse"), 0)
    assert vector("kings, two players, classic") == " ".join(map(str, position.arrays.kings))
    assert vector("rows, two players, classic") == " ".join(map(str, position.arrays.deck))


def test_documented_deal_of_kingdoms() -> None:
    state = kingdoms.start(kingdoms.Options.of(players=3), SeededDeal("correct horse"))
    assert vector("key of Kingdoms") == SeededDeal("correct horse").key("kingdoms").hex()
    drawn = KingdomsPosition.start(state.options, SeededDeal("correct horse")).arrays.tiles
    assert vector("start player and tiles, three players") == f"{state.start_player}: {' '.join(map(str, drawn))}"


@given(st.binary(min_size=32, max_size=32), st.integers(0, 9), st.integers(1, 256))
def test_rule_functions_draw_what_hashlib_draws(key: bytes, number: int, n: int) -> None:
    words, stream = key_words([key])[0], np.zeros(STREAM, dtype=np.uint64)
    open_stream(stream, number)
    other = Stream(key, number)
    assert [draw_below(words, stream, n) for _ in range(40)] == [other.below(n) for _ in range(40)]


@given(st.binary(min_size=32, max_size=32), st.integers(1, 48), st.integers(0, 48))
def test_rule_functions_shuffle_alike(key: bytes, total: int, count: int) -> None:
    words, stream = key_words([key])[0], np.zeros(STREAM, dtype=np.uint64)
    open_stream(stream, 3)
    items = np.arange(total)
    draw(words, stream, items, total, min(count, total))
    drawn = Stream(key, 3).draw(range(total), min(count, total))
    assert tuple(items[: min(count, total)]) == drawn
    assert len(set(drawn)) == len(drawn)


@settings(deadline=None)  # the first compiles
@given(st.text("aé9/", min_size=1, max_size=190), st.integers(0, 10**9))
def test_numbered_deals_are_deals(seed: str, first: int) -> None:
    deals = [SeededDeal(f"{seed}/{number}") for number in range(first, first + 11)]
    plain = words_of([deal.key("kingdoms") for deal in deals])
    for mine, theirs in zip(words_of(NumberedDeals("kingdoms", seed, first, 11)), plain, strict=True):
        assert mine.tolist() == theirs.tolist()


@pytest.mark.parametrize("length", [1, 20, 30, 40, 100])
def test_keys_of_numbered_deals_are_made_alike_at_every_speed(length: int) -> None:
    deals = NumberedDeals("kingdomino", "s" * length, 7, 9)  # single, as the digits become more, and four at a time
    keys, chances = np.zeros((9, 8), dtype=np.uint64), np.zeros(9, dtype=np.uint64)
    stream = np.zeros(STREAM, dtype=np.uint64)
    make_keys.interpreted(deals.head, deals.first, keys, chances, new_lanes(), stream)
    assert [keys.tolist(), chances.tolist()] == [words.tolist() for words in words_of(deals)]


@pytest.mark.parametrize("build", [sha256._code_of_pair, sha256._code_of_single_words])
def test_machine_code_writes_the_schedule_as_python_does(build: Callable[..., None]) -> None:
    ir = import_module("llvmlite.ir")
    kind = ir.FunctionType(ir.VoidType(), [ir.IntType(64).as_pointer(), ir.IntType(64)])
    kept, address = machine_code(kind, build)
    words = np.random.default_rng(2).integers(0, 1 << 32, 24, dtype=np.uint64)
    interpreted = words.copy()
    for i in range(16, 24, 2):
        CFUNCTYPE(None, c_void_p, c_uint64)(address)(words.ctypes.data, i)
        sha256._schedule_pair(interpreted, i)
    assert words.tolist() == interpreted.tolist()
    del kept


@pytest.mark.parametrize(("triple", "has_vectors"), [("nvptx64-nvidia-cuda", False), ("wasm32-unknown-unknown", True)])
def test_a_gpu_writes_the_schedule_without_vectors(triple: str, has_vectors: bool) -> None:
    ir = import_module("llvmlite.ir")
    module = ir.Module()
    module.triple = triple
    kind = ir.FunctionType(ir.VoidType(), [ir.IntType(64).as_pointer(), ir.IntType(64)])
    function = ir.Function(module, kind, "made")
    sha256._code_of_pair(ir.IRBuilder(function.append_basic_block()), *function.args)
    assert ("x i64>" in str(function)) == has_vectors


def test_machine_code_mixes_four_hashes_as_python_does() -> None:
    ir = import_module("llvmlite.ir")
    kind = ir.FunctionType(ir.VoidType(), [ir.IntType(32).as_pointer()])
    kept, address = machine_code(kind, sha256._code_of_lanes)
    lanes = np.random.default_rng(1).integers(0, 1 << 32, (24, 4), dtype=np.uint32)
    interpreted = lanes.copy()
    CFUNCTYPE(None, c_void_p)(address)(lanes.ctypes.data)
    sha256.compress_lanes(interpreted)
    assert lanes.tolist() == interpreted.tolist()
    del kept


@pytest.mark.parametrize("options", all_options(dynasty=True)[::6], ids=str)
def test_batches_deal_as_the_table_does(options: Options) -> None:
    deal = SeededDeal("a deal")
    here = turns.new_arrays(options.players)
    turns.set_up(here, options.settings())
    for number in range(3):
        position = Position.start(options, deal, number)
        key = key_words([deal.key("kingdomino")])[0]
        batch.deal(here, key, np.zeros(STREAM, dtype=np.uint64), number)
        assert list(here.deck[: options.deck]) == list(position.arrays.deck)
        assert list(here.kings[: options.kings]) == list(position.arrays.kings)


def test_every_order_is_equally_likely() -> None:
    orders = Counter(Stream(number.to_bytes(32, "big"), 0).draw("abc", 3) for number in range(6000))  # type: ignore[arg-type]
    assert set(orders) == set(permutations("abc"))  # type: ignore[comparison-overlap]
    assert all(880 < times < 1120 for times in orders.values())


def test_salts_change_the_deal_but_not_the_commitment() -> None:
    deals = [SeededDeal("s"), SeededDeal("s", ("a",)), SeededDeal("s", ("a", "")), SeededDeal("s", ("", "a"))]
    assert len({deal.key("kingdomino") for deal in deals}) == 4
    assert len({deal.commitment for deal in deals}) == 1


def test_games_have_different_keys() -> None:
    assert SeededDeal("s").key("kingdomino") != SeededDeal("s").key("kingdoms")


@pytest.mark.parametrize("seed", ["", "two\nlines", "x" * 201, "tab\there"])
def test_impossible_seeds_are_refused(seed: str) -> None:
    with pytest.raises(DealError):
        SeededDeal(seed)


@pytest.mark.parametrize("salt", ["two\nlines", "x" * 201])
def test_impossible_salts_are_refused(salt: str) -> None:
    with pytest.raises(DealError):
        SeededDeal("seed", (salt,))


@pytest.mark.parametrize(
    "draws",
    [
        (),
        (((0, 1, 1, 0),),),
        (((0, 1, 1, 1), tuple(range(1, 25))),),
        (((0, 1, 1, 0), tuple(range(1, 24))),),
        (((0, 1, 1, 0), (1, *range(1, 24))),),
        (((0, 1, 1, 0), tuple(range(26, 50))),),
    ],
)
def test_impossible_written_deals_are_refused(draws: tuple[tuple[tuple[int, ...], ...], ...]) -> None:
    with pytest.raises(DealError):
        Position.start(Options.of(players=2), WrittenDeal(draws), 0)


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_chance_stays_in_bounds(word: int, n: int) -> None:
    chance = seeded(word)
    for _ in range(20):
        chance = advance(chance)
        assert 0 < int(chance) < 2**64
        assert 0 <= below(chance, n) < n


def test_chance_is_even() -> None:
    chance, counts = seeded_by(b"key"), Counter[int]()
    for _ in range(12000):
        chance = advance(chance)
        counts[below(chance, 6)] += 1
    assert all(1850 < counts[face] < 2150 for face in range(6))


def test_a_written_deal_has_no_secret_to_derive_numbers_from() -> None:
    assert WrittenDeal((((1, 2), (3,)),)).key("kingdomino") == b""

"""One rulebook at several speeds: the same games, actions and scores; counts of sequences; the cache; no compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import regnum
from regnum.engine import caches, compiled, devices, jit
from regnum.games.batches import Results, Setup
from regnum.games.bits import first
from regnum.games.chance import seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import GAME, Discard, Options, State, batch, perft, start, turns
from regnum.games.kingdomino.position import Position
from regnum.games.kingdoms import batch as kingdoms_batch
from regnum.games.stream import key_words
from tests.naive.kingdomino.compare import as_move, naive_game
from tests.naive.kingdomino.rules import Move, NaiveKingdomino
from tests.support.kingdomino.shapes import all_options
from tests.support.published import published_counts


def play_interpreted(options: Options, deal: SeededDeal, bots: tuple[str, ...]) -> State:
    """A game played through the friendly API by the policies."""
    state, chance = start(options, deal), seeded_by(deal.key("kingdomino"))
    while state.seat is not None:
        action, chance = GAME.choose(bots[state.seat], state.view(state.seat), chance)
        state = state.play(action)
    return state


def assert_same_games(options: Options, bots: tuple[str, ...], games: int) -> None:
    deals = [SeededDeal(f"speeds {number}") for number in range(games)]
    played = batch.simulate(options, [deal.key("kingdomino") for deal in deals], bots, with_log=True)
    for index, deal in enumerate(deals):
        state = play_interpreted(options, deal, bots)
        assert [str(action) for action in state.actions] == played.actions(index)
        assert state.result() == played.result(index)
        assert [list(key) for key in state.totals()] == played.keys[index].tolist()


@pytest.mark.parametrize("options", all_options(), ids=str)
def test_interpreted_and_compiled_games_are_the_same(options: Options) -> None:
    assert_same_games(options, ("random", "greedy", "random", "greedy")[: options.players], games=2)


@pytest.mark.parametrize("policy", GAME.policies)
@pytest.mark.parametrize("options", [Options.of(players=2), Options.of("modern", players=3, harmony=True)], ids=str)
def test_every_policy_plays_the_same_interpreted_and_compiled(options: Options, policy: str) -> None:
    assert_same_games(options, (policy,) * options.players, games=1)


@pytest.mark.parametrize("with_log", [True, False])
def test_the_batch_itself_runs_interpreted(with_log: bool) -> None:
    options = Options.of("modern", players=3, dynasty=True, harmony=True, middle_kingdom="exact")
    keys = [SeededDeal(f"batch {number}").key("kingdomino") for number in range(2)]
    outcomes = []
    for play in (batch.play_games, batch.play_games.interpreted):
        log = np.zeros((2, 3 * turns.MOST_PLIES if with_log else 0), dtype=np.int64)
        lengths, standings = np.zeros(2, dtype=np.int64), np.zeros((2, 3, 3, 3), dtype=np.int64)
        chances = np.array([seeded_by(key) for key in keys], dtype=np.uint64)
        setup = Setup(options.settings(), key_words(keys), chances, np.array([1, 0, 1]))
        play(setup, Results(log, lengths, standings), batch.scratch(options))
        outcomes.append((log.tolist(), lengths.tolist(), standings.tolist()))
    assert outcomes[0] == outcomes[1]


SHAPES = {
    "2, classic": Options.of("classic", players=2),
    "3, classic": Options.of("classic", players=3),
    "3, modern": Options.of("modern", players=3),
    "4, classic": Options.of("classic", players=4),
    "2, Mighty Duel": Options.of("modern", players=2),
}


def naive_perft(game: NaiveKingdomino, history: list[Move], plies: int, again: Callable[[], NaiveKingdomino]) -> int:
    """Counts by replaying: naive indeed."""
    if plies == 0 or game.over():
        return 1
    total = 0
    for move in game.legal():
        branch = again()
        for earlier in [*history, move]:
            branch.play(earlier)
        total += naive_perft(branch, [*history, move], plies - 1, again)
    return total


@pytest.mark.parametrize("shape", SHAPES)
def test_counts_of_sequences_from_the_start(shape: str) -> None:
    counts = published_counts("Kingdomino from the start")[shape]
    position = Position.start(SHAPES[shape], SeededDeal("perft"), 0)
    for plies, count in enumerate(counts, 1):
        assert perft.perft(position, plies) == count
        if count < 3000:
            assert perft.count_sequences.interpreted(*perft.room(position, plies)) == count
        if count < 500:
            again = partial(naive_game, SHAPES[shape], SeededDeal("perft"), 0)
            assert naive_perft(again(), [], plies, again) == count


def small_position(players: int, size: int, dominoes: list[int]) -> Position:
    """A game with a small deck, which no printed edition has."""
    options = Options.of("modern" if size == 7 else "classic", players=players)
    full = Position.start(options, SeededDeal("small"), 0)
    here = turns.copied(full.arrays)
    here.status[turns.ROUNDS] = len(dominoes) // options.row
    kings = {2: [0, 1, 1, 0], 3: [2, 0, 1], 4: [3, 1, 0, 2]}[players]
    return Position(here._replace(deck=np.array(dominoes), kings=np.array(kings)))


SMALL = {
    "2 players, 5 × 5, dominoes 1 13 19 48": small_position(2, 5, [1, 13, 19, 48]),
    "2 players, 7 × 7, dominoes 12 39 46 47": small_position(2, 7, [12, 39, 46, 47]),
    "3 players, 5 × 5, dominoes 7 23 40": small_position(3, 5, [7, 23, 40]),
    "4 players, 5 × 5, dominoes 5 18 29 41": small_position(4, 5, [5, 18, 29, 41]),
}


@pytest.mark.parametrize("deck", SMALL)
def test_counts_of_whole_games_with_small_decks(deck: str) -> None:
    (count,) = published_counts("Whole games of Kingdomino with small decks")[deck]
    position = SMALL[deck]
    assert perft.perft(position, 99) == count
    if count < 10_000:
        assert perft.count_sequences.interpreted(*perft.room(position, 99)) == count


def test_naive_agrees_on_a_small_deck() -> None:
    from tests.naive.kingdomino.compare import DOMINOES

    def again() -> NaiveKingdomino:
        return NaiveKingdomino(
            DOMINOES, players=3, size=5, row=3, deck=[7, 23, 40], kings=[2, 0, 1], middle_kingdom="off", harmony=False
        )

    assert naive_perft(again(), [], 4, again) == perft.perft(SMALL["3 players, 5 × 5, dominoes 7 23 40"], 4)


def test_as_move_names_both_squares() -> None:
    from regnum.games.kingdomino import parse_action

    assert as_move(parse_action("17h7n")) == ("place", 17, (1, 0), (1, 1))


def run(code: str, **environment: str) -> str:
    """Run Python in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    return done.stdout.strip()


def test_interpreted_use_never_imports_numba() -> None:
    code = (
        "import sys\n"
        "from regnum.games.kingdomino import Options, start\n"
        "state = start(Options.of(players=3), 'no compiler')\n"
        "while not state.is_over: state = state.play(state.legal_actions()[-1])\n"
        "state.scores(), state.view(0).data()\n"
        "print('numba' in sys.modules)"
    )
    assert run(code) == "False"


def test_everything_works_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "is_installed", lambda: False)
    entry = compiled(batch.play_games.interpreted)
    monkeypatch.setattr(batch, "play_games", entry)
    options, key = Options.of(players=2), SeededDeal("bare").key("kingdomino")
    played = batch.simulate(options, [key], ("random", "random"), with_log=True)
    assert played.actions(0) == [str(a) for a in play_interpreted(options, SeededDeal("bare"), ("random",) * 2).actions]


EDITED = """
import sys; sys.path.insert(0, {folder!r})
from entry import first_bit
from regnum.engine import jit
said = []
jit.on_compile = lambda: said.append(1)
import numpy as np
print(first_bit(np.uint64(12)), len(said))
"""


def test_editing_a_rule_never_leaves_stale_machine_code(tmp_path: Path) -> None:
    shutil.copytree(Path(regnum.__file__).parent, tmp_path / "regnum", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "entry.py").write_text(
        "from regnum.games.bits import first\nfrom regnum.engine import compiled\n\n\n"
        "@compiled\ndef first_bit(bits):\n    return first(bits)\n"
    )
    code, cache = EDITED.format(folder=str(tmp_path)), {"REGNUM_CACHE": str(tmp_path / "cache")}
    old = tmp_path / "cache/regnum/compiled-forgotten"
    old.mkdir(parents=True)
    os.utime(old, (0, 0))
    assert run(code, **cache) == "2 1"
    assert not old.exists()
    assert run(code, **cache) == "2 0"  # the second process loads what the first compiled
    rule = tmp_path / "regnum/games/bits.py"
    rule.write_text(rule.read_text().replace("return count(~bits & (bits - _ONE))", "return count(bits) + 70"))
    assert run(code, **cache) == "72 1"


SIMULATED = """
import numpy as np
from regnum.games.batches import Results, Setup
from regnum.games.chance import seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, batch, gpu, perft, turns
from regnum.games.kingdomino.position import Position
from regnum.games.stream import key_words


def job(options, policies):
    keys = [SeededDeal(f"card/{number}").key("kingdomino") for number in range(2)]
    chances = np.array([seeded_by(key) for key in keys], dtype=np.uint64)
    log = np.zeros((2, turns.MOST_PLIES * options.games), dtype=np.int64)
    standings = np.zeros((2, options.games, options.players, 3), dtype=np.int64)
    results = Results(log, np.zeros(2, dtype=np.int64), standings)
    return Setup(options.settings(), key_words(keys), chances, policies), results


modern = Options.of("modern", players=3, dynasty=True)
for options in (Options.of(players=2), modern, Options.of(players=4), Options.of("modern")):
    policies = np.arange(options.players) % 2
    card, plain = job(options, policies), job(options, policies)
    gpu.play_games(*card)
    batch.play_games.interpreted(*plain, batch.scratch(options))
    assert all(np.array_equal(mine, theirs) for mine, theirs in zip(card[1], plain[1]))
    assert card[1].lengths.all()
position = Position.start(Options.of(players=2), SeededDeal("perft"), 0)
print(gpu.perft(position, 5))
"""


def test_the_card_plays_the_same_games_under_the_simulator() -> None:
    counts = published_counts("Kingdomino from the start")["2, classic"][:5]
    assert run(SIMULATED, NUMBA_ENABLE_CUDASIM="1") == str([1, *counts])


def test_a_forced_discard_is_one_sequence() -> None:
    state = start(Options.of(players=4), "discard")
    while not isinstance(state.legal_actions()[0], Discard):
        state = state.play(state.legal_actions()[-1])
    position = state.view(state.seat).position
    assert perft.perft(position, 1) == 1
    assert perft.count_sequences.interpreted(*perft.room(position, 1)) == 1


def test_old_machine_code_is_forgotten_and_recent_kept(tmp_path: Path) -> None:
    current, old, recent = (tmp_path / f"compiled-{name}" for name in ("current", "old", "recent"))
    for folder in (current, old, recent):
        folder.mkdir()
    os.utime(old, (0, 0))
    os.utime(current, (0, 0))
    caches.forget_old(current, "compiled-*")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["compiled-current", "compiled-recent"]


def test_where_nothing_can_be_kept_nothing_is_cached(tmp_path: Path) -> None:
    (tmp_path / "entry.py").write_text(
        "from regnum.games.bits import first\nfrom regnum.engine import compiled\n\n\n"
        "@compiled\ndef first_bit(bits):\n    return first(bits)\n"
    )
    assert run(EDITED.format(folder=str(tmp_path)), REGNUM_CACHE="/proc/nowhere") == "2 1"
    assert not list(tmp_path.rglob("*.nbi"))


def test_a_folder_that_cannot_be_made_is_not_writable() -> None:
    assert not caches.is_writable(Path("/proc/nowhere"))


def test_every_game_says_that_it_compiles(tmp_path: Path) -> None:
    (tmp_path / "kingdomino_0123").mkdir()
    (tmp_path / "kingdomino_0123/batch.play_games-81.py311.nbi").touch()
    assert jit._is_compiled(batch.play_games.interpreted, tmp_path)
    assert not jit._is_compiled(kingdoms_batch.play_games.interpreted, tmp_path)


def test_compiling_is_announced_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REGNUM_CACHE", str(tmp_path))
    said: list[str] = []
    monkeypatch.setattr(jit, "on_compile", lambda: said.append("compiling"))
    for _ in range(2):
        assert compiled(lowest)(np.uint64(12)) == 2
    assert said == ["compiling"]


def lowest(bits: np.uint64) -> int:
    return first(bits)


def test_by_itself_nothing_is_said() -> None:
    jit.on_compile()
    devices.check_plies(10, 10)


@pytest.mark.parametrize("plies", [-1, 11])
def test_a_card_counts_only_as_deep_as_it_has_room(plies: int) -> None:
    with pytest.raises(ValueError, match="10"):
        devices.check_plies(plies, 10)


def test_a_card_can_be_asked_for_with_any_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(np, "row_stack", raising=False)
    for _ in range(2):
        assert hasattr(devices.card(), "jit")
        assert np.row_stack is np.vstack

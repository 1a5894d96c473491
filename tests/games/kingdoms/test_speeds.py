"""Kingdoms at several speeds: the same deals, games, actions and scores; counts of sequences."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from regnum.games.batches import Results, Setup
from regnum.games.chance import seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdoms import GAME, Options, State, batch, board, perft, start, turns
from regnum.games.kingdoms.account import Account, piece, piece_code
from regnum.games.kingdoms.components import PIECES_IN_BOX, SQUARES
from regnum.games.kingdoms.position import Position
from regnum.games.stream import key_words
from tests.naive.kingdoms.compare import as_move, naive_game
from tests.naive.kingdoms.rules import Move, NaiveKingdoms
from tests.support.kingdoms.moves import TWO, Choice, begin, builds_first, next_round, to_the_first_pass, uneven
from tests.support.kingdoms.shapes import all_options
from tests.support.published import published_counts

RANDOM_TIES = [Options.of(players=players, start_tie="random") for players in (2, 3, 4)]


def play_interpreted(options: Options, deal: SeededDeal, bots: tuple[str, ...]) -> State:
    """A game played through the friendly API by the policies."""
    state, chance = start(options, deal), seeded_by(deal.key("kingdoms"))
    while state.seat is not None:
        action, chance = GAME.choose(bots[state.seat], state.view(state.seat), chance)
        state = state.play(action)
    return state


@pytest.mark.parametrize("options", [*all_options(), *RANDOM_TIES], ids=str)
def test_interpreted_and_compiled_games_are_the_same(options: Options) -> None:
    bots = ("greedy", "random", "random", "random")[: options.players]
    deals = [SeededDeal("speeds")]
    played = GAME.simulate(options, [deal.key("kingdoms") for deal in deals], bots, with_log=True)
    for index, deal in enumerate(deals):
        state = play_interpreted(options, deal, bots)
        assert [str(action) for action in state.actions] == played.actions(index)
        assert state.result() == played.result(index)
        assert [[money] for money in state.money] == played.keys[index].tolist()
        assert len(state.actions) == played.lengths[index]


@pytest.mark.parametrize("with_log", [True, False])
@pytest.mark.parametrize(
    "options",
    [
        Options.of(players=2, start_tie="random"),
        Options.of(players=3, last_castle=True, continuous="lines"),
        Options.of(players=4, no_luck=True, continuous="parts"),
    ],
    ids=str,
)
def test_the_batch_itself_runs_interpreted(options: Options, with_log: bool) -> None:
    keys = [SeededDeal(f"batch {number}").key("kingdoms") for number in range(2)]
    policies = np.array([1, 0, 0, 0][: options.players])
    outcomes = []
    for play in (batch.play_games, batch.play_games.interpreted):
        log = np.zeros((2, 6 * turns.MOST_PLIES_A_ROUND if with_log else 0), dtype=np.int64)
        lengths, money = np.zeros((2, 2), dtype=np.int64), np.zeros((2, 6, options.players), dtype=np.int64)
        chances = np.array([seeded_by(key) for key in keys], dtype=np.uint64)
        setup = Setup(options.settings(), key_words(keys), chances, policies)
        play(setup, Results(log, lengths, money), batch.scratch())
        outcomes.append((log.tolist(), lengths.tolist(), money.tolist()))
    assert outcomes[0] == outcomes[1]


def test_A_G21_ties_for_the_start_are_drawn_alike_at_every_speed() -> None:
    options = Options.of(players=4, start_tie="random")
    for number in range(30):
        deal = SeededDeal(f"ties {number}")
        position = Position.start(options, deal)
        money = position.arrays.table.copy()
        money[turns.MONEY : turns.MONEY + 4] = [70, 70, 20, 70]
        position = replace(position, arrays=position.arrays._replace(table=money))
        scratch = batch.scratch()
        turns.copy_round(position.arrays, scratch.here)
        first = batch.deal_round(scratch.here, key_words([deal.key("kingdoms")])[0], scratch.stream)
        after = position.next_round(deal)
        assert first == after.arrays.table[turns.FIRST]
        assert scratch.here.tiles.tolist() == after.arrays.tiles.tolist()


def test_boards_are_scored_alike_at_every_speed() -> None:
    box = [piece_code(one) for one, count in PIECES_IN_BOX.items() for _ in range(count)] + [0] * 10
    boards = np.array([np.random.default_rng(number).permutation(box)[:SQUARES] for number in range(100)])
    incomes = np.zeros((2, 100, 4), dtype=np.int64)
    lines = np.zeros(board.PLACES, dtype=np.int64)
    batch.score_boards(boards, lines, incomes[0])
    batch.score_boards.interpreted(boards, lines, incomes[1])
    assert incomes[0].tolist() == incomes[1].tolist()
    for number in range(100):
        account = Account.of([piece(int(code)) for code in boards[number]])
        assert incomes[0, number].tolist() == [account.income(seat).total for seat in range(4)]


FROM_THE_START = {
    "2 players": Options.of(players=2),
    "3 players": Options.of(players=3),
    "4 players": Options.of(players=4),
    "2 players, Last castle, Continuous scoring": Options.of(players=2, last_castle=True, continuous="parts"),
    "2 players, No luck": Options.of(players=2, no_luck=True),
}


def naive_perft(options: Options, history: list[Move], plies: int) -> int:
    """Counts by replaying: naive indeed."""
    game = replayed(options, history)
    if plies == 0:
        return 1
    return sum(naive_perft(options, [*history, move], plies - 1) for move in game.legal())


def replayed(options: Options, history: list[Move]) -> NaiveKingdoms:
    game = naive_game(options, SeededDeal("perft"))
    for move in history:
        game.play(move)
    return game


@pytest.mark.parametrize("shape", FROM_THE_START)
def test_counts_of_sequences_from_the_start(shape: str) -> None:
    options, counts = FROM_THE_START[shape], published_counts("Kingdoms from the start")[shape]
    position = Position.start(options, SeededDeal("perft"))
    for plies, count in enumerate(counts, 1):
        assert perft.perft(position, plies) == count
        if count < 1000:
            assert perft.count_sequences.interpreted(*perft.room(position, plies)) == count
        if count < 1000:
            assert naive_perft(options, [], plies) == count


def late(options: Options, choose: Choice, empty: int) -> tuple[Position, list[Move]]:
    """The first round, played in this way, with this many squares left; and how it came there."""
    state = start(options, SeededDeal("perft"))
    while state.account().pieces.count(None) > empty or state.phase != "act":
        state = state.play(choose(state))
    return state._position, [as_move(action) for action in state.actions]


def rest_of_round(options: Options, history: list[Move]) -> int:
    game = replayed(options, history)
    if game.over() or game.round() > 1:
        return 1
    return sum(rest_of_round(options, [*history, move]) for move in game.legal())


LATE = {
    "2 players": (Options.of(players=2), uneven, 4, 816),
    "3 players, Last castle": (Options.of(players=3, last_castle=True), builds_first, 3, 162),
    "4 players, No luck": (Options.of(players=4, no_luck=True), builds_first, 2, 560),
}


@pytest.mark.parametrize("shape", LATE)
def test_counts_of_sequences_to_the_end_of_a_round(shape: str) -> None:
    options, choose, empty, count = LATE[shape]
    position, history = late(options, choose, empty)
    assert perft.perft(position, 99) == count
    assert perft.count_sequences.interpreted(*perft.room(position, 99)) == count
    assert rest_of_round(options, history) == count


def test_a_finished_round_counts_once() -> None:
    state = next_round(start(Options.of(players=2), "done"))
    assert perft.perft(state._positions[0], 5) == 1


def test_passes_are_counted() -> None:
    position = to_the_first_pass(begin(TWO))._position
    assert perft.perft(position, 1) == 1
    assert perft.count_sequences.interpreted(*perft.room(position, 2)) == perft.perft(position, 2) > 1


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


SIMULATED = """
import numpy as np
from regnum.games.batches import Results, Setup
from regnum.games.chance import seeded_by
from regnum.games.dealing import SeededDeal
from regnum.games.kingdoms import Options, batch, board, gpu, turns
from regnum.games.kingdoms.position import Position
from regnum.games.stream import key_words


def job(options):
    keys = [SeededDeal(f"card/{number}").key("kingdoms") for number in range(2)]
    chances = np.array([seeded_by(key) for key in keys], dtype=np.uint64)
    log = np.zeros((2, turns.MOST_PLIES_A_ROUND * options.most_rounds), dtype=np.int64)
    lengths, money = np.zeros((2, 2), dtype=np.int64), np.zeros((2, options.most_rounds, 4), dtype=np.int64)
    policies = np.array([1, 0, 0, 0])
    return Setup(options.settings(), key_words(keys), chances, policies), Results(log, lengths, money)


mixture = Options.of(players=3, continuous="parts", last_castle=True)
for options in (Options.of(), Options.of(players=4, no_luck=True), mixture):
    card, plain = job(options), job(options)
    gpu.play_games(*card)
    batch.play_games.interpreted(*plain, batch.scratch())
    assert all(np.array_equal(mine, theirs) for mine, theirs in zip(card[1], plain[1]))
    assert card[1].lengths.all()
boards = np.arange(60).reshape(2, 30) % board.PIECES
incomes = np.zeros((2, 2, 4), dtype=np.int64)
gpu.score_boards(boards, incomes[0])
batch.score_boards.interpreted(boards, np.zeros(board.PLACES, dtype=np.int64), incomes[1])
assert incomes[0].any() and np.array_equal(incomes[0], incomes[1])
print(gpu.perft(Position.start(Options.of(players=2), SeededDeal("perft")), 1))
"""


def test_the_card_plays_the_same_games_under_the_simulator() -> None:
    assert run(SIMULATED, NUMBA_ENABLE_CUDASIM="1") == "[1, 151]"


def test_interpreted_use_never_imports_numba() -> None:
    code = (
        "import sys\n"
        "from regnum.games.kingdoms import Options, start\n"
        "state = start(Options.of(players=3), 'no compiler')\n"
        "while not state.is_over: state = state.play(state.legal_actions()[-1])\n"
        "state.account(1), state.view(0).data()\n"
        "print('numba' in sys.modules)"
    )
    assert run(code) == "False"


def test_greedy_beats_random() -> None:
    for players in (2, 3, 4):
        bots = ("greedy", *["random"] * (players - 1))
        keys = [SeededDeal(f"greedy {number}").key("kingdoms") for number in range(200)]
        money = GAME.simulate(Options.of(players=players), keys, bots, with_log=False).keys[:, :, 0]
        assert (money[:, 0] > money[:, 1:].max(axis=1)).mean() > 0.8

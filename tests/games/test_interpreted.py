"""The rules of the referees line by line: interpreted they say what they say compiled.

The web app alone uses some of the entry points; here they are compared with what Python's referee does instead.
"""

from __future__ import annotations

import hashlib
import pickle
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from regnum.engine.selection import using
from regnum.games import chance, entries, game, ranking
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options as Dominoes
from regnum.games.kingdomino import editions, referee
from regnum.games.kingdomino import entries as kingdomino
from regnum.games.kingdomino import options as kingdomino_options
from regnum.games.kingdomino import turns as kingdomino_turns
from regnum.games.kingdomino.components import Terrain
from regnum.games.kingdomino.position import Position as Kingdomino
from regnum.games.kingdomino.text import read_kingdom
from regnum.games.kingdoms import Options as Castles
from regnum.games.kingdoms import board, sight
from regnum.games.kingdoms import entries as kingdoms
from regnum.games.kingdoms import options as kingdoms_options
from regnum.games.kingdoms import turns as kingdoms_turns
from regnum.games.kingdoms.account import INCOMES, Account, new_accounted
from regnum.games.kingdoms.components import TILES_IN_BOX
from regnum.games.kingdoms.position import Position as Kingdoms
from regnum.games.kingdoms.text import read_board
from regnum.games.stream import STREAM, key_words
from tests.support.browser_referee import random_states, said
from tests.support.plain import plain

PYTHON, COMPILED = "python", "wasm"
GAMES: list[tuple[str, Any]] = [
    ("kingdomino", Dominoes.of("modern", middle_kingdom="on", harmony=True)),
    ("kingdomino", Dominoes.of("modern", players=3, harmony=True)),
    ("kingdomino", Dominoes.of(middle_kingdom="on", dynasty=True)),
    ("kingdoms", Castles.of(players=3)),
    ("kingdoms", Castles.of(no_luck=True, last_castle=True, continuous="parts", start_tie="random")),
]
DEAL = SeededDeal("interpreted", ("one", "two"))


@pytest.fixture
def _interpreted() -> Iterator[None]:
    with using(PYTHON):
        yield


def everything(engine: str, name: str, options: Any) -> list[list[bytes]]:
    """All that the referee says at some plies of a random game."""
    with using(engine):
        states = random_states(game(name).start(options, DEAL), random.Random(1))
        some = [*states[:6], *states[6:-1:17], states[-1]]
        tried = [str(state.actions[-1]) for state in some[1:4]]
        return [said(name, state, {"tried": tried, "previews": tried[:1]}) for state in some]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=plain)
def test_the_referee_says_the_same_interpreted_and_compiled(name: str, options: Any) -> None:
    from regnum.games.kingdoms.account import _read

    interpreted = everything(PYTHON, name, options)
    _read.cache_clear()  # a board that was read is not read again
    assert interpreted == everything(COMPILED, name, options)


def test_a_score_sheet_is_counted_the_same_interpreted_and_compiled() -> None:
    filled = {
        "kingdomino": {"kingdoms": ["W1 W F\nW  C F1\nL1 L F", "C L"], "middle_kingdom": "symmetric", "harmony": True},
        "kingdoms": {"board": "+3 red1 yellow4 blue1 -6 yellow1", "money": {"red": 50, "yellow": 50, "blue": 50}},
    }
    for name, form in filled.items():
        sheet = game(name).sheet
        assert sheet is not None
        answers = []
        for engine in (PYTHON, COMPILED):
            with using(engine):
                answers.append(sheet.count(msgspec.convert(form, sheet.form)))
        assert answers[0] == answers[1]


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("length", [0, 1, 54, 55, 56, 63, 64, 119, 120, 200])
def test_any_text_is_hashed(length: int) -> None:
    text = random.Random(length).randbytes(length)
    digest, stream = np.zeros(8, dtype=np.uint64), np.zeros(STREAM, dtype=np.uint64)
    entries.hash_text(np.frombuffer(text, dtype=np.uint8), stream, digest)
    assert digest.tolist() == key_words([hashlib.sha256(text).digest()])[0].tolist()


@pytest.mark.usefixtures("_interpreted")
def test_random_numbers_start_from_a_key_and_go_on() -> None:
    key, stream = DEAL.key("kingdomino"), np.zeros(STREAM, dtype=np.uint64)
    state = entries.chance_of(key_words([key])[0], stream)
    assert int(state) == int(chance.seeded_by(key))
    assert int(entries.advance(np.uint64(state))) == int(chance.advance(np.uint64(state)))


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("keys", [[(3, 1), (5, 0), (3, 2), (5, 0)], [(1, 1), (1, 1)], [(2, 0), (1, 9), (3, 3)]])
def test_seats_are_ranked(keys: list[tuple[int, int]]) -> None:
    order, ranks, decided = (np.zeros(len(keys), dtype=np.int64) for _ in range(3))
    entries.rank_seats(np.array(keys), order, ranks, decided)
    assert order.tolist() == sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    assert ranks.tolist() == [1 + sum(other > key for other in keys) for key in keys]
    assert decided[-1] == ranking.LAST


def lists(arrays: Any) -> list[Any]:
    return [array.tolist() for array in arrays]


def in_play(here: kingdomino_turns.Arrays, options: Dominoes) -> kingdomino_turns.Arrays:
    """The arrays without room for more dominoes and kings than there are."""
    return here._replace(deck=here.deck[: options.deck], kings=here.kings[: options.kings])


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("options", [Dominoes.of(), Dominoes.of("modern"), Dominoes.of("modern", players=3)], ids=plain)
def test_a_game_of_kingdomino_is_dealt_and_begun(options: Dominoes) -> None:
    expected, settings = Kingdomino.start(options, DEAL, 0).arrays, options.settings()
    here, stream = kingdomino_turns.new_arrays(options.players), np.zeros(STREAM, dtype=np.uint64)
    kingdomino.start_game(here, settings, key_words([DEAL.key("kingdomino")])[0], 0, stream)
    assert lists(in_play(here, options)) == lists(expected)

    source, kings = DEAL.source("kingdomino", 0), np.zeros(kingdomino_turns.MOST_SLOTS, dtype=np.int64)
    among, drawn = kingdomino.kings_to_draw(settings, kings)
    here.kings[:drawn] = source.draw(kings[:among].tolist(), drawn)
    here.deck[: options.deck] = source.draw(range(1, kingdomino_turns.MOST_DOMINOES + 1), options.deck)
    kingdomino.start_drawn(here, settings)
    assert lists(in_play(here, options)) == lists(expected)
    assert not kingdomino.match_goes_on(here, 1), "this game is not over"
    referee.hide(here)
    assert lists(in_play(here, options)) == lists(Kingdomino(expected).masked().arrays)


@pytest.mark.usefixtures("_interpreted")
def test_actions_and_sights_of_kingdomino() -> None:
    most = referee.MOST_ACTIONS
    codes, actions = (np.zeros(shape, dtype=np.int64) for shape in (most, (most, referee.ACTION)))
    seen = referee.new_seen()
    states = random_states(game("kingdomino").start(Dominoes.of(players=3), DEAL), random.Random(3))
    for state in (*states[:12], *(state for state in states if state.legal_actions() and "x" in str(state.actions))):
        here = state._position.arrays
        count = referee.legal_actions(here, codes, actions)
        assert count == len(state.legal_actions()) == kingdomino.legal_actions(here, codes)
        for code, action in zip(codes[:count].tolist(), actions[:count], strict=True):
            assert referee.judge_action(here, action)[2] == code
        referee.look(here, seen)
        assert seen.facts[referee.IN_BOX] == state.dominoes_in_box
        assert set(seen.unseen[: seen.facts[referee.UNSEEN]].tolist()) == state.unseen
        rows = [[slot.domino for slot in row] for row in (state.current_row, state.next_row)]
        assert [[domino for domino in row[:, 0].tolist() if domino] for row in seen.rows] == rows


def test_a_view_that_comes_from_another_process_says_the_same() -> None:
    view = game("kingdomino").start(Dominoes.of(), DEAL).view(0)
    assert pickle.loads(pickle.dumps(view)).data() == view.data()


@pytest.mark.usefixtures("_interpreted")
def test_too_many_pieces_are_found() -> None:
    mines = np.array([(list(Terrain).index(Terrain.MINE), 3)] * 2)
    assert tuple(referee.check_pieces(mines)) == (0, 2, 1)


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("options", [Dominoes.of(players=3), Dominoes.of("bga", dynasty=True)], ids=plain)
def test_options_of_kingdomino_are_checked(options: Dominoes) -> None:
    values = kingdomino_options._numbers(options.data())
    preset, settings = values.copy(), np.zeros_like(options.settings())
    assert kingdomino.take_preset(preset, editions.NO_WISH) == editions.NO_PROBLEM
    assert preset[editions.DECK] == options.deck
    assert kingdomino.find_problem(values) == editions.NO_PROBLEM
    kingdomino.write_settings(values, settings)
    assert settings.tolist() == options.settings().tolist()
    numbers = [kingdomino.mentioned(values, what) for what in range(len(kingdomino.MENTIONED))]
    assert numbers == [options.kings, options.deck // options.players, options.size**2 // 2, editions.VALUES]
    values[editions.ROW] = 5
    assert kingdomino.find_problem(values) == editions.WRONG_ROW


@pytest.mark.usefixtures("_interpreted")
def test_a_kingdom_on_a_score_sheet_is_taken_square_by_square() -> None:
    kingdom = read_kingdom("W1 W F\nW  C F1\nL1 L F")
    here = kingdomino_turns.new_arrays(1)
    here.status[kingdomino_turns.PLAYERS] = 1
    has_harmony = True
    referee.start_sheet(here, 5, kingdomino_turns.MIDDLE_SYMMETRIC, has_harmony)
    for (x, y), square in kingdom.squares.items():
        assert referee.settle(here, 0, x, y, list(Terrain).index(square.terrain), square.crowns)
    rooms, scores = referee.new_kingdoms(1), np.zeros((1, referee.PARTS), dtype=np.int64)
    referee.describe(here, rooms, scores)
    expected = kingdom.score(middle_kingdom="symmetric", harmony=True)
    assert scores[0, : referee.ALL_CROWNS + 1].tolist() == list(expected.key)
    assert rooms.counts[0].tolist() == [len(kingdom.squares), len(expected.properties)]
    assert not referee.settle(here, 0, 5, 0, 0, 0), "wider than the frame"


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("options", [one for name, one in GAMES if name == "kingdoms"], ids=plain)
def test_a_round_of_kingdoms_is_dealt_and_begun(options: Castles) -> None:
    expected, settings = Kingdoms.start(options, DEAL).arrays, options.settings()
    here, stream = kingdoms_turns.new_round(), np.zeros(STREAM, dtype=np.uint64)
    kingdoms.start_game(here, settings)
    kingdoms.start_round(here, key_words([DEAL.key("kingdoms")])[0], stream)
    assert lists(here) == lists(expected)

    here = kingdoms_turns.new_round()
    kingdoms.start_game(here, settings)
    items, sizes = (np.zeros((kingdoms_turns.DRAWS, n), dtype=np.int64) for n in (TILES_IN_BOX, 2))
    kingdoms.plan_draws(here, items, sizes)
    source = DEAL.source("kingdoms", 0)
    for row, (among, drawn) in zip(items, sizes.tolist(), strict=True):
        row[:drawn] = source.draw(row[:among].tolist(), drawn)
    kingdoms.begin_drawn(here, items)
    assert lists(here) == lists(expected)


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("options", [one for name, one in GAMES if name == "kingdoms"], ids=plain)
def test_what_an_observer_sees_of_kingdoms(options: Castles) -> None:
    states = random_states(game("kingdoms").start(options, DEAL), random.Random(2))
    for state in states[:40:8]:
        position: Any = state._position
        for observer in (sight.SPECTATOR, *range(options.players)):
            there, view = kingdoms_turns.new_round(), kingdoms.new_seen(options.players)
            kingdoms.see(position.arrays, observer, there, view)
            masked = position.masked(None if observer == sight.SPECTATOR else observer)
            assert lists(there) == lists(masked.arrays)
            assert tuple(view.money.tolist()) == position.money
            assert view.castles.tolist() == [list(position.castles(seat).values()) for seat in range(options.players)]
            assert view.unseen[1:].tolist() == list(masked.unseen.values())
        account, revealed = new_accounted(), np.zeros(sight.MOST_REVEALED, dtype=np.int64)
        lines = kingdoms.write_account(position.arrays, account)
        assert lines == len(state.account().lines)
        assert tuple(revealed[: kingdoms.write_revealed(position.arrays, 0, revealed)].tolist()) == state.revealed


@pytest.mark.usefixtures("_interpreted")
def test_any_board_of_kingdoms_is_counted() -> None:
    expected: Account = read_board("+3 red1 yellow4 blue1 -6 yellow1")
    from regnum.games.kingdoms.account import squares_of

    account, lines = new_accounted(), np.zeros(board.PLACES, dtype=np.int64)
    number, _, too_many = kingdoms.count_board(squares_of(expected.pieces), lines, account)
    assert (number, too_many) == (len(expected.lines), 0)
    assert account.lines[0, INCOMES : INCOMES + 4].tolist() == [expected.lines[0].incomes.get(n, 0) for n in range(4)]


@pytest.mark.usefixtures("_interpreted")
def test_choices_of_kingdoms_are_checked() -> None:
    options = Castles.of(players=4, last_castle=True)
    choices = np.array([4, 1, 0, 0, 0])
    settings = np.zeros_like(options.settings())
    assert kingdoms.impossible_choice(choices) == kingdoms_options.POSSIBLE
    kingdoms.write_settings(choices, settings)
    assert settings.tolist() == options.settings().tolist()
    choices[kingdoms_options.SCORED] = 3
    assert kingdoms.impossible_choice(choices) == kingdoms_options.SCORED

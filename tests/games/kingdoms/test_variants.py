"""The variants of Kingdoms: Last castle, No luck, Continuous scoring, alone and together."""

from __future__ import annotations

import pytest

from regnum.games.dealing import WrittenDeal
from regnum.games.kingdoms import Castle, Kind, Options, Pass, State, start
from regnum.games.kingdoms.options import CONTINUOUS
from tests.support.kingdoms.moves import TWO, at_random, begin, builds_first, legal, next_round, play, walk
from tests.support.kingdoms.shapes import all_options
from tests.support.plain import plain

LAST_CASTLE = Options.of(players=2, last_castle=True)
NO_LUCK = Options.of(players=2, no_luck=True)
PARTS = Options.of(players=2, continuous="parts")
LINES = Options.of(players=2, continuous="lines")


def last_of(options: Options, seed: object) -> State:
    *_, state = walk(options, seed)
    return state


# --- Last castle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KG_X1_all_players_get_all_castles(players: int) -> None:
    state = start(Options.of(players=players, last_castle=True), "all")
    assert all(state.castles(seat) == {1: 4, 2: 3, 3: 2, 4: 1} for seat in range(players))


def test_KG_X1_no_castle_comes_back() -> None:
    state = next_round(begin(LAST_CASTLE))
    assert not state.is_over
    placed = [piece for piece in state.account(1).pieces if isinstance(piece, Castle)]
    assert sum(state.castles(0).values()) + sum(state.castles(1).values()) == 20 - len(placed)


@pytest.mark.parametrize("seed", range(5))
def test_KG_X1_ends_with_the_round_in_which_a_player_places_their_last_castle(seed: int) -> None:
    state, choose = start(LAST_CASTLE, f"ends {seed}"), at_random(seed)
    while not state.is_over:
        assert all(sum(state.castles(seat).values()) > 0 for seat in range(2))
        state = next_round(state, choose)
    assert any(sum(state.castles(seat).values()) == 0 for seat in range(2))


def test_KG_X1_that_round_is_finished() -> None:
    state = begin(LAST_CASTLE)
    while sum(state.castles(0).values()):
        state = state.play(builds_first(state))
    assert not state.is_over
    assert state.account().pieces.count(None) > 0


def test_KG_X1_a_round_ends_when_nobody_can_act() -> None:
    """Later rounds can run out of pieces before the board is full."""
    for seed in range(200):
        state = last_of(LAST_CASTLE, seed)
        pieces = state.account().pieces
        if None in pieces:
            assert state.supply == 0
            assert all(sum(state.castles(seat).values()) == 0 for seat in range(2))
            assert all(state.starting_tile(seat) is None for seat in range(2))
            return
    raise AssertionError("no round of Last castle stayed unfilled")


def test_A_G25_one_player_out_early_keeps_drawing_then_passes() -> None:
    state = begin(LAST_CASTLE)
    while sum(state.castles(0).values()):
        state = state.play(builds_first(state))
    while state.seat != 0:
        state = state.play(builds_first(state))
    assert "draw" in legal(state)
    assert "pass" not in legal(state)


def test_A_G26_the_last_castle_may_fall_in_round_1() -> None:
    state = begin(LAST_CASTLE)
    while not state.is_over:
        state = state.play(builds_first(state))
    assert state.round_number == 1
    assert len(state.money_history) == 1


# --- No luck


def test_KG_X2_any_tile_of_the_supply_may_be_chosen() -> None:
    state = start(NO_LUCK, "open")
    tiles = {kind.word for kind in Kind}
    assert {action.split("@")[0] for action in legal(state)} == tiles | {"r1", "r2", "r3", "r4"}
    assert "draw" not in legal(state)
    assert state.supply == 23
    assert state.view(0).unseen == state.view(None).unseen == state.unseen


def test_KG_X2_a_tile_that_is_used_up_is_gone() -> None:
    state = play(start(NO_LUCK, "open"), "dragon@a1 +6@b1 +6@c1")
    words = {action.split("@")[0] for action in legal(state)}
    assert not words & {"dragon", "+6"}
    assert (state.supply, state.unseen[Kind.PLUS_6], state.unseen[Kind.DRAGON]) == (20, 0, 0)


def test_A_G33_no_starting_tiles_in_any_round() -> None:
    for state in walk(NO_LUCK, "none"):
        assert [state.starting_tile(seat) for seat in range(2)] == [None, None]
        assert not any(action.startswith("s@") for action in legal(state))


def test_A_G34_the_richest_begins_the_next_round() -> None:
    for seed in range(5):
        state = next_round(start(NO_LUCK, f"rich {seed}"), at_random(seed))
        assert state.money[state.start_player] == max(state.money)


def test_no_luck_needs_only_the_lot_for_the_start_player() -> None:
    state = start(NO_LUCK, WrittenDeal((((1,),),)))
    choose = at_random("luckless")
    while not state.is_over:
        state = state.play(choose(state))
    assert state.round_number == 3


# --- Continuous scoring


ROW_1 = "r4@a1 r1@f5 draw +1@b1 draw +2@c1 draw -1@d1 draw +3@e1"


def test_KG_X3_a_line_is_scored_at_once_when_it_fills() -> None:
    tiles = "+6 -6 +1 +2 -1 +3 +4"
    state = play(begin(PARTS, tiles), ROW_1)
    assert state.money == (50, 50)
    filled = play(state, "draw +4@f1")
    assert filled.money == (50 + 4 * 9, 50)
    assert play(begin(TWO, tiles), f"{ROW_1} draw +4@f1").money == (50, 50)
    scored = [line for line in filled.account().lines if line.is_scored]
    assert [(line.direction, line.first, line.last) for line in scored] == [("row", 0, 5)]


@pytest.mark.parametrize("options", [PARTS, LINES])
def test_KG_X3_the_money_at_the_end_is_what_was_paid(options: Options) -> None:
    """What a round paid at once, line by line, is what it pays in all: nothing is paid twice."""
    for state in walk(options, "paid"):
        account = state.account()
        before = state.money_history[-1] if state.money_history else (50, 50)
        if not state.is_over:
            paid = [sum(line.incomes.get(seat, 0) for line in account.lines if line.is_scored) for seat in range(2)]
            assert state.money == tuple(had + got for had, got in zip(before, paid, strict=True))


def test_A_G28_each_part_scores_as_soon_as_it_is_full() -> None:
    moves = "r4@a1 r1@f5 draw +2@b1 draw mountain@c1"
    tiles = "+6 -6 +2 mountain"
    assert play(begin(PARTS, tiles), moves).money == (50 + 8, 50)
    assert play(begin(LINES, tiles), moves).money == (50, 50)
    longer = f"{moves} r1@d1 r1@e1 r2@f1"
    assert play(begin(PARTS, tiles), longer).money == (58, 50)
    assert play(begin(LINES, tiles), longer).money == (58, 50)


def test_A_G28_the_readings_differ_only_through_a_later_wizard() -> None:
    """The part is full before the wizard comes, the whole line after it."""
    tiles = "+6 wizard +2 mountain"
    moves = "r4@a1 r1@f5 draw +2@b1 draw mountain@c1 r1@d1 s@a2 r1@e1 r1@f1"
    assert play(begin(PARTS, tiles), moves).money == (58, 50)
    assert play(begin(LINES, tiles), moves).money == (60, 50)


@pytest.mark.parametrize("options", [PARTS, LINES])
def test_A_G29_no_line_is_scored_again(options: Options) -> None:
    """The castle on a1 rises in its column, which is open, but not in its row, which has been scored."""
    tiles = "+6 wizard +1 +2 -1 +3 +4"
    scored = play(begin(options, tiles), f"{ROW_1} draw +4@f1 s@a2")
    assert scored.money == (86, 50)
    castles = {line.direction: line.castles[0] for line in scored.account().lines if line.first == 0}
    assert (castles["row"].bonus, castles["row"].rank) == (0, 4)
    assert (castles["column"].bonus, castles["column"].rank) == (1, 5)


def test_A_G29_a_wizard_who_fills_the_line_still_counts_in_it() -> None:
    tiles = "+6 wizard +1 +2 +3 +4"
    moves = "r1@a5 draw +1@a1 draw +2@b1 draw +3@c1 draw +4@d1 r4@e1"
    state = play(begin(PARTS, tiles), f"r1@f5 {moves}")
    assert state.seat == 1
    filled = play(state, "s@f1")
    assert filled.money[0] == 50 + 5 * 10


def test_A_G30_one_placement_scores_all_that_it_fills() -> None:
    """A mountain on c3 closes the row part a3-b3 and the column part c1-c2, in this order; the others stay open."""
    tiles = "+6 -6 +1 +2 mountain"
    state = play(begin(PARTS, tiles), "r1@a3 r1@c1 draw +1@b3 draw +2@c2")
    assert state.money == (50, 50)
    closed = play(state, "draw mountain@c3")
    assert closed.money == (51, 52)
    scored = [(line.direction, line.first, line.last) for line in closed.account().lines if line.is_scored]
    assert scored == [("row", 12, 13), ("column", 2, 8)]


def test_A_G31_lines_that_never_filled_are_scored_at_the_end() -> None:
    options = Options.of(players=2, last_castle=True, continuous="parts")
    for seed in range(200):
        state = last_of(options, seed)
        if None in state.account().pieces:
            income = [state.account().income(seat).total for seat in range(2)]
            before = state.money_history[-2] if len(state.money_history) > 1 else (50, 50)
            assert state.money == tuple(had + got for had, got in zip(before, income, strict=True))
            assert all(line.is_scored for line in state.account().lines)
            return
    raise AssertionError("no round stayed unfilled")


# --- Together


@pytest.mark.parametrize("options", all_options(), ids=str)
def test_A_G32_variants_combine_freely(options: Options) -> None:
    state = last_of(options, "together")
    assert state.is_over
    assert state.result().ranks.count(1) >= 1
    assert plain(state.view(0).data())["result"]


def test_all_eight_combinations_exist() -> None:
    assert len({(o.last_castle, o.no_luck, o.continuous != "off") for o in all_options()}) == 8
    assert {o.continuous for o in all_options()} == set(CONTINUOUS)


def test_passing_ends_with_the_round() -> None:
    options = Options.of(players=3, last_castle=True)
    for seed in range(30):
        passed: set[int] = set()
        number = 1
        for state in walk(options, seed):
            if state.round_number != number:
                passed, number = set(), state.round_number
            if state.seat in passed:
                assert state.legal_actions() == (Pass(),)
            if state.legal_actions() == (Pass(),) and state.seat is not None:
                passed.add(state.seat)

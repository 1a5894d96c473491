"""The course of a game of Kingdoms: box, set-up, turns, rounds, the end."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from regnum.errors import DealError, IllegalActionError, UsageError
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdoms import COLOURS, TILES, Castle, Draw, Kind, Options, Pass, start, turns
from regnum.games.kingdoms.components import CASTLES_BY_RANK, COLUMNS, PIECES_IN_BOX, RANKS, ROWS, SQUARES
from regnum.games.kingdoms.position import Position
from tests.support.kingdoms.moves import (
    FOUR,
    THREE,
    TWO,
    at_random,
    begin,
    builds_first,
    deal,
    draws_first,
    legal,
    next_round,
    play,
    shuffle,
    to_the_first_pass,
)
from tests.support.plain import plain

ALL_SQUARES = [f"{column}{row}" for row in range(1, 6) for column in "abcdef"]


def everywhere(piece: str) -> set[str]:
    """A piece on every square of an empty board."""
    return {f"{piece}@{square}" for square in ALL_SQUARES}


# --- The box


def test_KG_C1_forty_castles() -> None:
    castles = Counter({piece: count for piece, count in PIECES_IN_BOX.items() if isinstance(piece, Castle)})
    assert castles.total() == 40
    assert [sum(castles[Castle(seat, rank)] for seat in range(4)) for rank in RANKS] == [16, 12, 8, 4]
    assert COLOURS == ("red", "yellow", "green", "blue")


def test_KG_C2_five_rows_of_six() -> None:
    assert (ROWS, COLUMNS, SQUARES) == (5, 6, 30)


def test_KG_C3_money_is_not_bound_to_the_1081_in_coins() -> None:
    position = Position.start(TWO, SeededDeal("rich"))
    table = position.arrays.table.copy()
    table[turns.MONEY] = 1081
    rich = Position(position.arrays._replace(table=table))
    assert rich.money == (1081, 50)


def test_KG_C4_twenty_three_tiles() -> None:
    kinds = Counter(tile.kind for tile in TILES)
    assert kinds.total() == 23
    assert all(kinds[kind] == 2 for kind in Kind if kind.worth > 0)
    assert all(kinds[kind] == 1 for kind in Kind if kind.worth < 0)
    assert (kinds[Kind.MOUNTAIN], kinds[Kind.DRAGON], kinds[Kind.GOLD_MINE], kinds[Kind.WIZARD]) == (2, 1, 1, 1)
    assert sorted(kind.worth for kind in Kind if kind.worth) == [*range(-6, 0), *range(1, 7)]
    assert [kind.word for kind in Kind if not kind.worth] == ["mountain", "dragon", "goldmine", "wizard"]


# --- Set-up


@pytest.mark.parametrize(("players", "rank_one"), [(2, 4), (3, 3), (4, 2)])
def test_KG_S1_castles_by_number_of_players(players: int, rank_one: int) -> None:
    state = start(Options.of(players=players), "castles")
    for seat in range(players):
        assert state.castles(seat) == {1: rank_one, 2: 3, 3: 2, 4: 1}


def test_KG_S2_all_players_start_with_fifty() -> None:
    assert start(FOUR, "money").money == (50, 50, 50, 50)


def test_KG_S3_each_player_draws_a_starting_tile() -> None:
    state = begin(THREE, "+4 dragon -6")
    assert [state.starting_tile(seat) for seat in range(3)] == [Kind.PLUS_4, Kind.DRAGON, Kind.MINUS_6]
    assert state.supply == 20
    assert sum(state.unseen.values()) == 20


@pytest.mark.parametrize("first", [0, 1, 2])
def test_KG_S4_start_player_by_lot_then_clockwise(first: int) -> None:
    state = begin(THREE, first=first)
    order = []
    for square in ("a1", "b1", "c1", "d1"):
        order.append(state.seat)
        state = play(state, f"r1@{square}")
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert state.start_player == first


def test_KG_S4_every_seat_can_be_drawn() -> None:
    assert {start(FOUR, f"lot {number}").start_player for number in range(40)} == {0, 1, 2, 3}


# --- Turns


def test_KG_T1_castle_draw_or_starting_tile() -> None:
    state = begin(TWO, "+4 -1")
    castles = set().union(*(everywhere(f"r{rank}") for rank in RANKS))
    assert legal(state) == castles | {"draw"} | everywhere("s")


def test_KG_T1_only_on_empty_squares() -> None:
    state = play(begin(TWO, "+4 -1 +6"), "r4@c3 draw +6@d3 s@e3")
    taken = {"c3", "d3", "e3"}
    assert not any(action.endswith(tuple(taken)) for action in legal(state))
    assert len(legal(state)) == 27 * (4 + 1) + 1


def test_KG_T2_passing_only_if_nothing_is_possible() -> None:
    state = begin(TWO)
    assert "pass" not in legal(state)
    with pytest.raises(IllegalActionError) as caught:
        state.play(Pass())
    assert caught.value.explanation.rule == "KG-T2"


def test_KG_T2_who_has_nothing_left_passes() -> None:
    state = to_the_first_pass(begin(TWO))
    assert (state.seat, legal(state), state.supply) == (0, {"pass"}, 0)
    assert sum(state.castles(0).values()) == 0
    after = state.play(Pass())
    assert (after.seat, after.account()) == (1, state.account())


def test_KG_T3_nothing_moves_before_the_round_ends() -> None:
    state = begin(TWO)
    choose, before = at_random("still"), state.account().pieces
    while state.round_number == 1:
        state = state.play(choose(state))
        now = state.account(1).pieces
        assert all(piece is None or piece == still for piece, still in zip(before, now, strict=True))
        before = now


def test_A_G10_no_free_pass() -> None:
    state = next_round(begin(TWO), builds_first)
    assert all("pass" not in legal(past) for past in (begin(TWO), state))


def test_A_G11_an_empty_supply_leaves_the_other_actions() -> None:
    state = begin(TWO)
    while state.supply:
        state = state.play(draws_first(state))
    state = state.play(draws_first(state)) if state.phase == "place" else state
    assert "draw" not in legal(state)
    assert any(action.startswith("r4@") for action in legal(state))
    assert any(action.startswith("s@") for action in legal(state))


def test_A_G12_a_drawn_tile_must_be_placed() -> None:
    state = play(begin(TWO, "+1 +2 dragon"), "draw")
    assert (state.seat, state.phase, state.drawn_tile) == (0, "place", Kind.DRAGON)
    assert legal(state) == everywhere("dragon")
    assert play(state, "dragon@a1").seat == 1


def test_A_G13_the_starting_tile_may_be_kept() -> None:
    state = begin(TWO, "wizard dragon")
    while state.round_number == 1:
        held = [state.starting_tile(seat) for seat in range(2)]
        state = state.play(Draw() if Draw() in state.legal_actions() else builds_first(state))
    assert held == [Kind.WIZARD, Kind.DRAGON]


def test_A_G14_all_tiles_go_back() -> None:
    first = begin(TWO, "wizard dragon", "wizard +6")
    second = next_round(first, builds_first)
    assert second.starting_tile(0) == Kind.WIZARD  # it was kept in round 1 and could be drawn again
    assert sum(second.unseen.values()) == 21
    assert second.supply == 21


def test_A_G15_the_starting_tile_is_not_replaced() -> None:
    state = play(begin(TWO), "s@a1 r1@b1")
    assert state.starting_tile(0) is None
    assert not any(action.startswith("s@") for action in legal(state))


def test_A_G16_the_starting_tile_is_secret_until_played() -> None:
    state = begin(TWO, "wizard dragon")
    assert state.view(0).starting_tile(0) == Kind.WIZARD
    assert state.view(0).starting_tile(1) == "?"
    assert state.view(None).starting_tile(0) == "?"
    played = play(state, "s@a1")
    assert played.view(1).account().pieces[0] == Kind.WIZARD
    assert played.view(1).starting_tile(0) is None


# --- Rounds


def test_KG_R1_the_round_ends_when_no_square_is_empty() -> None:
    state = begin(FOUR)
    choose = at_random("full")
    while state.round_number == 1:
        past = state
        state = state.play(choose(state))
    assert past.account().pieces.count(None) == 1
    assert None not in state.account(1).pieces
    assert state.account().pieces == (None,) * 30


def test_KG_N1_rank_1_comes_back_the_others_are_gone() -> None:
    state = begin(TWO)
    choose = at_random("back")
    while state.round_number == 1:
        state = state.play(choose(state))
    last = [piece for piece in state.account(1).pieces if isinstance(piece, Castle)]
    for seat in range(2):
        placed = Counter(piece.rank for piece in last if piece.seat == seat)
        assert state.castles(seat)[1] == 4
        for rank in (2, 3, 4):
            assert state.castles(seat)[rank] == CASTLES_BY_RANK[rank - 1] - placed[rank]


def test_A_G17_castles_in_hand_are_kept() -> None:
    state = next_round(begin(TWO), draws_first)
    kept = [state.castles(seat) for seat in range(2)]
    assert sum(hand[2] + hand[3] + hand[4] for hand in kept) > 0
    assert kept == [
        {
            **{
                rank: CASTLES_BY_RANK[rank - 1] - state.account(1).pieces.count(Castle(seat, rank))
                for rank in (2, 3, 4)
            },
            1: 4,
        }
        for seat in range(2)
    ]


def test_A_G18_rank_1_returns_but_not_with_last_castle() -> None:
    assert next_round(begin(TWO), builds_first).castles(0) == {1: 4, 2: 0, 3: 0, 4: 0}
    state = next_round(begin(Options.of(players=4, last_castle=True)), at_random("last"))
    for seat in range(4):
        placed = Counter(
            piece.rank for piece in state.account(1).pieces if isinstance(piece, Castle) and piece.seat == seat
        )
        assert state.castles(seat) == {rank: CASTLES_BY_RANK[rank - 1] - placed[rank] for rank in RANKS}


def test_KG_N2_new_starting_tiles() -> None:
    state = next_round(begin(TWO, "", "-6 -3", first=1))
    assert [state.starting_tile(seat) for seat in range(2)] == [Kind.MINUS_6, Kind.MINUS_3]
    assert state.view(0).starting_tile(1) == "?"


def played_to(money: list[int], first: int, options: Options) -> Position:
    """A round that has just ended, begun by this seat, with this money."""
    position = Position.start(options, deal(first=first))
    table = position.arrays.table.copy()
    table[turns.MONEY : turns.MONEY + len(money)] = money
    table[turns.PHASE] = turns.ROUND_OVER
    return Position(position.arrays._replace(table=table))


def starter(position: Position, dealt: WrittenDeal) -> int:
    return int(position.next_round(dealt).arrays.table[turns.FIRST])


def test_KG_N3_the_richest_begins() -> None:
    assert starter(played_to([10, 30, 20], 0, THREE), deal()) == 1
    assert starter(played_to([-10, -30, -20], 1, THREE), deal()) == 0


def test_KG_N3_in_a_game() -> None:
    state = next_round(begin(FOUR), at_random("rich"))
    assert state.money[state.start_player] == max(state.money)
    assert state.seat == state.start_player


@pytest.mark.parametrize(("first", "begins"), [(0, 0), (1, 2), (2, 2), (3, 3)])
def test_A_G21_tied_the_first_clockwise_from_the_last_start_player_begins(first: int, begins: int) -> None:
    assert starter(played_to([60, 10, 60, 60], first, FOUR), deal()) == begins


@pytest.mark.parametrize("lot", [0, 2, 3])
def test_A_G21_or_by_lot(lot: int) -> None:
    position = played_to([60, 10, 60, 60], 1, Options.of(players=4, start_tie="random"))
    assert starter(position, WrittenDeal(((), ((lot,), shuffle())))) == lot
    with pytest.raises(DealError):
        starter(position, WrittenDeal(((), ((1,), shuffle()))))


def test_A_G21_no_lot_without_a_tie() -> None:
    position = played_to([60, 10, 20, 20], 1, Options.of(players=4, start_tie="random"))
    assert starter(position, WrittenDeal(((), (shuffle(),)))) == 0


def test_A_G19_money_may_be_negative() -> None:
    state = begin(TWO, "-6 -5 -4 -3 -2")
    debts = play(state, "r4@a1 r1@f5 s@b1 s@a2 draw -4@c1 draw -3@a3 draw -2@d1")
    assert debts.account().income(0).total == 4 * (-6 - 4 - 2 - 5 - 3)
    rest = next_round(debts, lambda state: state.legal_actions()[-1])
    assert min(rest.money) < 0
    assert not rest.is_over


def test_A_G20_the_bank_never_runs_out() -> None:
    position = Position.start(TWO, SeededDeal("bank"))
    table = position.arrays.table.copy()
    table[turns.MONEY] = 100_000
    rich = Position(position.arrays._replace(table=table))
    assert rich.after(turns.placement(3, 0)).money == (100_000, 50)


def test_A_G23_money_is_open() -> None:
    state = next_round(begin(THREE), at_random("open"))
    assert state.view(None).money == state.view(2).money == state.money
    assert state.view(1).money_history == state.money_history == (state.money,)


# --- The end


def test_KG_E1_three_rounds_most_money_wins() -> None:
    state = begin(TWO)
    for number in (1, 2, 3):
        assert (state.round_number, state.is_over) == (number, False)
        state = next_round(state, at_random(number))
    assert state.is_over
    assert (state.phase, state.seat, state.legal_actions()) == ("over", None, ())
    assert len(state.money_history) == 3
    best = state.ranking()[0]
    assert state.money[best.seat] == max(state.money)
    assert state.result().scores == list(state.money)
    assert state.result().rounds == [list(money) for money in state.money_history]


def ranks(money: list[int]) -> tuple[list[int], str]:
    from regnum.games.kingdoms.state import result_data

    result = result_data([tuple(money)])
    return result.ranks, result.decided_by


def test_A_G22_equals_share_the_victory() -> None:
    assert ranks([70, 90, 90]) == ([3, 1, 1], "shared")
    assert ranks([70, 90, 80]) == ([3, 1, 2], "money")


def test_a_game_can_be_judged_before_its_end() -> None:
    assert plain(begin(TWO).result()) == {
        "scores": [50, 50],
        "ranks": [1, 1],
        "decided_by": "shared",
        "rounds": [[50, 50]],
    }


# --- The friendly face


def test_undo_takes_back_actions() -> None:
    state = play(begin(TWO), "r1@a1 draw")
    assert state.undo().data() == play(begin(TWO), "r1@a1").data()
    assert state.undo(2).data() == begin(TWO).data()
    for plies in (-1, 3):
        with pytest.raises(UsageError):
            state.undo(plies)


def test_a_seat_must_exist() -> None:
    with pytest.raises(UsageError):
        begin(TWO).view(2)


def test_an_illegal_action_changes_nothing() -> None:
    state = play(begin(TWO), "r1@a1")
    before = state.data()
    with pytest.raises(IllegalActionError):
        play(state, "r1@a1")
    assert state.data() == before


def test_a_written_deal_must_hold_every_round() -> None:
    short = WrittenDeal((((0,), shuffle()),))
    with pytest.raises(DealError):
        next_round(start(TWO, short))


def test_positions_share_no_arrays() -> None:
    position = Position.start(TWO, SeededDeal("copies"))
    after = position.after(turns.placement(0, 0))
    assert not np.shares_memory(position.arrays.squares, after.arrays.squares)
    assert position.arrays.squares[0] == 0

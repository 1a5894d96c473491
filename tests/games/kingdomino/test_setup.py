"""The box and the set-up: KD-C1 to KD-C6, KD-S1 to KD-S10, and what of it is secret."""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np
import pytest

from regnum.errors import DealError, IllegalActionError, OptionsError
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdomino import COLOURS, DOMINOES, Claim, Options, Square, Terrain, start
from regnum.games.kingdomino.position import draw_kings
from regnum.games.kingdomino.text import read_kingdom
from tests.support.kingdomino.moves import (
    DUEL,
    FOUR,
    FULL,
    MODERN_THREE,
    TWO,
    begin,
    follow,
    last_of,
    legal,
    play,
    replay,
    walk,
    written,
)
from tests.support.plain import plain

THREE = Options.of("classic", players=3)
MODERN_TWO = Options.of("modern", players=2)

# --- Components ----------------------------------------------------------------------------------

BOX = """
 1 W  W    2 W  W    3 F  F    4 F  F    5 F  F    6 F  F    7 L  L    8 L  L    9 L  L   10 P  P   11 P  P   12 S  S
13 W  F   14 W  L   15 W  P   16 W  S   17 F  L   18 F  P   19 W1 F   20 W1 L   21 W1 P   22 W1 S   23 W1 M   24 F1 W
25 F1 W   26 F1 W   27 F1 W   28 F1 L   29 F1 P   30 L1 W   31 L1 W   32 L1 F   33 L1 F   34 L1 F   35 L1 F   36 W  P1
37 L  P1  38 W  S1  39 P  S1  40 M1 W   41 W  P2  42 L  P2  43 W  S2  44 P  S2  45 M2 W   46 S  M2  47 S  M2  48 W  M3
"""
"""The dominoes as two independent public lists agree on them, copied by hand."""

SQUARES = [square for domino in DOMINOES.values() for square in (domino.first, domino.second)]


def test_KD_C1_four_starting_tiles_of_one_square() -> None:
    state = start(FOUR, "tiles")
    for seat in range(4):
        kingdom = state.kingdom(seat)
        assert (kingdom.width, kingdom.height, len(kingdom.squares)) == (1, 1, 0)
    with pytest.raises(OptionsError, match="5 players"):
        Options.of(players=5)


def test_KD_C2_four_castles_in_pink_yellow_green_and_blue() -> None:
    assert COLOURS == ("pink", "yellow", "green", "blue")


def test_KD_C3_dominoes_are_numbered_1_to_48_with_two_squares_each() -> None:
    assert list(DOMINOES) == list(range(1, 49))
    assert all(domino.number == number for number, domino in DOMINOES.items())
    assert len(SQUARES) == 96


@pytest.mark.parametrize("options", [TWO, THREE, FOUR, MODERN_TWO, MODERN_THREE])
def test_KD_C4_there_are_two_kings_of_each_colour_and_no_more(options: Options) -> None:
    kings = Counter(draw_kings(options, SeededDeal("kings"), 0)[0])
    assert set(kings) == set(range(options.players))
    assert max(kings.values()) <= 2
    assert kings.total() <= 8


def test_KD_C5_a_score_pad_has_a_line_for_every_part_and_the_lines_add_up() -> None:
    score = plain(read_kingdom("W1 W C F1 F\n. . . P2 P").score(middle_kingdom="off", harmony=False).data())
    assert score["properties"] == [
        {"terrain": "pasture", "squares": 2, "crowns": 2, "points": 4, "on": [[1, -1], [2, -1]]},
        {"terrain": "wheat", "squares": 2, "crowns": 1, "points": 2, "on": [[-2, 0], [-1, 0]]},
        {"terrain": "forest", "squares": 2, "crowns": 1, "points": 2, "on": [[1, 0], [2, 0]]},
    ]
    assert score["bonuses"] == {"middle_kingdom": 0, "harmony": 0}
    assert (score["score"], score["largest"], score["crowns"]) == (8, 2, 4)


@pytest.mark.parametrize(
    ("terrain", "squares", "by_crowns"),
    [
        (Terrain.WHEAT, 26, (21, 5, 0, 0)),
        (Terrain.FOREST, 22, (16, 6, 0, 0)),
        (Terrain.LAKE, 18, (12, 6, 0, 0)),
        (Terrain.PASTURE, 14, (10, 2, 2, 0)),
        (Terrain.SWAMP, 10, (6, 2, 2, 0)),
        (Terrain.MINE, 6, (1, 1, 3, 1)),
    ],
)
def test_KD_C6_squares_by_terrain_and_crowns(terrain: Terrain, squares: int, by_crowns: tuple[int, ...]) -> None:
    crowns = Counter(square.crowns for square in SQUARES if square.terrain == terrain)
    assert crowns.total() == squares
    assert tuple(crowns[number] for number in range(4)) == by_crowns


def test_KD_C6_checksum_of_the_deck() -> None:
    listed = {int(n): (a, b) for n, a, b in zip(*[iter(BOX.split())] * 3, strict=True)}
    assert {number: (str(domino.first), str(domino.second)) for number, domino in DOMINOES.items()} == listed
    assert sum(square.crowns for square in SQUARES) == 39
    assert DOMINOES[39].second == Square(Terrain.SWAMP, 1)  # the crown that one public engine forgets


def test_KD_C6_only_equal_halves_make_a_double() -> None:
    assert [number for number, domino in DOMINOES.items() if domino.is_double] == list(range(1, 13))


# --- Kings, castles, deck and rows ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "each"), [(TWO, 2), (DUEL, 2), (MODERN_TWO, 2), (THREE, 1), (MODERN_THREE, 1), (FOUR, 1)]
)
def test_KD_S1_two_kings_each_for_two_players_and_one_each_for_more(options: Options, each: int) -> None:
    drafted = Counter(state.seat for state in walk(options, 1) if state.phase == "draft")
    assert drafted == dict.fromkeys(range(options.players), each)


def test_KD_S2_every_player_begins_with_a_castle_and_nothing_else() -> None:
    state = start(FOUR, "castles")
    for seat in range(4):
        assert state.kingdom(seat).box == (0, 0, 0, 0)
        assert not state.kingdom(seat).squares
        assert state.scores()[seat].key == (0, 0, 0)


def test_KD_S3_dominoes_are_drawn_from_the_front_of_a_fair_shuffle() -> None:
    state = begin(FOUR, (0, 1, 2, 3), (48, 1, 33, 7, 12, 45, 2, 30))
    assert [slot.domino for slot in state.next_row] == [1, 7, 33, 48]
    state = play(state, "k1 k7 k33 k48")
    assert [slot.domino for slot in state.next_row] == [2, 12, 30, 45]

    in_first_row: Counter[int] = Counter()
    for number in range(600):
        _, dominoes = draw_kings(TWO, SeededDeal(f"shuffle {number}"), 0)
        assert len(set(dominoes)) == 24
        in_first_row.update(dominoes[:4])
    assert set(in_first_row) == set(range(1, 49))
    assert all(20 < times < 90 for times in in_first_row.values())  # 50 expected, standard deviation below 7


def test_KD_S3_a_written_deal_cannot_hold_a_domino_twice_or_too_few() -> None:
    for dominoes in ((1, *range(1, 24)), tuple(range(1, 24)), (0, *range(1, 24)), tuple(range(26, 50))):
        with pytest.raises(DealError):
            start(TWO, WrittenDeal((((0, 0, 1, 1), dominoes),)))


EDITION_SIZES = pytest.mark.parametrize(
    ("edition", "players", "deck", "row"),
    [
        ("classic", 2, 24, 4),
        ("classic", 3, 36, 3),
        ("classic", 4, 48, 4),
        ("modern", 2, 48, 4),
        ("modern", 3, 48, 4),
        ("modern", 4, 48, 4),
        ("bga", 2, 24, 4),
        ("bga", 3, 48, 4),
        ("bga", 4, 48, 4),
    ],
)


@EDITION_SIZES
def test_KD_S4_dominoes_in_play(edition: str, players: int, deck: int, row: int) -> None:
    options = Options.of(edition, players=players)
    assert options.deck == deck
    assert deck % row == 0
    laid_out = {slot.domino for state in walk(options, 2) for slot in state.next_row}
    assert len(laid_out) == deck


@EDITION_SIZES
def test_KD_S5_dominoes_in_a_row(edition: str, players: int, deck: int, row: int) -> None:
    for state in walk(Options.of(edition, players=players), 3):
        assert len(state.current_row) == (0 if state.phase == "draft" else row)
        assert len(state.next_row) == (0 if state.round_number == deck // row else row)


def test_KD_S6_every_row_lies_in_ascending_order() -> None:
    state = begin(FOUR, (0, 1, 2, 3), (40, 3, 22, 9))
    assert [slot.domino for slot in state.next_row] == [3, 9, 22, 40]
    for later in walk(FOUR, 4):
        for row in (later.current_row, later.next_row):
            numbers = [slot.domino for slot in row]
            assert numbers == sorted(numbers)


# --- First draft ---------------------------------------------------------------------------------


def test_KD_S7_kings_are_revealed_one_by_one_and_stand_one_to_a_domino() -> None:
    state = begin(FOUR, (2, 0, 3, 1), (5, 10, 15, 20))
    assert (state.phase, state.seat) == ("draft", 2)
    state = play(state, "k15")
    assert state.seat == 0
    assert legal(state) == {"k5", "k10", "k20"}
    with pytest.raises(IllegalActionError, match="already"):
        state.play(Claim(15))
    state = play(state, "k5")
    assert (state.seat, legal(state)) == (3, {"k10", "k20"})
    state = play(state, "k20")
    assert [(slot.domino, slot.seat) for slot in state.next_row] == [(5, 0), (10, None), (15, 2), (20, 3)]
    assert state.seat == 1


def test_KD_S7_every_order_of_three_kings_comes_up() -> None:
    orders = Counter(draw_kings(THREE, SeededDeal(f"order {number}"), 0)[0] for number in range(600))
    assert len(orders) == 6
    assert all(60 < times < 140 for times in orders.values())  # 100 expected


def test_KD_S7_a_king_not_yet_revealed_is_nobodys_knowledge() -> None:
    first, second = (begin(TWO, kings, ()) for kings in ((0, 1, 0, 1), (0, 0, 1, 1)))
    for observer in (0, 1, None):
        assert first.view(observer).data() == second.view(observer).data()


def test_KD_S7_a_king_not_yet_revealed_is_kept_from_bots_too() -> None:
    first, second = (begin(TWO, kings, ()) for kings in ((0, 1, 0, 1), (0, 0, 1, 1)))
    assert np.array_equal(first.view(0).position.arrays.kings, second.view(0).position.arrays.kings)
    first, second = (play(begin(TWO, kings, ()), "k1") for kings in ((0, 1, 0, 1), (0, 1, 1, 0)))
    shown, other = first.view(0).position.arrays.kings, second.view(0).position.arrays.kings
    assert np.array_equal(shown, other)
    assert shown[:2].tolist() == [0, 1]  # these are on the table


def test_KD_S8_the_first_king_of_A_B_B_A_gives_the_others_away() -> None:
    assert begin(MODERN_TWO, (1,), ()).view(0).position.arrays.kings.tolist() == [1, 0, 0, 1]


def test_KD_S8_classic_two_players_draft_in_the_order_of_the_draw() -> None:
    for kings in ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)):
        state = begin(TWO, kings, ())
        seats = []
        while state.phase == "draft":
            seats.append(state.seat)
            state = state.play(state.legal_actions()[0])
        assert tuple(seats) == kings


@pytest.mark.parametrize("options", [MODERN_TWO, Options.of("bga", players=2)])
@pytest.mark.parametrize("first", [0, 1])
def test_KD_S8_modern_two_players_draft_A_B_B_A(options: Options, first: int) -> None:
    other = 1 - first
    state = begin(options, (first,), (1, 2, 3, 4))
    assert state.seat == first
    state = play(state, "k3")
    assert state.seat == other
    state = play(state, "k1")
    assert state.seat == other
    state = play(state, "k4")
    assert (state.seat, legal(state)) == (first, {"k2"})
    assert {draw_kings(options, SeededDeal(f"{n}"), 0)[0] for n in range(40)} == {(0, 1, 1, 0), (1, 0, 0, 1)}


def test_A_K20_all_six_orders_of_two_players_kings_are_equally_likely() -> None:
    orders = Counter(draw_kings(TWO, SeededDeal(f"order {number}"), 0)[0] for number in range(600))
    assert set(orders) == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)}
    assert all(60 < times < 140 for times in orders.values())  # 100 expected; pairs of kings drawn together: 300 or 0


def test_A_K20_all_24_orders_of_four_kings_come_up() -> None:
    orders = Counter(draw_kings(FOUR, SeededDeal(f"order {number}"), 0)[0] for number in range(600))
    assert len(orders) == 24
    assert all(6 <= times <= 50 for times in orders.values())  # 25 expected


@pytest.mark.parametrize("options", [TWO, THREE, FOUR])
def test_KD_S9_the_last_king_has_no_choice(options: Options) -> None:
    *_, last = (state for state in walk(options, 5) if state.phase == "draft")
    assert len(last.legal_actions()) == 1


def test_KD_S9_modern_three_players_discard_the_unchosen_fourth() -> None:
    state = play(begin(MODERN_THREE, (1, 2, 0), (10, 20, 30, 40)), "k40 k10")
    assert legal(state) == {"k20", "k30"}
    state = play(state, "k30")
    assert [(slot.domino, slot.seat) for slot in state.current_row] == [(10, 2), (20, None), (30, 0), (40, 1)]
    dominoes = set()
    while state.round_number == 1:
        dominoes.add(state.domino or 0)
        state = state.play(state.legal_actions()[0])
    assert dominoes - {0} == {10, 30, 40}


def test_A_K17_the_leftover_is_seen_and_out_of_the_game_in_every_round() -> None:
    states = list(walk(MODERN_THREE, 6))
    left_over = {slot.domino for state in states for slot in state.current_row if slot.seat is None}
    acted_on = {state.domino for state in states if state.domino}
    assert len(left_over) == 12  # one a round, the last round included
    assert len(acted_on) == 36
    assert not left_over & acted_on
    assert not left_over & states[-1].unseen
    assert sum(states[-1].discards(seat) for seat in range(3)) == sum(str(a)[-1] == "x" for a in states[-1].actions)


def test_A_K17_the_leftover_cannot_be_claimed_later() -> None:
    state = play(begin(MODERN_THREE, (0, 1, 2), (10, 20, 30, 40, 1, 2, 3, 4)), "k10 k20 k30 10h7e")
    assert legal(state) == {"k1", "k2", "k3", "k4"}
    assert 40 not in state.unseen
    with pytest.raises(IllegalActionError):
        state.play(Claim(40))


def test_KD_S10_the_second_row_is_laid_out_once_the_first_is_claimed() -> None:
    state = play(begin(TWO, (0, 1, 0, 1), (1, 2, 3, 4, 5, 6, 7, 8)), "k1 k2 k3")
    assert [slot.domino for slot in state.next_row] == [1, 2, 3, 4]
    assert state.current_row == ()
    assert state.unseen == frozenset(range(5, 49))
    state = play(state, "k4")
    assert [slot.domino for slot in state.current_row] == [1, 2, 3, 4]
    assert [(slot.domino, slot.seat) for slot in state.next_row] == [(5, None), (6, None), (7, None), (8, None)]
    assert state.unseen == frozenset(range(9, 49))


# --- What nobody may know ------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "unused"), [(TWO, 24), (THREE, 12), (FOUR, 0), (DUEL, 0), (MODERN_THREE, 0)])
def test_A_K18_unused_dominoes_stay_hidden_for_the_whole_game(options: Options, unused: int) -> None:
    laid_out: set[int] = set()
    for state in walk(options, 7):
        laid_out |= {slot.domino for slot in state.next_row}
        data = state.view(0).data()
        assert set(data.unseen) == set(DOMINOES) - laid_out
        assert len(data.unseen) == data.in_box + unused
    assert len(laid_out) == 48 - unused


def test_A_K18_nobody_can_tell_an_unused_domino_from_one_in_the_box() -> None:
    first = begin(TWO, (0, 0, 1, 1), (1, 2, 3, 4, 5, 6, 7, 8, *range(9, 25)))
    second = begin(TWO, (0, 0, 1, 1), (1, 2, 3, 4, 5, 6, 7, 8, *range(33, 49)))
    for observer in (0, 1, None):
        assert first.view(observer).data() == second.view(observer).data()


@pytest.mark.parametrize("observer", [0, 1, None])
def test_A_K19_the_order_in_the_box_is_hidden(observer: int | None) -> None:
    visible = (1, 2, 3, 4, 5, 6, 7, 8)
    forward = begin(TWO, (0, 1, 0, 1), (*visible, *range(9, 25)))
    backward = begin(TWO, (0, 1, 0, 1), (*visible, *range(24, 8, -1)))
    while forward.round_number < 2:
        mine, other = forward.view(observer), backward.view(observer)
        assert msgspec.json.encode(mine.data()) == msgspec.json.encode(other.data())
        assert np.array_equal(mine.position.arrays.deck, other.position.arrays.deck)
        action = forward.legal_actions()[-1]
        forward, backward = forward.play(action), backward.play(action)
    # As soon as the third row is laid out, the two games look different.
    assert forward.view(observer).data() != backward.view(observer).data()


def test_A_K19_a_view_has_neither_the_deal_nor_any_domino_of_the_box() -> None:
    for state in walk(FOUR, 8):
        view = state.view(1)
        assert not hasattr(view, "deal")
        known = {int(domino) for domino in view.position.arrays.deck} - {0}
        assert known == set(DOMINOES) - state.unseen
        assert b"walk 8" not in msgspec.json.encode(view.data())


def test_A_K19_the_number_of_dominoes_in_the_box_is_public() -> None:
    boxes = [state.dominoes_in_box for state in walk(TWO, 9)]
    assert sorted(set(boxes), reverse=True) == [20, 16, 12, 8, 4, 0]


def test_a_planned_game_is_what_it_says() -> None:
    """The other files lean on `follow` and `written`."""
    final = follow(FOUR, FULL)
    picture = "F W W1 L L\nW1 W W W W\nF F C W W1\nF F F F M\nL F1 W W M3"
    assert final.kingdom(0) == read_kingdom(picture)
    assert last_of(replay(final)).data() == final.data()
    assert written(TWO, ((0, 1, 0, 1), (48,))).draws == (((0, 1, 0, 1), (48, *range(1, 24))),)

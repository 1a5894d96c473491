"""What a kingdom is worth and who wins: KD-V1 to KD-V8 and the rulings about scoring."""

from __future__ import annotations

import numpy as np
import pytest

from regnum.errors import BoardError
from regnum.games.kingdomino import Score, State, Terrain, gains
from regnum.games.kingdomino.components import TERRAINS
from regnum.games.kingdomino.land import ONE_CROWN, PLANES, TERRAIN_PLANES, TWO_CROWNS, appraise
from regnum.games.kingdomino.state import TIE_BREAKS, result_data
from regnum.games.kingdomino.text import read_kingdom, score_data
from regnum.games.protocol import rank
from tests.support.kingdomino.moves import (
    CROSS,
    FIRST_TWIN,
    FOUR,
    FULL,
    SECOND_TWIN,
    TWO,
    appraised,
    facing,
    follow,
    key_of,
    last_of,
    replay,
    walk,
)
from tests.support.plain import plain

# --- Properties ----------------------------------------------------------------------------------


def test_KD_V1_a_property_hangs_together_by_sides_not_by_corners() -> None:
    assert key_of("W1 F\nF W\n. C") == (1, 1, 1)  # the two wheat squares touch at a corner only
    assert key_of("W1 F\nW W\n. C") == (3, 3, 1)


def test_KD_V1_a_property_may_wind_and_have_holes() -> None:
    text = """
        F1 F  F  F  .
        F  W  W  F  .
        F  W  C  F  .
        F  F  .  F  .
    """
    # Eleven forests round three wheat squares and the castle, with one gap at the bottom.
    assert key_of(text) == (11, 11, 1)


def test_KD_V1_one_terrain_only() -> None:
    properties = read_kingdom("W1 W F1 F C").properties()
    assert [(part.terrain, part.squares, part.crowns) for part in properties] == [
        (Terrain.WHEAT, 2, 1),
        (Terrain.FOREST, 2, 1),
    ]
    assert properties[0].points_on == ((-4, 0), (-3, 0))
    assert Score(properties).total == 4  # no bonus unless one is given


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("W1 C", 1),
        ("W1 W W1 C", 3 * 2),
        ("P2 P P C", 3 * 2),
        ("P2 P1 C", 2 * 3),
        ("M3 M C", 2 * 3),
        ("S2 S2 S1 S C", 4 * 5),
        ("M3 M2 M2 M1 C\nM2 M . . .", 6 * 10),
    ],
)
def test_KD_V2_squares_times_crowns(text: str, points: int) -> None:
    assert key_of(text)[0] == points


def test_KD_V3_properties_of_one_terrain_score_apart() -> None:
    text = """
        W1 W  F  W1 W1
        .  .  C  F  W
    """
    assert key_of(text) == (2 * 1 + 3 * 2, 3, 3)  # together it would be 5 x 3


def test_KD_V4_no_crown_no_points() -> None:
    assert key_of("W W W W C\nF F F F .") == (0, 4, 0)
    assert [part.points for part in read_kingdom("W W W W C").properties()] == [0]


def test_KD_V5_the_castle_neither_connects_nor_enlarges() -> None:
    assert key_of("W1 W C W W") == (2, 2, 1)  # connected it would be 4, enlarged 3
    assert key_of("F1\nC\nF") == (1, 1, 1)
    assert key_of("W1 C") == (1, 1, 1)
    # ... but a property may go round it.
    assert key_of("W W W\nW1 C W") == (5, 5, 1)


@pytest.mark.parametrize("castle", range(7))
def test_KD_V1_two_ends_of_a_7x7_kingdom_do_not_touch_round_the_edge(castle: int) -> None:
    line, below = ["W1", "F", "F", "F", "F", "F", "W"], ["."] * 7
    below[castle] = "C"
    across = f"{' '.join(line)}\n{' '.join(below)}"
    along = "\n".join(" ".join(pair) for pair in zip(line, below, strict=True))
    assert key_of(across, 7) == key_of(along, 7) == (1, 5, 1)


@pytest.mark.parametrize("castle", range(7))
def test_KD_V1_a_line_hangs_together_wherever_the_castle_stands(castle: int) -> None:
    line, below = ["W1", *["W"] * 6], ["."] * 7
    below[castle] = "C"
    across = f"{' '.join(line)}\n{' '.join(below)}"
    along = "\n".join(" ".join(pair) for pair in zip(below, line, strict=True))
    assert key_of(across, 7) == key_of(along, 7) == (7, 7, 1)


def test_KD_V1_opposite_corners_of_a_7x7_kingdom_do_not_touch() -> None:
    rows = [["."] * 7 for _ in range(7)]
    rows[0][0], rows[0][6], rows[6][0], rows[6][6], rows[3][3] = "L1", "L1", "L1", "L1", "C"
    assert key_of("\n".join(" ".join(row) for row in rows), 7) == (4, 1, 4)


# --- Who wins ------------------------------------------------------------------------------------


def test_KD_V6_the_highest_sum_wins() -> None:
    final = follow(FOUR, FULL)
    # Wheat 9 x 3 and 2 x 0, forest 7 x 1 and 1 x 0, lakes 2 x 0 and 1 x 0, mines 2 x 3.
    assert final.scores()[0].key == (27 + 7 + 6, 9, 7)
    totals = [score.total for score in final.scores()]
    assert final.ranking()[0].seat == totals.index(max(totals))
    assert [place.key[0] for place in final.ranking()] == sorted(totals, reverse=True)
    assert rank([(40, 1, 1), (41, 9, 9), (39, 9, 9)], TIE_BREAKS)[0].seat == 1


def test_KD_V6_places_below_the_first_are_ranked_too() -> None:
    places = rank([(10, 3, 3), (30, 1, 1), (20, 5, 5), (20, 5, 5)], TIE_BREAKS)
    assert [(place.seat, place.rank, place.decided_by) for place in places] == [
        (1, 1, "score"),
        (2, 2, "shared"),
        (3, 2, "score"),
        (0, 4, "last"),
    ]


def contest(first: int, second: int) -> State:
    """A whole game of two players whose kingdoms differ by one domino each."""
    return follow(TWO, f"{first}g8e {FIRST_TWIN}", f"{second}g8e {SECOND_TWIN}")


def test_KD_V7_tie_1_the_largest_property_even_without_crowns() -> None:
    # Wheat and forest: wheat grows to 6, forest to 5 x 1. Forest with a crown and lake: one point more for 1 x 1.
    final = contest(13, 28)
    assert final.totals() == ((17, 6, 7), (17, 5, 8))
    assert [(place.seat, place.rank, place.decided_by) for place in final.ranking()] == [
        (0, 1, "largest"),
        (1, 2, "last"),
    ]
    assert final.result().decided_by == "largest"


def test_KD_V7_the_largest_property_counts_squares_not_points() -> None:
    assert key_of("F F F C\nP2 P . .") == (4, 3, 2)


def test_KD_V8_tie_2_most_crowns() -> None:
    # Wheat and pasture with a crown: wheat grows to 6, one point more for 1 x 1. Wheat and forest: as above.
    final = contest(36, 13)
    assert final.totals() == ((17, 6, 8), (17, 6, 7))
    assert plain(final.result()) == {
        "scores": [17, 17],
        "ranks": [1, 2],
        "decided_by": "crowns",
        "games": [[[17, 6, 8], [17, 6, 7]]],
    }


def test_KD_V8_tie_3_the_victory_is_shared() -> None:
    # Two lakes, two swamps: neither adds a point or a crown or makes a property of more than five.
    final = contest(9, 12)
    assert final.totals() == ((16, 5, 7), (16, 5, 7))
    assert [place.rank for place in final.ranking()] == [1, 1]
    assert final.ranking()[0].decided_by == "shared"
    assert plain(final.result()) == {
        "scores": [16, 16],
        "ranks": [1, 1],
        "decided_by": "shared",
        "games": [[[16, 5, 7], [16, 5, 7]]],
    }


def test_KD_V8_the_seat_does_not_decide_a_tie() -> None:
    assert contest(28, 13).result().ranks == [2, 1]
    assert contest(13, 36).result().ranks == [2, 1]
    assert contest(12, 9).result().ranks == [1, 1]


def test_A_K13_lexicographic_score_then_largest_then_crowns() -> None:
    names = [place.decided_by for place in rank([(9, 9, 1), (9, 8, 8), (9, 8, 7), (8, 9, 9)], TIE_BREAKS)]
    assert names == ["largest", "crowns", "score", "last"]
    assert [place.seat for place in rank([(5, 2, 39), (5, 3, 0)], TIE_BREAKS)] == [1, 0]
    assert [place.seat for place in rank([(5, 12, 39), (6, 1, 1)], TIE_BREAKS)] == [1, 0]
    assert TIE_BREAKS == ("score", "largest", "crowns")


def test_A_K13_castle_and_discards_never_count() -> None:
    assert key_of("C") == (0, 0, 0)  # not even as a property of one square
    final = follow(FOUR, f"{CROSS} 39x 44x")  # three crowns discarded
    for state in replay(final):
        assert state.scores()[0].crowns == sum(square.crowns for square in state.kingdom(0).squares.values())
        if state.round_number == 6:
            assert state.scores()[0].key == (0, 2, 0)


def test_A_K12_bonuses_are_points_before_any_tie_break() -> None:
    # Both have 4 points. The larger property would win for the second, but the first has their castle in the middle.
    centred, aside = read_kingdom("W1 W C W W1"), read_kingdom("C . . .\nW1 W W W")
    without = [kingdom.score().key for kingdom in (centred, aside)]
    assert without == [(4, 2, 2), (4, 4, 1)]
    assert [(place.seat, place.decided_by) for place in rank(without, TIE_BREAKS)] == [(1, "largest"), (0, "last")]
    bonus = [kingdom.score(middle_kingdom="symmetric").key for kingdom in (centred, aside)]
    assert bonus == [(14, 2, 2), (4, 4, 1)]
    assert [(place.seat, place.decided_by) for place in rank(bonus, TIE_BREAKS)] == [(0, "score"), (1, "last")]


# --- Both ways to count agree --------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_the_rulebooks_score_is_that_of_the_kingdom_as_people_see_it(seed: int) -> None:
    for options in (TWO, FOUR):
        final = last_of(walk(options, seed))
        for seat, key in enumerate(final.totals()):
            kingdom = final.kingdom(seat)
            assert key == appraised(kingdom) == kingdom.score().key == final.scores()[seat].key
            assert sum(part.squares for part in kingdom.properties()) == len(kingdom.squares)


def test_result_data_of_four() -> None:
    assert plain(result_data([[(10, 1, 1), (20, 1, 1), (20, 2, 1), (20, 2, 0)]])) == {
        "scores": [10, 20, 20, 20],
        "ranks": [4, 3, 1, 2],
        "decided_by": "crowns",
        "games": [[[10, 1, 1], [20, 1, 1], [20, 2, 1], [20, 2, 0]]],
    }


def test_a_state_shows_every_kingdoms_score() -> None:
    data = plain(facing(12, "23h7e 40g8n 24f7w").data().kingdoms[0])
    assert data["squares"] == [[-2, 0, "W"], [-1, 0, "F1"], [0, 1, "M1"], [0, 2, "W"], [1, 0, "W1"], [2, 0, "M"]]
    assert (data["score"], data["largest"], data["crowns"], data["discards"]) == (3, 1, 3, 0)


def test_score_data_has_the_bonuses_that_were_asked_for() -> None:
    score = read_kingdom("W1 C W").score(middle_kingdom="symmetric", harmony=True)
    assert "bonuses" not in score_data(score, with_middle_kingdom=False, with_harmony=False)
    both = score_data(score, with_middle_kingdom=True, with_harmony=True)
    assert both["bonuses"] == {"middle_kingdom": 10, "harmony": 0}
    assert score_data(score, with_middle_kingdom=False, with_harmony=True)["bonuses"] == {"harmony": 0}


# --- Kingdoms as text ----------------------------------------------------------------------------


def test_a_kingdom_is_read_with_north_on_top() -> None:
    kingdom = read_kingdom(". W1\nm3C\nF .")
    assert {point: str(square) for point, square in kingdom.squares.items()} == {
        (0, 1): "W1",
        (-1, 0): "M3",
        (-1, -1): "F",
    }
    assert (kingdom.box, kingdom.width, kingdom.height) == ((-1, 0, -1, 1), 2, 3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no kingdom"),
        ("\n  \n", "no kingdom"),
        ("W W1", "no castle"),
        ("C W C", "2 castles"),
        ("C W W W W W", "5 × 5"),
        ("C\nW\nW\nW\nW\nW", "5 × 5"),
        ("W W W C W W", "5 × 5"),
        ("W\nW\nW\nC\nW\nW", "5 × 5"),
        ("C X", "is not a square"),
        ("C W12", "is not a square"),
        ("C M3 M3", "2 squares"),
        ("C W2", "wheat"),
        ("C F9", "forest"),
        ("C P1 P1 P1", "pasture"),
        ("C" + " " * 2000, "2,000"),
    ],
)
def test_KD_C6_a_kingdom_that_cannot_exist_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BoardError, match=reason):
        read_kingdom(text)


# --- Gains ---------------------------------------------------------------------------------------


def test_KD_V3_a_gain_is_how_much_more_all_properties_are_worth() -> None:
    chance, tried = np.random.default_rng(7), 0
    while tried < 200:
        terrains, crowns = chance.integers(0, TERRAIN_PLANES + 2, 64), chance.integers(0, 4, 64)
        land = np.zeros((1, PLANES), dtype=np.uint64)
        for square in np.flatnonzero(terrains < TERRAIN_PLANES):
            land[0, terrains[square]] |= np.uint64(1 << int(square))
            land[0, ONE_CROWN] |= np.uint64((int(crowns[square]) & 1) << int(square))
            land[0, TWO_CROWNS] |= np.uint64((int(crowns[square]) >> 1) << int(square))
        domino, placement = int(chance.integers(1, 49)), int(chance.integers(0, 256))
        halves = gains.halves(placement)
        if any(half & plane for half in halves for plane in land[0, :TERRAIN_PLANES]):
            continue
        after = land.copy()
        for half, terrain in zip(halves, TERRAINS[domino], strict=True):
            after[0, terrain] |= half
        ones, twos = gains.crowned_squares(domino, *halves)
        after[0, ONE_CROWN] |= ones
        after[0, TWO_CROWNS] |= twos
        assert gains.gain(land, 0, domino, placement) == appraise(after, 0)[0] - appraise(land, 0)[0]
        tried += 1

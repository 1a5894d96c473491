"""Where a domino can go: KD-P1 to KD-P6 and the rulings about placement. Positions are drawn where it helps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pytest

from regnum.errors import IllegalActionError
from regnum.games.kingdomino import (
    DOMINOES,
    Action,
    Discard,
    Options,
    Place,
    Square,
    State,
    Terrain,
    parse_action,
    start,
)
from regnum.games.kingdomino.kingdom import Point
from regnum.games.kingdomino.land import columns_and_rows
from tests.support.kingdomino.moves import (
    CROSS,
    DUEL,
    FOUR,
    TWO,
    begin,
    facing,
    follow,
    legal,
    play,
    spots,
    turned,
    turned_spots,
    walk,
)

Frame = tuple[int, int, int, int]
"""Western, eastern, southern and northern limit."""

QUARTERS = pytest.mark.parametrize("quarters", range(4))
"""Every position is tried with its four sides exchanged."""


def is_refused(state: State, text: str, rule: str) -> bool:
    """Whether an action is illegal and this rule is named for it."""
    with pytest.raises(IllegalActionError) as caught:
        state.play(parse_action(text))
    return caught.value.explanation.rule == rule


# --- The frame -----------------------------------------------------------------------------------


@QUARTERS
def test_KD_P1_five_in_a_line_leave_no_room_behind_the_castle(quarters: int) -> None:
    # C W W W W: swamps fit beside the castle only, and not to its west, which would make six.
    state = facing(12, turned("1h7e 2j7e", quarters))
    assert spots(state) == turned_spots({"g8 h8", "g8 g9", "g6 h6", "g5 g6"}, quarters)
    assert len(legal(state)) == 4  # a double, so each place once
    assert is_refused(state, turned("12f7w", quarters), "KD-P1")
    assert is_refused(state, turned("12f7s", quarters), "KD-P1")


@QUARTERS
def test_KD_P1_the_castle_counts_as_one_of_the_five(quarters: int) -> None:
    # . . C W W: wheat may go on to the east, making five with the castle, but not by a sixth and seventh.
    state = facing(2, turned("1h7e", quarters))
    assert turned_spots({"j7 k7", "e7 f7"}, quarters) <= spots(state)
    state = facing(13, turned("1h7e 2j7e", quarters))
    assert is_refused(state, turned("13l7e", quarters), "KD-P1")
    assert is_refused(state, turned("13l7n", quarters), "KD-P1")
    assert turned_spots({"k7 l7", "l7 m7", "l7 l8"}, quarters).isdisjoint(spots(state))


@QUARTERS
def test_KD_P1_a_fixed_frame_holds_on_all_sides(quarters: int) -> None:
    # The castle in a corner, wheat along one side and forest along the other.
    state = facing(13, turned("1h7e 2j7e 3g8n 4g10n", quarters))
    inside = {f"{column}{row}" for column in "ghijk" for row in range(7, 12)}
    # Wheat fits on h8 to k8, forest on h8 to h11; the other half is beside it.
    expected = {"h8 i8", "i8 j8", "j8 k8", "i8 i9", "j8 j9", "k8 k9", "h8 h9", "h9 h10", "h10 h11"}
    expected |= {"h9 i9", "h10 i10", "h11 i11"}
    assert {square for place in expected for square in place.split()} <= inside
    assert spots(state) == turned_spots(expected, quarters)


@QUARTERS
def test_KD_P6_what_would_stick_out_is_discarded(quarters: int) -> None:
    # . . F . .     The frame is fixed round the castle. The lake can only be reached from j7, outside of it.
    # . . F W F
    # W W C W L
    # . . F W1F
    # . . F . .
    plan = turned("14h7e 2f7w 3g8n 4g6s 13h8e 19h6e", quarters)
    state = facing(7, plan)
    assert legal(state) == {"7x"}
    assert is_refused(state, turned("7j7e", quarters), "KD-P1")


@QUARTERS
def test_KD_X4_what_sticks_out_of_5x5_fits_into_7x7(quarters: int) -> None:
    plan = turned("2f7w 14h7e 3g8n 4g6s 13h8e 19h6e", quarters)
    state = facing(7, plan, DUEL)
    assert spots(state) == turned_spots({"j7 k7", "j7 j8", "j6 j7"}, quarters)


@QUARTERS
def test_KD_X4_seven_in_a_line_leave_no_room_behind_the_castle(quarters: int) -> None:
    # C W W W W W F: on a board whose edges are joined, the square west of the castle is next but one to the forest.
    state = facing(46, turned("1h7e 2j7e 13l7e", quarters), DUEL)
    assert spots(state) == turned_spots({"g8 h8", "g8 g9", "g6 h6", "g5 g6"}, quarters)
    assert len(legal(state)) == 8  # each place both ways round
    assert is_refused(state, turned("46f7w", quarters), "KD-P1")


@QUARTERS
def test_KD_X4_both_ends_of_five_can_be_lengthened_to_seven(quarters: int) -> None:
    # L W C W F: two more to the east or to the west; counted round an edge of eight, the outer squares are the same.
    state = facing(17, turned("13h7e 14f7w", quarters), DUEL)
    castle = {"f8 g8", "g8 h8", "g8 g9", "f6 g6", "g6 h6", "g5 g6"}
    forest = {"h8 i8", "i8 j8", "i8 i9", "h6 i6", "i6 j6", "i5 i6", "j7 k7", "j7 j8", "j6 j7"}
    lake = {"e8 f8", "d8 e8", "e8 e9", "e6 f6", "d6 e6", "e5 e6", "c7 d7", "d7 d8", "d6 d7"}
    assert spots(state) == turned_spots(castle | forest | lake, quarters)
    assert len(legal(state)) == 2 * 6 + 9 + 9
    for text, squares in (("17j7e", {(3, 0): "F", (4, 0): "L"}), ("17c7e", {(-4, 0): "F", (-3, 0): "L"})):
        action = parse_action(turned(text, quarters))
        assert isinstance(action, Place)
        before, after = state.kingdom(0), state.play(action).kingdom(0)
        added = {point: str(square) for point, square in after.squares.items() if point not in before.squares}
        assert added == dict(zip(action.squares, squares.values(), strict=True))
    for text in ("17k7w", "17k7e", "17d7w", "17b7e"):
        assert turned(text, quarters) not in legal(state)


@QUARTERS
def test_KD_X4_six_can_be_lengthened_by_one_on_either_side_but_not_by_two(quarters: int) -> None:
    # . . . . . F .
    # W W C W W W .
    state = facing(16, turned("1h7e 2f7w 13j7n", quarters), DUEL)
    moves = {turned(text, quarters) for text in ("16d7n", "16d7s", "16k7n", "16k7s")}
    assert moves <= legal(state)
    for text in ("16d7w", "16k7e", "16c7e", "16l7w", "16c7n", "16l7n"):
        assert is_refused(state, turned(text, quarters), "KD-P1")


@QUARTERS
def test_KD_X4_nothing_touches_round_the_edge_of_a_full_kingdom(quarters: int) -> None:
    # S . . . . . F     Seven wide: on a board of eight whose edges are joined, one column is between both ends,
    # W W W C W W W     and a domino there would touch wheat on either side.
    state = facing(20, turned("1h7e 2f7w 13j7n 16d7n", quarters), DUEL)
    columns = {square[0] for place in turned_spots(spots(state), -quarters % 4) for square in place.split()}
    assert columns == set("defghij")
    for text in ("20k7n", "20k7s", "20c7n", "20c7s", "20k8s", "20k7e", "20c7w"):
        assert is_refused(state, turned(text, quarters), "KD-P1")


def test_A_K3_the_frame_moves_until_it_is_filled() -> None:
    state = facing(2, "1h7e")
    assert {"j7 k7", "e7 f7"} <= spots(state)  # g to k, or e to i
    assert "e7 f7" not in spots(play_first(state, "2j7e"))
    assert "j7 k7" not in spots(play_first(state, "2f7w"))


def play_first(state: State, text: str) -> State:
    """Play this, then anything until the first seat has a domino to place."""
    state = play(state, text)
    while state.seat != 0 or state.phase != "place":
        state = state.play(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("options", [FOUR, DUEL])
def test_A_K3_the_castle_may_end_up_on_any_square_of_the_frame(options: Options) -> None:
    reach = range(options.size)
    for west, south in ((-x, -y) for x in reach for y in reach):
        frame = (west, west + options.size - 1, south, south + options.size - 1)
        assert any(settled_in(options, frame, f"{seed}").kingdom(0).box == frame for seed in range(20))


def settled_in(options: Options, frame: Frame, seed: str) -> State:
    """A game in which the first seat keeps within a frame and stretches as far as it can there."""
    state = start(options, seed)
    while not state.is_over:
        actions = state.legal_actions()
        if state.seat == 0 and state.phase == "place":
            actions = tuple(sorted(actions, key=partial(usefulness, state.kingdom(0).box, frame)))
        state = state.play(actions[-1])
    return state


def usefulness(box: Frame, frame: Frame, action: Action) -> int:
    """By how much an action widens the box; below nothing if it leaves the frame."""
    if not isinstance(action, Place):
        return 0
    columns, rows = zip(*action.squares, strict=True)
    new = min(box[0], *columns), max(box[1], *columns), min(box[2], *rows), max(box[3], *rows)
    if new[0] < frame[0] or new[1] > frame[1] or new[2] < frame[2] or new[3] > frame[3]:
        return -1
    return new[1] - new[0] + new[3] - new[2]


# --- Matching ------------------------------------------------------------------------------------


def test_KD_P2_the_castle_takes_any_terrain() -> None:
    # C W F, then swamp and mine, which nothing but the castle takes.
    state = facing(46, "13h7e")
    beside_castle = {"f8 g8", "g8 h8", "g8 g9", "f6 g6", "g6 h6", "g5 g6", "e7 f7", "f7 f8", "f6 f7"}
    assert spots(state) == beside_castle
    assert len(legal(state)) == 18


def test_KD_P2_or_one_terrain_matches() -> None:
    # C W F, then two forests: beside the castle or beside the forest, never beside the wheat only.
    state = facing(4, "13h7e")
    beside_castle = {"f8 g8", "g8 h8", "g8 g9", "f6 g6", "g6 h6", "g5 g6", "e7 f7", "f7 f8", "f6 f7"}
    beside_forest = {"h8 i8", "i8 j8", "i8 i9", "h6 i6", "i6 j6", "i5 i6", "j7 k7", "j7 j8", "j6 j7"}
    assert spots(state) == beside_castle | beside_forest
    assert "h8 h9" not in spots(state)


def test_KD_P2_it_is_the_matching_half_that_must_touch() -> None:
    # C W F, then forest and lake: the forest half has to be beside the forest.
    state = facing(17, "13h7e")
    assert {"17i8w", "17i8e", "17i8n", "17j7e"} <= legal(state)
    assert is_refused(state, "17h8e", "KD-P2")  # forest beside wheat, lake beside forest
    assert is_refused(state, "17j8w", "KD-P2")
    assert is_refused(state, "17i9s", "KD-P2")
    assert len(legal(state)) == 2 * 9 + 9


def test_KD_P2_a_domino_far_from_the_kingdom_is_refused() -> None:
    state = facing(4, "13h7e")
    assert is_refused(state, "4e9e", "KD-P2")


def test_KD_P3_one_matching_side_is_enough_whatever_else_it_touches() -> None:
    # . . F . .
    # . . F F L      forest and lake on h8 and i8: forest matches forest; below both there is wheat
    # . . C W W
    state = facing(17, "1h7e 3g8n")
    assert "17h8e" in legal(state)
    assert is_refused(state, "17i8w", "KD-P2")  # lake beside forest and wheat, forest beside wheat only


def test_KD_P3_the_crowns_need_not_match() -> None:
    state = facing(20, "13h7e 24g8n")  # W1 of 20 beside the crownless W on h7
    assert "20h8e" in legal(state)


def test_A_K4_the_halves_of_the_new_domino_do_not_match_each_other() -> None:
    state = facing(12, CROSS)  # two swamps, and none in the kingdom
    assert legal(state) == {"12x"}
    for text in ("12h8e", "12i8n", "12e8n", "12f6w"):
        assert is_refused(state, text, "KD-P2")


def test_A_K5_touching_the_castle_is_enough_beside_foreign_terrain() -> None:
    # . . S S .
    # . . C W W
    state = facing(12, "1h7e")
    assert {"12g8e", "12g6e"} <= legal(state)


@QUARTERS
def test_A_K6_a_corner_never_counts(quarters: int) -> None:
    # C W F: a forest on j8 touches the one on i7 at a corner only; f8 touches the castle at a corner only.
    state = facing(4, turned("13h7e", quarters))
    for text in ("4j8e", "4j8n", "4j6e", "4f8w", "4f8n", "4f6w", "4f6s"):
        assert is_refused(state, turned(text, quarters), "A-K6")


def test_A_K7_what_lies_stays_and_nothing_lies_on_it() -> None:
    state = facing(3, "13h7e")
    for text in ("3h7n", "3i7e", "3i8s", "3g7e", "3g8s", "3f7e"):
        assert is_refused(state, text, "A-K7")
    for earlier, later in consecutive(walk(FOUR, 1)):
        for seat in range(4):
            old, new = earlier.kingdom(seat).squares, later.kingdom(seat).squares
            assert old.items() <= new.items()
            assert len(new) - len(old) in ((0, 2) if seat == earlier.seat else (0,))


def consecutive(states: Iterator[State]) -> Iterator[tuple[State, State]]:
    earlier = next(states)
    for later in states:
        yield earlier, later
        earlier = later


def test_A_K2_one_may_leave_a_hole() -> None:
    # . . . F .
    # . . F F W
    # . . F . W      the square h8 can never be filled any more
    # . . C W W
    state = facing(4, "1h7e 3g8n 2i8n")
    assert "h9 h10" in spots(state)
    state = play(state, "4h9n")
    assert {(0, 1), (1, 2), (2, 1), (1, 0)} <= set(state.kingdom(0).squares)
    assert (1, 1) not in state.kingdom(0).squares


def test_A_K2_one_may_block_oneself() -> None:
    state = facing(4, CROSS.removesuffix(" 4g6s"))
    assert "g5 g6" in spots(state)  # though it walls the castle in, so that no new terrain can ever be begun
    assert {"7x", "10x", "12x"} == {legal(facing(domino, CROSS)).pop() for domino in (7, 10, 12)}


# --- Must place, must discard --------------------------------------------------------------------


def test_KD_P4_what_fits_nowhere_is_discarded_for_nothing() -> None:
    state = facing(12, CROSS)
    assert legal(state) == {"12x"}
    before = state.kingdom(0)
    after = state.play(Discard(12))
    assert after.kingdom(0) == before
    assert after.scores()[0].key == state.scores()[0].key == (0, 2, 0)  # four properties of two, no crown
    assert (after.discards(0), [after.discards(seat) for seat in (1, 2, 3)]) == (1, [0, 0, 0])
    assert (after.phase, after.seat) == ("claim", 0)


def test_KD_P4_a_discarded_domino_never_comes_back() -> None:
    final = follow(FOUR, f"{CROSS} 12x")
    swamps = sum(str(square) == "S" for seat in range(4) for square in final.kingdom(seat).squares.values())
    # Crownless swamps are on 12 (twice), 16, 22, 46 and 47; the two of 12 are gone.
    assert swamps <= 4
    assert 12 not in final.unseen


def test_KD_P5_must_place_even_if_it_hurts() -> None:
    # W W C W W is symmetric about the castle and worth 10; wherever domino 3 goes, one side becomes longer.
    options = Options.of("classic", players=4, middle_kingdom="symmetric")
    state = facing(3, "1h7e 2f7w", options)
    assert state.scores()[0].total == 10
    assert Discard(3) not in state.legal_actions()
    assert is_refused(state, "3x", "KD-P5")
    assert {state.play(action).scores()[0].total for action in state.legal_actions()} == {0}


def test_KD_P5_even_the_only_place_left_must_be_taken() -> None:
    # . . F . .     The lake can be reached on i8 only, with the other half on i9 or h8.
    # . . F . .
    # W W C W L
    # . . F W1F
    # . . F . .
    state = facing(7, "14h7e 2f7w 3g8n 4g6s 19h6e")
    assert spots(state) == {"i8 i9", "h8 i8"}
    assert is_refused(state, "7x", "KD-P5")
    state = facing(7, "14h7e 2f7w 3g8n 4g6s 19h6e 5h9s")  # now h8 and h9 are forest
    assert legal(state) == {"7i9s"}
    assert is_refused(state, "7x", "KD-P5")


def test_A_K1_a_discard_is_legal_only_with_no_legal_placement() -> None:
    discards = 0
    for seed in range(20):
        for state in walk(TWO, seed):
            if state.phase != "place":
                continue
            actions = state.legal_actions()
            assert actions
            placeable = any(isinstance(action, Place) for action in actions)
            assert (Discard(state.domino or 0) in actions) == (not placeable)
            if not placeable:
                discards += 1
                assert is_hopeless(state)
    assert discards > 20


def is_hopeless(state: State) -> bool:
    """By the law alone: no two empty squares in the frame let this domino touch the castle or its own terrain."""
    squares = state.kingdom(state.seat or 0).squares
    domino = DOMINOES[state.domino or 0]
    for x in range(-4, 5):
        for y in range(-4, 5):
            for other in ((x + 1, y), (x, y + 1)):
                pair = ((x, y), other)
                if (0, 0) in pair or any(point in squares for point in pair) or not fits_5x5({*squares, *pair}):
                    continue
                if touches(squares, pair, domino.first, domino.second) or touches(
                    squares, pair, domino.second, domino.first
                ):
                    return False
    return True


def fits_5x5(points: set[Point]) -> bool:
    columns, rows = {0, *(x for x, _ in points)}, {0, *(y for _, y in points)}
    return max(columns) - min(columns) <= 4 and max(rows) - min(rows) <= 4


def touches(land: Mapping[Point, Square], pair: tuple[Point, Point], *halves: Square) -> bool:
    for (x, y), half in zip(pair, halves, strict=True):
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside == (0, 0) or (beside in land and land[beside].terrain == half.terrain):
                return True
    return False


@pytest.mark.parametrize("options", [FOUR, Options.of("modern", players=4)])
def test_A_K23_the_first_domino_can_always_be_placed(options: Options) -> None:
    """Three ways on from each of the four sides of the castle, and both ways round unless the halves are equal."""
    tried = set()
    for first in range(1, 49, 4):
        state = begin(options, (0, 1, 2, 3), range(first, first + 4))
        while state.round_number < 2:
            if state.phase == "place":
                tried.add(state.domino)
                assert len(spots(state)) == 12
                assert len(state.legal_actions()) == (12 if (state.domino or 0) <= 12 else 24)
            state = state.play(state.legal_actions()[0])
    assert tried == set(range(1, 49))


def test_a_placed_domino_lies_as_written() -> None:
    state = facing(48)
    for text, squares in {
        "48h7e": {(1, 0): "W", (2, 0): "M3"},
        "48i7w": {(2, 0): "W", (1, 0): "M3"},
        "48g8n": {(0, 1): "W", (0, 2): "M3"},
        "48g5n": {(0, -2): "W", (0, -1): "M3"},
        "48f7s": {(-1, 0): "W", (-1, -1): "M3"},
    }.items():
        kingdom = play(state, text).kingdom(0)
        assert {point: str(square) for point, square in kingdom.squares.items()} == squares


def test_a_double_turned_round_is_the_same_placement() -> None:
    state = facing(1)
    one, other = play(state, "1h7e"), play(state, "1i7w")
    assert one.data() == other.data()
    assert one.kingdom(0).squares == {(1, 0): Square(Terrain.WHEAT, 0), (2, 0): Square(Terrain.WHEAT, 0)}


@pytest.mark.parametrize(
    ("west", "east", "south", "north"), [(0, 0, 0, 0), (-2, 2, 0, 1), (-4, 0, -4, 0), (-6, 6, -6, 6)]
)
def test_columns_and_rows_are_the_squares_between(west: int, east: int, south: int, north: int) -> None:
    """Squares are on a torus of 8 by 8: bit 8 * row + column, both counted from the castle."""
    wanted = {8 * (y % 8) + x % 8 for x in range(west, east + 1) for y in range(south, north + 1)}
    found = int(columns_and_rows(west, east, south, north))
    assert {bit for bit in range(64) if found >> bit & 1} == wanted

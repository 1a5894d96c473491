"""Which parts of a difference are told: the largest, costs last, and none that is not so."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.bots.reasons import (
    ALL_OTHERS,
    MOST_SAID,
    MOST_SHOWN,
    Reason,
    Scales,
    ending,
    find_reasons,
    new_scales,
    nudge,
)


def weighed(*parts: list[float], facts: list[list[float]] | None = None) -> Scales:
    scales = new_scales(len(parts), len(parts[0]))
    scales.parts[:] = parts
    scales.facts[:] = parts if facts is None else facts
    return scales


def told(scales: Scales, measured: float = 1.0, most: int = MOST_SHOWN, other: int = 1) -> list[int]:
    listed = find_reasons(scales, 0, other, measured, most)
    return [int(group) for group in scales.told[:listed]]


NOTHING = [0.0] * 6


def test_the_largest_are_told_and_costs_come_last() -> None:
    assert told(weighed([1.5, -2, 3, 0, -1, 1], NOTHING)) == [2, 0, 5, 1, 4]


def test_a_sentence_has_the_two_largest() -> None:
    scales = weighed([1.5, -2, 3, 0, -1, 1], NOTHING)
    assert told(scales, most=MOST_SAID) == [2, 1]


def test_a_sentence_never_has_costs_alone() -> None:
    assert told(weighed([3, 3.1, 3, -4, -4.1, 0], NOTHING), most=MOST_SAID) == [1, 4]


@pytest.mark.parametrize(("small", "is_told"), [(0.49, False), (0.5, True)])
def test_half_a_point_is_the_least(small: float, is_told: bool) -> None:
    assert (told(weighed([small, 0, 0, 0, 0, 0], NOTHING)) == [0]) == is_told


@pytest.mark.parametrize(("small", "is_told"), [(2.4, False), (2.7, True)])
def test_a_quarter_of_the_gap_is_the_least(small: float, is_told: bool) -> None:
    assert (1 in told(weighed([8, small, 0, 0, 0, 0], NOTHING))) == is_told


def test_nothing_is_told_where_playouts_say_the_opposite() -> None:
    scales = weighed([3, 0, 0, 0, 0, 0], NOTHING)
    assert told(scales, measured=-0.02) == []
    assert told(scales, measured=0.0) == []
    assert told(scales, measured=0.02) == [0]


def test_a_worse_action_is_explained_by_its_costs() -> None:
    assert told(weighed([2, -5, 0, 0, 0, 0], NOTHING), measured=-0.1) == [0, 1]


def test_what_is_not_so_is_not_told() -> None:
    facts = [[-1.0, 1, 0, 0, 0, 0], NOTHING]
    assert told(weighed([3, 2, 0, 0, 0, 0], NOTHING, facts=facts)) == [1]


def test_an_action_is_compared_with_the_mean_of_all_others() -> None:
    scales = weighed([4, 1, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0])
    assert told(scales, other=ALL_OTHERS) == [0]
    assert scales.worth[0] == 3.0


def test_a_single_action_has_no_reasons() -> None:
    assert told(weighed([5, 0, 0, 0, 0, 0]), other=ALL_OTHERS) == []


numbers = st.floats(-20, 20, allow_subnormal=False)


@given(st.lists(st.tuples(numbers, numbers, numbers), min_size=1, max_size=8), numbers, st.integers(1, 6))
def test_what_is_told_is_true_and_large_enough(
    rows: list[tuple[float, float, float]], measured: float, most: int
) -> None:
    scales = weighed(
        [row[0] for row in rows], [row[1] for row in rows], facts=[[row[2] for row in rows], [0.0] * len(rows)]
    )
    found = told(scales, measured, most)
    worth = np.array([row[0] - row[1] for row in rows])
    gap = worth.sum()
    assert len(found) == len(set(found)) <= most
    assert [worth[i] < 0 for i in found] == sorted(worth[i] < 0 for i in found)
    for group in found:
        assert abs(worth[group]) >= max(0.5, 0.25 * abs(gap)) * (1 - 1e-9)
        assert worth[group] * rows[group][2] > 0
    if found:
        assert gap * measured > 0
        assert any(worth[group] * gap > 0 for group in found)


def test_a_reason_is_plain_data_and_a_message() -> None:
    gain, cost = Reason("room", 2.5, {"terrain": "forest"}), Reason("room", -2.5)
    assert gain.data() == {"code": "room", "points": 2.5, "terrain": "forest"}
    assert gain.message("chess").name == "chess-reason-room"
    assert cost.message("chess").name == "chess-cost-room"


def test_a_nudge_is_made_of_the_strongest_gain() -> None:
    gain, cost = Reason("room", 2.5, {"terrain": "forest"}), Reason("order", -4.0)
    assert nudge("chess", (gain, cost)).name == "chess-nudge-room"
    assert nudge("chess", (gain, cost)).arguments == {"terrain": "forest"}
    assert nudge("chess", (cost,)).name == nudge("chess", ()).name == "study-nudge"


def test_a_solved_ending_is_a_reason_unless_the_points_are_the_same() -> None:
    assert ending(2.6) == (Reason("ending", 2.6, {"number": 3}),)
    assert ending(-3.0)[0].message("chess").name == "chess-cost-ending"
    assert ending(0.4) == ending(0.0) == ()

"""Kingdoms written as text: scored, or refused with the reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.errors import BoardError
from regnum.games.kingdomino.text import read_kingdom, score_data

EXAMPLE = """
W1 W  F  F1 F
W  L1 L  F  P2
S2 S  C  P  P1
M2 M3 L1 L  L
M1 W  W1 W  W
"""


def test_a_whole_kingdom() -> None:
    score = read_kingdom(EXAMPLE).score(middle_kingdom="exact", harmony=True)
    by_hand = {  # terrain: (squares, crowns) of each property
        "wheat": [(3, 1), (4, 1)],
        "forest": [(4, 1)],
        "lake": [(2, 1), (3, 1)],
        "pasture": [(3, 3)],
        "swamp": [(2, 2)],
        "mine": [(3, 6)],
    }
    found: dict[str, list[tuple[int, int]]] = {}
    for part in score.properties:
        found.setdefault(part.terrain.word, []).append((part.squares, part.crowns))
    assert {terrain: sorted(parts) for terrain, parts in found.items()} == by_hand
    assert score.total == 3 + 4 + 4 + 2 + 3 + 9 + 4 + 18 + 10 + 5
    assert (score.largest, score.crowns) == (4, 16)


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("C", 0),
        ("CW1", 1),
        ("c w1 w", 2),
        ("W1\nC\nW", 1),
        (". . .\n. C W1\n. . W", 2),
        ("  W1W C\n\n", 2),
        ("W1\n\nC", 1),
    ],
)
def test_small_kingdoms(text: str, total: int) -> None:
    assert read_kingdom(text).score().total == total


def test_north_is_on_top() -> None:
    kingdom = read_kingdom("F .\nC W")
    assert {point: str(square) for point, square in kingdom.squares.items()} == {(0, 1): "F", (1, 0): "W"}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "kingdomino-kingdom-empty"),
        (". .\n.", "kingdomino-kingdom-empty"),
        ("W W1", "kingdomino-kingdom-no-castle"),
        ("C W C", "kingdomino-kingdom-castles"),
        ("C W W W W W", "kingdomino-kingdom-wide"),
        ("C\nW\nW\nW\nW\nW", "kingdomino-kingdom-wide"),
        ("C X", "kingdomino-kingdom-square"),
        ("C W 3", "kingdomino-kingdom-square"),
        ("C W2", "kingdomino-kingdom-pieces"),
        ("C M3 M3", "kingdomino-kingdom-pieces"),
        ("C W9", "kingdomino-kingdom-pieces"),
        ("C M M", "kingdomino-kingdom-pieces"),
        ("C" + " " * 3000, "kingdomino-kingdom-long"),
    ],
)
def test_impossible_kingdoms_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BoardError) as error:
        read_kingdom(text)
    assert error.value.message.name == problem
    assert str(error.value)


def test_seven_squares_wide_with_size_seven() -> None:
    text = "W W W C W W W1"
    with pytest.raises(BoardError):
        read_kingdom(text)
    assert read_kingdom(text, 7).score().total == 3


def test_an_incomplete_kingdom_has_no_harmony() -> None:
    assert read_kingdom("W1 C W").score(harmony=True).harmony == 0


@pytest.mark.parametrize(("middle", "harmony"), [(False, False), (True, False), (False, True), (True, True)])
def test_only_the_bonuses_asked_for_are_told(middle: bool, harmony: bool) -> None:
    score = read_kingdom("W1 C W").score(middle_kingdom="symmetric" if middle else "off", harmony=harmony)
    data = score_data(score, with_middle_kingdom=middle, with_harmony=harmony)
    expected = {**({"middle_kingdom": 10} if middle else {}), **({"harmony": 0} if harmony else {})}
    assert data.get("bonuses", {}) == expected
    assert ("bonuses" in data) == bool(expected)
    assert data["score"] == (11 if middle else 1)


@given(st.text(alphabet="WFLPSMC.123 \nx", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        kingdom = read_kingdom(text)
    except BoardError:
        return
    assert kingdom.score().total >= 0

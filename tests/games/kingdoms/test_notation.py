"""Actions in text: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.errors import NotationError
from regnum.games.kingdoms import (
    GAME,
    Action,
    Build,
    Draw,
    Kind,
    Lay,
    LayStart,
    Pass,
    parse_action,
)
from regnum.games.kingdoms.actions import square_name
from regnum.words.speaker import LANGUAGES, speaker

SQUARE = st.integers(0, 29)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Build, st.integers(1, 4), SQUARE),
    st.builds(Draw),
    st.builds(Lay, st.sampled_from(Kind), SQUARE),
    st.builds(LayStart, SQUARE),
    st.builds(Pass),
)


@given(ACTIONS)
def test_notation_round_trip(action: Action) -> None:
    assert parse_action(str(action)) == GAME.parse_action(str(action)) == action


@given(st.text(alphabet="r1234s@abcdef5+-dragonpasswizard ", max_size=9))
def test_other_text_is_refused_or_canonical(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "r0@a1",
        "r5@a1",
        "r1@a6",
        "r1@g1",
        "r1@a0",
        "r1",
        "a1",
        "+7@a1",
        "+0@a1",
        "4@a1",
        "-7@a1",
        "Draw",
        "s@",
        "x" * 99,
    ],
)
def test_near_misses_are_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    for language in LANGUAGES:
        assert speaker(language).say(caught.value.message)


def test_squares_have_names() -> None:
    assert [square_name(square) for square in (0, 5, 6, 29)] == ["a1", "f1", "a2", "f5"]

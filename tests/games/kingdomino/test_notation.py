"""Actions in text: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.errors import NotationError
from regnum.games import game
from regnum.games.kingdomino import Action, Claim, Direction, Discard, Place, parse_action
from regnum.games.kingdomino.batch import read_written

DOMINO = st.integers(1, 48)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Claim, DOMINO),
    st.builds(Discard, DOMINO),
    st.builds(Place, DOMINO, st.integers(-6, 6), st.integers(-6, 6), st.sampled_from(Direction)),
)


@given(ACTIONS)
def test_round_trip(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(ACTIONS)
def test_games_read_their_own_notation(action: Action) -> None:
    assert game("kingdomino").parse_action(str(action)) == action


@given(st.text(max_size=8))
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
        "k",
        "k0",
        "k49",
        "k017",
        "K17",
        "17",
        "17h7",
        "17h7x",
        "17n7e",
        "17h14e",
        "17h0e",
        "99x",
        "17 x",
        "१x",
        "k3٢",
    ],
)
def test_near_misses_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


@given(st.builds(Place, DOMINO, st.integers(-5, 5), st.integers(-5, 5), st.sampled_from(Direction)))
def test_turning_twice_changes_nothing(place: Place) -> None:
    assert place.turned.turned == place
    assert set(place.turned.squares) == set(place.squares)


@given(ACTIONS)
def test_the_log_of_a_batch_reads_back(action: Action) -> None:
    match action:
        case Claim(domino):
            number = domino
        case Discard(domino):
            number = 64 + domino
        case Place(domino, x, y, direction):
            number = 128 + ((domino * 16 + x + 6) * 16 + y + 6) * 4 + direction
    assert read_written(number) == action

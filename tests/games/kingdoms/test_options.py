"""Options, notation and boards as text: what is written is read back, and nonsense is refused with the reason."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.errors import BoardError, NotationError, OptionsError
from regnum.games.kingdoms import (
    GAME,
    Action,
    Build,
    Draw,
    Kind,
    Lay,
    LayStart,
    Options,
    Pass,
    parse_action,
    read_board,
)
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.options import SWITCHES
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.kingdoms.shapes import all_options

SQUARE = st.integers(0, 29)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Build, st.integers(1, 4), SQUARE),
    st.builds(Draw),
    st.builds(Lay, st.sampled_from(Kind), SQUARE),
    st.builds(LayStart, SQUARE),
    st.builds(Pass),
)


@pytest.mark.parametrize("options", all_options(), ids=str)
def test_options_survive_as_data(options: Options) -> None:
    assert Options.from_data(options.data()) == GAME.options_from_data(options.data()) == options
    assert GAME.options(**options.data()) == options


def test_the_plain_game_is_the_default() -> None:
    assert Options.of().data() == {
        "players": 2,
        "last_castle": False,
        "no_luck": False,
        "continuous": "off",
        "start_tie": "clockwise",
    }
    assert [switch.name for switch in SWITCHES] == list(Options.of().data())


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"players": 1}, "error-option-players"),
        ({"players": 5}, "error-option-players"),
        ({"players": True}, "error-option-players"),
        ({"players": None}, "error-option-players"),
        ({"last_castle": 1}, "error-option-switch"),
        ({"no_luck": "no"}, "error-option-switch"),
        ({"continuous": "sometimes"}, "kingdoms-error-continuous"),
        ({"continuous": True}, "kingdoms-error-continuous"),
        ({"start_tie": "oldest"}, "kingdoms-error-start-tie"),
        ({"dynasty": True}, "error-option-unknown"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionsError) as caught:
        Options.of(**wrong)
    assert caught.value.message.name == problem
    for language in LANGUAGES:
        assert speaker(language).say(caught.value.message)


def test_missing_options_are_refused() -> None:
    data = Options.of().data()
    del data["players"]
    with pytest.raises(OptionsError) as caught:
        Options.from_data(data)
    assert caught.value.message.name == "error-option-missing"


@pytest.mark.parametrize("name", ["last_castle", "no_luck", "continuous", "start_tie"])
def test_a_variant_that_a_record_does_not_name_was_not_played(name: str) -> None:
    data = Options.of().data()
    del data[name]
    assert Options.from_data(data) == Options.of()


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


def test_a_board_as_text_reads_back() -> None:
    rows = ["+3 red1 yellow4 . -6 mountain", "dragon goldmine wizard green2 blue3 ."]
    words = read_board("\n".join(rows)).words()
    assert [" ".join(row) for row in words] == [*rows, *[". . . . . ."] * 3]


def test_capitals_blank_lines_and_true_minus_signs_do_no_harm() -> None:
    assert read_board("\n  RED1  −6 . . Dragon .\n\n").words()[0] == ("red1", "-6", ".", ".", "dragon", ".")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "rows"),
        ("\n" * 6 + ". . . . . .\n" * 6, "rows"),
        (". . . . .", "columns"),
        (". . . . . . .", "columns"),
        ("+7 . . . . .", "word"),
        ("red5 . . . . .", "word"),
        ("pink1 . . . . .", "word"),
        ("castle . . . . .", "word"),
        ("." * 3000, "long"),
        ("+1 +1 +1 . . .", "tiles"),
        ("dragon dragon . . . .", "tiles"),
        ("mountain mountain mountain . . .", "tiles"),
        ("red4 red4 . . . .", "castles"),
        ("blue1 blue1 blue1 blue1 blue1 .", "castles"),
    ],
)
def test_boards_that_cannot_be_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BoardError) as caught:
        read_board(text)
    assert caught.value.message.name == f"kingdoms-board-{problem}"
    for language in LANGUAGES:
        assert speaker(language).say(caught.value.message)
    if problem in {"tiles", "castles"}:
        assert read_board(text, any_pieces=True).words()[0] == tuple(text.split())


def test_KG_C1_KG_C4_the_whole_box_fits_the_limits() -> None:
    read_board("+1 +1 +6 +6 mountain mountain\nblue1 blue1 blue1 blue1 blue4 red4")


@given(st.text(max_size=60))
def test_any_text_is_a_board_or_refused(text: str) -> None:
    with contextlib.suppress(BoardError):
        assert len(read_board(text).words()) == 5

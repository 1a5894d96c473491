"""Boards written as text: read back, or refused with the reason."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.errors import BoardError
from regnum.games.kingdoms import (
    read_board,
)
from regnum.words.speaker import LANGUAGES, speaker


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

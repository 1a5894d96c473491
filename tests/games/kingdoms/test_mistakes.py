"""Every scoring mistake that other programs make is caught by at least one golden board or small case."""

from __future__ import annotations

import random

import pytest

from regnum.games.kingdoms.components import PIECES_IN_BOX, SQUARES
from tests.support.kingdoms.boards import BOARDS, MICRO
from tests.support.kingdoms.mistakes import MISTAKES, incomes
from tests.support.kingdoms.moves import income_of

Paid = dict[str, tuple[int, int]]
CASES: list[tuple[list[str], Paid]] = [
    *(
        (board["ascii"], {who: (paid["rows"], paid["columns"]) for who, paid in board["totals"].items()})
        for board in BOARDS
    ),
    *(
        (case["rows"], {who: (paid["rows"], paid["columns"]) for who, paid in case["expected"].items()})
        for case in MICRO
    ),
]


def test_the_copy_without_a_mistake_is_right() -> None:
    for rows, expected in CASES:
        assert incomes(rows) == expected


@pytest.mark.parametrize("seed", range(50))
def test_the_copy_without_a_mistake_agrees_with_the_rulebook(seed: int) -> None:
    words = [piece.word for piece, count in PIECES_IN_BOX.items() for _ in range(count)] + 10 * ["."]
    board = random.Random(seed).sample(words, SQUARES)
    rows = [" ".join(board[start : start + 6]) for start in range(0, SQUARES, 6)]
    assert incomes(rows) == income_of(*rows)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_is_caught(mistake: str) -> None:
    assert any(incomes(rows, mistake) != expected for rows, expected in CASES)

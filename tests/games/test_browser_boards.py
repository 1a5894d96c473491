"""The browser counts score sheets of Kingdoms as Python does, and refuses what it refuses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from regnum.errors import RegnumError
from regnum.games.kingdoms import COLOURS
from regnum.games.kingdoms.account import PIECES, piece_word
from regnum.games.kingdoms.sheet import SHEET
from tests.games.test_sheets import EXAMPLE, finished
from tests.support.browser_referee import NODE, Browser, browser, refusal
from tests.support.plain import plain

pytestmark = pytest.mark.skipif(NODE is None, reason="no Node: the browser's referees are not tried")

MONEY = dict.fromkeys(COLOURS, 50)
EMPTY = ". . . . . ."


@pytest.fixture(scope="module")
def here() -> Iterator[Browser]:
    """One process for all tests."""
    with browser() as found:
        yield found


def check(here: Browser, board: str, money: dict[Any, int]) -> bool:
    """Whether both count the sheet, and in the same way to the byte."""
    sheet = {"board": board, "money": money}
    try:
        mine: Any = SHEET.count(SHEET.form(**sheet))
    except RegnumError as problem:
        mine = refusal(problem)
    theirs = here.ask("kingdoms", "count", sheet)
    assert msgspec.json.encode(theirs) == msgspec.json.encode(plain(mine)), sheet
    return "present" in theirs


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_of_random_games(here: Browser, players: int) -> None:
    for number in range(3):
        view = plain(finished("kingdoms", f"sheet {number}", players=players).data())
        board = "\n".join(" ".join(row) for row in view["present"]["board"])
        money = dict(reversed(list(zip(COLOURS, view["money_history"][-2], strict=False))))
        assert check(here, board, money)


def test_boards_of_any_pieces(here: Browser) -> None:
    """Most have more of something than the box holds."""
    chance = random.Random("boards")
    words = [piece_word(piece) for piece in PIECES]
    counted = 0
    for number in range(200):
        pieces = [chance.choice(words) if chance.random() < number / 400 else "." for _ in range(30)]
        rows = [" ".join(pieces[6 * row : 6 * row + 6]) for row in range(chance.randint(1, 5))]
        counted += check(here, "\n".join(rows), dict(list(MONEY.items())[: chance.randint(2, 4)]))
    assert 20 < counted < 180


@pytest.mark.parametrize(
    "board",
    [
        *("", " \n ", ".", EMPTY + " .", f"{EMPTY}\n" * 6, "+9 . . . . .", "x" * 2001, "🎲" * 50 + " . . . . ."),
        *("RED1 −3 Mountain . . .", "dragon dragon . . . .", "red4 . red4 . . .", f"\ufeff{EMPTY}", ".\u3000. . . . ."),
        *(f"{EMPTY}\r\n\n{EMPTY}", f"{EMPTY}\x1c{EMPTY}", f"{EMPTY}\x1f{EMPTY}", f"{EMPTY}\u2028+1 . . . . .\x85"),
    ],
)
def test_odd_boards(here: Browser, board: str) -> None:
    check(here, board, MONEY)


def test_every_castle_has_a_player(here: Browser) -> None:
    assert not check(here, EXAMPLE, {"red": 50, "yellow": 50})
    assert check(here, EXAMPLE, {"blue": -3, "red": 7, "yellow": 7})

"""A board written as text, for people at a real table.

Up to five lines of six words, from the top: `+3`, `-6`, `mountain`, `dragon`, `goldmine`, `wizard`, a castle as colour
and rank (`red1`, `yellow4`), `.` for an empty square. Lines left out at the bottom are empty.
"""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec

from regnum.errors import BoardError
from regnum.games.kingdoms.account import PIECES, Account, piece, piece_word, squares_of
from regnum.games.kingdoms.board import IN_BOX, too_many
from regnum.games.kingdoms.components import COLOURS, COLUMNS, ROWS, Castle, Piece
from regnum.words.message import Argument, message

MOST_TEXT = 2000
_PIECES: dict[str, Piece | None] = {piece_word(one): one for one in PIECES}


def read_board(text: str, *, any_pieces: bool = False) -> Account:
    """Read a board; one that cannot exist is refused with the reason, unless any pieces will do.

    >>> read_board("yellow1 +2 mountain yellow3 mountain +6").income(1)
    Income(rows=2, columns=0, total=2)
    """
    _require(len(text) <= MOST_TEXT, "long", most=MOST_TEXT)
    rows = [line.split() for line in text.splitlines() if line.strip()]
    _require(0 < len(rows) <= ROWS, "rows", rows=len(rows))
    pieces = [piece for number, row in enumerate(rows, start=1) for piece in _read_row(row, number)]
    if not any_pieces:
        _check_pieces(pieces)
    return Account.of(pieces)


def score_data(account: Account) -> dict[str, Any]:
    """The income from a board as plain data: by player, and line by line."""
    players = {COLOURS[seat]: account.income(seat).data() for seat in account.seats}
    found: dict[str, Any] = msgspec.to_builtins({"players": players, "lines": account.data().lines})
    return found


def _read_row(words: list[str], number: int) -> list[Piece | None]:
    _require(len(words) == COLUMNS, "columns", row=number, words=len(words))
    return [_read_piece(word.lower().replace("−", "-"), number) for word in words]


def _read_piece(word: str, row: int) -> Piece | None:
    _require(word in _PIECES, "word", text=word[:40], row=row)
    return _PIECES[word]


def _check_pieces(pieces: list[Piece | None]) -> None:
    """KG-C1, KG-C4: no more of anything than the box holds."""
    code, number = too_many(squares_of(pieces))
    found, exist = piece(code), int(IN_BOX[code])
    if isinstance(found, Castle):
        _refuse("castles", colour=COLOURS[found.seat], rank=found.rank, number=number, exist=exist)
    if found is not None:
        _refuse("tiles", tile=found.word, number=number, exist=exist)


def _require(condition: bool, problem: str, **arguments: Argument) -> None:
    if not condition:
        _refuse(problem, **arguments)


def _refuse(problem: str, **arguments: Argument) -> NoReturn:
    raise BoardError(message(f"kingdoms-board-{problem}", **arguments))

"""Noughts as the terminal draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regnum.cli.terminal import palette

from ..game import SQUARES, Board

if TYPE_CHECKING:
    from regnum.words.speaker import Speaker

SIGNS = "○×"


def table(board: Board, names: Sequence[str], say: Speaker, at: int | None = None) -> RenderableType:
    """The board with the square that is pointed at, and the points of all players."""
    grid = Table.grid(padding=(0, 1))
    for row in range(3):
        grid.add_row(*(_square(board, 3 * row + column, at) for column in range(3)))
    points = [
        Text(f"{SIGNS[seat]} {say('noughts-terminal-points', player=name, points=board.scores()[seat])}")
        for seat, name in enumerate(names)
    ]
    return Group(grid, *points)


def _square(board: Board, square: int, at: int | None) -> Text:
    placed = board.squares[square]
    words = SQUARES[square] if placed is None else f"{SIGNS[placed.seat]}{placed.tile}"
    return Text(words, palette.FOCUS if square == at else palette.SOFT if placed is None else palette.BOLD)

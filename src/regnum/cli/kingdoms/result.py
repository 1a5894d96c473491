"""The end of a game of Kingdoms: the ranking, and each player's gold by round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regnum.cli.kingdoms import draw
from regnum.cli.terminal import palette
from regnum.cli.terminal.dialogs import all_of
from regnum.games.kingdoms import Board
from regnum.games.kingdoms.turns import FIRST_MONEY
from regnum.words.speaker import Speaker


def result(board: Board, names: Sequence[str], say: Speaker) -> RenderableType:
    """The winner, and how the gold added up."""
    return Group(_headline(board, names, say), Text(), _sheet(board, names, say))


def _headline(board: Board, names: Sequence[str], say: Speaker) -> Text:
    standings = board.ranking()
    winners = [names[standing.seat] for standing in standings if standing.rank == 1]
    money = draw.money(standings[0].key[0])
    if len(winners) == 1:
        return Text(say("kingdoms-terminal-winner", player=winners[0], money=money), palette.MARK)
    return Text(say("kingdoms-terminal-winners", players=all_of(winners, say), money=money), palette.MARK)


def _sheet(board: Board, names: Sequence[str], say: Speaker) -> Table:
    """A line for each player: the gold at the start, the income of every round, and the total."""
    sheet = Table.grid(padding=(0, 2, 0, 0))
    for _ in ("rank", "player"):
        sheet.add_column(no_wrap=True)
    heads = [say("kingdoms-terminal-began")]
    heads += [say("kingdoms-terminal-round", round=number) for number in range(1, board.round_number + 1)]
    sheet.add_row("", "", *(Text(head, palette.SOFT) for head in [*heads, say("kingdoms-terminal-has")]))
    for standing in board.ranking():
        money = [FIRST_MONEY, *(amounts[standing.seat] for amounts in board.money_history)]
        incomes = [
            Text.assemble(draw.change(now - had), (f" → {draw.money(now)}", palette.SOFT))
            for had, now in pairwise(money)
        ]
        name = Text.assemble(draw.shield(standing.seat), " ", (names[standing.seat], palette.BOLD))
        last = Text(draw.money(money[-1]), palette.BOLD)
        sheet.add_row(
            Text(f"{standing.rank}.", palette.BOLD), name, Text(draw.money(FIRST_MONEY), palette.SOFT), *incomes, last
        )
    return sheet

"""The scoring of a round line by line: what every line is worth and why, and what it pays to each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget

from regnum.cli.kingdoms import colours, draw
from regnum.cli.kingdoms.picture import MEDIUM, SMALL, Picture, extent, signed, squares_of, value_text
from regnum.cli.terminal import palette
from regnum.cli.terminal.dialogs import Dialog
from regnum.cli.terminal.keys import Key, KeyBar
from regnum.cli.terminal.speaking import say_of
from regnum.games.kingdoms import Board, Line
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.components import COLUMNS, ROWS
from regnum.games.kingdoms.turns import FIRST_MONEY
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

_TABLE_WIDTH = 17
_PLAYER_WIDTH = 6


class AccountPage(Widget):
    """The board with the line in question, all lines and their incomes, and the line in words."""

    def __init__(self, board: Board, names: Sequence[str], round_number: int) -> None:
        super().__init__()
        self.board, self.names, self.round_number = board, names, round_number
        self.index = 0

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines of the board."""
        return self.board.account(self.round_number).lines

    def render(self) -> RenderableType:
        """Everything about a round."""
        say, account = say_of(self), self.board.account(self.round_number)
        line = account.lines[self.index]
        room = self.size.width - _TABLE_WIDTH - _PLAYER_WIDTH * len(self.names) - 2
        cell = MEDIUM if extent(MEDIUM)[0] <= room else SMALL
        picture = Picture(account, cell, say, with_values=cell is MEDIUM)
        if cell is MEDIUM:
            picture.paint_values()
        picture.paint_line(line)
        words = [Text(say.say(sentence)) for sentence in line_words(line, self.names)]
        sheet = Table.grid(padding=(0, 2, 0, 0))
        board = Group(picture.canvas.text(), Text(), *words)
        if picture.canvas.width <= room:
            sheet.add_column(width=picture.canvas.width)
            sheet.add_row(board, self._table(say))
        else:
            sheet.add_row(self._table(say))
            sheet.add_row(board)
        return Group(self._heading(say), sheet)

    def _heading(self, say: Speaker) -> Text:
        is_over = self.round_number <= len(self.board.money_history)
        name = "kingdoms-terminal-account-over" if is_over else "kingdoms-terminal-account-now"
        return Text(say(name, round=self.round_number), palette.MARK)

    def _table(self, say: Speaker) -> RenderableType:
        sheet = Table.grid(padding=(0, 1, 0, 0))
        sheet.add_column(no_wrap=True)
        sheet.add_column(justify="right", no_wrap=True)
        for _ in self.names:
            sheet.add_column(justify="right", no_wrap=True, width=_PLAYER_WIDTH - 1)
        sheet.add_row("", "", *(Text.assemble(draw.shield(seat)) for seat in range(len(self.names))))
        for number, line in enumerate(self.lines):
            sheet.add_row(*self._row(number, line))
        for cells in self._totals(say):
            sheet.add_row(*cells)
        return sheet

    def _row(self, number: int, line: Line) -> list[Text]:
        is_here = number == self.index
        sign = colours.ROW if line.direction == "row" else colours.COLUMN
        name = f"{palette.CHOSEN if is_here else ' '}{sign} {square_name(line.first)}–{square_name(line.last)}"
        incomes = [line.incomes.get(seat) for seat in range(len(self.names))]
        return [
            Text(name, palette.MARK if is_here else palette.PLAIN),
            Text(value_text(line.value), colours.value(line.value, is_counted=line.is_scored)),
            *(Text("·", palette.SOFT) if income is None else draw.change(income) for income in incomes),
        ]

    def _totals(self, say: Speaker) -> list[list[Text]]:
        """The sums, and the money before and after."""
        account, seats = self.board.account(self.round_number), range(len(self.names))
        history = [(FIRST_MONEY,) * len(self.names), *self.board.money_history]
        before = history[self.round_number - 1]
        sums = [draw.change(account.income(seat).total) for seat in seats]
        after = [Text(draw.money(before[seat] + account.income(seat).total), palette.BOLD) for seat in seats]
        return [
            [Text(say("kingdoms-terminal-total"), palette.BOLD), Text(), *sums],
            [Text(say("kingdoms-terminal-had"), palette.SOFT), Text(), *(Text(draw.money(had)) for had in before)],
            [Text(say("kingdoms-terminal-has"), palette.BOLD), Text(), *after],
        ]


class AccountDialog(Dialog):
    """The scoring of a round; other lines and other rounds can be looked at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "line(-1)"),
        ("down", "line(1)"),
        ("left", "round(-1)"),
        ("right", "round(1)"),
        ("p,v", "leave('')"),
        ("u", "leave('undo')"),
    ]

    def __init__(self, board: Board, names: Sequence[str], round_number: int, *, enter: str = "") -> None:
        self.page = AccountPage(board, names, round_number)
        name = "terminal-key-result" if enter else "kingdoms-terminal-key-on"
        keys: list[Key] = [
            ("Enter", name, "screen.enter"),
            ("↑ ↓", "kingdoms-terminal-key-line", "screen.line(1)"),
            ("← →", "kingdoms-terminal-key-round", "screen.round(-1)"),
            ("l", "terminal-key-language", "screen.language"),
        ]
        super().__init__(lambda _: Text(), keys, enter=enter)

    def compose(self) -> ComposeResult:
        """The scoring above, the keys below."""
        with VerticalScroll():
            yield self.page
        yield KeyBar(self.keys)

    def action_line(self, step: int) -> None:
        """The next line, or the one before."""
        self.page.index = (self.page.index + step) % len(self.page.lines)
        self.page.refresh(layout=True)

    def action_round(self, step: int) -> None:
        """Another round that has been played."""
        number = self.page.round_number + step
        if 1 <= number <= self.page.board.round_number:
            self.page.round_number, self.page.index = number, 0
            self.page.refresh(layout=True)


def line_words(line: Line, names: Sequence[str]) -> list[Message]:
    """What happened to a line: split, cancelled, doubled, raised, and what it pays."""
    first, last = square_name(line.first), square_name(line.last)
    words = [message(f"kingdoms-terminal-line-{line.direction}", first=first, last=last, value=signed(line.value))]
    length = COLUMNS if line.direction == "row" else ROWS
    if len(list(squares_of(line))) < length:
        words.append(message("kingdoms-terminal-line-split"))
    for effect, name in (("cancelled", "kingdoms-terminal-line-dragon"), ("doubled", "kingdoms-terminal-line-mine")):
        tiles = [tile for tile in line.tiles if tile.effect == effect]
        if tiles:
            changed = ", ".join(f"{signed(tile.kind.worth)} → {signed(tile.value)}" for tile in tiles)
            words.append(message(name, tiles=changed))
    lifted = [castle for castle in line.castles if castle.bonus]
    if lifted:
        ranks = ", ".join(f"{names[one.castle.seat]} {one.castle.rank} → {one.rank}" for one in lifted)
        words.append(message("kingdoms-terminal-line-wizard", castles=ranks))
    for seat, income in line.incomes.items():
        ranks_here = sum(one.rank for one in line.castles if one.castle.seat == seat)
        words.append(
            message(
                "kingdoms-terminal-line-income",
                player=names[seat],
                ranks=ranks_here,
                value=signed(line.value),
                income=signed(income),
            )
        )
    if not line.castles:
        words.append(message("kingdoms-terminal-line-nobody"))
    return words

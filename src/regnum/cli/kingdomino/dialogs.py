"""What is laid over the table for a while: help, and the result of a game."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget

from regnum.cli.kingdomino import draw, palette
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.result import deal_facts, result
from regnum.cli.kingdomino.speaking import SpeakingApp, say_of
from regnum.cli.kingdomino.widgets import Key, KeyBar

_KEYS = (
    ("← ↑ ↓ →", "terminal-help-move"),
    ("r", "terminal-help-rotate"),
    ("Tab", "terminal-help-next"),
    ("1 2 3 4", "terminal-help-choose"),
    ("Enter", "terminal-help-confirm"),
    ("p", "terminal-help-points"),
    ("v", "terminal-help-view"),
    ("u", "terminal-help-undo"),
    ("s", "terminal-help-save"),
    ("f", "terminal-help-fast"),
    ("l", "terminal-help-language"),
    ("n", "terminal-help-new"),
    ("q", "terminal-help-quit"),
)
_RULES = ("order", "place", "frame", "discard", "score", "end")


class _Page(Widget):
    """Something of any length to read."""

    def __init__(self, game: Hotseat) -> None:
        super().__init__()
        self.game = game


class _HelpPage(_Page):
    def render(self) -> RenderableType:
        say = say_of(self)
        keys = Table.grid(padding=(0, 2, 0, 0))
        for key, name in _KEYS:
            keys.add_row(Text(key, palette.MARK), say(name))
        rules = Table.grid(padding=(0, 1, 0, 0))
        options = self.game.state.options
        for rule in _RULES:
            rules.add_row("•", say(f"terminal-rules-{rule}", size=options.size))
        marks = say("terminal-help-marks", now=palette.LEGAL_NOW, turned=palette.LEGAL_TURNED)
        return Group(
            Text(say("terminal-help-keys"), "bold"),
            keys,
            Text(marks, palette.SOFT),
            Text(),
            Text(say("terminal-help-rules"), "bold"),
            rules,
            Text(),
            draw.legend(say),
            Text(),
            Text(say("terminal-help-deal"), "bold"),
            deal_facts(self.game.state.deal, say, is_over=self.game.state.is_over),
        )


class _ResultPage(_Page):
    def __init__(self, game: Hotseat, game_number: int | None) -> None:
        super().__init__(game)
        self.game_number = game_number

    def render(self) -> RenderableType:
        say, state = say_of(self), self.game.state
        parts = [result(state, self.game.names, say, self.game_number), Text()]
        if self.game_number is None:
            parts.append(deal_facts(state.deal, say, is_over=True))
        else:
            parts.insert(0, Text(say("terminal-game", game=self.game_number, games=state.options.games), "bold"))
        return Group(*parts)


class Dialog(ModalScreen[str]):
    """A page over the table, and the keys that leave it; the answer names what to do next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,question_mark", "leave('')"),
        ("l", "language"),
        ("up,k", "scroll(-1)"),
        ("down,j", "scroll(1)"),
        ("q", "leave('quit')"),
    ]

    def __init__(self, game: Hotseat) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        """The page above, the keys below."""
        with VerticalScroll():
            yield self.page()
        yield KeyBar(self.keys())

    def page(self) -> Widget:
        """What is to be read."""
        return _HelpPage(self.game)

    def keys(self) -> list[Key]:
        """The keys of the dialog."""
        return [
            ("Esc", "terminal-key-back", "screen.leave('')"),
            ("↑ ↓", "terminal-key-scroll", "screen.scroll(1)"),
            ("l", "terminal-key-language", "screen.language"),
        ]

    def action_leave(self, answer: str) -> None:
        """Back to the table."""
        self.dismiss(answer)

    def action_language(self) -> None:
        """The next language."""
        assert isinstance(self.app, SpeakingApp)
        self.app.next_language()

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Help(Dialog):
    """The keys, the rules in brief, and the commitment of the deal."""


class Result(Dialog):
    """How one game of a match ended; with no number, how everything ended."""

    BINDINGS: ClassVar[list[BindingType]] = [("n", "leave('new')"), ("u", "leave('undo')")]

    def __init__(self, game: Hotseat, game_number: int | None = None) -> None:
        super().__init__(game)
        self.game_number = game_number

    def page(self) -> Widget:
        """The ranking with all scores."""
        return _ResultPage(self.game, self.game_number)

    def keys(self) -> list[Key]:
        """After the last game there is more to choose from."""
        if self.game_number is not None:
            return [("Enter", "terminal-key-next-game", "screen.leave('')"), *super().keys()[1:]]
        return [
            ("Enter", "terminal-key-table", "screen.leave('')"),
            ("n", "terminal-key-new", "screen.leave('new')"),
            ("u", "terminal-key-undo", "screen.leave('undo')"),
            *super().keys()[1:],
            ("q", "terminal-key-quit", "screen.leave('quit')"),
        ]

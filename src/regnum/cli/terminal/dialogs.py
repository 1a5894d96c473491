"""Dialogs over the table: text to read, and the keys that leave it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget

from regnum.cli.terminal import palette
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.cli.terminal.keys import Key, KeyBar
from regnum.cli.terminal.speaking import SpeakingApp, say_of
from regnum.games.dealing import Deal, SeededDeal
from regnum.words.message import Message
from regnum.words.speaker import Speaker

ALWAYS_HELPED = (
    ("u", "terminal-help-undo"),
    ("i", "terminal-help-hint"),
    ("c", "terminal-help-coach"),
    ("s", "terminal-help-save"),
    ("f", "terminal-help-fast"),
    ("l", "terminal-help-language"),
    ("n", "terminal-help-new"),
    ("q", "terminal-help-quit"),
)
"""The keys that do the same in every game, and what they do."""
SCROLLING: list[Key] = [
    ("↑ ↓", "terminal-key-scroll", "screen.scroll(1)"),
    ("l", "terminal-key-language", "screen.language"),
]
READING: list[Key] = [("Esc", "terminal-key-back", "screen.leave('')"), *SCROLLING]
AT_THE_END: list[Key] = [
    ("Enter", "terminal-key-table", "screen.leave('')"),
    ("n", "terminal-key-new", "screen.leave('new')"),
    *SCROLLING,
    ("q", "terminal-key-quit", "screen.leave('quit')"),
]


_OBJECTED: list[Key] = [
    ("u", "terminal-key-undo", "screen.leave('undo')"),
    ("Enter", "terminal-key-keep", "screen.leave('')"),
    ("l", "terminal-key-language", "screen.language"),
]


class Page(Widget):
    """Text of any length to read, drawn in the current language."""

    def __init__(self, draw: Callable[[Speaker], RenderableType]) -> None:
        super().__init__()
        self._draw = draw

    def render(self) -> RenderableType:
        """The complete text."""
        return self._draw(say_of(self))


class Dialog(ModalScreen[str]):
    """A page over the table, and the keys that leave it; the answer names what to do next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,question_mark", "leave('')"),
        ("enter", "enter"),
        ("l", "language"),
        ("up,k", "scroll(-1)"),
        ("down,j", "scroll(1)"),
        ("q", "leave('quit')"),
    ]

    def __init__(
        self, draw: Callable[[Speaker], RenderableType], keys: Sequence[Key] = READING, *, enter: str = ""
    ) -> None:
        super().__init__()
        self._draw, self.keys, self._enter = draw, keys, enter
        self.footnote: Message | None = None
        """A sentence below the text."""

    def compose(self) -> ComposeResult:
        """The text above, the keys below."""
        with VerticalScroll():
            yield Page(self._draw)
            if self.footnote is not None:
                yield Page(partial(_sentence, self.footnote))
        yield KeyBar(self.keys)

    def action_leave(self, answer: str) -> None:
        """Back to the table."""
        self.dismiss(answer)

    def action_enter(self) -> None:
        """Leave with the answer of the enter key."""
        self.dismiss(self._enter)

    def action_language(self) -> None:
        """The next language."""
        assert isinstance(self.app, SpeakingApp)
        self.app.next_language()

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def _sentence(sentence: Message, say: Speaker) -> RenderableType:
    return Text(f"\n{say.say(sentence)}")


class Objected(Dialog):
    """What the coach says about a move, and the offer to undo it."""

    BINDINGS: ClassVar[list[BindingType]] = [("u", "leave('undo')")]

    def __init__(self, sentence: Message) -> None:
        super().__init__(partial(_sentence, sentence), _OBJECTED)


class Help(Dialog):
    """The keys, the rules in brief, and the commitment of the deal."""


class Result(Dialog):
    """How everything ended, or a part of it."""

    BINDINGS: ClassVar[list[BindingType]] = [("n", "leave('new')")]


def help_page(
    game: AnyHotseat,
    say: Speaker,
    keys: Sequence[tuple[str, str]],
    rules: Sequence[Message],
    signs: Sequence[RenderableType],
) -> RenderableType:
    """Everything that help says; `signs` explain what is seen at the table."""
    key_table = Table.grid(padding=(0, 2, 0, 0))
    for key, name in (*keys, *ALWAYS_HELPED):
        key_table.add_row(Text(key, palette.MARK), say(name))
    rule_table = Table.grid(padding=(0, 1, 0, 0))
    for rule in rules:
        rule_table.add_row("•", say.say(rule))
    return Group(
        Text(say("terminal-help-keys"), "bold"),
        key_table,
        *signs,
        Text(),
        Text(say("terminal-help-rules"), "bold"),
        rule_table,
        Text(),
        Text(say("terminal-help-deal"), "bold"),
        deal_facts(game.state.deal, say, is_over=game.state.is_over),
    )


def deal_facts(deal: Deal, say: Speaker, *, is_over: bool) -> Text:
    """What anyone needs to check the deal: the commitment at any time, the seed when the game is over."""
    if not isinstance(deal, SeededDeal):
        return Text(say("terminal-deal-written"), palette.SOFT)
    lines = [say("terminal-commitment", commitment=deal.commitment)]
    if is_over:
        lines.append(say("terminal-seed", seed=deal.seed))
        lines.extend(say("terminal-salt", salt=salt) for salt in deal.salts)
    else:
        lines.append(say("terminal-seed-later"))
    return Text("\n".join(lines), palette.SOFT)


def all_of(names: Sequence[str], say: Speaker) -> str:
    """Several names as one phrase."""
    return say("terminal-and", first=", ".join(names[:-1]), last=names[-1])

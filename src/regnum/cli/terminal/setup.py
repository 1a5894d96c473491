"""The set-up screen: players and rules."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message as Posted
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from regnum.bots import bot_names
from regnum.bots.levels import LEVELS, level_about, level_name, usual_of
from regnum.cli.seats import seated
from regnum.cli.terminal import palette
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.cli.terminal.keys import KeyBar
from regnum.cli.terminal.speaking import say_of
from regnum.cli.terminal.widgets import title
from regnum.errors import RegnumError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.records import Player
from regnum.words.message import Message
from regnum.words.speaker import LANGUAGES, Speaker

if TYPE_CHECKING:
    from regnum.cli.terminal.app import GameApp

PERSON = "person"
_LONGEST_NAME = 16
_LABEL = 22
SWITCH = ("off", "on")
_KEYS = [
    ("↑ ↓", "terminal-key-line", "app.focus_next"),
    ("← →", "terminal-key-change", "screen.change"),
    ("Enter", "terminal-key-start", "screen.start"),
    ("Esc", "terminal-key-quit", "screen.quit"),
]


class Choice(Widget, can_focus=True):
    """One line with a label and a value that the left and right keys change."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)"),
        ("right,space", "step(1)"),
        ("enter", "screen.start"),
    ]

    @dataclass
    class Changed(Posted):
        """Another value was chosen."""

        choice: Choice

        @property
        def control(self) -> Choice:
            """The choice whose value changed."""
            return self.choice

    def __init__(self, name: str, label: str, values: Sequence[Any], word: Callable[[Speaker, Any], str]) -> None:
        super().__init__(id=name)
        self._label, self.values, self.word = label, values, word
        self.index = 0

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self.values[self.index]

    def choose(self, value: Any) -> None:
        """Choose a value without telling anyone."""
        self.index = self.values.index(value)

    def label(self, say: Speaker) -> Text:
        """What is chosen here."""
        return Text(say(self._label))

    def render(self) -> RenderableType:
        """The label and the value between arrows."""
        say = say_of(self)
        label = self.label(say)
        label.truncate(_LABEL, pad=True)
        style = palette.FOCUS if self.has_focus else palette.BOLD
        return Text.assemble(label, ("‹ ", palette.SOFT), (self.word(say, self.value), style), (" ›", palette.SOFT))

    def action_step(self, step: int) -> None:
        """The next value, or the one before."""
        self.index = (self.index + step) % len(self.values)
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self) -> None:
        """The next value."""
        self.action_step(1)


class SeatChoice(Choice):
    """The player at a seat."""

    def __init__(self, seat: int, bots: Sequence[str], label: Callable[[Speaker, int], Text]) -> None:
        super().__init__(f"seat-{seat}", "", (PERSON, *bots), _who)
        self.seat, self._seat_label = seat, label
        self.choose(PERSON if seat == 0 else usual_of(bots))

    def label(self, say: Speaker) -> Text:
        """The player's sign and colour."""
        return self._seat_label(say, self.seat)


class Continue(Widget, can_focus=True):
    """Offers the saved game."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "screen.resume")]

    def __init__(self, sentence: Message) -> None:
        super().__init__()
        self.sentence = sentence

    def render(self) -> RenderableType:
        """The players and the progress of the saved game."""
        words = f"{palette.CHOSEN} {say_of(self).say(self.sentence)}"
        return Text(words, palette.FOCUS if self.has_focus else palette.BOLD)

    async def on_click(self) -> None:
        """Continue the saved game."""
        await self.run_action("screen.resume")


class Verdict(Widget):
    """What the chosen rules mean, or why they make no sense."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence: Message | None = None
        self.is_bad = False

    def show(self, sentence: Message, *, is_bad: bool) -> None:
        """Say something else."""
        self.sentence, self.is_bad = sentence, is_bad
        self.refresh(layout=True)

    def render(self) -> RenderableType:
        """A sentence."""
        words = say_of(self).say(self.sentence) if self.sentence else ""
        return Text(words, palette.FORBIDDEN if self.is_bad else palette.SOFT)


class Heading(Widget):
    """The name of the game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def render(self) -> RenderableType:
        """Two lines."""
        say = say_of(self)
        return Text("\n").join([title(self.game, say), Text(say("terminal-setup-title"), palette.SOFT)])


class SetupScreen(Screen[None]):
    """Everything that is agreed on before a game: the players, and what each game adds."""

    app: GameApp
    kind: ClassVar[type[AnyHotseat]]

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "app.focus_previous"),
        ("down", "app.focus_next"),
        ("escape", "quit"),
        ("q", "quit"),
        ("l", "language"),
    ]

    def __init__(self, saved: AnyHotseat | None = None, problem: Message | None = None, seed: str = "") -> None:
        super().__init__()
        self.saved, self.problem, self.seed = saved, problem, seed

    @abstractmethod
    def seat_label(self, say: Speaker, seat: int) -> Text:
        """A player's sign and colour."""

    @abstractmethod
    def rules(self) -> Iterable[Choice]:
        """A line for each thing that can be chosen in this game."""

    @abstractmethod
    def options(self) -> Any:
        """The rules as chosen; what makes no sense raises `OptionsError`."""

    @abstractmethod
    def meaning(self, options: Any) -> Message:
        """What the rules mean, in a sentence."""

    @abstractmethod
    def offer(self, saved: Any) -> Message:
        """The players and the progress of the saved game."""

    def compose(self) -> ComposeResult:
        """One line for each thing."""
        yield Heading(self.kind.name)
        with VerticalScroll(can_focus=False):
            if self.saved is not None:
                yield Continue(self.offer(self.saved))
            numbers = game(self.kind.name).players
            yield Choice("players", "terminal-setup-players", numbers, lambda _, players: str(players))
            for seat in range(max(numbers)):
                with Horizontal(classes="seat"):
                    yield SeatChoice(seat, bot_names(self.kind.name), self.seat_label)
                    yield Input(id=f"name-{seat}", max_length=_LONGEST_NAME, compact=True)
            yield from self.rules()
            with Horizontal(classes="seat"):
                yield SeedLabel()
                yield Input(self.seed, id="seed", max_length=200, compact=True)
            yield Choice(
                "language", "terminal-setup-language", tuple(LANGUAGES), lambda _, language: LANGUAGES[language]
            )
            yield Verdict()
        yield KeyBar(_KEYS)

    def on_mount(self) -> None:
        """Begin with the language in use; a saved game is offered first."""
        self.query_one("#language", Choice).choose(self.app.say.language)
        first = "Continue" if self.saved is not None else "#players"
        self.query_one(first).focus()
        self._check()
        if self.problem is not None:
            self.query_one(Verdict).show(self.problem, is_bad=True)

    @on(Choice.Changed)
    def _changed(self, event: Choice.Changed) -> None:
        if event.choice.id == "language":
            self.app.set_language(event.choice.value)
        self._check()

    @on(Input.Submitted)
    def _submitted(self) -> None:
        self.app.action_focus_next()

    def action_change(self) -> None:
        """The next value of the line in focus."""
        if isinstance(self.focused, Choice):
            self.focused.action_step(1)

    def action_language(self) -> None:
        """The next language."""
        self.query_one("#language", Choice).action_step(1)

    def action_quit(self) -> None:
        """Leave."""
        self.app.exit(0)

    def action_resume(self) -> None:
        """Continue the saved game."""
        assert self.saved is not None
        self.app.begin(self.saved, is_resumed=True)

    def action_start(self) -> None:
        """Start, if the rules make sense."""
        try:
            seed = self.query_one("#seed", Input).value or secrets.token_hex(16)
            game = self.kind.begin(self.options(), self.players(), SeededDeal(seed))
        except RegnumError as problem:
            self.query_one(Verdict).show(problem.message, is_bad=True)
            return
        self.app.begin(game)

    def players(self) -> list[Player]:
        """The player at each seat."""
        chosen = [self.value(f"seat-{seat}") for seat in range(self.value("players"))]
        return seated(
            ((self._written_name(seat), None) if who == PERSON else (who, who) for seat, who in enumerate(chosen)),
            self.app.say,
        )

    def _written_name(self, seat: int) -> str:
        written = self.query_one(f"#name-{seat}", Input).value.strip()
        return written or self.app.say("terminal-player", number=seat + 1)

    def value(self, name: str) -> Any:
        """What is chosen in a line."""
        return self.query_one(f"#{name}", Choice).value

    def _check(self) -> None:
        """Show only what belongs to the table as it is, and what the rules mean."""
        for seat in range(max(self.query_one("#players", Choice).values)):
            choice, name = self.query_one(f"#seat-{seat}", Choice), self.query_one(f"#name-{seat}", Input)
            name.placeholder = self.app.say("terminal-player", number=seat + 1)
            name.display = choice.value == PERSON
            choice.set_class(choice.value != PERSON, "bot")
            assert isinstance(choice.parent, Widget)
            choice.parent.display = seat < self.value("players")
        self.query_one("#seed", Input).placeholder = self.app.say("terminal-setup-seed-secret")
        verdict = self.query_one(Verdict)
        try:
            options = self.options()
        except RegnumError as problem:
            verdict.show(problem.message, is_bad=True)
            return
        verdict.show(self.meaning(options), is_bad=False)


class SeedLabel(Widget):
    """The label of the seed."""

    def render(self) -> RenderableType:
        """One line."""
        return Text(say_of(self)("terminal-setup-seed"))


def _who(say: Speaker, who: str) -> str:
    if who in LEVELS:
        return say("terminal-who-level", level=level_name(who), about=level_about(who))
    return say("terminal-who", who=who)

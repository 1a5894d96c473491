"""Noughts played in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from regnum.cli.terminal import app, desk, hotseat
from regnum.cli.terminal.desk import forbidden
from regnum.cli.terminal.dialogs import AT_THE_END, Dialog, Help, Result, help_page
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.cli.terminal.keys import Key, KeyBar
from regnum.cli.terminal.saves import SaveFile
from regnum.cli.terminal.setup import SWITCH, Choice, SetupScreen
from regnum.cli.terminal.table import HELPING, HURRYING, LEAVING, OVER, TableScreen
from regnum.cli.terminal.widgets import DeskWidget, Sentence, TopLine
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

from ..game import NAME, NoughtsOptions, Place, State, View
from . import draw

_TAKE: Key = ("Enter", "terminal-key-start", "screen.enter")


class Hotseat(hotseat.Hotseat[State, Place]):
    """A game at one keyboard."""

    name = NAME

    def move(self, _before: State, after: State) -> Place:
        """What was done last."""
        return after.actions[-1]


class Desk(desk.Desk[Hotseat]):
    """The board, and the square that the person to act points at."""

    keyboard: int | None = None
    """The seat of the person who has it."""

    @property
    def view(self) -> View:
        """What may be shown: nothing secret until the person to act has the keyboard."""
        return self.game.state.view(None if self.is_covered else self.game.observer)

    @property
    def is_covered(self) -> bool:
        """Whether the keyboard must be passed on before the tile of the person to act may be seen."""
        return len(self.game.people) > 1 and self.game.is_persons_turn and self.keyboard != self.game.state.seat

    @property
    def is_asking(self) -> bool:
        """Whether a person is asked to act."""
        return self.game.is_persons_turn and not self.is_covered

    @property
    def is_forbidden(self) -> bool:
        """Whether the square cannot be used."""
        return self.is_asking and not self.game.state.explain(Place(self.square)).is_legal

    def turn_over(self) -> None:
        """Point at the first empty square."""
        legal = self.game.state.legal_actions()
        self.square = legal[0].square if legal else 0

    def progress(self, say: Speaker) -> str:
        """How many tiles are left."""
        return say("noughts-terminal-left", tiles=self.view.squares.count(None))

    def sentence(self) -> Message:
        """What is to be done."""
        seat = self.game.state.seat
        if seat is None:
            return message("terminal-turn-over")
        if not self.is_asking:
            return message("noughts-terminal-turn", player=self.game.names[seat])
        return message("noughts-terminal-do", player=self.game.names[seat], tile=self.view.tile or 0)

    def remark(self, _say: Speaker) -> Message | None:
        """What there is to say about the square."""
        if self.note is not None or not self.is_asking:
            return self.note
        explanation = self.game.state.explain(Place(self.square))
        return explanation.message if explanation.is_legal else forbidden(explanation)


class BoardView(DeskWidget[Desk]):
    """The board."""

    def render(self) -> RenderableType:
        """The squares and the points."""
        at = self.desk.square if self.desk.is_asking else None
        return draw.table(self.desk.view, self.desk.game.names, self.say, at)


class NoughtsTable(TableScreen[Desk]):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *((key, f"next({step})") for key, step in (("left", -1), ("right", 1), ("up", -3), ("down", 3)))
    ]

    def __init__(self, game: Hotseat, save_file: SaveFile) -> None:
        super().__init__(Desk(game), save_file)

    def compose(self) -> ComposeResult:
        """The sentence above, the board, the keys below."""
        yield TopLine(self.desk)
        yield Sentence(self.desk)
        yield BoardView(self.desk)
        yield KeyBar(self.keys())

    def keys(self) -> list[Key]:
        """The keys that do something now."""
        always = [*HELPING, *LEAVING, *HURRYING]
        if self.desk.game.state.is_over:
            return [*OVER, *always]
        return [("Enter", "terminal-key-place", "screen.confirm"), *always]

    def help(self) -> Dialog:
        """Keys and rules."""
        keys = [("← ↑ ↓ →", "noughts-terminal-help-move"), ("Enter", "noughts-terminal-help-confirm")]
        rules = [message("noughts-terminal-rules")]
        return Help(lambda say: help_page(self.desk.game, say, keys, rules, []))

    def result(self) -> Dialog:
        """How it ended."""
        game = self.desk.game
        return Result(lambda say: draw.table(game.state, game.names, say), AT_THE_END)

    def outcome(self, _before: Any) -> Dialog | None:
        """The result, when it is over."""
        return self.result() if self.desk.game.state.is_over else None

    def go_on(self) -> None:
        """Ask for the keyboard to be passed on, or have the bots act."""
        if not (self.is_current and self.desk.is_covered):
            super().go_on()
            return
        name = self.desk.game.names[self.desk.game.state.seat or 0]
        self.lay_over(Dialog(lambda say: Text(say("noughts-terminal-cover", player=name)), [_TAKE], enter="take"))

    def answer(self, answer: str | None) -> None:
        """The keyboard was passed on, or something that all games know."""
        super().answer(answer)
        if answer == "take":
            self.desk.keyboard = self.desk.game.state.seat
            self.show()

    def action_next(self, step: int) -> None:
        """Point at another square."""
        self.desk.square = (self.desk.square + step) % 9
        self.desk.note = None
        self.show()

    def action_confirm(self) -> None:
        """Place the tile."""
        if self.desk.game.state.is_over:
            self.show_result()
        elif self.desk.is_asking and not self.desk.is_forbidden:
            self.play(Place(self.desk.square))
            self.go_on()


class NoughtsSetup(SetupScreen):
    """The players, and whether tiles count."""

    kind = Hotseat

    def seat_label(self, _say: Speaker, seat: int) -> Text:
        """A player's sign."""
        return Text(draw.SIGNS[seat])

    def rules(self) -> Iterable[Choice]:
        """The option."""
        yield Choice(
            "sums", "noughts-terminal-sums", SWITCH, lambda say, value: say("terminal-setup-switch-value", value=value)
        )

    def options(self) -> NoughtsOptions:
        """The rules as chosen."""
        return NoughtsOptions(players=self.value("players"), sums=self.value("sums") == "on")

    def meaning(self, _options: NoughtsOptions) -> Message:
        """What wins."""
        return message("noughts-terminal-good")

    def offer(self, saved: Hotseat) -> Message:
        """The players of the saved game."""
        return message("noughts-terminal-continue", players=", ".join(saved.names))


class NoughtsApp(app.GameApp):
    """Noughts in the terminal."""

    TITLE = "Noughts"
    CSS_PATH: ClassVar = [app.STYLE]
    kind = Hotseat

    def table_screen(self, game: AnyHotseat, save_file: SaveFile) -> Screen[None]:
        """Where it is played."""
        assert isinstance(game, Hotseat)
        return NoughtsTable(game, save_file)

    def setup_screen(self, saved: AnyHotseat | None, problem: Message | None) -> Screen[None]:
        """Where it is agreed on."""
        return NoughtsSetup(saved, problem, self.seed)


play = partial(app.play, NoughtsApp)
default_save_file = partial(app.default_save_file, NAME)

"""`regnum play`: the app of any game, and how it is started."""

from __future__ import annotations

import logging
import os
import shlex
import sys
from abc import abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from regnum.bots.worker import BotPool
from regnum.cli.terminal import palette
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.cli.terminal.saves import SaveFile, load_game, saved_game
from regnum.cli.terminal.speaking import SpeakingApp
from regnum.errors import UsageError
from regnum.words.message import Message, message

STYLE = Path(__file__).with_name("app.tcss")
"""The style sheet of what all games share; an app of a game has it before its own."""
DELAY = 0.9
"""Seconds before a bot acts, so that people can follow."""

_NIGHT = Theme(
    name="regnum-night",
    primary=palette.GOLD,
    accent=palette.GOLD,
    foreground=palette.TEXT,
    background=palette.PAPER,
    surface=palette.PAPER_RAISED,
    panel=palette.PAPER_SUNK,
    error=palette.BAD,
    success=palette.GOOD,
    dark=True,
)


@dataclass(frozen=True, slots=True)
class Wishes:
    """How people want to play."""

    seed: str = ""
    """Filled in on the set-up screen."""
    coach: bool = False
    """Whether they are told when a move gave away much."""


class GameApp(SpeakingApp):
    """A game in the terminal. Without one it opens with the set-up screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True)]
    kind: ClassVar[type[AnyHotseat]]
    """Which game it is."""

    def __init__(
        self,
        language: str,
        save_file: Path,
        game: AnyHotseat | None = None,
        *,
        is_resumed: bool = False,
        wishes: Wishes | None = None,
        delay: float = DELAY,
    ) -> None:
        super().__init__(language)
        self.save_file = save_file
        self.game = game
        self.is_resumed = is_resumed
        wishes = wishes or Wishes()
        self.seed = wishes.seed
        self.delay = delay
        self.is_fast = False
        self.has_coach = wishes.coach
        self.bots = BotPool()
        """The pool in which bots think, so that the screen does not wait."""

    @abstractmethod
    def table_screen(self, game: AnyHotseat, save_file: SaveFile) -> Screen[None]:
        """The screen on which a game is played."""

    @abstractmethod
    def setup_screen(self, saved: AnyHotseat | None, problem: Message | None) -> Screen[None]:
        """The screen on which a game is set up; it offers a saved one, or says what is wrong with that."""

    def on_mount(self) -> None:
        """Go to the table, or set up a game first."""
        self.register_theme(_NIGHT)
        self.theme = _NIGHT.name
        if self.game is None:
            self.set_up()
        else:
            self.begin(self.game, is_resumed=self.is_resumed)

    def on_unmount(self) -> None:
        """No bot thinks on when the people have left."""
        self.bots.close()

    def begin(self, game: AnyHotseat, *, is_resumed: bool = False) -> None:
        """Sit down at the table; the bots get ready meanwhile."""
        self.game = game
        for name in game.thinkers:
            self.bots.warm(game.name, name)
        self._show(self.table_screen(game, SaveFile(self.save_file, is_ours=is_resumed)))

    def set_up(self) -> None:
        """Agree on another game; one that is saved and not finished is offered."""
        if self.game is not None and self.game.command:  # a counted try is all there is to play
            self.exit(0)
            return
        self._show(self.setup_screen(*saved_game(self.save_file, self.kind)))

    def action_leave(self) -> None:
        """Leave; everything is saved."""
        self.exit(0)

    def _show(self, screen: Screen[None]) -> None:
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def play(
    kind: type[GameApp],
    *,
    language: str,
    save_file: Path,
    game: AnyHotseat | None = None,
    resume: bool = False,
    wishes: Wishes | None = None,
) -> int:
    """Play in the terminal until the people leave, and return the exit code.

    `game` is a game chosen on the command line (`Hotseat.begin(options, players, deal)`); without one, and without
    `resume`, the set-up screen asks for everything. `resume` continues the game in `save_file`; if that is missing or
    broken, `UsageError` or `RecordError` is raised before anything is drawn and the file stays as it is. Without a
    terminal `UsageError` is raised.
    """
    if resume:
        game = load_game(save_file, kind.kind)
    if not _has_terminal():
        raise UsageError(message("terminal-missing"))
    logging.getLogger("regnum").addHandler(logging.NullHandler())  # otherwise warnings are written on the screen
    is_resumed = resume or (game is not None and bool(game.command))
    app = kind(language, save_file, game, is_resumed=is_resumed, wishes=wishes)
    code = app.run()
    if app.game is not None and app.game.moves and not app.game.state.is_over:
        again = app.game.command or _resuming(kind.kind.name, save_file)
        goodbye = app.say("terminal-goodbye", file=str(save_file), command=again)
        Console(highlight=False, soft_wrap=True).print(goodbye, markup=False)
    return code or 0


def _resuming(name: str, save_file: Path) -> str:
    """The command that continues a saved game."""
    command = f"regnum play {name} --resume"
    return command if save_file == default_save_file(name) else f"{command} --save {shlex.quote(str(save_file))}"


def default_save_file(game: str) -> Path:
    """Where a game is kept if nothing else was said: in the user's folder for the state of programs."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(home or Path.home() / ".local" / "state") / "regnum" / f"{game}.json"


def _has_terminal() -> bool:
    """Textual reads keys from standard input and draws on standard error."""
    return all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stderr__))

"""`regnum play kingdomino`: the app, and how it is started."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from textual.binding import Binding, BindingType
from textual.theme import Theme

from regnum.cli.kingdomino import palette
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.saves import SaveFile, load_game
from regnum.cli.kingdomino.setup import SetupScreen
from regnum.cli.kingdomino.speaking import SpeakingApp
from regnum.cli.kingdomino.table import TableScreen
from regnum.errors import RecordError, RegnumError, UsageError
from regnum.words.message import Message, message

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


class KingdominoApp(SpeakingApp):
    """Kingdomino in the terminal. Without a game it opens with the set-up screen."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Kingdomino"
    CSS_PATH = "app.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True)]

    def __init__(
        self,
        language: str,
        save_file: Path,
        game: Hotseat | None = None,
        *,
        is_resumed: bool = False,
        seed: str = "",
        delay: float = DELAY,
    ) -> None:
        super().__init__(language)
        self.save_file = save_file
        self.game = game
        self.is_resumed = is_resumed
        self.seed = seed
        self.delay = delay
        self.is_fast = False

    def on_mount(self) -> None:
        """Go to the table, or set up a game first."""
        self.register_theme(_NIGHT)
        self.theme = _NIGHT.name
        if self.game is None:
            self.set_up()
        else:
            self.begin(self.game, is_resumed=self.is_resumed)

    def begin(self, game: Hotseat, *, is_resumed: bool = False) -> None:
        """Sit down at the table."""
        self.game = game
        self._show(TableScreen(game, SaveFile(self.save_file, is_ours=is_resumed)))

    def set_up(self) -> None:
        """Agree on another game; one that is saved and not finished is offered."""
        saved, problem = _saved(self.save_file)
        self._show(SetupScreen(saved, problem, self.seed))

    def action_leave(self) -> None:
        """Leave; everything is saved."""
        self.exit(0)

    def _show(self, screen: SetupScreen | TableScreen) -> None:
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def play(
    *,
    language: str,
    save_file: Path,
    game: Hotseat | None = None,
    resume: bool = False,
    seed: str = "",
    delay: float = DELAY,
) -> int:
    """Play in the terminal until the people leave, and return the exit code.

    `game` is a game chosen on the command line (`Hotseat.begin(options, players, deal)`); without one, and without
    `resume`, the set-up screen asks for everything, `seed` being filled in already. `resume` goes on with the game in
    `save_file`; if that is missing or broken, `UsageError` or `RecordError` is raised before anything is drawn and the
    file stays as it is. Without a terminal `UsageError` is raised.
    """
    if resume:
        game = load_game(save_file)
    if not _has_terminal():
        raise UsageError(message("terminal-missing"))
    app = KingdominoApp(language, save_file, game, is_resumed=resume, seed=seed, delay=delay)
    code = app.run()
    if app.game is not None and app.game.events and not app.game.state.is_over:
        command = "regnum play kingdomino --resume"
        if save_file != default_save_file():
            command += f" --save {shlex.quote(str(save_file))}"
        goodbye = app.say("terminal-goodbye", file=str(save_file), command=command)
        Console(highlight=False, soft_wrap=True).print(goodbye, markup=False)
    return code or 0


def _has_terminal() -> bool:
    """Textual reads keys from standard input and draws on standard error."""
    return all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stderr__))


def default_save_file() -> Path:
    """Where a game is kept if nothing else was said: in the user's folder for the state of programs."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(home or Path.home() / ".local" / "state") / "regnum" / "kingdomino.json"


def _saved(path: Path) -> tuple[Hotseat | None, Message | None]:
    """The unfinished game of a file; or, if the file cannot be read, what is wrong with it."""
    if not path.exists():
        return None, None
    try:
        game = load_game(path)
    except RecordError as problem:
        return None, message("terminal-save-broken", file=str(path), problem=problem.message)
    except RegnumError as problem:
        return None, problem.message
    return (None if game.state.is_over else game), None

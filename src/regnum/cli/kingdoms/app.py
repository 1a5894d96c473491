"""`regnum play kingdoms`: the app, and how it is started."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.screen import Screen

from regnum.cli.kingdoms.hotseat import Hotseat
from regnum.cli.kingdoms.setup import KingdomsSetup
from regnum.cli.kingdoms.table import KingdomsTable
from regnum.cli.terminal import app
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.cli.terminal.saves import SaveFile
from regnum.words.message import Message

__all__ = ["Hotseat", "KingdomsApp", "default_save_file", "play"]


class KingdomsApp(app.GameApp):
    """Kingdoms in the terminal."""

    TITLE = "Kingdoms"
    CSS_PATH: ClassVar = [app.STYLE, "app.tcss"]
    kind = Hotseat

    def table_screen(self, game: AnyHotseat, save_file: SaveFile) -> Screen[None]:
        """Where it is played."""
        assert isinstance(game, Hotseat)
        return KingdomsTable(game, save_file)

    def setup_screen(self, saved: AnyHotseat | None, problem: Message | None) -> Screen[None]:
        """Where it is agreed on."""
        return KingdomsSetup(saved, problem, self.seed)


play = partial(app.play, KingdomsApp)
default_save_file = partial(app.default_save_file, Hotseat.name)

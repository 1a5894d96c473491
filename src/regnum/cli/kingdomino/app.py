"""`regnum play kingdomino`: the app, and how it is started."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.screen import Screen

from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.setup import KingdominoSetup
from regnum.cli.kingdomino.table import KingdominoTable
from regnum.cli.terminal import app
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.cli.terminal.saves import SaveFile
from regnum.words.message import Message

__all__ = ["Hotseat", "KingdominoApp", "default_save_file", "play"]


class KingdominoApp(app.GameApp):
    """Kingdomino in the terminal."""

    TITLE = "Kingdomino"
    CSS_PATH: ClassVar = [app.STYLE, "app.tcss"]
    kind = Hotseat

    def table_screen(self, game: AnyHotseat, save_file: SaveFile) -> Screen[None]:
        """Where it is played."""
        assert isinstance(game, Hotseat)
        return KingdominoTable(game, save_file)

    def setup_screen(self, saved: AnyHotseat | None, problem: Message | None) -> Screen[None]:
        """Where it is agreed on."""
        return KingdominoSetup(saved, problem, self.seed)


play = partial(app.play, KingdominoApp)
default_save_file = partial(app.default_save_file, Hotseat.name)

"""The line of keys at the foot of every screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.widget import Widget

from regnum.cli.terminal import palette
from regnum.cli.terminal.speaking import say_of

Key = tuple[str, str, str]
"""A key as it is written, the message that names what it does, and the action."""

_BETWEEN_KEYS = "   "


class KeyBar(Widget):
    """The keys that do something now, as many as fit; each can also be clicked."""

    def __init__(self, keys: Sequence[Key]) -> None:
        super().__init__()
        self.keys = keys

    def show(self, keys: Sequence[Key]) -> None:
        """Other keys from now on."""
        self.keys = keys
        self.refresh()

    def render(self) -> RenderableType:
        """One line."""
        line = Text(no_wrap=True)
        for key, words, _ in self._fitting():
            line.append(key, palette.MARK).append(f" {words}{_BETWEEN_KEYS}")
        return line

    async def on_click(self, event: events.Click) -> None:
        """Do what the key would."""
        x = event.x
        for key, words, action in self._fitting():
            x -= cell_len(key) + cell_len(words) + 1 + len(_BETWEEN_KEYS)
            if x < 0:
                await self.run_action(action)
                return

    def _fitting(self) -> list[Key]:
        say, room = say_of(self), self.size.width + len(_BETWEEN_KEYS)
        found = []
        for key, name, action in self.keys:
            words = say(name)
            room -= cell_len(key) + cell_len(words) + 1 + len(_BETWEEN_KEYS)
            if room < 0:
                break
            found.append((key, words, action))
        return found

"""The parts of a game's screen that look alike in every game. Each draws the desk as it is; none changes it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.message import Message as Posted
from textual.widget import Widget

from regnum.cli.terminal import palette
from regnum.cli.terminal.canvas import Canvas
from regnum.cli.terminal.desk import Desk
from regnum.cli.terminal.speaking import say_of
from regnum.words.speaker import Speaker

D = TypeVar("D", bound=Desk[Any])


class DeskWidget(Widget, Generic[D]):
    """A widget that draws a part of the desk."""

    def __init__(self, desk: D) -> None:
        super().__init__()
        self.desk = desk

    @property
    def say(self) -> Speaker:
        """The speaker that translates all messages."""
        return say_of(self)


class TopLine(DeskWidget[Desk[Any]]):
    """The name of the game and its progress."""

    def render(self) -> RenderableType:
        """One line."""
        line = Table.grid(expand=True)
        line.add_column(no_wrap=True)
        line.add_column(justify="right", no_wrap=True)
        line.add_row(title(self.desk.game.name, self.say), Text(self.desk.progress(self.say), palette.SOFT))
        return line


class Sentence(DeskWidget[Desk[Any]]):
    """What is to be done, with an illuminated initial when it is a person's turn, and a remark below."""

    def render(self) -> RenderableType:
        """Up to three lines."""
        words = self.say.say(self.desk.sentence())
        sentence = Text(no_wrap=True, overflow="ellipsis", style="bold")
        sentence.append(words[:1], palette.INITIAL if self.desk.is_asking else palette.SOFT).append(words[1:])
        remark = self.desk.remark(self.say)
        style = palette.FORBIDDEN if self.desk.is_forbidden else palette.SOFT
        return Group(sentence, Text(self.say.say(remark) if remark else "", style))


class Painted(Protocol):
    """Something painted on a canvas."""

    canvas: Canvas


P = TypeVar("P", bound=Painted)


class PictureView(DeskWidget[D], Generic[D, P]):
    """A picture in the middle of its room, which can be clicked."""

    @abstractmethod
    def picture(self) -> P:
        """What is to be seen now."""

    @abstractmethod
    def pointed(self, picture: P, column: int, line: int) -> Posted | None:
        """What it means to click a place of the picture."""

    def render(self) -> RenderableType:
        """The picture in the middle."""
        picture = self.picture()
        left, top = self.offset_of(picture)
        lines = picture.canvas.text().split("\n", allow_blank=True)
        return Text("\n" * top) + Text("\n").join(Text(" " * left) + line for line in lines)

    def on_click(self, event: events.Click) -> None:
        """Find out what was meant."""
        picture = self.picture()
        left, top = self.offset_of(picture)
        meant = self.pointed(picture, event.x - left, event.y - top)
        if meant is not None:
            self.post_message(meant)

    def offset_of(self, picture: P) -> tuple[int, int]:
        """Where the picture begins."""
        room = self.size.width - picture.canvas.width, self.size.height - picture.canvas.height
        return max(0, room[0] // 2), max(0, room[1] // 2)

    def fits(self, width: int, height: int) -> bool:
        """Whether there is room for a picture of this size."""
        return width <= self.size.width and height <= self.size.height


def title(game: str, say: Speaker) -> Text:
    """The name of a game under a crown."""
    return Text(f"{palette.CROWN} {say(f'{game}-name')}", palette.MARK)

"""A table as text for any terminal: laid out for its width and height, in ASCII where nothing else can be shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

from regnum.cli.terminal import palette
from regnum.words.speaker import Speaker

B = TypeVar("B")


@dataclass(frozen=True)
class Drawing(ABC, Generic[B]):
    """The table of a game."""

    board: B
    names: Sequence[str]
    say: Speaker

    @abstractmethod
    def fitting(self, width: int, height: int) -> RenderableType:
        """The drawing that suits a terminal of this size."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.fitting(options.max_width, console.height), options):
            text = segment.text.translate(palette.IN_ASCII) if options.ascii_only else segment.text
            yield Segment(text, segment.style, segment.control)

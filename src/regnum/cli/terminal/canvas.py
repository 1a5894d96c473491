"""A sheet of characters to paint on, one cell each, and the text it becomes."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from regnum.cli.terminal.palette import PLAIN


class Canvas:
    """Characters with styles by column and line; what falls outside is lost."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: Style) -> None:
        """Write along a line; only the background below is kept, where the style has none."""
        for column, character in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self._characters[y][column] = character
                self._styles[y][column] = self._styles[y][column].background_style + style

    def restyle(self, x: int, y: int, width: int, style: Style) -> None:
        """Change the style of what is written already."""
        for column in range(x, x + width):
            self._styles[y][column] += style

    def frame(self, box: tuple[int, int, int, int], lines: str, sides: str, style: Style) -> None:
        """Frame a box (left, top, width, height) just inside its edge; without `lines` only its sides."""
        left, top, width, height = box
        right, bottom = left + width - 1, top + height - 1
        if lines:
            top_left, level, top_right, upright, bottom_left, bottom_right = (*lines,)
            self.write(left, top, top_left + level * (width - 2) + top_right, style)
            self.write(left, bottom, bottom_left + level * (width - 2) + bottom_right, style)
            top, bottom, sides = top + 1, bottom - 1, upright * 2
        for line in range(top, bottom + 1):
            self.write(left, line, sides[0], style)
            self.write(right, line, sides[1], style)

    def text(self) -> Text:
        """The sheet as lines of text."""
        return Text("\n").join(self._line(y) for y in range(self.height))

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True)
        start = 0
        for end in range(1, self.width + 1):
            if end == self.width or self._styles[y][end] != self._styles[y][start]:
                line.append("".join(self._characters[y][start:end]), self._styles[y][start])
                start = end
        return line

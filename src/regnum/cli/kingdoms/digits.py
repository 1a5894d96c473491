"""Large figures made of half blocks, for squares that have room for them."""

from __future__ import annotations

_FIGURES = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", " ##", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "+": ("   ", " # ", "###", " # ", "   "),
    "−": ("   ", "   ", "###", "   ", "   "),
    "×": ("   ", "# #", " # ", "# #", "   "),
}
_BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def large(text: str) -> list[str]:
    """Three lines that show a text of one or two characters.

    >>> print("\\n".join(large("+1")))
     ▄  ▄█
    ▀█▀  █
        ▀▀▀
    """
    rows = [" ".join(_FIGURES[character][row] for character in text) for row in range(5)]
    rows.append(" " * len(rows[0]))
    return [_line(rows[row], rows[row + 1]).rstrip() for row in (0, 2, 4)]


def _line(upper: str, lower: str) -> str:
    return "".join(_BLOCKS[above == "#", below == "#"] for above, below in zip(upper, lower, strict=True))

"""Where commands print: words as they are, without markup or guesses at what they mean."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table


class _Screen(Console):
    """A console that leaves a closed pipe to the command: all commands end alike then."""

    def on_broken_pipe(self) -> None:
        """Report it to the caller."""
        raise BrokenPipeError


def screen(*, stderr: bool = False) -> Console:
    """The terminal, or wherever the output goes. A record or a seed may hold what looks like markup."""
    return _Screen(stderr=stderr, highlight=False, markup=False)


def plain_table(title: str) -> Table:
    """An empty table with a title, so narrow that 80 columns hold much."""
    return Table(title=title or None, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))

"""Where commands print: words as they are, without markup or guesses at what they mean."""

from __future__ import annotations

from rich.console import Console


def screen(*, stderr: bool = False) -> Console:
    """The terminal, or wherever the output goes. A record or a seed may hold what looks like markup."""
    return Console(stderr=stderr, highlight=False, markup=False)

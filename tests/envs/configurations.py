"""Games with options to test environments with."""

from __future__ import annotations

from typing import Any

from regnum.games import game
from tests.support.kingdomino.shapes import all_options as kingdomino_options
from tests.support.kingdoms.shapes import all_options as kingdoms_options

FEW: list[tuple[str, Any]] = [
    ("kingdomino", game("kingdomino").options()),
    ("kingdomino", game("kingdomino").options(players=2, mighty_duel=True, middle_kingdom="on", harmony=True)),
    ("kingdomino", game("kingdomino").options(edition="modern", players=3, dynasty=True)),
    ("kingdomino", game("kingdomino").options(players=4, harmony=True)),
    ("kingdoms", game("kingdoms").options()),
    ("kingdoms", game("kingdoms").options(players=3, last_castle=True, continuous="parts")),
    ("kingdoms", game("kingdoms").options(players=4, no_luck=True, continuous="lines", start_tie="random")),
]
ALL: list[tuple[str, Any]] = [
    *(("kingdomino", options) for options in kingdomino_options()),
    *(("kingdoms", options) for options in kingdoms_options()),
]


def name_of(configuration: tuple[str, Any]) -> str:
    """A name for a test."""
    name, options = configuration
    return f"{name} {' '.join(f'{key}={value}' for key, value in options.data().items())}"

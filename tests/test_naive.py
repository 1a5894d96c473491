"""The rulebooks against independent naive implementations, over many random games of every shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests import kingdoms_compare, shapes
from tests.naive import compare

CHUNKS = 48
GAMES = 1_056
SOAK_GAMES = 200_000
TWINS: dict[str, tuple[list[Any], Callable[[Any, str], object]]] = {
    "kingdomino": (shapes.all_options(), compare.play_side_by_side),
    "kingdoms": (kingdoms_compare.all_options(), kingdoms_compare.play_side_by_side),
}


def play_chunk(name: str, chunk: int, games: int, seed: str) -> None:
    """Every CHUNKS-th of the games; shapes take turns, matches of three count as one."""
    options, play_side_by_side = TWINS[name]
    for number in range(chunk, games, CHUNKS):
        play_side_by_side(options[number % len(options)], f"{seed} {number}")


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", TWINS)
def test_agrees_with_the_naive_implementation(name: str, chunk: int) -> None:
    play_chunk(name, chunk, GAMES, "naive")


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", TWINS)
def test_agrees_for_very_long(name: str, chunk: int) -> None:
    play_chunk(name, chunk, SOAK_GAMES, "soak")

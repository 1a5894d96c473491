"""The rulebooks against independent naive implementations, over many random games of every shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.naive.kingdomino import compare as kingdomino
from tests.naive.kingdoms import compare as kingdoms
from tests.support.kingdomino import shapes as kingdomino_shapes
from tests.support.kingdoms import shapes as kingdoms_shapes

CHUNKS = 48
GAMES = 528
SOAK_GAMES = 200_000
TWINS: dict[str, tuple[list[Any], Callable[[Any, str], object]]] = {
    "kingdomino": (kingdomino_shapes.all_options(), kingdomino.play_side_by_side),
    "kingdoms": (kingdoms_shapes.all_options(), kingdoms.play_side_by_side),
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

"""The rulebook of Kingdoms against an independent naive implementation, over many random games of every shape."""

from __future__ import annotations

import os

import pytest

from tests.kingdoms_compare import all_options, play_side_by_side

CHUNKS = 48
GAMES = 2_016
SOAK_GAMES = 200_000

pytestmark = pytest.mark.no_cover  # tracing would make these many games several times slower


def play_chunk(chunk: int, games: int, name: str) -> None:
    """Every CHUNKS-th of the games; shapes take turns."""
    shapes = all_options()
    for number in range(chunk, games, CHUNKS):
        play_side_by_side(shapes[number % len(shapes)], f"{name} {number}")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_agrees_with_the_naive_implementation(chunk: int) -> None:
    play_chunk(chunk, GAMES, "naive")


@pytest.mark.soak
@pytest.mark.skipif("REGNUM_SOAK" not in os.environ, reason="only with make soak")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_agrees_for_very_long(chunk: int) -> None:
    play_chunk(chunk, SOAK_GAMES, "soak")

"""The rulebook of Kingdoms agrees with an implementation written from rules.md alone."""

from __future__ import annotations

import os

import pytest

from tests.kingdoms_compare import all_options, play_side_by_side

GAMES, SOAK_GAMES = 2000, 200_000
CHUNKS = 8
CHECKED = 0.1
"""At which share of all plies everything is compared; a few games are compared at every ply."""

pytestmark = pytest.mark.no_cover  # tracing would make these many games several times slower


def play_chunk(chunk: int, games: int, name: str) -> None:
    shapes = all_options()
    for number in range(chunk, games, CHUNKS):
        play_side_by_side(shapes[number % len(shapes)], f"{name} {number}", check=CHECKED)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_agrees_with_the_naive_implementation(chunk: int) -> None:
    play_chunk(chunk, GAMES, "naive")


@pytest.mark.parametrize("options", all_options(), ids=str)
def test_agrees_at_every_ply(options: object) -> None:
    play_side_by_side(options, "every ply")  # type: ignore[arg-type]


@pytest.mark.soak
@pytest.mark.skipif("REGNUM_SOAK" not in os.environ, reason="only with make soak")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_agrees_for_very_long(chunk: int) -> None:
    play_chunk(chunk, SOAK_GAMES, "soak")

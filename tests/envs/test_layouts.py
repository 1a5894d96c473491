"""How actions are numbered and observations laid out: versioned, documented, and free of what a seat may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.envs.batch import Batch, Plan, layout_of
from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.kingdomino import turns as kingdomino_turns
from regnum.games.kingdoms import turns as kingdoms_turns
from tests.envs import golden
from tests.envs.configurations import ALL, FEW, name_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_layouts_are_those_of_the_golden_file() -> None:
    """A change here is a new version of the layout: agents that were trained before cannot read it."""
    assert json.loads(golden.FILE.read_text("utf-8")) == golden.described()


@pytest.mark.parametrize("configuration", ALL, ids=name_of)
def test_a_layout_has_whole_words_and_a_section_for_every_byte(configuration: tuple[str, Any]) -> None:
    layout = layout_of(*configuration)
    assert layout.size % 8 == 0
    assert layout.mask_size % 8 == 0
    assert len(layout.highest()) == layout.size
    observations = np.arange(3 * layout.size, dtype=np.int64).astype(np.uint8).reshape(3, layout.size)
    parts = layout.split(observations)
    assert [part.shape for part in parts.values()] == [(3, *section.shape) for section in layout.sections]
    assert np.concatenate([part.reshape(3, -1) for part in parts.values()], axis=1).tolist() == observations.tolist()
    assert all(np.shares_memory(part, observations) for part in parts.values())


def test_a_game_without_environment_is_refused() -> None:
    with pytest.raises(UsageError):
        layout_of("chess", None)


@pytest.mark.parametrize("name", GAMES)
def test_the_document_names_every_section_and_size(name: str) -> None:
    text = DOCUMENT.read_text("utf-8")
    for players in game(name).players:
        layout = layout_of(name, game(name).options(players=players))
        assert f"{layout.size:,}" in text
        assert f"{layout.actions}" in text
        for section in layout.sections:
            assert f"`{section.name}`" in text


def shuffled_kingdomino(arrays: Any, observer: int, chance: np.random.Generator) -> None:
    """Deal anew what no player may know: the dominoes in the box, with those out of the game, and kings to come."""
    del observer
    here = kingdomino_turns.Arrays(*(array[0] for array in arrays[:5]))
    seen = kingdomino_turns.visible(here)
    hidden = np.setdiff1d(np.arange(1, 49), here.deck[:seen])
    here.deck[seen:] = chance.permutation(hidden)[: here.deck.size - seen]
    drawn = kingdomino_turns.revealed_kings(here)
    here.kings[drawn:] = chance.permutation(here.kings[drawn:])


def shuffled_kingdoms(arrays: Any, observer: int, chance: np.random.Generator) -> None:
    """Deal anew what the observer may not know: the supply, others' starting tiles, and the tile another drew."""
    table, tiles = arrays.table[0], arrays.tiles[0]
    taken, players = table[kingdoms_turns.TAKEN], table[kingdoms_turns.PLAYERS]
    hidden = [*range(taken, tiles.size)]
    hidden += [seat for seat in range(players) if table[kingdoms_turns.HOLDS_START + seat] and seat != observer]
    is_drawn = table[kingdoms_turns.PHASE] == kingdoms_turns.PLACE_DRAWN
    if is_drawn and table[kingdoms_turns.SEAT] != observer:
        hidden.append(taken - 1)
    tiles[hidden] = chance.permutation(tiles[hidden])


SHUFFLED = {"kingdomino": shuffled_kingdomino, "kingdoms": shuffled_kingdoms}


@settings(max_examples=25)
@given(
    configuration=st.sampled_from(FEW), plies=st.integers(0, 200), seed=st.integers(0, 10**6), seat=st.integers(0, 3)
)
def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(
    configuration: tuple[str, Any], plies: int, seed: int, seat: int
) -> None:
    name, options = configuration
    batch = Batch(Plan(name, options, games=1, seed=str(seed)))
    for _ in range(plies):
        batch.step(batch.sample())
    observer, chance = seat % options.players, np.random.default_rng(seed)
    before = [array.copy() for array in batch.observe([observer])]
    SHUFFLED[name](batch._games, observer, chance)
    after = batch.observe([observer])
    assert before[0].tobytes() == after[0].tobytes()
    assert before[1].tobytes() == after[1].tobytes()

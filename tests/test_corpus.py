"""Finished games that replay to the stored result for ever: never change a line, only add some."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games.kingdomino import Options
from regnum.records import Record, dump, load, load_all, verify
from tests.shapes import all_options

FILE = Path(__file__).parent / "corpus/kingdomino.jsonl"
LINES = FILE.read_text(encoding="utf-8").splitlines()
RECORDS = load_all(FILE)


@pytest.mark.parametrize("number", range(len(LINES)))
def test_replays_to_the_stored_result(number: int) -> None:
    assert verify(load(LINES[number])).is_over
    assert dump(load(LINES[number])) == LINES[number]


def options(record: Record) -> Options:
    return Options.from_data(record.options)


def test_covers_every_shape() -> None:
    assert len(RECORDS) >= 100
    assert {options(record) for record in RECORDS} >= set(all_options())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dynasty", [False, True])
def test_covers_every_way_to_decide(players: int, dynasty: bool) -> None:
    found = {
        record.result["decided_by"]
        for record in RECORDS
        if record.result and options(record).players == players and options(record).dynasty == dynasty
    }
    assert found == {"score", "largest", "crowns", "shared"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_covers_games_with_and_without_discards(players: int) -> None:
    games = [record for record in RECORDS if options(record).players == players]
    assert {any(action.endswith("x") for action in record.actions) for record in games} == {False, True}

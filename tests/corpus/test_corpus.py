"""Finished games that must always replay to the stored result: never change a line, only add some."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games import game
from regnum.records import Record, dump, load, load_all, verify
from tests.support.corpus import FOLDER, LINES
from tests.support.kingdomino.shapes import all_options as all_kingdomino
from tests.support.kingdoms.shapes import all_options as all_kingdoms

RECORDS = {name: load_all(FOLDER / f"{name}.jsonl") for name in LINES}
EVERY_LINE = [(name, number) for name, lines in LINES.items() for number in range(len(lines))]


@pytest.mark.parametrize(("name", "number"), EVERY_LINE)
def test_replays_to_the_stored_result(name: str, number: int) -> None:
    line = LINES[name][number]
    assert verify(load(line)).is_over
    assert dump(load(line)) == line


def options(record: Record) -> Any:
    return game(record.game).options_from_data(record.options)


def decisions(name: str, **wanted: object) -> set[str]:
    """How the games with these options were decided."""
    return {
        record.result["decided_by"]
        for record in RECORDS[name]
        if record.result and all(getattr(options(record), entry) == value for entry, value in wanted.items())
    }


@pytest.mark.parametrize(("name", "shapes"), [("kingdomino", all_kingdomino()), ("kingdoms", all_kingdoms())])
def test_covers_every_shape(name: str, shapes: list[object]) -> None:
    assert len(RECORDS[name]) >= 100
    assert {options(record) for record in RECORDS[name]} >= set(shapes)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dynasty", [False, True])
def test_covers_every_way_to_decide_kingdomino(players: int, dynasty: bool) -> None:
    found = decisions("kingdomino", players=players, dynasty=dynasty)
    assert found == {"score", "largest", "crowns", "shared"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("last_castle", [False, True])
def test_covers_every_way_to_decide_kingdoms(players: int, last_castle: bool) -> None:
    assert decisions("kingdoms", players=players, last_castle=last_castle) == {"money", "shared"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_covers_games_with_and_without_discards(players: int) -> None:
    games = [record for record in RECORDS["kingdomino"] if options(record).players == players]
    assert {any(action.endswith("x") for action in record.actions) for record in games} == {False, True}


def test_covers_passing_and_every_number_of_rounds() -> None:
    games = RECORDS["kingdoms"]
    assert {"pass" in record.actions for record in games} == {False, True}
    assert {len(record.result["rounds"]) for record in games if record.result} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start_tie", ["clockwise", "random"])
def test_covers_a_tie_for_the_next_start_player(players: int, start_tie: str) -> None:
    games = [record for record in RECORDS["kingdoms"] if options(record).players == players]
    ends = [
        money
        for record in games
        if record.result and options(record).start_tie == start_tie
        for money in record.result["rounds"][:-1]
    ]
    assert any(money.count(max(money)) > 1 for money in ends)

"""Records: written and read back; broken, tampered or future ones are refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.errors import RecordError, UsageError
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdomino import Options, State, start
from regnum.games.kingdomino.position import draw_kings
from regnum.records import FORMAT, Player, dump, load, load_all, record_of, replay, verify

PLAYERS = [Player("Anna"), Player("Béla", bot="greedy")]


def played(plies: int = 999, deal: SeededDeal | WrittenDeal | None = None) -> State:
    state = start(Options.of(players=2, harmony=True), deal or SeededDeal("a record", ("salt", "")))
    while not state.is_over and len(state.actions) < plies:
        state = state.play(state.legal_actions()[len(state.actions) % len(state.legal_actions())])
    return state


FINISHED = dump(record_of("kingdomino", played(), PLAYERS))


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(FINISHED), **fields})


def test_round_trip() -> None:
    state = played()
    record = load(FINISHED)
    assert record.regnum == FORMAT
    assert dump(record) == FINISHED
    assert verify(record).data() == state.data()
    assert replay(record).actions == state.actions


@pytest.mark.parametrize("plies", [0, 1, 4, 5, 20])
def test_unfinished_games_have_no_result(plies: int) -> None:
    record = record_of("kingdomino", played(plies), PLAYERS)
    assert record.result is None
    assert len(verify(load(dump(record))).actions) == plies


def test_replay_of_a_part() -> None:
    assert len(replay(load(FINISHED), 7).actions) == 7


def test_written_deals_are_kept() -> None:
    options = Options.of(players=2, harmony=True)
    written = WrittenDeal((draw_kings(options, SeededDeal("written"), 0),))
    state = played(deal=written)
    record = load(dump(record_of("kingdomino", state, PLAYERS)))
    assert record.deal.seed is None
    assert verify(record).data() == state.data()


def problem(text: str) -> str:
    with pytest.raises(RecordError) as error:
        verify(load(text))
    return error.value.message.name


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"regnum": 2}, "error-record-version"),
        ({"regnum": 0}, "error-record-version"),
        ({"regnum": "1"}, "error-record-field"),
        ({"game": "chess"}, "error-game"),
        ({"extra": 1}, "error-record-field"),
        ({"actions": [1]}, "error-record-field"),
        ({"actions": "k1"}, "error-record-field"),
        ({"options": {}}, "error-option-missing"),
        ({"options": {**json.loads(FINISHED)["options"], "players": 3}}, "kingdomino-error-unclaimed"),
        ({"options": {**json.loads(FINISHED)["options"], "surprise": 3}}, "error-option-unknown"),
        ({"players": [{"name": "one"}]}, "error-record-players"),
        ({"deal": {}}, "error-record-deal"),
        ({"deal": {"seed": "a record"}}, "error-record-deal"),
        ({"deal": {**json.loads(FINISHED)["deal"], "draws": []}}, "error-record-deal"),
        ({"deal": {**json.loads(FINISHED)["deal"], "seed": "another"}}, "error-record-commitment"),
        ({"deal": {**json.loads(FINISHED)["deal"], "seed": ""}}, "error-deal-empty-seed"),
        ({"deal": {**json.loads(FINISHED)["deal"], "salts": ["pepper", ""]}}, "error-record-action"),
        ({"deal": {"draws": []}}, "error-deal-short"),
        ({"result": None}, "error-record-no-result"),
        ({"actions": json.loads(FINISHED)["actions"][:-1]}, "error-record-unfinished"),
        ({"actions": [*json.loads(FINISHED)["actions"], "k1"]}, "error-record-action"),
        ({"actions": ["nonsense"]}, "error-record-action"),
        ({"result": {**json.loads(FINISHED)["result"], "scores": [99, 0]}}, "error-record-result"),
        ({"result": {**json.loads(FINISHED)["result"], "bonus": 1}}, "error-record-result"),
    ],
)
def test_tampered_records_are_refused(fields: dict[str, Any], name: str) -> None:
    assert problem(changed(**fields)) == name


def test_the_problem_names_the_field() -> None:
    with pytest.raises(RecordError, match=r"actions\[1\]"):
        load(changed(actions=["k1", 2]))
    with pytest.raises(RecordError, match="deal"):
        load('{"regnum": 1, "game": "kingdomino"}'.replace("}", ', "options": {}}'))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"regnum": 1', "[" * 100_000, '{"regnum": 1e999}'])
def test_broken_json_is_refused(text: str) -> None:
    assert problem(text) in {"error-json", "error-json-deep", "error-json-number", "error-record-field"}


@settings(max_examples=100)
@given(st.integers(0, len(FINISHED) - 2))
def test_truncated_records_are_refused(length: int) -> None:
    assert problem(FINISHED[:length]) == "error-json"


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_changed_action_is_never_taken_for_the_truth(data: st.DataObject) -> None:
    actions = json.loads(FINISHED)["actions"]
    ply = data.draw(st.integers(0, len(actions) - 1))
    other = data.draw(st.sampled_from([action for action in actions if action != actions[ply]]))
    with pytest.raises(RecordError):
        verify(load(changed(actions=[*actions[:ply], other, *actions[ply + 1 :]])))


@settings(max_examples=200)
@given(st.binary(max_size=60))
def test_any_bytes_are_a_record_or_refused(content: bytes) -> None:
    with pytest.raises(RecordError):
        load(content)


def test_files_with_one_or_many_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{FINISHED}\n\n{FINISHED}\n", encoding="utf-8")
    assert len(load_all(path)) == 2
    path.write_text(json.dumps(json.loads(FINISHED), indent=2), encoding="utf-8")
    assert len(load_all(path)) == 1


def test_a_mark_at_the_start_of_a_file_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(FINISHED, encoding="utf-8-sig")
    assert len(load_all(path)) == 1


def test_bad_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(UsageError, match=r"games\.jsonl"):
        load_all(path)
    path.write_text(" \n", encoding="utf-8")
    with pytest.raises(RecordError, match="empty"):
        load_all(path)
    path.write_text(f"{FINISHED}\n{FINISHED[:50]}\n", encoding="utf-8")
    with pytest.raises(RecordError, match="Line 2"):
        load_all(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError):
        load_all(path)


def test_huge_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.records.record._LARGEST_FILE", 10)
    path = tmp_path / "games.jsonl"
    path.write_text(FINISHED, encoding="utf-8")
    with pytest.raises(UsageError, match="too large"):
        load_all(path)


@pytest.mark.parametrize(
    "result",
    [
        {"extra": None},
        {"ranks": [True, 2]},
        {"ranks": [1.0, 2]},
    ],
)
def test_a_result_must_be_exactly_the_true_one(result: dict[str, Any]) -> None:
    assert problem(changed(result={**json.loads(FINISHED)["result"], **result})) == "error-record-result"


@pytest.mark.parametrize("name", ["\x1b[31mred", "two\nlines", "x" * 201])
def test_names_that_could_harm_a_terminal_are_refused(name: str) -> None:
    with pytest.raises(RecordError, match=r"players\[1\]\.name"):
        load(changed(players=[{"name": "Anna"}, {"name": name}]))

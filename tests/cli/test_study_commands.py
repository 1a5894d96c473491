"""`regnum analyse` and `regnum review`, as a user types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regnum.bots import Budget
from regnum.cli.main import main
from regnum.records import dump, load_all, replay, shortened
from regnum.study import analyse
from regnum.words.speaker import LANGUAGES, speaker

LITTLE = ("--effort", "0.01")


@pytest.fixture
def game(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a game between policies."""
    monkeypatch.setenv("COLUMNS", "200")
    path = tmp_path / "games.jsonl"
    assert main(["simulate", "kingdomino", "--games", "1", "--bots", "random,greedy", "--records", str(path)]) == 0
    capsys.readouterr()
    return path


def told(capsys: pytest.CaptureFixture[str], *words: str | Path, code: int = 0) -> str:
    assert main([str(word) for word in words]) == code
    said = capsys.readouterr()
    return said.out if code == 0 else said.err


def test_an_analysis_as_json(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ("analyse", game, "--ply", "8", "--playouts", "300", "--json")
    found = json.loads(told(capsys, *command))
    assert (found["exact"], found["playouts"]) == (False, 300)
    best = found["candidates"][0]
    assert list(best) == ["action", "share", "win", "points", "error", "points_error", "reasons", "next"]
    assert all(set(reply) == {"seat", "action"} for one in found["candidates"] for reply in one["next"])
    assert any(one["next"] for one in found["candidates"])
    assert sum(best["win"]) == pytest.approx(1.0)
    assert json.loads(told(capsys, *command)) == found
    assert json.loads(told(capsys, *command, "--seed", "5")) != found
    assert json.loads(told(capsys, "analyse", game, "--ply", "47", "--json"))["exact"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_in_words(game: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    say, record = speaker(language), load_all(game)[0]
    text = told(capsys, "analyse", game, "--ply", "8", "--playouts", "300", "--lang", language)
    for sentence in (say("study-playouts", playouts=300), say("study-played", action=record.actions[8])):
        assert sentence in text
    assert " ± " in text
    state = replay(record, 8)
    best = analyse(state.view(state.seat), Budget(playouts=300)).best
    replies = [say("study-reply", player=record.players[one.seat].name, action=str(one.action)) for one in best.next]
    assert say("study-next", action=str(best.action), replies=", ".join(replies)) in text
    assert say("study-exact") in told(capsys, "analyse", game, "--ply", "47", "--lang", language)


def test_what_cannot_be_analysed_is_said(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "analyse", game, "--ply", "48", code=2)
    assert "There is no action 48: the actions of this game are 0 to 47." in text
    assert "There is no action -1" in told(capsys, "analyse", game, "--ply", "-1", code=2)
    assert "There is no game 2" in told(capsys, "analyse", game, "--ply", "0", "--game", "2", code=2)
    empty, broken = tmp_path / "empty.json", tmp_path / "broken.json"
    record = load_all(game)[0]
    empty.write_text(dump(shortened(record, 0)), encoding="utf-8")
    assert "no action has been played" in told(capsys, "analyse", empty, "--ply", "0", code=2)
    broken.write_text(dump(shortened(record, 9)).replace(record.actions[3], "k48"), encoding="utf-8")
    for command in (("analyse", broken, "--ply", "8"), ("review", broken)):
        assert "k48" in told(capsys, *command, code=2)


def test_reviews_as_json_and_in_words(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, short = load_all(game)[0], tmp_path / "short.json"
    short.write_text(dump(shortened(record, 4)), encoding="utf-8")
    found = json.loads(told(capsys, "review", short, *LITTLE, "--json"))
    assert not found["over"]
    assert [decision["action"] for decision in found["decisions"]] == record.actions[:4]
    assert found["chances"][0]["ply"] == 0
    for player in found["players"]:
        assert {"luck", "skill", "rivals", "errors", "points"} <= set(player)
    several = json.loads(told(capsys, "review", *[short] * 5, *LITTLE, "--json", "--workers", "1"))
    assert several["games"] == [found] * 5
    assert [rate["games"] for rate in several["rates"]] == [5, 5]
    for language in LANGUAGES:
        text, say = told(capsys, "review", short, *LITTLE, "--lang", language), speaker(language)
        assert say("study-account") in text
        assert say("study-unfinished") in text
    assert "--effort" in told(capsys, "review", short, "--effort", "11", code=2)
    assert speaker("en")("study-rates") in told(capsys, "review", *[short] * 5, *LITTLE, "--workers", "1")


def test_reviews_are_continued_on_any_number_of_workers(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short, kept = tmp_path / "short.jsonl", tmp_path / "kept.jsonl"
    short.write_text("".join(f"{dump(shortened(load_all(game)[0], n))}\n" for n in (1, 2)), encoding="utf-8")
    command = ("review", short, *LITTLE, "--json")
    found = told(capsys, *command, "--workers", "2", "--keep", kept)
    whole = kept.read_bytes()
    assert found == told(capsys, *command, "--workers", "1")
    kept.write_bytes(whole[:-9])
    assert told(capsys, *command, "--workers", "1", "--keep", kept) == found
    assert kept.read_bytes() == whole
    assert "other work" in told(capsys, *command, "--keep", kept, "--seed", "1", code=2)

"""Puzzles: what makes one, and those that are shipped."""

from __future__ import annotations

import gzip
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.bots.protocol import Budget
from regnum.bots.registry import hasty, judged_games, levels
from regnum.cli.main import main
from regnum.errors import RecordError
from regnum.records import dump, replay
from regnum.study import puzzles
from regnum.study.puzzles import LEAD, MOST_ANSWERS, Puzzle, packed, puzzle_at, shipped, unpacked

FEWEST = 300
"""So many puzzles of each game are shipped at least."""
SHARED = {"claim", "place", "ending"}
SAMPLE = 8
"""Every so many of the shipped puzzles are looked at more closely."""


@pytest.mark.parametrize("game", judged_games())
def test_shipped_puzzles_have_one_clear_answer(game: str) -> None:
    found = shipped(game)
    assert len({puzzle.name for puzzle in found}) == len(found) >= FEWEST
    themes = SHARED | set(import_module(f"regnum.bots.{game}.themes").THEMES)
    for puzzle in found:
        best, wrong = (
            puzzle.chances[puzzle.answers[0]],
            [chance for action, chance in puzzle.chances.items() if action not in puzzle.answers],
        )
        assert wrong
        assert puzzle.reasons, f"{puzzle.name} is not explained"
        assert best - max(wrong) >= 1000 * LEAD - 1, puzzle.name
        assert 1 <= len(puzzle.answers) <= MOST_ANSWERS
        assert set(puzzle.themes) <= themes
        assert puzzle.level in (None, *levels(game))
        assert 1 <= puzzle.difficulty <= 5


@pytest.mark.parametrize("game", judged_games())
def test_shipped_puzzles_can_be_played(game: str) -> None:
    for puzzle in shipped(game)[::SAMPLE]:
        state = replay(puzzle.record)
        view: Any = state.view(state.seat)
        legal = {str(action): code for action, code in view.position.legal_actions().items()}
        assert set(puzzle.answers) <= set(puzzle.chances) <= set(legal)
        missed, _ = hasty(game).choose(view, Budget(playouts=1), puzzles._chance_of(view))
        assert str(missed) not in puzzle.answers


def an_ending() -> Puzzle:
    """A shipped puzzle whose ending can be solved."""
    return next(puzzle for game in judged_games() for puzzle in shipped(game) if puzzle.exact)


def test_the_puzzle_of_an_ending_is_found_again() -> None:
    puzzle = an_ending()
    found = puzzle_at(puzzle.record)
    assert found is not None
    assert (found.name, found.answers, found.exact) == (puzzle.name, puzzle.answers, True)
    assert found.chances == puzzle.chances


def test_a_position_after_the_end_makes_no_puzzle() -> None:
    puzzle = an_ending()
    state = replay(puzzle.record)
    while not state.is_over:
        state = state.play(state.legal_actions()[0])
    actions = [str(action) for action in state.actions]
    assert puzzle_at(msgspec.structs.replace(puzzle.record, actions=actions)) is None


def test_puzzles_are_read_as_they_were_written() -> None:
    found = shipped(judged_games()[0])[:3]
    assert sorted(unpacked(packed(found, is_small=True)), key=lambda one: one.name) == sorted(
        found, key=lambda one: one.name
    )
    assert unpacked(packed(found, is_small=False)) == unpacked(packed(found, is_small=True))
    for broken in (b"[{}]", b"no", packed(found, is_small=True)[:40]):
        with pytest.raises(RecordError, match="These are not puzzles"):
            unpacked(broken)


def test_the_command_writes_lines_or_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = an_ending()
    monkeypatch.setattr("regnum.cli.puzzles.puzzles_in", lambda record: (puzzle_at(record),))
    monkeypatch.setattr(puzzles, "_finder", lambda *_: None)
    records = tmp_path / "games.jsonl"
    records.write_text(f"{dump(puzzle.record)}\n{dump(puzzle.record)}\n", encoding="utf-8")
    assert main(["puzzles", str(records), "--workers", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["name"] for line in lines] == [puzzle.name]
    assert main(["puzzles", str(records), "--workers", "1", "--out", str(tmp_path / "found.json.gz")]) == 0
    assert [one.name for one in unpacked((tmp_path / "found.json.gz").read_bytes())] == [puzzle.name]
    assert gzip.decompress((tmp_path / "found.json.gz").read_bytes()).startswith(b"[{")

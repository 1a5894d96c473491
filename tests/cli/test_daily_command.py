"""`regnum daily`: one counted try at the deal of a day, and what its result is compared with."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from regnum.bots.daily import daily_record, is_daily
from regnum.cli.kingdomino import app
from regnum.cli.kingdomino.app import KingdominoApp
from regnum.cli.kingdomino.table import KingdominoTable
from regnum.cli.main import main
from regnum.cli.terminal.saves import SaveFile, load_game
from regnum.games import GAMES
from regnum.study.field import Field, compared, is_complete, playing, points_of
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.browser_referee import NODE, browser
from tests.support.terminal_driver import sitting_at

DAY = date(2026, 1, 2)
FILE = Path("regnum", "daily", "kingdomino-2026-01-02.json")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the state of programs."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """In place of a terminal: every game is played to its end at once."""
    started: list[dict[str, Any]] = []

    def play(**settings: Any) -> int:
        game = settings["game"]
        started.append({**settings, "before": len(game.moves)})
        while not game.state.is_over:
            game.play(game.state.legal_actions()[0])
        SaveFile(settings["save_file"], is_ours=True).write(game)
        return 0

    monkeypatch.setattr(app, "play", play)
    return started


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["daily", "kingdomino", "--date", DAY.isoformat(), *words]) == code
    said = capsys.readouterr()
    return said.out if code == 0 else said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_is_played_once_and_its_result_is_compared(
    language: str, home: Path, terminal: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    (home / FILE).parent.mkdir(parents=True)
    games = {"page": Counter({10: 30}), "knight": Counter({30: 10, 40: 10})}
    (home / FILE.with_suffix(".bots")).write_text(json.dumps(games), encoding="utf-8")
    say = speaker(language)
    text = told(capsys, "--seconds", "0", "--lang", language)
    game = load_game(home / FILE, app.Hotseat)
    assert is_daily(game.record(), DAY)
    points = game.state.result().scores[0]
    _, better = compared(games, points)
    for sentence in ("daily-better", "daily-share-line"):
        assert say(sentence, points=points, better=better) in text
    assert say("daily-number", number=2, game=say("kingdomino-name")) in text
    assert say("daily-field") in text
    assert "█" in text
    assert told(capsys, "--seconds", "0", "--lang", language) == text
    assert len(terminal) == 1, "only the first try counts"
    told(capsys, "--again", "--seconds", "0")
    assert len(terminal) == 2
    assert load_game(home / FILE, app.Hotseat).record() == game.record()


def test_a_try_that_was_broken_off_is_continued(
    home: Path, terminal: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    begun = app.Hotseat.resume(daily_record("kingdomino", DAY, "Anna"))
    for _ in range(5):
        begun.play(begun.state.legal_actions()[0])
    SaveFile(home / FILE).write(begun)
    told(capsys, "--seconds", "0")
    assert terminal[0]["before"] == 5
    assert terminal[0]["game"].command == "regnum daily kingdomino --date 2026-01-02"


def test_what_is_no_day_is_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text, why in (
        ((date.today() + timedelta(1)).isoformat(), "There is no deal for this day yet."),
        ("2025-12-31", "is not a day with a daily deal"),
        ("yesterday", "is not a day with a daily deal"),
    ):
        assert main(["daily", "--date", text]) == 2
        assert why in capsys.readouterr().err
    SaveFile(home / FILE).write(app.Hotseat.resume(daily_record("kingdomino", date(2026, 1, 4), "Anna")))
    assert "is not a game of the daily deal of 2026-01-02" in told(capsys, code=2)


async def test_what_a_bot_has_answered_cannot_be_undone(tmp_path: Path) -> None:
    game = app.Hotseat.resume(daily_record("kingdomino", DAY, "Anna"))
    game.command = "regnum daily kingdomino"
    async with sitting_at(KingdominoApp, KingdominoTable, game, tmp_path / "save.json") as driver:
        await driver.press("f")
        while len(game.moves) < 4 or game.is_person(game.moves[-1].seat):
            await driver.press("enter")
        before = len(game.moves)
        await driver.press("u")
        await driver.see("you cannot undo a move that an opponent has answered")
        assert len(game.moves) == before
        await driver.press("n")
        assert driver.app.return_value == 0, "there is no other game to set up"


def test_levels_get_equal_time() -> None:
    now = iter(range(10_000))
    field: Field = {}
    games = playing("kingdomino", DAY, field, lambda: float(next(now)))
    for _ in range(4):
        next(games)
    assert sorted(tally.total() for tally in field.values())[-4:] == [1, 1, 1, 1]
    assert field["page"] == Counter([points_of("kingdomino", DAY, "page", 0)])
    assert is_complete(Counter({40: 20}))
    assert not is_complete(Counter({40: 20, 41: 20}))


@pytest.mark.skipif(NODE is None, reason="no Node: the browser's games are not tried")
@pytest.mark.parametrize("name", GAMES)
def test_bots_play_the_games_that_the_browser_plays(name: str) -> None:
    with browser() as here:
        for level, number in (("page", 0), ("squire", 3)):
            request = {"game": name, "daily": DAY.isoformat(), "level": level, "number": number}
            assert here.answer(request) == {"points": points_of(name, DAY, level, number)}

"""Bots at the terminal's table: levels to choose from, thinking in other processes, and failures that harm no game."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from regnum.bots import bot_names, registry
from regnum.bots.levels import LEVELS
from regnum.cli import play
from regnum.cli.kingdomino.app import KingdominoApp
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.table import KingdominoTable
from regnum.cli.main import main
from regnum.cli.terminal import table
from regnum.cli.terminal.setup import Choice
from regnum.errors import UsageError
from regnum.games import GAMES
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options
from regnum.records import Player
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.terminal_driver import sitting_at

sitting = partial(sitting_at, KingdominoApp, KingdominoTable)
Say = Callable[[str], str]


def against(bot: str) -> Hotseat:
    registry.trust(bot)
    return Hotseat.begin(Options.of(players=2), [Player("Anna"), Player("Bot", bot)], SeededDeal("bots"))


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_TRUSTED_BOTS", "")


async def test_a_bot_that_thinks_does_so_in_another_process(tmp_path: Path) -> None:
    async with sitting(against("tests.support.failing_bots:Honest"), tmp_path / "save.json") as driver:
        for _ in range(6):
            await driver.press("enter")
        assert [move.seat for move in driver.table.desk.game.moves].count(1) > 2
        assert driver.app.bots._workers[0].known == {("kingdomino", "tests.support.failing_bots:Honest")}
        assert not driver.app._notifications


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_bot_that_crashes_does_not_end_the_game(tmp_path: Path, language: str) -> None:
    async with sitting(
        against("tests.support.failing_bots:Leaving"), tmp_path / "save.json", language=language
    ) as driver:
        for _ in range(3):
            await driver.press("enter")
        assert any(move.seat == 1 for move in driver.table.desk.game.moves)
        told = speaker(language)("terminal-bot-failed", player="Bot", reason="crashed")
        assert {notice.message for notice in driver.app._notifications} == {told}


async def test_the_screen_answers_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "_PATIENCE", 0.1)
    app = KingdominoApp("en", tmp_path / "save.json", against("tests.support.failing_bots:Hanging"), delay=0)
    async with app.run_test() as pilot:
        game = app.game
        assert game is not None
        while game.is_persons_turn:
            await pilot.press("enter")
        plies = len(game.moves)
        while not app._notifications:
            await asyncio.sleep(0.02)
        await pilot.press("question_mark", "escape", "l")
        assert app.say.language == "hu"
        assert len(game.moves) == plies
        first = next(iter(app._notifications))
        assert first.message == "Bot is getting ready. The first time, this can take a minute."


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Knight: "), ("hu", "Lovag: "), ("pl", "Rycerz: "), ("et", "Rüütel: ")]
)
async def test_the_set_up_screen_shows_levels_by_their_names(tmp_path: Path, language: str, name: str) -> None:
    async with sitting(None, tmp_path / "save.json", (80, 24), language) as driver:
        choice = driver.app.screen.query_one("#seat-1", Choice)
        assert choice.value == "knight"
        assert choice.values[:7] == ("person", *LEVELS)
        await driver.see(name)
        for level in LEVELS:
            choice.choose(level)
            choice.refresh()
            await driver.see(speaker(language)(f"level-{level}-about"))


def players(seats: str | None, number: int = 3, language: str = "hu") -> list[tuple[str, str | None]]:
    arguments = argparse.Namespace(game="kingdomino", seats=seats)
    return [(player.name, player.bot) for player in play._players(arguments, number, speaker(language))]


def test_seats_take_levels_bots_and_people() -> None:
    assert players(None) == [("1. játékos", None), ("Lovag", "knight"), ("Lovag 2", "knight")]
    assert players("Anna, king,greedy") == [("Anna", None), ("Király", "king"), ("Greedy", "greedy")]
    assert players("tests.support.failing_bots:Honest,a,b")[0] == ("Honest", "tests.support.failing_bots:Honest")
    assert registry.is_trusted("tests.support.failing_bots:Honest")
    with pytest.raises(UsageError, match="page, squire, knight"):
        players("Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_all_bots(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(argparse, "_", argparse._)  # type: ignore[attr-defined]
    monkeypatch.setenv("COLUMNS", "200")  # no description is folded
    assert main(["bots", "--lang", language]) == 0
    titles = {game: speaker(language)(f"{game}-name") for game in GAMES}
    lines = [line.strip() for line in capsys.readouterr().out.splitlines() if line.strip()]
    listed = [line if line in titles.values() else line.split()[0] for line in lines]
    assert listed == [word for game in GAMES for word in (titles[game], *bot_names(game))]


def test_the_command_lists_one_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(argparse, "_", argparse._)  # type: ignore[attr-defined]
    monkeypatch.setattr("regnum.cli.bots.guest_names", lambda _: {"random": "a-package"})
    assert main(["bots", "kingdomino", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Knight: a fair opponent" in shown
    assert "from the package a-package" in shown
    assert "takes the most points at once" in shown
    assert "Kingdoms" not in shown

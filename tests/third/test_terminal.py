"""The third game in the terminal: set up, played against a bot, saved, resumed, and over."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from regnum.cli.faces import face, games_with
from regnum.errors import UsageError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.records import Player, load
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.terminal_driver import Driver, printed, sitting_at


def begun(*bots: str | None) -> Any:
    players = [Player(bot or f"Person {seat}", bot) for seat, bot in enumerate(bots)]
    return face("noughts", "app").Hotseat.begin(game("noughts").options(), players, SeededDeal("terminal"))


def sitting(at: Any, save_file: Path, language: str = "en") -> Any:
    module = import_module("regnum_noughts.terminal.app")
    return sitting_at(module.NoughtsApp, module.NoughtsTable, at, save_file, language=language)


def test_it_can_be_played_and_drawn_but_has_no_score_sheet() -> None:
    assert "noughts" in games_with("app")
    assert "noughts" in games_with("draw")
    assert "noughts" not in games_with("score")
    with pytest.raises(UsageError, match="Noughts cannot do this in the terminal"):
        face("noughts", "score")


async def test_a_whole_game_against_a_bot_from_the_set_up_screen(tmp_path: Path) -> None:
    save_file = tmp_path / "noughts.json"
    driver: Driver[Any]
    async with sitting(None, save_file) as driver:
        await driver.see("Noughts", "Three in a line win.")
        driver.seat("blocker")
        await driver.press("enter")
        await driver.see("place your tile")
        await driver.enter_to_the_end()
        await driver.see("Player 1:", "Blocker:")
    record = load(save_file.read_text(encoding="utf-8"))
    assert record.game == "noughts"
    assert [player.bot for player in record.players] == [None, "blocker"]
    assert record.result is not None


async def test_a_taken_square_is_refused_with_its_rule(tmp_path: Path) -> None:
    async with sitting(begun(None, "random"), tmp_path / "noughts.json") as driver:
        await driver.press("enter")
        driver.table.desk.square = 1
        await driver.press("left")
        await driver.see("The square a1 is taken. (N-2)")
        await driver.press("enter")
        assert len(driver.table.desk.game.state.actions) == 2


async def test_the_tile_of_another_is_not_seen(tmp_path: Path) -> None:
    at = begun(None, "random")
    async with sitting(at, tmp_path / "noughts.json") as driver:
        at.play(at.state.legal_actions()[0])
        assert driver.table.desk.view.tile is None
        assert at.state.tile is not None


async def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    save_file = tmp_path / "noughts.json"
    async with sitting(begun(None, None), save_file) as driver:
        for _ in range(4):  # take the keyboard, place a tile, and so on
            await driver.press("enter")
    async with sitting(None, save_file) as driver:
        await driver.see("Continue the saved game: Person 0, Person 1")
        await driver.press("enter")
        await driver.see("7 tiles left")


async def test_the_keyboard_is_passed_on_before_a_tile_is_seen(tmp_path: Path) -> None:
    at = begun(None, None)
    async with sitting(at, tmp_path / "noughts.json") as driver:
        for name in at.names:
            await driver.see(f"{name}, take the keyboard")
            assert driver.table.desk.view.tile is None
            await driver.press("enter")
            await driver.see(f"{name}, place your tile: {at.state.tile}")
            await driver.press("enter")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_in_every_language(tmp_path: Path, language: str) -> None:
    async with sitting(begun(None, None), tmp_path / "noughts.json", language) as driver:
        await driver.press("enter")
        await driver.press("question_mark")
        assert "noughts-" not in driver.words()


def test_a_position_is_drawn() -> None:
    at = begun(None, None)
    at.play(at.state.legal_actions()[4])
    drawn = printed(face("noughts", "draw").table(at.state, at.names, speaker("en")))
    assert "○" in drawn
    assert "Person 0: 0" in drawn

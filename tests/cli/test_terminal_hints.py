"""Hints at the terminal's table: where to look, then the candidates, then the best move in hand."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from regnum.bots.protocol import Budget
from regnum.cli.kingdomino import hotseat as kingdomino
from regnum.cli.kingdomino.app import KingdominoApp
from regnum.cli.kingdomino.table import KingdominoTable
from regnum.cli.kingdoms import hotseat as kingdoms
from regnum.cli.kingdoms.app import KingdomsApp
from regnum.cli.kingdoms.table import KingdomsTable
from regnum.cli.terminal import hints, table
from regnum.cli.terminal.dialogs import Dialog, Objected
from regnum.cli.terminal.saves import SaveFile, load_game
from regnum.errors import UsageError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.records import Player
from regnum.study import analyse
from regnum.study.coaching import objection
from regnum.words.message import message
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.terminal_driver import sitting_at

TABLES: dict[str, Any] = {
    "kingdomino": (kingdomino.Hotseat, partial(sitting_at, KingdominoApp, KingdominoTable)),
    "kingdoms": (kingdoms.Hotseat, partial(sitting_at, KingdomsApp, KingdomsTable)),
}
BUDGET = Budget(playouts=400)


def is_studied(name: str) -> bool:
    """Whether the moves of a game can be compared."""
    return hasattr(import_module(f"regnum.bots.{name}"), "JUDGE")


@pytest.fixture(autouse=True)
def budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", BUDGET)
    monkeypatch.setattr(table, "BUDGET", BUDGET)


def begun(name: str, *rivals: str | None) -> Any:
    players = [Player("Anna"), *(Player(f"Rival {seat}", bot) for seat, bot in enumerate(rivals, 1))]
    return TABLES[name][0].begin(game(name).options(players=len(players)), players, SeededDeal("hints"))


@pytest.mark.parametrize("name", [name for name in TABLES if is_studied(name)])
async def test_a_hint_has_three_steps(name: str, tmp_path: Path) -> None:
    async with TABLES[name][1](begun(name, "random"), tmp_path / "save.json", size=(110, 40)) as driver:
        await driver.settle()
        desk, before = driver.table.desk, len(driver.table.desk.game.moves)
        found = analyse(desk.game.state.view(desk.game.state.seat), BUDGET)
        await driver.press("i")
        assert desk.note == driver.table.hints.where(found)
        assert str(found.best.action) not in str(desk.note)
        await driver.press("i")
        assert driver.is_at(Dialog)
        for candidate in found.candidates[:3]:
            await driver.see(str(candidate.action), f"{round(100 * candidate.win[found.seat])}%")
        await driver.press("escape", "i")
        assert desk.hand.action == found.best.action
        assert str(found.best.action) in str(desk.note)
        assert driver.table.desk.game.hints == 0
        await driver.press("enter")
        assert desk.game.moves[before].action == found.best.action
        assert driver.table.desk.game.hints == 1


async def test_hints_are_counted_at_the_end(tmp_path: Path) -> None:
    ending = begun("kingdomino", "random")
    while ending.state.dominoes_in_box or ending.is_bots_turn or len(ending.state.legal_actions()) < 2:
        ending.play(ending.state.legal_actions()[-1])
    async with TABLES["kingdomino"][1](ending, tmp_path / "save.json") as driver:
        await driver.press("i")
        await driver.enter_to_the_end()
        await driver.see("You asked for a hint once.")


async def test_people_who_play_against_each_other_get_no_hints(tmp_path: Path) -> None:
    async with TABLES["kingdomino"][1](begun("kingdomino", None), tmp_path / "save.json") as driver:
        await driver.press("i")
        await driver.see("Hints are for one person against bots.")
        assert driver.table.desk.game.hints == 0


async def test_a_game_whose_moves_cannot_be_compared_has_no_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise UsageError(message("error-study-game", game="kingdomino"))

    monkeypatch.setattr(hints, "analyse", refuse)
    async with TABLES["kingdomino"][1](begun("kingdomino", "random"), tmp_path / "save.json") as driver:
        await driver.settle()
        await driver.press("i")
        assert driver.table.desk.note == message("error-study-game", game="kingdomino")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_hints_speak_every_language(tmp_path: Path, language: str) -> None:
    sitting = TABLES["kingdomino"][1](begun("kingdomino", "random"), tmp_path / "save.json", language=language)
    async with sitting as driver:
        await driver.settle()
        await driver.press("i")
        await driver.press("i")
        await driver.see(speaker(language)("terminal-hint-candidates"))


async def test_hints_are_remembered_with_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    async with TABLES["kingdomino"][1](begun("kingdomino", "random"), file) as driver:
        await driver.settle()
        await driver.press("i")
        await driver.press("enter")
        assert driver.table.desk.game.hints == 1
    resumed = load_game(file, kingdomino.Hotseat)
    assert resumed.hints == 1
    SaveFile(file).write(begun("kingdomino", "greedy"))
    assert load_game(file, kingdomino.Hotseat).hinted == set(), "another game is not helped by those hints"
    assert load_game(tmp_path / "save-previous-1.json", kingdomino.Hotseat).hints == 1


@cache
def clear_error() -> tuple[list[Any], Any]:
    """The moves of a game, and one more that the coach objects to and that reveals nothing."""
    hotseat = begun("kingdomino", "greedy")
    while True:
        state = hotseat.state
        if hotseat.is_persons_turn and state.domino is not None and len(state.legal_actions()) > 2:
            view = state.view(state.seat)
            for one in reversed(analyse(view, BUDGET).candidates[-3:]):
                if objection(view, one.action, BUDGET) is not None:
                    return list(state.actions), one.action
        hotseat.play(analyse(state.view(state.seat), Budget(playouts=50)).best.action)


def at_the_error() -> tuple[Any, Any]:
    actions, bad = clear_error()
    hotseat = begun("kingdomino", "greedy")
    for action in actions:
        hotseat.play(action)
    return hotseat, bad


async def test_the_coach_objects_and_offers_to_undo(tmp_path: Path) -> None:
    hotseat, bad = at_the_error()
    found = objection(hotseat.state.view(hotseat.state.seat), bad, BUDGET)
    assert found is not None
    assert found.lost > 0.05
    async with TABLES["kingdomino"][1](hotseat, tmp_path / "save.json") as driver:
        before = len(hotseat.moves)
        driver.table.desk.hold(bad)
        await driver.press("enter")
        assert len(hotseat.moves) == before + 1, "nobody has asked for a coach"
        await driver.press("u", "c")
        driver.table.desk.hold(bad)
        await driver.press("enter")
        assert driver.is_at(Objected)
        await driver.see(f"{round(100 * found.lost)} games fewer in a hundred")
        await driver.press("u")
        assert len(hotseat.moves) == before
        driver.table.desk.hold(found.best)
        await driver.press("enter")
        assert not driver.is_at(Objected), "the best move is no error"
        assert hotseat.moves[before].action == found.best


async def test_a_move_that_the_coach_objects_to_can_be_kept(tmp_path: Path) -> None:
    hotseat, bad = at_the_error()
    async with TABLES["kingdomino"][1](hotseat, tmp_path / "save.json") as driver:
        before = len(hotseat.moves)
        driver.app.has_coach = True
        driver.table.desk.hold(bad)
        await driver.press("enter")
        assert driver.is_at(Objected)
        await driver.press("enter")
        assert not driver.is_at(Objected)
        assert hotseat.moves[before].action == bad


async def test_people_who_play_against_each_other_have_no_coach(tmp_path: Path) -> None:
    async with TABLES["kingdomino"][1](begun("kingdomino", None), tmp_path / "save.json") as driver:
        await driver.press("c")
        await driver.see("Hints are for one person against bots.")
        assert not driver.app.has_coach

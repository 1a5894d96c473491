"""The terminal game, played through Textual's own driver."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from regnum.cli.kingdomino.app import KingdominoApp, default_save_file, play
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.table import KingdominoTable as TableScreen
from regnum.cli.kingdomino.widgets import KingdomView, Players, Rows
from regnum.cli.terminal import saves
from regnum.cli.terminal.dialogs import Help, Result
from regnum.cli.terminal.keys import KeyBar
from regnum.cli.terminal.saves import SaveFile
from regnum.cli.terminal.setup import Choice, SetupScreen, Verdict
from regnum.errors import RecordError, UsageError
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Claim, Direction, Options, Place
from regnum.records import Player, dump, record_of
from regnum.words.speaker import LANGUAGES
from tests.support.terminal_driver import Driver, sitting_at

GREEDY = Player("Greedy", "greedy")
ANNA = Player("Anna")


def load_game(path: Path) -> Hotseat:
    return saves.load_game(path, Hotseat)


def new_game(options: Options, players: Sequence[Player], seed: str = "a seed") -> Hotseat:
    return Hotseat.begin(options, list(players), SeededDeal(seed))


def duel_with_greedy(seed: str = "a seed", *, harmony: bool = False, dynasty: bool = False) -> Hotseat:
    return new_game(Options.of("classic", players=2, harmony=harmony, dynasty=dynasty), [ANNA, GREEDY], seed)


def near_the_end(game: Hotseat, plies: int = 6) -> Hotseat:
    """The same game some plies before it ends, bots and people having done the first thing they could."""
    ahead = now = game.state
    while not ahead.is_over:
        ahead = ahead.play(ahead.legal_actions()[-1])
    for action in ahead.actions[len(now.actions) : -plies]:
        game.play(action)
    return game


sitting = partial(sitting_at, KingdominoApp, TableScreen)


@pytest.fixture
def save_file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "kingdomino.json"


# Whole games


async def test_a_whole_game_by_keyboard_against_greedy(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file, size=(80, 40)) as driver:
        await driver.see("Anna, put your king on one of these dominoes.")
        keys = ["tab", "r", "down", "2", "left"]
        turn = 0
        while not driver.table.desk.game.state.is_over:
            await driver.press(keys[turn % len(keys)])
            hand = driver.table.desk.hand
            if hand is not None and not hand.is_legal:
                await driver.press("tab")
            await driver.press("enter")
            turn += 1
        assert driver.is_at(Result)
        first = driver.table.desk.game.state.ranking()[0]
        await driver.see(f"{driver.table.desk.game.names[first.seat]} wins with {first.key[0]} points!")
        await driver.see("Seed: a seed")
        await driver.see(SeededDeal("a seed").commitment[:40])
        await driver.see(f"largest property: {first.key[1]} squares, {first.key[2]} crowns")
        await driver.press("enter")
        assert driver.is_at(TableScreen)
        await driver.see("The game is over.")
        await driver.press("enter")
        assert driver.is_at(Result)
        await driver.press("q")
    assert load_game(save_file).state.is_over


async def test_four_people_at_one_keyboard_in_a_small_terminal(save_file: Path) -> None:
    people = [Player(name) for name in ("Anna", "Zsófia", "Kasia", "Mart")]
    game = near_the_end(new_game(Options.of("classic", players=4), people), plies=36)
    async with sitting(game, save_file, size=(80, 24)) as driver:
        seen = set()
        while not driver.table.desk.game.state.is_over:
            seat = driver.table.desk.game.state.seat
            assert seat == driver.table.desk.shown_seat
            seen.add(driver.words().splitlines()[1].split(",")[0].strip())
            await driver.press("enter")
        assert seen == {person.name for person in people}
        assert {move.seat for move in driver.table.desk.game.moves} == {0, 1, 2, 3}


async def test_mighty_duel_to_the_end_with_bonuses(save_file: Path) -> None:
    options = Options.of("classic", players=2, mighty_duel=True, middle_kingdom="symmetric", harmony=True)
    async with sitting(near_the_end(new_game(options, [ANNA, GREEDY]), plies=60), save_file, size=(80, 50)) as driver:
        await driver.enter_to_the_end()
        assert driver.table.desk.game.state.options.size == 7
        await driver.see("Middle Kingdom")
        await driver.see("Harmony")


async def test_dynasty_shows_every_game_and_the_sum(save_file: Path) -> None:
    game = near_the_end(duel_with_greedy(dynasty=True), plies=48 + 4)
    async with sitting(game, save_file, size=(80, 50)) as driver:
        while not driver.is_at(Result):
            await driver.press("enter")
        await driver.see("Game 2 of 3")
        assert "Seed:" not in driver.words()
        assert game.state.game_number == 3
        await driver.enter_to_the_end()
        await driver.see("Game 3 of 3")
        await driver.see("total over all games")
        scores = [game.state.scores(number)[0].total for number in (1, 2, 3)]
        assert game.state.totals()[0][0] == sum(scores)


async def test_bots_alone_play_to_the_end(save_file: Path) -> None:
    bots = [Player("Random", "random"), Player("Random 2", "random"), GREEDY]
    async with sitting(new_game(Options.of("modern", players=3), bots), save_file, size=(60, 18)) as driver:
        assert driver.table.desk.game.state.is_over
        await driver.press("enter", "u")
        await driver.see("Only players at this table can do this.")


# Placing and claiming


async def test_KD_P1_an_illegal_spot_is_explained_with_its_rule(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        while driver.table.desk.hand is None or driver.table.desk.hand.ghost is None:
            await driver.press("enter")
        plies = len(driver.table.desk.game.state.actions)
        await driver.press(*["up"] * 6, *["left"] * 6)
        hand = driver.table.desk.hand
        assert hand is not None
        assert not hand.is_legal
        await driver.press("enter")
        assert len(driver.table.desk.game.state.actions) == plies
        await driver.see(str(hand.explanation.message))
        await driver.see(f"({hand.explanation.rule})")
        await driver.press("tab")
        await driver.see("Enter places the domino.")
        assert hand.ghost in hand.places


async def test_the_ghost_moves_turns_and_stays_in_sight(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        while driver.table.desk.hand is None or driver.table.desk.hand.ghost is None:
            await driver.press("enter")
        hand = driver.table.desk.hand
        for key in ("up", "left", "r") * 4 + ("down", "right", "space") * 4:
            await driver.press(key)
            assert hand.ghost is not None
            assert all(hand.window.holds(point) for point in hand.ghost.squares)
        await driver.press("tab")
        before = hand.ghost
        await driver.press("tab", "shift+tab")
        assert hand.ghost == before
        assert before in hand.places


async def test_KD_S7_a_taken_domino_cannot_be_claimed(save_file: Path) -> None:
    game = new_game(Options.of("classic", players=2), [ANNA, Player("Béla")])
    async with sitting(game, save_file) as driver:
        taken = game.state.next_row[0].domino
        await driver.press("1", "enter")
        await driver.press("1")
        await driver.see(f"Domino {taken} already has a king on it.")
        await driver.see("(KD-S7)")
        await driver.press("up", "down", "right")
        assert "already" not in driver.words()


async def test_KD_P4_a_domino_that_fits_nowhere_is_discarded_with_enter(save_file: Path) -> None:
    people = [ANNA, Player("Béla"), Player("Cili"), Player("Dóra")]
    game = new_game(Options.of("classic", players=4), people, "x")
    while not (game.state.phase == "place" and not isinstance(game.state.legal_actions()[0], Place)):
        game.play(game.state.legal_actions()[0])
    domino = game.state.domino
    async with sitting(game, save_file) as driver:
        await driver.see(f"domino {domino} has to be discarded")
        await driver.see("(KD-P4)")
        await driver.press("r", "left", "tab", "enter")
        await driver.see(f"had to discard {domino}")


# Undo, save and resume


async def test_undo_goes_back_to_the_last_decision_of_a_person(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        await driver.press("u")
        await driver.see("You have no move to undo.")
        for _ in range(7):
            await driver.press("enter")
        before = driver.table.desk.game.state.actions
        await driver.press("enter")
        await driver.press("u")
        assert driver.table.desk.game.state.actions == before
        assert driver.table.desk.game.is_persons_turn
        await driver.see("Undone.")
        assert load_game(save_file).state.actions == before


@pytest.mark.parametrize("others", [[GREEDY], [Player("Béla")], [Player("Béla"), GREEDY]])
async def test_undo_never_crosses_a_revealed_row(save_file: Path, others: list[Player]) -> None:
    game = new_game(Options.of("classic", players=1 + len(others)), [ANNA, *others])
    row = game.state.next_row
    while game.state.next_row[0].domino == row[0].domino or not game.is_persons_turn:
        game.play(game.state.legal_actions()[0])
    actions = game.state.actions
    async with sitting(game, save_file) as driver:
        await driver.press("u")
        await driver.see("Something hidden has been revealed since then, so you cannot undo.")
        assert game.state.actions == actions


async def test_a_finished_game_is_not_undone(save_file: Path) -> None:
    async with sitting(near_the_end(duel_with_greedy()), save_file) as driver:
        await driver.enter_to_the_end()
        await driver.press("u")
        assert driver.is_at(Result)
        await driver.press("enter", "u")
        await driver.see("The game at this table is over.")
        assert driver.table.desk.game.state.is_over


async def test_saved_and_resumed_games_are_equal(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        for _ in range(9):
            await driver.press("enter")
        await driver.press("s")
        await driver.see("Saved in")
        left = driver.table.desk.game
        await driver.press("q")
    resumed = load_game(save_file)
    assert dump(resumed.record()) == dump(left.record())
    assert resumed.moves == left.moves
    for game, file in ((resumed, save_file), (left, save_file.with_name("other.json"))):
        async with sitting(game, file, size=(60, 18), is_resumed=True) as driver:
            for _ in range(4):
                await driver.press("enter")
    assert resumed.state.actions == left.state.actions


async def test_a_finished_game_resumes_with_its_result(save_file: Path) -> None:
    game = duel_with_greedy()
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    async with sitting(game, save_file, is_resumed=True) as driver:
        assert driver.is_at(Result)


@pytest.mark.parametrize("text", ["", "{", '{"regnum":99}', '{"regnum":1,"game":"kingdomino"}', "\x00\xff"])
def test_a_broken_save_is_refused_and_left_alone(save_file: Path, text: str) -> None:
    save_file.parent.mkdir()
    save_file.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError):
        play(language="en", save_file=save_file, resume=True)
    assert save_file.read_text(encoding="utf-8") == text


def test_a_save_with_an_unknown_bot_is_refused(save_file: Path) -> None:
    game = duel_with_greedy()
    save_file.parent.mkdir()
    save_file.write_text(dump(record_of("kingdomino", game.state, [ANNA, Player("HAL", "hal")])), encoding="utf-8")
    with pytest.raises(RecordError, match="hal"):
        load_game(save_file)


def test_a_missing_save_is_named(save_file: Path) -> None:
    with pytest.raises(UsageError, match=r"kingdomino\.json"):
        play(language="en", save_file=save_file, resume=True)


def test_play_resumes_and_says_where_the_game_is(
    save_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = duel_with_greedy()
    game.play(game.state.legal_actions()[0])
    SaveFile(save_file).write(game)
    monkeypatch.setattr(KingdominoApp, "run", lambda _: None)
    monkeypatch.setattr("regnum.cli.terminal.app._has_terminal", lambda: True)
    assert play(language="en", save_file=save_file, resume=True) == 0
    assert f"regnum play kingdomino --resume --save {save_file}" in capsys.readouterr().out
    assert play(language="en", save_file=save_file) == 0
    assert capsys.readouterr().out == ""


def test_without_a_terminal_nothing_is_drawn(save_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.__stdin__", None)
    with pytest.raises(UsageError, match="terminal"):
        play(language="en", save_file=save_file)


def test_files_that_are_no_single_game_of_kingdomino_are_refused(save_file: Path) -> None:
    line = dump(duel_with_greedy().record())
    save_file.parent.mkdir()
    save_file.write_text(f"{line}\n{line}\n", encoding="utf-8")
    with pytest.raises(RecordError, match="2 games"):
        load_game(save_file)
    save_file.write_text(line.replace('"kingdomino"', '"chess"'), encoding="utf-8")
    with pytest.raises(RecordError, match="chess"):
        load_game(save_file)


async def test_a_game_already_in_the_file_is_put_aside(save_file: Path) -> None:
    save_file.parent.mkdir()
    save_file.write_text("broken", encoding="utf-8")
    async with sitting(duel_with_greedy(), save_file) as driver:
        await driver.press("s")
        assert ["kingdomino-broken-1.json" in notice.message for notice in driver.app._notifications] == [True]
    assert save_file.with_name("kingdomino-broken-1.json").read_text(encoding="utf-8") == "broken"
    SaveFile(save_file).write(duel_with_greedy("another"))
    assert load_game(save_file.with_name("kingdomino-previous-1.json")).state.deal == SeededDeal("a seed")
    assert load_game(save_file).state.deal == SeededDeal("another")
    SaveFile(save_file).write(duel_with_greedy("a third"))
    assert load_game(save_file.with_name("kingdomino-previous-2.json")).state.deal == SeededDeal("another")
    assert not list(save_file.parent.glob(".*"))


async def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    async with sitting(duel_with_greedy(), tmp_path / "file" / "kingdomino.json") as driver:
        await driver.press("s")
        await driver.see("could not be saved")
        await driver.press("enter")
        assert driver.table.desk.game.moves


def test_the_default_save_file_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_save_file() == tmp_path / "regnum" / "kingdomino.json"


# Languages, help, points, other kingdoms


async def test_the_language_changes_in_the_middle_of_a_game(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        await driver.press("enter", "enter", "enter")
        before = driver.table.desk.game.state.actions
        await driver.see("dominoes left")
        await driver.press("l")
        await driver.see("még 16 dominó")
        await driver.press("l")
        await driver.see("zostało 16 kafelków")
        await driver.press("l")
        await driver.see("jäänud on 16 klotsi")
        await driver.press("l", "question_mark")
        await driver.see("move the domino")
        await driver.press("l")
        await driver.see("a dominó mozgatása")
        assert driver.table.desk.game.state.actions == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_screen_in_every_language(save_file: Path, language: str) -> None:
    game = near_the_end(duel_with_greedy(harmony=True, dynasty=True))
    async with sitting(game, save_file, (80, 24), language) as driver:
        for key in ("p", "v", "question_mark", "down", "escape", "p", "f", "u", "s"):
            await driver.press(key)
            assert driver.words()
        await driver.enter_to_the_end()
        assert driver.is_at(Result)
        await driver.press("n")
        assert driver.is_at(SetupScreen)


async def test_help_shows_the_commitment_and_keeps_the_seed(save_file: Path) -> None:
    async with sitting(duel_with_greedy("a well kept secret"), save_file) as driver:
        await driver.press("question_mark")
        assert driver.is_at(Help)
        await driver.see(SeededDeal("a well kept secret").commitment)
        assert "a well kept secret" not in driver.words()
        await driver.press("escape")
        assert driver.is_at(TableScreen)


async def test_points_are_shown_on_demand(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        while not any(score.properties for score in driver.table.desk.game.state.scores()[:1]):
            await driver.press("enter")
        await driver.press("p")
        part = driver.table.desk.game.state.scores()[0].properties[0]
        await driver.see(f"{part.squares}×{part.crowns}={part.points} ")
        await driver.press("p")
        assert "×" not in driver.words()


async def test_other_kingdoms_can_be_looked_at(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        await driver.press("v")
        await driver.see("You are looking at Greedy’s kingdom.")
        await driver.press("down")
        assert driver.table.desk.shown_seat == 0
        await driver.pilot.click(Players, offset=(3, 4))
        assert driver.table.desk.shown_seat == 1


async def test_bots_can_be_hurried(save_file: Path) -> None:
    app = KingdominoApp("en", save_file, duel_with_greedy(), delay=60)
    async with app.run_test() as pilot:
        driver = Driver(app, pilot, TableScreen)
        await pilot.pause()
        await driver.press("f")
        assert [notice.message for notice in app._notifications] == ["Bots now play without a pause."]
        for _ in range(3):
            await driver.press("enter")
        assert any(move.seat == 1 for move in driver.table.desk.game.moves)


# The mouse


async def test_clicks_choose_dominoes_squares_and_keys(save_file: Path) -> None:
    game = new_game(Options.of("classic", players=2), [ANNA, Player("Béla")])
    async with sitting(game, save_file) as driver:
        await driver.pilot.click(Rows, offset=(17, 4))
        hand = driver.table.desk.hand
        assert hand is not None
        assert hand.claim == game.state.next_row[1].domino
        await driver.pilot.click(KeyBar, offset=(18, 0))
        await driver.settle()
        assert game.state.actions == (Claim(hand.claim),)
        while game.state.phase != "place":
            await driver.press("enter")
        view = driver.app.screen.query_one(KingdomView)
        picture = view.picture()
        left, top = view.offset_of(picture)
        x, y = picture.corner((0, 1))
        await driver.pilot.click(KingdomView, offset=(left + x + 2, top + y + 1))
        hand = driver.table.desk.hand
        assert hand is not None
        assert hand.ghost is not None
        assert (hand.ghost.x, hand.ghost.y) == (0, 1)
        assert hand.is_legal
        before = hand.ghost.direction
        await driver.pilot.click(KeyBar, offset=(18, 0))
        assert hand.ghost.direction == Direction((before + 1) % 4)
        await driver.pilot.click(Rows, offset=(17, 4))
        await driver.see(" first. (KD-")


# Setting up


async def test_a_game_is_set_up_by_keyboard(save_file: Path) -> None:
    async with sitting(None, save_file, size=(80, 24)) as driver:
        assert driver.is_at(SetupScreen)
        driver.seat("greedy", "greedy")
        await driver.press("right", "down", "down")
        await driver.type("Zsófia")
        await driver.press("enter")
        driver.app.screen.query_one("#seed").focus()
        await driver.type("seed")
        await driver.press("enter")
        driver.app.screen.query_one("#harmony").focus()
        await driver.press("right", "enter")
        assert driver.table.desk.game.names == ["Zsófia", "Greedy", "Greedy 2"]
        assert driver.table.desk.game.state.options == Options.of("classic", players=3, harmony=True)
        assert driver.table.desk.game.state.deal == SeededDeal("seed")


async def test_KD_X4_a_combination_without_sense_does_not_start(save_file: Path) -> None:
    async with sitting(None, save_file, size=(80, 24)) as driver:
        screen = driver.app.screen
        driver.seat("greedy", "greedy")
        screen.query_one("#mighty-duel").focus()
        await driver.press("right")
        screen.query_one("#players").focus()
        await driver.press("right", "enter")
        assert driver.app.screen is screen
        await driver.see("The Mighty Duel with its 7 × 7 kingdoms is for 2 players, not 3 (KD-X4).")
        assert screen.query_one(Verdict).is_bad
        await driver.press("left", "enter")
        assert driver.table.desk.game.state.options.mighty_duel


async def test_the_edition_decides_about_the_duel_unless_told(save_file: Path) -> None:
    async with sitting(None, save_file) as driver:
        screen = driver.app.screen
        screen.query_one("#edition", Choice).focus()
        await driver.press("right")
        await driver.see("48 dominoes, kingdoms of 7 × 7, 12 rounds")
        screen.query_one("#mighty-duel", Choice).focus()
        await driver.press("left", "enter")
        assert driver.app.screen is screen
        await driver.see("is the only game for 2 players")


async def test_a_new_game_is_set_up_and_the_old_one_offered(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        await driver.press("enter", "enter")
        left = driver.table.desk.game.state.actions
        await driver.press("n")
        await driver.see("Continue the saved game: Anna, Greedy (round 1 of 6)")
        await driver.press("enter")
        assert driver.table.desk.game.state.actions == left
        await driver.press("n")
        await driver.press("down")
        driver.seat("greedy")
        await driver.press("enter")
        assert driver.table.desk.game.state.actions != left
        assert driver.table.desk.game.names == ["Player 1", "Greedy"]


async def test_the_set_up_screen_speaks_the_chosen_language(save_file: Path) -> None:
    async with sitting(None, save_file, size=(80, 24)) as driver:
        await driver.press("l")
        await driver.see("Játékosok")
        await driver.see("1. játékos")
        driver.app.screen.query_one("#language").focus()
        await driver.press("right")
        await driver.see("Gracze")
        await driver.press("q")


async def test_the_set_up_screen_warns_of_a_broken_save(save_file: Path) -> None:
    save_file.parent.mkdir()
    save_file.write_text("{", encoding="utf-8")
    async with sitting(None, save_file) as driver:
        verdict = driver.app.screen.query_one(Verdict)
        assert verdict.is_bad
        assert "cannot be read" in str(verdict.sentence)
        await driver.press("escape")
    assert save_file.read_text(encoding="utf-8") == "{"


@pytest.mark.parametrize("size", [(20, 8), (40, 12), (60, 18), (200, 60)])
async def test_any_size_of_terminal(save_file: Path, size: tuple[int, int]) -> None:
    async with sitting(duel_with_greedy(), save_file, size) as driver:
        for _ in range(6):
            await driver.press("enter")
        assert len(driver.table.desk.game.moves) >= 6

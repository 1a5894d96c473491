"""The terminal game of Kingdoms, played through Textual's own driver."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from regnum.bots.worker import BotPool
from regnum.cli.kingdoms import draw
from regnum.cli.kingdoms.app import Hotseat, KingdomsApp, default_save_file, play
from regnum.cli.kingdoms.dialogs import Cover
from regnum.cli.kingdoms.picture import CELLS, Cell, Picture, signed, value_text
from regnum.cli.kingdoms.result import result
from regnum.cli.kingdoms.scoring import AccountDialog, line_words
from regnum.cli.kingdoms.table import KingdomsTable
from regnum.cli.kingdoms.widgets import BoardView, HandView
from regnum.cli.terminal.dialogs import Help, Result
from regnum.cli.terminal.saves import SaveFile, load_game
from regnum.cli.terminal.setup import SetupScreen
from regnum.errors import RecordError
from regnum.games.dealing import SeededDeal
from regnum.games.kingdoms import Build, Draw, Kind, Lay, LayStart, Options, Pass, read_board
from regnum.games.kingdoms.actions import square_name
from regnum.records import Player, dump
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.terminal_driver import Driver, printed, sitting_at

GREEDY, RANDOM = Player("Greedy", "greedy"), Player("Random", "random")
ANNA, BENCE, KASIA, MART = (Player(name) for name in ("Anna", "Bence", "Kasia", "Mart"))
VARIANTS = {
    "plain": Options.of(players=2),
    "last castle": Options.of(players=2, last_castle=True),
    "no luck": Options.of(players=3, no_luck=True),
    "parts": Options.of(players=4, continuous="parts"),
    "lines, last castle": Options.of(players=3, last_castle=True, continuous="lines", start_tie="random"),
    "everything": Options.of(players=2, last_castle=True, no_luck=True, continuous="parts"),
}
LONG = ("parts", "lines, last castle")
"""Long games, which only the soak plays: `everything` has most of their rules."""
REVEALED = "Something hidden has been revealed since then, so you cannot undo."

sitting = partial(sitting_at, KingdomsApp, KingdomsTable)


def new_game(options: Options, players: Sequence[Player], seed: str = "a seed") -> Hotseat:
    return Hotseat.begin(options, list(players), SeededDeal(seed))


def duel_with_greedy(seed: str = "a seed") -> Hotseat:
    return new_game(Options.of(players=2), [ANNA, GREEDY], seed)


def near_the_end(game: Hotseat, plies: int = 6) -> Hotseat:
    """The same game some plies before it ends, all players having done the first thing they could."""
    ahead = now = game.state
    while not ahead.is_over:
        ahead = ahead.play(ahead.legal_actions()[0])
    for action in ahead.actions[len(now.actions) : -plies]:
        game.play(action)
    return game


def name_of(tile: object) -> str:
    assert isinstance(tile, Kind)
    return str(draw.tile_message(tile))


async def play_on(driver: Driver[KingdomsTable], most: int = 400) -> None:
    """Do all sorts of things until the result is shown."""
    pieces = ["1", "d", "t", "space", "4", "down", "3", "tab", "2", "left"]
    for turn in range(most):
        if driver.is_at(Result):
            return
        if driver.is_at(KingdomsTable):
            await driver.press(pieces[turn % len(pieces)], "enter")
        else:
            await driver.press("enter")
    raise AssertionError("the game does not end")


@pytest.fixture
def save_file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "kingdoms.json"


# Whole games


@pytest.mark.parametrize(
    "variant", [pytest.param(name, marks=[pytest.mark.soak] if name in LONG else []) for name in VARIANTS]
)
async def test_whole_games_by_keyboard_in_every_variant(save_file: Path, variant: str) -> None:
    options = VARIANTS[variant]
    game = new_game(options, [ANNA, GREEDY, RANDOM, GREEDY][: options.players])
    size = (80, 24) if variant == "plain" else (60, 16)
    async with sitting(game, save_file, size) as driver:
        await play_on(driver)
        state = driver.table.desk.game.state
        first = state.ranking()[0]
        assert state.is_over
        await driver.see(f"{driver.table.desk.game.names[first.seat]} wins with {draw.money(first.key[0])} gold!")
        if variant == "plain":
            await driver.see("Seed: a seed")
        await driver.press("enter")
        await driver.see("The game is over.")
        await driver.press("enter")
        assert driver.is_at(Result)
    assert load_game(save_file, Hotseat).state.is_over


async def test_four_people_at_one_keyboard(save_file: Path) -> None:
    game = new_game(Options.of(players=4), [ANNA, BENCE, KASIA, MART])
    async with sitting(near_the_end(game, 24), save_file, (80, 24)) as driver:
        acted = set()
        while not driver.is_at(Result):
            if driver.is_at(KingdomsTable):
                acted.add(driver.table.desk.game.state.seat)
            await driver.press("enter")
        assert acted == {0, 1, 2, 3}


async def test_bots_alone_play_to_the_end(save_file: Path) -> None:
    async with sitting(near_the_end(new_game(Options.of(players=2), [RANDOM, GREEDY])), save_file) as driver:
        assert driver.table.desk.game.state.is_over
        await driver.press("enter", "enter", "u")
        await driver.see("Only players at this table can do this.")


@pytest.mark.parametrize("size", [(20, 8), (40, 12), (60, 18), (200, 60)])
async def test_any_size_of_terminal(save_file: Path, size: tuple[int, int]) -> None:
    async with sitting(
        new_game(Options.of(players=3, no_luck=True), [ANNA, GREEDY, RANDOM]), save_file, size
    ) as driver:
        for key in ("enter", "d", "enter", "p", "down", "escape", "question_mark", "escape"):
            await driver.press(key)
        assert len(driver.table.desk.game.moves) >= 4


# Secrets


async def test_A_G16_a_starting_tile_is_shown_to_its_owner_only(save_file: Path) -> None:
    game = new_game(Options.of(players=2), [ANNA, BENCE])
    state = game.state
    tiles = [name_of(state.starting_tile(seat)) for seat in (0, 1)]
    assert tiles[0] != tiles[1]
    async with sitting(game, save_file) as driver:
        for _ in range(3):
            seat = game.state.seat
            assert seat is not None
            assert driver.is_at(Cover)
            await driver.see(f"{game.names[seat]}, it is your turn. Make sure nobody else is looking")
            assert not any(tile in driver.words() for tile in tiles)
            await driver.press("escape")
            assert driver.is_at(Cover)
            await driver.press("enter")
            assert driver.is_at(KingdomsTable)
            await driver.see(tiles[seat])
            assert tiles[1 - seat] not in driver.words()
            for key in ("p", "question_mark"):
                await driver.press(key)
                assert tiles[1 - seat] not in driver.words()
                await driver.press("escape")
            await driver.press("1", "enter")


async def test_the_cover_comes_back_after_undo_and_after_resuming(save_file: Path) -> None:
    game = new_game(Options.of(players=2), [ANNA, BENCE])
    async with sitting(game, save_file) as driver:
        first = game.state.seat
        await driver.press("enter", "1", "enter")
        assert driver.is_at(Cover)
        assert game.state.seat != first
        await driver.press("u")
        assert driver.is_at(Cover)  # the keyboard may have been passed on already
        assert game.state.seat == first
        await driver.press("enter", "1", "enter", "enter", "u")
        assert driver.is_at(Cover)
        assert game.state.seat == first
    async with sitting(load_game(save_file, Hotseat), save_file, is_resumed=True) as driver:
        assert driver.is_at(Cover)
        await driver.press("n")
        assert driver.is_at(SetupScreen)


@pytest.mark.parametrize("keys", [("d", "d"), ("t", "enter", "enter", "1", "enter", "d", "d")])
async def test_a_drawn_tile_is_covered_after_resuming(save_file: Path, keys: tuple[str, ...]) -> None:
    game = new_game(Options.of(players=2), [ANNA, BENCE])
    async with sitting(game, save_file) as driver:
        for key in ("enter", *keys):  # a busy machine must show each screen before the next key
            await driver.press(key)
        assert game.state.phase == "place"
    async with sitting(load_game(save_file, Hotseat), save_file, is_resumed=True) as driver:
        assert driver.is_at(Cover)
        assert name_of(driver.table.desk.game.state.drawn_tile) not in driver.words()


async def test_without_secrets_there_is_no_cover(save_file: Path) -> None:
    for options, players in (
        (Options.of(players=2, no_luck=True), [ANNA, BENCE]),
        (Options.of(players=2), [ANNA, GREEDY]),
    ):
        async with sitting(new_game(options, players), save_file) as driver:
            for _ in range(3):
                assert driver.is_at(KingdomsTable)
                assert driver.table.desk.is_asking
                await driver.press("1", "enter")


async def test_a_starting_tile_is_named_when_it_is_played(save_file: Path) -> None:
    game = duel_with_greedy()
    async with sitting(game, save_file) as driver:
        tile = name_of(game.state.starting_tile(0))
        await driver.press("t", "enter")
        await driver.see("Anna placed starting tile", tile)
        await driver.press("t")
        await driver.see("You have already played your starting tile", "(A-G15)")


# Drawing, choosing and placing


async def test_A_G12_drawing_is_two_steps_and_cannot_be_taken_back(save_file: Path) -> None:
    game = duel_with_greedy()
    async with sitting(game, save_file) as driver:
        await driver.press("d")
        await driver.see("Enter draws a tile.")
        plies = len(game.state.actions)
        await driver.press("d")
        assert game.state.phase == "place"
        await driver.see("place the tile you drew", name_of(game.state.drawn_tile))
        await driver.press("1")
        await driver.see("You drew this tile and must place it now", "(A-G12)")
        await driver.press("u")
        await driver.see(REVEALED)
        assert len(game.state.actions) == plies + 1
        await driver.press("right", "enter", "u")
        assert any(isinstance(action, Draw) for action in game.state.actions)


async def test_undo_takes_back_what_revealed_nothing(save_file: Path) -> None:
    game = new_game(Options.of(players=2, no_luck=True), [ANNA, GREEDY])
    async with sitting(game, save_file) as driver:
        before = game.state.actions
        await driver.press("d", "enter")
        assert len(game.state.actions) > len(before)
        await driver.press("u")
        assert game.state.actions == before
        await driver.see("Undone.")
        assert load_game(save_file, Hotseat).state.actions == before


@pytest.mark.parametrize("players", [[ANNA, BENCE], [ANNA, GREEDY]])
def test_undo_does_not_hide_a_starting_tile_again(players: list[Player]) -> None:
    game = new_game(Options.of(players=2), players)
    while not game.is_persons_turn:
        game.play(Build(1, game.state.account().pieces.index(None)))
    game.play(LayStart(29))
    assert str(game.undo()) == REVEALED
    assert game.moves[-1].action == LayStart(29)


def test_undo_does_not_go_back_to_another_round() -> None:
    game = new_game(Options.of(players=2), [ANNA, BENCE])
    while game.state.round_number == 1:
        actions = game.state.legal_actions()
        game.play(next((action for action in reversed(actions) if isinstance(action, Build | Lay)), actions[-1]))
    assert str(game.undo()) == REVEALED


async def test_KG_T1_a_taken_square_is_explained(save_file: Path) -> None:
    game = duel_with_greedy()
    async with sitting(game, save_file) as driver:
        await driver.press("1", "enter")
        taken = next(move.square for move in game.moves if move.square is not None)
        view = driver.app.screen.query_one(BoardView)
        picture = view.picture()
        left, top = view.offset_of(picture)
        x, y = picture.corner(taken)
        await driver.pilot.click(BoardView, offset=(left + x + 2, top + y + 1))
        await driver.see(f"Square {square_name(taken)} is taken", "(KG-T1)")
        x, y = picture.corner(0)
        for _ in range(2):
            await driver.pilot.click(BoardView, offset=(left + x + 2, top + y + 1))
        await driver.settle()
        assert any(move.square == 0 and move.seat == 0 for move in game.moves)


async def test_KG_T1_a_rank_that_is_used_up_is_refused(save_file: Path) -> None:
    async with sitting(new_game(Options.of(players=2, no_luck=True), [ANNA, BENCE]), save_file) as driver:
        await driver.press("4", "enter", "enter", "4")
        await driver.see("You have no castle of rank 4 left.")
        await driver.press("t")
        await driver.see("There are no starting tiles in the No luck variant.")


async def test_the_ghost_moves_over_empty_squares_only(save_file: Path) -> None:
    game = new_game(Options.of(players=2, no_luck=True), [ANNA, BENCE])
    async with sitting(game, save_file) as driver:
        for keys in (("up", "left"), ("down", "right"), ("tab",), ("shift+tab",)) * 2:
            await driver.press(*keys)
            hand = driver.table.desk.hand
            assert hand is not None
            assert hand.ghost is not None
            assert hand.square in hand.empty
            await driver.press("enter")


async def test_the_ghost_shows_what_it_would_change_for_all_players(save_file: Path) -> None:
    game = new_game(Options.of(players=2, no_luck=True), [ANNA, BENCE])
    for action in (Build(4, 0), Build(1, 1)) if game.state.seat == 0 else (Build(1, 1), Build(4, 0)):
        game.play(action)
    async with sitting(game, save_file) as driver:
        hand = driver.table.desk.hand
        assert hand is not None
        hand.point_at(2)
        hand.take(Lay(Kind.PLUS_6, 0))
        driver.table.show()
        own, other = (24, 6) if hand.seat == 0 else (6, 24)
        assert hand.changes[hand.seat] == own
        await driver.see(f"+6 city on c1: you +{own}", f"+{other}. Enter places it.", "(+6)")


async def test_no_luck_tiles_are_chosen_by_key_and_by_mouse(save_file: Path) -> None:
    game = new_game(Options.of(players=2, no_luck=True), [ANNA, BENCE])
    async with sitting(game, save_file) as driver:
        await driver.press("d")
        await driver.press("d", "d", "D")
        hand = driver.table.desk.hand
        assert hand is not None
        assert hand.action == Lay(Kind.PLUS_2, hand.square)
        view = driver.app.screen.query_one(HandView)
        line = next(
            number
            for number, chips in enumerate(view._lines())
            if any(chip.action == Lay(Kind.DRAGON, 0) for chip in chips)
        )
        x = 0
        for chip in view._lines()[line]:
            if chip.action == Lay(Kind.DRAGON, 0):
                break
            x += chip.text.cell_len + 1
        await driver.pilot.click(HandView, offset=(x + 1, line))
        assert hand.action == Lay(Kind.DRAGON, hand.square)
        await driver.press("backspace", "space")
        assert hand.action == Lay(Kind.DRAGON, hand.square)
        await driver.press("enter")
        await driver.see("placed dragon on")


async def test_KG_T2_who_can_do_nothing_passes_with_enter(save_file: Path) -> None:
    game = new_game(Options.of(players=2), [ANNA, GREEDY])
    while not (game.is_persons_turn and game.state.legal_actions() == (Pass(),)):
        actions = game.state.legal_actions()
        if game.state.seat == 0:
            game.play(actions[0])
        else:
            game.play(next((action for action in actions if isinstance(action, Draw | Lay)), actions[-1]))
        assert not game.state.is_over
    async with sitting(game, save_file) as driver:
        await driver.see("you can only pass", "You have nothing left to place")
        await driver.press("enter")
        assert any(isinstance(action, Pass) for action in game.state.actions)


# Rounds, results, saves


async def test_a_finished_round_is_shown_line_by_line(save_file: Path) -> None:
    game = duel_with_greedy()
    with BotPool() as pool:
        while sum(piece is None for piece in game.state.account().pieces) > 3:
            game.play(game.choose(pool).action if game.is_bots_turn else game.state.legal_actions()[-1])
    async with sitting(game, save_file, (80, 24)) as driver:
        for _ in range(80):
            if driver.is_at(AccountDialog):
                break
            await driver.press("1", "t", "enter")
        await driver.see("Round 1: scoring", "Total")
        account = game.state.account(1)
        for line in account.lines:
            first, last = square_name(line.first), square_name(line.last)
            await driver.see(f"{first}–{last}: value {signed(line.value)}")
            for seat, income in line.incomes.items():
                await driver.see(f"{game.names[seat]}: ranks")
                await driver.see(f"= {signed(income)}")
            await driver.press("down")
        totals = [account.income(seat).total for seat in (0, 1)]
        assert game.state.money_history == (tuple(50 + total for total in totals),)
        await driver.press("right", "left", "up", "l", "enter")
        assert driver.is_at(KingdomsTable)
        await driver.press("v")
        await driver.see("1. forduló: értékelés")


def test_the_words_about_a_line_name_dragon_mine_wizard_and_mountain() -> None:
    account = read_board("red1 wizard +2 dragon -3 goldmine\nyellow2 mountain red4 +5 . .")
    words = [" ".join(str(word) for word in line_words(line, ["Anna", "Bence"])) for line in account.lines]
    assert words[0].startswith("Row a1–f1: value −6 ")
    assert "Dragon cancels +2 → 0" in words[0]
    assert "Gold mine doubles −3 → −6" in words[0]
    assert "Wizard raises Anna 1 → 2" in words[0]
    assert "Anna: ranks 2 × −6 = −12" in words[0]
    assert "A mountain splits it" in words[1]
    assert "No castle: it pays nobody." in words[-1]


def test_A_G22_a_shared_victory_names_all_winners() -> None:
    say, state = speaker("en"), new_game(Options.of(players=2), [ANNA, BENCE]).state
    assert "Anna and Bence share the victory with 50 gold each." in printed(result(state, ["Anna", "Bence"], say))


async def test_saved_and_resumed_games_are_equal(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        for _ in range(6):
            await driver.press("1", "enter")
            await driver.press("d", "d", "enter")
        await driver.press("s")
        await driver.see("Saved in")
        left = driver.table.desk.game
        await driver.press("q")
    resumed = load_game(save_file, Hotseat)
    assert dump(resumed.record()) == dump(left.record())
    assert resumed.moves == left.moves
    async with sitting(resumed, save_file, (80, 24), is_resumed=True) as driver:
        assert driver.table.desk.is_asking


def test_a_game_of_kingdomino_is_not_resumed(save_file: Path) -> None:
    SaveFile(save_file).write(duel_with_greedy())
    save_file.write_text(save_file.read_text(encoding="utf-8").replace('"kingdoms"', '"kingdomino"'), encoding="utf-8")
    with pytest.raises(RecordError, match="not of Kingdoms"):
        play(language="en", save_file=save_file, resume=True)


def test_the_default_save_file_is_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_save_file() == tmp_path / "regnum" / "kingdoms.json"


# Languages and set-up


async def test_the_language_changes_in_the_middle_of_a_game(save_file: Path) -> None:
    async with sitting(duel_with_greedy(), save_file) as driver:
        before = driver.table.desk.game.state.actions
        for words in ("lapka a készletben", "w zapasie", "varus", "tiles in the supply"):
            await driver.press("l")
            await driver.see(words)
        await driver.press("question_mark")
        assert driver.is_at(Help)
        await driver.see("move to the next empty square")
        for _ in range(4):
            await driver.press("down")
        await driver.see(SeededDeal("a seed").commitment)
        for _ in range(4):
            await driver.press("up")
        await driver.press("l")
        await driver.see("lépés a következő üres mezőre")
        assert driver.table.desk.game.state.actions == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_screen_in_every_language(save_file: Path, language: str) -> None:
    game = near_the_end(new_game(Options.of(players=2, last_castle=True, continuous="parts"), [ANNA, BENCE]))
    async with sitting(game, save_file, (80, 24), language) as driver:
        for key in ("p", "down", "escape", "v", "escape", "question_mark", "down", "escape", "d", "f", "u", "s"):
            await driver.press(key)
            assert driver.words()
        await driver.enter_to_the_end()
        await driver.press("n")
        assert driver.is_at(SetupScreen)


async def test_a_game_is_set_up_by_keyboard(save_file: Path) -> None:
    async with sitting(None, save_file, (80, 24)) as driver:
        await driver.see("10 castles each, 3 rounds.")
        driver.seat("greedy", "greedy")
        await driver.press("right")
        for name, keys in (
            ("last-castle", ["right"]),
            ("no-luck", ["right"]),
            ("continuous", ["right", "right"]),
            ("start-tie", ["right"]),
        ):
            driver.app.screen.query_one(f"#{name}").focus()
            await driver.press(*keys)
        await driver.see("as many rounds as it takes")
        await driver.press("enter")
        game = driver.table.desk.game
        assert game.names == ["Player 1", "Greedy", "Greedy 2"]
        assert game.state.options == Options.of(
            players=3, last_castle=True, no_luck=True, continuous="lines", start_tie="random"
        )
        await driver.press("1", "enter", "n")
        await driver.see("Continue the saved game: Player 1, Greedy, Greedy 2 (round 1)")
        await driver.press("enter")
        assert driver.is_at(KingdomsTable)


# Drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_can_be_drawn_at_every_moment(width: int, language: str) -> None:
    names = ["Anna", "Bence", "Kasia"]
    for options in (Options.of(players=3), Options.of(players=3, no_luck=True, continuous="parts")):
        state = new_game(options, [ANNA, BENCE, KASIA]).state
        for ply in range(150):
            if ply in (0, 1, 20, 60, 149):
                text = printed(draw.table(state, names, speaker(language)), width)
                assert all(len(line) <= width for line in text.splitlines())
                assert all(name in text for name in names)
            if not state.is_over:
                actions = state.legal_actions()
                state = state.play(actions[(7 * ply) % len(actions)])


def test_the_table_needs_neither_colour_nor_unicode() -> None:
    state = near_the_end(new_game(Options.of(players=2), [ANNA, BENCE])).state
    drawn = draw.table(state, ["Anna", "Bence"], speaker("en"))
    assert "38;2" not in printed(drawn, 120, 40, no_color=True, force_terminal=True)


@pytest.mark.parametrize("cell", CELLS)
def test_a_picture_knows_its_squares_and_shows_every_value(cell: Cell) -> None:
    board = "red1 wizard +2 dragon -3 goldmine\nyellow2 mountain red4 mountain +6 .\n. . mountain . . ."
    account = read_board(board, any_pieces=True)
    picture = Picture(account, cell, speaker("en"))
    picture.paint_values()
    for square in range(30):
        x, y = picture.corner(square)
        assert picture.square_at(x, y) == square
    assert picture.square_at(-1, 0) is None
    text = picture.canvas.text().plain
    for line in account.lines:
        assert value_text(line.value) in text

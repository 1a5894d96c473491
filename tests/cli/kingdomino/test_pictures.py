"""The table, the kingdoms and the result as drawn for any terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from regnum.cli.kingdomino import draw
from regnum.cli.kingdomino.hand import Hand
from regnum.cli.kingdomino.picture import CELLS, MEDIUM, SMALL, Cell, Picture, Window, crowns_text
from regnum.cli.kingdomino.result import result, ties_of
from regnum.cli.terminal.dialogs import deal_facts
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdomino import DOMINOES, Direction, Options, Place, State, start
from regnum.games.protocol import rank
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.terminal_driver import printed

NAMES = ["Anna", "Zsófia", "Kasia", "Mart"]


def after(plies: int, options: Options, seed: str = "x") -> State:
    state = start(options, seed)
    for _ in range(plies):
        if not state.is_over:
            state = state.play(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_can_be_drawn_at_every_moment(players: int, width: int, language: str) -> None:
    for plies in (0, 1, 5, 17, 200):
        state = after(plies, Options.of("modern", players=players))
        text = printed(draw.table(state, NAMES[:players], speaker(language)), width)
        assert all(len(line) <= width for line in text.splitlines())
        assert all(name in text for name in NAMES[:players])


def test_the_table_says_whose_turn_it_is() -> None:
    say = speaker("en")
    state = after(0, Options.of("classic", players=2))
    assert "is claiming a first domino." in printed(draw.table(state, NAMES, say))
    while state.phase != "place":
        state = state.play(state.legal_actions()[0])
    assert f"is placing domino {state.domino}." in printed(draw.table(state, NAMES, say))
    state = state.play(state.legal_actions()[0])
    assert "is claiming a domino from the next row." in printed(draw.table(state, NAMES, say))
    over = after(200, Options.of("classic", players=2))
    assert "The game is over." in printed(draw.table(over, NAMES, say))


def test_a_bonus_that_may_be_lost_is_no_point_yet() -> None:
    state = after(0, Options.of("modern", players=2, middle_kingdom="symmetric"))
    assert draw.counted(state, 0) == (0, " +10?")
    assert "0 points +10?" in printed(draw.table(state, NAMES, speaker("en")), 120)
    while state.phase != "place":
        state = state.play(state.legal_actions()[0])
    hand = Hand(state)
    for place in hand.places:
        hand.ghost = place
        assert hand.gain >= 0, "a first placement costs nothing"
    over = after(200, Options.of("modern", players=2, middle_kingdom="symmetric"))
    assert [draw.counted(over, seat) for seat in (0, 1)] == [(score.total, "") for score in over.scores()]


def test_the_table_fits_a_small_terminal() -> None:
    for options in (Options.of("classic", players=4), Options.of("modern", players=2)):
        text = printed(draw.table(after(30, options), NAMES[: options.players], speaker("en")))
        assert len(text.splitlines()) <= 24 + 2


def test_the_table_needs_neither_colour_nor_unicode() -> None:
    state = after(40, Options.of("classic", players=4))
    drawn = draw.table(state, NAMES, speaker("en"))
    plain = printed(drawn, 120, 40, no_color=True, force_terminal=True)
    assert "38;2" not in plain
    bytes_only = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    console = Console(width=120, height=40, file=bytes_only, highlight=False)
    console.print(draw.table(state, ["Anna", "Bela", "Kasia", "Mart"], speaker("en")))
    for letter in "WFLP^K#":
        bytes_only.seek(0)
        assert letter in bytes_only.read()


def test_crowns_are_symbols_or_a_number() -> None:
    assert [crowns_text(3, room) for room in (3, 2, 1)] == ["♛♛♛", "3♛", "3"]
    assert crowns_text(0, 1) == ""


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("with_names", [True, False])
def test_a_picture_knows_its_squares(cell: Cell, *, with_names: bool) -> None:
    state = after(30, Options.of("classic", players=2))
    kingdom = state.kingdom(0)
    picture = Picture(Window.reach(kingdom), cell, with_names=with_names)
    picture.paint_land(kingdom, 0)
    picture.paint_points(kingdom.properties())
    for point in picture.window.points():
        x, y = picture.corner(point)
        assert picture.point_at(x, y) == point
        assert picture.point_at(x + cell.width - 1, y + cell.height - 1) == point
    text = picture.canvas.text().plain
    assert len(text.splitlines()) == picture.canvas.height
    assert str(kingdom.properties()[0].points) in text
    assert picture.point_at(-1, 0) is None


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("direction", Direction)
def test_ghosts_and_last_moves_leave_letters_readable(cell: Cell, direction: Direction) -> None:
    kingdom = start(Options.of("classic", players=2), "x").kingdom(0)
    for is_legal in (True, False):
        picture = Picture(Window.reach(kingdom), cell)
        picture.paint_land(kingdom, 0)
        picture.paint_last_move(Place(48, -2, 2, Direction.SOUTH))
        picture.paint_ghost(Place(48, 1, -1, direction), DOMINOES[48], is_legal=is_legal)
        plain = picture.canvas.text().plain
        assert "M" in plain
        assert "W" in plain
        assert crowns_text(3, cell.room) in plain


def test_A_K3_the_window_shows_all_frames_that_are_possible() -> None:
    state = after(30, Options.of("classic", players=2))
    kingdom = state.kingdom(0)
    reach, frame, near = Window.reach(kingdom), Window.frame(kingdom), Window.near(kingdom)
    for point in kingdom.squares:
        assert reach.holds(point)
        assert frame.holds(point)
        assert near.holds(point)
    assert (frame.columns, frame.rows) == (5, 5)
    assert near.columns <= reach.columns


def test_every_legal_place_lies_within_the_hands_window() -> None:
    state = start(Options.of("modern", players=2), "y")
    while not state.is_over:
        hand = Hand(state)
        for place in hand.places:
            assert all(hand.window.holds(point) for point in place.squares)
        assert hand.is_legal
        assert set(hand.marks) == ({(place.x, place.y) for place in hand.places} if hand.ghost else set())
        state = state.play(hand.action)


def test_the_hand_visits_every_legal_place_once() -> None:
    state = start(Options.of("classic", players=2), "z")
    while state.phase != "place":
        state = state.play(state.legal_actions()[0])
    hand = Hand(state)
    seen = []
    for _ in state.legal_actions():
        hand.next_place(1)
        seen.append(hand.ghost)
    assert set(seen) == set(state.legal_actions())
    hand.next_place(-1)
    assert hand.ghost == seen[-2]


# The result


def test_KD_V7_KD_V8_ties_are_told_in_every_language() -> None:
    places = rank([(50, 7, 9), (50, 6, 9), (50, 6, 8), (50, 6, 8)], ("score", "largest", "crowns"))
    for language in LANGUAGES:
        sentences = [speaker(language).say(sentence) for sentence in ties_of(places, NAMES)]
        assert len(sentences) == 3
    largest, crowns, shared = (str(sentence) for sentence in ties_of(places, NAMES))
    assert largest == "Anna and Zsófia are tied on 50 points. The largest property decides: 7 squares to 6."
    assert "Crowns decide: 9 to 8." in crowns
    assert "they share the place" in shared


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_lists_every_property_and_bonus(language: str) -> None:
    options = Options.of("classic", players=3, middle_kingdom="symmetric", harmony=True, dynasty=True)
    state = after(500, options)
    text = printed(result(state, NAMES, speaker(language)), 120, 60)
    assert all(name in text for name in NAMES[:3])
    for game in (1, 2, 3):
        for score in state.scores(game):
            assert str(score.total) in text
            assert all(
                f"{part.squares} × {part.crowns} = {part.points}" in text for part in score.properties if part.points
            )
    one = printed(result(state, NAMES, speaker(language), 1), 120, 60)
    assert len(one) < len(text)


def test_a_shared_victory_names_all_winners() -> None:
    say = speaker("en")
    names = NAMES[:2]
    state = next(
        state
        for seed in range(3000)
        if (state := after(1, Options.of("classic", players=2), str(seed))).ranking()[1].rank == 1
    )
    assert "Anna and Zsófia share the victory" in printed(result(state, names, say))


def test_the_deal_can_be_checked_after_the_game_only() -> None:
    say, deal = speaker("en"), SeededDeal("secret", ("salt",))
    before = deal_facts(deal, say, is_over=False).plain
    assert deal.commitment in before
    assert "secret\n" not in before
    assert "salt" not in before
    over = deal_facts(deal, say, is_over=True).plain
    assert "Seed: secret" in over
    assert "Salt: salt" in over
    assert "no shuffle" in deal_facts(WrittenDeal(()), say, is_over=True).plain


def test_small_kingdoms_keep_letters_and_crowns() -> None:
    state = after(44, Options.of("classic", players=2))
    kingdom = state.kingdom(1)
    for cell in (MEDIUM, SMALL):
        text = draw.kingdom(state, 1, cell).plain
        for square in kingdom.squares.values():
            assert square.terrain.letter in text

"""Variants and editions: KD-X1 to KD-X5, the rulings about them, and options that make no sense."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from regnum.errors import DealError, OptionsError
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Discard, Kingdom, Options, State, start
from regnum.games.kingdomino.data import BonusData
from regnum.games.kingdomino.position import draw_kings
from regnum.games.kingdomino.state import result_data
from regnum.games.kingdomino.text import read_kingdom
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.kingdomino.moves import (
    CROSS,
    DUEL,
    FIRST_TWIN,
    FOUR,
    FULL,
    SECOND_TWIN,
    TWO,
    facing,
    follow,
    follow_match,
    last_of,
    legal,
    replay,
    walk,
    written,
)
from tests.support.kingdomino.shapes import all_options
from tests.support.plain import plain

FULL_DUEL = (
    "3g8e 7h7s 9g6w 14f7n 17e9e 18g9e 19i9s 20i7s 30i5w 31g5w 23e5n 25e8s "
    "26e10w 27f10e 36h10e 38j9n 32j7n 33j6s 35i4e 40g4e 41f4w 44d4n 39d7s 42d9s"
)
"""Twenty-four dominoes that fill 7 x 7 round the castle."""

FULL_DUEL_PICTURE = """
    W  F1 F1 W  W  P1 S1
    L  F  L  F  P  W1 W
    P2 F1 L  F  F  F  F
    P  W  W  C  L  W1 L1
    S1 M  L  L  L  L  L1
    S2 W1 W  L1 W  L1 F
    P  P2 W  M1 W  L1 F
"""
FULL_DUEL_POINTS = 10 * 5 + 4 * 3 + 2 * 3 + 2 * 2 + 2 * 2 + 3 * 1 + 2 * 1 + 4 * 1
"""Lakes, forests, swamps, twice pasture, wheat, wheat, and four properties of one square with one crown."""


def dynasty(*games: tuple[int, int], **variants: Any) -> State:
    """A whole Dynasty of two players: which domino each of them has on g8 and h8 in each game."""
    options = Options.of("classic", players=2, dynasty=True, **variants)
    return follow_match(options, [(f"{one}g8e {FIRST_TWIN}", f"{other}g8e {SECOND_TWIN}") for one, other in games])


# --- Dynasty -------------------------------------------------------------------------------------


def test_KD_X1_a_dynasty_is_three_games_in_a_row() -> None:
    options = Options.of("classic", players=2, dynasty=True)
    states = list(walk(options, 1))
    assert {state.game_number for state in states} == {1, 2, 3}
    assert len(states[-1].actions) == 3 * 48
    assert [state.is_over for state in states].index(True) == 3 * 48
    second = states[48]
    assert (second.game_number, second.phase, second.round_number) == (2, "draft", 0)
    assert not second.kingdom(0).squares
    for seat in (0, 1):  # the kingdoms of the first game can still be looked at
        assert states[47].kingdom(seat).squares.items() <= second.kingdom(seat, 1).squares.items()


def test_KD_X1_without_it_one_game_decides() -> None:
    assert Options.of("classic", players=2).games == 1


def test_A_K15_the_sum_of_three_games_wins_not_the_third_alone() -> None:
    final = dynasty((19, 12), (9, 12), (9, 13))
    assert plain(final.result()) == {
        "scores": [23 + 16 + 16, 16 + 16 + 17],
        "ranks": [1, 2],
        "decided_by": "score",
        "games": [[[23, 6, 8], [16, 5, 7]], [[16, 5, 7], [16, 5, 7]], [[16, 5, 7], [17, 6, 7]]],
    }
    assert [score.total for score in final.scores(1)] == [23, 16]
    assert [score.total for score in final.scores()] == [16, 17]


def test_A_K15_two_narrow_victories_do_not_beat_one_clear_one() -> None:
    assert dynasty((9, 13), (9, 13), (19, 12)).result().ranks == [1, 2]


def test_A_K15_every_game_has_a_fresh_draw_of_kings_and_dominoes() -> None:
    options = Options.of("classic", players=2, dynasty=True)
    draws = [((1, 1, 0, 0), range(1, 25)), ((0, 1, 0, 1), range(25, 49)), ((1, 0, 0, 1), range(24, 0, -1))]
    state = start(options, written(options, *draws))
    drafts: dict[int, list[int | None]] = {1: [], 2: [], 3: []}
    rows = {}
    while not state.is_over:
        if state.phase == "draft":
            drafts[state.game_number].append(state.seat)
            rows[state.game_number] = [slot.domino for slot in state.next_row]
        state = state.play(state.legal_actions()[0])
    assert drafts == {1: [1, 1, 0, 0], 2: [0, 1, 0, 1], 3: [1, 0, 0, 1]}
    assert rows == {1: [1, 2, 3, 4], 2: [25, 26, 27, 28], 3: [21, 22, 23, 24]}
    deals = {draw_kings(options, SeededDeal("dynasty"), number) for number in range(3)}
    assert len(deals) == 3


def test_A_K15_a_written_deal_of_one_game_is_too_short_for_three() -> None:
    options = Options.of("classic", players=2, dynasty=True)
    state = start(options, written(options, ((0, 0, 1, 1), ())))
    for _ in range(47):
        state = state.play(state.legal_actions()[0])
    with pytest.raises(DealError):
        state.play(state.legal_actions()[0])


def test_A_K15_bonuses_are_earned_in_each_game_apart() -> None:
    options = Options.of("classic", players=4, harmony=True, dynasty=True)
    final = follow_match(options, [[FULL], [f"{CROSS} 12x"], [FULL]])
    assert [final.scores(number)[0].harmony for number in (1, 2, 3)] == [5, 0, 5]
    assert final.scores()[0].total == final.scores(3)[0].total == 45
    assert final.totals()[0][0] == 45 + final.kingdom(0, 2).score().total + 45


def test_A_K16_tie_1_the_sum_of_the_largest_properties() -> None:
    final = dynasty((13, 28), (9, 12), (9, 12))
    assert final.totals() == ((49, 16, 21), (49, 15, 22))
    assert [(place.seat, place.rank, place.decided_by) for place in final.ranking()] == [
        (0, 1, "largest"),
        (1, 2, "last"),
    ]


def test_A_K16_tie_2_the_sum_of_crowns() -> None:
    final = dynasty((9, 12), (36, 13), (9, 12))
    assert final.totals() == ((49, 16, 22), (49, 16, 21))
    assert final.result().decided_by == "crowns"


def test_A_K16_tie_3_shared_even_if_each_won_a_game() -> None:
    final = dynasty((13, 12), (9, 12), (9, 13))
    assert final.totals() == ((49, 16, 21), (49, 16, 21))
    assert (final.result().ranks, final.result().decided_by) == ([1, 1], "shared")


def test_A_K16_sums_not_the_best_single_game() -> None:
    games: list[list[tuple[int, ...]]] = [[(10, 9, 9), (10, 4, 1)], [(10, 1, 9), (10, 4, 1)], [(10, 1, 9), (10, 4, 1)]]
    assert result_data(games).ranks == [2, 1]  # 11 against 12 squares
    assert result_data(games).decided_by == "largest"
    games = [[(9, 2, 5), (1, 4, 4)], [(1, 4, 0), (5, 2, 1)], [(2, 3, 0), (6, 3, 1)]]
    assert plain(result_data(games)) == {
        "scores": [12, 12],
        "ranks": [2, 1],
        "decided_by": "crowns",
        "games": [[list(key) for key in game] for game in games],
    }


# --- Middle Kingdom ------------------------------------------------------------------------------


def fits_centred_window(kingdom: Kingdom) -> bool:
    """The reading of A-K9 that was rejected: the kingdom fits into a frame centred on the castle."""
    reach = kingdom.size // 2
    west, east, south, north = kingdom.box
    return -west <= reach and east <= reach and -south <= reach and north <= reach


KINGDOMS = {
    "5x5, the corners missing": (". W W W .\nW W W W W\nF F C F F\nL L L L L\n. L L L .", True, True, True),
    "5x5, castle one aside": ("W W W W W\nW W W W W\nF C F F F\nL L L L L\n. L L L .", False, False, False),
    "4x5": ("W W W W\nW W W W\nF C F F\nL L L L\n. L L .", False, False, True),
    "4x5, castle at the edge": ("W W W W\nW W W W\nC F F F\nL L L L\n. L L .", False, False, False),
    "5x4": ("W W W W W\nF F C F F\nL L L L L\n. L L L .", False, False, True),
    "3x5": ("W W W\nW W W\nF C F\nL L L\nL L L", True, False, True),
    "3x5, castle one aside": ("W W W\nW W W\nC F F\nL L L\nL L L", False, False, True),
    "5x3": ("W W W W W\nF F C F F\nL L L L L", True, False, True),
    "3x3": ("W W W\nF C F\nL L L", True, False, True),
    "5x1": ("W W C F F", True, False, True),
    "the castle alone": ("C", True, False, True),
}
"""Kingdoms with what three readings of A-K9 say: symmetric, exact, and the rejected one."""


@pytest.mark.parametrize(("text", "symmetric", "exact", "window"), KINGDOMS.values(), ids=KINGDOMS)
def test_A_K9_middle_kingdom_on_4x5_and_3x5_in_all_three_readings(
    text: str, symmetric: bool, exact: bool, window: bool
) -> None:
    kingdom = read_kingdom(text)
    assert kingdom.is_central() == symmetric
    assert kingdom.is_central(exact=True) == exact
    assert fits_centred_window(kingdom) == window
    assert kingdom.score(middle_kingdom="symmetric").middle_kingdom == (10 if symmetric else 0)
    assert kingdom.score(middle_kingdom="exact").middle_kingdom == (10 if exact else 0)
    assert kingdom.score().middle_kingdom == 0


@pytest.mark.parametrize(("reading", "points"), [("off", 0), ("symmetric", 10), ("exact", 0)])
def test_A_K9_the_reading_is_agreed_on_before_the_game(reading: Any, points: int) -> None:
    options = Options.of("classic", players=4, middle_kingdom=reading)
    assert facing(12, "1h7e 2f7w", options).scores()[0].total == points  # 5 x 1
    assert facing(12, "1h7e", options).scores()[0].total == 0  # 3 x 1, castle at its end


def test_KD_X2_ten_points_for_the_castle_in_the_middle() -> None:
    options = Options.of("classic", players=4, middle_kingdom="symmetric")
    final = follow(options, FULL)
    assert final.scores()[0].data().bonuses == BonusData(middle_kingdom=10, harmony=0)
    assert final.totals()[0] == (50, 9, 7)
    assert follow(FOUR, FULL).totals()[0] == (40, 9, 7)


@pytest.mark.parametrize("reading", ["symmetric", "exact"])
def test_KD_X2_also_in_an_incomplete_5x5_kingdom(reading: Any) -> None:
    options = Options.of("modern", players=4, middle_kingdom=reading)
    final = follow(options, f"{CROSS} 12x")
    kingdom = final.kingdom(0)
    assert kingdom.box == (-2, 2, -2, 2)
    assert not kingdom.is_complete
    assert final.scores()[0].middle_kingdom == 10


def test_KD_X2_nothing_for_a_castle_aside() -> None:
    options = Options.of("classic", players=4, middle_kingdom="symmetric")
    final = follow(options, "1h7e 2j7e")
    assert final.kingdom(0).box[:2] == (0, 4)
    assert final.scores()[0].middle_kingdom == 0


# --- Harmony -------------------------------------------------------------------------------------


def test_KD_X3_five_points_for_a_complete_kingdom() -> None:
    options = Options.of("classic", players=4, harmony=True)
    final = follow(options, FULL)
    assert final.kingdom(0).is_complete
    assert final.scores()[0].data().bonuses == BonusData(middle_kingdom=0, harmony=5)
    assert final.totals()[0] == (45, 9, 7)
    assert final.kingdom(0).score(harmony=True).total == 45


def test_KD_X3_none_after_a_discard() -> None:
    options = Options.of("classic", players=4, harmony=True)
    final = follow(options, f"{CROSS} 12x")
    assert not final.kingdom(0).is_complete
    assert final.scores()[0].harmony == final.kingdom(0).score(harmony=True).harmony == 0
    assert final.totals()[0] == final.kingdom(0).score().key


@pytest.mark.parametrize("options", [options for options in all_options(dynasty=False) if options.harmony])
def test_A_K10_complete_and_nothing_discarded_are_the_same(options: Options) -> None:
    *before, final = walk(options, 2)
    for seat in range(options.players):
        own = sum(
            isinstance(action, Discard) and state.seat == seat
            for state, action in zip(before, final.actions, strict=True)
        )
        assert final.discards(seat) == own
        assert final.kingdom(seat).is_complete == (own == 0)
        assert final.scores()[seat].harmony == (5 if own == 0 else 0)
        assert final.kingdom(seat).score(harmony=True).harmony == final.scores()[seat].harmony


@pytest.mark.parametrize("edition", ["modern", "bga"])
def test_A_K10_the_leftover_of_three_players_is_nobodys_discard(edition: str) -> None:
    final = follow(Options.of(edition, players=3, harmony=True), FULL)
    left_over = {slot.domino for state in replay(final) for slot in state.current_row if slot.seat is None}
    assert len(left_over) == 12
    assert final.discards(0) == 0
    assert final.totals()[0] == (45, 9, 7)


# --- Mighty Duel ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["classic", "modern", "bga"])
def test_KD_X4_two_players_all_48_dominoes_and_7x7(edition: str) -> None:
    options = Options.of(edition, players=2, mighty_duel=True)
    assert (options.deck, options.size, options.rounds, options.mighty_duel) == (48, 7, 12, True)
    final = follow(options, FULL_DUEL)
    assert final.kingdom(0) == read_kingdom(FULL_DUEL_PICTURE, 7)
    assert final.kingdom(0).is_complete
    assert final.totals()[0] == (FULL_DUEL_POINTS, 10, 21)
    assert not final.unseen


def test_KD_X4_is_the_only_game_of_two_in_the_modern_edition() -> None:
    assert Options.of("modern", players=2) == Options.of("modern", players=2, mighty_duel=True)
    assert Options.of("modern", players=2).mighty_duel
    assert not Options.of("classic", players=2).mighty_duel
    assert not Options.of("bga", players=2).mighty_duel


def test_A_K11_the_bonuses_are_the_same_in_7x7() -> None:
    options = Options.of("classic", players=2, mighty_duel=True, middle_kingdom="exact", harmony=True)
    final = follow(options, FULL_DUEL)
    assert final.scores()[0].data().bonuses == BonusData(middle_kingdom=10, harmony=5)
    assert final.totals()[0] == (FULL_DUEL_POINTS + 10 + 5, 10, 21)


def test_A_K11_a_5x5_kingdom_is_neither_complete_nor_exact_in_7x7() -> None:
    text = "W W W W W\nW W W W W\nF F C F F\nL L L L L\nL L L L L"
    small, large = read_kingdom(text), read_kingdom(text, 7)
    assert small.score(middle_kingdom="exact", harmony=True).total == 15
    assert large.score(middle_kingdom="exact", harmony=True).total == 0
    assert large.score(middle_kingdom="symmetric", harmony=True).total == 10


# --- Together ------------------------------------------------------------------------------------


def test_KD_X5_all_variants_at_once() -> None:
    options = Options.of("classic", players=4, middle_kingdom="symmetric", harmony=True, dynasty=True)
    assert follow(options, FULL).totals()[0] == (3 * (40 + 10 + 5), 3 * 9, 3 * 7)
    duel = Options.of("modern", players=2, middle_kingdom="exact", harmony=True, dynasty=True)
    assert follow(duel, FULL_DUEL).totals()[0] == (3 * (FULL_DUEL_POINTS + 10 + 5), 3 * 10, 3 * 21)


@pytest.mark.parametrize("options", all_options())
def test_KD_X5_variants_combine_freely(options: Options) -> None:
    final = last_of(walk(options, 3))
    assert final.game_number == (3 if options.dynasty else 1)
    for seat, total in enumerate(final.totals()):
        expected = 0
        for number in range(1, final.game_number + 1):
            kingdom = final.kingdom(seat, number)
            expected += kingdom.score().total
            expected += 5 if options.harmony and kingdom.is_complete else 0
            central = options.middle_kingdom != "off" and kingdom.is_central(exact=options.middle_kingdom == "exact")
            expected += 10 if central else 0
        assert total[0] == expected
    assert Options.from_data(options.data()) == options


def test_A_K24_variants_hold_for_the_whole_table() -> None:
    options = Options.of("classic", players=2, middle_kingdom="symmetric", harmony=True)
    final = follow(options, f"9g8e {FIRST_TWIN}", f"12g8e {SECOND_TWIN}")
    for seat in (0, 1):
        assert final.scores()[seat].data().bonuses == BonusData(middle_kingdom=10, harmony=5)
    assert final.totals() == ((31, 5, 7), (31, 5, 7))


def test_A_K24_options_are_fixed_before_the_game() -> None:
    state = start(TWO, "fixed")
    for name in state.options.data():
        with pytest.raises(AttributeError, match="immutable"):
            setattr(state.options, name, True)
    assert all(later.options == TWO for later in walk(TWO, 4))


# --- Options that make no sense ------------------------------------------------------------------

NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"edition": "gold"}, "Unknown edition “gold”.*classic, modern, bga"),
    ({"edition": "custom"}, "Unknown edition “custom”"),
    ({"players": 1}, "One player cannot play"),
    ({"players": 5}, "5 players cannot play"),
    ({"players": "3"}, "“players” must be a whole number"),
    ({"players": 2.0}, "“players” must be a whole number"),
    ({"colour": "red"}, "Unknown option “colour”"),
    ({"kings": 3}, "Unknown option “kings”"),
    ({"deck": "24"}, "“deck” must be a whole number"),
    ({"deck": 24.0}, "“deck” must be a whole number"),
    ({"row": None}, "“row” must be a whole number"),
    ({"row": True}, "“row” must be a whole number"),
    ({"size": "5"}, "“size” must be a whole number"),
    ({"discard_unclaimed": 1}, "“discard_unclaimed” must be true or false"),
    ({"harmony": "yes"}, "“harmony” must be true or false"),
    ({"dynasty": 3}, "“dynasty” must be true or false"),
    ({"size": 6}, "cannot be 6 squares wide"),
    ({"size": 9}, "cannot be 9 squares wide"),
    ({"middle_kingdom": "centre"}, "off, symmetric, exact"),
    ({"middle_kingdom": True}, "off, symmetric, exact"),
    ({"two_player_draft": "snake"}, "random, abba"),
    ({"players": 3, "mighty_duel": True}, "for 2 players, not 3.*KD-X4"),
    ({"players": 4, "mighty_duel": True}, "for 2 players, not 4.*KD-X4"),
    ({"players": 3, "size": 7}, "for 2 players, not 3.*KD-X4"),
    ({"players": 4, "size": 7}, "for 2 players, not 4.*KD-X4"),
    ({"edition": "modern", "mighty_duel": False}, "“modern” the Mighty Duel is the only game for 2 players"),
    ({"players": 3, "two_player_draft": "abba"}, "A-B-B-A is for 2 players, not 3.*KD-S8"),
    ({"players": 4, "two_player_draft": "abba"}, "A-B-B-A is for 2 players, not 4.*KD-S8"),
    ({"players": 4, "row": 3, "deck": 36}, "needs 4 dominoes.*KD-S5"),
    ({"players": 2, "row": 3}, "needs 4 dominoes.*KD-S5"),
    ({"players": 3, "row": 2}, "needs 3 to 4 dominoes.*KD-S5"),
    ({"players": 4, "row": 5}, "needs 4 dominoes.*KD-S5"),
    ({"players": 3, "row": 4, "deck": 48}, "leave one domino unclaimed.*KD-S9"),
    ({"players": 4, "deck": 40}, "10 dominoes.*holds 12.*KD-P1"),
    ({"players": 3, "deck": 48}, "16 dominoes.*holds 12.*KD-P1"),
    ({"players": 2, "deck": 48}, "24 dominoes.*holds 12.*KD-P1"),
    ({"players": 2, "size": 7}, "12 dominoes.*holds 24.*KD-P1"),
    ({"players": 4, "deck": 46}, "rows of 4.*KD-S4"),
    ({"players": 4, "deck": 52}, "at most 48.*KD-S4"),
    ({"players": 4, "deck": 0}, "0 dominoes.*KD-S4"),
    ({"players": 4, "deck": -4}, "KD-S4"),
]


@pytest.mark.parametrize(("chosen", "reason"), NONSENSE, ids=[str(chosen) for chosen, _ in NONSENSE])
def test_options_that_make_no_sense_are_refused_with_the_reason(chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason) as caught:
        Options.of(**chosen)
    for language in LANGUAGES:
        assert speaker(language).say(caught.value.message)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"edition": "bga"}, "does not match the edition “bga”"),
        ({"edition": "modern"}, "does not match the edition “modern”"),
        ({"discard_unclaimed": True}, "“discard_unclaimed” does not match the edition “classic”"),
        ({"edition": "gold"}, "Unknown edition “gold”.*custom"),
        ({"edition": 4}, "Unknown edition “4”"),
        ({"players": 5}, "5 players"),
        ({"players": None}, "“players” must be a whole number"),
        ({"harmony": None}, "“harmony” must be true or false"),
        ({"crowns": 3}, "Unknown option “crowns”"),
    ],
)
def test_options_of_a_broken_record_are_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        Options.from_data({**TWO.data(), **change})


VARIANTS = ("middle_kingdom", "harmony", "dynasty")


@pytest.mark.parametrize("name", [name for name in TWO.data() if name not in VARIANTS])
def test_options_of_a_record_must_be_all_there(name: str) -> None:
    data = TWO.data()
    del data[name]
    with pytest.raises(OptionsError, match=f"“{name}” is missing"):
        Options.from_data(data)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_that_a_record_does_not_name_was_not_played(name: str) -> None:
    data = TWO.data()
    del data[name]
    assert Options.from_data(data) == TWO


@pytest.mark.parametrize("edition", [None, [], {}, ["classic"]])
def test_an_edition_of_a_wrong_type_is_refused(edition: Any) -> None:
    with pytest.raises(OptionsError) as caught:
        Options.of(edition)
    assert "edition" in str(caught.value)
    with pytest.raises(OptionsError) as caught:
        Options.from_data({**TWO.data(), "edition": edition})
    assert "edition" in str(caught.value)


@pytest.mark.parametrize("players", [None, [], (2,)])
def test_players_of_a_wrong_type_are_refused(players: Any) -> None:
    with pytest.raises(OptionsError) as caught:
        Options.of(players=players)
    assert "players" in str(caught.value)


@pytest.mark.parametrize("wish", ["no", "yes", 1, 0, 1.0])
def test_a_mighty_duel_of_a_wrong_type_is_refused(wish: Any) -> None:
    with pytest.raises(OptionsError, match=r"mighty_duel|Mighty Duel"):
        Options.of("classic", players=2, mighty_duel=wish)


def test_no_variant_is_played_unless_it_is_asked_for() -> None:
    switches = {
        name: value for name, value in TWO.data().items() if name not in ("middle_kingdom", "harmony", "dynasty")
    }
    assert Options(**switches) == Options.of("classic", players=2) == TWO
    assert (TWO.middle_kingdom, TWO.harmony, TWO.dynasty) == ("off", False, False)


def test_a_mixture_of_editions_is_called_custom() -> None:
    mixture = Options.of("classic", players=2, two_player_draft="abba")
    assert mixture.edition == "custom"
    assert Options.from_data(mixture.data()) == mixture
    assert Options.of("classic", players=2, two_player_draft="random").edition == "classic"
    state = start(mixture, written(mixture, ((1,), ())))
    assert state.seat == 1
    assert legal(state) == {"k1", "k2", "k3", "k4"}
    assert DUEL.edition == "classic"


@pytest.mark.parametrize(("edition", "reading"), [("classic", "symmetric"), ("modern", "exact"), ("bga", "symmetric")])
def test_middle_kingdom_is_read_as_the_edition_says(edition: str, reading: str) -> None:
    options = Options.of(edition, players=4, middle_kingdom="on")
    assert options.middle_kingdom == reading, "records name what was played, never what was asked for"
    assert options.edition == edition


@pytest.mark.parametrize("reading", ["symmetric", "exact"])
def test_a_chosen_reading_of_middle_kingdom_wins_over_the_edition(reading: Literal["symmetric", "exact"]) -> None:
    assert Options.of("modern", players=4, middle_kingdom=reading).middle_kingdom == reading

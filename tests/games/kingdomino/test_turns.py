"""The course of a game: KD-T1 to KD-T6, KD-E1, KD-E2, and the rulings about turns."""

from __future__ import annotations

from collections import Counter

import pytest

from regnum.errors import IllegalActionError, UsageError
from regnum.games.kingdomino import Claim, Discard, Options, Place, State, parse_action
from tests.support.kingdomino.moves import (
    CROSS,
    DUEL,
    FOUR,
    FULL,
    MODERN_THREE,
    TWO,
    begin,
    facing,
    follow,
    last_of,
    legal,
    play,
    replay,
    walk,
)

SHAPES = [
    ("classic", 2, False, 6, 48),
    ("classic", 2, True, 12, 96),
    ("classic", 3, False, 12, 72),
    ("classic", 4, False, 12, 96),
    ("modern", 2, True, 12, 96),
    ("modern", 3, False, 12, 72),
    ("modern", 4, False, 12, 96),
    ("bga", 2, False, 6, 48),
    ("bga", 2, True, 12, 96),
    ("bga", 3, False, 12, 72),
    ("bga", 4, False, 12, 96),
]
"""Edition, players, Mighty Duel, rounds, and plies: each king drafts once, places in every round and claims in all but
the last, which makes 2 x kings x rounds."""


def shape(edition: str, players: int, duel: bool) -> Options:
    return Options.of(edition, players=players, mighty_duel=duel or None)


def drafted() -> State:
    """Row 5, 17, 23, 40 with kings 1, 0, 1, 0 on it; row 2, 9, 30, 48 beside it."""
    return play(begin(TWO, (0, 1, 1, 0), (40, 5, 23, 17, 30, 9, 48, 2)), "k40 k5 k23 k17")


# --- Order ---------------------------------------------------------------------------------------


def test_KD_T1_kings_act_by_their_place_in_the_row_not_by_the_draft() -> None:
    state = drafted()
    acting = []
    while state.round_number == 1:
        if state.phase == "place":
            acting.append((state.seat, state.domino))
        state = state.play(state.legal_actions()[0])
    assert acting == [(1, 5), (0, 17), (1, 23), (0, 40)]


def test_KD_T1_the_next_round_follows_the_new_row() -> None:
    state = play(drafted(), "5h7e k48 17h7e k30 23g8n k9 40g8n k2")
    assert [(slot.domino, slot.seat) for slot in state.current_row] == [(2, 0), (9, 1), (30, 0), (48, 1)]
    assert (state.seat, state.domino) == (0, 2)


def test_A_K22_the_lowest_number_begins() -> None:
    state = play(begin(FOUR, (0, 1, 2, 3), (8, 16, 32, 48)), "k48 k32 k16 k8")
    assert (state.seat, state.domino) == (3, 8)


def test_KD_T2_first_place_then_claim_with_the_same_king() -> None:
    state = drafted()
    assert (state.phase, state.seat, state.domino) == ("place", 1, 5)
    with pytest.raises(IllegalActionError, match="KD-T2"):
        state.play(Claim(2))
    state = play(state, "5h7e")
    assert (state.phase, state.seat, state.domino) == ("claim", 1, None)
    assert legal(state) == {"k2", "k9", "k30", "k48"}
    with pytest.raises(IllegalActionError, match="KD-T2"):
        state.play(parse_action("5g8n"))
    state = play(state, "k30")
    assert [slot.seat for slot in state.next_row] == [None, None, 1, None]
    assert (state.phase, state.seat, state.domino) == ("place", 0, 17)


def test_KD_T2_only_a_domino_without_a_king_in_the_new_row_can_be_claimed() -> None:
    state = play(drafted(), "5h7e k30 17h7e")
    assert legal(state) == {"k2", "k9", "k48"}
    for taken_or_elsewhere in (30, 23, 40, 5, 1):
        with pytest.raises(IllegalActionError):
            state.play(Claim(taken_or_elsewhere))


def test_KD_T3_the_next_king_acts_until_the_row_is_used_up() -> None:
    state = drafted()
    done = []
    while state.round_number == 1:
        done.append(sum(slot.is_done for slot in state.current_row))
        assert not any(slot.is_done for slot in state.next_row)
        state = state.play(state.legal_actions()[0])
    assert done == [0, 1, 1, 2, 2, 3, 3, 4]
    assert [slot.is_done for slot in state.current_row] == [False] * 4


def test_KD_T3_a_domino_without_a_king_is_passed_over() -> None:
    state = play(begin(MODERN_THREE, (0, 1, 2), (10, 20, 30, 40)), "k20 k30 k40")
    assert (state.seat, state.domino) == (0, 20)
    state = play(begin(MODERN_THREE, (0, 1, 2), (10, 20, 30, 40)), "k10 k30 k40 10h7e")
    state = state.play(state.legal_actions()[0])
    assert (state.seat, state.domino) == (1, 30)


@pytest.mark.parametrize("options", [TWO, DUEL, Options.of("modern", players=2)])
def test_KD_T4_two_players_do_both_actions_twice_a_round(options: Options) -> None:
    done: Counter[tuple[int, int | None, str]] = Counter(
        (state.round_number, state.seat, state.phase) for state in walk(options, 1)
    )
    for number in range(1, options.rounds):
        for seat in (0, 1):
            assert done[number, seat, "place"] == done[number, seat, "claim"] == 2
    assert done[options.rounds, 0, "place"] == done[options.rounds, 1, "place"] == 2


def test_A_K21_two_kings_side_by_side_simply_act_twice_in_a_row() -> None:
    state = play(begin(TWO, (0, 1, 0, 1), (1, 2, 3, 4, 5, 6, 7, 8)), "k1 k3 k2 k4")
    assert (state.seat, state.domino) == (0, 1)
    state = play(state, "1h7e k8")
    assert (state.phase, state.seat, state.domino) == ("place", 0, 2)
    state = play(state, "2j7e k7")
    assert len(state.kingdom(0).squares) == 4
    assert (state.phase, state.seat, state.domino) == ("place", 1, 3)
    state = play(state, "3h7e k5 4j7e k6")
    # Their kings are above those of the first player now, so it is their turn yet again.
    assert (state.phase, state.seat, state.domino) == ("place", 1, 5)


def test_KD_T5_a_new_row_is_laid_out_for_each_round() -> None:
    state = begin(FOUR, (0, 1, 2, 3), range(1, 49))
    rows = {}
    while not state.is_over:
        rows[state.round_number] = [slot.domino for slot in state.next_row]
        state = state.play(state.legal_actions()[0])
    assert rows == {n: list(range(4 * n + 1, 4 * n + 5)) for n in range(12)} | {12: []}


@pytest.mark.parametrize(("edition", "players", "duel", "rounds", "plies"), SHAPES)
def test_KD_T6_rounds_of_every_shape(edition: str, players: int, duel: bool, rounds: int, plies: int) -> None:
    options = shape(edition, players, duel)
    states = list(walk(options, 2))
    assert options.rounds == rounds
    assert {state.round_number for state in states} == set(range(rounds + 1))
    assert len(states[-1].actions) == plies


# --- The end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players", "duel", "rounds", "plies"), SHAPES)
def test_KD_E1_the_last_round_is_placement_only(
    edition: str, players: int, duel: bool, rounds: int, plies: int
) -> None:
    states = list(walk(shape(edition, players, duel), 3))
    last = [state for state in states if state.round_number == rounds and not state.is_over]
    assert {state.phase for state in last} == {"place"}
    assert len(last) == plies // (2 * rounds)  # one placement for each king
    assert states[-1].is_over
    assert (states[-1].seat, states[-1].phase, states[-1].legal_actions()) == (None, "over", ())


def test_KD_E1_nothing_can_be_done_once_the_game_is_over() -> None:
    state = last_of(walk(TWO, 4))
    for action in (Claim(1), Discard(1), parse_action("1h7e")):
        with pytest.raises(IllegalActionError, match="KD-E1"):
            state.play(action)


def test_A_K14_the_last_row_is_claimed_in_the_round_before_and_placed_in_its_order() -> None:
    state = begin(FOUR, (3, 1, 2, 0), range(1, 49))
    while state.round_number < 12:
        if state.round_number == 11 and state.phase == "claim":
            assert {slot.domino for slot in state.next_row} == {45, 46, 47, 48}
        state = state.play(state.legal_actions()[-1])
    owners = [slot.seat for slot in state.current_row]
    assert sorted(owner for owner in owners if owner is not None) == [0, 1, 2, 3]
    acted = []
    while not state.is_over:
        acted.append((state.domino, state.seat))
        state = state.play(state.legal_actions()[0])
    assert acted == list(zip((45, 46, 47, 48), owners, strict=True))


@pytest.mark.parametrize(("options", "each"), [(TWO, 12), (FOUR, 12), (MODERN_THREE, 12), (DUEL, 24)])
def test_A_K14_everyone_gets_as_many_dominoes_as_the_kingdom_holds(options: Options, each: int) -> None:
    final = last_of(walk(options, 5))
    for seat in range(options.players):
        assert len(final.kingdom(seat).squares) == 2 * (each - final.discards(seat))


def test_KD_E2_a_kingdom_may_stay_incomplete() -> None:
    final = follow(FOUR, f"{CROSS} 12x 7x 10x 28h8e")
    assert final.is_over
    assert final.discards(0) >= 3
    kingdom = final.kingdom(0)
    assert len(kingdom.squares) == 24 - 2 * final.discards(0)
    assert not kingdom.is_complete
    assert final.scores()[0] == kingdom.score()
    assert len(final.ranking()) == 4


def test_KD_E2_a_kingdom_without_discards_is_complete() -> None:
    final = follow(FOUR, FULL)
    assert final.discards(0) == 0
    assert final.kingdom(0).is_complete


# --- Rulings -------------------------------------------------------------------------------------


def test_A_K8_one_must_claim_even_if_nothing_fits() -> None:
    # The castle is walled in by wheat and forest; only lake, pasture, swamp and mine are left to claim.
    rows = (1, 10, 11, 12, 2, 7, 8, 9, 3, 37, 44, 45, 4, 38, 43, 48, 39, 42, 46, 47)
    state = play(begin(FOUR, (0, 1, 2, 3), rows), "k1 k10 k11 k12")
    for step, claim in (("1h7e", 2), ("2f7w", 3), ("3g8n", 4), ("4g6s", 0)):
        state = play(state, step)
        if not claim:
            break
        state = play(state, f"k{claim}")
        while state.seat != 0:
            state = state.play(state.legal_actions()[-1])
    assert (state.seat, state.phase) == (0, "claim")
    assert legal(state) == {"k39", "k42", "k46", "k47"}  # no passing, though none of them fits
    state = play(state, "k39")
    while state.seat != 0:
        state = state.play(state.legal_actions()[-1])
    assert (state.domino, legal(state)) == (39, {"39x"})
    state = play(state, "39x")
    assert (state.phase, state.seat, state.discards(0)) == ("claim", 0, 1)  # and then claims again


def test_A_K8_there_is_always_something_to_do() -> None:
    for state in walk(FOUR, 6):
        kinds = {type(action) for action in state.legal_actions()}
        if state.phase in ("draft", "claim"):
            assert kinds == {Claim}
        elif state.phase == "place":
            assert kinds in ({Place}, {Discard})
        else:
            assert kinds == set()


def test_to_play_leaves_the_state_before_as_it_was_and_undo_goes_back() -> None:
    states = list(walk(TWO, 7))
    final = states[-1]
    for plies in (0, 1, 7, len(final.actions)):
        assert final.undo(plies).data() == states[-1 - plies].data()
    assert final.undo().data() == states[-2].data()
    for plies in (-1, len(final.actions) + 1):
        with pytest.raises(UsageError):
            final.undo(plies)
    assert [state.data() for state in replay(final)] == [state.data() for state in states]


def test_an_illegal_action_changes_nothing() -> None:
    state = facing(12, CROSS)
    before = state.data()
    with pytest.raises(IllegalActionError) as caught:
        state.play(parse_action("12h8e"))
    assert state.data() == before
    assert not caught.value.explanation.is_legal
    assert caught.value.explanation.legal_actions == (Discard(12),)


def test_a_view_offers_actions_only_to_the_seat_to_act() -> None:
    state = drafted()
    assert state.view(1).legal_actions() == state.legal_actions()
    assert state.view(0).legal_actions() == state.view(None).legal_actions() == ()
    for nobody in (2, -1):
        with pytest.raises(UsageError):
            state.view(nobody)

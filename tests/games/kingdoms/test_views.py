"""Who may see what in Kingdoms: two games that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.games.kingdoms import GAME, Draw, Kind, Options, View, start, turns
from regnum.games.kingdoms.components import TILES_IN_BOX
from regnum.games.kingdoms.policies import POLICIES, PROSPECTS, choose
from tests.support.kingdoms.moves import TWO, begin, deal, play, walk
from tests.support.kingdoms.secrets import LUCKY, played, random_deal, shuffled_secrets
from tests.support.kingdoms.shapes import all_options
from tests.support.plain import plain


def as_bytes(view: View) -> bytes:
    """Everything that a view gives away."""
    numbers = [array.tolist() for array in view.position.arrays]
    legal = [str(action) for action in view.legal_actions()]
    explained = [str(view.explain(action).message) for action in (Draw(),)]
    return msgspec.json.encode([view.data(), numbers, legal, explained])


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(LUCKY), st.integers(0, 160), st.randoms(use_true_random=False))
def test_what_a_seat_may_not_know_changes_nothing_it_sees(options: Options, plies: int, chance: random.Random) -> None:
    state = played(options, random_deal(chance, options), plies, chance)
    for observer in (*range(options.players), None):
        other = start(options, shuffled_secrets(state, observer, chance))
        for action in state.actions:
            other = other.play(action)
        assert as_bytes(other.view(observer)) == as_bytes(state.view(observer))


def test_the_check_above_would_notice_a_leak() -> None:
    chance = random.Random(1)
    state = played(TWO, random_deal(chance, TWO), 5, chance)
    other = start(TWO, shuffled_secrets(state, 0, chance))
    for action in state.actions:
        other = other.play(action)
    assert other.data() != state.data()
    assert as_bytes(other.view(1)) != as_bytes(state.view(1))


def test_a_drawn_tile_is_seen_by_who_drew_it_alone() -> None:
    state = play(begin(TWO, "+1 +2 dragon"), "draw")
    assert state.view(0).drawn_tile == Kind.DRAGON
    assert state.view(1).drawn_tile == state.view(None).drawn_tile == "?"
    assert state.view(1).data().drawn_tile == "?"
    assert state.view(0).unseen[Kind.DRAGON] == 0
    assert state.view(1).unseen[Kind.DRAGON] == 1
    placed = play(state, "dragon@a1")
    assert placed.view(1).unseen[Kind.DRAGON] == 0
    assert placed.view(1).drawn_tile is None


def test_unseen_tiles_are_all_minus_seen() -> None:
    state = play(begin(TWO, "+1 +2 dragon"), "draw dragon@a1")
    own, other, referee = state.view(0), state.view(1), state
    assert sum(own.unseen.values()) == sum(other.unseen.values()) == 21
    assert sum(referee.unseen.values()) == referee.supply == own.supply == 20
    assert (own.unseen[Kind.PLUS_1], own.unseen[Kind.PLUS_2]) == (1, 2)
    assert (other.unseen[Kind.PLUS_1], other.unseen[Kind.PLUS_2]) == (2, 1)


def test_legal_actions_are_told_to_the_seat_to_act() -> None:
    state = begin(TWO)
    assert state.view(0).legal_actions() == state.legal_actions()
    assert state.view(1).legal_actions() == state.view(None).legal_actions() == ()
    assert state.view(1).data().legal == ()
    assert state.view(1).data().observer == 1


@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_view_says_how_many_rounds_there_are_and_what_all_began_with(seat: int | None) -> None:
    """KG-E1 and KG-S2; with Last castle the number of rounds is open (KG-X1)."""
    data = begin(TWO).view(seat).data()
    assert data.rounds == len(list(walk(TWO, "rounds"))[-1].result().rounds)
    assert [data.first_money] * 2 == [player.money for player in data.players]
    assert begin(Options.of(last_castle=True)).view(seat).data().rounds is None


@pytest.mark.parametrize("options", [o for o in all_options() if o.no_luck], ids=str)
def test_KG_X2_no_luck_has_no_hidden_information(options: Options) -> None:
    for state in list(walk(options, "open"))[::7]:
        views = [plain(state.view(seat).data()) for seat in (*range(options.players), None)]
        for view in views:
            del view["observer"], view["legal"]
        assert all(view == views[0] for view in views)
        full = plain(state.data())
        del full["legal"], full["observer"]
        assert views[0] == full


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("options", all_options()[::5], ids=str)
def test_policies_use_only_what_their_seat_may_know(options: Options, policy: str) -> None:
    for number, state in enumerate(walk(options, policy)):
        if state.seat is None or number % 7:
            continue
        chance = np.uint64(number + 1)
        position = state._position
        scratch = np.zeros(PROSPECTS, dtype=np.int64)
        code, after = choose(POLICIES.index(policy), position.arrays, scratch, chance)
        seen, seen_after = GAME.choose(policy, state.view(state.seat), chance)
        assert position.legal_actions()[seen] == code
        assert after == seen_after


def test_a_view_knows_neither_deal_nor_supply() -> None:
    view = begin(TWO).view(0)
    assert not hasattr(view, "deal")
    assert view.position.arrays.tiles.tolist()[1:] == [0] * 22
    assert view.position.arrays.table[turns.TAKEN] == 2


def test_deals_of_the_helpers_are_complete() -> None:
    assert all(len(tiles[-1]) == TILES_IN_BOX for tiles in deal("wizard").draws)

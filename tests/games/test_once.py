"""What is known is not computed again: the state after an action, and the list of legal ones."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from regnum.games import GAMES, game, protocol
from regnum.games.dealing import SeededDeal


@pytest.fixture(params=GAMES)
def state(request: pytest.FixtureRequest) -> Any:
    rules = game(request.param)
    return rules.start(rules.chosen({"players": 2}), SeededDeal("once"))


def test_the_same_action_again_is_the_same_state(state: Any) -> None:
    first, second, *_ = state.legal_actions()
    assert state.successor(str(first)) is None
    after = state.play(first)
    assert state.play(first) is state.successor(str(first)) is after
    assert state.successor(str(second)) is None
    assert state.play(second) is not after
    assert state.play(first).data() == after.data()


def test_a_view_goes_to_another_process_without_its_list(state: Any) -> None:
    view = state.view(state.seat)
    sent = pickle.dumps(view)
    assert len(sent) < len(pickle.dumps(view.legal_actions())) + len(pickle.dumps(state.view(None)))
    arrived = pickle.loads(sent)
    assert "_legal" not in vars(arrived)
    assert arrived.legal_actions() == view.legal_actions() == state.legal_actions()


def test_only_the_seat_to_act_shares_the_list(state: Any) -> None:
    assert state.view(state.seat)._legal is state._legal
    for other in (None, 1 - state.seat):
        assert "_legal" not in vars(state.view(other))
        assert state.view(other).data().legal == ()


def test_a_game_needs_neither_rounds_nor_matches_nor_a_memory() -> None:
    bare: Any = object()
    rounds, games = vars(protocol.Board)["round_number"], vars(protocol.Board)["game_number"]
    assert rounds.fget(bare) == games.fget(bare) == 1
    assert protocol.State.successor(bare, "a1") is None


def test_legal_actions_are_a_mapping_of_actions_to_their_numbers(state: Any) -> None:
    position = state.view(state.seat).position
    legal = position.legal_actions()
    assert dict(legal.items()) == {action: legal[action] for action in legal}
    assert list(legal.values()) == position.legal_codes()
    assert legal.written == tuple(map(str, legal))
    first = next(iter(legal))
    after = state.play(first)
    with pytest.raises(KeyError):
        after.view(after.seat).position.legal_actions()[first]  # what was taken is gone

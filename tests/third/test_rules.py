"""The third game follows its own rules behind the protocol of all games, and keeps its secrets."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.bots import Budget, Turn, bot_names, guest_names, levels, usual_opponent
from regnum.bots.worker import BotPool
from regnum.errors import IllegalActionError, NotationError, OptionsError
from regnum.games import GAMES, game, game_names
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.protocol import ResultData
from regnum.records import Player, dump, load, record_of, verify
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.installed import NOUGHTS


def started(seed: str = "noughts", **switches: Any) -> Any:
    rules = game("noughts")
    return rules.start(rules.chosen(switches), SeededDeal(seed))


def played(state: Any, *squares: str) -> Any:
    for square in squares:
        state = state.play(game("noughts").parse_action(square))
    return state


def test_it_is_found_after_those_of_regnum() -> None:
    assert game_names() == (*GAMES, "noughts")


def test_what_it_does_not_have_is_left_out() -> None:
    rules = game("noughts")
    assert (rules.policies, rules.simulated, rules.sheet) == ((), (), None)
    assert levels("noughts") == ()


def test_it_has_a_random_bot_and_one_of_its_own() -> None:
    assert bot_names("noughts") == ("random", "blocker")
    assert guest_names("noughts") == {"blocker": "regnum-noughts"}
    assert usual_opponent("noughts") == "random"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_spoken_of_in_every_language(language: str) -> None:
    say = speaker(language)
    assert say("noughts-name")
    explained = started().explain(game("noughts").parse_action("b2"))
    assert "b2" in say.say(explained.message)


@pytest.mark.parametrize("name", ["random", "blocker"])
def test_a_bot_in_a_process_of_its_own_chooses_and_says_what_it_thinks(name: str) -> None:
    state = started()
    turn = Turn("noughts", name, state.view(0), Budget(playouts=1), seeded(1))
    with BotPool() as pool:
        chosen, thought = pool.choose(turn), pool.analyse(turn)
    assert chosen.failure is thought.failure is None
    assert thought.analysis is not None
    assert thought.analysis.best.action == chosen.action


def test_N_2_players_take_turns_on_empty_squares() -> None:
    state = played(started(), "b2")
    assert state.seat == 1
    with pytest.raises(IllegalActionError, match="taken"):
        played(state, "b2")
    with pytest.raises(NotationError):
        game("noughts").parse_action("d4")


def test_N_3_three_in_a_line_win() -> None:
    state = played(started(), "a1", "a2", "b1", "b2", "c1")
    assert state.is_over
    assert state.result() == ResultData([50, 0], [1, 2], "points")


def test_N_4_tiles_count_if_that_was_agreed_on() -> None:
    state = played(started(sums=True), "a1", "a2", "b1", "b2", "c1")
    tiles = [placed.tile for placed in state.squares if placed and placed.seat == 0]
    assert state.result().scores[0] == 50 + sum(tiles)


def test_two_players_and_no_other_number() -> None:
    with pytest.raises(OptionsError):
        started(players=3)
    with pytest.raises(OptionsError):
        started(sides=3)


@settings(deadline=None)
@given(
    st.permutations(range(1, 10)),
    st.permutations([f"{column}{row}" for column in "abc" for row in "123"]),
    st.integers(0, 5),
    st.randoms(use_true_random=False),
)
def test_games_that_differ_in_secrets_look_the_same_to_the_byte(
    pile: list[int], squares: list[str], plies: int, chance: random.Random
) -> None:
    state = dealt(pile, squares[:plies])
    for observer in (None, 0, 1):
        known = len(state.actions) + (observer is not None and observer == state.seat)
        other = dealt([*pile[:known], *chance.sample(pile[known:], 9 - known)], squares[:plies])
        assert written(state.view(observer)) == written(other.view(observer))
        assert pickle.dumps(state.view(observer)) == pickle.dumps(other.view(observer))


def test_the_test_of_secrets_can_fail() -> None:
    first, other = dealt(range(1, 10), ["a1"]), dealt([1, 3, 2, *range(4, 10)], ["a1"])
    assert written(first.view(1)) != written(other.view(1))


def dealt(pile: Iterable[int], squares: Iterable[str]) -> Any:
    """A game with these tiles in this order, after some actions."""
    state = game("noughts").start(game("noughts").options(), WrittenDeal(((tuple(pile),),)))
    for square in squares:
        state = state if state.is_over else played(state, square)
    return state


def written(view: Any) -> bytes:
    return msgspec.json.encode(view.data())


def test_only_the_player_to_act_sees_the_tile() -> None:
    state = started()
    assert [state.view(observer).tile for observer in (None, 0, 1)] == [None, state.tile, None]


def test_a_game_is_recorded_and_verified() -> None:
    state = played(started(sums=True), "a1", "a2", "b1", "b2", "c1")
    record = record_of("noughts", state, [Player("Anna"), Player("random", "random")])
    again = verify(load(dump(record)))
    assert again.result() == state.result()


def test_the_document_shows_the_package_as_it_is() -> None:
    document = (NOUGHTS.parents[2] / "docs/games.md").read_text(encoding="utf-8")
    assert f"```toml\n{(NOUGHTS / 'pyproject.toml').read_text(encoding='utf-8')}```" in document

"""What is true of every game: properties checked over random games and kingdoms."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.errors import IllegalActionError, UsageError
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdomino import (
    DOMINOES,
    Action,
    Claim,
    Direction,
    Discard,
    Kingdom,
    Options,
    Place,
    State,
    start,
)
from regnum.games.kingdomino.kingdom import Score
from regnum.games.kingdomino.position import draw_kings
from tests.support.kingdomino.shapes import all_options

HIGHEST = {5: 128, 7: 272}
"""The highest possible scores without bonuses, computed elsewhere."""


@st.composite
def positions(draw: st.DrawFn, finished: bool = False) -> State:
    """A state after some random actions."""
    options = draw(st.sampled_from(all_options(dynasty=False)))
    seed = draw(st.integers(0, 10**9))
    chance = random.Random(seed)
    state = start(options, f"property {seed}")
    most = 200 if finished else draw(st.integers(0, 100))
    while not state.is_over and len(state.actions) < most:
        state = state.play(chance.choice(state.legal_actions()))
    return state


@settings(max_examples=60, deadline=None)
@given(positions())
def test_dominoes_are_conserved(state: State) -> None:
    options = state.options
    laid = [action.domino for action in state.actions if isinstance(action, Place)]
    thrown = [action.domino for action in state.actions if isinstance(action, Discard)]
    waiting = [slot.domino for slot in state.current_row if not slot.is_done and slot.seat is not None]
    waiting += [slot.domino for slot in state.next_row]
    everywhere = [*laid, *thrown, *waiting]
    assert len(set(everywhere)) == len(everywhere)
    left_over = state.round_number * (options.row - options.kings)
    assert len(everywhere) + left_over + state.dominoes_in_box == options.deck
    assert not state.unseen & set(everywhere)
    assert len(state.unseen) == 48 - options.deck + state.dominoes_in_box
    squares = sum(len(state.kingdom(seat).squares) for seat in range(options.players))
    assert squares == 2 * len(laid)
    assert sum(state.discards(seat) for seat in range(options.players)) == len(thrown)


@settings(max_examples=40, deadline=None)
@given(positions(), st.data())
def test_legal_means_accepted_and_nothing_else(state: State, data: st.DataObject) -> None:
    legal = set(state.legal_actions())
    assert all(state.play(action).actions[-1] == action for action in legal)
    dominoes = st.integers(1, 48) if state.domino is None else st.sampled_from([state.domino, 1, 48])
    place = st.builds(Place, dominoes, st.integers(-6, 6), st.integers(-6, 6), st.sampled_from(Direction))
    for _ in range(20):
        action = data.draw(st.one_of(place, st.builds(Claim, st.integers(1, 48)), st.builds(Discard, dominoes)))
        turned = action.turned if isinstance(action, Place) and DOMINOES[action.domino].is_double else action
        explanation = state.explain(action)
        assert explanation.is_legal == (action in legal or turned in legal)
        if explanation.is_legal:
            state.play(action)
        else:
            before = msgspec.json.encode(state.data())
            with pytest.raises(IllegalActionError) as error:
                state.play(action)
            assert error.value.explanation.rule == explanation.rule
            assert msgspec.json.encode(state.data()) == before


Turn = Callable[[int, int], tuple[int, int]]
TURNS: dict[str, Turn] = {
    "mirror": lambda x, y: (-x, y),
    "flip": lambda x, y: (x, -y),
    "quarter": lambda x, y: (y, -x),
    "half": lambda x, y: (-x, -y),
    "diagonal": lambda x, y: (y, x),
}


def turned(action: Action, turn: Turn) -> Action:
    """A placement with its kingdom turned or mirrored; anything else unchanged."""
    if not isinstance(action, Place):
        return action
    (x, y), (x2, y2) = (turn(*point) for point in action.squares)
    direction = next(direction for direction in Direction if direction.step == (x2 - x, y2 - y))
    return Place(action.domino, x, y, direction)


def areas(score: Score, turn: Turn = lambda x, y: (x, y)) -> list[tuple[int, list[tuple[int, int]]]]:
    """The points of each property with its squares, as they are after a turn."""
    return sorted((part.points, sorted(turn(*at) for at in part.points_on)) for part in score.properties)


@pytest.mark.parametrize("name", TURNS)
@settings(max_examples=15, deadline=None)
@given(positions())
def test_kingdoms_can_be_mirrored_and_turned(name: str, state: State) -> None:
    other = start(state.options, state.deal)
    for action in state.actions:
        other = other.play(turned(action, TURNS[name]))
    for mine, turned_score in zip(state.scores(), other.scores(), strict=True):
        assert turned_score.key == mine.key
        assert areas(turned_score) == areas(mine, TURNS[name])
    assert {other._canonical(turned(action, TURNS[name])) for action in state.legal_actions()} == set(
        other.legal_actions()
    )


@settings(max_examples=30, deadline=None)
@given(positions(finished=True), st.randoms())
def test_seats_can_be_relabelled(state: State, chance: random.Random) -> None:
    options = state.options
    if options.two_player_draft == "abba":
        relabelled = [1, 0]
    else:
        relabelled = chance.sample(range(options.players), options.players)
    kings, deck = draw_kings(options, state.deal, 0)
    draws = tuple(relabelled[king] for king in kings)
    first = draws[:1] if options.two_player_draft == "abba" else draws
    other = start(options, WrittenDeal(((first, deck),)))
    for action in state.actions:
        assert other.seat is not None
        other = other.play(action)
    mine, theirs = state.result(), other.result()
    assert [theirs.scores[relabelled[seat]] for seat in range(options.players)] == mine.scores
    assert [theirs.ranks[relabelled[seat]] for seat in range(options.players)] == mine.ranks
    assert theirs.decided_by == mine.decided_by


@settings(max_examples=60, deadline=None)
@given(positions(finished=True))
def test_scores_have_bounds(state: State) -> None:
    for seat, score in enumerate(state.scores()):
        land = score.total - score.middle_kingdom - score.harmony
        assert 0 <= land <= HIGHEST[state.options.size]
        assert score.middle_kingdom in ((0, 10) if state.options.middle_kingdom != "off" else (0,))
        assert score.harmony == (5 if state.options.harmony and state.discards(seat) == 0 else 0)
        assert sum(part.squares for part in score.properties) == len(state.kingdom(seat).squares)
        assert state.kingdom(seat).is_complete == (state.discards(seat) == 0)  # A-K10
        assert 0 <= score.crowns <= 39
        assert score.largest <= state.options.size**2 - 1
    assert sorted(state.result().ranks)[0] == 1


@settings(max_examples=40, deadline=None)
@given(positions(), st.randoms())
def test_views_do_not_depend_on_what_a_seat_may_not_know(state: State, chance: random.Random) -> None:
    options = state.options
    kings, deck = draw_kings(options, state.deal, 0)
    seen = options.deck - state.dominoes_in_box
    hidden = sorted(set(DOMINOES) - set(deck[:seen]))
    chance.shuffle(hidden)
    if options.two_player_draft == "abba":
        first = kings[:1]
    else:
        revealed = min(len(state.actions) + 1, len(kings))
        first = (*kings[:revealed], *chance.sample(kings[revealed:], len(kings) - revealed))
    other = start(options, WrittenDeal(((first, (*deck[:seen], *hidden[: options.deck - seen])),)))
    for action in state.actions:
        other = other.play(action)
    for observer in (None, *range(options.players)):
        mine, theirs = state.view(observer), other.view(observer)
        assert msgspec.json.encode(mine.data()) == msgspec.json.encode(theirs.data())
        assert mine.position.arrays.deck.tobytes() == theirs.position.arrays.deck.tobytes()
        assert mine.position.arrays.status.tobytes() == theirs.position.arrays.status.tobytes()
        assert mine.position.arrays.boxes.tobytes() == theirs.position.arrays.boxes.tobytes()
        if state.phase == "draft":
            assert mine.position.arrays.kings.tobytes() == theirs.position.arrays.kings.tobytes()


@settings(max_examples=30, deadline=None)
@given(positions(), st.integers(0, 5))
def test_undo_reverts_play(state: State, plies: int) -> None:
    plies = min(plies, len(state.actions))
    earlier = state.undo(plies)
    again = earlier
    for action in state.actions[len(earlier.actions) :]:
        again = again.play(action)
    assert again.data() == state.data()
    assert again.actions == state.actions


@pytest.mark.parametrize("plies", [-1, 3])
def test_undo_of_what_was_not_played_is_refused(plies: int) -> None:
    state = start(Options.of(players=2), "undo")
    with pytest.raises(UsageError):
        state.play(state.legal_actions()[0]).undo(plies)


@pytest.mark.parametrize("seat", [-1, 2])
def test_view_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(UsageError):
        start(Options.of(players=2), "view").view(seat)


def test_only_the_seat_to_act_sees_legal_actions() -> None:
    state = start(Options.of(players=2), "turn")
    assert state.seat is not None
    assert state.view(state.seat).legal_actions() == state.legal_actions()
    assert state.view(1 - state.seat).legal_actions() == ()
    assert state.view(None).legal_actions() == ()


def test_views_explain_only_to_the_seat_to_act() -> None:
    state = start(Options.of(players=2), "turn")
    assert state.seat is not None
    action = state.legal_actions()[0]
    assert state.view(state.seat).explain(action).is_legal
    for observer in (1 - state.seat, None):
        explanation = state.view(observer).explain(action)
        assert (explanation.is_legal, explanation.rule, explanation.legal_actions) == (False, "KD-T1", ())


def test_harmony_counts_once_the_kingdom_is_complete() -> None:
    state = start(Options.of(players=2, harmony=True), "harmony")
    assert [score.harmony for score in state.scores()] == [0, 0]


def test_nobody_can_write_into_a_position() -> None:
    position = start(Options.of(players=2), "closed").view(0).position
    for array in position.arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


@pytest.mark.parametrize("game_number", [0, 2])
def test_a_game_that_is_not_there_is_refused(game_number: int) -> None:
    with pytest.raises(UsageError):
        start(Options.of(players=2), "games").scores(game_number)


def test_an_action_is_recorded_as_the_rulebook_writes_it() -> None:
    state = start(Options.of(players=2), "types")
    claim = state.legal_actions()[0]
    assert isinstance(claim, Claim)
    assert str(state.play(Claim(float(claim.domino))).actions[0]) == str(claim)  # type: ignore[arg-type]


def test_playing_leaves_the_old_state_as_it_was() -> None:
    state = start(Options.of(players=4), SeededDeal("old"))
    before = msgspec.json.encode(state.data())
    for action in state.legal_actions():
        state.play(action)
    assert msgspec.json.encode(state.data()) == before


@given(st.integers(5, 7))
def test_an_empty_kingdom_is_worth_nothing(size: int) -> None:
    kingdom = Kingdom({}, size)
    assert kingdom.score().key == (0, 0, 0)
    assert (kingdom.width, kingdom.height) == (1, 1)

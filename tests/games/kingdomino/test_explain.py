"""Why an action is legal or not: every reason, the rule it names, and its sentence in every language."""

from __future__ import annotations

from itertools import islice, product

import msgspec
import pytest

from regnum.errors import IllegalActionError, NotationError
from regnum.games.kingdomino import (
    DOMINOES,
    Action,
    Claim,
    Direction,
    Discard,
    Options,
    Place,
    State,
    View,
    parse_action,
    turns,
)
from regnum.games.kingdomino.data import KingdominoView
from regnum.games.protocol import Explanation
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.kingdomino.moves import CROSS, DUEL, FOUR, MODERN_THREE, TWO, begin, facing, last_of, play, walk
from tests.support.plain import plain

ALLOWING = {
    "kingdomino-explain-claim",
    "kingdomino-explain-discard",
    "kingdomino-explain-touches-castle",
    "kingdomino-explain-matches",
}
"""The sentences that say why an action is legal; all others say why not."""


def check(state: State | View, text: str, rule: str, name: str) -> Explanation[Action]:
    """An action is explained by this rule and this sentence, which exists in four languages; the verdict agrees."""
    explanation = state.explain(parse_action(text))
    assert (explanation.rule, explanation.message.name) == (rule, name)
    assert explanation.action == parse_action(text)
    assert explanation.is_legal == (name in ALLOWING)
    assert explanation.legal_actions == state.legal_actions()
    sentences = {language: speaker(language).say(explanation.message) for language in LANGUAGES}
    assert len(set(sentences.values())) == 4
    assert sentences["en"] == str(explanation.message)
    assert not any("{" in sentence or not sentence.strip() for sentence in sentences.values())
    return explanation


def drafting() -> State:
    """Dominoes 5, 17, 23 and 40, the last claimed already."""
    return play(begin(TWO, (0, 1, 1, 0), (5, 17, 23, 40, 2, 9, 30, 48)), "k40")


# --- Claims --------------------------------------------------------------------------------------


def test_a_free_domino_may_be_claimed() -> None:
    check(drafting(), "k5", "KD-S7", "kingdomino-explain-claim")
    claiming = play(drafting(), "k5 k23 k17 5h7e")
    explanation = check(claiming, "k48", "KD-T2", "kingdomino-explain-claim")
    assert "48" in str(explanation.message)


def test_a_domino_with_a_king_is_taken() -> None:
    explanation = check(drafting(), "k40", "KD-S7", "kingdomino-explain-claimed-already")
    assert "5, 17, 23" in str(explanation.message)
    claiming = play(drafting(), "k5 k23 k17 5h7e k48 17h7e")
    explanation = check(claiming, "k48", "KD-S7", "kingdomino-explain-claimed-already")
    assert "2, 9, 30" in str(explanation.message)


@pytest.mark.parametrize("text", ["k1", "k5", "k23"])
def test_only_the_next_row_can_be_claimed(text: str) -> None:
    claiming = play(drafting(), "k5 k23 k17 5h7e")
    explanation = check(claiming, text, "KD-T2", "kingdomino-explain-not-in-row")
    assert "2, 9, 30, 48" in str(explanation.message)


def test_in_the_first_draft_only_the_first_row_can_be_claimed() -> None:
    explanation = drafting().explain(Claim(2))
    assert (explanation.is_legal, explanation.message.name) == (False, "kingdomino-explain-not-in-row")
    assert "5, 17, 23, 40" in str(explanation.message)


def test_in_the_first_draft_it_is_the_rule_of_the_draft_that_is_named() -> None:
    assert drafting().explain(Claim(2)).rule == "KD-S7"  # no turn has begun yet, so KD-T2 does not apply


def test_placing_comes_before_claiming() -> None:
    placing = play(drafting(), "k5 k23 k17")
    for text in ("k2", "k5", "k1"):
        explanation = check(placing, text, "KD-T2", "kingdomino-explain-must-place")
        assert "5" in str(explanation.message)


# --- Placements and discards out of turn ---------------------------------------------------------


@pytest.mark.parametrize("text", ["5h7e", "5x", "1g8n", "1x"])
def test_nothing_is_placed_or_discarded_in_the_first_draft(text: str) -> None:
    check(drafting(), text, "KD-S7", "kingdomino-explain-must-claim-first")


@pytest.mark.parametrize("text", ["5g8n", "5x", "17h7e", "17x"])
def test_nothing_is_placed_or_discarded_twice(text: str) -> None:
    check(play(drafting(), "k5 k23 k17 5h7e"), text, "KD-T2", "kingdomino-explain-must-claim")


@pytest.mark.parametrize("text", ["17h7e", "17x", "1h7e"])
def test_only_the_domino_under_the_acting_king_can_be_placed(text: str) -> None:
    explanation = check(play(drafting(), "k5 k23 k17"), text, "KD-T2", "kingdomino-explain-other-domino")
    assert "domino 5" in str(explanation.message)


@pytest.mark.parametrize("text", ["k1", "1h7e", "1x"])
def test_nothing_can_be_done_after_the_end(text: str) -> None:
    explanation = check(last_of(walk(TWO, 1)), text, "KD-E1", "kingdomino-explain-game-over")
    assert explanation.legal_actions == ()


# --- Discards ------------------------------------------------------------------------------------


def test_a_domino_that_fits_nowhere_is_discarded() -> None:
    check(facing(12, CROSS), "12x", "KD-P4", "kingdomino-explain-discard")


def test_a_domino_that_fits_must_not_be_discarded() -> None:
    explanation = check(facing(48), "48x", "KD-P5", "kingdomino-explain-must-not-discard")
    assert explanation.message.arguments["ways"] == 24
    assert "24 ways" in str(explanation.message)
    explanation = check(
        facing(7, "14h7e 2f7w 3g8n 4g6s 19h6e 5h9s"), "7x", "KD-P5", "kingdomino-explain-must-not-discard"
    )
    assert "one way" in str(explanation.message)


# --- Placements ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule", "name"),
    [
        ("4h7n", "A-K7", "kingdomino-explain-occupied"),  # on the wheat, with its first half
        ("4h8s", "A-K7", "kingdomino-explain-occupied"),  # and with its second
        ("4g7n", "A-K7", "kingdomino-explain-occupied"),  # on the castle
        ("4f7e", "A-K7", "kingdomino-explain-occupied"),
        ("4d7w", "KD-P1", "kingdomino-explain-frame"),
        ("4k7e", "KD-P1", "kingdomino-explain-frame"),
        ("4g11n", "KD-P1", "kingdomino-explain-frame"),
        ("4g3s", "KD-P1", "kingdomino-explain-frame"),
        ("4a1n", "KD-P1", "kingdomino-explain-frame"),
        ("4m13e", "KD-P1", "kingdomino-explain-frame"),
        ("4g8n", "KD-P2", "kingdomino-explain-touches-castle"),
        ("4f8e", "KD-P2", "kingdomino-explain-touches-castle"),  # with its second half
        ("4j7e", "KD-P2", "kingdomino-explain-matches"),
        ("4j8w", "KD-P2", "kingdomino-explain-matches"),
        ("4h8n", "KD-P2", "kingdomino-explain-no-match"),  # beside wheat only
        ("4j8n", "A-K6", "kingdomino-explain-diagonal"),
        ("4j6e", "A-K6", "kingdomino-explain-diagonal"),
        ("4f8n", "A-K6", "kingdomino-explain-diagonal"),
        ("4f6w", "A-K6", "kingdomino-explain-diagonal"),
        ("4h9e", "KD-P2", "kingdomino-explain-apart"),
        ("4k9n", "KD-P2", "kingdomino-explain-apart"),
    ],
)
def test_every_reason_for_or_against_a_place(text: str, rule: str, name: str) -> None:
    # C W F, then two forests. The frame can still reach from e to k and from 3 to 11.
    check(facing(4, "13h7e"), text, rule, name)


def test_the_sentences_name_squares_terrains_and_sizes() -> None:
    state = facing(17, "13h7e")
    said = {text: str(state.explain(parse_action(text)).message) for text in ("17i7e", "17d7w", "17g8n", "17i8w")}
    assert "i7" in said["17i7e"]
    assert "5 × 5" in said["17d7w"]
    assert "g8" in said["17g8n"]
    assert "i8" in said["17i8w"]
    assert "forest" in said["17i8w"]
    no_match = str(state.explain(parse_action("17h8e")).message)
    assert "forest" in no_match
    assert "lake" in no_match
    assert "7 × 7" in str(facing(13, "1f7w", DUEL).explain(parse_action("13m7w")).message)


def test_the_match_that_is_named_is_the_one_that_matches() -> None:
    state = facing(17, "14h7e")  # C W L, then forest and lake: the lake is the second half
    explanation = state.explain(parse_action("17k7w"))
    assert (explanation.is_legal, explanation.message.arguments["square"]) == (True, "j7")
    assert explanation.message.arguments["terrain"] == "lake"


# --- The verdict is that of the list, for every square and direction -----------------------------


def sampled() -> list[State]:
    """Some positions with a domino to be placed, from the beginning to the end of games of all sizes."""
    found: list[State] = []
    for options, seed in product((TWO, DUEL, FOUR, MODERN_THREE), (11, 12)):
        placing = [state for state in walk(options, seed) if state.phase == "place"]
        found += islice(placing, 3, None, 9)
    return found


def test_the_verdict_agrees_with_the_list_for_every_place() -> None:
    states = sampled()
    assert len(states) >= 30
    for state in states:
        domino = state.domino or 0
        listed = {action for action in state.legal_actions() if isinstance(action, Place)}
        if DOMINOES[domino].is_double:
            listed |= {action.turned for action in listed}
        everywhere = (Place(domino, x, y, to) for x in range(-6, 7) for y in range(-6, 7) for to in Direction)
        for action in everywhere:
            explanation = state.explain(action)
            assert explanation.is_legal == (action in listed)
            assert explanation.is_legal == (explanation.message.name in ALLOWING), str(action)
            if action in listed:
                listed.remove(action)
        assert not listed  # every legal placement is on the 13 x 13 squares that have names


@pytest.mark.parametrize("seed", [13, 14])
def test_the_verdict_agrees_with_the_list_for_every_claim_and_discard(seed: int) -> None:
    for state in walk(MODERN_THREE, seed):
        legal = set(state.legal_actions())
        for domino in DOMINOES:
            actions: tuple[Action, ...] = (Claim(domino), Discard(domino))
            for action in actions:
                explanation = state.explain(action)
                assert explanation.is_legal == (action in legal) == (explanation.message.name in ALLOWING)


def test_what_is_explained_as_legal_can_be_played_and_nothing_else() -> None:
    state = facing(17, "13h7e")
    for x, y, to in product(range(-3, 5), range(-3, 4), Direction):
        action = Place(17, x, y, to)
        if state.explain(action).is_legal:
            assert state.play(action).actions[-1] == action
        else:
            with pytest.raises(IllegalActionError) as caught:
                state.play(action)
            assert caught.value.explanation == state.explain(action)
            assert caught.value.explanation.rule in str(caught.value)


def test_a_double_turned_round_is_accepted_as_the_same_placement() -> None:
    state = facing(1)
    for action in state.legal_actions():
        assert isinstance(action, Place)
        assert action.turned not in state.legal_actions()
        assert state.explain(action.turned).is_legal
        assert state.play(action.turned).actions[-1] == action  # kept as it is listed
        assert state.play(action.turned).data() == state.play(action).data()


def test_other_dominoes_turned_round_are_other_placements() -> None:
    state = facing(17, "13h7e")
    assert state.explain(parse_action("17i8w")).is_legal
    assert not state.explain(parse_action("17h8e")).is_legal


@pytest.mark.parametrize("action", [Place(49, 1, 0, Direction.EAST), Place(0, 1, 0, Direction.EAST)])
def test_a_domino_that_does_not_exist_is_refused_like_any_other(action: Place) -> None:
    state = facing(1)
    assert not state.explain(action).is_legal
    with pytest.raises(IllegalActionError):
        state.play(action)


@pytest.mark.parametrize("action", [Claim(49), Discard(0), Place(48, 99, 0, Direction.EAST)])
def test_actions_off_the_map_are_refused(action: Action) -> None:
    assert not facing(48).explain(action).is_legal


@pytest.mark.parametrize("text", ["", "k0", "k49", "49x", "49h7e", "17", "17n7e", "17h14e", "17h7", "17h7q", "K17"])
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert str(caught.value)


def test_a_view_explains_as_the_state_does() -> None:
    state = facing(4, "13h7e")
    check(state.view(0), "4j7e", "KD-P2", "kingdomino-explain-matches")
    check(state.view(0), "4x", "KD-P5", "kingdomino-explain-must-not-discard")


def test_the_data_of_a_view_is_plain() -> None:
    for options in (TWO, Options.of("modern", players=3, harmony=True, middle_kingdom="exact", dynasty=True)):
        for state in islice(walk(options, 15), 0, None, 13):
            for observer in (0, None):
                data = state.view(observer).data()
                assert msgspec.convert(plain(data), KingdominoView) == data
                assert data.observer == observer


@pytest.mark.parametrize("options", [Options.of(players=2), Options.of("modern", players=3)], ids=["5 x 5", "7 x 7"])
def test_the_reason_for_a_placement_agrees_with_the_list_of_legal_ones(options: Options) -> None:
    reasons = set()
    for state in [state for state in walk(options, 5) if state.phase == "place"][::6]:
        assert state.domino is not None
        position, double = state._position, DOMINOES[state.domino].is_double
        for x, y, direction in product(range(-6, 7), range(-6, 7), Direction):
            action = Place(state.domino, x, y, direction)
            reason, _, code = position.judge(action)
            listed = action in state.legal_actions() or (double and action.turned in state.legal_actions())
            assert listed == (reason in (turns.TOUCHES_CASTLE, turns.MATCHES))
            assert not listed or position.action(code) in (action, action.turned)
            assert listed == (code in position.legal_codes())
            reasons.add(reason)
    assert len(reasons) == 7

"""Why an action of Kingdoms is legal or not: a rule and a sentence for every reason, in every language."""

from __future__ import annotations

import pytest

from regnum.engine import Compiled
from regnum.errors import IllegalActionError, UsageError
from regnum.games.kingdoms import Build, LayStart, Options, Pass, State, parse_action, start, turns
from regnum.games.kingdoms.position import code_of, read_code
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.kingdoms.moves import TWO, begin, legal, next_round, play, to_the_first_pass, walk
from tests.support.kingdoms.shapes import all_options

NO_LUCK = Options.of(players=2, no_luck=True)


def drawn() -> State:
    return play(begin(TWO, "+1 +2 dragon"), "draw")


def without_supply() -> State:
    return to_the_first_pass(begin(TWO)).play(Pass())


def over() -> State:
    *_, state = walk(TWO, "over")
    return state


def luckless() -> State:
    return play(start(NO_LUCK, "x"), "dragon@a1")


CASES = {
    "a castle": (begin(TWO), "r4@c3", "KG-T1", "place"),
    "a tile": (begin(TWO), "draw", "KG-T1", "draw"),
    "the starting tile": (begin(TWO), "s@c3", "KG-T1", "place"),
    "the tile drawn": (drawn(), "dragon@c3", "KG-T1", "place"),
    "a tile chosen": (luckless(), "wizard@c3", "KG-T1", "place"),
    "a pass": (to_the_first_pass(begin(TWO)), "pass", "KG-T2", "pass"),
    "no pass": (begin(TWO), "pass", "KG-T2", "must-not-pass"),
    "another tile drawn": (drawn(), "+6@c3", "A-G12", "must-place-drawn"),
    "a castle instead of the tile drawn": (drawn(), "r1@c3", "A-G12", "must-place-drawn"),
    "a second draw": (drawn(), "draw", "A-G12", "must-place-drawn"),
    "a square that is taken": (play(begin(TWO), "r1@c3"), "r2@c3", "KG-T1", "occupied"),
    "a castle used up": (play(begin(TWO), "r4@a1 r4@b1"), "r4@c1", "KG-T1", "no-castle"),
    "a starting tile played": (play(begin(TWO), "s@a1 s@b1"), "s@c1", "A-G15", "starting-tile-played"),
    "no starting tiles": (luckless(), "s@c1", "A-G33", "no-starting-tiles"),
    "no drawing": (luckless(), "draw", "KG-X2", "choose-not-draw"),
    "a tile used up": (luckless(), "dragon@c1", "KG-X2", "not-in-supply"),
    "a tile not drawn": (begin(TWO), "dragon@c1", "KG-T1", "draw-first"),
    "an empty supply": (without_supply(), "draw", "A-G11", "supply-empty"),
    "a castle used up, on a square that is taken": (play(begin(TWO), "r4@a1 r4@b1"), "r4@a1", "KG-T1", "no-castle"),
    "the end": (over(), "r1@a1", "KG-E1", "game-over"),
}


@pytest.mark.parametrize("name", CASES)
def test_explanations(name: str) -> None:
    state, text, rule, sentence = CASES[name]
    explanation = state.explain(parse_action(text))
    assert (explanation.rule, explanation.message.name) == (rule, f"kingdoms-explain-{sentence}")
    assert explanation.is_legal == (text in legal(state))
    assert explanation.is_legal == (sentence in {"place", "draw", "pass"})
    assert explanation.legal_actions == state.legal_actions()


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_can_be_said(language: str) -> None:
    for state, text, _, _ in CASES.values():
        assert speaker(language).say(state.explain(parse_action(text)).message)


def test_KG_S4_who_is_not_on_turn_waits() -> None:
    state = begin(TWO)
    explanation = state.view(1).explain(parse_action("draw"))
    assert (explanation.is_legal, explanation.rule, explanation.legal_actions) == (False, "KG-S4", ())
    assert str(explanation.message) == "It is not your turn."
    assert state.view(0).explain(parse_action("draw")).is_legal
    assert over().view(1).explain(parse_action("draw")).rule == "KG-E1"


@pytest.mark.parametrize("options", [TWO, NO_LUCK, Options.of(players=3, last_castle=True)], ids=str)
def test_explanations_agree_with_legality(options: Options) -> None:
    probes = [parse_action(text) for text in ("draw", "pass", "s@c3", "r1@c3", "r4@a1", "+1@c3", "dragon@f5")]
    for state in walk(options, "probe"):
        for action in probes:
            explanation = state.explain(action)
            sentence = explanation.message.name.removeprefix("kingdoms-explain-")
            assert explanation.is_legal == (sentence in {"place", "draw", "pass"})


@pytest.mark.parametrize("options", all_options()[::5], ids=str)
def test_an_action_is_legal_if_and_only_if_no_rule_refuses_it(options: Options) -> None:
    codes = [turns.placement(group, square) for group in range(-1, turns.GROUPS) for square in (0, 7, 29, 30, 31)]
    for state in list(walk(options, "refusals"))[::9]:
        position, probed = state._position, {*codes, turns.DRAW, turns.PASS}
        listed = set(position.legal_codes())
        assert {code for code in probed if not turns.refusal(position.arrays, code)} == listed & probed
        assert all(code_of(read_code(code)) == code for code in listed)


def test_refusals_are_the_same_when_compiled() -> None:
    quick = Compiled(turns.refusal)
    for state, text, _, _ in CASES.values():
        arrays, code = state._position.arrays, code_of(parse_action(text))
        assert quick(arrays, code) == turns.refusal(arrays, code)


def test_A_G11_after_an_empty_supply() -> None:
    assert not without_supply().explain(parse_action("draw")).is_legal
    assert next_round(without_supply()).explain(parse_action("draw")).is_legal


@pytest.mark.parametrize("action", [Build(7, 0), Build(1, 99), Build(1, -1), LayStart(99), LayStart(-1)])
def test_pieces_and_squares_that_do_not_exist_are_refused(action: Build | LayStart) -> None:
    state = start(Options.of(players=2), "nowhere")
    assert not state.explain(action).is_legal
    with pytest.raises(IllegalActionError) as error:
        state.play(action)
    assert "may use it" not in str(error.value)


@pytest.mark.parametrize("round_number", [0, 2])
def test_a_round_that_has_not_begun_is_refused(round_number: int) -> None:
    with pytest.raises(UsageError):
        start(Options.of(players=2), "rounds").account(round_number)


def test_nobody_can_write_into_a_position() -> None:
    position = start(Options.of(players=2), "closed").view(0).position
    for array in position.arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0

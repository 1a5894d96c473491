"""Reasons in Kingdomino: each appears where its feature makes the difference, and disappears where it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.bots.kingdomino import evaluation
from regnum.bots.kingdomino.evaluation import (
    Weights,
    best_placement,
    count_supply,
    dominoes_left,
    estimate,
    evaluator,
    slot_value,
)
from regnum.bots.kingdomino.knowledge import known_to
from regnum.bots.kingdomino.reasons import ARGUMENTS, CODES, DENIED, reasons, weighed, weighed_at
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.reasons import ALL_OTHERS, Reason
from regnum.engine.selection import using
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, View, start, turns
from regnum.games.kingdomino.game import GAME
from regnum.games.kingdomino.land import EAST, NORTH, SOUTH
from regnum.games.kingdomino.text import read_kingdom
from regnum.games.kingdomino.turns import Arrays
from regnum.words.speaker import LANGUAGES, speaker

TWO = Options.of("classic", players=2, middle_kingdom="symmetric", harmony=True)
FOUR = Options.of("classic", players=4, middle_kingdom="symmetric", harmony=True)
FOUR_PLAIN = Options.of("classic", players=4)
ALL = range(1, 49)


class Case(NamedTuple):
    """A seat's kingdom with the domino to place, or the row to claim from."""

    kingdom: str
    placing: int = 0
    """The domino to place; 0 if one is to be claimed."""
    row: Sequence[int] = ()
    seen: Sequence[int] = ()
    """Dominoes that appeared earlier."""
    rival: str = "C"
    options: Options = FOUR

    def position(self) -> Arrays:
        rules = self.options.settings()
        here = turns.new_arrays(self.options.players)
        turns.set_up(here, rules)
        status, size, slots = here.status, self.options.size, int(rules[turns.ROW])
        for seat in range(self.options.players):
            kingdom = read_kingdom(self.kingdom if seat == 0 else self.rival, size)
            for (x, y), square in kingdom.squares.items():
                bit = np.uint64(1 << 8 * (y % 8) + x % 8)
                here.land[seat, square.terrain] |= bit
                here.land[seat, 6] |= bit * np.uint64(square.crowns & 1)
                here.land[seat, 7] |= bit * np.uint64(square.crowns >> 1)
            here.boxes[seat] = kingdom.box
        current, coming = [self.placing or 48, 47, 46, 45][:slots], list(self.row or (41, 42, 43, 44)[:slots])
        named = {*current, *coming, *self.seen}
        earlier = [*self.seen, *(number for number in ALL if number not in named)]
        status[turns.ROUND] = max(len(self.seen) // slots, 1)
        before = int(status[turns.ROUND]) * slots
        deck = [*earlier[:before], *current, *coming]
        here.deck[: len(deck)] = deck
        status[turns.PHASE] = turns.PLACE if self.placing else turns.CLAIM_NEXT
        status[turns.SLOT] = 0
        for slot in range(slots):
            status[turns.OWNER + slot] = slot % self.options.players
        return here

    def reasons(self, chosen: int, other: int, weights: Weights | None = None) -> dict[str, Reason]:
        table = weights_for(self.options) if weights is None else weights
        found = weighed_at(self.position(), [chosen, other], table)
        gap = (found.scales.parts[0] - found.scales.parts[1]).sum()
        return {reason.code: reason for reason in found.reasons(0, 1, gap)}


def place(x: int, y: int, direction: int) -> int:
    """The placement with the first half so many squares east and north of the castle."""
    return 64 * direction + 8 * (y % 8) + x % 8


def claim(slot: int) -> int:
    return turns.CLAIM + slot


OPEN = """
. L L F1 F1 .
. P P F1 F  .
. . C W  W  .
. . S W  .  .
. . S .  .  .
"""
CLOSED = OPEN.replace(". . S W ", "F . S W ").replace(". . S . ", "F . S . ")
"""The same with forest in the west: then the frame ends east of the forest."""
TOP_FREE = """
W . . . .
F W W W F
P P C L L
P P . . L
S S S S S
"""
MORE_FREE = TOP_FREE.replace("F W W W F", "F . W W .")
CORNER_FREE = """
W W W . .
F W W W F
P P C L L
P P S L L
S S S S S
"""


@pytest.mark.parametrize(("kingdom", "is_told"), [("W1 W C", True), ("W W C", False)])
def test_points_now_need_a_crown(kingdom: str, is_told: bool) -> None:
    found = Case(kingdom, placing=1).reasons(place(-1, 1, EAST), place(1, 0, EAST))
    assert ("points" in found) == is_told
    if is_told:
        assert found["points"].points == 2.0
        assert found["points"].arguments["number"] == 2


@pytest.mark.parametrize(("domino", "is_told"), [(19, True), (13, False)])
def test_crowns_to_claim(domino: int, is_told: bool) -> None:
    found = Case("W W C", row=(1, 14, domino, 48)).reasons(claim(2), claim(1))
    assert ("crowns" in found) == is_told


@pytest.mark.parametrize(("kingdom", "is_told"), [(OPEN, True), (CLOSED, False)])
def test_room_to_grow(kingdom: str, is_told: bool) -> None:
    found = Case(kingdom, placing=10).reasons(place(-1, 0, SOUTH), place(-2, 1, SOUTH))
    assert ("room" in found) == is_told
    if is_told:
        assert found["room"].arguments == {"action": "place", "terrain": "forest", "crowns": 3}
        assert str(found["room"].message("kingdomino")) == "Your forest with 3 crowns can still grow."
        back = Case(kingdom, placing=10).reasons(place(-2, 1, SOUTH), place(-1, 0, SOUTH))
        assert str(back["room"].message("kingdomino")) == "Your forest with 3 crowns has less room to grow."


@pytest.mark.parametrize(("kingdom", "sign"), [(TOP_FREE, 1), (MORE_FREE, -1)])
def test_a_square_becomes_a_hole(kingdom: str, sign: int) -> None:
    found = Case(kingdom, placing=1).reasons(place(-1, 2, EAST), place(0, 2, EAST))
    assert np.sign(found["holes"].points) == sign


@pytest.mark.parametrize(("options", "is_told"), [(FOUR, True), (FOUR_PLAIN, False)])
def test_harmony_counts_only_where_it_is_played(options: Options, is_told: bool) -> None:
    found = Case(CORNER_FREE, row=(1, 7, 12, 46), options=options).reasons(claim(0), claim(1))
    assert ("harmony" in found) == is_told


@pytest.mark.parametrize(("options", "is_told"), [(FOUR, True), (FOUR_PLAIN, False)])
def test_the_centre_counts_only_in_the_middle_kingdom(options: Options, is_told: bool) -> None:
    found = Case("W W C", placing=1, options=options).reasons(place(0, 1, NORTH), place(-3, 0, NORTH))
    assert ("centre" in found) == is_told


@pytest.mark.parametrize(("domino", "is_told"), [(1, True), (7, False)])
def test_land_is_split_only_where_it_could_be_joined(domino: int, is_told: bool) -> None:
    other = place(1, 0, EAST)
    found = Case("W W C", placing=domino, options=FOUR_PLAIN).reasons(place(-2 if is_told else 0, 1, EAST), other)
    assert ("split" in found) == is_told


def test_turn_order_is_by_the_slot() -> None:
    case = Case("W W C", row=(1, 2, 3, 4))
    assert case.reasons(claim(0), claim(1))["order"].points == pytest.approx(0.8)
    assert case.reasons(claim(1), claim(0))["order"].points == pytest.approx(-0.8)
    assert "order" not in Case("W W C", placing=1).reasons(place(-1, 1, EAST), place(1, 0, EAST))


@pytest.mark.parametrize(("rival", "is_told"), [("M1 M3 C", True), ("S C", False)])
def test_a_rival_is_denied_what_the_rival_needs(rival: str, is_told: bool) -> None:
    found = Case("W W C", row=(10, 11, 12, 45), rival=rival).reasons(claim(3), claim(0))
    assert ("deny" in found) == is_told
    if is_told:
        assert found["deny"].arguments["rival"] == 1
        assert found["deny"].arguments["number"] == round(3 * found["deny"].points)


def test_nobody_is_denied_anything_by_the_last_claim() -> None:
    case = Case("W W C", row=(10, 11, 12, 45), rival="M1 M3 C")
    here = case.position()
    for slot in range(1, 4):
        here.status[turns.OWNER + slot] = turns.NOBODY
    found = weighed_at(here, [claim(3), claim(0)], weights_for(FOUR))
    assert found.scales.parts[:, DENIED].tolist() == [0.0, 0.0]


def learned_only(*features: tuple[int, float]) -> Weights:
    """Weights of points now, and of some features."""
    table = np.zeros((evaluation.MOST_LEFT + 1, evaluation.WEIGHTS))
    table[:, evaluation.POINTS] = 1.0
    for feature, weight in features:
        table[:, feature] = weight
    return table


FORESTS = (3, 4, 5, 6, 13, 17, 18, 19, 25, 26, 27, 28)
LAKES = (7, 8, 9, 14, 17, 20, 28, 31, 32, 33, 34, 35)


@pytest.mark.parametrize(("seen", "sign"), [(LAKES, 1), (FORESTS, -1)])
def test_what_is_left_in_the_box(seen: Sequence[int], sign: int) -> None:
    found = Case("C", row=(24, 30, 40, 41), seen=seen).reasons(
        claim(0), claim(1), learned_only((evaluation.SUPPLIED, 20.0))
    )
    assert np.sign(found["box"].points) == sign
    assert found["box"].arguments["terrain"] == "forest"


def test_a_full_box_is_no_reason() -> None:
    found = Case("C", row=(24, 30, 40, 41)).reasons(claim(0), claim(1), learned_only((evaluation.SUPPLIED, 2.0)))
    assert "box" not in found


@pytest.mark.parametrize(("kingdom", "is_told"), [("W1 W C", True), ("W W C", False)])
def test_land_that_crowns_count_for(kingdom: str, is_told: bool) -> None:
    table = learned_only((evaluation.PLAIN, 1.0), (evaluation.CROWNED, 2.0))
    found = Case(kingdom, placing=1).reasons(place(-1, 1, EAST), place(1, 0, EAST), table)
    assert ("land" in found) == is_told
    if is_told:
        assert found["land"].arguments == {"action": "place", "terrain": "wheat", "squares": 4}


@pytest.mark.parametrize(("east", "is_told"), [(".", True), ("F", False)])
def test_narrow_gaps(east: str, is_told: bool) -> None:
    kingdom = f"W W . . {east}\nW W . . {east}\nP P C L L\nP P S L L\nS S S S S"
    table = learned_only((evaluation.DEAD_ENDS, -1.0))
    found = Case(kingdom, placing=1).reasons(place(0, 2, SOUTH), place(0, 2, EAST), table)
    assert ("gaps" in found) == is_told


@pytest.mark.parametrize(("kingdom", "is_told"), [("W W C", True), ("W W C W W", False)])
def test_an_open_frame(kingdom: str, is_told: bool) -> None:
    other = place(1, 0, EAST) if is_told else place(0, -1, SOUTH)
    found = Case(kingdom, placing=1).reasons(place(0, 1, NORTH), other, learned_only((evaluation.WIDTH, 1.0)))
    assert ("frame" in found) == is_told


@pytest.mark.parametrize(
    ("kingdom", "other", "is_told"),
    [("W W C", place(1, 0, EAST), True), (". . F .\nW W C F\n. . F .", place(-2, -1, EAST), False)],
)
def test_places_for_what_may_come(kingdom: str, other: int, is_told: bool) -> None:
    table = learned_only((evaluation.CASTLE_SIDES, 1.0))
    found = Case(kingdom, placing=1).reasons(place(-2, 1, EAST), other, table)
    assert ("places" in found) == is_told


def test_what_is_not_so_is_not_told() -> None:
    """Weights that make no sense alone, such as one that likes holes, are not passed on to players."""
    case, actions = Case(TOP_FREE, placing=1), (place(0, 2, EAST), place(-1, 2, EAST))
    assert case.reasons(*actions, learned_only((evaluation.HOLES, 3.0))) == {}


SHAPES = (TWO, FOUR, FOUR_PLAIN, Options.of("classic", players=2, mighty_duel=True), Options.of("modern", players=3))


def some_view(options: Options, seed: int, plies: int) -> View:
    """A view of the seat to act after so many random actions, or the last one with a choice."""
    state, chance = start(options, SeededDeal(f"reasons {seed}")), seeded(seed)
    found = state.view(state.seat)
    while plies > 0 and not state.is_over:
        action, chance = GAME.choose("random", state.view(state.seat), chance)
        state = state.play(action)
        plies -= 1
        if not state.is_over and len(state.legal_actions()) > 1:
            found = state.view(state.seat)
    return found


def naive_estimate(view: View, code: int) -> float:
    """What `static` expects of an action: of a claim, the best placement now and the slot."""
    here, judge, seat = known_to(view), evaluator(weights_for(view.options)), int(view.seat or 0)
    count_supply(here, judge.scratch.supply)
    left = dominoes_left(here, seat) - 1
    if code >= turns.CLAIM:
        slot = code - turns.CLAIM
        _, value, _ = best_placement(here, seat, turns.domino_to_claim(here, slot), 0.0, np.uint64(0), judge)
        return float(value + slot_value(judge.weights, left, slot))
    if code == turns.DISCARD:
        here.status[turns.DISCARDS + seat] += 1
    else:
        turns.place(here, seat, turns.acting_domino(here), code)
    return float(estimate(here, seat, left, judge))


@given(st.sampled_from(SHAPES), st.integers(0, 10**6), st.integers(0, 96))
@settings(max_examples=25, deadline=None)
def test_the_groups_add_up_to_the_difference_of_the_estimates(options: Options, seed: int, plies: int) -> None:
    view = some_view(options, seed, plies)
    codes = view.position.legal_codes()
    sums = weighed(view, codes).scales.parts[:, :DENIED].sum(axis=1)
    estimates = np.array([naive_estimate(view, code) for code in codes])
    assert sums - sums[0] == pytest.approx(estimates - estimates[0], abs=1e-9)


def test_an_action_of_a_view_is_compared_with_one_or_with_all_others() -> None:
    view = some_view(FOUR, 7, 13)
    codes = view.position.legal_codes()
    found = weighed(view, codes)
    gap = (found.scales.parts[1] - found.scales.parts[3]).sum()
    assert reasons(view, codes[1], codes[3], gap) == found.reasons(1, 3, gap)
    assert reasons(view, codes[1], codes[3], -gap) == ()
    assert reasons(view, codes[1], ALL_OTHERS, -1.0) == found.reasons(1, ALL_OTHERS, -1.0)


def test_weighing_leaves_the_position_as_it_was() -> None:
    view = some_view(TWO, 5, 11)
    here = known_to(view)
    before = turns.copied(here)
    weighed_at(here, view.position.legal_codes(), weights_for(TWO))
    assert all(np.array_equal(one, other) for one, other in zip(here, before, strict=True))


def test_interpreted_and_compiled_reasons_are_the_same() -> None:
    for plies in (1, 6, 13):
        view = some_view(FOUR, 7, plies)
        codes = view.position.legal_codes()
        compiled = weighed(view, codes).reasons(0, ALL_OTHERS, 1.0)
        with using("python"):
            assert weighed(view, codes).reasons(0, ALL_OTHERS, 1.0) == compiled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_its_sentences(code: str, language: str) -> None:
    say = speaker(language)
    filled = dict.fromkeys(ARGUMENTS.get(code, ()), 1) | {"action": "claim", "terrain": "lake"}
    said = {say(f"kingdomino-{kind}-{code}", **filled) for kind in ("reason", "cost", "nudge")}
    assert len(said) == 3

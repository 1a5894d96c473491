"""Endings of two players: the margin that alpha-beta finds is the one that every way to play on gives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regnum.bots import Budget
from regnum.bots.kingdomino.champion import ChampionBot
from regnum.bots.kingdomino.endgame import solve
from regnum.bots.kingdomino.exact import best_margin, is_known, split
from regnum.games.chance import seeded
from regnum.games.kingdomino import Action, Options, State
from tests.bots.kingdomino.test_bots import best_standing, naive_kingdom, own_view, walk
from tests.naive.kingdomino import rules as naive

CLASSIC = Options.of(players=2)
DUEL = Options.of(mighty_duel=True, harmony=True, middle_kingdom="exact")
ENOUGH = Budget(playouts=10**6)
MOST_NODES = 1500


def number(key: naive.Key) -> int:
    score, largest, crowns = key
    return (score << 16) + (largest << 8) + crowns


class TooManyError(Exception):
    pass


class Naive:
    """Tries every action to the last row, and there every placement."""

    def __init__(self) -> None:
        self.nodes = 0

    def margin(self, state: State) -> int:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise TooManyError
        if state.seat is None or state.round_number == state.options.rounds:
            row = [] if state.seat is None else [slot for slot in state.current_row if not slot.is_done]
            first, second = (
                number(
                    best_standing(
                        frozenset(naive_kingdom(state, seat).items()),
                        tuple(slot.domino for slot in row if slot.seat == seat),
                    )
                )
                for seat in range(2)
            )
            return first - second
        after = [self.margin(state.play(action)) for action in state.legal_actions()]
        return max(after) if state.seat == 0 else min(after)


def known(options: Options, seeds: int, rows: int) -> Iterator[State]:
    """Positions that `exact` can solve and `endgame` cannot, this many rows before the end."""
    for seed in range(seeds):
        for state in walk(options, f"exact {seed}"):
            is_late = state.phase in ("place", "claim") and options.rounds - state.round_number == rows - 1
            if is_late and is_known(own_view(state)) and solve(own_view(state).position) is None:
                yield state


def test_margins_are_those_of_a_naive_search() -> None:
    compared, margins = 0, set()
    for state in known(CLASSIC, 60, 2):
        try:
            expected = Naive().margin(state)
        except TooManyError:
            continue
        found = best_margin(own_view(state), ENOUGH)
        assert found is not None
        assert found[1] == expected
        code, margin = found
        assert Naive().margin(state.play(state._position.action(code))) == margin
        compared += 1
        margins.add(margin > 0)
        if compared == 12:
            break
    assert compared == 12
    assert margins == {True, False}


def test_a_position_is_worth_its_best_action() -> None:
    """With four dominoes in the box: the search of a position against searches of all that follow."""
    looked = 0
    for state in known(DUEL, 3, 3):
        assert state.dominoes_in_box == 4
        if state.round_number != DUEL.rounds - 2 or len(state.legal_actions()) < 2 or state.phase != "claim":
            continue
        found = best_margin(own_view(state), ENOUGH)
        after = [best_margin(own_view(state.play(action)), ENOUGH) for action in state.legal_actions()]
        margins = [one[1] for one in after if one is not None]
        assert found is not None
        assert len(margins) == len(after)
        assert found[1] == (max(margins) if state.seat == 0 else min(margins))
        looked += 1
    assert looked >= 4


def test_the_champion_plays_what_is_proved() -> None:
    state = next(one for one in known(DUEL, 9, 3) if one.phase == "claim" and len(one.legal_actions()) > 1)
    found = best_margin(own_view(state), ENOUGH)
    assert found is not None
    many = Budget(playouts=4000)
    action, chance = ChampionBot().choose(own_view(state), many, seeded(1))
    assert action == state._position.action(found[0])
    analysis, after = ChampionBot().analyse(own_view(state), many, seeded(1))
    assert (analysis.best.action, after) == (action, chance)


def giving_points_away() -> tuple[State, int, int]:
    """A claim where looking at the own standing alone costs points, the best margin, and what that would claim."""
    for seed in range(60):
        for state in walk(DUEL, f"margin {seed}"):
            code = solve(own_view(state).position) if state.phase == "claim" else None
            found = None if code is None else best_margin(own_view(state), ENOUGH)
            if code is None or found is None:
                continue
            if margin_after(state, state._position.action(code)) != found[1]:
                return state, found[1], code
    raise AssertionError("there is always a best")


def margin_after(state: State, action: Action) -> int:
    found = best_margin(own_view(state.play(action)), ENOUGH)
    assert found is not None
    return found[1]


def test_the_champion_gives_no_points_away() -> None:
    state, margin, code = giving_points_away()
    action, _ = ChampionBot().choose(own_view(state), Budget(playouts=100), seeded(1))
    assert action != state._position.action(code)
    assert margin_after(state, action) == margin
    analysis, _ = ChampionBot().analyse(own_view(state), Budget(playouts=100), seeded(1))
    assert analysis.exact
    assert analysis.best.action == action


def test_without_time_to_prove_it_the_champion_searches() -> None:
    state = next(one for one in known(DUEL, 9, 3) if one.phase == "place" and len(one.legal_actions()) > 4)
    view = own_view(state)
    assert best_margin(view, Budget(playouts=1)) is None
    action, _ = ChampionBot().choose(view, Budget(playouts=2), seeded(1))
    assert action in state.legal_actions()


def test_only_games_whose_dominoes_are_known_are_looked_at() -> None:
    for options in (DUEL, CLASSIC, Options.of(players=3), Options.of(players=4)):
        for state in walk(options, "unknown"):
            is_certain = len(own_view(state).unseen) in (0, 4) or state.dominoes_in_box == 0
            if is_known(own_view(state)):
                assert options.players == 2
                assert is_certain
            assert not (options.players > 2 and best_margin(own_view(state), ENOUGH))


def test_a_budget_is_split_between_proof_and_search() -> None:
    proof, search = split(Budget(seconds=0.2))
    assert (proof.seconds, search.seconds) == pytest.approx((0.14, 0.06))
    assert split(Budget(playouts=10)) == (Budget(playouts=7), Budget(playouts=3))
    assert split(Budget(playouts=1)) == (Budget(playouts=1), Budget(playouts=1))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_margin_counts_from_the_first_seat(seat: int) -> None:
    states = [one for one in known(CLASSIC, 30, 2) if one.seat == seat]
    state = states[0]
    found = best_margin(own_view(state), ENOUGH)
    assert found is not None
    for action in state.legal_actions():
        after = best_margin(own_view(state.play(action)), ENOUGH)
        if after is not None:
            assert after[1] <= found[1] if seat == 0 else after[1] >= found[1]

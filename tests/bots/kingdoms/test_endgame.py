"""The end of a game of Kingdoms is played exactly: an independent, naive search of everything proves the best moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from regnum.bots import Budget, bot
from regnum.bots.kingdoms import endgame
from regnum.bots.kingdoms.endgame import UTILITY, WIN
from regnum.bots.kingdoms.tuning import Skill, evaluator_for
from regnum.bots.protocol import analyse
from regnum.games.chance import seeded
from regnum.games.kingdoms import Kind, Options, State, View, turns
from regnum.games.kingdoms.board import board_income, share
from regnum.games.kingdoms.position import Position
from tests.support.kingdoms.moves import TWO, walk

NO_LUCK = Options.of(players=2, no_luck=True)
CONTINUOUS = Options.of(players=2, continuous="parts")
LAST_CASTLE = Options.of(players=2, last_castle=True)
POSITIONS = 12
"""How many positions of each kind are proved."""


def with_tile(position: Position, slot: int, kind: int) -> Position:
    tiles = position.arrays.tiles.copy()
    tiles[slot] = kind
    return Position(position.arrays._replace(tiles=tiles))


def holds_start(position: Position, seat: int) -> bool:
    return bool(position.arrays.table[turns.HOLDS_START + seat])


def supply(position: Position) -> dict[Kind, int]:
    """The tiles that may be drawn, when every starting tile is known."""
    left = dict(zip(Kind, position.arrays.table[turns.OFF_BOARD + 1 :].tolist(), strict=True))
    for seat in range(2):
        if holds_start(position, seat):
            left[Kind(position.arrays.tiles[seat])] -= 1
    return {kind: number for kind, number in left.items() if number}


def hope(position: Position, seat: int) -> float:
    """A seat's chance of victory when both play as well as can be."""
    if position.is_finished:
        return float(np.sign(position.money[seat] - position.money[1 - seat]) + 1) / 2
    hopes = [hope_after(position, code, seat) for code in position.legal_codes()]
    return max(hopes) if position.seat == seat else min(hopes)


def hope_after(position: Position, code: int, seat: int) -> float:
    if code != turns.DRAW:
        return hope(position.after(code), seat)
    tiles, slot = supply(position), int(position.arrays.table[turns.TAKEN])
    hopes = {kind: hope(with_tile(position, slot, kind).after(turns.DRAW), seat) for kind in tiles}
    return sum(tiles[kind] * hopes[kind] for kind in tiles) / sum(tiles.values())


def with_lead(position: Position, lead: int) -> Position:
    """The same position, with money such that the seat to act currently leads by so much."""
    table, seat = position.arrays.table.copy(), int(position.arrays.table[turns.SEAT])
    income = [share(board_income(position.arrays.lines), one) for one in range(2)]
    table[turns.MONEY + seat] = table[turns.MONEY + 1 - seat] + income[1 - seat] - income[seat] + lead
    return Position(position.arrays._replace(table=table))


def is_last_round(state: State) -> bool:
    """Whether the game will end with this round, whatever is done."""
    if not state.options.last_castle:
        return state.round_number == 3
    return any(not sum(state.castles(seat).values()) for seat in range(2))


def open_endings(options: Options, most_empty: int) -> Iterator[View]:
    """Views near the end of games, the rival's starting tile played, in which it matters what is done."""
    for seed in range(1000):
        for state in walk(options, f"ending {seed}"):
            position = state._position
            empty = int(position.arrays.table[turns.EMPTY_SQUARES]).bit_count()
            if state.seat is None or empty > most_empty or holds_start(position, 1 - state.seat):
                continue
            if is_last_round(state) and len(position.legal_codes()) > 1 and endgame.is_solvable(position):
                changed = with_lead(position, seed % 9 - 4)
                yield View(options, (*state._positions[:-1], changed), state.seat)


def endings(options: Options, most_empty: int) -> list[tuple[View, dict[int, float]]]:
    """Some such views with the proved worth of every action, those first tried in which a wrong one costs something."""
    found: list[tuple[View, dict[int, float]]] = []
    for view in open_endings(options, most_empty):
        position = view.position
        worths = {
            code: hope_after(position, code, int(position.arrays.table[turns.SEAT])) for code in position.legal_codes()
        }
        if max(worths.values()) - np.median(list(worths.values())) > 0.05:
            found.append((view, worths))
        if len(found) == POSITIONS:
            break
    return found


@pytest.mark.parametrize("options", [TWO, NO_LUCK, CONTINUOUS, LAST_CASTLE], ids=str)
def test_search_finds_every_proved_best_move(options: Options) -> None:
    proved = endings(options, 3)
    assert len(proved) == POSITIONS
    for view, worths in proved:
        action = bot("kingdoms", "search").choose(view, Budget(playouts=1), seeded(1))[0]
        assert worths[view.position.legal_actions()[action]] >= max(worths.values()) - 0.002


@pytest.mark.parametrize("options", [TWO, NO_LUCK], ids=str)
def test_every_action_is_worth_what_the_naive_search_says(options: Options) -> None:
    for view, worths in endings(options, 2)[:4]:
        seat, (found, is_exact) = view.seat, endgame.outcomes_of(view.position, evaluator_for(view, Skill()))
        assert is_exact
        for entry in (UTILITY, WIN):
            chances = {code: outcome[seat, entry] for code, outcome in found.items()}
            assert chances == {code: pytest.approx(worth, abs=0.002) for code, worth in worths.items()}


@pytest.mark.parametrize("options", [TWO, NO_LUCK], ids=str)
def test_an_exact_analysis_says_what_every_action_leads_to(options: Options) -> None:
    for view, worths in endings(options, 2)[:4]:
        analysis, _ = analyse(bot("kingdoms", "search"), view, Budget(playouts=1), seeded(1))
        assert analysis.exact
        assert {str(candidate.action) for candidate in analysis.candidates} == {str(a) for a in view.legal_actions()}
        assert [candidate.share for candidate in analysis.candidates][:2] == [1.0, 0.0]
        for candidate in analysis.candidates:
            worth = worths[view.position.legal_actions()[candidate.action]]
            assert candidate.win[analysis.seat] == pytest.approx(worth, abs=0.002)
            assert sum(candidate.win) == pytest.approx(1.0)
            assert (candidate.error, candidate.points_error) == (0.0, (0.0, 0.0))


def test_points_of_an_exact_analysis_are_the_money_at_the_end() -> None:
    for view in islice((view for view in open_endings(NO_LUCK, 1)), 6):
        analysis, _ = analyse(bot("kingdoms", "search"), view, Budget(playouts=1), seeded(1))
        for candidate in analysis.candidates:
            after = view.position.after(view.position.legal_actions()[candidate.action])
            assert candidate.points == after.money


def test_the_end_of_a_round_that_is_not_the_last_is_not_called_exact() -> None:
    states = (state for seed in range(50) for state in walk(TWO, f"first {seed}") if state.round_number == 1)
    views = (state.view(state.seat) for state in states if state.seat is not None)
    view = next(view for view in views if endgame.is_solvable(view.position) and len(view.legal_actions()) > 1)
    assert not analyse(bot("kingdoms", "search"), view, Budget(playouts=1), seeded(1))[0].exact


def hidden_endings() -> Iterator[View]:
    """Views of the last two squares of a game in which the rival has kept their starting tile."""
    for seed in range(100):
        for state in walk(TWO, f"hidden {seed}"):
            empty = int(state._position.arrays.table[turns.EMPTY_SQUARES]).bit_count()
            is_last = state.round_number == 3 and empty == 2 and len(state.legal_actions()) > 1
            if state.seat is not None and is_last and holds_start(state._position, 1 - state.seat):
                yield state.view(state.seat)


def test_a_rivals_hidden_tile_is_weighed_by_what_it_may_be() -> None:
    for view in islice(hidden_endings(), 4):
        rival = 1 - int(view.position.arrays.table[turns.SEAT])
        unseen = {kind: number for kind, number in view.unseen.items() if number}
        assert view.position.arrays.tiles[rival] == 0
        found, is_exact = endgame.outcomes_of(view.position, evaluator_for(view, Skill()))
        assert not is_exact  # the rival is taken to know what this seat has not seen
        for code, outcome in found.items():
            hopes = [n * hope_after(with_tile(view.position, rival, k), code, 1 - rival) for k, n in unseen.items()]
            assert outcome[1 - rival, UTILITY] == pytest.approx(sum(hopes) / sum(unseen.values()), abs=0.002)


def test_the_solver_is_the_same_at_both_speeds() -> None:
    view = next(open_endings(TWO, 2))
    evaluator = evaluator_for(view, Skill())
    found = np.array(list(endgame.outcomes_of(view.position, evaluator)[0].values()))
    for speed in (endgame.solve.interpreted, endgame.solve):
        outcomes, stack = np.zeros_like(found), endgame.new_stack(2)
        speed(view.position.arrays, stack, evaluator, outcomes)
        assert np.allclose(outcomes, found)


def test_wide_open_boards_are_not_solved() -> None:
    first = next(walk(TWO, 1))
    assert not endgame.is_solvable(first._position)

"""The champion: its network against plain matrices, its tree, and that it is stronger than what it learned from."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from msgspec.structs import replace

from regnum.bots import Budget, bot
from regnum.bots.judged import POINTS_AT_END, WINS
from regnum.bots.kingdomino import inputs
from regnum.bots.kingdomino.champion import ROWS, ChampionBot, Style, grow, new_search, placement_of, slot_of
from regnum.bots.kingdomino.evaluation import FEATURES, POINTS, count_supply, dominoes_left, estimate, evaluator
from regnum.bots.kingdomino.judging import Judging, judge_turns
from regnum.bots.kingdomino.network import POINTS_SCALE, Network
from regnum.bots.kingdomino.networks import network_for, shape_of
from regnum.bots.kingdomino.training import shapes
from regnum.bots.kingdomino.weights import weights_for
from regnum.bots.tree import NONE, ROOT, children
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, State, View, start, turns
from regnum.games.kingdomino.game import GAME
from regnum.games.kingdomino.turns import Arrays

Floats = npt.NDArray[np.float32]
DUEL = Options.of(mighty_duel=True, harmony=True, middle_kingdom="symmetric")
GAMES = [
    Options.of(harmony=True),
    replace(DUEL, middle_kingdom="exact"),
    Options.of("modern", players=3, middle_kingdom="symmetric"),
    Options.of(players=4),
]
MOST_BYTES = 3_300_000


def walk(options: Options, seed: str) -> Iterator[State]:
    state, chance = start(options, SeededDeal(seed)), seeded(3)
    while not state.is_over:
        yield state
        assert state.seat is not None
        action, chance = GAME.choose("greedy", state.view(state.seat), chance)
        state = state.play(action)


def own_view(state: State) -> View:
    assert state.seat is not None
    return state.view(state.seat)


def judged(view: View) -> tuple[Judging, int, int]:
    """All turns of a position as the rules judge them, interpreted."""
    found = new_search(view, 1, Style()).judging
    return found, *judge_turns(found, NONE)


# --- The network -----------------------------------------------------------------------------------


def kingdom_inputs(here: Arrays, seat: int) -> Floats:
    """The inputs of a kingdom as one row of numbers, read off the position square by square."""
    row = np.zeros(inputs.KINGDOM, dtype=np.float32)
    for plane, squares in enumerate(here.land[seat].tolist()):
        for square in range(64):
            row[64 * plane + square] = squares >> square & 1
    for side, limit in enumerate(here.boxes[seat].tolist()):
        row[512 + 7 * side + abs(limit)] = 1
    placed = sum(squares.bit_count() for squares in here.land[seat].tolist()[:6]) // 2
    each = here.status[turns.ROUNDS] * here.status[turns.KINGS] // here.status[turns.PLAYERS]
    row[540 + each - placed - here.status[turns.DISCARDS + seat]] = 1
    scratch = evaluator(weights_for(Options.of())).scratch  # the features do not depend on weights
    count_supply(here, scratch.supply)
    inputs.write_kingdom(here, seat, scratch)
    row[565 : 565 + FEATURES] = scratch.features
    return row


def rectified(values: Any) -> Any:
    return np.maximum(values, 0)


def embedding(network: Network, row: Floats) -> Any:
    return rectified(rectified(row @ network.first + network.first_bias) @ network.second + network.second_bias)


def token_rows(network: Network, state: State, seat: int) -> Any:
    """The sums of the dominoes that a seat has to place, has claimed, and may claim."""
    to_place = [slot.domino for slot in state.current_row if slot.seat == seat and not slot.is_done]
    claimed = [slot.domino for slot in state.next_row if slot.seat == seat]
    free = [slot.domino for slot in state.next_row if slot.seat is None]
    return np.concatenate([network.tables[i][row].sum(0) for i, row in enumerate((to_place, claimed, free))])


def dominoes_for(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """The dominoes that a seat has to place, has claimed, and may claim, each with its row of four numbers."""
    for i, slot in enumerate(state.current_row):
        if slot.seat == seat and not slot.is_done:
            yield i, slot.domino
    for i, slot in enumerate(state.next_row):
        if slot.seat in (seat, None):
            yield 4 + i if slot.seat == seat else 8 + i, slot.domino


def fits(state: State, seat: int) -> Floats:
    """How the dominoes on the table fit a kingdom, by role, slot and entry: every placement tried on a copy."""
    here, found = state._position.arrays, np.zeros((12, inputs.FIT), dtype=np.float32)
    by_value = evaluator(weights_for(state.options))
    count_supply(here, by_value.scratch.supply)
    left = dominoes_left(here, seat)
    now = estimate(here, seat, left, by_value)
    points = by_value.scratch.features[POINTS]
    for row, domino in dominoes_for(state, seat):
        masks = [int(mask) for mask in turns.placements(here, seat, domino)]
        tried = []
        for placement in [64 * way + square for way in range(4) for square in range(64) if masks[way] >> square & 1]:
            there = turns.copied(here)
            turns.place(there, seat, domino, placement)
            tried.append((estimate(there, seat, left - 1, by_value), by_value.scratch.features[POINTS]))
        if tried:
            most, then = max(tried, key=lambda one: one[0])
            found[row] = 1, (most - now) / 10, (then - points) / 10, min(len(tried), 16) / 16
        else:
            there = turns.copied(here)
            there.status[turns.DISCARDS + seat] += 1
            found[row, inputs.WORTH] = (estimate(there, seat, left - 1, by_value) - now) / 10
    return found.ravel()


def one_hot(number: int, size: int) -> list[float]:
    return [float(i == number) for i in range(size)]


def slot_states(state: State, me: int) -> list[float]:
    players, current, following = state.options.players, list(state.current_row), list(state.next_row)
    row: list[float] = []
    for i in range(4):
        waits = i < len(current) and not current[i].is_done and current[i].seat is not None
        row += one_hot(1 + (current[i].seat - me) % players if waits else 0, players + 1)  # type: ignore[operator]
    for i in range(4):
        number = 0
        if i < len(following):
            owner = following[i].seat
            number = 1 if owner is None else 2 + (owner - me) % players
        row += one_hot(number, players + 2)
    return row


def naive_result(state: State, before: State) -> tuple[Any, Any]:
    """Chances and points to come after a turn that revealed nothing, for the seat that took it and those after it."""
    network, options, me = network_for(state.options), state.options, before.seat
    assert me is not None
    here = state._position.arrays
    seats = [(me + step) % options.players for step in range(options.players)]
    embeddings = [embedding(network, kingdom_inputs(here, seat)) for seat in seats]
    mixed = [np.tile(one @ network.mix + network.mix_bias, 3) for one in embeddings]
    products = [mix * token_rows(network, state, seat) for mix, seat in zip(mixed, seats, strict=True)]
    fitted = [fits(state, seat) for seat in seats]
    view = own_view(before)
    unseen = [float(domino in view.unseen) for domino in range(1, 49)]
    middle = options.middle_kingdom
    hidden = options.deck - view.position.visible
    flags = [options.harmony, middle == "symmetric", middle == "exact", hidden / max(len(view.unseen), 1)]
    rest = np.concatenate([*embeddings[1:], *products[1:], *fitted[1:], slot_states(state, me), unseen, flags])
    own = embeddings[0] @ network.own + network.own_bias + products[0] @ network.own_tokens
    joint = own + fitted[0] @ network.own_fits + rest @ network.rest
    result = rectified(rectified(joint) @ network.third + network.third_bias) @ network.out + network.out_bias
    chances = np.exp(result[: options.players])
    return chances / chances.sum(), POINTS_SCALE * result[options.players :]


@pytest.mark.parametrize("options", GAMES, ids=shape_of)
def test_the_rules_compute_what_plain_matrices_do(options: Options) -> None:
    looked = 0
    for state in walk(options, "matrices"):
        following = len(state.next_row)
        if state.phase != "claim" or state.round_number not in (2, 5) or following == 0:
            continue
        found, placements, claims = judged(own_view(state))
        assert (placements, claims) == (1, len(state.legal_actions()))
        seat = state.seat
        assert seat is not None
        for turn, action in enumerate(state.legal_actions()):
            after = state.play(action)
            if after.round_number != state.round_number:
                continue
            chances, to_come = naive_result(after, state)
            order = [(seat + step) % options.players for step in range(options.players)]
            expected = found.turns.expected[turn]
            assert expected[WINS, order] == pytest.approx(chances, abs=1e-4)
            now = [sum(one.points for one in after.kingdom(other).properties()) for other in order]
            assert expected[POINTS_AT_END, order] == pytest.approx(to_come + now, abs=0.01)
            looked += 1
        if looked > 4:
            return
    raise AssertionError("no position was compared")


def test_seats_are_judged_alike() -> None:
    """The same position with the seats' names exchanged: the players' prospects go with them."""
    state = next(one for one in walk(DUEL, "exchange") if one.phase == "claim" and one.round_number == 4)
    search = new_search(own_view(state), 1, Style())
    judge_turns(search.judging, NONE)
    mine = search.judging.turns.expected[0].copy()
    here, status = search.judging.here, search.judging.here.status
    here.land[:], here.boxes[:] = here.land[::-1].copy(), here.boxes[::-1].copy()
    for entry in range(turns.OWNER, turns.DISCARDS):
        status[entry] = 1 - status[entry] if status[entry] != turns.NOBODY else turns.NOBODY
    first, second = turns.DISCARDS, turns.DISCARDS + 1
    status[first], status[second] = status[second], status[first]
    judge_turns(search.judging, NONE)
    assert search.judging.turns.expected[0][:, ::-1] == pytest.approx(mine)


def test_the_last_turn_of_a_game_is_counted_not_judged() -> None:
    state = list(walk(Options.of(harmony=True), "last"))[-1]
    found, placements, _ = judged(own_view(state))
    for row in range(placements):
        after = state.play(state._position.action(int(found.turns.codes[row])))
        result = after.result()
        assert found.turns.expected[row, POINTS_AT_END].tolist() == result.scores
        shares = [(rank == 1) / result.ranks.count(1) for rank in result.ranks]
        assert found.turns.expected[row, WINS].tolist() == shares


def test_there_is_a_small_network_for_every_shape() -> None:
    for options in [*GAMES, *shapes()]:
        network = network_for(options)
        assert all(np.isfinite(array).all() for array in network)
        assert network.out.shape[1] == 2 * options.players
    assert len(files("regnum.bots.kingdomino").joinpath("data/networks.npz").read_bytes()) < MOST_BYTES


# --- The tree --------------------------------------------------------------------------------------


def test_rows_are_sampled_from_what_has_not_appeared() -> None:
    view = own_view(next(one for one in walk(DUEL, "rows") if one.round_number == 3 and one.phase == "place"))
    search = grow.placed(new_search(view, 200, Style()))
    grow(200, search, seeded(5))
    samples = search.samples.tolist()
    assert len({tuple(row) for row in samples}) > ROWS // 2
    assert all(set(row) <= set(view.unseen) and row == sorted(row) for row in samples)


def test_the_row_that_is_certain_is_the_only_one() -> None:
    states = [one for one in walk(DUEL, "certain") if one.phase == "place"]
    known, none = (next(one for one in states if one.dominoes_in_box == left) for left in (4, 0))
    assert new_search(own_view(known), 9, Style()).samples.shape == (1, 4)
    assert new_search(own_view(none), 9, Style()).samples.shape == (0, 4)


def test_every_claim_is_looked_at_and_the_best_turn_most() -> None:
    state = next(one for one in walk(DUEL, "claims") if one.round_number == 5 and one.phase == "place")
    search = grow.placed(new_search(own_view(state), 300, Style()))
    grow(300, search, seeded(5))
    tree = search.tree
    found = list(children(tree, ROOT))
    free = {slot for slot, one in enumerate(state.next_row) if one.seat is None}
    assert {slot_of(int(tree.actions[child])) for child in found} == free
    assert {placement_of(int(tree.actions[child])) for child in found} <= set(state._position.legal_codes())
    assert int(tree.visits[found].sum()) == 300 + len(found)
    seat = state.seat or 0
    most = max(found, key=lambda child: int(tree.visits[child]))
    best = max(tree.values[child, seat] / tree.visits[child] for child in found if tree.visits[child] > 20)
    assert tree.values[most, seat] / tree.visits[most] > best - 0.05


def test_a_full_tree_goes_on_judging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.bots.kingdomino.champion._MOST_NODES", 60)
    view = own_view(next(one for one in walk(DUEL, "full") if one.round_number == 5 and one.phase == "place"))
    action, _ = ChampionBot().choose(view, Budget(playouts=80), seeded(1))
    assert action in view.legal_actions()


# --- Strength --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "least"), [(DUEL, 10), (Options.of(harmony=True), 8)], ids=["duel", "classic"])
def test_the_champion_beats_the_value_that_it_began_with(options: Options, least: int) -> None:
    wins = 0.0
    for game in range(12):
        state, chance = start(options, SeededDeal(f"champion {game // 2}")), seeded(game)
        while not state.is_over:
            name = "champion" if state.seat == game % 2 else "static"
            action, chance = bot("kingdomino", name).choose(own_view(state), Budget(playouts=12), chance)
            state = state.play(action)
        winners = [place.seat for place in state.ranking() if place.rank == 1]
        wins += (game % 2 in winners) / len(winners)
    assert wins >= least


def test_features_begin_where_training_put_them() -> None:
    assert (inputs.LIMITS, inputs.LEFT, inputs.DENSE) == (512, 540, 565)
    assert POINTS == 0

"""What undo may not cross, and what a view hands out: `State.revealed` and `View.data`.

`revealed` changes exactly when something hidden or random comes to light. Parts of `data` are kept for the next one who
asks, so what one caller does to their own must not reach another.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.games import kingdomino, kingdoms
from regnum.games.dealing import WrittenDeal
from regnum.games.kingdomino import DOMINOES
from regnum.games.kingdomino.position import draw_kings
from regnum.games.kingdoms import Draw, LayStart
from regnum.games.kingdoms.components import TILES_IN_BOX
from regnum.games.kingdoms.turns import MOST_ROUNDS
from tests.support.kingdomino import moves as dominoes
from tests.support.kingdomino.shapes import all_options as all_kingdominoes
from tests.support.kingdoms import moves as castles
from tests.support.kingdoms.shapes import all_options as all_kingdoms

ALTERNATIVES = 4
"""How many other deals are tried at each step."""

Chance = random.Random


# --- Kingdomino ----------------------------------------------------------------------------------


def test_a_king_drawn_from_the_hand_is_revealed() -> None:
    state = dominoes.begin(dominoes.FOUR, (2, 0, 3, 1), (5, 10, 15, 20))
    seen = [state.revealed]
    for claim in ("k15", "k5", "k20"):
        state = dominoes.play(state, claim)
        seen.append(state.revealed)
    assert seen == [(1, 4, 1), (1, 4, 2), (1, 4, 3), (1, 4, 4)]


def test_the_kings_of_A_B_B_A_are_all_known_from_the_first() -> None:
    state = dominoes.begin(kingdomino.Options.of("modern", players=2), (0,), (1, 2, 3, 4))
    assert state.revealed == dominoes.play(state, "k3 k1 k4").revealed == (1, 4, 4)


def test_the_last_claim_of_a_row_lays_out_the_next() -> None:
    state = dominoes.play(dominoes.begin(dominoes.TWO, (0, 1, 0, 1), range(1, 13)), "k1 k2 k3")
    assert state.revealed == (1, 4, 4)
    state = dominoes.play(state, "k4")
    assert state.revealed == (1, 8, 4)
    for _ in range(7):
        state = state.play(state.legal_actions()[0])
        assert state.revealed == (1, 8, 4)
    assert state.play(state.legal_actions()[0]).revealed == (1, 12, 4)


def test_nothing_is_revealed_once_all_dominoes_lie_open() -> None:
    last = [state for state in dominoes.walk(dominoes.TWO, 3) if state.dominoes_in_box == 0]
    assert len(last) > 12
    assert {state.revealed for state in last} == {(1, 24, 4)}


def test_every_game_of_a_match_is_dealt_anew() -> None:
    options = kingdomino.Options.of(players=2, dynasty=True)
    starts = [state for state in dominoes.walk(options, 4) if state.phase == "draft" and not any(_owners(state))]
    assert [state.revealed for state in starts] == [(1, 4, 1), (2, 4, 1), (3, 4, 1)]


def _owners(state: kingdomino.State) -> list[bool]:
    return [slot.seat is not None for slot in state.next_row]


# --- Kingdoms ------------------------------------------------------------------------------------


def test_a_draw_is_revealed_at_once_and_not_again_when_the_tile_is_placed() -> None:
    state = castles.begin(castles.TWO, "+1 +2 dragon")
    assert state.revealed == (1, 2, 1, 1)
    drawn = castles.play(state, "draw")
    assert drawn.revealed == castles.play(drawn, "dragon@a1").revealed == (1, 3, 1, 1)


def test_castles_reveal_nothing() -> None:
    state = castles.begin(castles.TWO)
    assert castles.play(state, "r1@a1 r4@b1 r2@c1").revealed == state.revealed


def test_a_starting_tile_is_secret_until_it_is_played() -> None:
    state = castles.play(castles.begin(castles.TWO), "r1@a1 s@b2")
    assert state.revealed == (1, 2, 1, 0)
    assert castles.play(state, "s@c3").revealed == (1, 2, 0, 0)


def test_a_new_round_deals_new_starting_tiles() -> None:
    assert castles.next_round(castles.begin(castles.TWO)).revealed == (2, 2, 1, 1)


def test_without_luck_nothing_is_hidden() -> None:
    options = kingdoms.Options.of(players=2, no_luck=True)
    assert {state.revealed for state in castles.walk(options, "open")} == {(0,)}


@pytest.mark.parametrize(
    ("start_tie", "choose", "lots"),
    [("random", castles.builds_first, 1), ("random", castles.draws_first, 0), ("clockwise", castles.builds_first, 0)],
)
def test_a_lot_is_drawn_if_several_are_richest(start_tie: Any, choose: castles.Choice, lots: int) -> None:
    options = kingdoms.Options.of(players=2, no_luck=True, start_tie=start_tie)
    lot_of_one, lot_of_other = (WrittenDeal((((0,),), *[((seat,),)] * lots)) for seat in range(2))
    one, other = (castles.next_round(kingdoms.start(options, deal), choose) for deal in (lot_of_one, lot_of_other))
    assert one.revealed == other.revealed == (lots,)
    assert (one.start_player != other.start_player) == (lots > 0)
    assert one.undo().revealed == (0,)
    assert seen_by_all(one.undo()) == seen_by_all(other.undo())


# --- Any game: other deals that nobody could tell from this one ----------------------------------


def seen_by_all(state: Any) -> list[bytes]:
    """What every seat and a spectator may know."""
    observers = (*range(state.options.players), None)
    return [msgspec.json.encode(state.view(observer).data()) for observer in observers]


def replayed(state: Any, start: Any, deal: WrittenDeal) -> Any:
    """The same actions from another deal."""
    other = start(state.options, deal)
    for action in state.actions:
        other = other.play(action)
    return other


def with_mixed(items: Sequence[int], known: int, chance: Chance) -> tuple[int, ...]:
    """The items with all but the first few in another order."""
    return (*items[:known], *chance.sample(items[known:], len(items[known:])))


def other_dominoes(state: kingdomino.State, chance: Chance) -> Iterator[kingdomino.State]:
    """The same game from deals with other dominoes in the box, other kings to come, other games after this."""
    options, games = state.options, []
    for number in range(options.games):
        kings, deck = draw_kings(options, state.deal, number)
        games.append((kings[:1] if options.two_player_draft == "abba" else kings, deck))
    now = state.game_number - 1
    drawn = _drafted(state) + 1 if state.phase == "draft" else options.kings
    for _ in range(ALTERNATIVES):
        draws = games[: now + 1]
        kings, deck = draws[now]
        laid = deck[: options.deck - state.dominoes_in_box]
        box = sorted(set(DOMINOES) - set(laid))
        draws[now] = with_mixed(kings, drawn, chance), (*laid, *chance.sample(box, state.dominoes_in_box))
        for kings, _deck in games[now + 1 :]:
            later = kings if options.two_player_draft == "abba" else with_mixed(kings, 0, chance)
            draws.append((later, tuple(chance.sample(sorted(DOMINOES), options.deck))))
        yield replayed(state, kingdomino.start, WrittenDeal(tuple(draws)))


def _drafted(state: kingdomino.State) -> int:
    return sum(_owners(state))


def other_tiles(state: kingdoms.State, chance: Chance) -> Iterator[kingdoms.State]:
    """The same game from deals with the supply in another order and other rounds after this, lots included."""
    assert isinstance(state.deal, WrittenDeal)
    now, taken = state.round_number - 1, TILES_IN_BOX - state.supply
    for _ in range(ALTERNATIVES):
        draws = list(state.deal.draws)
        for number in range(now, len(draws)):
            *lot, tiles = draws[number]
            draws[number] = (*lot, with_mixed(tiles, taken if number == now else 0, chance))
        yield replayed(state, kingdoms.start, WrittenDeal(tuple(draws)))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(all_kingdominoes()), st.integers(0, 130), st.randoms(use_true_random=False))
def test_kingdomino_reveals_nothing_while_revealed_stays_the_same(
    options: kingdomino.Options, plies: int, chance: Chance
) -> None:
    state = kingdomino.start(options, f"{chance.random()}")
    while len(state.actions) < plies and not state.is_over:
        state = state.play(chance.choice(state.legal_actions()))
    for _ in range(6):
        if state.is_over:
            break
        before, others = state, list(other_dominoes(state, chance))
        assert all(seen_by_all(other) == seen_by_all(state) for other in others)
        state = state.play(chance.choice(state.legal_actions()))
        differ = [seen_by_all(other.play(state.actions[-1])) != seen_by_all(state) for other in others]
        if state.revealed == before.revealed:
            assert not any(differ)
        assert (state.revealed != before.revealed) == (open_things(state) != open_things(before))


def open_things(state: kingdomino.State) -> tuple[int, int, int]:
    """How many dominoes and kings a spectator's arrays show, in which game."""
    position = state.view(None).position
    return state.game_number, int((position.arrays.deck != 0).sum()), int((position.arrays.kings != -1).sum())


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(all_kingdoms()), st.integers(0, 120), st.randoms(use_true_random=False))
def test_kingdoms_reveals_nothing_while_revealed_stays_the_same(
    options: kingdoms.Options, plies: int, chance: Chance
) -> None:
    first = ((chance.randrange(options.players),),)
    tiles = [tuple(chance.sample(castles.shuffle(), TILES_IN_BOX)) for _ in range(MOST_ROUNDS)]
    deal = WrittenDeal(((*first, tiles[0]), *((later,) for later in tiles[1:])))
    state, choose = kingdoms.start(options, deal), castles.at_random(chance.random())
    while len(state.actions) < plies and not state.is_over:
        state = state.play(choose(state))
    for _ in range(6):
        if state.is_over:
            break
        before, others = state, list(other_tiles(state, chance))
        assert all(seen_by_all(other) == seen_by_all(state) for other in others)
        state = state.play(choose(state))
        action = state.actions[-1]
        differ = [seen_by_all(other.play(action)) != seen_by_all(state) for other in others]
        if state.revealed == before.revealed:
            assert not any(differ)
        is_dealt = state.round_number > before.round_number and not options.no_luck
        assert (state.revealed != before.revealed) == (isinstance(action, Draw | LayStart) or is_dealt)


def test_the_checks_above_would_notice_what_comes_to_light() -> None:
    claiming = dominoes.play(dominoes.begin(dominoes.TWO, (0, 0, 1, 1), range(1, 25)), "k1 k2 k3")
    rows = [seen_by_all(dominoes.play(other, "k4")) for other in other_dominoes(claiming, Chance(1))]
    assert any(row != rows[0] for row in rows)
    tiles = [seen_by_all(other.play(Draw())) for other in other_tiles(castles.begin(castles.TWO), Chance(1))]
    assert any(tile != tiles[0] for tile in tiles)


# --- Plain data ----------------------------------------------------------------------------------


def spoil(data: Any) -> None:
    """Empty every list and dictionary, the inner ones first; forms and tuples cannot be changed."""
    if isinstance(data, msgspec.Struct):
        parts = [getattr(data, name) for name in data.__struct_fields__]
    elif isinstance(data, dict | list | tuple):
        parts = list(data.values()) if isinstance(data, dict) else list(data)
    else:
        return
    for part in parts:
        spoil(part)
    if isinstance(data, dict | list):
        data.clear()


@pytest.mark.parametrize(
    "state",
    [
        dominoes.facing(12, "23h7e 40g8n 24f7w"),
        castles.play(castles.next_round(castles.begin(castles.TWO), castles.uneven), "r1@a1 s@b2"),
    ],
)
def test_data_is_the_callers_own(state: Any) -> None:
    before = seen_by_all(state)
    for seat in range(state.options.players):
        spoil(state.view(seat).data())
    assert seen_by_all(state) == before


def test_a_kingdom_that_is_kept_cannot_be_changed() -> None:
    kingdom = dominoes.facing(12, "23h7e").kingdom(0)
    with pytest.raises(TypeError):
        kingdom.squares[0, 1] = kingdom.squares[1, 0]  # type: ignore[index]


def test_incomes_that_are_kept_cannot_be_changed() -> None:
    line = castles.play(castles.begin(castles.TWO), "r1@a1").account().lines[0]
    with pytest.raises(TypeError):
        line.incomes[0] = 100  # type: ignore[index]

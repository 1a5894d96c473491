"""The opponents of Kingdomino: legal, repeatable, without a look into the box, and each as strong as it should be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from regnum.bots import Budget, bot, bot_names
from regnum.bots.kingdomino.endgame import solve
from regnum.bots.kingdomino.evaluation import FEATURES, POINTS
from regnum.bots.kingdomino.levels import LEVELS
from regnum.bots.kingdomino.search import SearchBot
from regnum.bots.kingdomino.training import shapes, train
from regnum.bots.kingdomino.weights import shape_of, weights_for
from regnum.bots.protocol import analyse
from regnum.engine.selection import using
from regnum.games.chance import seeded, seeded_by
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdomino import DOMINOES, Action, Claim, Options, Place, State, View, start
from regnum.games.kingdomino.game import GAME
from tests.naive.kingdomino import rules as naive
from tests.naive.kingdomino.compare import DOMINOES as NAIVE_DOMINOES

BOTH_BONUSES = Options.of(players=4, harmony=True, middle_kingdom="symmetric")
FEW = Budget(playouts=12)
BOTS = bot_names("kingdomino")
OPTIONS = [
    Options.of(players=2),
    Options.of(players=2, mighty_duel=True, dynasty=True),
    Options.of(players=2, two_player_draft="abba"),
    Options.of(players=3, harmony=True),
    Options.of("modern", players=3),
    BOTH_BONUSES,
]


def walk(options: Options, seed: str, policy: str = "greedy-placement") -> Iterator[State]:
    """The states of a game that a policy plays against itself."""
    state, chance = start(options, SeededDeal(seed)), seeded(len(seed))
    while not state.is_over:
        yield state
        assert state.seat is not None
        action, chance = GAME.choose(policy, state.view(state.seat), chance)
        state = state.play(action)


def own_view(state: State) -> View:
    assert state.seat is not None
    return state.view(state.seat)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options.edition}-{options.players}-{options.size}")
def test_every_bot_plays_whole_games_of_every_shape(name: str, options: Options) -> None:
    options = replace(options, dynasty=False) if name.endswith("-fg") else options
    state, chance, player = start(options, "whole"), seeded(1), bot("kingdomino", name)
    while not state.is_over:
        action, chance = player.choose(own_view(state), Budget(playouts=2), chance)
        state = state.play(action)
    assert player.name == name


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_budget_and_chance_give_the_same_action(name: str) -> None:
    for state in list(walk(BOTH_BONUSES, "same"))[3::17]:
        view = own_view(state)
        once, again = (bot("kingdomino", name).choose(view, FEW, seeded(5)) for _ in range(2))
        assert once == again


def with_another_box(state: State) -> State:
    """The same game so far, with the dominoes in the box, and the kings still to be revealed, in another order."""
    deal = state.deal
    assert isinstance(deal, SeededDeal)
    source, options = deal.source("kingdomino", 0), state.options
    kings = list(
        source.draw(
            [seat for seat in range(options.players) for _ in range(options.kings // options.players)], options.kings
        )
    )
    deck = list(source.draw(range(1, 49), options.deck))
    seen = options.deck - state.dominoes_in_box
    hidden = [domino for domino in range(48, 0, -1) if domino not in deck[:seen]]
    revealed = len(state.actions) + 1
    written = WrittenDeal(
        ((tuple(kings[:revealed] + kings[revealed:][::-1]), tuple(deck[:seen] + hidden[: options.deck - seen])),)
    )
    other = start(options, written)
    for action in state.actions:
        other = other.play(action)
    return other


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", [Options.of(players=2), BOTH_BONUSES], ids=["two", "four"])
def test_no_bot_looks_into_the_box(name: str, options: Options) -> None:
    for state in [*list(walk(options, "peek"))[:2], *list(walk(options, "peek"))[5::19]]:
        other = with_another_box(state)
        assert (
            state.dominoes_in_box <= options.row
            or other._position.arrays.deck.tolist() != state._position.arrays.deck.tolist()
        )
        chosen = [bot("kingdomino", name).choose(own_view(one), FEW, seeded(7)) for one in (state, other)]
        assert chosen[0] == chosen[1]


def test_interpreted_and_compiled_searches_are_the_same() -> None:
    views = [own_view(state) for state in walk(Options.of(players=2), "speeds") if state.round_number == 4]
    view = next(view for view in views if len(view.legal_actions()) > 1 and solve(view.position) is None)
    players = [SearchBot(), bot("kingdomino", "olts")]
    fast = [player.choose(view, Budget(playouts=3), seeded(3)) for player in players]
    with using("python"):
        assert [player.choose(view, Budget(playouts=3), seeded(3)) for player in players] == fast


def test_several_cores_search_together() -> None:
    view = own_view(list(walk(Options.of(players=2), "cores"))[6])
    budget = Budget(playouts=40, cores=3)
    once, again = (SearchBot().choose(view, budget, seeded(3)) for _ in range(2))
    assert once == again
    assert once[0] in view.legal_actions()


# --- The paper's static players ---------------------------------------------------------------------


def naive_worth(kingdom: naive.Kingdom) -> tuple[bool, int]:
    """How the paper's greedy players rate a kingdom: tidy before untidy, then points with the castle in the middle."""
    near = {(x, y) for x in range(-2, 3) for y in range(-2, 3)}
    is_central = set(kingdom) <= near
    empty = near - set(kingdom) - {naive.CASTLE}
    has_hole = any(not any(beside in empty | {naive.CASTLE} for beside in naive.neighbours(square)) for square in empty)
    points = sum(worth for *_, worth in naive.properties(kingdom))
    return is_central and not has_hole, points + (10 if is_central else 0)


def laid(kingdom: naive.Kingdom, domino: int, left: naive.Square, right: naive.Square) -> naive.Kingdom:
    first, second = NAIVE_DOMINOES[domino]
    return {**kingdom, left: first, right: second}


def after_any(kingdom: naive.Kingdom, domino: int) -> list[naive.Kingdom]:
    return [laid(kingdom, domino, *squares) for squares in naive.placements(kingdom, NAIVE_DOMINOES[domino], 5)]


def naive_kingdom(state: State, seat: int) -> naive.Kingdom:
    squares = state.kingdom(seat).squares
    return {place: (square.terrain.word, square.crowns) for place, square in squares.items() if place != naive.CASTLE}


def full_greedy_choices(state: State) -> set[Action]:
    """Everything that the paper's full greedy player might do here, found by trying all there is."""
    assert state.seat is not None
    kingdom, free = naive_kingdom(state, state.seat), [slot.domino for slot in state.next_row if slot.seat is None]
    ratings: dict[Action, tuple[bool, int]] = {}
    for action in state.legal_actions():
        if isinstance(action, Place):
            lands = [one for domino in free for one in after_any(laid(kingdom, action.domino, *action.squares), domino)]
        elif isinstance(action, Claim):
            lands = after_any(kingdom, action.domino)
        else:
            return {action}
        if lands:
            ratings[action] = max(naive_worth(land) for land in lands)
    best = max(ratings.values(), default=None)
    return {action for action, rating in ratings.items() if rating == best} or set(state.legal_actions())


def test_full_greedy_does_what_the_paper_says() -> None:
    looked = 0
    for state in [state for seed in range(3) for state in walk(BOTH_BONUSES, f"naive {seed}")]:
        assert state.seat is not None
        is_opening = len(naive_kingdom(state, state.seat)) <= 2
        if is_opening or state.round_number == state.options.rounds or len(state.legal_actions()) > 24:
            continue
        choices = full_greedy_choices(state)
        for chance in range(3):
            action, _ = GAME.choose("full-greedy", own_view(state), seeded(chance))
            assert action in choices
        looked += len(choices) < len(state.legal_actions())
    assert looked > 50


def test_greedy_players_open_by_the_crowns_on_one_square() -> None:
    row = (3, 19, 37, 43)  # no crown, one, one, two on one square
    state = start(BOTH_BONUSES, WrittenDeal((((0, 1, 2, 3), (*row, *(n for n in range(1, 49) if n not in row))),)))
    assert {GAME.choose("full-greedy", own_view(state), seeded_by(bytes([n])))[0] for n in range(5)} == {Claim(43)}
    state = state.play(Claim(43))
    chosen = {GAME.choose("greedy-placement", own_view(state), seeded_by(bytes([n])))[0] for n in range(20)}
    assert chosen == {Claim(19), Claim(37)}


def test_crowns_never_fall_with_the_number() -> None:
    crowns = [max(domino.first.crowns, domino.second.crowns) for _, domino in sorted(DOMINOES.items())]
    assert crowns == sorted(crowns)


PUBLISHED = [
    (("random", "random"), 22.8, 22.6, 8.3),
    (("greedy-placement", "random"), 39.6, 22.1, 9.3),
    (("full-greedy", "random"), 55.7, 21.2, 11.0),
    (("full-greedy", "full-greedy"), 52.2, 51.7, 12.0),
]
"""Who plays against three of whom; their mean scores in the paper's raw data, 200 games each; the spread of a score."""


@pytest.mark.parametrize(("players", "one", "others", "spread"), PUBLISHED, ids=lambda value: str(value))
def test_static_players_score_as_published(players: tuple[str, str], one: float, others: float, spread: float) -> None:
    games = 3000
    keys = [SeededDeal(f"paper/{number}").key("kingdomino") for number in range(games)]
    scores = GAME.simulate(BOTH_BONUSES, keys, (players[0], *[players[1]] * 3), with_log=False).keys[:, :, 0]
    error = spread * (1 / 200 + 1 / games) ** 0.5
    assert abs(scores[:, 0].mean() - one) < 2.6 * error
    assert abs(scores[:, 1:].mean() - others) < 2.6 * error


# --- What was learned -----------------------------------------------------------------------------


def test_there_are_weights_for_every_shape() -> None:
    for options in [*OPTIONS, *shapes()]:
        assert weights_for(options).shape[1] == FEATURES + 1
    assert len({shape_of(options) for options in shapes()}) == len(shapes()) == 8


def test_training_learns_that_points_count_at_the_end() -> None:
    weights = train(Options.of(players=2), games=500, generations=1)
    assert weights[0, POINTS] == pytest.approx(1.0, abs=0.05)
    assert np.abs(weights[0, POINTS + 1 : FEATURES]).max() < 1.0
    assert weights[6, POINTS] > 0.3


# --- The end is played exactly --------------------------------------------------------------------


@cache
def best_standing(land: frozenset[tuple[naive.Square, naive.Half]], dominoes: tuple[int, ...]) -> naive.Key:
    """The best score, largest property and crowns that a kingdom can reach with these dominoes, laid in order."""
    kingdom = dict(land)
    if not dominoes:
        found = naive.properties(kingdom)
        points = sum(worth for *_, worth in found)
        return points, max((size for _, size, _, _ in found), default=0), sum(crowns for _, _, crowns, _ in found)
    lands = after_any(kingdom, dominoes[0]) or [kingdom]
    return max(best_standing(frozenset(land.items()), dominoes[1:]) for land in lands)


def share(standings: list[naive.Key], seat: int) -> tuple[float, naive.Key]:
    best = max(standings)
    return (1 / standings.count(best) if standings[seat] == best else 0.0), standings[seat]


def outcome(state: State) -> list[naive.Key]:
    """All players' results if all play as well as they can, each for their own victory, then their own score."""
    options = state.options
    if state.seat is None or state.round_number == options.rounds:
        row = [] if state.seat is None else [slot for slot in state.current_row if not slot.is_done]
        lands = [frozenset(naive_kingdom(state, seat).items()) for seat in range(options.players)]
        return [
            best_standing(lands[seat], tuple(slot.domino for slot in row if slot.seat == seat))
            for seat in range(options.players)
        ]
    seat = state.seat
    return max((outcome(state.play(action)) for action in state.legal_actions()), key=lambda one: share(one, seat))


def size_of(state: State) -> int:
    """About how many positions are below."""
    if state.round_number == state.options.rounds:
        return len(state.legal_actions())
    row = [slot for slot in state.current_row if not slot.is_done]
    return int(len(state.legal_actions()) * 50 ** (len(row) - 1))


def endings(options: Options, many: int) -> Iterator[State]:
    """Positions near the end in which it matters what is done, small enough to be searched to the end."""
    found = 0
    for seed in range(1000):
        for state in walk(options, f"ending {seed}"):
            late = state.round_number >= options.rounds - 1 and state.phase in ("place", "claim")
            if not late or solve(own_view(state).position) is None or not 1 < size_of(state) < 3000:
                continue
            assert state.seat is not None
            seat = state.seat
            values = {share(outcome(state.play(action)), seat) for action in state.legal_actions()}
            if len(values) > 1:
                found += 1
                yield state
                if found == many:
                    return


@pytest.mark.parametrize("options", [Options.of(players=2), Options.of(players=3), Options.of(players=4)], ids="234")
def test_tactics_the_strongest_plays_the_end_as_well_as_can_be(options: Options) -> None:
    rounds = set()
    for state in endings(options, 25):
        assert state.seat is not None
        seat = state.seat
        best = max(share(outcome(state.play(action)), seat) for action in state.legal_actions())
        action, _ = bot("kingdomino", "king").choose(own_view(state), FEW, seeded(1))
        assert share(outcome(state.play(action)), seat) == best
        rounds.add(options.rounds - state.round_number)
    assert rounds == {0, 1}


# --- Levels -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("weaker", "stronger"), list(zip(list(LEVELS)[:-1], list(LEVELS)[1:], strict=True)))
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    wins, games = 0.0, 16
    for game in range(games):
        state, chance = start(Options.of(players=2), SeededDeal(f"level {game // 2}")), seeded(game)
        names = (weaker, stronger) if game % 2 else (stronger, weaker)
        players = [bot("kingdomino", name) for name in names]
        while not state.is_over:
            assert state.seat is not None
            action, chance = players[state.seat].choose(own_view(state), Budget(playouts=200), chance)
            state = state.play(action)
        winners = [place.seat for place in state.ranking() if place.rank == 1]
        wins += sum(names[seat] == stronger for seat in winners) / len(winners)
    assert wins > games / 2


def test_noise_makes_choices_differ() -> None:
    view = own_view(start(Options.of(players=2), "noise"))
    chances = [seeded_by(bytes([n])) for n in range(40)]
    assert len({bot("kingdomino", "page").choose(view, FEW, chance)[0] for chance in chances}) > 1
    assert len({bot("kingdomino", "baron").choose(view, FEW, chance)[0] for chance in chances}) == 1


# --- Analyses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", [Options.of(players=2), Options.of(players=3, harmony=True)], ids=["two", "three"])
def test_every_bot_analyses_and_chooses_the_best_candidate(name: str, options: Options) -> None:
    for state in list(walk(options, "analyse"))[2::13]:
        view, player = own_view(state), bot("kingdomino", name)
        analysis, after = analyse(player, view, Budget(playouts=40), seeded(4))
        action, chance = player.choose(view, Budget(playouts=40), seeded(4))
        actions = [candidate.action for candidate in analysis.candidates]
        assert analysis.best.action == action
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(view.legal_actions())
        assert analysis.seat == state.seat
        assert after == chance or len(view.legal_actions()) == 1
        assert sum(candidate.share for candidate in analysis.candidates) == pytest.approx(1.0)
        for candidate in analysis.candidates:
            assert sum(candidate.win) == pytest.approx(1.0)
            assert len(candidate.win) == len(candidate.points) == len(candidate.points_error) == options.players


@pytest.mark.parametrize("name", ["search", "champion", "static", "greedy"])
def test_an_analysis_sees_nothing_of_the_box(name: str) -> None:
    for state in list(walk(BOTH_BONUSES, "peek"))[4::23]:
        views = own_view(state), own_view(with_another_box(state))
        mine, other = (analyse(bot("kingdomino", name), view, FEW, seeded(7))[0].data() for view in views)
        assert mine == other


@pytest.mark.parametrize("options", [Options.of(players=2), Options.of(players=3), Options.of(players=4)], ids="234")
def test_solved_endings_say_what_every_action_leads_to(options: Options) -> None:
    for state in endings(options, 8):
        analysis, _ = SearchBot().analyse(own_view(state), FEW, seeded(1))
        assert analysis.exact
        assert {candidate.action for candidate in analysis.candidates} == set(state.legal_actions())
        for candidate in analysis.candidates:
            standings = outcome(state.play(candidate.action))
            assert candidate.win == tuple(share(standings, seat)[0] for seat in range(options.players))
            assert candidate.points[analysis.seat] == standings[analysis.seat][0]
            assert (candidate.error, set(candidate.points_error)) == (0.0, {0.0})
        wins = [candidate.win[analysis.seat] for candidate in analysis.candidates]
        assert wins == sorted(wins, reverse=True)


def test_longer_searches_have_smaller_errors() -> None:
    view = own_view(list(walk(Options.of(players=2), "errors"))[9])
    short, long = (SearchBot().analyse(view, Budget(playouts=many), seeded(2))[0] for many in (50, 800))
    assert (short.playouts, long.playouts) == (50, 800)
    assert long.best.error < short.best.error / 2
    assert long.best.points_error[0] < short.best.points_error[0] / 2
    assert abs(long.best.points[0] - short.best.points[0]) < 5 * short.best.points_error[0]


def test_several_cores_add_up_in_an_analysis() -> None:
    view = own_view(list(walk(Options.of(players=2), "cores"))[6])
    analysis, _ = SearchBot().analyse(view, Budget(playouts=40, cores=3), seeded(3))
    assert analysis.playouts == 120


def test_playing_out_ends_on_the_clock_too() -> None:
    view = own_view(list(walk(Options.of(players=2), "clock"))[6])
    analysis, _ = analyse(bot("kingdomino", "random"), view, Budget(seconds=0.05), seeded(3))
    assert analysis.playouts > len(view.legal_actions())

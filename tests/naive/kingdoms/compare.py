"""Plays random games on the rulebook and on the naive implementation side by side."""

from __future__ import annotations

from functools import cache

from regnum.games.dealing import SeededDeal
from regnum.games.kingdoms import Action, Build, Castle, Draw, Kind, Lay, LayStart, Options, Pass, State, start
from regnum.games.kingdoms.account import piece
from regnum.games.kingdoms.components import COLUMNS, TILE_KINDS, TILES_IN_BOX
from tests.naive.kingdoms import rules as naive
from tests.naive.kingdoms.rules import Move, NaiveKingdoms
from tests.support.kingdoms.moves import at_random

MOST_ROUNDS = 6


def naive_game(options: Options, deal: SeededDeal) -> NaiveKingdoms:
    """The naive twin of a game, with every round's tiles written out."""
    sources = [deal.source("kingdoms", number) for number in range(MOST_ROUNDS)]
    (first,) = sources[0].draw(range(options.players), 1)
    shuffles = [source.draw(TILE_KINDS.tolist(), TILES_IN_BOX) for source in sources]
    return NaiveKingdoms(
        players=options.players,
        shuffles=[[Kind(tile).word for tile in tiles] for tiles in shuffles],
        first=first,
        last_castle=options.last_castle,
        no_luck=options.no_luck,
        continuous=options.continuous,
    )


def at(square: int) -> naive.Square:
    """A square as the naive implementation names it: row and column from 1."""
    return square // COLUMNS + 1, square % COLUMNS + 1


@cache
def as_move(action: Action) -> Move:
    """An action in the naive implementation's form."""
    match action:
        case Build(rank, square):
            return ("castle", rank, at(square))
        case Draw():
            return ("draw",)
        case Lay(kind, square):
            return ("tile", kind.word, at(square))
        case LayStart(square):
            return ("start", at(square))
        case Pass():
            return ("pass",)


def as_board(state: State) -> naive.Board:
    """The board in the naive implementation's form."""
    pieces = (piece(int(code)) for code in state.view(None).position.arrays.squares)
    return {
        at(square): f"{found.seat}:{found.rank}" if isinstance(found, Castle) else found.word
        for square, found in enumerate(pieces)
        if found is not None
    }


def assert_same_position(state: State, twin: NaiveKingdoms) -> None:
    """Board, money, hands, supply and history agree."""
    assert state.round_number == twin.round()
    assert as_board(state) == twin.board()
    assert list(state.money) == twin.money()
    assert [list(money) for money in state.money_history] == twin.history()
    drawn = state.drawn_tile
    assert (drawn.word if isinstance(drawn, Kind) else None) == twin.drawn()
    for seat in range(state.options.players):
        assert state.castles(seat) == twin.castles(seat)
        tile = state.starting_tile(seat)
        assert (tile.word if isinstance(tile, Kind) else None) == twin.start_tile(seat)
    supply = [kind.word for kind, count in state.unseen.items() for _ in range(count)]
    assert sorted(supply) == sorted(twin.supply())
    assert state.supply == len(supply)


def assert_same_lines(state: State, twin: NaiveKingdoms) -> None:
    """Every line of the current board agrees (without Continuous scoring, which may withhold a bonus)."""
    ours = [(line.direction, at(line.first), at(line.last), line.value, line.incomes) for line in state.account().lines]
    assert ours == [tuple(line) for line in naive.lines(twin.board())]


def play_side_by_side(options: Options, seed: str) -> State:
    """A random game in which both must agree at every step; returns the finished state."""
    choose = at_random(seed)
    deal = SeededDeal(seed)
    state, twin = start(options, deal), naive_game(options, deal)
    while not twin.over():
        assert state.seat == twin.seat()
        assert {as_move(action) for action in state.legal_actions()} == twin.legal()
        assert_same_position(state, twin)
        action = choose(state)
        twin.play(as_move(action))
        state = state.play(action)
    assert state.is_over
    assert_same_position(state, twin)
    if options.continuous == "off":
        assert_same_lines(state, twin)
    assert state.result().ranks == twin.ranks()
    return state

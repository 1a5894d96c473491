"""Plays random games on the rulebook and on the naive implementation side by side."""

from __future__ import annotations

import random
from pathlib import Path

import regnum
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Action, Claim, Discard, Options, Place, State, start
from regnum.games.kingdomino.position import draw_kings
from tests.naive.kingdomino.rules import Move, NaiveKingdomino, match_ranks, read_dominoes

DOMINOES = read_dominoes(Path(regnum.__file__).parent / "games/kingdomino/data/dominoes.csv")


def naive_game(options: Options, deal: SeededDeal, number: int) -> NaiveKingdomino:
    """The naive twin of one game of a match."""
    kings, deck = draw_kings(options, deal, number)
    return NaiveKingdomino(
        DOMINOES,
        players=options.players,
        size=options.size,
        row=options.row,
        deck=list(deck),
        kings=list(kings),
        middle_kingdom=options.middle_kingdom,
        harmony=options.harmony,
    )


def as_move(action: Action) -> Move:
    """An action in the naive implementation's form."""
    match action:
        case Claim(domino):
            return ("claim", domino)
        case Discard(domino):
            return ("discard", domino)
        case Place(domino):
            return ("place", domino, *action.squares)


def assert_same_position(state: State, naive: NaiveKingdomino) -> None:
    """Rows, kings, kingdoms and discards agree."""
    assert [(slot.domino, slot.seat) for slot in state.next_row] == naive.next_row()
    waiting = [(slot.domino, slot.seat) for slot in state.current_row if not slot.is_done and slot.seat is not None]
    assert waiting == naive.current_row()
    for seat in range(state.options.players):
        kingdom = state.kingdom(seat).squares
        assert {at: (square.terrain.word, square.crowns) for at, square in kingdom.items()} == naive.kingdom(seat)
        assert state.discards(seat) == len(naive.discarded(seat))


def assert_same_scores(state: State, naive: NaiveKingdomino, game_number: int) -> None:
    """Scores, their parts and the tie-break keys agree."""
    for seat, score in enumerate(state.scores(game_number)):
        parts = sorted((part.terrain.word, part.squares, part.crowns, part.points) for part in score.properties)
        assert parts == naive.points(seat)
        assert (score.middle_kingdom, score.harmony) == naive.bonuses(seat)
        assert score.key == naive.tie_key(seat)


def play_side_by_side(options: Options, seed: str) -> State:
    """A random game in which both must agree at every step; returns the finished state."""
    chance = random.Random(seed)
    deal = SeededDeal(seed)
    state = start(options, deal)
    keys = []
    for number in range(options.games):
        naive = naive_game(options, deal, number)
        while not naive.over():
            assert state.seat == naive.seat()
            assert {as_move(action) for action in state.legal_actions()} == naive.legal()
            assert_same_position(state, naive)
            action = chance.choice(state.legal_actions())
            naive.play(as_move(action))
            state = state.play(action)
        assert_same_scores(state, naive, number + 1)
        keys.append([naive.tie_key(seat) for seat in range(options.players)])
    assert state.is_over
    assert state.result().ranks == (match_ranks(keys) if options.dynasty else naive.ranks())
    return state

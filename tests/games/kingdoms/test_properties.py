"""What follows from the rules of Kingdoms (section 2.7) and what always holds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.games.kingdoms import Castle, Kind, Options, Pass, State, board, parse_action, policies, turns
from regnum.games.kingdoms.account import Account, piece_code
from regnum.games.kingdoms.components import COLUMNS, KIND_COUNTS, PIECES_IN_BOX, RANKS, ROWS, Piece
from tests.support.kingdoms.moves import TWO, paid_by_rules, walk
from tests.support.kingdoms.shapes import all_options

SHAPES = st.sampled_from(all_options())
SEEDS = st.integers(0, 10**9)
BOARDS = st.lists(
    st.one_of(st.none(), st.sampled_from(sorted(PIECES_IN_BOX, key=piece_code))), min_size=30, max_size=30
)
ROUND_LIMITS = {2: 3, 3: 5, 4: 6}


def rounds_of(options: Options, seed: object) -> list[list[State]]:
    """The states of a random game, round by round."""
    rounds: list[list[State]] = []
    for state in walk(options, seed):
        if state.round_number > len(rounds):
            rounds.append([])
        rounds[-1].append(state)
    return rounds


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([options for options in all_options() if not options.last_castle]), SEEDS)
def test_a_standard_round_always_fills_the_board(options: Options, seed: int) -> None:
    *_, last = walk(options, seed)
    for number in (1, 2, 3):
        assert None not in last.account(number).pieces


@settings(max_examples=25, deadline=None)
@given(SHAPES, SEEDS)
def test_a_player_who_passed_passes_until_the_round_ends(options: Options, seed: int) -> None:
    for states in rounds_of(options, seed):
        passed: set[int] = set()
        for state in states:
            if state.seat in passed:
                assert state.legal_actions() == (Pass(),)
            if state.seat is not None and state.legal_actions() == (Pass(),):
                passed.add(state.seat)


def test_passing_happens_in_standard_play() -> None:
    assert any(state.legal_actions() == (Pass(),) for seed in range(20) for state in walk(TWO, f"pass {seed}"))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([options for options in all_options() if options.last_castle]), SEEDS)
def test_last_castle_has_a_limited_number_of_rounds(options: Options, seed: int) -> None:
    *_, last = walk(options, seed)
    assert last.round_number <= ROUND_LIMITS[options.players]
    assert all(None not in last.account(number).pieces for number in range(1, last.round_number))


@settings(max_examples=25, deadline=None)
@given(SHAPES, SEEDS)
def test_pieces_are_conserved(options: Options, seed: int) -> None:
    for state in walk(options, seed):
        board_now = Counter(piece for piece in state.account().pieces if piece is not None)
        hands = Counter(tile for seat in range(options.players) if isinstance(tile := state.starting_tile(seat), Kind))
        hands += Counter([state.drawn_tile] if isinstance(state.drawn_tile, Kind) else [])
        for kind in Kind:
            assert board_now[kind] + hands[kind] + state.unseen[kind] == KIND_COUNTS[kind]
        for seat in range(options.players):
            for rank in RANKS:
                assert (
                    0 <= board_now[Castle(seat, rank)] + state.castles(seat)[rank] <= PIECES_IN_BOX[Castle(seat, rank)]
                )


@settings(max_examples=20, deadline=None)
@given(SHAPES, SEEDS, st.integers(1, 20))
def test_undo_after_play_is_identity(options: Options, seed: int, plies: int) -> None:
    states = list(walk(options, seed))
    state, past = states[-1], states[max(-1 - plies, -len(states))]
    back = state.undo(len(state.actions) - len(past.actions))
    assert (back.actions, back.data()) == (past.actions, past.data())


@settings(max_examples=25, deadline=None)
@given(SHAPES, SEEDS)
def test_rounds_have_a_limited_number_of_actions(options: Options, seed: int) -> None:
    assert max(len(states) for states in rounds_of(options, seed)) <= turns.MOST_PLIES_A_ROUND


@settings(max_examples=20, deadline=None)
@given(SHAPES, SEEDS)
def test_every_legal_action_reads_back(options: Options, seed: int) -> None:
    for state in walk(options, seed):
        for action in state.legal_actions()[::11]:
            assert parse_action(str(action)) == action


def mirrored(pieces: list[Piece | None]) -> list[Piece | None]:
    return [pieces[COLUMNS * row + COLUMNS - 1 - column] for row in range(ROWS) for column in range(COLUMNS)]


@given(BOARDS)
def test_a_mirrored_board_pays_the_same(pieces: list[Piece | None]) -> None:
    one, other = Account.of(pieces), Account.of(mirrored(pieces))
    upside_down = Account.of(pieces[::-1])
    for seat in range(4):
        assert one.income(seat) == other.income(seat) == upside_down.income(seat)


@given(BOARDS, st.permutations(range(4)))
def test_seats_can_be_relabelled(pieces: list[Piece | None], seats: list[int]) -> None:
    renamed = [Castle(seats[one.seat], one.rank) if isinstance(one, Castle) else one for one in pieces]
    before, after = Account.of(pieces), Account.of(renamed)
    assert [before.income(seat) for seat in range(4)] == [after.income(seats[seat]) for seat in range(4)]


@given(BOARDS)
def test_the_account_and_the_rulebooks_arithmetic_agree(pieces: list[Piece | None]) -> None:
    account = Account.of(pieces)
    assert {seat: account.income(seat).total for seat in range(4)} == paid_by_rules(account)
    assert all(sum(tile.value for tile in line.tiles) == line.value for line in account.lines)


@given(BOARDS, st.sampled_from([0, 1, 2]), st.data())
def test_the_gain_of_a_piece_is_what_it_changes(pieces: list[Piece | None], scoring: int, data: st.DataObject) -> None:
    empty = data.draw(st.integers(0, 29))
    piece = data.draw(st.sampled_from(sorted(PIECES_IN_BOX, key=piece_code)))
    here = turns.new_round()
    here.table[turns.SCORING] = scoring
    squares, lines = here.squares, here.lines
    board.lay_out(squares, lines)
    for square, one in enumerate(pieces):
        if one is not None and square != empty:
            board.put(squares, lines, square, piece_code(one), scoring)
    before, change = board.board_income(lines), policies.gain(here, empty, piece_code(piece))
    board.put(squares, lines, empty, piece_code(piece), scoring)
    assert before + change == board.board_income(lines)


@pytest.mark.parametrize("scoring", [1, 2])
def test_on_a_full_board_everything_has_been_scored(scoring: int) -> None:
    for state in walk(Options.of(players=2, continuous=("off", "parts", "lines")[scoring]), "scored"):
        position = state.view(None).position
        if None not in state.account().pieces:
            assert board.scored_income(position.arrays.lines, scoring) == board.board_income(position.arrays.lines)

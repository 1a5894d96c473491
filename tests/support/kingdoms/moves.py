"""Hand-made positions for the rule tests of Kingdoms: written deals, planned games, boards as text."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np

from regnum.games.dealing import WrittenDeal
from regnum.games.kingdoms import COLOURS, TILES, Action, Draw, Options, State, parse_action, read_board, start
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms.account import Account, piece_code
from regnum.games.kingdoms.actions import KINDS_BY_WORD
from regnum.games.kingdoms.components import SQUARES

TWO = Options.of(players=2)
THREE = Options.of(players=3)
FOUR = Options.of(players=4)


def shuffle(words: str = "") -> tuple[int, ...]:
    """All 23 tiles: first these, the others behind them in the order of the box."""
    first = [int(KINDS_BY_WORD[word]) for word in words.split()]
    left = Counter(int(tile.kind) for tile in TILES)
    left.subtract(first)
    return (*first, *left.elements())


def deal(*rounds: str, first: int = 0) -> WrittenDeal:
    """A deal with this start player; each round's tiles begin as written: starting tiles by seat, then the supply."""
    tiles = [shuffle(words) for words in (*rounds, *[""] * (6 - len(rounds)))]
    return WrittenDeal((((first,), tiles[0]), *((shuffled,) for shuffled in tiles[1:])))


def begin(options: Options, *rounds: str, first: int = 0) -> State:
    """A game with such a deal."""
    return start(options, deal(*rounds, first=first))


def play(state: State, actions: str) -> State:
    """The state after some actions, written with blanks between."""
    for text in actions.split():
        state = state.play(parse_action(text))
    return state


def legal(state: State) -> set[str]:
    """Everything that may be done, as written."""
    return {str(action) for action in state.legal_actions()}


Choice = Callable[[State], Action]


def draws_first(state: State) -> Action:
    """A way to play that keeps castles in hand: draw while that is possible, otherwise the last legal action."""
    return Draw() if Draw() in state.legal_actions() else state.legal_actions()[-1]


def builds_first(state: State) -> Action:
    """A way to play that places castles while there are any, the lowest first."""
    return state.legal_actions()[0]


def uneven(state: State) -> Action:
    """A way to play in which seat 0 spends everything at once and the others draw first."""
    return builds_first(state) if state.seat == 0 else draws_first(state)


def at_random(seed: object) -> Choice:
    """A way to play in which every seat draws with its own probability; a seat that builds at once passes later."""
    chance = random.Random(str(seed))
    likings = [chance.choice((0.0, 0.5, 1.0)) for _ in range(4)]

    def choose(state: State) -> Action:
        actions = state.legal_actions()
        draws = Draw() in actions and chance.random() < likings[state.seat or 0]
        return Draw() if draws else chance.choice(actions)

    return choose


def next_round(state: State, choose: Choice = draws_first) -> State:
    """The state at the beginning of the next round, or at the end of the game."""
    number = state.round_number
    while state.round_number == number and not state.is_over:
        state = state.play(choose(state))
    return state


def walk(options: Options, seed: object) -> Iterator[State]:
    """Every state of a game that is dealt and played at random."""
    choose = at_random(seed)
    state = start(options, f"walk {seed}")
    yield state
    while not state.is_over:
        state = state.play(choose(state))
        yield state


def income_of(*rows: str) -> dict[str, tuple[int, int]]:
    """What a board pays to each colour on it, from rows and from columns; any pieces will do."""
    account = read_board("\n".join(rows), any_pieces=True)
    incomes = {COLOURS[seat]: account.income(seat) for seat in account.seats}
    assert {seat: account.income(seat).total for seat in range(len(COLOURS))} == paid_by_rules(account)
    return {colour: (income.rows, income.columns) for colour, income in incomes.items()}


def paid_by_rules(account: Account) -> dict[int, int]:
    """What the rulebook's own arithmetic pays to each seat, for the same board put together piece by piece."""
    squares, lines = np.zeros(SQUARES, dtype=np.int64), np.zeros(rules.PLACES, dtype=np.int64)
    rules.lay_out(squares, lines)
    for square, piece in enumerate(account.pieces):
        if piece is not None:
            rules.put(squares, lines, square, piece_code(piece), rules.AT_ROUND_END)
    income = rules.board_income(lines)
    return {seat: int(rules.share(income, seat)) for seat in range(len(COLOURS))}


def values_of(*rows: str) -> list[tuple[str, str, int]]:
    """First square, last square and value of every line of a board."""
    return [
        (line.first, line.last, line.value)
        for line in (line.data() for line in read_board("\n".join(rows), any_pieces=True).lines)
    ]


def to_the_first_pass(state: State) -> State:
    """Seat 0 spends everything, seat 1 keeps its castles: when the supply is empty, seat 0 has to pass."""
    while "pass" not in legal(state):
        state = state.play(uneven(state))
    return state

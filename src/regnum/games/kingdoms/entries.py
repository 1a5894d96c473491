"""Entry points for a program that plays without Python, such as the web app with the module in its own worker.

Everything is a number here, as in `turns.py`. `here` is a position; its arrays are made by the caller.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.engine import Axes, compiled, rule
from regnum.engine.described import constants, shapes
from regnum.games.kingdoms import account as accounts
from regnum.games.kingdoms import batch, components, explain, options, sight, state, text, turns
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms.account import PIECES, Accounted, new_accounted, piece_word
from regnum.games.kingdoms.actions import START_WORD, square_name
from regnum.games.kingdoms.components import RANKS, SQUARES, TILES_IN_BOX, Kind
from regnum.games.kingdoms.policies import POLICIES, PROSPECTS, Leads, choose
from regnum.games.kingdoms.position import NAME
from regnum.games.kingdoms.turns import Numbers, Round, Table
from regnum.games.stream import STREAM, Words


@compiled
def start_game(here: Round, settings: Table) -> None:
    """Set up a game; its first round begins with `start_round`."""
    turns.set_up(here, settings)


@compiled
def start_round(here: Round, key: Words, stream: Words) -> None:
    """Deal and begin the next round by the key of the deal; `stream` is scratch."""
    turns.begin_round(here, batch.deal_round(here, key, stream))


@compiled
def plan_draws(here: Round, items: Annotated[Numbers, Axes(2)], sizes: Annotated[Numbers, Axes(2)]) -> None:
    """Write what has to be drawn before the next round, as `turns.plan_draws`."""
    turns.plan_draws(here, items, sizes)


@compiled
def begin_drawn(here: Round, items: Annotated[Numbers, Axes(2)]) -> None:
    """Begin the round for which that was drawn, as `turns.begin_drawn`."""
    turns.begin_drawn(here, items)


@compiled
def legal_actions(here: Round, codes: Numbers) -> int:
    """Write every legal action to `codes`, which has room for `turns.DRAW + 1` of them; returns how many."""
    return turns.list_actions(here, codes)


@compiled
def reason(here: Round, code: int) -> int:
    """Why the seat to act may do something or not, as `explain.reason`."""
    return explain.reason(here, code)


@compiled
def play_action(here: Round, code: int) -> None:
    """Play a legal action."""
    turns.apply(here, code)


class Seen(NamedTuple):
    """What an observer sees of a position beside its board."""

    seen: Numbers
    """`seen[entry]`: as `sight.write_seen` names them."""
    unseen: Numbers
    """`unseen[kind]`: how many tiles of each kind they have not seen."""
    money: Numbers
    """`money[seat]`: the gold of each now."""
    castles: Annotated[Numbers, Axes(2)]
    """`castles[seat, rank - 1]`: how many each has in hand."""
    starting: Numbers
    """`starting[seat]`: the starting tile of each."""


def new_seen(players: int) -> Seen:
    """Room for what an observer sees."""
    shapes = (sight.SEEN,), (rules.KINDS + 1,), (players,), (players, len(RANKS)), (players,)
    return Seen(*(np.zeros(shape, dtype=np.int64) for shape in shapes))


@compiled
def see(here: Round, observer: int, there: Round, view: Seen) -> None:
    """Write the position as an observer may know it to `there`, and what they see of it."""
    turns.copy_round(here, there)
    sight.mask(here, observer, there.tiles)
    sight.write_seen(there, view.seen)
    sight.write_unseen(there, view.unseen)
    paid = turns.paid_so_far(there)
    for seat in range(view.money.size):
        view.money[seat] = turns.money(there, paid, seat)
        view.starting[seat] = sight.start_seen(there, seat)
        for rank in RANKS:
            view.castles[seat, rank - 1] = there.table[turns.castles_in_hand(seat, rank)]


@compiled
def write_money(here: Round, money: Numbers) -> None:
    """Write what every seat has now."""
    paid = turns.paid_so_far(here)
    for seat in range(money.size):
        money[seat] = turns.money(here, paid, seat)


@compiled
def is_lot_drawn(here: Round) -> bool:
    """Whether chance decides which player begins the round after this one, which is over."""
    return turns.is_lot_drawn(here)


@rule
def _write_account(here: Round, account: Accounted) -> int:
    is_over = here.table[turns.PHASE] >= turns.ROUND_OVER
    return accounts.write_account(here.squares, here.lines, here.table[turns.SCORING], is_over, account)


@compiled
def write_account(here: Round, account: Accounted) -> int:
    """Write the board of a round as it is scored, as `account.write_account`; returns how many lines there are."""
    return _write_account(here, account)


@compiled
def count_board(squares: Numbers, lines: Numbers, account: Accounted) -> tuple[int, int, int]:
    """Write any board as it is scored at the end of a round; `lines` is scratch.

    Returns how many lines there are, then the first piece of which there are too many, as `board.too_many`.
    """
    rules.lay_out(squares, lines)
    is_over = True
    number = accounts.write_account(squares, lines, rules.AT_ROUND_END, is_over, account)
    piece, too_many = rules.too_many(squares)
    return number, piece, too_many


@compiled
def write_revealed(here: Round, lots: int, revealed: Numbers) -> int:
    """Write what has come to light, as `sight.write_revealed`; returns how many numbers that is."""
    return sight.write_revealed(here, lots, revealed)


@compiled
def preview_action(here: Round, code: int, there: Round, account: Accounted) -> int:
    """Write the position after a legal action to `there`, and its board as it is scored; returns how many lines."""
    turns.copy_round(here, there)
    turns.apply(there, code)
    return _write_account(there, account)


@compiled
def impossible_choice(choices: Numbers) -> int:
    """The first choice before a game that cannot be, as `options.impossible`."""
    return options.impossible(choices)


@compiled
def write_settings(choices: Numbers, settings: Table) -> None:
    """Write the settings of choices that are possible, as `options.write_settings`."""
    options.write_settings(choices, settings)


@compiled
def choose_action(policy: int, here: Round, prospects: Leads, chance: np.uint64) -> tuple[int, np.uint64]:
    """The action of one of the game's policies by its number, and the new state of the random numbers."""
    return choose(policy, here, prospects, chance)


_ANY_PLAYERS = 7
"""A length that no other axis has."""
_KINDS = (state.HIDDEN, *(kind.word for kind in Kind))

DATA = {
    **constants(turns, "ROUND_OVER OVER DRAW PASS FIRST_MONEY MOST_ROUNDS PHASE ROUND SCORING MONEY CASTLES"),
    **constants(turns, "DRAWN_FROM DRAWN"),
    **constants(sight, "SPECTATOR NO_TILE PHASE_SEEN SEAT_SEEN START_PLAYER DRAWN_SEEN SUPPLY ROUNDS_KNOWN"),
    **constants(explain, "PLACING WAITING"),
    **constants(accounts, "DIRECTION FIRST_PLACE END_PLACE FIRST_SQUARE LAST_SQUARE VALUE IS_SCORED RANK_SUMS INCOMES"),
    **constants(accounts, "SQUARE PIECE COUNTS EFFECT BONUS RANK DIRECTIONS EFFECTS"),
    **constants(rules, "KINDS IN_BOX"),
    **constants(options, "NOT_A_CHOICE POSSIBLE PROBLEMS KNOWN"),
    **constants(state, "PHASES TIE_BREAKS"),
    **constants(components, "COLUMNS ROWS COLOURS"),
    **constants(text, "MOST_TEXT"),
    "GAME": NAME,
    "GROUP_STEP": turns.placement(1, 0),
    "POLICIES": POLICIES,
    "PLAYERS": sorted(components.RANK_ONE_BY_PLAYERS),
    "OPTIONS": options.Options.of().data(),
    "SWITCHES": [{"name": switch.name, "kind": switch.kind, "choices": switch.choices} for switch in options.SWITCHES],
    "KIND_WORDS": _KINDS,
    "GROUP_WORDS": [*(f"r{rank}" for rank in RANKS), START_WORD, *_KINDS[1:]],
    "PIECE_WORDS": [piece_word(piece) for piece in PIECES],
    "SQUARE_NAMES": [square_name(square) for square in range(SQUARES)],
    "REASONS": {number: [words.rule, words.message, words.mentioned] for number, words in explain.WORDS.items()},
    "shapes": {
        "here": shapes(turns.new_round()),
        "settings": f"int64[{turns.SETTINGS}]",
        "choices": f"int64[{options.CHOICES}]",
        "codes": f"int64[{turns.DRAW + 1}]",
        "items": f"int64[{turns.DRAWS},{TILES_IN_BOX}]",
        "sizes": f"int64[{turns.DRAWS},2]",
        "key": "uint64[8]",
        "stream": f"uint64[{STREAM}]",
        "account": shapes(new_accounted()),
        "revealed": f"int64[{sight.MOST_REVEALED}]",
        "seen": shapes(new_seen(_ANY_PLAYERS), {_ANY_PLAYERS: "players"}),
        "prospects": f"int64[{PROSPECTS}]",
    },
}

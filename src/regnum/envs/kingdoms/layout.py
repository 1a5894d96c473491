"""What an observation of Kingdoms contains, as rules.

Actions have the rulebook's own numbers (`turns.py`): `32 * group + square` places a piece, then come `DRAW` and `PASS`.
Seats are counted from the observer clockwise, the observer being 0.
"""

from __future__ import annotations

import numpy as np

from regnum.engine import rule
from regnum.envs.arrays import (
    COURSE_HEAD,
    MOST_SEATS,
    TOTALS,
    WORD,
    Numbers,
    Row,
    add_byte,
    byte,
    clear,
    relative,
    spread_byte,
)
from regnum.envs.layouts import Layout, Section
from regnum.games.bits import count
from regnum.games.kingdoms import sight, turns
from regnum.games.kingdoms.board import EMPTY, KINDS, seat_and_rank
from regnum.games.kingdoms.components import COLUMNS, RANKS, ROWS, SQUARES, Kind
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.turns import Round

VERSION = 0
ACTIONS = turns.PASS + 1
COURSE = COURSE_HEAD
"""The entries of `course` are those of all games."""

_KINDS_WORDS = KINDS // WORD
_NUMBERS_WORDS = 8
"""The words of `_write_numbers`."""
_WORD_BITS = 6
"""A word has two to the power of this many bits."""
_FIRST, _MORE, _DEBT, _PLUS, _MINUS = range(0, 5 * MOST_SEATS, MOST_SEATS)
"""Where gold is: up to 255, above 255, below nothing; then what the board would pay now, and would cost."""


def layout(options: Options) -> Layout:
    """The layout for these options."""
    kinds = tuple(kind.word for kind in Kind)
    castles = tuple(f"castle {rank} of seat +{seat}" for seat in range(options.players) for rank in RANKS)
    gold = "gold up to 255, gold above 255, debt, would be paid now, would be charged now, 0"
    progress = "round, rounds to come (0 if not known), tiles in the supply, empty squares, 0, 0, 0, 0"
    pieces = (*kinds, *castles)
    return Layout(
        game="kingdoms",
        version=VERSION,
        players=options.players,
        actions=ACTIONS,
        sections=(
            Section("board", (len(pieces), ROWS, COLUMNS), (", ".join(pieces), "row", "column"), 1),
            Section("unseen", (KINDS,), ("kind - 1",)),
            Section("starting_tile", (KINDS,), ("kind - 1",), 1),
            Section("drawn", (KINDS,), ("kind - 1",), 1),
            Section("castles", (MOST_SEATS, len(RANKS)), ("seat", "rank - 1")),
            Section("phase", (4,), ("act, place the tile drawn, round over, over",), 1),
            Section("acting", (MOST_SEATS,), ("seat",), 1),
            Section("holds_starting_tile", (MOST_SEATS,), ("seat",), 1),
            Section("start_player", (MOST_SEATS,), ("seat",), 1),
            Section(
                "progress",
                (8,),
                (progress,),
            ),
            Section("gold", (6, MOST_SEATS), (gold, "seat")),
        ),
        longest=turns.MOST_PLIES_A_ROUND * options.most_rounds,
        most_points=1000 * options.most_rounds,
    )


@rule
def write_observation(here: Round, course: Numbers, observer: int, row: Row) -> None:
    """Write what an observer may know: not the supply, nor the tiles that other players have not placed."""
    players = here.table[turns.PLAYERS]
    clear(row)
    for square in range(SQUARES):
        piece = here.squares[square]
        if piece != EMPTY:
            add_byte(row, SQUARES * _plane(piece, observer, players) + square, 1)
    at = _board_words(players)
    _write_tiles(here, observer, row, WORD * at)
    _write_numbers(here, course, observer, row, at + 3 * _KINDS_WORDS)


@rule
def _board_words(players: int) -> int:
    """How many words the board has."""
    return SQUARES * (KINDS + len(RANKS) * players) // WORD


@rule
def _plane(piece: int, observer: int, players: int) -> int:
    """The plane of a piece."""
    plane = piece - 1
    if piece > KINDS:
        owner, rank = seat_and_rank(piece)
        plane = KINDS + len(RANKS) * relative(owner, observer, players) + rank - 1
    return int(plane)


@rule
def _board_gist_words(players: int) -> int:
    """How many words have a bit for each byte of the board."""
    return (_board_words(players) + WORD - 1) // WORD


@rule
def gist_words(players: int) -> int:
    """How many words `write_observation_gist` writes."""
    return _board_gist_words(players) + 3 * _KINDS_WORDS + _NUMBERS_WORDS


@rule
def write_observation_gist(here: Round, course: Numbers, observer: int, gist: Row) -> None:
    """Write what `write_observation` writes in few words: the board has a bit instead of a byte."""
    players = here.table[turns.PLAYERS]
    at = _board_gist_words(players)
    for word in range(at + 3 * _KINDS_WORDS + _NUMBERS_WORDS):
        gist[word] = np.uint64(0)
    for square in range(SQUARES):
        piece = here.squares[square]
        if piece != EMPTY:
            bit = SQUARES * _plane(piece, observer, players) + square
            gist[bit >> _WORD_BITS] |= np.uint64(1) << np.uint64(bit & ((1 << _WORD_BITS) - 1))
    _write_tiles(here, observer, gist, WORD * at)
    _write_numbers(here, course, observer, gist, at + 3 * _KINDS_WORDS)


@rule
def observation_word(gist: Row, at: int, players: int) -> np.uint64:
    """A word of an observation by its gist."""
    board = _board_words(players)
    if at < board:
        return spread_byte(gist[at // WORD] >> np.uint64(WORD * (at % WORD)))
    return np.uint64(gist[at - board + _board_gist_words(players)])


@rule
def _write_tiles(here: Round, observer: int, row: Row, at: int) -> None:
    """Write which tiles the observer has not seen, and the kinds of their own starting tile and of the one they drew.

    Another player's tile counts as unseen until it is placed.
    """
    table = here.table
    start = drawn = sight.NO_TILE
    if table[turns.HOLDS_START + observer]:
        start = here.tiles[observer]
        add_byte(row, at + KINDS + start - 1, 1)
    if table[turns.PHASE] == turns.PLACE_DRAWN and table[turns.SEAT] == observer:
        drawn = turns.drawn_tile(here)
        add_byte(row, at + 2 * KINDS + drawn - 1, 1)
    for kind in range(1, KINDS + 1):
        mine = (1 if kind == start else 0) + (1 if kind == drawn else 0)
        add_byte(row, at + kind - 1, table[turns.OFF_BOARD + kind] - mine)


@rule
def _write_numbers(here: Round, course: Numbers, observer: int, row: Row, at: int) -> None:
    """Write castles in hand, whose turn it is, what is to come, and all players' gold."""
    table, paid = here.table, turns.paid_so_far(here)
    players, gold = table[turns.PLAYERS], WORD * (at + 5)
    row[at + 2] = byte(1, table[turns.PHASE])
    if table[turns.PHASE] < turns.ROUND_OVER:
        row[at + 2] |= byte(1, 4 + relative(table[turns.SEAT], observer, players))
    row[at + 3] = byte(1, 4 + relative(table[turns.FIRST], observer, players))
    rounds = 0 if table[turns.LAST_CASTLE] else turns.ROUNDS - 1 - table[turns.ROUND]
    row[at + 4] = (
        byte(table[turns.ROUND], 0)
        | byte(rounds, 1)
        | byte(sight.supply(here), 2)
        | byte(count(turns.empty_squares(here)), 3)
    )
    for seat in range(players):
        place = relative(seat, observer, players)
        for rank in RANKS:
            add_byte(row, WORD * at + len(RANKS) * place + rank - 1, table[turns.castles_in_hand(seat, rank)])
        row[at + 3] |= byte(table[turns.HOLDS_START + seat], place)
        money = turns.money(here, paid, seat)
        prospect = course[TOTALS + seat] - money
        add_byte(row, gold + _FIRST + place, money)
        add_byte(row, gold + _MORE + place, money - 255)
        add_byte(row, gold + _DEBT + place, -money)
        add_byte(row, gold + _PLUS + place, prospect)
        add_byte(row, gold + _MINUS + place, -prospect)


assert np.uint64(KINDS) % np.uint64(WORD) == 0

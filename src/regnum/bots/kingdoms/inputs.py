"""What the network sees of a position after an action: the board, and numbers about the rest, as the mover knows it.

Seats are counted from the mover: step 0 is the seat that acted. Of the tiles that are not on the board only the mover's
own starting tile is looked at. A tile that was just drawn has not been looked at either: what drawing is worth is
judged before the tile is known.

Between two rounds the network sees the board as the next round finds it, empty, with the castles that come back.

With No luck the unseen tiles are those of the supply, which every player may choose: they have inputs of their own
besides. With Last castle it matters most how many castles each player still has, and whether that ends the game.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdoms.evaluation import ROOM, TO_LOGISTIC
from regnum.bots.kingdoms.proposal import FRACTION, expected_income
from regnum.bots.kingdoms.tuning import (
    CONSTANT,
    FEWEST_PLAYERS,
    KEPT,
    KEPT_SHARES,
    LATER,
    SLOPE,
    SQUARE,
    STAGE_TABLE,
    TURN,
    USED_TABLE,
    WORTHS,
    stage_number,
)
from regnum.bots.tree import Numbers, Reals
from regnum.engine import rule
from regnum.games.bits import count
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.board import EMPTY, KINDS, board_income, ranks_of, seat_and_rank, share, worth_on
from regnum.games.kingdoms.components import KIND_COUNTS, RANKS, SQUARES, TILES_IN_BOX
from regnum.games.kingdoms.turns import Round

_MOST_RANK = len(RANKS) + 1
"""A castle by the wizard counts one rank more."""
_OF_SEAT = len(RANKS) + 7
"""The numbers of a seat: its castles, whether it holds its starting tile, how it stands in four ways, whether it has
no castle, and how many it has with Last castle."""
_STAGES = int(STAGE_TABLE.shape[1])
_SCORINGS = 2
_OF_TILES = 3 * KINDS
"""By kind: the unseen tiles, the mover's own starting tile, and with No luck the supply."""
_OTHERS = 9
"""The other numbers: empty squares, the supply, its mean, whether a tile was drawn, whether the round is over, Last
castle, No luck, whether this round is certain to be the last, and the fewest castles that a player has with Last
castle."""
OWN_LEAD = len(RANKS) + 3
"""Which feature is the mover's lead, as `evaluation.py` estimates it, in units of how uncertain it is."""
_COINS = 20.0
_EACH_CASTLE = 0.2
_MOST_LEAD = 4.0
_LOWEST = -1e9


class Sight(NamedTuple):
    """What the network sees of one position, and what it is added to."""

    contents: Numbers
    """`contents[square]`: 0 for an empty square, the kind of a tile, then castles by owner and rank."""
    features: Reals
    """`features[i]`: the other inputs, see `write_sight`."""
    standings: Reals
    """`standings[step]`: the money of each seat if the board stays as it is; the network says what is still to come."""
    unseen: Numbers
    """`unseen[kind]`: how many tiles the mover has not seen."""
    points: Reals
    """`points[step]`: the estimate of `evaluation.py`."""


@rule
def contents_of(players: int) -> int:
    """How many sorts of pieces the network tells apart."""
    return KINDS + players * _MOST_RANK


@rule
def features_of(players: int) -> int:
    """How many numbers there are; a multiple of four."""
    return (players * (_OF_SEAT + 1) + _OF_TILES + _STAGES + _SCORINGS + _OTHERS + 3) // 4 * 4


def new_sight(players: int) -> Sight:
    """Room for what the network sees."""
    return Sight(
        np.zeros(SQUARES, dtype=np.int64),
        np.zeros(features_of(players)),
        np.zeros(players),
        np.zeros(KINDS + 1, dtype=np.int64),
        np.zeros(players),
    )


@rule
def is_between(here: Round) -> bool:
    """Whether a round is over and another follows."""
    return bool(here.table[turns.PHASE] == turns.ROUND_OVER)


@rule
def write_contents(here: Round, mover: int, contents: Numbers) -> None:
    """Write what is on the board; castles by the steps of their owners and their rank, the wizard's bonus included."""
    players = here.table[turns.PLAYERS]
    for square in range(SQUARES):
        piece = here.squares[square]
        contents[square] = piece
        if piece == EMPTY or is_between(here):
            contents[square] = 0
        elif piece > KINDS:
            seat, _ = seat_and_rank(piece)
            rank = ranks_of(worth_on(here.squares, square, piece), seat)
            contents[square] = KINDS + (seat - mover + players) % players * _MOST_RANK + rank


@rule
def _write_unseen(here: Round, mover: int, unseen: Numbers) -> float:
    """Write how many tiles of each kind the mover has not seen; returns the average number on them."""
    total = number = 0
    has_tile = here.table[turns.HOLDS_START + mover] and not is_between(here)
    for kind in range(1, KINDS + 1):
        unseen[kind] = KIND_COUNTS[kind] if is_between(here) else here.table[turns.OFF_BOARD + kind]
        if has_tile and here.tiles[mover] == kind:
            unseen[kind] -= 1
        total += WORTHS[kind] * unseen[kind]
        number += unseen[kind]
    return total / max(1, number)


@rule
def _castles(here: Round, seat: int, rank: int) -> int:
    """How many castles of a rank a seat has in hand; between rounds those that come back are there already."""
    table = here.table
    if rank == 1 and is_between(here) and not table[turns.LAST_CASTLE]:
        return int(table[turns.RANK_ONE_CASTLES])
    return int(table[turns.castles_in_hand(seat, rank)])


@rule
def _all_castles(here: Round, seat: int) -> int:
    """How many castles a seat has in hand, counted as in `_castles`."""
    number = 0
    for rank in RANKS:
        number += _castles(here, seat, rank)
    return number


@rule
def _castles_worth(here: Round, seat: int, number: int, room: float) -> float:
    """What a seat's castles in hand are worth, as `evaluation.py` estimates it."""
    worth, is_last_castle = 0.0, here.table[turns.LAST_CASTLE]
    kept_share = KEPT_SHARES[here.table[turns.PLAYERS] - FEWEST_PLAYERS]
    for rank in RANKS:
        each = max(kept_share * STAGE_TABLE[is_last_castle, number, KEPT + rank - 1], room * USED_TABLE[rank - 1])
        worth += each * _castles(here, seat, rank)
    return worth


@rule
def _stage(here: Round) -> int:
    """The stage of this round, between two rounds that of the next."""
    number = stage_number(here)
    return number - 1 if is_between(here) and not here.table[turns.LAST_CASTLE] else number


@rule
def _write_standings(here: Round, mover: int, number: int, mean: float, sight: Sight) -> float:
    """Write how seats stand and what they can expect; returns how uncertain a lead is."""
    table, kind = here.table, here.table[turns.LAST_CASTLE]
    players, is_open = table[turns.PLAYERS], table[turns.PHASE] < turns.ROUND_OVER
    empty = count(turns.empty_squares(here)) if is_open else SQUARES
    room = min(1.0, empty / ROOM)
    now = board_income(here.lines) if is_open else 0
    hope = STAGE_TABLE[kind, number, SLOPE] * mean + STAGE_TABLE[kind, number, CONSTANT]
    later = expected_income(here.lines, int(FRACTION * hope)) if is_open else 0
    for step in range(players):
        seat = (mover + step) % players
        sight.standings[step] = table[turns.MONEY + seat] + share(now, seat)
        points = table[turns.MONEY + seat] + share(later, seat) / FRACTION + _castles_worth(here, seat, number, room)
        sight.points[step] = points + (
            STAGE_TABLE[kind, number, TURN] * room if is_open and seat == table[turns.SEAT] else 0.0
        )
    return TO_LOGISTIC * math.sqrt(STAGE_TABLE[kind, number, LATER] + STAGE_TABLE[kind, number, SQUARE] * empty)


@rule
def _lead(points: Reals, step: int) -> float:
    best = _LOWEST
    for other in range(points.size):
        if other != step:
            best = max(best, points[other])
    return float(points[step]) - best


@rule
def _mean(points: Reals) -> float:
    total = 0.0
    for step in range(points.size):
        total += points[step]
    return total / points.size


@rule
def _clipped(value: float, most: float) -> float:
    return min(max(value, -most), most)


@rule
def _write_seats(here: Round, mover: int, scale: float, sight: Sight) -> int:
    """Write the features of the seats; returns where the next ones begin."""
    table, features, at = here.table, sight.features, 0
    players, is_new = table[turns.PLAYERS], is_between(here)
    standing, expected = _mean(sight.standings), _mean(sight.points)
    for step in range(players):
        seat = (mover + step) % players
        for rank in RANKS:
            features[at + rank - 1] = 0.5 * _castles(here, seat, rank)
        at += len(RANKS)
        features[at] = 1 - table[turns.NO_LUCK] if is_new else table[turns.HOLDS_START + seat]
        features[at + 1] = (sight.standings[step] - standing) / _COINS
        features[at + 2] = (sight.points[step] - expected) / _COINS
        features[at + 3] = _clipped(_lead(sight.points, step) / scale, _MOST_LEAD)
        features[at + 4] = _clipped(_lead(sight.standings, step) / _COINS, _MOST_LEAD)
        castles = _all_castles(here, seat)
        features[at + 5] = 1.0 if castles == 0 else 0.0
        features[at + 6] = _EACH_CASTLE * castles * table[turns.LAST_CASTLE]
        at += 7
    return at


@rule
def _write_start(here: Round, mover: int, features: Reals, at: int) -> None:
    """Write which player begins the next round if this one is over; of several, how likely each is (A-G21)."""
    table, players = here.table, here.table[turns.PLAYERS]
    for step in range(players):
        features[at + step] = 0.0
    if is_between(here):
        richest = turns.count_richest(here) if table[turns.RANDOM_TIES] else 1
        for n in range(richest):
            seat = turns.nth_richest(here, table[turns.FIRST], n)
            features[at + (seat - mover + players) % players] = 1.0 / richest


@rule
def _write_tiles(here: Round, mover: int, sight: Sight, at: int) -> int:
    """Write the unseen tiles, the mover's own starting tile, and the supply that all may choose from.

    Returns where the next features begin.
    """
    features, is_open = sight.features, here.table[turns.NO_LUCK]
    has_tile = here.table[turns.HOLDS_START + mover] and not is_between(here)
    for kind in range(1, KINDS + 1):
        features[at + kind - 1] = sight.unseen[kind]
        features[at + KINDS + kind - 1] = 1.0 if has_tile and here.tiles[mover] == kind else 0.0
        features[at + 2 * KINDS + kind - 1] = sight.unseen[kind] * is_open
    return at + _OF_TILES


@rule
def _write_supply(here: Round, features: Reals, at: int) -> None:
    """Write how many squares are empty and how many tiles can be drawn, in the next round if this one is over."""
    table, is_new = here.table, is_between(here)
    taken = table[turns.TAKEN]
    if is_new:
        taken = 0 if table[turns.NO_LUCK] else table[turns.PLAYERS]
    features[at] = 0.1 * (SQUARES if is_new else count(turns.empty_squares(here)))
    features[at + 1] = 0.1 * (TILES_IN_BOX - taken)


@rule
def _write_variants(here: Round, features: Reals, at: int) -> None:
    """Write which variants are played and how near the end they are."""
    table = here.table
    fewest = _all_castles(here, 0)
    for seat in range(1, table[turns.PLAYERS]):
        fewest = min(fewest, _all_castles(here, seat))
    features[at] = table[turns.LAST_CASTLE]
    features[at + 1] = table[turns.NO_LUCK]
    features[at + 2] = 1.0 if turns.is_last_round(here) else 0.0
    features[at + 3] = _EACH_CASTLE * fewest * table[turns.LAST_CASTLE]


@rule
def write_sight(here: Round, mover: int, sight: Sight) -> None:
    """Write what the network sees of a position after an action of a seat."""
    table, features, number = here.table, sight.features, _stage(here)
    write_contents(here, mover, sight.contents)
    mean = _write_unseen(here, mover, sight.unseen)
    scale = _write_standings(here, mover, number, mean, sight)
    at = _write_tiles(here, mover, sight, _write_seats(here, mover, scale, sight))
    for stage in range(_STAGES):
        features[at + stage] = 1.0 if stage == number else 0.0
    at += _STAGES
    for scoring in range(_SCORINGS):
        features[at + scoring] = 1.0 if table[turns.SCORING] == scoring + 1 else 0.0
    at += _SCORINGS
    _write_supply(here, features, at)
    features[at + 2] = mean / 2.0
    features[at + 3] = 1.0 if table[turns.PHASE] == turns.PLACE_DRAWN else 0.0
    features[at + 4] = 1.0 if is_between(here) else 0.0
    _write_variants(here, features, at + 5)
    _write_start(here, mover, features, at + _OTHERS)


@rule
def write_end(here: Round, mover: int, wins: npt.NDArray[np.float64], points: npt.NDArray[np.float64]) -> None:
    """Write every seat's share of the victory and its money when the game is over, by steps after the mover."""
    players, most, winners = here.table[turns.PLAYERS], turns.most_money(here), turns.count_richest(here)
    for step in range(players):
        points[step] = here.table[turns.MONEY + (mover + step) % players]
        wins[step] = 1.0 / winners if points[step] == most else 0.0

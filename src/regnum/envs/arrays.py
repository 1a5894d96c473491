"""The arrays that all environments exchange, and the rules about them that no game needs for itself.

Observations and masks are bytes. Rules write eight of them at a time, so they see both as rows of 64-bit words: byte
`i` of a row is bits `8 * (i % 8)` and up of its word `i // 8`.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, rule
from regnum.games.stream import Head, Words

Numbers = npt.NDArray[np.int64]
Row = npt.NDArray[np.uint64]
"""The bytes of one observation or mask, as words."""
Rows = Annotated[npt.NDArray[np.uint64], Axes(2)]
Payments = npt.NDArray[np.float32]
"""The rewards of the seats of one game."""

WORD = 8
"""How many bytes a word has."""
MOST_SEATS = 4
NOBODY = -1
"""The seat to act of a game that is over."""
NO_POLICY = -1
"""Of a seat that is played from outside."""
NO_ACTION = -1
"""Instead of an action: leave this game as it is."""
ALL_LEGAL = -1
"""The answer of a search for the first game whose action is not legal."""

REWARDS = ("win", "lead", "shaped")
"""What a player gets: their share of the victory at the end; at the end, the points they are ahead of the best other
player; or after every step, by how much that lead has changed."""
WIN, LEAD, SHAPED = range(3)

WISHES = ("reward", "resets")
"""The entries of `Deals.wishes`: one of the rewards, and whether a game that is over is followed by another at once."""
REWARD, RESETS = range(2)

NUMBER = 0
"""The first entries of a game's `course` are the same in all games: the number of its deal,"""
TOTALS = NUMBER + 1
LEADS = TOTALS + MOST_SEATS
"""each seat's points so far, and the lead that it was last paid for."""
COURSE_HEAD = LEADS + MOST_SEATS

_BYTE = np.uint64(0xFF)
_FOUR, _HALF, _FOUR_BITS = np.uint64(4), np.uint64(32), np.uint64(15)
_FOUR_TIMES, _LOWEST_BITS = np.uint64(0x00204081), np.uint64(0x01010101)
"""A number times this has its bits again 7, 14 and 21 places higher, so the n-th of four bits is also at 8 * n."""
SPREAD = np.array([sum(1 << WORD * bit for bit in range(WORD) if byte >> bit & 1) for byte in range(256)], np.uint64)
"""The eight bits of a byte as the eight bytes of a word."""


class Deals(NamedTuple):
    """What decides the games besides the actions that come from outside."""

    settings: Numbers
    """`settings[entry]`: the options, as the rulebook numbers them."""
    head: Head
    """The bytes that the keys of all deals begin with; see `NumberedDeals`."""
    policies: Annotated[Numbers, Axes(2)]
    """`policies[game, seat]`: the policy that plays a seat, or `NO_POLICY`."""
    chances: Words
    """`chances[game]`: the random numbers of the policies and of random actions."""
    wishes: Numbers
    """`wishes[entry]`: see `WISHES`."""


class Turn(NamedTuple):
    """What the players get."""

    observations: Rows
    """`observations[game]`: what the seat to act may know."""
    masks: Rows
    """`masks[game]`: a byte for each action, 1 if it is legal."""
    seats: Numbers
    """`seats[game]`: the seat to act, or `NOBODY`."""
    rewards: Annotated[Payments, Axes(2)]
    """`rewards[game, seat]`: what the last step brought."""
    done: npt.NDArray[np.uint8]
    """`done[game]`: 1 if the last step ended the game."""
    scores: Annotated[Numbers, Axes(2)]
    """`scores[game, seat]`: the score at the end of the game that ended last."""


@rule
def clear(row: Row) -> None:
    """Make all bytes zero."""
    for word in range(row.size):
        row[word] = np.uint64(0)


@rule
def spread(row: Row, at: int, bits: np.uint64, words: int) -> None:
    """Write bits as bytes, eight for each word, from a word on."""
    for word in range(words):
        row[at + word] = SPREAD[(bits >> np.uint64(WORD * word)) & _BYTE]


@rule
def spread_all(row: Row, at: int, bits: np.uint64) -> None:
    """Write all 64 bits as bytes."""
    for four in range(at, at + WORD, 4):  # so few at a time are compiled without a loop
        for word in range(four, four + 4):
            row[word] = SPREAD[bits & _BYTE]
            bits >>= np.uint64(WORD)


@rule
def spread_byte(bits: np.uint64) -> np.uint64:
    """The lowest eight bits as the eight bytes of a word, without a table: a GPU reads one entry of it at a time."""
    low, high = (bits & _FOUR_BITS) * _FOUR_TIMES, ((bits >> _FOUR) & _FOUR_BITS) * _FOUR_TIMES
    return low & _LOWEST_BITS | (high & _LOWEST_BITS) << _HALF


@rule
def byte(value: int, place: int) -> np.uint64:
    """A byte at its place, 0 to 7, in a word; a number that does not fit counts as 0 or 255."""
    return np.uint64(max(0, min(value, 255))) << np.uint64(WORD * place)


@rule
def add_byte(row: Row, at: int, value: int) -> None:
    """Write a byte where there is a zero."""
    row[at // WORD] |= byte(value, at % WORD)


@rule
def relative(seat: int, observer: int, players: int) -> int:
    """How many seats after the observer's a seat comes, clockwise."""
    return seat - observer if seat >= observer else seat - observer + players


@rule
def lead(course: Numbers, players: int, seat: int) -> int:
    """By how many points a seat is ahead of the best other one."""
    most, is_first = 0, True
    for other in range(players):
        if other != seat and (is_first or course[TOTALS + other] > most):
            most, is_first = course[TOTALS + other], False
    return int(course[TOTALS + seat] - most)


@rule
def is_beaten(keys: Numbers, entries: int, seat: int, other: int) -> bool:
    """Whether another seat is ranked before one; `keys` has some entries for each, the most important first."""
    for entry in range(entries):
        mine, theirs = keys[entries * seat + entry], keys[entries * other + entry]
        if mine != theirs:
            return bool(theirs > mine)
    return False


@rule
def is_best(keys: Numbers, entries: int, players: int, seat: int) -> bool:
    """Whether no seat is ranked before this one."""
    for other in range(players):  # noqa: SIM110 - compiled code has no generators
        if is_beaten(keys, entries, seat, other):
            return False
    return True


@rule
def _write_shares(keys: Numbers, entries: int, rewards: Payments) -> None:
    """Write each seat's share of the victory: equal parts where it is shared."""
    players, best = rewards.size, 0
    for seat in range(players):
        if is_best(keys, entries, players, seat):
            best += 1
    for seat in range(players):
        if is_best(keys, entries, players, seat):
            rewards[seat] = np.float32(1.0 / best)


@rule
def _write_leads(course: Numbers, is_shaped: bool, rewards: Payments) -> None:
    """Write each seat's lead, or by how much it has changed since it was last paid for."""
    for seat in range(rewards.size):
        now = lead(course, rewards.size, seat)
        rewards[seat] = np.float32(now - course[LEADS + seat] if is_shaped else now)
        course[LEADS + seat] = now


@rule
def pay(course: Numbers, keys: Numbers, entries: int, reward: int, turn: Turn, game: int) -> None:
    """Write the rewards of a step; `done` says whether it was the last, by which the keys rank the seats."""
    rewards, is_over = turn.rewards[game], turn.done[game]
    for seat in range(rewards.size):
        rewards[seat] = np.float32(0)
    if reward == SHAPED or (is_over and reward == LEAD):
        _write_leads(course, reward == SHAPED, rewards)
    if is_over:
        if reward == WIN:
            _write_shares(keys, entries, rewards)
        for seat in range(rewards.size):
            turn.scores[game, seat] = course[TOTALS + seat]


def words(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of some bytes as words."""
    *others, last = shape
    return *others, -(-last // WORD)


def as_bytes(array: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint8]:
    """Rows of words as rows of bytes: the same memory."""
    return array.view(np.uint8)


_IS_LITTLE = np.array([1], np.uint16).view(np.uint8)[0] == 1
assert _IS_LITTLE, "observations are laid out for processors that store the low byte first"

"""Seeded dealing that anyone can check: the same on every platform, committed to before, revealed after.

`docs/records.md` specifies the algorithm, with test vectors. In short: a secret seed and the players' salts give a key;
the key gives a stream of bytes for each game of a match (or each round); the stream decides every draw without bias.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from regnum.errors import DealError
from regnum.words.characters import is_plain
from regnum.words.message import message

LONGEST_TEXT = 200
"""How many characters a seed or a salt may have."""
DEAL_HEAD, COMMITMENT_HEAD = "regnum deal 1", "regnum commitment 1"
"""The first lines of what is hashed into the key of a deal and into its commitment."""


class Source(Protocol):
    """Where the random draws of one game or round come from."""

    def draw(self, items: Sequence[int], count: int) -> tuple[int, ...]:
        """The first `count` of the items in random order."""
        ...


class Stream:
    """Draws decided by the bytes of SHA-256(key, number, 0), SHA-256(key, number, 1) and so on."""

    def __init__(self, key: bytes, number: int) -> None:
        self._bytes = self._endless(key, number)

    @staticmethod
    def _endless(key: bytes, number: int) -> Iterator[int]:
        block = 0
        while True:
            yield from hashlib.sha256(key + number.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()
            block += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, n at most 256: a byte modulo n, bytes that would favour low numbers passed over."""
        fair = 256 - 256 % n
        return next(byte for byte in self._bytes if byte < fair) % n

    def draw(self, items: Sequence[int], count: int) -> tuple[int, ...]:
        """Fisher and Yates from the front, as far as needed."""
        left = list(items)
        for i in range(min(count, len(left) - 1)):
            j = i + self.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return tuple(left[:count])


@dataclass(frozen=True, slots=True)
class SeededDeal:
    """A deal made from a secret seed and a salt of each player who wanted to add one."""

    seed: str
    salts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for text in (self.seed, *self.salts):
            if len(text) > LONGEST_TEXT or not is_plain(text):
                raise DealError(message("error-deal-text", most=LONGEST_TEXT))
        if not self.seed:
            raise DealError(message("error-deal-empty-seed"))

    @property
    def commitment(self) -> str:
        """The commitment, published before the first action: it binds the seed and reveals nothing."""
        return hashlib.sha256(f"{COMMITMENT_HEAD}\n{self.seed}\n".encode()).hexdigest()

    def key(self, game: str) -> bytes:
        """The 32 bytes that decide every draw of the game of this name."""
        lines = [DEAL_HEAD, game, self.seed, *self.salts]
        return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()

    def source(self, game: str, number: int) -> Source:
        """The draws of the `number`-th game or round, from 0."""
        return Stream(self.key(game), number)


@dataclass(frozen=True, slots=True)
class WrittenDeal:
    """A deal written out: the outcome of every draw, for each game or round. For real tables and for tests."""

    draws: tuple[tuple[tuple[int, ...], ...], ...]

    commitment: ClassVar = ""
    """There is no seed to bind."""

    def key(self, _game: str) -> bytes:
        """Empty: there is no seed that could be as secret as the draws."""
        return b""

    def source(self, _game: str, number: int) -> Source:
        """The draws of the `number`-th game or round, from 0."""
        if number >= len(self.draws):
            raise DealError(message("error-deal-short"))
        return _WrittenSource(iter(self.draws[number]))


@dataclass(slots=True)
class _WrittenSource:
    outcomes: Iterator[tuple[int, ...]]

    def draw(self, items: Sequence[int], count: int) -> tuple[int, ...]:
        outcome = next(self.outcomes, ())
        if len(outcome) != count or Counter(outcome) - Counter(items):
            raise DealError(message("error-deal-draw", count=count))
        return outcome


Deal = SeededDeal | WrittenDeal

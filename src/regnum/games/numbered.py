"""The deals of many simulated games at once: seeds that differ only in a number at their end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeAlias

import numpy as np

from regnum.engine import Axes, compiled
from regnum.games.chance import seeded_by
from regnum.games.dealing import DEAL_HEAD
from regnum.games.sha256 import LANES, Lanes, new_lanes
from regnum.games.stream import (
    STREAM,
    Head,
    Words,
    chance_of,
    chances_of,
    digits_of,
    key_words,
    numbered_key,
    numbered_keys,
)


@dataclass(frozen=True, slots=True)
class NumberedDeals:
    """The deals with the seeds `seed/first`, `seed/first+1` and so on, each a `SeededDeal` without salts."""

    game: str
    seed: str
    first: int
    count: int

    def __len__(self) -> int:
        return self.count

    @property
    def head(self) -> Head:
        """The bytes that the keys of all these deals begin with."""
        return np.frombuffer(f"{DEAL_HEAD}\n{self.game}\n{self.seed}/".encode(), dtype=np.uint8)


Keys: TypeAlias = list[bytes] | NumberedDeals
"""What decides the draws of many games: a key for each, or deals whose keys are made where they are needed."""


@compiled
def make_keys(
    head: Head, first: int, keys: Annotated[Words, Axes(2)], chances: Words, lanes: Lanes, stream: Words
) -> None:
    """Write `keys[deal, word]` and `chances[deal]`, the players' random numbers, of numbered deals."""
    deal = 0
    while deal < chances.size:
        number, end = first + deal, deal + LANES
        if end <= chances.size and digits_of(number) == digits_of(number + LANES - 1):
            numbered_keys(head, number, lanes, keys[deal:end])
            chances_of(keys[deal:end], lanes, chances[deal:end])
            deal = end
        else:
            numbered_key(head, number, stream, keys[deal])
            chances[deal] = chance_of(keys[deal], stream)
            deal += 1


def words_of(keys: Keys, zeros: Callable[..., Words] = np.zeros) -> tuple[Words, Words]:
    """The words of each key, and the state that the players of its game start from; `zeros` makes the arrays."""
    if isinstance(keys, list):
        return key_words(keys), np.array([seeded_by(key) for key in keys], dtype=np.uint64)
    words, chances = zeros((len(keys), 8), np.uint64), zeros(len(keys), np.uint64)
    make_keys(keys.head, keys.first, words, chances, new_lanes(), np.zeros(STREAM, dtype=np.uint64))
    return words, chances

"""Entry points that every game's module has, for a program that deals and ranks without Python."""

from __future__ import annotations

import numpy as np

from regnum.engine import compiled
from regnum.games import chance, ranking
from regnum.games import stream as streams
from regnum.games.dealing import COMMITMENT_HEAD, DEAL_HEAD, LONGEST_TEXT
from regnum.games.stream import STREAM, Head, Words
from regnum.words.characters import HIDDEN


@compiled
def hash_text(text: Head, stream: Words, digest: Words) -> None:
    """SHA-256 of some bytes, as eight words of 32 bits: the key of a deal, or its commitment. `stream` is scratch."""
    streams.hash_text(text, stream, digest)


@compiled
def chance_of(key: Words, stream: Words) -> np.uint64:
    """The state of the random numbers that a key gives, as `chance.seeded_by`. `stream` is scratch."""
    return streams.chance_of(key, stream)


@compiled
def advance(state: np.uint64) -> np.uint64:
    """The next state of the random numbers, as `chance.advance`."""
    return chance.advance(state)


@compiled
def rank_seats(keys: ranking.Keys, order: ranking.Numbers, ranks: ranking.Numbers, decided: ranking.Numbers) -> None:
    """Write the order of the seats, their ranks, and what decided; see `ranking.rank_seats`."""
    ranking.rank_seats(keys, order, ranks, decided)


DATA = {
    "DEAL_HEAD": DEAL_HEAD,
    "COMMITMENT_HEAD": COMMITMENT_HEAD,
    "LONGEST_TEXT": LONGEST_TEXT,
    "HIDDEN": HIDDEN,
    "SHARED": ranking.SHARED,
    "LAST": ranking.LAST,
    "shapes": {"text": "uint8[length]", "stream": f"uint64[{STREAM}]", "digest": "uint64[8]"},
    "ranking": {
        "keys": "int64[seats,entries]",
        "order": "int64[seats]",
        "ranks": "int64[seats]",
        "decided": "int64[seats]",
    },
}

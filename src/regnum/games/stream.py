"""The keys and draws of `dealing.py` as rule functions, so that mass simulation uses the same dealing algorithm.

Everything else uses `hashlib`; the tests hold the two together.

- `key[i]`, uint64: the eight words of a deal's key;
- `head[i]`, uint8: what the keys of many deals are made of, up to the number that sets them apart;
- `stream`, uint64, `STREAM` entries: the scratch of the hash with the present block, and where the reader is.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regnum.engine import rule
from regnum.games.chance import CHANCE_HEAD, seeded_words
from regnum.games.sha256 import (
    BLOCK,
    LANES,
    LANES_BLOCK,
    SCRATCH,
    begin,
    begin_lanes,
    compress,
    compress_lanes,
)
from regnum.games.sha256 import Lanes as Lanes
from regnum.games.sha256 import Words as Words

Items = npt.NDArray[np.int64]
Head = npt.NDArray[np.uint8]

_NUMBER, _NEXT_BLOCK, _NEXT_BYTE = range(SCRATCH, SCRATCH + 3)
STREAM = SCRATCH + 3
_BYTES_A_BLOCK = np.uint64(32)

_PADDING = np.uint64(0x80000000)
_MESSAGE_BITS = np.uint64(320)
_CHANCE_BITS = np.uint64(384)
_CHANCE_HEAD = np.frombuffer(CHANCE_HEAD, dtype=">u4").astype(np.uint64)
_BYTES = 64
"""How many bytes the hash takes at a time."""


@rule
def _hash_block(key: Words, stream: Words) -> None:
    """SHA-256(key, number, block): 32 + 4 + 4 bytes, one block of the hash."""
    for i in range(8):
        stream[i] = key[i]
    stream[8] = stream[_NUMBER]
    stream[9] = stream[_NEXT_BLOCK]
    stream[10] = _PADDING
    for i in range(11, 15):
        stream[i] = np.uint64(0)
    stream[15] = _MESSAGE_BITS
    begin(stream)
    compress(stream)


@rule
def open_stream(stream: Words, number: int) -> None:
    """Begin the draws of the `number`-th game or round."""
    stream[_NUMBER] = np.uint64(number)
    stream[_NEXT_BLOCK] = np.uint64(0)
    stream[_NEXT_BYTE] = _BYTES_A_BLOCK


@rule
def _next_byte(key: Words, stream: Words) -> int:
    if stream[_NEXT_BYTE] == _BYTES_A_BLOCK:
        _hash_block(key, stream)
        stream[_NEXT_BLOCK] += np.uint64(1)
        stream[_NEXT_BYTE] = np.uint64(0)
    at = int(np.int64(stream[_NEXT_BYTE]))
    stream[_NEXT_BYTE] += np.uint64(1)
    return int(np.int64((stream[BLOCK + (at >> 2)] >> np.uint64(24 - 8 * (at & 3))) & np.uint64(255)))


@rule
def draw_below(key: Words, stream: Words, n: int) -> int:
    """A number from 0 to n - 1, n at most 256, as `Stream.below`."""
    fair = 256 - 256 % n
    byte = _next_byte(key, stream)
    while byte >= fair:
        byte = _next_byte(key, stream)
    return byte % n


@rule
def draw(key: Words, stream: Words, items: Items, total: int, count: int) -> None:
    """Bring `count` of the first `total` items to the front in random order, as `Stream.draw`."""
    for i in range(min(count, total - 1)):
        j = i + draw_below(key, stream, total - i)
        items[i], items[j] = items[j], items[i]


@rule
def _byte_of(head: Head, number: int, digits: int, at: int) -> int:
    """A byte of a numbered deal's message, and of what the hash puts after it."""
    if at < head.size:
        return int(head[at])
    place = head.size + digits - 1 - at
    for _ in range(place):
        number //= 10
    if place >= 0:
        return 48 + number % 10
    if place == -1:
        return 10
    return 128 if place == -2 else 0


@rule
def _word_of(head: Head, number: int, digits: int, start: int) -> np.uint64:
    """Four of those bytes."""
    word = np.uint64(0)
    for at in range(start, start + 4):
        word = word << np.uint64(8) | np.uint64(_byte_of(head, number, digits, at))
    return word


@rule
def digits_of(number: int) -> int:
    """How many digits a number has."""
    digits = 1
    while number >= 10:
        digits += 1
        number //= 10
    return digits


@rule
def numbered_key(head: Head, number: int, stream: Words, key: Words) -> None:
    """SHA-256(head, the number in decimal, end of line): the key of one of many deals, as `SeededDeal.key`."""
    digits = digits_of(number)
    length = head.size + digits + 1
    blocks = (length + 8) // _BYTES + 1
    begin(stream)
    for block in range(blocks):
        for i in range(16):
            stream[i] = _word_of(head, number, digits, _BYTES * block + 4 * i)
        if block == blocks - 1:
            stream[15] = np.uint64(8 * length)
        compress(stream)
    for i in range(8):
        key[i] = stream[BLOCK + i]


@rule
def numbered_keys(head: Head, first: int, lanes: Lanes, keys: Words) -> None:
    """As `numbered_key`, for `LANES` numbers from the first on that have equally many digits."""
    digits = digits_of(first)
    length = head.size + digits + 1
    blocks = (length + 8) // _BYTES + 1
    begin_lanes(lanes)
    for block in range(blocks):
        for i in range(16):
            start = _BYTES * block + 4 * i
            is_same = start + 4 <= head.size or start >= head.size + digits
            word = _word_of(head, first, digits, start)
            for lane in range(LANES):
                if lane > 0 and not is_same:
                    word = _word_of(head, first + lane, digits, start)
                lanes[i, lane] = np.uint32(word)
        if block == blocks - 1:
            for lane in range(LANES):
                lanes[15, lane] = np.uint32(8 * length)
        compress_lanes(lanes)
    for lane in range(LANES):
        for i in range(8):
            keys[lane, i] = np.uint64(lanes[LANES_BLOCK + i, lane])


@rule
def chances_of(keys: Words, lanes: Lanes, chances: Words) -> None:
    """As `chance_of`, for `LANES` keys."""
    for lane in range(LANES):
        for i in range(4):
            lanes[i, lane] = np.uint32(_CHANCE_HEAD[i])
        for i in range(8):
            lanes[4 + i, lane] = np.uint32(keys[lane, i])
        lanes[12, lane] = np.uint32(_PADDING)
        lanes[13, lane] = lanes[14, lane] = np.uint32(0)
        lanes[15, lane] = np.uint32(_CHANCE_BITS)
    begin_lanes(lanes)
    compress_lanes(lanes)
    for lane in range(LANES):
        chances[lane] = seeded_words(np.uint64(lanes[LANES_BLOCK, lane]), np.uint64(lanes[LANES_BLOCK + 1, lane]))


@rule
def hash_text(text: Head, stream: Words, digest: Words) -> None:
    """SHA-256 of any bytes, as eight words; `stream` is scratch."""
    blocks = (text.size + 8) // _BYTES + 1
    begin(stream)
    for block in range(blocks):
        for i in range(16):
            stream[i] = np.uint64(0)
        for at in range(_BYTES * block, min(text.size + 1, _BYTES * (block + 1))):
            byte = np.uint64(text[at]) if at < text.size else np.uint64(128)
            stream[(at >> 2) & 15] |= byte << np.uint64(24 - 8 * (at & 3))
        if block == blocks - 1:
            stream[15] = np.uint64(8 * text.size)
        compress(stream)
    for i in range(8):
        digest[i] = stream[BLOCK + i]


@rule
def chance_of(key: Words, stream: Words) -> np.uint64:
    """The state that the players of a simulated game start from, as `chance.seeded_by`."""
    for i in range(4):
        stream[i] = _CHANCE_HEAD[i]
    for i in range(8):
        stream[4 + i] = key[i]
    stream[12] = _PADDING
    stream[13] = stream[14] = np.uint64(0)
    stream[15] = _CHANCE_BITS
    begin(stream)
    compress(stream)
    return seeded_words(stream[BLOCK], stream[BLOCK + 1])


def key_words(keys: list[bytes]) -> Words:
    """Keys of 32 bytes as rows of eight words."""
    return np.frombuffer(b"".join(keys), dtype=">u4").astype(np.uint64).reshape(-1, 8)

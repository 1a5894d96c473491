"""SHA-256 as rules (FIPS 180-4): what the dealing algorithm is made of.

The words have 32 bits in 64-bit variables. Compiled code computes with 32 bits, where turning a word is one
instruction and no sum has to be cut.

- `words`, uint64, `SCRATCH` entries: the 16 words to be mixed in, then room for the schedule, and from `BLOCK` on the
  eight words of the hash so far.
- `lanes[word, lane]`, uint32: `LANES` hashes at once, which vector instructions compute in little more time than one;
  16 words to be mixed in, then the eight words of the hash so far.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, instruction, routine, rule

Words = npt.NDArray[np.uint64]
Lanes = Annotated[npt.NDArray[np.uint32], Axes(2)]
State: TypeAlias = tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]

BLOCK, SCRATCH = 64, 72
LANES, LANES_BLOCK, LANES_SCRATCH = 4, 16, 24
_MASK = 0xFFFFFFFF


def _primes(count: int) -> list[int]:
    found: list[int] = []
    candidate = 2
    while len(found) < count:
        if all(candidate % prime for prime in found):
            found.append(candidate)
        candidate += 1
    return found


def _root_fraction(prime: int, degree: int) -> int:
    """The first 32 bits of the fraction of a prime's square or cube root, in integers (FIPS 180-4)."""
    target = prime << (32 * degree)
    low, high = 0, 1 << 48
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**degree <= target else (low, middle - 1)
    return low & 0xFFFFFFFF


START = np.array([_root_fraction(prime, 2) for prime in _primes(8)], dtype=np.uint64)
_ROUND = np.array([_root_fraction(prime, 3) for prime in _primes(64)], dtype=np.uint64)


@dataclass(frozen=True, slots=True)
class _Word:
    """A word of 32 bits in LLVM code, or a vector of them, with Python's operators."""

    builder: Any
    value: Any

    def __add__(self, other: _Word) -> _Word:
        return _Word(self.builder, self.builder.add(self.value, other.value))

    def __and__(self, other: _Word) -> _Word:
        return _Word(self.builder, self.builder.and_(self.value, other.value))

    def __or__(self, other: _Word) -> _Word:
        return _Word(self.builder, self.builder.or_(self.value, other.value))

    def __xor__(self, other: _Word) -> _Word:
        return _Word(self.builder, self.builder.xor(self.value, other.value))

    def __lshift__(self, by: int) -> _Word:
        return _Word(self.builder, self.builder.shl(self.value, self.constant(by).value))

    def __rshift__(self, by: int) -> _Word:
        return _Word(self.builder, self.builder.lshr(self.value, self.constant(by).value))

    def constant(self, number: int) -> _Word:
        """A constant of the same type."""
        kind = self.value.type
        return _Word(self.builder, kind([number] * kind.count if hasattr(kind, "count") else number))


def _code(formula: Callable[..., Any]) -> Callable[..., Any]:
    """LLVM code of a formula on words."""

    def build(builder: Any, *numbers: Any) -> Any:
        wide = numbers[0].type
        words = [_Word(builder, builder.trunc(number, type(wide)(32))) for number in numbers]
        return builder.zext(formula(*words).value, wide)

    return build


def _turned(word: Any, by: int) -> Any:
    """A word turned right; the bits above it do not count."""
    return word >> by | word << (32 - by)


def _sum(one: Any, other: Any) -> Any:
    return one + other


def _sum_of_schedule(a: Any, b: Any, c: Any, d: Any) -> Any:
    return a + (_turned(b, 7) ^ _turned(b, 18) ^ b >> 3) + c + (_turned(d, 17) ^ _turned(d, 19) ^ d >> 10)


def _first_sum(e: Any, f: Any, g: Any, rest: Any) -> Any:
    return rest + (_turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)) + (g ^ (e & (f ^ g)))


def _second_sum(a: Any, b: Any, c: Any) -> Any:
    return (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + (b ^ ((a ^ b) & (b ^ c)))


@instruction(_code(_sum))
def _added(one: np.uint64, other: np.uint64) -> np.uint64:
    """The sum of two words."""
    return np.uint64(_sum(int(one), int(other)) & _MASK)


@instruction(_code(_first_sum))
def _first(e: np.uint64, f: np.uint64, g: np.uint64, rest: np.uint64) -> np.uint64:
    """What a step adds to the fourth word; the rest is the eighth word, a constant and a word of the schedule."""
    return np.uint64(_first_sum(int(e), int(f), int(g), int(rest)) & _MASK)


@instruction(_code(_second_sum))
def _second(a: np.uint64, b: np.uint64, c: np.uint64) -> np.uint64:
    """What a step adds to that for the first word."""
    return np.uint64(_second_sum(int(a), int(b), int(c)) & _MASK)


@rule
def begin(words: Words) -> None:
    """Set the hash to what it is before anything is mixed in."""
    for i in range(8):
        words[BLOCK + i] = START[i]


def _code_of_single_words(builder: Any, address: Any, i: Any) -> None:
    """As `_code_of_pair`, one word after the other."""

    def place(back: int) -> Any:
        return builder.gep(address, [builder.sub(i, i.type(back))])

    for step in range(2):
        before = [builder.load(place(back - step)) for back in (16, 15, 7, 2)]
        builder.store(_code(_sum_of_schedule)(builder, *before), place(-step))


def _code_of_pair(builder: Any, address: Any, i: Any) -> None:
    """LLVM code that writes two words of the schedule at once, given where the words are and the number of the first.

    Words are loaded in the pairs in which they were stored: a processor waits for others until they are in its cache.
    """
    from llvmlite import ir

    if str(builder.module.triple).startswith("nvptx"):  # a GPU has no vectors, and computes with 32 bits
        _code_of_single_words(builder, address, i)
        return
    vector, number = ir.VectorType(ir.IntType(64), 2), ir.IntType(32)

    def place(back: int) -> Any:
        return builder.bitcast(builder.gep(address, [builder.sub(i, i.type(back))]), vector.as_pointer())

    def between(one: _Word, other: _Word) -> _Word:
        return _Word(builder, builder.shuffle_vector(one.value, other.value, ir.VectorType(number, 2)([1, 2])))

    def sum_of(word: _Word, *turns: int, shift: int) -> _Word:
        twice = word | word << 32  # so that a word is turned by shifting it
        return twice >> turns[0] ^ twice >> turns[1] ^ word >> shift

    pairs = {back: _Word(builder, builder.load(place(back), align=8)) for back in (16, 14, 8, 6, 2)}
    word = pairs[16] + sum_of(between(pairs[16], pairs[14]), 7, 18, shift=3) + between(pairs[8], pairs[6])
    word += sum_of(pairs[2], 17, 19, shift=10)
    builder.store((word & word.constant(_MASK)).value, place(0), align=8)


@instruction(_code_of_pair)
def _schedule_pair(words: Words, i: int) -> None:
    """Write two words of the schedule, from the i-th on."""
    for at in (i, i + 1):
        before = (int(words[at - back]) for back in (16, 15, 7, 2))
        words[at] = np.uint64(_sum_of_schedule(*before) & _MASK)


@rule
def _schedule_eight(words: Words, i: int) -> None:
    """Write eight words of the schedule, from the i-th on."""
    _schedule_pair(words, i)
    _schedule_pair(words, i + 2)
    _schedule_pair(words, i + 4)
    _schedule_pair(words, i + 6)


@rule
def _step(words: Words, i: int, state: State) -> State:
    a, b, c, d, e, f, g, h = state
    first = _first(e, f, g, _added(h, _added(_ROUND[i], words[i])))
    return _added(first, _second(a, b, c)), a, b, c, _added(d, first), e, f, g


@rule
def _eight_steps(words: Words, i: int, state: State) -> State:
    """Steps from the i-th on, written out: after eight of them every word of the state is where it was."""
    state = _step(words, i, state)
    state = _step(words, i + 1, state)
    state = _step(words, i + 2, state)
    state = _step(words, i + 3, state)
    state = _step(words, i + 4, state)
    state = _step(words, i + 5, state)
    state = _step(words, i + 6, state)
    return _step(words, i + 7, state)


@routine
def compress(words: Words) -> None:
    """Mix the first 16 words into the hash."""
    block = words[BLOCK:SCRATCH]
    state = (block[0], block[1], block[2], block[3], block[4], block[5], block[6], block[7])
    state = _eight_steps(words, 0, state)
    state = _eight_steps(words, 8, state)
    for i in range(16, 64, 8):
        _schedule_eight(words, i)
        state = _eight_steps(words, i, state)
    for i in range(8):
        block[i] = _added(block[i], state[i])


def new_lanes() -> npt.NDArray[np.uint32]:
    """Scratch for `LANES` hashes at once."""
    return np.zeros((LANES_SCRATCH, LANES), dtype=np.uint32)


def _mixed(words: list[Any], hashed: list[Any], constant: Callable[[int], Any]) -> list[Any]:
    """The hash after 16 words, for any kind of words."""
    a, b, c, d, e, f, g, h = hashed
    schedule = list(words)
    for i in range(64):
        if i >= 16:
            schedule.append(_sum_of_schedule(*(schedule[i - back] for back in (16, 15, 7, 2))))
        first = _first_sum(e, f, g, h + constant(int(_ROUND[i])) + schedule[i])
        a, b, c, d, e, f, g, h = first + _second_sum(a, b, c), a, b, c, d + first, e, f, g
    return [before + after for before, after in zip(hashed, (a, b, c, d, e, f, g, h), strict=True)]


def _code_of_lanes(builder: Any, address: Any) -> None:
    """LLVM code that mixes the words of all lanes at once, given where they are."""
    from llvmlite import ir

    vector = ir.VectorType(ir.IntType(32), LANES)
    start = builder.bitcast(address, vector.as_pointer())
    places = [builder.gep(start, [ir.IntType(32)(i)]) for i in range(LANES_SCRATCH)]
    lanes = [_Word(builder, builder.load(place, align=4)) for place in places]
    mixed = _mixed(lanes[:LANES_BLOCK], lanes[LANES_BLOCK:], lanes[0].constant)
    for place, word in zip(places[LANES_BLOCK:], mixed, strict=True):
        builder.store(word.value, place, align=4)


@instruction(_code_of_lanes)
def _mix_lanes(lanes: npt.NDArray[np.uint32]) -> None:
    lanes[LANES_BLOCK:] = _mixed(list(lanes[:LANES_BLOCK]), list(lanes[LANES_BLOCK:]), np.uint32)


@rule
def begin_lanes(lanes: npt.NDArray[np.uint32]) -> None:
    """As `begin`, in every lane."""
    for i in range(8):
        for lane in range(LANES):
            lanes[LANES_BLOCK + i, lane] = np.uint32(START[i])


@routine
def compress_lanes(lanes: npt.NDArray[np.uint32]) -> None:
    """As `compress`, in every lane."""
    _mix_lanes(lanes)

"""A deliberately naive Kingdomino, written from rules.md alone, to check the fast rulebook against.

Nothing here is meant to be fast: every question is answered from the squares as they are.
The castle is at (0, 0); x grows to the east, y grows to the north.
"""

from __future__ import annotations

import csv
from pathlib import Path

Square = tuple[int, int]
Half = tuple[str, int]  # terrain, crowns
Domino = tuple[Half, Half]  # left and right half as listed in the CSV
Kingdom = dict[Square, Half]  # placed squares only: the castle is never in it
Property = tuple[str, int, int, int]  # terrain, squares, crowns, squares * crowns
Key = tuple[int, int, int]  # score, largest property, crowns

# ("claim", number), ("discard", number) or ("place", number, square of left, square of right)
Move = tuple[str, int] | tuple[str, int, Square, Square]

CASTLE: Square = (0, 0)
MIDDLE_KINGDOM_POINTS = 10  # KD-X2
HARMONY_POINTS = 5  # KD-X3


def read_dominoes(path: str | Path) -> dict[int, Domino]:
    """The dominoes of the CSV file, by number (KD-C3, KD-C6)."""
    dominoes: dict[int, Domino] = {}
    with Path(path).open(newline="", encoding="utf-8") as file:
        for line in csv.DictReader(file):
            left = (line["left_terrain"], int(line["left_crowns"]))
            right = (line["right_terrain"], int(line["right_crowns"]))
            dominoes[int(line["number"])] = (left, right)
    return dominoes


# --- Squares -------------------------------------------------------------------------------------


def neighbours(square: Square) -> list[Square]:
    """The four squares beside this one; diagonal contact never counts (A-K6)."""
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def occupied(kingdom: Kingdom) -> set[Square]:
    """The placed squares and the castle."""
    return set(kingdom) | {CASTLE}


def box(squares: set[Square]) -> tuple[int, int, int, int]:
    """The smallest box around the squares: west, east, south, north."""
    xs = [x for x, _ in squares]
    ys = [y for _, y in squares]
    return min(xs), max(xs), min(ys), max(ys)


# --- Placement -----------------------------------------------------------------------------------


def is_empty(kingdom: Kingdom, square: Square) -> bool:
    return square != CASTLE and square not in kingdom


def inside_frame(kingdom: Kingdom, left: Square, right: Square, size: int) -> bool:
    """KD-P1, KD-P6, A-K3: the frame moves; only the extent of kingdom and castle is limited."""
    west, east, south, north = box(occupied(kingdom) | {left, right})
    return east - west + 1 <= size and north - south + 1 <= size


def half_matches(kingdom: Kingdom, terrain: str, square: Square) -> bool:
    """KD-P2: this half touches the castle (A-K5) or an older square of its own terrain.

    The other half of the same domino is not in the kingdom yet, so it cannot count (A-K4).
    """
    for beside in neighbours(square):
        if beside == CASTLE:
            return True
        if beside in kingdom and kingdom[beside][0] == terrain:
            return True
    return False


def domino_matches(kingdom: Kingdom, domino: Domino, left: Square, right: Square) -> bool:
    """KD-P3: one matching side is enough, whatever the other contacts are."""
    (left_terrain, _), (right_terrain, _) = domino
    return half_matches(kingdom, left_terrain, left) or half_matches(kingdom, right_terrain, right)


def may_lie(kingdom: Kingdom, domino: Domino, left: Square, right: Square, size: int) -> bool:
    """The whole law of one placement (KD-P1 to KD-P3); holes are allowed (A-K2)."""
    return (
        right in neighbours(left)
        and is_empty(kingdom, left)
        and is_empty(kingdom, right)
        and domino_matches(kingdom, domino, left, right)
        and inside_frame(kingdom, left, right, size)
    )


def is_canonical(domino: Domino, left: Square, right: Square) -> bool:
    """Of two equal halves, the one called left is to the west or to the north."""
    if domino[0] != domino[1]:
        return True
    return left[0] < right[0] or left[1] > right[1]


def candidates(kingdom: Kingdom) -> set[tuple[Square, Square]]:
    """Every (left, right) with at least one half beside the kingdom: only such can match."""
    pairs: set[tuple[Square, Square]] = set()
    for square in occupied(kingdom):
        for near in neighbours(square):
            for far in neighbours(near):
                if is_empty(kingdom, near) and is_empty(kingdom, far):
                    pairs.add((near, far))
                    pairs.add((far, near))
    return pairs


def placements(kingdom: Kingdom, domino: Domino, size: int) -> set[tuple[Square, Square]]:
    """Every legal (left, right), each different picture once."""
    legal: set[tuple[Square, Square]] = set()
    for left, right in candidates(kingdom):
        if is_canonical(domino, left, right) and may_lie(kingdom, domino, left, right, size):
            legal.add((left, right))
    return legal


# --- Scoring -------------------------------------------------------------------------------------


def connected(kingdom: Kingdom, start: Square) -> set[Square]:
    """The squares of the property that holds this square (KD-V1).

    The castle is not in the kingdom, so it neither enlarges nor connects (KD-V5).
    """
    terrain = kingdom[start][0]
    found = {start}
    to_visit = [start]
    while to_visit:
        for beside in neighbours(to_visit.pop()):
            if beside in kingdom and kingdom[beside][0] == terrain and beside not in found:
                found.add(beside)
                to_visit.append(beside)
    return found


def properties(kingdom: Kingdom) -> list[Property]:
    """Every property apart (KD-V3), crownless ones too, at squares x crowns (KD-V2, KD-V4)."""
    result: list[Property] = []
    seen: set[Square] = set()
    for square in kingdom:
        if square in seen:
            continue
        group = connected(kingdom, square)
        seen |= group
        crowns = sum(kingdom[member][1] for member in group)
        result.append((kingdom[square][0], len(group), crowns, len(group) * crowns))
    return sorted(result)


def castle_in_middle(kingdom: Kingdom, size: int, reading: str) -> bool:
    """KD-X2 as A-K9 reads it; gaps inside the box do not matter."""
    west, east, south, north = box(occupied(kingdom))
    symmetric = -west == east and -south == north
    if reading == "symmetric":
        return symmetric
    if reading == "exact":
        return symmetric and east - west + 1 == size and north - south + 1 == size
    return False


def ranks_of(keys: list[Key]) -> list[int]:
    """KD-V6 to KD-V8, A-K13: one more than the number of better keys; equal keys share."""
    return [1 + sum(other > key for other in keys) for key in keys]


def match_ranks(keys: list[list[Key]]) -> list[int]:
    """Dynasty (KD-X1): keys[game][seat]; the sums decide, one after the other (A-K15, A-K16)."""
    totals: list[Key] = []
    for seat in range(len(keys[0])):
        score = sum(game[seat][0] for game in keys)
        largest = sum(game[seat][1] for game in keys)
        crowns = sum(game[seat][2] for game in keys)
        totals.append((score, largest, crowns))
    return ranks_of(totals)


# --- The game ------------------------------------------------------------------------------------


class NaiveKingdomino:
    """One game, from the first draft to the last placement."""

    def __init__(
        self,
        dominoes: dict[int, Domino],
        *,
        players: int,
        size: int,
        row: int,
        deck: list[int],
        kings: list[int],
        middle_kingdom: str,
        harmony: bool,
    ) -> None:
        if not deck or len(deck) % row != 0 or len(set(deck)) != len(deck):
            raise ValueError("the deck must be whole rows of different dominoes (KD-S4, KD-S5)")
        if set(kings) != set(range(players)) or len(kings) > row:
            raise ValueError("every seat needs a king and every king a domino (KD-S1, KD-S5)")
        if size not in (5, 7):
            raise ValueError("a kingdom is 5x5 or 7x7 (KD-P1, KD-X4)")
        if middle_kingdom not in ("off", "symmetric", "exact"):
            raise ValueError(f"unknown reading of Middle Kingdom: {middle_kingdom} (A-K9)")
        self._dominoes = dominoes
        self._players = players
        self._size = size
        self._middle_kingdom = middle_kingdom
        self._harmony = harmony
        self._kingdoms: list[Kingdom] = [{} for _ in range(players)]
        self._discarded: list[list[int]] = [[] for _ in range(players)]
        self._left_over: list[int] = []
        # KD-S6: every row is laid out in ascending order.
        self._rows = [sorted(deck[i : i + row]) for i in range(0, len(deck), row)]
        # KD-S7: the kings in the hand, in the order in which they come out.
        self._hand = list(kings)
        # The dominoes that still await their turn, lowest first, each with its owner (KD-T1).
        self._current: list[tuple[int, int]] = []
        # The row being claimed, and whose king is on which of its dominoes.
        self._next: list[int] = []
        self._claims: dict[int, int] = {}
        # The seat that has done action 1 and still owes action 2 (KD-T2).
        self._claimer: int | None = None
        self._lay_out_row()

    # --- Whose turn, and what they may do

    def seat(self) -> int | None:
        """Who acts now; None when the game is over."""
        if self._hand:
            return self._hand[0]
        if self._claimer is not None:
            return self._claimer
        if self._current:
            return self._current[0][1]  # KD-T1, A-K22: the lowest number first
        return None

    def over(self) -> bool:
        return self.seat() is None

    def legal(self) -> set[Move]:
        """Every move of the acting seat."""
        if self.over():
            return set()
        if self._hand or self._claimer is not None:
            return self._legal_claims()
        return self._legal_placements()

    def _legal_claims(self) -> set[Move]:
        """KD-S7, KD-T2: any domino without a king; there is no way not to choose (A-K8)."""
        moves: set[Move] = set()
        for number in self._next:
            if number not in self._claims:
                moves.add(("claim", number))
        return moves

    def _legal_placements(self) -> set[Move]:
        """KD-P4, KD-P5, A-K1: a domino that fits must be placed, any other is discarded."""
        number, seat = self._current[0]
        moves: set[Move] = set()
        for left, right in placements(self._kingdoms[seat], self._dominoes[number], self._size):
            moves.add(("place", number, left, right))
        if not moves:
            moves.add(("discard", number))
        return moves

    # --- Playing

    def play(self, move: Move) -> None:
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        if len(move) == 4:
            _, number, left, right = move
            self._place(number, left, right)
        elif move[0] == "discard":
            self._discard(move[1])
        else:
            self._claim(move[1])

    def _place(self, number: int, left: Square, right: Square) -> None:
        """Action 1 (KD-T2)."""
        _, seat = self._current.pop(0)
        left_half, right_half = self._dominoes[number]
        self._kingdoms[seat][left] = left_half
        self._kingdoms[seat][right] = right_half
        self._after_action_1(seat)

    def _discard(self, number: int) -> None:
        """Action 1 when nothing fits (KD-P4)."""
        _, seat = self._current.pop(0)
        self._discarded[seat].append(number)
        self._after_action_1(seat)

    def _after_action_1(self, seat: int) -> None:
        """Action 2 follows, except in the last round, which has no new row (KD-E1, A-K14)."""
        if self._next:
            self._claimer = seat

    def _claim(self, number: int) -> None:
        """A king goes onto a domino: in the first draft (KD-S7) or as action 2 (KD-T2)."""
        seat = self.seat()
        assert seat is not None
        self._claims[number] = seat
        if self._hand:
            self._hand.pop(0)
        self._claimer = None
        if not self._hand and not self._current:
            self._begin_round()

    def _begin_round(self) -> None:
        """The claimed row becomes the current one and a new row is laid out (KD-S10, KD-T5)."""
        for number in self._next:
            if number in self._claims:
                self._current.append((number, self._claims[number]))
            else:
                self._left_over.append(number)  # KD-S9, A-K17: out of the game, nobody's discard
        self._lay_out_row()

    def _lay_out_row(self) -> None:
        """The next row of the deck, or none when the deck is used up (KD-E1)."""
        self._next = self._rows.pop(0) if self._rows else []
        self._claims = {}

    # --- What is on the table

    def kingdom(self, seat: int) -> Kingdom:
        return dict(self._kingdoms[seat])

    def discarded(self, seat: int) -> list[int]:
        return list(self._discarded[seat])

    def left_over(self) -> list[int]:
        return list(self._left_over)

    def current_row(self) -> list[tuple[int, int | None]]:
        row: list[tuple[int, int | None]] = []
        for number, seat in self._current:
            row.append((number, seat))
        return row

    def next_row(self) -> list[tuple[int, int | None]]:
        return [(number, self._claims.get(number)) for number in self._next]

    # --- Scoring, at any time, of the current kingdom

    def points(self, seat: int) -> list[Property]:
        return properties(self._kingdoms[seat])

    def bonuses(self, seat: int) -> tuple[int, int]:
        """Middle Kingdom and Harmony (KD-X2, KD-X3); the same points in 7x7 (A-K11)."""
        middle = castle_in_middle(self._kingdoms[seat], self._size, self._middle_kingdom)
        # A-K10: no own discard; the shared left-over of three players is not in this list.
        harmony = self._harmony and not self._discarded[seat]
        return MIDDLE_KINGDOM_POINTS if middle else 0, HARMONY_POINTS if harmony else 0

    def score(self, seat: int) -> int:
        """KD-V6; the bonuses are points like any others (A-K12)."""
        return sum(value for _, _, _, value in self.points(seat)) + sum(self.bonuses(seat))

    def tie_key(self, seat: int) -> Key:
        """KD-V7: largest property, even crownless; KD-V8: crowns; never the castle (A-K13)."""
        largest = max((squares for _, squares, _, _ in self.points(seat)), default=0)
        crowns = sum(crowns for _, crowns in self._kingdoms[seat].values())
        return self.score(seat), largest, crowns

    def ranks(self) -> list[int]:
        return ranks_of([self.tie_key(seat) for seat in range(self._players)])

"""A deliberately naive Kingdoms, written from rules.md alone, to check the fast rulebook against.

Nothing here is meant to be fast: every question is answered from the squares as they are.
Rows are counted 1 to 5 from the top, columns 1 to 6 from the left (A-G36).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Square = tuple[int, int]  # row, column
Board = dict[Square, str]  # occupied squares only; a tile by its kind ("+3"), a castle as "<seat>:<rank>"
Kind = Literal["row", "column"]

Move = (
    tuple[Literal["castle"], int, Square]  # KG-T1 (a)
    | tuple[Literal["draw"]]  # KG-T1 (b), first step
    | tuple[Literal["tile"], str, Square]  # KG-T1 (b), second step; the only step with No luck (KG-X2)
    | tuple[Literal["start"], Square]  # KG-T1 (c)
    | tuple[Literal["pass"]]  # KG-T2
)

ROWS = 5  # KG-C2
COLUMNS = 6
SQUARES: list[Square] = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]

RESOURCES = ["+1", "+2", "+3", "+4", "+5", "+6"]
HAZARDS = ["-1", "-2", "-3", "-4", "-5", "-6"]
# KG-C4 and the list of section 2.8: each resource and the mountain twice, everything else once.
TILES = RESOURCES + RESOURCES + HAZARDS + ["mountain", "mountain", "dragon", "goldmine", "wizard"]

ALL_CASTLES = {1: 4, 2: 3, 3: 2, 4: 1}  # KG-C1: rank and how many of one colour
RANK_1_CASTLES = {2: 4, 3: 3, 4: 2}  # KG-S1: players and how many rank-1 castles each
MONEY_AT_START = 50  # KG-S2
LAST_ROUND = 3  # KG-E1


class Line(NamedTuple):
    """One row or column, or what the mountains leave of it (KG-R4), and what it pays."""

    kind: Kind
    first: Square
    last: Square
    value: int
    incomes: dict[int, int]  # by seat, for every seat with a castle there


# --- Reading -------------------------------------------------------------------------------------


def read_piece(word: str, colours: list[str]) -> str:
    """One word of the text form: a tile as it is, "red1" as the castle of red's seat."""
    if word in TILES:
        return word
    for seat, colour in enumerate(colours):
        for rank in ALL_CASTLES:
            if word == f"{colour}{rank}":
                return f"{seat}:{rank}"
    raise ValueError(f"neither a tile nor a castle: {word}")


def read_board(lines_of_text: list[str], colours: list[str]) -> Board:
    """The board from its text form, one line of words per row; "." is an empty square."""
    board: Board = {}
    for row, text in enumerate(lines_of_text, start=1):
        for column, word in enumerate(text.split(), start=1):
            if word != ".":
                board[(row, column)] = read_piece(word, colours)
    return board


# --- Scoring -------------------------------------------------------------------------------------


def is_castle(piece: str) -> bool:
    return ":" in piece


def owner_and_rank(castle: str) -> tuple[int, int]:
    seat, rank = castle.split(":")
    return int(seat), int(rank)


def neighbours(square: Square) -> list[Square]:
    """The four squares beside this one; no diagonals (KG-R6)."""
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def split_by_mountains(board: Board, line: list[Square]) -> list[list[Square]]:
    """KG-R4: the parts of a line; two mountains make three (A-G4), and a mountain is in none.

    A part without squares does not exist (A-G5); an empty square does not split (A-G27).
    """
    parts: list[list[Square]] = [[]]
    for square in line:
        if board.get(square) == "mountain":
            parts.append([])
        else:
            parts[-1].append(square)
    return [part for part in parts if part]


def value_of(board: Board, part: list[Square]) -> int:
    """KG-R2, changed by this part's own dragon and gold mine only (A-G2, A-G3)."""
    pieces = [board[square] for square in part if square in board]
    resources = sum(int(piece) for piece in pieces if piece in RESOURCES)
    hazards = sum(int(piece) for piece in pieces if piece in HAZARDS)
    if "dragon" in pieces:
        resources = 0  # KG-R7; before the doubling (A-G1)
    value = resources + hazards
    if "goldmine" in pieces:
        value = 2 * value  # KG-R5; the numbers of tiles, never the ranks (A-G9)
    return value


def rank_at(board: Board, square: Square) -> int:
    """KG-R6: one more beside the wizard, for any owner (A-G8), in row and column (A-G6), without a cap (A-G7)."""
    _, rank = owner_and_rank(board[square])
    if any(board.get(beside) == "wizard" for beside in neighbours(square)):
        return rank + 1
    return rank


def incomes_of(board: Board, part: list[Square]) -> dict[int, int]:
    """KG-R2: value times the sum of the ranks, for every seat with a castle there; never floored at 0."""
    ranks: dict[int, int] = {}
    for square in part:
        if square in board and is_castle(board[square]):
            seat, _ = owner_and_rank(board[square])
            ranks[seat] = ranks.get(seat, 0) + rank_at(board, square)
    value = value_of(board, part)
    return {seat: value * rank for seat, rank in ranks.items()}


def scored_parts(board: Board, kind: Kind, line: list[Square]) -> list[Line]:
    return [
        Line(kind, part[0], part[-1], value_of(board, part), incomes_of(board, part))
        for part in split_by_mountains(board, line)
    ]


def lines(board: Board, rows: int = ROWS, columns: int = COLUMNS) -> list[Line]:
    """Every part of every row from the top, then of every column from the left (KG-R1, KG-R3, A-G24)."""
    result: list[Line] = []
    for row in range(1, rows + 1):
        result += scored_parts(board, "row", [(row, column) for column in range(1, columns + 1)])
    for column in range(1, columns + 1):
        result += scored_parts(board, "column", [(row, column) for row in range(1, rows + 1)])
    return result


def squares_of_part(line: Line) -> list[Square]:
    """The squares from the first to the last of this part."""
    (top, left), (bottom, right) = line.first, line.last
    return [(row, column) for row, column in SQUARES if top <= row <= bottom and left <= column <= right]


def squares_of_whole_line(line: Line) -> list[Square]:
    """The squares of the whole row or column that this part is cut from, mountains included."""
    if line.kind == "row":
        return [(row, column) for row, column in SQUARES if row == line.first[0]]
    return [(row, column) for row, column in SQUARES if column == line.first[1]]


# --- The game ------------------------------------------------------------------------------------


class NaiveKingdoms:
    """One game, from the first turn of round 1 to the last scoring."""

    def __init__(
        self,
        *,
        players: int,
        shuffles: list[list[str]],
        first: int,
        last_castle: bool = False,
        no_luck: bool = False,
        continuous: str = "off",
    ) -> None:
        if players not in RANK_1_CASTLES:
            raise ValueError("two to four players (KG-S1)")
        if first not in range(players):
            raise ValueError(f"the start player has no seat: {first} (KG-S4)")
        if any(sorted(shuffle) != sorted(TILES) for shuffle in shuffles):
            raise ValueError("every shuffle must hold exactly the 23 tiles (KG-C4)")
        if continuous not in ("off", "parts", "lines"):
            raise ValueError(f"unknown reading of Continuous scoring: {continuous} (A-G28)")
        self._players = players
        self._shuffles = shuffles
        self._last_castle = last_castle
        self._no_luck = no_luck
        self._continuous = continuous
        self._money = [MONEY_AT_START] * players
        self._history: list[list[int]] = []
        # The castles in hand: for each seat, rank and how many.
        self._castles = [self._castles_at_start() for _ in range(players)]
        self._round = 0
        self._board: Board = {}
        # The lines of this round that have been paid out already (KG-X3).
        self._paid: set[tuple[Kind, Square, Square]] = set()
        self._supply: list[str] = []
        self._start_tiles: list[str | None] = [None] * players
        # The tile that the acting seat has drawn and must place (A-G12).
        self._drawn: str | None = None
        self._starter = first
        self._seat: int | None = first
        self._begin_round()

    def _castles_at_start(self) -> dict[int, int]:
        """KG-S1; with Last castle all players have all of them (KG-X1)."""
        castles = dict(ALL_CASTLES)
        if not self._last_castle:
            castles[1] = RANK_1_CASTLES[self._players]
        return castles

    # --- Whose turn, and what they may do

    def seat(self) -> int | None:
        """Who acts now; None when the game is over."""
        return self._seat

    def over(self) -> bool:
        return self._seat is None

    def legal(self) -> set[Move]:
        """Every move of the acting seat (KG-T1); passing only if there is no other (KG-T2, A-G10)."""
        if self._seat is None:
            return set()
        if self._drawn is not None:
            return self._tile_moves([self._drawn])  # A-G12: neither kept nor declined
        moves = self._castle_moves(self._seat) | self._supply_moves() | self._start_moves(self._seat)
        return moves or {("pass",)}

    def _castle_moves(self, seat: int) -> set[Move]:
        """KG-T1 (a)."""
        moves: set[Move] = set()
        for rank, count in self._castles[seat].items():
            if count > 0:
                for square in self._empty_squares():
                    moves.add(("castle", rank, square))
        return moves

    def _supply_moves(self) -> set[Move]:
        """KG-T1 (b), impossible without a supply (A-G11); with No luck one chooses a face-up tile (KG-X2)."""
        if self._no_luck:
            return self._tile_moves(self._supply)
        if self._supply and self._empty_squares():
            return {("draw",)}
        return set()

    def _tile_moves(self, tiles: list[str]) -> set[Move]:
        moves: set[Move] = set()
        for tile in tiles:
            for square in self._empty_squares():
                moves.add(("tile", tile, square))
        return moves

    def _start_moves(self, seat: int) -> set[Move]:
        """KG-T1 (c); there is no duty to do it (A-G13)."""
        moves: set[Move] = set()
        if self._start_tiles[seat] is not None:
            for square in self._empty_squares():
                moves.add(("start", square))
        return moves

    def _empty_squares(self) -> list[Square]:
        return [square for square in SQUARES if square not in self._board]

    # --- Playing

    def play(self, move: Move) -> None:
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        assert self._seat is not None
        if move[0] == "draw":
            self._drawn = self._supply.pop(0)
            return  # the same seat goes on: the tile must be placed (A-G12)
        if move[0] == "castle":
            self._place_castle(self._seat, move[1], move[2])
        elif move[0] == "tile":
            self._place_tile(move[1], move[2])
        elif move[0] == "start":
            self._place_start_tile(self._seat, move[1])
        self._pay_filled_lines()
        self._end_turn(self._seat)

    def _place_castle(self, seat: int, rank: int, square: Square) -> None:
        self._castles[seat][rank] -= 1
        self._board[square] = f"{seat}:{rank}"

    def _place_tile(self, tile: str, square: Square) -> None:
        """The drawn tile, or with No luck one of the face-up supply."""
        if self._no_luck:
            self._supply.remove(tile)
        self._drawn = None
        self._board[square] = tile

    def _place_start_tile(self, seat: int, square: Square) -> None:
        """It is not replaced (A-G15)."""
        tile = self._start_tiles[seat]
        assert tile is not None
        self._start_tiles[seat] = None
        self._board[square] = tile

    def _end_turn(self, seat: int) -> None:
        """The next seat clockwise (KG-S4), unless this was the last turn of the round."""
        if self._round_is_finished():
            self._end_round()
        else:
            self._seat = (seat + 1) % self._players

    def _round_is_finished(self) -> bool:
        """KG-R1: no square is empty; KG-X1: or nobody can act. Then at once, without pointless passes."""
        if not self._empty_squares():
            return True
        return not any(self._has_a_piece(seat) for seat in range(self._players))

    def _has_a_piece(self, seat: int) -> bool:
        """Is one of the three actions left to this seat (KG-T1), as long as a square is empty?"""
        has_castle = any(count > 0 for count in self._castles[seat].values())
        return has_castle or bool(self._supply) or self._start_tiles[seat] is not None

    # --- Paying

    def _pay_filled_lines(self) -> None:
        """Continuous scoring (KG-X3): at once, rows before columns (A-G30)."""
        if self._continuous != "off":
            for line in lines(self._board):
                if self._is_filled(line):
                    self._pay(line)

    def _is_filled(self, line: Line) -> bool:
        """A-G28: "parts" looks at the part alone, "lines" at the whole row or column."""
        squares = squares_of_part(line) if self._continuous == "parts" else squares_of_whole_line(line)
        return all(square in self._board for square in squares)

    def _pay(self, line: Line) -> None:
        """KG-R2, once in a round: a later wizard changes nothing (A-G29).

        A paid line has no empty square, so no later mountain can cut it: its ends identify it.
        Money may fall below zero (A-G19), and the bank never runs out (A-G20).
        """
        key = (line.kind, line.first, line.last)
        if key not in self._paid:
            self._paid.add(key)
            for seat, income in line.incomes.items():
                self._money[seat] += income

    # --- Rounds

    def _end_round(self) -> None:
        """KG-R1; with Continuous scoring only lines that never filled are left to pay (A-G31)."""
        for line in lines(self._board):
            self._pay(line)
        self._history.append(list(self._money))
        if self._was_last_round():
            self._seat = None
        else:
            self._starter = self._richest()
            self._begin_round()

    def _was_last_round(self) -> bool:
        """KG-E1; with Last castle as soon as a player has placed all of theirs, even in round 1 (KG-X1, A-G26)."""
        if self._last_castle:
            return any(sum(castles.values()) == 0 for castles in self._castles)
        return self._round == LAST_ROUND

    def _richest(self) -> int:
        """KG-N3, A-G34; of several the first clockwise from the last start player, inclusive (A-G21)."""
        for step in range(self._players):
            seat = (self._starter + step) % self._players
            if self._money[seat] == max(self._money):
                return seat
        raise AssertionError("one player is always richest")

    def _begin_round(self) -> None:
        """KG-S3, KG-N2: all 23 tiles are shuffled anew, wherever they were (A-G14)."""
        if self._round == len(self._shuffles):
            raise ValueError(f"no shuffle for round {self._round + 1}")
        self._clear_board()
        self._supply = list(self._shuffles[self._round])
        self._round += 1
        self._deal_start_tiles()
        self._seat = self._starter

    def _clear_board(self) -> None:
        """KG-N1: rank 1 goes back, the rest to the box; with Last castle rank 1 too (KG-X1, A-G18).

        Castles not placed stay in hand (A-G17).
        """
        for piece in self._board.values():
            if is_castle(piece) and not self._last_castle:
                seat, rank = owner_and_rank(piece)
                if rank == 1:
                    self._castles[seat][1] += 1
        self._board = {}
        self._paid = set()

    def _deal_start_tiles(self) -> None:
        """KG-S3, KG-N2: one for each; none in any round with No luck (KG-X2, A-G33)."""
        for seat in range(self._players):
            self._start_tiles[seat] = None if self._no_luck else self._supply.pop(0)

    # --- What is on the table

    def round(self) -> int:
        return self._round

    def board(self) -> Board:
        """The current board; after the game that of the last round."""
        return dict(self._board)

    def money(self) -> list[int]:
        return list(self._money)

    def castles(self, seat: int) -> dict[int, int]:
        """All four ranks, also those of which none is left in hand."""
        return dict(self._castles[seat])

    def start_tile(self, seat: int) -> str | None:
        return self._start_tiles[seat]

    def drawn(self) -> str | None:
        return self._drawn

    def supply(self) -> list[str]:
        return list(self._supply)

    def history(self) -> list[list[int]]:
        return [list(money) for money in self._history]

    def ranks(self) -> list[int]:
        """KG-E1: one more than the number of richer seats; equals share (A-G22)."""
        return [1 + sum(other > own for other in self._money) for own in self._money]

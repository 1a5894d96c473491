"""A copy of the scorer of Kingdoms into which each known mistake of other programs can be planted."""

from __future__ import annotations

from collections.abc import Iterator

ROWS, COLUMNS = 5, 6

MISTAKES = (
    "dragon per tile",
    "gold mine per tile",
    "dragon kills hazards",
    "gold mine doubles only resources",
    "dragon passes a mountain",
    "gold mine passes a mountain",
    "mountain splits only rows",
    "mountain splits only columns",
    "only the first mountain splits",
    "no wizard",
    "wizard works diagonally",
    "wizard capped at rank 4",
    "wizard counts in columns only",
    "income floored at 0",
)

Square = tuple[int, int]
Board = dict[Square, str]
Line = list[Square]


def incomes(rows: list[str], mistake: str = "") -> dict[str, tuple[int, int]]:
    """What a board pays to each colour, from rows and from columns, with one mistake or none."""
    board = {(y, x): word for y, row in enumerate(rows) for x, word in enumerate(row.split()) if word != "."}
    colours = {word[:-1] for word in board.values() if _is_castle(word)}
    across = [[(y, x) for x in range(COLUMNS)] for y in range(ROWS)]
    down = [[(y, x) for y in range(ROWS)] for x in range(COLUMNS)]
    return {colour: (_paid(board, across, colour, mistake), _paid(board, down, colour, mistake)) for colour in colours}


def _paid(board: Board, lines: list[Line], colour: str, mistake: str) -> int:
    return sum(
        _part_paid(board, line, part, colour, mistake) for line in lines for part in _parts(board, line, mistake)
    )


def _is_row(line: Line) -> bool:
    return line[0][0] == line[1][0]


def _parts(board: Board, line: Line, mistake: str) -> Iterator[Line]:
    splits = mistake != ("mountain splits only columns" if _is_row(line) else "mountain splits only rows")
    part: Line = []
    for square in line:
        if board.get(square) == "mountain" and splits:
            yield part
            part = []
            splits = mistake != "only the first mountain splits"
        else:
            part.append(square)
    yield part


def _part_paid(board: Board, line: Line, part: Line, colour: str, mistake: str) -> int:
    value = sum(_tile_value(board, square, line, part, mistake) for square in part)
    ranks = sum(_rank(board, square, _is_row(line), mistake) for square in part if board.get(square, "")[:-1] == colour)
    return max(value * ranks, 0) if mistake == "income floored at 0" else value * ranks


def _tile_value(board: Board, square: Square, line: Line, part: Line, mistake: str) -> int:
    word = board.get(square, "")
    value = int(word) if word[:1] in ("+", "-") else 0
    killed = mistake == "dragon kills hazards" or value > 0
    doubled = mistake != "gold mine doubles only resources" or value > 0
    if killed and _reaches(board, "dragon", square, line, part, mistake):
        value = 0
    return 2 * value if doubled and _reaches(board, "goldmine", square, line, part, mistake) else value


def _reaches(board: Board, special: str, square: Square, line: Line, part: Line, mistake: str) -> bool:
    """Whether the dragon or the gold mine works on a tile in this part."""
    name = {"dragon": "dragon", "goldmine": "gold mine"}[special]
    around = part
    if mistake == f"{name} passes a mountain":
        around = line
    if mistake == f"{name} per tile":
        around = [other for other in board if other[0] == square[0] or other[1] == square[1]]
    return any(board.get(other) == special for other in around)


def _rank(board: Board, square: Square, in_row: bool, mistake: str) -> int:
    rank = int(board[square][-1])
    y, x = square
    steps = [(0, 1), (0, -1), (1, 0), (-1, 0)]
    if mistake == "wizard works diagonally":
        steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    bonus = sum(board.get((y + dy, x + dx)) == "wizard" for dy, dx in steps)
    if mistake == "no wizard" or (mistake == "wizard counts in columns only" and in_row):
        bonus = 0
    return min(rank + bonus, 4) if mistake == "wizard capped at rank 4" else rank + bonus


def _is_castle(word: str) -> bool:
    return word[-1:].isdigit() and word[0] not in "+-"

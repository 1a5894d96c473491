"""A game of Kingdomino as a picture and as text, from what a spectator is sent."""

from __future__ import annotations

from regnum.envs.rendering import Label, Picture
from regnum.games.kingdomino.components import COLOURS, DOMINOES, Square
from regnum.games.kingdomino.data import KingdomData, KingdominoView, SlotData

_SQUARE, _GAP = 100.0, 50.0
_WORDS = {"W": "wheat", "F": "forest", "L": "lake", "P": "pasture", "S": "swamp", "M": "mine"}
_SEALS = (0, 39, 70, 90)
"""How wide the seals with one, two and three crowns are."""
_FRAME = 'fill="none" stroke="#b9a883" stroke-width="3"'


def picture(view: KingdominoView) -> Picture:
    """The rows above, the kingdoms below, side by side."""
    side = view.options.size * _SQUARE
    columns = max(len(view.kingdoms), 2)
    found = Picture(_GAP + columns * (side + _GAP), 8 * _GAP + 2 * _SQUARE + side)
    for number, row in enumerate((view.current_row, view.next_row)):
        _draw_row(found, row, _GAP + number * (_SQUARE + _GAP))
    top = 5 * _GAP + 2 * _SQUARE
    for seat, kingdom in enumerate(view.kingdoms):
        left = _GAP + seat * (side + _GAP)
        found.use(f"king-{COLOURS[seat]}", left, top - 90, 80)
        found.labels.append(Label(f"{kingdom.score}", left + 140, top - 45, 60))
        if seat == view.seat:
            found.box(left - 10, top - 10, side + 20, side + 20, 'fill="none" stroke="#8a3b2a" stroke-width="6"')
        _draw_kingdom(found, kingdom, seat, view.options.size, (left, top))
    return found


def _draw_row(found: Picture, row: tuple[SlotData, ...], top: float) -> None:
    for number, slot in enumerate(row):
        left = _GAP + number * (2 * _SQUARE + _GAP)
        domino = DOMINOES[slot.domino]
        if slot.done:
            found.box(left, top, 2 * _SQUARE, _SQUARE, _FRAME)
            continue
        for half, square in enumerate((domino.first, domino.second)):
            _draw_square(found, left + half * _SQUARE, top, square.terrain.word, square.crowns)
        found.labels.append(Label(str(slot.domino), left + _SQUARE, top + _SQUARE + 22, 34))
        if slot.seat is not None:
            found.use(f"king-{COLOURS[slot.seat]}", left + _SQUARE - 35, top + 15, 70)


def _draw_kingdom(found: Picture, kingdom: KingdomData, seat: int, size: int, corner: tuple[float, float]) -> None:
    columns = [0, *(x for x, _, _ in kingdom.squares)]
    rows = [0, *(y for _, y, _ in kingdom.squares)]
    west, north = min(columns), max(rows)
    found.box(*corner, size * _SQUARE, size * _SQUARE, _FRAME)
    for x, y, ground in ((0, 0, ""), *kingdom.squares):
        left, top = corner[0] + (x - west) * _SQUARE, corner[1] + (north - y) * _SQUARE
        if ground:
            _draw_square(found, left, top, _WORDS[ground[0]], int(ground[1:] or 0))
        else:
            found.use("land-castle", left, top, _SQUARE)
            found.use(f"castle-{COLOURS[seat]}", left + 10, top + 10, 80)


def _draw_square(found: Picture, left: float, top: float, terrain: str, crowns: int) -> None:
    found.use(f"land-{terrain}", left, top, _SQUARE)
    found.use(f"glyph-{terrain}", left + 17, top + 24, 66)
    if crowns:
        found.use(f"crown-{crowns}", left + 5, top + 5, _SEALS[crowns], 30)


def text(view: KingdominoView) -> str:
    """The rows, and every kingdom with its points."""
    lines = [
        f"round {view.round}, {view.phase}",
        f"now:  {_row_text(view.current_row)}",
        f"next: {_row_text(view.next_row)}",
    ]
    for seat, kingdom in enumerate(view.kingdoms):
        lines += ["", f"player_{seat}{' *' if seat == view.seat else ''}: {kingdom.score}", *_kingdom_lines(kingdom)]
    return "\n".join(lines) + "\n"


def _row_text(row: tuple[SlotData, ...]) -> str:
    return "  ".join(
        f"{slot.domino}:{_square_text(slot.domino)}{'' if slot.seat is None else f' ({slot.seat})'}"
        for slot in row
        if not slot.done
    )


def _square_text(domino: int) -> str:
    halves: tuple[Square, Square] = DOMINOES[domino].first, DOMINOES[domino].second
    return "-".join(map(str, halves))


def _kingdom_lines(kingdom: KingdomData) -> list[str]:
    ground = {(x, y): word for x, y, word in kingdom.squares} | {(0, 0): "##"}
    columns, rows = ({place[axis] for place in ground} for axis in (0, 1))
    return [
        " ".join(f"{ground.get((x, y), '.'):2}" for x in range(min(columns), max(columns) + 1)).rstrip()
        for y in range(max(rows), min(rows) - 1, -1)
    ]

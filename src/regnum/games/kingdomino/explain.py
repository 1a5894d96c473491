"""Why an action is legal or not: the rule it follows or breaks, in a sentence, and what would be legal."""

from __future__ import annotations

from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action, Claim, Discard, Place, square_name
from regnum.games.kingdomino.components import DOMINOES, Square
from regnum.games.kingdomino.kingdom import Kingdom, Point
from regnum.games.kingdomino.position import Position
from regnum.words import Message
from regnum.words.message import message

Reason = tuple[str, Message]
"""The number of a rule and the sentence about this action."""

_DO_NOW = {
    turns.DRAFT: "kingdomino-explain-must-claim-first",
    turns.PLACE: "kingdomino-explain-must-place",
    turns.CLAIM_NEXT: "kingdomino-explain-must-claim",
}


def explain(position: Position, kingdom: Kingdom | None, action: Action) -> Reason:
    """The reason for an action's legality; `kingdom` is that of the seat to act."""
    if kingdom is None:
        return "KD-E1", message("kingdomino-explain-game-over")
    if isinstance(action, Claim):
        return _explain_claim(position, action)
    if position.phase != turns.PLACE:
        return ("KD-S7" if position.phase == turns.DRAFT else "KD-T2"), message(_DO_NOW[position.phase])
    if action.domino != position.domino:
        return "KD-T2", message("kingdomino-explain-other-domino", domino=action.domino, mine=position.domino)
    if isinstance(action, Discard):
        return _explain_discard(position, action)
    return _explain_place(kingdom, action)


def _explain_claim(position: Position, action: Claim) -> Reason:
    if position.phase == turns.PLACE:
        return "KD-T2", message("kingdomino-explain-must-place", domino=position.domino)
    row = dict(position.row(turns.NEXT_OWNER))
    rule = "KD-S7" if position.phase == turns.DRAFT else "KD-T2"
    if action.domino not in row:
        return rule, message("kingdomino-explain-not-in-row", domino=action.domino, row=_listed(row))
    if row[action.domino] is not None:
        free = [domino for domino, seat in row.items() if seat is None]
        return "KD-S7", message("kingdomino-explain-claimed-already", domino=action.domino, free=_listed(free))
    return rule, message("kingdomino-explain-claim", domino=action.domino)


def _explain_discard(position: Position, action: Discard) -> Reason:
    ways = len(position.legal_codes())
    if position.legal_codes() == [turns.DISCARD]:
        return "KD-P4", message("kingdomino-explain-discard", domino=action.domino)
    return "KD-P5", message("kingdomino-explain-must-not-discard", domino=action.domino, ways=ways)


def _explain_place(kingdom: Kingdom, action: Place) -> Reason:
    for point in action.squares:
        if point == (0, 0) or point in kingdom.squares:
            return "A-K7", message("kingdomino-explain-occupied", square=square_name(*point))
    if not _fits_frame(kingdom, action.squares):
        return "KD-P1", message("kingdomino-explain-frame", size=kingdom.size)
    domino = DOMINOES[action.domino]
    halves = list(zip(action.squares, (domino.first, domino.second), strict=True))
    for point, half in halves:
        for beside in _beside(point):
            if beside == (0, 0):
                return "KD-P2", message("kingdomino-explain-touches-castle", square=square_name(*point))
            if _same_terrain(kingdom, beside, half):
                return "KD-P2", message(
                    "kingdomino-explain-matches", square=square_name(*point), terrain=half.terrain.word
                )
    return _explain_no_match(kingdom, halves)


def _explain_no_match(kingdom: Kingdom, halves: list[tuple[Point, Square]]) -> Reason:
    taken = {(0, 0), *kingdom.squares}
    if any(beside in taken for point, _ in halves for beside in _beside(point)):
        first, second = (message("kingdomino-terrain", terrain=half.terrain.word) for _, half in halves)
        return "KD-P2", message("kingdomino-explain-no-match", first=first, second=second)
    if any((x + dx, y + dy) in taken for (x, y), _ in halves for dx in (-1, 1) for dy in (-1, 1)):
        return "A-K6", message("kingdomino-explain-diagonal")
    return "KD-P2", message("kingdomino-explain-apart")


def _same_terrain(kingdom: Kingdom, point: Point, half: Square) -> bool:
    square = kingdom.squares.get(point)
    return square is not None and square.terrain == half.terrain


def _beside(point: Point) -> tuple[Point, ...]:
    x, y = point
    return (x + 1, y), (x, y - 1), (x - 1, y), (x, y + 1)


def _fits_frame(kingdom: Kingdom, points: tuple[Point, ...]) -> bool:
    west, east, south, north = kingdom.box
    columns = [west, east, *(x for x, _ in points)]
    rows = [south, north, *(y for _, y in points)]
    return max(columns) - min(columns) < kingdom.size and max(rows) - min(rows) < kingdom.size


def _listed(dominoes: dict[int, int | None] | list[int]) -> str:
    return ", ".join(str(domino) for domino in dominoes)

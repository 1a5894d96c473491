"""Why an action is legal or not: the rule it follows or breaks, in a sentence.

Why a placement is legal is decided by `turns.placement_reason`; here its codes get words.
"""

from __future__ import annotations

from regnum.games.kingdomino import turns
from regnum.games.kingdomino.actions import Action, Claim, Discard, Place, square_name
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.position import Position
from regnum.words import Message
from regnum.words.message import Argument, message

Reason = tuple[str, Message]
"""The number of a rule and the sentence about this action."""

_DO_NOW = {
    turns.DRAFT: "kingdomino-explain-must-claim-first",
    turns.PLACE: "kingdomino-explain-must-place",
    turns.CLAIM_NEXT: "kingdomino-explain-must-claim",
}


_PLACEMENTS = {
    turns.TOUCHES_CASTLE: ("KD-P2", "touches-castle"),
    turns.MATCHES: ("KD-P2", "matches"),
    turns.OCCUPIED: ("A-K7", "occupied"),
    turns.OUTSIDE_FRAME: ("KD-P1", "frame"),
    turns.NO_MATCH: ("KD-P2", "no-match"),
    turns.ONLY_DIAGONAL: ("A-K6", "diagonal"),
    turns.APART: ("KD-P2", "apart"),
}


def explain(position: Position, action: Action) -> Reason:
    """The reason for an action's legality for the seat to act."""
    if position.seat is None:
        return "KD-E1", message("kingdomino-explain-game-over")
    if isinstance(action, Claim):
        return _explain_claim(position, action)
    if position.phase != turns.PLACE:
        return ("KD-S7" if position.phase == turns.DRAFT else "KD-T2"), message(_DO_NOW[position.phase])
    if action.domino != position.domino:
        return "KD-T2", message("kingdomino-explain-other-domino", domino=action.domino, mine=position.domino)
    if isinstance(action, Discard):
        return _explain_discard(position, action)
    return _explain_place(position, action)


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


def _explain_place(position: Position, action: Place) -> Reason:
    code, half = position.placement_reason(action)
    rule, name = _PLACEMENTS[code]
    return rule, message(f"kingdomino-explain-{name}", **_arguments(position, action, code, half))


def _arguments(position: Position, action: Place, code: int, half: int) -> dict[str, Argument]:
    """What the sentence about a placement mentions."""
    domino = DOMINOES[action.domino]
    terrains = domino.first.terrain.word, domino.second.terrain.word
    if code == turns.OUTSIDE_FRAME:
        return {"size": position.size}
    if code == turns.NO_MATCH:
        first, second = (message("kingdomino-terrain", terrain=terrain) for terrain in terrains)
        return {"first": first, "second": second}
    if code in (turns.ONLY_DIAGONAL, turns.APART):
        return {}
    square = square_name(*action.squares[half])
    return {"square": square, "terrain": terrains[half]} if code == turns.MATCHES else {"square": square}


def _listed(dominoes: dict[int, int | None] | list[int]) -> str:
    return ", ".join(str(domino) for domino in dominoes)

"""Why an action is legal or not: the rule it follows or breaks, in a sentence.

`referee.judge` decides; here its codes get words. The web app says the same sentences by the same table.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from regnum.games.kingdomino import referee, turns
from regnum.games.kingdomino.actions import Action, Place, square_name
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.position import Position
from regnum.words import Message
from regnum.words.message import Argument, message

Reason = tuple[str, Message]
"""The number of a rule and the sentence about this action."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """The rule and the sentence of one of the referee's reasons."""

    rule: str
    name: str
    """Of the message, without `kingdomino-explain-`."""
    arguments: dict[str, str] = field(default_factory=dict)
    """What the sentence mentions, by the names in `_argument`."""


_DOMINO = {"domino": "domino"}

REASONS = {
    turns.TOUCHES_CASTLE: Sentence("KD-P2", "touches-castle", {"square": "square"}),
    turns.MATCHES: Sentence("KD-P2", "matches", {"square": "square", "terrain": "terrain"}),
    turns.OCCUPIED: Sentence("A-K7", "occupied", {"square": "square"}),
    turns.OUTSIDE_FRAME: Sentence("KD-P1", "frame", {"size": "size"}),
    turns.NO_MATCH: Sentence("KD-P2", "no-match", {"first": "first", "second": "second"}),
    turns.ONLY_DIAGONAL: Sentence("A-K6", "diagonal"),
    turns.APART: Sentence("KD-P2", "apart"),
    referee.MAY_CLAIM_FIRST: Sentence("KD-S7", "claim", _DOMINO),
    referee.MAY_CLAIM: Sentence("KD-T2", "claim", _DOMINO),
    referee.MAY_DISCARD: Sentence("KD-P4", "discard", _DOMINO),
    referee.MUST_CLAIM_FIRST: Sentence("KD-S7", "must-claim-first"),
    referee.MUST_CLAIM: Sentence("KD-T2", "must-claim"),
    referee.MUST_PLACE: Sentence("KD-T2", "must-place", {"domino": "mine"}),
    referee.GAME_OVER: Sentence("KD-E1", "game-over"),
    referee.NOT_IN_FIRST_ROW: Sentence("KD-S7", "not-in-row", {**_DOMINO, "row": "row"}),
    referee.NOT_IN_ROW: Sentence("KD-T2", "not-in-row", {**_DOMINO, "row": "row"}),
    referee.CLAIMED_ALREADY: Sentence("KD-S7", "claimed-already", {**_DOMINO, "free": "free"}),
    referee.OTHER_DOMINO: Sentence("KD-T2", "other-domino", {**_DOMINO, "mine": "mine"}),
    referee.MUST_NOT_DISCARD: Sentence("KD-P5", "must-not-discard", {**_DOMINO, "ways": "ways"}),
    referee.WAIT: Sentence("KD-T1", "wait"),
}


def explain(position: Position, action: Action) -> Reason:
    """The reason for an action's legality for the seat to act."""
    code, half, _ = position.judge(action)
    return _said(
        REASONS[code], {one: _argument(position, action, half, one) for one in REASONS[code].arguments.values()}
    )


def explain_wait() -> Reason:
    """Why a player has to wait while another seat is to act."""
    return _said(REASONS[referee.WAIT], {})


def _said(sentence: Sentence, known: dict[str, Argument]) -> Reason:
    mentioned = {name: known[what] for name, what in sentence.arguments.items()}
    return sentence.rule, message(f"kingdomino-explain-{sentence.name}", **mentioned)


def _argument(position: Position, action: Action, half: int, name: str) -> Argument:
    """Something that sentences mention."""
    match name:
        case "domino":
            return action.domino
        case "mine":
            return position.domino
        case "size":
            return position.size
        case "ways":
            return len(position.legal_codes())
        case "row":
            return ", ".join(str(domino) for domino, _ in position.row(turns.NEXT_OWNER))
        case "free":
            return ", ".join(str(domino) for domino, seat in position.row(turns.NEXT_OWNER) if seat is None)
    assert isinstance(action, Place), name
    return _of_placement(action, half, name)


def _of_placement(action: Place, half: int, name: str) -> Argument:
    domino = DOMINOES[action.domino]
    terrains = domino.first.terrain.word, domino.second.terrain.word
    if name == "square":
        return square_name(*action.squares[half])
    if name == "terrain":
        return terrains[half]
    return message("kingdomino-terrain", terrain=terrains[0 if name == "first" else 1])

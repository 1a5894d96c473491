"""Why an action is legal or not: the rule it follows or breaks, in a sentence.

`turns.refusal` alone decides what is legal; this module puts its codes into words.
"""

from __future__ import annotations

from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action, Build, Draw, Lay, LayStart, Pass, square_name
from regnum.games.kingdoms.components import COLOURS, Kind
from regnum.games.kingdoms.position import Position, code_of
from regnum.words import Message
from regnum.words.message import Argument, message

Reason = tuple[str, Message]
"""The number of a rule and the sentence about this action."""

_REFUSALS = {
    turns.GAME_OVER: ("KG-E1", "game-over"),
    turns.MUST_PLACE_DRAWN: ("A-G12", "must-place-drawn"),
    turns.CHOOSE_NOT_DRAW: ("KG-X2", "choose-not-draw"),
    turns.SUPPLY_EMPTY: ("A-G11", "supply-empty"),
    turns.MUST_NOT_PASS: ("KG-T2", "must-not-pass"),
    turns.NO_CASTLE: ("KG-T1", "no-castle"),
    turns.NO_STARTING_TILES: ("A-G33", "no-starting-tiles"),
    turns.STARTING_TILE_PLAYED: ("A-G15", "starting-tile-played"),
    turns.DRAW_FIRST: ("KG-T1", "draw-first"),
    turns.NOT_IN_SUPPLY: ("KG-X2", "not-in-supply"),
    turns.NO_SQUARE: ("KG-C2", "no-square"),
    turns.OCCUPIED: ("KG-T1", "occupied"),
}


def explain(position: Position, action: Action) -> Reason:
    """The reason for an action's legality for the seat to act."""
    code = turns.refusal(position.arrays, code_of(action))
    rule, name = _allowed(action) if code == turns.LEGAL else _REFUSALS[code]
    return _reason(rule, name, **_arguments(position, action, name))


def explain_wait(seat: int) -> Reason:
    """Why a player has to wait while another seat is to act."""
    return _reason("KG-S4", "not-your-turn", colour=COLOURS[seat])


def _reason(rule: str, name: str, **arguments: Argument) -> Reason:
    return rule, message(f"kingdoms-explain-{name}", **arguments)


def _allowed(action: Action) -> tuple[str, str]:
    if isinstance(action, Draw):
        return "KG-T1", "draw"
    return ("KG-T2", "pass") if isinstance(action, Pass) else ("KG-T1", "place")


def _arguments(position: Position, action: Action, name: str) -> dict[str, Argument]:
    """What the sentence mentions."""
    match name, action:
        case "must-place-drawn", _:
            return {"tile": Kind(position.drawn).word}
        case "no-castle", Build(rank, _):
            return {"rank": rank}
        case "not-in-supply", Lay(kind, _):
            return {"tile": kind.word}
        case "occupied" | "place", (Build() | Lay() | LayStart()) as placed:
            return {"square": square_name(placed.square)}
    return {}
